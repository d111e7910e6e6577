"""The numbers of the evaluation, as they stand in `weights.toml`.

Four numbers are by the rounds to come after this one: the last round comes first. The bounds of a type are those
within which a number still means what its name says.
"""

from typing import Annotated

from msgspec import Meta

from engine.weights import Chance, Purse, Share, Table

Four = tuple[float, float, float, float]
Shares = tuple[Share, Share, Share, Share]
Chances = tuple[Chance, Chance, Chance, Chance]
Leads = tuple[Chance, Chance, Chance, Chance, Chance]
Seven = tuple[float, float, float, float, float, float, float]


class Arms(Table, frozen=True):
    """Coats of arms."""

    per_round: float
    """Coats of arms a seat wins in a round to come."""
    placed: Chance
    """Part of the architects in hand that go to the area and not to Brussels."""
    lead: tuple[Leads, Leads, Leads, Leads, Leads]
    """Chance to lead one once it is complete, by the seat's own architects there and the best rival's."""
    scale: Shares
    """Part of those expected this round, but not complete yet, that are won."""
    each: Four
    """Points each of those brings besides what the Prestige track pays."""


class Columns(Table, frozen=True):
    """Bonus cards below the columns."""

    untouched: Chance
    """Chance to win a column in which no player stands."""
    even: Chance
    """Chance to win a column with a sum equal to the best rival's."""
    point: Chances
    """What each point of lead adds to that, by the cards of the column still to be taken."""
    sure: Annotated[float, Meta(ge=0.5, le=1)]
    """Chance to win a column that is not decided yet, at most; at least, what is missing to one."""
    scale: Shares
    """Part of the worth of its upper half that a column brings."""
    release: Four
    """Points more that the column of the prison brings a seat that has a prisoner."""
    lower_money: Share
    """Part of what its lower half would pay now that a column brings in the last round, for the half about money."""
    lower_artwork: Share
    """The same for artworks."""
    lower_house: Share
    """The same for houses."""
    lower_noble: Share
    """The same for nobles."""


class Houses(Table, frozen=True):
    """Houses."""

    later: Shares
    """Houses a seat builds in the rounds to come."""
    each: Four
    """Points each house brings besides what the Architecture track pays."""
    kinds: Four
    """Points each kind of house brings."""


class Materials(Table, frozen=True):
    """Material cards."""

    types: float
    """Material types a house is built with."""
    house: Chances
    """Chance that the materials for a house become one."""
    second_house: Chances
    """The same for the house after it."""
    each: Four
    """Points each card brings besides."""
    drawn: float
    """Points a material chosen among those drawn is worth."""


class Artworks(Table, frozen=True):
    """Artworks."""

    shown: tuple[Share, Share, Share, Share, Share]
    """Artworks a seat shows at an exhibition, by the colours it owns."""
    exhibitions: Shares
    """Exhibitions a seat takes part in in the rounds to come."""
    now: Chances
    """Chance of an exhibition while the Expo card lies in the area."""
    sale: Shares
    """Part of its price that an artwork is worth: selling it also needs a turn and a Money card."""
    colours: Four
    """Points each colour brings besides."""
    colours_now: Four
    """Points each colour brings besides while the Expo card lies in the area."""


class Tracks(Table, frozen=True):
    """The three tracks."""

    to_climb: Chances
    """Part of the way to the top that is still to climb in the end."""
    architecture: Four
    """Points each level of Architecture brings besides."""
    nobility: Four
    """The same for Nobility."""
    prestige: Four
    """The same for Prestige."""


class Nobles(Table, frozen=True):
    """Nobles."""

    visits: Shares
    """Visits of a seat to the City Hall in the rounds to come."""
    now: Chances
    """Chance that upright nobles are still activated, while architects are in hand."""
    another: float
    """Points one more noble brings who is activated at the City Hall."""
    release: Four
    """Points more that an architect is worth whom a noble frees: it is ready at once."""
    money: Four
    """Points a noble kept brings besides who gains money."""
    architecture: Four
    """The same for one who advances on Architecture."""
    nobility: Four
    """The same for one who advances on Nobility."""
    prestige: Four
    """The same for one who advances on Prestige."""
    materials: Four
    """The same for one who draws materials."""
    prison: Four
    """The same for one who frees from prison."""


class Upkeep(Table, frozen=True):
    """What the nobles cost at the end."""

    franc: Four
    """Points each franc costs that will fall due; in the last round it is known."""


class Money(Table, frozen=True):
    """Money."""

    franc: Four
    """Points the first franc in the purse is worth."""
    purse: tuple[Purse, Purse, Purse, Purse]
    """Purse after which another one is worth about a third of that."""
    gained: float
    """Points a franc that will be gained is worth."""


class Architects(Table, frozen=True):
    """Architects in hand."""

    turn: Four
    """Points each still makes this round."""
    number: Seven
    """Points the first, the second and so on makes besides."""
    unpaid: Four
    """Points each makes besides for whom there is no franc."""
    passed: Four
    """Points it brings to have passed already."""
    crowded: Four
    """Points each makes besides if all architects in hand are for Brussels; less, the more spaces are free."""


class Area(Table, frozen=True):
    """What lies in the area for a seat that has architects in hand, in points."""

    reach: Chance
    """Chance that a single architect in hand comes in time."""
    house: Four
    """A house card for which the seat has the materials."""
    noble: Four
    """A noble the seat has not kept."""
    colour: Four
    """An artwork of a colour the seat does not own."""
    material: Four
    """A material card."""
    money: Four
    """A Money card for a seat that has an artwork to sell."""


class Prison(Table, frozen=True):
    """Architects in prison."""

    architect: Four
    """Points an architect out of prison makes in the rounds to come."""
    lead: Chance
    """Chance that the seat with most architects in Brussels now has most in the end."""


class Expo(Table, frozen=True):
    """The Expo card."""

    held: Four
    """Points it brings the seat that holds it besides those of the final scoring: it plays first in the next round."""


class Turn(Table, frozen=True):
    """The turn."""

    to_move: Four
    """Points for having the turn, where one opens."""


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
    area: Area
    prison: Prison
    expo: Expo
    turn: Turn
