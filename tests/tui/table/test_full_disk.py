"""A disk without room: what cannot be saved is not played, and the game goes on as soon as there is room again."""

import asyncio
import errno
import os
from collections.abc import Callable
from typing import Any

import pytest

from saves.records.journal import Journal
from tests.tui.table.kinds import is_played
from tests.tui.table.tables import GAME, AppRunner, Sitting, new_table, people
from tui.i18n.words import Words
from tui.table import local_game
from tui.table.local_game import LocalGame
from tui.table.narrator import Narrator
from tui.table.screen import TableScreen

WORDS = Words("en", GAME.key, strict=True)
FULL = os.strerror(errno.ENOSPC)


class Disk:
    """Room on the disk, or none."""

    def __init__(self) -> None:
        self.is_full = False
        self.refusals = 0
        self._write = os.write

    def write(self, handle: int, data: bytes) -> int:
        if self.is_full and data.startswith(b"{"):
            self.refusals += 1
            raise OSError(errno.ENOSPC, FULL)
        return self._write(handle, data)


@pytest.fixture
def disk(monkeypatch: pytest.MonkeyPatch) -> Disk:
    found = Disk()
    monkeypatch.setattr(os, "write", found.write)
    return found


@pytest.fixture
def slow(monkeypatch: pytest.MonkeyPatch) -> None:
    """Try again after an hour."""
    monkeypatch.setattr(local_game, "FIRST_RETRY", 3600.0)


def text(sitting: Sitting) -> str:
    return " ".join(sitting.frame().split())


def shown_in_panel(table: TableScreen) -> str:
    """What the decision panel says, line after line."""
    panel = table.view.decision
    return "".join(strip.text.strip("╭─╮│╰╯") for strip in panel.render_lines(panel.region.reset_offset))


async def fill_disk_at_a_bots_turn(sitting: Sitting, disk: Disk) -> None:
    """Play until it is a bot's turn that begins with a full disk."""
    played = LocalGame.play

    def play(game: LocalGame, move: Any) -> None:
        played(game, move)
        disk.is_full = not sitting.table.mode.chooser.selection.options

    with pytest.MonkeyPatch.context() as patched:
        patched.setattr(LocalGame, "play", play)
        # There may be room again before this looks.
        while not disk.is_full and not disk.refusals:
            await sitting.pilot.press("home", "enter")
            await sitting.pilot.pause()
    await sitting.until(lambda: disk.refusals > 0)


def stays_in_the_record(runner: AppRunner, moves: int) -> None:
    (entry,) = runner.library.list()
    with Journal.open(entry.path) as kept:
        assert kept.notices == []
        assert len(kept.match.entries) == moves


def test_bots_go_on_by_themselves_when_there_is_room_again(
    runner: AppRunner, disk: Disk, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(local_game, "FIRST_RETRY", 0.001)
    monkeypatch.setattr(local_game, "LAST_RETRY", 0.004)
    played: list[int] = []

    async def scene(sitting: Sitting) -> None:
        await fill_disk_at_a_bots_turn(sitting, disk)
        before = len(sitting.match.entries)
        await sitting.until(lambda: disk.refusals > 4)
        assert len(sitting.match.entries) == before
        assert len(sitting.notices()) == 1
        disk.is_full = False
        await sitting.until(lambda: bool(sitting.table.mode.chooser.selection.options))
        assert len(sitting.match.entries) > before
        assert FULL not in shown_in_panel(sitting.table)
        played.append(len(sitting.match.entries))

    runner.run(scene, new_table(people(1, bots=2)))
    stays_in_the_record(runner, played[0])


@pytest.mark.usefixtures("slow")
@pytest.mark.parametrize("language", ["en", "fr"])
def test_the_table_says_what_is_wrong_and_any_key_tries_again(runner: AppRunner, disk: Disk, language: str) -> None:
    words = Words(language, GAME.key, strict=True)

    async def scene(sitting: Sitting) -> None:
        await fill_disk_at_a_bots_turn(sitting, disk)
        await sitting.pilot.pause()
        table = sitting.table
        sitting.app.clear_notifications()
        await sitting.pilot.pause()
        bot = table.scene.player(table.match.decisions[0].seat)
        said = words("table-bot-unsaved", seat=bot, name=table.source.journal.path.stem, line=0, detail=FULL)
        assert said.replace(" ", "") in shown_in_panel(table).replace(" ", "")
        assert words("table-key-retry") in text(sitting)
        refusals = disk.refusals
        await sitting.pilot.press("x")
        await sitting.until(lambda: disk.refusals == refusals + 1)
        table.action_command("retry")
        await sitting.until(lambda: disk.refusals == refusals + 2)
        disk.is_full = False
        await sitting.pilot.press("x")
        await sitting.until(lambda: bool(table.mode.chooser.selection.options))
        assert words("table-key-retry") not in text(sitting)

    runner.run(scene, new_table(people(1, bots=2)), language=language)


@pytest.mark.usefixtures("slow")
def test_undo_and_leaving_work_while_a_bot_waits(runner: AppRunner, disk: Disk) -> None:
    async def scene(sitting: Sitting) -> None:
        await fill_disk_at_a_bots_turn(sitting, disk)
        before = len(sitting.match.entries)
        await sitting.pilot.press("u")
        await sitting.pilot.pause()
        assert len(sitting.match.entries) == before
        disk.is_full = False
        await sitting.press("u")
        assert len(sitting.match.entries) < before
        await sitting.pilot.press("q")
        await sitting.until(lambda: not is_played(sitting.app.screen))

    runner.run(scene, new_table(people(1, bots=2)))


def test_a_persons_move_can_be_made_again(runner: AppRunner, disk: Disk) -> None:
    async def scene(sitting: Sitting) -> None:
        disk.is_full = True
        labels = sitting.labels()
        await sitting.press("home", "enter")
        assert sitting.match.entries == []
        (said,) = sitting.notices()
        assert said == WORDS("table-move-unsaved", name=sitting.table.source.journal.path.stem, line=0, detail=FULL)
        assert sitting.labels() == labels
        disk.is_full = False
        await sitting.press("home", "enter")
        assert len(sitting.match.entries) == 1

    runner.run(scene, new_table(people(2)))


def test_pauses_grow_up_to_a_limit(runner: AppRunner, disk: Disk, monkeypatch: pytest.MonkeyPatch) -> None:
    waited: list[float] = []
    wait: Callable[..., object] = Narrator.wait

    async def note(narrator: Narrator, seconds: float) -> bool:
        await asyncio.sleep(0)
        waited.extend([seconds] if seconds else [])
        if len(waited) >= 8:
            disk.is_full = False
        return False

    async def scene(sitting: Sitting) -> None:
        with pytest.MonkeyPatch.context() as patched:
            patched.setattr(Narrator, "wait", note)
            await fill_disk_at_a_bots_turn(sitting, disk)
            await sitting.until(lambda: bool(sitting.table.mode.chooser.selection.options))
        assert Narrator.wait is wait
        assert waited == [1.0, 2.0, 4.0, 8.0, 16.0, 30.0, 30.0, 30.0]

    runner.run(scene, new_table(people(1, bots=2)))
