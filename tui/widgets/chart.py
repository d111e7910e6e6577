"""Charts of a game by round: bars of points, and lines of all seats' chances. Seats differ by shape and by colour."""

from collections.abc import Sequence
from itertools import pairwise

from textual.geometry import Region

from engine.story import Point
from tui.drawing.canvas import Canvas
from tui.table.foresight import percent
from tui.table.scene import AnyScene

SCALE = 6
"""Columns for the numbers beside the lines."""
BELOW = 2
"""Rows for the axis under the lines, and the rounds under it."""
APART = 3
"""Columns between the shapes on a line, for each seat: lines that run together show all their shapes in turn."""


def draw_bars(canvas: Canvas, scene: AnyScene, y: int, rounds: Sequence[Sequence[int]]) -> None:
    """Draw a bar for each seat and round, all to one scale, under a title at line `y`."""
    palette, words = scene.palette, scene.words
    canvas.put(3, y, words("scores-chart"), palette("faint"), canvas.width - 6)
    name = min(14, canvas.width // 6)
    column = max((canvas.width - name - 8) // scene.game.rounds, 8)
    most = max([1, *(points for row in rounds for points in row)])
    for number in range(scene.game.rounds):
        canvas.put(5 + name + number * column, y + 1, words("scores-round", round=number + 1), palette("faint"))
    for line, standing in enumerate(scene.standings.seats):
        seat = standing.seat
        at = y + 2 + line
        canvas.put(3, at, f"{scene.glyphs.seats[seat]} {scene.player(seat)}", palette.seat(seat), name)
        for number, points in enumerate(rounds[seat]):
            x = 5 + name + number * column
            length = max(points, 0) * (column - 5) // most
            end = canvas.put(x, at, scene.glyphs.bar * length, palette.seat(seat, bold=False))
            canvas.put(end, at, f" {points}" if length else str(points), palette("ink"))


class ChanceChart:
    """The chances of all seats from the first move to the last as lines, with the rounds below.

    A line joins turns that follow each other. Where turns between are not judged it stops: nothing is known there.
    """

    def __init__(
        self,
        scene: AnyScene,
        points: Sequence[Point],
        turns: Sequence[int],
        moves: int,
        starts: Sequence[tuple[int, int]],
    ) -> None:
        """Take the points, the moves that open turns, how many moves there are, and the first move of each round."""
        self.scene = scene
        self.runs = _runs(points, [*turns, moves])
        self.moves = max(moves, 1)
        self.starts = starts

    def draw(self, canvas: Canvas, region: Region, marked: int | None) -> None:
        """Draw scale, rounds and lines; the marked move has a sign on the axis."""
        plot = Region(region.x + SCALE, region.y, region.width - SCALE, region.height - BELOW)
        self._draw_scale(canvas, plot)
        self._draw_rounds(canvas, plot, marked)
        if self.runs:
            last = self.runs[-1][-1].chances
            # The best seat is drawn last, over all others; no line hides a shape.
            seats = sorted(range(len(last)), key=lambda each: last[each])
            for seat in seats:
                for run in self.runs:
                    self._draw_line(canvas, self._rows(plot, run, seat), seat)
            for seat in seats:
                for run in self.runs:
                    self._draw_shapes(canvas, self._rows(plot, run, seat), seat)

    def _column(self, plot: Region, at: int) -> int:
        return plot.x + round(at / self.moves * (plot.width - 1))

    def _row(self, plot: Region, chance: float) -> int:
        return plot.y + round((1 - min(max(chance, 0.0), 1.0)) * (plot.height - 1))

    def _draw_scale(self, canvas: Canvas, plot: Region) -> None:
        palette = self.scene.palette
        for chance in (1.0, 0.5, 0.0):
            y = self._row(plot, chance)
            canvas.put_right(plot.x - 1, y, percent(self.scene.words, chance), palette("faint"))
            for x in range(plot.x, plot.right, 2):
                canvas.put(x, y, self.scene.glyphs.dot, palette("line"))

    def _draw_rounds(self, canvas: Canvas, plot: Region, marked: int | None) -> None:
        """Draw the axis with a tick and a name where each round starts."""
        palette, glyphs = self.scene.palette, self.scene.glyphs
        canvas.put(plot.x, plot.bottom, glyphs.line * plot.width, palette("line"))
        end = 0
        for number, at in self.starts:
            x = self._column(plot, at)
            for y in range(plot.y, plot.bottom):
                canvas.put(x, y, glyphs.dot, palette("line"))
            canvas.put(x, plot.bottom, glyphs.tees[2], palette("faint"))
            if x >= end:
                name = self.scene.words("scores-round", round=number)
                end = canvas.put(x, plot.bottom + 1, name, palette("faint")) + 1
        if marked is not None:
            canvas.put(self._column(plot, marked), plot.bottom, glyphs.target, palette("cursor", bold=True))

    def _draw_line(self, canvas: Canvas, rows: dict[int, int], seat: int) -> None:
        """Draw a seat's line with bends where it rises or falls."""
        glyphs, style = self.scene.glyphs, self.scene.palette.seat(seat)
        top_left, top_right, bottom_left, bottom_right = tuple(glyphs.corners)
        for (x, here), (_, after) in pairwise([*rows.items(), (max(rows) + 1, rows[max(rows)])]):
            if here == after:
                canvas.put(x, here, glyphs.line, style)
                continue
            for y in range(min(here, after) + 1, max(here, after)):
                canvas.put(x, y, glyphs.column, style)
            canvas.put(x, here, bottom_right if after < here else top_right, style)
            canvas.put(x, after, top_left if after < here else bottom_left, style)

    def _draw_shapes(self, canvas: Canvas, rows: dict[int, int], seat: int) -> None:
        """Draw a seat's shape at the ends of its line and at intervals, each seat in columns of its own."""
        glyphs, style = self.scene.glyphs, self.scene.palette.seat(seat)
        first, pitch = min(rows), APART * len(self.scene.seats)
        for x in [first, *range(first + seat * APART + 1, max(rows), pitch), max(rows)]:
            canvas.put(x, rows[x], glyphs.seats[seat], style)

    def _rows(self, plot: Region, run: Sequence[Point], seat: int) -> dict[int, int]:
        """Return the row of a seat's line in every column from the first point to the last, straight between points."""
        known = [(self._column(plot, point.at), point.chances[seat]) for point in run]
        rows = {known[0][0]: self._row(plot, known[0][1])}
        for (left, before), (right, after) in pairwise(known):
            for x in range(left + 1, right + 1):
                rows[x] = self._row(plot, before + (after - before) * (x - left) / (right - left))
            rows[right] = self._row(plot, after)  # the last of several points in a column counts
        return rows


def _runs(points: Sequence[Point], turns: Sequence[int]) -> list[list[Point]]:
    """Split points into runs of turns that follow each other."""
    place = {at: number for number, at in enumerate(turns)}
    runs: list[list[Point]] = []
    for point in points:
        if runs and place[point.at] == place[runs[-1][-1].at] + 1:
            runs[-1].append(point)
        else:
            runs.append([point])
    return runs
