"""How good a position looks to a bot: the points a seat may expect to have at the end.

What is on the score track and what the final scoring would pay now is known. The rest is a guess about the turns to
come, and the numbers of the guess are these. They were found by letting bots with different numbers play each other.
"""

import math
from typing import Final

from .components import ARCHITECTURE, NOBILITY, PRESTIGE, TRACKS, Box, Effect
from .parts import ABSENT, NEUTRAL, NO_CARD, NOBODY, UPRIGHT, Player
from .state import State

HOUSES_PER_ROUND: Final = 0.8
"""Houses a player still builds in each round to come."""
STEPS_PER_ROUND: Final = 0.5
"""Steps a player still climbs on each ladder in each round to come."""
SHIELDS_PER_ROUND: Final = (0.0, 0.0, 3.0, 2.2, 2.6)
"""Coats of arms a player wins in each round to come, by the number of players."""
TURN: Final = 1.6
"""What an architect in hand is still worth this round: a turn with a card at its end."""
ARCHITECT_PER_ROUND: Final = 2.0
"""What an architect out of prison is worth in each round to come."""
FACE: Final = 0.25
"""How much of that each point of its higher face adds."""
CITY_HALL_PER_ROUND: Final = 0.7
"""How often nobles act at the City hall in each round to come."""
CITY_HALL_NOW: Final = 0.5
"""How likely upright nobles still act this round while their owner has architects in hand."""
FRANC: Final = 0.85
"""What the first franc is worth."""
PURSE: Final = (3.0, 7.0, 9.0, 10.0)
"""After how many francs another one is worth a third of that, by the rounds to come."""
UPKEEP_FRANC: Final = 0.5
"""What each franc of upkeep that will fall due costs while there are rounds to come."""
HOUSE_TYPES: Final = 2
"""Material types a house is expected to be built with."""
HOUSE_CHANCE: Final = (0.5, 0.85, 0.9, 0.9)
"""How likely the materials for a house become one, by the rounds to come."""
SECOND_HOUSE_CHANCE: Final = (0.1, 0.5, 0.6, 0.7)
"""The same for the house after it."""
EXHIBITION_PER_ROUND: Final = 0.6
"""How often a player takes part in an exhibition in each round to come."""
EXHIBITION_NOW: Final = 0.5
"""The same this round, while the Expo card lies in the area."""
SHOWN: Final = (0.0, 0.85, 1.5, 2.0, 2.4)
"""Artworks a player shows at an exhibition, by the colours owned."""
SALE: Final = 0.5
"""What part of its price an artwork that can be sold is worth: a turn and a Money card are needed, too."""
FIRST_PLAYER: Final = 0.5
"""What playing first in the next round is worth."""
BRUSSELS_LEAD: Final = 0.7
"""How likely who leads at Brussels now leads in the end."""
COLUMN_EDGE: Final = (1.0, 0.13, 0.08, 0.06, 0.05)
"""How much a point of lead in a column raises the chance to win it, by the cards still there to be taken."""
COLUMN_OPEN: Final = 0.3
"""The chance to win a column in which nobody stands."""
SHIELD_LEAD: Final = (
    (0.35, 0.2, 0.05, 0.0, 0.0),
    (0.6, 0.5, 0.15, 0.05, 0.0),
    (0.95, 0.75, 1.0, 0.0, 0.0),
    (1.0, 1.0, 0.0, 0.0, 0.0),
    (1.0, 0.0, 0.0, 0.0, 0.0),
)
"""The chance to have most around a coat of arms, by one's own architects there and the best rival's."""
PLACED: Final = 0.75
"""What part of the architects still in hand go to the area and not to Brussels."""


NOBILITY_STEP: Final = 0.8
"""What a step on the Nobility ladder is worth in each round to come, if there is a noble for it."""

_MOST_FRANCS: Final = 80
_PURSES: Final = tuple(
    tuple(FRANC * size * (1.0 - math.exp(-francs / size)) for francs in range(_MOST_FRANCS)) for size in PURSE
)


def insight(state: State, seat: int) -> float:
    """Estimate a seat's final points."""
    if not state.agenda:
        return float(state.players[seat].vp)
    return _Outlook(state, seat).points()


class _Outlook:
    """One seat's prospects."""

    def __init__(self, state: State, seat: int) -> None:
        self.state = state
        self.seat = seat
        self.box: Box = state.box
        self.player: Player = state.players[seat]
        self.left = min(self.box.rounds - state.round, len(PURSE) - 1)
        self.is_last = self.left == 0
        self.turns = 0 if self.player.passed else sum(self.player.hand)

    def points(self) -> float:
        """Add everything up."""
        state, player, left = self.state, self.player, self.left
        architecture, nobility, prestige = (
            ladder[step] for ladder, step in zip(self.box.ladders[state.options.tracks], player.steps, strict=True)
        )
        tops = [
            step + 1 == len(ladder)
            for ladder, step in zip(self.box.ladders[state.options.tracks], player.steps, strict=True)
        ]
        growth = STEPS_PER_ROUND * left
        houses = sum(player.houses)
        all_houses = houses + HOUSES_PER_ROUND * left
        self.house_worth = architecture + (0.0 if tops[ARCHITECTURE] else growth)
        arms_now = self.arms_now()
        all_arms = arms_now + SHIELDS_PER_ROUND[len(state.players)] * left
        held = sum(1 for noble in player.nobles if noble != ABSENT)
        self.step_worth = (
            0.0 if tops[ARCHITECTURE] else all_houses,
            0.0 if tops[NOBILITY] else NOBILITY_STEP * left * (held > nobility),
            0.0 if tops[PRESTIGE] else all_arms,
        )
        self.architect_worth = ARCHITECT_PER_ROUND * left
        points = float(player.vp)
        points += self.house_worth * all_houses
        points += prestige * all_arms + (0.0 if tops[PRESTIGE] else growth * all_arms / 2)
        points += self.goods(houses)
        points += self.nobles(nobility)
        points += self.architects()
        points += self.money(points)
        points += self.columns()
        if state.expo == self.seat:
            points += self.box.final.expo_vp if self.is_last else FIRST_PLAYER
        return points

    def arms_now(self) -> float:
        """How many coats of arms the seat may expect this round."""
        owners, cards = self.state.area.owners, self.state.area.cards
        hands = sum(sum(player.hand) for player in self.state.players if not player.passed)
        free = len(cards) - cards.count(NO_CARD)
        fill = min(1.0, hands * PLACED / free) if free else 0.0
        expected = 0.0
        seat = self.seat
        for _, _, spaces in self.box.shields[len(owners)]:
            around = [owners[space] for space in spaces]
            mine = around.count(seat)
            missing = around.count(NOBODY)
            if missing == 0:
                if mine and mine >= max(around.count(owner) for owner in around if owner >= 0):
                    expected += 1.0
            elif fill:
                best = max([around.count(owner) for owner in around if owner >= 0 and owner != seat], default=0)
                expected += fill**missing * SHIELD_LEAD[mine][best]
        return expected

    def goods(self, houses: int) -> float:
        """What materials and artworks may become."""
        box, player, left = self.box, self.player, self.left
        points = 0.0
        materials = sum(player.materials)
        points += materials * box.final.material_vp
        if materials and (left or self.turns):
            needed = (houses + 2) // 2
            worth = self.house_worth + HOUSE_TYPES - needed
            points += worth * HOUSE_CHANCE[left] * min(1.0, materials / needed)
            if materials > needed:
                more = (houses + 3) // 2
                worth = self.house_worth + HOUSE_TYPES - more
                points += worth * SECOND_HOUSE_CHANCE[left] * min(1.0, (materials - needed) / more)
        artworks = sum(player.artworks)
        if artworks:
            colours = sum(map(bool, player.artworks))
            chance = EXHIBITION_PER_ROUND * left
            if not player.passed and box.expo_card in self.state.area.cards:
                chance += EXHIBITION_NOW
            points += chance * SHOWN[min(colours, len(SHOWN) - 1)] * box.actions.exhibition_vp
            if left or self.turns:
                points += min(artworks, left + 1) * SALE * box.actions.sale_money * FRANC
        return points

    def effect(self, effect: Effect) -> float:
        """What an effect is worth to the seat."""
        worth = effect.gain_money * FRANC * 0.8
        if effect.advance:
            worth += self.step_worth[TRACKS.index(effect.advance)]
        if effect.draw_materials:
            worth += 2.0
        if effect.release and any(self.player.prison):
            worth += self.architect_worth
        return worth

    def nobles(self, nobility: int) -> float:
        """What the nobles may still do at the City hall."""
        later, now = [], []
        for noble, held in enumerate(self.player.nobles):
            if held != ABSENT:
                worth = self.effect(self.box.noble_parts[noble].effect)
                later.append(worth)
                if held == UPRIGHT:
                    now.append(worth)
        later.sort(reverse=True)
        points = CITY_HALL_PER_ROUND * self.left * sum(later[:nobility])
        if now and self.turns > self.state.uses[1]:
            now.sort(reverse=True)
            points += CITY_HALL_NOW * sum(now[:nobility])
        return points

    def architects(self) -> float:
        """What the architects may still do, this round and later."""
        player, state = self.player, self.state
        free = sum(faces[1] * FACE + 1.0 - 3 * FACE for faces in self.box.faces for _ in ())
        prisoners = sum(player.prison)
        points = self.turns * TURN - prisoners * self.architect_worth
        sent = [sum(map(sum, each.brussels)) for each in state.players]
        mine = sent[self.seat]
        if mine and mine == max(sent):
            points -= BRUSSELS_LEAD * self.architect_worth
        return points + free

    def money(self, _: float) -> float:
        """What the purse is worth after the nobles are paid."""
        box, player = self.box, self.player
        due = sum(box.noble_parts[noble].upkeep for noble, held in enumerate(player.nobles) if held != ABSENT)
        francs = player.money
        if not self.is_last:
            return _PURSES[self.left][min(francs, _MOST_FRANCS - 1)] - due * UPKEEP_FRANC
        if not player.passed:
            francs += box.actions.pass_later
        rest = francs - due
        if rest < 0:
            return (1 - rest) // 2 * box.final.unpaid_noble_vp
        return _PURSES[0][min(rest, _MOST_FRANCS - 1)] if self.turns else 0.0

    def columns(self) -> float:
        """What the bonus cards may bring."""
        state, box = self.state, self.box
        area = state.area
        points = 0.0
        contested = any(not player.passed and any(player.hand) for player in state.players)
        for col, spaces in enumerate(box.column_spaces[len(area.owners)]):
            sums = [0] * len(state.players)
            neutral = 0
            free = 0
            for space in spaces:
                owner = area.owners[space]
                if owner >= 0:
                    sums[owner] += area.values[space]
                elif owner == NEUTRAL:
                    neutral += area.values[space]
                elif area.cards[space] != NO_CARD:
                    free += 1
            mine = sums[self.seat]
            sums[self.seat] = neutral
            lead = mine - max(sums)
            if not free or not contested:
                chance = 1.0 if mine and lead >= 0 else 0.0
            elif not mine and not max(sums):
                chance = COLUMN_OPEN
            else:
                chance = 0.5 + (lead + (1 if mine else -2)) * COLUMN_EDGE[min(free, 4)]
                chance = min(0.95, max(0.03, chance))
            if chance:
                bonus = box.bonus_parts[state.bonuses[col]]
                worth = self.effect(bonus.immediate)
                if self.is_last:
                    worth += self.endgame(bonus.endgame)
                points += chance * worth
        return points

    def endgame(self, kind: str) -> float:
        """What the lower half of a bonus card would pay now."""
        values, player = self.box.final, self.player
        if kind == "artwork":
            return sum(map(bool, player.artworks)) * values.bonus_artwork_vp
        if kind == "house":
            return sum(map(bool, player.houses)) * values.bonus_house_vp
        held = sum(1 for noble in player.nobles if noble != ABSENT)
        if kind == "noble":
            return held * values.bonus_noble_vp
        due = sum(self.box.noble_parts[noble].upkeep for noble, held in enumerate(player.nobles) if held != ABSENT)
        francs = max(0, player.money - due + (0 if player.passed else self.box.actions.pass_later))
        return min(francs // values.bonus_money_unit, values.bonus_money_lots) * values.bonus_money_vp
