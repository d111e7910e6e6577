"""How good a position looks to a bot: the points each seat can expect at the end, item by item.

`prospects` estimates what a player owns, whatever lies on the table. This module adds what depends on the table: the
race for buzz, the Black Market and the dice, both those on the board and those in hand.
"""

from collections.abc import Sequence
from typing import Final

from engine.agenda import Choice

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
    Ranked,
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
        _add_order(state, moment, seats, rows)


def _add_order(state: State, moment: Moment, seats: Sequence[int], rows: list[list[float]]) -> None:
    """Add what turn order and higher dice are worth, from their reveal until all are placed."""
    above, earlier = moment.weights.dice.above[moment.left], moment.weights.dice.earlier[moment.left]
    if not above and not earlier:
        return
    hands = [() if player.passed else player.dice for player in state.players]
    for seat, items in zip(seats, rows, strict=True):
        if hands[seat]:
            items[T_DICE] += earlier * state.order.index(seat)
            rivals = [die for other, hand in enumerate(hands) if other != seat for die in hand]
            if above and rivals:
                higher = sum([(die > rival) - (die < rival) for die in hands[seat] for rival in rivals])
                items[T_DICE] += above * higher / len(rivals)


class _Table:
    """What lies on the table, for the dice of all seats."""

    def __init__(self, state: State, moment: Moment) -> None:
        self.state = state
        self.moment = moment
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
        self.taken = [0] * len(LOCATIONS)
        """By location, the placement slots that are taken, a bit for each."""
        self.lying: list[_Lying] = [[] for _ in LOCATIONS]
        """By location, the dice that lie there."""
        location_of, slots = moment.boards.location_of, moment.boards.slots
        for slot, die in enumerate(state.placed):
            if die != EMPTY:
                location = location_of[slot]
                self.taken[location] |= 1 << slot - slots[location].start
                self.lying[location].append((value_of(die), -slot, owner_of(die)))

    def offers_to(self, prospects: Prospects) -> list[Ranked | None]:
        """Return what is known of what locations would bring to a seat.

        It is by location, and after these by the value of a die that could be left on a ticket at the Port.
        """
        offers = prospects.offers.get(self.offer)
        if offers is None:
            size = len(LOCATIONS) + len(self.moment.chances)
            offers = prospects.offers[self.offer] = [None] * size
        return offers

    def ranked(self, prospects: Prospects, offers: list[Ranked | None], location: int, value: int) -> Ranked:
        """Return what a location would bring to a die of a seat, by its rank there."""
        found = offers[location]
        if found is None:
            found = offers[location] = prospects.ranked(location, self.state)
        if location == PORT_OF_LONDON and self.has_ticket:
            number = len(LOCATIONS) + value
            ticketed = offers[number]
            if ticketed is None:
                ticketed = offers[number] = prospects.with_ticket(found, self.moment.ticket + value)
            return ticketed
        return found

    # Dice on the board

    def add_placed(self, seats: Sequence[int], people: list[Prospects], rows: list[list[float]]) -> None:
        """Add what the dice on the board will do."""
        state = self.state
        players, acting = state.players, state.acting
        of_seat = dict(zip(seats, range(len(seats)), strict=True))
        threats: list[int] = []
        if state.phase == 2:
            threats = [die for player in players if not player.passed for die in player.dice]
        for location, lying in enumerate(self.lying if state.phase == 2 else self.still_to_act()):
            if not lying:
                continue
            lying.sort(reverse=True)
            free = [slot for slot in self.moment.boards.actions[location] if acting[slot] == EMPTY]
            for rank, (value, _, owner) in enumerate(lying):
                if owner in of_seat:
                    number, higher = of_seat[owner], 0
                    if threats:
                        higher = sum([die > value for die in threats])
                        if not players[owner].passed:
                            higher -= sum([die > value for die in players[owner].dice])
                    rows[number][_TERM_OF[location]] += self.acting(people[number], location, value, rank, free, higher)

    def still_to_act(self) -> list[_Lying]:
        """Return the dice without those that have acted or passed: they lie where they were."""
        lying = self.lying
        for step in reversed(self.state.agenda):
            if type(step) is Action:
                at = self.moment.boards.location_of[step.slot]
                current = (value_of(self.state.placed[step.slot]), -step.slot)
                return [[]] * at + [[each for each in lying[at] if each[:2] <= current]] + lying[at + 1 :]
            if type(step) is NextDie:
                return [[]] * step.location + lying[step.location :]
        return []

    def acting(self, prospects: Prospects, location: int, value: int, rank: int, free: list[int], higher: int) -> float:
        """Estimate what a die on the board will do after this many others; as many higher ones may still come."""
        numbers, scale = self.moment.weights.dice, self.moment.on_board
        if rank >= len(free):
            return numbers.no_action * scale
        picks, _ = self.ranked(prospects, self.offers_to(prospects), location, value)
        higher -= len(free) - rank - 1
        chance = max(numbers.held, 1.0 - numbers.overtaken * higher) if higher > 0 else 1.0
        pick = picks[rank] if rank < len(picks) else 0.0
        return max(0.0, chance * (pick + prospects.bonuses[free[rank]])) * scale

    # Dice in hand

    def hand(self, prospects: Prospects, dice: tuple[int, ...], assistants: int) -> float:
        """Estimate what dice in hand could do if no one else placed any: the highest looks first."""
        moment, worths = self.moment, self.moment.worths
        places, chances, no_action = worths.places, moment.chances, moment.weights.dice.no_action
        offers, assistant, points = self.offers_to(prospects), self.assistant(prospects, assistants), 0.0
        taken, before = self.taken[:], [len(lying) for lying in self.lying]
        ladders = [(offers[each] or self.ranked(prospects, offers, each, 0))[1] for each in range(len(LOCATIONS))]
        gains = [ladder[rank] for ladder, rank in zip(ladders, before, strict=True)]
        for value in sorted(dice, reverse=True):
            if self.has_ticket:
                ladders[PORT_OF_LONDON] = self.ranked(prospects, offers, PORT_OF_LONDON, value)[1]
                gains[PORT_OF_LONDON] = ladders[PORT_OF_LONDON][before[PORT_OF_LONDON]]
            chance = chances[value]
            best, at, place = no_action, NOBODY, NOBODY
            for location, gain in enumerate(gains):
                gain *= chance
                if assistant + gain > best:  # else no place would be good enough
                    layout = places[location].get(taken[location]) or worths.lay_out(location, taken[location])
                    extra, slot, assisted = layout[value]
                    if assisted != NOBODY and (assistant > extra or (assistant == extra and assisted < slot)):
                        extra, slot = assistant, assisted
                    if extra + gain > best:
                        best, at, place = extra + gain, location, slot
            points += best
            if place != NOBODY:
                taken[at] |= 1 << place - moment.boards.slots[at].start
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
