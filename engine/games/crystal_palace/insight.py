"""How good a position looks to a bot: the points a seat may expect to have at the end.

The points on the track and what the final scoring would pay as things stand are known. The rest is a guess about the
rounds to come, and the numbers of that guess stand here. Those in tuples are by the number of rounds to come after
this one, so the last round stands first.
"""

from typing import Final

from . import abilities, london_times, prototypes, reform_club, salaries, scoring
from .actions import resolution_order
from .components import (
    BANK_OF_ENGLAND,
    BRITISH_MUSEUM,
    LONDON_TIMES,
    PATENT_OFFICE,
    PORT_OF_LONDON,
    REFORM_CLUB,
    WATERLOO_STATION,
    WESTMINSTER,
    Price,
)
from .metrics import metric
from .parts import EMPTY, EMPTY_SPACES, is_tile, owner_of, value_of
from .state import State
from .vocabulary import Advance, Assistant, Choose, Die, Exchange, Gain, Goods, Lose, Operation, Per, Research, UseGreen

POUND: Final = (0.25, 0.35, 0.42, 0.46, 0.5)
"""Points a pound is worth."""
GEAR: Final = (1.2, 1.8, 2.0, 2.1, 2.2)
ENERGY: Final = (1.0, 1.5, 1.7, 1.8, 1.9)
"""Points a gear or an energy is worth while something can still be built or recruited."""
NEWSPAPER: Final = (0.4, 0.7, 0.8, 0.9, 0.9)
BUZZ_STEP: Final = (0.35, 0.5, 0.6, 0.7, 0.75)
WESTMINSTER_STEP: Final = (1.0, 1.8, 2.2, 2.5, 2.8)
DIE: Final = (0.0, 2.5, 5.0, 7.0, 9.0)
"""Points one more die brings in the rounds to come."""
ASSISTANT_ACTION: Final = 1.6
TILE: Final = (2.0, 3.0, 4.0, 4.5, 5.0)
"""Points a research tile not known yet brings, without the space it fills."""
LOAN: Final = 6.0
"""Points a loan costs that has to be taken."""
SPACE_FILLED_LATER: Final = (1.0, 0.75, 0.6, 0.5, 0.4)
"""Part of the price of an empty research space that will have to be paid."""
BUILT: Final = (0.85, 0.8, 0.65, 0.5, 0.4, 0.3)
"""Chance that the best patent in hand is built in time, the second best, and so on."""
CLIMBS: Final = 0.25
"""What a level of the objective still to come is worth, of its points."""
FACES: Final = (0.0, 1.4, 2.2, 2.9, 3.5, 4.0, 4.3, 4.4, 4.5, 4.5)
"""Points a die is worth that is to be placed, by what it shows."""
MISSED: Final = 0.25
"""Chance that a die further back than the action slots reach gets one after all."""
REACHED: Final = 0.9
"""Chance that a die the slots reach keeps its place."""


def insight(state: State, seat: int) -> float:
    """Estimate a seat's final points."""
    if not state.agenda:
        return float(state.players[seat].vp)
    return _Outlook(state, seat).points()


class _Outlook:
    """The prospects of one seat."""

    def __init__(self, state: State, seat: int) -> None:
        self.state = state
        self.seat = seat
        self.player = state.players[seat]
        self.box = state.box
        left = min(len(self.box.rounds) - state.round, len(POUND) - 1)
        self.left = left
        self.pound = POUND[left]
        self.newspaper = NEWSPAPER[left]
        self.builds = left + (state.phase <= prototypes.PHASE)
        """How often the seat will still build prototypes."""
        self.pays = left + (state.phase <= salaries.PHASE)
        self.revenues = left + (state.phase < 6 or state.stage < 1)
        self.greens = left + (state.phase < 6 or state.stage < 3)
        self.gear = GEAR[left] if self.builds else self.pound
        self.energy = ENERGY[left] if self.builds else self.pound

    def points(self) -> float:
        """Add up what is there and what may come."""
        return self.player.vp + self.final() + self.goods() + self.income() + self.cards() + self.engine() + self.dice()

    def final(self) -> float:
        """Say what the end would pay as things stand, less sure the further it is away."""
        state, player, box, seat = self.state, self.player, self.box, self.seat
        certain = 1.0 - 0.15 * self.left
        points = scoring.buzz_points(state)[seat] * certain + scoring.market_points(state)[seat] * 0.6 * certain
        lines = scoring.final_points(state, seat, [0] * len(state.players), [0] * len(state.players))
        points += sum(lines) - lines[EMPTY_SPACES]
        empty = player.cells.count(EMPTY)
        points += empty * box.components.final.empty_space_vp * SPACE_FILLED_LATER[self.left]
        objective = box.objectives[player.nation]
        if self.builds and player.level < len(objective.gives):
            points += CLIMBS * objective.gives[player.level]
        return points

    def goods(self) -> float:
        """Say what money and goods are worth; what has to be paid soon may need a loan."""
        player = self.player
        cash = player.pounds - sum(player.sealed)
        if self.pays > self.left:
            cash -= salaries.due(self.state, self.seat)
        points = 0.0
        if cash < 0:
            borrowed = -(cash // self.box.components.loans.cash)
            points -= LOAN * borrowed
            cash += borrowed * self.box.components.loans.cash
        points += self.pound * (min(cash, 30) + 0.5 * max(0, cash - 30))
        points += self.gear * min(player.gears, 4) + self.energy * min(player.energy, 4)
        points += self.pound * (max(0, player.gears - 4) + max(0, player.energy - 4))
        points += self.newspaper * (player.newspapers - player.bought * self.box.components.newspapers.for_die)
        return points + DIE[self.left] * (player.usable + player.gained + player.bought - 4)

    def income(self) -> float:
        """Add up what the income track will pay if nothing lifts the pawn."""
        box, space, points = self.box, self.player.income, 0.0
        drop = box.components.expenses.income_drop
        for _ in range(self.revenues):
            if space < box.red_spaces:
                points += box.components.expenses.red_vp
            points += self.pound * (box.income[space] - max(0, drop - space))
            space = max(0, space - drop)
        return points

    def cards(self) -> float:
        """Say what patents in hand may score, and what characters will cost and do."""
        state, seat, player = self.state, self.seat, self.player
        nets = sorted((self.patent(patent) for patent in player.patents), reverse=True)
        slots = self.builds * state.box.components.cards.prototypes_per_round
        points = sum(net * chance for net, chance in zip(nets[:slots], BUILT, strict=False) if net > 0)
        if player.characters:
            due = salaries.due(state, seat)
            points -= self.pound * due * self.left  # this round's are taken off the cash
            for character in player.characters:
                effect = self.box.recurring[character]
                if effect >= 0:
                    points += self.effect(effect) * self.left
            points += 0.5 * self.left * len(abilities.of(state, seat, "prototype_vp"))
        return points

    def patent(self, patent: int) -> float:
        """Say what building a patent would bring."""
        round_ = min(self.state.round - (self.state.phase <= prototypes.PHASE), len(self.box.rounds) - 1)
        vp = self.box.patent_vp[patent][round_] + prototypes.worth(self.state, self.seat, patent)[1]
        return vp - self.price(self.box.patent_prices[patent]) + max(0.0, self.effect(self.box.patent_effects[patent]))

    def price(self, price: Price) -> float:
        """Say what a price is worth."""
        return (
            price.gears * self.gear
            + price.energy * self.energy
            + price.pounds * self.pound
            + price.newspapers * self.newspaper
        )

    def engine(self) -> float:
        """Say what tiles, assistants and buzz tokens will bring every round, and the tracks."""
        state, player, box = self.state, self.player, self.box
        points = 0.0
        for cell in player.cells:
            if is_tile(cell) and box.tile_is_permanent[cell]:
                points += self.greens * self.effect(box.tile_effects[cell])
        for space, owner in enumerate(state.market):
            if owner == self.seat:
                # Assistants sink by one space each round.
                rounds = range(min(self.greens, space + 1))
                points += sum(self.effect(state.boards.benefits[space - round_]) for round_ in rounds)
        for space in player.tokens:
            points += self.greens * self.effect(box.illustration_effects[space])
        points += (box.components.pieces.buzz_tokens - len(player.tokens)) * 1.5 * self.left
        points += player.buzz * BUZZ_STEP[self.left] * 0.5
        return points + player.westminster * 0.6 * self.left

    def dice(self) -> float:
        """Say what dice to be placed and dice that are still to act may do."""
        state, player = self.state, self.player
        if state.phase == 1:
            return sum(FACES[value] for value in (player.sealed or player.dice))
        if state.phase > 3:
            return 0.0
        points = 0.0 if player.passed else sum(FACES[value] for value in player.dice) * (state.phase == 2)
        for location, slots in enumerate(state.boards.slots):
            if not any(state.placed[slot] != EMPTY and owner_of(state.placed[slot]) == self.seat for slot in slots):
                continue
            free = sum(state.acting[slot] == EMPTY for slot in state.boards.actions[location])
            worth = self.location(location)
            taken = 0
            for rank, slot in enumerate(resolution_order(state, location)):
                die = state.placed[slot]
                if owner_of(die) == self.seat:
                    chance = REACHED if rank < free else MISSED * (state.phase == 2)
                    points += worth * chance * (0.8**taken) + 0.02 * value_of(die)
                    taken += 1
        return points

    def location(self, location: int) -> float:
        """Say what an action at a location is worth."""
        state, seat, box = self.state, self.seat, self.box
        if location == PATENT_OFFICE:
            nets = (self.patent(patent) for patent in state.patents if patent != EMPTY)
            return 0.7 * max(nets, default=0.0) if self.builds else 0.0
        if location == BRITISH_MUSEUM:
            tiles = [tile for tile in state.tiles if tile != EMPTY]
            return 1.0 + max((self.tile(tile) for tile in tiles), default=0.0)
        if location == BANK_OF_ENGLAND:
            shares = [box.share_parts[share] for share in state.shares if share != EMPTY]
            return max((share.vp + share.income * self.income_step() for share in shares), default=0.0)
        if location == WESTMINSTER:
            return WESTMINSTER_STEP[self.left]
        if location == REFORM_CLUB:
            return max((self.character(each) for each in reform_club.recruitable(state, seat)), default=0.0)
        if location == LONDON_TIMES:
            return london_times.reached(state, seat)[1] * BUZZ_STEP[self.left]
        if location == PORT_OF_LONDON:
            return 2 * self.gear + 0.5
        assert location == WATERLOO_STATION
        return 2 * self.energy

    def tile(self, tile: int) -> float:
        """Say what a research tile would bring."""
        times = self.greens if self.box.tile_is_permanent[tile] else 1
        return times * self.effect(self.box.tile_effects[tile])

    def character(self, character: int) -> float:
        """Say what recruiting a character would bring."""
        box, player = self.box, self.player
        net = sum(reform_club.worth(self.state, self.seat, character)) - self.price(box.character_prices[character])
        net -= self.pound * box.salaries[character][player.westminster] * (self.left + 1)
        return net + max(0.0, self.effect(box.immediate[character]))

    def income_step(self) -> float:
        """Say what a step on the income track is worth: it is lost again in time."""
        return self.pound * min(self.revenues, 2)

    def effect(self, number: int) -> float:
        """Say what an effect is worth to the seat."""
        if number < 0:
            return 0.0
        return sum(self.operation(operation) for operation in self.box.effects[number].operations)

    def value(self, goods: Goods) -> float:
        """Say what goods are worth."""
        return (
            goods.pounds * self.pound
            + goods.gears * self.gear
            + goods.energy * self.energy
            + goods.newspapers * self.newspaper
            + goods.vp
        )

    def operation(self, operation: Operation) -> float:
        """Say what a part of an effect is worth."""
        match operation:
            case Gain():
                return self.value(operation)
            case Lose():
                return -self.value(operation)
            case Advance():
                return (
                    operation.buzz * BUZZ_STEP[self.left]
                    + operation.income * self.income_step()
                    + operation.westminster * WESTMINSTER_STEP[self.left]
                )
            case Per():
                times = metric(self.state, self.seat, operation.count) // operation.each
                return self.value(operation.gain) * min(times, operation.max or times)
            case Choose():
                return max(self.effect(option) for option in operation.options)
            case Exchange():
                return max(0.0, self.value(operation.get) - self.value(operation.pay)) * operation.max
            case Assistant():
                return ASSISTANT_ACTION * operation.actions
            case Research():
                return TILE[self.left]
            case UseGreen():
                return 0.8 * operation.times
            case Die():
                return DIE[self.left] * operation.count if self.player.reserve else 0.0
            case _:
                return 0.0
