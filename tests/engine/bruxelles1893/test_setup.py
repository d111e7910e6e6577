"""Chapter 3 of the rules: set-up."""

import pytest

from engine.agenda import tag_of
from engine.games.bruxelles1893 import GAME
from engine.games.bruxelles1893.components import ACTIONS, BLACK, JOKER
from engine.games.bruxelles1893.parts import ABSENT, FIGURES, STOCK, UPRIGHT, WORKS
from engine.games.bruxelles1893.state import State
from tests.engine.bruxelles1893.conftest import Position

BOX = GAME.editions[GAME.editions.standard()]


def all_seeds(seats: int, **options: str) -> list[State]:
    return [GAME.new(seats, options, seed=seed) for seed in range(60)]


def rows(state: State) -> list[tuple[int, ...]]:
    return [state.actions[start : start + 5] for start in range(0, 25, 5)]


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_R01_any_seat_may_be_first(seats: int) -> None:
    states = all_seeds(seats)
    assert {state.first for state in states} == set(range(seats))
    assert all(GAME.decisions(state)[0].seat == state.first for state in states)


def test_R02_brugmann_starts_upright_and_can_be_used_in_round_1(table: type[Position]) -> None:
    for state in all_seeds(5):
        for player in state.players:
            held = {BOX.figures[figure]: standing for figure, standing in enumerate(player.figures) if standing}
            assert held == {"brugmann": UPRIGHT}
    position = table(3)
    position.play(*[move for move in position.moves() if move == BOX.visit[3]])
    assert position.player(0).money == 5 + 5


def test_R03_players_may_start_with_the_same_colour() -> None:
    alike = 0
    for state in all_seeds(4):
        colours = [player.works.index(1) for player in state.players]
        assert all(sum(player.works) == 1 for player in state.players)
        assert BLACK not in colours
        alike += len(set(colours)) < len(colours)
    assert alike > 10


def test_R04_strips_keep_their_orientation_and_only_their_order_varies() -> None:
    orders = set()
    for state in all_seeds(3):
        assert sorted(rows(state)) == sorted(BOX.strips["basic"])
        orders.add(state.actions)
    assert len(orders) > 30


def test_expert_strips_lie_on_their_other_side() -> None:
    for state in all_seeds(3, strips="expert"):
        assert sorted(rows(state)) == sorted(BOX.strips["expert"])


def test_mixed_strips_take_a_side_each() -> None:
    sides = set()
    for state in all_seeds(3, strips="mixed"):
        expert = 0
        for row in rows(state):
            is_expert = row in BOX.strips["expert"]
            assert is_expert or row in BOX.strips["basic"]
            expert += is_expert
        sides.add(expert)
    assert sides >= {1, 2, 3, 4}


def test_on_basic_strips_every_column_has_every_action() -> None:
    for state in all_seeds(2):
        for col in range(5):
            assert {ACTIONS[state.actions[row * 5 + col]] for row in range(5)} == set(ACTIONS)


def test_TV32_three_players() -> None:
    for state in all_seeds(3):
        assert [state.players[seat].money for seat in state.seats_from(state.first)] == [5, 6, 7]
        for player in state.players:
            assert (player.reserve, player.courthouse) == (5, 2)
        in_play = state.piles[FIGURES] + state.display
        assert BOX.first_figure not in in_play
        assert sum(player.figures[BOX.first_figure] != ABSENT for player in state.players) == 3, "two stay in the box"


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_the_table_is_laid_out(seats: int) -> None:
    for state in all_seeds(seats)[:10]:
        assert [state.players[seat].money for seat in state.seats_from(state.first)] == [5, 6, 7, 8, 9][:seats]
        assert len(state.display) == 4
        assert len(state.piles[FIGURES]) == 17
        assert len(state.piles[STOCK]) == 11
        assert len(state.piles[WORKS]) == 24 - seats
        assert state.blacks == 6
        assert len(state.bonuses) == 5
        assert state.supply == [10, 10, 10, 15]
        assert state.supply[JOKER] == 15
        assert state.shop == [[], []]
        assert state.cursor == BOX.square(4, 4)
        assert state.needles == [0, 3]
        assert sorted(state.compass) == [0, 1, 2, 3, 4, 5]
        assert state.exhibitions == []
        for player in state.players:
            assert player.steps == [0, 0, 0]
            assert player.vp == 0
            assert player.neutral == (1 if seats == 2 else 0)
        assert [state.level(0, track) for track in range(3)] == [1, 1, 1]
        assert GAME.check(state) == []


def test_compass_tiles_lie_at_random() -> None:
    assert len({state.compass for state in all_seeds(3)}) > 40


def test_the_first_question_is_the_bracket() -> None:
    state = GAME.new(4, seed=3)
    assert tag_of(GAME.decisions(state)[0].step) == "bracket"
    assert state.round == 1
