"""The exhibition (section 6D of the rules): in turn, each player shows a colour not seen yet."""

from typing import TYPE_CHECKING

from engine.agenda import Choice, Rule

from . import events
from .moves import Show
from .parts import EXHIBITIONS

if TYPE_CHECKING:
    from .state import State


def can_show(state: "State", seat: int, shown: tuple[int, ...]) -> list[Show]:
    """List the colours a seat could add; those who have passed are out, an empty hand does not matter (R18)."""
    player = state.players[seat]
    if player.passed:
        return []
    show = state.box.show
    return [show[colour] for colour, count in enumerate(player.artworks) if count and colour not in shown]


class Exhibition(Rule, frozen=True, tag="exhibition"):
    """Ask the next seat that can add a colour, clockwise from this one; it ends when none can."""

    seat: int
    shown: tuple[int, ...]

    def run(self, state: "State") -> None:
        """Go round as often as needed; a seat that can show a colour must (R17)."""
        for seat in state.seats_from(self.seat):
            if can_show(state, seat, self.shown):
                state.then(Showing(seat, self.shown))
                return


class Showing(Choice, frozen=True, tag="showing"):
    """Which colour is shown."""

    shown: tuple[int, ...]

    def moves(self, state: "State") -> list[Show]:
        """List the colours not shown yet."""
        return can_show(state, self.seat, self.shown)

    def play(self, state: "State", move: Show) -> None:
        """Score; the artwork stays with its owner."""
        colour = state.box.artworks.index(move.colour)
        vp = state.box.actions.exhibition_vp
        state.players[self.seat].points[EXHIBITIONS] += vp
        state.tell(events.Showed(self.seat, move.colour, vp))
        state.then(Exhibition((self.seat + 1) % len(state.players), (*self.shown, colour)))
