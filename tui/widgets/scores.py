"""The score sheet: every line of every seat's score, and the points by round."""

from collections.abc import Sequence
from typing import Any

from rich.cells import cell_len, set_cell_size
from rich.style import Style
from textual.geometry import Region

from engine.match import Match
from tui.bots.names import bot_name, with_level
from tui.drawing.canvas import Canvas
from tui.drawing.panel import Panel
from tui.drawing.wrapping import wrap
from tui.table.scene import AnyScene
from tui.widgets.chart import draw_bars
from tui.widgets.keyline import HintSource, draw_hints

GAP, NARROWEST, COMFORTABLE, WIDEST = 1, 10, 14, 22
"""Columns between seats, and for each seat: at the least, where names have enough, and at the most."""


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

    def __init__(self, name: str, scene: AnyScene, rounds: list[list[int]], comment: str = "") -> None:
        super().__init__(name, scene)
        self.rounds = rounds
        self.comment = comment
        """What a guide says about it, at the bottom."""
        self.hints: HintSource = tuple
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
        bottom = canvas.height - 1 - self._draw_comment(canvas)
        # The sheet comes before the chart, which is left out where both do not fit.
        chart = len(scene.seats) + 2
        scored = [line for line in range(len(result.seats[0].items)) if self._is_scored(line)]
        fits = y + len(scored) + 2 + chart <= bottom
        y = self._draw_table(canvas, y, bottom - 1 - chart * fits)
        if fits:
            draw_bars(canvas, scene, min(y + 1, bottom - chart), self.rounds)
        draw_hints(canvas, self.hints(), scene)

    def _draw_comment(self, canvas: Canvas) -> int:
        """Write what a guide says at the bottom, and return how many lines it takes."""
        lines = wrap(self.comment, canvas.width - 6)
        for place, text in enumerate(lines):
            canvas.put(3, canvas.height - 1 - len(lines) + place, text, self.scene.palette("gold"))
        return len(lines)

    def _is_scored(self, line: int) -> bool:
        return any(standing.items[line].points for standing in self.scene.standings.seats)

    def _draw_table(self, canvas: Canvas, y: int, bottom: int) -> int:
        """Write a line for each item; where there is little room, without those in which nobody scored."""
        scene, palette, words = self.scene, self.scene.palette, self.scene.words
        result = scene.standings
        items = result.seats[0].items
        shown = list(range(len(items)))
        if len(items) + 4 > bottom - y:
            shown = [line for line in shown if self._is_scored(line)]
        names = [words.name("score", items[line].key) for line in shown]
        ties = [words("scores-ties", item=words.name("score", tie.key)) for tie in result.seats[0].tie_breaks]
        columns = _Columns(canvas, [*names, words("scores-total")], ties, len(result.seats))
        spare = bottom - y - len(shown) - 2
        y = self._draw_headings(canvas, columns, y, has_room=spare > 0)
        was_final = False
        for line in shown:
            item = items[line]
            if item.final and not was_final and len(shown) + 5 <= bottom - y:
                y += 1
            was_final = item.final
            columns.name(y, words.name("score", item.key), palette("ink"))
            for place, standing in enumerate(result.seats):
                points = standing.items[line].points
                ink = "faint" if not points else "bad" if points < 0 else "ink"
                columns.put(place, y, str(points), palette(ink))
            y += 1
        columns.name(y, words("scores-total"), palette("gold", bold=True))
        for place, standing in enumerate(result.seats):
            columns.put(place, y, str(standing.total), palette("gold", bold=True))
        y += 1
        for line, tie in enumerate(result.seats[0].tie_breaks):
            if y >= bottom:
                break
            short = words("scores-ties", item=words(f"score-{tie.key}.short"))
            columns.name(y, ties[line] if cell_len(ties[line]) < columns.label else short, palette("faint"))
            for place, standing in enumerate(result.seats):
                columns.put(place, y, str(abs(standing.tie_breaks[line].points)), palette("faint"))
            y += 1
        return y

    def _draw_headings(self, canvas: Canvas, columns: "_Columns", y: int, has_room: bool) -> int:
        """Write the seats above their columns, best first, with the levels of bots below if there is room."""
        scene, palette = self.scene, self.scene.palette
        ranked = [(place, standing.rank, standing.seat) for place, standing in enumerate(scene.standings.seats)]
        names = {seat: f"{scene.glyphs.seats[seat]} {scene.player(seat)}" for _, _, seat in ranked}
        # The order of the columns is that of the ranks, which are left out where one does not fit.
        if all(cell_len(f"{rank}. {names[seat]}") <= columns.room for _, rank, seat in ranked):
            names = {seat: f"{rank}. {names[seat]}" for _, rank, seat in ranked}
        for place, _, seat in ranked:
            columns.put(place, y, names[seat], palette.seat(seat))
            canvas.spot(f"seat-{seat}", columns.region(place, y))
        y += 1
        levels = {seat: _level(scene, seat) for _, _, seat in ranked}
        if not has_room or not any(levels.values()):
            return y
        if max(map(cell_len, levels.values())) <= columns.room:
            for place, _, seat in ranked:
                columns.put(place, y, levels[seat], palette("faint"))
            return y + 1
        bots = [with_level(scene.words, scene.seats[seat]) for _, _, seat in ranked if levels[seat]]
        return canvas.wrapped(3, y, canvas.width - 6, ", ".join(bots), palette("faint"), most=1)


class _Columns:
    """The columns of the sheet: names on the left, then one of equal width for each seat, written from its right end.

    The names take what they need, those of tie-breaks only where the seats have enough for their players.
    """

    def __init__(self, canvas: Canvas, names: Sequence[str], ties: Sequence[str], seats: int) -> None:
        self._canvas = canvas
        room = canvas.width - 6
        needed, wanted = max(map(cell_len, names)) + 1, max(map(cell_len, [*names, *ties])) + 1
        self.label = min(wanted, max(needed, room - seats * COMFORTABLE), room - seats * NARROWEST)
        self._column = min((canvas.width - 6 - self.label) // seats, WIDEST)
        self.room = self._column - GAP

    def name(self, y: int, text: str, style: Style) -> None:
        """Write the name of a line."""
        self._canvas.put_cut(3, y, text, style, self.label - 1)

    def put(self, place: int, y: int, text: str, style: Style) -> None:
        """Write something in the column of a seat."""
        if cell_len(text) > self.room:
            text = set_cell_size(text, self.room - 1) + "…"
        self._canvas.put_right(self.region(place, y).right, y, text, style)

    def region(self, place: int, y: int) -> Region:
        """Return where a column is."""
        return Region(3 + self.label + place * self._column + GAP, y, self.room, 1)


def _level(scene: AnyScene, seat: int) -> str:
    """Return the level of a seat's bot; empty for a person, and for a bot that is called by it."""
    named = scene.seats[seat]
    return bot_name(scene.words, named.player) if with_level(scene.words, named) != named.name else ""
