"""The journeyman: looks one full turn of its own ahead and takes the line that looks best to it.

It knows no game, only the `Game` interface. It plays every sequence of its own answers on a state that agrees with its
view, up to the point where somebody's next turn opens, and asks `Game.insight` how that looks, for itself against its
strongest rival. Where a move reveals something it cannot know what comes, so it averages over several worlds that
agree with what it sees.
"""

from typing import Any

from engine.agenda import Decision
from engine.chance import Dice
from engine.game import Game

WORLDS = 4
"""How many outcomes of a revelation are imagined and averaged."""

LINES = 3000
"""How many lines of play are followed to the end of the turn for one answer: a quarter of a second at most. Wherever a
line branches the branches share what is left alike; where there is not enough for all, the first ones are followed."""

ASIDES = 2
"""How many asides one line may contain: there is no end to exchanging back and forth."""


def choose(game: Game, view: Any, seat: int, dice: Dice) -> Any:
    """Answer with the move whose best continuation is worth most."""
    state = game.imagine(view, dice)
    decision = next(each for each in game.decisions(state) if each.seat == seat)
    candidates = [*decision.moves, *decision.asides]
    if len(candidates) == 1:
        return candidates[0]
    search = _Search(game, seat, dice)
    worths = [search.worth_of(state, move, LINES // len(candidates), ASIDES) for move in candidates]
    return candidates[worths.index(max(worths))]


class _Search:
    """Looking for the best line of a seat's turn."""

    def __init__(self, game: Game, seat: int, dice: Dice) -> None:
        self.game = game
        self.seat = seat
        self.dice = dice

    def worth_of(self, state: Any, move: Any, lines: int, asides: int) -> float:
        """Judge a move by its best continuation, averaged over several worlds if it reveals something."""
        after = self._after(state, move, self.seat)
        if after.revealed == state.revealed:
            return self._best(after, lines, asides)
        view = self.game.seen_by(state, self.seat)
        worth = self._best(after, lines // WORLDS, asides)
        for _ in range(WORLDS - 1):
            world = self.game.imagine(view, self.dice)
            worth += self._best(self._after(world, move, self.seat), lines // WORLDS, asides)
        return worth / WORLDS

    def _best(self, state: Any, lines: int, asides: int) -> float:
        """Judge a position: as it stands where a turn opens, else by the best answer to the open question."""
        decision = self._own_question(state)
        if decision is None:
            return self._standing(state)
        moves = list(decision.moves)
        besides = list(decision.asides) if asides else []
        followed = (moves + besides)[: max(1, lines)]
        share = lines // len(followed)
        return max(self.worth_of(state, move, share, asides - (move in besides)) for move in followed)

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
        looks = [self.game.insight(self._after(state, move, asked.seat), asked.seat) for move in asked.moves]
        self.game.apply(state, asked.moves[looks.index(max(looks))], asked.seat)

    def _after(self, state: Any, move: Any, seat: int) -> Any:
        copy = self.game.clone(state)
        self.game.apply(copy, move, seat)
        return copy

    def _standing(self, state: Any) -> float:
        """Compare the bot with its strongest rival."""
        looks = [self.game.insight(state, seat) for seat in range(len(state.players))]
        own = looks.pop(self.seat)
        return own - max(looks)
