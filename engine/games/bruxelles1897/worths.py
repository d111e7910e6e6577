"""What the weights come to in one round: tables made once, in which the evaluation looks things up."""

import math
from collections.abc import Sequence
from functools import lru_cache
from importlib.resources import files
from itertools import pairwise
from typing import Final, NamedTuple

from engine.weights import WeightSets

from .box import EDITIONS
from .components import TRACKS, Effect
from .parts import ABSENT, NEUTRAL, NOBODY, UPRIGHT
from .weights import Weights

MOST_FRANCS: Final = 60
"""Money beyond this is worth no more."""
BLANK: Final = -3
"""The owner of a space without a card that nobody can take."""
AREAS: Final = 4096
"""Areas remembered in each round."""

RELEASE: Final = len(TRACKS)
NO_GAIN: Final = RELEASE + 1
"""Places after the tracks in the list of what an effect can gain."""

Value = tuple[float, int, int]
"""What an effect is worth: points, and two places in the list of gains that are added to them."""


class Court(NamedTuple):
    """The nobles of a seat."""

    number: int
    upkeep: int
    dues: tuple[int, ...]
    """What each costs at the end, the cheapest first."""
    held: tuple[Value, ...]
    ready: tuple[Value, ...]
    """What the upright ones do."""


class Fight(NamedTuple):
    """The majorities of an area, by seat."""

    arms: tuple[Sequence[float], ...]
    """Coats of arms that will be led if complete, by the architects missing around them."""
    columns: tuple[Sequence[float], ...]
    """Chances to win the columns while somebody can place an architect."""
    closed: tuple[Sequence[float], ...]
    """The same when nobody can."""


class Outlook:
    """What the weights come to in one round, with the components of an edition and one of its sets of tracks."""

    def __init__(self, weights: Weights, seats: int, edition: str, tracks: str, round_: int) -> None:
        box = EDITIONS[edition]
        self.weights = weights
        self.seats = seats
        self.box = box
        self.left = left = min(box.rounds - round_, len(weights.money.purse) - 1)
        """Rounds to come."""
        architecture, nobility, prestige = box.ladders[tracks]
        self._set_tracks(weights, architecture, prestige)
        self.nobility = nobility
        self.nobility_above = _above(nobility)
        self.city_halls = weights.nobles.per_round * left
        self.another_noble = self.city_halls * weights.nobles.another

        self.exhibitions = weights.artworks.per_round * left
        self.exhibition_now = weights.artworks.now
        self.shown = tuple(number * box.actions.exhibition_vp for number in weights.artworks.shown)
        self.sale = weights.artworks.sale * weights.money.gained * box.actions.sale_money
        self.expo = weights.expo.first if left else float(box.final.expo_vp)
        size = weights.money.purse[left]
        self.purse = tuple(weights.money.franc * size * (1.0 - math.exp(-n / size)) for n in range(MOST_FRANCS + 1))
        self.upkeep_franc = weights.upkeep.franc[left]
        self.turn = weights.architects.turn
        self.placed = weights.arms.placed
        self.nobles_now = weights.nobles.now
        self.prisoner = weights.prison.per_round * left
        self.most_sent = weights.prison.lead * self.prisoner
        self.bonuses = tuple(self._value(card.immediate) for card in box.bonus_parts)
        self.endgames = tuple(card.endgame for card in box.bonus_parts)
        self.materials = lru_cache(AREAS)(self._materials)
        self.court = lru_cache(AREAS)(self._court)
        self.fight = lru_cache(AREAS)(self._fight)
        self._around = lru_cache(AREAS)(self._lead_around)
        self._column = lru_cache(AREAS)(self._win_column)

    def _set_tracks(self, weights: Weights, architecture: tuple[int, ...], prestige: tuple[int, ...]) -> None:
        """Value the levels of Architecture and Prestige.

        A step is worth less the further the end is: a seat that is lower now may still catch up.
        """
        left = self.left
        to_climb = weights.tracks.to_climb
        top = architecture[-1]
        self.house = tuple(top - (top - level) * to_climb[left] for level in architecture)
        """Points of a house, by the step on Architecture."""
        self.house_rise = _rises(self.house)
        self.houses_later = weights.houses.per_round * left
        top = prestige[-1]
        self.prestige = prestige
        self.prestige_rise = _rises(prestige)
        self.arms_later = weights.arms.per_round * sum(to_climb[1 : left + 1])
        """Coats of arms to come, as far as the level of today decides what they pay."""
        arms_paid = [weights.arms.per_round * left * top - self.arms_later * (top - level) for level in prestige]
        self.tracks = tuple(tuple(house * self.houses_later + arms for arms in arms_paid) for house in self.house)
        """What the levels bring in later rounds, by the steps on Architecture and on Prestige."""

    def _value(self, effect: Effect) -> Value:
        """Return what an effect is worth."""
        weights = self.weights
        points = effect.gain_money * weights.money.gained
        if effect.draw_materials:
            points += weights.materials.drawn
        track = TRACKS.index(effect.advance) if effect.advance else NO_GAIN
        return points, track, RELEASE if effect.release else NO_GAIN

    def _materials(self, materials: int, houses: int, step: int) -> float:
        """Return what materials bring besides their own points: the next house and the one after it."""
        weights, material_vp = self.weights.materials, self.box.final.material_vp
        cards = (houses + 2) // 2
        house = self.house[step] + weights.types - cards * material_vp
        points = house * weights.house[self.left] * min(1.0, materials / cards)
        if materials > cards:
            cards_then = (houses + 3) // 2
            house = self.house[step] + weights.types - cards_then * material_vp
            points += house * weights.second_house[self.left] * min(1.0, (materials - cards) / cards_then)
        return points

    def _court(self, nobles: tuple[int, ...]) -> Court:
        """Return what is to know of a seat's nobles."""
        held = [(part, stands) for part, stands in zip(self.box.noble_parts, nobles, strict=True) if stands != ABSENT]
        dues = sorted(part.upkeep for part, _ in held)
        values = [self._value(part.effect) for part, _ in held]
        ready = [value for value, (_, stands) in zip(values, held, strict=True) if stands == UPRIGHT]
        return Court(len(held), sum(dues), tuple(dues), tuple(values), tuple(ready))

    def _fight(self, owners: tuple[int, ...], values: tuple[int, ...]) -> Fight:
        """Estimate the majorities of an area."""
        seats, box = range(self.seats), self.box
        arms = [[0.0] * 5 for _ in seats]
        for _, _, (one, two, three, four) in box.shields[len(owners)]:
            missing, chances = self._around(owners[one], owners[two], owners[three], owners[four])
            for expected, chance in zip(arms, chances, strict=True):
                expected[missing] += chance
        columns = [
            self._column(tuple([owners[space] for space in spaces]), tuple([values[space] for space in spaces]))
            for spaces in box.column_spaces[len(owners)]
        ]
        return Fight(
            tuple(arms),
            tuple([still_open[seat] for still_open, _ in columns] for seat in seats),
            tuple([closed[seat] for _, closed in columns] for seat in seats),
        )

    def _lead_around(self, *owners: int) -> tuple[int, list[float]]:
        """Count the architects missing around a coat of arms; return each seat's chance to lead once it is complete."""
        counts = [owners.count(seat) for seat in range(self.seats)]
        missing = owners.count(NOBODY) + owners.count(BLANK)
        chances = []
        for seat, mine in enumerate(counts):
            best = max(counts[:seat] + counts[seat + 1 :])
            chances.append(self.weights.arms.lead[mine][best] if missing else float(mine >= best))
        return missing, chances

    def _win_column(self, owners: tuple[int, ...], values: tuple[int, ...]) -> tuple[list[float], list[float]]:
        """Return each seat's chance to win a column, while architects can still be placed and when none can."""
        weights = self.weights.columns
        sums = [0] * self.seats
        neutral = 0
        for owner, value in zip(owners, values, strict=True):
            if owner >= 0:
                sums[owner] += value
            elif owner == NEUTRAL:
                neutral += value
        free = owners.count(NOBODY)
        point = weights.point[min(free, len(weights.point) - 1)]
        still_open, closed = [], []
        for seat, mine in enumerate(sums):
            best = max(sums[:seat] + sums[seat + 1 :])
            lead = mine - max(best, neutral)
            closed.append(1.0 if mine and lead >= 0 else 0.0)
            if not free:
                still_open.append(closed[-1])
            elif not mine and not best:
                still_open.append(weights.untouched)
            else:
                still_open.append(min(weights.sure, max(1.0 - weights.sure, weights.even + lead * point)))
        return still_open, closed


class Worths:
    """The weights for a number of seats, with an outlook for every round, made at first need."""

    __slots__ = ("outlooks", "seats", "weights")

    def __init__(self, weights: Weights, seats: int) -> None:
        self.weights = weights
        self.seats = seats
        self.outlooks: dict[tuple[str, str, int], Outlook] = {}

    def outlook(self, edition: str, tracks: str, round_: int) -> Outlook:
        """Return what the weights come to in a round."""
        key = (edition, tracks, round_)
        found = self.outlooks.get(key)
        if found is None:
            found = self.outlooks[key] = Outlook(self.weights, self.seats, *key)
        return found


def _above(levels: Sequence[int]) -> tuple[int, ...]:
    """Return the level after each, the last again for the last."""
    return (*levels[1:], levels[-1])


def _rises(levels: Sequence[float]) -> tuple[float, ...]:
    """Return what one more step adds to each level."""
    return (*[higher - level for level, higher in pairwise(levels)], 0.0)


SETS: Final = WeightSets(files(__package__), Weights, range(2, 5), Worths)
"""The weights of today and the earlier ones."""
