"""The keys of a table: one list from which bindings, help, key line, command palette and mouse are derived.

What a key does stands in the language files: `table-key-<name>` with `.help`, and `.key` for several keys, or any, as
people read them on the keyboard; where a player has bound others, those are named instead. A key runs the command of
its name, or of its `command`, if the table has it: see `TableScreen.commands`.
"""

from collections.abc import Collection, Iterator
from dataclasses import dataclass

from textual.binding import Binding

from tui.i18n.words import Words
from tui.key_names import names_together
from tui.keymap import Bound
from tui.keys import Press
from tui.layouts import digit_keys

UNCHANGED: Bound = {}
"""What is bound where the player has changed nothing."""


@dataclass(frozen=True, slots=True)
class TableKey:
    """Something that keys do at a table."""

    name: str
    """The name of its words."""
    group: str = ""
    """The heading in the help; nothing for what only the key line names."""
    presses: tuple[Press, ...] = ()
    command: str = ""
    """The command that is run, if it has another name."""
    in_palette: bool = False
    named: tuple[Press, ...] = ()
    """The presses that are named for it, if they are not its own."""

    @property
    def runs(self) -> str:
        """The command that the key runs."""
        return self.command or self.name


def _press(key: str, id_: str, command: str, *arguments: str | int) -> Press:
    """Return a press that runs `action_command`, which knows the commands of the table that is shown."""
    return Press(key, f"command({', '.join(repr(each) for each in (command, *arguments))})", id_)


def _key(name: str, group: str, key: str = "", in_palette: bool = False, mode: str = "table") -> TableKey:
    presses = (_press(key, f"{mode}.{name}", name),) if key else ()
    return TableKey(name, group, presses, in_palette=in_palette)


WALK = tuple(_press(arrow, f"walk.{arrow}", "walk", arrow) for arrow in ("left", "down", "up", "right"))
LEFT, DOWN, UP, RIGHT = WALK
DIGITS = tuple(_press(digit_keys(digit), f"table.digit-{digit}", "digits", digit) for digit in range(10))
AMOUNT = (_press("plus", "table.more", "amount", 1), _press("minus", "table.less", "amount", -1))
PANELS = (
    _press("tab", "table.next-panel", "panel", 1),
    _press("shift+tab", "table.previous-panel", "panel", -1),
)
PAGES = (
    _press("pagedown", "table.next-page", "page", 1),
    _press("pageup", "table.previous-page", "page", -1),
)

ENDS = (_press("home", "table.first", "ends", 0), _press("end", "table.last", "ends", -1))
LETTERS = "asdfgepnmovwyz"
"""The letters of standing choices, such as a pass: none that another key has, or that walks in some layout."""
LETTER = "table.letter-"
"""How the ids of these letters begin. They give way to keys that a player has chosen."""

CHOOSING = (
    TableKey("walk", "choosing", WALK),
    _key("choose", "choosing", "enter"),
    TableKey("digits", "choosing", DIGITS),
    TableKey(
        "letters", "choosing", tuple(_press(letter, f"{LETTER}{letter}", "letters", letter) for letter in LETTERS)
    ),
    TableKey("amount", "choosing", AMOUNT, named=(*AMOUNT, *DIGITS)),
    TableKey("dial", "choosing", command="walk", named=(*WALK, *DIGITS[1:7])),
    _key("asides", "choosing", "x"),
    TableKey("panel", "choosing", PANELS),
    TableKey("page", "choosing", PAGES),
    TableKey("first-last", "choosing", ENDS, command="ends"),
    TableKey(
        "more",
        "choosing",
        (_press("ctrl+down", "table.scroll-down", "more", 1), _press("ctrl+up", "table.scroll-up", "more", -1)),
    ),
    _key("jump", "choosing", "space"),
    _key("back", "choosing", "escape"),
)
TIME = (_key("undo", "time", "u", in_palette=True), _key("redo", "time", "ctrl+r", in_palette=True))
AGREEING = (_key("agree", "time", "Y"), _key("refuse", "time", "N"))
SKIPPING = (_key("skip", "time"), _key("retry", "time"))
KNOWING = (
    _key("hint", "knowing", "H", in_palette=True),
    _key("line", "knowing", "V"),
    _key("inspect", "knowing", "i", in_palette=True),
    _key("rules", "knowing", "f1", in_palette=True),
    _key("scores", "knowing", "S", in_palette=True),
    _key("story", "knowing", "T", in_palette=True),
    _key("log", "knowing", "L", in_palette=True),
    _key("since", "knowing", "b", in_palette=True),
    _key("report", "knowing", "R", in_palette=True),
    TableKey(
        "tabs",
        "knowing",
        (
            *(_press(f"f{tab + 2}", f"table.tab-{tab}", "tabs", tab) for tab in range(7)),
            _press("right_square_bracket,greater_than_sign", "table.next-tab", "tabs", "next"),
            _press("left_square_bracket,less_than_sign", "table.previous-tab", "tabs", "previous"),
        ),
    ),
    _key("next-player", "knowing", "P", in_palette=True),
)
GUIDING = (
    _key("comment", "knowing", "E", in_palette=True),
    _key("guide", "knowing", "G", in_palette=True),
    _key("notes", "knowing", "M", in_palette=True),
)
PEOPLE = (
    _key("talk", "game", "t", in_palette=True),
    _key("people", "game", "W", in_palette=True),
    _key("seat-back", "game", "r"),
    _key("resume", "game", "c"),
)
GAME = (
    _key("save-as", "game", "ctrl+s", in_palette=True),
    _key("copy-position", "game", "C", in_palette=True),
    _key("copy-record", "game", "X", in_palette=True),
    TableKey("palette", "game", named=(Press("ctrl+p", "command_palette", "app.commands"),)),
    _key("leave", "game", "q", in_palette=True),
    _key("help", "game", "question_mark"),
)
STEPPING = (
    TableKey("step", "replay", WALK, command="walk", named=(LEFT, RIGHT)),
    TableKey("next", presses=(_press("enter", "replay.next", "next"),)),
    TableKey("turn", "replay", command="walk", named=(UP, DOWN)),
    TableKey(
        "round",
        "replay",
        (_press("pageup", "replay.previous-round", "round", -1), _press("pagedown", "replay.next-round", "round", 1)),
    ),
    TableKey("ends", "replay", ENDS),
    TableKey(
        "note",
        "replay",
        (_press("n", "replay.next-note", "note", 1), _press("N", "replay.previous-note", "note", -1)),
    ),
    _key("play", "replay", "space", in_palette=True, mode="replay"),
    _key("continue", "replay", "c", in_palette=True, mode="replay"),
)
OVERLAYS = (
    TableKey("inspect-close", command="inspect"),
    TableKey("jump-letter"),
    TableKey("jump-close"),
    TableKey("withdraw", command="refuse"),
    TableKey("hint-pick", command="digits"),
    TableKey("hint-dial", command="walk", named=WALK),
    TableKey("hint-close", command="hint"),
    TableKey("line-step", command="walk", named=(LEFT, RIGHT)),
    TableKey("line-pick", command="digits"),
    TableKey("line-close", command="back"),
    TableKey("take-back", command="choose"),
    TableKey("next-lesson", command="choose"),
    TableKey("next-page", command="choose"),
    TableKey("end-course", command="choose"),
    TableKey("read-on", command="choose"),
    TableKey("guide-off", command="guide"),
    TableKey("guide-on", command="guide"),
    TableKey("next-puzzle", command="choose"),
)
"""Other names in the key line for keys of the lists above: for a request of one's own, or over the decision."""


class KeyTable:
    """The keys of one kind of table."""

    def __init__(self, *keys: TableKey) -> None:
        self.keys = keys
        self._by_name = {key.name: key for key in (*CHOOSING, *keys, *OVERLAYS)}

    def bindings(self) -> Iterator[Binding]:
        """List the bindings of all keys; digits and letters come last: they are typed where nothing else is meant."""
        for key in sorted(self.keys, key=lambda key: key.name in ("digits", "letters")):
            for press in key.presses:
                yield Binding(press.keys, press.action, id=press.id, show=False)

    def help(
        self, words: Words, commands: Collection[str], bound: Bound = UNCHANGED
    ) -> list[tuple[str, list[tuple[str, str]]]]:
        """List the keys that the table has by group, with what they do; those without any key are left out."""
        groups: dict[str, list[tuple[str, str]]] = {}
        for key in self.keys:
            if key.group and key.runs in commands and (named := self.named(key.name, words, bound)):
                groups.setdefault(key.group, []).append((named, words(f"table-key-{key.name}.help")))
        return [(words(f"table-help-{group}"), rows) for group, rows in groups.items()]

    def line(self, words: Words, names: Collection[str], bound: Bound = UNCHANGED) -> list[tuple[str, str, str]]:
        """Name keys for the key line: what is pressed, what it does, and the name a click comes back with."""
        keys = [(self.named(name, words, bound), words(f"table-key-{name}"), name) for name in names]
        return [key for key in keys if key[0]]

    def palette(self, words: Words, commands: Collection[str], bound: Bound = UNCHANGED) -> list[tuple[str, str, str]]:
        """List what the command palette offers: title, help with the key, and command."""
        offered = []
        for key in self.keys:
            if key.in_palette and key.runs in commands:
                about, named = words(f"table-key-{key.name}.help"), self.named(key.name, words, bound)
                about = words("palette-about", about=about, key=named) if named else about
                offered.append((words(f"table-key-{key.name}"), about, key.runs))
        return offered

    def named(self, name: str, words: Words, bound: Bound = UNCHANGED) -> str:
        """Name the keys of something as they are bound; nothing if there are none."""
        key = self._by_name[name]
        presses = key.named or key.presses
        if not presses and key.runs in self._by_name:
            presses = self._by_name[key.runs].presses
        id_ = f"table-key-{name}.key"
        if not any(press.id in bound for press in presses) and words.has(id_):
            return words(id_)
        bound_keys = [bound.get(press.id, press.keys).split(",")[0] for press in presses]
        return names_together([each for each in bound_keys if each], words)

    def clicked(self, name: str) -> str | None:
        """Return the action of a click on a key of the line; None where a click does nothing."""
        key = self._by_name.get(name)
        if key is None or key.runs in ("walk", "digits", "amount"):
            return None
        return key.presses[0].action if key.presses else f"command('{key.runs}')"


PLAYING = KeyTable(*CHOOSING, *TIME, *AGREEING, *SKIPPING, *KNOWING, *GUIDING, *PEOPLE, *GAME)
REPLAYING = KeyTable(*STEPPING, *KNOWING, *(key for key in GAME if key.name != "save-as"))


def free_letters(bound: Bound) -> list[str]:
    """List the letters of standing choices that the player has not given to another key of the table."""
    own = {press.id for key in PLAYING.keys for press in key.presses}
    taken = {key for id_, keys in bound.items() if id_ in own for key in keys.split(",")}
    return [letter for letter in LETTERS if letter not in taken]
