"""Thousands of games and slow disks: lists fill in the background, and keys work meanwhile."""

import threading
from collections.abc import Iterator

import pytest
from textual.pilot import Pilot

from saves.records.entry import ListedGame
from saves.records.library import Library
from tests.tui.conftest import Visit
from tests.tui.screens.looking import (
    ANNA,
    BERNARD,
    frame,
    keep_game,
    line_with,
    names,
    notices,
    screen_of,
    text_in,
)
from tui.screens.saved_games import SavedGamesScreen
from tui.session import Session
from tui.table.screen import TableScreen


class SlowLibrary(Library):
    """A library whose records come one by one, each when it is let go."""

    def __init__(self, folder: object) -> None:
        super().__init__(folder)  # type: ignore[arg-type]
        self.gate = threading.Semaphore(0)

    def entries(self) -> Iterator[ListedGame]:
        for entry in super().entries():
            self.gate.acquire(timeout=20)
            yield entry


@pytest.fixture
def slow(session: Session, monkeypatch: pytest.MonkeyPatch) -> Iterator[SlowLibrary]:
    """The session's library on a disk that takes its time."""
    monkeypatch.setattr("tui.screens.record_list.FIRST", 0.0)
    monkeypatch.setattr("tui.screens.record_list.LATER", 0.0)
    monkeypatch.setattr("tui.screens.brief_wait.LONGEST_WAIT", 0.02)
    session.library = library = SlowLibrary(session.library.folder)
    yield library
    library.gate.release(1000)


async def listed(pilot: Pilot[None], count: int) -> list[str]:
    """Wait until so many records are listed, and name them."""
    for _ in range(500):
        rows = screen_of(pilot, SavedGamesScreen).records.listing.rows
        if len(rows) >= count:
            await pilot.pause()
            return [row.name for row in rows]
        await pilot.pause(0.01)
    raise AssertionError(f"{len(rows)} of {count} records are listed")


async def seen(pilot: Pilot[None], text: str) -> None:
    """Wait until something is shown."""
    for _ in range(500):
        if text in frame(pilot):
            return
        await pilot.pause(0.01)
    raise AssertionError(f"{text!r} never came")


def test_records_are_listed_as_they_are_read_and_the_cursor_stays(
    visit: Visit, session: Session, slow: SlowLibrary
) -> None:
    names_ = [f"game {number}" for number in range(6)]
    for number, name in enumerate(names_):
        keep_game(session, (ANNA, BERNARD), number, name, hours_ago=number)

    async def scene(pilot: Pilot[None]) -> None:
        slow.gate.release()  # for home, which looks for a game to continue
        await seen(pilot, "Anna")
        await pilot.press("s")
        assert "Loading your games" in frame(pilot)
        assert "No saved games yet" not in frame(pilot)
        slow.gate.release()
        assert await listed(pilot, 1) == names_[:1]
        slow.gate.release(2)
        assert await listed(pilot, 3) == names_[:3]
        await pilot.press("down", "down")
        assert "game 2" in line_with(pilot, "▌")
        slow.gate.release(100)
        assert await listed(pilot, 6) == names_
        assert "game 2" in line_with(pilot, "▌")
        assert "2 moves" in text_in(pilot, "#detail")

    visit(scene)


def test_keys_work_while_records_are_read(visit: Visit, session: Session, slow: SlowLibrary) -> None:
    keep_game(session, (ANNA, BERNARD), 1, "game")

    async def scene(pilot: Pilot[None]) -> None:
        assert "New game" in line_with(pilot, "▌")
        assert "Heavy games" not in frame(pilot)
        await pilot.press("s")
        assert isinstance(pilot.app.screen, SavedGamesScreen)
        await pilot.press("question_mark")
        assert "rename" not in text_in(pilot, ".dialog")
        await pilot.press("escape", "escape", "down")
        assert "Learn" in line_with(pilot, "▌")
        slow.gate.release(100)
        await seen(pilot, "Anna")
        # Whoever has walked on stays there.
        assert "Learn" in line_with(pilot, "▌")
        await pilot.press("c")
        await pilot.pause()
        assert isinstance(pilot.app.screen, TableScreen)

    visit(scene)


def test_a_second_look_replaces_the_list_only_when_it_is_complete(
    visit: Visit, session: Session, slow: SlowLibrary
) -> None:
    for number in range(4):
        keep_game(session, (ANNA, BERNARD), 1, f"game {number}", hours_ago=number)

    async def scene(pilot: Pilot[None]) -> None:
        slow.gate.release(20)
        await pilot.press("s")
        await listed(pilot, 4)
        await pilot.press("end")
        while slow.gate.acquire(blocking=False):
            pass
        await pilot.press("c")
        await pilot.pause(0.1)
        slow.gate.release(1)
        await pilot.pause(0.1)
        assert len(screen_of(pilot, SavedGamesScreen).records.listing.rows) == 4
        slow.gate.release(20)
        assert "game 3-2" in await listed(pilot, 5)
        assert "game 3-2" in line_with(pilot, "▌")

    visit(scene)


def test_games_are_deleted_one_after_the_other_while_records_are_read(
    visit: Visit, session: Session, slow: SlowLibrary
) -> None:
    for number in range(6):
        keep_game(session, (ANNA, BERNARD), 1, f"game {number}", hours_ago=number)

    async def scene(pilot: Pilot[None]) -> None:
        slow.gate.release(5)
        await seen(pilot, "Anna")
        await pilot.press("s")
        await listed(pilot, 4)
        await pilot.press("end", "d", "d")
        assert "game 1" in line_with(pilot, "▌")
        slow.gate.release(100)
        assert await listed(pilot, 4) == ["game 0", "game 1", "game 4", "game 5"]
        assert "game 1" in line_with(pilot, "▌")

    visit(scene)
    assert session.library.trash_names() == ["game 2", "game 3"]


def test_a_game_that_cannot_be_deleted_stays_in_the_list(visit: Visit, session: Session) -> None:
    keep_game(session, (ANNA, BERNARD), 1, "game")

    async def scene(pilot: Pilot[None]) -> None:
        await pilot.press("s")
        with session.library.open("game"):
            await pilot.press("d")
            await pilot.pause()
        assert any("is being played" in notice for notice in notices(pilot))
        assert "game" in line_with(pilot, "▌")

    visit(scene)
    assert names(session) == ["game"]
