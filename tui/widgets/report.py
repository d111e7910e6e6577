"""The report of a round: its sections one below the other, in columns, with the seats in their colours."""

import re
from collections.abc import Callable, Iterator, Sequence
from typing import Any

from rich.cells import cell_len
from rich.style import Style

from tui.boards.report import Report, ReportLine, ReportSection
from tui.drawing.canvas import Canvas
from tui.drawing.panel import Panel
from tui.drawing.wrapping import wrap
from tui.table.scene import AnyScene
from tui.widgets.keyline import Hint, draw_hints

NUMBER = re.compile(r"[-+−]?[\d£]+( ?(VP|PV|BF|FB))?|[·–.-]?")
"""What is written flush right: amounts, and the signs for none."""
GAP = 2
"""Columns between cells."""

Written = tuple[str, Style]
"""A line of text and its style."""


class ReportPanel(Panel[Any]):
    """A report that fills the screen and scrolls; `shown` is how many of its sections have been read out."""

    def __init__(self, name: str, scene: AnyScene, report: Report) -> None:
        super().__init__(name, scene)
        self.report = report
        self.shown = len(report.sections)
        self.top = 0
        """The first line in sight."""
        self.has_more_below = False
        """Whether there are lines below those in sight."""
        self.hints: Callable[[], Sequence[Hint]] = tuple
        """The keys that work now."""

    @property
    def is_complete(self) -> bool:
        """Whether every section is shown."""
        return self.shown >= len(self.report.sections)

    def scroll(self, by: int) -> bool:
        """Scroll by lines; return whether there was anything to scroll to."""
        top = self.top
        self.top = max(self.top + by, 0)
        self.redraw()
        return self.top != top

    def draw(self, canvas: Canvas) -> None:
        """Draw the sections, and what comes next below them."""
        scene, palette, report = self.scene, self.scene.palette, self.report
        self.draw_frame(canvas, report.title, "gold")
        inside, room = canvas.width - 4, canvas.height - 2
        lines = self._lines(inside, room)
        if not self.is_complete:
            # The section read out last is always in sight.
            self.top = max(len(lines) - room, 0)
        self.top = min(self.top, max(len(lines) - room, 0))
        for y, line in enumerate(lines[self.top : self.top + room], start=1):
            self._write(canvas, 2, y, line)
        if self.top:
            canvas.put(canvas.width - 1, 1, "↑", palette("gold", bold=True))
        self.has_more_below = self.top + room < len(lines)
        if self.has_more_below:
            canvas.put(canvas.width - 1, canvas.height - 2, "↓", palette("gold", bold=True))
        draw_hints(canvas, self.hints(), scene)

    def _lines(self, width: int, room: int) -> list[Written]:
        """Return everything in lines, with blank lines between the sections where there is room for them."""
        palette = self.scene.palette
        blocks = [list(self._section(section, width)) for section in self.report.sections[: self.shown]]
        if self.report.following and self.is_complete:
            blocks.append([(line, palette("faint")) for line in wrap(self.report.following, width)])
        airy = sum(map(len, blocks)) + len(blocks) - 1 <= room
        lines: list[Written] = []
        for block in blocks:
            if lines and airy:
                lines.append(("", palette()))
            lines += block
        return lines

    def _section(self, section: ReportSection, width: int) -> Iterator[Written]:
        palette = self.scene.palette
        for text in wrap(section.title, width):
            yield text, palette("gold", bold=True)
        widths, right = _columns(section.lines)
        for line in section.lines:
            style = palette("faint" if line.is_heading else "ink", bold=line.is_own)
            for text in _in_columns(line, widths, right, width):
                yield text, style

    def _write(self, canvas: Canvas, x: int, y: int, line: Written) -> None:
        """Write a line with the signs of seats in their colours."""
        text, style = line
        canvas.put(x, y, text, style, canvas.width - x - 2)
        seats, cells = self.scene.glyphs.seats, 0
        for place, char in enumerate(text):
            around = text[place - 1 : place] + text[place + 1 : place + 2]
            if char in seats and not any(each.isalpha() for each in around):
                canvas.put(x + cells, y, char, self.scene.palette.seat(seats.index(char)))
            cells += cell_len(char)


def _columns(lines: Sequence[ReportLine]) -> tuple[list[int], list[bool]]:
    """Return the width of each column of a section, and whether it is flush right; single cells are sentences."""
    table = [line for line in lines if len(line.cells) > 1]
    count = max((len(line.cells) for line in table), default=0)
    widths, right = [], []
    for column in range(count):
        cells = [(line.cells[column], line.is_heading) for line in table if column < len(line.cells)]
        widths.append(max(cell_len(text) for text, _ in cells))
        right.append(column > 0 and all(is_heading or NUMBER.fullmatch(text) for text, is_heading in cells))
    return widths, right


def _in_columns(line: ReportLine, widths: Sequence[int], right: Sequence[bool], width: int) -> list[str]:
    """Return a line with its cells under those of the others; a last cell that is too long wraps below itself."""
    if len(line.cells) == 1:
        return [f"  {text}" for text in wrap(line.cells[0], width - 2)] or [""]
    text = " "
    for column, cell in enumerate(line.cells[:-1]):
        blanks = " " * (widths[column] - cell_len(cell))
        text += " " + (blanks + cell if right[column] else cell + blanks) + " "
    text += " "
    last, column = line.cells[-1], len(line.cells) - 1
    if right[column]:
        return [text + " " * (widths[column] - cell_len(last)) + last]
    first, *more = wrap(last, max(width - cell_len(text), 12)) or [""]
    return [text + first, *(" " * cell_len(text) + each for each in more)]
