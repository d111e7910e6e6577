"""Random acts in any order: the log folds to the same table, replays as a record, and hides what it must."""

import random
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from engine.game import CATALOGUE
from saves.records.library import Library
from saves.records.record import Line
from saves.tables import RefusedError, VersionConflictError, acts
from saves.tables.entries import decode, line_of
from tests.saves.tables.in_memory import TableInMemory, begun
from tests.saves.tables.test_playing import alike

PLAYERS = ("Ann", "Bob", "Cleo")


def anything(shared: TableInMemory, chance: random.Random) -> tuple[Callable[..., Any], tuple[Any, ...]]:
    """Pick a random act, mostly a move."""
    player, seat = chance.choice(PLAYERS), chance.randrange(3)
    seen = shared.table.version - chance.choice((0, 0, 0, 1, 5))
    wishes: list[tuple[Callable[..., Any], tuple[Any, ...]]] = [
        (acts.undo, (player,)),
        (acts.undo, (PLAYERS[shared.table.match.entries[-1].seat] if shared.table.match.entries else player,)),
        (acts.ask_for_undo, (player,)),
        (acts.decline_undo, (player,)),
        (acts.say, (player, "well")),
        (acts.stand_in, (player, seat, "apprentice", chance.choice((None, 60.0, 1e6)))),
        (acts.ask_for_stand_in, (player, seat, "apprentice", {0, 1, 2} - {seat})),
        *[(acts.take_seat_back, (name,)) for name in PLAYERS],
        (acts.hand_over, (player, chance.choice(PLAYERS))),
    ]
    if shared.table.undo_request is not None and chance.random() < 0.7:
        return acts.agree_to_undo, (player, seen)
    if shared.table.stand_in_request is not None and chance.random() < 0.5:
        if chance.random() < 0.3:
            return acts.decline_stand_in, (player,)
        return acts.agree_to_stand_in, (player, {0, 1, 2} - {shared.table.stand_in_request.absent})
    if shared.table.redo_seat is not None and chance.random() < 0.5:
        return acts.redo, (PLAYERS[shared.table.redo_seat],)
    decisions = shared.table.match.decisions
    if not decisions or chance.random() < 0.3:
        return chance.choice(wishes)
    decision = chance.choice(decisions)
    move, chair = chance.choice(list(decision.moves)), shared.table.chairs[decision.seat]
    if chair.bot is not None:
        return acts.play_for_bot, (decision.seat, chair.bot, move, seen)
    return acts.play, (chair.player, move, seen)


@pytest.mark.parametrize("game", CATALOGUE)
def test_anything_in_any_order_folds_to_the_same_table_and_replays(game: str, tmp_path: Path) -> None:
    chance = random.Random(game)
    shared = begun(game, PLAYERS)
    done: set[str] = set()
    for number in range(400):
        act, arguments = anything(shared, chance)
        before = shared.table
        try:
            shared.do(act, *arguments)
        except (RefusedError, VersionConflictError):
            assert shared.table is before
            continue
        done.add(act.__name__)
        if number % 100 == 0:
            assert alike(shared.table, shared.folded_again())
        for seat in (None, 1):
            others = [entry for entry in shared.table.match.entries if entry.seat != seat]
            hidden = [entry for entry in others if shared.table.match.is_sealed(entry)]
            masked = [entry for entry in shared.table.seen_by(seat).entries if entry.move is None]
            assert len(hidden) == len(masked)
    assert alike(shared.table, shared.folded_again())
    assert done >= {"play", "undo", "redo", "ask_for_undo", "agree_to_undo", "stand_in", "take_seat_back", "say"}
    assert done >= {"ask_for_stand_in", "agree_to_stand_in", "decline_stand_in"}
    lines: list[Line] = [line for entry in shared.log if (line := line_of(decode(entry.body))) is not None]
    library = Library(tmp_path)
    with library.open(library.keep(shared.table.header, lines)) as journal:
        assert journal.match.entries == shared.table.match.entries
        assert journal.match.state == shared.table.match.state
