"""How good a position looks to a bot: the points each seat can expect at the end, item by item.

`prospects` estimates what a player owns, whatever lies on the table. This module adds what depends on the table: the
race for buzz, the Black Market and the dice, both those on the board and those in hand.
"""

import math
from collections.abc import Sequence
from typing import Final

from .actions import Action, NextDie
from .components import LOCATIONS, PORT_OF_LONDON
from .moments import Moment, Prepared
from .parts import EMPTY, NOBODY, owner_of, value_of
from .prospects import (
    T_BLACK_MARKET,
    T_BUZZ,
    T_CHARACTERS,
    T_DICE,
    T_INCOME,
    T_PATENTS,
    T_POINTS,
    T_RESEARCH,
    T_STATIONS,
    T_WESTMINSTER,
    TERMS,
    Prospects,
)
from .state import State

__all__ = ("TERMS", "appraise")

_TERM_OF: Final = (
    T_PATENTS,
    T_RESEARCH,
    T_INCOME,
    T_WESTMINSTER,
    T_CHARACTERS,
    T_BUZZ,
    T_STATIONS,
    T_STATIONS,
)
"""By location, the item that the dice there count under."""

_Lying = list[tuple[int, int, int]]
"""Dice on the board: value, slot with a minus, and the seat."""


def appraise(state: State, prepared: Prepared, seats: Sequence[int]) -> list[list[float]]:
    """Estimate the final points of some seats, item by item."""
    if not state.agenda:
        rest = [0.0] * (len(TERMS) - 1)
        return [[float(state.players[seat].vp), *rest] for seat in seats]
    moment = prepared.moment(state)
    people = [prepared.prospects(moment, state, seat) for seat in seats]
    rows = [prospects.items[:] for prospects in people]
    for seat, prospects, items in zip(seats, people, rows, strict=True):
        items[T_POINTS] = float(sum(state.players[seat].points))
        items[T_BUZZ] += _buzz_lead(state, moment, seat)
        if state.watch == seat:
            items[T_RESEARCH] += prospects.watch
    _add_black_market(state, moment, seats, people, rows)
    _add_dice(state, moment, seats, people, rows)
    return rows


def _buzz_lead(state: State, moment: Moment, seat: int) -> float:
    """Estimate the final points for the buzz track."""
    space, scale = state.players[seat].buzz, moment.box.components.final.buzz_vp
    ahead = beside = 0
    for other in state.players:
        if other.buzz > space:
            ahead += 1
        elif other.buzz == space:
            beside += 1
    return moment.weights.buzz.lead[moment.left] * sum(scale[ahead : ahead + beside]) / beside


# The Black Market


def _add_black_market(
    state: State, moment: Moment, seats: Sequence[int], people: list[Prospects], rows: list[list[float]]
) -> None:
    """Add what assistants will bring: every round, and the highest at the end."""
    market, weights = state.market, moment.weights.black_market
    occupied = [(space, owner) for space, owner in enumerate(market) if owner != NOBODY]
    if not occupied:
        return
    stays = weights.stays[len(market) - len(occupied)]
    of_seat = dict(zip(seats, range(len(seats)), strict=True))
    for space, owner in occupied:
        if owner in of_seat:
            number = of_seat[owner]
            rows[number][T_BLACK_MARKET] += _sinking(moment, people[number], space) * stays
    top = weights.top[moment.left]
    for (_, owner), vp in zip(reversed(occupied), moment.box.components.final.market_vp, strict=False):
        if owner in of_seat:
            rows[of_seat[owner]][T_BLACK_MARKET] += top * vp


def _sinking(moment: Moment, prospects: Prospects, space: int) -> float:
    """Estimate what an assistant brings that sinks by one space each round."""
    worth = moment.worths.sinking[space]
    if worth is None:
        benefits, effect = moment.boards.benefits, prospects.effect
        worth = sum([effect(benefits[each]) for each in range(space, max(-1, space - moment.greens), -1)])
    return worth


# Dice


def _add_dice(
    state: State, moment: Moment, seats: Sequence[int], people: list[Prospects], rows: list[list[float]]
) -> None:
    """Add what dice will do: those of rounds to come, those on the board, those in hand."""
    phase, die, numbers = state.phase, moment.worths.die, moment.weights.dice
    for seat, prospects, items in zip(seats, people, rows, strict=True):
        player = state.players[seat]
        items[T_DICE] = die * (player.usable + player.gained + player.bought)
        if prospects.is_planning:
            items[T_DICE] += numbers.die[moment.left] * (player.usable + player.bought)
    if phase > 3:
        return
    table = _Table(state, moment)
    if phase > 1:
        table.add_placed(seats, people, rows)
    if phase < 3:
        for seat, prospects, items in zip(seats, people, rows, strict=True):
            player = state.players[seat]
            hand = player.sealed or player.dice
            if hand and not player.passed:
                items[T_DICE] += numbers.hand * table.hand(prospects, hand, player.assistants)


class _Table:
    """What lies on the table, for the dice of all seats."""

    def __init__(self, state: State, moment: Moment) -> None:
        self.state = state
        self.moment = moment
        self.numbers = moment.weights.dice
        self.boards = moment.boards
        self.has_ticket = len(state.tickets) < moment.box.components.tickets.count and any(
            state.spots[spot] == EMPTY for spot in moment.worths.tickets
        )
        """Whether a die can still be left on a ticket this round."""
        self.offer = (
            tuple(state.patents),
            tuple(state.tiles),
            tuple(state.shares),
            tuple(state.characters),
            tuple(state.spots),
            state.editor,
        )
        self.before = [0] * len(LOCATIONS)
        """Dice that lie at a location, before any in hand."""

    def add_placed(self, seats: Sequence[int], people: list[Prospects], rows: list[list[float]]) -> None:
        """Add what the dice on the board will do."""
        state, boards = self.state, self.boards
        at: dict[int, _Lying] = {}
        for slot, die in enumerate(state.placed):
            if die != EMPTY:
                location = boards.location_of[slot]
                self.before[location] += 1
                at.setdefault(location, []).append((value_of(die), -slot, owner_of(die)))
        of_seat = dict(zip(seats, range(len(seats)), strict=True))
        for location, lying in at.items():
            if state.phase == 3:
                lying = self.still_to_act(location, lying)
            if not any(owner in of_seat for _, _, owner in lying):
                continue
            lying.sort(reverse=True)
            free = [slot for slot in boards.actions[location] if state.acting[slot] == EMPTY]
            for rank, (value, _, owner) in enumerate(lying):
                if owner in of_seat:
                    number = of_seat[owner]
                    rows[number][_TERM_OF[location]] += self.acting(people[number], location, value, rank, free, owner)

    def threats(self, seat: int, value: int) -> int:
        """Count the higher dice that rivals can still place."""
        if self.state.phase != 2:
            return 0
        return sum(
            [
                sum([each > value for each in rival.dice])
                for other, rival in enumerate(self.state.players)
                if not rival.passed and other != seat
            ]
        )

    def still_to_act(self, location: int, lying: _Lying) -> _Lying:
        """Leave out the dice that have passed: they lie where they were."""
        for step in reversed(self.state.agenda):
            if type(step) is Action:
                at = self.boards.location_of[step.slot]
                if location == at:
                    current = (value_of(self.state.placed[step.slot]), -step.slot)
                    return [each for each in lying if each[:2] <= current]
                return lying if location > at else []
            if type(step) is NextDie:
                return lying if location >= step.location else []
        return []

    def acting(self, prospects: Prospects, location: int, value: int, rank: int, free: list[int], seat: int) -> float:
        """Estimate what a die on the board will do after this many others; higher ones may still come."""
        numbers = self.numbers
        if rank >= len(free):
            return numbers.no_action
        higher = self.threats(seat, value) - (len(free) - rank) + 1
        chance = max(numbers.held, 1.0 - numbers.overtaken * higher) if higher > 0 else 1.0
        worth = self.action(prospects, location, value, rank) + prospects.effect(self.boards.bonuses[free[rank]])
        return max(0.0, chance * worth)

    def hand(self, prospects: Prospects, dice: tuple[int, ...], assistants: int) -> float:
        """Estimate what dice in hand could do if no one else placed any: the highest looks first."""
        placed, before = [*self.state.placed], [*self.before]
        highest, crowd = self.moment.box.components.dice.highest, self.numbers.crowd
        assistant, points = self.assistant(prospects, assistants), 0.0
        gains = [self.gain(prospects, location, highest, rank) for location, rank in enumerate(before)]
        for value in sorted(dice, reverse=True):
            if self.has_ticket:
                gains[PORT_OF_LONDON] = self.gain(prospects, PORT_OF_LONDON, value, before[PORT_OF_LONDON])
            chance = 1.0 - crowd * (highest - value) / (highest - 1)
            best, taken, place = self.numbers.no_action, NOBODY, NOBODY
            for location, gain in enumerate(gains):
                if assistant + chance * gain > best:  # else no place would be good enough
                    extra, slot = self.place(location, value, placed, assistant)
                    if extra + chance * gain > best:
                        best, taken, place = extra + chance * gain, location, slot
            points += best
            if place != NOBODY:
                placed[place] = value
                before[taken] += 1
                gains[taken] = self.gain(prospects, taken, value, before[taken])
                if self.boards.assistants[place]:
                    assistant *= self.moment.weights.black_market.second_action
        return points

    def gain(self, prospects: Prospects, location: int, value: int, rank: int) -> float:
        """Estimate what a die would do at a location after this many others."""
        actions = self.boards.actions[location]
        if rank >= len(actions):
            return -math.inf
        return self.action(prospects, location, value, rank) + prospects.effect(self.boards.bonuses[actions[rank]])

    def place(self, location: int, value: int, placed: list[int], assistant: float) -> tuple[float, int]:
        """Return what the best free placement slot of a location brings to a die, and which one it is."""
        extra, place = -math.inf, NOBODY
        for slot, low, worth in self.moment.worths.places[location]:
            if low <= value and placed[slot] == EMPTY:
                extra, place = worth, slot
                break
        for slot, low in self.moment.worths.assisted[location]:
            if low <= value and placed[slot] == EMPTY:
                if assistant > extra or (assistant == extra and slot < place):
                    extra, place = assistant, slot
                break
        return extra, place

    def assistant(self, prospects: Prospects, assistants: int) -> float:
        """Estimate what an assistant action would bring now to a seat with so many in supply."""
        if not assistants:
            return prospects.promotion
        moment, market = self.moment, self.state.market
        space = market.index(NOBODY)
        sinking = _sinking(moment, prospects, space) * moment.weights.black_market.stays[market.count(NOBODY)]
        return max(prospects.promotion, sinking - self.boards.market_costs[space] * moment.worths.pound)

    def action(self, prospects: Prospects, location: int, value: int, rank: int) -> float:
        """Estimate what the action of a location would bring to a die after this many others."""
        rows = prospects.picks.get(self.offer)
        if rows is None:
            rows = prospects.picks[self.offer] = [None] * len(LOCATIONS)
        picks = rows[location]
        if picks is None:
            picks = rows[location] = sorted(prospects.choices(location, self.state), reverse=True)
        if location == PORT_OF_LONDON and self.has_ticket:
            worths = self.moment.worths
            ticket = self.moment.box.ticket_vp[self.state.round - 1] + value - self.numbers.ticket * worths.die
            better = sum([pick > ticket for pick in picks])
            if rank == better:
                return ticket
            if rank > better:
                rank -= 1
        return picks[rank] if rank < len(picks) else 0.0
