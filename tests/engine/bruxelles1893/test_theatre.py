"""Chapter 4.3 of the rules: the theatre and its display."""

from engine.games.bruxelles1893.moves import Approach, Decline, Discard, Keep, Pass, Perform, Visit
from engine.games.bruxelles1893.parts import FIGURES
from tests.engine.bruxelles1893.conftest import Position
from tests.engine.conftest import Told


def in_theatre(table: type[Position], *display: str, money: int = 9) -> Position:
    position = table(3).display(*display).give(0, money=money + 1)
    position.act(1, 3)
    return position


def test_the_price_follows_the_space_from_the_right(table: type[Position]) -> None:
    position = in_theatre(table, "solvay", "buls", "empain", "albert", money=3)
    assert position.moves() == [
        Approach("solvay", 0),
        Approach("buls", 1),
        Approach("empain", 2),
        Approach("albert", 3),
    ]
    position.play(Approach("albert", 3))
    assert position.player(0).money == 0
    assert position.level(0, "royal_palace") == 2


def test_too_dear_figures_are_not_offered(table: type[Position]) -> None:
    position = in_theatre(table, "solvay", "buls", "empain", "albert", money=1)
    assert position.moves() == [Approach("solvay", 0), Approach("buls", 1)]
    assert position.refuses(Approach("empain", 2))
    assert position.refuses(Approach("empain", 1))


def test_the_same_figure_at_two_prices_is_two_moves(table: type[Position]) -> None:
    position = in_theatre(table, "empain", "buls", "empain", "albert")
    assert Approach("empain", 0) in position.moves()
    position.play(Approach("empain", 2))
    position.play(Discard())
    assert position.shown()[:3] == ["empain", "buls", "albert"]


def test_the_display_moves_right_and_is_refilled_on_the_left(table: type[Position], told: Told) -> None:
    position = table(3).display("solvay", "buls", "empain", "albert").deck("maeterlinck", "buls")
    position.act(1, 3)
    events = position.play(Approach("buls", 1), Keep())
    assert position.shown() == ["solvay", "empain", "albert", "maeterlinck"]
    assert told(events, "arrived")[0].figure == "maeterlinck"
    assert position.state.piles[FIGURES][-1] == position.box.figures.index("buls")


def test_the_effect_comes_before_keeping_or_discarding(table: type[Position], told: Told) -> None:
    position = in_theatre(table, "maeterlinck", "buls", "empain", "albert")
    position.give(0, vp=0)
    events = position.play(Approach("maeterlinck", 0))
    assert position.player(0).vp == 5
    assert [type(event).__name__ for event in events] == ["Approached", "Acted", "Earned"]
    assert position.asks == "enlistment"
    assert position.moves() == [Keep(), Discard()]


def test_R20_a_void_effect_does_not_prevent_taking_the_card(table: type[Position], told: Told) -> None:
    position = table(3).display("vandervelde", "buls", "empain", "albert").assistants(0, courthouse=0)
    position.act(1, 3)
    events = position.play(Approach("vandervelde", 0), Keep())
    assert told(events, "nobody-released")
    assert position.figures(0) == {"brugmann": "upright", "vandervelde": "used"}


def test_R21_the_effect_is_automatic(table: type[Position]) -> None:
    position = in_theatre(table, "buls", "solvay", "empain", "albert")
    position.play(Approach("buls", 0))
    assert position.level(0, "city_hall") == 2, "nobody was asked"
    assert position.asks == "enlistment"


def test_R21_a_void_effect_is_skipped(table: type[Position], told: Told) -> None:
    position = table(3).display("solvay", "buls", "empain", "albert").leave(1, wood=0, stone=0, iron=0)
    position.act(1, 3)
    events = position.play(Approach("solvay", 0))
    assert told(events, "supply-empty")
    assert position.asks == "enlistment"


def test_R22_a_second_copy_can_only_be_discarded_after_its_effect(table: type[Position]) -> None:
    position = table(3).give(0, figures={"buls": "upright"}).display("buls", "solvay", "empain", "albert")
    position.act(1, 3)
    position.play(Approach("buls", 0))
    assert position.seat == 1, "nothing to ask"
    assert position.level(0, "city_hall") == 2
    assert position.discarded(FIGURES) == ["buls"]
    assert position.figures(0) == {"brugmann": "upright", "buls": "upright"}


def test_R22_brugmann_never_comes_to_the_theatre(table: type[Position]) -> None:
    position = table(5)
    assert "brugmann" not in position.shown()
    assert position.box.first_figure not in position.state.piles[FIGURES]


def test_R23_with_deck_and_discard_empty_the_display_shrinks(table: type[Position], told: Told) -> None:
    position = table(3).display("solvay", "buls", "empain", "albert").no_deck()
    position.act(1, 3)
    events = position.play(Approach("empain", 2), Keep())
    assert not told(events, "arrived")
    assert position.shown() == ["solvay", "buls", "albert"], "cards slide right, the left space stays empty"
    position.turn_of(1).give(1, money=9).act(2, 4)
    assert [(move.figure, move.money) for move in position.moves()] == [("solvay", 0), ("buls", 1), ("albert", 2)]


def test_R24_the_discarded_card_enters_the_discard_before_the_refill(table: type[Position], told: Told) -> None:
    position = table(4).display("empain", "buls", "solvay", "albert").no_deck()
    position.act(1, 3)
    events = position.play(Approach("empain", 0), Discard())
    assert told(events, "renewed")[0].pile == "figures"
    assert position.shown() == ["buls", "solvay", "albert", "empain"]


def test_TV36_with_nothing_else_the_discarded_card_comes_back(table: type[Position]) -> None:
    position = table(4).display("empain", "buls").no_deck()
    position.act(1, 3)
    position.play(Approach("empain", 0), Discard())
    assert position.shown() == ["buls", "empain"]
    position.turn_of(1).give(1, money=9).act(2, 4)
    assert [(move.figure, move.money) for move in position.moves()] == [("buls", 0), ("empain", 1)]


def test_R26_a_figure_kept_this_turn_is_used_until_the_next_round(table: type[Position]) -> None:
    position = in_theatre(table, "buls", "solvay", "empain", "albert")
    position.play(Approach("buls", 0), Keep())
    assert position.figures(0) == {"brugmann": "upright", "buls": "used"}
    position.turn_of(0)
    position.play(Visit("grand_place"))
    assert position.figures(0) == {"brugmann": "used", "buls": "used"}
    assert position.level(0, "city_hall") == 2, "Buls did not act again"
    position.last_to_play(0).play(Pass())
    assert position.figures(0) == {"brugmann": "upright", "buls": "upright"}


def test_a_kept_figure_cannot_be_given_up(table: type[Position]) -> None:
    position = table(3).give(0, figures={"buls": "upright", "albert": "used"})
    assert not any(isinstance(move, Discard) for move in position.moves())
    position.act(1, 4)
    assert position.refuses(Discard())


def test_there_is_no_limit_to_figures_kept(table: type[Position]) -> None:
    every = dict.fromkeys(("solvay", "buls", "empain", "vandevelde", "albert", "vandervelde"), "used")
    position = table(3).give(0, figures=every).display("maeterlinck", "buls", "empain", "albert")
    position.act(1, 3)
    position.play(Approach("maeterlinck", 0), Keep())
    assert len(position.figures(0)) == 8


def test_R52_gaps_are_refilled_one_card_at_a_time(table: type[Position], told: Told) -> None:
    position = table(3).display("buls", "empain").deck("maeterlinck", "vandevelde", "albert")
    position.act(1, 3)
    events = position.play(Approach("buls", 0), Keep())
    assert position.shown() == ["empain", "maeterlinck", "vandevelde", "albert"]
    assert [event.figure for event in told(events, "arrived")] == ["maeterlinck", "vandevelde", "albert"]


def test_R52_with_no_card_left_the_first_goes_to_the_free_space(table: type[Position]) -> None:
    position = table(3).display("buls").deck("maeterlinck", "vandevelde", "albert", "solvay")
    position.act(1, 3)
    assert position.asks == "enlistment", "a single figure is no choice"
    position.play(Discard())
    assert position.shown() == ["maeterlinck", "vandevelde", "albert", "solvay"]
    position.turn_of(1).give(1, money=9).act(2, 4)
    assert position.moves()[0] == Approach("maeterlinck", 0)


def test_R53_the_deck_is_renewed_only_when_a_card_is_needed(table: type[Position], told: Told) -> None:
    position = table(3).display("solvay", "buls", "empain", "albert").no_deck("maeterlinck", "vandevelde")
    position.deck("vandevelde").act(1, 3)
    events = position.play(Approach("empain", 2), Keep())
    assert position.shown() == ["solvay", "buls", "albert", "vandevelde"]
    assert position.state.piles[FIGURES] == []
    assert position.discarded(FIGURES) == ["maeterlinck"]
    assert not told(events, "renewed")


def test_the_theatre_in_the_park(table: type[Position]) -> None:
    position = table(3).display("buls", "solvay", "empain", "albert").give(0, money=1)
    position.play(Visit("park"), Perform("theatre"))
    assert position.moves() == [Approach("buls", 0), Approach("solvay", 1)]
    position.play(Approach("buls", 0), Keep())
    assert position.figures(0)["buls"] == "used"


def test_refilling_is_a_revelation(table: type[Position]) -> None:
    position = table(3)
    position.place(1, 3)
    position.play(Perform("theatre"))
    before = position.state.revealed
    position.play(Approach("buls", 1))
    assert position.state.revealed == before
    position.play(Keep())
    assert position.state.revealed == before + 1


def test_declining_leaves_the_display(table: type[Position]) -> None:
    position = table(3)
    shown = position.shown()
    position.place(1, 3)
    position.play(Decline())
    assert position.shown() == shown
