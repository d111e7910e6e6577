"""How good a position looks to a bot: the points a seat can expect at the end.

`prospects` estimates everything a seat owns. This module adds its dice: what those on the board will do, what those in
hand could do, and what dice make in the rounds to come. The numbers of the estimate were fitted by matches between bots
with different numbers.
"""

import math
from collections.abc import Sequence
from typing import Final

from .actions import Action, NextDie
from .components import (
    BANK_OF_ENGLAND,
    BRITISH_MUSEUM,
    LOCATIONS,
    LONDON_TIMES,
    PATENT_OFFICE,
    PORT_OF_LONDON,
    REFORM_CLUB,
    WATERLOO_STATION,
    WESTMINSTER,
)
from .metrics import level
from .parts import EMPTY, NOBODY, die, value_of
from .prospects import BUILT, SPACE, Prospects
from .state import State
from .weights import Weights
from .worths import DIE, WESTMINSTER_STEP

HAND: Final = 0.85
"""Part of what dice in hand could do now that they will do: others come first."""
CROWD: Final = (0.0, 0.0, 0.25, 0.35, 0.45, 0.5)
"""Chance that the lowest die in hand finds no slot, by the number of seats; the highest always finds one."""
OVERTAKEN: Final = 0.15
"""Chance that a higher die of a rival comes to a given location."""
HELD: Final = 0.4
"""Chance that a die finds an action slot after all, however many may come before it."""
NO_ACTION: Final = 0.4
"""Points a die without an action slot brings."""
SECOND_ASSISTANT: Final = 0.6
"""What another assistant action is worth, of the one before."""
TICKET_DIE: Final = 0.8
"""How much a die left on a ticket is missed, of what it would make: the weakest goes there."""
BUILT_AT_LAST: Final = (0.7, 0.4, 0.1, 0.0, 0.0, 0.0, 0.0, 0.0)
"""Chance that a patent still to be taken is built in the last round, by those in hand."""
RECRUITED_AT_LAST: Final = 0.75
"""What is left of a character's worth in the last round, when others need the same goods."""
SALARY_SAVED: Final = 0.17
"""Part of the salaries of a round that a step at Westminster saves."""

_Lying = list[tuple[int, int, int]]
"""Dice on the board: value, slot with a minus, and the die itself."""


TERMS = ("points",)


def appraise(state: State, weights: Weights, seats: Sequence[int]) -> list[list[float]]:
    """Estimate the final points of some seats, item by item."""
    return [[insight(state, seat)] for seat in seats]


def insight(state: State, seat: int) -> float:
    """Estimate a seat's final points."""
    if not state.agenda:
        return float(state.players[seat].vp)
    outlook = _Outlook(state, seat)
    return outlook.points() + outlook.dice()


class _Outlook(Prospects):
    """The prospects of one seat, with its dice."""

    def dice(self) -> float:
        """Estimate what dice will do: those of rounds to come, those on the board, those in hand."""
        state, player = self.state, self.player
        points = self.worths.die * (player.usable + player.gained + player.bought)
        if state.phase > 3:
            return points
        hand = player.sealed or player.dice
        if self.is_planning:
            return points + DIE[self.left] * (player.usable + player.bought)
        self.picks: list[list[float] | None] = [None] * len(LOCATIONS)
        """By location, what its choices would bring, best first; those not asked for yet are missing."""
        self.has_ticket = self.ticket_is_free()
        before = [0] * len(LOCATIONS)
        """Dice that lie at a location, before any in hand."""
        if state.phase > 1:
            points += self.placed(before)
        return points + HAND * self.hand(hand, before) if state.phase < 3 and not player.passed and hand else points

    def placed(self, before: list[int]) -> float:
        """Estimate what the seat's dice on the board will do, and count all dice there."""
        state, seat, boards, points = self.state, self.seat, self.boards, 0.0
        placed, location_of = state.placed, boards.location_of
        taken = [slot for slot, die_ in enumerate(placed) if die_ != EMPTY]
        for slot in taken:
            before[location_of[slot]] += 1
        lowest, highest = die(seat, 0), die(seat + 1, 0)
        own = dict.fromkeys([location_of[slot] for slot in taken if lowest <= placed[slot] < highest])
        threats = self.threats() if own and state.phase == 2 else []
        for location in own:
            slots = boards.slots[location]
            lying = [(value_of(placed[slot]), -slot, placed[slot]) for slot in slots if placed[slot] != EMPTY]
            if state.phase == 3:
                lying = self.still_to_act(location, lying)
            lying.sort(reverse=True)
            free = [slot for slot in boards.actions[location] if state.acting[slot] == EMPTY]
            for rank, (value, _, die_) in enumerate(lying):
                if lowest <= die_ < highest:
                    points += self.acting(location, value, rank, free, threats)
        return points

    def threats(self) -> list[int]:
        """List the dice that rivals can still place."""
        rivals = [rival for rival in self.state.players if not rival.passed and rival is not self.player]
        return [value for rival in rivals for value in rival.dice]

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

    def acting(self, location: int, value: int, rank: int, free: list[int], threats: list[int]) -> float:
        """Estimate what a die on the board will do after this many others; higher ones may still come."""
        if rank >= len(free):
            return NO_ACTION
        higher = sum([threat > value for threat in threats]) - (len(free) - rank) + 1
        chance = max(HELD, 1.0 - OVERTAKEN * higher) if higher > 0 else 1.0
        worth = self.action(location, value, rank) + self.effect(self.boards.bonuses[free[rank]])
        return max(0.0, chance * worth)

    def hand(self, dice: tuple[int, ...], before: list[int]) -> float:
        """Estimate what dice in hand could do if no one else placed any: the highest looks first."""
        placed, highest, crowd = [*self.state.placed], self.box.components.dice.highest, CROWD[len(self.state.players)]
        assistant, points = self.assistant(), 0.0
        gains = [self.gain(location, highest, rank) for location, rank in enumerate(before)]
        for value in sorted(dice, reverse=True):
            if self.has_ticket:
                gains[PORT_OF_LONDON] = self.gain(PORT_OF_LONDON, value, before[PORT_OF_LONDON])
            chance = 1.0 - crowd * (highest - value) / (highest - 1)
            best, taken, place = NO_ACTION, NOBODY, NOBODY
            for location, gain in enumerate(gains):
                if assistant + chance * gain > best:  # else no place would be good enough
                    extra, slot = self.place(location, value, placed, assistant)
                    if extra + chance * gain > best:
                        best, taken, place = extra + chance * gain, location, slot
            points += best
            if place != NOBODY:
                placed[place] = value
                before[taken] += 1
                gains[taken] = self.gain(taken, value, before[taken])
                if self.boards.assistants[place]:
                    assistant *= SECOND_ASSISTANT
        return points

    def gain(self, location: int, value: int, rank: int) -> float:
        """Estimate what a die would do at a location after this many others."""
        actions = self.boards.actions[location]
        if rank >= len(actions):
            return -math.inf
        return self.action(location, value, rank) + self.effect(self.boards.bonuses[actions[rank]])

    def place(self, location: int, value: int, placed: list[int], assistant: float) -> tuple[float, int]:
        """Return what the best free placement slot of a location brings to a die, and which one it is."""
        extra, place = -math.inf, NOBODY
        for slot, low, worth in self.worths.places[location]:
            if low <= value and placed[slot] == EMPTY:
                extra, place = worth, slot
                break
        for slot, low in self.worths.assisted[location]:
            if low <= value and placed[slot] == EMPTY:
                if assistant > extra or (assistant == extra and slot < place):
                    extra, place = assistant, slot
                break
        return extra, place

    def assistant(self) -> float:
        """Estimate what an assistant action would bring now."""
        best = self.promotion
        if self.player.assistants:
            space = self.state.market.index(NOBODY)
            best = max(best, self.sinking(space) - self.boards.market_costs[space] * self.worths.pound)
        return best

    def action(self, location: int, value: int, rank: int) -> float:
        """Estimate what the action of a location would bring to a die after this many others."""
        picks = self.picks[location]
        if picks is None:
            picks = self.picks[location] = sorted(self.choices(location), reverse=True)
        if location == PORT_OF_LONDON and self.has_ticket:
            ticket = self.box.ticket_vp[self.state.round - 1] + value - TICKET_DIE * self.worths.die
            better = sum([pick > ticket for pick in picks])
            if rank == better:
                return ticket
            if rank > better:
                rank -= 1
        return picks[rank] if rank < len(picks) else 0.0

    def ticket_is_free(self) -> bool:
        """Whether a seat can still take a ticket this round."""
        state = self.state
        if len(state.tickets) == self.box.components.tickets.count:
            return False
        return any(state.spots[spot] == EMPTY for spot in self.worths.tickets)

    def choices(self, location: int) -> list[float]:
        """Estimate what each possible choice at a location would bring."""
        state, box, guess, left = self.state, self.box, self.worths, self.left
        if location == PATENT_OFFICE:
            chances = BUILT if left else BUILT_AT_LAST
            chance = chances[min(len(self.player.patents), len(chances) - 1)]
            patents = [patent for patent in state.patents if patent != EMPTY]
            nets = self.nets(patents)
            if not left:
                prices = [box.patent_prices[patent] for patent in patents]
                nets = [net + self.saved(price) for net, price in zip(nets, prices, strict=True)]
            return [net * chance if net > 0.0 else 0.0 for net in nets]
        if location == BRITISH_MUSEUM:
            return [self.displayed_tile(tile) for tile in state.tiles if tile != EMPTY]
        if location == BANK_OF_ENGLAND:
            space = self.player.income
            return [guess.shares[share][space] for share in state.shares if share != EMPTY]
        if location == WESTMINSTER:
            return [WESTMINSTER_STEP[left] + SALARY_SAVED * self.due * guess.pound * left] * len(state.players)
        if location == REFORM_CLUB:
            worths = self.recruits([character for character in state.characters if character != EMPTY])
            return worths if left else [RECRUITED_AT_LAST * worth for worth in worths]
        if location == LONDON_TIMES:
            row = box.editor_rows[state.editor][state.round - 1]
            buzz = (0, *row.gives)[level(state, self.seat, row)]
            return [buzz * self.buzz_step] * len(state.players)
        assert location in (PORT_OF_LONDON, WATERLOO_STATION)
        return [
            self.effect(spot.effect)
            for number, spot in guess.spots[location]
            if state.spots[number] == EMPTY and (self.player.reserve or not spot.needs_die)
        ]

    def displayed_tile(self, tile: int) -> float:
        """Estimate what a research tile would bring, with the space it fills."""
        times = self.greens if self.box.tile_is_permanent[tile] else 1
        space = -self.box.components.final.empty_space_vp * SPACE if self.empty else 0.0
        return times * self.effect(self.box.tile_effects[tile]) + space
