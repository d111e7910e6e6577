"""Panel: one board, track or hand of the table, drawn line by line, with spots that a cursor can stand on.

A panel is a single widget that never takes the focus: a change of focus repaints the whole screen. It draws itself on
a canvas when the table changes; what is then sent to the terminal is only the cells that came out different.
"""

import re
from collections.abc import Collection, Mapping
from typing import Any, ClassVar, Generic

from rich.style import Style
from textual import events
from textual.geometry import Region, Size
from textual.message import Message
from textual.strip import Strip
from textual.widget import Widget

from engine.game import StateT
from tui.drawing.canvas import Canvas
from tui.drawing.glyphs import ASCII
from tui.table.scene import Scene

WORTH_A_JUMP = 8
"""Unchanged cells that are cheaper to skip than to paint again."""


class Panel(Widget, Generic[StateT]):
    """Base of everything on the table. Subclasses draw."""

    can_focus = False
    rest: ClassVar[float | None] = None
    """Seconds after which the panel unfolds what is under a resting cursor; None if it unfolds nothing."""

    class Clicked(Message):
        """The mouse chose a spot, or the panel beside its spots."""

        def __init__(self, panel: "Panel[Any]", spot: str | None) -> None:
            super().__init__()
            self.panel = panel
            self.spot = spot

    def __init__(self, name: str, scene: Scene[StateT]) -> None:
        super().__init__(id=f"panel-{name}")
        self.place = name
        """The name of its place in the plan of the table."""
        self.scene = scene
        self._canvas: Canvas | None = None
        self._strips: dict[int, Strip] = {}
        self._cursors: frozenset[str] = frozenset()
        self._flashes: frozenset[str] = frozenset()
        self._targets: frozenset[str] = frozenset()
        self._letters: Mapping[str, str] = {}
        self._numbers: Mapping[str, str] = {}
        self._marked_rows: dict[int, tuple[list[str], list[Style]]] = {}

    # What subclasses write

    def draw(self, canvas: Canvas) -> None:
        """Draw the panel from the scene."""
        raise NotImplementedError

    def draw_frame(self, canvas: Canvas, title: str, ink: str = "line") -> None:
        """Frame the whole panel, its title in the upper edge."""
        palette = self.scene.palette
        whole = Region(0, 0, canvas.width, canvas.height)
        canvas.frame(whole, self.scene.glyphs, palette(ink), title, palette("gold", bold=True))

    # What the table uses

    @property
    def spots(self) -> dict[str, Region]:
        """Where the spots are, in the panel's own coordinates."""
        return self._canvas.spots if self._canvas else {}

    @property
    def rows(self) -> list[tuple[list[str], list[Style]]]:
        """The characters and styles of each line as it was drawn, without the marks of cursor and letters."""
        canvas = self._canvas
        return [] if canvas is None else list(zip(canvas.chars, canvas.styles, strict=True))

    def drawn(self, size: Size) -> Canvas:
        """Draw the panel at a size, and remember what it looks like; nothing is painted yet."""
        canvas = Canvas(size.width, size.height, self.scene.palette(), self.scene.glyphs is ASCII)
        self.draw(canvas)
        self._canvas = canvas
        return canvas

    def redraw(self) -> None:
        """Draw again and repaint what differs."""
        if not self.is_mounted or not self.size:
            return
        old = self._canvas
        canvas = self.drawn(self.size)
        if old is None or (old.width, old.height) != (canvas.width, canvas.height):
            self._marked_rows = self._marked()
            self._strips.clear()
            self.refresh()
            return
        self._repaint(old, self._marked_rows, range(canvas.height))

    def mark(
        self,
        cursors: Collection[str] = (),
        flashes: Collection[str] = (),
        targets: Collection[str] = (),
        letters: Mapping[str, str] | None = None,
        numbers: Mapping[str, str] | None = None,
    ) -> None:
        """Mark the cursor, what has just changed, what is decided about, jump letters and the numbers of hints.

        Only those cells are repainted.
        """
        self._cursors, self._flashes, self._targets = frozenset(cursors), frozenset(flashes), frozenset(targets)
        self._letters, self._numbers = letters or {}, numbers or {}
        if self._canvas is None:
            return
        rows = set(self._marked_rows)
        before = self._marked_rows
        self._marked_rows = self._marked()
        self._compare(self._canvas, before, self._canvas, self._marked_rows, sorted(rows | set(self._marked_rows)))

    def shows(self, spot: str, number: str) -> bool:
        """Whether a number is written within a spot, with blanks around it."""
        region = self.spots.get(spot)
        if region is None or self._canvas is None:
            return False
        rows = self._canvas.chars[max(region.y, 0) : region.bottom]
        glyphs = self.scene.glyphs
        return any(
            number in "".join(row[max(region.x, 0) : region.right]).replace(glyphs.lit, " ").split() for row in rows
        )

    def spot_at(self, x: int, y: int) -> str | None:
        """Return the smallest spot at a cell."""
        here = [name for name, region in self.spots.items() if region.contains(x, y)]
        return min(here, key=lambda name: self.spots[name].area, default=None)

    # Painting

    def render_line(self, y: int) -> Strip:
        """Return one line for the screen."""
        if self._canvas is None or self._canvas.width != self.size.width or y >= self._canvas.height:
            return Strip.blank(self.size.width, self.scene.palette())
        strip = self._strips.get(y)
        if strip is None:
            marked = self._marked_rows.get(y)
            if marked:
                row = Canvas(self._canvas.width, 1, self._canvas.ground)
                row.chars[0], row.styles[0] = marked
                strip = row.strip(0)
            else:
                strip = self._canvas.strip(y)
            self._strips[y] = strip
        return strip

    def on_resize(self, _event: events.Resize) -> None:
        """Draw for the new size."""
        self.redraw()

    def on_click(self, event: events.Click) -> None:
        """Report what was clicked."""
        self.post_message(self.Clicked(self, self.spot_at(event.x, event.y)))

    def _marked(self) -> dict[int, tuple[list[str], list[Style]]]:
        """Return the rows that have marks, with the marks drawn on them."""
        canvas = self._canvas
        assert canvas is not None
        palette, glyphs = self.scene.palette, self.scene.glyphs
        rows: dict[int, tuple[list[str], list[Style]]] = {}
        paints = [
            (self._flashes, palette("ink", "flash", bold=True), ""),
            (self._targets, palette("table", "good", bold=True), glyphs.target),
            (self._cursors, palette("table", "cursor", bold=True), glyphs.cursor),
        ]
        for names, style, sign in paints:
            for name in names:
                mark = canvas.marks.get(name)
                if mark is None or not 0 <= mark.y < canvas.height:
                    continue
                chars, styles = rows.setdefault(mark.y, (canvas.chars[mark.y].copy(), canvas.styles[mark.y].copy()))
                for x in range(mark.x, min(mark.right, canvas.width)):
                    styles[x] = style
                if sign and mark.x < canvas.width:
                    _stamp(chars, mark.x, sign)
        stamps = [self._numbered(canvas, name, number) for name, number in self._numbers.items()]
        stamps += [(canvas.marks.get(name), letter) for name, letter in self._letters.items()]
        for mark, letter in stamps:
            if mark is not None and 0 <= mark.y < canvas.height and mark.x < canvas.width:
                chars, styles = rows.setdefault(mark.y, (canvas.chars[mark.y].copy(), canvas.styles[mark.y].copy()))
                if letter:
                    _stamp(chars, mark.x, letter)
                styles[mark.x] = palette("table", "gold", bold=True)
        return rows

    def _numbered(self, canvas: Canvas, spot: str, number: str) -> tuple[Region | None, str]:
        """Return the cell for the number of a hint, and what to write there.

        It is where the board has written the number, or else before what is there. Beside other digits it would read
        as one number with them: a blank is left between them, or nothing is written.
        """
        region, mark = canvas.spots.get(spot), canvas.marks.get(spot)
        if region is None or mark is None or not 0 <= mark.y < canvas.height or mark.x >= canvas.width:
            return None, ""
        lit = self.scene.glyphs.lit
        ends = rf"[\s{re.escape(lit)}]"
        written = re.compile(rf"(?:^|(?<={ends})){number}(?=\+?(?:{ends}|$))")
        for y in range(max(region.y, 0), min(region.bottom, canvas.height)):
            start, chars = max(region.x, 0), canvas.chars[y]
            found = written.search("".join(char or "\0" for char in chars[start : region.right]))
            if found is not None and _is_apart(chars, start + found.start()):
                return Region(start + found.start(), y, 1, 1), number
        chars = canvas.chars[mark.y]
        is_free = (
            not chars[mark.x].isdigit(),
            mark.x and chars[mark.x - 1] == " ",
            chars[mark.x + 1 : mark.x + 2] == [lit],
        )
        for x, free in zip((mark.x, mark.x - 1, mark.x + 1), is_free, strict=True):
            if free and _is_apart(chars, x):
                return Region(x, mark.y, 1, 1), number
        return mark, ""

    def _repaint(self, old: Canvas, old_marked: dict[int, tuple[list[str], list[Style]]], rows: range) -> None:
        assert self._canvas is not None
        self._marked_rows = self._marked()
        self._compare(old, old_marked, self._canvas, self._marked_rows, rows)

    def _compare(
        self,
        old: Canvas,
        old_marked: dict[int, tuple[list[str], list[Style]]],
        new: Canvas,
        new_marked: dict[int, tuple[list[str], list[Style]]],
        rows: Collection[int],
    ) -> None:
        """Repaint, in each row, the runs of cells that differ."""
        dirty = []
        for y in rows:
            chars, styles = old_marked.get(y) or (old.chars[y], old.styles[y])
            new_chars, new_styles = new_marked.get(y) or (new.chars[y], new.styles[y])
            if chars == new_chars and styles == new_styles:
                continue
            self._strips.pop(y, None)
            start = end = -1
            for x in range(new.width):
                if chars[x] != new_chars[x] or styles[x] is not new_styles[x]:
                    if start >= 0 and x - end > WORTH_A_JUMP:
                        dirty.append(Region(start, y, end - start, 1))
                        start = -1
                    start = x if start < 0 else start
                    end = x + 1
            if start >= 0:
                dirty.append(Region(start, y, end - start, 1))
        if dirty:
            self.refresh(*dirty)


def _is_apart(chars: list[str], x: int) -> bool:
    """Whether no digit is beside a cell."""
    return not any(char.isdigit() for char in (*chars[max(x - 1, 0) : x], *chars[x + 1 : x + 2]))


def _stamp(chars: list[str], x: int, sign: str) -> None:
    """Put a sign into a cell; a wide character there goes whole."""
    if chars[x] == "" and x:
        chars[x - 1] = " "
    chars[x] = sign
    if chars[x + 1 : x + 2] == [""]:
        chars[x + 1] = " "
