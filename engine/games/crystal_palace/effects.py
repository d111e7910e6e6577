"""Carrying out effects (section 11.0 of the rules): one function for each kind of operation.

Operations come one after another, each settled with everything it triggers before the next (R62): an operation plans
what it triggers, and the rest of the effect is planned behind it. The player an effect falls on makes every choice.
"""

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final

from engine.agenda import Rule

from . import assistants, black_market, buzz, events, greens, income, metrics, payments, research, westminster
from .compiling import NO_EFFECT
from .components import Price
from .moves import ACCEPT, DECLINE, Accept, Decline, Pick
from .questions import Question
from .vocabulary import (
    Advance,
    Assistant,
    Choose,
    Die,
    Effect,
    Exchange,
    Gain,
    Goods,
    Lose,
    Per,
    PushDown,
    Research,
    Retreat,
    UseGreen,
    Watch,
)

if TYPE_CHECKING:
    from .state import State


def begin(state: "State", seat: int, effect: int) -> None:
    """Plan an effect, if there is one."""
    if effect != NO_EFFECT:
        state.then(Carry(seat, effect, 0))


class Carry(Rule, frozen=True, tag="carry"):
    """The operation of an effect that comes next for a seat."""

    seat: int
    effect: int
    at: int

    def run(self, state: "State") -> None:
        """Carry it out and plan the rest. What has begun is finished, even if its tile leaves meanwhile (R62)."""
        effect = state.box.effects[self.effect]
        operation = effect.operations[self.at]
        _CARRY[type(operation)](state, self, operation, effect)
        if self.at + 1 < len(effect.operations):
            state.then(Carry(self.seat, self.effect, self.at + 1))


def receive(state: "State", seat: int, goods: Goods, times: int, line: int) -> None:
    """Add goods to a seat, this many times; newspapers above the limit are lost (R36)."""
    player = state.players[seat]
    newspapers = goods.newspapers
    if newspapers:
        newspapers = min(newspapers * times, state.box.components.newspapers.max - player.newspapers)
        player.newspapers += newspapers
    player.pounds += goods.pounds * times
    player.gears += goods.gears * times
    player.energy += goods.energy * times
    player.points[line] += goods.vp * times
    gained = (goods.pounds * times, goods.gears * times, goods.energy * times, newspapers, goods.vp * times)
    state.tell(events.Gained(seat, *gained))


def _gain(state: "State", step: Carry, operation: Gain, effect: Effect) -> None:
    receive(state, step.seat, operation, 1, effect.line)


def _lose(state: "State", step: Carry, operation: Lose, effect: Effect) -> None:
    """Take goods as far as they are there (R10), points always (R48), and pounds even if they must be borrowed."""
    player = state.players[step.seat]
    gears = min(operation.gears, player.gears)
    energy = min(operation.energy, player.energy)
    newspapers = min(operation.newspapers, player.newspapers)
    player.gears -= gears
    player.energy -= energy
    player.newspapers -= newspapers
    player.points[effect.line] -= operation.vp
    if gears or energy or newspapers or operation.vp:
        state.tell(events.Lost(step.seat, gears, energy, newspapers, operation.vp))
    payments.charge(state, step.seat, operation.pounds, effect.origin)


def _advance(state: "State", step: Carry, operation: Advance, effect: Effect) -> None:
    if operation.income:
        income.advance(state, step.seat, operation.income)
    if operation.westminster:
        state.then(*[westminster.Ascent(step.seat)] * operation.westminster)
    if operation.buzz:
        state.then(buzz.BuzzMove(step.seat, operation.buzz))


def _retreat(state: "State", step: Carry, operation: Retreat, effect: Effect) -> None:
    income.retreat(state, step.seat, operation.income)


def _assistant(state: "State", step: Carry, operation: Assistant, effect: Effect) -> None:
    state.then(*[assistants.AssistantAction(step.seat, operation.free)] * operation.actions)


def _push_down(state: "State", step: Carry, operation: PushDown, effect: Effect) -> None:
    black_market.push_down(state, step.seat, operation.count)


def _research(state: "State", step: Carry, operation: Research, effect: Effect) -> None:
    research.gain(state, step.seat, operation.from_)


def _use_green(state: "State", step: Carry, operation: UseGreen, effect: Effect) -> None:
    state.then(greens.GreenBonus(step.seat, operation.times, ()))


def _die(state: "State", step: Carry, operation: Die, effect: Effect) -> None:
    """Take dice from the reserve for the next round, as far as there are any."""
    player = state.players[step.seat]
    dice = min(operation.count, player.reserve)
    player.reserve -= dice
    player.gained += dice
    state.tell(events.DiceGained(step.seat, dice))


def _watch(state: "State", step: Carry, operation: Watch, effect: Effect) -> None:
    state.watch = step.seat
    state.tell(events.WatchTaken(step.seat))


def _per(state: "State", step: Carry, operation: Per, effect: Effect) -> None:
    times = metrics.metric(state, step.seat, operation.count) // operation.each
    if operation.max is not None:
        times = min(times, operation.max)
    if times:
        receive(state, step.seat, operation.gain, times, effect.line)


def _choose(state: "State", step: Carry, operation: Choose, effect: Effect) -> None:
    state.then(Alternative(step.seat, step.effect, step.at))


def _exchange(state: "State", step: Carry, operation: Exchange, effect: Effect) -> None:
    state.then(Bargain(step.seat, step.effect, step.at, operation.max))


_CARRY: Final[dict[type, Callable[["State", Carry, Any, Effect], None]]] = {
    Gain: _gain,
    Lose: _lose,
    Advance: _advance,
    Retreat: _retreat,
    Assistant: _assistant,
    PushDown: _push_down,
    Research: _research,
    UseGreen: _use_green,
    Die: _die,
    Watch: _watch,
    Per: _per,
    Choose: _choose,
    Exchange: _exchange,
}


class Alternative(Question, frozen=True, tag="alternative"):
    """Which of several effects is taken; any may be, even one that gives nothing (R60)."""

    effect: int
    at: int

    def options(self, state: "State") -> tuple[int, ...]:
        """Return the numbers of the effects to choose from."""
        operation = state.box.effects[self.effect].operations[self.at]
        assert isinstance(operation, Choose)
        return operation.options

    def moves(self, state: "State") -> tuple[Pick, ...]:
        """List them by number."""
        return state.box.pick[: len(self.options(state))]

    def answer(self, state: "State", move: Pick) -> None:
        """Begin it."""
        begin(state, self.seat, self.options(state)[move.option - 1])


class Bargain(Question, frozen=True, tag="bargain"):
    """Whether an exchange of an effect is made; goods must be there, pounds may be borrowed."""

    effect: int
    at: int
    left: int

    def offer(self, state: "State") -> Exchange:
        """Return what is paid and what is received."""
        operation = state.box.effects[self.effect].operations[self.at]
        assert isinstance(operation, Exchange)
        return operation

    def moves(self, state: "State") -> list[Accept | Decline]:
        """Offer it if the goods are there; declining is always possible."""
        pay, player = self.offer(state).pay, state.players[self.seat]
        can_pay = player.gears >= pay.gears and player.energy >= pay.energy and player.newspapers >= pay.newspapers
        return [ACCEPT, DECLINE] if can_pay else [DECLINE]

    def answer(self, state: "State", move: Accept | Decline) -> None:
        """Pay in full, then receive."""
        if type(move) is Accept:
            pay = self.offer(state).pay
            payments.bill(state, self.seat, Price(pay.gears, pay.energy, pay.pounds, pay.newspapers), "exchange")
            state.then(Bargained(self.seat, self.effect, self.at, self.left))


class Bargained(Rule, frozen=True, tag="bargained"):
    """An exchange of an effect that is paid."""

    seat: int
    effect: int
    at: int
    left: int

    def run(self, state: "State") -> None:
        """Receive, and ask again as often as allowed."""
        effect = state.box.effects[self.effect]
        operation = effect.operations[self.at]
        assert isinstance(operation, Exchange)
        receive(state, self.seat, operation.get, 1, effect.line)
        if self.left > 1:
            state.then(Bargain(self.seat, self.effect, self.at, self.left - 1))
