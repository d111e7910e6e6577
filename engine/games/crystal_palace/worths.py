"""What things are worth to a bot, in points: an estimate that depends only on how far the game has come."""

import math
from collections.abc import Callable, Iterator, Sequence
from functools import lru_cache
from itertools import accumulate
from typing import TYPE_CHECKING, Final

from .box import NO_EFFECT, Box, Row
from .components import Price
from .parts import EMPTY, NOBODY, owner_of, value_of
from .vocabulary import (
    METRICS,
    Advance,
    Assistant,
    Choose,
    Die,
    Exchange,
    Gain,
    Goods,
    Lose,
    Operation,
    Per,
    PushDown,
    Research,
    Retreat,
    UseGreen,
    Watch,
)

if TYPE_CHECKING:
    from .weights import Weights

MOST_POUNDS: Final = 120
MOST_GOODS: Final = 30
"""Pounds, and gears or energy, of which more are worth nothing."""
MOST_LAYOUTS: Final = 2000
MOST_HANDS: Final = 10000
"""How many layouts of dice, and worths of dice in hand, are kept; then they are forgotten all at once."""


class Worths:
    """What the effects, prices, cards and places of a box are worth at a time of the game."""

    def __init__(self, weights: "Weights", box: Box, seats: int, builds: int, greens: int, left: int) -> None:
        self.weights = weights
        self.box = box
        self.left = left
        self.greens = greens
        self.pound = weights.money.pound[builds]
        self.gear = weights.goods.gear[builds]
        self.energy = weights.goods.energy[builds]
        self.newspaper = weights.goods.newspaper[builds]
        self.die = sum(weights.dice.die[:left])
        """What a die makes in the rounds to come."""
        self.buzz_step = weights.buzz.step[left]
        self.effects: list[float] = []
        """By effect, without what depends on a count."""
        self.counted: list[tuple[tuple[int, int, float, float], ...]] = []
        """By effect, what depends on a count: the metric, how many count as one, how often at most, its worth."""
        self.buzz: list[int] = []
        """By effect, the steps on the buzz track that are part of it."""
        for effect in box.effects:
            self.buzz.append(sum(each.buzz for each in effect.operations if isinstance(each, Advance)))
            self.counted.append(tuple(self._per(each) for each in effect.operations if isinstance(each, Per)))
            self.effects.append(sum(map(self._operation, effect.operations)))
        self.metrics = sorted({metric for counted in self.counted for metric, *_ in counted})
        """The metrics that effects count."""
        self.settled = [
            None if buzz or counted else worth
            for worth, buzz, counted in zip(self.effects, self.buzz, self.counted, strict=True)
        ]
        """By effect, all it is worth; None where that depends on buzz or on a count. No effect, -1, comes last."""
        self.settled.append(0.0)
        self.counted.append(())

        year = len(box.rounds) - builds
        self.patents: list[float] = []
        """By patent, what building it at the next occasion brings besides links."""
        for patent, number in enumerate(box.patent_effects):
            effect_ = self.effect(number)
            vp = box.patent_vp[patent][year] if builds else 0
            effect_ = max(effect_, -weights.patents.harm * effect_)
            self.patents.append(vp + effect_ - self.price(box.patent_prices[patent]))
        self.characters: list[float] = []
        """By character, what recruiting it this round brings besides links and salaries."""
        for character, number in enumerate(box.immediate):
            worth = float(box.character_vp[character][len(box.rounds) - 1 - left])
            worth += max(0.0, self.effect(number))
            self.characters.append(worth - self.price(box.character_prices[character]))
        self.recurring: list[float] = []
        """By character, what it does in a round."""
        for character, number in enumerate(box.recurring):
            self.recurring.append(self.effect(number) + weights.characters.ability * len(box.modifiers[character]))
        self.building = [
            (worth, number if self.counted[number] else NO_EFFECT, links)
            for worth, number, links in zip(self.patents, box.patent_effects, box.patent_links, strict=True)
        ]
        """By patent: its worth, the effect if that depends on a count, the characters it has links with."""
        self.recruiting = [self._recruiting(character) for character in range(len(box.characters))]
        """By character: its worth unless that depends on a count, its salaries by the space of Westminster, links."""
        incomes = income_prospects(weights, box)[left + 1]
        self.shares = [self._share(share, incomes) for share in range(len(box.shares))]
        """By share and space of the income track, what it brings."""
        self._lay_out_places(seats)
        self.objectives = [
            [
                [self._objective(row, reached, is_ready) for is_ready in (False, True)]
                for reached in range(len(row.gives) + 1)
            ]
            for row in box.objectives
        ]
        """By nation, level and whether the condition of the next level holds: all levels, and the next one at once."""
        self.tiles = [
            self.settled[effect] if is_permanent else 0.0
            for effect, is_permanent in zip(box.tile_effects, box.tile_is_permanent, strict=True)
        ]
        """By research tile, what it brings in a round to come, if that is settled."""
        self.empty_space = box.components.final.empty_space_vp * weights.research.empty_space
        """What an empty research space will cost."""
        money, size = weights.money, weights.goods.store[builds]
        self.purse = tuple(
            money.cash[left] * pounds + money.scarce * money.purse * (1.0 - math.exp(-pounds / money.purse))
            for pounds in range(MOST_POUNDS + 1)
        )
        """By pounds in hand, what they are worth before the last round."""
        self.store = tuple(
            size * (1.0 - math.exp(-goods / size)) if size else float(goods) for goods in range(MOST_GOODS + 1)
        )
        """By gears or energy in hand, how many count in full."""

    def _per(self, per: Per) -> tuple[int, int, float, float]:
        most = math.inf if per.max is None else per.max
        return METRICS.index(per.count), per.each, most, self.goods(per.gain)

    def _objective(self, row: Row, reached: int, is_ready: bool) -> tuple[float, float]:
        chances, left, gives = self.weights.objective, self.left, (0, *row.gives)
        points, promotion = float(gives[reached]), 0.0
        if reached < len(row.gives):
            step = gives[reached + 1] - gives[reached]
            chance = chances.ready[left] if is_ready else chances.later[left]
            points += step * chance
            if is_ready:
                promotion = step * (1.0 - chance)
            if reached + 1 < len(row.gives):
                points += (gives[reached + 2] - gives[reached + 1]) * chances.later[left] * chance
        return points * chances.scale[left], promotion

    def _recruiting(self, character: int) -> tuple[float | None, list[float], tuple[int | None, ...]]:
        box, left = self.box, self.left
        settled = None
        if not self.counted[box.immediate[character]] and not self.counted[box.recurring[character]]:
            settled = self.characters[character] + self.recurring[character] * (left + 1)
        salaries = [
            pounds * self.pound * (1 + self.weights.characters.salary * left) for pounds in box.salaries[character]
        ]
        return settled, salaries, box.character_links[character]

    def _share(self, share: int, table: tuple[float, ...]) -> list[float]:
        part = self.box.share_parts[share]
        worths_ = []
        for space in range(len(table)):
            top = min(len(table) - 1, space + part.income)
            worths_.append(part.vp + table[top] - table[space] + (space + part.income - top) * self.pound)
        return worths_

    def _lay_out_places(self, seats: int) -> None:
        """Sort what a location offers, so that the best is found first."""
        boards = self.box.boards[seats]
        self.boards = boards
        self._slots = [
            (
                sorted((boards.slot_costs[slot] * self.pound, slot) for slot in slots if not boards.assistants[slot]),
                [slot for slot in slots if boards.assistants[slot]],
            )
            for slots in boards.slots
        ]
        """By location, its placement slots without an assistant, with what they cost, and those with one."""
        self._highest = self.box.components.dice.highest
        self._places: list[dict[int, tuple[Place, ...]]] = [{} for _ in boards.slots]
        self._layouts: dict[tuple[int, ...], Layout] = {}
        self.hands: dict[tuple[object, ...], float] = {}
        """What dice in hand could do, by all that this depends on; see `insight`."""
        self.slot_bonuses = [self.settled[bonus] or 0.0 for bonus in boards.bonuses]
        """By action slot, what its bonus brings, if that is settled."""
        self.unsettled_bonuses = [
            (slot, bonus) for slot, bonus in enumerate(boards.bonuses) if self.settled[bonus] is None
        ]
        self.spots = [[(number, spot) for number, spot in spots if not spot.is_ticket] for spots in boards.spots_of]
        """By location, its spots and their numbers, but for tickets."""
        self.sinking = [self._sinking(boards.benefits, space) for space in range(len(boards.benefits))]
        """By space of the Black Market, what an assistant brings that sinks by one each round, if that is settled."""
        self.tickets = [number for number, spot in enumerate(boards.spots) if spot.is_ticket]

    def places(self, location: int, taken: int) -> tuple["Place", ...]:
        """Return where a die of each value would go, if some placement slots of a location are taken.

        `taken` has a bit for each slot from the left. The cheapest slot without an assistant and the first with one are
        kept for the next time.
        """
        places = self._places[location].get(taken)
        if places is None:
            places = self._places[location][taken] = tuple(self._find_places(location, taken))
        return places

    def _find_places(self, location: int, taken: int) -> Iterator["Place"]:
        plain, assisted = self._slots[location]
        first, lows = self.boards.slots[location].start, self.boards.lows
        for value in range(self._highest + 1):
            free = [(-cost, slot) for cost, slot in plain if lows[slot] <= value and not taken >> slot - first & 1] or [
                (-math.inf, NOBODY)
            ]
            helped = [slot for slot in assisted if lows[slot] <= value and not taken >> slot - first & 1] or [NOBODY]
            yield *free[0], helped[0]

    def layout(self, placed: Sequence[int]) -> "Layout":
        """Return how the dice lie that are placed on the board."""
        key = tuple(placed)
        layout = self._layouts.get(key)
        if layout is None:
            if len(self._layouts) >= MOST_LAYOUTS:
                self._layouts.clear()
            layout = self._layouts[key] = Layout(self, key)
        return layout

    def _sinking(self, benefits: tuple[int, ...], space: int) -> float | None:
        passed = [self.settled[benefits[each]] for each in range(space, max(-1, space - self.greens), -1)]
        worths_ = [worth for worth in passed if worth is not None]
        return sum(worths_) if len(worths_) == len(passed) else None

    def effect(self, number: int) -> float:
        """Return what an effect is worth without what depends on a count; 0 for no effect."""
        return self.effects[number] if number != NO_EFFECT else 0.0

    def price(self, price: Price) -> float:
        """Return what a price is worth."""
        return (
            price.gears * self.gear
            + price.energy * self.energy
            + price.pounds * self.pound
            + price.newspapers * self.newspaper
        )

    def goods(self, goods: Goods) -> float:
        """Return what goods are worth."""
        return (
            goods.pounds * self.pound
            + goods.gears * self.gear
            + goods.energy * self.energy
            + goods.newspapers * self.newspaper
            + goods.vp
        )

    def _operation(self, operation: Operation) -> float:
        """Return what a part of an effect is worth."""
        weights, left = self.weights, self.left
        match operation:
            case Gain():
                return self.goods(operation)
            case Lose():
                return -self.goods(operation)
            case Advance():
                buzz, westminster = (
                    operation.buzz * self.buzz_step,
                    operation.westminster * weights.westminster.step[left],
                )
                return buzz + westminster + operation.income * weights.income.step[left]
            case Retreat():
                return -operation.income * weights.income.step[left]
            case Assistant():
                return operation.actions * weights.black_market.action
            case PushDown():
                return -operation.count * weights.black_market.pushed_down
            case Research():
                return weights.research.tile[left]
            case UseGreen():
                return operation.times * weights.research.green_bonus
            case Die():
                return operation.count * self.die
            case Watch():
                return self.greens * weights.research.green_bonus
            case Choose():
                return max(self.effect(option) for option in operation.options)
            case Exchange():
                return max(0.0, self.goods(operation.get) - self.goods(operation.pay)) * operation.max
            case Per():
                return 0.0


Place = tuple[float, int, int]
"""Where a die can go: what the best slot without an assistant brings, that slot, and the best slot with one."""

Lying = list[tuple[int, int, int]]
"""Dice on the board: value, slot with a minus, and the seat."""


class Layout:
    """How the dice lie on the board."""

    def __init__(self, worths: Worths, placed: tuple[int, ...]) -> None:
        boards = worths.boards
        self.taken = [0] * len(boards.slots)
        """By location, the placement slots that are taken, a bit for each."""
        self.lying: list[Lying] = [[] for _ in boards.slots]
        """By location, the dice that lie there, in the order they act."""
        for slot, die in enumerate(placed):
            if die != EMPTY:
                location = boards.location_of[slot]
                self.taken[location] |= 1 << slot - boards.slots[location].start
                self.lying[location].append((value_of(die), -slot, owner_of(die)))
        for lying in self.lying:
            lying.sort(reverse=True)
        self.numbers = [len(lying) for lying in self.lying]
        """By location, how many dice lie there."""
        self.places = [worths.places(location, taken) for location, taken in enumerate(self.taken)]
        """By location, where a die of each value would go."""


BuzzTable = tuple[tuple[tuple[float, ...], ...], ...]


def buzz_prospects(
    weights: "Weights", box: Box, flyers: tuple[int, ...], worths_at: Callable[[int, int, int], Worths]
) -> BuzzTable:
    """Return what flyers and tokens still to be laid bring: by payouts to come, tokens left and the space.

    All steps of a round are assumed to come before its payout. A token is laid where it brings most in the end.
    """
    pays, gifts = [], []
    for payouts in range(1, len(box.rounds) + 1):
        guess = worths_at(payouts, payouts, payouts - 1)
        pays.append(
            tuple((space, payouts * guess.effects[number]) for space, number in box.illustration_effects.items())
        )
        given = [0.0] * (box.buzz_length + 1)
        for space, flyer in zip(box.flyer_spaces, flyers, strict=True):
            given[space] = guess.effect(box.flyer_effects[flyer]) + guess.effect(box.flyer_buzz[flyer])
        gifts.append(tuple(given))
    return buzz_table(tuple(weights.buzz.steps), box.components.pieces.buzz_tokens, tuple(pays), tuple(gifts))


@lru_cache(maxsize=1000)  # a fit tries hundreds of weights, most of which have the same table
def buzz_table(
    likely: tuple[float, ...],
    tokens: int,
    pays: tuple[tuple[tuple[int, float], ...], ...],
    gifts: tuple[tuple[float, ...], ...],
) -> BuzzTable:
    """Fill in the table: `likely` has the chances of one step, two steps and so on in a round.

    `pays` has, for each payout, the spaces with what a token there brings until the end; `gifts` what each space gives.
    """
    whole = sum(likely)
    spaces = range(len(gifts[0]))
    later = [[0.0] * len(spaces)] * (tokens + 1)
    table = [later]
    for paid, given in zip(pays, gifts, strict=True):
        now = [[0.0] * len(spaces) for _ in range(tokens + 1)]
        for space in spaces:
            for steps, chance in enumerate(likely, 1):
                goal = min(spaces[-1], space + steps)
                best_first = sorted([pay for at, pay in paid if space < at <= goal], reverse=True)
                laid = list(accumulate(best_first, initial=0.0))
                gift = sum(given[space + 1 : goal + 1])
                for left, row in enumerate(now):
                    best = max([brings + later[left - count][goal] for count, brings in enumerate(laid[: left + 1])])
                    row[space] += chance * (best + gift) / whole
        table.append(now)
        later = now
    return tuple(tuple(map(tuple, by_tokens)) for by_tokens in table)


def income_prospects(weights: "Weights", box: Box) -> tuple[tuple[float, ...], ...]:
    """Return what the income track brings if nothing moves the pawn: by incomes still to be paid, then by the space."""
    expenses, drop = box.components.expenses, box.components.expenses.income_drop
    table = [(0.0,) * len(box.income)]
    for paid in range(1, len(box.rounds) + 1):
        pound = weights.money.pound[paid - 1]  # it can be spent after that income only
        row = []
        for space, pounds in enumerate(box.income):
            points = float(expenses.red_vp) if space < box.red_spaces else 0.0
            points += pound * (pounds - max(0, drop - space) * expenses.pounds_per_step)
            row.append(points + table[-1][max(0, space - drop)])
        table.append(tuple(row))
    return tuple(table)
