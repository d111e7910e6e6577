"""Research tiles: taking them, finding them a space, and what they do at once."""

from typing import TYPE_CHECKING

from engine.agenda import Rule

from . import effects, events
from .metrics import tiles
from .moves import GiveUp, TakeTile
from .parts import EMPTY, PURPLE_BLUE, PURPLE_ORANGE, is_bare
from .questions import Question

if TYPE_CHECKING:
    from .parts import Player
    from .state import State


def has_room(player: "Player") -> bool:
    """Whether a tile could be laid: on an empty space or instead of an own tile, never instead of a loan."""
    return EMPTY in player.cells or bool(tiles(player))


def gain(state: "State", seat: int, source: str) -> None:
    """Offer a seat a tile; with nothing but loans on its board none is drawn (R35)."""
    if not has_room(state.players[seat]):
        state.tell(events.NoRoom(seat))
    elif source == "green_display":
        offer(state, seat)
    else:
        _draw(state, seat, PURPLE_BLUE if source == "purple_blue" else PURPLE_ORANGE)


def _draw(state: "State", seat: int, pile: int) -> None:
    """Turn the top two tiles over for everybody to see (R63); an empty pile gives nothing (R51)."""
    count = min(state.box.components.purple_tiles.drawn, len(state.piles[pile]))
    drawn = tuple(state.draw(pile) for _ in range(count))
    if not drawn:
        state.tell(events.PileEmpty(seat))
        return
    state.tell(events.TilesDrawn(seat, tuple(state.box.tiles[tile] for tile in drawn)))
    state.then(DrawnTile(seat, drawn, pile))


class DrawnTile(Question, frozen=True, tag="drawn-tile"):
    """Which of the tiles drawn is kept; the other goes under the pile."""

    drawn: tuple[int, ...]
    pile: int

    def moves(self, state: "State") -> list[TakeTile]:
        """List them; a lone one is simply taken (R63)."""
        take_tile = state.box.take_tile
        return [take_tile[tile] for tile in self.drawn]

    def answer(self, state: "State", move: TakeTile) -> None:
        """Put the other under the pile and lay this one."""
        taken = state.box.tile_of[move.tile]
        for other in self.drawn:
            if other != taken:
                state.put_under(self.pile, other)
        state.then(Lay(self.seat, taken))


def offer(state: "State", seat: int) -> None:
    """Offer a seat a displayed tile; the offer is lost if there is no room or nothing lies there."""
    if not is_bare(state.tiles) and has_room(state.players[seat]):
        state.then(DisplayedTile(seat))
    else:
        state.tell(events.NoRoom(seat))


class TileOffer(Rule, frozen=True, tag="tile-offer"):
    """A displayed tile is offered once more, when an aside is settled."""

    seat: int

    def run(self, state: "State") -> None:
        """Offer it."""
        offer(state, self.seat)


class DisplayedTile(Question, frozen=True, tag="displayed-tile"):
    """Which displayed research tile is taken."""

    def moves(self, state: "State") -> list[TakeTile]:
        """List those that lie at the British Museum."""
        take_tile = state.box.take_tile
        return [take_tile[tile] for tile in state.tiles if tile != EMPTY]

    def again(self, state: "State") -> None:
        """Check again whether there is room: a loan may have taken the last space for a tile (R58)."""
        state.then(TileOffer(self.seat))

    def answer(self, state: "State", move: TakeTile) -> None:
        """Take it; the gap stays until the next round."""
        tile = state.box.tile_of[move.tile]
        state.tiles[state.tiles.index(tile)] = EMPTY
        state.then(Lay(self.seat, tile))


class Lay(Rule, frozen=True, tag="lay"):
    """A tile that has been taken looks for its space."""

    seat: int
    tile: int

    def run(self, state: "State") -> None:
        """Lay it on an empty space, or ask which own tile it replaces."""
        player = state.players[self.seat]
        if EMPTY in player.cells:
            lay(state, self.seat, self.tile, player.cells.index(EMPTY))
        elif tiles(player):
            state.then(TileSpace(self.seat, self.tile))
        else:
            state.gone.append(self.tile)
            state.tell(events.TileDiscarded(self.seat, state.box.tiles[self.tile]))


class TileSpace(Question, frozen=True, tag="tile-space"):
    """Which own tile gives way to a new one on a full board."""

    tile: int

    def moves(self, state: "State") -> list[GiveUp]:
        """List the own tiles."""
        give_up = state.box.give_up
        return [give_up[tile] for tile in tiles(state.players[self.seat])]

    def again(self, state: "State") -> None:
        """Look for a space again: a loan may have taken one meanwhile."""
        state.then(Lay(self.seat, self.tile))

    def answer(self, state: "State", move: GiveUp) -> None:
        """Discard it for good and lay the new one in its place (R63)."""
        old = state.box.tile_of[move.tile]
        state.gone.append(old)
        state.tell(events.TileDiscarded(self.seat, move.tile))
        lay(state, self.seat, self.tile, state.players[self.seat].cells.index(old))


def lay(state: "State", seat: int, tile: int, cell: int) -> None:
    """Lay a tile first; then an immediate one works, in any phase (R63)."""
    box = state.box
    state.players[seat].cells[cell] = tile
    state.tell(events.TileTaken(seat, box.tiles[tile]))
    if not box.tile_is_permanent[tile]:
        effects.begin(state, seat, box.tile_effects[tile])
