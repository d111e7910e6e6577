"""The components, typed and validated, and the tables made from them that the rules look things up in."""

from functools import cached_property
from importlib import resources
from itertools import product
from typing import Annotated, Any, Final, Literal, NamedTuple

import msgspec
from msgspec import Meta

from engine.editions import ComponentsError, Editions, read

from . import moves

ARTWORK, MATERIAL, HOUSE, NOBLE, MONEY, EXPO = range(6)
"""The types of action cards; the first four have a pile."""
PILES: Final = 4
TYPES: Final = ("artwork", "material", "house", "noble", "money", "expo")

ARCHITECTURE, NOBILITY, PRESTIGE = range(3)
TRACKS: Final = ("architecture", "nobility", "prestige")

STOCK_EXCHANGE, CITY_HALL, CINQUANTENAIRE = range(3)
LOCATIONS: Final = ("stock_exchange", "city_hall", "cinquantenaire")

ACTIONS: Final = ("creation", "sale", "supply", "construction", "influence")
"""What the Cinquantenaire offers."""

Count = Annotated[int, Meta(ge=0)]
Positive = Annotated[int, Meta(ge=1)]
Ladder = Annotated[tuple[Count, ...], Meta(min_length=2)]
TrackName = Literal["architecture", "nobility", "prestige"]


class _Part(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A table of the components file."""


class Round(_Part, frozen=True):
    """The length of the game and the width of the area."""

    rounds: Positive
    columns: Annotated[int, Meta(ge=2, le=9)]


class Layout(_Part, frozen=True):
    """The area for a number of players."""

    rows: Annotated[int, Meta(ge=2, le=9)]
    drawn_per_type: Positive
    neutral_cells: tuple[tuple[Positive, Positive], ...]


class Neutral(_Part, frozen=True):
    """The architects of nobody."""

    value: Positive


class Setup(_Part, frozen=True):
    """What a player starts with."""

    money_by_turn_order: tuple[Count, ...]
    noble: str
    prison: dict[int, tuple[str, ...]]


class Architect(_Part, frozen=True):
    """A kind of architect: its two faces, and how many a player has."""

    faces: tuple[Positive, Positive]
    count: Positive


class Counted(_Part, frozen=True):
    """A kind of card that is only counted."""

    count: Positive


class Material(_Part, frozen=True):
    """A kind of material card."""

    icons: tuple[str, str]
    count: Positive


class Effect(_Part, frozen=True):
    """What a noble or the upper half of a bonus card does."""

    gain_money: Count = 0
    advance: TrackName | None = None
    draw_materials: Count = 0
    release: Count = 0


class Noble(_Part, frozen=True):
    """A kind of noble."""

    count: Positive
    upkeep: Count
    effect: Effect


class Bonus(_Part, frozen=True):
    """A bonus card: the upper half is given every round, the lower half once, at the end."""

    immediate: Effect
    endgame: Literal["money", "artwork", "house", "noble"]


class Ladders(_Part, frozen=True):
    """The levels of the three ladders, step by step."""

    architecture: Ladder
    nobility: Annotated[tuple[Positive, ...], Meta(min_length=2)]  # at the City hall one noble can always act
    prestige: Ladder


class Tracks(_Part, frozen=True):
    """The presets of the variant `tracks`."""

    five: Ladders
    eight: Ladders
    slow: Ladders | None = None  # edition 1 has none


class ActionValues(_Part, frozen=True):
    """The numbers of the action phase."""

    stock_exchange_money: Count
    sale_money: Count
    exhibition_vp: int
    pass_first: Count
    pass_later: Count
    vp_per_material_type: int
    cinquantenaire_cards: Positive


class FinalValues(_Part, frozen=True):
    """The numbers of the final scoring."""

    unpaid_noble_vp: int
    material_vp: int
    expo_vp: int
    bonus_money_vp: int
    bonus_money_unit: Positive
    bonus_money_lots: Count
    bonus_artwork_vp: int
    bonus_house_vp: int
    bonus_noble_vp: int


class Components(_Part, frozen=True):
    """The whole components file."""

    round: Round
    layout: dict[int, Layout]
    neutral: Neutral
    setup: Setup
    architects: dict[str, Architect]
    artworks: dict[str, Counted]
    materials: dict[str, Material]
    houses: dict[str, Counted]
    nobles: dict[str, Noble]
    bonus: dict[str, Bonus]
    tracks: Tracks
    actions: ActionValues
    final: FinalValues


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
        _validate(parts)

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

        # By the number of spaces of the area, which tells the layout.
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
        """Give the number of a space."""
        return (row - 1) * self.columns + col - 1

    def sends(self, hand: list[int], price: int) -> tuple[moves.Send, ...]:
        """List every way to put exactly so many architects on a Brussels card, the low kinds first."""
        key = (tuple(hand), price)
        sends = self._sends.get(key)
        if sends is None:
            sends = tuple(moves.Send(_names(self.architects, counts)) for counts in _picks(hand, price))
            self._sends[key] = sends
        return sends

    def spends(self, materials: list[int], cost: int) -> tuple[moves.Spend, ...]:
        """List every set of k cards that pays a cost with k ≤ cost ≤ 2k: most points first, then fewest cards (R4)."""
        key = (tuple(materials), cost)
        if key not in self._spends:
            sets = [
                moves.Spend(_names(self.materials, counts))
                for size in range((cost + 1) // 2, cost + 1)
                for counts in _picks(materials, size)
            ]
            sets.sort(key=lambda spend: (-self.types_used(spend.materials, cost), len(spend.materials)))
            self._spends[key] = tuple(sets)
        return self._spends[key]

    def types_used(self, materials: tuple[str, ...], cost: int) -> int:
        """Give the most material types among exactly `cost` icons, at least one from each card."""
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


def _picks(have: list[int], size: int) -> list[tuple[int, ...]]:
    """List every way to take `size` things out of counted kinds, as counts; the first kinds are used up first."""
    picks: list[tuple[int, ...]] = []

    def pick(kind: int, left: int, taken: tuple[int, ...]) -> None:
        if kind == len(have):
            if left == 0:
                picks.append(taken)
            return
        for count in range(min(have[kind], left), -1, -1):
            pick(kind + 1, left - count, (*taken, count))

    pick(0, size, ())
    return picks


def _names(names: tuple[str, ...], counts: tuple[int, ...]) -> tuple[str, ...]:
    return tuple(name for name, count in zip(names, counts, strict=True) for _ in range(count))


def _validate(parts: Components) -> None:
    """Refuse values that cannot be played with, naming the table and the key."""
    groups = (parts.architects, parts.artworks, parts.materials, parts.houses, parts.nobles, parts.bonus)
    for name, group in zip(("architects", "artworks", "materials", "houses", "nobles", "bonus"), groups, strict=True):
        if not group:
            raise ComponentsError(f"[{name}]: at least one entry is needed")
    if len(parts.bonus) != parts.round.columns:
        raise ComponentsError(
            f"[bonus]: {parts.round.columns} columns need as many bonus cards, not {len(parts.bonus)}"
        )
    if parts.setup.noble not in parts.nobles:
        raise ComponentsError(f"[setup.noble]: no noble {parts.setup.noble!r}; there are {', '.join(parts.nobles)}")
    for seats in (2, 3, 4):
        if seats not in parts.layout:
            raise ComponentsError(f"[layout.{seats}]: the area for {seats} players is missing")
        if seats not in parts.setup.prison:
            raise ComponentsError(f"[setup.prison.{seats}]: the prisoners at {seats} players are missing")
        for row, col in parts.layout[seats].neutral_cells:
            if row > parts.layout[seats].rows or col > parts.round.columns:
                raise ComponentsError(f"[layout.{seats}.neutral_cells]: there is no space {row},{col}")
        prisoners = parts.setup.prison[seats]
        for kind in prisoners:
            if kind not in parts.architects or prisoners.count(kind) > parts.architects[kind].count:
                raise ComponentsError(f"[setup.prison.{seats}]: a player has no such architect {kind!r} to imprison")
    most_seats = max(parts.layout)
    if parts.nobles[parts.setup.noble].count < most_seats:
        raise ComponentsError(f"[nobles.{parts.setup.noble}.count]: every player needs one")
    if len(parts.setup.money_by_turn_order) < most_seats:
        raise ComponentsError(f"[setup.money_by_turn_order]: {most_seats} amounts are needed")
    names = [name for group in groups for name in group] + ["money", "expo"]
    for name in names:
        if names.count(name) > 1:
            raise ComponentsError(f"{name!r} names two different components")


EDITIONS: Final[Editions[Box]] = Editions(resources.files(__package__), Components, Box)
