"""The numbers of a bot's evaluation, typed: every table of `weights.toml`.

Points unless a line says otherwise. Tuples of five are by the number of rounds to come after this one: the last round
comes first. The bounds of a type are those within which a number still means what its name says.
"""

from typing import Annotated

from msgspec import Meta

from engine.weights import Chance, Purse, Share, Table

Things = Annotated[float, Meta(ge=-5, le=5)]
ByRoundsToCome = tuple[float, float, float, float, float]
ChancesByRoundsToCome = tuple[Chance, Chance, Chance, Chance, Chance]
SharesByRoundsToCome = tuple[Share, Share, Share, Share, Share]
ThingsByRoundsToCome = tuple[Things, Things, Things, Things, Things]
FrancsByRoundsToCome = tuple[Purse, Purse, Purse, Purse, Purse]


class Shields(Table, frozen=True):
    """Shields, and the City Hall that makes them worth something."""

    of_a_round: float
    """Shields a seat scores in a round about which nothing is known."""
    later: ByRoundsToCome
    """Shields of the rounds to come for which the current level at the City Hall counts."""
    climb: float
    """Spaces a seat moves up at the City Hall in a round to come."""
    placed: Chance
    """Part of the assistants in the reserves that go to the Art Nouveau board."""
    scale: SharesByRoundsToCome
    """Part of the shields expected this round that a seat really scores."""
    level: ByRoundsToCome
    """Points each level at the City Hall is worth besides."""


class Architect(Table, frozen=True):
    """Buildings at the end of the game."""

    buildings_later: ByRoundsToCome
    """Buildings of the rounds to come for which the current level of the Architect counts."""
    buildings_per_building: ByRoundsToCome
    """Buildings of the rounds to come besides, for each that stands."""
    buildings_per_level: ByRoundsToCome
    """The same for each space that the seat has moved up the Architect track."""
    climb: float
    """Spaces a seat moves up the Architect track in a round to come."""
    level: ByRoundsToCome
    """Points each level of the Architect is worth besides."""
    built: tuple[float, float, float, float, float, float, float]
    """Points that so many buildings are worth besides, from none to all six."""


class Materials(Table, frozen=True):
    """Cubes, and the buildings they become."""

    build_chance: ChancesByRoundsToCome
    """Chance that the cubes for a building become one."""
    next_build_chance: ChancesByRoundsToCome
    """The same for the building after it."""
    next_building: float
    """Points that the building after the next one is worth above the next."""
    compass: Chance
    """How much the compass as it stands counts for the next building, against any other."""
    other_compass: Chance
    """Part of the noble cubes that another compass would take."""
    visit: float
    """Points a visit of a rival to a new building brings."""
    noble: ByRoundsToCome
    """Points each noble cube is worth besides."""
    joker: ByRoundsToCome
    """Points each joker is worth besides."""
    kind: ByRoundsToCome
    """Points each kind among the noble cubes is worth besides."""
    next: tuple[float, float, float, float, float, float]
    """Points the next building is worth besides, by the number that stand: the first up to the sixth."""
    payable: ByRoundsToCome
    """Part of the worth of the next building that counts besides, if a seat could pay it now."""
    site: ByRoundsToCome
    """The same, if it also has an open space or the Park to build from."""


class Secondary(Table, frozen=True):
    """Secondary actions: what buildings bring when rivals use their spaces."""

    visits_per_round: Share
    """Rivals' assistants that come to a building in a round to come."""
    most_visits_now: Share
    """Rivals' assistants that still come to an open building this round, at most."""
    workshop: float
    """Points a black work is worth."""
    materials: float
    """Points a noble cube is worth."""
    scale: SharesByRoundsToCome
    """Part of the estimate that comes true."""


class Works(Table, frozen=True):
    """Works of art."""

    exhibition: ByRoundsToCome
    """Points an exhibition tile is worth because it lets a seat draw more works."""
    sale_chance: ChancesByRoundsToCome
    """Chance that the work that pays best is sold, at the current price."""
    sale_franc: float
    """Points a franc of a sale is worth."""
    sale_turn: float
    """Points the turn of a sale costs."""
    unsaleable: float
    """Points the best sale brings if the shop shows the colours of all works."""
    other: ByRoundsToCome
    """Points each other work brings at a sale."""
    sold: Share
    """Part of the estimate for sales that comes true."""
    sale_space: ByRoundsToCome
    """Part of the worth of a sale that counts besides, if a seat has an open space or the Park to sell from."""
    colour: ByRoundsToCome
    """Points each colour among the works is worth besides."""
    many: ByRoundsToCome
    """Points each work beyond the third is worth besides."""
    black: ByRoundsToCome
    """Points each black work is worth besides."""


class Kept(Table, frozen=True):
    """Points a figure that is kept is worth besides, in each round to come: by its effect."""

    money: float
    points: float
    jokers: float
    nobles: float
    city_hall: float
    royal_palace: float
    architect: float
    courthouse: float


class Figures(Table, frozen=True):
    """Public figures, and the Grand-Place where they act."""

    grand_place_later: ByRoundsToCome
    """Visits of a seat to the Grand-Place in the rounds to come for which the current figures count."""
    grand_place_now: ChancesByRoundsToCome
    """Chance that upright figures are still activated, while assistants are in the reserve."""
    joker: ByRoundsToCome
    """Points a joker is worth that a figure gives."""
    noble: ByRoundsToCome
    """Points a noble cube is worth that a figure gives."""
    freed_turn: float
    """Part of a turn that an assistant freed by a figure still makes this round."""
    upkeep_franc: ByRoundsToCome
    """Points each franc of upkeep costs that will fall due; in the last round it is known."""
    level: ByRoundsToCome
    """Points each level at the Royal Palace is worth besides."""
    palace_space: ByRoundsToCome
    """Points a space at the Royal Palace is worth where a figure gives it."""
    others: ByRoundsToCome
    """Part of the effects that counts besides, of the figures beyond those that can act at once."""
    upright: ByRoundsToCome
    """Points each upright figure is worth besides, while assistants are in the reserve."""
    kept: Kept


class Money(Table, frozen=True):
    """Purse."""

    franc: ByRoundsToCome
    """Points the first franc of a purse is worth."""
    purse: FrancsByRoundsToCome
    """Purse after which another one is worth about a third of that."""
    last_purse: tuple[Share, Share, Share, Share, Share, Share, Share, Share]
    """Part of a purse that counts in the last round, by the assistants in the reserve: from none to seven."""
    gained_franc: ByRoundsToCome
    """Points a franc that will be gained is worth."""
    short: ByRoundsToCome
    """Points lost for each assistant in the reserve that has no franc to bid."""


class Rows(Table, frozen=True):
    """Things of each row of the personal board that a seat will have more by the end; fewer if negative."""

    money: ThingsByRoundsToCome
    works: ThingsByRoundsToCome
    figures: ThingsByRoundsToCome
    assistants: ThingsByRoundsToCome


class Assistants(Table, frozen=True):
    """Assistants, in the reserve and in the courthouse."""

    turn: ByRoundsToCome
    """Points an assistant in the reserve still makes this round."""
    later: ByRoundsToCome
    """Points an assistant out of the courthouse makes in the rounds to come."""
    busy: Share
    """Assistants in the reserve of which each makes as much; more than that are of little use."""
    spare: float
    """Part of a turn that each assistant above that is worth."""
    detained: tuple[Chance, Chance, Chance, Chance]
    """Chance to lose one to the courthouse, by the lead on the Brussels board: two behind up to one ahead."""
    reserve: tuple[float, float, float, float, float, float, float, float]
    """Points so many assistants in the reserve are worth besides, from none to seven."""
    room: ByRoundsToCome
    """Points each of them is worth besides for every free open space per assistant in all reserves."""
    passed: ByRoundsToCome
    """Points for a seat that has passed."""
    to_move: ByRoundsToCome
    """Points for the seat whose turn begins."""


class Columns(Table, frozen=True):
    """Columns and their bonus cards: chances to win them."""

    even: Chance
    """Chance to win a column with a bid as high as the best rival's."""
    franc: float
    """What each franc of lead adds to that."""
    sure: Chance
    """Chance to win a column that is not decided yet, at most."""
    untouched: Chance
    """Chance to win an open column without a bid so far."""
    behind: float
    """What each franc that a rival has bid there takes from that."""
    least: Chance
    """Chance to win an open column without a bid so far, at least."""
    before_bracket: Chance
    """Part of the columns that are open, as long as the bracket is not placed."""
    scale: SharesByRoundsToCome
    """Part of the worth of the open columns that comes true."""


class FirstPlayer(Table, frozen=True):
    """The Manneken-Pis."""

    next_round: ByRoundsToCome
    """Points that playing first in the next round is worth; in the last round it is known."""
    manneken: ChancesByRoundsToCome
    """What one Manneken-Pis of this round adds to the chance to play first in the next."""
    holder: ByRoundsToCome
    """Points for the seat that plays first this round."""


class Weights(Table, frozen=True):
    """The numbers, by what they are about."""

    shields: Shields
    architect: Architect
    materials: Materials
    secondary: Secondary
    works: Works
    figures: Figures
    money: Money
    rows: Rows
    assistants: Assistants
    columns: Columns
    first_player: FirstPlayer
