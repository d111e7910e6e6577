"""Phase 4: everybody pays their characters, then may use their orange effects."""

from typing import TYPE_CHECKING, ClassVar

from engine.agenda import Rule

from . import abilities, effects, events, payments, prototypes, windows
from .moves import DONE, CallOn, Done
from .parts import NOBODY
from .questions import Question

if TYPE_CHECKING:
    from .state import State

PHASE = 4


class Begin(Rule, frozen=True, tag="begin-salaries"):
    """The fourth phase of a round."""

    def run(self, state: "State") -> None:
        """All salaries come before the first effect: what that brings cannot pay them (R39)."""
        state.phase, state.turn = PHASE, NOBODY
        state.tell(events.PhaseBegan(PHASE))
        state.then(
            windows.Windows(),
            *map(Salaries, state.order),
            *map(Help, state.order),
            prototypes.Begin(),
        )


def due(state: "State", seat: int) -> int:
    """Return what a seat's characters cost now, new ones included (R37)."""
    player, salaries = state.players[seat], state.box.salaries
    return sum([salaries[character][player.westminster] for character in player.characters])


class Salaries(Rule, frozen=True, tag="salaries"):
    """A seat pays its characters; it must, if necessary with loans."""

    seat: int

    def run(self, state: "State") -> None:
        """Charge the sum."""
        payments.charge(state, self.seat, due(state, self.seat), "salaries")


class Help(Rule, frozen=True, tag="help"):
    """A seat may use the orange effects of its characters, each once."""

    seat: int

    def run(self, state: "State") -> None:
        """Ask while one is left."""
        if abilities.usable_effects(state, self.seat, PHASE):
            state.then(CharacterEffects(self.seat))


class CharacterEffects(Question, frozen=True, tag="character-effects"):
    """Which character's effect is used next, in any order; each is optional (R39, R60)."""

    opens_turn: ClassVar[bool] = True

    def moves(self, state: "State") -> list[CallOn | Done]:
        """List the characters whose effect is left, and an end."""
        call_on = state.box.call_on
        return [*[call_on[character] for character in abilities.usable_effects(state, self.seat, PHASE)], DONE]

    def answer(self, state: "State", move: CallOn | Done) -> None:
        """Use it and ask again."""
        if type(move) is CallOn:
            call_on(state, self.seat, move)
            state.then(Help(self.seat))


def call_on(state: "State", seat: int, move: CallOn) -> None:
    """Begin the recurring effect of a character."""
    character = state.box.character_of[move.character]
    abilities.use(state, seat, character)
    state.tell(events.CalledOn(seat, move.character))
    effects.begin(state, seat, state.box.recurring[character])
