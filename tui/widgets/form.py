"""Form: rows with values to choose by left and right, as the settings and a new game have them."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar

from rich.cells import cell_len
from textual.binding import BindingType
from textual.content import Content
from textual.geometry import Size
from textual.message import Message

from tui.keys import CHANGING, bindings, key
from tui.session import Session
from tui.widgets.listing import MARGIN, Listing, Row

GAP = 2
"""Cells between the label and the values."""
TYPE, SIT = "type", "sit"
"""What Enter does with the value that it opens: type another, or sit down there."""


@dataclass(slots=True)
class Field(Row):
    """A row with a label (its text), the values it can have, each with its words, and the one it has."""

    values: tuple[tuple[str, str], ...] = ()
    value: str = ""
    about: str = ""
    """What the value means, in a sentence."""
    edits: str | None = None
    """The value that Enter opens, if there is one."""


class Form(Listing):
    """A list of fields. Up and down move, also out of the form; left and right change the value; Enter opens it."""

    KEYS = (CHANGING, key("key-type", "enter", TYPE, id="list.choose"), key("key-sit", "enter", SIT, id="list.choose"))
    BINDINGS: ClassVar[list[BindingType]] = bindings(*KEYS)

    class Changed(Message):
        """A field has another value."""

        def __init__(self, form: "Form", field: Field) -> None:
            super().__init__()
            self.form = form
            self.field = field

        @property
        def control(self) -> "Form":
            """The form of the field."""
            return self.form

    class Left(Message):
        """The cursor moved out of the form, upwards (-1) or downwards (1)."""

        def __init__(self, form: "Form", step: int) -> None:
            super().__init__()
            self.form = form
            self.step = step

    def __init__(
        self,
        session: Session,
        fields: Sequence[Field] = (),
        id: str | None = None,
        enter: str = TYPE,
        marks_when_left: bool = False,
    ) -> None:
        """Create the form; `enter` is what Enter does with a value that it opens, `TYPE` or `SIT`."""
        super().__init__(session, fields, id)
        self.enter = enter
        self.marks_when_left = marks_when_left

    @property
    def label_width(self) -> int:
        """The width of the longest label."""
        return max((row.text.cell_length for row in self.rows), default=0)

    @property
    def field(self) -> Field | None:
        """The field under the cursor."""
        row = self.row
        return row if isinstance(row, Field) else None

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        """Offer Enter only where there is something to open, and left and right only where there is a choice."""
        if action == "change":
            return any(isinstance(row, Field) and len(row.values) > 1 for row in self.rows)
        if action in (TYPE, SIT):
            return action == self.enter and self.field is not None and self.field.edits == self.field.value
        return True

    def draw(self, index: int, width: int) -> Content:
        """Return the label and all values, the chosen one in brackets; where they do not fit, only the chosen one."""
        field = self.rows[index]
        assert isinstance(field, Field)
        label = field.text if field.enabled else Content.styled(field.text.plain, "$faint")
        line = label.truncate(self.label_width, ellipsis=True, pad=True).pad_right(GAP)
        if not field.enabled:
            return line.append_text(f" {field.about}", "$faint")
        room = width - line.cell_length
        values = Content("").join(shown for _, shown in self._parts(field, room))
        return line + values.truncate(room, ellipsis=True)

    def explains_in_lines(self, lines: int, width: int) -> bool:
        """Whether every explanation fits so many lines under its row, in a form of this width."""
        room = max(width - MARGIN - self.label_width - GAP - 1, 20)
        fields = [row for row in self.rows if isinstance(row, Field) and row.enabled]
        return all(len(Content(field.about).wrap(room)) <= lines for field in fields)

    def get_content_height(self, container: Size, viewport: Size, width: int) -> int:
        """Return the height with room to explain the last row, too."""
        return len(self.rows) * self.pitch

    def draw_between(self, index: int, line: int, width: int) -> Content:
        """Explain the value under the row."""
        field = self.rows[index]
        assert isinstance(field, Field)
        room = width - self.label_width - GAP - 1
        lines = Content.styled(field.about, "$faint").wrap(max(room, 20)) if field.enabled else []
        if line > len(lines):  # more room than words
            return Content()
        return lines[line - 1].pad_left(self.label_width + GAP + 1)

    def action_move(self, step: int) -> None:
        """Move the cursor, and out of the form at its ends."""
        before = self.cursor
        super().action_move(step)
        if self.cursor == before:
            self.post_message(self.Left(self, step))

    def action_change(self, step: int) -> None:
        """Set the field to its next value."""
        field = self.field
        if field is None or len(field.values) < 2:
            return
        keys = [key for key, _ in field.values]
        wanted = keys.index(field.value) + step
        if 0 <= wanted < len(keys):
            self._set(field, keys[wanted])

    def action_type(self) -> None:
        """Ask for a value to be typed."""
        self.action_choose()

    def action_sit(self) -> None:
        """Ask to sit down."""
        self.action_choose()

    def clicked(self, index: int, x: int) -> None:
        """Choose the value that was clicked; a second click on one that can be opened opens it."""
        field = self.field
        if field is None:
            return
        start = self.label_width + GAP
        for value, shown in self._parts(field, self.size.width - MARGIN - start):
            end = start + shown.cell_length
            if start <= x < end:
                if value == field.value and field.edits == value:
                    self.action_choose()
                elif value not in (None, field.value):
                    self._set(field, value)
                break
            start = end

    def watch_cursor(self, before: int, now: int) -> None:
        """Repaint, and show the keys that work on this row."""
        super().watch_cursor(before, now)
        self.refresh_bindings()

    def _set(self, field: Field, value: str) -> None:
        field.value = value
        self.refresh()
        self.refresh_bindings()
        self.post_message(self.Changed(self, field))

    def _parts(self, field: Field, room: int) -> list[tuple[str | None, Content]]:
        """Return what a row shows after its label, and the value that a click on each part chooses, if any.

        Rows with the same choices are written alike: if one of them has no room for all values, none shows them.
        """
        keys = [key for key, _ in field.values]
        alike = [row for row in self.rows if isinstance(row, Field) and [key for key, _ in row.values] == keys]
        if all(sum(cell_len(words) + 2 for _, words in each.values) <= room for each in (field, *alike)):
            return [(key, self._value(field, key, words)) for key, words in field.values]
        around = [None, *keys, None]
        here = around.index(field.value) if field.value in keys else 0
        chosen = Content.styled(dict(field.values).get(field.value, ""), "$gold bold")
        before, after = Content.styled("< ", "$faint"), Content.styled(" >", "$faint")
        return [(around[here - 1], before), (field.value, chosen), (around[here + 1], after)]

    def _value(self, field: Field, key: str, words: str) -> Content:
        if key == field.value:
            return Content.assemble(("[", "$gold"), (words, "$gold bold"), ("]", "$gold"))
        return Content.styled(f" {words} ", "$faint")
