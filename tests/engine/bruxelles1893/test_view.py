"""Chapter 5 of the rules: hidden information."""

from collections import Counter

import pytest

from engine.chance import Dice, scatter
from engine.games.bruxelles1893 import GAME
from engine.games.bruxelles1893.moves import Take
from engine.games.bruxelles1893.parts import UNKNOWN, WORKS
from engine.match import Match
from tests.engine.bruxelles1893.conftest import Position
from tests.engine.conftest import Told


def drawing(table: type[Position], *tiles: str) -> Position:
    """Ask seat 0 to choose among these drawn works."""
    position = table(3).round(len(tiles), *[0] * (len(tiles) - 1)).works_pile(*tiles)
    position.act(1, 1)
    assert position.asks == "workshop"
    return position


def test_the_one_who_draws_sees_the_tiles(table: type[Position]) -> None:
    position = drawing(table, "pink", "blue", "green")
    view = GAME.seen_by(position.state, 0)
    assert GAME.decisions(view)[0].moves == [Take("pink"), Take("blue"), Take("green")]
    imagined = GAME.imagine(view, Dice(5))
    assert GAME.decisions(imagined)[0].moves == [Take("pink"), Take("blue"), Take("green")]


@pytest.mark.parametrize("seat", [1, 2, None])
def test_nobody_else_sees_them(table: type[Position], seat: int | None) -> None:
    views = []
    for tiles in (("pink", "blue", "green"), ("yellow", "blue", "blue")):
        position = drawing(table, *tiles)
        view = GAME.seen_by(position.state, seat)
        assert view.agenda[-1].drawn == (UNKNOWN,) * 3
        assert len(view.piles[WORKS]) == 24, "as if the tiles were still in the stack"
        assert GAME.decisions(view)[0].moves == [Take(colour) for colour in ("blue", "pink", "yellow", "green")]
        views.append(GAME.encode(view))
    assert views[0] == views[1]


def test_others_imagine_any_draw_that_agrees_with_what_they_know(table: type[Position]) -> None:
    position = drawing(table, "pink", "blue")
    view = GAME.seen_by(position.state, 1)
    drawn: Counter[tuple[int, ...]] = Counter()
    for seed in range(200):
        imagined = GAME.imagine(view, Dice(scatter(seed)))
        assert GAME.check(imagined) == []
        assert UNKNOWN not in imagined.agenda[-1].drawn
        assert GAME.encode(GAME.seen_by(imagined, 1)) == GAME.encode(view)
        drawn[imagined.agenda[-1].drawn] += 1
    assert len(drawn) == 16, "every ordered pair of four colours"


def test_others_cannot_tell_tiles_that_are_alike_from_others(table: type[Position]) -> None:
    views = [
        GAME.encode(GAME.seen_by(drawing(table, *tiles).state, 1)) for tiles in (("pink", "pink"), ("pink", "blue"))
    ]
    assert views[0] == views[1]


def test_a_view_of_a_view_hides_no_more(table: type[Position]) -> None:
    position = drawing(table, "pink", "blue")
    view = GAME.seen_by(position.state, 1)
    assert GAME.encode(GAME.seen_by(view, 1)) == GAME.encode(view)
    assert GAME.encode(GAME.seen_by(view, None)) == GAME.encode(view)


def test_no_event_tells_the_drawn_tiles(table: type[Position], told: Told) -> None:
    position = table(3).round(3, 0, 0).works_pile("pink", "blue", "green")
    events = position.act(1, 1)
    assert [event.tiles for event in told(events, "drew")] == [3]
    events = position.play(Take("blue"))
    assert [event.colour for event in told(events, "created")] == ["blue"], "the one that is kept is for all to see"


def test_a_choice_from_the_workshop_can_be_taken_back(table: type[Position]) -> None:
    position = drawing(table, "pink", "blue")
    match = Match(GAME, position.state, humans=(0, 1, 2))
    match.play(Take("pink"))
    match.undo(0)
    match.play(Take("blue"))
    assert match.state.players[0].works[0] == 1
