"""Notifications: a player who looks elsewhere is called, once, and only if that is wanted."""

import pytest
from textual import events

from tests.tui.table.tables import new_table, people
from tests.tui.terminal.conftest import Sight, Watch
from tui.i18n.words import LANGUAGES, Words


async def look_away(sight: Sight, away: bool = True) -> None:
    sight.app.post_message(events.AppBlur() if away else events.AppFocus())
    await sight.rest()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("type_", "number", "heading"),
    [("xterm-256color", "9", ""), ("foot", "777", "notify;Pavilion;"), ("xterm-kitty", "9", "")],
)
def test_a_player_who_looks_elsewhere_is_called_when_bots_have_moved(
    on_terminal: Watch, language: str, type_: str, number: str, heading: str
) -> None:
    async def scene(sight: Sight) -> None:
        while "1897" not in sight.title or not sight.app.screen.mode.chooser.is_asking:  # type: ignore[attr-defined]
            await sight.rest()
        assert not sight.of(number), "the player is there"
        await look_away(sight)
        assert not sight.of(number)
        sight.app.screen.commands["choose"]()  # type: ignore[attr-defined]
        while not sight.of(number):
            await sight.rest()
        text = Words(language)("window-yours", game="Bruxelles 1897")
        assert sight.of(number) == [f"{heading}{text}"]

    on_terminal(scene, new_table(people(1, 1)), type_=type_, language=language)


def test_a_player_is_called_once_until_they_come(on_terminal: Watch) -> None:
    async def scene(sight: Sight) -> None:
        terminal = sight.app.terminal
        await look_away(sight)
        for rings in (False, True, True):
            terminal.call("Your turn", rings=rings)
        assert sight.of("9") == ["Your turn"]
        await look_away(sight, away=False)
        terminal.call("Your turn", rings=True)
        assert len(sight.of("9")) == 1, "they are there"
        await look_away(sight)
        terminal.call("Your turn", rings=False)
        assert len(sight.of("9")) == 2

    on_terminal(scene)


def test_where_the_terminal_reports_no_focus_it_follows_the_bell(on_terminal: Watch) -> None:
    async def scene(sight: Sight) -> None:
        terminal = sight.app.terminal
        terminal.call("Your turn", rings=False)
        assert not sight.of("9")
        terminal.call("Your turn", rings=True)
        terminal.call("Your turn", rings=True)
        assert len(sight.of("9")) == 1
        await sight.press("down")
        terminal.call("Your turn", rings=True)
        assert len(sight.of("9")) == 2

    on_terminal(scene)


@pytest.mark.parametrize(
    "options", [{"type_": "tmux-256color"}, {"environment": {"TMUX": "1"}}, {"notifications": False}]
)
def test_nobody_is_called_where_it_cannot_be_or_is_not_wanted(on_terminal: Watch, options: dict[str, object]) -> None:
    async def scene(sight: Sight) -> None:
        await look_away(sight)
        sight.app.terminal.call("Your turn", rings=True)

    told = on_terminal(scene, **options)
    assert not [number for number, _ in told if number in ("9", "777")]
    assert ("2", "Pavilion") in told


def test_the_setting_is_applied_at_once(on_terminal: Watch) -> None:
    async def scene(sight: Sight) -> None:
        sight.app.change_setting("notifications", False)
        sight.app.terminal.call("Your turn", rings=True)
        assert not sight.of("9")
        sight.app.change_setting("notifications", True)
        sight.app.terminal.call("Your turn", rings=True)
        assert sight.of("9") == ["Your turn"]

    on_terminal(scene)
