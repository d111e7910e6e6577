"""The player's own keys: read, checked line by line, bound, and shown wherever keys are named."""

import importlib
import inspect
import pkgutil
from collections.abc import Callable
from pathlib import Path
from typing import TypeGuard

import pytest
from textual.dom import DOMNode
from textual.pilot import Pilot

import tui
from tests.tui.conftest import Visit
from tests.tui.screens.looking import frame, line_with, notices, text_in
from tui.i18n.words import LANGUAGES, Words
from tui.key_catalogue import ELSEWHERE, SCREENS, SECTIONS, TABLES, actions, offered_together
from tui.keymap import LARGEST, Keymap, keymap_path, read_keymap
from tui.layouts import LAYOUTS
from tui.screens.dialogs import Confirm
from tui.screens.home import HomeScreen
from tui.screens.new_game import NewGameScreen
from tui.screens.settings import SettingsScreen
from tui.session import Session
from tui.table.keys import LETTER
from tui.table.screen import TableScreen
from tui.textual_private import bindings_of

Written = Callable[[str], Keymap]


@pytest.fixture
def written(tmp_path: Path) -> Written:
    """Read a file with these lines."""

    def write(text: str) -> Keymap:
        path = tmp_path / "keys.toml"
        path.write_text(text, encoding="utf-8")
        return read_keymap(path)

    return write


def told(keymap: Keymap, layout: str = "arrows", language: str = "en") -> list[str]:
    return [problem.text(Words(language, strict=True)) for problem in keymap.problems(layout)]


# Every binding has an id


def own_nodes() -> list[type[DOMNode]]:
    """Every class of a screen, widget or app that declares keys."""
    modules = [importlib.import_module(found.name) for found in pkgutil.walk_packages(tui.__path__, "tui.")]
    classes = [kind for each in modules for kind in vars(each).values() if _is_node(kind)]
    return [kind for kind in dict.fromkeys(classes) if kind.__module__[:4] == "tui." and vars(kind).get("BINDINGS")]


def _is_node(thing: object) -> TypeGuard[type[DOMNode]]:
    return inspect.isclass(thing) and issubclass(thing, DOMNode)


def test_every_binding_of_every_screen_has_an_id() -> None:
    nodes = own_nodes()
    assert {TableScreen, HomeScreen, Confirm} <= set(nodes)
    for node in nodes:
        for binding in vars(node)["BINDINGS"]:
            section, _, name = binding.id.partition(".")
            assert section, f"{node}: {binding}"
            assert name, f"{node}: {binding}"


def test_every_key_of_this_machine_can_be_rebound() -> None:
    """The lobby and its screens are on servers only, where there is no file."""
    known = actions()
    for node in own_nodes():
        if not node.__module__.startswith(("tui.lobby", "tui.serve")):
            for binding in vars(node)["BINDINGS"]:
                is_named = bool(binding.description) or node is TableScreen
                gives_way = binding.id in ELSEWHERE or binding.id.startswith(LETTER)
                assert binding.id in known or gives_way or not is_named, f"{node}: {binding.id}"


def test_the_catalogue_has_every_screen_of_this_machine() -> None:
    listed = {node for screen in SCREENS for node in screen}
    inherited = {base for node in listed for base in node.__mro__}
    for node in own_nodes():
        if not node.__module__.startswith(("tui.lobby", "tui.serve")) and node is not TableScreen:
            assert node in inherited, f"{node} is missing in tui/key_catalogue.py"


def test_each_action_is_listed_in_a_section_with_its_own_keys() -> None:
    for action in actions().values():
        assert action.section in SECTIONS
        assert action.keys
    assert len(offered_together()) == len(SCREENS) + len(TABLES)


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_action_says_what_it_does(language: str) -> None:
    words = Words(language, strict=True)
    for action in actions().values():
        assert action.about(words)[0].isupper(), action.id
    for section in SECTIONS:
        assert words(f"keymap-section-{section}")


def test_layouts_change_actions_that_exist() -> None:
    for layout in LAYOUTS.values():
        assert set(layout) <= set(actions())


# Reading the file


def test_without_a_file_nothing_is_bound(tmp_path: Path) -> None:
    keymap = read_keymap(tmp_path / "keys.toml")
    assert keymap.bound("arrows") == {}
    assert keymap.bound("hjkl") == LAYOUTS["hjkl"]
    assert keymap.problems("arrows") == []


def test_the_file_is_beside_the_settings(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("PAVILION_CONFIG", str(tmp_path))
    assert keymap_path() == tmp_path / "keys.toml"


@pytest.mark.parametrize(
    "text",
    [
        '"table.undo" = "z"\n"walk.left" = ["h", "left"]\n"app.rules" = []',
        "table.undo = 'z'\nwalk.left = ['h', 'Left']\napp.rules = ''",
        '\ufeff[table]\nundo = "z"\n[walk]\nleft = ["h", "left", "h"]\n[app]\nrules = []',
    ],
)
def test_ids_and_keys_are_read_as_toml_allows(written: Written, text: str) -> None:
    keymap = written(text)
    assert keymap.bound("arrows") == {"table.undo": "z", "walk.left": "h,left", "app.rules": ""}
    assert told(keymap) == []


@pytest.mark.parametrize(
    ("line", "english"),
    [
        ('"table.undoo" = "z"', "there is no action “table.undoo”. Did you mean “table.undo”?"),
        ('"xyzzy" = "z"', "there is no action “xyzzy”. “pavilion keys” lists them all."),
        ('"table.talk" = "z"', "there is no action “table.talk”"),
        ('"table.undo" = "ctrl+zz"', "“table.undo”: there is no key “ctrl+zz”."),
        ('"table.undo" = ["z", "f99"]', "“table.undo”: there is no key “f99”."),
        ('"table.undo" = 5', "“table.undo” takes a key in quotation marks"),
        ('"table.undo" = ["z", 5]', "“table.undo” takes a key in quotation marks"),
        ('"table.undo" = "ctrl+i"', "“table.undo”: a terminal sends “ctrl+i” as Tab."),
        ('"table.undo" = "i"', "i cannot be “table.undo”: on the same screen it is “table.inspect”."),
        ('"table.undo" = "ctrl+q"', "^q cannot be “table.undo”: on the same screen it is “app.quit”."),
    ],
)
def test_a_wrong_line_is_named_and_costs_no_other(written: Written, line: str, english: str) -> None:
    keymap = written(f'"table.hint" = "K"\n\n{line}\n"table.log" = "J"\n')
    assert keymap.bound("arrows") == {"table.hint": "K", "table.log": "J"}
    [problem] = told(keymap)
    assert problem.startswith("keys.toml, line 3: ")
    assert english in problem
    assert told(keymap, language="fr")[0].startswith("keys.toml, ligne 3")


def test_lines_are_found_in_sections_too(written: Written) -> None:
    keymap = written('[replay]\nplay = "p"\n\n[table]\n# comment\nundo = "zz"\n')
    assert told(keymap) == ["keys.toml, line 6: “table.undo”: there is no key “zz”."]
    assert keymap.bound("arrows") == {"replay.play": "p"}


@pytest.mark.parametrize(
    ("data", "english"),
    [
        (b'"table.undo" = "z"\n"table.hint" =\n', "keys.toml, line 2: not valid TOML"),
        (b'"table.undo" = "z"\n"table.undo" = "y"\n', "keys.toml, line 2: not valid TOML"),
        (b'"table.undo" = "z', "keys.toml, line 1: not valid TOML"),
        (b"\xff\xfe", "keys.toml: not readable as UTF-8 text"),
        (b"a = " + b"[" * 10_000, "keys.toml: not valid TOML"),
        (b"#" * (LARGEST + 1), "keys.toml: too large"),
    ],
)
def test_a_file_that_cannot_be_read_changes_nothing(tmp_path: Path, data: bytes, english: str) -> None:
    path = tmp_path / "keys.toml"
    path.write_bytes(data)
    keymap = read_keymap(path)
    assert keymap.bound("arrows") == {}
    [problem] = told(keymap)
    assert problem.startswith(english)
    assert problem.isprintable()
    assert told(keymap, language="fr")


def test_a_folder_of_that_name_changes_nothing(tmp_path: Path) -> None:
    path = tmp_path / "keys.toml"
    path.mkdir()
    [problem] = told(read_keymap(path))
    assert problem.startswith("keys.toml: cannot be read (")


# Clashes


def test_keys_can_be_exchanged(written: Written) -> None:
    keymap = written('"table.undo" = "i"\n"table.inspect" = "u"\n')
    assert keymap.bound("arrows") == {"table.undo": "i", "table.inspect": "u"}
    assert told(keymap) == []


def test_of_two_lines_with_one_key_the_later_is_left_out(written: Written) -> None:
    keymap = written('"table.undo" = "z"\n"table.hint" = "z"\n"table.log" = "z"\n')
    assert keymap.bound("arrows") == {"table.undo": "z"}
    assert [problem.line for problem in keymap.problems("arrows")] == [2, 3]


def test_one_key_may_mean_two_things_on_two_screens(written: Written) -> None:
    keymap = written('"replay.play" = "u"\n"saves.trash" = "s"\n"rules.search" = "s"\n')
    assert told(keymap) == []
    assert len(keymap.bound("arrows")) == 3


def test_actions_that_share_a_key_of_their_own_accord_still_may(written: Written) -> None:
    assert told(written('"list.choose" = "y"\n"dialog.accept" = "y"\n')) == []


def test_a_layout_can_clash_with_the_file(written: Written) -> None:
    keymap = written('"table.hint" = "h"\n"table.undo" = "z"\n')
    assert told(keymap) == []
    assert told(keymap, "hjkl") == [
        "keys.toml, line 1: h cannot be “table.hint”: on the same screen it is “walk.left”."
    ]
    assert keymap.bound("hjkl") == LAYOUTS["hjkl"] | {"table.undo": "z"}


def test_the_file_comes_before_the_layout(written: Written) -> None:
    keymap = written('"walk.left" = "x"\n"table.asides" = "B"\n')
    assert keymap.bound("hjkl")["walk.left"] == "x"
    assert keymap.bound("hjkl")["walk.right"] == "l,right"


# In the app


def use(session: Session, text: str) -> None:
    path = session.settings_file.path.with_name("keys.toml")
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8")
    session.keymap = read_keymap(path)


def test_screens_obey_the_file_and_show_what_is_bound(visit: Visit, session: Session) -> None:
    use(session, '"home.settings" = "e"\n"screen.back" = ["x", "escape"]\n"screen.help" = "h"\n')

    async def scene(pilot: Pilot[None]) -> None:
        assert " e" in line_with(pilot, "Settings")
        await pilot.press("o")
        assert isinstance(pilot.app.screen, HomeScreen)
        await pilot.press("e")
        assert isinstance(pilot.app.screen, SettingsScreen)
        assert "x back" in frame(pilot).split("\n")[-1]
        assert "h keys" in frame(pilot).split("\n")[-1]
        await pilot.press("question_mark", "q")
        assert isinstance(pilot.app.screen, SettingsScreen)
        await pilot.press("h")
        assert "x go back to the previous screen" in text_in(pilot, ".dialog")
        await pilot.press("escape", "x")
        assert isinstance(pilot.app.screen, HomeScreen)

    visit(scene)


def test_alternatives_on_one_key_survive(visit: Visit, session: Session) -> None:
    """Start and Open share a key and an id: each is allowed where the other is not."""
    use(session, '"new.start" = "g"\n"list.choose" = "y"\n')

    async def scene(pilot: Pilot[None]) -> None:
        await pilot.press("n")
        assert isinstance(pilot.app.screen, NewGameScreen)
        assert "g start" in frame(pilot).split("\n")[-1]
        await pilot.press("down")
        assert "y type" in frame(pilot).split("\n")[-1]
        await pilot.press("g")
        await pilot.pause()
        assert isinstance(pilot.app.screen, TableScreen)

    visit(scene)


def test_yes_is_named_by_a_key_that_answers(visit: Visit, session: Session) -> None:
    use(session, '"dialog.yes" = "j"\n')
    session.settings.language = "fr"

    async def scene(pilot: Pilot[None]) -> None:
        answers: list[bool | None] = []
        pilot.app.push_screen(Confirm(session, "?", "Oui"), answers.append)
        await pilot.pause()
        assert "j oui" in frame(pilot).split("\n")[-1]
        await pilot.press("o")
        assert answers == []
        await pilot.press("j")
        assert answers == [True]

    visit(scene)


@pytest.mark.parametrize("layout", LAYOUTS)
def test_all_arrows_move_in_a_question(visit: Visit, session: Session, layout: str) -> None:
    session.settings.keys = layout

    async def scene(pilot: Pilot[None]) -> None:
        pilot.app.push_screen(Confirm(session, "?", "Yes"))
        await pilot.pause()
        for key in ("right", "left", "down", "up"):
            before = pilot.app.focused
            await pilot.press(key)
            assert pilot.app.focused is not before

    visit(scene)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_player_is_told_what_is_wrong(visit: Visit, session: Session, language: str) -> None:
    lines = [f'"table.undo{number}" = "z"' for number in range(5)]
    use(session, "\n".join([*lines, '"home.settings" = "e"']))
    session.settings.language = language

    async def scene(pilot: Pilot[None]) -> None:
        shown = notices(pilot)
        assert len(shown) == 4
        assert shown[:3] == told(session.keymap, language=language)[:3]
        assert shown[3] == Words(language)("keymap-more", count=2)
        await pilot.press("e")
        assert isinstance(pilot.app.screen, SettingsScreen)

    visit(scene)


def test_a_layout_that_clashes_is_reported_when_it_is_chosen(visit: Visit, session: Session) -> None:
    use(session, '"table.hint" = "h"\n')

    async def scene(pilot: Pilot[None]) -> None:
        assert notices(pilot) == []
        pilot.app.change_setting("keys", "hjkl")  # type: ignore[attr-defined]
        await pilot.pause()
        assert notices(pilot) == told(session.keymap, "hjkl")

    visit(scene)


def test_another_key_quits_even_in_a_small_window(visit: Visit, session: Session) -> None:
    use(session, '"app.quit" = "f10"\n')

    async def scene(pilot: Pilot[None]) -> None:
        await pilot.press("ctrl+c")
        assert "Press F10 to quit" in notices(pilot)[0]
        await pilot.resize_terminal(20, 5)
        await pilot.press("ctrl+q")
        assert pilot.app.is_running
        await pilot.press("f10")
        assert pilot.app._exit

    visit(scene)


def test_a_letter_never_comes_before_typing(visit: Visit, session: Session) -> None:
    """Commands are found and the app is quit from anywhere, but a letter must remain one in a line of text."""
    use(session, '"app.quit" = "z"\n')

    async def scene(pilot: Pilot[None]) -> None:
        await pilot.press("f1", "slash", "z", "u", "z")
        assert pilot.app.is_running
        assert "zuz" in frame(pilot)
        await pilot.press("escape", "escape", "z")
        assert pilot.app._exit

    visit(scene)


def test_inherited_bindings_are_seen() -> None:
    assert {"screen.back", "screen.help"} <= {binding.id for binding in bindings_of(SettingsScreen)}
