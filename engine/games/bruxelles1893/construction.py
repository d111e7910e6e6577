"""Construction: pay as the compass says, move a needle, put the building tile on the Art Nouveau board."""

from typing import TYPE_CHECKING

from engine.agenda import Choice

from . import events, materials
from .components import ACTIONS, CUBES, JOKER, TILES
from .moves import Build, Spend, Swing
from .parts import BUILDING, NOBODY

if TYPE_CHECKING:
    from .box import Payment
    from .state import State


def tiles_pointed_at(state: "State") -> tuple[int, int]:
    """Return the two compass tiles the needles point at."""
    first, second = state.needles
    return state.compass[first], state.compass[second]


def ways_to_pay(state: "State", seat: int) -> tuple["Payment", ...]:
    """List every payment of the seat's next building, whether it can afford it or not; none when all are built."""
    box, built, compass = state.box, state.players[seat].built, state.compass
    if built == len(box.units):
        return ()
    first, second = state.needles
    return box.payments[compass[first], compass[second], box.units[built]]


def payments(state: "State", seat: int) -> list[Spend]:
    """List the payments a seat can afford."""
    player = state.players[seat]
    money = player.money
    woods, stones, irons, jokers = player.cubes
    return [
        move
        for wood, stone, iron, joker, francs, move in ways_to_pay(state, seat)
        if wood <= woods and stone <= stones and iron <= irons and joker <= jokers and francs <= money
    ]


def free_spaces(state: "State") -> list[int]:
    """List the spaces without assistant and building, open or not (R33, R46)."""
    owners, buildings = state.board.owners, state.board.buildings
    return [space for space, owner in enumerate(owners) if owner == NOBODY and buildings[space] == NOBODY]


def movable_needles(state: "State") -> list[int]:
    """List the needles that can move on without hitting the other (R32)."""
    first, second = state.needles
    spaces = len(state.compass)
    return [
        needle
        for needle, (here, other) in enumerate(((first, second), (second, first)))
        if (here + 1) % spaces != other
    ]


def is_performable(state: "State", seat: int) -> bool:
    """Whether a tile is left, a payment is owned and a space is free."""
    player = state.players[seat]
    money = player.money
    woods, stones, irons, jokers = player.cubes
    for wood, stone, iron, joker, francs, _ in ways_to_pay(state, seat):
        if wood <= woods and stone <= stones and iron <= irons and joker <= jokers and francs <= money:
            return bool(free_spaces(state))
    return False


def begin(state: "State", seat: int) -> None:
    """Ask for payment, needle and space."""
    state.then(Paying(seat), Needle(seat), Site(seat))


class Paying(Choice, frozen=True, tag="payment"):
    """How the building is paid: exactly (R50), any unit with a joker (R29)."""

    def moves(self, state: "State") -> list[Spend]:
        """List what the seat can afford, without jokers first."""
        return payments(state, self.seat)

    def play(self, state: "State", move: Spend) -> None:
        """Pay; without any joker that brings points."""
        player = state.players[self.seat]
        vp = 0 if CUBES[JOKER] in move.materials else state.box.components.construction.no_joker_vp
        for name in move.materials:
            materials.give_back(state, self.seat, CUBES.index(name), 1)
        player.money -= move.money
        player.points[BUILDING] += vp
        state.tell(events.Paid(self.seat, move.materials, move.money, vp))


class Needle(Choice, frozen=True, tag="needle"):
    """Which needle moves on by one space."""

    def moves(self, state: "State") -> list[Swing]:
        """List the needles by the tile they point at."""
        swing, tiles = state.box.swing, tiles_pointed_at(state)
        return [swing[tiles[needle]] for needle in movable_needles(state)]

    def play(self, state: "State", move: Swing) -> None:
        """Move it clockwise."""
        needle = tiles_pointed_at(state).index(TILES.index(move.tile))
        space = (state.needles[needle] + 1) % len(state.compass)
        state.needles[needle] = space
        state.tell(events.NeedleMoved(self.seat, TILES[state.compass[space]]))


class Site(Choice, frozen=True, tag="site"):
    """Where the building stands for the rest of the game."""

    def moves(self, state: "State") -> list[Build]:
        """List the spaces without assistant and building, inside or outside the open area."""
        build = state.box.build
        return [build[space] for space in free_spaces(state)]

    def play(self, state: "State", move: Build) -> None:
        """Put it down; some tiles bring points."""
        box, player = state.box, state.players[self.seat]
        space = box.cell(move.row, move.col)
        vp = box.components.construction.bonus_vp[player.built]
        state.board.buildings[space] = self.seat
        player.built += 1
        player.points[BUILDING] += vp
        state.tell(events.Built(self.seat, move.row, move.col, ACTIONS[state.actions[space]], vp))
