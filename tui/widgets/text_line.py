"""TextLine: one line of text to type."""

from typing import ClassVar

from textual.binding import Binding, BindingType
from textual.widgets import Input


class TextLine(Input):
    """A field without frame or blinking, whose Enter is in the key line."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("enter", "submit", "key-accept")]

    def __init__(self, value: str = "", placeholder: str = "", id: str | None = None) -> None:
        super().__init__(value, placeholder=placeholder, id=id, compact=True, select_on_focus=False)
        self.cursor_blink = False
