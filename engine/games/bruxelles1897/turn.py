"""The action phase: turns clockwise until all have passed."""

from typing import TYPE_CHECKING, ClassVar

from engine.agenda import Choice, Rule
from engine.games.bruxelles import next_to_play

from . import art_nouveau, brussels, events, majority
from .components import LOCATIONS
from .moves import Pass, Place, Visit
from .parts import NO_CARD

if TYPE_CHECKING:
    from .state import State

PASS = Pass()


class NextTurn(Rule, frozen=True, tag="next-turn"):
    """Find who plays next, from this seat clockwise; when all have passed the majorities follow."""

    seat: int

    def run(self, state: "State") -> None:
        """Plan the turn of the first who has not passed (R45: the last player left plays on alone)."""
        seat = next_to_play(state.players, self.seat)
        if seat is not None:
            state.then(Turn(seat))
            return
        state.tell(events.MajorityBegan(state.round))
        state.then(majority.Columns(), majority.CoatsOfArms(), majority.Brussels(), majority.EndOfRound())


class Turn(Choice, frozen=True, tag="turn"):
    """One turn: an Art Nouveau action, a Brussels action, or pass."""

    opens_turn: ClassVar[bool] = True

    def moves(self, state: "State") -> list[Place | Visit | Pass]:
        """List the spaces, if an architect can be paid, the open Brussels cards, and pass."""
        box = state.box
        player = state.players[self.seat]
        hand, money = player.hand, player.money
        options: list[Place | Visit | Pass] = []
        for kind, value, _ in box.assign:
            if hand[kind] and value <= money:
                place = box.place
                options = [place[cell] for cell, card in enumerate(state.area.cards) if card != NO_CARD]
                break
        architects = sum(hand)
        for location, uses in enumerate(state.uses):
            # R09: the same player may come again. R10: exactly one more architect than the use before.
            if uses < architects and brussels.is_open(state, self.seat, location):
                options.append(box.visit[location])
        options.append(PASS)
        return options

    def play(self, state: "State", move: Place | Visit | Pass) -> None:
        """Begin the chosen action; the next turn follows it."""
        next_turn = NextTurn((self.seat + 1) % len(state.players))
        if type(move) is Place:
            state.then(art_nouveau.Assignment(self.seat, state.box.cell(move.row, move.col)), next_turn)
        elif type(move) is Visit:
            state.then(brussels.Delegation(self.seat, LOCATIONS.index(move.location)), next_turn)
        else:
            self._leave(state)
            state.then(next_turn)

    def _leave(self, state: "State") -> None:
        """Pass: always allowed, and all that is left with an empty hand (R21)."""
        values = state.box.actions
        is_first = not any(player.passed for player in state.players)
        gain = values.pass_first if is_first else values.pass_later
        player = state.players[self.seat]
        player.passed = True
        player.money += gain
        state.tell(events.Passed(self.seat, gain))
