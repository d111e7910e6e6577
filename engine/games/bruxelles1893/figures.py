"""What public figures and bonus cards give: tracks, assistants, cubes, money, points."""

from typing import TYPE_CHECKING

from engine.agenda import Choice
from engine.games.bruxelles import climb

from . import events, materials
from .components import JOKER, TRACKS
from .moves import Gather, Trade
from .parts import FIGURE_EFFECTS, USED

if TYPE_CHECKING:
    from .state import State


def activate(state: "State", seat: int, figure: int) -> None:
    """Use the effect of an upright figure, which then counts as used."""
    state.players[seat].figures[figure] = USED
    act(state, seat, figure)


def act(state: "State", seat: int, figure: int) -> None:
    """Use the effect of a figure: automatic except for its choices (R21); void parts are skipped."""
    player = state.players[seat]
    effect = state.box.effects[figure]
    state.tell(events.Acted(seat, state.box.figures[figure]))
    if effect.gain_money:
        player.money += effect.gain_money
        state.tell(events.Gained(seat, effect.gain_money))
    if effect.vp:
        player.points[FIGURE_EFFECTS] += effect.vp
        state.tell(events.Earned(seat, effect.vp))
    if effect.jokers:
        materials.take_jokers(state, seat, effect.jokers)
    if effect.nobles or effect.nobles_for_a_joker:
        if materials.nobles_left(state):
            state.then(NobleOffer(seat, figure))
        else:
            state.tell(events.SupplyEmpty(seat))
    if effect.advance:
        advance(state, seat, TRACKS.index(effect.advance), 1)
    if effect.release:
        release(state, seat, effect.release)


def advance(state: "State", seat: int, track: int, spaces: int) -> None:
    """Move a disc up; what goes beyond the last space is lost (R06)."""
    steps, levels = state.players[seat].steps, state.box.tracks[track]
    if climb(steps, track, levels, spaces):
        state.tell(events.Advanced(seat, TRACKS[track], levels[steps[track]]))
    else:
        state.tell(events.Stuck(seat, TRACKS[track]))


def release(state: "State", seat: int, assistants: int) -> None:
    """Free up to this many assistants from the courthouse; they go to the reserve (R38)."""
    player = state.players[seat]
    freed = min(assistants, player.courthouse)
    if freed:
        player.courthouse -= freed
        player.reserve += freed
        state.tell(events.Released(seat, freed))
    else:
        state.tell(events.NobodyReleased(seat))


class NobleOffer(Choice, frozen=True, tag="noble-offer"):
    """Which noble cubes a figure gives: some for nothing, or more for a joker."""

    figure: int

    def moves(self, state: "State") -> tuple[Gather | Trade, ...]:
        """List the cubes; the exchange needs a joker to pay (R27)."""
        box, effect = state.box, state.box.effects[self.figure]
        options: tuple[Gather | Trade, ...] = box.gathers(state.supply, effect.nobles)
        if effect.nobles_for_a_joker and state.players[self.seat].cubes[JOKER]:
            return options + box.trades(state.supply, effect.nobles_for_a_joker)
        return options

    def play(self, state: "State", move: Gather | Trade) -> None:
        """Take the cubes, and return the joker of an exchange."""
        if type(move) is Trade:
            materials.give_back(state, self.seat, JOKER, 1)
            materials.take(state, self.seat, move.materials)
            state.tell(events.Traded(self.seat, move.materials))
        else:
            materials.take(state, self.seat, move.materials)
            state.tell(events.Gathered(self.seat, move.materials))
