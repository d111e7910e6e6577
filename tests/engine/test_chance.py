"""Dice: one integer, the same numbers everywhere."""

from collections import Counter
from itertools import pairwise

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from engine.chance import Dice, scatter

quiet = settings(
    derandomize=True, database=None, deadline=None, suppress_health_check=[HealthCheck.too_slow], max_examples=50
)


def test_the_sequence_is_the_one_posix_gives() -> None:
    """After srand48(0) drand48 gives 0.170828, 0.749902, 0.096372, 0.870465, 0.577304, 0.785799."""
    dice = Dice(0x330E)
    assert [dice.below(1_000_000) for _ in range(6)] == [170828, 749901, 96371, 870465, 577303, 785799]


def test_scatter_gives_the_known_numbers() -> None:
    """The first outputs of the public SplitMix64 generator for the seeds 0 and 1, cut to 48 bits."""
    assert scatter(0) == 0xE220A8397B1DCDAF & 0xFFFFFFFFFFFF
    assert scatter(1) == 0x910A2DEC89025CC1 & 0xFFFFFFFFFFFF


def test_a_golden_shuffle() -> None:
    dice = Dice(scatter(1897))
    items = list(range(10))
    dice.shuffle(items)
    assert items == [9, 3, 5, 6, 8, 0, 1, 2, 4, 7]
    assert dice.state == 234393226142271


@quiet
@given(seed=st.integers(), bound=st.integers(min_value=1, max_value=1000))
def test_numbers_stay_below_their_bound_and_the_state_below_two_to_the_53(seed: int, bound: int) -> None:
    dice = Dice(scatter(seed))
    for _ in range(20):
        assert 0 <= dice.state < 2**53
        assert 0 <= dice.below(bound) < bound


@quiet
@given(items=st.lists(st.integers()), seed=st.integers())
def test_a_shuffle_is_a_permutation(items: list[int], seed: int) -> None:
    shuffled = items.copy()
    Dice(scatter(seed)).shuffle(shuffled)
    assert sorted(shuffled) == sorted(items)


def test_dice_picked_up_again_go_on_alike() -> None:
    dice = Dice(scatter(3))
    dice.below(6)
    again = Dice(dice.state)
    assert [dice.below(6) for _ in range(10)] == [again.below(6) for _ in range(10)]


def test_every_face_comes_up_about_as_often() -> None:
    dice = Dice(scatter(7))
    counts = [0] * 6
    for _ in range(6000):
        counts[dice.below(6)] += 1
    assert all(850 < count < 1150 for count in counts)


def test_every_order_of_three_comes_up() -> None:
    orders = set()
    for seed in range(100):
        items = [1, 2, 3]
        Dice(scatter(seed)).shuffle(items)
        orders.add(tuple(items))
    assert len(orders) == 6


def test_neighbouring_seeds_are_far_apart() -> None:
    numbers = [scatter(seed) for seed in range(1000)]
    assert len(set(numbers)) == 1000
    differing_bits = [(one ^ other).bit_count() for one, other in pairwise(numbers)]
    assert min(differing_bits) >= 8
    assert 22 < sum(differing_bits) / len(differing_bits) < 26
    firsts = [Dice(number).below(4) for number in numbers]
    repeats = sum(one == other for one, other in pairwise(firsts))
    assert 180 < repeats < 320, "neighbours agree no more often than chance has it"


@pytest.mark.parametrize("seed", [-1, -(2**80), 2**80, 2**64 - 1])
def test_any_integer_is_a_seed(seed: int) -> None:
    assert 0 <= scatter(seed) < 2**48


def test_drawn_items_are_different_ones_and_the_rest_is_left_alone() -> None:
    items = [*range(10)]
    drawn = Dice(scatter(3)).drawn(items, 4)
    assert len({*drawn}) == 4
    assert {*drawn} <= {*items}
    assert items == [*range(10)]


def test_more_than_all_items_cannot_be_drawn() -> None:
    assert sorted(Dice(scatter(3)).drawn(range(5), 9)) == [0, 1, 2, 3, 4]


def test_every_item_is_drawn_about_as_often_as_any_other() -> None:
    dice = Dice(scatter(1))
    counts = Counter(item for _ in range(3000) for item in dice.drawn("abcdef", 2))
    assert all(850 < counts[item] < 1150 for item in "abcdef")
