"""How good a position looks to a bot: the points a seat may expect to have at the end.

The points on the track and what the final scoring would pay are known. The rest is a guess about the turns to come,
and the numbers of that guess stand here. They were found by letting bots with different numbers play each other. Those
in tuples are by the number of rounds to come after this one, so the last round stands first.
"""

import math
from functools import lru_cache
from typing import Final

from . import scoring
from .box import Box
from .components import (
    ANY_NOBLE,
    ASSISTANTS_ROW,
    COURTHOUSE,
    EMPTY,
    FIGURES_ROW,
    FRANCS,
    GRAND_PLACE,
    JOKER,
    MONEY_ROW,
    ROYAL_PALACE,
    TRACKS,
    WORKS_ROW,
    BonusCard,
)
from .parts import ABSENT, NO_CARD, NO_SHIELD, NOBODY, UPRIGHT, Player
from .state import State

# Rounds to come
SHIELDS_LATER: Final = (0.0, 1.6, 2.6, 3.2, 3.5)
"""Shields of the rounds to come for which the level at the City Hall of now counts."""
SHIELDS_OF_A_ROUND: Final = 1.8
"""Shields a seat scores in a round, as long as nothing is known about it."""
CITY_HALL_CLIMB: Final = 0.3
"""Spaces a seat moves up at the City Hall in a round to come."""
BUILDINGS_LATER: Final = (0.0, 0.5, 0.8, 1.0, 1.0)
"""Buildings of the rounds to come for which the level of the Architect of now counts."""
ARCHITECT_CLIMB: Final = 0.4
"""Spaces a seat moves up the Architect track in a round to come."""
ASSISTANT: Final = (0.0, 1.4, 2.0, 3.5, 4.0)
"""Points an assistant out of the courthouse makes in the rounds to come."""
GRAND_PLACE_LATER: Final = (0.0, 0.6, 1.0, 1.2, 1.3)
"""Visits of a seat to the Grand-Place in the rounds to come for which its figures of now count."""
FIRST_PLAYER: Final = 2.5
"""Points that playing first in the next round is worth."""
VISITS_PER_ROUND: Final = (0.0, 0.0, 0.25, 0.4, 0.45, 0.5)
"""Rivals' assistants that come to a building in a round to come, by the number of players."""
EXHIBITION: Final = (0.0, 0.2, 0.4, 0.6, 0.8)
"""Points an exhibition tile is worth because one draws more works of art."""

# This round
BUSY: Final = 5
"""Assistants in the reserve of which each makes as much; more than that are of little use."""
SPARE_TURN: Final = 0.3
"""Part of a turn that each assistant above that is worth."""
TURN: Final = (2.3, 2.6, 4.0, 4.5, 4.5)
"""Points an assistant in the reserve still makes."""
PLACED: Final = 0.75
"""Part of the assistants in the reserves that go to the Art Nouveau board."""
GRAND_PLACE_NOW: Final = 0.5
"""Chance that upright figures are still activated, while assistants are in the reserve."""
BRUSSELS_LEAD: Final = (0.1, 0.3, 0.75, 0.9)
"""Chance to lose an assistant to the courthouse, by the lead on the Brussels board: two behind up to one ahead."""
COLUMN_EVEN: Final = (0.0, 0.0, 0.45, 0.4, 0.35, 0.3)
"""Chance to win a column in which one has bid as much as the best rival, by the number of players."""
COLUMN_FRANC: Final = 0.06
"""What each franc of lead adds to that."""
COLUMN_UNTOUCHED: Final = (0.0, 0.0, 0.45, 0.3, 0.25, 0.2)
"""Chance to win an open column in which one has not bid, by the number of players."""
COLUMN_SURE: Final = 0.9
"""Chance to win a column that is not decided yet, at most."""
COLUMN_BEHIND: Final = 0.03
"""What each franc that a rival has bid there takes from that."""
MANNEKEN: Final = 0.35
"""What one Manneken-Pis of this round adds to the chance to play first in the next."""

# Goods
FRANC: Final = (0.9, 1.0, 1.2, 1.3, 1.3)
"""Points the first franc in the purse is worth."""
GAINED_FRANC: Final = (0.25, 0.7, 0.8, 0.9, 0.9)
"""Points a franc that will be gained is worth."""
PURSE: Final = (8.0, 14.0, 16.0, 18.0, 20.0)
"""Francs after which another one is worth about a third of that."""
UPKEEP_FRANC: Final = (0.0, 0.9, 0.7, 0.6, 0.5)
"""Points each franc of upkeep costs that will fall due; in the last round it is known."""
BUILD_CHANCE: Final = (0.35, 0.7, 0.8, 0.85, 0.85)
"""Chance that the cubes for a building become one."""
NEXT_BUILD_CHANCE: Final = (0.05, 0.45, 0.6, 0.65, 0.65)
"""The same for the building after it."""
COMPASS: Final = 0.6
"""How much the compass as it stands counts for the next building, against any other."""
SALE_CHANCE: Final = (0.35, 0.85, 0.9, 0.9, 0.9)
"""Chance that the work that pays best is sold, at the price of now."""
OTHER_WORK: Final = (1.0, 2.0, 3.0, 3.5, 3.5)
"""Points each other work is worth above its row."""
SALE_FRANC: Final = 0.5
"""Points a franc of a sale is worth."""
ROW_GOODS: Final = (
    (0.3, 0.6, 0.9, 1.2, 1.5),
    (0.0, 0.4, 0.8, 1.2, 1.6),
    (0.0, 0.4, 0.8, 1.2, 1.6),
    (0.0, 0.3, 0.6, 0.8, 1.0),
)
"""Things of each row that a seat will have more by the end."""

_MOST_FRANCS: Final = 60
_PURSES: Final = tuple(
    tuple(franc * size * (1.0 - math.exp(-francs / size)) for francs in range(_MOST_FRANCS + 1))
    for franc, size in zip(FRANC, PURSE, strict=True)
)


def insight(state: State, seat: int) -> float:
    """Estimate a seat's final points."""
    if not state.agenda:
        return float(state.players[seat].vp)
    if type(state.agenda[0]) is scoring.CountUp:
        return float(scoring.standings(state, over=False).of(seat).total)
    return _Outlook(state, seat).points()


class _Tables:
    """What an edition of the components makes of the board and the workshop."""

    def __init__(self, box: Box) -> None:
        self.shields = tuple(
            tuple([shield.spaces for shield in box.shields if shield.spaces[0] in area and shield.spaces[3] in area])
            for area in [set(bracket.area) for bracket in box.shields]
        )
        """By the bracket: the spaces around each shield that can be completed."""
        self.columns = tuple(
            tuple(
                (col, tuple(space for space in spaces if space in bracket.area))
                for col, spaces in enumerate(box.column_spaces)
                if any(space in bracket.area for space in spaces)
            )
            for bracket in box.shields
        )
        """By the bracket: the open columns and their open spaces."""
        self.sales = {
            cursor: tuple(
                tuple(
                    max(
                        [
                            box.sale_values[box.square(move.row, move.col)][colour][1]
                            + box.sale_values[box.square(move.row, move.col)][colour][0] * SALE_FRANC
                            for move in box.reach(cursor, works)
                        ]
                    )
                    for colour in range(len(values))
                )
                for works in range(_FARTHEST + 1)
            )
            for cursor, values in box.sale_values.items()
        }
        """By the cursor, the steps it can make and the colour: what the best sale brings."""


_FARTHEST: Final = 8


@lru_cache(maxsize=8)
def _tables(box: Box) -> _Tables:
    return _Tables(box)


@lru_cache(maxsize=16384)
def _around(one: int, two: int, three: int, four: int, seat: int) -> tuple[int, int, int]:
    """Count around a shield what is missing, what a seat has, and what the strongest other colour has."""
    owners = (one, two, three, four)
    best = max([0, *[owners.count(owner) for owner in owners if owner not in (NOBODY, seat)]])
    return owners.count(NOBODY), owners.count(seat), best


@lru_cache(maxsize=4096)
def _lead(missing: int, mine: int, best: int, share: int, rivals: int) -> float:
    """Say how likely a seat has most around a shield once it is complete, if it gets so many twentieths of the rest."""
    if not missing:
        return 1.0 if mine and mine >= best else 0.0
    own = share / 20
    other = (1.0 - own) / rivals
    chance = own * _lead(missing - 1, mine + 1, best, share, rivals)
    chance += other * _lead(missing - 1, mine, best + 1, share, rivals)
    if rivals > 1:
        chance += (1.0 - own - other) * _lead(missing - 1, mine, max(best, 1), share, rivals)
    return chance


class _Outlook:
    """The prospects of one seat."""

    def __init__(self, state: State, seat: int) -> None:
        players = state.players
        player: Player = players[seat]
        self.state = state
        self.seat = seat
        self.player = player
        self.box = box = state.box
        self.tables = _tables(box)
        self.left = left = min(box.rounds - state.round, len(PURSE) - 1)
        self.rivals = [other for other in players if other is not player]
        self.hands = sum([other.reserve for other in self.rivals if not other.passed])
        self.turns = 0 if player.passed else player.reserve
        self.is_over = not (self.hands or self.turns) and all(other.passed for other in players)
        self.held = [figure for figure, stands in enumerate(player.figures) if stands != ABSENT]
        self.upkeep = box.dues(self.held)
        self.assistant = ASSISTANT[left]
        self.turn = TURN[left]
        parts = box.bonus_parts
        base = box.final.row_symbols
        self.symbols = [base + sum([parts[card].vp for card in row]) if row else base for row in player.rows]

    def points(self) -> float:
        """Add up what is there and what may come."""
        points = self.player.vp + self.tracks()
        points += self.rows() + self.cubes() + self.works() + self.money()
        points += self.people() + self.columns()
        return points

    def tracks(self) -> float:
        """Say what shields and buildings will pay, and keep what one more space on each track is worth."""
        box, left, player = self.box, self.left, self.player
        city, palace, architect = box.tracks
        step_city, step_palace, step_architect = player.steps
        self.level_city = city[step_city]
        self.level_palace = palace[step_palace]
        self.level_architect = architect[step_architect]
        more_city = city[min(step_city + 1, len(city) - 1)] - self.level_city
        more_palace = palace[min(step_palace + 1, len(palace) - 1)] - self.level_palace
        more_architect = architect[min(step_architect + 1, len(architect) - 1)] - self.level_architect

        shields = self.shields()
        later = SHIELDS_LATER[left]
        buildings = min(len(box.units), player.built + BUILDINGS_LATER[left])
        self.spaces = [
            more_city * (shields + later),
            0.0,
            more_architect * buildings,
        ]
        # What the figures do depends on the spaces, and the space of the Royal Palace on the figures.
        self.effects = {figure: self.effect(figure) for figure in self.held}
        ranked = sorted(self.effects.values(), reverse=True)
        acting = sum(ranked[: self.level_palace])
        rounds = GRAND_PLACE_LATER[left]
        figures = rounds * max(0.0, acting - self.turn)
        if more_palace:
            self.spaces[ROYAL_PALACE] = (
                rounds * max(0.0, sum(ranked[: self.level_palace + more_palace]) - self.turn) - figures
            )
        ends = self.level_architect + more_architect * ARCHITECT_CLIMB * left
        rises = self.level_city + more_city * CITY_HALL_CLIMB * left / 2
        return shields * self.level_city + later * rises + buildings * ends + figures

    def shields(self) -> float:
        """Say how many shields the seat may score this round."""
        state, seat = self.state, self.seat
        if state.shield == NO_SHIELD:
            return SHIELDS_OF_A_ROUND
        owners = state.board.owners
        turns, hands = self.turns, self.hands
        fill = 0.0
        share = 10
        if turns or hands:
            free = sum([owners[space] == NOBODY for space in self.box.shields[state.shield].area])
            if free:
                fill = min(1.0, PLACED * (turns + hands) / free)
            share = round(20 * (turns + 1) / (turns + hands + 1 + len(self.rivals)))
        rivals = len(self.rivals)
        expected = 0.0
        for one, two, three, four in self.tables.shields[state.shield]:
            missing, mine, best = _around(owners[one], owners[two], owners[three], owners[four], seat)
            if missing:
                if fill:
                    expected += fill**missing * _lead(missing, mine, best, share, rivals)
            elif mine >= best:
                expected += 1.0
        return expected

    def rows(self) -> float:
        """Say what the rows of the personal board will pay, and keep how many things each will count."""
        player, values, left = self.player, self.box.final, self.left
        assistants = self.box.components.player.assistants - player.courthouse - values.assistants_free
        goods = ROW_GOODS
        money = max(0, player.money - self.upkeep) / values.money_per_set if not left else 0.0
        self.things = things = (
            money + goods[MONEY_ROW][left],
            sum(player.works) + goods[WORKS_ROW][left],
            len(self.held) + goods[FIGURES_ROW][left],
            max(0.0, assistants + goods[ASSISTANTS_ROW][left]),
        )
        symbols = self.symbols
        points = symbols[0] * things[0] + symbols[1] * things[1] + symbols[2] * things[2] + symbols[3] * things[3]
        cubes = player.cubes
        return points + (sum(cubes) - cubes[JOKER]) * values.noble_vp + cubes[JOKER] * values.joker_vp

    def cubes(self) -> float:
        """Say what the cubes are worth towards the next buildings, and what those that stand still bring."""
        player, box, left = self.player, self.box, self.left
        built, units = player.built, box.units
        points = 0.0
        if built:
            points += self.sites()
        if built == len(units) or not (left or self.turns):
            return points
        cubes = player.cubes
        jokers = cubes[JOKER]
        nobles = sum(cubes) - jokers
        if not (nobles or jokers):
            return points
        need = units[built]
        fits = self.fitting(need)
        construction = box.components.construction
        worth = (
            self.level_architect + VISITS_PER_ROUND[len(self.state.players)] * left * 2.0 + construction.bonus_vp[built]
        )
        pays = COMPASS * fits + (1.0 - COMPASS) * min(nobles, need) * 0.8
        whole = min(need, pays + jokers) / need
        pure = pays / need
        points += BUILD_CHANCE[left] * (worth * whole + (construction.no_joker_vp - need) * pure)
        spare = nobles + jokers - need
        if spare > 0 and built + 1 < len(units):
            then = units[built + 1]
            points += NEXT_BUILD_CHANCE[left] * (worth + 2.0) * min(1.0, spare / then)
        return points

    def fitting(self, need: int) -> int:
        """Count the units of the next building that noble cubes and money can pay as the compass stands."""
        state = self.state
        one, other = state.compass[state.needles[0]], state.compass[state.needles[1]]
        if one == EMPTY or other == EMPTY:
            return min(need, self.units_of(other if one == EMPTY else one))
        first, second = self.units_of(one), self.units_of(other)
        if one == ANY_NOBLE and other < ANY_NOBLE:
            first -= second
        elif other == ANY_NOBLE and one < ANY_NOBLE:
            second -= first
        else:
            return min(need, min(first, need - 1) + min(second, need - 1))
        # One noble material and any: at least one cube has to be of that kind.
        kind, any_ = (second, first) if one == ANY_NOBLE else (first, second)
        return min(need, kind + min(any_, need - 1))

    def units_of(self, tile: int) -> int:
        """Count the units a seat can pay for one tile of the compass."""
        player = self.player
        if tile < ANY_NOBLE:
            return player.cubes[tile]
        if tile == FRANCS:
            return player.money // self.box.components.compass.bf3_money
        return sum(player.cubes) - player.cubes[JOKER]

    def sites(self) -> float:
        """Say what the seat's buildings will bring when others come to their spaces."""
        state, player = self.state, self.player
        seat, owners, actions = self.seat, state.board.owners, state.actions
        later = VISITS_PER_ROUND[len(state.players)] * self.left
        area = self.box.shields[state.shield].area if state.shield != NO_SHIELD else ()
        now = min(0.6, PLACED * self.hands / max(1, len(area))) if area else 0.0
        worths = (
            2.5,
            float(sum(player.works)),
            max(self.effects.values(), default=0.0),
            1.8,
            float(player.built),
        )
        points = 0.0
        for space, owner in enumerate(state.board.buildings):
            if owner == seat:
                visits = later
                if now and owners[space] == NOBODY and space in area:
                    visits += now
                points += visits * worths[actions[space]]
        return points

    def works(self) -> float:
        """Say what works of art are worth besides their row."""
        player, state, left = self.player, self.state, self.left
        points = 0.0
        if left:
            points += state.exhibitions.count(self.seat) * EXHIBITION[left]
        works = player.works
        owned = sum(works)
        if not owned:
            return points
        passes = left + (not player.passed)
        points += (len(works) - works.count(0)) * GAINED_FRANC[left] * passes
        if not (left or self.turns):
            return points
        prices = self.tables.sales[state.cursor][min(owned, _FARTHEST)]
        shop = [slot[-1] for slot in state.shop if slot]
        best = max([prices[colour] for colour, count in enumerate(works) if count and colour not in shop], default=4.0)
        points += SALE_CHANCE[left] * max(0.0, best - self.symbols[WORKS_ROW] - 1.5)
        points += (owned - 1) * max(0.0, OTHER_WORK[left] - self.symbols[WORKS_ROW] + 1)
        return points

    def money(self) -> float:
        """Say what the purse is worth, and what the figures will cost."""
        francs = self.player.money
        if self.left:
            return _PURSES[self.left][min(francs, _MOST_FRANCS)] - self.upkeep * UPKEEP_FRANC[self.left]
        francs -= self.upkeep
        if francs < 0:
            return self.unpaid(francs + self.upkeep) * self.box.final.unpaid_figure_vp
        return _PURSES[0][min(francs, _MOST_FRANCS)] if self.turns else 0.0

    def unpaid(self, francs: int) -> int:
        """Count the figures for whom so many francs are not enough; the cheapest are paid first."""
        figures = 0
        for due in sorted([self.box.upkeep[figure] for figure in self.held]):
            francs -= due
            figures += francs < 0
        return figures

    def people(self) -> float:
        """Say what assistants and figures may still do, this round and later."""
        player, state = self.player, self.state
        points = (
            min(self.turns, BUSY) + SPARE_TURN * max(0, self.turns - BUSY)
        ) * self.turn - player.courthouse * self.assistant
        sent = sum(player.brussels)
        if sent:
            best = max([sum(rival.brussels) for rival in self.rivals])
            lead = sent - best
            loss = self.assistant + self.symbols[ASSISTANTS_ROW]
            if self.is_over:
                points -= loss * (lead >= 0)
            else:
                points -= loss * BRUSSELS_LEAD[max(-2, min(1, lead)) + 2]
        if self.turns and UPRIGHT in player.figures:
            price = self.box.price(len(state.players), state.uses[GRAND_PLACE])
            if price <= self.turns:
                ready = sorted(
                    [self.effects[figure] for figure in self.held if player.figures[figure] == UPRIGHT], reverse=True
                )
                points += GRAND_PLACE_NOW * max(0.0, sum(ready[: self.level_palace]) - self.turn * price)
        return points

    def effect(self, figure: int) -> float:
        """Say what the effect of a figure is worth."""
        effect, left = self.box.effects[figure], self.left
        points = effect.gain_money * GAINED_FRANC[left] + effect.vp
        if effect.jokers:
            points += effect.jokers * (1.0 if left else 0.2)
        if effect.nobles:
            points += effect.nobles * (1.8 if left else 1.1)
        if effect.advance:
            points += self.spaces[TRACKS.index(effect.advance)]
        if effect.release and self.player.courthouse:
            points += self.assistant + self.turn * 0.5 + self.symbols[ASSISTANTS_ROW]
        return points

    def columns(self) -> float:
        """Say what the bonus cards may bring, those won included."""
        state, box = self.state, self.box
        player, seat, turns = self.player, self.seat, self.turns
        points = 0.0
        if player.won:
            parts = box.bonus_parts
            points += sum([self.card(parts[card]) for card in player.won])
        first_worth = FIRST_PLAYER if self.left else box.final.manneken_vp
        self.manneken_worth = first_worth * MANNEKEN
        if self.is_over:
            if state.first == seat:
                points += first_worth
            return points
        parts = box.bonus_parts
        if len(state.exhibitions) == state.round and state.exhibitions[-1] == seat:
            points += box.components.exhibition.manneken * self.manneken_worth
        if state.shield == NO_SHIELD:
            return points + 0.7 * COLUMN_UNTOUCHED[len(state.players)] * sum(
                [self.card(parts[card]) for card in state.bonuses if card != NO_CARD]
            )
        owners, bids = state.board.owners, state.board.bids
        rivals = range(len(state.players))
        purse = 0
        for rival in self.rivals:
            if rival.reserve and not rival.passed and rival.money > purse:
                purse = rival.money
        for col, spaces in self.tables.columns[state.shield]:
            card = state.bonuses[col]
            if card == NO_CARD:
                continue
            sums = [0] * len(rivals)
            free = 0
            for space in spaces:
                owner = owners[space]
                if owner >= 0:
                    sums[owner] += bids[space]
                elif owner == NOBODY:
                    free += 1
            mine = sums[seat]
            sums[seat] = 0
            best = max(sums)
            lead = mine - best
            can_raise = free and turns and player.money
            if not mine:
                if not can_raise:
                    continue
                chance = max(0.05, COLUMN_UNTOUCHED[len(rivals)] - best * COLUMN_BEHIND)
            elif not free or lead > purse:
                if lead < 0:
                    chance = 0.0
                elif lead == 0:
                    points += self.power_of(parts[card])
                    continue
                else:
                    chance = 1.0
            else:
                chance = COLUMN_EVEN[len(rivals)] + lead * COLUMN_FRANC
                if chance > COLUMN_SURE:
                    chance = COLUMN_SURE
                if lead < 0 and not can_raise:
                    continue
                if chance < 0.0:
                    continue
            points += chance * self.card(parts[card])
        return points

    def power_of(self, card: BonusCard) -> float:
        """Say what the central power of a bonus card is worth."""
        best = 0.0
        for power in card.powers:
            if power == COURTHOUSE:
                released = min(card.amount, self.player.courthouse)
                worth = released * (self.assistant + self.symbols[ASSISTANTS_ROW])
            else:
                worth = card.amount * self.spaces[TRACKS.index(power)]
            best = max(best, worth) if card.mode == "choose" else best + worth
        return best

    def card(self, card: BonusCard) -> float:
        """Say what a bonus card is worth, used or tucked, with its Manneken-Pis."""
        best = self.power_of(card)
        if card.vp:
            best = max(best, max(self.things) * card.vp)
        if card.manneken and not self.is_over:
            best += card.manneken * self.manneken_worth
        return best
