"""How good a position looks to a bot: the points a seat may expect to have at the end.

The points on the track and what the final scoring would pay as things stand are known. The rest is a guess about the
rounds to come, and its numbers stand here and, for single things, in `worths`. They were found by letting bots with
different numbers play each other. Those in tuples are by the number of rounds to come after this one, so the last
round stands first.
"""

import math
from typing import Final

from . import prototypes, salaries
from .actions import Action, NextDie
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
from .metrics import level, metric, reaches
from .parts import EMPTY, NOBODY, OPEN, REPAID, Player
from .state import State
from .worths import (
    BUZZ_STEP,
    DIE,
    WESTMINSTER_STEP,
    buzz_prospects,
    income_prospects,
    worths,
)

# Money
CASH: Final = (0.2, 0.38, 0.4, 0.42, 0.44)
"""Points a pound is worth to one who has plenty."""
SCARCE: Final = 0.28
"""What it is worth more to one who has none."""
PURSE: Final = 14.0
"""Pounds after which that is down to a third."""
LOAN: Final = 7.2
"""Points a loan costs that has to be taken: what it costs at the end less the research space it covers."""
REPAYING: Final = 0.38
"""Points a pound is worth in the last round while there are loans to repay."""
COVERING: Final = 0.17
"""Points it is worth then to one who can cover empty research spaces."""

# Cards
BUILT: Final = (0.95, 0.85, 0.7, 0.5, 0.35, 0.2, 0.1, 0.05)
"""Chance that the best patent in hand is built in time, the second best, and so on."""
LINK_TO_COME: Final = 0.5
"""Chance that a link with a patent in hand is made."""
SALARY: Final = 0.8
"""Part of today's salaries that will be due in later rounds: Westminster lowers them."""

# The player board
LEVEL_READY: Final = (0.35, 0.55, 0.65, 0.7, 0.7)
"""Chance to reach a level of the objective whose condition holds."""
LEVEL_LATER: Final = (0.1, 0.25, 0.35, 0.4, 0.45)
"""The same for one whose condition does not hold yet."""
SPACE: Final = 0.9
"""Part of the price of an empty research space that will have to be paid."""
TOP_OF_MARKET: Final = (0.7, 0.3, 0.2, 0.15, 0.1)
"""Part of the final points for the market's highest assistants that those who are highest now will get."""
BUZZ_LEAD: Final = (0.8, 0.6, 0.5, 0.4, 0.3)
"""Part of the final points for the buzz track that stays as it is now."""

# Dice
HAND: Final = 0.85
"""Part of what dice in hand could do now that they will do: others come first."""
CROWD: Final = (0.0, 0.0, 0.25, 0.35, 0.45, 0.5)
"""Chance that the lowest die in hand finds the way barred, by the number of seats; the highest always finds one."""
OVERTAKEN: Final = 0.15
"""Chance that a higher die of a rival comes to a given location."""
NO_ACTION: Final = 0.4
"""Points a die without an action slot brings."""
TICKET_DIE: Final = 0.8
"""What a die on a ticket is missed, of what it would make: the weakest goes there."""

_HIGHEST_PURSE: Final = 120
_PURSES: Final = tuple(
    tuple(cash * pounds + SCARCE * PURSE * (1.0 - math.exp(-pounds / PURSE)) for pounds in range(_HIGHEST_PURSE + 1))
    for cash in CASH
)


def insight(state: State, seat: int) -> float:
    """Estimate a seat's final points."""
    if not state.agenda:
        return float(state.players[seat].vp)
    return _Outlook(state, seat).points()


class _Outlook:
    """The prospects of one seat."""

    def __init__(self, state: State, seat: int) -> None:
        player: Player = state.players[seat]
        box = state.box
        phase = state.phase
        self.state = state
        self.seat = seat
        self.player = player
        self.box = box
        self.boards = state.boards
        self.left = left = len(box.rounds) - state.round
        self.builds = left + (phase <= prototypes.PHASE)
        self.greens = left + (phase < 6 or state.stage < 3)
        self.worths = worths(box, len(state.players), self.builds, self.greens, left)
        self.due = salaries.due(state, seat) if player.characters else 0

    def points(self) -> float:
        """Add up what is there and what may come."""
        points = sum(self.player.points) + self.board() + self.tracks() + self.engine() + self.people()
        return points + self.wealth() + self.dice()

    # The end

    def board(self) -> float:
        """Say what the objective, loans and empty research spaces will bring or cost."""
        box, player, left = self.box, self.player, self.left
        objective = box.objectives[player.nation]
        gives = objective.gives
        points = float(gives[player.level - 1]) if player.level else 0.0
        self.promotion = 0.0
        if player.level < len(gives):
            step = gives[player.level] - (gives[player.level - 1] if player.level else 0)
            is_ready = reaches(self.state, self.seat, objective, player.level + 1)
            chance = LEVEL_READY[left] if is_ready else LEVEL_LATER[left]
            points += step * chance
            if is_ready:
                self.promotion = step * (1.0 - chance)
            if player.level + 1 < len(gives):
                points += (gives[player.level + 1] - gives[player.level]) * LEVEL_LATER[left] * chance
        empty = 0
        self.open_loans = 0
        repaid = box.components.loans.repaid
        self.tiles: list[int] = []
        for cell in (*player.cells, *player.beside):
            if cell == EMPTY:
                empty += 1
            elif cell >= REPAID:
                points -= repaid
            elif cell >= OPEN:
                points -= cell - OPEN
                self.open_loans += 1
            else:
                self.tiles.append(cell)
        self.empty = empty
        return points + empty * box.components.final.empty_space_vp * SPACE

    def tracks(self) -> float:
        """Say what income, buzz and Westminster will bring."""
        state, player, box = self.state, self.player, self.box
        phase, stage, left = state.phase, state.stage, self.left
        points = income_prospects(box)[left + (phase < 6 or stage < 1)][player.income]
        self.payouts = left + (phase < 6 or stage < 4)
        table = buzz_prospects(box, state.flyers, len(state.players))
        tokens = box.components.pieces.buzz_tokens - len(player.tokens)
        space = player.buzz
        points += table[left][tokens][space]
        if phase <= 3:
            points += (0.5 if phase == 3 else 1.0) * (table[left + 1][tokens][space] - table[left][tokens][space])
        effects = self.worths.effects
        for token in player.tokens:
            points += self.payouts * effects[box.illustration_effects[token]]

        scale = box.components.final.buzz_vp
        ahead = sum([other.buzz > space for other in state.players])
        beside = sum([other.buzz == space for other in state.players])
        share = sum(scale[ahead : ahead + beside]) / beside
        points += BUZZ_LEAD[left] * share
        return points + player.westminster * 0.35 * left

    def engine(self) -> float:
        """Say what research tiles, assistants and the Pocket Watch will bring in the rounds to come."""
        state, seat, greens = self.state, self.seat, self.greens
        permanent, tile_effects = self.box.tile_is_permanent, self.box.tile_effects
        points = 0.0
        best = 0.0
        for tile in self.tiles:
            if permanent[tile]:
                worth = self.effect(tile_effects[tile])
                points += greens * worth
                if worth > best:
                    best = worth
        market = state.market
        if seat in market:
            for space, owner in enumerate(market):
                if owner == seat:
                    points += self.sinking(space)
            highest = [owner for owner in reversed(market) if owner != NOBODY]
            vp = self.box.components.final.market_vp
            points += TOP_OF_MARKET[self.left] * sum(
                [each for owner, each in zip(highest, vp, strict=False) if owner == seat]
            )
        if state.watch == seat:
            points += greens * best
        return points

    def sinking(self, space: int) -> float:
        """Say what an assistant brings that sinks by one space each round."""
        benefits, effects = self.boards.benefits, self.worths.effects
        return sum([effects[benefits[each]] for each in range(space, max(-1, space - self.greens), -1)])

    # Cards

    def people(self) -> float:
        """Say what the characters will do and cost in the rounds to come."""
        player, left = self.player, self.left
        if not player.characters:
            return 0.0
        worth, helps = 0.0, left + (self.state.phase < salaries.PHASE)
        for character in player.characters:
            worth += self.worths.recurring[character] + self.counted(self.box.recurring[character])
        return worth * helps - SALARY * self.due * self.worths.pound * left

    def patent(self, patent: int) -> float:
        """Say what building a patent would bring."""
        worth = self.worths.patents[patent] + self.counted(self.box.patent_effects[patent])
        for character in self.box.patent_links[patent]:
            if character in self.player.characters:
                worth += self.box.components.cards.link_vp
        return worth

    def character(self, character: int) -> float:
        """Say what recruiting a character would bring."""
        box, player, guess = self.box, self.player, self.worths
        worth = guess.characters[character] + self.counted(box.immediate[character])
        worth += (guess.recurring[character] + self.counted(box.recurring[character])) * (self.left + 1)
        worth -= box.salaries[character][player.westminster] * guess.pound * (1 + SALARY * self.left)
        for patent in box.character_links[character]:
            if patent in player.prototypes:
                worth += box.components.cards.link_vp
            elif patent in player.patents:
                worth += box.components.cards.link_vp * LINK_TO_COME
        if self.left == 0:
            worth += guess.price(box.character_prices[character]) - self.last_price(box.character_prices[character])
        return worth

    # Money and goods

    def wealth(self) -> float:
        """Say what money, goods and patents are worth; what has to be paid soon may need a loan."""
        player, state, guess = self.player, self.state, self.worths
        cash = player.pounds
        if state.phase <= salaries.PHASE:
            cash -= self.due
            if state.phase == 1:
                cash -= sum(player.sealed) + sum(player.dice)
        newspapers = player.newspapers - player.bought * self.box.components.newspapers.for_die
        self.cash = cash
        if self.left == 0:
            return self.last_workshop(cash, newspapers)
        points = self.purse(cash) + player.gears * guess.gear + player.energy * guess.energy
        points += newspapers * guess.newspaper
        if player.patents:
            nets = sorted([self.patent(patent) for patent in player.patents], reverse=True)
            points += sum([net * chance for net, chance in zip(nets, BUILT, strict=False) if net > 0.0])
        return points

    def purse(self, cash: int) -> float:
        """Say what cash is worth; below nothing loans are needed."""
        points, loan = 0.0, self.box.components.loans.cash
        while cash < 0:
            points -= LOAN
            cash += loan
        if self.left:
            return points + _PURSES[self.left][min(cash, _HIGHEST_PURSE)]
        repaying = min(cash, loan * self.open_loans)
        covering = min(cash - repaying, self.box.components.final.note * self.empty)
        return points + REPAYING * repaying + COVERING * covering

    def last_price(self, price: Price) -> float:
        """Say what a price costs in the last round, when goods that are there are worth little otherwise."""
        player, buying = self.player, self.box.components.buying
        gears, energy = min(price.gears, player.gears), min(price.energy, player.energy)
        pounds = (price.gears - gears) * buying.gear + (price.energy - energy) * buying.energy + price.pounds
        used = gears * self.worths.gear + energy * self.worths.energy + price.newspapers * self.worths.newspaper
        return self.purse(self.cash) - self.purse(self.cash - pounds) + 0.5 * used

    def last_workshop(self, cash: int, newspapers: int) -> float:
        """Say what is left in the end of money, goods and patents: what is not built in time is worth nothing."""
        player, state, box = self.player, self.state, self.box
        sale, buying = box.components.final.sale, box.components.buying
        gears, energy, points = player.gears, player.energy, 0.0
        if player.patents and self.builds:
            prices = box.patent_prices
            guess = self.worths
            wins = sorted(
                [(self.patent(each) + guess.price(prices[each]), each) for each in player.patents], reverse=True
            )
            room = prototypes.limit(state, self.seat) - player.built
            for vp, patent in wins:
                if not room:
                    break
                price = prices[patent]
                lacks_gears, lacks_energy = max(0, price.gears - gears), max(0, price.energy - energy)
                with_papers = min(lacks_gears, newspapers // 2)
                pounds = (lacks_gears - with_papers) * buying.gear + lacks_energy * buying.energy + price.pounds
                if vp > self.purse(cash) - self.purse(cash - pounds):
                    points += vp * BUILT[0]
                    room -= 1
                    cash -= pounds
                    gears -= price.gears - lacks_gears
                    energy -= price.energy - lacks_energy
                    newspapers -= 2 * with_papers + price.newspapers
        goods = gears + energy + newspapers
        if state.phase <= 3 and self.builds:
            # Dice still to act may find a use for them.
            points += 0.3 * (min(gears, 3) + min(energy, 3))
        return points + self.purse(cash + goods * sale)

    # Dice

    def dice(self) -> float:
        """Say what dice will do: those of rounds to come, those in hand, those on the board."""
        state, player = self.state, self.player
        points = DIE * self.left * (player.usable + player.gained + player.bought)
        if state.phase > 3:
            return points
        if state.phase == 1 and not player.sealed and not player.dice:
            return points + DIE * (player.usable + player.bought)
        self.picks: dict[int, list[float]] = {}
        counts = [0] * len(LOCATIONS)
        """Dice that come before those in hand, by location."""
        placed, seat = state.placed, self.seat
        if state.phase > 1:
            threats: list[int] = []
            if state.phase == 2:
                for other, rival in enumerate(state.players):
                    if other != seat and not rival.passed:
                        threats += rival.dice
            for location, slots in enumerate(self.boards.slots):
                lying = [(placed[slot] % 10, -slot, placed[slot] // 10) for slot in slots if placed[slot] != EMPTY]
                if state.phase == 3:
                    lying = self.still_to_act(location, lying)
                if not lying:
                    continue
                counts[location] = len(lying)
                if not any([owner == seat for _, _, owner in lying]):
                    continue
                lying.sort(reverse=True)
                free = [slot for slot in self.boards.actions[location] if state.acting[slot] == EMPTY]
                for rank, (value, _, owner) in enumerate(lying):
                    if owner == seat:
                        points += self.acting(location, value, rank, free, threats)
        hand = () if player.passed or state.phase == 3 else player.sealed or player.dice
        return points + HAND * self.hand(hand, counts) if hand else points

    def still_to_act(self, location: int, lying: list[tuple[int, int, int]]) -> list[tuple[int, int, int]]:
        """Leave out the dice that have passed; those of the location that is being resolved lie there still."""
        for step in reversed(self.state.agenda):
            if type(step) is Action:
                at = self.boards.location_of[step.slot]
                if location == at:
                    current = (self.state.placed[step.slot] % 10, -step.slot)
                    return [each for each in lying if each[:2] <= current]
                return lying if location > at else []
            if type(step) is NextDie:
                return lying if location >= step.location else []
        return []

    def acting(self, location: int, value: int, rank: int, free: list[int], threats: list[int]) -> float:
        """Say what a die on the board will do."""
        if rank >= len(free):
            return NO_ACTION
        higher = sum([threat > value for threat in threats])
        spare = len(free) - rank
        chance = 1.0 if higher < spare else max(0.4, 1.0 - OVERTAKEN * (higher - spare + 1))
        worth = self.action(location, value, rank) + self.worths.effect(self.boards.bonuses[free[rank]])
        return max(0.0, chance * worth) + 0.01 * value

    def hand(self, dice: tuple[int, ...], counts: list[int]) -> float:
        """Say what dice in hand could do if no one else placed any: the highest looks first."""
        state, boards, player = self.state, self.boards, self.player
        placed, lows, assistants, costs = state.placed, boards.lows, boards.assistants, boards.slot_costs
        assistant, pound = self.assistant(), self.worths.pound
        taken: set[int] = set()
        crowd = CROWD[len(state.players)]
        points = 0.0
        for value in sorted(dice, reverse=True):
            best, best_slot, best_location = NO_ACTION, -1, -1
            chance = 1.0 - crowd * (6 - value) / 5
            for location, slots in enumerate(boards.slots):
                rank = counts[location]
                actions = boards.actions[location]
                if rank >= len(actions):
                    continue
                found, found_slot = -9.0, -1
                for slot in slots:
                    if placed[slot] == EMPTY and lows[slot] <= value and slot not in taken:
                        extra = assistant if assistants[slot] else -costs[slot] * pound
                        if extra > found:
                            found, found_slot = extra, slot
                if found_slot < 0:
                    continue
                action = self.action(location, value, rank) + self.worths.effect(boards.bonuses[actions[rank]])
                worth = found + chance * action
                if worth > best:
                    best, best_slot, best_location = worth, found_slot, location
            points += best
            if best_slot >= 0:
                taken.add(best_slot)
                counts[best_location] += 1
                if assistants[best_slot]:
                    assistant *= 0.6
        return points

    def assistant(self) -> float:
        """Say what an assistant action would bring now."""
        state, best = self.state, self.promotion
        if self.player.assistants:
            space = state.market.index(NOBODY)
            best = max(best, self.sinking(space) - self.boards.market_costs[space] * self.worths.pound)
        return best

    def action(self, location: int, value: int, rank: int) -> float:
        """Say what the action of a location would bring after so many others there."""
        picks = self.picks.get(location)
        if picks is None:
            picks = self.picks[location] = sorted(self.choices(location), reverse=True)
        if location == PORT_OF_LONDON and self.ticket_is_free():
            ticket = self.box.ticket_vp[self.state.round - 1] + value - TICKET_DIE * self.worths.die
            better = sum([pick > ticket for pick in picks])
            if rank == better:
                return ticket
            if rank > better:
                rank -= 1
        return picks[rank] if rank < len(picks) else 0.0

    def ticket_is_free(self) -> bool:
        """Whether somebody can still take a ticket this round."""
        state = self.state
        spot = next(number for number, each in enumerate(self.boards.spots) if each.is_ticket)
        return state.spots[spot] == EMPTY and len(state.tickets) < self.box.components.tickets.count

    def choices(self, location: int) -> list[float]:
        """Say what each thing one could do at a location would bring."""
        state, box, guess, left = self.state, self.box, self.worths, self.left
        if location == PATENT_OFFICE:
            return self.patents_on_offer()
        if location == BRITISH_MUSEUM:
            return [self.tile(tile) for tile in state.tiles if tile != EMPTY]
        if location == BANK_OF_ENGLAND:
            shares = [box.share_parts[share] for share in state.shares if share != EMPTY]
            return [self.share(share.vp, share.income) for share in shares]
        if location == WESTMINSTER:
            step = WESTMINSTER_STEP[left] + 0.5 * left * self.due * guess.pound / 3
            return [step, step, step]
        if location == REFORM_CLUB:
            return [self.character(each) for each in state.characters if each != EMPTY]
        if location == LONDON_TIMES:
            row = box.editor_rows[state.editor][state.round - 1]
            reached = level(state, self.seat, row)
            buzz = row.gives[reached - 1] * BUZZ_STEP[left] if reached else 0.0
            return [buzz, buzz, buzz]
        assert location in (PORT_OF_LONDON, WATERLOO_STATION)
        return [
            guess.effect(spot.effect)
            for spot, used in zip(self.boards.spots, state.spots, strict=True)
            if spot.location == location
            and used == EMPTY
            and not spot.is_ticket
            and (self.player.reserve or not spot.needs_die)
        ]

    def patents_on_offer(self) -> list[float]:
        """Say what each displayed patent would add to those in hand."""
        held = len(self.player.patents)
        nets = [self.patent(patent) for patent in self.state.patents if patent != EMPTY]
        if self.left == 0:
            prices = self.box.patent_prices
            patents = [patent for patent in self.state.patents if patent != EMPTY]
            wins = [
                net + self.worths.price(prices[each]) - self.last_price(prices[each])
                for net, each in zip(nets, patents, strict=True)
            ]
            nets = wins
        chance = BUILT[min(held, len(BUILT) - 1)]
        return [max(0.0, net) * chance for net in nets]

    def tile(self, tile: int) -> float:
        """Say what a research tile would bring, with the space it fills."""
        number = self.box.tile_effects[tile]
        times = self.greens if self.box.tile_is_permanent[tile] else 1
        space = -self.box.components.final.empty_space_vp * SPACE if self.empty else 0.0
        return times * self.effect(number) + space

    def share(self, vp: int, steps: int) -> float:
        """Say what a share would bring."""
        table = income_prospects(self.box)[self.left + 1]
        space = self.player.income
        top = min(len(table) - 1, space + steps)
        return vp + table[top] - table[space] + (space + steps - top) * self.worths.pound

    # Effects

    def effect(self, number: int) -> float:
        """Say what an effect is worth to the seat."""
        return self.worths.effects[number] + self.counted(number) if number != NO_EFFECT else 0.0

    def counted(self, number: int) -> float:
        """Say what the part of an effect is worth that depends on a count."""
        points = 0.0
        if number != NO_EFFECT:
            for per in self.worths.counted[number]:
                times = metric(self.state, self.seat, per.count) // per.each
                points += self.worths.goods(per.gain) * (times if per.max is None else min(times, per.max))
        return points
