"""Chapter 4.4 of the rules: secondary actions."""

import pytest

from engine.games.bruxelles1893.moves import Activate, Build, Decline, Gather, Perform, Shift, Spend, Swing, Visit
from engine.games.bruxelles1893.turn import NeutralAssistant
from tests.engine.bruxelles1893.conftest import Position
from tests.engine.conftest import Told


def test_workshop_gives_the_owner_a_black_work(table: type[Position], told: Told) -> None:
    position = table(3).built(1, (1, 1)).works_pile("pink")
    events = position.act(1, 1)
    assert position.works(0) == {"pink": 1}
    assert position.works(1) == {"black": 1}
    assert position.state.blacks == 5
    assert (told(events, "benefited")[0].seat, told(events, "benefited")[0].action) == (1, "workshop")


def test_TV29_sale_gives_a_point_for_every_work_black_included(table: type[Position]) -> None:
    position = table(3).built(0, (1, 2)).give(0, works={"blue": 2, "black": 1}, vp=0).turn_of(1)
    position.place(1, 2)
    assert position.player(0).vp == 3
    assert position.line(0, "secondary") == 3


def test_TV37_it_comes_even_if_no_sale_is_possible(table: type[Position], told: Told) -> None:
    position = table(3).built(0, (1, 2)).give(0, works={"blue": 1, "pink": 1}, vp=0).turn_of(1)
    events = position.place(1, 2, bid=2)
    assert told(events, "impossible")
    assert position.bid(1, 2) == 2
    assert position.centre() == (4, 4)
    assert position.player(0).vp == 2


def test_theatre_lets_the_owner_activate_one_upright_figure(table: type[Position]) -> None:
    figures = {"brugmann": "upright", "buls": "upright", "maeterlinck": "used"}
    position = table(3).built(1, (1, 3)).give(1, figures=figures, money=0)
    position.place(1, 3)
    position.play(Decline())
    assert (position.asks, position.seat) == ("secondary-theatre", 1)
    assert position.moves() == [Activate("brugmann"), Activate("buls"), Decline()]
    position.play(Activate("brugmann"))
    assert position.player(1).money == 5
    assert position.figures(1)["brugmann"] == "used"
    assert (position.asks, position.seat) == ("turn", 1), "one is enough, whatever the level at the Royal Palace"


def test_theatre_does_not_depend_on_the_royal_palace(table: type[Position]) -> None:
    position = table(3).built(1, (1, 3)).give(1, figures={"buls": "upright"}, levels={"royal_palace": 4})
    position.place(1, 3)
    position.play(Decline(), Activate("buls"))
    assert position.asks == "turn"


def test_materials_give_the_owner_a_noble_cube_of_choice(table: type[Position]) -> None:
    position = table(3).built(1, (1, 4))
    position.act(1, 4)
    position.play(Gather(("wood", "wood")))
    assert (position.asks, position.seat) == ("secondary-materials", 1)
    assert position.moves() == [Gather(("wood",)), Gather(("stone",)), Gather(("iron",)), Decline()]
    position.play(Gather(("iron",)))
    assert position.cubes(1) == {"iron": 1}


def test_construction_gives_a_point_for_every_own_building(table: type[Position]) -> None:
    position = table(3).built(1, (2, 3), (5, 5), (5, 1)).give(1, vp=0)
    position.place(2, 3)
    assert position.player(1).vp == 3


def test_R36_the_placement_counts_even_if_the_action_is_declined(table: type[Position]) -> None:
    position = table(3).built(1, (1, 1))
    position.place(1, 1)
    position.play(Decline())
    assert position.works(1) == {"black": 1}


def test_R36_the_owner_may_have_passed(table: type[Position]) -> None:
    position = table(3).built(1, (1, 4)).passed(1).turn_of(0)
    position.act(1, 4)
    position.play(Gather(("wood", "wood")))
    assert (position.asks, position.seat) == ("secondary-materials", 1)
    position.play(Gather(("wood",)))
    assert position.seat == 2


def test_R36_not_for_the_owners_own_assistant(table: type[Position], told: Told) -> None:
    position = table(3).built(0, (1, 1)).works_pile("pink")
    events = position.act(1, 1)
    assert position.works(0) == {"pink": 1}
    assert not told(events, "benefited")


def test_R36_not_for_neutral_assistants(table: type[Position], told: Told) -> None:
    position = table(2)
    free = len(NeutralAssistant(0).moves(position.state))
    position.built(1, (1, 1)).state.agenda.append(NeutralAssistant(0))
    assert len(position.moves()) == free - 1
    assert all((move.row, move.col) != (1, 1) for move in position.moves())
    events = position.play(position.moves()[0])
    assert not told(events, "benefited")


def test_R36_not_in_the_park(table: type[Position], told: Told) -> None:
    position = table(3).built(1, (1, 4))
    position.play(Visit("park"), Perform("materials"))
    events = position.play(Gather(("wood", "wood")))
    assert not told(events, "benefited")
    assert position.asks == "turn"


def test_R37_the_main_action_comes_first(table: type[Position]) -> None:
    position = table(3).needles("wood", "stone").built(1, (2, 3), (5, 5)).give(0, cubes={"wood": 1, "stone": 1})
    position.give(1, vp=0).act(2, 3)
    assert position.player(1).vp == 0
    position.play(Swing("wood"), Build(3, 3))
    assert position.player(1).vp == 2, "only the owner's own buildings count"
    assert position.player(0).built == 1


def test_R37_the_sold_work_no_longer_counts_for_nobody_but_its_owner(table: type[Position]) -> None:
    position = table(3).built(1, (1, 2)).give(0, works={"blue": 1}).give(1, works={"pink": 2}, vp=0)
    position.act(1, 2)
    assert position.player(1).vp == 0
    position.play(Shift(4, 4))
    assert position.player(1).vp == 2


@pytest.mark.parametrize(("space", "figures"), [((1, 3), {"brugmann": "used"}), ((1, 4), {})])
def test_R54_what_is_not_there_is_skipped_without_asking(
    table: type[Position], space: tuple[int, int], figures: dict[str, str]
) -> None:
    position = table(3).built(1, space).give(1, figures=figures).leave(2, wood=0, stone=0, iron=0)
    position.place(*space)
    if position.asks == "performance":
        position.play(Decline())
    assert (position.asks, position.seat) == ("turn", 1)
    assert position.cubes(1) == {}


def test_R54_theatre_and_materials_may_be_refused(table: type[Position]) -> None:
    position = table(3).built(1, (1, 3), (1, 4)).give(1, money=0)
    position.place(1, 3)
    position.play(Decline(), Decline())
    assert position.player(1).money == 0
    assert position.figures(1) == {"brugmann": "upright"}
    position.turn_of(2).place(1, 4)
    position.play(Decline(), Decline())
    assert position.cubes(1) == {}


def test_R54_the_others_are_automatic_and_all_is_done_before_the_next_turn(table: type[Position]) -> None:
    position = table(3).built(1, (1, 1), (1, 2), (2, 3)).give(1, works={"blue": 1}, vp=0)
    position.place(1, 2)
    assert position.asks == "turn"
    assert position.player(1).vp == 1
    position.turn_of(0).place(2, 3)
    assert position.player(1).vp == 4
    position.turn_of(0).place(1, 1)
    position.play(Decline())
    assert position.works(1) == {"blue": 1, "black": 1}
    assert position.asks == "turn"


def test_solvay_asks_the_owner(table: type[Position]) -> None:
    position = table(3).built(1, (1, 3)).give(1, figures={"brugmann": "used", "solvay": "upright"})
    position.place(1, 3)
    position.play(Decline(), Activate("solvay"))
    assert (position.asks, position.seat) == ("noble-offer", 1)
    position.play(Gather(("stone",)))
    assert position.cubes(1) == {"stone": 1}
    assert (position.asks, position.seat) == ("turn", 1)


def test_no_building_no_secondary_action(table: type[Position], told: Told) -> None:
    position = table(3).needles("wood", "stone").built(1, (5, 5)).give(0, cubes={"wood": 2, "stone": 2})
    position.act(2, 3)
    events = position.play(Swing("wood"), Build(3, 3))
    assert not told(events, "benefited")
    assert position.refuses(Spend(("wood", "stone"), 0))
