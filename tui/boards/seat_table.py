"""The players as a table: a line each, under headings that say what the numbers are."""

from abc import ABC, abstractmethod
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Generic

from rich.cells import cell_len
from rich.style import Style
from textual.geometry import Region

from engine.game import StateT
from tui.drawing.canvas import Canvas
from tui.drawing.panel import Panel
from tui.table.scene import AnyScene, Scene

Piece = tuple[str, Style]
"""Some text and its style."""


@dataclass(frozen=True, slots=True)
class Cell:
    """What stands in a column for one player; the pieces may have spots of their own."""

    pieces: Sequence[Piece]
    spots: Sequence[str] = ()
    """The spot of each piece, empty for none; no spots at all make the whole cell one, by the column's key."""

    @property
    def width(self) -> int:
        """The cells of the terminal it takes."""
        return sum(cell_len(text) for text, _ in self.pieces)


@dataclass(frozen=True, slots=True)
class Column:
    """A column of the table of players: its key in spots, its heading, and a cell for each seat."""

    key: str
    """`<key>-<seat>` is the spot of a cell, `heading-<key>` that of the heading."""
    heading: str
    cells: Sequence[Cell]
    """By seat."""
    rank: int = 0
    """Columns with the highest rank are left out first where there is no room for all."""
    right: bool = True
    """Whether it is flush right, as numbers are."""

    @property
    def width(self) -> int:
        """The widest of its cells and its heading."""
        return max(cell_len(self.heading), *(cell.width for cell in self.cells))


class SeatTable(ABC, Generic[StateT]):
    """What the table of players shows in one game. Holds no state of any table."""

    @abstractmethod
    def columns(self, scene: Scene[StateT], width: int) -> list[Column]:
        """List the columns for a table of this width, the first one with the players' names."""


class SeatTablePanel(Panel[StateT]):
    """A heading and one line for each player, the viewer first."""

    def __init__(self, name: str, scene: Scene[StateT], table: SeatTable[StateT]) -> None:
        super().__init__(name, scene)
        self.table = table

    def draw(self, canvas: Canvas) -> None:
        """Draw as many columns as fit, the important ones first."""
        columns = fitting(self.table.columns(self.scene, canvas.width), canvas.width)
        draw_columns(canvas, self.scene, columns, range(1, len(self.scene.seats) + 1))


def draw_columns(canvas: Canvas, scene: AnyScene, columns: Sequence[Column], lines: Sequence[int]) -> None:
    """Draw columns with their headings in the first line, what is left of the width spread between them.

    `lines` are those of the seats, the viewer's first.
    """
    gap = 1 + max(min((canvas.width - _width(columns, 1)) // max(len(columns) - 1, 1), 2), 0)
    x = 0
    for column in columns:
        width = column.width
        start = x + (width - cell_len(column.heading) if column.right else 0)
        canvas.put(start, 0, column.heading, scene.palette("faint"))
        if column.heading.strip():
            spot_with_blank(canvas, f"heading-{column.key}", Region(start, 0, cell_len(column.heading), 1))
        for y, seat in zip(lines, scene.seats_in_view, strict=True):
            _draw_cell(canvas, x, y, width, column, seat)
        x += width + gap


def _draw_cell(canvas: Canvas, x: int, y: int, width: int, column: Column, seat: int) -> None:
    cell = column.cells[seat]
    start = x + (width - cell.width if column.right else 0)
    if not cell.spots:
        canvas.put_all(start, y, list(cell.pieces))
        spot_with_blank(canvas, f"{column.key}-{seat}", Region(start, y, max(cell.width, 1), 1))
        return
    for (text, style), spot in zip(cell.pieces, cell.spots, strict=True):
        end = canvas.put(start, y, text, style)
        if spot:
            spot_with_blank(canvas, spot, Region(start, y, end - start, 1))
        start = end


def spot_with_blank(canvas: Canvas, name: str, region: Region) -> None:
    """Name a place in a line; the cursor shows on a blank before it, so that it covers no letter."""
    x, y = region.x, region.y
    blank = 0 < x < canvas.width and 0 <= y < canvas.height and canvas.chars[y][x - 1] == " " != canvas.chars[y][x]
    canvas.spot(name, region, Region(x - blank, y, region.width + blank, 1))


def fitting(columns: Sequence[Column], width: int) -> list[Column]:
    """Return the columns there is room for: those of the highest rank are left out first, the last one first."""
    kept = list(columns)
    while len(kept) > 1 and _width(kept, 1) > width:
        worst = max(range(len(kept)), key=lambda index: (kept[index].rank, index))
        del kept[worst]
    return kept


def _width(columns: Sequence[Column], gap: int) -> int:
    return sum(column.width for column in columns) + gap * (len(columns) - 1)
