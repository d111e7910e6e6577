"""Acts: what players may do at a shared table. Each takes a table and returns the entries to write, or raises.

Acts write nothing: `LiveTable.do(act, …)` writes the entries, and calls the act again if the table has changed since.
`player` is the player who acts; `based_on` is the version of the table that the player was looking at.
Raises `RefusedError`, whose kind has a message for the player; `VersionConflictError` when the player saw an older
version; and `IllegalMoveError` from `play`.
"""

from collections.abc import Collection
from typing import Any

import msgspec

from engine import bots
from engine.match import UndoRefusedError
from saves.names import folded
from saves.problems import shown
from saves.records.journal import lines_due
from saves.store.base import VersionConflictError
from saves.tables.entries import (
    Agree,
    AgreeStandIn,
    Ask,
    AskStandIn,
    Close,
    Decline,
    DeclineStandIn,
    Entry,
    HandOver,
    Leave,
    MoveEntry,
    PutBot,
    Redo,
    Resume,
    Return,
    Say,
    Sit,
    StandIn,
    Start,
    Undo,
    entries_of,
)
from saves.tables.problems import RefusedError
from saves.tables.requests import StandInRequest, UndoRequest
from saves.tables.table import CLOSED, OPEN, OVER, PLAYING, SharedTable

LONGEST_TALK = 200
"""Most characters of one chat message."""

# Seats


def sit(table: SharedTable, player: str, seat: int | None = None, word: str = "") -> list[Entry]:
    """Take an empty seat, this one or the first; a private table requires its invitation word."""
    _must_be(table, OPEN)
    if not table.admits(player, word):
        raise RefusedError("tables-word", table.id)
    if table.seat_of(player) is not None:
        raise RefusedError("tables-seated", table.id)
    empty = [number for number, chair in enumerate(table.chairs) if chair.is_empty]
    if seat is None and not empty:
        raise RefusedError("tables-full", table.id)
    if seat is not None and seat not in empty:
        raise RefusedError("tables-seat-taken", table.id)
    return [Sit(empty[0] if seat is None else seat, player)]


def leave(table: SharedTable, player: str) -> list[Entry]:
    """Leave the table before the game begins. The owner's table passes to the next player; without one it closes.

    During the game, a player who wants to leave uses `stand_in`.
    """
    _must_be(table, OPEN)
    seat = table.seat_of(player)
    others = [name for name in table.players if folded(name) != folded(player)]
    entries: list[Entry] = [] if seat is None else [Leave(seat)]
    if table.is_owner(player):
        entries.append(HandOver(others[0]) if others else Close())
    elif seat is None:
        raise RefusedError("tables-no-seat", table.id)
    return entries


def send_away(table: SharedTable, player: str, seat: int) -> list[Entry]:
    """Free another player's seat before the game begins (owner only)."""
    _must_be(table, OPEN)
    _must_own(table, player)
    if table.chairs[seat].player is None or table.seat_of(player) == seat:
        raise RefusedError("tables-nobody-there", table.id)
    return [Leave(seat)]


def put_bot(table: SharedTable, player: str, seat: int, level: str | None, name: str = "") -> list[Entry]:
    """Assign a seat to a bot, change it, or with None empty the seat, before the game begins (owner only).

    `name` is what the bot plays under.
    """
    _must_be(table, OPEN)
    _must_own(table, player)
    must_be_a_level(level)
    if table.chairs[seat].player is not None:
        raise RefusedError("tables-seat-taken", table.id)
    return [PutBot(seat, level, name)]


def start(table: SharedTable, player: str) -> list[Entry]:
    """Begin the game once every seat is taken (owner only)."""
    _must_be(table, OPEN)
    _must_own(table, player)
    if any(chair.is_empty for chair in table.chairs):
        raise RefusedError("tables-seats-empty", table.id)
    return [Start()]


def stand_in(
    table: SharedTable,
    player: str,
    seat: int,
    level: str,
    waited: float | None = None,
    is_owner_present: bool = True,
) -> list[Entry]:
    """Have a bot play for a seat. Its own player may ask for it at any time.

    The owner may once the table has waited for the absent player as long as its `absence_limit`, and so may any other
    player with a seat while the owner is away. `waited` are the seconds that it has waited, which the server knows;
    None if it is not waiting, or the player is connected.
    """
    _must_be(table, PLAYING)
    must_be_a_level(level)
    if table.seat_of(player) != seat and (is_owner_present or table.seat_of(player) is None):
        _must_own(table, player)
    if not table.chairs[seat].is_human:
        raise RefusedError("tables-bot-already", table.id)
    if table.seat_of(player) != seat:
        _must_have_waited(table, waited)
    return [StandIn(seat, level)]


def ask_for_stand_in(table: SharedTable, player: str, seat: int, level: str, present: Collection[int]) -> list[Entry]:
    """Ask the others to let a bot play for an absent player at once; `present` are the seats of players who are here.

    With nobody else there to ask, only time can decide.
    """
    _must_be_on(table, PLAYING)
    must_be_a_level(level)
    asker = _human_seat(table, player)
    if not table.chairs[seat].is_human:
        raise RefusedError("tables-bot-already", table.id)
    if seat == asker or seat in present:
        raise RefusedError("tables-player-here", table.id)
    if table.stand_in_request is not None:
        raise RefusedError("tables-request-pending", table.id)
    if not _voters(table, present) - {asker, seat}:
        raise RefusedError("tables-nobody-to-ask", table.id)
    return [AskStandIn(asker, seat, level)]


def agree_to_stand_in(table: SharedTable, player: str, present: Collection[int]) -> list[Entry]:
    """Agree that a bot plays for an absent player; it does when the last of the players who are here agrees."""
    _must_be_on(table, PLAYING)
    request, seat = _stand_in_request(table), _human_seat(table, player)
    if request.absent in present:
        raise RefusedError("tables-player-here", table.id)
    if seat == request.seat or seat in request.agreed:
        raise RefusedError("tables-request-pending", table.id)
    missing = _voters(table, present) - request.agreed - {request.seat, seat}
    return [AgreeStandIn(seat)] if missing else [AgreeStandIn(seat), StandIn(request.absent, request.level)]


def decline_stand_in(table: SharedTable, player: str) -> list[Entry]:
    """Refuse to have a bot play for an absent player, or withdraw the player's own request."""
    _stand_in_request(table)
    return [DeclineStandIn(_seat(table, player))]


def take_seat_back(table: SharedTable, player: str) -> list[Entry]:
    """Play again where a bot stood in (the seat's player only)."""
    _must_be(table, PLAYING)
    seat = _seat(table, player)
    if table.chairs[seat].is_human:
        raise RefusedError("tables-seated", table.id)
    return [Return(seat)]


def hand_over(table: SharedTable, player: str, to: str) -> list[Entry]:
    """Make another player at the table its owner."""
    _must_own(table, player)
    seat = table.seat_of(to)
    if seat is None:
        raise RefusedError("tables-no-seat", table.id)
    return [HandOver(table.chairs[seat].player or to)]


def close(table: SharedTable, player: str | None) -> list[Entry]:
    """Close a table for good (its owner, or with None the administrator)."""
    if table.status in (OVER, CLOSED):
        raise RefusedError(f"tables-{table.status}", table.id)
    if player is not None:
        _must_own(table, player)
    return [Close()]


def resume(table: SharedTable, player: str) -> list[Entry]:
    """Resume a game played with older rules from the last position that today's rules agree with (owner only)."""
    _must_be(table, PLAYING)
    _must_own(table, player)
    outdated = table.outdated
    if outdated is None:
        raise RefusedError("tables-not-outdated", table.id)
    return [Resume(player, outdated.after, len(table.match.entries), outdated.known)]


# Playing


def play(table: SharedTable, player: str, move: Any, based_on: int) -> list[Entry]:
    """Make a move for the player's seat; a checkpoint and the result follow when they are due."""
    _must_be_on(table, PLAYING)
    seat = _human_seat(table, player)
    if table.has_changed_for(seat, based_on):
        raise VersionConflictError(table.id)
    return _played(table, move, seat)


def play_for_bot(table: SharedTable, seat: int, level: str, move: Any, based_on: int) -> list[Entry]:
    """Make a bot's move. Of two servers that try, the second gets a `VersionConflictError`."""
    if not table.is_on or table.chairs[seat].bot != level or table.has_changed_for(seat, based_on):
        raise VersionConflictError(table.id)
    return _played(table, move, seat)


def _played(table: SharedTable, move: Any, seat: int) -> list[Entry]:
    match = table.match
    after = match.prepare(move, seat)
    return [
        MoveEntry(seat, msgspec.to_builtins(move)),
        *entries_of(lines_due(match.game, after, match.state.round)),
    ]


# Undo


def undo(table: SharedTable, player: str) -> list[Entry]:
    """Take the player's last decision back, as far as the undo rule allows.

    Refused with the kind "tables-undo-nothing", "tables-undo-revealed" or "tables-undo-other_human"; after the last
    two the player may `ask_for_undo`.
    """
    _must_be_on(table, PLAYING, OVER)
    seat = _human_seat(table, player)
    match = table.match.copy()
    try:
        count = match.undo(seat)
    except UndoRefusedError as refused:
        raise RefusedError(f"tables-undo-{refused.reason}", table.id) from None
    # What others sealed after a sealed choice that is undone stays: it was played again, so it is written again.
    stayed = match.entries[len(table.match.entries) - count :]
    return [Undo(seat, count), *(MoveEntry(entry.seat, msgspec.to_builtins(entry.move)) for entry in stayed)]


def redo(table: SharedTable, player: str) -> list[Entry]:
    """Play again the moves that the player's own last undo took back."""
    _must_be_on(table, PLAYING)
    seat = _human_seat(table, player)
    if table.redo_seat != seat:
        raise RefusedError("tables-redo-nothing", table.id)
    match = table.match.copy()
    before = match.state.round
    again = match.redo()
    return [Redo(seat, len(again)), *entries_of(lines_due(match.game, match.state, before))]


def ask_for_undo(table: SharedTable, player: str) -> list[Entry]:
    """Ask the other players to let the player's last decision be taken back, whatever has happened since."""
    _must_be_on(table, PLAYING, OVER)
    seat = _human_seat(table, player)
    if table.match.undo_refusal(seat) is None:
        return undo(table, player)
    if table.undo_request is not None:
        raise RefusedError("tables-undo-pending", table.id)
    mine = [index for index, entry in enumerate(table.match.entries) if entry.seat == seat]
    if not mine:
        raise RefusedError("tables-undo-nothing", table.id)
    return [Ask(seat, len(table.match.entries) - mine[-1])]


def agree_to_undo(table: SharedTable, player: str, based_on: int) -> list[Entry]:
    """Agree to the undo that was asked for; it happens when the last of the others agrees.

    Players for whom a bot plays are asked too: otherwise a stand-in would be a way around their consent.
    """
    _must_be_on(table, PLAYING, OVER)
    undo_request, seat = _undo_request(table), _seat(table, player)
    if table.has_changed_for(seat, based_on):
        raise VersionConflictError(table.id)
    if seat == undo_request.seat or seat in undo_request.agreed:
        raise RefusedError("tables-undo-pending", table.id)
    missing = table.match.humans - undo_request.agreed - {undo_request.seat, seat}
    if missing:
        return [Agree(seat)]
    return [Agree(seat), Undo(undo_request.seat, len(table.match.entries) - undo_request.moves)]


def decline_undo(table: SharedTable, player: str) -> list[Entry]:
    """Refuse the undo that was asked for, or withdraw the player's own request."""
    _undo_request(table)
    return [Decline(_seat(table, player))]


# Chat


def say(table: SharedTable, player: str, text: str) -> list[Entry]:
    """Write in the chat. Control characters are replaced and long messages are cut."""
    _must_be(table, OPEN, PLAYING, OVER)
    _seat(table, player)
    said = shown(" ".join(text.split()), LONGEST_TALK)
    if not said:
        raise RefusedError("tables-nothing-said", table.id)
    return [Say(player, said)]


# Conditions


def _must_be(table: SharedTable, *statuses: str) -> None:
    if table.status not in statuses:
        raise RefusedError(f"tables-{table.status}", table.id)


def _must_be_on(table: SharedTable, *statuses: str) -> None:
    """Also refuse a game that is on hold because its rules have changed."""
    _must_be(table, *statuses)
    if table.outdated is not None:
        raise RefusedError("tables-outdated", table.id)


def _must_own(table: SharedTable, player: str) -> None:
    if not table.is_owner(player):
        raise RefusedError("tables-not-owner", table.id)


def must_be_a_level(level: str | None) -> None:
    """Refuse an unknown level of bot; None is no bot."""
    if level is not None and level not in bots.LEVELS:
        raise RefusedError("tables-no-such-bot", level)


def _seat(table: SharedTable, player: str) -> int:
    seat = table.seat_of(player)
    if seat is None:
        raise RefusedError("tables-no-seat", table.id)
    return seat


def _human_seat(table: SharedTable, player: str) -> int:
    seat = _seat(table, player)
    if not table.chairs[seat].is_human:
        raise RefusedError("tables-bot-plays", table.id)
    return seat


def _must_have_waited(table: SharedTable, waited: float | None) -> None:
    if waited is None:
        raise RefusedError("tables-not-waiting", table.id)
    if table.absence_limit is None:
        raise RefusedError("tables-never-absent", table.id)
    if waited < table.absence_limit * 60:
        raise RefusedError("tables-wait-longer", table.id)


def _voters(table: SharedTable, present: Collection[int]) -> frozenset[int]:
    """Return the seats that are asked: those of players who are here and for whom no bot plays."""
    return frozenset(table.humans) & frozenset(present)


def _stand_in_request(table: SharedTable) -> StandInRequest:
    if table.stand_in_request is None:
        raise RefusedError("tables-request-gone", table.id)
    return table.stand_in_request


def _undo_request(table: SharedTable) -> UndoRequest:
    if table.undo_request is None:
        raise RefusedError("tables-undo-not-asked", table.id)
    return table.undo_request
