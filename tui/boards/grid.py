"""A board of spaces in rows and columns with shields at the crossings."""

from dataclasses import dataclass

from textual.geometry import Region

from tui.drawing.canvas import Canvas
from tui.table.scene import AnyScene

FRAMED_HEIGHT = 20
"""From this height on a grid has a frame and three lines below each column."""


@dataclass(frozen=True, slots=True)
class Grid:
    """The place and the measures of a grid on a canvas."""

    rows: int
    columns: int
    left: int
    top: int
    cell_width: int
    cell_height: int
    framed: bool

    @classmethod
    def fit(cls, canvas: Canvas, rows: int, columns: int, tallest: int = 5) -> "Grid":
        """Return the largest grid, with three lines below it, that fits a canvas."""
        framed = canvas.height >= FRAMED_HEIGHT
        left, top, width, height = 0, 0, canvas.width, canvas.height
        if framed:
            left, top, width, height = 1, 1, width - 2, height - 2
        cell_width = min((width - 1) // columns - 1, 24)
        cell_height = max(min((height - 4) // rows - 1, tallest), 1)
        left += (width - columns * (cell_width + 1) - 1) // 2
        if framed:
            spare = height - 3 - rows * (cell_height + 1) - 1
            top += max(spare // 2, 0)
        return cls(rows, columns, left, top, cell_width, cell_height, framed)

    @property
    def bottom(self) -> int:
        """The first line below the grid."""
        return self.top + self.rows * (self.cell_height + 1) + 1

    def column_left(self, col: int) -> int:
        """Return the first cell inside a column."""
        return self.left + 1 + col * (self.cell_width + 1)

    def cell_region(self, cell: int) -> Region:
        """Return the inside of a space."""
        row, col = divmod(cell, self.columns)
        return Region(
            self.column_left(col),
            self.top + 1 + row * (self.cell_height + 1),
            self.cell_width,
            self.cell_height,
        )

    def cell_spot(self, cell: int) -> str:
        """Name the spot of a space."""
        row, col = divmod(cell, self.columns)
        return f"cell-{row + 1}-{col + 1}"

    def draw_lines(self, canvas: Canvas, scene: AnyScene) -> None:
        """Draw the lines between the spaces."""
        glyphs, style = scene.glyphs, scene.palette("line")
        left_tee, right_tee, top_tee, bottom_tee, cross = tuple(glyphs.tees)
        ends = {0: (glyphs.corners[0], top_tee, glyphs.corners[1])}
        ends[self.rows] = (glyphs.corners[2], bottom_tee, glyphs.corners[3])
        run = glyphs.line * self.cell_width
        for row in range(self.rows + 1):
            first, middle, last = ends.get(row, (left_tee, cross, right_tee))
            y = self.top + row * (self.cell_height + 1)
            canvas.put(self.left, y, first + middle.join([run] * self.columns) + last, style)
        for row in range(self.rows):
            for line in range(self.cell_height):
                y = self.top + 1 + row * (self.cell_height + 1) + line
                for col in range(self.columns + 1):
                    canvas.put(self.left + col * (self.cell_width + 1), y, glyphs.column, style)

    def draw_shield(
        self,
        canvas: Canvas,
        scene: AnyScene,
        row: int,
        col: int,
        leaders: dict[int, int],
        complete: bool,
        empty: str,
    ) -> None:
        """Draw who leads at a crossing and the points each would get, in square brackets once it is complete.

        Only the leaders are shown where there is no room for all points; `empty` is the sign where nobody leads.
        """
        palette, glyphs = scene.palette, scene.glyphs
        spot = f"shield-{row}-{col}"
        is_lit = spot in scene.lit
        ground = "card-lit" if is_lit else "table"
        style = palette("lit" if is_lit else "gold" if complete else "faint", ground, bold=complete or is_lit)
        parts = [(glyphs.lit if is_lit else "[" if complete else "(", style)]
        roomy = 2 + sum(1 + len(str(vp)) for vp in leaders.values()) <= self.cell_width
        for seat, vp in leaders.items():
            parts.append((glyphs.seats[seat], palette.seat(seat, ground)))
            if roomy:
                parts.append((str(vp), style))
        if not leaders:
            parts.append((empty, style))
        parts.append(("]" if complete else ")", style))
        width = sum(len(text) for text, _ in parts)
        x = self.left + col * (self.cell_width + 1) - width // 2
        y = self.top + row * (self.cell_height + 1)
        canvas.put_all(x, y, parts)
        canvas.spot(spot, Region(x, y, width, 1))
