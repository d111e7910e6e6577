"""TextLine: one line of text to type."""

from typing import ClassVar

from textual.binding import BindingType
from textual.widgets import Input

from tui.keys import bindings, key


class TextLine(Input):
    """A field without frame or blinking, whose Enter is in the key line."""

    KEYS = (key("key-accept", "enter", "submit"),)
    BINDINGS: ClassVar[list[BindingType]] = bindings(*KEYS)

    def __init__(self, value: str = "", placeholder: str = "", id: str | None = None) -> None:
        super().__init__(value, placeholder=placeholder, id=id, compact=True, select_on_focus=False)
        self.cursor_blink = False
