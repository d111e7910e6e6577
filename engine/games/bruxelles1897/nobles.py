"""Nobles: their effects, on arrival and at the City hall, and whether a new one is kept."""

from typing import TYPE_CHECKING

from engine.agenda import Choice, Rule
from engine.games.bruxelles import climb

from . import brussels, events, piles
from .components import MATERIAL, TRACKS
from .moves import Discard, Keep, Release
from .parts import ABSENT, TILTED

if TYPE_CHECKING:
    from .components import Effect as EffectValues
    from .state import State

KEEP, DISCARD = Keep(), Discard()


def carry_out(state: "State", seat: int, effect: "EffectValues") -> None:
    """Carry out a noble or a bonus card: nothing can be declined (R38), what cannot be done is lost (R15)."""
    player = state.players[seat]
    if effect.gain_money:
        player.money += effect.gain_money
        state.tell(events.Gained(seat, effect.gain_money))
    if effect.advance:
        advance(state, seat, TRACKS.index(effect.advance))
    if effect.draw_materials:
        state.then(brussels.Draw(seat, MATERIAL, "supply", effect.draw_materials))
    if effect.release:
        prisoners = min(effect.release, sum(player.prison))
        state.then(*[Liberation(seat)] * prisoners)
        if not prisoners:
            state.tell(events.NoPrisoner(seat))


def advance(state: "State", seat: int, track: int) -> None:
    """Climb a ladder by one step; past the top the step is lost (R16)."""
    steps, ladder = state.players[seat].steps, state.box.ladders[state.options.tracks][track]
    if climb(steps, track, ladder):
        state.tell(events.Advanced(seat, TRACKS[track], ladder[steps[track]]))
    else:
        state.tell(events.Stuck(seat, TRACKS[track]))


class Effect(Rule, frozen=True, tag="effect"):
    """A noble acts, whether new or called at the City hall."""

    seat: int
    noble: int

    def run(self, state: "State") -> None:
        """Carry out the effect."""
        box = state.box
        state.tell(events.Acted(self.seat, box.nobles[self.noble]))
        carry_out(state, self.seat, box.noble_parts[self.noble].effect)


class Influence(Choice, frozen=True, tag="influence"):
    """Whether the noble that has just acted is kept, tilted, or discarded."""

    noble: int

    def moves(self, state: "State") -> tuple[Keep | Discard, ...]:
        """Offer both, but no second copy of a noble can be kept, nor swapped for the first (R42)."""
        owned = state.players[self.seat].nobles[self.noble]
        return (KEEP, DISCARD) if owned == ABSENT else (DISCARD,)

    def play(self, state: "State", move: Keep | Discard) -> None:
        """Keep the noble tilted, so that it cannot act again this round (R13), or discard it."""
        box = state.box
        key = box.nobles[self.noble]
        if type(move) is Keep:
            state.players[self.seat].nobles[self.noble] = TILTED
            state.tell(events.Kept(self.seat, key))
        else:
            piles.discard(state, box.code[key])
            state.tell(events.Discarded(self.seat, key))


class Liberation(Choice, frozen=True, tag="liberation"):
    """Which architect comes out of prison into the hand, usable at once."""

    def moves(self, state: "State") -> list[Release]:
        """List the kinds in prison: the owner chooses (R28)."""
        release = state.box.release
        return [release[kind] for kind, count in enumerate(state.players[self.seat].prison) if count]

    def play(self, state: "State", move: Release) -> None:
        """Free the architect."""
        player = state.players[self.seat]
        kind = state.box.architects.index(move.architect)
        player.prison[kind] -= 1
        player.hand[kind] += 1
        state.tell(events.Released(self.seat, move.architect))
