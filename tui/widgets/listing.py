"""Listing: rows to move through and choose from. One widget, its cursor inside, so that a step repaints two rows."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar

from textual import events
from textual.binding import BindingType
from textual.content import Content
from textual.geometry import Region, Size
from textual.message import Message
from textual.reactive import reactive
from textual.scroll_view import ScrollView
from textual.strip import Strip
from textual.visual import Visual

from tui.drawing.glyphs import ASCII
from tui.keys import MOVING, PAGING, TO_THE_ENDS, Key, bindings, key
from tui.session import Session

MARGIN = 3
"""Cells before the text of a row, for the mark of the cursor."""


@dataclass(slots=True)
class Row:
    """One row: a name to know it by, what it shows, and whether it can be chosen."""

    name: str
    text: Content
    enabled: bool = True

    def draw(self, session: Session, width: int) -> Content:
        """Return what the row shows, cut to a width; faint if it cannot be chosen."""
        text = self.text.truncate(width, ellipsis=True)
        return text if self.enabled else Content.styled(text.plain, "$faint")


class Listing(ScrollView, can_focus=True):
    """A list with a cursor. Rows are one line each, `pitch` lines apart."""

    ALLOW_SELECT = False
    KEYS: ClassVar[tuple[Key, ...]] = (
        MOVING,
        TO_THE_ENDS,
        PAGING,
        key("key-choose", "enter", "choose", id="list.choose"),
    )
    BINDINGS: ClassVar[list[BindingType]] = bindings(*KEYS)

    marks_when_left: bool = True
    """Whether the cursor's row is marked, faintly, while the focus is elsewhere."""
    cursor: reactive[int] = reactive(0, repaint=False)
    pitch: reactive[int] = reactive(1, layout=True)

    class Moved(Message):
        """The cursor came to a row."""

        def __init__(self, listing: "Listing", row: Row) -> None:
            super().__init__()
            self.listing = listing
            self.row = row

        @property
        def control(self) -> "Listing":
            """The listing of the cursor."""
            return self.listing

    class Chosen(Moved):
        """A row was chosen, by Enter or a click."""

    def __init__(self, session: Session, rows: Sequence[Row] = (), id: str | None = None) -> None:
        super().__init__(id=id)
        self.session = session
        self.rows = list(rows)
        self.set_reactive(Listing.cursor, self._nearest_enabled(0, 1))

    # What it shows

    @property
    def row(self) -> Row | None:
        """The row under the cursor."""
        return self.rows[self.cursor] if 0 <= self.cursor < len(self.rows) else None

    def show(self, rows: Sequence[Row], at: str | None = None) -> None:
        """Show other rows, with the cursor on the row called `at`, or else where it was."""
        before = self._shown_lines() if self.is_mounted else []
        self.rows = list(rows)
        names = [row.name for row in self.rows]
        wanted = names.index(at) if at in names else min(self.cursor, len(names) - 1)
        self.set_reactive(Listing.cursor, self._nearest_enabled(max(wanted, 0), 1))
        self._measure()
        self._keep_in_sight()
        self._repaint_changed(before)
        self._tell_moved()

    def extend(self, rows: Sequence[Row]) -> None:
        """Show more rows after the others; the cursor stays where it is."""
        self.rows += rows
        self._measure()
        self.refresh()

    def get_content_height(self, container: Size, viewport: Size, width: int) -> int:
        """Return the number of lines that the rows take."""
        return self._line_of(len(self.rows) - 1) + 1 if self.rows else 1

    def render_line(self, y: int) -> Strip:
        """Draw one line."""
        line = y + self.scroll_offset.y
        index, between = divmod(line, self.pitch)
        width = self.size.width - MARGIN
        content = Content()
        if 0 <= index < len(self.rows):
            content = self.draw_between(index, between, width) if between else self.draw(index, width)
        if index == self.cursor and not between and self.rows and (self.has_focus or self.marks_when_left):
            bar = self.session.glyphs.cursor if self.session.glyphs is ASCII else "▌"
            mark, ground = ("$gold bold", "bold on $card-lit") if self.has_focus else ("$faint", "on $card")
            content = Content.assemble((f"{bar:<{MARGIN}}", mark), content)
            content = content.pad_right(max(0, self.size.width - content.cell_length)).stylize_before(ground)
        else:
            content = content.pad_left(MARGIN)
        return Visual.to_strips(self, content, self.size.width, 1, self.visual_style, pad=True)[0]

    def draw(self, index: int, width: int) -> Content:
        """Return what a row shows, cut to a width."""
        return self.rows[index].draw(self.session, width)

    def draw_between(self, index: int, line: int, width: int) -> Content:
        """Return what is shown between a row and the next; `line` counts from 1."""
        return Content()

    # Moving the cursor

    def action_move(self, step: int) -> None:
        """Go to the next row that can be chosen."""
        self.cursor = self._nearest_enabled(self.cursor + step, step, otherwise=self.cursor)

    def action_move_to_end(self, direction: int) -> None:
        """Go to the first or the last row."""
        self.cursor = self._nearest_enabled(0 if direction < 0 else len(self.rows) - 1, -direction)

    def action_move_page(self, direction: int) -> None:
        """Go a screenful on or back."""
        step = max(1, self.size.height // self.pitch - 1) * direction
        wanted = min(max(self.cursor + step, 0), len(self.rows) - 1)
        self.cursor = self._nearest_enabled(wanted, -direction)

    def action_choose(self) -> None:
        """Choose the row under the cursor."""
        if self.row is not None and self.row.enabled:
            self.post_message(self.Chosen(self, self.row))

    def watch_cursor(self, before: int, now: int) -> None:
        """Repaint the row that was left and the one that was reached."""
        for index in (before, now):
            self.refresh(Region(0, self._line_of(index) - self.scroll_offset.y, self.size.width, 1))
        self._keep_in_sight()
        self._tell_moved()

    def watch_pitch(self) -> None:
        """Measure again: the rows stand further apart, or closer."""
        self._measure()

    # Events

    def on_mount(self) -> None:
        """Measure before the first frame."""
        self._measure()

    def on_resize(self) -> None:
        """Keep the cursor's row in sight."""
        self._measure()
        self._keep_in_sight()

    def on_focus(self) -> None:
        """Highlight the cursor."""
        self.refresh()

    def on_blur(self) -> None:
        """Dim the cursor."""
        self.refresh()

    def on_click(self, event: events.Click) -> None:
        """Go to the row that was clicked, and choose it."""
        index, between = divmod(event.y + self.scroll_offset.y, self.pitch)
        if not between and index < len(self.rows) and self.rows[index].enabled:
            self.cursor = index
            self.clicked(index, event.x - MARGIN)

    def clicked(self, index: int, x: int) -> None:
        """Do what a click on a row does."""
        self.action_choose()

    # Inside

    def _line_of(self, index: int) -> int:
        return index * self.pitch

    def _measure(self) -> None:
        self.virtual_size = Size(self.size.width, self.get_content_height(self.size, self.size, self.size.width))

    def _shown_lines(self) -> list[Strip]:
        return [self.render_line(y) for y in range(self.size.height)]

    def _repaint_changed(self, before: Sequence[Strip]) -> None:
        """Repaint the lines that differ from those before."""
        after = self._shown_lines() if self.is_mounted else []
        if len(before) != len(after):
            self.refresh()
            return
        changed = [
            Region(0, y, self.size.width, 1)
            for y, (was, now) in enumerate(zip(before, after, strict=True))
            if was != now
        ]
        if changed:
            self.refresh(*changed)

    def _keep_in_sight(self) -> None:
        line, height = self._line_of(self.cursor), self.size.height
        # The lines below a row belong to it.
        end = max(min(line + self.pitch, self.virtual_size.height), line + 1)
        top = min(max(self.scroll_offset.y, end - height), line)
        if self.is_mounted and height and top != self.scroll_offset.y:
            self.scroll_to(y=top, animate=False, immediate=True, force=True)

    def _tell_moved(self) -> None:
        if self.is_mounted and self.row is not None:
            self.post_message(self.Moved(self, self.row))

    def _nearest_enabled(self, start: int, step: int, otherwise: int = 0) -> int:
        index = start
        while 0 <= index < len(self.rows):
            if self.rows[index].enabled:
                return index
            index += 1 if step > 0 else -1
        return otherwise
