"""Spots: what tests of every game ask of the places on its table."""

from collections.abc import Callable, Collection, Iterable, Mapping
from random import Random
from typing import Any

from textual.geometry import Region

from engine.agenda import tag_of
from engine.game import game
from tests.tui.table.tables import SIZES, places, scene_at
from tui.boards import boards
from tui.boards.base import AnyBoards
from tui.drawing.canvas import Canvas
from tui.table.selection import nearest


def tabs_of_boards(table: AnyBoards) -> range:
    """Return all tabs but the log, which is no board."""
    return range(len(table.tabs) - 1)


def views_of(table: AnyBoards) -> list[tuple[str, int]]:
    """Return each size, and in a small window each board."""
    return [(name, tab) for name in SIZES for tab in (tabs_of_boards(table) if name == "small" else range(1))]


def assert_spots_lie_apart(canvas: Canvas) -> None:
    """See that every spot has room, lies within its panel and shares no cell with another."""
    edge = Region(0, 0, canvas.width, canvas.height)
    taken: dict[tuple[int, int], str] = {}
    for name, place in canvas.spots.items():
        assert place.area
        assert edge.contains_region(place), (name, place)
        cells = [(x, y) for x in range(place.x, place.right) for y in range(place.y, place.bottom)]
        assert not {taken[cell] for cell in cells if cell in taken}, name
        taken.update(dict.fromkeys(cells, name))


def assert_explained(shown: Any, name: str, sections: Collection[str]) -> None:
    """See that an explanation has a title, lines, a source and a rule among the sections, and lacks no word."""
    assert shown.title.strip()
    assert shown.lines
    assert all(line.strip() for line in shown.lines)
    assert shown.source
    assert shown.rule in sections, (name, shown.rule)
    assert "⟨" not in "".join((shown.title, *shown.lines, shown.source))


def stranded(among: Mapping[str, Region]) -> set[str]:
    """List the places that arrows do not lead to, or not away from, seen from any one of them."""
    ahead = {
        name: {
            spot
            for direction in ("up", "down", "left", "right")
            if (spot := nearest(place, among, direction)) is not None
        }
        for name, place in among.items()
    }
    behind: dict[str, set[str]] = {name: set() for name in among}
    for name, targets in ahead.items():
        for target in targets:
            behind[target].add(name)
    start = next(iter(among), None)
    return set() if start is None else (set(among) - flood(ahead, start)) | (set(among) - flood(behind, start))


def flood(edges: Mapping[str, Iterable[Any]], start: str) -> set[str]:
    seen, todo = {start}, [start]
    while todo:
        for target in edges[todo.pop()]:
            if target not in seen:
                seen.add(target)
                todo.append(target)
    return seen


def assert_only_possible_spots(
    key: str, seats: int, possible_spots: Callable[[Any], set[str]], states: Iterable[Any]
) -> set[str]:
    """See that events of careless games, and panels, name only spots that a table can have; give the events' tags."""
    rules, table = game(key), boards(key)
    told: set[str] = set()
    for seed in (1, 2):
        chance, state = Random(seed), rules.new(seats, seed=seed)
        possible = possible_spots(state)
        while state.agenda:
            happened = rules.apply(state, chance.choice(rules.decisions(state)[0].moves))
            scene = scene_at(state, key=key)
            for event in happened:
                told.add(tag_of(event))
                assert set(table.event_spots(scene, event)) <= possible, event
    for state in states:
        for size, tab in views_of(table):
            assert set(places(scene_at(state, key=key), SIZES[size], tab)) <= possible_spots(state)
    return told
