"""Phase 2: in turn order everybody places one die at a time."""

from typing import TYPE_CHECKING, ClassVar, Final

from engine.agenda import Rule

from . import abilities, actions, assistants, black_market, events, payments
from .moves import PASS, CallOn, Pass, Pay, Place, UseDie
from .parts import EMPTY, NOBODY, Player, die
from .questions import Question

if TYPE_CHECKING:
    from .state import State

PAY: Final = Pay()


class Begin(Rule, frozen=True, tag="begin-placement"):
    """The second phase of a round."""

    def run(self, state: "State") -> None:
        """Begin with the first player."""
        state.phase = 2
        state.tell(events.PhaseBegan(2))
        state.then(NextPlacement(0))


class NextPlacement(Rule, frozen=True, tag="next-placement"):
    """Find the seat that places next, from this place of the turn order on; when none is left the actions follow."""

    at: int

    def run(self, state: "State") -> None:
        """Skip seats that have passed or have no dice; a seat without a die that fits passes automatically (R57)."""
        at, order = self.at, state.order
        for _ in order:
            seat = order[at]
            at = (at + 1) % len(order)
            player = state.players[seat]
            if player.passed or not player.dice:
                continue
            if fits(state, player):
                state.turn = seat
                state.then(Placement(seat), NextPlacement(at))
                return
            player.passed = True
            state.tell(events.NoSlotFits(seat))
        state.turn = NOBODY
        state.then(actions.Begin())


def fits(state: "State", player: Player) -> bool:
    """Whether a die of a player fits a free slot."""
    placed = state.placed
    return any(placed[slot] == EMPTY for slot, _ in state.boards.reached[player.dice[0]])


class Placement(Question, frozen=True, tag="placement"):
    """Where the next die goes, or pass for the round (R06)."""

    opens_turn: ClassVar[bool] = True

    def moves(self, state: "State") -> list[Place | Pass]:
        """List the free slots that one of the dice fits; several dice of a player may lie at one location."""
        best, placed = state.players[self.seat].dice[0], state.placed
        slots: list[Place | Pass] = [move for slot, move in state.boards.reached[best] if placed[slot] == EMPTY]
        slots.append(PASS)
        return slots

    def answer(self, state: "State", move: Place | Pass) -> None:
        """Ask which die, or take the seat out of the phase."""
        if type(move) is Place:
            state.then(DieChoice(self.seat, state.boards.first_slot[move.location] + move.slot - 1))
        else:
            state.players[self.seat].passed = True
            state.tell(events.Passed(self.seat))


class DieChoice(Question, frozen=True, tag="die-choice"):
    """Which die goes to the chosen slot."""

    slot: int

    def moves(self, state: "State") -> tuple[UseDie, ...]:
        """List the different values that reach the minimum."""
        return state.box.uses(state.players[self.seat].dice, state.boards.lows[self.slot])

    def answer(self, state: "State", move: UseDie) -> None:
        """Place it; then what the slot costs, its assistant action, and a down-move, in this order (R25)."""
        boards, slot, player = state.boards, self.slot, state.players[self.seat]
        dice = list(player.dice)
        dice.remove(move.value)
        player.dice = tuple(dice)
        state.placed[slot] = die(self.seat, move.value)
        place = boards.place[slot]
        state.tell(events.Placed(self.seat, place.location, place.slot, move.value))
        cost = boards.slot_costs[slot]
        if cost:
            if abilities.unused(state, self.seat, "ignore_slot_cost"):
                state.then(SlotCost(self.seat, cost))
            else:
                payments.charge(state, self.seat, cost, "placement")
        if boards.assistants[slot]:
            state.then(assistants.AssistantAction(self.seat, free=False))
        if boards.assistants[slot] or self.seat in state.market:
            state.then(black_market.Descent(self.seat))


class SlotCost(Question, frozen=True, tag="slot-cost"):
    """Whether a money symbol is paid or a character lets it be ignored (R65)."""

    pounds: int

    def moves(self, state: "State") -> list[CallOn | Pay]:
        """List the characters who can, and paying."""
        helpers = abilities.unused(state, self.seat, "ignore_slot_cost")
        call_on = state.box.call_on
        return [*[call_on[character] for character, _ in helpers], PAY]

    def answer(self, state: "State", move: CallOn | Pay) -> None:
        """Pay, or note the help."""
        if type(move) is CallOn:
            abilities.use(state, self.seat, state.box.character_of[move.character])
            state.tell(events.CalledOn(self.seat, move.character))
        else:
            payments.charge(state, self.seat, self.pounds, "placement")
