"""Set-up (section 2 of the rules): a new table from seats and dice."""

from engine.chance import Dice

from . import dice as phase_1
from . import preparation
from .box import EDITIONS, Box
from .parts import EMPTY, NOBODY, PILES, POINTS, START, Options, Player
from .state import State


def new_table(seats: int, options: Options, dice: Dice, edition: str) -> State:
    """Lay everything out for the first round."""
    box = EDITIONS[edition]
    boards = box.boards[seats]
    piles = [[*pile] for pile in box.full_piles]
    for pile in piles:
        dice.shuffle(pile)
    nations = _nations(box, seats, dice)
    editor = dice.below(len(box.editors))
    flyers = tuple(group[dice.below(len(group))] for group in box.flyers_of_colour)
    state = State(
        edition=edition,
        agenda=[phase_1.BeginRound()],
        dice=dice.state,
        revealed=0,
        round=1,
        news=[],
        players=[_player(box, nation) for nation in nations],
        options=options,
        phase=1,
        stage=0,
        turn=NOBODY,
        order=tuple(range(seats)),
        placed=[EMPTY] * len(boards.lows),
        acting=[EMPTY] * len(boards.bonuses),
        spots=[EMPTY] * len(boards.spots),
        tickets=(),
        patents=[],
        tiles=[],
        shares=[],
        characters=[],
        piles=piles,
        under=[0] * len(PILES),
        gone=[],
        market=[NOBODY] * len(boards.benefits),
        banner=boards.banner_gears,
        pool=list(box.loan_counts),
        watch=NOBODY,
        arrivals=(),
        editor=editor,
        flyers=flyers,
    )
    preparation.deal(state)
    return state


def _nations(box: Box, seats: int, dice: Dice) -> list[int]:
    """Deal different player boards and turn each to a random side."""
    boards = [*box.nation_sides]
    dice.shuffle(boards)
    return [sides[dice.below(len(sides))] for sides in boards[:seats]]


def _player(box: Box, nation: int) -> Player:
    start, pieces = box.components.start, box.components.pieces
    points = [0] * len(POINTS)
    points[START] = start.score
    return Player(
        nation=nation,
        pounds=start.pounds,
        gears=start.gears,
        energy=start.energy,
        newspapers=start.newspapers,
        sealed=(),
        bought=0,
        dice=(),
        usable=start.dice,
        gained=0,
        ticketed=0,
        reserve=pieces.dice - start.dice,
        passed=False,
        assistants=pieces.assistants - 1,
        westminster=start.westminster,
        income=box.components.income.start,
        buzz=0,
        tokens=(),
        cells=[EMPTY] * pieces.research_spaces,
        beside=(),
        patents=(),
        prototypes=(),
        characters=(),
        recruited=0,
        shares=(),
        level=0,
        helped=(),
        built=0,
        notes=0,
        points=points,
    )
