"""Chapter 6D of the rules: the exhibition."""

from engine.games.bruxelles1897.moves import Pass, Show
from tests.engine.bruxelles1897.conftest import Position
from tests.engine.conftest import Told

BENOIT, FABRICE, FRED, ETIENNE = range(4)


def opening(
    table: type[Position], owned: dict[int, list[str]], seats: int = 4, passed: tuple[int, ...] = (), taker: int = 0
) -> Position:
    """Take the Expo card with a seat; each seat owns artworks of these colours."""
    position = table(seats).lay({(1, 1): "expo"}).passed(*passed)
    for seat, colours in owned.items():
        position.give(seat, artworks=dict.fromkeys(colours, 1), vp=0)
    return position.turn_of(taker)


def points(position: Position) -> list[int]:
    return [player.vp for player in position.state.players]


def test_V3_the_exhibition_of_the_rulebook(table: type[Position]) -> None:
    position = opening(table, {BENOIT: ["red"], FABRICE: ["yellow", "red", "blue"]})
    position.place(1, 1)
    # Benoit shows red, his only colour, unasked.
    assert position.state.expo == BENOIT
    assert (position.asks, position.seat) == ("showing", FABRICE)
    assert position.refuses(Show("red"))
    position.play(Show("yellow"))
    # Blue is all Fabrice can add when it comes round again, and nobody owns green.
    assert (position.asks, position.seat) == ("turn", FABRICE)
    assert points(position) == [2, 4, 0, 0]
    assert position.owns(BENOIT, "artwork") == {"red": 1}
    assert position.owns(FABRICE, "artwork") == {"yellow": 1, "red": 1, "blue": 1}
    position.play(Pass(), Pass(), Pass(), Pass())
    assert position.state.first == BENOIT


def test_four_colours_end_it(table: type[Position], told: Told) -> None:
    position = opening(table, {0: ["red", "blue"], 1: ["yellow", "red"], 2: ["green"], 3: ["green", "blue"]})
    events = position.place(1, 1)
    events += position.play(Show("blue"))
    assert position.seat == 1
    events += position.play(Show("red"))
    # Green by seat 2 unasked; seat 3 owns only green and blue and is skipped; seat 0 has none left, seat 1 yellow.
    shown = [(event.seat, event.colour) for event in told(events, "showed")]
    assert shown == [(0, "blue"), (1, "red"), (2, "green"), (1, "yellow")]
    assert points(position) == [2, 4, 2, 0]


def test_no_artwork_is_needed_to_take_the_expo_card(table: type[Position]) -> None:
    position = opening(table, {0: [], 1: ["green"]})
    position.place(1, 1)
    assert position.state.expo == 0
    assert points(position) == [0, 2, 0, 0]


def test_two_artworks_of_one_colour_show_once(table: type[Position]) -> None:
    position = table(3).lay({(1, 1): "expo"}).give(0, artworks={"red": 3})
    position.place(1, 1)
    assert points(position) == [2, 0, 0]


def test_D26_who_has_passed_does_not_show(table: type[Position]) -> None:
    position = opening(table, {2: ["green"]}, passed=(2,))
    position.place(1, 1)
    assert points(position) == [0, 0, 0, 0]
    assert position.seat == 1


def test_R17_who_can_show_must(table: type[Position]) -> None:
    position = opening(table, {0: ["red"], 1: ["blue", "green"]})
    position.place(1, 1)
    assert points(position)[0] == 2, "shown without a question"
    assert position.moves() == [Show("blue"), Show("green")]
    assert position.refuses(Pass())


def test_R18_an_empty_hand_takes_part(table: type[Position]) -> None:
    position = opening(table, {1: ["blue"]}).architects(1, hand=())
    position.place(1, 1)
    assert points(position) == [0, 2, 0, 0]


def test_it_starts_with_the_taker_and_goes_clockwise(table: type[Position], told: Told) -> None:
    position = opening(table, {0: ["green"], 1: ["yellow"], 2: ["red"], 3: ["blue"]}, taker=2)
    events = position.place(1, 1)
    assert [(event.seat, event.colour) for event in told(events, "showed")] == [
        (2, "red"),
        (3, "blue"),
        (0, "green"),
        (1, "yellow"),
    ]
