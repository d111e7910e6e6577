"""The story of a game: what a search thought of every turn, and what follows: swings, good decisions and bad ones.

A turn is judged from the view of the seat that takes it. Nothing here thinks or keeps anything; it puts in order what
others have found out.
"""

import hashlib
from collections.abc import Iterable
from itertools import pairwise
from typing import Any

import msgspec

from engine.bots.thought import Prospect, Thought
from engine.match import Entry, Match

SURE = 3
"""How often a move must have been tried that its prospects can be taken at their word. Few tries flatter a move, since
the answers to it are hardly searched: what looks worse after a few of them is worse."""
JUDGED = 50
"""How often the move that was played must have been tried to say what it cost; if it looked so bad that the search
hardly tried it, that takes a search about it alone."""
SWING = 0.08
"""How much a seat's chance must change within a turn to be a turning point."""
COST = 0.05
"""How much chance a decision must have given away to be among the worst."""
MERIT = 0.03
"""How much better than the next best move one must be for finding it to be among the best."""
MOST = 3
"""How many turning points, best and worst decisions are told of."""
STRIDE = 8
"""Every so many turns are judged first, so that a rough story is there soon."""


class Verdict(msgspec.Struct, frozen=True):
    """What was thought of a move: how often it was tried, the chance of winning and the points ahead it led to."""

    move: list[Any]
    tries: int
    chance: float
    lead: float


class Judgement(msgspec.Struct, frozen=True):
    """What was thought of one turn: everybody's chances before it, the best move, the next best, and the one played."""

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
    """None when it was never tried."""
    moves: int = 0
    """How many moves the game had when the turn was judged."""


class Point(msgspec.Struct, frozen=True):
    """Everybody's chances at a moment: before move number `at`."""

    at: int
    round: int
    chances: tuple[float, ...]


class Moment(msgspec.Struct, frozen=True):
    """A moment worth telling of: a "turning" point, a "best" or a "worst" decision."""

    kind: str
    at: int
    round: int
    seat: int
    """Whose chances changed, or whose decision it was."""
    before: float
    """The chance before a turning point; of what the decision is compared with."""
    after: float
    """The chance after a turning point; of the move that was played."""
    mover: int
    """Whose turn it was."""


class Story:
    """The judgements of a game in order, as far as there are any."""

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
        """Take what was judged before, as far as the game still goes so."""
        wanted = set(self.turns)
        for judgement in judgements:
            known = judgement.at in wanted and len(judgement.chances) == self.seats
            if known and judgement.position == position(self.entries[judgement.at]):
                self.judged[judgement.at] = judgement

    def missing(self) -> list[int]:
        """List the turns still to be judged, every `STRIDE`th first and then ever more of those between."""
        ranks: dict[int, int] = {}
        stride, rank = STRIDE, 0
        while stride:
            for number in range(0, len(self.turns), stride):
                ranks.setdefault(number, rank)
            stride, rank = stride // 2, rank + 1
        order = sorted(ranks, key=lambda number: (ranks[number], number))
        return [self.turns[number] for number in order if self.turns[number] not in self.judged]

    def points(self) -> list[Point]:
        """Give everybody's chances at every turn judged, and at the end how it ended."""
        found = [self._point(at) for at in sorted(self.judged)]
        return [*found, self._end] if self._end is not None else found

    def _point(self, at: int) -> Point:
        return Point(at, self.entries[at].round, self.judged[at].chances)

    def moments(self) -> list[Moment]:
        """Give the turning points, the best and the worst decisions, each kind in the order of the game."""
        return [*self._turning_points(), *self._best(), *self._worst()]

    def cost(self, judgement: Judgement) -> float:
        """Say how much chance a decision gave away, compared with the best move."""
        return max(judgement.best.chance - self._chance_of_played(judgement), 0.0)

    def _chance_of_played(self, judgement: Judgement) -> float:
        """Give the chance a move had; of one that was hardly tried, what the next turn says came of it."""
        played = judgement.played
        if played is not None and (played.tries >= SURE or played.move == judgement.best.move):
            return played.chance
        later = self.turns[self.turns.index(judgement.at) + 1 :][:1]
        following = self.judged.get(later[0]) if later else self._end
        return following.chances[judgement.seat] if following is not None else judgement.best.chance

    def _turning_points(self) -> list[Moment]:
        """Compare turn with turn; that the winner is certain in the end is no turning point."""
        found = []
        for turn, following in pairwise(self.turns):
            if turn not in self.judged or following not in self.judged:
                continue  # what lies between is not known yet, and whose doing it was
            before, after = self._point(turn), self._point(following)
            changes = [later - sooner for sooner, later in zip(before.chances, after.chances, strict=True)]
            seat = max(range(self.seats), key=lambda each: abs(changes[each]))
            if abs(changes[seat]) >= SWING:
                mover = self.entries[before.at].seat
                args = (before.at, before.round, seat, before.chances[seat], after.chances[seat], mover)
                found.append(Moment("turning", *args))
        return _foremost(found, [abs(each.after - each.before) for each in found])

    def _best(self) -> list[Moment]:
        found = []
        for judgement in self.judged.values():
            rival = judgement.next
            is_best = judgement.played is not None and judgement.played.move == judgement.best.move
            if is_best and rival is not None and rival.tries >= SURE and judgement.best.chance - rival.chance >= MERIT:
                found.append(self._decision("best", judgement, rival.chance, judgement.best.chance))
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
    """List the moves that open a turn and were a choice; what is still a secret is left out, and so are asides."""
    found = []
    for number, entry in enumerate(match.entries):
        if entry.opens_turn and not match.is_sealed(entry):
            state = match.state_before(number)
            decision = next(each for each in match.game.decisions(state) if each.seat == entry.seat)
            if len(decision.moves) > 1 and entry.move in decision.moves:
                found.append(number)
    return found


def is_hardly_tried(thought: Thought, move: Any) -> bool:
    """Whether it takes another search to say what a move was worth."""
    found = thought.of(move)
    return move != thought.prospects[0].move and (found is None or found.tries < JUDGED)


def judged(at: int, entry: Entry, thought: Thought, moves: int) -> Judgement:
    """Put down what was thought of a turn of a game of so many moves."""
    best = thought.prospects[0]
    others = [each for each in thought.prospects if each.move != entry.move]
    played = thought.of(entry.move)
    return Judgement(
        at=at,
        position=position(entry),
        seat=entry.seat,
        tries=thought.tries,
        chances=tuple(round(chance, 4) for chance in thought.chances),
        best=_verdict(best),
        next=_verdict(others[0]) if others else None,
        played=_verdict(played) if played is not None else None,
        moves=moves,
    )


def position(entry: Entry) -> str:
    """Give the fingerprint of a move and the state it was played in."""
    return hashlib.sha256(entry.before + msgspec.json.encode(entry.move)).hexdigest()[:16]


def _verdict(prospect: Prospect) -> Verdict:
    move = msgspec.to_builtins(prospect.move)
    return Verdict(move, prospect.tries, round(prospect.chance, 4), round(prospect.lead, 2))


def _end(match: Match) -> Point | None:
    """Give the chances after the last move: it is known who won."""
    if not match.is_over:
        return None
    winners = match.game.standings(match.state).winners
    chances = tuple(1 / len(winners) if seat in winners else 0.0 for seat in range(len(match.state.players)))
    return Point(len(match.entries), match.state.round, chances)


def _foremost(moments: list[Moment], weights: list[float]) -> list[Moment]:
    """Keep those of most weight, in the order of the game."""
    ranked = sorted(range(len(moments)), key=lambda number: (-weights[number], moments[number].at))
    return sorted((moments[number] for number in ranked[:MOST]), key=lambda moment: moment.at)
