"""How good a position looks to a bot: the points a seat can expect at the end.

The points on the track and those of the final scoring are known. The rest is an estimate of the turns to come. Its
numbers were fitted by matches between bots with different numbers. Tuples are by the number of rounds to come after
this one, so the last round comes first.
"""

import math
from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from .components import ARCHITECTURE, CITY_HALL, NOBILITY, PRESTIGE, TRACKS, Effect
from .parts import ABSENT, NEUTRAL, NO_CARD, NOBODY, UPRIGHT, Player
from .state import State
from .weights import Weights

# Rounds to come
STILL_TO_CLIMB: Final = (1.0, 0.8, 0.64, 0.51)
"""Part of the way to the top of a ladder that is still to climb after a number of rounds."""
SHIELDS_PER_ROUND: Final = 1.9
"""Coats of arms a seat wins in a round to come."""
HOUSES_PER_ROUND: Final = 0.7
"""Houses a seat builds in a round to come."""
ARCHITECT_PER_ROUND: Final = 2.0
"""Points an architect out of prison makes in a round to come."""
CITY_HALL_PER_ROUND: Final = 0.5
"""Visits of a seat to the City hall in a round to come."""
EXHIBITIONS_PER_ROUND: Final = 0.5
"""Exhibitions a seat takes part in in a round to come."""
NOBLE: Final = 2.0
"""Points one more noble brings who acts at the City hall."""
FIRST_PLAYER: Final = 0.5
"""Points that playing first in the next round is worth."""

# This round
TURN: Final = 2.5
"""Points an architect in hand still makes."""
PLACED: Final = 0.75
"""Part of the architects in hand that go to the area and not to Brussels."""
CITY_HALL_NOW: Final = 0.4
"""Chance that upright nobles are still called, while architects are in hand."""
EXHIBITION_NOW: Final = 0.5
"""Chance of an exhibition while the Expo card lies in the area."""
BRUSSELS_LEAD: Final = 0.7
"""Chance that the seat with most architects at Brussels now has most in the end."""
SHIELD_LEAD: Final = (
    (0.30, 0.15, 0.05, 0.00, 0.00),
    (0.60, 0.50, 0.15, 0.05, 0.00),
    (0.95, 0.75, 1.00, 0.00, 0.00),
    (1.00, 1.00, 0.00, 0.00, 0.00),
    (1.00, 0.00, 0.00, 0.00, 0.00),
)
"""Chance to lead a coat of arms once it is complete, by the seat's own architects there and the best rival's."""
COLUMN_UNTOUCHED: Final = 0.3
"""Chance to win a column in which no player stands."""
COLUMN_EVEN: Final = 0.55
"""Chance to win a column with a sum equal to the best rival's."""
COLUMN_POINT: Final = (0.0, 0.13, 0.09, 0.07)
"""What each point of lead adds to that, by the cards of the column still to be taken."""
COLUMN_SURE: Final = 0.95
"""Chance to win a column that is not decided yet, at most; at least, what is missing to one."""

# Goods
FRANC: Final = 1.3
"""Points the first franc in the purse is worth."""
GAINED_FRANC: Final = 1.0
"""Points a franc that will be gained is worth."""
PURSE: Final = (4.0, 9.0, 12.0, 14.0)
"""Francs after which another one is worth about a third of that."""
UPKEEP_FRANC: Final = (0.0, 0.5, 0.4, 0.4)
"""Points each franc of upkeep costs that will fall due; in the last round it is known."""
HOUSE_TYPES: Final = 2.0
"""Material types a house is built with."""
HOUSE_CHANCE: Final = (0.5, 0.85, 0.9, 0.9)
"""Chance that the materials for a house become one."""
SECOND_HOUSE_CHANCE: Final = (0.1, 0.5, 0.6, 0.7)
"""The same for the house after it."""
SHOWN: Final = (0.0, 0.85, 1.5, 2.0, 2.4)
"""Artworks a seat shows at an exhibition, by the colours it owns."""
DRAWN_MATERIAL: Final = 2.0
"""Points a material chosen among those drawn is worth."""
SALE: Final = 0.5
"""Part of its price that an artwork is worth: selling it also needs a turn and a Money card."""

_MOST_FRANCS: Final = 60
_PURSES: Final = tuple(
    tuple(FRANC * size * (1.0 - math.exp(-francs / size)) for francs in range(_MOST_FRANCS + 1)) for size in PURSE
)


TERMS = ("points",)


def appraise(state: State, weights: Weights, seats: Sequence[int]) -> list[list[float]]:
    """Estimate the final points of some seats, item by item."""
    return [[insight(state, seat)] for seat in seats]


def insight(state: State, seat: int) -> float:
    """Estimate a seat's final points."""
    if not state.agenda:
        return float(state.players[seat].vp)
    return _Outlook(state, seat).points()


@lru_cache(maxsize=16384)
def _around(one: int, two: int, three: int, four: int, seat: int) -> tuple[int, float]:
    """Count what is missing around a coat of arms, and return how likely a seat leads it once it is complete."""
    owners = (one, two, three, four)
    missing, mine = owners.count(NOBODY), owners.count(seat)
    best = max([0, *[owners.count(owner) for owner in owners if owner >= 0 and owner != seat]])
    return missing, SHIELD_LEAD[mine][best] if missing else float(mine >= best)


class _Outlook:
    """The prospects of one seat."""

    def __init__(self, state: State, seat: int) -> None:
        player: Player = state.players[seat]
        self.state = state
        self.seat = seat
        self.player = player
        self.box = state.box
        self.rivals = [other for other in range(len(state.players)) if other != seat]
        self.left = min(self.box.rounds - state.round, len(PURSE) - 1)
        self.turns = 0 if player.passed else sum(player.hand)
        self.held = [noble for noble, stands in enumerate(player.nobles) if stands != ABSENT]
        self.upkeep = sum([self.box.noble_parts[noble].upkeep for noble in self.held])
        self.houses = sum(player.houses)
        self.architect = ARCHITECT_PER_ROUND * self.left

    def points(self) -> float:
        """Add up the points there are and those to come."""
        return self.player.vp + self.ladders() + self.goods() + self.money() + self.people() + self.columns()

    def ladders(self) -> float:
        """Estimate what houses and coats of arms will pay, and keep what one more step on each ladder is worth."""
        ladders = self.box.ladders[self.state.options.tracks]
        steps = self.player.steps
        level = [ladder[step] for ladder, step in zip(ladders, steps, strict=True)]
        above = [ladder[min(step + 1, len(ladder) - 1)] for ladder, step in zip(ladders, steps, strict=True)]
        self.nobility = level[NOBILITY]
        more_nobles = min(above[NOBILITY], len(self.held)) - min(self.nobility, len(self.held))

        # A step is worth less the further the end is: a seat that is lower now may still catch up.
        lasting = STILL_TO_CLIMB[self.left]
        top = ladders[ARCHITECTURE][-1]
        self.house = top - (top - level[ARCHITECTURE]) * lasting
        houses = self.houses + HOUSES_PER_ROUND * self.left
        arms_now = self.arms()
        arms_later = SHIELDS_PER_ROUND * sum(STILL_TO_CLIMB[1 : self.left + 1])
        top = ladders[PRESTIGE][-1]
        arms = arms_now * level[PRESTIGE] + SHIELDS_PER_ROUND * self.left * top - arms_later * (top - level[PRESTIGE])
        self.steps = (
            (above[ARCHITECTURE] - level[ARCHITECTURE]) * lasting * houses,
            more_nobles * CITY_HALL_PER_ROUND * self.left * NOBLE,
            (above[PRESTIGE] - level[PRESTIGE]) * (arms_now + arms_later),
        )
        return self.house * houses + arms

    def arms(self) -> float:
        """Estimate how many coats of arms the seat will win this round."""
        state, seat = self.state, self.seat
        owners, cards = state.area.owners, state.area.cards
        free = len(cards) - cards.count(NO_CARD)
        hands = sum([sum(player.hand) for player in state.players if not player.passed])
        fill = min(1.0, PLACED * hands / free) if free else 0.0
        filled = (1.0, fill, fill**2, fill**3, fill**4)
        expected = 0.0
        for _, _, (one, two, three, four) in self.box.shields[len(owners)]:
            missing, chance = _around(owners[one], owners[two], owners[three], owners[four], seat)
            expected += filled[missing] * chance
        return expected

    def goods(self) -> float:
        """Estimate what materials, artworks and the Expo card will become."""
        box, player, left = self.box, self.player, self.left
        points = 0.0
        is_active = left > 0 or self.turns > 0
        materials = sum(player.materials)
        if materials:
            points += materials * box.final.material_vp
            if is_active:
                cards = (self.houses + 2) // 2
                house = self.house + HOUSE_TYPES - cards * box.final.material_vp
                points += house * HOUSE_CHANCE[left] * min(1.0, materials / cards)
                if materials > cards:
                    cards_then = (self.houses + 3) // 2
                    house = self.house + HOUSE_TYPES - cards_then * box.final.material_vp
                    points += house * SECOND_HOUSE_CHANCE[left] * min(1.0, (materials - cards) / cards_then)
        artworks = sum(player.artworks)
        if artworks:
            colours = sum(map(bool, player.artworks))
            exhibitions = EXHIBITIONS_PER_ROUND * left
            if not player.passed and box.expo_card in self.state.area.cards:
                exhibitions += EXHIBITION_NOW
            points += exhibitions * SHOWN[min(colours, len(SHOWN) - 1)] * box.actions.exhibition_vp
            if is_active:
                points += min(artworks, left + 1) * SALE * GAINED_FRANC * box.actions.sale_money
        if self.state.expo == self.seat:
            points += FIRST_PLAYER if left else box.final.expo_vp
        return points

    def money(self) -> float:
        """Estimate what the money is worth, less what the nobles will cost."""
        francs = self.player.money
        if self.left:
            return _PURSES[self.left][min(francs, _MOST_FRANCS)] - self.upkeep * UPKEEP_FRANC[self.left]
        francs -= self.upkeep
        if not self.player.passed:
            francs += self.box.actions.pass_later
        if francs < 0:
            return self.unpaid(francs + self.upkeep) * self.box.final.unpaid_noble_vp
        return _PURSES[0][min(francs, _MOST_FRANCS)] if self.turns else 0.0

    def unpaid(self, francs: int) -> int:
        """Count the nobles that this many francs cannot pay; the cheapest are paid first."""
        nobles = 0
        for due in sorted([self.box.noble_parts[noble].upkeep for noble in self.held]):
            francs -= due
            nobles += francs < 0
        return nobles

    def people(self) -> float:
        """Estimate what architects and nobles can still do, this round and later."""
        player, state = self.player, self.state
        points = self.turns * TURN - sum(player.prison) * self.architect
        if self.left:
            sent = sum(map(sum, player.brussels))
            if sent and sent >= max([sum(map(sum, state.players[rival].brussels)) for rival in self.rivals]):
                points -= BRUSSELS_LEAD * self.architect
        effects = self.box.noble_parts
        worths = [self.worth(effects[noble].effect) for noble in self.held]
        points += CITY_HALL_PER_ROUND * self.left * sum(sorted(worths, reverse=True)[: self.nobility])
        if self.turns > state.uses[CITY_HALL] and UPRIGHT in player.nobles:
            held = zip(self.held, worths, strict=True)
            ready = [worth for noble, worth in held if player.nobles[noble] == UPRIGHT]
            points += CITY_HALL_NOW * sum(sorted(ready, reverse=True)[: self.nobility])
        return points

    def worth(self, effect: Effect) -> float:
        """Estimate what an effect is worth."""
        points = 0.0
        if effect.gain_money:
            points += effect.gain_money * GAINED_FRANC
        if effect.advance:
            points += self.steps[TRACKS.index(effect.advance)]
        if effect.draw_materials:
            points += DRAWN_MATERIAL
        if effect.release and any(self.player.prison):
            points += self.architect
        return points

    def columns(self) -> float:
        """Estimate what the bonus cards will bring."""
        state, box, rivals = self.state, self.box, self.rivals
        owners, values, cards = state.area.owners, state.area.values, state.area.cards
        is_open = self.turns > 0 or any(not state.players[rival].passed for rival in rivals)
        points = 0.0
        for bonus, spaces in zip(state.bonuses, box.column_spaces[len(owners)], strict=True):
            sums = [0] * len(state.players)
            neutral = free = 0
            for space in spaces:
                owner = owners[space]
                if owner >= 0:
                    sums[owner] += values[space]
                elif owner == NEUTRAL:
                    neutral += values[space]
                elif cards[space] != NO_CARD:
                    free += 1
            mine = sums[self.seat]
            sums[self.seat] = 0
            best = max(sums)
            lead = mine - max(best, neutral)
            if not free or not is_open:
                chance = 1.0 if mine and lead >= 0 else 0.0
            elif not mine and not best:
                chance = COLUMN_UNTOUCHED
            else:
                chance = COLUMN_EVEN + lead * COLUMN_POINT[min(free, len(COLUMN_POINT) - 1)]
                chance = min(COLUMN_SURE, max(1.0 - COLUMN_SURE, chance))
            if chance:
                card = box.bonus_parts[bonus]
                points += chance * self.worth(card.immediate)
                if not self.left:
                    points += chance * self.lower_half(card.endgame)
        return points

    def lower_half(self, kind: str) -> float:
        """Estimate what the lower half of a bonus card would pay."""
        values, player = self.box.final, self.player
        if kind == "artwork":
            return sum(map(bool, player.artworks)) * values.bonus_artwork_vp
        if kind == "house":
            return sum(map(bool, player.houses)) * values.bonus_house_vp
        if kind == "noble":
            return len(self.held) * values.bonus_noble_vp
        francs = max(0, player.money - self.upkeep) + (0 if player.passed else self.box.actions.pass_later)
        return min(francs // values.bonus_money_unit, values.bonus_money_lots) * values.bonus_money_vp
