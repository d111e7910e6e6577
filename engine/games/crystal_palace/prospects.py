"""What a seat can expect from everything it owns except its dice: the items of a bot's insight, in points.

What the final scoring would pay now is known. The rest is an estimate of the rounds to come. The prospects of a player
depend on nothing else at the table, so that they are kept and found again: most moves change one player only.
"""

import math
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Final

from . import prototypes, salaries
from .box import NO_EFFECT
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
    Price,
)
from .metrics import counts
from .parts import EMPTY, OPEN, REPAID
from .worths import MOST_GOODS, MOST_POUNDS

if TYPE_CHECKING:
    from .moments import Moment
    from .state import State

TERMS: Final = (
    "points",
    "objective",
    "research",
    "loans",
    "patents",
    "characters",
    "income",
    "buzz",
    "westminster",
    "black-market",
    "money",
    "goods",
    "stations",
    "dice",
)
"""The items, in the order they are shown."""
(
    T_POINTS,
    T_OBJECTIVE,
    T_RESEARCH,
    T_LOANS,
    T_PATENTS,
    T_CHARACTERS,
    T_INCOME,
    T_BUZZ,
    T_WESTMINSTER,
    T_BLACK_MARKET,
    T_MONEY,
    T_GOODS,
    T_STATIONS,
    T_DICE,
) = range(len(TERMS))


Ranked = tuple[list[float], list[float]]
"""What a location brings to a die by its rank there: the action alone, and with the bonus of its slot."""


class Offered:
    """What the locations would bring to the dice of a player; None where that was not asked for yet."""

    __slots__ = ("ranked", "ticketed")

    def __init__(self, values: int) -> None:
        self.ranked: list[Ranked | None] = [None] * len(LOCATIONS)
        """By location; tickets aside."""
        self.ticketed: list[Ranked | None] = [None] * values
        """By the value of a die, what the Port would bring if it can be left on a ticket."""


Offers = tuple[dict[tuple[object, ...], Offered], list[float]]
"""What locations would bring, by what they offer, and by action slot what its bonus would bring."""

MOST_LOANS: Final = 40
"""Open loans of which more cost nothing besides their printed cost."""


class Prospects:
    """The prospects of one player; `items` has those that depend on nothing else, in the order of `TERMS`."""

    def __init__(
        self,
        moment: "Moment",
        state: "State",
        seat: int,
        cells: tuple[int, ...],
        is_planning: bool,
        shared: Callable[[tuple[object, ...]], Offers],
    ) -> None:
        player = state.players[seat]
        box = moment.box
        self.moment = moment
        self.weights = moment.weights
        self.worths = moment.worths
        self.box = box
        self.left = moment.left
        self.is_planning = is_planning
        """Whether the dice of this round are still to be set, and to be paid."""
        self.counts = counts(state, seat)
        self.characters = player.characters
        self.patents = player.patents
        self.prototypes = player.prototypes
        self.westminster = player.westminster
        self.income = player.income
        self.gears, self.energy = player.gears, player.energy
        self.has_reserve = player.reserve > 0
        self.due = salaries.due(state, seat) if player.characters else 0
        self._sinking = moment.worths.sinking[:]
        """By space of the Black Market; see `sinking`. None if not asked for yet."""
        self.items = items = [0.0] * len(TERMS)
        row = box.objectives[player.nation]
        is_ready = player.level < len(row.gives) and self.counts[row.metric] >= row.thresholds[player.level]
        items[T_OBJECTIVE], self.promotion = moment.worths.objectives[player.nation][player.level][is_ready]
        """What the next level of the objective would bring at once."""
        items[T_INCOME] = moment.incomes[player.income]
        items[T_WESTMINSTER] = moment.westminster * player.westminster
        items[T_DICE] = moment.worths.die * (player.usable + player.gained + player.bought)
        if is_planning:
            items[T_DICE] += moment.weights.dice.die[moment.left] * (player.usable + player.bought)
        items[T_BLACK_MARKET] = moment.supply * player.assistants
        self._buzz(player.buzz, player.tokens)
        self._board(cells)
        if player.characters:
            self._people()
        cash = player.pounds
        if moment.phase <= salaries.PHASE:
            cash -= self.due
            if moment.phase == 1:
                cash -= sum(player.sealed) + sum(player.dice)
        self.cash = cash
        newspapers = player.newspapers - player.bought * box.components.newspapers.for_die
        if self.left:
            self._wealth(newspapers)
        else:
            self.cash_worth = self.purse(cash)
            self._last_workshop(newspapers, prototypes.limit(state, seat) - player.built)
        if self.open_loans and cash > 0:
            items[T_LOANS] += min(self.open_loans, cash // box.components.loans.repay) * moment.repayable
        if player.prototypes:
            items[T_PATENTS] += len(player.prototypes) * moment.prototype
        self.offers: dict[tuple[object, ...], Offered]
        """What locations would bring, by what they offer; see `insight`."""
        self.bonuses: list[float]
        """By action slot, what its bonus would bring; empty if not asked for yet."""
        self.offers, self.bonuses = {}, []
        if self.left and moment.phase <= 3:
            self.offers, self.bonuses = shared(self._all_offers_depend_on(state))

    def _all_offers_depend_on(self, state: "State") -> tuple[object, ...]:
        """Return all that tells players apart at the locations before the last round."""
        row = self.box.editor_rows[state.editor][state.round - 1]
        return (
            self.moment,
            self.characters,
            self.patents,
            self.prototypes,
            self.westminster,
            self.income,
            self.buzz_step,
            self.has_reserve,
            self.empty > 0,
            self.counts[row.metric],
            *[self.counts[metric] for metric in self.worths.metrics],
        )

    def _buzz(self, space: int, laid: tuple[int, ...]) -> None:
        """Estimate what the buzz track will bring, but for the race."""
        moment, effects = self.moment, self.box.illustration_effects
        tokens = self.box.components.pieces.buzz_tokens - len(laid)
        self.buzz_step = moment.buzz_steps[tokens][space]
        points = moment.buzz[tokens][space]
        for token in laid:
            points += moment.payouts * self.effect(effects[token])
        self.items[T_BUZZ] = points

    def _board(self, cells: tuple[int, ...]) -> None:
        """Estimate what research tiles will bring, and what loans and empty spaces will cost."""
        moment, guess = self.moment, self.worths.tiles
        loans = tiles = best = 0.0
        empty = open_loans = 0
        for cell in cells:
            if cell == EMPTY:
                empty += 1
            elif cell < OPEN:
                worth = guess[cell]
                if worth is None:
                    worth = self.effect(self.box.tile_effects[cell])
                tiles += worth
                if worth > best:
                    best = worth
            elif cell < REPAID:
                loans -= moment.printed * (cell - OPEN)
                open_loans += 1
            else:
                loans -= self.box.components.loans.repaid
        self.empty: int = empty
        self.open_loans: int = open_loans
        self.items[T_LOANS] = loans + moment.loans[min(open_loans, MOST_LOANS)]
        self.items[T_RESEARCH] = empty * moment.space + moment.green * tiles
        self.watch = moment.green * best
        """What the Pocket Watch would bring."""

    def _people(self) -> None:
        """Estimate what the characters will do and cost in the rounds to come."""
        moment, recurring, numbers, worth = self.moment, self.worths.recurring, self.box.recurring, 0.0
        for character in self.characters:
            worth += recurring[character]
            if numbers[character] != NO_EFFECT:
                worth += self.counted(numbers[character])
        self.items[T_CHARACTERS] = worth * moment.help + len(self.characters) * moment.held + self.due * moment.due

    # Money and goods

    def _wealth(self, newspapers: int) -> None:
        """Estimate what money, goods and patents are worth; what has to be paid soon may need a loan."""
        guess, store, items, patents, cash = self.worths, self.worths.store, self.items, self.patents, self.cash
        if cash < 0:
            items[T_LOANS] += self.forced_loans(cash)
            cash %= self.box.components.loans.cash
        items[T_MONEY] = guess.purse[min(cash, MOST_POUNDS)]
        items[T_GOODS] = (
            newspapers * guess.newspaper
            + store[min(self.gears, MOST_GOODS)] * guess.gear
            + store[min(self.energy, MOST_GOODS)] * guess.energy
        )
        if patents:
            nets, built = self.nets(patents), self.weights.patents.built
            nets.sort(reverse=True)
            worth = sum([net * chance for net, chance in zip(nets, built, strict=False) if net > 0.0])
            items[T_PATENTS] = worth * self.moment.patents + self._held_patents()

    def _held_patents(self) -> float:
        """Return what patents in hand are worth by their number."""
        held, room = len(self.patents), self.moment.builds * self.box.components.cards.prototypes_per_round
        worth, left = held * self.weights.patents.held[self.left], self.left
        return worth + (held - room) * self.weights.patents.surplus[left] if held > room else worth

    def forced_loans(self, cash: int) -> float:
        """Estimate what the loans cost that a seat needs; 0 while it has cash."""
        points, empty = 0.0, self.empty
        while cash < 0:
            points -= self.weights.loans.forced
            cash += self.box.components.loans.cash
            if empty:
                points -= self.worths.empty_space
                empty -= 1
        return points

    def purse(self, cash: int) -> float:
        """Estimate what cash is worth; below zero loans are needed."""
        points, loan = 0.0, self.box.components.loans.cash
        if cash < 0:
            points = self.forced_loans(cash)
            cash %= loan
        if self.left or self.is_planning:
            return points + self.worths.purse[min(cash, MOST_POUNDS)]
        money = self.weights.money
        repaying = min(cash, loan * self.open_loans)
        covering = min(cash - repaying, self.box.components.final.note * self.empty)
        return points + money.repaying * repaying + money.covering * covering

    def _last_workshop(self, newspapers: int, room: int) -> None:
        """Estimate what money, goods and patents leave in the end: what is not built in time is worth nothing."""
        parts, prices, items = self.box.components, self.box.patent_prices, self.items
        cash, gears, energy, points = self.cash, self.gears, self.energy, 0.0
        if self.patents and self.moment.builds:
            price_of, for_gear = self.worths.price, parts.newspapers.for_gear
            nets = zip(self.nets(self.patents), self.patents, strict=True)
            wins = [(net + price_of(prices[each]), each) for net, each in nets]
            for vp, patent in sorted(wins, reverse=True):
                price = prices[patent]
                lacks_gears, lacks_energy = max(0, price.gears - gears), max(0, price.energy - energy)
                for_papers = min(lacks_gears, newspapers // for_gear)
                pounds = (lacks_gears - for_papers) * parts.buying.gear + lacks_energy * parts.buying.energy
                pounds += price.pounds
                if room and vp > self.purse(cash) - self.purse(cash - pounds):
                    points += vp * self.weights.patents.last_workshop
                    room -= 1
                    cash -= pounds
                    gears -= price.gears - lacks_gears
                    energy -= price.energy - lacks_energy
                    newspapers -= for_papers * for_gear + price.newspapers
        items[T_PATENTS] = points * self.moment.patents + self._held_patents()
        goods, sale = self.weights.goods, (gears + energy + newspapers) * parts.final.sale
        spare = min(gears, goods.spare_most) + min(energy, goods.spare_most) if self.moment.phase <= 3 else 0.0
        forced, purse = self.forced_loans(cash), self.purse(cash)
        items[T_LOANS] += forced
        items[T_MONEY] = purse - forced
        items[T_GOODS] = goods.spare * spare + self.purse(cash + sale) - purse

    # Cards

    def nets(self, patents: Sequence[int]) -> list[float]:
        """Estimate what building each of these patents would bring."""
        building, characters, link_vp = self.worths.building, self.characters, self.box.components.cards.link_vp
        nets = []
        for worth, effect, links in [building[patent] for patent in patents]:
            if effect != NO_EFFECT:
                worth += self.counted(effect)
            if characters:
                for character in links:
                    if character in characters:
                        worth += link_vp
            nets.append(worth)
        return nets

    def recruits(self, characters: Sequence[int]) -> list[float]:
        """Estimate what recruiting each of these characters would bring."""
        guess, box, link_vp = self.worths, self.box, self.box.components.cards.link_vp
        link_to_come = link_vp * self.weights.patents.link_to_come
        recruits = []
        for character in characters:
            worth, pay, links = guess.recruiting[character]
            if worth is None:
                worth = guess.characters[character] + self.counted(box.immediate[character])
                worth += (guess.recurring[character] + self.counted(box.recurring[character])) * (self.left + 1)
            worth -= pay[self.westminster]
            for patent in links:
                if patent in self.prototypes:
                    worth += link_vp
                elif patent in self.patents:
                    worth += link_to_come
            recruits.append(worth if self.left else worth + self.saved(box.character_prices[character]))
        return recruits

    def saved(self, price: Price) -> float:
        """Return how much less a price costs in the last round, when the goods are worth little otherwise."""
        buying, guess = self.box.components.buying, self.worths
        gears, energy = min(price.gears, self.gears), min(price.energy, self.energy)
        pounds = (price.gears - gears) * buying.gear + (price.energy - energy) * buying.energy + price.pounds
        used = (gears * guess.gear + energy * guess.energy) * self.weights.characters.goods_used
        used += price.newspapers * guess.newspaper
        return guess.price(price) - used - self.cash_worth + self.purse(self.cash - pounds)

    # Locations

    def ranked(self, location: int, state: "State") -> Ranked:
        """Estimate what a location would bring to a die by its rank; tickets aside."""
        if not self.bonuses:
            self.bonuses += self.worths.slot_bonuses
            for slot, bonus in self.worths.unsettled_bonuses:
                self.bonuses[slot] = self.effect(bonus)
        return self._ranked(location, sorted(self.choices(location, state), reverse=True))

    def with_ticket(self, port: Ranked, ticket: float) -> Ranked:
        """Estimate the same for the Port of London when a ticket is one of the choices."""
        picks = port[0][:]
        picks.insert(sum([pick > ticket for pick in picks]), ticket)
        return self._ranked(PORT_OF_LONDON, picks)

    def _ranked(self, location: int, picks: list[float]) -> Ranked:
        actions, bonuses = self.moment.boards.actions[location], self.bonuses
        gains = [pick + bonuses[slot] for pick, slot in zip(picks, actions, strict=False)]
        gains += [bonuses[slot] for slot in actions[len(picks) :]]
        return picks, gains + [-math.inf] * (len(self.moment.boards.slots[location]) + 1 - len(gains))

    def choices(self, location: int, state: "State") -> list[float]:
        """Estimate what each possible choice at a location would bring."""
        box, guess, left, weights = self.box, self.worths, self.left, self.weights
        if location == PATENT_OFFICE:
            chances = weights.patents.built if left else weights.patents.built_at_last
            chance = chances[min(len(self.patents), len(chances) - 1)]
            patents = [patent for patent in state.patents if patent != EMPTY]
            nets = self.nets(patents)
            if not left:
                prices = [box.patent_prices[patent] for patent in patents]
                nets = [net + self.saved(price) for net, price in zip(nets, prices, strict=True)]
            return [net * chance if net > 0.0 else 0.0 for net in nets]
        if location == BRITISH_MUSEUM:
            return [self.displayed_tile(tile) for tile in state.tiles if tile != EMPTY]
        if location == BANK_OF_ENGLAND:
            return [guess.shares[share][self.income] for share in state.shares if share != EMPTY]
        if location == WESTMINSTER:
            step = weights.westminster.step[left]
            return [step + weights.westminster.salary_saved * self.due * guess.pound * left] * len(state.players)
        if location == REFORM_CLUB:
            worths = self.recruits([character for character in state.characters if character != EMPTY])
            return worths if left else [weights.characters.recruited_at_last * worth for worth in worths]
        if location == LONDON_TIMES:
            row = box.editor_rows[state.editor][state.round - 1]
            reached = self.counts[row.metric]
            buzz = (0, *row.gives)[sum([reached >= threshold for threshold in row.thresholds])]
            return [buzz * self.buzz_step] * len(state.players)
        assert location in (PORT_OF_LONDON, WATERLOO_STATION)
        return [
            self.effect(spot.effect)
            for number, spot in guess.spots[location]
            if state.spots[number] == EMPTY and (self.has_reserve or not spot.needs_die)
        ]

    def displayed_tile(self, tile: int) -> float:
        """Estimate what a research tile would bring, with the space it fills."""
        times = self.moment.greens if self.box.tile_is_permanent[tile] else 1
        space = -self.worths.empty_space if self.empty else 0.0
        return times * self.effect(self.box.tile_effects[tile]) + space

    # Effects

    def sinking(self, space: int) -> float:
        """Estimate what an assistant in the Black Market brings that sinks by one space each round."""
        worth = self._sinking[space]
        if worth is None:
            passed = self.moment.boards.benefits[max(0, space + 1 - self.moment.greens) : space + 1]
            worth = self._sinking[space] = sum([self.effect(benefit) for benefit in reversed(passed)])
        return worth

    def effect(self, number: int) -> float:
        """Estimate what an effect is worth to the seat."""
        guess = self.worths
        settled = guess.settled[number]
        if settled is not None:
            return settled
        worth = guess.effects[number]
        if guess.buzz[number]:
            worth += guess.buzz[number] * (self.buzz_step - guess.buzz_step)
        return worth + self.counted(number) if guess.counted[number] else worth

    def counted(self, number: int) -> float:
        """Estimate the part of an effect that depends on a count."""
        points = 0.0
        for metric, each, most, worth in self.worths.counted[number]:
            points += worth * min(self.counts[metric] // each, most)
        return points
