"""The command palette: everything by name, in the player's language."""

import pytest
from textual.command import CommandList, CommandPalette
from textual.pilot import Pilot

from tests.tui.conftest import Visit
from tests.tui.screens.looking import frame
from tui.commands import Commands
from tui.screens.rules import RulesScreen
from tui.screens.trash import TrashScreen
from tui.session import Session


async def type_command(pilot: Pilot[None], text: str) -> None:
    """Open the palette, type, and wait until the answers are there."""
    await pilot.press("ctrl+p", *text)
    for _ in range(100):
        await pilot.pause(0.02)
        listed = pilot.app.screen.query(CommandList)
        if listed and listed.first().option_count and listed.first().highlighted is not None:
            return
    raise AssertionError("no command appeared")


def test_places_are_found_by_name(visit: Visit) -> None:
    async def scene(pilot: Pilot[None]) -> None:
        await type_command(pilot, "rules")
        await pilot.press("enter")
        await pilot.pause()
        assert isinstance(pilot.app.screen, RulesScreen)

    visit(scene)


def test_the_trash_is_found_by_name(visit: Visit, session: Session) -> None:
    session.settings.language = "fr"

    async def scene(pilot: Pilot[None]) -> None:
        await type_command(pilot, "corbeille")
        await pilot.press("enter")
        await pilot.pause()
        assert isinstance(pilot.app.screen, TrashScreen)

    visit(scene)


def test_languages_and_themes_are_found_by_name(visit: Visit, session: Session) -> None:
    async def scene(pilot: Pilot[None]) -> None:
        await type_command(pilot, "francais".replace("c", "ç"))
        await pilot.press("enter")
        await pilot.pause()
        assert "Nouvelle partie" in frame(pilot)
        await type_command(pilot, "contraste")
        await pilot.press("enter")
        await pilot.pause()
        assert pilot.app.theme == "contrast"

    visit(scene)


def test_nothing_of_a_name_is_said_in_the_players_language(visit: Visit, session: Session) -> None:
    session.settings.language = "fr"

    async def scene(pilot: Pilot[None]) -> None:
        await pilot.press("ctrl+p")
        await pilot.pause()
        assert "Que voulez-vous faire ?" in frame(pilot)
        await pilot.press("escape")
        await type_command(pilot, "zzz")
        assert "Aucune commande trouvée" in frame(pilot)
        await pilot.press("enter")
        await pilot.pause()
        assert not isinstance(pilot.app.screen, CommandPalette)

    visit(scene)


@pytest.mark.parametrize("language", ["en", "fr"])
def test_every_command_has_a_name_and_an_explanation(visit: Visit, session: Session, language: str) -> None:
    session.settings.language = language

    async def scene(pilot: Pilot[None]) -> None:
        commands = list(Commands(pilot.app.screen)._commands())
        assert len(commands) >= 7 + 4 + 2 + 4
        for command in commands:
            assert "⟨" not in command.title + command.help
            assert command.help

    visit(scene)


def test_a_screen_can_offer_commands_of_its_own(visit: Visit) -> None:
    async def scene(pilot: Pilot[None]) -> None:
        done: list[str] = []
        offered = [("Juggle", "Keep three in the air", lambda: done.append("juggle"))]
        pilot.app.screen.table_commands = lambda: offered  # type: ignore[attr-defined]
        await type_command(pilot, "juggle")
        assert "Keep three in the air" in frame(pilot)
        await pilot.press("enter")
        await pilot.pause()
        assert done == ["juggle"]

    visit(scene)
