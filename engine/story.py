"""The story of a game: how a search judged every turn, and the turning points, good and bad decisions that follow.

A turn is judged from the view of the seat that takes it. Two searches about neighbouring turns differ by chance, and
each seat sees its own prospects a little brighter. So a decision is measured within the search about it, by the best
move and the one played; and the chances over the game are averages over the last turns of every seat, which turning
points compare. This module neither searches nor stores; it evaluates what a search has found.
"""

import hashlib
from collections.abc import Collection, Iterable, Mapping, Sequence
from typing import Any

import msgspec
from msgspec.structs import replace

from engine.bots.reasons import ENOUGH, Reason, compared
from engine.bots.thought import Prospect, Thought
from engine.match import Entry, Match

SURE = 3
"""Tries after which the prospects of a move can be trusted. One that did well by luck is tried again, so that a move
that looks worse after a few tries is worse."""
JUDGED = 12
"""Tries that the move played needs before its cost is known. If it looked so bad that the search hardly tried it, it is
searched alone."""
LAPS = 2
"""Turns of each seat over which chances are averaged."""
SWING = 0.08
"""The least change of a seat's average chance that makes a turning point."""
COST = 0.05
"""The least chance given away by one of the worst decisions."""
WORTHWHILE = 0.02
"""The least chance given away by a decision that is worth thinking about again."""
MERIT = 0.03
"""The least lead of one of the best decisions over the next best move."""
MOST = 3
"""How many turning points, best and worst decisions a story has at most."""
STRIDE = 8
"""The first pass judges every eighth turn, so that a rough story is ready soon."""


class Verdict(msgspec.Struct, frozen=True):
    """The judgement of a move: its tries, the chance of winning and the lead in points."""

    move: list[Any]
    tries: int
    chance: float
    lead: float
    terms: dict[str, float] = {}
    """The lead item by item; the first stories did not have it."""
    line: list[list[Any]] = []
    """The moves expected after the best move, a seat and its move each; earlier stories did not have it."""


class Judgement(msgspec.Struct, frozen=True):
    """The judgement of a turn: the chances of all seats before it, the best move, the next best, and the one played."""

    at: int
    """The number of the move in the game."""
    position: str
    """The fingerprint of the state before it and of the move."""
    seat: int
    tries: int
    chances: tuple[float, ...]
    best: Verdict
    next: Verdict | None = None
    """The best of the moves that were not played."""
    played: Verdict | None = None
    """None if it was never tried."""
    moves: int = 0
    """How many moves the game had when the turn was judged."""


class Point(msgspec.Struct, frozen=True):
    """The chances of all seats before move number `at`, on average over the last turns."""

    at: int
    round: int
    chances: tuple[float, ...]


class Moment(msgspec.Struct, frozen=True):
    """A moment of the story: a "turning" point, a "best" or a "worst" decision."""

    kind: str
    at: int
    round: int
    seat: int
    """The seat whose chance changed most, or that decided."""
    before: float
    """The chance before a turning point; or of the move that a decision is compared with."""
    after: float
    """The chance after a turning point; or of the move that was played."""
    mover: int | None
    """The seat that decided; None if no single decision made a turning point."""


class Story:
    """The judgements of a game so far."""

    def __init__(self, match: Match) -> None:
        self.game = match.game
        self.seats = len(match.state.players)
        self.entries = list(match.entries)
        self.turns = turns(match)
        self.judged: dict[int, Judgement] = {}
        self._end = _end(match)

    @property
    def is_complete(self) -> bool:
        """Whether every turn has been judged."""
        return len(self.judged) == len(self.turns)

    def adopt(self, judgements: Iterable[Judgement]) -> None:
        """Add earlier judgements of the positions that are still in the game."""
        wanted = set(self.turns)
        for judgement in judgements:
            known = judgement.at in wanted and len(judgement.chances) == self.seats
            if known and judgement.position == position(self.entries[judgement.at]):
                self.judged[judgement.at] = judgement

    def missing(self) -> list[int]:
        """List the turns still to be judged: every `STRIDE`th first, then those halfway between, and so on."""
        ranks: dict[int, int] = {}
        stride, rank = STRIDE, 0
        while stride:
            for number in range(0, len(self.turns), stride):
                ranks.setdefault(number, rank)
            stride, rank = stride // 2, rank + 1
        order = sorted(ranks, key=lambda number: (ranks[number], number))
        return [self.turns[number] for number in order if self.turns[number] not in self.judged]

    def points(self) -> list[Point]:
        """Return the chances of every seat at every turn judged, and after the end of the game."""
        found = [self._point(number) for number, at in enumerate(self.turns) if at in self.judged]
        return [*found, self._end] if self._end is not None else found

    @property
    def _window(self) -> int:
        """How many turns an average takes in."""
        return LAPS * self.seats

    def _point(self, number: int) -> Point:
        at, turns = self.turns[number], self.turns[max(number + 1 - self._window, 0) : number + 1]
        known = [self.judged[turn].chances for turn in turns if turn in self.judged]
        return Point(at, self.entries[at].round, tuple(sum(each) / len(known) for each in zip(*known, strict=True)))

    def moments(self) -> list[Moment]:
        """Return the turning points, the best and the worst decisions, each kind in the order of the game."""
        return [*self._turning_points(), *self._best(), *self._worst()]

    def cost(self, judgement: Judgement) -> float:
        """Return how much chance a decision gave away, compared with the best move."""
        return max(judgement.best.chance - self._chance_of_played(judgement), 0.0)

    def costliest(self, seats: Collection[int]) -> list[Judgement]:
        """Return the decisions of some seats that gave away most, the worst first.

        Sealed ones are left out: they are guesses about what others choose, and no answer is best.
        """
        found = [
            each
            for each in self.judged.values()
            if each.seat in seats
            and not self.entries[each.at].sealed
            and each.played is not None
            and each.played.tries >= SURE
            and each.played.move != each.best.move
            and self.cost(each) >= WORTHWHILE
        ]
        return sorted(found, key=lambda each: (-self.cost(each), each.at))[:MOST]

    def _chance_of_played(self, judgement: Judgement) -> float:
        """Return the chance of the move that was played; if it was hardly tried, of the best: its cost is not known."""
        played = judgement.played
        return judgement.best.chance if played is None or played.tries < SURE else played.chance

    def _turning_points(self) -> list[Moment]:
        """Find where the averages before and after a turn differ most, and whose decision made the difference.

        The first and last turns, which have no averages on one side, and the end of the game are no turning points.
        """
        changes: dict[int, tuple[Point, Point]] = {}
        for number in range(self._window - 1, len(self.turns) - self._window):
            around = self.turns[number + 1 - self._window : number + self._window + 1]
            if all(turn in self.judged for turn in around):
                changes[number] = self._point(number), self._point(number + self._window)
        found: dict[int, Moment] = {}
        peaks: list[int] = []
        for number in sorted(changes, key=lambda each: -max(map(abs, _change(*changes[each])))):
            change = _change(*changes[number])
            seat = max(range(self.seats), key=lambda each: abs(change[each]))
            if abs(change[seat]) < SWING or len(found) == MOST:
                break
            if all(abs(number - other) >= self._window for other in peaks):
                peaks.append(number)
                moment = self._turning_point(number, seat, changes)
                found.setdefault(moment.at, moment)
        return [found[at] for at in sorted(found)]

    def _turning_point(self, peak: int, seat: int, changes: Mapping[int, tuple[Point, Point]]) -> Moment:
        """Return the turning point at the largest change of a seat's chance: at the decision nearby that explains it.

        A seat falls by its own poor decisions and by good ones of its rivals, and rises by the opposite.
        """
        rise = _change(*changes[peak])[seat]
        weights = {}
        for number in range(peak - self.seats, peak + self.seats + 1):
            if number in changes and _change(*changes[number])[seat] * rise >= SWING * abs(rise):
                judgement = self.judged[self.turns[number]]
                is_poor = (judgement.seat == seat) == (rise < 0)
                weight = self.cost(judgement) if is_poor else self._merit(judgement)
                if weight >= COST:
                    weights[number] = weight
        at = max(weights, key=lambda number: weights[number], default=peak)
        before, after = changes[at]
        mover = self.judged[before.at].seat if weights else None
        if mover is not None and self.seats == 2:
            seat = mover  # what one gains the other loses: the one who decided is named
        return Moment("turning", before.at, before.round, seat, before.chances[seat], after.chances[seat], mover)

    def _merit(self, judgement: Judgement) -> float:
        """Return how much better than the next best move the one played was."""
        rival, played = judgement.next, judgement.played
        is_best = played is not None and played.move == judgement.best.move
        return judgement.best.chance - rival.chance if is_best and rival is not None and rival.tries >= SURE else 0.0

    def _best(self) -> list[Moment]:
        found = [
            self._decision("best", judgement, judgement.best.chance - self._merit(judgement), judgement.best.chance)
            for judgement in self.judged.values()
            if self._merit(judgement) >= MERIT
        ]
        return _foremost(found, [each.after - each.before for each in found])

    def _worst(self) -> list[Moment]:
        found = [
            self._decision("worst", judgement, judgement.best.chance, self._chance_of_played(judgement))
            for judgement in self.judged.values()
            if self.cost(judgement) >= COST
        ]
        return _foremost(found, [each.before - each.after for each in found])

    def _decision(self, kind: str, judgement: Judgement, before: float, after: float) -> Moment:
        entry = self.entries[judgement.at]
        return Moment(kind, judgement.at, entry.round, judgement.seat, before, after, judgement.seat)


def turns(match: Match) -> list[int]:
    """List the moves that open a turn and had alternatives, without asides and moves that are still secret."""
    found = []
    for number, entry in enumerate(match.entries):
        if entry.opens_turn and not match.is_sealed(entry):
            state = match.state_before(number)
            decision = next(each for each in match.game.decisions(state) if each.seat == entry.seat)
            if len(decision.moves) > 1 and entry.move in decision.moves:
                found.append(number)
    return found


def is_hardly_tried(thought: Thought, move: Any) -> bool:
    """Whether the worth of a move takes a search of its own."""
    found = thought.of(move)
    return move != thought.prospects[0].move and (found is None or found.tries < JUDGED)


def why(verdict: Verdict | None, other: Verdict | None) -> Reason | None:
    """Return why a move was judged better than another; None if either was hardly tried or has no items.

    Now and then a move wins more often, but by fewer points: these are no reason for it.
    """
    if verdict is None or other is None or min(verdict.tries, other.tries) < ENOUGH or verdict.lead <= other.lead:
        return None
    return compared(verdict.terms, other.terms) if verdict.terms and other.terms else None


def judged(at: int, entry: Entry, thought: Thought, moves: int, names: Sequence[str] = ()) -> Judgement:
    """Make the judgement of a turn from the thought about it; `moves` is the length of the game.

    `names` are those of the items of the evaluation, `Game.term_names`.
    """
    best = thought.prospects[0]
    others = [each for each in thought.prospects if each.move != entry.move]
    played = thought.of(entry.move)
    return Judgement(
        at=at,
        position=position(entry),
        seat=entry.seat,
        tries=thought.tries,
        chances=tuple(round(chance, 4) for chance in thought.chances),
        best=replace(_verdict(best, names), line=best.raw_line),
        next=_verdict(others[0], names) if others else None,
        played=_verdict(played, names) if played is not None else None,
        moves=moves,
    )


def position(entry: Entry) -> str:
    """Return the fingerprint of a move and the state it was played in."""
    return hashlib.sha256(entry.before + msgspec.json.encode(entry.move)).hexdigest()[:16]


def _verdict(prospect: Prospect, names: Sequence[str]) -> Verdict:
    move = msgspec.to_builtins(prospect.move)
    terms = {name: round(points, 2) for name, points in zip(names, prospect.terms, strict=False)}
    return Verdict(move, prospect.tries, round(prospect.chance, 4), round(prospect.lead, 2), terms)


def _end(match: Match) -> Point | None:
    """Return the chances after the last move, when the winners are known; None before."""
    if not match.is_over:
        return None
    winners = match.game.standings(match.state).winners
    chances = tuple(1 / len(winners) if seat in winners else 0.0 for seat in range(len(match.state.players)))
    return Point(len(match.entries), match.state.round, chances)


def _change(before: Point, after: Point) -> list[float]:
    """Return by how much the chance of each seat rises."""
    return [later - sooner for sooner, later in zip(before.chances, after.chances, strict=True)]


def _foremost(moments: list[Moment], weights: list[float]) -> list[Moment]:
    """Return the moments of most weight, in the order of the game."""
    ranked = sorted(range(len(moments)), key=lambda number: (-weights[number], moments[number].at))
    return sorted((moments[number] for number in ranked[:MOST]), key=lambda moment: moment.at)
