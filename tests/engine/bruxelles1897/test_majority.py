"""Chapter 8 of the rules: columns, coats of arms, Brussels."""

from typing import Any

import pytest

from engine.game import game
from engine.games.bruxelles1897.moves import Imprison, Pass, Release
from tests.engine.bruxelles1897.conftest import Position
from tests.engine.conftest import Told

GAME = game("bruxelles1897")

BLUE, RED, YELLOW, GREEN = range(4)


def majorities(position: Position, last: int | None = None) -> list[Any]:
    """Pass with the last player and return the events up to the next question."""
    last = len(position.state.players) - 1 if last is None else last
    return position.last_to_play(last).play(Pass())


def won(told: Told, events: list[Any]) -> list[tuple[int, int]]:
    return [(event.col, event.seat) for event in told(events, "column-won")]


# Columns


def test_V6_tied_players_both_win_the_column(table: type[Position], told: Told) -> None:
    position = table(3).stand({(1, 1): (BLUE, "2/4", 2), (2, 1): (BLUE, "2/4", 2), (3, 1): (RED, "2/4", 4)})
    events = majorities(position.bonuses("bonus_architecture", "bonus_nobility", "bonus_prestige", "bonus_prison"))
    assert won(told, events) == [(1, BLUE), (1, RED)]
    assert [position.level(seat, "architecture") for seat in range(3)] == [2, 2, 1]


def test_the_highest_sum_wins_not_the_most_architects(table: type[Position], told: Told) -> None:
    position = table(3).stand({(1, 2): (BLUE, "1/3", 1), (2, 2): (BLUE, "1/3", 1), (3, 2): (RED, "1/3", 3)})
    events = majorities(position)
    assert won(told, events) == [(2, RED)]
    assert told(events, "column-won")[0].value == 3
    assert [position.level(seat, "nobility") for seat in range(3)] == [1, 2, 1]


def test_a_column_without_architects_is_nobodys(table: type[Position], told: Told) -> None:
    events = majorities(table(3))
    assert [event.col for event in told(events, "column-empty")] == [1, 2, 3, 4]


@pytest.mark.parametrize(
    ("bonus", "track"),
    [("bonus_architecture", "architecture"), ("bonus_nobility", "nobility"), ("bonus_prestige", "prestige")],
)
def test_the_upper_half_of_the_card_below_is_given(table: type[Position], bonus: str, track: str) -> None:
    others = [name for name in table(3).box.bonuses if name != bonus]
    position = table(3).bonuses(others[0], bonus, *others[1:]).stand({(1, 2): (RED, "1/3", 1)})
    majorities(position)
    levels = {name: position.level(RED, name) for name in ("architecture", "nobility", "prestige")}
    assert levels == {"architecture": 1, "nobility": 1, "prestige": 1} | {track: 2}


def test_R38_a_release_bonus_asks_who_comes_home_and_cannot_be_declined(table: type[Position]) -> None:
    position = table(3).stand({(1, 4): (RED, "1/3", 1)})
    majorities(position)
    assert (position.asks, position.seat) == ("liberation", RED)
    assert position.moves() == [Release("2/4"), Release("2/5")]
    position.play(Release("2/5"))
    assert position.prison(RED) == {"2/4": 1}
    assert position.hand(RED)["2/5"] == 1


def test_a_release_bonus_without_prisoner_gives_nothing(table: type[Position], told: Told) -> None:
    position = table(3).architects(RED).stand({(1, 4): (RED, "1/3", 1)})
    events = majorities(position)
    assert [event.seat for event in told(events, "no-prisoner")] == [RED]
    assert position.state.round == 2


def test_a_column_bonus_past_the_top_is_lost(table: type[Position], told: Told) -> None:
    position = table(3).give(RED, levels={"architecture": 5}).stand({(1, 1): (RED, "1/3", 1)})
    assert len(told(majorities(position), "stuck")) == 1
    assert position.level(RED, "architecture") == 5


def test_D16_a_neutral_alone_blocks_the_column(table: type[Position], told: Told) -> None:
    events = majorities(table(2))
    assert won(told, events) == []


@pytest.mark.parametrize(("value", "winners"), [(1, []), (2, [(1, BLUE)]), (3, [(1, BLUE)])])
def test_D17_D19_a_player_beside_the_neutral(
    table: type[Position], told: Told, value: int, winners: list[tuple[int, int]]
) -> None:
    kind = "2/4" if value == 2 else "1/3"
    position = table(2).stand({(1, 1): (BLUE, kind, value)})
    assert won(told, majorities(position)) == winners


def test_R22_tied_with_the_neutral_the_player_wins_and_only_a_lone_neutral_blocks(
    table: type[Position], told: Told
) -> None:
    position = table(2).stand({(1, 1): (BLUE, "2/4", 2), (1, 4): (RED, "1/3", 1)})
    events = majorities(position)
    assert won(told, events) == [(1, BLUE)]
    assert 4 in [event.col for event in told(events, "column-empty")]
    assert position.level(BLUE, "architecture") == 2


def test_R26_immediate_bonuses_are_given_in_round_four_and_the_lower_halves_too(table: type[Position]) -> None:
    position = table(3).round(4).stand({(1, 1): (RED, "1/3", 1)}).give(RED, money=4, houses={"house_a": 1})
    majorities(position)
    assert position.asks is None
    assert position.level(RED, "architecture") == 2
    assert position.line(RED, "houses") == 2, "the house counts with the new level"
    assert position.line(RED, "bonus-money") == 6


# Coats of arms


def test_V7_coats_of_arms_of_the_rulebook(table: type[Position], told: Told) -> None:
    yellow, green, red = 0, 1, 2
    position = table(3).architects(green).architects(yellow)
    position.give(yellow, levels={"prestige": 2}).give(red, levels={"prestige": 1})
    # Green alone wins the first column and with it a step of Prestige: the level after the columns counts.
    position.give(green, levels={"prestige": 2})
    position.bonuses("bonus_prestige", "bonus_architecture", "bonus_nobility", "bonus_prison")
    position.stand({(1, 2): (yellow, "1/3", 1), (1, 3): (yellow, "1/3", 1), (1, 4): (green, "1/3", 1)})
    position.stand({(2, 1): (green, "1/3", 1), (2, 2): (red, "1/3", 1)})
    position.stand({(2, 3): (green, "1/3", 1), (2, 4): (yellow, "1/3", 1)})
    events = majorities(position)
    honoured = [(event.row, event.col, event.seat, event.vp) for event in told(events, "honoured")]
    assert position.level(green, "prestige") == 3
    assert honoured == [(1, 2, yellow, 2), (1, 3, yellow, 2), (1, 3, green, 3)]
    assert [position.line(seat, "arms") for seat in (yellow, green, red)] == [4, 3, 0]


def test_D14_four_players_with_one_each_all_score_their_own_level(table: type[Position]) -> None:
    position = table(4)
    for seat in range(4):
        position.give(seat, levels={"prestige": seat + 1})
    position.stand({(1, 1): (0, "1/3", 1), (1, 2): (1, "1/3", 1), (2, 1): (2, "1/3", 1), (2, 2): (3, "1/3", 1)})
    majorities(position)
    assert [position.line(seat, "arms") for seat in range(4)] == [1, 2, 3, 4]


def test_D15_only_the_most_architects_score_whatever_the_levels(table: type[Position]) -> None:
    position = table(4)
    for seat, level in enumerate((3, 5, 5)):
        position.give(seat, levels={"prestige": level})
    position.stand({(1, 1): (0, "1/3", 1), (1, 2): (0, "1/3", 1), (2, 1): (1, "1/3", 3), (2, 2): (2, "2/4", 4)})
    majorities(position)
    assert [position.line(seat, "arms") for seat in range(4)] == [3, 0, 0, 0]


def test_a_neutral_fills_its_space_and_scores_nothing(table: type[Position]) -> None:
    position = table(2).stand({(2, 1): (0, "1/3", 1), (2, 2): (0, "1/3", 1), (3, 2): (1, "1/3", 3)})
    majorities(position)
    assert [position.line(seat, "arms") for seat in range(2)] == [1, 0]


# Brussels


def test_V8_the_most_architects_at_brussels_cost_one(table: type[Position], told: Told) -> None:
    yellow, green, red = 0, 1, 2
    position = table(3).architects(yellow, city_hall=("1/3", "2/4"), stock_exchange=("2/5",))
    position.architects(green, cinquantenaire=("1/3", "1/3")).architects(red, city_hall=("1/3",))
    assert told(majorities(position), "nobody-imprisoned") == []
    assert (position.asks, position.seat) == ("imprisonment", yellow)
    assert position.moves() == [Imprison("1/3"), Imprison("2/4"), Imprison("2/5")]
    events = position.play(Imprison("2/4"))
    assert [(event.seat, event.architect) for event in told(events, "imprisoned")] == [(yellow, "2/4")]
    assert [position.prison(seat) for seat in range(3)] == [{"2/4": 1}, {}, {}]


def test_D21_all_who_tie_imprison_one(table: type[Position]) -> None:
    position = table(3).architects(0, city_hall=("1/3", "2/4")).architects(1, stock_exchange=("1/3", "2/5"))
    position.architects(2, cinquantenaire=("1/3",))
    majorities(position)
    position.play(Imprison("1/3"), Imprison("2/5"))
    assert [position.prison(seat) for seat in range(3)] == [{"1/3": 1}, {"2/5": 1}, {}]
    assert position.state.round == 2


def test_D22_R29_nobody_at_brussels_nobody_to_prison(table: type[Position], told: Told) -> None:
    position = table(3)
    before = [position.prison(seat) for seat in range(3)]
    events = majorities(position)
    assert len(told(events, "nobody-imprisoned")) == 1
    assert told(events, "imprisoned") == []
    assert [position.prison(seat) for seat in range(3)] == before


def test_R28_only_one_of_those_at_brussels_goes_to_prison_the_owners_choice(table: type[Position]) -> None:
    position = table(3).architects(0, city_hall=("2/4",), cinquantenaire=("1/3",))
    position.stand({(1, 1): (0, "2/5", 5)})
    majorities(position)
    assert position.moves() == [Imprison("1/3"), Imprison("2/4")]
    assert position.refuses(Imprison("2/5"))


def test_R30_neutrals_never_count_at_brussels(table: type[Position]) -> None:
    position = table(2).architects(0, city_hall=("1/3",))
    majorities(position)
    assert position.prison(0) == {"1/3": 1}


def test_brussels_counts_the_three_cards_together(table: type[Position]) -> None:
    position = table(3).architects(0, city_hall=("1/3",), cinquantenaire=("1/3",), stock_exchange=("1/3",))
    position.architects(1, stock_exchange=("2/4", "2/4"))
    majorities(position)
    assert [position.prison(seat) for seat in range(2)] == [{"1/3": 1}, {}]


def test_prison_is_filled_in_the_last_round_too(table: type[Position]) -> None:
    position = table(3).round(4).architects(1, city_hall=("1/3",))
    majorities(position)
    assert position.asks is None
    assert position.prison(1) == {"1/3": 1}


# Order


def test_R39_choices_go_clockwise_from_the_first_player_of_the_round(table: type[Position]) -> None:
    position = table(3).give(0, expo=True)
    position.state.first = 1
    for seat in range(3):
        position.architects(seat, city_hall=("1/3", "2/4"))
    majorities(position)
    asked = []
    while position.asks == "imprisonment":
        asked.append(position.seat)
        position.play(Imprison("1/3"))
    assert asked == [1, 2, 0]
    assert position.state.first == 0, "the Expo holder takes over only now"


def test_R39_tied_winners_of_a_release_are_asked_in_turn_order(table: type[Position]) -> None:
    position = table(3).stand({(1, 4): (0, "1/3", 3), (2, 4): (1, "1/3", 3), (3, 4): (2, "1/3", 3)})
    position.state.first = 2
    majorities(position)
    asked = []
    while position.asks == "liberation":
        asked.append(position.seat)
        position.play(Release("2/5"))
    assert asked == [2, 0, 1]


def test_R39_columns_come_from_left_to_right_before_arms_and_brussels(table: type[Position]) -> None:
    position = table(3).architects(1, prison=("2/4", "2/5"), city_hall=("1/3", "2/4"))
    position.bonuses("bonus_prison", "bonus_nobility", "bonus_prestige", "bonus_architecture")
    position.stand({(1, 1): (1, "1/3", 1), (1, 2): (1, "1/3", 1)})
    events = majorities(position)
    assert [event.__class__.__name__ for event in events][-1] == "ColumnWon"
    assert position.level(1, "nobility") == 1, "the first column is resolved wholly before the second"
    assert position.asks == "liberation"
    position.play(Release("2/5"))
    assert position.level(1, "nobility") == 2
    assert position.asks == "imprisonment"


def test_two_release_bonuses_of_a_corrected_edition_share_one_prisoner(table: type[Position], told: Told) -> None:
    correction = {"bonus": {"bonus_architecture": {"immediate": {"release": 1}}}}
    position = table(3).architects(1, prison=("2/5",)).stand({(1, 1): (1, "1/3", 1), (1, 4): (1, "1/3", 1)})
    position.state.edition = GAME.editions.corrected(correction)
    events = majorities(position)
    assert len(told(events, "released")) == 1
    assert len(told(events, "no-prisoner")) == 1
