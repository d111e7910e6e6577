"""Settings: applied at once, kept, and said in the language chosen."""

import pytest
from textual.content import Content
from textual.pilot import Pilot

from tests.tui.conftest import Visit
from tests.tui.screens.looking import ANNA, BERNARD, app_of, as_seen, frame, keep_game, line_with, notices, text_in
from tui.screens.settings import CHOICES, SettingsScreen
from tui.session import ResumeGame, Session
from tui.settings import Settings, SettingsFile
from tui.widgets.form import Form


def kept(session: Session) -> Settings:
    """The settings as the next start will find them."""
    return SettingsFile(session.settings_file.path).settings


def test_a_language_is_spoken_at_once_on_every_open_screen(visit: Visit, session: Session) -> None:
    async def scene(pilot: Pilot[None]) -> None:
        await pilot.press("o", "right")
        await pilot.pause()
        assert "Réglages" in frame(pilot)
        assert "[Français]" in line_with(pilot, "Langue")
        assert "Langue" in line_with(pilot, "▌")
        await pilot.press("escape")
        await pilot.pause()
        assert "Nouvelle partie" in frame(pilot)

    visit(scene)
    assert kept(session).language == "fr"


def test_the_table_under_the_settings_is_retranslated(visit: Visit, session: Session) -> None:
    keep_game(session, (ANNA, BERNARD), 0, "table")

    async def scene(pilot: Pilot[None]) -> None:
        assert "Round" in frame(pilot)
        app_of(pilot).open_settings()
        await pilot.pause()
        await pilot.press("right", "escape")
        await pilot.pause()
        assert "Manche" in frame(pilot)

    visit(scene, size=(120, 40), opening=ResumeGame("table"))


def test_a_theme_is_worn_at_once(visit: Visit, session: Session) -> None:
    async def scene(pilot: Pilot[None]) -> None:
        await pilot.press("o", "down")
        for theme in ("hankar", "paxton", "contrast"):
            await pilot.press("right")
            assert pilot.app.theme == theme
        await pilot.press("right")
        assert pilot.app.theme == "contrast"

    visit(scene)
    assert kept(session).theme == "contrast"


def test_plain_signs_are_drawn_at_once(visit: Visit, session: Session) -> None:
    async def scene(pilot: Pilot[None]) -> None:
        await pilot.press("o", "down", "down", "right", "right")
        await pilot.pause()
        assert frame(pilot).isascii()
        row = pilot.app.screen.query_one(Form).row
        assert row is not None
        assert row.name == "glyphs", "the cursor has stayed"
        await pilot.press("escape")
        await pilot.pause()
        assert ".+---." in frame(pilot)

    visit(scene)
    assert kept(session).glyphs == "ascii"


@pytest.mark.parametrize(
    ("row", "name", "value"),
    [
        (3, "speed", "fast"),
        (4, "confirm", "never"),
        (5, "reports", "quick"),
        (6, "keys", "hjkl"),
        (7, "free_undo", False),
    ],
)
def test_the_rest_is_kept_too(visit: Visit, session: Session, row: int, name: str, value: object) -> None:
    session.settings.speed, session.settings.reports = "normal", "wait"

    async def scene(pilot: Pilot[None]) -> None:
        await pilot.press("o", *["down"] * row, "right", "escape")

    visit(scene)
    assert getattr(kept(session), name) == value


def test_a_name_is_typed(visit: Visit, session: Session) -> None:
    async def scene(pilot: Pilot[None]) -> None:
        await pilot.press("o", "end", "enter", *["backspace"] * 4, *"Léa", "enter")
        await pilot.pause()
        assert "[Léa]" in frame(pilot)

    visit(scene)
    assert kept(session).name == "Léa"


def test_every_value_is_explained_in_the_room_there_is(visit: Visit, session: Session) -> None:
    """At 80 columns each explanation is one line, in every language."""

    async def scene(pilot: Pilot[None]) -> None:
        await pilot.press("o")
        for language in ("en", "fr"):
            app_of(pilot).change_language(language)
            await pilot.pause()
            form = pilot.app.screen.query_one(Form)
            room = form.size.width - form.label_width - 6
            for name, values in CHOICES.items():
                for value in values:
                    about = session.words(f"settings-{name.replace('_', '-')}-{value or 'system'}.about")
                    assert "⟨" not in about
                    assert Content(about).cell_length <= room, about
            await pilot.press("end")
            assert as_seen(session.words("settings-name.about")) in text_in(pilot, "#settings")

    visit(scene)


def test_settings_that_cannot_be_written_are_said_and_still_applied(visit: Visit, session: Session) -> None:
    session.settings_file.path.parent.write_text("in the way", encoding="utf-8")

    async def scene(pilot: Pilot[None]) -> None:
        await pilot.press("o", "down", "right")
        assert pilot.app.theme == "hankar"
        assert any("could not be read or saved" in notice for notice in notices(pilot))

    visit(scene)


def test_what_the_palette_changed_is_shown(visit: Visit) -> None:
    async def scene(pilot: Pilot[None]) -> None:
        await pilot.press("o")
        await pilot.press("ctrl+p", *"paxton")
        await pilot.pause(0.3)
        await pilot.press("enter")
        await pilot.pause()
        assert isinstance(pilot.app.screen, SettingsScreen)
        assert "[Paxton]" in line_with(pilot, "Theme")

    visit(scene)
