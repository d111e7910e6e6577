"""What people may do at a shared table. Each act looks at a table and gives the entries that would do it, or refuses.

Nothing happens here: `LiveTable.do(act, …)` writes the entries, and asks the act again if the table has moved on.
An act names the `player` who wishes it; `based_on` is the version of the table that the player was looking at.
Raises `RefusedError`, whose kind is a sentence for the player; `VersionConflictError` when the player saw an older
version; and `IllegalMoveError` from `play`.
"""

from typing import Any

import msgspec

from engine import bots
from engine.match import UndoRefusedError
from saves.problems import shown
from saves.records.journal import lines_due
from saves.store.base import VersionConflictError, folded
from saves.tables.entries import (
    Agree,
    Ask,
    Close,
    Decline,
    Entry,
    HandOver,
    Leave,
    Move,
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
from saves.tables.table import CLOSED, OPEN, OVER, PLAYING, SharedTable, UndoRequest

LONGEST_TALK = 200
"""Characters of one remark."""

# Sitting down and getting up


def sit(table: SharedTable, player: str, seat: int | None = None, word: str = "") -> list[Entry]:
    """Take an empty seat, this one or the first; a private table asks for its word."""
    _must_be(table, OPEN)
    if not table.admits(player, word):
        raise RefusedError("house-word", table.id)
    if table.seat_of(player) is not None:
        raise RefusedError("house-seated", table.id)
    empty = [number for number, chair in enumerate(table.chairs) if chair.is_empty]
    if seat is None and not empty:
        raise RefusedError("house-full", table.id)
    if seat is not None and seat not in empty:
        raise RefusedError("house-seat-taken", table.id)
    return [Sit(empty[0] if seat is None else seat, player)]


def leave(table: SharedTable, player: str) -> list[Entry]:
    """Get up before the game begins. The owner hands the table to the next player, or closes it when there is none.

    Once the game is on, a player who has had enough lets a bot stand in.
    """
    _must_be(table, OPEN)
    seat = table.seat_of(player)
    others = [name for name in table.players if folded(name) != folded(player)]
    entries: list[Entry] = [] if seat is None else [Leave(seat)]
    if table.is_owner(player):
        entries.append(HandOver(others[0]) if others else Close())
    elif seat is None:
        raise RefusedError("house-no-seat", table.id)
    return entries


def send_away(table: SharedTable, player: str, seat: int) -> list[Entry]:
    """Free the seat of someone else before the game begins; the owner may."""
    _must_be(table, OPEN)
    _must_own(table, player)
    if table.chairs[seat].player is None or table.seat_of(player) == seat:
        raise RefusedError("house-nobody-there", table.id)
    return [Leave(seat)]


def put_bot(table: SharedTable, player: str, seat: int, level: str | None) -> list[Entry]:
    """Put a bot on an empty seat, or another level, or with None nobody, before the game begins; the owner may."""
    _must_be(table, OPEN)
    _must_own(table, player)
    must_be_a_level(level)
    if table.chairs[seat].player is not None:
        raise RefusedError("house-seat-taken", table.id)
    return [PutBot(seat, level)]


def start(table: SharedTable, player: str) -> list[Entry]:
    """Begin the game; the owner may, once every seat is taken."""
    _must_be(table, OPEN)
    _must_own(table, player)
    if any(chair.is_empty for chair in table.chairs):
        raise RefusedError("house-seats-empty", table.id)
    return [Start()]


def stand_in(table: SharedTable, player: str, seat: int, level: str) -> list[Entry]:
    """Let a bot play for a seat: its own player may, and the owner may.

    That the owner may do so only while the player is away is for the server to see to: it knows who is there.
    """
    _must_be(table, PLAYING)
    if table.seat_of(player) != seat:
        _must_own(table, player)
    must_be_a_level(level)
    if not table.chairs[seat].is_human:
        raise RefusedError("house-bot-already", table.id)
    return [StandIn(seat, level)]


def take_seat_back(table: SharedTable, player: str) -> list[Entry]:
    """Play again where a bot stood in; the seat's player may, and nobody else."""
    _must_be(table, PLAYING)
    seat = _seat(table, player)
    if table.chairs[seat].is_human:
        raise RefusedError("house-seated", table.id)
    return [Return(seat)]


def hand_over(table: SharedTable, player: str, to: str) -> list[Entry]:
    """Make another player at the table its owner."""
    _must_own(table, player)
    seat = table.seat_of(to)
    if seat is None:
        raise RefusedError("house-no-seat", table.id)
    return [HandOver(table.chairs[seat].player or to)]


def close(table: SharedTable, player: str | None) -> list[Entry]:
    """Give a table up for good; the owner may, and with None whoever runs the house."""
    if table.status in (OVER, CLOSED):
        raise RefusedError(f"house-{table.status}", table.id)
    if player is not None:
        _must_own(table, player)
    return [Close()]


def resume(table: SharedTable, player: str) -> list[Entry]:
    """Take a game up again that older rules played: from the last position today's agree with; the owner may."""
    _must_be(table, PLAYING)
    _must_own(table, player)
    outdated = table.outdated
    if outdated is None:
        raise RefusedError("house-not-outdated", table.id)
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
    """Make a bot's move. Whichever server comes second finds that the game has gone on, and is stale."""
    if not table.is_on or table.chairs[seat].bot != level or table.has_changed_for(seat, based_on):
        raise VersionConflictError(table.id)
    return _played(table, move, seat)


def _played(table: SharedTable, move: Any, seat: int) -> list[Entry]:
    match = table.match
    after = match.game.clone(match.state)
    match.game.play(after, move, seat)
    return [
        Move(seat, msgspec.to_builtins(move)),
        *entries_of(lines_due(match.game, after, match.state.round)),
    ]


# Going back


def undo(table: SharedTable, player: str) -> list[Entry]:
    """Take the player's last decision back by the rule of undo.

    Refused with the kind "house-undo-nothing", "house-undo-revealed" or "house-undo-other_human"; with the last
    two the player may `ask_for_undo`.
    """
    _must_be_on(table, PLAYING, OVER)
    seat = _human_seat(table, player)
    match = table.match.copy()
    try:
        count = match.undo(seat)
    except UndoRefusedError as refused:
        raise RefusedError(f"house-undo-{refused.reason}", table.id) from None
    # What others sealed after a sealed choice that is withdrawn was played again at once; so it is written again.
    stayed = match.entries[len(table.match.entries) - count :]
    return [Undo(seat, count), *(Move(entry.seat, msgspec.to_builtins(entry.move)) for entry in stayed)]


def redo(table: SharedTable, player: str) -> list[Entry]:
    """Play again what the player's own last undo took back."""
    _must_be_on(table, PLAYING)
    seat = _human_seat(table, player)
    if not table.match.can_redo or table.redo_seat != seat:
        raise RefusedError("house-redo-nothing", table.id)
    match = table.match.copy()
    before = match.state.round
    again = match.redo()
    return [Redo(seat, len(again)), *entries_of(lines_due(match.game, match.state, before))]


def ask_for_undo(table: SharedTable, player: str) -> list[Entry]:
    """Ask the other people to let the player's last decision be taken back, whatever has happened since."""
    _must_be_on(table, PLAYING, OVER)
    seat = _human_seat(table, player)
    if table.match.undo_refusal(seat) is None:
        return undo(table, player)
    if table.undo_request is not None:
        raise RefusedError("house-undo-pending", table.id)
    mine = [index for index, entry in enumerate(table.match.entries) if entry.seat == seat]
    if not mine:
        raise RefusedError("house-undo-nothing", table.id)
    return [Ask(seat, len(table.match.entries) - mine[-1])]


def agree_to_undo(table: SharedTable, player: str, based_on: int) -> list[Entry]:
    """Let the undo that was asked for happen; it does when the last of the others agrees.

    All who have a seat are asked, those too for whom a bot plays: they could not be undone by sending them away.
    """
    _must_be_on(table, PLAYING, OVER)
    undo_request, seat = _undo_request(table), _seat(table, player)
    if table.has_changed_for(seat, based_on):
        raise VersionConflictError(table.id)
    if seat == undo_request.seat or seat in undo_request.agreed:
        raise RefusedError("house-undo-pending", table.id)
    missing = table.match.humans - undo_request.agreed - {undo_request.seat, seat}
    return [Agree(seat)] if missing else [Agree(seat), Undo(undo_request.seat, undo_request.count)]


def decline_undo(table: SharedTable, player: str) -> list[Entry]:
    """Refuse the undo that was asked for; who asked withdraws it this way."""
    _undo_request(table)
    return [Decline(_seat(table, player))]


# Talking


def say(table: SharedTable, player: str, text: str) -> list[Entry]:
    """Say something to the table. What a terminal would obey is taken out, and it is not longer than it may be."""
    _must_be(table, OPEN, PLAYING, OVER)
    _seat(table, player)
    said = shown(" ".join(text.split()), LONGEST_TALK)
    if not said:
        raise RefusedError("house-nothing-said", table.id)
    return [Say(player, said)]


# What is asked of everyone


def _must_be(table: SharedTable, *statuses: str) -> None:
    if table.status not in statuses:
        raise RefusedError(f"house-{table.status}", table.id)


def _must_be_on(table: SharedTable, *statuses: str) -> None:
    """Refuse to touch a game that stands still because its rules have changed."""
    _must_be(table, *statuses)
    if table.outdated is not None:
        raise RefusedError("house-outdated", table.id)


def _must_own(table: SharedTable, player: str) -> None:
    if not table.is_owner(player):
        raise RefusedError("house-not-owner", table.id)


def must_be_a_level(level: str | None) -> None:
    """Refuse a bot that there is not; None is no bot."""
    if level is not None and level not in bots.LEVELS:
        raise RefusedError("house-no-such-bot", level)


def _seat(table: SharedTable, player: str) -> int:
    seat = table.seat_of(player)
    if seat is None:
        raise RefusedError("house-no-seat", table.id)
    return seat


def _human_seat(table: SharedTable, player: str) -> int:
    seat = _seat(table, player)
    if not table.chairs[seat].is_human:
        raise RefusedError("house-bot-plays", table.id)
    return seat


def _undo_request(table: SharedTable) -> UndoRequest:
    if table.undo_request is None:
        raise RefusedError("house-undo-not-asked", table.id)
    return table.undo_request
