"""What the weights come to in one round: tables made once, in which the evaluation looks things up."""

import math
from collections.abc import Sequence
from functools import lru_cache
from importlib.resources import files
from itertools import pairwise
from typing import Final

import msgspec

from engine.weights import WeightSets

from .box import EDITIONS
from .components import ARTWORK, EXPO, HOUSE, MATERIAL, MONEY, NOBLE, TRACKS, Effect
from .parts import ABSENT, NEUTRAL, NO_CARD, NOBODY, UPRIGHT
from .weights import Weights

MOST_FRANCS: Final = 60
"""Money beyond this is worth no more."""
BLANK: Final = -3
"""The owner of a space without a card that nobody can take."""
REMEMBERED: Final = 2048
"""Most areas, and most of anything else, remembered in each round."""

NOBLE_RELEASE, COLUMN_RELEASE, NO_GAIN = range(len(TRACKS), len(TRACKS) + 3)
"""Places after the tracks in the list of what an effect can gain."""

Value = tuple[float, int, int]
"""What an effect is worth: points, and two places in the list of gains that are added to them."""


class Court(msgspec.Struct, frozen=True, gc=False):
    """The nobles of a seat."""

    number: int
    kept: float
    """Points they bring by being there."""
    upkeep: int
    dues: tuple[int, ...]
    """What each costs at the end, the cheapest first."""
    held: tuple[Value, ...]
    ready: tuple[Value, ...]
    """What the upright ones do."""
    absent: int
    """The others, as bits."""


class Collection(msgspec.Struct, frozen=True, gc=False):
    """The artworks of a seat."""

    colours: int
    shown: float
    """Points of exhibitions to come."""
    shown_now: float
    """The same while the Expo card lies in the area."""
    sold: float
    """Points of sales to come."""
    lacking: int
    """The colours it does not own, as bits."""


class Holdings(msgspec.Struct, frozen=True, gc=False):
    """What a seat owns besides money and architects, with the levels it has reached."""

    collection: Collection
    court: Court
    level: int
    """The Nobility level."""
    can_build: bool
    kinds: int
    """Different houses."""
    houses: float
    """Points of the houses."""
    supplies: float
    """Points of the materials."""
    supplies_in_play: float
    """The same while the seat can act."""
    tracks: float
    """Points of the levels."""
    architecture_gain: float
    nobility_gain: float
    """Points another step on these tracks would bring."""


class Offers(msgspec.Struct, frozen=True, gc=False):
    """What lies in an area."""

    house: bool
    nobles: int
    """The nobles, as bits."""
    colours: int
    """The colours of the artworks, as bits."""
    material: bool
    money: bool
    expo: bool


class Fight(msgspec.Struct, frozen=True, gc=False):
    """The majorities of an area, by seat."""

    arms: Sequence[Sequence[float]]
    """Coats of arms that will be led if complete, by the architects missing around them."""
    columns: Sequence[Sequence[float]]
    """Chances to win the columns while somebody can place an architect."""
    closed: Sequence[Sequence[float]]
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
        self.placed = weights.arms.placed
        self.arms_scale = weights.arms.scale[left]
        self.arms_each = weights.arms.each[left]
        self._set_columns(weights)
        self._set_tracks(weights, box.ladders[tracks])
        self.material = box.final.material_vp + weights.materials.each[left]
        self._set_artworks(weights)
        self.visits = weights.nobles.visits[left]
        self.another_noble = self.visits * weights.nobles.another
        self.nobles_now = weights.nobles.now[left]
        self.upkeep_franc = weights.upkeep.franc[left]
        size, franc = weights.money.purse[left], weights.money.franc[left]
        self.purse = tuple(franc * size * (1.0 - math.exp(-francs / size)) for francs in range(MOST_FRANCS + 1))
        self._set_hands(weights)
        self.prisoner = weights.prison.architect[left]
        self.most_sent = weights.prison.lead * self.prisoner
        self.released = (self.prisoner + weights.nobles.release[left], self.prisoner + weights.columns.release[left])
        """What a prisoner is worth whom a noble or a column frees."""
        self.expo = weights.expo.held[left] + (0 if left else box.final.expo_vp)
        self.to_move = weights.turn.to_move[left]
        self.holdings = lru_cache(REMEMBERED)(self._holdings)
        self.collection = lru_cache(REMEMBERED)(self._collection)
        self.court = lru_cache(REMEMBERED)(self._court)
        self.offers = lru_cache(REMEMBERED)(self._offers)
        self.fight = lru_cache(REMEMBERED)(self._fight)
        self._arms = lru_cache(REMEMBERED)(self._arms_around)
        self._around = lru_cache(REMEMBERED)(self._lead_around)
        self._column = lru_cache(REMEMBERED)(self._win_column)

    def _set_columns(self, weights: Weights) -> None:
        """Value the bonus cards."""
        bonuses, final, columns = self.box.bonus_parts, self.box.final, weights.columns
        self.columns_scale = columns.scale[self.left]
        self.bonuses = tuple(self._value(card.immediate, COLUMN_RELEASE) for card in bonuses)
        self.endgames = tuple(card.endgame for card in bonuses)
        self.lower_money = final.bonus_money_vp * columns.lower_money
        self.lower_artwork = final.bonus_artwork_vp * columns.lower_artwork
        self.lower_house = final.bonus_house_vp * columns.lower_house
        self.lower_noble = final.bonus_noble_vp * columns.lower_noble

    def _set_tracks(self, weights: Weights, ladders: tuple[tuple[int, ...], ...]) -> None:
        """Value the levels of the tracks, and what depends on them.

        A step is worth less the further the end is: a seat that is lower now may still catch up.
        """
        left, tracks = self.left, weights.tracks
        architecture, nobility, prestige = ladders
        to_climb = tracks.to_climb
        top = architecture[-1]
        self.house = tuple(top - (top - level) * to_climb[left] for level in architecture)
        """Points of a house, by the step on Architecture."""
        self.house_rise = _rises(self.house)
        self.house_each = weights.houses.each[left]
        self.house_kinds = weights.houses.kinds[left]
        self.houses_later = weights.houses.later[left]
        self.nobility = nobility
        self.nobility_above = (*nobility[1:], nobility[-1])
        top = prestige[-1]
        self.prestige = prestige
        self.prestige_rise = _rises(prestige)
        self.arms_later = weights.arms.per_round * sum(to_climb[1 : left + 1])
        """Coats of arms to come, as far as the level of today decides what they pay."""
        arms_paid = [weights.arms.per_round * left * top - self.arms_later * (top - level) for level in prestige]
        self.level_worths = tuple(
            tuple(level * worth[left] for level in levels)
            for levels, worth in zip(ladders, (tracks.architecture, tracks.nobility, tracks.prestige), strict=True)
        )
        """Points the levels bring by themselves, by track and step."""
        self.level_rises = tuple(map(_rises, self.level_worths))
        by_architecture, self.nobility_worth, by_prestige = self.level_worths
        self.tracks = tuple(
            tuple(
                house * self.houses_later + points + arms for arms in map(sum, zip(arms_paid, by_prestige, strict=True))
            )
            for house, points in zip(self.house, by_architecture, strict=True)
        )
        """What the levels bring in later rounds, by the steps on Architecture and on Prestige."""

    def _set_artworks(self, weights: Weights) -> None:
        """Value the colours: by their number while the Expo card does not lie in the area, and while it does."""
        left, artworks, actions = self.left, weights.artworks, self.box.actions
        later, now = artworks.exhibitions[left], artworks.now[left]
        self.shown = tuple(
            tuple(
                exhibitions * number * actions.exhibition_vp + colours * each
                for colours, number in enumerate(artworks.shown)
            )
            for exhibitions, each in (
                (later, artworks.colours[left]),
                (later + now, artworks.colours[left] + artworks.colours_now[left]),
            )
        )
        self.sale = artworks.sale[left] * weights.money.gained * actions.sale_money

    def _set_hands(self, weights: Weights) -> None:
        """Value architects in hand, by their number, and what lies in the area for them."""
        left, hand, area = self.left, weights.architects, weights.area
        most = sum(kind.count for kind in self.box.components.architects.values())
        besides = [*hand.number, *[0.0] * max(0, most - len(hand.number))]
        self.turns = tuple(number * hand.turn[left] + sum(besides[:number]) for number in range(most + 1))
        self.unpaid = hand.unpaid[left]
        self.passed = hand.passed[left]
        self.crowded = hand.crowded[left]
        self.reach = tuple(1.0 - (1.0 - area.reach) ** number for number in range(most + 1))
        self.area_house = area.house[left]
        self.area_noble = area.noble[left]
        self.area_colour = area.colour[left]
        self.area_material = area.material[left]
        self.area_money = area.money[left]

    def _value(self, effect: Effect, release: int) -> Value:
        """Return what an effect is worth; `release` is the place of what it gains by freeing a prisoner."""
        weights = self.weights
        points = effect.gain_money * weights.money.gained
        if effect.draw_materials:
            points += weights.materials.drawn
        track = TRACKS.index(effect.advance) if effect.advance else NO_GAIN
        return points, track, release if effect.release else NO_GAIN

    def _holdings(
        self,
        artworks: tuple[int, ...],
        materials: int,
        houses: tuple[int, ...],
        nobles: tuple[int, ...],
        steps: tuple[int, ...],
    ) -> Holdings:
        """Return what is to know of all that a seat owns."""
        architecture, nobility, prestige = steps
        architecture_rises, nobility_rises, _ = self.level_rises
        built, kinds = sum(houses), len(houses) - houses.count(0)
        court = self.court(nobles)
        number, level = court.number, self.nobility[nobility]
        another = min(self.nobility_above[nobility], number) - level if number > level else 0
        supplies = materials * self.material
        return Holdings(
            self.collection(artworks),
            court,
            level,
            2 * materials > built,
            kinds,
            built * (self.house[architecture] + self.house_each) + kinds * self.house_kinds,
            supplies,
            supplies + self._materials(materials, built, architecture) if materials else supplies,
            self.tracks[architecture][prestige] + self.nobility_worth[nobility],
            self.house_rise[architecture] * (built + self.houses_later) + architecture_rises[architecture],
            another * self.another_noble + nobility_rises[nobility],
        )

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
        values = [self._value(part.effect, NOBLE_RELEASE) for part, _ in held]
        ready = [value for value, (_, stands) in zip(values, held, strict=True) if stands == UPRIGHT]
        points = sum([self._kept(part.effect) for part, _ in held])
        absent = sum([1 << noble for noble, stands in enumerate(nobles) if stands == ABSENT])
        return Court(len(held), points, sum(dues), tuple(dues), tuple(values), tuple(ready), absent)

    def _kept(self, effect: Effect) -> float:
        """Return the points a noble brings besides who has this effect."""
        weights, points = self.weights.nobles, 0.0
        if effect.gain_money:
            points += weights.money[self.left]
        if effect.advance:
            points += (weights.architecture, weights.nobility, weights.prestige)[TRACKS.index(effect.advance)][
                self.left
            ]
        if effect.draw_materials:
            points += weights.materials[self.left]
        if effect.release:
            points += weights.prison[self.left]
        return points

    def _collection(self, artworks: tuple[int, ...]) -> Collection:
        """Return what is to know of a seat's artworks."""
        lacking = sum([1 << colour for colour, number in enumerate(artworks) if not number])
        colours = len(artworks) - artworks.count(0)
        shown = [by_colours[min(colours, len(by_colours) - 1)] for by_colours in self.shown]
        return Collection(colours, shown[0], shown[1], min(sum(artworks), self.left + 1) * self.sale, lacking)

    def _offers(self, cards: tuple[int, ...]) -> Offers:
        """Return what lies in an area."""
        types, first = self.box.types, self.box.first_code
        found = {card for card in cards if card != NO_CARD}
        kinds = {types[card] for card in found}
        return Offers(
            HOUSE in kinds,
            sum([1 << card - first[NOBLE] for card in found if types[card] == NOBLE]),
            sum([1 << card - first[ARTWORK] for card in found if types[card] == ARTWORK]),
            MATERIAL in kinds,
            MONEY in kinds,
            EXPO in kinds,
        )

    def _fight(self, owners: tuple[int, ...], values: tuple[int, ...]) -> Fight:
        """Estimate the majorities of an area."""
        columns = self.box.columns
        chances = [self._column(owners[col::columns], values[col::columns]) for col in range(columns)]
        still_open, closed = zip(*chances, strict=True)
        return Fight(self._arms(owners), (*zip(*still_open, strict=True),), (*zip(*closed, strict=True),))

    def _arms_around(self, owners: tuple[int, ...]) -> list[list[float]]:
        """Add up for every seat the coats of arms it will lead, by the architects missing around them."""
        arms = [[0.0] * 5 for _ in range(self.seats)]
        for _, _, (one, two, three, four) in self.box.shields[len(owners)]:
            missing, chances = self._around(owners[one], owners[two], owners[three], owners[four])
            for expected, chance in zip(arms, chances, strict=True):
                expected[missing] += chance
        return arms

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


def _rises(levels: Sequence[float]) -> tuple[float, ...]:
    """Return what one more step adds to each level."""
    return (*[higher - level for level, higher in pairwise(levels)], 0.0)


SETS: Final = WeightSets(files(__package__), Weights, range(2, 5), Worths)
"""The weights of today and the earlier ones."""
