"""The components file, typed: every table of it, and the names the rules have for things."""

from typing import Annotated, Final, Literal

from msgspec import Meta

from engine.components import ComponentsError, ComponentTable, Count, Few, Positive

from .vocabulary import Metric, PileName, Steps

(
    PATENT_OFFICE,
    BRITISH_MUSEUM,
    BANK_OF_ENGLAND,
    WESTMINSTER,
    REFORM_CLUB,
    LONDON_TIMES,
    PORT_OF_LONDON,
    WATERLOO_STATION,
) = range(8)
LOCATIONS: Final = (
    "patent_office",
    "british_museum",
    "bank_of_england",
    "westminster",
    "reform_club",
    "london_times",
    "port_of_london",
    "waterloo_station",
)
DISPLAYS: Final = (PATENT_OFFICE, BRITISH_MUSEUM, BANK_OF_ENGLAND, REFORM_CLUB)
"""The locations where something lies open to be taken."""
COLOURS: Final = ("blue", "green", "purple")
"""Of the flyers."""
SEATS: Final = range(2, 6)
TICKET: Final = "ticket"
"""The spot whose die stays for good."""

Colour = Literal["blue", "green", "purple"]
Face = Annotated[int, Meta(ge=1, le=9)]
"""What a die can show: it is written as one digit."""
Penalty = Annotated[int, Meta(ge=1, le=99)]
"""Points of a loan: they are written as two digits."""


class Calendar(ComponentTable, frozen=True):
    """The rounds in order, each with its year."""

    years: Annotated[dict[str, int], Meta(min_length=1)]


class Contents(ComponentTable, frozen=True):
    """How many of everything there are."""

    patents: Positive
    characters: Positive
    research: dict[PileName, Positive]
    shares_per_round: Positive
    flyers: dict[Colour, Positive]
    editor_sides: Positive
    nations: Positive


class Start(ComponentTable, frozen=True):
    """What a player starts with."""

    pounds: Count
    gears: Count
    energy: Count
    newspapers: Count
    dice: Few
    score: int
    westminster: Positive


class Pieces(ComponentTable, frozen=True):
    """What a player has in all."""

    dice: Few
    assistants: Positive
    buzz_tokens: Count
    research_spaces: Positive


class DiceValues(ComponentTable, frozen=True):
    """The numbers of phase 1."""

    highest: Face
    lowest_sum_newspapers: Count


class Newspapers(ComponentTable, frozen=True):
    """What newspapers buy."""

    max: Positive
    for_pound: Positive
    for_gear: Positive
    for_income: Positive
    for_die: Positive


class Prices(ComponentTable, frozen=True):
    """Pounds for a gear and for an energy."""

    gear: Positive
    energy: Positive


class Loans(ComponentTable, frozen=True):
    """The loan tiles, by the points they cost at the end."""

    cash: Positive
    repay: Positive
    tiles: Annotated[dict[Penalty, Positive], Meta(min_length=1)]
    repaid: Count
    emergency: Penalty


class Cards(ComponentTable, frozen=True):
    """What holds for all patents and characters."""

    link_vp: int
    prototypes_per_round: Positive


class PurpleTiles(ComponentTable, frozen=True):
    """How purple tiles are gained."""

    drawn: Positive


class Slots(ComponentTable, frozen=True):
    """What holds for all slots, and the banner of the Black Market."""

    compensation: Count
    down_move_gear_from: Positive
    banner_gears: dict[str, Count]


class Assistants(ComponentTable, frozen=True):
    """A switch of the rules (R19)."""

    free_covers_climb: bool


class Buzz(ComponentTable, frozen=True):
    """The buzz track."""

    length: Positive


class Illustration(ComponentTable, frozen=True):
    """An illustration of the buzz track."""

    bonus: Steps


class FlyerSpaces(ComponentTable, frozen=True):
    """Where the flyers lie."""

    blue: Positive
    green: Positive
    purple: Positive


class Income(ComponentTable, frozen=True):
    """The income track."""

    values: Annotated[tuple[Count, ...], Meta(min_length=2)]
    red: Count
    start: Count


class Expenses(ComponentTable, frozen=True):
    """The special expenses of phase 6 and the ends of the income track."""

    income_drop: Count
    pounds_per_step: Count
    red_vp: int


class Westminster(ComponentTable, frozen=True):
    """The bonuses of the spaces, and of a step that the last space leaves no room for."""

    bonuses: Annotated[dict[Positive, Steps], Meta(min_length=1)]
    top: Steps


class Tickets(ComponentTable, frozen=True):
    """The tickets of the Port."""

    count: Positive
    vp: dict[int, int]


class EndValues(ComponentTable, frozen=True):
    """The numbers of the end of the game."""

    sale: Count
    note: Positive
    empty_space_vp: int
    buzz_vp: tuple[Count, ...]
    market_vp: tuple[Count, ...]


class Spot(ComponentTable, frozen=True):
    """An action spot of the last two locations."""

    players: str
    effect: Steps


class PlacementSlot(ComponentTable, frozen=True):
    """A slot for a die: the least value, whether it allows an assistant action, and what it costs."""

    min: Face
    assistant: bool = False
    pay: Count = 0


class MarketSpace(ComponentTable, frozen=True):
    """A space of the Black Market."""

    cost: Count
    benefit: Steps


class Price(ComponentTable, frozen=True):
    """What a card costs."""

    gears: Count = 0
    energy: Count = 0
    pounds: Count = 0
    newspapers: Count = 0


class Patent(ComponentTable, frozen=True):
    """A patent."""

    no: Positive
    cost: Price
    vp: dict[int, int]
    links: tuple[str, ...]
    effect: Steps


class Recurring(ComponentTable, frozen=True):
    """What a character does every round, in its phase."""

    phase: Annotated[int, Meta(ge=1, le=5)]
    effect: Steps


class Character(ComponentTable, frozen=True):
    """A character."""

    no: Positive
    cost: Price
    vp: dict[int, int]
    salary: tuple[Count, ...]
    links: tuple[str, ...]
    immediate: Steps = ()
    recurring: Recurring | None = None


class ResearchTile(ComponentTable, frozen=True):
    """A research tile."""

    pile: PileName
    kind: Literal["immediate", "permanent"]
    effect: Steps


class Share(ComponentTable, frozen=True):
    """A share of a round."""

    round: str
    income: Count
    vp: Count


class Flyer(ComponentTable, frozen=True):
    """A flyer."""

    colour: Colour
    effect: Steps


class EditorRow(ComponentTable, frozen=True):
    """What an editor asks for in a round: the level is the number of thresholds reached."""

    metric: Metric
    thresholds: tuple[Count, Count, Count]
    buzz: tuple[Count, Count, Count]


class Nation(ComponentTable, frozen=True):
    """A side of a player board."""

    board: Positive
    metric: Metric
    thresholds: tuple[Count, Count, Count]
    vp: tuple[int, int, int]


class Components(ComponentTable, frozen=True):
    """The whole components file."""

    calendar: Calendar
    contents: Contents
    start: Start
    pieces: Pieces
    dice: DiceValues
    newspapers: Newspapers
    buying: Prices
    selling: Prices
    loans: Loans
    cards: Cards
    purple_tiles: PurpleTiles
    slots: Slots
    assistants: Assistants
    buzz: Buzz
    illustrations: dict[Positive, Illustration]
    flyer_spaces: FlyerSpaces
    income: Income
    expenses: Expenses
    westminster: Westminster
    tickets: Tickets
    final: EndValues
    spots: dict[str, dict[str, Spot]]
    placement_slots: dict[str, dict[str, dict[Positive, PlacementSlot]]]
    action_slots: dict[str, dict[str, dict[Positive, Steps]]]
    display: dict[str, dict[str, Positive]]
    black_market: dict[str, dict[Positive, MarketSpace]]
    patents: dict[str, Patent]
    characters: dict[str, Character]
    research: dict[str, ResearchTile]
    shares: dict[str, Share]
    flyers: dict[str, Flyer]
    editors: dict[str, dict[str, EditorRow]]
    nations: dict[str, Nation]


def players_of(side: str, where: str) -> range:
    """Read "2", "2-3" or "4-5"; `where` names the table in the error message."""
    first, _, last = side.partition("-")
    if first.isdecimal() and (last or first).isdecimal():
        players = range(int(first), int(last or first) + 1)
        if len(players) and players[0] in SEATS and players[-1] in SEATS:
            return players
    raise ComponentsError(f"[{where}]: {side!r} is no number of players; write 2, 2-3 or 4-5")
