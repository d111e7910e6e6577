"""The components file, typed: every table of it, and the names the rules have for things."""

from typing import Annotated, Final, Literal

from msgspec import Meta

from engine.components import ComponentTable, Count, Positive

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

Ladder = Annotated[tuple[Count, ...], Meta(min_length=2)]
TrackName = Literal["architecture", "nobility", "prestige"]


class Round(ComponentTable, frozen=True):
    """The length of the game and the width of the area."""

    rounds: Positive
    columns: Annotated[int, Meta(ge=2, le=9)]


class Layout(ComponentTable, frozen=True):
    """The area for a number of players."""

    rows: Annotated[int, Meta(ge=2, le=9)]
    drawn_per_type: Positive
    neutral_cells: tuple[tuple[Positive, Positive], ...]


class Neutral(ComponentTable, frozen=True):
    """The neutral architects."""

    value: Positive


class Setup(ComponentTable, frozen=True):
    """What a player starts with."""

    money_by_turn_order: tuple[Count, ...]
    noble: str
    prison: dict[int, tuple[str, ...]]


class Architect(ComponentTable, frozen=True):
    """A kind of architect: its two faces, and how many a player has."""

    faces: tuple[Positive, Positive]
    count: Positive


class Counted(ComponentTable, frozen=True):
    """A kind of card that is only counted."""

    count: Positive


class Material(ComponentTable, frozen=True):
    """A kind of material card."""

    icons: tuple[str, str]
    count: Positive


class Effect(ComponentTable, frozen=True):
    """What a noble or the upper half of a bonus card does."""

    gain_money: Count = 0
    advance: TrackName | None = None
    draw_materials: Count = 0
    release: Count = 0


class Noble(ComponentTable, frozen=True):
    """A kind of noble."""

    count: Positive
    upkeep: Count
    effect: Effect


class Bonus(ComponentTable, frozen=True):
    """A bonus card: the upper half is given every round, the lower half once, at the end."""

    immediate: Effect
    endgame: Literal["money", "artwork", "house", "noble"]


class Ladders(ComponentTable, frozen=True):
    """The levels of the three ladders, step by step."""

    architecture: Ladder
    nobility: Annotated[tuple[Positive, ...], Meta(min_length=2)]  # at the City hall one noble can always act
    prestige: Ladder


class Tracks(ComponentTable, frozen=True):
    """The presets of the variant `tracks`."""

    five: Ladders
    eight: Ladders
    slow: Ladders | None = None  # edition 1 has none


class ActionValues(ComponentTable, frozen=True):
    """The numbers of the action phase."""

    stock_exchange_money: Count
    sale_money: Count
    exhibition_vp: int
    pass_first: Count
    pass_later: Count
    vp_per_material_type: int
    cinquantenaire_cards: Positive


class FinalValues(ComponentTable, frozen=True):
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


class Components(ComponentTable, frozen=True):
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
