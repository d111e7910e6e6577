"""Chapter 4.5 of the rules: the five steps of the resolution."""

from typing import Any

import pytest

from engine.games.bruxelles1893.moves import Pass, Tuck, Use
from engine.games.bruxelles1893.parts import BONUS, NO_CARD, SHIELDS
from engine.games.bruxelles1893.resolution import (
    brussels_leaders,
    column_leaders,
    column_sums,
    is_complete,
    manneken,
    shield_leaders,
)
from tests.engine.bruxelles1893.conftest import Position
from tests.engine.conftest import Told

BLUE, ORANGE, GREEN = 0, 1, 2


def resolve(position: Position, *answers: Tuck | Use, last: int | None = None) -> list[Any]:
    """Pass with the last player and answer what the resolution asks."""
    last = len(position.state.players) - 1 if last is None else last
    position.last_to_play(last)
    return position.play(Pass(), *answers)


def names(events: list[Any]) -> list[str]:
    return [type(event).__name__ for event in events]


# 1. Auctions


def test_TV16_the_highest_total_takes_the_card(table: type[Position], told: Told) -> None:
    position = table(3).bonuses("bonus_3", "bonus_5", "bonus_9", "bonus_13", "bonus_20")
    position.stand({(1, 1): (ORANGE, 2), (2, 1): (BLUE, 2), (3, 1): (ORANGE, 1)})
    assert column_sums(position.state, 0) == {ORANGE: 3, BLUE: 2}
    assert column_leaders(position.state, 0) == [ORANGE]
    events = resolve(position)
    won = told(events, "auction-won")
    assert [(event.seat, event.col, event.money, event.bonus) for event in won] == [(ORANGE, 1, 3, "bonus_3")]


def test_TV17_a_tie_gives_the_power_to_all_but_the_card_to_none(table: type[Position], told: Told) -> None:
    position = table(3).bonuses("bonus_3", "bonus_5", "bonus_9", "bonus_13", "bonus_20")
    position.stand({(1, 1): (0, 2), (2, 1): (1, 2), (3, 1): (2, 1)})
    events = resolve(position)
    assert [event.seat for event in told(events, "auction-tied")] == [0, 1]
    assert not told(events, "auction-won")
    assert [position.level(seat, "city_hall") for seat in range(3)] == [2, 2, 1]
    assert "bonus_3" in position.discarded(BONUS)
    named = told(events, "first-player")[0]
    assert (named.seat, named.manneken) == (1, 2), "the two of the tile alone: no Manneken-Pis for those who tied"


def test_without_bids_nothing_happens(table: type[Position], told: Told) -> None:
    position = table(3)
    events = resolve(position)
    assert [event.col for event in told(events, "no-bids")] == [1, 2, 3, 4, 5]
    assert position.discarded(BONUS) == ["bonus_1", "bonus_5", "bonus_9", "bonus_13", "bonus_20"]


def test_columns_are_settled_from_left_to_right(table: type[Position], told: Told) -> None:
    position = table(3).stand({(1, 3): (0, 1), (1, 1): (1, 1), (2, 2): (2, 1)})
    position.last_to_play(2)
    events = position.play(Pass())
    assert [(event.seat, event.col) for event in told(events, "auction-won")] == [(1, 1), (2, 2), (0, 3)]


def test_R45_R47_neutrals_hold_no_bid_and_never_win_an_auction(table: type[Position], told: Told) -> None:
    position = table(2).bonuses("bonus_3", "bonus_5", "bonus_9", "bonus_13", "bonus_20").neutral((1, 1), (2, 1))
    assert column_sums(position.state, 0) == {}
    position.stand({(3, 1): (0, 1)})
    assert column_sums(position.state, 0) == {0: 1}
    assert [event.seat for event in told(resolve(position), "auction-won")] == [0]


# 2. First player


def test_TV27_a_tie_goes_to_the_one_met_first_after_the_first_player(table: type[Position], told: Told) -> None:
    # A, the first player, took the tile; C wins two Manneken-Pis on a card.
    position = table(3).bonuses("bonus_3", "bonus_5", "bonus_9", "bonus_13", "bonus_20").stand({(1, 1): (2, 1)})
    position.passed(0, 1).turn_of(2)
    events = position.play(Pass())
    named = told(events, "first-player")[0]
    assert (named.seat, named.manneken) == (2, 2)
    assert position.state.first == 2


def test_R48_the_left_neighbour_is_met_first_and_the_first_player_last(table: type[Position]) -> None:
    for first, expected in ((0, 1), (1, 2), (2, 1)):
        position = table(3).bonuses("bonus_3", "bonus_5", "bonus_9", "bonus_13", "bonus_20").stand({(1, 1): (2, 1)})
        position.state.first = first
        position.passed(1, 0).turn_of(2)
        position.play(Pass())
        # Seats 1 (tile) and 2 (card) have two each.
        assert position.state.first == expected


def test_R48_the_tile_makes_sure_that_somebody_has_two(table: type[Position], told: Told) -> None:
    position = table(3).passed(0, 1).turn_of(2)
    named = told(position.play(Pass()), "first-player")[0]
    assert (named.seat, named.manneken) == (0, 2)


def test_only_manneken_of_this_round_count(table: type[Position]) -> None:
    position = table(3).round(3, 0, 0).give(0, tucked={"works": ("bonus_2", "bonus_8")})
    position.passed(1).turn_of(0)
    assert [manneken(position.state, seat) for seat in range(3)] == [0, 2, 0]


def test_most_manneken_beat_the_tile(table: type[Position]) -> None:
    position = table(3).bonuses("bonus_3", "bonus_5", "bonus_9", "bonus_13", "bonus_20")
    position.stand({(1, 1): (2, 1), (1, 3): (2, 1)}).passed(0, 1).turn_of(2)
    position.play(Pass())
    assert position.state.first == 2


# 3. Bonus cards


def red_wins_three(table: type[Position]) -> Position:
    """The example of the book: a card with two symbols, one with one, and a double Royal Palace."""
    position = table(3).bonuses("bonus_1", "bonus_5", "bonus_16", "bonus_13", "bonus_20")
    position.stand({(1, 1): (0, 2), (1, 2): (0, 1), (1, 3): (0, 1)})
    position.last_to_play(2).play(Pass())
    return position


def test_TV18_tuck_two_cards_and_use_the_third(table: type[Position], told: Told) -> None:
    position = red_wins_three(table)
    assert (position.asks, position.seat) == ("bonus-card", 0)
    events = position.play(Tuck("money"))
    assert (told(events, "tucked")[0].board_row, told(events, "tucked")[0].symbols) == ("money", 3)
    events = position.play(Tuck("works"))
    assert told(events, "tucked")[0].symbols == 2
    assert position.level(0, "royal_palace") == 3, "the third has no symbol: its power is used without asking"
    assert position.tucked(0) == {"money": ["bonus_1"], "works": ["bonus_5"]}
    assert "bonus_16" in position.discarded(BONUS)


def test_TV19_one_card_per_row_and_round(table: type[Position]) -> None:
    position = red_wins_three(table)
    position.play(Tuck("money"))
    assert position.refuses(Tuck("money"))
    assert position.moves() == [Use(("royal_palace",)), Tuck("works"), Tuck("figures"), Tuck("assistants")]


def test_rows_that_got_a_card_in_an_earlier_round_are_free_again(table: type[Position]) -> None:
    position = table(3).round(2).give(0, tucked={"money": ("bonus_2",)}).stand({(1, 1): (0, 1)})
    position.last_to_play(2).play(Pass(), Tuck("money"))
    assert position.tucked(0) == {"money": ["bonus_2", "bonus_1"]}


def test_TV20_a_card_without_symbol_cannot_be_tucked(table: type[Position]) -> None:
    position = table(3).bonuses("bonus_22", "bonus_5", "bonus_9", "bonus_13", "bonus_20").stand({(1, 1): (0, 1)})
    position.last_to_play(2).play(Pass())
    assert position.moves() == [Use(("city_hall",)), Use(("architect",))]
    for board_row in ("money", "works", "figures", "assistants"):
        assert position.refuses(Tuck(board_row))


def test_R39_a_void_power_without_symbol_is_simply_discarded(table: type[Position], told: Told) -> None:
    position = table(3).bonuses("bonus_12", "bonus_5", "bonus_9", "bonus_13", "bonus_20").stand({(1, 1): (0, 1)})
    position.assistants(0, courthouse=0)
    events = resolve(position)
    assert told(events, "nobody-released")[0].seat == 0
    assert "bonus_12" in position.discarded(BONUS)


@pytest.mark.parametrize(("courthouse", "freed"), [(3, 2), (2, 2), (1, 1)])
def test_R39_the_double_courthouse_frees_two_or_the_only_one(
    table: type[Position], courthouse: int, freed: int, told: Told
) -> None:
    position = table(3).bonuses("bonus_19", "bonus_5", "bonus_9", "bonus_13", "bonus_20").stand({(1, 1): (0, 1)})
    position.assistants(0, courthouse=courthouse)
    events = resolve(position, Use(("courthouse",)))
    assert told(events, "released")[0].assistants == freed
    assert position.player(0).courthouse == courthouse - freed
    assert position.player(0).reserve == 7 - courthouse + freed, "available in the next round"


def test_R39_step_3_runs_clockwise_from_the_new_first_player(table: type[Position]) -> None:
    position = table(4).stand({(1, 1): (0, 1), (1, 2): (2, 1), (1, 4): (3, 1)})
    position.passed(2, 0, 1).turn_of(3)
    position.play(Pass())
    order = []
    while position.asks == "bonus-card":
        order.append(position.seat)
        position.play(position.moves()[0])
    assert position.state.first == 2
    assert order == [2, 3, 0]


def test_R39_shields_use_the_level_after_step_3(table: type[Position], told: Told) -> None:
    position = table(3).bonuses("bonus_14", "bonus_5", "bonus_9", "bonus_13", "bonus_20")
    position.stand({(1, 1): (0, 3), (1, 2): (0, 1), (2, 1): (1, 1), (2, 2): (1, 2)})
    events = resolve(position, Use(("royal_palace",)))
    assert [(event.seat, event.vp) for event in told(events, "honoured")] == [(1, 1), (0, 3)]


def test_R39_a_won_card_must_be_used_one_way_or_the_other(table: type[Position]) -> None:
    position = table(3).stand({(1, 1): (0, 1)})
    position.last_to_play(2).play(Pass())
    assert position.moves() == [Use(("city_hall",)), *map(Tuck, ("money", "works", "figures", "assistants"))]
    position.play(Use(("city_hall",)))
    assert position.player(0).won == ()


def test_a_double_power_stops_at_the_end_of_the_track(table: type[Position]) -> None:
    position = table(3).bonuses("bonus_16", "bonus_5", "bonus_9", "bonus_13", "bonus_20").stand({(1, 1): (0, 1)})
    position.give(0, levels={"royal_palace": 5})
    resolve(position)
    assert position.level(0, "royal_palace") == 6


def test_R55_each_who_ties_chooses_for_himself_and_cannot_tuck(table: type[Position]) -> None:
    position = table(3).bonuses("bonus_20", "bonus_5", "bonus_9", "bonus_13", "bonus_1")
    position.stand({(1, 1): (0, 2), (2, 1): (1, 2)})
    position.last_to_play(2).play(Pass())
    assert (position.asks, position.seat) == ("tied-power", 1), "clockwise from the new first player"
    assert position.moves() == [Use(("city_hall",)), Use(("royal_palace",))]
    assert position.refuses(Tuck("money"))
    position.play(Use(("city_hall",)), Use(("royal_palace",)))
    assert [position.level(seat, "city_hall") for seat in (0, 1)] == [1, 2]
    assert [position.level(seat, "royal_palace") for seat in (0, 1)] == [2, 1]
    assert position.tucked(0) == position.tucked(1) == {}


def test_R55_a_void_power_may_be_chosen_although_another_was_possible(table: type[Position], told: Told) -> None:
    position = table(3).bonuses("bonus_24", "bonus_5", "bonus_9", "bonus_13", "bonus_1").stand({(1, 1): (0, 1)})
    position.assistants(0, courthouse=0).last_to_play(2).play(Pass())
    assert Use(("courthouse",)) in position.moves()
    assert Tuck("works") in position.moves()
    events = position.play(Use(("courthouse",)))
    assert told(events, "nobody-released")
    assert position.level(0, "city_hall") == 1


# 4. Shields


def test_TV21_shields_of_the_book(table: type[Position], told: Told) -> None:
    position = table(3).give(BLUE, levels={"city_hall": 2}).give(ORANGE, levels={"city_hall": 3})
    position.bonuses("bonus_10", "bonus_11", "bonus_12", "bonus_13", "bonus_20")
    position.assistants(BLUE, courthouse=0).stand(
        {
            (1, 2): (BLUE, 1),
            (1, 3): (BLUE, 1),
            (2, 1): (BLUE, 1),
            (2, 2): (ORANGE, 1),
            (2, 3): (GREEN, 2),
            (3, 1): (BLUE, 1),
            (3, 2): (ORANGE, 2),
        }
    )
    shields = [position.box.shield(row, col) for row, col in ((1, 1), (1, 2), (2, 1), (2, 2))]
    assert [is_complete(position.state, shield) for shield in shields] == [False, True, True, False]
    assert shield_leaders(position.state, shields[1]) == [BLUE]
    assert shield_leaders(position.state, shields[2]) == [BLUE, ORANGE]
    events = resolve(position, Tuck("money"), Tuck("works"))
    honoured = [(event.row, event.col, event.seat, event.vp) for event in told(events, "honoured")]
    assert sorted(honoured) == [(1, 2, BLUE, 2), (2, 1, BLUE, 2), (2, 1, ORANGE, 3)]
    assert [position.player(seat).points[SHIELDS] for seat in (BLUE, ORANGE, GREEN)] == [4, 3, 0]


def test_bids_do_not_matter_around_a_shield(table: type[Position], told: Told) -> None:
    position = table(3).stand({(1, 1): (0, 1), (1, 2): (0, 1), (2, 1): (1, 9), (2, 2): (2, 9)})
    events = resolve(position, Use(("city_hall",)), Use(("royal_palace",)))
    assert [(event.seat, event.row, event.col) for event in told(events, "honoured")] == [(0, 1, 1)]


def test_four_players_around_a_shield_all_score(table: type[Position], told: Told) -> None:
    position = table(4).stand({(1, 1): (0, 1), (1, 2): (1, 1), (2, 1): (2, 1), (2, 2): (3, 1)})
    events = resolve(position)
    assert sorted(event.seat for event in told(events, "honoured")) == [0, 1, 2, 3]


@pytest.mark.parametrize("red", [1, 2])
def test_TV26_a_neutral_majority_scores_nobody_and_a_tie_scores_the_player(
    table: type[Position], red: int, told: Told
) -> None:
    position = table(2).bonuses("bonus_6", "bonus_9", "bonus_12", "bonus_13", "bonus_20").neutral((1, 1), (2, 2))
    position.stand({(1, 2): (0, 1), (2, 1): (0 if red == 2 else 1, 1)})
    events = resolve(position)
    assert [(event.seat, event.vp) for event in told(events, "honoured")] == ([(0, 1)] if red == 2 else [])


def test_R45_both_neutrals_are_one_colour(table: type[Position]) -> None:
    position = table(2).neutral((1, 1), (2, 2)).stand({(1, 2): (0, 1), (2, 1): (1, 1)})
    shield = position.box.shield(1, 1)
    assert is_complete(position.state, shield), "neutral assistants count as assistants"
    assert shield_leaders(position.state, shield) == []


def test_R46_a_space_with_a_neutral_is_taken(table: type[Position]) -> None:
    position = table(2).neutral((1, 4), (2, 2))
    assert not any(getattr(move, "row", 0) == 1 and getattr(move, "col", 0) == 4 for move in position.moves())
    position.needles("wood", "stone").give(0, cubes={"wood": 1, "stone": 1})
    position.act(2, 3)
    position.play(position.moves()[0])
    spaces = {(move.row, move.col) for move in position.moves()}
    assert not spaces & {(1, 4), (2, 2)}, "no building while the neutral stands there"


def test_R57_neutrals_never_count_in_brussels_nor_go_there(table: type[Position]) -> None:
    position = table(2).neutral((1, 4), (2, 2)).assistants(0, market=1)
    assert brussels_leaders(position.state) == [0]
    position.assistants(0)
    assert brussels_leaders(position.state) == []
    assert position.player(0).reserve == 5


# 5. Brussels


def test_TV30_all_who_tie_send_one_to_the_courthouse(table: type[Position], told: Told) -> None:
    position = table(3).assistants(0, market=2, park=1).assistants(1, exchange=3).assistants(2, grand_place=1)
    assert brussels_leaders(position.state) == [0, 1]
    events = resolve(position)
    assert sorted(event.seat for event in told(events, "detained")) == [0, 1]
    assert [position.player(seat).courthouse for seat in range(3)] == [3, 3, 2]
    assert [position.player(seat).reserve for seat in range(3)] == [4, 4, 5]


def test_the_four_locations_count_together(table: type[Position], told: Told) -> None:
    position = table(3).assistants(0, market=1, exchange=1, park=1).assistants(1, exchange=2)
    assert [event.seat for event in told(resolve(position), "detained")] == [0]


def test_with_nobody_in_brussels_nothing_happens(table: type[Position], told: Told) -> None:
    position = table(3)
    events = resolve(position)
    assert told(events, "nobody-detained")
    assert not told(events, "detained")


def test_the_five_steps_come_in_their_order(table: type[Position]) -> None:
    position = table(3).bonuses("bonus_3", "bonus_5", "bonus_9", "bonus_13", "bonus_20").assistants(0, market=1)
    position.stand({(1, 1): (0, 2), (1, 2): (1, 1), (2, 1): (1, 1), (2, 2): (2, 1)})
    events = resolve(position)
    steps = [name for name in names(events) if name not in ("Passed", "NoBids", "Advanced", "Departed", "Arrived")]
    assert steps == [
        "ResolutionBegan",
        "AuctionWon",
        "AuctionTied",
        "AuctionTied",
        "FirstPlayerNamed",
        "PowerUsed",
        "PowerUsed",
        "PowerUsed",
        "Honoured",
        "Detained",
        "RoundBegan",
        "StockRevealed",
    ]


def test_cards_that_were_won_no_longer_lie_under_the_columns(table: type[Position]) -> None:
    position = table(3).stand({(1, 1): (0, 1)})
    position.last_to_play(2).play(Pass())
    assert position.state.bonuses[0] == NO_CARD
    assert position.state.bonuses[1] != NO_CARD
