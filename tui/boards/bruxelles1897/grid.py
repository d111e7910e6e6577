"""The measures of the area: cards in rows and columns, coats of arms where four meet, bonus cards at the foot."""

from collections.abc import Sequence
from dataclasses import dataclass

from textual.geometry import Region

from tui.drawing.canvas import Canvas
from tui.i18n.coordinates import column_name
from tui.table.scene import AnyScene

from .signs import SIGNS

COLUMNS = 4
ROOM_FOR_WORDS = 15
"""From this width on, cards have their number beside their title and are written in whole words."""
ROOM_FOR_SENTENCES = 22
"""From this width on, cards have their full names and coats of arms say what they pay."""
WIDEST_CARD = 30
TALLEST_CARD = 6
FEET = (3, 4, 5)
"""The lines of a bonus card and the sums below it: in tokens, in words, and with what the lower half pays."""


def area_width(card: int) -> int:
    """Return the width of an area with cards of this width: the numbers of the rows, and lines between columns."""
    return 2 + COLUMNS * (card + 1)


def card_width(width: int) -> int:
    """Return the width of a card in an area of this width."""
    return max(min((width - 2) // COLUMNS - 1, WIDEST_CARD), 1)


@dataclass(frozen=True, slots=True)
class Grid:
    """The place of everything in an area of one size."""

    rows: int
    width: int
    """The width of a card."""
    height: int
    """The lines of a card."""
    foot: int
    """The lines at the foot of each column."""

    @classmethod
    def fit(cls, width: int, height: int, rows: int) -> "Grid":
        """Return the largest grid that fits; wider cards have more lines at the foot."""
        card = card_width(width)
        foot = FEET[(card >= ROOM_FOR_WORDS) + (card >= ROOM_FOR_SENTENCES)]
        while foot > FEET[0] and height < rows * 3 + foot:
            foot -= 1
        lines = min(max((height - foot) // rows - 1, 1), TALLEST_CARD)
        return cls(rows, card, lines, foot)

    @staticmethod
    def least_lines(rows: int, card: int) -> int:
        """Return the fewest lines of an area with cards of this height."""
        return rows * (card + 1) + FEET[0]

    @property
    def has_words(self) -> bool:
        """Whether cards are written in whole words."""
        return self.width >= ROOM_FOR_WORDS

    @property
    def has_sentences(self) -> bool:
        """Whether cards have their full names and say what they do in sentences."""
        return self.width >= ROOM_FOR_SENTENCES

    @property
    def bottom(self) -> int:
        """The line where the foot begins."""
        return self.rows * (self.height + 1)

    @property
    def lines(self) -> int:
        """All lines of the area."""
        return self.bottom + self.foot

    def column_left(self, col: int) -> int:
        """Return the first cell inside a column, from 0."""
        return 2 + col * (self.width + 1)

    def cell_region(self, cell: int) -> Region:
        """Return the inside of a space."""
        row, col = divmod(cell, COLUMNS)
        return Region(self.column_left(col), 1 + row * (self.height + 1), self.width, self.height)

    def draw_lines(self, canvas: Canvas, scene: AnyScene) -> None:
        """Draw the lines between the cards, the letters of the columns and the numbers of the rows."""
        glyphs, palette = scene.glyphs, scene.palette
        left_tee, right_tee, top_tee, _, cross = tuple(glyphs.tees)
        self._draw_rule(canvas, scene, 0, glyphs.corners[0] + top_tee + glyphs.corners[1], glyphs.line)
        for row in range(1, self.rows):
            self._draw_rule(canvas, scene, row * (self.height + 1), left_tee + cross + right_tee, glyphs.line)
        signs = SIGNS.matching(glyphs)
        self._draw_rule(canvas, scene, self.bottom, signs.foot_left + signs.foot_between + signs.foot_right, " ")
        for y in range(1, self.lines):
            if y % (self.height + 1) or y > self.bottom:
                self._draw_rule(canvas, scene, y, glyphs.column * 3, "")
        for col in range(COLUMNS):
            x = self.column_left(col) + 1
            canvas.put(x, 0, f" {column_name(col + 1)} ", palette("ink", bold=True))
            canvas.spot(f"letter-{col + 1}", Region(x, 0, 3, 1))
        for row in range(self.rows):
            y = 1 + row * (self.height + 1)
            canvas.put(0, y, str(row + 1), palette("ink", bold=True))
            canvas.spot(f"row-{row + 1}", Region(0, y, 1, 1))

    def _draw_rule(self, canvas: Canvas, scene: AnyScene, y: int, joints: str, run: str) -> None:
        columns = (self.column_left(col) - 1 for col in range(COLUMNS + 1))
        canvas.joints(columns, y, joints, run, scene.palette("line"))

    def draw_coat_of_arms(
        self, canvas: Canvas, scene: AnyScene, row: int, col: int, leaders: Sequence[int], state: str, note: str
    ) -> None:
        """Draw who leads where four spaces meet; `state` is `open`, `full` or `dead`, `note` what it pays.

        One leader is in round brackets, or in square ones once it is full; two or three who tie are side by side.
        """
        palette, signs = scene.palette, SIGNS.matching(scene.glyphs)
        full = state == "full"
        style = palette("gold" if full else "faint", bold=full)
        seats = [(scene.glyphs.seats[seat], palette.seat(seat, bold=full)) for seat in leaders]
        if state == "dead" or not seats:
            parts = [(f" {signs.dead if state == 'dead' else signs.arms} ", style)]
        elif len(seats) == 1:
            parts = [("[" if full else "(", style), *seats, (f" {note}" if note else "", style)]
            parts.append(("]" if full else ")", style))
        elif len(seats) > 3:
            parts = [("[=", style), (f" {note}" if note else "", style), ("]", style)]
        elif len(seats) == 3:
            parts = seats
        else:
            parts = [seats[0], ("=" if full else "-", style), seats[1], (f" {note}" if note else "", style)]
        width = sum(len(text) for text, _ in parts)
        x, y = self.column_left(col) - 2, row * (self.height + 1)
        x -= (width - 3) // 2
        canvas.put_all(x, y, parts)
        canvas.spot(f"shield-{row}-{col}", Region(x, y, width, 1))
