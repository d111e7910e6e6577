"""What the weights make of an edition: the numbers that the evaluation looks up, ready for a round.

What depends on a space of a track, on the buildings, on a sum of money or on a card is a table by that.
"""

import math
from collections.abc import Sequence
from functools import lru_cache
from importlib.resources import files
from typing import Final

from engine.weights import WeightSets

from . import chances
from .box import Box
from .components import ARCHITECT, CITY_HALL, COURTHOUSE, ROYAL_PALACE, TRACKS, BonusCard, Effect
from .weights import Kept, Weights

MOST_FRANCS: Final = 60
"""Francs in a purse up to which they are counted."""
ROUNDS_TO_COME: Final = 5
"""How many numbers by rounds to come there are."""
FREEING: Final = len(TRACKS)
"""The power that frees assistants, beside those that move up a track."""


FigureWorth = tuple[int, float, int | None, int, float]
"""A public figure: its upkeep, what it brings in any case, the track it moves up, the assistants it frees, and what it
is worth to keep it."""

CardWorth = tuple[tuple[tuple[int, int], ...], bool, int, int]
"""A bonus card: its powers and how often it has each, whether one is chosen, its VP symbols and its Manneken-Pis."""
MANNEKEN: Final = 3
"""The place of the Manneken-Pis there."""


class RoundWorths:
    """The numbers of one edition for one number of seats and of rounds to come."""

    def __init__(self, weights: Weights, seats: int, box: Box, left: int) -> None:
        self.left = left
        self.seats = seats
        self.board = chances.board_tables(box)
        self.around = chances.around_shields(seats)

        shields, architect = weights.shields, weights.architect
        city, palace, levels = box.tracks
        later, scale = shields.later[left], shields.scale[left]
        self.shields_of_a_round = shields.of_a_round * scale
        self.shields_scale = scale
        self.shields_later = later + shields.level[left]
        self.placed = shields.placed
        self.city_hall = tuple(
            (level, more, later * (level + more * shields.climb * left / 2) + level * shields.level[left])
            for level, more in _levels(city)
        )
        """By space: the level, what one more space adds to it, and the points besides those of this round."""
        self.royal_palace = tuple(
            (level, level + more, level * weights.figures.level[left], more * weights.figures.level[left])
            for level, more in _levels(palace)
        )
        """By space: the level and that of the next space; what the level is worth besides, and what the next adds."""
        self.architect = tuple((level, more, level + more * architect.climb * left) for level, more in _levels(levels))
        """By space: the level, what one more space adds to it, and the level a seat will have."""
        self.architect_level = architect.level[left]
        self.built = tuple(_at(architect.built, built) for built in range(len(box.units) + 1))
        per_building, per_level = architect.buildings_per_building[left], architect.buildings_per_level[left]
        self.buildings = tuple(
            tuple(
                min(len(box.units), built * (1.0 + per_building) + architect.buildings_later[left] + per_level * step)
                for step in range(len(levels))
            )
            for built in range(len(box.units) + 1)
        )
        """By the buildings that stand and the space on the Architect track: how many there will be."""

        self._set_materials(weights, box, left)
        self._set_works(weights, box, left)
        self._set_people(weights, seats, box, left)
        self._set_columns(weights, box, left)

    def _set_materials(self, weights: Weights, box: Box, left: int) -> None:
        materials, secondary, construction = weights.materials, weights.secondary, box.components.construction
        self.noble = box.final.noble_vp + materials.noble[left]
        self.joker = box.final.joker_vp + materials.joker[left]
        self.kind = materials.kind[left]
        self.units = box.units
        self.bf3_money = box.components.compass.bf3_money
        self.build_chance = materials.build_chance[left]
        self.next_build_chance = materials.next_build_chance[left]
        self.next_building = materials.next_building
        self.compass = materials.compass
        self.other_compass = (1.0 - materials.compass) * materials.other_compass
        self.building = tuple(
            secondary.visits_per_round * left * materials.visit + bonus + _at(materials.next, built)
            for built, bonus in enumerate(construction.bonus_vp)
        )
        """By the buildings that stand: what the next one brings besides the level of the Architect."""
        self.no_joker_vp = construction.no_joker_vp
        self.payable = materials.payable[left]
        self.site = materials.site[left]
        self.visits_later = secondary.visits_per_round * left * secondary.scale[left]
        self.most_visits_now = secondary.most_visits_now * secondary.scale[left]
        self.visits_now = weights.shields.placed * secondary.scale[left]
        self.black_work = secondary.workshop
        self.noble_cube = secondary.materials

    def _set_works(self, weights: Weights, box: Box, left: int) -> None:
        works, money = weights.works, weights.money
        self.exhibition = works.exhibition[left]
        self.pass_income = money.gained_franc[left]
        self.colour = works.colour[left]
        self.many_works = works.many[left]
        self.black = works.black[left]
        self.sales = chances.best_sales(box, works.sale_franc)
        self.sale_chance = works.sale_chance[left] * works.sold
        self.sale_space = works.sale_space[left]
        self.sale_turn = works.sale_turn
        self.unsaleable = works.unsaleable
        self.other_work = works.other[left]
        self.sold = works.sold

        franc, size = money.franc[left], money.purse[left]
        self.purse = tuple(franc * size * (1.0 - math.exp(-francs / size)) for francs in range(MOST_FRANCS + 1))
        """By francs: what a purse is worth."""
        self.last_purse = tuple(_at(money.last_purse, turns) for turns in range(box.components.player.assistants + 1))
        self.short = money.short[left]

    def _set_people(self, weights: Weights, seats: int, box: Box, left: int) -> None:
        figures, assistants = weights.figures, weights.assistants
        self.grand_place_later = figures.grand_place_later[left]
        self.grand_place_now = figures.grand_place_now[left]
        self.other_figures = figures.others[left]
        self.upright = figures.upright[left]
        self.palace_space = figures.palace_space[left]
        self.upkeep_franc = figures.upkeep_franc[left]
        self.unpaid_figure_vp = box.final.unpaid_figure_vp
        self.figures: tuple[FigureWorth, ...] = tuple(
            (
                part.upkeep,
                part.effect.gain_money * weights.money.gained_franc[left]
                + part.effect.vp
                + part.effect.jokers * figures.joker[left]
                + part.effect.nobles * figures.noble[left],
                TRACKS.index(part.effect.advance) if part.effect.advance else None,
                part.effect.release,
                _kept(part.effect, figures.kept) * left,
            )
            for part in box.figure_parts
        )
        self.turn = assistants.turn[left]
        self.later = assistants.later[left]
        self.freed = assistants.later[left] + assistants.turn[left] * figures.freed_turn
        self.reserve = tuple(
            (min(turns, assistants.busy) + assistants.spare * max(0.0, turns - assistants.busy)) * assistants.turn[left]
            + _at(assistants.reserve, turns)
            for turns in range(box.components.player.assistants + 1)
        )
        """By the assistants in the reserve: what they still make this round."""
        self.room = assistants.room[left]
        self.passed = assistants.passed[left]
        self.to_move = assistants.to_move[left]
        self.detained = assistants.detained
        self.uses_per_step = box.uses_per_step[seats]

        rows = weights.rows
        self.more_things = (rows.money[left], rows.works[left], rows.figures[left], rows.assistants[left])
        self.money_per_set = box.final.money_per_set
        self.counting_assistants = box.components.player.assistants - box.final.assistants_free
        self.symbols = _symbols(box)

    def _set_columns(self, weights: Weights, box: Box, left: int) -> None:
        columns, first = weights.columns, weights.first_player
        self.cards = tuple(map(_card_worth, box.bonus_parts))
        self.even, self.franc, self.sure = columns.even, columns.franc, columns.sure
        self.untouched, self.behind, self.least = columns.untouched, columns.behind, columns.least
        self.columns = columns.scale[left]
        self.before_bracket = columns.before_bracket * columns.untouched * columns.scale[left]
        self.first_player = first.next_round[left] if left else float(box.final.manneken_vp)
        self.manneken = self.first_player * first.manneken[left]
        self.holder = first.holder[left]
        self.exhibition_manneken = box.components.exhibition.manneken * self.manneken


class Worths:
    """The numbers for one number of seats: by the edition, and by the rounds to come."""

    def __init__(self, weights: Weights, seats: int) -> None:
        self._weights = weights
        self._seats = seats
        self._rounds: dict[Box, tuple[RoundWorths, ...]] = {}

    def of(self, box: Box, round_: int) -> RoundWorths:
        """Return the numbers of an edition in a round."""
        rounds = self._rounds.get(box)
        if rounds is None:
            by_rounds_to_come = [RoundWorths(self._weights, self._seats, box, left) for left in range(ROUNDS_TO_COME)]
            rounds = self._rounds[box] = tuple(
                by_rounds_to_come[min(box.rounds - each, ROUNDS_TO_COME - 1)] for each in range(box.rounds + 1)
            )
        return rounds[round_]


class _SymbolsOfRows(dict[tuple[tuple[int, ...], ...], tuple[int, ...]]):
    """The VP symbols of each row of a personal board, by the cards tucked there; filled at need."""

    def __init__(self, box: Box) -> None:
        self._box = box

    def __missing__(self, rows: tuple[tuple[int, ...], ...]) -> tuple[int, ...]:
        cards, base = self._box.bonus_parts, self._box.final.row_symbols
        found = tuple(base + sum([cards[card].vp for card in row]) for row in rows)
        if len(self) > _MOST_ROWS:
            self.clear()
        self[rows] = found
        return found


_MOST_ROWS: Final = 20000
"""Personal boards of which the symbols are kept."""


@lru_cache(maxsize=8)
def _symbols(box: Box) -> _SymbolsOfRows:
    return _SymbolsOfRows(box)


def _at(numbers: Sequence[float], place: int) -> float:
    """Return one of some numbers; an edition with more things than there are numbers takes the last for them."""
    return numbers[min(place, len(numbers) - 1)]


def _levels(track: tuple[int, ...]) -> list[tuple[int, int]]:
    """Return for each space of a track its level, and what one more space adds to it."""
    return [(level, after - level) for level, after in zip(track, [*track[1:], track[-1]], strict=True)]


def _kept(effect: Effect, kept: Kept) -> float:
    """Return what a figure is worth besides, in each round to come, if it is kept."""
    points = 0.0
    for has, worth in (
        (effect.gain_money, kept.money),
        (effect.vp, kept.points),
        (effect.jokers, kept.jokers),
        (effect.nobles, kept.nobles),
        (effect.advance == TRACKS[CITY_HALL], kept.city_hall),
        (effect.advance == TRACKS[ROYAL_PALACE], kept.royal_palace),
        (effect.advance == TRACKS[ARCHITECT], kept.architect),
        (effect.release, kept.courthouse),
    ):
        if has:
            points += worth
    return points


def _card_worth(card: BonusCard) -> CardWorth:
    powers = tuple((FREEING if power == COURTHOUSE else TRACKS.index(power), card.amount) for power in card.powers)
    return powers, card.mode == "choose", card.vp, card.manneken


SETS: Final = WeightSets(files(__package__), Weights, range(2, 6), Worths)
