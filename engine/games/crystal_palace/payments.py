"""Paying (R08, R09, R53, R56): cash that covers a price is taken; otherwise its owner is asked how to find it."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from engine.agenda import Rule

from . import events, exchanges
from .components import Price
from .moves import (
    BORROW,
    ENERGY_FOR_POUNDS,
    GEARS_FOR_POUNDS,
    NEWSPAPERS_FOR_GEARS,
    NEWSPAPERS_FOR_POUNDS,
    POUNDS_FOR_ENERGY,
    POUNDS_FOR_GEARS,
    Borrow,
    Repay,
    Trade,
)
from .questions import Question

if TYPE_CHECKING:
    from .parts import Player
    from .state import State


def charge(state: "State", seat: int, pounds: int, reason: str) -> None:
    """Take pounds from a seat, now or when it has found them. What follows must be planned, not done."""
    player = state.players[seat]
    if pounds > player.pounds:
        state.then(Due(seat, pounds, 0, 0, 0, reason))
    elif pounds:
        player.pounds -= pounds
        state.tell(events.Paid(seat, reason, pounds))


def bill(state: "State", seat: int, price: Price, reason: str) -> None:
    """Make a seat pay a price in goods before anything else happens."""
    state.then(Due(seat, price.pounds, price.gears, price.energy, price.newspapers, reason))


def missing(player: "Player", price: Price) -> Price:
    """Return what a player lacks of a price."""
    return Price(
        gears=max(0, price.gears - player.gears),
        energy=max(0, price.energy - player.energy),
        pounds=max(0, price.pounds - player.pounds),
        newspapers=max(0, price.newspapers - player.newspapers),
    )


def is_covered(player: "Player", price: Price) -> bool:
    """Whether a player has everything a price asks for."""
    return missing(player, price) == Price()


def cash_needed(state: "State", player: "Player", price: Price) -> int:
    """Return the pounds a price takes if everything that is missing is bought."""
    buying = state.box.components.buying
    gears, energy = max(0, price.gears - player.gears), max(0, price.energy - player.energy)
    return price.pounds + gears * buying.gear + energy * buying.energy


def loans_needed(state: "State", seat: int, price: Price) -> int:
    """Return how many loans a seat must take for a price if it sells nothing."""
    player = state.players[seat]
    short = cash_needed(state, player, price) - player.pounds
    return max(0, -(-short // state.box.components.loans.cash))


def is_possible(player: "Player", price: Price) -> bool:
    """Whether a price can be paid at all: everything can be bought or borrowed but newspapers (R56)."""
    return player.newspapers >= price.newspapers


class Due(Rule, frozen=True, tag="due"):
    """A price that has to be paid in full before the agenda goes on."""

    seat: int
    pounds: int
    gears: int
    energy: int
    newspapers: int
    reason: str

    def run(self, state: "State") -> None:
        """Take it if it is there; ask if it is not."""
        player = state.players[self.seat]
        if (
            player.pounds >= self.pounds
            and player.gears >= self.gears
            and player.energy >= self.energy
            and player.newspapers >= self.newspapers
        ):
            player.pounds -= self.pounds
            player.gears -= self.gears
            player.energy -= self.energy
            player.newspapers -= self.newspapers
            paid = events.Paid(self.seat, self.reason, self.pounds, self.gears, self.energy, self.newspapers)
            state.tell(paid)
        elif self.gears or self.energy or self.newspapers:
            state.then(Purchase(self.seat, self.pounds, self.gears, self.energy, self.newspapers, self.reason))
        else:
            state.then(Funding(self.seat, self.pounds, self.reason))


class Funding(Question, frozen=True, tag="funding"):
    """How a seat finds the cash for a payment: nobody must sell before borrowing (R08)."""

    pounds: int
    reason: str

    def moves(self, state: "State") -> list[Any]:
        """List what brings cash, sales first; a loan is always there (R11)."""
        player = state.players[self.seat]
        ways: list[Any] = []
        if player.newspapers >= state.box.components.newspapers.for_pound:
            ways.append(NEWSPAPERS_FOR_POUNDS)
        if player.gears:
            ways.append(GEARS_FOR_POUNDS)
        if player.energy:
            ways.append(ENERGY_FOR_POUNDS)
        ways.append(BORROW)
        return ways

    def asides(self, state: "State") -> Sequence[Any]:
        """List the other exchanges."""
        moves = self.moves(state)
        return () if len(moves) == 1 else [move for move in state.offers(self.seat) if move not in moves]

    def play(self, state: "State", move: Trade | Borrow | Repay) -> None:
        """Carry it out and check again whether the cash suffices, so that no more is borrowed than needed."""
        exchanges.carry_out(state, self.seat, move)
        state.then(Due(self.seat, self.pounds, 0, 0, 0, self.reason))


class Purchase(Question, frozen=True, tag="purchase"):
    """How a seat completes the price of a card it has chosen for good (R56)."""

    pounds: int
    gears: int
    energy: int
    newspapers: int
    reason: str

    @property
    def price(self) -> Price:
        """The whole price."""
        return Price(self.gears, self.energy, self.pounds, self.newspapers)

    def moves(self, state: "State") -> list[Any]:
        """List purchases of what is missing, sales of what is not needed, and a loan while cash is too low."""
        player, box = state.players[self.seat], state.box.components
        spare_newspapers = player.newspapers - self.newspapers
        ways: list[Any] = []
        if player.gears < self.gears:
            if player.pounds >= box.buying.gear:
                ways.append(POUNDS_FOR_GEARS)
            if spare_newspapers >= box.newspapers.for_gear:
                ways.append(NEWSPAPERS_FOR_GEARS)
        if player.energy < self.energy and player.pounds >= box.buying.energy:
            ways.append(POUNDS_FOR_ENERGY)
        if spare_newspapers >= box.newspapers.for_pound:
            ways.append(NEWSPAPERS_FOR_POUNDS)
        if player.gears > self.gears:
            ways.append(GEARS_FOR_POUNDS)
        if player.energy > self.energy:
            ways.append(ENERGY_FOR_POUNDS)
        if player.pounds < cash_needed(state, player, self.price):
            ways.append(BORROW)
        return ways

    def asides(self, state: "State") -> Sequence[Any]:
        """Nothing else may be done before the price is paid."""
        return ()

    def play(self, state: "State", move: Trade | Borrow) -> None:
        """Carry it out and check again whether the price is complete."""
        exchanges.carry_out(state, self.seat, move)
        state.then(Due(self.seat, self.pounds, self.gears, self.energy, self.newspapers, self.reason))
