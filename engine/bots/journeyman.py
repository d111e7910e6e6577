"""The journeyman: looks one full turn of its own ahead and takes the line that looks best to it.

It knows no game, only the `Game` interface. It plays every sequence of its own answers on a state that agrees with its
view, up to the point where the next turn opens, and asks its judge how that looks, for itself against its
strongest rival. Where a move reveals something, it averages over several worlds that agree with what it sees. An aside
leaves its question open, so it is judged alone: whatever makes the position look better is done before the answer.

Weaker levels play the same way with less sight.
"""

from bisect import bisect
from collections.abc import Mapping, Sequence
from itertools import accumulate
from math import exp
from typing import Any

from engine.agenda import Decision, Question
from engine.bots.experience import Experience
from engine.bots.judge import Judge
from engine.bots.sight import KEEN, Sight
from engine.chance import Dice, scatter

WIDE = 100
"""A question with more answers than this is cut to a shortlist."""
SHORTLIST = 20
"""Answers on the shortlist: those that look best at once."""

WORTH_AN_ASIDE = 0.05
"""Points by which an aside must improve the position, so that no chain of asides can run in a circle."""

LUCK = 0.5
"""Points that an aside which reveals something must promise besides: asked about it often enough, a bot imagines it to
turn out well by mere luck."""

MARGIN = 1.5
"""Points by which the answer to a sealed question may be worse than the best one."""
TEMPERATURE = 0.5
"""Points by which an answer to a sealed question must be worse to be given e times less often."""

LONGEST_TURN = 30
"""Most answers of a turn before it is judged as it stands: a turn need not end."""

_SEEDS = 1 << 32

Made = list[tuple[int, Any]]
"""Moves with the seats that made them."""


def choose(judge: Judge, view: Any, seat: int, dice: Dice, sight: Sight = KEEN) -> Any:
    """Make the best aside if it is worth it; else answer with the move whose best continuation is worth most.

    Answers to a sealed question are mixed, since rivals who can foresee an answer can meet it.
    """
    state = judge.game.imagine(view, dice)
    decision = next(each for each in judge.game.decisions(state) if each.seat == seat)
    aside = worthwhile_aside(judge, state, decision, dice, sight)
    if aside is not None:
        return aside
    if len(decision.moves) == 1:
        return decision.moves[0]
    worths = worths_of(judge, state, seat, decision.moves, dice, sight)
    return mixed(worths, dice) if decision.sealed else max(worths, key=worths.__getitem__)


def worths_of(
    judge: Judge, state: Any, seat: int, moves: Sequence[Any], dice: Dice, sight: Sight = KEEN
) -> dict[Any, float]:
    """Return how many points ahead a seat is after the best turn it can make of each answer that it sees.

    If there are very many answers, only those that look best at once are judged.
    """
    return _Search(judge, seat, dice, sight).worths(state, moves)


def play_turn(
    judge: Judge, state: Any, question: Question, dice: Dice, sight: Sight, experience: Experience
) -> tuple[Question | None, Made]:
    """Play the turn that a question opens; return the question that opens the next one, and the moves with their seats.

    Nothing is done besides, and nothing imagined: every seat sees what there is to see in this state. It compares
    itself with the rival who is strongest when it is first asked, and of a long list weighs only what is likely by
    experience.
    """
    made: Made = []
    search = None
    following: Question | None = question
    while following is not None and len(made) < LONGEST_TURN and not (made and following[0].opens_turn):
        step, moves = following
        # The search of the last answer knows where this one may lead.
        if search is None or search.seat != step.seat:
            search = _Search(judge, step.seat, dice, sight, [judge.strongest_rival(state, step.seat)])
        if made:
            worths = search.worths(state, moves)
        else:
            worths = search.worths(state, experience.likely(step.seat, moves))
            experience.learn(step.seat, worths)
        move = max(worths, key=worths.__getitem__)
        made.append((step.seat, move))
        following = judge.game.next_question(state, move, step.seat)
    return following, made


def worthwhile_aside(judge: Judge, state: Any, decision: Decision, dice: Dice, sight: Sight = KEEN) -> Any | None:
    """Return the best aside if it makes the position look better, else None."""
    if not decision.asides:
        return None
    asides = sight.noticed(decision.asides, dice)
    aside, gain = _Search(judge, decision.seat, dice, sight).best_aside(state, asides)
    return aside if gain > WORTH_AN_ASIDE else None


def mixed(worths: Mapping[Any, float], dice: Dice) -> Any:
    """Draw one of the best answers: the better it is, the more often."""
    best = max(worths.values())
    moves = [move for move, worth in worths.items() if best - worth <= MARGIN]
    shares = [exp((worths[move] - best) / TEMPERATURE) for move in moves]
    sums = list(accumulate(shares))
    return moves[bisect(sums, dice.below(_SEEDS) / _SEEDS * sums[-1])]


class _Search:
    """A search for the best line of a seat's turn."""

    def __init__(self, judge: Judge, seat: int, dice: Dice, sight: Sight, rivals: Sequence[int] | None = None) -> None:
        """Begin a search that compares the seat with the strongest of these rivals, by default of all."""
        self.judge = judge
        self.game = judge.game
        self.seat = seat
        self.rivals = judge.rivals_of(seat) if rivals is None else rivals
        self.dice = dice
        self.sight = sight
        self.worlds = [dice.below(_SEEDS) for _ in range(sight.worlds - 1)]
        """Seeds of the other worlds: all moves are compared in the same ones, so that none is merely luckier."""
        self.known: dict[bytes, float] = {}
        """Positions looked at before: the same answers in another order often lead to the same one."""

    def best_aside(self, state: Any, asides: Sequence[Any]) -> tuple[Any, float]:
        """Return the aside after which the position looks best, and how much better than before."""
        looks = [self._look(state, aside) for aside in asides]
        best = max(looks)
        return asides[looks.index(best)], best - self._standing(state)

    def _look(self, state: Any, aside: Any) -> float:
        """Judge the position right after an aside, averaged over several worlds if it reveals something."""
        after = self._after(state, aside, self.seat)
        if after.revealed == state.revealed:
            return self._standing(after)
        view = self.game.seen_by(state, self.seat)
        looks = [self._standing(self._after(self._imagine(view, seed), aside, self.seat)) for seed in self.worlds]
        return (self._standing(after) + sum(looks)) / self.sight.worlds - LUCK

    def shortlist(self, state: Any, moves: Sequence[Any]) -> list[Any]:
        """Pick the moves after which the own position looks best at once, in a single world."""
        if len(moves) > self.sight.glances:
            moves = self.dice.drawn(moves, self.sight.glances)
        looks = [self.judge.look(self._after(state, move, self.seat), self.seat) for move in moves]
        best = sorted(range(len(moves)), key=looks.__getitem__, reverse=True)
        return [moves[number] for number in best[:SHORTLIST]]

    def worths(self, state: Any, moves: Sequence[Any]) -> dict[Any, float]:
        """Judge every move that is noticed; of very many, those on a shortlist."""
        moves = self.sight.noticed(moves, self.dice)
        if len(moves) > WIDE:
            moves = self.shortlist(state, moves)
        return {move: self.worth_of(state, move, self.sight.lines // len(moves)) for move in moves}

    def worth_of(self, state: Any, move: Any, lines: int, patience: int = LONGEST_TURN) -> float:
        """Judge a move by its best continuation, averaged over several worlds if it reveals something."""
        after = self._after(state, move, self.seat)
        worlds = self.sight.worlds
        if after.revealed == state.revealed or lines < worlds:
            return self._best(after, lines, patience)
        view = self.game.seen_by(state, self.seat)
        worth = self._best(after, lines // worlds, patience)
        for seed in self.worlds:
            world = self._imagine(view, seed)
            worth += self._best(self._after(world, move, self.seat), lines // worlds, patience)
        return worth / worlds

    def _best(self, state: Any, lines: int, patience: int) -> float:
        """Judge a position: as it stands where a turn opens, else by the best answer to the open question."""
        moves = self._own_answers(state)
        if not moves or not patience:
            return self._standing(state)
        key = self.game.encode(state)
        if key not in self.known:
            self.known[key] = self._best_answer(state, moves, lines, patience)
        return self.known[key]

    def _best_answer(self, state: Any, moves: Sequence[Any], lines: int, patience: int) -> float:
        followed = self.sight.noticed(moves, self.dice)[: max(1, lines)]
        share = lines // len(followed)
        return max(self.worth_of(state, move, share, patience - 1) for move in followed)

    def _own_answers(self, state: Any) -> Sequence[Any]:
        """Return the answers to the bot's next question of this turn, answering for others; none when it is over."""
        # Lists neither the answers where a turn opens nor asides: most positions are only looked at.
        while state.agenda and not (step := state.agenda[-1]).opens_turn:
            if step.sealed:
                step = next((each for each in step.open(state) if each.seat == self.seat), step)
            moves: Sequence[Any] = step.moves(state)
            if step.seat == self.seat:
                return moves
            self._answer_for_other(state, step.seat, moves)
        return ()

    def _answer_for_other(self, state: Any, seat: int, moves: Sequence[Any]) -> None:
        """Answer for another seat with what looks best to it at once; of very many answers, with one of some drawn."""
        if len(moves) > WIDE:
            moves = [moves[self.dice.below(len(moves))] for _ in range(SHORTLIST)]
        best = moves[0]
        if len(moves) > 1:
            looks = [self.judge.look(self._after(state, move, seat), seat) for move in moves]
            best = moves[looks.index(max(looks))]
        self.game.apply(state, best, seat)

    def _imagine(self, view: Any, seed: int) -> Any:
        return self.game.imagine(view, Dice(scatter(seed)))

    def _after(self, state: Any, move: Any, seat: int) -> Any:
        copy = self.game.clone(state)
        self.game.apply(copy, move, seat)
        return copy

    def _standing(self, state: Any) -> float:
        """Compare the bot with its strongest rival, as far as it looks at rivals."""
        if not self.sight.rivals:
            return self.judge.look(state, self.seat)
        own, *theirs = self.judge.looks(state, (self.seat, *self.rivals))
        return own - self.sight.rivals * max(theirs)
