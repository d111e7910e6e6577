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
from tui.boards.bruxelles1893 import cards, plan, shields
from tui.boards.bruxelles1893.players import FORMS, WITHOUT_CUBES, belongings
from tui.boards.bruxelles1893.table import MIDDLE, NARROW
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
            # Five players leave no line for Brussels in the smallest window: its letters are in the list.
            if not (seats == 5 and size == "small" and BOARDS.letter(move)):
                assert set(BOARDS.spots(scene, move)) <= set(seen), (scene.decision.asks, move)
        if size != "small":
            assert set(BOARDS.target_spots(scene)) <= set(seen), scene.decision.asks
        assert stranded({name: place for name, place in seen.items() if name in scene.lit}) == set()


@TABLES
def test_the_questions_of_a_board_have_their_places_there(seats: int) -> None:
    """What is asked about the board, the workshop and the theatre is answered there, not in the list alone."""
    wanted = {
        **dict.fromkeys(("bracket", "turn", "site", "neutral"), "board"),
        **dict.fromkeys(("cursor", "sale", "shop"), "workshop"),
        **dict.fromkeys(("grand-place", "secondary-theatre", "bonus-card"), "belongings"),
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
@pytest.mark.parametrize("form", FORMS)
def test_things_of_a_player_are_told_apart_in_every_form(language: str, form: str) -> None:
    state = GAME.new(2, seed=1)
    player = state.players[0]
    player.works, player.cubes = [1] * len(COLOURS), [1] * len(CUBES)
    player.figures = [1 + figure % 2 for figure in range(len(state.box.figures))]
    player.rows = ((0,),) * len(BOARD_ROWS)
    items = [item for item in belongings(scene_at(state, Words(language, KEY, strict=True)), 0, form) if item.spot]
    assert len({item.text for item in items}) == len(items) >= 8 + 4 + (form not in WITHOUT_CUBES) * (5 + 4)


def possible_spots(state: Any) -> set[str]:
    """Name every spot that a table can have: what is held comes and goes, the rest is always there."""
    box, seats = state.box, range(len(state.players))
    lines = range(1, box.columns + 1)
    squares = range(1, box.grid + 1)
    held = {"work": COLOURS, "cube": CUBES, "figure": box.figures, "row": BOARD_ROWS}
    columns = {"seat", *NARROW, *MIDDLE}
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
        *(f"{key}-{seat}" for key in columns for seat in seats),
        *(f"{key}-{seat}-note" for key in ("exhibitions", "upkeep", "buildings") for seat in seats),
        *(f"{key}-{seat}-label" for key in ("figures", "works", "cubes", "rows") for seat in seats),
        *(f"heading-{key}" for key in columns),
        *(f"{kind}-{seat}-{key}" for kind, keys in held.items() for seat in seats for key in keys),
        *("courthouse", "building", "supply", "exhibition", "stock", "piles", "values"),
    }


@TABLES
def test_panels_and_events_name_only_spots_that_a_table_can_have(seats: int) -> None:
    told = assert_only_possible_spots(KEY, seats, possible_spots, positions(seats)[::4])
    assert {"area-opened", "placed", "visited", "sold", "built", "auction-won", "honoured", "detained"} <= told


@pytest.mark.parametrize("seats", [2, 5])
def test_what_a_move_brought_is_seen_where_it_lies(seats: int) -> None:
    """Where a spot of an event can be in sight after the move, it is; what was spent again at once may be gone."""
    lasting = ("cell", "location", "column", "vp", "money", "square", "courthouse", "figure", "row", *TRACKS)
    chance, glance, state = Random(seats + 7), Random(1), GAME.new(seats, seed=seats)
    seen: set[str] = set()
    while state.agenda:
        happened = GAME.apply(state, chance.choice(GAME.decisions(state)[0].moves))
        scene = scene_at(state)
        wanted = {spot for event in happened for spot in BOARDS.event_spots(scene, event)}
        wanted = {spot for spot in wanted if spot.partition("-")[0] in lasting}
        kinds = {spot.partition("-")[0] for spot in wanted}
        if kinds - seen or glance.random() < 0.3:
            seen |= kinds
            missing = wanted - set(places(scene, SIZES["middle"]))
            # A figure that acts in the theatre may be discarded at once.
            assert not {spot for spot in missing if not spot.startswith("figure")}, happened
    assert seen >= {"cell", "location", "column", "vp", "money", "square", "figure", *TRACKS}


@TABLES
@pytest.mark.parametrize("size", SIZES)
def test_what_a_player_must_always_see_is_in_sight(seats: int, size: str) -> None:
    """Open area, auctions, living shields and prices beside every turn; in a small window the rest is one key away."""
    for state in positions(seats)[::2]:
        scene = scene_at(state)
        tabs = tabs_of_boards(BOARDS) if size == "small" else range(1)
        seen = [set(places(scene, SIZES[size], tab)) for tab in tabs]
        always = {f"column-{col}" for col in range(1, 6)}
        if seats < 5 or size != "small":
            always |= {f"location-{key}" for key in LOCATIONS}
        always |= {
            f"shield-{shield.row}-{shield.col}"
            for number, shield in enumerate(state.box.shields)
            if shields.can_score(state, number)
        }
        always |= {f"{key}-{seat}" for key in ("seat", "vp", "money", "ready", *TRACKS) for seat in range(seats)}
        assert always <= seen[0], always - seen[0]
        everywhere = set().union(*seen)
        for seat, player in enumerate(state.players):
            if size == "small":
                always |= {f"{key}-{seat}" for key in ("works", *CUBES)}
            else:
                always |= {f"work-{seat}-{key}" for key, count in zip(COLOURS, player.works, strict=True) if count}
                always |= {f"cube-{seat}-{key}" for key, count in zip(CUBES, player.cubes, strict=True) if count}
            always |= {
                f"figure-{seat}-{key}" for key, held in zip(state.box.figures, player.figures, strict=True) if held
            }
        always |= {f"location-{key}" for key in LOCATIONS} | {f"stage-{space}" for space in range(4)}
        always |= {"courthouse", "building", "exhibition", "supply", "shop-0", "shop-1", "compass-0", "values"}
        assert always <= everywhere, always - everywhere


@TABLES
def test_shields_that_cannot_score_any_more_are_not_drawn(seats: int) -> None:
    for state in positions(seats):
        scene = scene_at(state)
        seen = {spot for spot in places(scene, SIZES["small"]) if spot.startswith("shield-")}
        alive = {number for number in range(len(state.box.shields)) if shields.can_score(state, number)}
        named = {f"shield-{state.box.shields[number].row}-{state.box.shields[number].col}" for number in alive}
        assert seen - scene.lit == named - scene.lit


WAYS_TO_LEAD: dict[tuple[int, ...], tuple[str, str]] = {
    (NOBODY, NOBODY, NOBODY, NOBODY): ("◇", "◇"),
    (0, NOBODY, NOBODY, NOBODY): ("(●)", "(●1)"),
    (0, 0, 1, NOBODY): ("(●)", "(●1)"),
    (0, 1, NOBODY, NOBODY): ("●-◆", "(●1◆2)"),
    (0, 1, 2, NOBODY): ("●◆▲", "(●1◆2▲3)"),
    (0, 0, 1, 2): ("[●]", "[●1]"),
    (0, 0, 1, 1): ("●=◆", "[●1◆2]"),
    (0, 1, 2, 3): ("[=]", "[●1◆2▲3■4]"),
}
"""Owners of the spaces around a shield, and how it is drawn between the spaces and on a rule."""


@pytest.mark.parametrize("owners", WAYS_TO_LEAD)
def test_shields_show_who_leads_and_where_there_is_room_what_they_pay(owners: tuple[int, ...]) -> None:
    state = GAME.new(4, seed=4)
    state.shield = next(number for number, shield in enumerate(state.box.shields) if len(shield.area) == 16)
    shield = state.box.shields[state.box.area_shields[state.shield][0]]
    for seat, player in enumerate(state.players):
        player.steps[TRACKS.index("city_hall")] = seat
    state.first = 0
    for space, seat in zip(shield.spaces, owners, strict=True):
        state.board.owners[space] = seat
    scene = scene_at(state, viewer=0)
    scene.lit = set()
    for size, drawn_as in zip(("small", "large"), WAYS_TO_LEAD[owners], strict=True):
        _, canvas = drawn(scene, SIZES[size])["board"]
        place = canvas.spots[f"shield-{shield.row}-{shield.col}"]
        assert "".join(canvas.chars[place.y][place.x : place.right]).strip() == drawn_as


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", SIZES)
def test_every_bonus_card_is_written_whole(language: str, size: str) -> None:
    """Its powers and symbols are in sight in every window, in no more cells than the card has."""
    state = GAME.new(3, seed=1)
    for bonus in range(len(state.box.bonus_parts)):
        state.bonuses[0] = bonus
        scene = scene_at(state, Words(language, KEY, strict=True))
        canvas = drawn(scene, SIZES[size])["board"][1]
        column = canvas.spots["column-1"]
        rows = ["".join(canvas.chars[y][column.x : column.right]) for y in range(column.y, column.bottom)]
        lines = cards.lines(scene, bonus, column.width - (size != "small"), column.height - 1)
        for row, line in zip(rows, lines, strict=False):
            assert row.strip() == "".join(text for text, _ in line).strip()
        assert sum(row.count("♙") for row in rows) == state.box.bonus_parts[bonus].manneken
        assert sum(row.count("✧") for row in rows) == state.box.bonus_parts[bonus].vp
        assert "╡" not in rows[0]


@pytest.mark.parametrize("tab", [plan.BOARD, plan.CITY, plan.WORKSHOP, plan.PLAYERS])
def test_the_cursor_has_a_cell_of_its_own(tab: int) -> None:
    """Where the cursor shows, nothing else is written: it hides no sign of what is looked at."""
    for state in positions(4)[::3]:
        scene = scene_at(state)
        scene.lit = set()
        for name, (_, canvas) in drawn(scene, SIZES["small"], tab).items():
            for spot, mark in canvas.marks.items():
                if not spot.startswith("shield-") and mark.x > 0:
                    assert canvas.chars[mark.y][mark.x] in " ─", (name, spot)
