"""Who else is there: bots that are narrated at a chosen speed, and games that someone else has open."""

from typing import Any

import pytest

from saves.gallery import folder
from saves.records.journal import Journal
from tests.tui.table.kinds import is_played, journal_of
from tests.tui.table.tables import GAME, AppRunner, Sitting, new_table, people
from tui.bots.pool import BotError
from tui.screens.home import HomeScreen
from tui.session import ReplayGame, ResumeGame
from tui.settings import SPEEDS

BOTS_FIRST = new_table(
    people(1, bots=3), seed=next(seed for seed in range(99) if GAME.decisions(GAME.new(4, seed=seed))[0].seat == 1)
)
"""A table at which three bots move before the person does."""


def test_bots_are_narrated_one_by_one_and_any_key_skips_the_wait(
    runner: AppRunner, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(SPEEDS, "slow", 3600.0)

    async def scene(sitting: Sitting) -> None:
        table = sitting.table
        await sitting.until(lambda: bool(table.narrator.lines))
        await sitting.pilot.pause()
        played = len(table.match.entries)
        first = table.match.entries[0]
        assert all(entry.seat == first.seat for entry in table.match.entries)
        assert table.match.decision.seat not in table.match.humans
        assert not table.mode.chooser.selection.options
        text = " ".join(sitting.frame().split())
        assert table.scene.player(first.seat) in text
        assert table.narrator.lines[-1][1].split()[0] in text
        assert table.narrator.flashes
        await sitting.pilot.pause(0.05)
        assert len(table.match.entries) == played
        await sitting.pilot.press("x")
        await sitting.until(lambda: bool(table.mode.chooser.selection.options))
        assert len(table.match.entries) > played
        assert table.match.decision.seat == 0

    runner.run(scene, BOTS_FIRST, patient=False, speed="slow")


def test_leaving_while_bots_wait_saves_what_was_played(runner: AppRunner, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(SPEEDS, "slow", 3600.0)
    played: list[int] = []

    async def scene(sitting: Sitting) -> None:
        table = sitting.table
        await sitting.until(lambda: bool(table.narrator.lines))
        await sitting.pilot.press("q")
        await sitting.until(lambda: isinstance(sitting.app.screen, HomeScreen))
        played.append(len(table.match.entries))

    runner.run(scene, BOTS_FIRST, patient=False, speed="slow")
    (entry,) = runner.library.list()
    with Journal.open(runner.library.folder / f"{entry.name}.pavilion") as kept:
        assert len(kept.match.entries) == played[0]


def test_what_bots_did_since_is_told_and_shown(runner: AppRunner) -> None:
    async def scene(sitting: Sitting) -> None:
        table = sitting.table
        before = len(table.narrator.lines)
        await sitting.play_turn()
        assert len(table.narrator.lines) > before
        assert table.narrator.flashes
        await sitting.press("right")
        assert not table.narrator.flashes

    runner.run(scene, new_table(people(1, bots=2)))


def test_a_bot_that_fails_is_named_and_the_game_goes_on(runner: AppRunner) -> None:
    async def scene(sitting: Sitting) -> None:
        async def choose(*_arguments: Any) -> Any:
            raise BotError("the process ended twice")

        sitting.app.session.bots.choose = choose  # type: ignore[method-assign, assignment]
        table = sitting.table
        await sitting.play_turn()
        assert any("Bob" in notice for notice in sitting.notices())
        assert table.mode.chooser.selection.options
        assert any(entry.seat == 1 for entry in table.match.entries)

    runner.run(scene, new_table(people(1, bots=1)))


def test_a_game_that_is_open_elsewhere_can_only_be_watched(runner: AppRunner) -> None:
    mine = runner.library.create("bruxelles1897", people(2), seed=7)
    try:

        async def scene(sitting: Sitting) -> None:
            table = sitting.table
            assert is_played(table)
            assert journal_of(table).read_only
            assert "open elsewhere" in " ".join(sitting.frame().split())
            before = mine.path.read_bytes()
            await sitting.press("enter", "1", "down", "u", "ctrl+r", "space", "tab", "pagedown")
            assert not table.match.entries
            assert mine.path.read_bytes() == before
            await sitting.press("i", "right")
            assert table.look_around.spot
            await sitting.press("escape", "S", "escape", "L", "escape", "q")
            assert isinstance(sitting.app.screen, HomeScreen)

        runner.run(scene, ResumeGame(mine.path.stem))
    finally:
        mine.close()


def test_a_record_that_cannot_be_written_any_more_says_so_and_plays_nothing(runner: AppRunner) -> None:
    async def scene(sitting: Sitting) -> None:
        table = sitting.table
        journal_of(table).close()
        await sitting.pilot.press("home", "enter")
        await sitting.pilot.pause()
        assert not table.match.entries
        assert sitting.notices()

    runner.run(scene, new_table(people(2)))


def test_a_replay_from_the_command_line_opens_at_the_first_move(runner: AppRunner) -> None:
    async def scene(sitting: Sitting) -> None:
        assert "0/" in sitting.frame().split("\n")[0]
        await sitting.press("q")
        assert isinstance(sitting.app.screen, HomeScreen)

    runner.run(scene, ReplayGame(folder() / "bruxelles1897-two-seats.pavilion"))
