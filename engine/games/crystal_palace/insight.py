"""How good a position looks to a bot: the points each seat can expect at the end, item by item.

`prospects` estimates what a player owns, whatever lies on the table. This module adds what depends on the table: the
race for buzz, the Black Market and the dice, both those on the board and those in hand.
"""

from collections.abc import Sequence
from typing import Final

from engine.agenda import Choice
from engine.items import itemised

from .actions import Action, NextDie
from .components import PORT_OF_LONDON
from .moments import Moment, Prepared
from .parts import BUZZ, EMPTY, EMPTY_SPACES, LOANS, MARKET, NOBODY, OBJECTIVE, value_of
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
    Offered,
    Prospects,
    Ranked,
)
from .state import State
from .worths import MOST_HANDS, Lying

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

_LINES: Final = {
    BUZZ: "buzz",
    MARKET: "black-market",
    OBJECTIVE: "objective",
    LOANS: "loans",
    EMPTY_SPACES: "research",
}
"""The items that the lines of the final scoring belong to."""


def appraise(state: State, prepared: Prepared, seats: Sequence[int]) -> list[list[float]]:
    """Estimate the final points of some seats, item by item."""
    if not state.agenda:
        return [itemised(TERMS, _LINES, state.players[seat].points) for seat in seats]
    moment, players, rows = prepared.moment(state), state.players, []
    people = [prepared.prospects(moment, state, seat) for seat in seats]
    for seat, prospects in zip(seats, people, strict=True):
        items = prospects.items[:]
        items[T_POINTS] = float(sum(players[seat].points))
        items[T_BUZZ] += _buzz_lead(state, moment, players[seat].buzz)
        if state.watch == seat:
            items[T_RESEARCH] += prospects.watch
        rows.append(items)
    asked = state.agenda[-1]
    if isinstance(asked, Choice) and asked.opens_turn and not asked.sealed and asked.seat in seats:
        rows[seats.index(asked.seat)][T_DICE] += moment.weights.dice.to_move[moment.left]
    if state.market.count(NOBODY) < len(state.market):
        _add_black_market(state, moment, seats, people, rows)
    if state.phase <= 3:
        _add_dice(state, moment, seats, people, rows)
    return rows


def _buzz_lead(state: State, moment: Moment, space: int) -> float:
    """Estimate the final points for the buzz track of a seat on a space."""
    ahead = beside = 0
    for other in state.players:
        if other.buzz > space:
            ahead += 1
        elif other.buzz == space:
            beside += 1
    return moment.lead[ahead][beside]


# The Black Market


def _add_black_market(
    state: State, moment: Moment, seats: Sequence[int], people: list[Prospects], rows: list[list[float]]
) -> None:
    """Add what assistants will bring: every round, and the highest at the end."""
    market = state.market
    rate = moment.weights.black_market.stays[market.count(NOBODY)] * moment.assistant
    rank, top = 0, moment.top
    for space in range(len(market) - 1, -1, -1):
        owner = market[space]
        if owner != NOBODY:
            if owner in seats:
                number = seats.index(owner)
                points = people[number].sinking(space) * rate
                rows[number][T_BLACK_MARKET] += points + top[rank] if rank < len(top) else points
            rank += 1


# Dice


def _add_dice(
    state: State, moment: Moment, seats: Sequence[int], people: list[Prospects], rows: list[list[float]]
) -> None:
    """Add what the dice of this round will do: those on the board and those in hand."""
    phase, values = state.phase, moment.values
    table = _Table(state, moment)
    if phase > 1:
        table.add_placed(seats, people, rows)
    if phase < 3:
        for seat, prospects, items in zip(seats, people, rows, strict=True):
            player = state.players[seat]
            hand = player.sealed or player.dice
            if hand and not player.passed:
                items[T_DICE] += moment.in_hand * table.hand(prospects, hand, player.assistants)
                items[T_DICE] += sum([values[value] for value in hand])
        table.add_order(seats, rows)


class _Table:
    """What lies on the table, for the dice of all seats."""

    def __init__(self, state: State, moment: Moment) -> None:
        self.state = state
        self.moment = moment
        self.layout = moment.worths.layout(state.placed)
        self.has_ticket = len(state.tickets) < moment.box.components.tickets.count and EMPTY in [
            state.spots[spot] for spot in moment.worths.tickets
        ]
        """Whether a die can still be left on a ticket this round."""
        self.offer = (
            *state.patents,
            *state.tiles,
            *state.shares,
            *state.characters,
            *state.spots,
            state.editor,
            self.has_ticket,
        )
        """What the locations offer."""

        self.higher = [moment.box.higher(() if player.passed else player.dice) for player in state.players]
        """By seat and value, how many of the dice it has still to place are higher."""
        self.threats = [sum(higher) for higher in zip(*self.higher, strict=True)]
        """By value, how many of all these dice are higher."""

    def offered_to(self, prospects: Prospects) -> Offered:
        """Return what is known of what locations would bring to a seat."""
        offered = prospects.offers.get(self.offer)
        if offered is None:
            offered = prospects.offers[self.offer] = Offered(len(self.moment.chances))
        return offered

    def ranked(self, prospects: Prospects, offered: Offered, location: int, value: int) -> Ranked:
        """Return what a location would bring to a die of a seat, by its rank there."""
        found = offered.ranked[location]
        if found is None:
            found = offered.ranked[location] = prospects.ranked(location, self.state)
        if location == PORT_OF_LONDON and self.has_ticket:
            ticketed = offered.ticketed[value]
            if ticketed is None:
                ticketed = offered.ticketed[value] = prospects.with_ticket(found, self.moment.ticket + value)
            return ticketed
        return found

    # Dice on the board

    def add_placed(self, seats: Sequence[int], people: list[Prospects], rows: list[list[float]]) -> None:
        """Add what the dice on the board will do."""
        is_placing, acting = self.state.phase == 2, self.state.acting
        of_seat = {
            seat: (self.offered_to(each), each, items) for seat, each, items in zip(seats, people, rows, strict=True)
        }
        for location, lying in enumerate(self.layout.lying if is_placing else self.still_to_act()):
            if not lying:
                continue
            free = [slot for slot in self.moment.boards.actions[location] if acting[slot] == EMPTY]
            for rank, (value, _, owner) in enumerate(lying):
                if owner in of_seat:
                    higher = self.threats[value] - self.higher[owner][value] if is_placing else 0
                    offered, prospects, items = of_seat[owner]
                    items[_TERM_OF[location]] += self.acting(prospects, offered, location, value, rank, free, higher)

    def still_to_act(self) -> list[Lying]:
        """Return the dice without those that have acted or passed: they lie where they were."""
        lying = self.layout.lying
        for step in reversed(self.state.agenda):
            if type(step) is Action:
                at = self.moment.boards.location_of[step.slot]
                current = (value_of(self.state.placed[step.slot]), -step.slot)
                return [[]] * at + [[each for each in lying[at] if each[:2] <= current]] + lying[at + 1 :]
            if type(step) is NextDie:
                return [[]] * step.location + lying[step.location :]
        return []

    def acting(
        self,
        prospects: Prospects,
        offered: Offered,
        location: int,
        value: int,
        rank: int,
        free: list[int],
        higher: int,
    ) -> float:
        """Estimate what a die on the board will do after this many others; as many higher ones may still come."""
        numbers, scale = self.moment.weights.dice, self.moment.on_board
        if rank >= len(free):
            return numbers.no_action * scale
        picks, _ = self.ranked(prospects, offered, location, value)
        higher -= len(free) - rank - 1
        chance = max(numbers.held, 1.0 - numbers.overtaken * higher) if higher > 0 else 1.0
        pick = picks[rank] if rank < len(picks) else 0.0
        return max(0.0, chance * (pick + prospects.bonuses[free[rank]])) * scale

    # Dice in hand

    def add_order(self, seats: Sequence[int], rows: list[list[float]]) -> None:
        """Add what turn order and higher dice are worth, from their reveal until all are placed."""
        state, moment = self.state, self.moment
        above, earlier = moment.weights.dice.above[moment.left], moment.weights.dice.earlier[moment.left]
        if not above and not earlier:
            return
        for seat, items in zip(seats, rows, strict=True):
            player = state.players[seat]
            if player.dice and not player.passed:
                items[T_DICE] += earlier * state.order.index(seat)
                rivals = [every - own for every, own in zip(self.threats, self.higher[seat], strict=True)]
                if above and rivals[0]:
                    # Those that are lower are all but those that are higher than the value below.
                    higher = sum([rivals[0] - rivals[die - 1] - rivals[die] for die in player.dice])
                    items[T_DICE] += above * higher / rivals[0]

    def hand(self, prospects: Prospects, dice: tuple[int, ...], assistants: int) -> float:
        """Estimate what dice in hand could do if no one else placed any."""
        offered, assistant = self.offered_to(prospects), self.assistant(prospects, assistants)
        hands, key = self.moment.worths.hands, (offered, self.layout, dice, assistant)
        points = hands.get(key)
        if points is None:
            if len(hands) >= MOST_HANDS:
                hands.clear()
            points = hands[key] = self._in_turn(prospects, offered, dice, assistant)
        return points

    def _in_turn(self, prospects: Prospects, offered: Offered, dice: tuple[int, ...], assistant: float) -> float:
        """Estimate what dice could do one after another: the highest looks first."""
        moment, layout, points = self.moment, self.layout, 0.0
        chances, no_action = moment.chances, moment.weights.dice.no_action
        taken, before, places = layout.taken[:], layout.numbers[:], layout.places[:]
        ladders = [
            (ranked or self.ranked(prospects, offered, location, 0))[1]
            for location, ranked in enumerate(offered.ranked)
        ]
        gains = [ladder[rank] for ladder, rank in zip(ladders, before, strict=True)]
        for value in sorted(dice, reverse=True):
            if self.has_ticket:
                ladders[PORT_OF_LONDON] = self.ranked(prospects, offered, PORT_OF_LONDON, value)[1]
                gains[PORT_OF_LONDON] = ladders[PORT_OF_LONDON][before[PORT_OF_LONDON]]
            chance = chances[value]
            best, at, place = no_action, NOBODY, NOBODY
            for location, gain in enumerate(gains):
                gain *= chance
                if assistant + gain > best:  # else no place would be good enough
                    extra, slot, assisted = places[location][value]
                    if assisted != NOBODY and (assistant > extra or (assistant == extra and assisted < slot)):
                        extra, slot = assistant, assisted
                    if extra + gain > best:
                        best, at, place = extra + gain, location, slot
            points += best
            if place != NOBODY:
                taken[at] |= 1 << place - moment.boards.slots[at].start
                places[at] = moment.worths.places(at, taken[at])
                before[at] += 1
                gains[at] = ladders[at][before[at]]
                if moment.boards.assistants[place]:
                    assistant *= moment.weights.black_market.second_action
        return points

    def assistant(self, prospects: Prospects, assistants: int) -> float:
        """Estimate what an assistant action would bring now to a seat with so many in supply."""
        if not assistants:
            return prospects.promotion
        moment, market = self.moment, self.state.market
        space = market.index(NOBODY)
        sinking = prospects.sinking(space) * moment.weights.black_market.stays[market.count(NOBODY)]
        return max(prospects.promotion, sinking - moment.boards.market_costs[space] * moment.worths.pound)
