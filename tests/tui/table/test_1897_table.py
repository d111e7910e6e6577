"""The table of Bruxelles 1897 in random positions: nothing is cut, everything is explained, and words keep promises."""

import re
from collections.abc import Iterator
from functools import cache
from typing import Any

import pytest

from engine.agenda import tag_of
from engine.games.bruxelles1897 import events, majority, moves
from engine.games.bruxelles1897.components import LOCATIONS, TRACKS
from engine.games.bruxelles1897.parts import NO_CARD, NOBODY
from engine.match import Match
from tests.tui.table.samples import DrawnTable, positions, text_of
from tests.tui.table.spots import assert_explained, assert_spots_lie_apart
from tests.tui.table.tables import BOARDS, GAME, gallery_match, random_states, scene_at
from tui.boards.bruxelles1897 import cards, holdings, look
from tui.boards.bruxelles1897.grid import COLUMNS, Grid
from tui.boards.bruxelles1897.signs import SIGNS
from tui.drawing.glyphs import ASCII, UNICODE
from tui.i18n.coordinates import column_name, crossing_name
from tui.i18n.rules_text import rules_page
from tui.i18n.typography import NO_BREAK_SPACE
from tui.i18n.words import LANGUAGES, Words
from tui.table.history import report_of, round_ends
from tui.table.selection import keys

SIZES = ((80, 24), (100, 30), (120, 40), (160, 50))
FILLS = re.compile(r"Fills the coats? of arms (?P<arms>[^:]+): at least \+(?P<vp>\d+) VP")
TABLES = pytest.mark.parametrize("seats", GAME.seats)
EVERY_SIZE = pytest.mark.parametrize("size", SIZES, ids=[f"{width}x{height}" for width, height in SIZES])


@cache
def sample() -> tuple[Any, ...]:
    return tuple(positions(GAME.key, 60, seed=97))


def drawn(size: tuple[int, int], every: int = 1, tabs: bool = False) -> Iterator[DrawnTable]:
    """Draw the table in the positions of the sample, in one language after the other; in a small window every tab."""
    for number, state in enumerate(sample()[::every]):
        language = [*LANGUAGES][number % len(LANGUAGES)]
        for tab in range(len(BOARDS.tabs) - 1 if tabs and size[0] < 110 else 1):
            yield DrawnTable(GAME.key, state, size, language, tab)


def inside(table: DrawnTable, place: str, spot: str) -> str:
    """Return what is drawn within a spot, its lines joined by blanks."""
    canvas = table.boards[place]
    region = canvas.spots[spot]
    rows = [canvas.chars[y][region.x : region.right] for y in range(region.y, region.bottom)]
    return " ".join("".join(row).strip() for row in rows)


# What is drawn


@EVERY_SIZE
def test_spots_lie_apart_and_are_explained(size: tuple[int, int]) -> None:
    sections = {
        language: {heading.id for heading in rules_page(GAME.key, language, 80, UNICODE).headings}
        for language in LANGUAGES
    }
    for table in drawn(size, every=2, tabs=True):
        for canvas in table.boards.values():
            assert_spots_lie_apart(canvas)
            for spot in canvas.spots:
                shown = BOARDS.inspect(table.scene, spot)
                assert_explained(shown, spot, sections[table.scene.words.language])


@EVERY_SIZE
def test_cards_are_drawn_whole_with_their_numbers(size: tuple[int, int]) -> None:
    for table in drawn(size):
        scene, area = table.scene, table.scene.state.area
        region = table.plan["area"]
        grid = Grid.fit(region.width, region.height, len(area.cards) // COLUMNS)
        for cell, code in enumerate(area.cards):
            if code == NO_CARD:
                continue
            spot = look.cell_spot(cell, COLUMNS)
            text, face = inside(table, "area", spot), cards.face(scene, scene.state.box.cards[code])
            titles = (face.title, face.kind) if grid.has_words else (face.short_title,)
            assert any(title in text for title in titles), (text, titles)
            assert scene.numbers.get(spot, "") in text
            if not grid.has_words:
                assert face.token in text, (text, face.token)
            elif face.name:
                assert face.name in text or face.title in text, (text, face.name)


@EVERY_SIZE
def test_architects_show_seat_and_value_and_columns_their_bonus_and_sums(size: tuple[int, int]) -> None:
    for table in drawn(size):
        scene, state = table.scene, table.scene.state
        whole = size[0] >= 120
        for cell, owner in enumerate(state.area.owners):
            if owner != NOBODY:
                text = inside(table, "area", look.cell_spot(cell, COLUMNS))
                assert text.startswith(look.owner_sign(scene.glyphs, owner))
                assert str(state.area.values[cell]) in text.split()
        for col in range(COLUMNS):
            text = inside(table, "area", f"column-{col + 1}")
            parts = state.box.bonus_parts[state.bonuses[col]]
            assert (look.gain if whole else look.gain_token)(scene.words, parts.immediate) in text
            lower = scene.words(f"endgame-{parts.endgame}")
            assert (lower in text) == (state.round == state.box.rounds or size[0] >= 160), text
            for owner, value in majority.column_sums(state, col).items():
                assert f"{look.owner_sign(scene.glyphs, owner)}{value}" in text
            if size[0] >= 160:
                assert look.bonus_pays(scene.words, state.box, state.bonuses[col]) in text


@EVERY_SIZE
def test_every_player_has_name_points_money_and_architects_in_sight(size: tuple[int, int]) -> None:
    place = "lines" if size[0] < 110 else "players"
    for table in drawn(size):
        state, spots = table.scene.state, table.boards[place].spots
        for seat, player in enumerate(state.players):
            assert inside(table, place, f"vp-{seat}") == str(player.vp)
            assert inside(table, place, f"purse-{seat}") == str(player.money)
            assert inside(table, place, f"brussels-{seat}") in (str(majority.at_brussels(state, seat)), "·")
            in_hand = [
                key for key, count in zip(state.box.architects, player.hand, strict=True) if count and not player.passed
            ]
            assert {f"hand-{seat}-{key}" for key in in_hand} <= set(spots)
            held = [key for key, count in zip(state.box.artworks, player.artworks, strict=True) if count]
            assert {f"artwork-{seat}-{key}" for key in held} <= set(spots)
            nobles = [key for key, status in zip(state.box.nobles, player.nobles, strict=True) if status]
            assert {f"noble-{seat}-{key}" for key in nobles} <= set(spots)
        names = [inside(table, place, f"seat-{seat}") for seat in range(len(state.players))]
        assert len(set(names)) == len(names)
        if size[0] >= 120:
            assert all(table.scene.player(seat) in name for seat, name in enumerate(names))
        if size[0] < 110:
            assert {f"heading-{key}" for key in ("vp", "purse", "brussels", "prison", "materials", *TRACKS)} <= set(
                spots
            )


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_city_names_price_gain_and_visitors(language: str) -> None:
    for state in sample()[::3]:
        for size, tab in (((80, 24), 1), ((120, 40), 0), ((160, 50), 0)):
            table = DrawnTable(GAME.key, state, size, language, tab)
            for location, key in enumerate(LOCATIONS):
                text = inside(table, "brussels", f"location-{key}")
                assert table.scene.words.name("location", key) in text
                assert table.scene.words("brussels-price", price=state.uses[location] + 1) in text
                for seat, player in enumerate(state.players):
                    if there := sum(player.brussels[location]):
                        assert f"{table.scene.glyphs.seats[seat]}{there}" in text


@EVERY_SIZE
def test_nothing_is_cut_on_the_boards(size: tuple[int, int]) -> None:
    for table in drawn(size, tabs=True):
        for place, canvas in table.boards.items():
            text = "\n".join(text_of(canvas))
            assert "…" not in text
            assert "⟨" not in text, place


def test_in_ascii_no_sign_has_two_meanings() -> None:
    signs = SIGNS.ascii
    drawn_beside = [*ASCII.seats[: max(GAME.seats)], ASCII.neutral, signs.lamp, signs.lantern, signs.expo, signs.dead]
    assert len(set(drawn_beside)) == len(drawn_beside)
    for state in sample()[::10]:
        table = DrawnTable(GAME.key, state, (80, 24), glyphs="ascii")
        assert all(line.isascii() for canvas in table.boards.values() for line in text_of(canvas))


# Choosing


def test_every_option_is_typed_with_a_key_of_its_own() -> None:
    for state in sample():
        scene = scene_at(state)
        assert scene.decision
        letters = [BOARDS.letter(move) for move in scene.decision.moves]
        typed = keys(letters, [None] * len(letters))
        assert len(set(typed)) == len(typed)
        assert not set("".join(letters)) & set("hjkl")


def test_the_cursor_starts_on_something_useful_that_does_not_end_the_round() -> None:
    idle = 0
    for seats in GAME.seats:
        for state in random_states(seats, seed=seats, every=3):
            scene = scene_at(state)
            if scene.decision is None:
                continue
            useful = [move for move in scene.decision.moves if not BOARDS.is_idle(scene, move)]
            start = scene.decision.moves[BOARDS.begins_at(scene, scene.decision.moves)]
            assert start in useful or not useful
            assert tag_of(start) != "pass" or [tag_of(move) for move in useful] in (["pass"], [])
            idle += len(scene.decision.moves) - len(useful)
    assert idle > 100


def test_what_is_idle_brings_nothing_but_the_place() -> None:
    """Played with the cheapest architect, an idle card changes neither cards nor points nor levels of its player."""
    seen: set[str] = set()
    for seed in range(3):
        for state in random_states(3, seed=seed, every=1):
            scene = scene_at(state)
            for move in scene.decision.moves if scene.decision else ():
                if not isinstance(move, moves.Place):
                    continue
                seat, after = scene.decider, GAME.clone(state)
                GAME.apply(after, move)
                while GAME.decisions(after)[0].seat == seat and not GAME.decisions(after)[0].opens_turn:
                    GAME.apply(after, GAME.decisions(after)[0].moves[-1])
                had, has = state.players[seat], after.players[seat]
                kept = (had.artworks, had.materials, had.houses, had.nobles, had.steps, had.prison)
                same = kept == (has.artworks, has.materials, has.houses, has.nobles, has.steps, has.prison)
                card = state.box.cards[state.area.cards[state.box.cell(move.row, move.col)]]
                if BOARDS.is_idle(scene, move):
                    assert same, move
                    assert has.vp == had.vp
                    assert has.money <= had.money
                    seen.add(card.key)
                elif card.key in ("money", "house_a", "house_b"):
                    assert not same
    assert {"money", "house_a"} <= seen


@TABLES
def test_the_outlook_of_an_architect_is_what_the_column_then_shows(seats: int) -> None:
    told: set[str] = set()
    for state in random_states(seats, seed=seats + 10, every=1):
        scene = scene_at(state)
        for move in scene.decision.moves if scene.decision else ():
            if not isinstance(move, moves.Assign):
                continue
            seat, col, after = scene.decider, scene.step.cell % COLUMNS, GAME.clone(state)
            GAME.apply(after, move)
            if after.area.owners[scene.step.cell] != seat:
                continue  # the round was over at once
            winners, sums = majority.column_winners(after, col), majority.column_sums(after, col)
            text = BOARDS.outlook(scene, move)
            column = column_name(col + 1)
            if winners == [seat]:
                kind, expected = "lead", f"Column {column}: you lead with {sums[seat]}"
            elif seat in winners:
                kind, expected = "tie", f" at {sums[seat]} ("
            else:
                kind, expected = "behind", f"you have {sums[seat]}."
            told.add(kind)
            assert expected in text, (text, winners, sums)
            filled = majority.is_complete
            full = [
                cells for _, _, cells in majority.shields(after) if scene.step.cell in cells and filled(after, cells)
            ]
            assert ("Fills" in text) == bool(full)
    assert told == {"lead", "tie", "behind"}


@pytest.mark.parametrize(
    ("language", "text"), [("en", "1/3, side {side}: {left} BF left"), ("fr", "1/3, face {side} : reste {left} FB")]
)
def test_the_label_of_an_architect_says_its_side_and_the_money_left(language: str, text: str) -> None:
    state = next(state for state in random_states(2, seed=1, every=1) if asks(state) == "assignment")
    scene = scene_at(state, Words(language, GAME.key, strict=True))
    money = state.players[scene.decider].money
    for side in (1, 3):
        label = BOARDS.label(scene, moves.Assign("1/3", side)).replace(NO_BREAK_SPACE, " ")
        assert label == text.format(side=side, left=money - side)


def asks(state: Any) -> str:
    return GAME.decisions(state)[0].asks


def test_full_coats_of_arms_pay_at_least_what_the_outlook_says() -> None:
    more = []
    for match in map(gallery_match, GAME.seats):
        for index, entry in enumerate(match.entries):
            if not isinstance(entry.move, moves.Assign):
                continue
            found = FILLS.search(BOARDS.outlook(scene_at(match.state_before(index)), entry.move))
            if found is None:
                continue
            names, least = found["arms"].split(", "), int(found["vp"])
            paid = [
                event.vp
                for later, event in match.events_since(index)
                if later.round == entry.round and isinstance(event, events.Honoured) and event.seat == entry.seat
                if crossing_name(event.col, event.row) in names
            ]
            assert sum(paid) >= least
            more.append(sum(paid) > least)
    assert {*more} == {False, True}, "columns are settled first, and can raise Prestige"


# What happened


@TABLES
def test_every_turn_is_summed_up(seats: int) -> None:
    match = gallery_match(seats)
    turn: list[Any] = []
    scene = scene_at(match.state)
    summed = 0
    for entry in match.entries:
        if entry.opens_turn and turn:
            what, _ = BOARDS.summary(scene, turn)
            assert what.strip()
            assert "⟨" not in what
            summed += 1
            turn = []
        settled = next((place for place, event in enumerate(entry.events) if BOARDS.settles(event)), len(entry.events))
        turn += entry.events[:settled]
    assert summed > 30


def test_a_summary_names_place_card_and_gain() -> None:
    scene = scene_at(GAME.new(2, seed=1))
    placed = events.Placed(1, 4, 3, "2/4", 2, "house_b")
    built = events.Built(1, "house_b", ("metal+wood",), 2)
    assert BOARDS.summary(scene, [placed, built]) == ("C4 House ▪▪", "+2 VP")
    visited = [events.Visited(1, "stock_exchange", ("1/3",)), events.Gained(1, 5)]
    assert BOARDS.summary(scene, visited) == ("Stock Exchange", "+5 BF")
    lost = [events.Placed(0, 1, 1, "1/3", 1, "money"), events.Lost(0, "money")]
    assert BOARDS.summary(scene, lost) == ("A1 Money", "nothing")
    assert BOARDS.summary(scene, [events.Passed(0, 3)]) == ("passes", "+3 BF")


def settled_rounds(match: Match) -> Iterator[tuple[Any, Any, Any]]:
    """Return the end of every round, its report, and the position when it was over."""
    for end in round_ends(BOARDS, match):
        scene = scene_at(match.state_before(end.over))
        yield end, report_of(scene, BOARDS, match, end), scene


@TABLES
def test_a_report_names_the_winners_that_the_events_name(seats: int) -> None:
    match = gallery_match(seats)
    rounds = list(settled_rounds(match))
    assert len(rounds) == GAME.rounds
    for end, report, scene in rounds:
        signs = scene.glyphs.seats
        columns, arms, brussels, *_, points = report.sections
        for col, line in enumerate(columns.lines[1:], 1):
            won = {e.seat for e in end.events if isinstance(e, events.ColumnWon) and e.col == col}
            assert {seat for seat in range(seats) if signs[seat] in line.cells[-1]} == won
            assert line.cells[0] == column_name(col)
        for seat in range(seats):
            paid = sum(e.vp for e in end.events if isinstance(e, events.Honoured) and e.seat == seat)
            line = next(line for line in arms.lines if line.cells[0].startswith(signs[seat]))
            assert (f"= {paid:+d} VP" in line.cells[1]) == bool(paid)
            table = next(line for line in points.lines if line.cells[0].startswith(signs[seat]))
            assert str(scene.state.players[seat].vp) in table.cells
        for event in end.events:
            if isinstance(event, events.Imprisoned):
                assert any(signs[event.seat] in line.cells[0] and "prison" in line.cells[0] for line in brussels.lines)
        if scene.state.agenda:
            assert scene.player(scene.state.first) in report.following
        else:
            winners = next(e for e in end.events if isinstance(e, events.GameEnded)).winners
            assert all(scene.player(seat) in report.following for seat in winners)


@pytest.mark.parametrize("language", LANGUAGES)
def test_reports_have_words_for_everything(language: str) -> None:
    for seats in GAME.seats:
        match = gallery_match(seats)
        for end in round_ends(BOARDS, match):
            state = match.state_before(end.over)
            table = scene_at(state)
            table.words = BOARDS.named(table.words.__class__(language, GAME.key, strict=True), state)
            report = report_of(table, BOARDS, match, end)
            assert report is not None
            cells = [cell for section in report.sections for line in section.lines for cell in line.cells]
            assert not any("⟨" in text for text in (report.title, report.following, *cells))


def test_a_turn_that_was_opened_before_is_summed_up_once() -> None:
    scene = scene_at(GAME.new(2, seed=1))
    assert BOARDS.summary(scene, [events.Released(1, "2/4")]) == ("frees 2/4", "")


def test_players_leave_the_lines_they_do_not_need_to_the_others() -> None:
    """In a small window each of four players has the price of the next House, if there are lines enough for all."""
    told = 0
    for state in sample():
        if len(state.players) != 4:
            continue
        table = DrawnTable(GAME.key, state, (80, 24), tab=2)
        width, height = table.plan["players"].width - 4, table.plan["players"].height
        lines = sum(len(holdings.lines_alone(table.scene, seat, width, height)) for seat in range(4))
        prices = "\n".join(text_of(table.boards["players"])).count("next House")
        if lines <= height:
            assert prices == 4
            told += 1
    assert told
