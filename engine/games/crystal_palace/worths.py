"""What things are worth to a bot, in points: an estimate that depends only on how far the game has come.

The numbers were fitted by matches between bots with different numbers. Tuples called "by workshops" are by how often
prototypes will still be built (none after phase 5 of the last round); the other tuples are by the number of rounds to
come after this one, so the last round comes first.
"""

from functools import lru_cache
from itertools import combinations
from typing import Final

from .box import NO_EFFECT, Box
from .components import Price
from .vocabulary import (
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

# Goods
POUND: Final = (0.3, 0.55, 0.7, 0.75, 0.78, 0.8)
"""Points a pound that will be gained or paid is worth, by workshops."""
GEAR: Final = (0.2, 1.3, 2.0, 2.2, 2.3, 2.3)
ENERGY: Final = (0.2, 1.1, 1.6, 1.8, 1.85, 1.85)
NEWSPAPER: Final = (0.2, 0.5, 0.85, 1.0, 1.1, 1.1)
"""Points a gear, an energy, a newspaper is worth, by workshops."""
DIE: Final = (2.6, 2.6, 2.9, 4.2, 5.5)
"""Points a die makes in a round, after what is paid for it."""

# Tracks and actions
WESTMINSTER_STEP: Final = (1.0, 1.7, 2.1, 2.5, 2.9)
"""Points a step at Westminster brings: its bonus, lower salaries."""
INCOME_STEP: Final = (0.22, 0.7, 1.0, 1.1, 1.1)
"""Points a step on the income track brings that is taken before the income is paid."""
BUZZ_STEP: Final = (0.3, 0.5, 0.6, 0.65, 0.65)
"""Points a step on the buzz track brings where the spaces ahead are not looked up."""
BUZZ_PER_ROUND: Final = (1, 2, 3, 4, 5, 6, 7)
"""Steps on the buzz track a seat makes in a round to come; all are equally likely."""
ASSISTANT_ACTION: Final = 2.0
"""Points an assistant action brings."""
TILE: Final = (3.5, 4.0, 4.8, 5.5, 6.0)
"""Points a research tile not known yet brings, with the space it fills."""
GREEN_BONUS: Final = 1.2
"""Points the use of a green bonus brings."""
PUSHED_DOWN: Final = 1.0
"""Points an assistant pushed down costs."""
MODIFIER: Final = 0.6
"""Points a standing ability of a character brings in a round."""
HARM: Final = (0.0, 0.0, 0.9, 0.5, 0.35, 0.25)
"""What a harmful prototype effect is worth to the builder, of what it costs its victim, by the number of seats."""
SALARY: Final = 0.8
"""Part of the current salaries that will be due in later rounds: Westminster lowers them."""


class Worths:
    """What the effects, prices, cards and places of a box are worth at a time of the game."""

    def __init__(self, box: Box, seats: int, builds: int, greens: int, left: int) -> None:
        self.box = box
        self.left = left
        self.greens = greens
        self.pound = POUND[builds]
        self.gear = GEAR[builds]
        self.energy = ENERGY[builds]
        self.newspaper = NEWSPAPER[builds]
        self.die = sum(DIE[:left])
        self.effects: list[float] = []
        """By effect, without what depends on a count."""
        self.counted: list[tuple[Per, ...]] = []
        """By effect, what depends on a count."""
        self.buzz: list[int] = []
        """By effect, the steps on the buzz track that are part of it."""
        for effect in box.effects:
            self.buzz.append(sum(each.buzz for each in effect.operations if isinstance(each, Advance)))
            self.counted.append(tuple(each for each in effect.operations if isinstance(each, Per)))
            self.effects.append(sum(map(self._operation, effect.operations)))
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
            effect_ = max(effect_, -HARM[seats] * effect_)
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
            self.recurring.append(self.effect(number) + MODIFIER * len(box.modifiers[character]))
        self.building = [
            (worth, number if self.counted[number] else NO_EFFECT, links)
            for worth, number, links in zip(self.patents, box.patent_effects, box.patent_links, strict=True)
        ]
        """By patent: its worth, the effect if that depends on a count, the characters it has links with."""
        self.recruiting = [self._recruiting(character) for character in range(len(box.characters))]
        """By character: its worth unless that depends on a count, its salaries by the space of Westminster, links."""
        self.shares = [self._share(share) for share in range(len(box.shares))]
        """By share and space of the income track, what it brings."""
        self._lay_out_places(seats)

    def _recruiting(self, character: int) -> tuple[float | None, list[float], tuple[int | None, ...]]:
        box, left = self.box, self.left
        settled = None
        if not self.counted[box.immediate[character]] and not self.counted[box.recurring[character]]:
            settled = self.characters[character] + self.recurring[character] * (left + 1)
        salaries = [pounds * self.pound * (1 + SALARY * left) for pounds in box.salaries[character]]
        return settled, salaries, box.character_links[character]

    def _share(self, share: int) -> list[float]:
        part, table = self.box.share_parts[share], income_prospects(self.box)[self.left + 1]
        worths_ = []
        for space in range(len(table)):
            top = min(len(table) - 1, space + part.income)
            worths_.append(part.vp + table[top] - table[space] + (space + part.income - top) * self.pound)
        return worths_

    def _lay_out_places(self, seats: int) -> None:
        """Sort what a location offers, so that the best is found first."""
        boards = self.box.boards[seats]
        self.places: list[list[tuple[int, int, float]]] = []
        """By location, its placement slots without an assistant: slot, least value, worth; the cheapest first."""
        self.assisted: list[list[tuple[int, int]]] = []
        """By location, its placement slots with an assistant: slot, least value."""
        for slots in boards.slots:
            plain = [
                (slot, boards.lows[slot], -boards.slot_costs[slot] * self.pound)
                for slot in slots
                if not boards.assistants[slot]
            ]
            self.places.append(sorted(plain, key=lambda place: -place[2]))
            self.assisted.append([(slot, boards.lows[slot]) for slot in slots if boards.assistants[slot]])
        self.spots = [[(number, spot) for number, spot in spots if not spot.is_ticket] for spots in boards.spots_of]
        """By location, its spots and their numbers, but for tickets."""
        self.sinking = [self._sinking(boards.benefits, space) for space in range(len(boards.benefits))]
        """By space of the Black Market, what an assistant brings that sinks by one each round, if that is settled."""
        self.tickets = [number for number, spot in enumerate(boards.spots) if spot.is_ticket]

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
        left = self.left
        match operation:
            case Gain():
                return self.goods(operation)
            case Lose():
                return -self.goods(operation)
            case Advance():
                buzz, westminster = operation.buzz * BUZZ_STEP[left], operation.westminster * WESTMINSTER_STEP[left]
                return buzz + westminster + operation.income * INCOME_STEP[left]
            case Retreat():
                return -operation.income * INCOME_STEP[left]
            case Assistant():
                return operation.actions * ASSISTANT_ACTION
            case PushDown():
                return -operation.count * PUSHED_DOWN
            case Research():
                return TILE[left]
            case UseGreen():
                return operation.times * GREEN_BONUS
            case Die():
                return operation.count * self.die
            case Watch():
                return self.greens * GREEN_BONUS
            case Choose():
                return max(self.effect(option) for option in operation.options)
            case Exchange():
                return max(0.0, self.goods(operation.get) - self.goods(operation.pay)) * operation.max
            case Per():
                return 0.0


@lru_cache(maxsize=256)
def worths(box: Box, seats: int, builds: int, greens: int, left: int) -> Worths:
    """Return the worths at a time of the game."""
    return Worths(box, seats, builds, greens, left)


BuzzTable = tuple[tuple[tuple[float, ...], ...], ...]


@lru_cache(maxsize=64)
def buzz_prospects(box: Box, flyers: tuple[int, ...], seats: int) -> BuzzTable:
    """Return what flyers and tokens still to be laid bring: by payouts to come, tokens left and the space.

    All steps of a round are assumed to come before its payout. A token is laid where it brings most in the end.
    """
    last, tokens = box.buzz_length, box.components.pieces.buzz_tokens
    rounds = len(box.rounds)
    table: list[list[list[float]]] = [[[0.0] * (last + 1) for _ in range(tokens + 1)]]
    for payouts in range(1, rounds + 1):
        guess = worths(box, seats, payouts, payouts, payouts - 1)
        pays = {space: payouts * guess.effects[number] for space, number in box.illustration_effects.items()}
        gifts = dict.fromkeys(box.flyer_spaces, 0.0)
        for space, flyer in zip(box.flyer_spaces, flyers, strict=True):
            for number in (box.flyer_effects[flyer], box.flyer_buzz[flyer]):
                gifts[space] += guess.effect(number)
        later = table[-1]
        now = [[0.0] * (last + 1) for _ in range(tokens + 1)]
        for left in range(tokens + 1):
            for space in range(last + 1):
                total = 0.0
                for steps in BUZZ_PER_ROUND:
                    goal = min(last, space + steps)
                    passed = [pay for at, pay in pays.items() if space < at <= goal]
                    best = max(
                        sum(laid) + later[left - count][goal]
                        for count in range(min(left, len(passed)) + 1)
                        for laid in combinations(passed, count)
                    )
                    total += best + sum(gift for at, gift in gifts.items() if space < at <= goal)
                now[left][space] = total / len(BUZZ_PER_ROUND)
        table.append(now)
    return tuple(tuple(map(tuple, by_tokens)) for by_tokens in table)


@lru_cache(maxsize=8)
def income_prospects(box: Box) -> tuple[tuple[float, ...], ...]:
    """Return what the income track brings if nothing moves the pawn: by incomes still to be paid, then by the space."""
    expenses, drop = box.components.expenses, box.components.expenses.income_drop
    table = [(0.0,) * len(box.income)]
    for paid in range(1, len(box.rounds) + 1):
        pound = POUND[paid - 1]  # it can be spent after that income only
        row = []
        for space, pounds in enumerate(box.income):
            points = float(expenses.red_vp) if space < box.red_spaces else 0.0
            points += pound * (pounds - max(0, drop - space) * expenses.pounds_per_step)
            row.append(points + table[-1][max(0, space - drop)])
        table.append(tuple(row))
    return tuple(table)
