"""Chapter 4.3 of the rules: the workshop, and the stacks of works of art."""

import pytest

from engine.games.bruxelles1893.components import BLACK, COLOURS
from engine.games.bruxelles1893.moves import Decline, Perform, Take, Visit
from engine.games.bruxelles1893.parts import WORKS
from tests.engine.bruxelles1893.conftest import Position
from tests.engine.conftest import Told


def stack(position: Position) -> list[str]:
    """The stack of works in the order it will be drawn."""
    return [COLOURS[tile] for tile in reversed(position.state.piles[WORKS])]


def test_one_tile_is_drawn_and_kept(table: type[Position], told: Told) -> None:
    position = table(3).works_pile("pink")
    events = position.act(1, 1)
    assert position.works(0) == {"pink": 1}
    assert position.seat == 1
    assert told(events, "drew")[0].tiles == 1
    assert told(events, "created")[0].colour == "pink"


def test_exhibition_tiles_draw_more(table: type[Position]) -> None:
    position = table(3).round(3, 0, 0).works_pile("pink", "blue", "green")
    position.act(1, 1)
    assert position.asks == "workshop"
    assert position.moves() == [Take("pink"), Take("blue"), Take("green")]
    position.play(Take("green"))
    assert position.works(0) == {"green": 1}
    assert len(stack(position)) == 23


def test_R13_once_drawn_one_must_be_kept(table: type[Position]) -> None:
    position = table(3).round(2, 0).works_pile("pink", "blue")
    position.act(1, 1)
    assert position.moves() == [Take("pink"), Take("blue")]
    assert position.refuses(Decline())
    assert position.refuses(Take("green"))


def test_R13_two_alike_leave_no_choice(table: type[Position]) -> None:
    position = table(3).round(2, 0).works_pile("pink", "pink")
    position.act(1, 1)
    assert position.moves() == [Take("pink")]
    position.play(Take("pink"))
    assert position.works(0) == {"pink": 1}
    assert position.seat == 1
    assert stack(position)[-1] == "pink"


def test_a_single_tile_needs_no_question(table: type[Position]) -> None:
    position = table(3).works_pile("pink")
    position.act(1, 1)
    assert position.works(0) == {"pink": 1}
    assert position.seat == 1


def test_R14_tiles_of_every_past_round_count_in_the_park_too(table: type[Position], told: Told) -> None:
    position = table(3).round(4, 0, 1, 0)
    position.play(Visit("park"))
    events = position.play(Perform("workshop"))
    assert told(events, "drew")[0].tiles == 3


def test_R14_tiles_of_others_do_not_count(table: type[Position], told: Told) -> None:
    position = table(3).round(4, 1, 1, 2)
    assert told(position.act(1, 1), "drew")[0].tiles == 1


def test_R15_returned_tiles_go_under_the_stack_in_random_order(table: type[Position]) -> None:
    orders = set()
    for seed in range(60):
        position = table(3).round(4, 0, 0, 0).works_pile("pink", "blue", "green", "yellow")
        position.state.dice = seed * 7919
        before = stack(position)
        position.act(1, 1)
        position.play(Take("pink"))
        after = stack(position)
        assert after[:-3] == before[4:], "the rest stays as it was"
        assert sorted(after[-3:]) == ["blue", "green", "yellow"]
        orders.add(tuple(after[-3:]))
    assert len(orders) == 6


def test_R16_an_empty_stack_is_renewed_from_the_covered_tiles(table: type[Position], told: Told) -> None:
    position = table(3).shop(("blue", "blue", "black", "pink"), ("green", "yellow")).works_pile(only=True)
    black = position.state.blacks
    events = position.act(1, 1)
    assert told(events, "renewed")[0].pile == "works"
    assert position.shop_shows() == ["pink", "yellow"]
    assert position.state.shop == [[COLOURS.index("pink")], [COLOURS.index("yellow")]]
    assert position.state.blacks == black + 1
    assert sorted([*stack(position), *position.works(0)]) == ["blue", "blue", "green"]


def test_R16_fewer_are_drawn_if_still_short(table: type[Position], told: Told) -> None:
    position = table(3).round(5, 0, 0, 0, 0).shop(("blue", "pink"), ("green",)).works_pile("yellow", only=True)
    events = position.act(1, 1)
    assert told(events, "drew")[0].tiles == 2
    assert position.moves() == [Take("yellow"), Take("blue")]


def test_R16_an_empty_black_stack_takes_the_covered_tiles_too(table: type[Position], told: Told) -> None:
    position = table(3).built(1, (1, 1)).shop(("black", "blue", "pink"), ("green",)).give(2, works={"black": 5})
    assert position.state.blacks == 0
    position.place(1, 1)
    events = position.play(Decline())
    assert told(events, "renewed")
    assert position.works(1) == {"black": 1}
    assert position.shop_shows() == ["pink", "green"]
    assert stack(position).count("blue") == 6, "the covered blue tile was shuffled into its stack"


def test_R16_with_no_black_left_nothing_is_taken(table: type[Position], told: Told) -> None:
    position = table(3).built(1, (1, 1)).give(2, works={"black": 6})
    position.place(1, 1)
    events = position.play(Decline())
    assert told(events, "no-work-left")[0].seat == 1
    assert position.works(1) == {}
    assert position.state.revealed == table(3).state.revealed


def test_R53_the_stack_is_renewed_only_when_a_tile_is_needed(table: type[Position], told: Told) -> None:
    position = table(3).shop(("blue", "pink"), ("green",)).works_pile("yellow", only=True)
    events = position.act(1, 1)
    assert not told(events, "renewed")
    assert stack(position) == []
    assert len(position.state.shop[0]) == 2, "the covered tile is still there"
    events = position.act(2, 2)
    assert told(events, "renewed")
    assert position.works(1) == {"blue": 1}


def test_R53_checked_before_each_tile_and_drawn_tiles_are_no_part_of_it(table: type[Position], told: Told) -> None:
    position = table(3).round(3, 0, 0).shop(("blue", "blue", "pink"), ("green",)).works_pile("yellow", only=True)
    events = position.act(1, 1)
    assert told(events, "drew")[0].tiles == 3
    assert len(told(events, "renewed")) == 1
    assert position.moves() == [Take("yellow"), Take("blue")]
    assert stack(position) == []


def test_R53_the_extra_tiles_must_be_drawn(table: type[Position]) -> None:
    position = table(3).round(2, 0).works_pile("pink", "blue")
    before = len(stack(position))
    position.act(1, 1)
    assert len(stack(position)) == before - 2


def test_drawing_is_a_revelation_and_choosing_is_not(table: type[Position]) -> None:
    position = table(3).round(2, 0).works_pile("pink", "blue")
    position.place(1, 1)
    before = position.state.revealed
    position.play(Perform("workshop"))
    assert position.state.revealed > before
    before = position.state.revealed
    position.play(Take("pink"))
    assert position.state.revealed == before


@pytest.mark.parametrize("seat", [1, 2])
def test_black_works_are_never_drawn(table: type[Position], seat: int) -> None:
    position = table(3)
    assert BLACK not in position.state.piles[WORKS]
    position.turn_of(seat).act(1, 1)
    assert "black" not in position.works(seat)
