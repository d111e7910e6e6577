"""Green-banner bonuses: permanent research tiles, own market spaces, and the Pocket Watch that repeats one of them."""

from collections.abc import Iterable
from typing import TYPE_CHECKING, Final

from . import effects, events
from .moves import DECLINE, Decline, UseSpace, UseTile
from .parts import is_tile
from .questions import Question

if TYPE_CHECKING:
    from .state import State

SPACE: Final = 100
"""A green bonus is the number of a tile, or this plus the number of a market space, counted from 0."""


def own(state: "State", seat: int) -> tuple[int, ...]:
    """List the green bonuses of a seat: tiles as they lie, then spaces from the lowest on. Not the Pocket Watch."""
    permanent = state.box.tile_is_permanent
    tiles = [cell for cell in state.players[seat].cells if is_tile(cell) and permanent[cell]]
    spaces = [SPACE + space for space, owner in enumerate(state.market) if owner == seat]
    return (*tiles, *spaces)


def moves_for(state: "State", bonuses: Iterable[int]) -> list[UseTile | UseSpace | Decline]:
    """List the moves that use these bonuses."""
    use_tile, use_space = state.box.use_tile, state.boards.use_space
    return [use_tile[bonus] if bonus < SPACE else use_space[bonus - SPACE] for bonus in bonuses]


def number_of(state: "State", move: UseTile | UseSpace) -> int:
    """Return the number of the bonus a move uses."""
    return state.box.tile_of[move.tile] if isinstance(move, UseTile) else SPACE + move.space - 1


def use(state: "State", seat: int, bonus: int) -> None:
    """Begin a green bonus; using it does not exhaust it."""
    if bonus < SPACE:
        state.tell(events.TileUsed(seat, state.box.tiles[bonus]))
        effects.begin(state, seat, state.box.tile_effects[bonus])
    else:
        state.tell(events.SpaceUsed(seat, bonus - SPACE + 1))
        effects.begin(state, seat, state.boards.benefits[bonus - SPACE])


class GreenBonus(Question, frozen=True, tag="green-bonus"):
    """Which green bonus an effect uses: those of the present state, different ones if it uses several (R23, R64)."""

    times: int
    used: tuple[int, ...]

    def moves(self, state: "State") -> list[UseTile | UseSpace | Decline]:
        """List those not used yet; declining is possible (R60)."""
        return [*moves_for(state, [each for each in own(state, self.seat) if each not in self.used]), DECLINE]

    def answer(self, state: "State", move: UseTile | UseSpace | Decline) -> None:
        """Use it, and then the next."""
        if not isinstance(move, Decline):
            bonus = number_of(state, move)
            use(state, self.seat, bonus)
            if self.times > 1:
                state.then(GreenBonus(self.seat, self.times - 1, (*self.used, bonus)))


class GreenEffects(Question, frozen=True, tag="green-effects"):
    """Phase 6: which of a seat's green effects comes next. The list was fixed when the step began (R40)."""

    left: tuple[int, ...]

    def moves(self, state: "State") -> list[UseTile | UseSpace | Decline]:
        """List those still to come; none may be left out (R60)."""
        return moves_for(state, self.left)

    def answer(self, state: "State", move: UseTile | UseSpace) -> None:
        """Carry it out, and then the others."""
        bonus = number_of(state, move)
        use(state, self.seat, bonus)
        left = tuple([each for each in self.left if each != bonus])
        if left:
            state.then(GreenEffects(self.seat, left))


class PocketWatch(Question, frozen=True, tag="pocket-watch"):
    """Phase 6: which entry of its owner's list the Pocket Watch repeats, after all others (R40, R64)."""

    bonuses: tuple[int, ...]

    def moves(self, state: "State") -> list[UseTile | UseSpace | Decline]:
        """List them; like any use of a green bonus it may be left out."""
        return [*moves_for(state, self.bonuses), DECLINE]

    def answer(self, state: "State", move: UseTile | UseSpace | Decline) -> None:
        """Use it once more."""
        if not isinstance(move, Decline):
            state.tell(events.WatchUsed(self.seat))
            use(state, self.seat, number_of(state, move))
