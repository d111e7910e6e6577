"""The journeyman: looks one full turn of its own ahead and takes the line that looks best to it.

It knows no game, only the `Game` interface: it plays every sequence of its own answers on a state that agrees with its
view, up to the point where somebody's next turn opens, and asks `Game.insight` how that looks, for itself against its
strongest rival. Where a move reveals something it cannot know what comes, so it averages over several worlds that
agree with what it sees.
"""

from collections.abc import Sequence
from typing import Any

from engine.agenda import Decision
from engine.chance import Dice
from engine.game import Game

WORLDS = 4
"""How many outcomes of a revelation are imagined and averaged."""

BUDGET = 3000
"""How many moves may be tried for one answer, shared alike between the candidates: about a quarter of a second. A
candidate that has used up its share is played on with the first answer to every further question."""

ASIDES = 2
"""How many asides one line may contain: there is no end to exchanging back and forth."""


def choose(game: Game, view: Any, seat: int, dice: Dice) -> Any:
    """Answer with the move whose best continuation is worth most."""
    state = game.imagine(view, dice)
    decision = next(each for each in game.decisions(state) if each.seat == seat)
    candidates = [*decision.moves, *decision.asides]
    if len(candidates) == 1:
        return candidates[0]
    share = BUDGET // len(candidates)
    worths = [_Search(game, seat, dice, share).worth_of(state, move, ASIDES) for move in candidates]
    return candidates[worths.index(max(worths))]


class _Search:
    """The lines that follow one candidate."""

    def __init__(self, game: Game, seat: int, dice: Dice, budget: int) -> None:
        self.game = game
        self.seat = seat
        self.dice = dice
        self.left = budget

    def worth_of(self, state: Any, move: Any, asides: int) -> float:
        """Judge a move by its best continuation, averaged over several worlds if it reveals something."""
        after = self._after(state, move)
        worth = self._best(after, asides)
        if after.revealed == state.revealed:
            return worth
        view = self.game.seen_by(state, self.seat)
        for _ in range(WORLDS - 1):
            world = self.game.imagine(view, self.dice)
            worth += self._best(self._after(world, move), asides)
        return worth / WORLDS

    def _best(self, state: Any, asides: int) -> float:
        """Judge a position: as it stands where a turn opens, else by the best answer to the open question."""
        decision = self._own_question(state)
        if decision is None:
            return self._standing(state)
        moves: Sequence[Any] = decision.moves
        if self.left <= 0:
            return self.worth_of(state, moves[0], 0)
        best = max(self.worth_of(state, move, asides) for move in moves)
        if asides and decision.asides:
            best = max(best, *(self.worth_of(state, aside, asides - 1) for aside in decision.asides))
        return best

    def _own_question(self, state: Any) -> Decision | None:
        """Give the next question of this turn to the bot, answering for others; None when the turn is over."""
        while decisions := self.game.decisions(state):
            asked = next((each for each in decisions if each.seat == self.seat), decisions[0])
            if asked.opens_turn:
                return None
            if asked.seat == self.seat:
                return asked
            self._answer_for_other(state, asked)
        return None

    def _answer_for_other(self, state: Any, asked: Decision) -> None:
        """Let another seat take what looks best to it at once."""
        moves = asked.moves
        move = moves[0]
        if len(moves) > 1 and self.left > 0:
            looks = [self.game.insight(self._after(state, each), asked.seat) for each in moves]
            move = moves[looks.index(max(looks))]
        self.game.apply(state, move)

    def _after(self, state: Any, move: Any) -> Any:
        self.left -= 1
        copy = self.game.clone(state)
        self.game.apply(copy, move)
        return copy

    def _standing(self, state: Any) -> float:
        """Compare the bot with its strongest rival."""
        insight = self.game.insight
        rivals = [insight(state, seat) for seat in range(len(state.players)) if seat != self.seat]
        return insight(state, self.seat) - max(rivals)
