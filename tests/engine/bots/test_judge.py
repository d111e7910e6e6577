"""The judge: it estimates some seats as it does all, and knows the strongest rival."""

import pytest

from engine.bots.judge import Judge
from engine.chance import Dice, scatter
from engine.game import CATALOGUE, game


@pytest.mark.parametrize("key", CATALOGUE)
def test_some_seats_are_estimated_as_among_all_in_any_order(key: str) -> None:
    rules = game(key)
    judge, dice = Judge(rules, 4), Dice(scatter(7))
    state = rules.new(4, seed=7)
    strongest = set()
    while state.agenda:
        [asked, *_] = rules.decisions(state)
        looks = judge.looks(state)
        assert judge.looks(state, (2, 0, 3)) == pytest.approx([looks[2], looks[0], looks[3]])
        assert judge.rivals_of(2) == [0, 1, 3]
        rival = judge.strongest_rival(state, 2)
        assert rival != 2
        assert looks[rival] == pytest.approx(max(looks[0], looks[1], looks[3]))
        strongest.add(rival)
        rules.apply(state, asked.moves[dice.below(len(asked.moves))], asked.seat)
    assert len(strongest) > 1


def test_a_single_rival_is_the_strongest() -> None:
    rules = game("bruxelles1897")
    assert Judge(rules, 2).strongest_rival(rules.new(2, seed=1), 1) == 0
