"""The sale: move the cursor of the workshop, sell a work of art, put it into the shop."""

from typing import TYPE_CHECKING

from engine.agenda import Choice

from . import events
from .components import COLOURS
from .moves import Cover, Sell, Shift
from .parts import SALES

if TYPE_CHECKING:
    from .state import State


def shown(state: "State") -> list[int]:
    """List the colours visible in the shop: they cannot be sold."""
    return [slot[-1] for slot in state.shop if slot]


def sellable(state: "State", seat: int) -> list[int]:
    """List the colours a seat owns and may sell (R19)."""
    blocked = shown(state)
    return [colour for colour, count in enumerate(state.players[seat].works) if count and colour not in blocked]


def reachable(state: "State", seat: int) -> list[int]:
    """List the squares to which a seat could move the cursor's centre: as many steps as it has works (R17)."""
    box = state.box
    steps = sum(state.players[seat].works)
    return [box.square(move.row, move.col) for move in box.reach(state.cursor, steps)]


def is_performable(state: "State", seat: int) -> bool:
    """Whether some work may be sold (R18)."""
    return bool(sellable(state, seat))


def begin(state: "State", seat: int) -> None:
    """Ask for the cursor first, then for the work."""
    state.then(Cursor(seat), Sale(seat))


class Cursor(Choice, frozen=True, tag="cursor"):
    """Where the cursor goes: at most as many steps as the seat has works, wholly inside the grid."""

    def moves(self, state: "State") -> tuple[Shift, ...]:
        """List the centres, the nearest first, beginning with the present one."""
        return state.box.reach(state.cursor, sum(state.players[self.seat].works))

    def play(self, state: "State", move: Shift) -> None:
        """Move it."""
        square = state.box.square(move.row, move.col)
        if square != state.cursor:
            state.cursor = square
            state.tell(events.CursorMoved(self.seat, move.row, move.col))


class Sale(Choice, frozen=True, tag="sale"):
    """Which work is sold."""

    def moves(self, state: "State") -> list[Sell]:
        """List the colours owned that the shop does not show."""
        sell = state.box.sell
        return [sell[colour] for colour in sellable(state, self.seat)]

    def play(self, state: "State", move: Sell) -> None:
        """Pay what the cursor shows for the colour, and fill the shop while a slot is empty."""
        colour = COLOURS.index(move.colour)
        player = state.players[self.seat]
        money, vp = state.box.sale_values[state.cursor][colour]
        player.works[colour] -= 1
        player.money += money
        player.points[SALES] += vp
        state.tell(events.Sold(self.seat, move.colour, money, vp))
        for slot in state.shop:
            if not slot:
                slot.append(colour)
                return
        state.then(Shop(self.seat, colour))


class Shop(Choice, frozen=True, tag="shop"):
    """Which work in the shop is covered: its colour can be sold again."""

    colour: int

    def moves(self, state: "State") -> list[Cover]:
        """List what is shown."""
        cover = state.box.cover
        return [cover[colour] for colour in shown(state)]

    def play(self, state: "State", move: Cover) -> None:
        """Cover it."""
        slot = next(slot for slot in state.shop if slot[-1] == COLOURS.index(move.colour))
        slot.append(self.colour)
        state.tell(events.Covered(self.seat, move.colour))
