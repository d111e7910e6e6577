"""Chapter 4.7 of the rules: upkeep and final scoring."""

from itertools import combinations
from typing import Any

import pytest

from engine.games.bruxelles1893 import GAME
from engine.games.bruxelles1893.moves import Bid, Decline, Pass, Pay, Place, Use, Visit
from engine.games.bruxelles1893.parts import FIGURES
from engine.games.bruxelles1893.scoring import upkeep_choices, upkeep_due
from tests.engine.bruxelles1893.conftest import Position
from tests.engine.conftest import Told

BOX = GAME.editions[GAME.editions.standard()]
FIVE = dict.fromkeys(("brugmann", "albert", "vandevelde", "buls", "vandervelde"), "upright")


def last_round(table: type[Position], seats: int = 3, **given: Any) -> Position:
    """Stand in the last round with everybody else passed; seat 0 has no Manneken-Pis and starts from nothing."""
    position = table(seats).round(5, *[1] * 4)
    position.give(0, **({"money": 0, "vp": 0} | given))
    for seat in range(1, seats):
        position.give(seat, money=50)
    return position


def end(position: Position, *answers: Pay) -> list[Any]:
    """Pass with seat 0 as the last one, without income, and answer."""
    position.last_to_play(0).exhibition(1)
    position.player(0).money -= sum(1 for count in position.player(0).works if count)
    return position.play(Pass(), *answers)


def final(position: Position, seat: int = 0) -> dict[str, int]:
    standing = GAME.standings(position.state).of(seat)
    return {item.key: item.points for item in standing.items if item.points}


def paid_sets(position: Position, seat: int = 0) -> set[tuple[str, ...]]:
    return {move.figures for move in upkeep_choices(position.state, seat)}


def test_TV22_a_four_franc_figure_is_left_unpaid(table: type[Position], told: Told) -> None:
    for lost in ("albert", "vandevelde"):
        position = last_round(table, figures=FIVE, money=12)
        assert upkeep_due(position.state, 0) == 15
        end(position)
        assert (position.asks, position.seat) == ("upkeep", 0)
        events = position.play(Pay(tuple(name for name in BOX.figures if name in FIVE and name != lost)))
        assert position.player(0).money == 1
        assert lost not in position.figures(0)
        assert len(position.figures(0)) == 4
        assert position.line(0, "upkeep") == -5
        assert [(event.figure, event.vp) for event in told(events, "figure-lost")] == [(lost, -5)]
        assert told(events, "upkeep-paid")[0].money == 11
        assert lost in position.discarded(FIGURES)


def test_TV34_either_is_paid_but_not_neither(table: type[Position]) -> None:
    figures = {"brugmann": "upright", "albert": "upright"}
    position = last_round(table, figures=figures, money=4)
    end(position)
    assert set(position.moves()) == {Pay(("albert",)), Pay(("brugmann",))}
    assert position.refuses(Pay(()))
    assert position.refuses(Pay(("brugmann", "albert")))
    position.play(Pay(("albert",)))
    assert (position.player(0).money, position.line(0, "upkeep")) == (0, -5)
    other = last_round(table, figures=figures, money=4)
    end(other, Pay(("brugmann",)))
    assert (other.player(0).money, other.line(0, "upkeep")) == (3, -5)


def test_R40_no_figure_stays_unpaid_that_the_money_left_could_pay() -> None:
    every = tuple(range(len(BOX.figures)))
    for money in range(25):
        for size in (1, 3, 5, 8):
            for held in combinations(every, size):
                moves = BOX.pays(held, money)
                legal = set()
                for count in range(size + 1):
                    for paid in combinations(held, count):
                        left = money - sum(BOX.upkeep[figure] for figure in paid)
                        if left >= 0 and all(BOX.upkeep[figure] > left for figure in held if figure not in paid):
                            legal.add(tuple(BOX.figures[figure] for figure in paid))
                assert {move.figures for move in moves} == legal
                assert len(moves) == len(legal)


def test_R40_with_enough_money_nobody_is_asked(table: type[Position]) -> None:
    position = last_round(table, figures=FIVE, money=15)
    end(position)
    assert position.asks is None
    assert position.player(0).money == 0
    assert len(position.figures(0)) == 5


def test_R40_the_choice_is_free_among_sets_as_large_as_possible(table: type[Position]) -> None:
    position = last_round(table, figures=FIVE, money=12)
    # A 3 or a 4 may stay unpaid, but never Brugmann: there would always be a franc left for him.
    assert paid_sets(position) == {
        tuple(name for name in BOX.figures if name in FIVE and name != lost)
        for lost in ("albert", "vandevelde", "buls", "vandervelde")
    }


def test_R40_fewest_losses_are_offered_first() -> None:
    held = tuple(range(len(BOX.figures)))
    sizes = [len(move.figures) for move in BOX.pays(held, 12)]
    assert sizes == sorted(sizes, reverse=True)


def test_R41_upkeep_comes_before_sets_of_four_francs(table: type[Position]) -> None:
    position = last_round(table, figures={"brugmann": "upright", "buls": "upright"}, money=7)
    end(position)
    assert position.player(0).money == 3
    assert position.line(0, "row-money") == 0


def test_R42_row_3_counts_brugmann_if_paid(table: type[Position]) -> None:
    paid = last_round(table, money=1)
    end(paid)
    assert paid.line(0, "row-figures") == 1
    unpaid = last_round(table, money=0)
    end(unpaid)
    assert unpaid.line(0, "row-figures") == 0
    assert unpaid.line(0, "upkeep") == -5


def test_R43_scores_may_go_below_zero(table: type[Position]) -> None:
    position = last_round(table, figures={"brugmann": "used", "maeterlinck": "used"}, money=0)
    position.assistants(0, courthouse=5)
    end(position)
    assert GAME.standings(position.state).of(0).total == -10
    assert position.player(0).vp == -10


def test_TV24_the_example_of_the_book(table: type[Position]) -> None:
    position = last_round(
        table,
        vp=80,
        levels={"architect": 8},
        works={"blue": 1},
        figures={"brugmann": "upright", "buls": "used"},
        cubes={"wood": 1, "iron": 2, "joker": 4},
        tucked={
            "money": ("bonus_4", "bonus_7"),
            "works": ("bonus_10",),
            "assistants": ("bonus_2",),
        },
        money=6 + 4,
    )
    position.built(0, *((5, col) for col in range(1, 6)))
    end(position)
    assert position.player(0).money == 6
    assert final(position) == {
        "sales": 80,
        "architect": 40,
        "row-money": 5,
        "row-works": 3,
        "row-figures": 2,
        "row-assistants": 6,
        "materials": 3,
    }
    assert GAME.standings(position.state).of(0).total == 139


@pytest.mark.parametrize(("out", "vp"), [(2, 0), (0, 0), (1, 0), (3, 1), (7, 5)])
def test_TV25_assistants_beyond_the_second_count(table: type[Position], out: int, vp: int) -> None:
    position = last_round(table, money=1).assistants(0, courthouse=7 - out)
    end(position)
    assert position.line(0, "row-assistants") == vp


def test_R39_assistants_count_wherever_they_stand_but_not_in_the_courthouse(table: type[Position]) -> None:
    position = last_round(table, money=1).assistants(0, courthouse=1, market=2).assistants(1, market=4)
    position.stand({(1, 3): (0, 1)})
    end(position)
    assert position.line(0, "row-assistants") == 6 - 2
    sent = last_round(table, money=1).assistants(0, courthouse=1, market=2)
    end(sent)
    assert sent.player(0).courthouse == 2
    assert sent.line(0, "row-assistants") == 5 - 2, "the one detained in the last round no longer counts"


@pytest.mark.parametrize(("money", "vp"), [(0, 0), (3, 0), (4, 1), (7, 1), (8, 2), (41, 10)])
def test_row_1_counts_complete_sets_of_four_francs(table: type[Position], money: int, vp: int) -> None:
    position = last_round(table, money=money + 1)
    end(position)
    assert position.line(0, "row-money") == vp


def test_row_2_counts_every_work_black_included(table: type[Position]) -> None:
    position = last_round(table, works={"blue": 3, "black": 2}, money=20)
    end(position)
    assert position.line(0, "row-works") == 5


def test_jokers_are_worth_nothing_and_nobles_one_each(table: type[Position]) -> None:
    position = last_round(table, cubes={"wood": 2, "stone": 1, "iron": 1, "joker": 9}, money=1)
    end(position)
    assert position.line(0, "materials") == 4


def test_the_manneken_pis_brings_five_to_who_holds_it_in_the_end(table: type[Position]) -> None:
    position = last_round(table, money=1)
    end(position)
    assert position.state.first == 1
    assert [position.line(seat, "manneken") for seat in range(3)] == [0, 5, 0]


def test_R56_bids_of_the_last_round_are_lost(table: type[Position]) -> None:
    position = last_round(table, money=9).bonuses("bonus_3", "bonus_6", "bonus_9", "bonus_13", "bonus_20")
    position.last_to_play(0).exhibition(1)
    position.play(Place(1, 1), Bid(8), Decline(), Pass())
    assert position.asks is None
    assert position.player(0).money == 0, "the last franc paid Brugmann"
    assert position.line(0, "row-money") == 0


def test_R56_row_3_counts_figures_upright_or_used(table: type[Position]) -> None:
    position = last_round(table, figures={"brugmann": "used", "buls": "upright", "albert": "used"}, money=8)
    end(position)
    assert position.line(0, "row-figures") == 3


def test_R56_cubes_never_pay_upkeep(table: type[Position]) -> None:
    position = last_round(table, cubes={"wood": 5, "joker": 5}, money=0)
    end(position)
    assert position.line(0, "upkeep") == -5
    assert position.cubes(0) == {"wood": 5, "joker": 5}


def test_R56_upkeep_is_asked_clockwise_from_the_manneken_pis(table: type[Position]) -> None:
    position = table(3).display().round(5, *[1] * 4)
    for seat in range(3):
        position.give(seat, money=3, figures={"brugmann": "upright", "buls": "upright"})
    position.last_to_play(0).exhibition(1).play(Pass())
    order = []
    while position.asks == "upkeep":
        order.append(position.seat)
        position.play(position.moves()[0])
    assert order == [1, 2, 0]


def test_R58_the_score_has_no_upper_limit(table: type[Position]) -> None:
    position = last_round(table, vp=500, money=1)
    end(position)
    assert GAME.standings(position.state).of(0).total > 500


def test_everything_is_told(table: type[Position], told: Told) -> None:
    position = last_round(table, works={"blue": 2}, money=8, figures={"brugmann": "upright", "buls": "upright"})
    events = end(position)
    lines = {event.item: event.vp for event in told(events, "scored") if event.seat == 0}
    assert lines == {"row-works": 2, "row-figures": 2, "row-assistants": 3, "row-money": 1}
    ended = told(events, "game-ended")[0]
    assert ended.winners == GAME.standings(position.state).winners


def test_standings_during_play_say_what_the_end_would_bring_now(table: type[Position]) -> None:
    position = table(3).give(0, vp=7, money=9, works={"blue": 2}, cubes={"wood": 1}, levels={"architect": 3})
    position.built(0, (5, 5), (5, 4))
    standing = GAME.standings(position.state).of(0)
    assert standing.now == 7
    assert {item.key: item.points for item in standing.items if item.points} == {
        "sales": 7,
        "architect": 6,
        "row-money": 2,
        "row-works": 2,
        "row-figures": 1,
        "row-assistants": 3,
        "materials": 1,
        "manneken": 5,
    }
    assert standing.total == 27
    assert not GAME.standings(position.state).over
    assert [item.key for item in standing.items if not item.final] == [
        "sales",
        "building",
        "figures",
        "secondary",
        "shields",
    ]


def test_the_projection_pays_the_figures_in_the_best_way(table: type[Position]) -> None:
    position = table(3).give(0, vp=0, money=4, figures={"brugmann": "upright", "albert": "upright"})
    # Either one figure is lost; nothing is left of the money that would matter.
    assert position.line(0, "upkeep") == -5
    assert position.line(0, "row-figures") == 1


def test_standings_between_two_upkeep_payments_agree_with_the_end(table: type[Position]) -> None:
    position = table(3).display().round(5, *[1] * 4)
    for seat in range(3):
        position.give(seat, money=5, figures={"brugmann": "upright", "buls": "upright", "albert": "used"})
    position.last_to_play(0).exhibition(1).play(Pass())
    position.play(Pay(("brugmann", "albert")))
    assert position.asks == "upkeep"
    expected = GAME.standings(position.state).of(1).total
    while position.asks == "upkeep":
        position.play(position.moves()[0])
    assert GAME.standings(position.state).of(1).total == expected


def test_a_game_of_passes_ends_after_five_rounds(table: type[Position]) -> None:
    position = table(3)
    while position.asks is not None:
        moves = position.moves()
        position.play(Pass() if Pass() in moves else moves[0])
    assert position.state.round == 5
    assert len(position.state.exhibitions) == 5
    assert position.refuses(Pass(), "over")
    assert position.refuses(Visit("market"), "over")
    assert position.refuses(Use(("city_hall",)), "over")
