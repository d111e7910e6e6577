"""Keys: what the keys of a screen do, in one table from which its bindings, key line, help and clicks are derived.

A screen or widget lists its keys in `KEYS` and makes its `BINDINGS` of them by `bindings`; `tui.widgets.keyline` finds
those that work now. What a key does is named by a message: `key-undo`, with `key-undo.more` where the help has
more to say, and `key-undo.key` where a language has a key of its own.
"""

from collections.abc import Iterator
from dataclasses import dataclass

from textual.binding import Binding, BindingType


@dataclass(frozen=True, slots=True)
class Press:
    """Keys to press, the action they run, and the id by which a layout or the player's own file changes them."""

    keys: str
    """With commas between; the first is the one shown."""
    action: str
    id: str
    """The part of the app and what is done, as in `table.undo`; presses that mean the same have the same id."""


@dataclass(frozen=True, slots=True)
class Key:
    """Something that keys do on a screen; presses that belong together, such as up and down, have one label."""

    label: str
    """The id of the message that names it; empty for a key that is named nowhere."""
    presses: tuple[Press, ...]
    shown: bool = True
    """Whether the key line names it; the help names all keys with a label."""
    priority: bool = False
    """Whether it comes before the keys of the focused widget."""

    def bindings(self) -> Iterator[Binding]:
        """Return Textual's bindings for the key."""
        group = Binding.Group(self.label, compact=True) if len(self.presses) > 1 else None
        for press in self.presses:
            yield Binding(
                press.keys,
                press.action,
                self.label,
                show=self.shown,
                priority=self.priority,
                id=press.id,
                group=group,
            )


def key(label: str, keys: str, action: str, *, id: str, shown: bool = True, priority: bool = False) -> Key:
    """Return a key of a single press."""
    return Key(label, (Press(keys, action, id),), shown, priority)


def bindings(*table: Key) -> list[BindingType]:
    """Return the bindings of a table of keys."""
    return [binding for each in table for binding in each.bindings()]


MOVING = Key("key-walk", (Press("up", "move(-1)", "walk.up"), Press("down", "move(1)", "walk.down")))
CHANGING = Key("key-change", (Press("left", "change(-1)", "walk.left"), Press("right", "change(1)", "walk.right")))
TO_THE_ENDS = Key(
    "key-leap",
    (Press("home", "move_to_end(-1)", "walk.first"), Press("end", "move_to_end(1)", "walk.last")),
    shown=False,
)
PAGING = Key(
    "key-page",
    (Press("pageup", "move_page(-1)", "walk.page-up"), Press("pagedown", "move_page(1)", "walk.page-down")),
    shown=False,
)
SCROLLING = Key("key-scroll", (Press("up", "scroll_up", "walk.up"), Press("down", "scroll_down", "walk.down")))
