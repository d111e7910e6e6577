"""Log: the whole history, filtered by seat and round; each line leads to its move in the replay."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, ClassVar

from textual.binding import BindingType
from textual.geometry import Region

from engine.match import Match
from saves.records.record import Header
from tui.drawing.canvas import Canvas
from tui.drawing.panel import Panel
from tui.drawing.wrapping import wrap
from tui.keys import Key, Press, bindings, key
from tui.screens.log_opening import opening_lines
from tui.screens.sheet import ROWS, Sheet
from tui.table.scene import AnyScene
from tui.widgets.keyline import HintSource, draw_hints

Remark = tuple[int, int | None, str]
"""A line between the moves: the number of moves before it, a seat or None, and the sentence."""


@dataclass(frozen=True, slots=True)
class LogLine:
    """One event in words, with the move it came from."""

    index: int
    round: int
    mover: int
    seat: int | None
    text: str


class HistoryPanel(Panel[Any]):
    """The lines that pass the filters, with a cursor."""

    def __init__(self, name: str, scene: AnyScene, lines: list[LogLine]) -> None:
        super().__init__(name, scene)
        self.all_lines = lines
        self.lines = lines
        self.index = max(len(lines) - 1, 0)
        self.filters = ""
        self.hints: HintSource = tuple
        """The keys that work now."""

    def draw(self, canvas: Canvas) -> None:
        """Draw the lines around the cursor."""
        scene, palette, words = self.scene, self.scene.palette, self.scene.words
        self.draw_frame(canvas, f"{words('log-title')} {scene.glyphs.dot} {self.filters}")
        draw_hints(canvas, self.hints(), scene)
        if not self.lines:
            canvas.put(3, 2, words("log-empty"), palette("faint"))
            return
        bottom, width = canvas.height - 1, canvas.width - 10
        y, before = 1, 0
        for number in range(self._first_in_sight(bottom - 1, width), len(self.lines)):
            line, chosen = self.lines[number], number == self.index
            if y + self._height(number, width) > bottom:
                break
            if line.round != before:
                canvas.put(2, y, words("scores-round", round=line.round), palette("faint"))
                before = line.round
            sign = scene.glyphs.dot if line.seat is None else scene.glyphs.seats[line.seat]
            canvas.put(5, y, scene.glyphs.cursor if chosen else " ", palette("cursor", bold=True))
            canvas.put(6, y, sign, palette("faint") if line.seat is None else palette.seat(line.seat))
            top = y
            y = canvas.wrapped(8, y, width, line.text, palette("lit" if chosen else "ink", bold=chosen))
            canvas.spot(f"{ROWS}{number}", Region(1, top, canvas.width - 2, y - top))

    def _height(self, number: int, width: int) -> int:
        return max(len(wrap(self.lines[number].text, width)), 1)

    def _first_in_sight(self, rows: int, width: int) -> int:
        """Return the first line to draw: the cursor is in the middle, or the last line at the bottom."""

        def first_above(last: int, room: int) -> int:
            """Return the first of the lines that fit together with a last one."""
            while last and (room := room - self._height(last, width)) >= self._height(last - 1, width):
                last -= 1
            return last

        middle = first_above(self.index, rows // 2 + self._height(self.index, width))
        return min(middle, first_above(len(self.lines) - 1, rows))


class LogScreen(Sheet[int | None]):
    """The log over the table; its result is the number of the move to show, or None."""

    title_id = "log-title"
    KEYS = (
        Key("key-walk", (Press("up", "step(-1)", "walk.up"), Press("down", "step(1)", "walk.down"))),
        Key(
            "key-page",
            (Press("pageup", "step(-10)", "walk.page-up"), Press("pagedown", "step(10)", "walk.page-down")),
            shown=False,
        ),
        Key(
            "key-leap",
            (Press("home", "step(-100000)", "walk.first"), Press("end", "step(100000)", "walk.last")),
            shown=False,
        ),
        key("key-moment", "enter", "show_moment", id="log.go-there"),
        key("key-filter-seat", "s", "filter_seat", id="log.seat"),
        key("key-filter-round", "r", "filter_round", id="log.round"),
        key("key-close", "escape,L,q", "dismiss(None)", id="log.close"),
    )
    BINDINGS: ClassVar[list[BindingType]] = bindings(*KEYS)

    def __init__(self, scene: AnyScene, match: Match, header: Header, notes: Sequence[Remark] = ()) -> None:
        """List the moves of a match after how it began; `notes` are lines between them."""
        first = match.entries[0].round if match.entries else match.state.round
        opening = [LogLine(0, first, -1, None, text) for text in opening_lines(scene, header, match)]
        lines = [
            LogLine(index, entry.round, entry.seat, _seat_of(event), scene.words.describe("event", event, scene.player))
            for index, entry in enumerate(match.entries)
            for event in entry.events
        ]
        self.panel = HistoryPanel("history", scene, [*opening, *_with_notes(lines, notes, match)])
        super().__init__(scene, self.panel)
        self._seat: int | None = None
        self._round: int | None = None
        self._name_filters()

    def action_step(self, by: int) -> None:
        """Move the cursor."""
        self.panel.index = min(max(self.panel.index + by, 0), max(len(self.panel.lines) - 1, 0))
        self.panel.redraw()

    def action_filter_seat(self) -> None:
        """Show one seat after the other, then all again."""
        seats: list[int | None] = [None, *range(len(self.scene.seats))]
        self._seat = seats[(seats.index(self._seat) + 1) % len(seats)]
        self._filter()

    def action_filter_round(self) -> None:
        """Show one round after the other, then all again."""
        rounds: list[int | None] = [None, *sorted({line.round for line in self.panel.all_lines})]
        self._round = rounds[(rounds.index(self._round) + 1) % len(rounds)]
        self._filter()

    def _filter(self) -> None:
        panel = self.panel
        panel.lines = [
            line
            for line in panel.all_lines
            if (self._seat is None or self._seat in (line.seat, line.mover)) and self._round in (None, line.round)
        ]
        panel.index = max(len(panel.lines) - 1, 0)
        self._name_filters()
        panel.redraw()

    def _name_filters(self) -> None:
        words = self.scene.words
        seat = words("log-all") if self._seat is None else self.scene.player(self._seat)
        round_ = words("log-all-rounds") if self._round is None else self._round
        both = [words("log-filter-seat", seat=seat), words("log-filter-round", round=round_)]
        self.panel.filters = f" {self.scene.glyphs.dot} ".join(both)

    def action_show_moment(self) -> None:
        """Close and look at the move the line came from."""
        lines = self.panel.lines
        self.dismiss(lines[self.panel.index].index if lines else None)

    def click_row(self, row: int) -> None:
        """Put the cursor on a line that was clicked; a second click looks at that moment."""
        if row == self.panel.index:
            self.action_show_moment()
        else:
            self.panel.index = row
            self.panel.redraw()


def _with_notes(lines: list[LogLine], notes: Sequence[Remark], match: Match) -> list[LogLine]:
    """Return the lines with the notes among them, each before the move that followed it."""
    both = list(lines)
    for index, seat, text in notes:
        entries = match.entries
        round_ = entries[index].round if index < len(entries) else match.state.round
        both.append(LogLine(min(index, max(len(entries) - 1, 0)), round_, -1, seat, text))
    places = {id(line): (note[0], 0) for line, note in zip(both[len(lines) :], notes, strict=True)}
    return sorted(both, key=lambda line: places.get(id(line), (line.index, 1)))


def _seat_of(event: object) -> int | None:
    seat = getattr(event, "seat", None)
    return seat if isinstance(seat, int) else None
