"""Copies are equal and share nothing that can change."""

from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

from engine.chance import Dice
from engine.copying import copier
from engine.game import CATALOGUE, game


class Point(msgspec.Struct, frozen=True):
    x: int


class Pile(msgspec.Struct):
    cards: list[int]
    by_name: dict[str, list[int]]
    grid: list[list[list[int]]]
    points: list[Point | None]
    pair: tuple[int, ...]


class Whole(msgspec.Struct):
    top: Pile
    others: list[Pile]
    words: dict[str, str]


def changeable(value: Any) -> Iterator[Any]:
    """Walk over everything in a value that can change."""
    if isinstance(value, msgspec.Struct):
        if not value.__struct_config__.frozen:
            yield value
        for field in value.__struct_fields__:
            yield from changeable(getattr(value, field))
    elif isinstance(value, list | tuple):
        if isinstance(value, list):
            yield value
        for each in value:
            yield from changeable(each)
    elif isinstance(value, dict):
        yield value
        for each in value.values():
            yield from changeable(each)


def shared(one: Any, other: Any) -> list[Any]:
    known = {id(part) for part in changeable(one)}
    return [part for part in changeable(other) if id(part) in known]


def test_a_copy_is_equal_and_shares_only_what_cannot_change() -> None:
    pile = Pile([1], {"a": [2]}, [[[3], []]], [Point(4), None], (5, 6))
    whole = Whole(pile, [pile, Pile([], {}, [], [], ())], {"b": "c"})
    copy = copier(Whole)(whole)
    assert copy == whole
    assert not shared(whole, copy)
    assert len(list(changeable(copy))) > 15
    assert copy.top.points[0] is pile.points[0]


def test_what_cannot_be_copied_is_refused_when_the_game_loads() -> None:
    class Odd(msgspec.Struct):
        members: set[int]

    with pytest.raises(TypeError, match=r"a state may not hold set\[int\]"):
        copier(Odd)


@pytest.mark.parametrize("key", CATALOGUE)
def test_every_game_copies_its_states_as_packing_would(key: str) -> None:
    rules = game(key)
    for seats in rules.seats:
        state, dice = rules.new(seats, None, seed=seats), Dice(seats)
        while state.agenda:
            copy = rules.clone(state)
            assert type(copy) is type(state)
            assert copy == state == rules.decode(rules.encode(state))
            assert not shared(state, copy)
            moves = rules.decisions(state)[0].moves
            rules.apply(state, moves[dice.below(len(moves))])
