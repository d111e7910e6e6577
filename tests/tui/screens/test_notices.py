"""Notifications: above the key line, as low as their words allow, and only on the screen that they belong to."""

from typing import Any

import pytest
from textual.pilot import Pilot
from textual.widgets._toast import Toast

from tests.tui.conftest import Visit
from tests.tui.screens.looking import ANNA, BERNARD, app_of, frame, keep_game
from tui.i18n.words import LANGUAGES
from tui.screens.help import HelpScreen
from tui.session import NewGame, Session

GAME = NewGame("bruxelles1897", (ANNA, BERNARD), {}, 1)


def toasts(pilot: Pilot[None]) -> list[Toast]:
    """The notifications on the screen in front, top to bottom."""
    found = [toast for toast in pilot.app.screen.query(Toast) if toast.parent is not None and toast.parent.is_attached]
    return sorted(found, key=lambda toast: toast.region.y)


async def show(pilot: Pilot[None], message: str, **more: Any) -> Toast:
    pilot.app.notify(message, timeout=60, **more)
    await pilot.pause()
    await pilot.pause()
    return toasts(pilot)[-1]


@pytest.mark.parametrize("size", [(80, 24), (120, 40)])
def test_a_short_one_is_a_line_above_the_key_line(visit: Visit, size: tuple[int, int]) -> None:
    async def scene(pilot: Pilot[None]) -> None:
        toast = await show(pilot, "A short message.")
        assert toast.region.height == 1
        assert toast.region.bottom == size[1] - 1
        assert "A short message." in frame(pilot).split("\n")[-2]
        assert "? keys" in frame(pilot).split("\n")[-1] or "? help" in frame(pilot).split("\n")[-1]

    visit(scene, size=size)
    visit(scene, size=size, opening=GAME)


def test_a_long_one_is_wrapped_and_whole(visit: Visit, session: Session) -> None:
    name = "bruxelles1893-" + "a-very-long-name-of-an-evening-" * 4
    message = f"“{name}” is in the trash. Press u to restore it."

    async def scene(pilot: Pilot[None]) -> None:
        toast = await show(pilot, message)
        assert toast.region.height > 1
        assert toast.region.bottom == 23
        rows = frame(pilot).split("\n")[toast.region.y : toast.region.bottom]
        shown = "".join(row[toast.region.x + 1 : toast.region.right].strip() for row in rows)
        assert shown.replace(" ", "") == message.replace(" ", "")

    visit(scene)


def test_several_stand_one_above_the_other(visit: Visit) -> None:
    async def scene(pilot: Pilot[None]) -> None:
        await show(pilot, "The first.")
        await show(pilot, "The second.", severity="warning")
        assert [toast.region.y for toast in toasts(pilot)] == [21, 22]
        await show(pilot, "The second.")
        assert len(toasts(pilot)) == 2, "the same message is there already"

    visit(scene)


def test_they_stay_with_their_screen(visit: Visit, session: Session) -> None:
    keep_game(session, (ANNA, BERNARD), 3, "game")

    async def scene(pilot: Pilot[None]) -> None:
        await pilot.press("s")
        await show(pilot, "About saved games.")
        await pilot.press("question_mark")
        assert isinstance(pilot.app.screen, HelpScreen)
        await pilot.pause()
        assert "About saved games." in frame(pilot), "a dialog belongs to the screen beneath it"
        await pilot.press("escape", "t")
        await pilot.pause()
        assert "About saved games." not in frame(pilot)
        assert not toasts(pilot)
        await pilot.press("escape")
        await pilot.pause()
        assert "About saved games." in frame(pilot)
        await pilot.press("escape")
        await pilot.pause()
        assert "About saved games." not in frame(pilot)
        await show(pilot, "About saved games.")
        assert "About saved games." in frame(pilot), "another one, of another screen"

    visit(scene)


def test_what_concerns_everyone_is_on_every_screen(visit: Visit) -> None:
    async def scene(pilot: Pilot[None]) -> None:
        await pilot.press("s")
        app_of(pilot).notify_everywhere("The server closes soon.", timeout=60)
        await pilot.pause()
        for key in ("t", "escape", "escape", "o"):
            await pilot.press(key)
            await pilot.pause()
            assert "The server closes soon." in frame(pilot), key

    visit(scene)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_deleted_game_of_the_longest_name_can_be_read(visit: Visit, session: Session, language: str) -> None:
    session.settings.language = language
    keep_game(session, (ANNA, BERNARD), 1, "x" * 110 + "-the-end")

    async def scene(pilot: Pilot[None]) -> None:
        await pilot.press("s", "d")
        await pilot.pause()
        await pilot.pause()
        assert "the-end" in "".join(frame(pilot).split("\n")[-6:-1]).replace(" ", "").replace("▌", "")

    visit(scene)
