"""Chapters 4.2 and 4.2.3 of the rules: turns, neutral assistants, passing."""

import pytest

from engine.agenda import advance
from engine.games.bruxelles1893 import GAME
from engine.games.bruxelles1893.moves import Pass, Place, Visit
from engine.games.bruxelles1893.parts import NEUTRAL, NOBODY
from engine.games.bruxelles1893.turn import NeutralAssistants, NextTurn, pass_income
from tests.engine.bruxelles1893.conftest import Position
from tests.engine.conftest import Told

ALL_COLOURS = {"blue": 1, "pink": 1, "yellow": 1, "green": 1, "black": 1}


def neutral_phase(table: type[Position], seats: int = 2) -> Position:
    """Stand before the placing of neutral assistants."""
    position = table(seats)
    position.state.agenda = [NextTurn(0), NeutralAssistants()]
    return position


def places(position: Position) -> set[tuple[int, int]]:
    return {(move.row, move.col) for move in position.moves() if isinstance(move, Place)}


def begin(position: Position) -> Position:
    """Run the rules to the next decision, as when a table is set up."""
    advance(position.state)
    position.state.news = []
    return position


def test_turns_go_clockwise_from_the_first_player(table: type[Position]) -> None:
    position = table(3)
    order = []
    for row in (1, 2, 3):
        for col in (1, 2):
            order.append(position.seat)
            position.play(Place(row, col))
            position.play(*[move for move in position.moves() if move.money == 1])
            while position.asks != "turn":
                position.play(position.moves()[-1])
    assert order == [0, 1, 2, 0, 1, 2]


def test_those_who_passed_are_left_out_and_the_last_plays_on(table: type[Position]) -> None:
    position = table(3).passed(1)
    position.place(1, 4)
    position.play(position.moves()[-1])
    assert position.seat == 2
    position.play(Pass())
    assert position.seat == 0
    position.play(Visit("exchange"))
    assert position.seat == 0, "the last one left takes turn after turn"
    position.play(Visit("exchange"))
    assert position.seat == 0


def test_a_turn_is_one_of_three_things(table: type[Position]) -> None:
    position = table(4)
    moves = position.moves()
    assert [move for move in moves if isinstance(move, Place)] == [
        Place(row, col) for row in range(1, 5) for col in range(1, 5)
    ]
    assert moves[16:] == [Visit("market"), Visit("exchange"), Visit("park"), Visit("grand_place"), Pass()]


def test_spaces_outside_the_area_or_taken_cannot_be_chosen(table: type[Position]) -> None:
    position = table(3).open(3, 4).stand({(1, 1): (1, 2)})
    assert position.refuses(Place(1, 1))
    assert position.refuses(Place(4, 1))
    assert position.refuses(Place(1, 5))
    assert places(position) == {(row, col) for row in (1, 2, 3) for col in (1, 2, 3, 4)} - {(1, 1)}


def test_R57_a_building_never_keeps_an_assistant_off(table: type[Position]) -> None:
    position = table(3).built(0, (1, 1)).built(1, (1, 2))
    assert {(1, 1), (1, 2)} <= places(position)
    position.place(1, 1)
    position.play(position.moves()[-1])
    assert (position.owner(1, 1), position.building(1, 1)) == (0, 0)


def test_R12_without_assistants_one_must_pass_with_the_normal_income(table: type[Position]) -> None:
    position = table(3).assistants(0, reserve=0).give(0, money=20, works={"blue": 2, "green": 1})
    assert position.moves() == [Pass()]
    assert position.asks == "turn", "the player says it himself"
    position.play(Pass())
    assert position.player(0).money == 20 + 1 + 2
    assert position.state.exhibitions == [0]


def test_R12_without_any_legal_action_one_must_pass(table: type[Position]) -> None:
    position = table(3).give(0, money=0).assistants(0, reserve=1)
    for location in ("market", "exchange", "park", "grand_place"):
        position.uses(location, 1)
    assert position.moves() == [Pass()]


def test_R12_one_may_pass_early(table: type[Position]) -> None:
    position = table(3)
    assert Pass() in position.moves()
    position.play(Pass())
    assert position.player(0).passed
    assert position.player(0).reserve == 5


@pytest.mark.parametrize(("first", "income"), [(True, 6), (False, 5)])
def test_TV15_passing_with_all_five_colours(table: type[Position], first: bool, income: int) -> None:
    position = table(3).give(0, money=0, works=ALL_COLOURS)
    if not first:
        position.passed(2)
    assert pass_income(position.state, 0) == income
    position.play(Pass())
    assert position.player(0).money == income
    assert (position.state.exhibitions == [0]) == first


def test_each_colour_pays_once_and_nothing_pays_nothing(table: type[Position], told: Told) -> None:
    position = table(3).give(0, money=0, works={"blue": 3, "black": 2}).passed(1).turn_of(0)
    assert told(position.play(Pass()), "passed")[0].money == 2
    position.give(2, money=0)
    assert told(position.play(Pass()), "passed")[0].money == 0


def test_the_first_to_pass_takes_the_tile_of_the_round(table: type[Position], told: Told) -> None:
    position = table(3).round(3, 0, 1)
    events = position.play(Pass())
    assert [(event.seat, event.year) for event in told(events, "exhibition-taken")] == [(0, 1900)]
    assert not told(position.play(Pass()), "exhibition-taken")
    assert position.state.exhibitions == [0, 1, 0]


def test_neutral_assistants_are_placed_first_beginning_with_the_first_player(table: type[Position]) -> None:
    position = begin(neutral_phase(table))
    assert (position.asks, position.seat) == ("neutral", 0)
    assert position.refuses(Place(5, 5)), "only in the open area"
    position.play(Place(2, 2))
    assert (position.asks, position.seat) == ("neutral", 1)
    assert position.refuses(Place(2, 2))
    position.play(Place(3, 3))
    assert (position.asks, position.seat) == ("turn", 0)
    assert position.owner(2, 2) == position.owner(3, 3) == NEUTRAL


def test_neutral_assistants_bring_no_action_and_no_bid(table: type[Position]) -> None:
    position = begin(neutral_phase(table).give(0, works={"blue": 1}))
    events = position.play(Place(1, 2))
    assert [type(event).__name__ for event in events] == ["NeutralPlaced"]
    assert position.bid(1, 2) == 0
    assert position.player(0).reserve == 5


def test_neutral_assistants_go_to_spaces_without_building_or_assistant(table: type[Position]) -> None:
    position = begin(neutral_phase(table).built(0, (1, 1)).built(1, (2, 2)))
    assert position.refuses(Place(1, 1))
    assert position.refuses(Place(2, 2))
    assert len(position.moves()) == 14


def test_without_a_space_the_neutral_assistant_stays_with_its_holder(table: type[Position]) -> None:
    position = neutral_phase(table).open(2, 2)
    nine = [(row, col) for row in (3, 4, 5) for col in (3, 4, 5)]
    position.built(0, *nine[:5]).built(1, *nine[5:9])
    begin(position)
    assert position.asks == "turn"
    assert [position.player(seat).neutral for seat in (0, 1)] == [1, 1]


def test_with_one_space_only_the_first_places(table: type[Position]) -> None:
    position = neutral_phase(table).open(2, 2)
    nine = [(row, col) for row in (3, 4, 5) for col in (3, 4, 5)]
    position.built(0, *nine[:5]).built(1, *nine[5:8])
    begin(position)
    assert position.asks == "turn", "a single space leaves no choice"
    assert position.owner(5, 5) == NEUTRAL
    assert [position.player(seat).neutral for seat in (0, 1)] == [0, 1]


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_more_players_have_no_neutral_assistants(table: type[Position], seats: int) -> None:
    position = begin(neutral_phase(table, seats))
    assert position.asks == "turn"
    assert NEUTRAL not in position.state.board.owners


def test_neutral_assistants_come_back_every_round(table: type[Position]) -> None:
    position = table(2).neutral((1, 1), (2, 2)).last_to_play(0)
    position.play(Pass())
    assert [position.player(seat).neutral for seat in (0, 1)] == [1, 1]
    assert NEUTRAL not in position.state.board.owners
    position.play(position.moves()[0])
    assert position.asks == "neutral"


def test_the_phase_ends_when_all_have_passed(table: type[Position], told: Told) -> None:
    position = table(4)
    position.play(Pass(), Pass(), Pass())
    assert position.seat == 3
    events = position.play(Pass())
    assert told(events, "resolution-began")
    assert position.state.round == 2
    assert position.state.board.owners == [NOBODY] * 25


def test_nobody_else_may_answer(table: type[Position]) -> None:
    position = table(3)
    assert position.refuses(Pass(), "seat", seat=1)
    assert GAME.decisions(position.state)[0].opens_turn
