"""Help: the keys of the screen beneath, and the line that shows the live ones."""

import pytest
from textual.pilot import Pilot

from tests.tui.conftest import Visit
from tests.tui.screens.looking import ANNA, BERNARD, app_of, frame, keep_game, line_with, text_in
from tui.screens.help import HelpScreen
from tui.session import Session


def test_it_lists_the_keys_of_the_screen_and_closes(visit: Visit) -> None:
    async def scene(pilot: Pilot[None]) -> None:
        await pilot.press("n", "question_mark")
        assert isinstance(pilot.app.screen, HelpScreen)
        told = text_in(pilot, ".dialog")
        for sentence in ("s start the game", "F1 open the rules", "^p find any command", "←→ change the value"):
            assert sentence in told
        await pilot.press("question_mark")
        assert "New game" in frame(pilot)
        assert not isinstance(pilot.app.screen, HelpScreen)

    visit(scene)


@pytest.mark.parametrize("place", ["n", "s", "st", "r", "f1", "o"])
@pytest.mark.parametrize("language", ["en", "fr"])
def test_every_screen_has_help_in_every_language(visit: Visit, session: Session, place: str, language: str) -> None:
    session.settings.language = language
    keep_game(session, (ANNA, BERNARD), 1, "game")

    async def scene(pilot: Pilot[None]) -> None:
        await pilot.press(*([place] if place == "f1" else place))
        await pilot.pause()
        keys = frame(pilot).split("\n")[-1]
        assert session.words("key-help") in keys
        assert session.words("key-back") in keys
        await pilot.press("question_mark")
        assert session.words("key-help.more") in text_in(pilot, ".dialog")

    visit(scene)


def test_the_key_line_follows_what_is_possible(visit: Visit) -> None:
    async def scene(pilot: Pilot[None]) -> None:
        await pilot.press("n")
        assert "type" not in frame(pilot).split("\n")[-1]
        await pilot.press("down")
        assert "Enter type" in frame(pilot).split("\n")[-1]
        await pilot.press("right")
        assert "type" not in frame(pilot).split("\n")[-1]

    visit(scene)


def test_keys_in_groups_of_any_screen_can_be_shown(visit: Visit) -> None:
    async def scene(pilot: Pilot[None]) -> None:
        app_of(pilot).open_help([("Choosing", [("Enter", "choose [this]")]), ("", [("u", "undo")])])
        await pilot.pause()
        assert "Choosing Enter choose [this]" in text_in(pilot, ".dialog")
        assert "u undo" in text_in(pilot, ".dialog")
        assert "Esc close" in line_with(pilot, "Esc")

    visit(scene)


def test_long_help_is_scrolled_and_says_how(visit: Visit) -> None:
    rows = [(str(number), f"do thing number {number}") for number in range(40)]

    async def scene(pilot: Pilot[None]) -> None:
        app_of(pilot).open_help([("Many", rows)])
        await pilot.pause()
        await pilot.pause()
        assert "number 39" not in frame(pilot)
        assert "↑↓ scroll" in frame(pilot)
        await pilot.press("end")
        await pilot.pause(0.5)
        assert "number 39" in frame(pilot)
        await pilot.press("escape")
        app_of(pilot).open_help([("Few", rows[:3])])
        await pilot.pause()
        await pilot.pause()
        assert "scroll" not in frame(pilot)

    visit(scene)


def test_what_a_key_does_stands_in_its_own_column(visit: Visit) -> None:
    async def scene(pilot: Pilot[None]) -> None:
        app_of(pilot).open_help([("", [("Enter", "words " * 20), ("x", "leave")])])
        await pilot.pause()
        lines = [line for line in frame(pilot).split("\n") if "words" in line]
        assert len(lines) == 2
        assert lines[0].index("words") == lines[1].index("words") == line_with(pilot, " x ").index("leave")

    visit(scene)
