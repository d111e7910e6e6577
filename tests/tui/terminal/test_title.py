"""The title of the window: whose turn it is, and the old title afterwards."""

import pytest

from tests.tui.table.tables import new_table, people
from tests.tui.terminal.conftest import Sight, Watch
from tui.i18n.words import LANGUAGES, Words

GAME = "Bruxelles 1897"


async def nothing(_sight: Sight) -> None:
    """Look, and do nothing."""


def test_it_is_the_name_of_the_app_and_then_the_old_one(on_terminal: Watch) -> None:
    told = on_terminal(nothing)
    titles = [each for each in told if each[0] in ("2", "22", "23")]
    assert titles == [("22", ""), ("2", "Pavilion"), ("2", ""), ("23", "")]


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_tells_whose_turn_it_is(on_terminal: Watch, language: str) -> None:
    words = Words(language, strict=True)

    async def scene(sight: Sight) -> None:
        table = sight.app.screen
        first = table.scene.player(table.scene.decider)  # type: ignore[attr-defined]
        assert sight.title == f"{words('window-turn', player=first, game=GAME)} · Pavilion"
        while table.scene.player(table.scene.decider) == first:  # type: ignore[attr-defined]
            await sight.press("enter")
        second = next(name for name in ("Ann", "Bob") if name != first)
        assert sight.title == f"{words('window-turn', player=second, game=GAME)} · Pavilion"
        await sight.press("L")
        assert second in sight.title, "the table is still beneath"
        await sight.press("escape", "q")
        assert sight.title == "Pavilion"

    on_terminal(scene, new_table(people(2)), language=language)


def test_one_person_is_told_in_person(on_terminal: Watch) -> None:
    async def scene(sight: Sight) -> None:
        while not sight.title.startswith("Your turn"):
            await sight.rest()
        assert sight.title == f"Your turn · {GAME} · Pavilion"
        assert not [title for title in sight.of("2") if title.startswith("Game over")]

    on_terminal(scene, new_table(people(1, 1)))


def test_a_cursor_move_changes_no_title(on_terminal: Watch) -> None:
    async def scene(sight: Sight) -> None:
        before = sight.of("2")
        await sight.press("right", "down", "i", "escape")
        assert sight.of("2") == before

    on_terminal(scene, new_table(people(2)))


def test_names_cannot_leave_the_title(on_terminal: Watch) -> None:
    async def scene(sight: Sight) -> None:
        sight.app.terminal.show_title("Eve\x1b]0;x\x9c\x07 to play")
        assert sight.title == "Eve]0;x to play · Pavilion"

    on_terminal(scene)


def test_the_setting_is_applied_at_once(on_terminal: Watch) -> None:
    async def scene(sight: Sight) -> None:
        sight.app.change_setting("window_title", False)
        await sight.rest()
        assert [number for number, _ in sight.told][-2:] == ["2", "23"]
        count = len(sight.told)
        await sight.press("n", "escape")
        assert len(sight.told) == count
        sight.app.change_setting("window_title", True)
        await sight.rest()
        assert sight.told[-2:] == [("22", ""), ("2", "Pavilion")]

    on_terminal(scene)


def test_in_plain_ascii_the_title_is_plain(on_terminal: Watch) -> None:
    async def scene(sight: Sight) -> None:
        assert all(text.isascii() for text in sight.of("2"))

    on_terminal(scene, new_table(people(2)), ascii_only=True, language="fr")


@pytest.mark.parametrize("options", [{"type_": "linux"}, {"type_": "dumb"}, {"is_terminal": False}])
def test_where_nothing_is_understood_nothing_is_told(on_terminal: Watch, options: dict[str, object]) -> None:
    async def scene(sight: Sight) -> None:
        await sight.press("C", "X", "n")
        sight.app.change_setting("window_title", False)
        sight.app.terminal.has_focus = False
        sight.app.terminal.call("Your turn", rings=True)

    assert on_terminal(scene, new_table(people(2)), **options) == []
