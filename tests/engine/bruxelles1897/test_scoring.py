"""Chapter 9 of the rules: final scoring."""

from itertools import product
from typing import Any

import pytest

from engine.game import game
from engine.games.bruxelles1897.moves import Pass
from engine.standings import Standing
from tests.engine.bruxelles1897.conftest import Position
from tests.engine.conftest import Told

GAME = game("bruxelles1897")

KEPT = {"brugmann": "upright", "horta": "upright", "buls": "upright", "albert": "upright"}


def ended(table: type[Position], won: tuple[str, ...] = (), architecture: int = 4, **changes: Any) -> Position:
    """Score the base player of the rules, seat 0, at the end; `won` are the bonus cards whose columns are his."""
    position = table(3).round(4)
    owned: dict[str, Any] = {
        "vp": 20,
        "money": 7,
        "nobles": KEPT,
        "houses": {"house_a": 2, "house_b": 1, "house_c": 1},
        "artworks": {"red": 2, "blue": 1},
        "materials": {"metal+metal": 1, "wood+wood": 1},
        "levels": {"architecture": architecture},
        "expo": True,
    }
    position.give(0, **(owned | changes))
    others = [name for name in position.box.bonuses if name not in won]
    position.bonuses(*won, *others)
    position.architects(0).stand({(1, col): (0, "1/3", 1) for col in range(1, len(won) + 1)})
    position.last_to_play(1).play(Pass())
    assert position.asks is None
    return position


def final(position: Position, seat: int = 0) -> Standing:
    return GAME.standings(position.state).of(seat)


def test_F1a_without_lower_halves(table: type[Position]) -> None:
    position = ended(table)
    assert final(position).total == 40
    assert position.player(0).vp == 40
    assert position.player(0).money == 1
    assert len(position.nobles(0)) == 4
    assert {item.key: item.points for item in final(position).items if item.points} == {
        "building": 20,
        "houses": 16,
        "materials": 2,
        "expo": 2,
    }


def test_F1b_one_money_left_is_no_full_lot(table: type[Position]) -> None:
    # The card of the money bonus first gives a step of Architecture: 4 is the level after it.
    position = ended(table, won=("bonus_architecture",), architecture=3)
    assert position.level(0, "architecture") == 4
    assert final(position).total == 40
    assert position.line(0, "bonus-money") == 0


def test_F1c_two_colours(table: type[Position]) -> None:
    position = ended(table, won=("bonus_nobility",))
    assert final(position).total == 44
    assert position.line(0, "bonus-artwork") == 4


def test_F3_at_most_five_lots_of_money(table: type[Position]) -> None:
    position = ended(table, won=("bonus_architecture",), architecture=3, money=30, nobles={"brugmann": "upright"})
    assert position.line(0, "bonus-money") == 15
    assert final(position).total == 55


@pytest.mark.parametrize(("money", "vp"), [(0, 0), (1, 0), (2, 3), (5, 6), (9, 12), (10, 15), (11, 15), (12, 15)])
def test_money_bonus_by_lots_of_two(table: type[Position], money: int, vp: int) -> None:
    position = ended(table, won=("bonus_architecture",), money=money, nobles={"brugmann": "upright"})
    assert position.line(0, "bonus-money") == vp


def test_house_bonus_counts_types(table: type[Position]) -> None:
    assert ended(table, won=("bonus_prestige",)).line(0, "bonus-house") == 6


def test_noble_bonus_counts_brugmann(table: type[Position]) -> None:
    assert ended(table, won=("bonus_prison",)).line(0, "bonus-noble") == 8


def test_R23_as_many_nobles_are_paid_as_possible(table: type[Position]) -> None:
    position = ended(table, money=4)
    assert position.player(0).money == 0
    assert len(position.nobles(0)) == 3
    assert position.line(0, "upkeep") == -3
    assert len(position.discarded("noble")) == 1


def test_R23_refusing_to_pay_would_never_be_better(table: type[Position]) -> None:
    """For any money, any nobles and whichever lower halves are won, paying fewer nobles never scores more."""
    values = table(2).box.final

    def score(money: int, nobles: int, paid: int, noble_bonus: bool) -> int:
        lots = min((money - 2 * paid) // values.bonus_money_unit, values.bonus_money_lots)
        kept = (1 + paid) * values.bonus_noble_vp if noble_bonus else 0
        return (nobles - paid) * values.unpaid_noble_vp + lots * values.bonus_money_vp + kept

    for money, nobles, noble_bonus in product(range(30), range(6), (False, True)):
        most = min(nobles, money // 2)
        best = max(score(money, nobles, paid, noble_bonus) for paid in range(most + 1))
        assert score(money, nobles, most, noble_bonus) == best


def test_R24_bonuses_count_money_and_nobles_after_the_upkeep(table: type[Position]) -> None:
    position = ended(table, won=("bonus_architecture", "bonus_prison"), money=10)
    assert position.player(0).money == 4
    assert position.line(0, "bonus-money") == 6
    assert position.line(0, "bonus-noble") == 8
    position = ended(table, won=("bonus_architecture", "bonus_prison"), money=3)
    assert position.line(0, "bonus-money") == 0
    assert position.line(0, "bonus-noble") == 4, "Brugmann and the one that was paid"


def test_R25_points_fall_below_zero(table: type[Position]) -> None:
    position = ended(table, vp=0, money=0, houses={}, materials={}, expo=False)
    assert position.player(0).vp == -9
    assert final(position).total == -9


def test_R27_different_means_by_colour_and_by_type(table: type[Position]) -> None:
    position = ended(
        table,
        won=("bonus_nobility", "bonus_prestige"),
        artworks={"red": 3, "green": 2, "blue": 1},
        houses={"house_a": 4, "house_d": 1},
    )
    assert position.line(0, "bonus-artwork") == 6
    assert position.line(0, "bonus-house") == 4


def test_R33_materials_score_per_card(table: type[Position]) -> None:
    position = ended(table, materials={"metal+metal": 2, "stone+wood": 1})
    assert position.line(0, "materials") == 3


def test_R36_houses_score_per_card(table: type[Position]) -> None:
    position = ended(table, houses={"house_a": 3}, architecture=5)
    assert position.line(0, "houses") == 15


def test_R41_which_nobles_leave_does_not_matter_and_an_odd_coin_pays_nothing(table: type[Position]) -> None:
    position = ended(table, won=("bonus_prison",), money=5)
    assert position.player(0).money == 1
    kept = position.nobles(0)
    assert "brugmann" in kept
    assert len(kept) == 3
    assert position.line(0, "upkeep") == -3
    assert position.line(0, "bonus-noble") == 6


def test_the_cheapest_nobles_of_a_corrected_edition_are_paid_first(table: type[Position]) -> None:
    edition = GAME.editions.corrected({"nobles": {"albert": {"upkeep": 5}}})
    position = table(3).round(4).give(0, money=6, nobles=KEPT)
    position.state.edition = edition
    position.last_to_play(1).play(Pass())
    assert set(position.nobles(0)) == {"brugmann", "buls", "horta"}
    assert position.player(0).money == 2


def test_every_line_of_the_end_is_told(table: type[Position], told: Told) -> None:
    position = table(3).round(4).give(0, money=5, nobles=KEPT, materials={"wood+wood": 2}, vp=0)
    events = position.last_to_play(1).play(Pass())
    paid = [(event.seat, event.nobles, event.money) for event in told(events, "upkeep-paid")]
    assert paid == [(0, 2, 4), (1, 0, 0), (2, 0, 0)], "Brugmann is not paid"
    assert [(event.seat, event.vp) for event in told(events, "noble-left")] == [(0, -3)]
    assert [(event.seat, event.item, event.vp) for event in told(events, "scored")] == [(0, "materials", 2)]


def test_values_of_the_end_are_those_of_the_edition(table: type[Position]) -> None:
    position = table(3).round(4).give(0, materials={"wood+wood": 2}, vp=0)
    position.state.edition = GAME.editions.corrected({"final": {"material_vp": 4}})
    position.last_to_play(1).play(Pass())
    assert position.line(0, "materials") == 8


def test_no_expo_no_points(table: type[Position]) -> None:
    assert ended(table, expo=False).line(0, "expo") == 0


def test_all_who_tie_get_the_lower_half_and_a_lone_neutral_keeps_it(table: type[Position]) -> None:
    position = table(2).round(4).bonuses("bonus_nobility", "bonus_prestige", "bonus_architecture", "bonus_prison")
    position.stand({(1, 1): (0, "2/4", 2), (1, 3): (0, "1/3", 3), (2, 3): (1, "1/3", 3), (1, 4): (1, "1/3", 1)})
    position.give(0, money=4, artworks={"red": 1}).give(1, money=1)
    position.last_to_play(1).play(Pass())
    assert position.line(0, "bonus-artwork") == 2
    assert [position.line(seat, "bonus-money") for seat in (0, 1)] == [6, 3]
    assert position.line(1, "bonus-noble") == 0, "the neutral 2 beats a 1 and takes nothing"


def test_standings_during_play_foresee_the_end(table: type[Position]) -> None:
    position = table(3).give(0, vp=5, houses={"house_a": 2}, nobles={"horta": "upright"}, money=1)
    standing = GAME.standings(position.state).of(0)
    assert standing.now == 5
    assert standing.total == 5 + 2 - 3
    assert not GAME.standings(position.state).over
    assert {item.key for item in standing.items if not item.final} == {"building", "exhibitions", "arms"}


def test_lower_halves_are_foreseen_in_the_last_round_only(table: type[Position]) -> None:
    for number, vp in ((3, 0), (4, 6)):
        position = table(3).round(number).give(0, money=4).stand({(1, 1): (0, "1/3", 1)})
        assert position.line(0, "bonus-money") == vp


def test_every_point_is_itemised(table: type[Position]) -> None:
    position = ended(table, won=("bonus_architecture", "bonus_nobility", "bonus_prestige", "bonus_prison"))
    for standing in GAME.standings(position.state).seats:
        assert sum(item.points for item in standing.items) == standing.total == standing.now


def test_R35_only_the_three_ladders_break_ties(table: type[Position]) -> None:
    standing = final(ended(table))
    assert [(item.key, item.points) for item in standing.tie_breaks] == [("prison", 0), ("levels", 4 + 1 + 1)]


def test_R35_ties_count_values_not_steps(table: type[Position]) -> None:
    position = table(2, tracks="slow")
    for seat, steps in ((0, [0, 0, 5]), (1, [0, 2, 0])):
        position.player(seat).steps[:] = steps
    ties = [standing.tie_breaks[1].points for standing in GAME.standings(position.state).seats]
    assert sorted(ties) == [1 + 1 + 3, 1 + 3 + 1]
