"""The workshop: draw works of art, keep one; and the stacks of works, made anew from the shop when they are empty."""

from typing import TYPE_CHECKING

from engine.agenda import Choice

from . import events
from .components import BLACK, COLOURS
from .moves import Take
from .parts import PILES, UNKNOWN, WORKS

if TYPE_CHECKING:
    from .state import State


def is_performable(state: "State", seat: int) -> bool:
    """Whether a colour tile is in the stack or would come from the shop (R16)."""
    return bool(state.piles[WORKS]) or any(tile != BLACK for tile in covered(state))


def covered(state: "State") -> list[int]:
    """List the tiles of the shop that lie under others."""
    return [tile for slot in state.shop for tile in slot[:-1]]


def tiles_to_draw(state: "State", seat: int) -> int:
    """Return how many tiles a seat draws: one more for every exhibition tile it has (R14)."""
    return state.box.components.workshop.drawn + state.exhibitions.count(seat)


def begin(state: "State", seat: int) -> None:
    """Draw; all that are due must be drawn, fewer only if the stack ends (R53)."""
    drawn = []
    pile = state.piles[WORKS]
    state.revealed += 1
    for _ in range(tiles_to_draw(state, seat)):
        if not pile:
            renew(state)
        if not pile:
            break
        drawn.append(pile.pop())
    state.tell(events.Drew(seat, len(drawn)))
    state.then(Workshop(seat, tuple(drawn)))


def renew(state: "State") -> None:
    """Shuffle the covered tiles of the shop into both stacks; only when a tile is needed (R16, R53)."""
    tiles = covered(state)
    if not tiles:
        return
    for slot in state.shop:
        del slot[:-1]
    colours = [tile for tile in tiles if tile != BLACK]
    state.blacks += len(tiles) - len(colours)
    if colours:
        state.piles[WORKS].extend(colours)
        state.shuffle(state.piles[WORKS])
        state.revealed += 1
    state.tell(events.Renewed(PILES[WORKS]))


def take_black(state: "State", seat: int) -> None:
    """Hand a seat a black work, if there is one left."""
    if not state.blacks:
        renew(state)
    if state.blacks:
        state.blacks -= 1
        state.players[seat].works[BLACK] += 1
        state.tell(events.Created(seat, COLOURS[BLACK]))
    else:
        state.tell(events.NoWorkLeft(seat))


class Workshop(Choice, frozen=True, tag="workshop"):
    """Which of the drawn tiles is kept: one must be (R13). Only the player who drew them knows them."""

    drawn: tuple[int, ...]

    def moves(self, state: "State") -> list[Take]:
        """List the different colours; for other seats, all colours that are possible."""
        tiles = self.drawn if self.drawn[0] != UNKNOWN else range(BLACK)
        take = state.box.take
        return [take[tile] for tile in dict.fromkeys(tiles)]

    def waits(self, state: "State") -> bool:
        """Wait even if all tiles are alike: skipping the question would reveal what goes under the stack."""
        return len(self.drawn) > 1

    def play(self, state: "State", move: Take) -> None:
        """Keep the tile face up and put the others under the stack in random order (R15)."""
        tile = COLOURS.index(move.colour)
        others = list(self.drawn)
        others.remove(tile)
        state.shuffle(others)
        state.piles[WORKS][:0] = others
        state.players[self.seat].works[tile] += 1
        state.tell(events.Created(self.seat, move.colour))
