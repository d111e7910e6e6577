"""TextLine: one line of text to type."""

from typing import ClassVar

from textual import events
from textual.binding import BindingType
from textual.widgets import Input

from tui.keys import bindings, key


class TextLine(Input):
    """A field without frame or blinking, whose Enter is in the key line."""

    KEYS = (key("key-accept", "enter", "submit", id="dialog.accept"),)
    BINDINGS: ClassVar[list[BindingType]] = bindings(*KEYS)

    def __init__(self, value: str = "", placeholder: str = "", id: str | None = None) -> None:
        super().__init__(value, placeholder=placeholder, id=id, compact=True, select_on_focus=False)
        self.cursor_blink = False

    def on_paste(self, event: events.Paste) -> None:
        """Insert a paste as one line, cut to what fits: Textual keeps the first line, and nothing of a long one."""
        event.prevent_default()
        event.stop()
        text = " ".join(line for line in event.text.splitlines() if line.strip())
        start, end = sorted(self.selection)
        if self.max_length:
            text = text[: max(self.max_length - len(self.value) + end - start, 0)]
        if text:
            self.replace(text, start, end)
