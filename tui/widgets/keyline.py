"""KeyLine: the last line of a screen, which lists the keys that do something now."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from itertools import groupby
from typing import Any

from rich.cells import cell_len
from textual import events
from textual.binding import Binding
from textual.content import Content
from textual.geometry import Region
from textual.screen import Screen
from textual.widget import Widget

from tui.drawing.canvas import Canvas
from tui.drawing.glyphs import ASCII
from tui.i18n.words import Words
from tui.key_names import key_name
from tui.session import Session
from tui.table.scene import AnyScene

LAST = ("leave", "command_palette", "quit", "explain_keys")
"""The actions that are named after all others, in this order."""
DROPPED_FIRST = ("quit", "command_palette", "move(-1)")
"""The actions that are left out first where there is no room for all; then the rest, from the end."""


CLOSING = ("dismiss", "answer", "cancel", "close")
"""What the actions that close a dialog or a sheet begin with: they stay as well."""
PRESSED = "key-"
"""The names of spots that are keys begin with this."""


@dataclass(frozen=True, slots=True)
class Hint:
    """A key, or several that belong together, and what it does."""

    keys: str
    text: str
    press: str
    """The key that a click presses."""
    action: str = ""


HintSource = Callable[[], Sequence[Hint]]
"""Returns the keys that work now."""


def live_hints(screen: Screen[Any], words: Words, ascii_only: bool, shown_only: bool = True) -> list[Hint]:
    """List what the keys of a screen do now, in words; those that a screen does not allow are left out.

    With all keys, not only those shown, there is room for more: the attribute `more` of a label.
    """
    first_of_action: dict[str, Binding] = {}
    keys_of_action: dict[str, list[str]] = {}
    for key, active in screen.active_bindings.items():
        binding = active.binding
        if active.enabled and words.has(binding.description) and (binding.show or not shown_only):
            first_of_action.setdefault(binding.action, binding)
            keys_of_action.setdefault(binding.action, []).append(key)
    ordered = sorted(
        first_of_action.values(), key=lambda binding: LAST.index(binding.action) if binding.action in LAST else -1
    )
    hints = []
    for group, members in groupby(ordered, lambda binding: binding.group):
        bindings = list(members)
        for together in [bindings] if group else [[binding] for binding in bindings]:
            names = [key_name(binding.key, words, ascii_only) for binding in together]
            joint = "" if all(len(name) == 1 for name in names) else "/"
            label = group.description if group else together[0].description
            text = words(f"{label}.more" if not shown_only and words.has(f"{label}.more") else label)
            # A language may prefer another one of several keys that do the same.
            preferred = words(f"{label}.key") if words.has(f"{label}.key") else ""
            keys = preferred if preferred in keys_of_action[together[0].action] else joint.join(names)
            hints.append(Hint(keys, text, together[0].key, together[0].action))
    return hints


def draw_hints(canvas: Canvas, hints: Sequence[Hint], scene: AnyScene) -> None:
    """Write the keys that fit on the lower edge of a panel, each a spot that `pressed_key` knows."""
    x, y, end = 3, canvas.height - 1, canvas.width - 3
    style = scene.palette("gold")
    x = canvas.put(x, y, " ", style, end - x)
    for number, hint in enumerate(fitting(hints, end - x, gap=3)):
        if number:
            x = canvas.put(x, y, f" {scene.glyphs.dot} ", style, end - x)
        start, x = x, canvas.put(x, y, f"{hint.keys} {hint.text}", style, end - x)
        canvas.spot(f"{PRESSED}{hint.press}", Region(start, y, x - start, 1))
    canvas.put(x, y, " ", style, end - x)


def pressed_key(spot: str | None) -> str | None:
    """Return the key that a click on a spot of `draw_hints` presses."""
    return spot.removeprefix(PRESSED) if spot and spot.startswith(PRESSED) else None


def fitting(hints: Sequence[Hint], width: int, gap: int) -> list[Hint]:
    """Return the keys that fit a width, `gap` apart; those that leave the screen and open the help go last."""
    kept = list(hints)
    while kept and sum(cell_len(f"{hint.keys} {hint.text}") + gap for hint in kept) > width:
        named = next((each for action in DROPPED_FIRST for each in kept if each.action == action), None)
        others = [hint for hint in kept if hint.action not in LAST and not _closes(hint)]
        kept.remove(named or (others[-1] if others else kept[0]))
    return kept


def _closes(hint: Hint) -> bool:
    return hint.action.startswith(CLOSING)


class KeyLine(Widget):
    """One line of the keys that work now. A click on one presses it."""

    can_focus = False
    ALLOW_SELECT = False

    def __init__(self, session: Session) -> None:
        super().__init__()
        self.session = session
        self._hints: list[Hint] = []
        self._places: list[tuple[range, str]] = []

    def on_mount(self) -> None:
        """Follow the screen's bindings."""
        self.screen.bindings_updated_signal.subscribe(self, self._follow)

    def _follow(self, screen: Screen[Any]) -> None:
        hints = live_hints(screen, self.session.words, self.session.glyphs is ASCII)
        if hints != self._hints:
            self._hints = hints
            self.refresh()

    def render(self) -> Content:
        """Write as many keys as fit."""
        self._places = []
        line = Content(" ")
        for hint in fitting(self._hints, self.size.width, gap=2):
            start = line.cell_length
            line += Content.assemble((hint.keys, "$gold bold"), (f" {hint.text}", "$faint"))
            self._places.append((range(start, line.cell_length), hint.press))
            line += "  "
        return line

    def on_click(self, event: events.Click) -> None:
        """Press the key that was clicked."""
        for place, key in self._places:
            if event.x in place:
                self.app.simulate_key(key)
