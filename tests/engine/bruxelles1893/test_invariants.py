"""Chapter 5 of the rules: what `check` finds broken."""

from collections.abc import Callable

import pytest

from engine.games.bruxelles1893 import GAME
from engine.games.bruxelles1893.parts import BONUS, FIGURES, NEUTRAL, STOCK, UPRIGHT, WORKS
from engine.games.bruxelles1893.state import State
from tests.engine.bruxelles1893.conftest import Position


def lose_a_figure(state: State) -> None:
    state.piles[FIGURES].pop()


def second_brugmann(state: State) -> None:
    state.piles[FIGURES].append(state.box.first_figure)


def a_figure_from_nowhere(state: State) -> None:
    state.players[0].figures[state.box.figures.index("maeterlinck")] = UPRIGHT


def lose_a_bonus_card(state: State) -> None:
    state.bonuses[2] = -1


def tuck_a_card_twice(state: State) -> None:
    state.players[1].rows = ((), (state.bonuses[0],), (), ())


def lose_a_stock_card(state: State) -> None:
    state.piles[STOCK].pop()


def make_a_work(state: State) -> None:
    state.players[1].works[0] += 1


def lose_a_black_work(state: State) -> None:
    state.blacks -= 1


def fewer_than_no_works(state: State) -> None:
    state.players[0].works[2] = -1
    state.piles[WORKS].append(2)


def make_a_cube(state: State) -> None:
    state.supply[1] += 1


def owe_a_cube(state: State) -> None:
    state.players[0].cubes[3] = -1
    state.supply[3] += 1


def lose_an_assistant(state: State) -> None:
    state.players[1].reserve -= 1


def owe_an_assistant(state: State) -> None:
    state.players[1].reserve += 3
    state.players[1].courthouse -= 3


def a_neutral_at_three(state: State) -> None:
    state.board.owners[0] = NEUTRAL


def owe_money(state: State) -> None:
    state.players[0].money = -1


def a_bid_without_assistant(state: State) -> None:
    state.board.bids[3] = 2


def an_assistant_without_bid(state: State) -> None:
    state.board.owners[3] = 0
    state.players[0].reserve -= 1


def an_assistant_outside_the_area(state: State) -> None:
    state.board.owners[24] = 0
    state.board.bids[24] = 1
    state.players[0].reserve -= 1


def a_building_nobody_counts(state: State) -> None:
    state.board.buildings[3] = 1


def needles_on_one_space(state: State) -> None:
    state.needles = [2, 2]


def cursor_out_of_the_grid(state: State) -> None:
    state.cursor = 0


def a_colour_twice_in_the_shop(state: State) -> None:
    state.shop = [[0], [0]]
    del state.piles[WORKS][:2]


def a_tile_too_many(state: State) -> None:
    state.exhibitions += [0, 0]


def beyond_the_track(state: State) -> None:
    state.players[0].steps[0] = 6


@pytest.mark.parametrize(
    ("damage", "names"),
    [
        (lose_a_figure, "2 of 3 cards"),
        (second_brugmann, "brugmann: 4 of 3"),
        (a_figure_from_nowhere, "maeterlinck: 4 of 3"),
        (lose_a_bonus_card, "bonus_9: 0 of 1"),
        (tuck_a_card_twice, "bonus_1: 2 of 1"),
        (lose_a_stock_card, "stock"),
        (make_a_work, "works blue: 7 of 6"),
        (lose_a_black_work, "works black: 5 of 6"),
        (fewer_than_no_works, "seat 0 has -1 works yellow"),
        (make_a_cube, "stone"),
        (owe_a_cube, "joker"),
        (lose_an_assistant, "seat 1 has 6 assistants"),
        (owe_an_assistant, "seat 1 has fewer than no assistants"),
        (a_neutral_at_three, "1 neutral assistants, not 0"),
        (owe_money, "seat 0 has -1 money"),
        (a_bid_without_assistant, "space 3 has a bid of 2"),
        (an_assistant_without_bid, "space 3 has a bid of 0"),
        (an_assistant_outside_the_area, "space 24 is not open"),
        (a_building_nobody_counts, "seat 1 has 1 buildings"),
        (needles_on_one_space, "needles"),
        (cursor_out_of_the_grid, "cursor"),
        (a_colour_twice_in_the_shop, "one colour twice"),
        (a_tile_too_many, "exhibition tiles"),
        (beyond_the_track, "beyond a track"),
    ],
)
def test_check_names_what_is_broken(table: type[Position], damage: Callable[[State], None], names: str) -> None:
    position = table(3)
    assert GAME.check(position.state) == []
    assert len(position.state.piles[BONUS]) == 20
    damage(position.state)
    assert names in "; ".join(GAME.check(position.state))
