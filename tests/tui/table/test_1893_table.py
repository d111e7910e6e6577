"""The table of Bruxelles 1893 in random positions: nothing cut or covered, everything explained, told and reported."""

from collections.abc import Iterator
from functools import cache
from itertools import takewhile
from random import Random
from typing import Any

import pytest
from rich.cells import cell_len
from rich.style import Style

from engine.agenda import tag_of
from engine.game import game
from engine.games.bruxelles1893 import art_nouveau, events, moves, resolution
from tests.tui.table.samples import DrawnTable, positions
from tests.tui.table.spots import assert_explained, tabs_of_boards
from tests.tui.table.tables import drawn, scene_at
from tui.boards import boards
from tui.boards.bruxelles1893 import plan
from tui.drawing.canvas import Canvas
from tui.drawing.glyphs import UNICODE, plain
from tui.i18n.rules_text import rules_page
from tui.i18n.words import LANGUAGES, Words

KEY = "bruxelles1893"
GAME, BOARDS = game(KEY), boards(KEY)
SIZES = ((80, 24), (100, 30), (120, 40), (160, 50))
SAMPLE = 60
LINES = set(" ─│├┤┬┴┼╭╮╰╯╞╪╡-|+")
"""What a text may be written over: the lines of grids and headings."""


class StrictCanvas(Canvas):
    """A canvas that notes what is cut off and what is written over something else."""

    def __init__(self, *arguments: Any) -> None:
        super().__init__(*arguments)
        self.faults: list[str] = []

    def put(self, x: int, y: int, text: str, style: Style | None = None, width: int | None = None) -> int:
        shown = plain(text) if self.ascii_only else text
        room = (self.width if width is None else min(self.width, x + width)) - x
        if not 0 <= y < self.height or cell_len(shown.rstrip()) > room:
            self.faults.append(f"cut: {text!r} at {x}, {y}")
        elif any(old not in LINES and new.strip() for old, new in zip(self.chars[y][x:], shown, strict=False)):
            under = "".join(self.chars[y][x : x + cell_len(shown)])
            self.faults.append(f"{text!r} covers {under!r} at {x}, {y}")
        return super().put(x, y, text, style, width)


@cache
def sample() -> tuple[Any, ...]:
    """Positions of all rounds, with two to five players."""
    return tuple(positions(KEY, SAMPLE, seed=93))


def tabs(size: tuple[int, int]) -> range:
    return tabs_of_boards(BOARDS) if size[0] < 110 else range(1)


def tables(language: str, size: tuple[int, int]) -> Iterator[DrawnTable]:
    """The sample as it is drawn, every other position in each language; in small windows board by board in turn."""
    for number, state in enumerate(sample()):
        if number % 2 == list(LANGUAGES).index(language):
            yield DrawnTable(KEY, state, size, language, tab=number // 2 % len(tabs(size)))


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize(("language", "glyphs"), [("en", "unicode"), ("fr", "unicode"), ("fr", "ascii")])
def test_nothing_is_cut_and_nothing_covered(language: str, size: tuple[int, int], glyphs: str) -> None:
    for number, state in enumerate(sample()):
        table = DrawnTable(KEY, state, size, language, tab=number % len(tabs(size)), glyphs=glyphs)
        for panel in table.view.game_panels:
            if panel.place in table.plan:
                place = table.plan[panel.place]
                canvas = StrictCanvas(place.width, place.height, table.scene.palette(), glyphs == "ascii")
                panel.draw(canvas)
                assert not canvas.faults, (number, panel.place, canvas.faults)


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_spot_can_be_inspected(language: str, size: tuple[int, int]) -> None:
    sections = {heading.id for heading in rules_page(KEY, language, 80, UNICODE).headings}
    for table in tables(language, size):
        for canvas in table.boards.values():
            for spot in canvas.spots:
                assert_explained(BOARDS.inspect(table.scene, spot), spot, sections)


def test_every_number_and_letter_is_there_once() -> None:
    for state in sample():
        options = DrawnTable(KEY, state, (80, 24)).view.decision.options
        keys = [option.key for option in options]
        assert len(set(keys)) == len(keys), keys
        letters = {option.key for option in options if not option.key.isdigit()}
        assert letters <= set("asdfp")
        for option in options:
            assert (option.key == "p") == (tag_of(option.move) == "pass")


@pytest.mark.parametrize("size", SIZES)
def test_spaces_to_choose_carry_their_numbers(size: tuple[int, int]) -> None:
    """So the list of a small window need not repeat them."""
    carried = 0
    for state in sample():
        table = DrawnTable(KEY, state, size)
        if table.scene.decision.asks not in ("turn", "site", "neutral", "bracket"):
            continue
        canvas = table.boards["board"]
        for option in table.view.decision.options:
            if option.key.isdigit():
                place = canvas.spots[option.spots[0]]
                rows = canvas.chars[place.y : place.bottom]
                assert any(option.key in "".join(row[place.x : place.right]) for row in rows)
                carried += 1
    assert carried > 40


def test_the_cursor_starts_on_something_that_does_something() -> None:
    idle = 0
    for state in sample():
        table = DrawnTable(KEY, state, (80, 24))
        options = table.view.decision.options
        start = options[table.chooser.selection.index]
        if not all(option.is_idle for option in options):
            assert not start.is_idle
        if len(options) > 1:
            assert tag_of(start.move) not in ("pass", "decline", "done")
        idle += any(option.is_idle for option in options)
    assert idle > 3


def test_idle_spaces_are_those_whose_action_no_bid_leaves_possible() -> None:
    for seed in range(3):
        chance, state = Random(seed), GAME.new(3, seed=seed)
        while state.agenda:
            decision = GAME.decisions(state)[0]
            if decision.asks == "turn" and chance.random() < 0.2:
                scene = scene_at(state, key=KEY)
                for move in decision.moves:
                    if isinstance(move, moves.Place):
                        after = GAME.clone(state)
                        GAME.apply(after, move)
                        if GAME.decisions(after)[0].asks == "stake":
                            GAME.apply(after, moves.Bid(1))
                        possible = GAME.decisions(after)[0].asks == "performance"
                        assert BOARDS.is_idle(scene, move) != possible
                    else:
                        assert not BOARDS.is_idle(scene, move)
            GAME.apply(state, chance.choice(decision.moves))


def test_a_space_that_would_do_nothing_is_dim_on_the_board() -> None:
    seen = set()
    for state in sample():
        table = DrawnTable(KEY, state, (160, 50))
        scene, canvas = table.scene, table.boards["board"]
        if scene.decision.asks != "turn":
            continue
        for option in table.view.decision.options:
            if isinstance(option.move, moves.Place):
                place = canvas.spots[option.spots[0]]
                style = canvas.styles[place.y][place.x + 1]
                assert (style.color == scene.palette("faint").color) == option.is_idle
                seen.add(option.is_idle)
    assert seen == {True, False}


# What happened


def turns(seats: int, seed: int) -> Iterator[tuple[Any, int, list[Any]]]:
    """Play a game at random: the position after each turn, who took it, and its events up to the end of the round."""
    chance, state = Random(seed), GAME.new(seats, seed=seed)
    seat = -1
    told: list[Any] = []
    while state.agenda:
        decision = GAME.decisions(state)[0]
        if told and (decision.seat != seat or decision.opens_turn):
            yield GAME.clone(state), seat, told
            told = []
        seat = decision.seat
        happened = GAME.apply(state, chance.choice(decision.moves))
        told += takewhile(lambda event: not BOARDS.settles(event), happened)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seats", GAME.seats)
def test_every_turn_is_summed_up(seats: int, language: str) -> None:
    words = Words(language, KEY, strict=True)
    count = 0
    for state, seat, told in turns(seats, seed=seats):
        what, gain = BOARDS.summary(scene_at(state, words, viewer=0, key=KEY), told)
        assert what, told
        assert cell_len(f"{what} {gain}") <= 74, (what, gain)
        own = [event for event in told if getattr(event, "seat", None) == seat]
        points = sum(event.vp for event in own if tag_of(event) in ("sold", "earned", "paid", "built", "figure-lost"))
        assert (words("effect-vp", vp=points) in gain) == bool(points)
        count += 1
    assert count > 40


def ends_of_rounds(seats: int, seed: int) -> Iterator[tuple[Any, Any, list[Any]]]:
    """Play a game at random: at the end of each round the position, the one before it began, and what happened."""
    chance, state = Random(seed), GAME.new(seats, seed=seed)
    before: Any = None
    told: list[Any] = []
    while state.agenda:
        earlier = GAME.clone(state)
        moves_ = GAME.decisions(state)[0].moves
        eager = [move for move in moves_ if tag_of(move) != "pass"]
        happened = GAME.apply(state, chance.choice(eager if eager and chance.random() < 0.8 else moves_))
        for event in happened:
            if isinstance(event, events.RoundBegan) and before is not None:
                yield GAME.clone(state), before, told
                before = None
            if BOARDS.settles(event):
                before, told = earlier, []
            if before is not None:
                told.append(event)
    yield state, before, told


def cells(section: Any) -> list[tuple[str, ...]]:
    return [line.cells for line in section.lines if not line.is_heading]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seats", GAME.seats)
def test_the_report_names_winners_sums_and_points_as_the_events_do(seats: int, language: str) -> None:
    words = Words(language, KEY, strict=True)
    rounds = shields = 0
    for state, before, told in ends_of_rounds(seats, seed=seats):
        scene = scene_at(state, words, viewer=0, key=KEY)
        report = BOARDS.report(scene, before, told)
        signs = scene.glyphs.seats
        columns, first, leaders, court, *more, points = report.sections
        for col, (letter, _, bids, result) in enumerate(cells(columns)):
            assert letter == "ABCDE"[col]
            sums = resolution.column_sums(before, col)
            assert all(f"{signs[seat]} {money}" in bids for seat, money in sums.items())
            won = [event for event in told if isinstance(event, events.AuctionWon | events.AuctionTied)]
            winners = {event.seat for event in won if event.col == col + 1}
            assert {seat for seat in range(seats) if signs[seat] in result} == winners
        named = next(event for event in told if isinstance(event, events.FirstPlayerNamed))
        assert f"{signs[named.seat]} {scene.player(named.seat)}" in cells(first)[0][0]
        honoured = [event for event in told if isinstance(event, events.Honoured)]
        for name, _, pays in (line for line in cells(leaders) if len(line) == 3):
            here = [event for event in honoured if words("coordinates.shield", row=event.row, col=event.col) == name]
            assert pays.count("+") == len(here)
            assert all(f"{signs[event.seat]} +{event.vp}" in pays for event in here)
            shields += len(here)
        detained = {event.seat for event in told if isinstance(event, events.Detained)}
        assert {seat for seat in range(seats) if scene.player(seat) in cells(court)[0][0]} == detained
        assert bool(more) == (before.round == state.box.rounds)
        for seat, (name, start, *_, now, _, money) in zip(scene.seats_in_view, cells(points), strict=True):
            assert scene.player(seat) in name
            assert (int(start), int(now)) == (before.players[seat].vp, state.players[seat].vp)
            assert int(money) == state.players[seat].money
        assert report.title
        assert report.following
        rounds += 1
    assert rounds == GAME.rounds
    assert seats < 4 or shields > 3


# The Stock Exchange card


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seats", GAME.seats)
def test_what_a_bracket_would_open_is_known_before_it_is_chosen(seats: int, language: str) -> None:
    words = Words(language, KEY, strict=True)
    for seed in range(6):
        state = GAME.new(seats, seed=seed)
        scene = scene_at(state, words, key=KEY)
        assert scene.decision.asks == "bracket"
        for move in scene.decision.moves:
            area = set(state.box.shields[state.box.shield(move.row, move.col)].area)
            name = words("coordinates.shield", row=move.row, col=move.col)
            spaces = sorted(area)
            first, last = (
                words("coordinates", row=each // 5 + 1, col=each % 5 + 1) for each in (spaces[0], spaces[-1])
            )
            assert f"{first}–{last}" in BOARDS.label(scene, move)
            assert str(len(area)) in BOARDS.outlook(scene, move)
            for col in range(5):
                said = BOARDS.inspect(scene, f"column-{col + 1}").lines
                opens = len(area & set(state.box.column_spaces[col]))
                assert words("inspect-column.would-open", shield=name, count=opens) in said
                assert words("inspect-column.closed") not in said
            for space, place in enumerate(state.box.place):
                said = BOARDS.inspect(scene, f"cell-{place.row}-{place.col}").lines
                assert (words("inspect-space.would-open", shield=name) in said) == (space in area)


def test_only_the_shield_carries_the_cursor_and_its_area_is_shown_open() -> None:
    state = GAME.new(4, seed=1)
    scene = scene_at(state, key=KEY)
    for move in scene.decision.moves:
        (scene.focus,) = BOARDS.spots(scene, move)
        assert scene.focus == f"shield-{move.row}-{move.col}"
        area = state.box.shields[state.box.shield(move.row, move.col)].area
        canvas = drawn(scene, (80, 24))["board"][1]
        for space, place in enumerate(state.box.place):
            spot = canvas.spots[f"cell-{place.row}-{place.col}"]
            written = "".join("".join(canvas.chars[y][spot.x : spot.right]) for y in range(spot.y, spot.bottom))
            assert (scene.words("board-shut") in written) == (space not in area)


def test_the_park_names_the_actions_it_does_not_offer() -> None:
    asked = [state for state in sample() if (each := GAME.decisions(state)) and each[0].asks == "park"]
    assert asked
    for state in asked:
        scene = scene_at(state, key=KEY)
        offered = {move.action for move in scene.decision.moves}
        said = BOARDS.outlook(scene, scene.decision.moves[0])
        for key in ("sale", "construction"):
            assert (f"{scene.words.name('action', key)} (" in said) == (key not in offered)


def test_the_action_of_a_space_is_told_for_this_player() -> None:
    """What the preview of a space says is true of the one who decides, now."""
    told = set()
    for state in sample():
        scene = scene_at(state, key=KEY)
        if scene.decision.asks != "turn":
            continue
        for move in scene.decision.moves:
            if isinstance(move, moves.Place):
                text = BOARDS.prospect(scene, move)
                action = state.actions[state.box.cell(move.row, move.col)]
                usable = art_nouveau.is_performable(state, scene.decision.seat, action)
                if text.startswith("No action for you"):
                    told.add("idle")
                else:
                    assert usable
                    told.add(text.split()[0])
    assert told >= {"idle", "Best", "Draw", "Take", "Meet", "Next"}


@pytest.mark.parametrize(
    ("size", "seats"), [((80, 24), 5), ((100, 30), 5), ((110, 36), 5), ((120, 40), 2), ((300, 90), 4)]
)
def test_panels_have_the_lines_they_need(size: tuple[int, int], seats: int) -> None:
    """Board and workshop are whole in every window."""
    state = GAME.new(seats, seed=1)
    for tab in tabs(size):
        canvases = DrawnTable(KEY, state, size, tab=tab).boards
        if tab == plan.BOARD:
            assert {f"cell-5-{col}" for col in range(1, 6)} <= set(canvases["board"].spots)
        if tab == plan.WORKSHOP or size[0] >= 110:
            assert {f"square-7-{col}" for col in range(1, 8)} <= set(canvases["workshop"].spots)
