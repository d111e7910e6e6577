"""The components file, typed and validated: every table of it, and what has to hold between them."""

from collections import Counter
from collections.abc import Sequence
from typing import Annotated, Final, Literal

import msgspec
from msgspec import Meta

from engine.editions import BadComponents

WORKSHOP, SALE, THEATRE, MATERIALS, CONSTRUCTION = range(5)
ACTIONS: Final = ("workshop", "sale", "theatre", "materials", "construction")
"""What can be done on the Art Nouveau board."""

MARKET, EXCHANGE, PARK, GRAND_PLACE = range(4)
LOCATIONS: Final = ("market", "exchange", "park", "grand_place")
"""Where one can go on the Brussels board."""

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

Count = Annotated[int, Meta(ge=0)]
Positive = Annotated[int, Meta(ge=1)]
ActionName = Literal["workshop", "sale", "theatre", "materials", "construction"]
TrackName = Literal["city_hall", "royal_palace", "architect"]
PowerName = Literal["city_hall", "royal_palace", "architect", "courthouse"]
TileName = Literal["wood", "stone", "iron", "any_noble", "bf3", "empty"]
ShieldName = Annotated[str, Meta(pattern="^[1-9]-[1-9]$")]
Track = Annotated[tuple[Count, ...], Meta(min_length=2)]


class _Part(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A table of the components file."""


class Contents(_Part, frozen=True):
    """What lies in the box."""

    strips: Positive
    squares_per_strip: Positive
    stock_cards: Positive
    figure_cards: Positive
    bonus_cards: Positive
    works: Positive
    compass_tiles: Annotated[int, Meta(ge=3)]  # with two needles on it, one can always move


class GameValues(_Part, frozen=True):
    """The length of the game."""

    rounds: Positive


class PlayerValues(_Part, frozen=True):
    """What each player starts with."""

    assistants: Positive
    assistants_in_courthouse: Count
    discs: Positive
    figure: str
    works: Count
    money_by_turn_order: tuple[Count, ...]


class PlayerColours(_Part, frozen=True):
    """The colours of the players."""

    players: tuple[str, ...]


class Supply(_Part, frozen=True):
    """Cubes and coins."""

    wood: Positive
    stone: Positive
    iron: Positive
    joker: Positive
    coins_of_1: Positive
    coins_of_5: Positive


class Strip(_Part, frozen=True):
    """An action strip: its two sides, from left to right."""

    basic: tuple[ActionName, ...]
    expert: tuple[ActionName, ...]


class StockCard(_Part, frozen=True):
    """A stock exchange card: its money, and two shields for each number of players."""

    money: Positive
    shields: dict[int, tuple[ShieldName, ShieldName]]


class Effect(_Part, frozen=True):
    """What a public figure does."""

    gain_money: Count = 0
    vp: Count = 0
    jokers: Count = 0
    nobles: Count = 0
    nobles_for_a_joker: Count = 0
    advance: TrackName | None = None
    release: Count = 0


class Figure(_Part, frozen=True):
    """A public figure."""

    count: Positive
    upkeep: Count
    effect: Effect


class BonusCard(_Part, frozen=True):
    """A bonus card: its central power (all of those named or one of them), VP symbols and Manneken-Pis."""

    mode: Literal["all", "choose"]
    powers: Annotated[tuple[PowerName, ...], Meta(min_length=1)]
    amount: Positive
    vp: Count
    manneken: Count


class Art(_Part, frozen=True):
    """How many works of art there are of each colour."""

    blue: Positive
    pink: Positive
    yellow: Positive
    green: Positive
    black: Positive


class Tracks(_Part, frozen=True):
    """The levels of the three tracks, space by space."""

    city_hall: Track
    royal_palace: Annotated[tuple[Positive, ...], Meta(min_length=2)]  # at the Grand-Place one figure can always act
    architect: Track


class Squares(_Part, frozen=True):
    """Where the cursor carries each colour, counted in rows and columns from its centre."""

    blue: tuple[int, int]
    pink: tuple[int, int]
    yellow: tuple[int, int]
    green: tuple[int, int]
    black: tuple[int, int]


class Workshop(_Part, frozen=True):
    """The grid of the workshop, its cursor and the shop."""

    grid: Positive
    rows_bf: tuple[Count, ...]
    cols_vp: tuple[Count, ...]
    cursor_size: Positive
    cursor_start: tuple[Positive, Positive]
    squares: Squares
    shop_slots: Positive
    drawn: Positive


class Compass(_Part, frozen=True):
    """The compass."""

    tiles: tuple[TileName, ...]
    bf3_money: Positive
    needle_start: tuple[Positive, Positive]


class Exhibition(_Part, frozen=True):
    """The exhibition tiles, one for each round."""

    years: tuple[int, ...]
    manneken: Count


class BrusselsValues(_Part, frozen=True):
    """The Brussels board."""

    uses_per_step: dict[int, Positive]
    market_jokers: Positive


class TheatreValues(_Part, frozen=True):
    """The display of the theatre."""

    costs: Annotated[tuple[Count, ...], Meta(min_length=1)]


class MaterialsValues(_Part, frozen=True):
    """The materials action."""

    cubes: Positive


class ConstructionValues(_Part, frozen=True):
    """The building tiles of a player in the order they are built."""

    units: Annotated[tuple[Annotated[int, Meta(ge=2)], ...], Meta(min_length=1)]
    bonus_vp: tuple[Count, ...]
    no_joker_vp: Count


class SecondaryValues(_Part, frozen=True):
    """What the owner of a building gets."""

    vp_per_work: Count
    cubes: Positive
    vp_per_building: Count


class PassingValues(_Part, frozen=True):
    """What passing brings."""

    first_money: Count
    money_per_colour: Count


class FinalValues(_Part, frozen=True):
    """The numbers of the final scoring."""

    unpaid_figure_vp: int
    noble_vp: int
    joker_vp: int
    manneken_vp: int
    row_symbols: Count
    money_per_set: Positive
    assistants_free: Count


class Components(_Part, frozen=True):
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


def validate(parts: Components) -> None:
    """Refuse values that cannot be played with, naming the table and the key."""
    _validate_counts(parts)
    _validate_strips(parts)
    _validate_numbers_of_players(parts)
    _validate_players(parts)
    _validate_workshop(parts)
    _validate_compass(parts)


def _validate_counts(parts: Components) -> None:
    contents = parts.contents
    works = sum(msgspec.structs.astuple(parts.art))
    figures = sum(figure.count for figure in parts.figures.values())
    for table, there, meant, what in (
        ("strips", len(parts.strips), contents.strips, "strips"),
        ("stock", len(parts.stock), contents.stock_cards, "cards"),
        ("figures", figures, contents.figure_cards, "cards"),
        ("bonus", len(parts.bonus), contents.bonus_cards, "cards"),
        ("art", works, contents.works, "works of art"),
        ("compass.tiles", len(parts.compass.tiles), contents.compass_tiles, "tiles"),
        ("exhibition.years", len(parts.exhibition.years), parts.game.rounds, "tiles"),
        ("construction.bonus_vp", len(parts.construction.bonus_vp), len(parts.construction.units), "tiles"),
    ):
        if there != meant:
            raise BadComponents(f"[{table}]: there are {meant} {what}, not {there}")
    rounds = parts.game.rounds
    if rounds > contents.stock_cards:
        raise BadComponents(f"[game.rounds]: the stock cards are enough for {contents.stock_cards} rounds")
    if rounds * contents.squares_per_strip > contents.bonus_cards:
        raise BadComponents(f"[game.rounds]: the bonus cards are not enough for {rounds} rounds")


def _validate_strips(parts: Components) -> None:
    contents = parts.contents
    for name, strip in parts.strips.items():
        for side, squares in (("basic", strip.basic), ("expert", strip.expert)):
            if len(squares) != contents.squares_per_strip:
                raise BadComponents(f"[strips.{name}.{side}]: a strip has {contents.squares_per_strip} squares")
        if sorted(strip.basic) != sorted(ACTIONS):
            raise BadComponents(f"[strips.{name}.basic]: a basic side shows each action once")
    for col in range(contents.squares_per_strip):
        if sorted(strip.basic[col] for strip in parts.strips.values()) != sorted(ACTIONS):
            raise BadComponents(f"[strips]: column {col + 1} of the basic sides does not show each action once")
    shown = Counter(action for strip in parts.strips.values() for action in strip.expert)
    for action in ACTIONS:
        if shown[action] != contents.strips:
            raise BadComponents(
                f"[strips]: the expert sides show {action} {shown[action]} times, not {contents.strips}"
            )


def _validate_numbers_of_players(parts: Components) -> None:
    crossings = (parts.contents.strips - 1, parts.contents.squares_per_strip - 1)
    for seats in SEAT_COUNTS:
        for table, known in (("neutral", parts.neutral), ("brussels.uses_per_step", parts.brussels.uses_per_step)):
            if seats not in known:
                raise BadComponents(f"[{table}.{seats}]: the value for {seats} players is missing")
        for name, card in parts.stock.items():
            where = f"[stock.{name}.shields.{seats}]"
            if seats not in card.shields:
                raise BadComponents(f"{where}: the line for {seats} players is missing")
            if len(set(card.shields[seats])) < len(card.shields[seats]):
                raise BadComponents(f"{where}: the two shields are the same")
            for shield in card.shields[seats]:
                if any(number > most for number, most in zip(shield_place(shield), crossings, strict=True)):
                    raise BadComponents(f"{where}: there is no shield {shield}")


def _validate_players(parts: Components) -> None:
    most_seats = SEAT_COUNTS[-1]
    player = parts.player
    if player.figure not in parts.figures:
        raise BadComponents(f"[player.figure]: no figure {player.figure!r}; there are {', '.join(parts.figures)}")
    if parts.figures[player.figure].count < most_seats:
        raise BadComponents(f"[figures.{player.figure}.count]: every player needs one")
    if len(player.money_by_turn_order) < most_seats:
        raise BadComponents(f"[player.money_by_turn_order]: {most_seats} amounts are needed")
    if player.assistants_in_courthouse > player.assistants:
        raise BadComponents(f"[player.assistants_in_courthouse]: a player has {player.assistants} assistants")
    if player.works * most_seats > sum(msgspec.structs.astuple(parts.art)) - parts.art.black:
        raise BadComponents("[player.works]: there are not so many works of art")
    if len(set(parts.colours.players)) < most_seats:
        raise BadComponents(f"[colours.players]: {most_seats} different colours are needed")


def _validate_workshop(parts: Components) -> None:
    workshop = parts.workshop
    for key, values in (("rows_bf", workshop.rows_bf), ("cols_vp", workshop.cols_vp)):
        if len(values) != workshop.grid:
            raise BadComponents(f"[workshop.{key}]: the grid has {workshop.grid} of them, not {len(values)}")
    if workshop.cursor_size % 2 == 0 or workshop.cursor_size > workshop.grid:
        raise BadComponents("[workshop.cursor_size]: the cursor needs a centre and must fit into the grid")
    margin = workshop.cursor_size // 2
    if not all(margin < number <= workshop.grid - margin for number in workshop.cursor_start):
        raise BadComponents("[workshop.cursor_start]: there the cursor leaves the grid")
    squares: Sequence[tuple[int, int]] = msgspec.structs.astuple(workshop.squares)
    for colour, square in zip(COLOURS, squares, strict=True):
        if max(map(abs, square)) > margin:
            raise BadComponents(f"[workshop.squares.{colour}]: it lies outside the cursor")
        if squares.count(square) > 1:
            raise BadComponents(f"[workshop.squares.{colour}]: another colour lies there")


def _validate_compass(parts: Components) -> None:
    compass = parts.compass
    for tile in compass.tiles:
        if compass.tiles.count(tile) > 1:
            raise BadComponents(f"[compass.tiles]: {tile} is there twice")
    first, second = compass.needle_start
    if first == second or max(first, second) > len(compass.tiles):
        raise BadComponents(f"[compass.needle_start]: two different spaces from 1 to {len(compass.tiles)} are needed")


def shield_place(name: str) -> tuple[int, int]:
    """Read the row and the column of a shield."""
    row, _, col = name.partition("-")
    return int(row), int(col)
