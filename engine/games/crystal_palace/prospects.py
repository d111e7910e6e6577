"""What a seat can expect from everything it owns except its dice: the parts of a bot's insight, in points.

What the final scoring would pay now is known. The rest is an estimate of the rounds to come. Its numbers are here and,
for single things, in `worths`; they were fitted by matches between bots with different numbers. Tuples are by the
number of rounds to come after this one, so the last round comes first.
"""

import math
from collections.abc import Sequence
from typing import Final

from . import prototypes, salaries
from .box import NO_EFFECT
from .components import Price
from .loans import LoanSpace
from .metrics import metric, reaches
from .parts import EMPTY, NOBODY, OPEN, REPAID, Player
from .state import State
from .worths import BUZZ_STEP, SALARY, buzz_prospects, income_prospects, worths

# The end
LEVEL_READY: Final = (0.35, 0.55, 0.65, 0.7, 0.7)
"""Chance to reach a level of the objective whose condition holds."""
LEVEL_LATER: Final = (0.1, 0.25, 0.35, 0.4, 0.45)
"""The same for one whose condition does not hold yet."""
SPACE: Final = 0.9
"""Part of the price of an empty research space that will have to be paid."""
TOP_OF_MARKET: Final = (0.7, 0.3, 0.2, 0.15, 0.1)
"""Part of the final points for the market's highest assistants that those who are highest now will get."""
BUZZ_LEAD: Final = (0.8, 0.6, 0.5, 0.4, 0.3)
"""Part of the final points for the buzz track that goes to those who are ahead now."""

# Every round
MARKET_STAYS: Final = (0.0, 0.4, 0.7, 0.85, 0.93, 0.97, 1.0, 1.0, 1.0)
"""Part of what an assistant in the market promises that it brings, by free spaces: a full market is cleared."""
BUZZ_AHEAD: Final = 5
"""Steps ahead on the buzz track from which the worth of one step is estimated."""
BUZZ_RACE: Final = (0.25, 0.2, 0.15, 0.1, 0.1)
"""Points a step brings besides, in the race for the final points."""
WESTMINSTER_SPACE: Final = 0.35
"""Points a space of Westminster saves in a round to come, in salaries of characters still to be recruited."""
BUZZ_DURING_ACTIONS: Final = 0.5
"""Part of a round's buzz still to come while the dice act."""

# Cards
BUILT: Final = (0.7, 0.5, 0.35, 0.2, 0.12, 0.08, 0.05, 0.02)
"""Chance that the best patent in hand is built in time, the second best, and so on."""
LINK_TO_COME: Final = 0.5
"""Chance that a link with a patent in hand is made."""

# Money and goods
CASH: Final = (0.45, 0.55, 0.6, 0.62, 0.64)
"""Points a pound is worth to a seat that has plenty."""
SCARCE: Final = 0.2
"""What it is worth more to a seat that has none."""
PURSE: Final = 14.0
"""Pounds after which that is down to a third."""
LOAN: Final = 8.5
"""Points a loan costs that has to be taken; the research space it covers may make up for some of that."""
REPAYING: Final = 0.38
"""Points a pound is worth in the last round while there are loans to repay."""
COVERING: Final = 0.17
"""Points it is worth then to a seat that can cover empty research spaces."""
STORE: Final = (0.0, 3.0, 5.0, 7.0, 8.0, 9.0)
"""Gears, or energy, after which another one is worth about a third, by how often prototypes will still be built."""
SPARE: Final = 0.3
"""Points a gear or an energy that no patent needs is worth in the last round before the dice have acted."""

_MOST_POUNDS: Final = 120
_PURSES: Final = tuple(
    tuple(cash * pounds + SCARCE * PURSE * (1.0 - math.exp(-pounds / PURSE)) for pounds in range(_MOST_POUNDS + 1))
    for cash in CASH
)
_MOST_GOODS: Final = 30
_STORES: Final = tuple(
    tuple(size * (1.0 - math.exp(-goods / size)) if size else float(goods) for goods in range(_MOST_GOODS + 1))
    for size in STORE
)


class Prospects:
    """The prospects of one seat, in the order of `points`."""

    def __init__(self, state: State, seat: int) -> None:
        player: Player = state.players[seat]
        box = state.box
        self.state = state
        self.seat = seat
        self.player = player
        self.box = box
        self.boards = box.boards[len(state.players)]
        self.left = left = len(box.rounds) - state.round
        phase, stage = state.phase, state.stage
        self.builds = left + (phase <= prototypes.PHASE)
        self.greens = left + (phase < 6 or stage < 3)
        self.worths = worths(box, len(state.players), self.builds, self.greens, left)
        self.is_planning = phase == 1 and not player.sealed and not player.dice
        """Whether the dice of this round are still to be set, and to be paid."""
        self.link_vp = box.components.cards.link_vp
        self.due = salaries.due(state, seat) if player.characters else 0

    def points(self) -> float:
        """Add up the points there are and those to come."""
        return sum(self.player.points) + self.board() + self.tracks() + self.engine() + self.people() + self.wealth()

    def board(self) -> float:
        """Estimate what the objective, loans and empty research spaces will bring or cost."""
        box, player, left = self.box, self.player, self.left
        objective = box.objectives[player.nation]
        gives, reached = (0, *objective.gives), player.level
        points = float(gives[reached])
        self.promotion = 0.0
        """What the next level would bring at once."""
        if reached < len(objective.gives):
            step = gives[reached + 1] - gives[reached]
            is_ready = reaches(self.state, self.seat, objective, reached + 1)
            chance = LEVEL_READY[left] if is_ready else LEVEL_LATER[left]
            points += step * chance
            if is_ready:
                self.promotion = step * (1.0 - chance)
            if reached + 1 < len(objective.gives):
                points += (gives[reached + 2] - gives[reached + 1]) * LEVEL_LATER[left] * chance
        repaid = box.components.loans.repaid
        self.tiles: list[int] = []
        self.empty = self.open_loans = 0
        cells = (*player.cells, *player.beside)
        asked = self.state.agenda[-1]
        if type(asked) is LoanSpace and asked.seat == self.seat:
            cells += (asked.loan,)
        for cell in cells:
            if cell == EMPTY:
                self.empty += 1
            elif cell < OPEN:
                self.tiles.append(cell)
            elif cell < REPAID:
                self.open_loans += 1
                points -= cell - OPEN
            else:
                points -= repaid
        return points + self.empty * box.components.final.empty_space_vp * SPACE

    def tracks(self) -> float:
        """Estimate what income, buzz and Westminster will bring."""
        state, player, box, left = self.state, self.player, self.box, self.left
        phase, stage, space = state.phase, state.stage, player.buzz
        points = income_prospects(box)[left + (phase < 6 or stage < 1)][player.income]
        table = buzz_prospects(box, state.flyers, len(state.players))
        tokens = box.components.pieces.buzz_tokens - len(player.tokens)
        to_come = 0.0 if phase > 3 else BUZZ_DURING_ACTIONS if phase == 3 else 1.0
        points += table[left][tokens][space] * (1.0 - to_come) + table[left + 1][tokens][space] * to_come
        row = table[left if phase > 3 else left + 1][tokens]
        ahead = min(space + BUZZ_AHEAD, box.buzz_length)
        self.buzz_step = (row[ahead] - row[space]) / BUZZ_AHEAD + BUZZ_RACE[left]
        payouts = left + (phase < 6 or stage < 4)
        for token in player.tokens:
            points += payouts * self.effect(box.illustration_effects[token])
        scale = box.components.final.buzz_vp
        ahead = beside = 0
        for other in state.players:
            if other.buzz > space:
                ahead += 1
            elif other.buzz == space:
                beside += 1
        points += BUZZ_LEAD[left] * sum(scale[ahead : ahead + beside]) / beside
        return points + player.westminster * WESTMINSTER_SPACE * left

    def engine(self) -> float:
        """Estimate what research tiles, assistants and the Pocket Watch will bring in the rounds to come."""
        state, seat, box = self.state, self.seat, self.box
        points = best = 0.0
        for tile in self.tiles:
            if box.tile_is_permanent[tile]:
                worth = self.effect(box.tile_effects[tile])
                points += self.greens * worth
                best = max(best, worth)
        if seat in state.market:
            for space, owner in enumerate(state.market):
                if owner == seat:
                    points += self.sinking(space)
            highest = [owner for owner in reversed(state.market) if owner != NOBODY]
            vp = zip(highest, box.components.final.market_vp, strict=False)
            points += TOP_OF_MARKET[self.left] * sum([each for owner, each in vp if owner == seat])
        return points + self.greens * best if state.watch == seat else points

    def sinking(self, space: int) -> float:
        """Estimate what an assistant brings that sinks by one space each round."""
        worth = self.worths.sinking[space]
        if worth is None:
            benefits, effect = self.boards.benefits, self.effect
            worth = sum([effect(benefits[each]) for each in range(space, max(-1, space - self.greens), -1)])
        return worth * MARKET_STAYS[self.state.market.count(NOBODY)]

    def people(self) -> float:
        """Estimate what the characters will do and cost in the rounds to come."""
        player, box = self.player, self.box
        if not player.characters:
            return 0.0
        worth = 0.0
        for character in player.characters:
            worth += self.worths.recurring[character] + self.counted(box.recurring[character])
        helps = self.left + (self.state.phase < salaries.PHASE)
        return worth * helps - SALARY * self.due * self.worths.pound * self.left

    def wealth(self) -> float:
        """Estimate what money, goods and patents are worth; what has to be paid soon may need a loan."""
        player, phase = self.player, self.state.phase
        cash = player.pounds
        if phase <= salaries.PHASE:
            cash -= self.due
            if phase == 1:
                cash -= sum(player.sealed) + sum(player.dice)
        newspapers = player.newspapers - player.bought * self.box.components.newspapers.for_die
        self.cash = cash
        if not self.left:
            self.cash_worth = self.purse(cash)
            return self.last_workshop(cash, newspapers)
        guess, store = self.worths, _STORES[self.builds]
        points = self.purse(cash) + newspapers * guess.newspaper
        points += store[min(player.gears, _MOST_GOODS)] * guess.gear
        points += store[min(player.energy, _MOST_GOODS)] * guess.energy
        if player.patents:
            nets = sorted(self.nets(player.patents), reverse=True)
            points += sum([net * chance for net, chance in zip(nets, BUILT, strict=False) if net > 0.0])
        return points

    def purse(self, cash: int) -> float:
        """Estimate what cash is worth; below zero loans are needed."""
        points, loan, empty = 0.0, self.box.components.loans.cash, self.empty
        while cash < 0:
            points -= LOAN
            cash += loan
            if empty:
                points -= self.box.components.final.empty_space_vp * SPACE
                empty -= 1
        if self.left or self.is_planning:
            return points + _PURSES[self.left][min(cash, _MOST_POUNDS)]
        repaying = min(cash, loan * self.open_loans)
        covering = min(cash - repaying, self.box.components.final.note * self.empty)
        return points + REPAYING * repaying + COVERING * covering

    def last_workshop(self, cash: int, newspapers: int) -> float:
        """Estimate what money, goods and patents leave in the end: what is not built in time is worth nothing."""
        player, parts, prices = self.player, self.box.components, self.box.patent_prices
        gears, energy, points = player.gears, player.energy, 0.0
        if player.patents and self.builds:
            price_of, for_gear = self.worths.price, parts.newspapers.for_gear
            nets = zip(self.nets(player.patents), player.patents, strict=True)
            wins = [(net + price_of(prices[each]), each) for net, each in nets]
            room = prototypes.limit(self.state, self.seat) - player.built
            for vp, patent in sorted(wins, reverse=True):
                price = prices[patent]
                lacks_gears, lacks_energy = max(0, price.gears - gears), max(0, price.energy - energy)
                for_papers = min(lacks_gears, newspapers // for_gear)
                pounds = (lacks_gears - for_papers) * parts.buying.gear + lacks_energy * parts.buying.energy
                pounds += price.pounds
                if room and vp > self.purse(cash) - self.purse(cash - pounds):
                    points += vp * BUILT[0]
                    room -= 1
                    cash -= pounds
                    gears -= price.gears - lacks_gears
                    energy -= price.energy - lacks_energy
                    newspapers -= for_papers * for_gear + price.newspapers
        if self.state.phase <= 3:
            points += SPARE * (min(gears, 3) + min(energy, 3))
        return points + self.purse(cash + (gears + energy + newspapers) * parts.final.sale)

    # Cards

    def nets(self, patents: Sequence[int]) -> list[float]:
        """Estimate what building each of these patents would bring."""
        building, characters, link_vp = self.worths.building, self.player.characters, self.link_vp
        nets = []
        for worth, effect, links in [building[patent] for patent in patents]:
            if effect != NO_EFFECT:
                worth += self.counted(effect)
            for character in links:
                if character in characters:
                    worth += link_vp
            nets.append(worth)
        return nets

    def recruits(self, characters: Sequence[int]) -> list[float]:
        """Estimate what recruiting each of these characters would bring."""
        guess, link_vp = self.worths, self.link_vp
        prototypes, patents, westminster = self.player.prototypes, self.player.patents, self.player.westminster
        recruits = []
        for character in characters:
            worth, salaries, links = guess.recruiting[character]
            if worth is None:
                worth = guess.characters[character] + self.counted(self.box.immediate[character])
                worth += (guess.recurring[character] + self.counted(self.box.recurring[character])) * (self.left + 1)
            worth -= salaries[westminster]
            for patent in links:
                if patent in prototypes:
                    worth += link_vp
                elif patent in patents:
                    worth += link_vp * LINK_TO_COME
            recruits.append(worth if self.left else worth + self.saved(self.box.character_prices[character]))
        return recruits

    def saved(self, price: Price) -> float:
        """Return how much less a price costs in the last round, when the goods are worth little otherwise."""
        player, buying, guess = self.player, self.box.components.buying, self.worths
        gears, energy = min(price.gears, player.gears), min(price.energy, player.energy)
        pounds = (price.gears - gears) * buying.gear + (price.energy - energy) * buying.energy + price.pounds
        used = (gears * guess.gear + energy * guess.energy) / 2 + price.newspapers * guess.newspaper
        return guess.price(price) - used - self.cash_worth + self.purse(self.cash - pounds)

    # Effects

    def effect(self, number: int) -> float:
        """Estimate what an effect is worth to the seat."""
        guess = self.worths
        settled = guess.settled[number]
        if settled is not None:
            return settled
        worth = guess.effects[number]
        if guess.buzz[number]:
            worth += guess.buzz[number] * (self.buzz_step - BUZZ_STEP[self.left])
        return worth + self.counted(number) if guess.counted[number] else worth

    def counted(self, number: int) -> float:
        """Estimate the part of an effect that depends on a count."""
        points = 0.0
        for per in self.worths.counted[number]:
            times = metric(self.state, self.seat, per.count) // per.each
            points += self.worths.goods(per.gain) * (times if per.max is None else min(times, per.max))
        return points
