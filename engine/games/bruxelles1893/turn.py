"""Phase B, the action phase: turns clockwise until all have passed; at two players, neutral assistants first."""

from typing import TYPE_CHECKING, ClassVar

from engine.agenda import Choice, Rule
from engine.games.bruxelles import next_to_play

from . import art_nouveau, brussels, events, resolution
from .components import LOCATIONS
from .moves import Pass, Place, Visit
from .parts import NEUTRAL, NOBODY

if TYPE_CHECKING:
    from .state import State

PASS = Pass()


def is_first_to_pass(state: "State") -> bool:
    """Whether the exhibition tile of the round is still there."""
    return len(state.exhibitions) < state.round


def pass_income(state: "State", seat: int) -> int:
    """Return the money that passing now would bring: for each colour of art, and for being the first."""
    values = state.box.components.passing
    works = state.players[seat].works
    income = (len(works) - works.count(0)) * values.money_per_colour
    return income + values.first_money if is_first_to_pass(state) else income


class NeutralAssistants(Rule, frozen=True, tag="neutral-assistants"):
    """Each player who has a neutral assistant puts it on the board, beginning with the first player."""

    def run(self, state: "State") -> None:
        """Ask the next one, as long as there is a space."""
        for seat in state.seats_from(state.first):
            if state.players[seat].neutral and NeutralAssistant(seat).moves(state):
                state.then(NeutralAssistant(seat), NeutralAssistants())
                return


class NeutralAssistant(Choice, frozen=True, tag="neutral"):
    """Where a neutral assistant goes."""

    def moves(self, state: "State") -> list[Place]:
        """List the open spaces without assistant and building."""
        owners, buildings = state.board.owners, state.board.buildings
        return [
            move
            for space, move in state.box.area_places[state.shield]
            if owners[space] == NOBODY and buildings[space] == NOBODY
        ]

    def play(self, state: "State", move: Place) -> None:
        """Place it: no bid (R47), no action."""
        state.players[self.seat].neutral -= 1
        state.board.owners[state.box.cell(move.row, move.col)] = NEUTRAL
        state.tell(events.NeutralPlaced(self.seat, move.row, move.col))


class NextTurn(Rule, frozen=True, tag="next-turn"):
    """Find who plays next, from this seat clockwise; when all have passed the resolution follows."""

    seat: int

    def run(self, state: "State") -> None:
        """Plan the turn of the first who has not passed; the last player left plays on alone."""
        seat = next_to_play(state.players, self.seat)
        if seat is not None:
            state.then(Turn(seat))
            return
        state.tell(events.ResolutionBegan(state.round))
        state.then(resolution.Auctions())


class Turn(Choice, frozen=True, tag="turn"):
    """One turn: an Art Nouveau placement, a Brussels action, or a pass."""

    opens_turn: ClassVar[bool] = True

    def moves(self, state: "State") -> list[Place | Visit | Pass]:
        """List the free open spaces, the Brussels actions, and pass, which may be all that is left (R12)."""
        player = state.players[self.seat]
        options: list[Place | Visit | Pass] = []
        if player.reserve:
            if player.money:
                owners = state.board.owners
                options = [move for space, move in state.box.area_places[state.shield] if owners[space] == NOBODY]
            options += brussels.open_visits(state, self.seat)
        options.append(PASS)
        return options

    def play(self, state: "State", move: Place | Visit | Pass) -> None:
        """Begin the chosen action; the next turn follows it."""
        if type(move) is Place:
            state.then(art_nouveau.Stake(self.seat, state.box.cell(move.row, move.col)))
        elif type(move) is Visit:
            brussels.visit(state, self.seat, LOCATIONS.index(move.location))
        else:
            self._leave(state)
        state.then(NextTurn((self.seat + 1) % len(state.players)))

    def _leave(self, state: "State") -> None:
        """Pass with an income; the first to pass takes the exhibition tile of the round."""
        income = pass_income(state, self.seat)
        player = state.players[self.seat]
        player.passed = True
        player.money += income
        state.tell(events.Passed(self.seat, income))
        if is_first_to_pass(state):
            state.exhibitions.append(self.seat)
            state.tell(events.ExhibitionTaken(self.seat, state.box.components.exhibition.years[state.round - 1]))
