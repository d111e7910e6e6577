"""The keys of a table: one list from which bindings, help, key line, command palette and mouse are derived.

What a key is called stands in the language files: `table-key-<name>` with `.key` (as people read it on the keyboard)
and `.help`. A key runs the command of its name, or of its `command`, if the table has it: see `TableScreen.commands`.
"""

from collections.abc import Collection, Iterator
from dataclasses import dataclass

from textual.binding import Binding

from tui.i18n.words import Words

Argument = str | int


@dataclass(frozen=True, slots=True)
class Press:
    """A key to press, the id it is remapped by, and what it adds to the command."""

    key: str
    id: str
    arguments: tuple[Argument, ...] = ()


@dataclass(frozen=True, slots=True)
class Key:
    """Something that keys do at a table."""

    name: str
    """The name of its words."""
    group: str = ""
    """The heading in the help; nothing for what only the key line names."""
    presses: tuple[Press, ...] = ()
    command: str = ""
    """The command that is run, if it has another name."""
    in_palette: bool = False

    @property
    def runs(self) -> str:
        """The command that the key runs."""
        return self.command or self.name


def _key(name: str, group: str, key: str = "", command: str = "", in_palette: bool = False, mode: str = "table") -> Key:
    presses = (Press(key, f"{mode}.{name}"),) if key else ()
    return Key(name, group, presses, command, in_palette)


WALK = tuple(Press(direction, f"walk-{direction}", (direction,)) for direction in ("up", "down", "left", "right"))

CHOOSING = (
    Key("walk", "choosing", WALK),
    _key("choose", "choosing", "enter"),
    Key("digits", "choosing", tuple(Press(str(digit), f"table.digit-{digit}", (digit,)) for digit in range(10))),
    Key("amount", "choosing", (Press("plus", "table.more", (1,)), Press("minus", "table.less", (-1,)))),
    Key("dial", "choosing", command="walk"),
    _key("asides", "choosing", "x"),
    Key(
        "panel",
        "choosing",
        (Press("tab", "table.next-panel", (1,)), Press("shift+tab", "table.previous-panel", (-1,))),
    ),
    Key(
        "page",
        "choosing",
        (Press("pagedown", "table.next-page", (1,)), Press("pageup", "table.previous-page", (-1,))),
    ),
    _key("jump", "choosing", "space"),
    _key("back", "choosing", "escape"),
)
TIME = (_key("undo", "time", "u", in_palette=True), _key("redo", "time", "ctrl+r", in_palette=True))
AGREEING = (_key("agree", "time", "Y"), _key("refuse", "time", "N"))
SKIPPING = (_key("skip", "time"), _key("retry", "time"))
KNOWING = (
    _key("hint", "knowing", "H", in_palette=True),
    _key("inspect", "knowing", "i", in_palette=True),
    _key("rules", "knowing", "f1", in_palette=True),
    _key("scores", "knowing", "S", in_palette=True),
    _key("story", "knowing", "T", in_palette=True),
    _key("log", "knowing", "L", in_palette=True),
    Key(
        "tabs",
        "knowing",
        (
            *(Press(f"f{tab + 2}", f"table.tab-{tab}", (tab,)) for tab in range(7)),
            Press("right_square_bracket", "table.next-tab", ("next",)),
            Press("left_square_bracket", "table.previous-tab", ("previous",)),
        ),
    ),
    _key("next-player", "knowing", "P", in_palette=True),
)
PEOPLE = (
    _key("talk", "game", "t", in_palette=True),
    _key("people", "game", "W", in_palette=True),
    _key("seat-back", "game", "b"),
    _key("resume", "game", "c"),
)
GAME = (
    _key("save-as", "game", "ctrl+s", in_palette=True),
    _key("palette", "game"),
    _key("leave", "game", "q", in_palette=True),
    _key("help", "game", "question_mark"),
)
STEPPING = (
    Key("step", "replay", WALK, command="walk"),
    Key("next", presses=(Press("enter", "replay.next"),)),
    Key("turn", "replay", command="walk"),
    Key(
        "round",
        "replay",
        (Press("pageup", "replay.previous-round", (-1,)), Press("pagedown", "replay.next-round", (1,))),
    ),
    Key("ends", "replay", (Press("home", "replay.first", (0,)), Press("end", "replay.last", (-1,)))),
    _key("play", "replay", "space", in_palette=True, mode="replay"),
    _key("continue", "replay", "c", in_palette=True, mode="replay"),
)
OVERLAYS = (
    Key("inspect-close", command="inspect"),
    Key("hint-pick", command="digits"),
    Key("hint-dial", command="walk"),
    Key("hint-close", command="hint"),
)
"""Names that keys of the lists above have in the key line while something is open over the decision."""


class KeyTable:
    """The keys of one kind of table."""

    def __init__(self, *keys: Key) -> None:
        self.keys = keys
        self._by_name = {key.name: key for key in (*keys, *OVERLAYS)}

    def bindings(self) -> Iterator[Binding]:
        """List the bindings. Each runs `action_command`, which knows the commands of the table that is shown."""
        for key in self.keys:
            for press in key.presses:
                arguments = ", ".join(repr(each) for each in (key.runs, *press.arguments))
                yield Binding(press.key, f"command({arguments})", id=press.id, show=False)

    def help(self, words: Words, commands: Collection[str]) -> list[tuple[str, list[tuple[str, str]]]]:
        """List the keys that the table has by group, with what they do."""
        groups: dict[str, list[tuple[str, str]]] = {}
        for key in self.keys:
            if key.group and key.runs in commands:
                rows = groups.setdefault(key.group, [])
                rows.append((words(f"table-key-{key.name}.key"), words(f"table-key-{key.name}.help")))
        return [(words(f"table-help-{group}"), rows) for group, rows in groups.items()]

    def line(self, words: Words, names: Collection[str]) -> list[tuple[str, str, str]]:
        """Name keys for the key line: what is pressed, what it does, and the name a click comes back with."""
        return [(words(f"table-key-{name}.key"), words(f"table-key-{name}"), name) for name in names]

    def palette(self, words: Words, commands: Collection[str]) -> list[tuple[str, str, str]]:
        """List what the command palette offers: title, help and command."""
        return [
            (words(f"table-key-{key.name}"), words(f"table-key-{key.name}.help"), key.runs)
            for key in self.keys
            if key.in_palette and key.runs in commands
        ]

    def clicked(self, name: str) -> tuple[str, tuple[Argument, ...]] | None:
        """Return the command of a click on a key of the line, with its arguments; None where a click does nothing."""
        key = self._by_name.get(name)
        if key is None or key.runs in ("walk", "digits", "amount"):
            return None
        return key.runs, key.presses[0].arguments if key.presses else ()


PLAYING = KeyTable(*CHOOSING, *TIME, *AGREEING, *SKIPPING, *KNOWING, *PEOPLE, *GAME)
REPLAYING = KeyTable(*STEPPING, *KNOWING, *(key for key in GAME if key.name != "save-as"))
