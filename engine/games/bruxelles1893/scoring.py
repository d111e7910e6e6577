"""Final scoring, itemised; and the standings it leads to."""

from typing import TYPE_CHECKING

from engine.agenda import Choice, Rule
from engine.standings import Item, Standings, tally

from . import events
from .components import ARCHITECT, ASSISTANTS_ROW, FIGURES_ROW, JOKER, MONEY_ROW, WORKS_ROW
from .moves import Pay
from .parts import (
    ABSENT,
    ARCHITECTURE,
    ASSISTANTS_LINE,
    DURING_PLAY,
    FIGURES,
    FIGURES_LINE,
    MANNEKEN,
    MATERIALS_LINE,
    MONEY_LINE,
    POINTS,
    UPKEEP,
    WORKS_LINE,
)

if TYPE_CHECKING:
    from .state import State


def symbols(state: "State", seat: int, row: int) -> int:
    """Count the VP symbols of a row of the personal board, its own included."""
    box = state.box
    return box.final.row_symbols + sum([box.bonus_parts[card].vp for card in state.players[seat].rows[row]])


def figures_held(state: "State", seat: int) -> tuple[int, ...]:
    """List the public figures of a seat, upright or used."""
    return tuple([figure for figure, standing in enumerate(state.players[seat].figures) if standing != ABSENT])


def upkeep_due(state: "State", seat: int) -> int:
    """Add up what a seat's figures cost at the end."""
    return state.box.dues(figures_held(state, seat))


def upkeep_choices(state: "State", seat: int) -> tuple[Pay, ...]:
    """List which figures a seat may pay: as far as the money reaches (R40)."""
    return state.box.pays(figures_held(state, seat), state.players[seat].money)


def assistants_out(state: "State", seat: int) -> int:
    """Count a seat's own assistants that are not in the courthouse, wherever they stand (R39)."""
    return state.box.components.player.assistants - state.players[seat].courthouse


def final_points(state: "State", seat: int, money: int, figures: int) -> list[int]:
    """Itemise what the end brings after the upkeep, with this much money and this many figures left."""
    box, player = state.box, state.players[seat]
    values = box.final
    points = [0] * len(POINTS)
    points[ARCHITECTURE] = player.built * state.level(seat, ARCHITECT)
    points[MONEY_LINE] = money // values.money_per_set * symbols(state, seat, MONEY_ROW)
    points[WORKS_LINE] = sum(player.works) * symbols(state, seat, WORKS_ROW)
    points[FIGURES_LINE] = figures * symbols(state, seat, FIGURES_ROW)
    counting = max(0, assistants_out(state, seat) - values.assistants_free)
    points[ASSISTANTS_LINE] = counting * symbols(state, seat, ASSISTANTS_ROW)
    jokers = player.cubes[JOKER]
    points[MATERIALS_LINE] = (sum(player.cubes) - jokers) * values.noble_vp + jokers * values.joker_vp
    points[MANNEKEN] = values.manneken_vp if state.first == seat else 0
    return points


def projected_points(state: "State", seat: int) -> list[int]:
    """Itemise what the end would bring now; an upkeep still to come is paid so that most points are left."""
    box, money = state.box, state.players[seat].money
    held = figures_held(state, seat)
    due = 0 if state.round == box.rounds and _has_paid(state, seat) else box.dues(held)
    if due <= money:
        return final_points(state, seat, money - due, len(held))
    possible = []
    for pay in box.pays(held, money):
        spent = box.dues([box.figures.index(name) for name in pay.figures])
        points = final_points(state, seat, money - spent, len(pay.figures))
        points[UPKEEP] = (len(held) - len(pay.figures)) * box.final.unpaid_figure_vp
        possible.append(points)
    return max(possible, key=sum)


def _has_paid(state: "State", seat: int) -> bool:
    """Whether a seat has paid its upkeep."""
    return any(type(step) is CountUp for step in state.agenda) and Upkeep(seat) not in state.agenda


class FinalScoring(Rule, frozen=True, tag="final-scoring"):
    """After the resolution of the last round. Bids of that round are lost (R56)."""

    def run(self, state: "State") -> None:
        """Ask every seat for its upkeep, clockwise from the Manneken-Pis, and count up."""
        state.then(*(Upkeep(seat) for seat in state.seats_from(state.first)), CountUp())


class Upkeep(Choice, frozen=True, tag="upkeep"):
    """Which figures are paid when there is not enough for all."""

    def moves(self, state: "State") -> tuple[Pay, ...]:
        """List the sets that leave nothing unpaid that could still be paid (R40)."""
        return upkeep_choices(state, self.seat)

    def play(self, state: "State", move: Pay) -> None:
        """Pay; every other figure is lost and costs points, which may fall below zero (R43)."""
        box, player = state.box, state.players[self.seat]
        held = figures_held(state, self.seat)
        paid = [box.figures.index(name) for name in move.figures]
        money = box.dues(paid)
        player.money -= money
        state.tell(events.UpkeepPaid(self.seat, move.figures, money))
        for figure in held:
            if figure not in paid:
                player.figures[figure] = ABSENT
                player.points[UPKEEP] += box.final.unpaid_figure_vp
                state.discards[FIGURES].append(figure)
                state.tell(events.FigureLost(self.seat, box.figures[figure], box.final.unpaid_figure_vp))


class CountUp(Rule, frozen=True, tag="count-up"):
    """Every line of the final scoring, after the upkeep (R41)."""

    def run(self, state: "State") -> None:
        """Score the lines and name the winners."""
        for seat in state.seats_from(state.first):
            player = state.players[seat]
            gained = final_points(state, seat, player.money, len(figures_held(state, seat)))
            for line, vp in enumerate(gained):
                player.points[line] += vp
                if vp:
                    state.tell(events.Scored(seat, POINTS[line], vp))
        result = standings(state, over=True)
        state.tell(events.GameEnded(result.winners, result.decided_by))


def standings(state: "State", over: bool) -> Standings:
    """Rank the seats: points, then fewer assistants in the courthouse, then the sum of the tracks (R44).

    During play the totals are what the score would be if the game ended now.
    """
    expected = [] if over else [projected_points(state, seat) for seat in range(len(state.players))]
    tie_breaks = [
        (Item("courthouse", -player.courthouse), Item("levels", state.sum_of_levels(seat)))
        for seat, player in enumerate(state.players)
    ]
    return tally(state.players, POINTS, DURING_PLAY, expected, tie_breaks)
