"""Phase 6: income, special expenses, green effects and illustrations, each for all before the next (R40)."""

from typing import TYPE_CHECKING

from engine.agenda import Rule

from . import buzz, events, greens, income, preparation, scoring, windows
from .parts import NOBODY, RED_INCOME

if TYPE_CHECKING:
    from .state import State

PHASE = 6


class Begin(Rule, frozen=True, tag="begin-revenue"):
    """The sixth phase of a round; before each of its steps everybody may exchange (R42)."""

    def run(self, state: "State") -> None:
        """Plan the four steps."""
        state.phase, state.turn = PHASE, NOBODY
        state.tell(events.PhaseBegan(PHASE))
        for step in (Income(), Expenses(), Greens(), Illustrations()):
            state.then(windows.Windows(), step)
        state.then(EndOfRound())


class Income(Rule, frozen=True, tag="income"):
    """Everybody receives the pounds of their space; a red one brings nothing and costs a point."""

    def run(self, state: "State") -> None:
        """Pay out."""
        state.stage = 1
        box = state.box
        for seat in state.order:
            player = state.players[seat]
            if player.income < box.red_spaces:
                vp = box.components.expenses.red_vp
                player.points[RED_INCOME] += vp
                state.tell(events.RedIncome(seat, vp))
            else:
                pounds = box.income[player.income]
                player.pounds += pounds
                state.tell(events.IncomePaid(seat, pounds))


class Expenses(Rule, frozen=True, tag="expenses"):
    """Special expenses: every income pawn goes down; steps that cannot be made are paid."""

    def run(self, state: "State") -> None:
        """Plan the drops in turn order."""
        state.stage = 2
        state.then(*map(Drop, state.order))


class Drop(Rule, frozen=True, tag="drop"):
    """The special expenses of one seat."""

    seat: int

    def run(self, state: "State") -> None:
        """Go down."""
        income.retreat(state, self.seat, state.box.components.expenses.income_drop)


class Greens(Rule, frozen=True, tag="greens"):
    """All green effects; everybody's list is fixed now, and the Pocket Watch comes last (R40)."""

    def run(self, state: "State") -> None:
        """Plan them in turn order."""
        state.stage = 3
        for seat in state.order:
            bonuses = greens.own(state, seat)
            if bonuses:
                state.then(greens.GreenEffects(seat, bonuses))
                if state.watch == seat:
                    state.then(greens.PocketWatch(seat, bonuses))


class Illustrations(Rule, frozen=True, tag="illustrations"):
    """Every buzz token that lies on an illustration now brings its bonus."""

    def run(self, state: "State") -> None:
        """Plan them in turn order, from the start of the track on."""
        state.stage = buzz.ILLUSTRATION_STAGE
        for seat in state.order:
            state.then(*[Illustration(seat, space) for space in sorted(state.players[seat].tokens)])


class Illustration(Rule, frozen=True, tag="illustration"):
    """The bonus of one token."""

    seat: int
    space: int

    def run(self, state: "State") -> None:
        """Pay it."""
        buzz.pay_illustration(state, self.seat, self.space)


class EndOfRound(Rule, frozen=True, tag="end-of-round"):
    """After the last round the game ends here, without further decisions (R67)."""

    def run(self, state: "State") -> None:
        """Plan what comes next."""
        state.stage = 0
        is_last = state.round == len(state.box.rounds)
        state.then(scoring.FinalScoring() if is_last else preparation.NextRound())
