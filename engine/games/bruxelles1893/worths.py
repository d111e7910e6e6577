"""What things are worth to a bot of Bruxelles 1893, in points, and how likely they are: the numbers of its estimate.

They were fitted by comparing estimates with how the games ended, and by matches between bots with different numbers.
Tuples are by the number of rounds to come after this one, so the last round comes first.
"""

import math
from typing import Final, NamedTuple

# Rounds to come
SHIELDS_OF_A_ROUND: Final = 1.8
"""Shields a seat scores in a round about which nothing is known."""
CITY_HALL_CLIMB: Final = 0.3
"""Spaces a seat moves up at the City Hall in a round to come."""
ARCHITECT_CLIMB: Final = 0.4
"""Spaces a seat moves up the Architect track in a round to come."""
FIRST_PLAYER: Final = 2.5
"""Points that playing first in the next round is worth."""
VISITS_PER_ROUND: Final = (0.0, 0.0, 0.25, 0.14, 0.16, 0.18)
"""Rivals' assistants that come to a building in a round to come, by the number of players."""
EXHIBITION: Final = (0.0, 0.2, 0.4, 0.6, 0.8)
"""Points an exhibition tile is worth because it lets a seat draw more works of art."""

# This round
BUSY: Final = 5
"""Assistants in the reserve of which each makes as much; more than that are of little use."""
SPARE_TURN: Final = 0.3
"""Part of a turn that each assistant above that is worth."""
PLACED: Final = 0.75
"""Part of the assistants in the reserves that go to the Art Nouveau board."""
GRAND_PLACE_NOW: Final = 0.5
"""Chance that upright figures are still activated, while assistants are in the reserve."""
BRUSSELS_LEAD: Final = (0.1, 0.3, 0.75, 0.9)
"""Chance to lose an assistant to the courthouse, by the lead on the Brussels board: two behind up to one ahead."""
COLUMN_EVEN: Final = (0.0, 0.0, 0.45, 0.32, 0.28, 0.24)
"""Chance to win a column with a bid as high as the best rival's, by the number of players."""
COLUMN_FRANC: Final = 0.06
"""What each franc of lead adds to that."""
COLUMN_UNTOUCHED: Final = (0.0, 0.0, 0.45, 0.24, 0.2, 0.16)
"""Chance to win an open column without a bid so far, by the number of players."""
COLUMN_SURE: Final = 0.9
"""Chance to win a column that is not decided yet, at most."""
COLUMN_BEHIND: Final = 0.03
"""What each franc that a rival has bid there takes from that."""
MANNEKEN: Final = 0.35
"""What one Manneken-Pis of this round adds to the chance to play first in the next."""

# Goods
GAINED_FRANC: Final = (0.25, 0.7, 0.8, 0.9, 0.9)
"""Points a franc that will be gained is worth."""
PURSE: Final = (8.0, 14.0, 16.0, 18.0, 20.0)
"""Francs after which another one is worth about a third of that."""
UPKEEP_FRANC: Final = (0.0, 0.9, 0.7, 0.6, 0.5)
"""Points each franc of upkeep costs that will fall due; in the last round it is known."""
BUILD_CHANCE: Final = (0.35, 0.7, 0.8, 0.85, 0.85)
"""Chance that the cubes for a building become one."""
NEXT_BUILD_CHANCE: Final = (0.05, 0.45, 0.6, 0.65, 0.65)
"""The same for the building after it."""
COMPASS: Final = 0.6
"""How much the compass as it stands counts for the next building, against any other."""
SALE_CHANCE: Final = (0.35, 0.85, 0.9, 0.9, 0.9)
"""Chance that the work that pays best is sold, at the current price."""
OTHER_WORK: Final = (1.0, 2.0, 3.0, 3.5, 3.5)
"""Points each other work is worth above its row."""
SALE_FRANC: Final = 0.5
"""Points a franc of a sale is worth."""
ROW_GOODS: Final = (
    (0.3, 0.6, 0.9, 1.2, 1.5),
    (0.0, 0.4, 0.8, 1.2, 1.6),
    (0.0, 0.4, 0.8, 1.2, 1.6),
    (0.0, 0.3, 0.6, 0.8, 1.0),
)
"""Things of each row that a seat will have more by the end."""

MOST_FRANCS: Final = 60
"""Francs in a purse up to which they are counted."""


class PlayerCountWorths(NamedTuple):
    """What depends on the number of players: two leave each other more of everything."""

    shields_later: tuple[float, ...]
    """Shields of the rounds to come for which the current level at the City Hall counts."""
    buildings_later: tuple[float, ...]
    """Buildings of the rounds to come for which the current level of the Architect counts."""
    assistant: tuple[float, ...]
    """Points an assistant out of the courthouse makes in the rounds to come."""
    grand_place_later: tuple[float, ...]
    """Visits of a seat to the Grand-Place in the rounds to come for which the current figures count."""
    turn: tuple[float, ...]
    """Points an assistant in the reserve still makes."""
    works_sold: float
    """The part of the estimate for works of art that comes true."""
    purses: tuple[tuple[float, ...], ...]
    """What sums of money are worth, by the rounds to come and then by francs."""


def _purses(first_francs: tuple[float, ...]) -> tuple[tuple[float, ...], ...]:
    """Return the worth of sums of money, from that of the first franc; each further one is worth a little less."""
    return tuple(
        tuple(franc * size * (1.0 - math.exp(-francs / size)) for francs in range(MOST_FRANCS + 1))
        for franc, size in zip(first_francs, PURSE, strict=True)
    )


TWO_PLAYERS: Final = PlayerCountWorths(
    shields_later=(0.0, 1.6, 2.6, 3.2, 3.5),
    buildings_later=(0.0, 0.5, 0.8, 1.0, 1.0),
    assistant=(0.0, 1.4, 2.0, 3.5, 4.0),
    grand_place_later=(0.0, 0.6, 1.0, 1.2, 1.3),
    turn=(2.3, 2.6, 4.0, 4.5, 4.5),
    works_sold=1.0,
    purses=_purses((0.9, 1.0, 1.2, 1.3, 1.3)),
)
"""The worths for two players."""
MORE_PLAYERS: Final = PlayerCountWorths(
    shields_later=(0.0, 2.3, 3.7, 4.3, 4.9),
    buildings_later=(0.0, 0.7, 1.2, 1.4, 1.3),
    assistant=(0.0, 1.2, 1.5, 2.0, 2.2),
    grand_place_later=(0.0, 0.4, 0.5, 0.5, 0.8),
    turn=(1.2, 2.0, 2.8, 4.0, 3.0),
    works_sold=0.55,
    purses=_purses((0.55, 0.9, 1.0, 0.9, 1.1)),
)
"""The worths for three and more players."""
