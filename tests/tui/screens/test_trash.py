"""The trash: what was deleted, restored or deleted for good."""

import pytest
from textual.pilot import Pilot

from saves.records.library import Library
from tests.tui.conftest import Visit
from tests.tui.screens.looking import (
    ANNA,
    BERNARD,
    frame,
    keep_damaged,
    keep_game,
    line_with,
    names,
    notices,
    screen_of,
    text_in,
)
from tests.tui.table.kinds import is_replay
from tui.screens.dialogs import Confirm
from tui.screens.saved_games import SavedGamesScreen
from tui.screens.trash import TrashScreen
from tui.session import Session


def keep_trash(session: Session) -> None:
    """Delete three games; the second one last."""
    for name in ("first", "second", "third"):
        keep_game(session, (ANNA, BERNARD), len(name), name)
    for name in ("third", "first", "second"):
        session.library.delete(name)


def in_trash(session: Session) -> list[str]:
    return session.library.trash_names()


def test_an_empty_trash_says_so(visit: Visit) -> None:
    async def scene(pilot: Pilot[None]) -> None:
        await pilot.press("s", "t")
        assert isinstance(pilot.app.screen, TrashScreen)
        assert "The trash is empty" in frame(pilot)
        await pilot.press("d", "e", "w", "enter")
        assert isinstance(pilot.app.screen, TrashScreen)
        await pilot.press("escape")
        assert isinstance(pilot.app.screen, SavedGamesScreen)

    visit(scene)


def test_the_trash_lists_deleted_games_the_last_one_first(visit: Visit, session: Session) -> None:
    keep_trash(session)

    async def scene(pilot: Pilot[None]) -> None:
        await pilot.press("s", "t")
        assert [row.name for row in screen_of(pilot, TrashScreen).records.listing.rows] == ["second", "first", "third"]
        assert "6 moves" in text_in(pilot, "#detail")
        assert "4 March 2025, 10:00 · deleted" in text_in(pilot, "#detail")
        assert "2025-03-04" not in line_with(pilot, "▌")
        keys = frame(pilot).split("\n")[-1]
        assert "Enter restore" in keys
        assert "d delete for good" in keys
        assert "e empty" in keys

    visit(scene)


def test_a_damaged_game_in_the_trash_is_said_to_be_and_not_offered_to_be_saved_there(
    visit: Visit, session: Session
) -> None:
    keep_damaged(session, "torn")
    session.library.delete("torn")

    async def scene(pilot: Pilot[None]) -> None:
        await pilot.press("s", "t")
        told = text_in(pilot, "#detail")
        assert "unreadable entry" in told
        assert "deleted" in told
        assert "Enter" not in told
        await pilot.press("enter")
        await pilot.pause()

    visit(scene)
    assert names(session) == ["torn"]


def test_a_game_is_restored_from_the_trash(visit: Visit, session: Session) -> None:
    keep_trash(session)

    async def scene(pilot: Pilot[None]) -> None:
        await pilot.press("s", "t", "down", "enter")
        await pilot.pause()
        assert any("“first” has been restored" in notice for notice in notices(pilot))
        assert [row.name for row in screen_of(pilot, TrashScreen).records.listing.rows] == ["second", "third"]
        assert "third" in line_with(pilot, "▌")
        await pilot.press("escape")
        await pilot.pause()
        assert "first" in line_with(pilot, "▌")
        assert "2025-03-04 10:00" in line_with(pilot, "▌")

    visit(scene)
    assert names(session) == ["first"]


def test_a_game_gone_from_the_trash_is_said_to_be(visit: Visit, session: Session) -> None:
    keep_trash(session)

    async def scene(pilot: Pilot[None]) -> None:
        await pilot.press("s", "t")
        session.library.remove("second")
        await pilot.press("enter")
        await pilot.pause()
        assert any("no saved game called “second”" in notice for notice in notices(pilot))

    visit(scene)


async def listed(pilot: Pilot[None], count: int) -> None:
    """Wait until the trash lists so many games: it is read in the background."""
    for _ in range(500):
        await pilot.pause(0.01)
        screen = pilot.app.screen
        if isinstance(screen, TrashScreen) and len(screen.records.listing.rows) == count:
            return
    raise AssertionError(f"the trash never listed {count} games")


@pytest.mark.parametrize(("answer", "left"), [("enter", 3), ("n", 3), ("escape", 3), ("y", 2)])
def test_one_game_is_deleted_for_good_if_one_is_sure(visit: Visit, session: Session, answer: str, left: int) -> None:
    keep_trash(session)

    async def scene(pilot: Pilot[None]) -> None:
        await pilot.press("s", "t", "d")
        await pilot.pause()
        assert isinstance(pilot.app.screen, Confirm)
        assert "Delete “second” for good?" in text_in(pilot, ".dialog")
        await pilot.press(answer)
        await listed(pilot, left)

    visit(scene)
    assert len(in_trash(session)) == left
    assert names(session) == []


@pytest.mark.parametrize(("answer", "left"), [("enter", 3), ("y", 0)])
def test_the_trash_is_emptied_if_one_is_sure(visit: Visit, session: Session, answer: str, left: int) -> None:
    keep_trash(session)

    async def scene(pilot: Pilot[None]) -> None:
        await pilot.press("s", "t", "e")
        await pilot.pause()
        assert "the 3 games in the trash" in text_in(pilot, ".dialog")
        await pilot.press(answer)
        await pilot.pause()
        assert ("The trash is empty" in frame(pilot)) == (not left)

    visit(scene)
    assert len(in_trash(session)) == left


def test_a_deleted_game_can_be_watched(visit: Visit, session: Session) -> None:
    keep_trash(session)

    async def scene(pilot: Pilot[None]) -> None:
        await pilot.press("s", "t", "w")
        await pilot.pause()
        assert is_replay(pilot.app.screen)

    visit(scene)


def test_undo_works_after_a_restart_and_when_the_trash_changed_elsewhere(visit: Visit, session: Session) -> None:
    keep_trash(session)
    session.library = Library(session.library.folder)

    async def scene(pilot: Pilot[None]) -> None:
        await pilot.press("s", "u")
        await pilot.pause()
        assert names(session) == ["second"]
        Library(session.library.folder).remove("first")
        await pilot.press("u")
        await pilot.pause()
        assert sorted(names(session)) == ["second", "third"]
        await pilot.press("u")
        await pilot.pause()
        assert any("The trash is empty" in notice for notice in notices(pilot))

    visit(scene)
