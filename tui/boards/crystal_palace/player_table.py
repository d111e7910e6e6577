"""The players of Crystal Palace as a table: what they have, their objective, and how their score comes about."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Any

from rich.style import Style

from engine.games.crystal_palace import metrics, salaries
from engine.games.crystal_palace.state import State
from engine.games.crystal_palace.vocabulary import METRICS
from engine.standings import Standing
from tui.boards.names import distinct_names
from tui.boards.seat_table import Cell, Column, SeatTable
from tui.i18n.words import slug
from tui.table.scene import Scene

from . import look
from .glyphs import GLYPHS

NAME_ROOM = 11
"""The longest player's name that is written whole in a narrow table."""
LEAST_NAME = 8
LONGEST_NAME = 20
WHOLE_HEADINGS = (
    *(("objective",), ("loans",), ("rest",), ("end",), ("pay",), ("income",)),
    *(("gears", "energy", "newspapers"), ("westminster",)),
)
"""The headings that are written in whole words where there is room, the important ones first, some only together."""


@dataclass(frozen=True, slots=True)
class Form:
    """How a table is written."""

    names: int = LEAST_NAME
    """The longest player's name that is written whole."""
    objective: str = ""
    """How the objective is named: `name`, `cell`, `short`, or empty for its numbers alone."""
    whole: frozenset[str] = frozenset()
    """The columns whose headings are whole words."""

    def longer(self) -> Iterator[tuple[str, object]]:
        """List what makes a table easier to read, the important things first: a field and its value."""
        yield "objective", "short"
        for room in range(self.names + 1, NAME_ROOM + 1):
            yield "names", room
        yield "objective", "cell"
        for together in WHOLE_HEADINGS:
            yield "whole", together
        yield "names", LONGEST_NAME
        yield "objective", "name"

    def with_change(self, field: str, value: Any) -> "Form":
        """Return the form with one thing longer."""
        changes: dict[str, Any] = {field: self.whole.union(value) if field == "whole" else value}
        return replace(self, **changes)


class PlayerTable(SeatTable[State]):
    """Money, goods, dice, tracks, pay and objective of each player, and points, loans and the rest of the score."""

    def columns(self, scene: Scene[State], width: int) -> list[Column]:
        """List the columns in the longest form that fits."""
        form = Form()
        columns = _columns(scene, form)
        for field, value in form.longer():
            longer = form.with_change(field, value)
            changed = _columns(scene, longer)
            if sum(column.width for column in changed) + len(changed) - 1 <= width:
                form, columns = longer, changed
        return columns


def _columns(scene: Scene[State], form: Form) -> list[Column]:
    state, palette = scene.state, scene.palette
    players, seats = state.players, range(len(state.players))
    ink, points = palette("ink"), palette("ink", bold=True)

    def heading(key: str) -> str:
        return scene.words(f"column-{key}" if key in form.whole else f"column-{key}.tiny")

    def column(key: str, texts: Sequence[object], styles: Sequence[Style], rank: int = 0, right: bool = True) -> Column:
        cells = [Cell([(str(text), style)]) for text, style in zip(texts, styles, strict=True)]
        return Column(key, heading(key), cells, rank, right)

    def numbers(key: str, values: Sequence[object], rank: int = 0, style: Style = ink) -> Column:
        return column(key, values, [style] * len(values), rank)

    scores = [scene.standings.of(seat) for seat in seats]
    ends = [palette("bad" if score.total < 0 else "gold", bold=True) for score in scores]
    return [
        Column("seat", scene.words("column-seat"), _names(scene, form.names), right=False),
        numbers("pounds", [player.pounds for player in players], style=palette("good", bold=True)),
        numbers("gears", [player.gears for player in players]),
        numbers("energy", [player.energy for player in players]),
        numbers("newspapers", [player.newspapers for player in players]),
        Column("dice", heading("dice"), [_dice(scene, seat) for seat in seats], right=False),
        numbers("westminster", [look.roman(player.westminster) for player in players], 3),
        numbers("buzz", [player.buzz for player in players], 1),
        numbers("income", [state.box.income[player.income] for player in players], 2),
        column("pay", *_pay(scene), rank=1),
        column("objective", *_objectives(scene, form.objective), right=False),
        numbers("vp", [track_points(score) for score in scores], style=points),
        column("loans", *_signed(scene, [loan_points(score) for score in scores])),
        column("rest", *_signed(scene, [rest_points(score) for score in scores])),
        column("end", [score.total for score in scores], ends),
    ]


def track_points(score: Standing) -> int:
    """Return the points a seat has scored during the game, without those of its end."""
    return sum(item.points for item in score.items if not item.final)


def loan_points(score: Standing) -> int:
    """Return what the loans of a seat would cost now."""
    return sum(item.points for item in score.items if item.key == "loans")


def rest_points(score: Standing) -> int:
    """Return what else the end of the game would bring or cost a seat now."""
    return score.total - track_points(score) - loan_points(score)


def _signed(scene: Scene[State], values: Sequence[int]) -> tuple[list[str], list[Style]]:
    nothing = GLYPHS.matching(scene.glyphs).nothing
    texts = [f"{value:+d}" if value else nothing for value in values]
    return texts, [scene.palette("bad" if value < 0 else "ink" if value else "faint") for value in values]


def _names(scene: Scene[State], room: int) -> list[Cell]:
    """Return sign and name of each seat, with a sign before the one that decides, or else before the first player."""
    deciding = scene.decision.seat if scene.decision is not None else -1
    first = next(iter(scene.state.order), -1)
    cells = []
    for seat, name in enumerate(distinct_names([seat.name for seat in scene.seats], room)):
        badge = (f"{scene.glyphs.seats[seat]} {name}", scene.palette.seat(seat))
        if seat == first and seat != deciding:
            mark = (scene.glyphs.first, scene.palette("gold", bold=True))
            cells.append(Cell([mark, badge], spots=(f"first-{seat}", f"seat-{seat}")))
        else:
            mark = (scene.glyphs.play if seat == deciding else " ", scene.palette("lit", bold=True))
            cells.append(Cell([mark, badge], spots=("", f"seat-{seat}")))
    return cells


def _dice(scene: Scene[State], seat: int) -> Cell:
    """Return the dice a player has left to place, those set in secret as question marks."""
    state, palette = scene.state, scene.palette
    player, style = state.players[seat], palette.seat(seat)
    if state.phase <= look.SETTING and not player.dice:
        return Cell([(f"?{scene.glyphs.times}{player.usable}", style)], (f"dice-{seat}-set",))
    if player.passed and state.phase == look.PLACING:
        return Cell([(scene.words("board-passed"), palette("faint"))], (f"dice-{seat}-passed",))
    values = sorted(set(player.dice), reverse=True)
    if not values:
        return Cell([(GLYPHS.matching(scene.glyphs).nothing, palette("faint"))], (f"dice-{seat}-none",))
    pieces, spots = [], []
    for value in values:
        spot = f"dice-{seat}-{value}"
        is_lit = spot in scene.lit
        ground = "card-lit" if is_lit else "table"
        pieces.append((str(value) * player.dice.count(value), palette(f"seat-{seat + 1}", ground, bold=True)))
        spots.append(spot)
    return Cell(pieces, spots)


def _pay(scene: Scene[State]) -> tuple[list[str], list[Style]]:
    """Return the salaries of each player: due, or marked as paid this round."""
    state, palette, signs = scene.state, scene.palette, GLYPHS.matching(scene.glyphs)
    texts, styles = [], []
    for seat, player in enumerate(state.players):
        due = salaries.due(state, seat)
        paid = has_paid(state, seat)
        texts.append(signs.nothing if not due else f"{signs.payable if paid else ''}{due}")
        short = due > player.pounds and not paid
        styles.append(palette("bad" if short else "faint" if paid or not due else "ink"))
    return texts, styles


def has_paid(state: State, seat: int) -> bool:
    """Whether a seat has paid its characters this round."""
    if state.phase != salaries.PHASE:
        return state.phase > salaries.PHASE
    return salaries.Salaries(seat) not in state.agenda


def _objectives(scene: Scene[State], form: str) -> tuple[list[str], list[Style]]:
    """Return how far each player is towards the next level of the objective."""
    state = scene.state
    texts, styles = [], []
    for seat, player in enumerate(state.players):
        row = state.box.objectives[player.nation]
        key = METRICS[row.metric]
        counted = metric_name(scene, key, form)
        text, is_met = objective_progress(scene, seat)
        texts.append(f"{text} {counted}".rstrip())
        styles.append(scene.palette("good" if is_met else "ink"))
    return texts, styles


def metric_name(scene: Scene[State], key: str, form: str) -> str:
    """Return the name of what is counted: whole, short enough for a cell, very short, or nothing."""
    if not form:
        return ""
    return scene.words.name("metric", key) if form == "name" else scene.words(f"metric-{slug(key)}.{form}")


def objective_progress(scene: Scene[State], seat: int) -> tuple[str, bool]:
    """Return what a player has of what the next level needs, marked if it is enough, and whether it is."""
    state, player = scene.state, scene.state.players[seat]
    row = state.box.objectives[player.nation]
    key = METRICS[row.metric]
    if player.level == len(row.thresholds):
        return scene.words("board-objective.full"), False
    need = row.thresholds[player.level]
    have = metrics.metric(state, seat, key)
    numbers = "/".join(look.roman_or_number(key, number) for number in (have, need))
    is_met = have >= need
    return f"{numbers}{GLYPHS.matching(scene.glyphs).payable if is_met else ''}", is_met
