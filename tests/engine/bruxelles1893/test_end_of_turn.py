"""Chapter 4.6 of the rules: the end of turn."""

from typing import Any

from engine.games.bruxelles1893.moves import Pass
from engine.games.bruxelles1893.parts import BONUS, FIGURES, NO_SHIELD, NOBODY, STOCK
from tests.engine.bruxelles1893.conftest import Position
from tests.engine.conftest import Told


def end_round(position: Position) -> list[Any]:
    position.last_to_play(len(position.state.players) - 1)
    return position.play(Pass())


def test_assistants_come_home_but_for_the_courthouse(table: type[Position]) -> None:
    position = table(3).stand({(1, 1): (0, 2), (2, 2): (0, 1), (3, 3): (1, 1)}).assistants(2, market=2)
    end_round(position)
    while position.asks != "bracket":
        position.play(position.moves()[0])
    assert [(player.reserve, player.courthouse) for player in position.state.players] == [(5, 2), (5, 2), (4, 3)]
    assert position.state.board.owners == [NOBODY] * 25
    assert position.state.uses == [0, 0, 0, 0]


def test_bids_go_to_the_supply(table: type[Position]) -> None:
    position = table(3).stand({(1, 4): (0, 2)}).give(0, money=3)
    end_round(position)
    while position.asks != "bracket":
        position.play(position.moves()[0])
    assert position.player(0).money == 3
    assert position.state.board.bids == [0] * 25


def test_buildings_stay(table: type[Position]) -> None:
    position = table(3).built(1, (1, 1), (5, 5))
    end_round(position)
    assert (position.building(1, 1), position.building(5, 5)) == (1, 1)


def test_figures_stand_up_again(table: type[Position]) -> None:
    position = table(3).give(0, figures={"brugmann": "used", "buls": "used", "albert": "upright"})
    end_round(position)
    assert set(position.figures(0).values()) == {"upright"}


def test_the_cheapest_figure_leaves_and_a_new_one_comes(table: type[Position], told: Told) -> None:
    position = table(3).display("solvay", "buls", "empain", "albert").deck("maeterlinck")
    events = end_round(position)
    assert position.shown() == ["buls", "empain", "albert", "maeterlinck"]
    assert position.discarded(FIGURES) == ["solvay"]
    assert told(events, "departed")[0].figure == "solvay"
    assert told(events, "arrived")[0].figure == "maeterlinck"


def test_R52_with_an_empty_deck_the_leaving_figure_may_come_back(table: type[Position]) -> None:
    position = table(4).display("solvay", "buls", "empain", "albert").no_deck()
    end_round(position)
    assert position.shown() == ["buls", "empain", "albert", "solvay"]


def test_R52_the_refill_fills_all_gaps(table: type[Position]) -> None:
    position = table(3).display("solvay", "buls").deck("maeterlinck", "empain", "albert")
    end_round(position)
    assert position.shown() == ["buls", "maeterlinck", "empain", "albert"]


def test_R52_an_empty_display_loses_nobody(table: type[Position], told: Told) -> None:
    position = table(3).display().deck("maeterlinck", "empain", "albert", "buls")
    events = end_round(position)
    assert not told(events, "departed")
    assert position.shown() == ["maeterlinck", "empain", "albert", "buls"]


def test_R53_the_discard_becomes_a_deck_when_a_card_is_needed(table: type[Position], told: Told) -> None:
    position = table(4).display("solvay", "buls", "empain", "albert").no_deck()
    assert position.state.piles[FIGURES] == []
    events = end_round(position)
    assert told(events, "renewed")[0].pile == "figures"
    assert position.state.discards[FIGURES] == []


def test_five_new_bonus_cards_are_dealt(table: type[Position]) -> None:
    position = table(3)
    end_round(position)
    assert len(position.state.bonuses) == 5
    assert position.discarded(BONUS) == ["bonus_1", "bonus_5", "bonus_9", "bonus_13", "bonus_20"]
    assert len(position.state.piles[BONUS]) == 15


def test_the_stock_card_is_discarded_and_the_bracket_taken_off(table: type[Position]) -> None:
    position = table(3).stock("stock_4")
    end_round(position)
    assert position.discarded(STOCK) == ["stock_4"]
    assert position.state.shield == NO_SHIELD
    assert position.state.stock not in position.state.discards[STOCK]


def test_every_bonus_card_appears_once_in_a_game(table: type[Position]) -> None:
    position = table(3)
    seen: list[int] = []
    while position.asks is not None:
        if position.asks == "bracket":
            position.play(position.moves()[0])
        if position.state.round > len(seen) // 5:
            seen += position.state.bonuses
        position.play(Pass())
    assert sorted(seen) == list(range(25))
    assert position.state.round == 5


def test_the_last_round_ends_without_this_phase(table: type[Position], told: Told) -> None:
    position = table(3).round(5).display("solvay", "buls", "empain", "albert").stand({(1, 4): (0, 2)})
    events = end_round(position)
    assert position.asks == "bonus-card"
    events += position.play(position.moves()[0])
    assert position.asks is None
    assert not told(events, "departed")
    assert position.shown() == ["solvay", "buls", "empain", "albert"]
    assert position.owner(1, 4) == 0
    assert position.player(2).passed
