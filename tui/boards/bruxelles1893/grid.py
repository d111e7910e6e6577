"""The measures of the Art Nouveau board: spaces in rows and columns, shields where four meet, cards at the foot."""

from dataclasses import dataclass

from textual.geometry import Region

from tui.drawing.canvas import Canvas
from tui.table.scene import AnyScene

WIDEST_SPACE = 24
ROOM_FOR_WORDS = 13
"""From this width of a space on, actions and bonus cards are written in whole words."""
ROOM_FOR_SENTENCES = 15
"""From this width on, a space of three lines has room for what its action brings."""


@dataclass(frozen=True, slots=True)
class Form:
    """How much of the board is drawn: lines of a space, rules between the rows, lines of a bonus card."""

    space: int
    ruled: bool
    card: int
    narrowest: int = 0
    """The least width of a space it suits."""
    widest: int = WIDEST_SPACE

    def height(self, rows: int) -> int:
        """Return the lines of a whole board: edge, rows, bonus cards and the totals of the bids."""
        return 1 + rows * self.space + (rows - 1) * self.ruled + self.card + 1


FORMS = (
    Form(space=3, ruled=True, card=4, narrowest=ROOM_FOR_SENTENCES),
    Form(space=2, ruled=True, card=3, narrowest=ROOM_FOR_WORDS),
    Form(space=2, ruled=True, card=2, widest=ROOM_FOR_WORDS - 1),
    Form(space=2, ruled=False, card=3, narrowest=ROOM_FOR_WORDS),
    Form(space=2, ruled=False, card=2),
)
"""From the largest to the smallest; the last one is drawn even where it does not fit."""


def space_width(width: int, columns: int) -> int:
    """Return the width of a space on a board of this width."""
    return min((width - 2) // columns - 1, WIDEST_SPACE)


def board_width(space: int, columns: int) -> int:
    """Return the width of a board with spaces of this width: the numbers of the rows, and lines between columns."""
    return 2 + columns * (space + 1)


def form_for(width: int, height: int, rows: int, columns: int) -> Form:
    """Return the largest form that fits."""
    space = space_width(width, columns)
    fitting = (form for form in FORMS if form.narrowest <= space <= form.widest and form.height(rows) <= height)
    return next(fitting, FORMS[-1])


@dataclass(frozen=True, slots=True)
class Grid:
    """The place of everything on a board of one size."""

    rows: int
    columns: int
    width: int
    """The width of a space."""
    form: Form

    @classmethod
    def fit(cls, canvas: Canvas, rows: int, columns: int) -> "Grid":
        """Return the largest board that fits a canvas."""
        form = form_for(canvas.width, canvas.height, rows, columns)
        return cls(rows, columns, space_width(canvas.width, columns), form)

    @property
    def has_words(self) -> bool:
        """Whether spaces and cards are written in whole words."""
        return self.width >= ROOM_FOR_WORDS

    @property
    def foot(self) -> int:
        """The line between the spaces and the bonus cards, on which the cards begin."""
        return 1 + self.rows * self.form.space + (self.rows - 1) * self.form.ruled

    @property
    def totals(self) -> int:
        """The line with the totals of the bids."""
        return self.foot + self.form.card

    def bar(self, col: int) -> int:
        """Return the column of the line to the right of a number of columns."""
        return 1 + col * (self.width + 1)

    def left(self, col: int) -> int:
        """Return the first cell of a column, from 0."""
        return self.bar(col) + 1

    def space(self, space: int) -> Region:
        """Return the inside of a space."""
        row, col = divmod(space, self.columns)
        height = self.form.space
        return Region(self.left(col), 1 + row * (height + self.form.ruled), self.width, height)

    def spot(self, space: int) -> Region:
        """Return the part of a space that no shield covers."""
        inside = self.space(space)
        return inside if self.form.ruled else Region(inside.x + 1, inside.y, inside.width - 2, inside.height)

    def shield(self, row: int) -> int:
        """Return the line of the shields below a row, from 1: on the rule, or on the last line of the row."""
        height = self.form.space
        return row * (height + 1) if self.form.ruled else row * height

    def draw_lines(self, canvas: Canvas, scene: AnyScene, foot: str) -> None:
        """Draw the lines between the spaces with the names of rows and columns, and those between the cards."""
        glyphs, style, ink = scene.glyphs, scene.palette("line"), scene.palette("ink", bold=True)
        left_tee, right_tee, top_tee, _, cross = tuple(glyphs.tees)
        self._draw_line(canvas, scene, 0, glyphs.corners[0] + top_tee + glyphs.corners[1], glyphs.line)
        if self.form.ruled:
            for row in range(1, self.rows):
                self._draw_line(canvas, scene, self.shield(row), left_tee + cross + right_tee, glyphs.line)
        for row in range(self.rows):
            inside = self.space(row * self.columns)
            canvas.put(0, inside.y, str(row + 1), ink)
            for y in range(inside.y, inside.bottom):
                self._draw_line(canvas, scene, y, glyphs.column * 3)
        self._draw_line(canvas, scene, self.foot, foot)
        for y in range(self.foot + 1, self.totals):
            self._draw_line(canvas, scene, y, glyphs.column * 3)
        for col in range(self.columns):
            letter = scene.words("coordinates.column", col=col + 1)
            if self.has_words:
                canvas.put(self.left(col) + 1, 0, f" {letter} ", ink)
            else:
                canvas.put(self.left(col), 0, letter, ink)
            canvas.put(self.bar(col + 1), 0, (top_tee if col + 1 < self.columns else glyphs.corners[1]), style)

    def _draw_line(self, canvas: Canvas, scene: AnyScene, y: int, joints: str, run: str = "") -> None:
        canvas.joints(map(self.bar, range(self.columns + 1)), y, joints, run, scene.palette("line"))
