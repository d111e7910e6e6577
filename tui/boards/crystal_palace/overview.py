"""What lies in London and what the players have, one above the other; and what they have alone in a small window.

From the fourth phase on, what lies in London is history: where there is no room for both, what all players have by
name takes its place.
"""

from rich.cells import cell_len
from textual.geometry import Region

from engine.games.crystal_palace.state import State
from engine.games.crystal_palace.vocabulary import METRICS
from tui.boards.seat_table import SeatTablePanel
from tui.drawing.canvas import Canvas
from tui.drawing.panel import Panel
from tui.table.scene import Scene

from . import belongings, cards, marking
from .player_table import PlayerTable, metric_name, objective_progress

LATE_PHASE = 4
LEAST_DETAILS = 2
"""Lines below each player's line that can say what they have by name."""
ROW = 1


def draw_players(canvas: Canvas, scene: Scene[State], region: Region) -> None:
    """Write what all players have by name: a line with nation and objective each, and their things below it."""
    seats = scene.seats_in_view
    room = region.height - len(seats)
    lines, form = _lines_each(scene, region.width, room)
    gap = max(room - sum(lines.values()), 0) // len(seats)
    y = region.y
    for seat in seats:
        _draw_nation(canvas, scene, seat, Region(region.x, y, region.width, 1))
        height = min(lines[seat], region.bottom - y - 1)
        below = Region(region.x, y + 1, region.width, height)
        fitting = belongings.form_that_fits(scene, seat, region.width, height) if form is None else form
        belongings.draw_things(canvas, scene, seat, below, fitting)
        y += 1 + height + gap


def _lines_each(scene: Scene[State], width: int, room: int) -> tuple[dict[int, int], int | None]:
    """Divide lines among the players so that all are written in the same form; None where no form fits for all."""
    seats = scene.seats_in_view
    for form in belongings.FORMS:
        needed = {seat: belongings.lines_needed(scene, seat, form, width) for seat in seats}
        if sum(needed.values()) <= room:
            return needed, form
    shared = dict.fromkeys(seats, 1)
    for seat in seats:  # the viewer first
        wanted = belongings.lines_needed(scene, seat, belongings.FORMS[1], width)
        shared[seat] = max(1, min(wanted, 1 + room - sum(shared.values())))
    return shared, None


def _draw_nation(canvas: Canvas, scene: Scene[State], seat: int, region: Region) -> None:
    """Write a player's name, nation and objective in the longest form that fits into a rule."""
    words, player = scene.words, scene.state.players[seat]
    nation = words.name("nation", scene.state.box.nations[player.nation])
    progress, _ = objective_progress(scene, seat)
    row = scene.state.box.objectives[player.nation]
    badge = f"{scene.glyphs.seats[seat]} {scene.player(seat)}"
    x = marking.put_rule(canvas, scene, region, badge, scene.palette.seat(seat))
    canvas.spot(f"seat-{seat}", Region(region.x + 1, region.y, x - region.x - 1, 1))
    next_vp = row.gives[min(player.level, len(row.gives) - 1)]
    metrics = [metric_name(scene, METRICS[row.metric], form) for form in ("name", "cell", "short")]
    forms = [words("board-objective", nation=nation, metric=each, progress=progress, vp=next_vp) for each in metrics]
    forms += [words("board-objective.narrow", metric=each, progress=progress) for each in metrics[1:]]
    text = next((form for form in forms if x + cell_len(form) + 2 <= region.right), "")
    if text:
        end = canvas.put(x, region.y, f"{text} ", scene.palette("ink"))
        canvas.spot(f"objective-{seat}", Region(x, region.y, end - x, 1))


class BelongingsPanel(Panel[State]):
    """What all players have, in a small window."""

    def draw(self, canvas: Canvas) -> None:
        """Write it player by player."""
        draw_players(canvas, self.scene, Region(0, 0, canvas.width, canvas.height))


class OverviewPanel(Panel[State]):
    """The cards of London above the table of players, with what they have below their lines."""

    rest = 0.15

    def __init__(self, name: str, scene: Scene[State]) -> None:
        super().__init__(name, scene)
        self._table = SeatTablePanel("table", scene, PlayerTable())

    def draw(self, canvas: Canvas) -> None:
        """Divide the height between cards, table and what players have."""
        scene, seats = self.scene, len(self.scene.seats)
        all_cards = cards.height_of_all(scene.state.boards, canvas.width)
        details = canvas.height - all_cards - ROW - seats
        if details < LEAST_DETAILS * seats and _is_about_players(scene):
            top = canvas.height - ROW - seats
            draw_players(canvas, scene, Region(0, 0, canvas.width, top))
            self._draw_table(canvas, top, 0)
            return
        height = all_cards if details >= 0 else max(canvas.height - ROW - seats, 0)
        cards.draw_all(canvas, scene, Region(0, 0, canvas.width, height))
        self._draw_table(canvas, height, max(details, 0))

    def _draw_table(self, canvas: Canvas, top: int, details: int) -> None:
        """Draw the table, and what each player has below their line; spare lines are the viewer's."""
        scene = self.scene
        table = Canvas(canvas.width, ROW + len(scene.seats), canvas.ground, canvas.ascii_only)
        self._table.draw(table)
        _copy_row(table, 0, canvas, top)
        each, spare = divmod(details, len(scene.seats))
        y = top + ROW
        for place, seat in enumerate(scene.seats_in_view):
            _copy_row(table, ROW + place, canvas, y)
            lines = each + (spare if place == 0 else 0)
            if lines:
                form = belongings.form_that_fits(scene, seat, canvas.width, lines, with_nation=True)
                below = Region(0, y + 1, canvas.width, lines)
                belongings.draw_things(canvas, scene, seat, below, form, with_nation=True)
            y += 1 + lines


def _copy_row(source: Canvas, y: int, target: Canvas, to: int) -> None:
    """Copy a line of a canvas with its spots to a line of another of the same width."""
    if to >= target.height:
        return
    target.chars[to], target.styles[to] = source.chars[y], source.styles[y]
    for name, region in source.spots.items():
        if region.y == y:
            target.spot(name, Region(region.x, to, region.width, 1))


def _is_about_players(scene: Scene[State]) -> bool:
    """Whether the decision is about what players have, or nothing more can be taken this round."""
    return scene.state.phase >= LATE_PHASE or any(spot.startswith("own-") for spot in scene.lit)
