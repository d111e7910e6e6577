"""Where things are on the table of Bruxelles 1897: in sight, apart, reachable by arrows, and explained."""

from functools import cache
from typing import Any

import pytest

from engine.games.bruxelles1897 import majority
from engine.games.bruxelles1897.components import LOCATIONS, TRACKS
from tests.tui.table.spots import (
    assert_explained,
    assert_only_possible_spots,
    assert_spots_lie_apart,
    stranded,
    views_of,
)
from tests.tui.table.tables import (
    BOARDS,
    GAME,
    SIZES,
    drawn,
    gallery_match,
    places,
    random_states,
    scene_at,
)
from tui.drawing.glyphs import UNICODE
from tui.i18n.rules_text import rules_page
from tui.i18n.words import LANGUAGES, Words

VIEWS = views_of(BOARDS)
CELLS = (
    *("seat", "name", "first", "holder", "vp", "ifnow", "purse", "hand", "out", "brussels", "prison"),
    *("artworks", "materials", "houses", "nobles", "upkeep"),
)
"""What the table of players has of each of them."""
TABLES = pytest.mark.parametrize("seats", GAME.seats)


@cache
def positions(seats: int) -> tuple[Any, ...]:
    """Positions of a good game and of a careless one."""
    match = gallery_match(seats)
    played = [match.state_before(index) for index in range(0, len(match.entries) + 1, 24)]
    return (*played, *random_states(seats, seed=seats, every=24))


@cache
def questions(seats: int) -> dict[str, Any]:
    """One position for each question that games ask, the one with most answers."""
    found: dict[str, tuple[int, Any]] = {}
    for seed in range(6):
        for state in random_states(seats, seed=seed, every=1):
            for decision in GAME.decisions(state):
                if len(decision.moves) > found.get(decision.asks, (0, None))[0]:
                    found[decision.asks] = (len(decision.moves), state)
    return {asks: state for asks, (_, state) in found.items()}


@TABLES
def test_every_question_is_met(seats: int) -> None:
    assert set(questions(seats)) == {str(choice.__struct_config__.tag) for choice in GAME.choices}


@TABLES
@pytest.mark.parametrize("size", SIZES)
def test_arrows_lead_from_every_lit_spot_to_every_other(seats: int, size: str) -> None:
    for state in (*positions(seats), *questions(seats).values()):
        scene = scene_at(state)
        lit = {name: place for name, place in places(scene, SIZES[size]).items() if name in scene.lit}
        assert stranded(lit) == set()


@TABLES
@pytest.mark.parametrize(("size", "tab"), VIEWS)
def test_arrows_lead_over_everything_while_looking_around(seats: int, size: str, tab: int) -> None:
    for state in positions(seats)[::3]:
        assert stranded(places(scene_at(state), SIZES[size], tab)) == set()


@TABLES
@pytest.mark.parametrize("size", SIZES)
def test_every_move_that_has_a_place_has_it_in_sight(seats: int, size: str) -> None:
    for state in (*positions(seats), *questions(seats).values()):
        scene = scene_at(state)
        if scene.decision is not None:
            seen = set(places(scene, SIZES[size]))
            for move in scene.decision.moves:
                spots = BOARDS.spots(scene, move)
                if size == "small":  # materials are a number there, and four players leave no line for Brussels
                    spots = () if seats == 4 and BOARDS.letter(move) else spots[:1]
                assert set(spots) <= seen, (scene.decision.asks, move)
            targets = {spot for spot in BOARDS.target_spots(scene) if size != "small" or spot.startswith("cell")}
            assert targets <= seen, scene.decision.asks


@TABLES
@pytest.mark.parametrize("language", LANGUAGES)
def test_spots_lie_within_their_panel_and_apart(seats: int, language: str) -> None:
    words = Words(language, GAME.key, strict=True)
    for state in positions(seats)[::2]:
        for size, tab in VIEWS:
            for _, canvas in drawn(scene_at(state, words), SIZES[size], tab).values():
                assert_spots_lie_apart(canvas)


@TABLES
@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_in_sight_can_be_asked_about(seats: int, language: str) -> None:
    words = Words(language, GAME.key, strict=True)
    sections = {heading.id for heading in rules_page(GAME.key, language, 80, UNICODE).headings}
    for state in positions(seats)[:: 1 if language == "en" else 2]:
        scene = scene_at(state, words)
        names = {name for size, tab in VIEWS for name in places(scene, SIZES[size], tab)}
        assert names
        for name in names:
            shown = BOARDS.inspect(scene, name)
            assert_explained(shown, name, sections)


def possible_spots(state: Any) -> set[str]:
    """Name every spot that a table can have: what is held comes and goes, the rest is always there."""
    box, seats = state.box, range(len(state.players))
    rows = range(1, len(state.area.cards) // box.columns + 1)
    held = {
        "hand": box.architects,
        "artwork": box.artworks,
        "material": box.materials,
        "house": box.houses,
        "noble": box.nobles,
    }
    return {
        *(f"cell-{row}-{col}" for row in rows for col in range(1, box.columns + 1)),
        *(f"column-{col}" for col in range(1, box.columns + 1)),
        *(f"shield-{row}-{col}" for row, col, _ in majority.shields(state)),
        *(f"location-{key}" for key in LOCATIONS),
        *(f"track-{key}" for key in TRACKS),
        *(f"letter-{col}" for col in range(1, box.columns + 1)),
        *(f"row-{row}" for row in rows),
        *(f"{kind}-{seat}" for kind in (*CELLS, *TRACKS) for seat in seats),
        *(f"heading-{key}" for key in (*CELLS, *TRACKS, *(f"hand-{kind}" for kind in box.architects))),
        *(f"{kind}-{seat}-{key}" for kind, keys in held.items() for seat in seats for key in keys),
        "prison",
        "majority",
        "piles",
        "expo",
    }


@TABLES
def test_panels_and_events_name_only_spots_that_a_table_can_have(seats: int) -> None:
    told = assert_only_possible_spots(GAME.key, seats, possible_spots, positions(seats)[::4])
    assert {"placed", "took", "built", "visited", "column-won", "imprisoned"} <= told


@TABLES
def test_what_a_move_brought_is_seen_where_it_lies(seats: int) -> None:
    """Where a spot of an event can be in sight after the move, it is; what was spent again at once may be gone."""
    match = gallery_match(seats)
    lasting = ("cell", "location", "house", "track", "column", "shield", "purse", "vp")
    for index, entry in enumerate(match.entries[:-1]):
        scene = scene_at(match.state_before(index + 1))
        wanted = {
            spot
            for event in entry.events
            for spot in BOARDS.event_spots(scene, event)
            if spot.partition("-")[0] in lasting
        }
        if wanted:
            assert wanted <= set(places(scene, SIZES["middle"])), entry.events
