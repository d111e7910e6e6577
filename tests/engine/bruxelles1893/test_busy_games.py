"""Games in which nobody gives anything away: piles run out and shops fill, which random players hardly see."""

from collections import Counter
from typing import Any

import pytest

from engine.chance import Dice, scatter
from engine.games.bruxelles1893 import GAME
from engine.games.bruxelles1893.moves import Bid, Decline, Discard, Done, Keep, Pass
from engine.games.bruxelles1893.state import State

AVOIDED = (Pass, Decline, Done)


def busy_game(
    seats: int, options: dict[str, str], seed: int, avoided: tuple[type, ...] = AVOIDED
) -> tuple[State, list[Any]]:
    """Play at random, but never pass or decline while there is something else, and bid little."""
    state, dice = GAME.new(seats, options, seed), Dice(scatter(seed))
    events = []
    while decisions := GAME.decisions(state):
        decision = decisions[0]
        moves = [move for move in decision.moves if not isinstance(move, avoided)] or decision.moves
        if isinstance(moves[0], Bid):
            moves = moves[:2]
        events += GAME.play(state, moves[dice.below(len(moves))], decision.seat)
        assert GAME.check(state) == []
    return state, events


@pytest.mark.parametrize("strips", ["basic", "expert", "mixed"])
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_busy_games_are_sound_and_end(seats: int, strips: str) -> None:
    told: Counter[str] = Counter()
    for seed in range(8):
        state, events = busy_game(seats, {"strips": strips}, seed)
        assert state.round == 5
        told.update(type(event).__name__ for event in events)
    for name in ("Built", "Sold", "Benefited", "Tucked", "Honoured", "Detained"):
        assert told[name], f"{name} never happened"


def test_decks_run_out_and_are_renewed() -> None:
    renewed: Counter[str] = Counter()
    for seed in range(6):
        _, events = busy_game(5, {}, seed, avoided=(*AVOIDED, Keep))
        renewed.update(event.pile for event in events if type(event).__name__ == "Renewed")
    assert renewed["figures"]


def test_players_who_keep_everything_pay_for_it() -> None:
    lost = 0
    for seed in range(6):
        _, events = busy_game(3, {}, seed, avoided=(*AVOIDED, Discard))
        lost += sum(type(event).__name__ == "FigureLost" for event in events)
    assert lost
