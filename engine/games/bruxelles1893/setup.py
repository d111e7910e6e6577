"""Set-up: a new table from options, seats and dice."""

from engine.chance import Dice

from . import end_of_turn, stock
from .box import EDITIONS, Box
from .components import BLACK, BOARD_ROWS, COLOURS, CUBES, LOCATIONS, TRACKS
from .parts import (
    ABSENT,
    BONUS,
    FIGURES,
    NO_CARD,
    NO_SHIELD,
    NOBODY,
    POINTS,
    STOCK,
    UPRIGHT,
    WORKS,
    Board,
    Options,
    Player,
)
from .state import State


def new_table(seats: int, options: Options, dice: Dice, edition: str) -> State:
    """Lay everything out up to the first stock card, which the first step reveals."""
    box = EDITIONS[edition]
    parts = box.components
    piles: list[list[int]] = [[], [], [], []]
    piles[FIGURES] = [*box.full_figures]
    piles[STOCK] = [*range(len(box.stock))]
    piles[BONUS] = [*range(len(box.bonuses))]
    piles[WORKS] = [*box.full_works]
    for pile in piles:
        dice.shuffle(pile)
    actions = _stack_strips(box, options, dice)
    compass = [*box.tiles]
    dice.shuffle(compass)
    first = dice.below(seats)
    state = State(
        edition=edition,
        agenda=[stock.StockPhase()],
        dice=dice.state,
        revealed=0,
        round=1,
        news=[],
        options=options,
        players=[_new_player(box, seats, (seat - first) % seats) for seat in range(seats)],
        first=first,
        actions=actions,
        board=Board([NOBODY] * box.spaces, [0] * box.spaces, [NOBODY] * box.spaces),
        shield=NO_SHIELD,
        stock=NO_CARD,
        bonuses=[],
        uses=[0] * len(LOCATIONS),
        exhibitions=[],
        display=[piles[FIGURES].pop() for _ in box.theatre_costs],
        cursor=box.cursor_start,
        shop=[[] for _ in range(parts.workshop.shop_slots)],
        compass=tuple(compass),
        needles=[*box.needle_start],
        supply=[*box.supply],
        blacks=box.art[BLACK],
        piles=piles,
        discards=[[], [], []],
    )
    for seat in state.seats_from(first):
        for _ in range(parts.player.works):
            state.players[seat].works[piles[WORKS].pop()] += 1
    end_of_turn.deal_bonus_cards(state)
    return state


def _stack_strips(box: Box, options: Options, dice: Dice) -> tuple[int, ...]:
    """Stack the strips in random order, on the side of the option; they are never turned upside down (R04)."""
    order = [*range(len(box.strips["basic"]))]
    dice.shuffle(order)
    actions: list[int] = []
    for strip in order:
        side = options.strips
        if side == "mixed":
            side = "expert" if dice.below(2) else "basic"
        actions += box.strips[side][strip]
    return tuple(actions)


def _new_player(box: Box, seats: int, turn: int) -> Player:
    """Return a player with the starting pieces; `turn` is the place in turn order, from 0."""
    start = box.components.player
    figures = [ABSENT] * len(box.figures)
    figures[box.first_figure] = UPRIGHT
    return Player(
        money=start.money_by_turn_order[turn],
        reserve=start.assistants - start.assistants_in_courthouse,
        courthouse=start.assistants_in_courthouse,
        brussels=[0] * len(LOCATIONS),
        neutral=box.components.neutral[seats],
        works=[0] * len(COLOURS),
        cubes=[0] * len(CUBES),
        figures=figures,
        steps=[0] * len(TRACKS),
        built=0,
        won=(),
        rows=((),) * len(BOARD_ROWS),
        points=[0] * len(POINTS),
        passed=False,
    )
