"""Box: one edition of the components with the tables made from them that the rules look things up in."""

from functools import cached_property
from importlib import resources
from itertools import product
from typing import Any, Final, NamedTuple

import msgspec

from engine.components import read
from engine.editions import Editions
from engine.games.bruxelles import picks, repeated

from . import moves
from .components import EXPO, LOCATIONS, MONEY, PILES, Components
from .validation import validate


class Card(msgspec.Struct, frozen=True):
    """A kind of action card: its number in the box, its name, its type, and its place among its type."""

    code: int
    key: str
    type: int
    index: int


class Shield(NamedTuple):
    """A coat of arms: its row and column (from 1), and the four spaces around it."""

    row: int
    col: int
    spaces: tuple[int, int, int, int]


class Box:
    """One edition: the components and the tables the rules look things up in. Read-only once made."""

    def __init__(self, values: dict[str, Any], fingerprint: str) -> None:
        self.fingerprint = fingerprint
        self.components, self.sources = read(values, Components)
        parts = self.components
        validate(parts)

        self.architects = tuple(parts.architects)
        self.faces = tuple(kind.faces for kind in parts.architects.values())
        self.artworks = tuple(parts.artworks)
        self.materials = tuple(parts.materials)
        self.houses = tuple(parts.houses)
        self.nobles = tuple(parts.nobles)
        self.noble_parts = tuple(parts.nobles.values())
        self.upkeeps = sorted((noble.upkeep, number) for number, noble in enumerate(self.noble_parts) if noble.upkeep)
        """What the nobles cost at the end, the cheapest first, without those that cost nothing."""
        self.bonuses = tuple(parts.bonus)
        self.bonus_parts = tuple(parts.bonus.values())
        self.first_noble = self.nobles.index(parts.setup.noble)
        self.columns = parts.round.columns
        self.rounds = parts.round.rounds
        self.actions = parts.actions
        self.final = parts.final
        tracks = parts.tracks
        self.ladders = {
            name: (ladders.architecture, ladders.nobility, ladders.prestige)
            for name, ladders in (("five", tracks.five), ("eight", tracks.eight), ("slow", tracks.slow))
            if ladders is not None
        }
        """By preset: the levels of the three ladders."""

        cards: list[Card] = []
        for type_, names in enumerate((self.artworks, self.materials, self.houses, self.nobles, ("money",), ("expo",))):
            cards += [Card(len(cards) + index, name, type_, index) for index, name in enumerate(names)]
        self.cards = tuple(cards)
        self.types = tuple(card.type for card in cards)
        self.code = {card.key: card.code for card in cards}
        self.first_code = tuple(next(card.code for card in cards if card.type == type_) for type_ in range(6))
        self.money_card = self.first_code[MONEY]
        self.expo_card = self.first_code[EXPO]
        self.start_prison = {
            seats: tuple(map(prisoners.count, self.architects)) for seats, prisoners in parts.setup.prison.items()
        }
        self.start_hand = {
            seats: tuple(kind.count - held for kind, held in zip(parts.architects.values(), prison, strict=True))
            for seats, prison in self.start_prison.items()
        }
        groups = (parts.artworks, parts.materials, parts.houses, parts.nobles)
        in_piles = [card for card in cards if card.type < PILES and card.key != parts.setup.noble]
        self.full_piles = tuple(
            tuple(card.code for card in in_piles if card.type == type_ for _ in range(groups[type_][card.key].count))
            for type_ in range(PILES)
        )
        self._types_used: dict[tuple[tuple[str, ...], int], int] = {}
        self._spends: dict[tuple[tuple[int, ...], int], tuple[moves.Spend, ...]] = {}
        self._sends: dict[tuple[tuple[int, ...], int], tuple[moves.Send, ...]] = {}

        # By the number of spaces of the area, which identifies the layout.
        self.column_spaces = {size: _columns(size, self.columns) for size in _area_sizes(parts)}
        self.shields = {size: _shields(size, self.columns) for size in _area_sizes(parts)}

        most_rows = max(layout.rows for layout in parts.layout.values())
        self.place = tuple(moves.Place(row + 1, col + 1) for row in range(most_rows) for col in range(self.columns))
        self.assign = tuple(
            (kind, value, moves.Assign(name, value))
            for kind, name in enumerate(self.architects)
            for value in self.faces[kind]
        )
        self.visit = tuple(moves.Visit(name) for name in LOCATIONS)
        self.sell = tuple(moves.Sell(name) for name in self.artworks)
        self.show = tuple(moves.Show(name) for name in self.artworks)
        self.take = tuple(moves.Take(card.key) for card in cards)
        self.release = tuple(moves.Release(name) for name in self.architects)
        self.imprison = tuple(moves.Imprison(name) for name in self.architects)
        self.summon = tuple(moves.Summon(name) for name in self.nobles)

    @cached_property
    def cheapest_face(self) -> tuple[int, ...]:
        """The lower value of each kind of architect."""
        return tuple(min(faces) for faces in self.faces)

    def cell(self, row: int, col: int) -> int:
        """Return the number of a space."""
        return (row - 1) * self.columns + col - 1

    def sends(self, hand: list[int], price: int) -> tuple[moves.Send, ...]:
        """List every way to put exactly this many architects on a Brussels card, the low kinds first."""
        key = (tuple(hand), price)
        sends = self._sends.get(key)
        if sends is None:
            sends = tuple(moves.Send(repeated(self.architects, counts)) for counts in picks(hand, price))
            self._sends[key] = sends
        return sends

    def spends(self, materials: list[int], cost: int) -> tuple[moves.Spend, ...]:
        """List every set of k cards that pays a cost with k ≤ cost ≤ 2k: most points first, then fewest cards (R04)."""
        key = (tuple(materials), cost)
        if key not in self._spends:
            sets = [
                moves.Spend(repeated(self.materials, counts))
                for size in range((cost + 1) // 2, cost + 1)
                for counts in picks(materials, size)
            ]
            sets.sort(key=lambda spend: (-self.types_used(spend.materials, cost), len(spend.materials)))
            self._spends[key] = tuple(sets)
        return self._spends[key]

    def types_used(self, materials: tuple[str, ...], cost: int) -> int:
        """Return the most material types among exactly `cost` icons, at least one from each card."""
        key = (materials, cost)
        if key not in self._types_used:
            faces = [self.components.materials[name].icons for name in materials]
            uses = product(*(((first,), (second,), (first, second)) for first, second in faces))
            self._types_used[key] = max(
                len({icon for use in used for icon in use}) for used in uses if sum(map(len, used)) == cost
            )
        return self._types_used[key]


def _area_sizes(parts: Components) -> set[int]:
    return {layout.rows * parts.round.columns for layout in parts.layout.values()}


def _columns(size: int, columns: int) -> tuple[tuple[int, ...], ...]:
    return tuple(tuple(range(col, size, columns)) for col in range(columns))


def _shields(size: int, columns: int) -> tuple[Shield, ...]:
    return tuple(
        Shield(row + 1, col + 1, (corner, corner + 1, corner + columns, corner + columns + 1))
        for row in range(size // columns - 1)
        for col in range(columns - 1)
        for corner in (row * columns + col,)
    )


EDITIONS: Final[Editions[Box]] = Editions(resources.files(__package__), Components, Box)
