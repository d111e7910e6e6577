"""Bots at the table of Bruxelles 1897, and what insight makes of its positions."""

import math
from collections.abc import Callable
from typing import Any

import pytest

from engine import bots
from engine.chance import Dice
from engine.game import game
from engine.games.bruxelles1897.components import ARCHITECTURE, NOBILITY, PRESTIGE
from engine.games.bruxelles1897.moves import Assign, Pass
from engine.games.bruxelles1897.parts import ABSENT, TILTED

GAME = game("bruxelles1897")

BEFORE_THE_FIT = "2026-11"
"""Weights without numbers that blur what a thing is worth by itself."""


def play(levels: list[str], seed: int, watch: Callable[[Any, Any, Any], None] | None = None) -> Any:
    """Play a whole game with bots, every move checked, and return the final state."""
    state = GAME.new(len(levels), None, seed)
    while state.agenda:
        decision = GAME.decisions(state)[0]
        move = bots.choose(levels[decision.seat], GAME, GAME.seen_by(state, decision.seat), decision.seat, seed)
        if watch:
            watch(state, decision, move)
        GAME.play(state, move, decision.seat)
    return state


def random_states(seats: int, games: int) -> list[Any]:
    """Yield states from all over random games."""
    found, dice = [], Dice(seats)
    for seed in range(games):
        state = GAME.new(seats, None, seed)
        while state.agenda:
            found.append(GAME.clone(state))
            moves = GAME.decisions(state)[0].moves
            GAME.apply(state, moves[dice.below(len(moves))])
        found.append(state)
    return found


@pytest.mark.parametrize("seat", [0, 1])
def test_the_journeyman_beats_the_apprentice(seat: int) -> None:
    levels = ["apprentice", "apprentice"]
    levels[seat] = "journeyman"
    assert GAME.standings(play(levels, seed=seat)).winners == (seat,)


@pytest.mark.parametrize("seats", [3, 4])
def test_the_journeyman_beats_a_table_of_apprentices(seats: int) -> None:
    levels = ["apprentice"] * seats
    levels[seats - 1] = "journeyman"
    won = [GAME.standings(play(levels, seed)).winners == (seats - 1,) for seed in range(7, 12)]
    assert sum(won) >= 3


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_apprentices_play_to_the_end_and_do_not_pass_while_they_have_something_to_do(seats: int) -> None:
    early_passes = 0

    def watch(state: Any, decision: Any, move: Any) -> None:
        nonlocal early_passes
        player = state.players[decision.seat]
        early_passes += isinstance(move, Pass) and sum(player.hand) > 3 and player.money > 3

    state = play(["apprentice"] * seats, seed=seats, watch=watch)
    assert early_passes == 0
    assert GAME.check(state) == []


def test_the_apprentice_does_not_pay_dearly_for_nothing() -> None:
    # No materials: a house is lost, and only the columns could make a dear architect worth its money.
    for salt in range(10):
        state = GAME.new(2, None, seed=3)
        seat = GAME.decisions(state)[0].seat
        state.players[seat].money = 5
        state.round = 4
        state.area.owners = [seat if owner < 0 else owner for owner in state.area.owners]
        houses = [cell for cell, card in enumerate(state.area.cards) if card >= 0][:1]
        state.area.cards = [card if cell in houses else -1 for cell, card in enumerate(state.area.cards)]
        state.area.cards[houses[0]] = state.box.first_code[2]
        GAME.apply(state, state.box.place[houses[0]])
        move = bots.choose("apprentice", GAME, GAME.seen_by(state, seat), seat, salt)
        assert isinstance(move, Assign)
        assert move.value <= 2


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_insight_looks_at_any_position_and_changes_nothing(seats: int) -> None:
    for state in random_states(seats, games=3):
        before = GAME.encode(state)
        looks = [GAME.insight(state, seat) for seat in range(seats)]
        assert GAME.encode(state) == before
        assert all(math.isfinite(look) for look in looks)
        if not state.agenda:
            assert looks == [GAME.standings(state).of(seat).total for seat in range(seats)]


def test_insight_comes_close_to_the_end_when_the_end_is_close() -> None:
    errors = []
    for seed in range(6):
        turns: list[Any] = []

        def watch(state: Any, decision: Any, move: Any, turns: list[Any] = turns) -> None:
            if decision.opens_turn:
                turns.append(GAME.clone(state))

        standings = GAME.standings(play(["apprentice"] * 2, seed, watch))
        errors += [abs(GAME.insight(turns[-1], seat) - standings.of(seat).total) for seat in range(2)]
    assert sum(errors) / len(errors) < 5


def more_money(player: Any) -> None:
    player.money += 1


def more_points(player: Any) -> None:
    player.points[0] += 1


def another_house(player: Any) -> None:
    player.houses[0] += 1


def another_material(player: Any) -> None:
    player.materials[0] += 1


def another_artwork(player: Any) -> None:
    player.artworks[0] += 1


def out_of_prison(player: Any) -> None:
    player.prison[2] -= 1
    player.hand[2] += 1


def climb(track: int) -> Callable[[Any], None]:
    def step(player: Any) -> None:
        player.steps[track] += 1

    return step


@pytest.mark.parametrize(
    "better",
    [
        more_money,
        more_points,
        another_house,
        another_material,
        another_artwork,
        out_of_prison,
        climb(ARCHITECTURE),
        climb(PRESTIGE),
    ],
)
@pytest.mark.parametrize("number", [1, 2, 3, 4])
def test_what_is_better_looks_better(better: Callable[[Any], None], number: int) -> None:
    state = GAME.new(2, None, seed=1)
    state.round = number
    state.players[0].houses[1] = 1
    before = GAME.insight(state, 0)
    better(state.players[0])
    assert GAME.insight(state, 0) > before


def test_nobility_is_worth_more_to_one_who_has_nobles() -> None:
    def worth_of_a_step() -> float:
        before = GAME.insight(state, 0)
        state.players[0].steps[NOBILITY] += 1
        gain = GAME.insight(state, 0) - before
        state.players[0].steps[NOBILITY] -= 1
        return gain

    state = GAME.new(2, None, seed=1)
    alone = worth_of_a_step()
    state.players[0].nobles = [noble or TILTED for noble in state.players[0].nobles]
    assert worth_of_a_step() > alone


def test_a_noble_who_cannot_be_paid_at_the_end_is_a_burden() -> None:
    state = GAME.new(2, None, seed=1)
    state.round = 4
    for player in state.players:
        player.money, player.passed = 0, True
    before = sum(GAME.terms(state, 0, BEFORE_THE_FIT).values())
    albert = state.box.nobles.index("albert")
    assert state.players[0].nobles[albert] == ABSENT
    state.players[0].nobles[albert] = TILTED
    after = sum(GAME.terms(state, 0, BEFORE_THE_FIT).values())
    assert after == pytest.approx(before + state.box.final.unpaid_noble_vp)
