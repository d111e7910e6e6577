"""The majority phase: columns, coats of arms, Brussels. Players act in turn order from the first player (R39)."""

from typing import TYPE_CHECKING

from engine.agenda import Choice, Rule
from engine.games.bruxelles import leading

from . import events, maintenance, nobles, scoring
from .box import Shield
from .components import PRESTIGE
from .moves import Imprison
from .parts import ARMS, NOBODY

if TYPE_CHECKING:
    from .state import State


def column_sums(state: "State", col: int) -> dict[int, int]:
    """Add the visible values of a column (from 0) by owner; the neutral architect is an owner too."""
    sums: dict[int, int] = {}
    owners, values = state.area.owners, state.area.values
    for space in state.box.column_spaces[len(owners)][col]:
        owner = owners[space]
        if owner != NOBODY:
            sums[owner] = sums.get(owner, 0) + values[space]
    return sums


def column_winners(state: "State", col: int) -> list[int]:
    """List the seats with the highest sum in turn order: all who tie; a lone neutral blocks (R22)."""
    return leading(column_sums(state, col), state.first, len(state.players))


def shields(state: "State") -> tuple[Shield, ...]:
    """Return every coat of arms: its row and column (from 1) and the four spaces around it."""
    return state.box.shields[len(state.area.owners)]


def shield_leaders(state: "State", cells: tuple[int, int, int, int]) -> list[int]:
    """List the seats with most architects around a coat of arms, complete or not; values do not matter."""
    owners = [state.area.owners[cell] for cell in cells]
    counts = {owner: owners.count(owner) for owner in owners if owner != NOBODY}
    return leading(counts, state.first, len(state.players))


def is_complete(state: "State", cells: tuple[int, int, int, int]) -> bool:
    """Whether four architects, neutral ones included, surround a coat of arms."""
    owners = state.area.owners
    return NOBODY not in [owners[cell] for cell in cells]


def at_brussels(state: "State", seat: int) -> int:
    """Count a seat's architects at the three Brussels cards."""
    return sum(map(sum, state.players[seat].brussels))


def brussels_leaders(state: "State") -> list[int]:
    """List the seats with most architects at Brussels, in turn order; nobody if all have none (R29)."""
    counts = {seat: at_brussels(state, seat) for seat in range(len(state.players))}
    return leading(counts, state.first, len(state.players)) if any(counts.values()) else []


class Columns(Rule, frozen=True, tag="columns"):
    """Column majority: from left to right, each column wholly before the next."""

    def run(self, state: "State") -> None:
        """Plan the columns."""
        state.then(*(Column(col) for col in range(len(state.bonuses))))


class Column(Rule, frozen=True, tag="column"):
    """The majority of one column: winners get the upper half of the bonus card, in round 4 too (R26)."""

    col: int

    def run(self, state: "State") -> None:
        """Carry out the bonus for all who tie, in turn order."""
        box, col = state.box, self.col
        bonus = state.bonuses[col]
        sums = column_sums(state, col)
        winners = leading(sums, state.first, len(state.players))
        for seat in winners:
            state.tell(events.ColumnWon(seat, col + 1, sums[seat], box.bonuses[bonus]))
            nobles.carry_out(state, seat, box.bonus_parts[bonus].immediate)
        if not winners:
            state.tell(events.ColumnEmpty(col + 1))


class CoatsOfArms(Rule, frozen=True, tag="coats-of-arms"):
    """Coat-of-arms majority: the player with most of the four architects scores their Prestige level."""

    def run(self, state: "State") -> None:
        """Score every complete coat of arms; all who tie score, the neutral never does."""
        for row, col, cells in shields(state):
            if is_complete(state, cells):
                for seat in shield_leaders(state, cells):
                    vp = state.level(seat, PRESTIGE)
                    state.players[seat].points[ARMS] += vp
                    state.tell(events.Honoured(seat, row, col, vp))


class Brussels(Rule, frozen=True, tag="brussels"):
    """Brussels majority: the player with most architects there loses one of them to prison, in the last round too."""

    def run(self, state: "State") -> None:
        """Ask each of those who tie; the neutral never counts (R30)."""
        leaders = brussels_leaders(state)
        state.then(*(Imprisonment(seat) for seat in leaders))
        if not leaders:
            state.tell(events.NobodyImprisoned())


class Imprisonment(Choice, frozen=True, tag="imprisonment"):
    """Which of the architects at Brussels goes to prison (R28)."""

    def moves(self, state: "State") -> list[Imprison]:
        """List the kinds that lie there."""
        by_kind = zip(*state.players[self.seat].brussels, strict=True)
        return [move for move, lying in zip(state.box.imprison, by_kind, strict=True) if any(lying)]

    def play(self, state: "State", move: Imprison) -> None:
        """Move the architect; architects of one kind are alike, so the first that lies there goes."""
        player = state.players[self.seat]
        kind = state.box.architects.index(move.architect)
        next(location for location in player.brussels if location[kind])[kind] -= 1
        player.prison[kind] += 1
        state.tell(events.Imprisoned(self.seat, move.architect))


class EndOfRound(Rule, frozen=True, tag="end-of-round"):
    """After the last round the final scoring follows, without maintenance."""

    def run(self, state: "State") -> None:
        """Plan what comes next."""
        state.then(scoring.FinalScoring() if state.round == state.box.rounds else maintenance.Maintenance())
