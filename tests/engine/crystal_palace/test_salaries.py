"""Phase 4: salaries and orange effects."""

from engine.games.crystal_palace import salaries
from engine.games.crystal_palace.moves import Borrow, CallOn, Done, LayToken
from tests.engine.conftest import Told
from tests.engine.crystal_palace.conftest import Position

RED, BLUE = range(2)


def test_salaries_follow_the_column_of_westminster(table: type[Position]) -> None:
    """Victoria 6 5 3 2 1 and Strauss 2 1 1 0 0."""
    for space, due in ((1, 8), (2, 6), (3, 4), (4, 2), (5, 1)):
        position = table(2).give(RED, characters=["queen_victoria", "levi_strauss"], westminster=space)
        assert salaries.due(position.state, RED) == due


def test_R39_all_salaries_come_before_the_first_effect(table: type[Position], told: Told) -> None:
    """Bass would bring £2, but not for the salaries of the same round."""
    position = table(2).give(RED, characters=["michael_bass"], pounds=1, gears=0, energy=0).order(RED, BLUE)
    position.give(BLUE, characters=["levi_strauss"], pounds=2, gears=0, energy=0)
    position.run(salaries.Begin())
    events = position.play(Done(), Done())
    assert [event.seat for event in told(events, "borrowed")] == [RED]
    assert [(event.seat, event.pounds) for event in told(events, "paid")] == [(RED, 2), (BLUE, 2)]
    assert (position.asks, position.seat) == ("character-effects", RED)
    position.play(CallOn("michael_bass"))
    assert position.player(RED).pounds == 1 + 10 - 2 + 2


def test_R39_a_player_orders_own_effects_freely_and_may_stop(table: type[Position]) -> None:
    people = ["adolphe_sax", "michael_bass", "paul_julius_reuter"]
    position = table(2).give(RED, characters=people, westminster=5)
    position.run(salaries.Help(RED))
    assert position.moves() == [*map(CallOn, people), Done()]
    position.play(CallOn("michael_bass"))
    assert position.moves() == [CallOn("adolphe_sax"), CallOn("paul_julius_reuter"), Done()]
    assert position.refuses(CallOn("michael_bass"))
    position.play(Done())
    assert (position.player(RED).pounds, position.player(RED).buzz) == (42, 0)
    assert position.asks is None


def test_R60_recurring_effects_are_optional_as_a_whole(table: type[Position]) -> None:
    position = table(2).give(RED, characters=["adolphe_sax"], buzz=3)
    position.run(salaries.Help(RED))
    position.play(Done())
    assert position.player(RED).buzz == 3
    position.run(salaries.Help(RED))
    position.play(CallOn("adolphe_sax"))
    assert position.asks == "token"
    position.play(LayToken())
    assert position.player(RED).buzz == 5


def test_effects_come_in_turn_order_once_a_round(table: type[Position]) -> None:
    position = table(2).give(RED, characters=["michael_bass"]).give(BLUE, characters=["adolphe_sax"]).order(BLUE, RED)
    position.run(*(salaries.Help(seat) for seat in position.state.order))
    assert position.seat == BLUE
    position.play(CallOn("adolphe_sax"))
    assert position.seat == RED
    position.play(CallOn("michael_bass"))
    assert position.asks is None
    position.run(salaries.Help(BLUE))
    assert position.asks is None, "each once"


def test_effects_that_count(table: type[Position]) -> None:
    people = ["sherlock_holmes", "howard_staunton", "ebenezer_scrooge", "alfred_charles_hobbs"]
    position = table(2).give(RED, characters=people, newspapers=5, shares=["spring1849-1", "spring1849-2"])
    position.market({1: RED, 2: RED, 3: BLUE, 4: RED})
    position.run(salaries.Help(RED))
    expected = {"sherlock_holmes": (2, 0), "howard_staunton": (2, 0), "ebenezer_scrooge": (0, 2)}
    expected["alfred_charles_hobbs"] = (0, 3)
    for character, (vp, pounds) in expected.items():
        before = (position.vp(RED), position.player(RED).pounds)
        position.play(CallOn(character))
        assert (position.vp(RED) - before[0], position.player(RED).pounds - before[1]) == (vp, pounds)


def test_salaries_may_force_a_loan(table: type[Position]) -> None:
    position = table(2).give(RED, characters=["queen_victoria"], pounds=3)
    position.run(salaries.Salaries(RED))
    assert position.asks == "funding"
    position.play(Borrow())
    assert position.player(RED).pounds == 7
