"""Phase 1: everybody sets all dice in secret; after the reveal the turn order is found and the dice are paid."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, ClassVar

from engine.agenda import Choice, Rule

from . import abilities, events, payments, placement, windows
from .moves import NEWSPAPERS_FOR_A_DIE, SetDice, Trade
from .parts import NOBODY

if TYPE_CHECKING:
    from .state import State


class BeginRound(Rule, frozen=True, tag="begin-round"):
    """The first phase of a round."""

    def run(self, state: "State") -> None:
        """Ask everybody."""
        state.phase, state.stage, state.turn = 1, 0, NOBODY
        state.tell(events.RoundBegan(state.round, state.box.rounds[state.round - 1]))
        state.then(DiceSetting(0))


class DiceSetting(Choice, frozen=True, tag="dice-setting"):
    """The values of all dice, sealed until everybody has set theirs (R01, R02). Its seat is the first one missing."""

    opens_turn: ClassVar[bool] = True
    sealed: ClassVar[bool] = True

    def open(self, state: "State") -> list["DiceSetting"]:
        """List the seats that have not set their dice."""
        return [DiceSetting(seat) for seat, player in enumerate(state.players) if not player.sealed]

    def moves(self, state: "State") -> tuple[SetDice, ...]:
        """List every way to set the dice, those bought just now included."""
        player = state.players[self.seat]
        return state.box.settings(player.usable + player.bought)

    def asides(self, state: "State") -> Sequence[Any]:
        """Only a die may be bought before the reveal, and that is a secret too (R54)."""
        player, price = state.players[self.seat], state.box.components.newspapers.for_die
        is_possible = player.reserve > player.bought and player.newspapers >= price * (player.bought + 1)
        return (NEWSPAPERS_FOR_A_DIE,) if is_possible else ()

    def play(self, state: "State", move: SetDice | Trade) -> None:
        """Store the answer with its player; the last answer reveals them all."""
        player = state.players[self.seat]
        if type(move) is SetDice:
            player.sealed = move.values
            state.tell(events.DiceSet(self.seat))
        else:
            player.bought += 1
        missing = next((seat for seat, each in enumerate(state.players) if not each.sealed), NOBODY)
        state.then(Reveal() if missing == NOBODY else DiceSetting(missing))


class Reveal(Rule, frozen=True, tag="reveal"):
    """All dice are shown, and the turn order of the round is found (R54)."""

    def run(self, state: "State") -> None:
        """Show the dice with those bought for them; then windows, payments and the newspapers of the lowest sum."""
        state.revealed += 1
        price = state.box.components.newspapers.for_die
        for seat, player in enumerate(state.players):
            player.dice = tuple(sorted(player.sealed, reverse=True))
            player.newspapers -= player.bought * price
            player.reserve -= player.bought
            player.usable += player.bought
            state.tell(events.DiceRevealed(seat, player.dice, player.bought))
            player.sealed, player.bought = (), 0
        if state.round == 1:
            # R05: before the first round there is no order that could break a tie.
            seats = list(state.order)
            state.shuffle(seats)
            state.order = tuple(seats)
        first = first_player(state)
        state.order = (*range(first, len(state.players)), *range(first))  # R04: clockwise
        state.tell(events.OrderFound(first))
        state.then(windows.Windows(), *map(Payment, state.order), LowestSum(), placement.Begin())


def first_player(state: "State") -> int:
    """Find the highest sum, then the highest die, the second highest and so on, then who was earlier last round."""
    return max(state.order, key=lambda seat: _rank(state, seat))


def _rank(state: "State", seat: int) -> tuple[int, tuple[int, ...], int]:
    """Rank a seat for the turn order; a missing die counts as 0, which a shorter tuple does (R03, R65)."""
    dice = state.players[seat].dice
    added = sum([modifier.add for _, modifier in abilities.of(state, seat, "initiative")])
    return sum(dice) + added, dice, -state.order.index(seat)


class Payment(Rule, frozen=True, tag="payment"):
    """A seat pays the sum of its dice."""

    seat: int

    def run(self, state: "State") -> None:
        """Charge it."""
        payments.charge(state, self.seat, sum(state.players[self.seat].dice), "dice")


class LowestSum(Rule, frozen=True, tag="lowest-sum"):
    """The player who paid least gets a newspaper: all who tie, but if everybody ties not the first player."""

    def run(self, state: "State") -> None:
        """Hand out the newspapers; one too many is lost (R36)."""
        sums = [sum(player.dice) for player in state.players]
        lowest = [seat for seat in state.order if sums[seat] == min(sums)]
        if len(lowest) == len(sums):
            lowest = lowest[1:]
        values = state.box.components
        for seat in lowest:
            player = state.players[seat]
            gained = min(values.dice.lowest_sum_newspapers, values.newspapers.max - player.newspapers)
            player.newspapers += gained
            state.tell(events.LowestSum(seat, sums[seat], gained))
