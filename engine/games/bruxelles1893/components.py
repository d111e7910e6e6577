"""The components file, typed: every table of it, and the names the rules have for things."""

from typing import Annotated, Final, Literal

from msgspec import Meta

from engine.components import FEW, ComponentTable, Count, Positive

WORKSHOP, SALE, THEATRE, MATERIALS, CONSTRUCTION = range(5)
ACTIONS: Final = ("workshop", "sale", "theatre", "materials", "construction")
"""What can be done on the Art Nouveau board."""

MARKET, EXCHANGE, PARK, GRAND_PLACE = range(4)
LOCATIONS: Final = ("market", "exchange", "park", "grand_place")
"""The locations of the Brussels board."""

CITY_HALL, ROYAL_PALACE, ARCHITECT = range(3)
TRACKS: Final = ("city_hall", "royal_palace", "architect")

COURTHOUSE: Final = "courthouse"
"""The power of a bonus card that is no track."""

WOOD, STONE, IRON, JOKER = range(4)
CUBES: Final = ("wood", "stone", "iron", "joker")
NOBLES: Final = CUBES[:JOKER]
"""The noble materials."""

BLUE, PINK, YELLOW, GREEN, BLACK = range(5)
COLOURS: Final = ("blue", "pink", "yellow", "green", "black")

ANY_NOBLE, FRANCS, EMPTY = range(3, 6)
TILES: Final = (*NOBLES, "any_noble", "bf3", "empty")
"""What a needle of the compass can point at; the first three are the noble materials."""

MONEY_ROW, WORKS_ROW, FIGURES_ROW, ASSISTANTS_ROW = range(4)
BOARD_ROWS: Final = ("money", "works", "figures", "assistants")
"""The rows of a personal board, by what each multiplies."""

SEAT_COUNTS: Final = range(2, 6)

ActionName = Literal["workshop", "sale", "theatre", "materials", "construction"]
TrackName = Literal["city_hall", "royal_palace", "architect"]
PowerName = Literal["city_hall", "royal_palace", "architect", "courthouse"]
TileName = Literal["wood", "stone", "iron", "any_noble", "bf3", "empty"]
ShieldName = Annotated[str, Meta(pattern="^[1-9]-[1-9]$")]
Track = Annotated[tuple[Count, ...], Meta(min_length=2)]


class Contents(ComponentTable, frozen=True):
    """The contents of the box."""

    strips: Positive
    squares_per_strip: Positive
    stock_cards: Positive
    figure_cards: Positive
    bonus_cards: Positive
    works: Positive
    compass_tiles: Annotated[int, Meta(ge=3)]  # so that one of the two needles can always move


class GameValues(ComponentTable, frozen=True):
    """The length of the game."""

    rounds: Positive


class PlayerValues(ComponentTable, frozen=True):
    """What each player starts with."""

    assistants: Positive
    assistants_in_courthouse: Count
    discs: Positive
    figure: str
    works: Count
    money_by_turn_order: tuple[Count, ...]


class PlayerColours(ComponentTable, frozen=True):
    """The colours of the players."""

    players: tuple[str, ...]


class Supply(ComponentTable, frozen=True):
    """Cubes and coins."""

    wood: Positive
    stone: Positive
    iron: Positive
    joker: Positive
    coins_of_1: Positive
    coins_of_5: Positive


class Strip(ComponentTable, frozen=True):
    """An action strip: its two sides, from left to right."""

    basic: tuple[ActionName, ...]
    expert: tuple[ActionName, ...]


class StockCard(ComponentTable, frozen=True):
    """A stock exchange card: its money, and two shields for each number of players."""

    money: Positive
    shields: dict[int, tuple[ShieldName, ShieldName]]


class Effect(ComponentTable, frozen=True):
    """What a public figure does."""

    gain_money: Count = 0
    vp: Count = 0
    jokers: Count = 0
    nobles: Count = 0
    nobles_for_a_joker: Count = 0
    advance: TrackName | None = None
    release: Count = 0


class Figure(ComponentTable, frozen=True):
    """A public figure."""

    count: Positive
    upkeep: Count
    effect: Effect


class BonusCard(ComponentTable, frozen=True):
    """A bonus card: its central power (all of those named or one of them), VP symbols and Manneken-Pis."""

    mode: Literal["all", "choose"]
    powers: Annotated[tuple[PowerName, ...], Meta(min_length=1)]
    amount: Positive
    vp: Count
    manneken: Count


class Art(ComponentTable, frozen=True):
    """How many works of art there are of each colour."""

    blue: Positive
    pink: Positive
    yellow: Positive
    green: Positive
    black: Positive


class Tracks(ComponentTable, frozen=True):
    """The levels of the three tracks, space by space."""

    city_hall: Track
    royal_palace: Annotated[tuple[Positive, ...], Meta(min_length=2)]  # at the Grand-Place one figure can always act
    architect: Track


class Squares(ComponentTable, frozen=True):
    """Where the cursor carries each colour, counted in rows and columns from its centre."""

    blue: tuple[int, int]
    pink: tuple[int, int]
    yellow: tuple[int, int]
    green: tuple[int, int]
    black: tuple[int, int]


class Workshop(ComponentTable, frozen=True):
    """The grid of the workshop, its cursor and the shop."""

    grid: Positive
    rows_bf: tuple[Count, ...]
    cols_vp: tuple[Count, ...]
    cursor_size: Positive
    cursor_start: tuple[Positive, Positive]
    squares: Squares
    shop_slots: Positive
    drawn: Positive


class Compass(ComponentTable, frozen=True):
    """The compass."""

    tiles: tuple[TileName, ...]
    bf3_money: Positive
    needle_start: tuple[Positive, Positive]


class Exhibition(ComponentTable, frozen=True):
    """The exhibition tiles, one for each round."""

    years: tuple[int, ...]
    manneken: Count


class BrusselsValues(ComponentTable, frozen=True):
    """The Brussels board."""

    uses_per_step: dict[int, Positive]
    market_jokers: Positive


class TheatreValues(ComponentTable, frozen=True):
    """The display of the theatre."""

    costs: Annotated[tuple[Count, ...], Meta(min_length=1)]


class MaterialsValues(ComponentTable, frozen=True):
    """The materials action."""

    cubes: Positive


class ConstructionValues(ComponentTable, frozen=True):
    """The building tiles of a player in the order they are built."""

    units: Annotated[tuple[Annotated[int, Meta(ge=2, le=FEW)], ...], Meta(min_length=1)]
    bonus_vp: tuple[Count, ...]
    no_joker_vp: Count


class SecondaryValues(ComponentTable, frozen=True):
    """What the owner of a building gets."""

    vp_per_work: Count
    cubes: Positive
    vp_per_building: Count


class PassingValues(ComponentTable, frozen=True):
    """What passing brings."""

    first_money: Count
    money_per_colour: Count


class FinalValues(ComponentTable, frozen=True):
    """The numbers of the final scoring."""

    unpaid_figure_vp: int
    noble_vp: int
    joker_vp: int
    manneken_vp: int
    row_symbols: Count
    money_per_set: Positive
    assistants_free: Count


class Components(ComponentTable, frozen=True):
    """The whole components file."""

    contents: Contents
    game: GameValues
    player: PlayerValues
    colours: PlayerColours
    supply: Supply
    neutral: dict[int, Count]
    strips: dict[str, Strip]
    stock: dict[str, StockCard]
    figures: dict[str, Figure]
    bonus: dict[str, BonusCard]
    art: Art
    tracks: Tracks
    workshop: Workshop
    compass: Compass
    exhibition: Exhibition
    brussels: BrusselsValues
    theatre: TheatreValues
    materials: MaterialsValues
    construction: ConstructionValues
    secondary: SecondaryValues
    passing: PassingValues
    final: FinalValues


def shield_place(name: str) -> tuple[int, int]:
    """Read the row and the column of a shield."""
    row, _, col = name.partition("-")
    return int(row), int(col)
