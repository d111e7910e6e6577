"""A slow disk: the next decision waits until the last is on it, and the table never does."""

import threading
from collections.abc import Iterator
from functools import partial

import pytest

from saves.records import syncing
from saves.records.journal import Journal
from saves.records.syncing import Syncer
from tests.tui.table.tables import GAME, AppRunner, Sitting, new_table, people
from tui.i18n.words import Words
from tui.screens.home import HomeScreen
from tui.screens.scores import ScoresScreen
from tui.table import local_game

WORDS = Words("en", GAME.key, strict=True)
BEGIN = Syncer.begin


def has_more(sitting: Sitting, entries: int) -> bool:
    return len(sitting.match.entries) > entries


class Disk:
    """A disk that takes its time: a sync ends when it is allowed to."""

    def __init__(self) -> None:
        self.allowed = threading.Event()
        self.allowed.set()

    def sync(self, _handle: int) -> None:
        self.allowed.wait(60)


@pytest.fixture
def disk(monkeypatch: pytest.MonkeyPatch, _prompt_disk: None) -> Iterator[Disk]:
    found = Disk()
    monkeypatch.setattr(Syncer, "begin", BEGIN)
    monkeypatch.setattr(syncing, "sync", found.sync)
    yield found
    found.allowed.set()


async def play_one(sitting: Sitting, disk: Disk) -> None:
    """Play a move that stays on its way to the disk."""
    await sitting.until(lambda: sitting.table.source.journal.pending is None)
    disk.allowed.clear()
    await sitting.pilot.press("home", "enter")
    await sitting.until(lambda: len(sitting.match.entries) == 1)


def test_a_person_can_look_around_while_the_last_move_is_saved(
    runner: AppRunner, disk: Disk, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(local_game, "SLOW_DISK", 0.01)

    async def scene(sitting: Sitting) -> None:
        await play_one(sitting, disk)
        await sitting.pilot.press("home", "enter")
        await sitting.pilot.press("home", "enter")
        await sitting.until(lambda: WORDS("table-slow-disk") in sitting.notices())
        assert len(sitting.match.entries) == 1
        await sitting.pilot.press("S")
        await sitting.until(lambda: isinstance(sitting.app.screen, ScoresScreen))
        await sitting.pilot.press("escape")
        await sitting.until(lambda: not isinstance(sitting.app.screen, ScoresScreen))
        disk.allowed.set()
        await sitting.until(lambda: len(sitting.match.entries) == 2)
        await sitting.rest()
        assert len(sitting.match.entries) == 2

    runner.run(scene, new_table(people(2)))


def test_undo_takes_the_place_of_a_move_that_waits(runner: AppRunner, disk: Disk) -> None:
    async def scene(sitting: Sitting) -> None:
        await play_one(sitting, disk)
        await sitting.pilot.press("home", "enter")
        await sitting.pilot.press("u")
        assert len(sitting.match.entries) == 1
        disk.allowed.set()
        await sitting.until(lambda: sitting.match.entries == [])
        await sitting.rest()
        await sitting.until(lambda: sitting.table.source.journal.pending is None)
        disk.allowed.clear()
        await sitting.press("ctrl+r")
        await sitting.pilot.press("ctrl+r")
        assert len(sitting.match.entries) == 1

    runner.run(scene, new_table(people(2)))


def test_a_bot_waits_until_the_move_before_is_saved(runner: AppRunner, disk: Disk) -> None:
    async def scene(sitting: Sitting) -> None:
        human = sitting.table.match.humans
        await sitting.until(lambda: sitting.table.source.journal.pending is None)
        disk.allowed.clear()
        while sitting.match.decisions[0].seat in human:
            before = len(sitting.match.entries)
            disk.allowed.set()
            await sitting.until(lambda: sitting.table.source.journal.pending is None)
            disk.allowed.clear()
            await sitting.pilot.press("home", "enter")
            await sitting.until(partial(has_more, sitting, before))
        played = len(sitting.match.entries)
        for _ in range(20):
            await sitting.pilot.pause(0.005)
        assert len(sitting.match.entries) == played
        disk.allowed.set()
        await sitting.rest()
        assert len(sitting.match.entries) > played

    runner.run(scene, new_table(people(1, bots=2)))


def test_leaving_waits_for_no_disk(runner: AppRunner, disk: Disk) -> None:
    async def scene(sitting: Sitting) -> None:
        await play_one(sitting, disk)
        await sitting.pilot.press("home", "enter")
        await sitting.pilot.press("q")
        await sitting.until(lambda: isinstance(sitting.app.screen, HomeScreen))
        assert not disk.allowed.is_set()

    runner.run(scene, new_table(people(2)))
    disk.allowed.set()
    (entry,) = runner.library.list()
    with Journal.open(entry.path) as kept:
        assert not kept.read_only
        assert len(kept.match.entries) == 1
