"""A player's own keys at the table: what is bound is what works and what is shown."""

from collections.abc import Awaitable, Callable

import pytest

from engine.agenda import tag_of
from tests.tui.table.tables import BOARDS, GAME, AppRunner, Sitting, gallery_match, new_table, people, scene_at
from tui.i18n.words import Words
from tui.keymap import read_keymap
from tui.table.keys import LETTERS, free_letters


def run_with(runner: AppRunner, text: str, scene: Callable[[Sitting], Awaitable[None]], language: str) -> None:
    async def prepared(sitting: Sitting) -> None:
        session = sitting.app.session
        path = session.settings_file.path.with_name("keys.toml")
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
        session.keymap = read_keymap(path)
        sitting.app._apply_keys()
        await scene(sitting)

    runner.run(prepared, new_table(people(2)), language=language)


KEYS = (
    '"table.undo" = ["z", "ctrl+z"]\n"table.inspect" = "e"\n"table.help" = "f12"\n"walk.left" = "v"\n"table.log" = []\n'
)


@pytest.mark.parametrize(("language", "escape"), [("en", "Esc"), ("fr", "Échap")])
def test_the_table_shows_what_is_bound(runner: AppRunner, language: str, escape: str) -> None:
    words = Words(language, strict=True)

    async def scene(sitting: Sitting) -> None:
        line = sitting.frame().split("\n")[-1]
        assert f"v↓↑→ {words('table-key-walk')}" in line
        assert f"e {words('table-key-inspect')}" in line
        assert f"F12 {words('table-key-help')}" in line
        await sitting.press("enter", "u")
        assert len(sitting.match.entries) == 1
        await sitting.press("z")
        assert not sitting.match.entries
        await sitting.press("ctrl+r", "ctrl+z")
        assert not sitting.match.entries
        groups = dict(sitting.table.mode.keys.help(words, sitting.table.commands, sitting.app.session.bound_keys))
        rows = {about: key for group in groups.values() for key, about in group}
        assert rows[words("table-key-undo.help")] == "z"
        assert rows[words("table-key-back.help")] == escape
        assert words("table-key-log.help") not in rows, "it has no key"
        offered = {title: about for title, about, _run in sitting.table.table_commands()}
        assert offered[words("table-key-undo")].endswith("(z)")
        assert offered[words("table-key-log")] == words("table-key-log.help")
        await sitting.press("f12")
        assert sitting.app.screen is not sitting.app.screen_stack[1]

    run_with(runner, KEYS, scene, language=language)


def test_the_table_names_the_letters_of_the_layout(runner: AppRunner) -> None:
    async def scene(sitting: Sitting) -> None:
        assert "hjkl move" in sitting.frame().split("\n")[-1]
        sitting.app.change_setting("keys", "arrows")
        await sitting.rest()
        assert "←↑↓→ move" in sitting.frame().split("\n")[-1]

    runner.run(scene, new_table(people(2)), keys="hjkl")


def test_a_standing_choice_gives_its_letter_to_the_player_and_gets_a_number(
    runner: AppRunner, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(type(BOARDS), "letter", lambda _self, move: "p" if tag_of(move) == "pass" else "")

    async def scene(sitting: Sitting) -> None:
        def pass_key() -> str:
            options = sitting.table.mode.chooser.selection.options
            return next(str(option.key) for option in options if tag_of(option.move) == "pass")

        assert pass_key() == "p"
        sitting.app.session.keymap.chosen["table.undo"] = ("p",)
        sitting.app.session.keymap._applied.clear()
        sitting.app._apply_keys()
        sitting.table.mode.present()
        assert pass_key().isdigit()
        await sitting.press("p")
        assert not sitting.match.entries

    runner.run(scene, new_table(people(2)))


def test_letters_are_free_unless_a_key_of_the_table_takes_them() -> None:
    assert free_letters({}) == list(LETTERS)
    assert "z" not in free_letters({"table.undo": "z"})
    assert "s" in free_letters({"new.start": "s"})


@pytest.mark.parametrize(("language", "usual"), [("en", "Enter"), ("fr", "Entrée")])
def test_sentences_name_the_key_that_is_bound(language: str, usual: str) -> None:
    scene = scene_at(gallery_match(2).state, Words(language, GAME.key))
    assert scene.key("curtain.ready", "enter") == usual
    scene.bound = {"curtain.ready": "f9,space", "table.undo": ""}
    assert scene.key("curtain.ready", "enter") == "F9"
    assert scene.key("table.undo", "u") == ""
