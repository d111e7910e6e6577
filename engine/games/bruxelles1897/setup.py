"""Set-up: a new table from options, seats and dice."""

from engine.chance import Dice
from engine.game import OptionsError

from . import maintenance
from .box import EDITIONS
from .components import LOCATIONS, PILES, TRACKS
from .parts import ABSENT, NOBODY, POINTS, UPRIGHT, Area, Options, Player
from .state import State


def new_table(seats: int, options: Options, dice: Dice, edition: str) -> State:
    """Lay everything out up to the first area, which the first step builds."""
    box = EDITIONS[edition]
    if options.tracks not in box.ladders:
        known = ", ".join(box.ladders)
        raise OptionsError(
            f"edition {EDITIONS.number(edition)} of the values has no tracks {options.tracks!r}; it has {known}"
        )
    parts = box.components
    piles = [[*pile] for pile in box.full_piles]
    for pile in piles:
        dice.shuffle(pile)
    first = dice.below(seats)
    prison, hand = box.start_prison[seats], box.start_hand[seats]
    players = []
    for seat in range(seats):
        nobles = [ABSENT] * len(box.nobles)
        nobles[box.first_noble] = UPRIGHT
        players.append(
            Player(
                money=parts.setup.money_by_turn_order[(seat - first) % seats],
                hand=[*hand],
                prison=[*prison],
                brussels=[[0] * len(prison) for _ in LOCATIONS],
                artworks=[0] * len(box.artworks),
                materials=[0] * len(box.materials),
                houses=[0] * len(box.houses),
                nobles=nobles,
                steps=[0] * len(TRACKS),
                points=[0] * len(POINTS),
                passed=False,
            )
        )
    return State(
        edition=edition,
        agenda=[maintenance.NewArea()],
        dice=dice.state,
        revealed=0,
        round=1,
        news=[],
        options=options,
        players=players,
        first=first,
        expo=NOBODY,
        area=Area([], [], [], []),
        bonuses=list(range(len(box.bonuses))),
        uses=[0] * len(LOCATIONS),
        piles=piles,
        discards=[[] for _ in range(PILES)],
    )
