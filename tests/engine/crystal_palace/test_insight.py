"""How good a position looks: rough, but never blind to what plainly matters."""

from typing import Any

import pytest

from engine.chance import Dice, scatter
from engine.games.crystal_palace import GAME, scoring
from engine.games.crystal_palace.moves import SetDice
from engine.games.crystal_palace.worths import buzz_table
from tests.engine.crystal_palace.conftest import Position

RED, BLUE = range(2)


def looks(position: Position, seat: int = RED) -> float:
    """What a seat may expect while red is placing a die."""
    if not position.state.agenda:
        position.dice(RED, 3).placing()
    return float(GAME.insight(position.state, seat))


@pytest.mark.parametrize(
    "better",
    [
        {"vp": 8},
        {"pounds": 50},
        {"gears": 2},
        {"energy": 2},
        {"newspapers": 2},
        {"pays": 7},
        {"buzz": 3},
        {"westminster": 3},
        {"level": 1},
        {"tiles": ["G21"]},
        {"repaid": [8]},
        {"patents": ["climate_changer"]},
    ],
    ids=lambda better: next(iter(better)),
)
def test_more_is_better(table: type[Position], better: dict[str, Any]) -> None:
    plain, richer = table(2), table(2).give(RED, **better)
    if "repaid" in better:
        plain.give(RED, loans=[8], pounds=0)
        richer.give(RED, pounds=0)
    assert looks(richer) > looks(plain)


def test_loans_empty_boards_and_salaries_are_worse(table: type[Position]) -> None:
    assert looks(table(2).give(RED, loans=[10])) < looks(table(2).give(RED, tiles=["G02"]))
    poor = table(2).give(RED, characters=["queen_victoria"], pounds=0)
    assert looks(poor) < looks(table(2).give(RED, pounds=0))


def test_dear_dice_are_better_for_the_rich() -> None:
    def gained(pounds: int) -> float:
        worths = []
        for values in ((6, 6, 6, 6), (3, 3, 3, 2)):
            state = GAME.new(2, seed=3)
            state.players[RED].pounds = pounds
            GAME.play(state, SetDice(values), RED)
            worths.append(GAME.insight(state, RED))
        return worths[0] - worths[1]

    assert gained(40) > gained(8)


def test_the_end_is_known(table: type[Position]) -> None:
    position = table(3).give(RED, vp=33)
    position.round(5).run(scoring.FinalScoring())
    assert [GAME.insight(position.state, seat) for seat in range(3)] == [position.vp(seat) for seat in range(3)]


@pytest.mark.parametrize("seats", GAME.seats)
def test_every_position_and_every_view_has_a_value(seats: int) -> None:
    state, dice = GAME.new(seats, seed=9), Dice(scatter(9))
    number = 0
    while decisions := GAME.decisions(state):
        decision = decisions[0]
        if number % 5 == 0:
            for seat in range(seats):
                worth = GAME.insight(state, seat)
                assert isinstance(worth, float)
                assert -200 < worth < 300
                assert isinstance(GAME.insight(GAME.seen_by(state, seat), seat), float)
        GAME.play(state, decision.moves[dice.below(len(decision.moves))], decision.seat)
        number += 1


def test_buzz_tokens_are_laid_where_they_bring_most() -> None:
    # Two steps a round for certain; tokens pay at the spaces 1 and 2, and cost at 3, where a flyer gives a point.
    pays, gifts = ((1, 2.0), (2, 5.0), (3, -1.0)), (0.0, 0.0, 0.0, 1.0)
    _, last_payout = buzz_table((0.0, 1.0), 2, (pays,), (gifts,))
    assert last_payout == ((0.0, 1.0, 1.0, 0.0), (5.0, 6.0, 1.0, 0.0), (7.0, 6.0, 1.0, 0.0))


def test_buzz_tokens_are_saved_for_better_spaces() -> None:
    here, later = ((1, 2.0), (2, 0.0)), ((1, 2.0), (2, 1.0))
    *_, first_payout = buzz_table((1.0,), 1, (((1, 0.0), (2, 5.0)), here), ((0.0,) * 3,) * 2)
    assert first_payout[1][0] == 5.0
    *_, first_payout = buzz_table((1.0,), 1, (later, here), ((0.0,) * 3,) * 2)
    assert first_payout[1][0] == 2.0
