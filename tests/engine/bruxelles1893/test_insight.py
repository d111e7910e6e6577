"""What insight makes of positions."""

import math
from collections.abc import Callable, Iterator

import pytest

from engine.chance import Dice, scatter
from engine.games.bruxelles1893 import GAME
from engine.games.bruxelles1893.components import ARCHITECT, CITY_HALL, JOKER, WOOD
from engine.games.bruxelles1893.parts import Player
from engine.games.bruxelles1893.state import State
from tests.engine.bruxelles1893.conftest import Position


def random_states(seats: int) -> Iterator[State]:
    """Yield states from all over a few random games."""
    dice = Dice(scatter(seats))
    for seed in range(3):
        state = GAME.new(seats, None, seed)
        while state.agenda:
            yield state
            moves = GAME.decisions(state)[0].moves
            GAME.apply(state, moves[dice.below(len(moves))])
        yield state


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_insight_looks_at_any_position_and_changes_nothing(seats: int) -> None:
    for state in random_states(seats):
        before = GAME.encode(state)
        looks = [GAME.insight(state, seat) for seat in range(seats)]
        assert GAME.encode(state) == before
        assert all(math.isfinite(look) for look in looks)
        if not state.agenda:
            assert looks == [GAME.standings(state).of(seat).total for seat in range(seats)]


@pytest.mark.parametrize("seats", [2, 4])
def test_insight_knows_nothing_that_is_hidden(seats: int) -> None:
    for number, state in enumerate(random_states(seats)):
        imagined = GAME.imagine(GAME.seen_by(state, 0), Dice(scatter(number)))
        assert GAME.insight(imagined, 0) == GAME.insight(state, 0)


def more_points(player: Player) -> None:
    player.points[0] += 1


def more_money(player: Player) -> None:
    player.money += 1


def a_cube(player: Player) -> None:
    player.cubes[WOOD] += 1


def a_joker(player: Player) -> None:
    player.cubes[JOKER] += 1


def a_work(player: Player) -> None:
    player.works[0] += 1


def a_step_at_the_city_hall(player: Player) -> None:
    player.steps[CITY_HALL] += 1


def a_free_assistant(player: Player) -> None:
    player.courthouse -= 1
    player.reserve += 1


@pytest.mark.parametrize(
    "gift", [more_points, more_money, a_cube, a_joker, a_work, a_step_at_the_city_hall, a_free_assistant]
)
def test_more_looks_better(table: type[Position], gift: Callable[[Player], None]) -> None:
    position = table(3).stand({(1, 1): (0, 1), (1, 2): (0, 1), (2, 1): (1, 1)})
    before = GAME.insight(position.state, 0)
    gift(position.player(0))
    assert GAME.insight(position.state, 0) > before


def test_the_architect_track_is_worth_more_with_buildings(table: type[Position]) -> None:
    gains = []
    for built in ((), ((5, 1), (5, 2), (5, 3))):
        position = table(3).built(0, *built)
        before = GAME.insight(position.state, 0)
        position.player(0).steps[ARCHITECT] += 1
        gains.append(GAME.insight(position.state, 0) - before)
    assert gains[1] > gains[0]


def test_leading_an_auction_looks_better_than_losing_it(table: type[Position]) -> None:
    leading = table(3).stand({(1, 1): (0, 3), (2, 1): (1, 1)})
    losing = table(3).stand({(1, 1): (0, 1), (2, 1): (1, 3)})
    assert GAME.insight(leading.state, 0) > GAME.insight(losing.state, 0)
