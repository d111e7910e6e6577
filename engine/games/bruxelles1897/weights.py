"""The numbers of the evaluation, as they stand in `weights.toml`.

Four numbers are by the rounds to come after this one: the last round comes first.
"""

import msgspec

Four = tuple[float, float, float, float]
Five = tuple[float, float, float, float, float]


class Table(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A table of the file."""


class Arms(Table, frozen=True):
    """Coats of arms."""

    per_round: float
    """Coats of arms a seat wins in a round to come."""
    placed: float
    """Part of the architects in hand that go to the area and not to Brussels."""
    lead: tuple[Five, Five, Five, Five, Five]
    """Chance to lead one once it is complete, by the seat's own architects there and the best rival's."""


class Columns(Table, frozen=True):
    """Bonus cards below the columns."""

    untouched: float
    """Chance to win a column in which no player stands."""
    even: float
    """Chance to win a column with a sum equal to the best rival's."""
    point: Four
    """What each point of lead adds to that, by the cards of the column still to be taken."""
    sure: float
    """Chance to win a column that is not decided yet, at most; at least, what is missing to one."""


class Houses(Table, frozen=True):
    """Houses."""

    per_round: float
    """Houses a seat builds in a round to come."""


class Materials(Table, frozen=True):
    """Material cards."""

    types: float
    """Material types a house is built with."""
    house: Four
    """Chance that the materials for a house become one."""
    second_house: Four
    """The same for the house after it."""
    drawn: float
    """Points a material chosen among those drawn is worth."""


class Artworks(Table, frozen=True):
    """Artworks."""

    shown: Five
    """Artworks a seat shows at an exhibition, by the colours it owns."""
    per_round: float
    """Exhibitions a seat takes part in in a round to come."""
    now: float
    """Chance of an exhibition while the Expo card lies in the area."""
    sale: float
    """Part of its price that an artwork is worth: selling it also needs a turn and a Money card."""


class Tracks(Table, frozen=True):
    """The three tracks."""

    to_climb: Four
    """Part of the way to the top that is still to climb in the end."""


class Nobles(Table, frozen=True):
    """Nobles."""

    per_round: float
    """Visits of a seat to the City Hall in a round to come."""
    now: float
    """Chance that upright nobles are still activated, while architects are in hand."""
    another: float
    """Points one more noble brings who is activated at the City Hall."""


class Upkeep(Table, frozen=True):
    """What the nobles cost at the end."""

    franc: Four
    """Points each franc costs that will fall due; in the last round it is known."""


class Money(Table, frozen=True):
    """Money."""

    franc: float
    """Points the first franc in the purse is worth."""
    purse: Four
    """Francs after which another one is worth about a third of that."""
    gained: float
    """Points a franc that will be gained is worth."""


class Architects(Table, frozen=True):
    """Architects in hand."""

    turn: float
    """Points each still makes this round."""


class Prison(Table, frozen=True):
    """Architects in prison."""

    per_round: float
    """Points an architect out of prison makes in a round to come."""
    lead: float
    """Chance that the seat with most architects in Brussels now has most in the end."""


class Expo(Table, frozen=True):
    """The Expo card."""

    first: float
    """Points that playing first in the next round is worth."""


class Weights(Table, frozen=True):
    """The whole file."""

    arms: Arms
    columns: Columns
    houses: Houses
    materials: Materials
    artworks: Artworks
    tracks: Tracks
    nobles: Nobles
    upkeep: Upkeep
    money: Money
    architects: Architects
    prison: Prison
    expo: Expo
