"""The score sheet: every line of every seat's score, and the points by round."""

from collections.abc import Callable, Sequence
from typing import Any

from rich.cells import cell_len
from textual.geometry import Region

from engine.match import Match
from tui.drawing.canvas import Canvas
from tui.drawing.panel import Panel
from tui.table.scene import AnyScene
from tui.widgets.chart import draw_bars
from tui.widgets.keyline import Hint, draw_hints


def points_by_round(scene: AnyScene, match: Match) -> list[list[int]]:
    """Return the points of each seat after each round that has ended; the last value is the present."""
    starts: list[int] = []
    for index, entry in enumerate(match.entries):
        if entry.round > len(starts) + 1:
            starts.append(index)
    states = [match.state_before(index) for index in starts] + [match.state]
    game, seats = match.game, range(len(scene.seats))
    return [[game.standings(state).of(seat).now for state in states] for seat in seats]


class ScoresPanel(Panel[Any]):
    """Itemised standings, best seat first, tie-breaks below, a chart of the rounds at the bottom."""

    def __init__(self, name: str, scene: AnyScene, rounds: list[list[int]]) -> None:
        super().__init__(name, scene)
        self.rounds = rounds
        self.hints: Callable[[], Sequence[Hint]] = tuple
        """The keys that work now."""

    def draw(self, canvas: Canvas) -> None:
        """Draw title, table, chart and keys."""
        scene, palette, words = self.scene, self.scene.palette, self.scene.words
        result = scene.standings
        self.draw_frame(canvas, words("scores-final" if result.over else "scores-title"))
        y = 1
        roomy = canvas.height >= 30
        if result.over:
            winners = words.listed([scene.player(seat) for seat in result.winners])
            y = 1 + roomy
            text = words("table-winners", count=len(result.winners), winners=winners)
            end = canvas.put_cut(3, y, text, palette("gold", bold=True), canvas.width - 6)
            why = words(f"decided-{result.decided_by}")
            if end + 1 + cell_len(why) > canvas.width - 3:
                y, end = y + 1, 2
            canvas.put_cut(end + 1, y, why, palette("faint"), canvas.width - end - 4)
        else:
            canvas.put(3, y, words("scores-as-if"), palette("faint"), canvas.width - 6)
        y += 1 + roomy
        # The sheet comes before the chart, which is left out where both do not fit.
        chart = len(scene.seats) + 2
        scored = [line for line in range(len(result.seats[0].items)) if self._is_scored(line)]
        fits = y + len(scored) + 2 + chart < canvas.height
        y = self._draw_table(canvas, y, canvas.height - 2 - chart * fits)
        if fits:
            draw_bars(canvas, scene, min(y + 1, canvas.height - chart - 1), self.rounds)
        draw_hints(canvas, self.hints(), scene)

    def _is_scored(self, line: int) -> bool:
        return any(standing.items[line].points for standing in self.scene.standings.seats)

    def _draw_table(self, canvas: Canvas, y: int, bottom: int) -> int:
        """Write a line for each item; where there is little room, without those in which nobody scored."""
        scene, palette, words = self.scene, self.scene.palette, self.scene.words
        result = scene.standings
        label = min(34, canvas.width // 3)
        column = min(max((canvas.width - label - 6) // len(result.seats), 6), 20)
        for place, standing in enumerate(result.seats):
            x = 3 + label + place * column
            sign = scene.glyphs.seats[standing.seat]
            text = f"{standing.rank}. {sign} {scene.player(standing.seat)}"
            canvas.put(x, y, text, palette.seat(standing.seat), column - 1)
            canvas.spot(f"seat-{standing.seat}", Region(x, y, column - 1, 1))
        y += 1
        items = result.seats[0].items
        shown = list(range(len(items)))
        if len(items) + 4 > bottom - y:
            shown = [line for line in shown if self._is_scored(line)]
        was_final = False
        for line in shown:
            item = items[line]
            if item.final and not was_final and len(shown) + 5 <= bottom - y:
                y += 1
            was_final = item.final
            canvas.put_cut(3, y, words.name("score", item.key), palette("ink"), label - 1)
            for place, standing in enumerate(result.seats):
                points = standing.items[line].points
                ink = "faint" if not points else "bad" if points < 0 else "ink"
                canvas.put_right(3 + label + place * column + 8, y, str(points), palette(ink))
            y += 1
        canvas.put(3, y, words("scores-total"), palette("gold", bold=True), label - 1)
        for place, standing in enumerate(result.seats):
            canvas.put_right(3 + label + place * column + 8, y, str(standing.total), palette("gold", bold=True))
        y += 1
        for line, tie in enumerate(result.seats[0].tie_breaks):
            if y >= bottom:
                break
            name = words.name("score", tie.key) if label > 28 else words(f"score-{tie.key}.short")
            text = words("scores-ties", item=name)
            canvas.put_cut(3, y, text, palette("faint"), label - 1)
            for place, standing in enumerate(result.seats):
                value = str(abs(standing.tie_breaks[line].points))
                canvas.put_right(3 + label + place * column + 8, y, value, palette("faint"))
            y += 1
        return y
