"""Where things are on the table of Bruxelles 1893: in sight, apart, reachable by arrows, named and explained."""

from functools import cache, partial
from random import Random
from typing import Any

import pytest
from textual.geometry import Region

from engine.agenda import tag_of
from engine.game import game
from engine.games.bruxelles1893.components import BOARD_ROWS, COLOURS, CUBES, LOCATIONS, TRACKS
from engine.games.bruxelles1893.parts import NOBODY
from tests.tui.table import tables
from tests.tui.table.spots import (
    assert_explained,
    assert_only_possible_spots,
    assert_spots_lie_apart,
    stranded,
    tabs_of_boards,
    views_of,
)
from tests.tui.table.tables import SIZES, drawn, places
from tui.boards import boards
from tui.boards.bruxelles1893 import look
from tui.boards.bruxelles1893.players import GROUPS, holdings
from tui.boards.seats import FORMS
from tui.drawing.glyphs import UNICODE
from tui.i18n.rules_text import rules_page
from tui.i18n.typography import NO_BREAK_SPACE
from tui.i18n.words import LANGUAGES, Words

KEY = "bruxelles1893"
GAME, BOARDS = game(KEY), boards(KEY)
scene_at = partial(tables.scene_at, key=KEY)
random_states = partial(tables.random_states, key=KEY)
VIEWS = views_of(BOARDS)
TABLES = pytest.mark.parametrize("seats", GAME.seats)


@cache
def positions(seats: int) -> tuple[Any, ...]:
    """Positions of a careless game; with few seats the expert's strips are up."""
    options = {"strips": "expert" if seats < 4 else "mixed"}
    return tuple(random_states(seats, seed=seats, every=24, options=options))


@cache
def questions(seats: int) -> dict[str, Any]:
    """One position for each question, the one with most answers; in every other game all do whatever they can."""
    found: dict[str, tuple[int, Any]] = {}
    asked = {str(choice.__struct_config__.tag) for choice in GAME.choices} - (set() if seats == 2 else {"neutral"})
    for seed in range(40):
        if asked <= set(found):
            break
        chance, state = Random(seed), GAME.new(seats, seed=seed)
        while state.agenda:
            decision = GAME.decisions(state)[0]
            if len(decision.moves) > found.get(decision.asks, (0, None))[0]:
                found[decision.asks] = (len(decision.moves), GAME.clone(state))
            eager = [move for move in decision.moves if tag_of(move) not in ("pass", "decline", "done")]
            GAME.apply(state, chance.choice((eager if seed % 2 else None) or decision.moves))
    return {asks: state for asks, (_, state) in found.items()}


def places_of_question(scene: Any, size: str) -> dict[str, Region]:
    """Return the spots in sight when a question is asked: in a small window those of its board."""
    return places(scene, SIZES[size], BOARDS.tab_for(scene.decision.asks) if scene.decision else 0)


@TABLES
def test_every_question_is_met(seats: int) -> None:
    asked = {str(choice.__struct_config__.tag) for choice in GAME.choices}
    assert asked - set(questions(seats)) == (set() if seats == 2 else {"neutral"})


@TABLES
@pytest.mark.parametrize("size", SIZES)
def test_every_move_that_has_a_place_has_it_in_sight_and_within_reach_of_arrows(seats: int, size: str) -> None:
    for state in (*positions(seats), *questions(seats).values()):
        scene = scene_at(state)
        if scene.decision is None:
            continue
        seen = places_of_question(scene, size)
        for move in scene.decision.moves:
            assert set(BOARDS.spots(scene, move)) <= set(seen), (scene.decision.asks, move)
        assert set(BOARDS.target_spots(scene)) <= set(seen), scene.decision.asks
        assert stranded({name: place for name, place in seen.items() if name in scene.lit}) == set()


@TABLES
def test_the_questions_of_a_board_have_their_places_there(seats: int) -> None:
    """What is asked about the board, the workshop and the theatre is answered there, not in the list alone."""
    wanted = {
        **dict.fromkeys(("bracket", "turn", "site", "neutral"), "board"),
        **dict.fromkeys(("cursor", "shop"), "workshop"),
        **dict.fromkeys(("sale", "grand-place", "secondary-theatre", "bonus-card"), "lines"),
        "needle": "compass",
        "theatre": "theatre",
    }
    for asks, state in questions(seats).items():
        scene = scene_at(state)
        panels = drawn(scene, SIZES["small"], BOARDS.tab_for(asks))
        holders = {name for name, (_, canvas) in panels.items() if scene.lit & set(canvas.spots)}
        assert holders >= ({wanted[asks]} if asks in wanted else set()), asks
        assert bool(scene.lit) == (asks in wanted), asks


@TABLES
@pytest.mark.parametrize(("size", "tab"), VIEWS)
def test_arrows_lead_over_everything_while_looking_around(seats: int, size: str, tab: int) -> None:
    for state in positions(seats)[::3]:
        assert stranded(places(scene_at(state), SIZES[size], tab)) == set()


@TABLES
@pytest.mark.parametrize("language", LANGUAGES)
def test_spots_lie_within_their_panel_and_apart(seats: int, language: str) -> None:
    words = Words(language, KEY, strict=True)
    for state in positions(seats)[::2]:
        for size, tab in VIEWS:
            for _, canvas in drawn(scene_at(state, words), SIZES[size], tab).values():
                assert_spots_lie_apart(canvas)


@TABLES
@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_in_sight_can_be_asked_about(seats: int, language: str) -> None:
    words = Words(language, KEY, strict=True)
    sections = {heading.id for heading in rules_page(KEY, language, 80, UNICODE).headings}
    asked = list(questions(seats).values())
    for state in (*positions(seats)[seats % 3 :: 3], *asked[seats % 3 :: 3]):
        scene = scene_at(state, words)
        names = {name for size, tab in VIEWS for name in places(scene, SIZES[size], tab)}
        assert names
        for name in names:
            shown = BOARDS.inspect(scene, name)
            assert_explained(shown, name, sections)
            if language == "fr":
                assert not any(":" in line.replace(f"{NO_BREAK_SPACE}:", "") for line in shown.lines), (
                    name,
                    shown.lines,
                )


@TABLES
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_answer_has_its_words_and_no_two_read_alike(seats: int, language: str) -> None:
    words = Words(language, KEY, strict=True)
    for state in (*positions(seats), *questions(seats).values()):
        scene = scene_at(state, words)
        if scene.decision is None:
            continue
        labels = [BOARDS.label(scene, move) for move in scene.decision.moves]
        assert len(set(labels)) == len(labels), labels
        for move, label in zip(scene.decision.moves, labels, strict=True):
            assert label.strip()
            assert len(label) <= 40 or tag_of(move) in ("spend", "pay", "place", "trade"), label
            BOARDS.prospect(scene, move)
            BOARDS.outlook(scene, move)


@pytest.mark.parametrize("language", LANGUAGES)
def test_things_of_a_kind_are_told_apart_in_every_form(language: str) -> None:
    state = GAME.new(2, seed=1)
    player = state.players[0]
    player.works, player.cubes = [1] * len(COLOURS), [1] * len(CUBES)
    player.figures = [1 + figure % 2 for figure in range(len(state.box.figures))]
    player.rows = ((0,),) * len(BOARD_ROWS)
    scene = scene_at(state, Words(language, KEY, strict=True))
    for group in GROUPS:
        things = list(holdings(scene, 0, group))
        for form in FORMS:
            names = [thing.in_form(form) for thing in things]
            assert len(set(names)) == len(names), names


def possible_spots(state: Any) -> set[str]:
    """Name every spot that a table can have: what is held comes and goes, the rest is always there."""
    box, seats = state.box, range(len(state.players))
    lines = range(1, box.columns + 1)
    squares = range(1, box.grid + 1)
    held = {"work": COLOURS, "cube": CUBES, "figure": box.figures, "row": BOARD_ROWS}
    own = ("seat", "purse", "assistants", "courthouse", "buildings")
    return {
        *(f"cell-{row}-{col}" for row in lines for col in lines),
        *(f"column-{col}" for col in lines),
        *(f"shield-{shield.row}-{shield.col}" for shield in box.shields),
        *(f"location-{key}" for key in LOCATIONS),
        *(f"track-{key}" for key in TRACKS),
        *(f"square-{row}-{col}" for row in squares for col in squares),
        *(f"shop-{slot}" for slot in range(len(state.shop))),
        *(f"stage-{space}" for space in range(len(box.theatre_costs))),
        *(f"compass-{space}" for space in range(len(state.compass))),
        *(f"{kind}-{seat}" for kind in own for seat in seats),
        *(f"{kind}-{seat}-{key}" for kind, keys in held.items() for seat in seats for key in keys),
        *("courthouse", "building", "supply", "exhibition", "stock", "piles"),
    }


@TABLES
def test_panels_and_events_name_only_spots_that_a_table_can_have(seats: int) -> None:
    told = assert_only_possible_spots(KEY, seats, possible_spots, positions(seats)[::4])
    assert {"area-opened", "placed", "visited", "sold", "built", "auction-won", "honoured", "detained"} <= told


@pytest.mark.parametrize("seats", [2, 5])
def test_what_a_move_brought_is_seen_where_it_lies(seats: int) -> None:
    """Where a spot of an event can be in sight after the move, it is; what was spent again at once may be gone."""
    lasting = ("cell", "location", "track", "column", "shield", "purse", "square", "courthouse", "figure", "row")
    chance, state = Random(seats + 7), GAME.new(seats, seed=seats)
    seen: set[str] = set()
    while state.agenda:
        happened = GAME.apply(state, chance.choice(GAME.decisions(state)[0].moves))
        scene = scene_at(state)
        wanted = {spot for event in happened for spot in BOARDS.event_spots(scene, event)}
        wanted = {spot for spot in wanted if spot.partition("-")[0] in lasting}
        kinds = {spot.partition("-")[0] for spot in wanted}
        if kinds - seen or chance.random() < 0.3:
            seen |= kinds
            missing = wanted - set(places(scene, SIZES["middle"]))
            # A figure that acts in the theatre may be discarded at once.
            assert not {spot for spot in missing if not spot.startswith("figure")}, happened
    assert seen >= {"cell", "location", "track", "column", "purse", "square", "figure"}


@TABLES
@pytest.mark.parametrize("size", SIZES)
def test_what_a_player_must_always_see_is_in_sight(seats: int, size: str) -> None:
    """Open area, auctions, shields and prices beside every turn; in a small window the rest is one key away."""
    for state in positions(seats)[::2]:
        scene = scene_at(state)
        tabs = tabs_of_boards(BOARDS) if size == "small" else range(1)
        seen = [set(places(scene, SIZES[size], tab)) for tab in tabs]
        always = {*(f"column-{col}" for col in range(1, 6)), *(f"location-{key}" for key in LOCATIONS)}
        always |= {f"shield-{shield.row}-{shield.col}" for shield in state.box.shields}
        always |= {f"{kind}-{seat}" for kind in ("seat", "purse") for seat in range(seats)}
        assert always <= seen[0]
        everywhere = set().union(*seen)
        for seat, player in enumerate(state.players):
            always |= {f"work-{seat}-{key}" for key, count in zip(COLOURS, player.works, strict=True) if count}
            always |= {f"cube-{seat}-{key}" for key, count in zip(CUBES, player.cubes, strict=True) if count}
            always |= {
                f"figure-{seat}-{key}" for key, held in zip(state.box.figures, player.figures, strict=True) if held
            }
        always |= {f"track-{key}" for key in TRACKS} | {f"stage-{space}" for space in range(4)}
        always |= {"courthouse", "building", "exhibition", "stock", "shop-0", "shop-1", "compass-0"}
        assert always <= everywhere, always - everywhere


@pytest.mark.parametrize("size", SIZES)
def test_shields_show_who_leads_and_what_each_would_be_paid(size: str) -> None:
    """Four who tie are all named; where there is no room for what it pays them, they alone are."""
    state = next(iter(random_states(4, seed=4, every=1000)))
    owners, box = state.board.owners, state.box
    for seat, player in enumerate(state.players):
        player.steps[TRACKS.index("city_hall")] = seat
    owners[:] = [NOBODY] * len(owners)
    first, last = box.shields[0], box.shields[-1]
    for shield, seats in ((first, (0, 1, NOBODY, NOBODY)), (last, (0, 1, 2, 3))):
        for space, seat in zip(shield.spaces, seats, strict=True):
            owners[space] = seat
    scene = scene_at(state)
    scene.lit = set()
    _, canvas = drawn(scene, SIZES[size])["board"]

    def shown(shield: Any) -> str:
        place = canvas.spots[f"shield-{shield.row}-{shield.col}"]
        return "".join(canvas.chars[place.y][place.x : place.right])

    names = [UNICODE.seats[seat] for seat in range(4)]
    assert all(f"{name}{vp}" in shown(first) for vp, name in enumerate(names[:2], 1))
    assert (shown(first)[0], shown(first)[-1], shown(last)[0], shown(last)[-1]) == ("(", ")", "[", "]")
    assert all(name in shown(last) for name in names)
    assert all((f"{name}{vp}" in shown(last)) == (size != "small") for vp, name in enumerate(names, 1))


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_symbols_of_every_bonus_card_are_in_sight_where_there_is_little_room(language: str) -> None:
    state = GAME.new(3, seed=1)
    for bonus in range(len(state.box.bonus_parts)):
        state.bonuses[0] = bonus
        scene = scene_at(state, Words(language, KEY, strict=True))
        canvas = drawn(scene, SIZES["small"])["board"][1]
        column = canvas.spots["column-1"]
        text = canvas.strip(column.y).text[column.x : column.right]
        assert look.bonus_symbols(state.box, UNICODE, bonus) in text
