"""What happened in a game, found in its moves: the turns since one's own, and the rounds that ended."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any

from engine.match import Entry, Match
from tui.boards.base import AnyBoards
from tui.boards.report import Report
from tui.table.scene import AnyScene


@dataclass(frozen=True, slots=True)
class Turn:
    """What a player did in one turn, in a few words, and what it brought."""

    seat: int
    what: str
    gain: str


@dataclass(frozen=True, slots=True)
class RoundEnd:
    """The end of a round in a match: the move that began it, and the number of moves when it was over."""

    began: int
    over: int
    events: tuple[Any, ...]
    """From the event that began it up to the beginning of the next round."""


def since_last_turn(match: Match, seat: int) -> range:
    """Return the numbers of the moves since a seat's last turn, without those of a turn it is in the middle of."""
    entries = match.entries
    end = len(entries)
    asked = next((each for each in match.decisions if each.seat == seat), None)
    if asked is not None and not asked.opens_turn:
        while end and entries[end - 1].seat == seat:
            end -= 1
    own = (index + 1 for index in range(end - 1, -1, -1) if entries[index].seat == seat)
    return range(next(own, 0), end)


def turns_since(scene: AnyScene, boards: AnyBoards, match: Match, seat: int) -> list[Turn]:
    """Return the last turn of each rival since a seat's own last turn, in the order of play."""
    latest: dict[int, list[Any]] = {}
    before: Entry | None = None
    for entry in (match.entries[index] for index in since_last_turn(match, seat)):
        if entry.seat == seat or match.is_sealed(entry):
            continue
        if before is None or before.seat != entry.seat or entry.opens_turn:
            latest.pop(entry.seat, None)
            latest[entry.seat] = []
        latest[entry.seat] += _of_turn(boards, entry.events)
        before = entry
    turns = []
    for rival, happened in latest.items():
        what, gain = boards.summary(scene, happened)
        if what:
            turns.append(Turn(rival, what, gain))
    return turns


def _of_turn(boards: AnyBoards, events: Sequence[Any]) -> list[Any]:
    """Return the events of a move without the end of the round that it may bring about."""
    settled = next((place for place, event in enumerate(events) if boards.settles(event)), len(events))
    return list(events[:settled])


def round_ends(boards: AnyBoards, match: Match, since: int = 0) -> list[RoundEnd]:
    """Return the ends of rounds that were over after the first `since` moves."""
    ends: list[RoundEnd] = []
    began, is_settling = 0, False
    events: list[Any] = []
    for index, entry in enumerate(match.entries):
        for event in entry.events:
            if is_settling and _opens_round(event):
                ends.append(RoundEnd(began, index + 1, tuple(events)))
                is_settling = False
            if not is_settling and boards.settles(event):
                is_settling, began, events = True, index, []
            if is_settling:
                events.append(event)
    if is_settling and match.is_over:
        ends.append(RoundEnd(began, len(match.entries), tuple(events)))
    return [end for end in ends if end.over > since]


def _opens_round(event: Any) -> bool:
    """Whether an event is the beginning of a round."""
    return bool(event.__struct_config__.tag == "round-began")


def report_of(scene: AnyScene, boards: AnyBoards, match: Match, end: RoundEnd) -> Report | None:
    """Return the report of a round's end, as it stood when it was over."""
    there = replace(scene, state=match.state_before(end.over), decision=None)
    return boards.report(there, match.state_before(end.began), end.events)
