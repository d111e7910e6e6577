"""The entries of a shared table's log. Each is one JSON object, its kind under "entry".

Some correspond to the lines of a record, so that a table can be exported as one; the others are about seats and chat.
Entries are facts: whether they are allowed was checked before they were written.
"""

from collections.abc import Iterable
from contextlib import suppress
from typing import Any, TypeAlias

import msgspec

from saves.records.record import Checkpoint, Count, Ended, Line, Played, Redone, Result, SeatNumber, Undone
from saves.store.base import Logged

FORMAT = 2
"""The version of the entries. Goes up when an older program could no longer read them.

Format 2, after Pavilion 0.2.0, adds those about absent players (`AbsenceLimit`, `AskStandIn` and its answers) and the
names of bots.
"""


class _Entry(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="entry"):
    pass


# The game


class MoveEntry(_Entry, frozen=True, tag="move"):
    """A seat made a move: its player, or its bot."""

    seat: SeatNumber
    move: list[Any]


class Undo(_Entry, frozen=True, tag="undo"):
    """`count` moves were taken back, for this seat."""

    seat: SeatNumber
    count: Count


class Redo(_Entry, frozen=True, tag="redo"):
    """The `count` moves of the last undo were played again, for this seat."""

    seat: SeatNumber
    count: Count


class Position(_Entry, frozen=True, tag="position"):
    """The whole state at the end of a round or of the game, and its digest."""

    round: int
    state: dict[str, Any]
    digest: str


class End(_Entry, frozen=True, tag="end"):
    """The game is over."""

    result: Result


class Resume(_Entry, frozen=True, tag="resume"):
    """The owner resumed the game after a change of the rules had stopped it.

    It goes on from the position after entry `after`, the last that the new rules agree with; the entries of the game
    between that one and this are void. (Programs before 0.2.0 take this entry for damage.)
    """

    player: str
    after: int
    moves: int
    """The number of moves that still count."""
    rules: int
    """The version of the rules that the game goes on with."""


# The seats


class Sit(_Entry, frozen=True, tag="sit"):
    """A player took an empty seat."""

    seat: SeatNumber
    player: str


class Leave(_Entry, frozen=True, tag="leave"):
    """A player left a seat before the game began; it is empty."""

    seat: SeatNumber


class PutBot(_Entry, frozen=True, tag="put-bot"):
    """The owner gave an empty seat to a bot of this level, or emptied it again (None), before the game began."""

    seat: SeatNumber
    level: str | None
    name: str = ""
    """The name that the bot plays under; older versions named bots by their levels."""


class Start(_Entry, frozen=True, tag="start"):
    """The game began."""


class StandIn(_Entry, frozen=True, tag="stand-in"):
    """A bot plays for the player of this seat until they return."""

    seat: SeatNumber
    level: str


class Return(_Entry, frozen=True, tag="return"):
    """The player of this seat plays again."""

    seat: SeatNumber


class AbsenceLimit(_Entry, frozen=True, tag="absence-limit"):
    """After this many minutes the owner may hand an absent player's seat to a bot; None: only if the others agree."""

    minutes: Count | None


class HandOver(_Entry, frozen=True, tag="hand-over"):
    """The table has another owner."""

    player: str


class Close(_Entry, frozen=True, tag="close"):
    """The table was closed before the game was over; no entries follow."""


# Chat and requests


class Say(_Entry, frozen=True, tag="say"):
    """A player wrote in the chat."""

    player: str
    text: str


class Ask(_Entry, frozen=True, tag="ask"):
    """A seat asks the others to let it take back `count` moves, beyond what the undo rule allows."""

    seat: SeatNumber
    count: Count


class Agree(_Entry, frozen=True, tag="agree"):
    """A seat agrees to the undo that was asked for."""

    seat: SeatNumber


class Decline(_Entry, frozen=True, tag="decline"):
    """A seat refuses the undo that was asked for, or withdraws its own request."""

    seat: SeatNumber


class AskStandIn(_Entry, frozen=True, tag="ask-stand-in"):
    """A seat asks the others to let a bot of this level play for the player of seat `absent`, who is away."""

    seat: SeatNumber
    absent: SeatNumber
    level: str


class AgreeStandIn(_Entry, frozen=True, tag="agree-stand-in"):
    """A seat agrees that a bot plays for the absent player."""

    seat: SeatNumber


class DeclineStandIn(_Entry, frozen=True, tag="decline-stand-in"):
    """A seat refuses that, or withdraws its own request; the absent player may be back."""

    seat: SeatNumber


GameEntry: TypeAlias = MoveEntry | Undo | Redo | Position | End
SeatEntry: TypeAlias = Sit | Leave | PutBot | Start | StandIn | Return | AbsenceLimit | HandOver | Close | Resume
TalkEntry: TypeAlias = Say | Ask | Agree | Decline | AskStandIn | AgreeStandIn | DeclineStandIn
Entry: TypeAlias = GameEntry | SeatEntry | TalkEntry

_DECODER: msgspec.json.Decoder[Entry] = msgspec.json.Decoder(Entry)


def encode(entry: Entry) -> str:
    """Return an entry as JSON."""
    return msgspec.json.encode(entry).decode()


class EntryError(ValueError):
    """An entry that no version ever wrote."""


def decode(body: str) -> Entry:
    """Read an entry; raises `EntryError`."""
    try:
        return _DECODER.decode(body)
    except (msgspec.MsgspecError, UnicodeError, RecursionError, TypeError) as error:
        raise EntryError(str(error)) from None


def void_ranges(logged: Iterable[Logged]) -> list[range]:
    """List the numbers of the entries that are void, because the game was resumed from before them.

    Entries of the game in these ranges no longer count; those about seats and talk do.
    """
    ranges = []
    for each in logged:
        # Few tables have one, so decoding every entry twice would not pay. A damaged text of a store is bytes.
        if isinstance(each.body, str) and '"resume"' in each.body:
            with suppress(EntryError):
                entry = decode(each.body)
                ranges += [range(entry.after + 1, each.seq)] if isinstance(entry, Resume) else []
    return ranges


def is_void(seq: int, entry: Entry, void: Iterable[range]) -> bool:
    """Whether an entry no longer counts, given the ranges of its log that are void."""
    return isinstance(entry, GameEntry | Resume) and any(seq in each for each in void)


def line_of(entry: Entry) -> Line | None:
    """Return the record line for an entry; None for an entry that records have no line for."""
    match entry:
        case MoveEntry():
            return Played(entry.seat, entry.move)
        case Undo():
            return Undone(entry.count)
        case Redo():
            return Redone(entry.count)
        case Position():
            return Checkpoint(entry.round, entry.state, entry.digest)
        case End():
            return Ended(entry.result)
        case _:
            return None


def entries_of(lines: list[Line]) -> list[Entry]:
    """Return the entries for the checkpoint and the result that follow a move."""
    entries: list[Entry] = []
    for line in lines:
        if isinstance(line, Checkpoint):
            entries.append(Position(line.round, line.state, line.digest))
        elif isinstance(line, Ended):
            entries.append(End(line.end))
    return entries
