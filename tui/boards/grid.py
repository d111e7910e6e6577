"""A board of spaces in rows and columns with shields at the crossings."""

from textual.geometry import Region

from engine.game import StateT
from tui.drawing.canvas import Canvas
from tui.drawing.panel import Panel

FRAMED_HEIGHT = 20
"""From this height on a grid has a frame and three lines below each column."""


class GridPanel(Panel[StateT]):
    """The lines of a grid, as large as the panel allows; subclasses fill the spaces."""

    columns = 0
    rows = 0
    left = 0
    top = 0
    cell_width = 0
    cell_height = 0
    framed = False

    def lay_out(self, canvas: Canvas, rows: int, columns: int, title: str, tallest: int = 5) -> None:
        """Fit the grid, with three lines below it, into the panel and draw its lines."""
        self.rows, self.columns = rows, columns
        self.framed = canvas.height >= FRAMED_HEIGHT
        left, top, width, height = 0, 0, canvas.width, canvas.height
        if self.framed:
            self.draw_frame(canvas, title)
            left, top, width, height = 1, 1, width - 2, height - 2
        self.cell_width = min((width - 1) // columns - 1, 24)
        self.cell_height = max(min((height - 4) // rows - 1, tallest), 1)
        self.left = left + (width - columns * (self.cell_width + 1) - 1) // 2
        spare = height - 3 - rows * (self.cell_height + 1) - 1
        self.top = top + (max(spare // 2, 0) if self.framed else 0)
        self._draw_lines(canvas)

    @property
    def bottom(self) -> int:
        """The first line below the grid."""
        return self.top + self.rows * (self.cell_height + 1) + 1

    def cell_region(self, cell: int) -> Region:
        """Return the inside of a space."""
        row, col = divmod(cell, self.columns)
        return Region(
            self.left + 1 + col * (self.cell_width + 1),
            self.top + 1 + row * (self.cell_height + 1),
            self.cell_width,
            self.cell_height,
        )

    def cell_spot(self, cell: int) -> str:
        """Name the spot of a space."""
        row, col = divmod(cell, self.columns)
        return f"cell-{row + 1}-{col + 1}"

    def _draw_lines(self, canvas: Canvas) -> None:
        glyphs, style = self.scene.glyphs, self.scene.palette("line")
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
        self, canvas: Canvas, row: int, col: int, leaders: dict[int, int], complete: bool, empty: str
    ) -> None:
        """Draw who leads at a crossing and the points each would get, in square brackets once it is complete.

        Only the leaders are shown where there is no room for all points; `empty` is the sign where nobody leads.
        """
        palette, glyphs = self.scene.palette, self.scene.glyphs
        spot = f"shield-{row}-{col}"
        is_lit = spot in self.scene.lit
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
