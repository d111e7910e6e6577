"""Random positions of Crystal Palace at every size: nothing overlaps or is cut, and everything can be asked about."""

import re
from collections.abc import Iterator, Sequence
from functools import cache, partial
from random import Random
from typing import Any

import pytest
from rich.cells import cell_len
from rich.style import Style
from textual.geometry import Size

from engine.games.crystal_palace import events, moves
from engine.games.crystal_palace.components import LOCATIONS
from engine.games.crystal_palace.events import AnyEvent
from engine.games.crystal_palace.parts import POINTS
from engine.games.crystal_palace.state import State
from saves.records.record import Seat
from tests.tui.table.samples import NAMES, positions
from tests.tui.table.spots import assert_explained, assert_spots_lie_apart
from tests.tui.table.tables import drawn, scene_at
from tests.tui.table.tables_crystal_palace import BOARDS, GAME, KEY
from tui.boards.crystal_palace import ledger, reports
from tui.boards.crystal_palace.offers import offers
from tui.boards.crystal_palace.plan import PLAYERS
from tui.drawing.canvas import Canvas
from tui.drawing.glyphs import ASCII, UNICODE
from tui.i18n.rules_text import rules_page
from tui.i18n.words import LANGUAGES, Words
from tui.table.keys import LETTERS
from tui.table.scene import AnyScene
from tui.table.selection import keys

SIZES = ((80, 24), (100, 30), (120, 40), (160, 50))
SAMPLE = 60
BROKEN = re.compile(r"\.\.|\. (?:or|ou) |\+\d\.\.| ,|\(\)")
"""Punctuation of sentences within sentences."""
EITHER = pytest.mark.parametrize("language", LANGUAGES)


class CheckedCanvas(Canvas):
    """A canvas that notes what is written over something else, or past an edge."""

    def __init__(self, width: int, height: int, style: Style, ascii_only: bool = False) -> None:
        super().__init__(width, height, style, ascii_only)
        self.faults: list[str] = []

    def put(self, x: int, y: int, text: str, style: Style | None = None, width: int | None = None) -> int:
        end = self.width if width is None else min(self.width, x + width)
        fits = 0 <= y < self.height and x >= 0 and x + cell_len(text.rstrip()) <= end
        if text.strip() and not fits:
            self.faults.append(f"cut: {text!r} at {x},{y}")
        for place, char in enumerate(text):
            at = x + place
            if fits and at < end and char.strip() and self.chars[y][at] not in (" ", char, UNICODE.line, ASCII.line):
                self.faults.append(f"over {self.chars[y][at]!r}: {text!r} at {x},{y}")
                break
        return super().put(x, y, text, style, width)


@cache
def sample() -> list[State]:
    return list(positions(KEY, SAMPLE, seed=11))


def scenes() -> Iterator[tuple[AnyScene, tuple[int, int], int]]:
    """Every position as the player who decides sees it, in both languages and sets of signs by turns.

    Each comes at every size, in small windows with another board and location open for each position.
    """
    for number, state in enumerate(sample()):
        scene = scene_at(state, Words(list(LANGUAGES)[number % 2], KEY, strict=True), key=KEY)
        scene.glyphs = ASCII if number % 3 == 0 else UNICODE
        scene.seats = tuple(Seat(name, "human") for name in NAMES[: len(state.players)])
        assert scene.decision is not None
        answers = [] if scene.decision.asks == "dice-setting" else scene.decision.moves
        scene.numbers = dict(zip(map(partial(spot_of, scene), answers), typed(answers), strict=True))
        scene.lit = set(scene.numbers)
        scene.focus = f"location-{LOCATIONS[number % len(LOCATIONS)]}"
        for size in SIZES:
            yield scene, size, number // 2 % (PLAYERS + 1) if size[0] < 110 else 0


def spot_of(scene: AnyScene, move: Any) -> str:
    return next(iter(BOARDS.spots(scene, move)), "")


def typed(answers: Sequence[Any]) -> list[str]:
    return keys([BOARDS.letter(move) for move in answers], [BOARDS.amount(move) for move in answers])


def test_nothing_on_the_boards_overlaps_or_is_cut() -> None:
    for scene, size, tab in scenes():
        for place, region in BOARDS.plan(Size(*size), len(scene.seats), tab).items():
            if place in BOARDS.panels:
                canvas = CheckedCanvas(region.width, region.height, scene.palette(), scene.glyphs is ASCII)
                BOARDS.panels[place](place, scene).draw(canvas)
                assert not canvas.faults, (place, size, canvas.faults)
                assert "…" not in "".join("".join(row) for row in canvas.chars)
                assert_spots_lie_apart(canvas)


@EITHER
def test_every_card_says_what_it_does_in_the_smallest_window(language: str) -> None:
    """All cards, shown five at a time: the effect is there in one of its forms, whatever lies beside it."""
    words, chance = Words(language, KEY, strict=True), Random(5)
    for focus, display, count in (("patent_office", "patents", 30), ("reform_club", "characters", 30)):
        state = GAME.new(5, seed=1)
        cards = chance.sample(range(count), count)
        for first in range(0, count, 5):
            getattr(state, display)[:] = cards[first : first + 5]
            scene = scene_at(state, words, key=KEY)
            scene.lit, scene.focus = set(), f"location-{focus}"
            canvas = drawn(scene, SIZES[0])["locations"][1]
            for offer in offers(scene, LOCATIONS.index(focus)):
                place = canvas.spots[offer.spot]
                row = "".join(canvas.chars[place.y])
                assert any(text in row for text in offer.effects), (offer.effects, row)


def test_every_spot_can_be_inspected() -> None:
    sections = {
        language: {heading.id for heading in rules_page(KEY, language, 80, UNICODE).headings} for language in LANGUAGES
    }
    met = set()
    for scene, size, tab in scenes():
        for _, canvas in drawn(scene, size, tab).values():
            for spot in canvas.spots:
                met.add(spot.partition("-")[0])
                explained = BOARDS.inspect(scene, spot)
                assert_explained(explained, spot, sections[scene.words.language])
                assert not [line for line in explained.lines if BROKEN.search(line)]
    assert {"heading", "forecast", "deed", "pay", "rest", "end", "illustration", "nation", "grey", "level"} <= met


def test_letters_and_numbers_of_a_question_are_unique() -> None:
    letters = set()
    for state in sample():
        decision = GAME.decisions(state)[0]
        for answers in (decision.moves, decision.asides):
            chosen = typed(answers)
            letters |= {key for key in chosen if not key.isdigit()}
            assert len(set(chosen)) == len(chosen)
    assert letters == {"p", "e", "n"}
    assert letters <= set(LETTERS)


def test_the_cursor_never_starts_on_a_move_that_does_nothing() -> None:
    idle = 0
    for number in range(4):
        for state in positions(KEY, SAMPLE, number):
            scene = scene_at(state, key=KEY)
            assert scene.decision is not None
            answers = scene.decision.moves
            is_idle = [BOARDS.is_idle(scene, move) for move in answers]
            idle += sum(is_idle)
            if scene.decision.asks != "dice-setting" and not all(is_idle):
                assert not is_idle[BOARDS.begins_at(scene, answers)]
    assert idle, "some move does nothing"


# Whole games


def turns(seats: int, seed: int) -> Iterator[tuple[State, Any, State, list[AnyEvent]]]:
    """Play at random; return the state before each move, the move, the state after it and what happened."""
    chance, state = Random(seed), GAME.new(seats, seed=seed)
    while state.agenda:
        before, decision = GAME.clone(state), GAME.decisions(state)[0]
        busy = [move for move in decision.moves if not isinstance(move, moves.Pass)] or decision.moves
        move = chance.choice(busy)
        happened = GAME.apply(state, move, decision.seat)
        yield before, move, GAME.clone(state), happened


@EITHER
def test_no_turn_goes_without_words(language: str) -> None:
    words = Words(language, KEY, strict=True)
    opened: tuple[str, list[AnyEvent]] = ("", [])
    told = 0
    for before, _, after, happened in turns(3, seed=5):
        decision = GAME.decisions(before)[0]
        if decision.opens_turn:
            built = any(isinstance(event, events.Built) for event in opened[1])
            if opened[0] in ("placement", "action") or (opened[0] == "building" and built):
                what, brought = BOARDS.summary(scene_at(before, words, key=KEY), opened[1])
                assert what, opened
                assert "⟨" not in what + brought
                told += bool(what)
            opened = (decision.asks, [])
        opened[1].extend(happened)
        assert after is not None
    assert told > 50


def round_ends(seats: int, seed: int) -> Iterator[tuple[State, list[AnyEvent], State]]:
    """The end of every round of a game: the state before the move that began it, the events, and the state after."""
    began: State | None = None
    happened: list[AnyEvent] = []
    for before, _, after, news in turns(seats, seed):
        for event in news:
            if began is not None and isinstance(event, events.RoundBegan):
                yield began, happened, after
                began = None
            if BOARDS.settles(event):
                began, happened = before, []
            if began is not None:
                happened.append(event)
    assert began is not None, "the game ends with a report as well"
    yield began, happened, after


@EITHER
@pytest.mark.parametrize("seats", GAME.seats)
def test_the_report_of_a_round_agrees_with_its_events_and_with_the_score(seats: int, language: str) -> None:
    words = Words(language, KEY, strict=True)
    titles, rounds = set(), 0
    for before, happened, after in round_ends(seats, seed=seats):
        rounds += 1
        report = BOARDS.report(scene_at(after, words, key=KEY), before, happened)
        assert report is not None
        titles |= {section.title for section in report.sections}
        for section in report.sections:
            assert section.lines
            assert all(any(cell.strip() for cell in line.cells) for line in section.lines)
        points = table_of(report.sections[-1])
        money = table_of(report.sections[-2])
        for seat in range(seats):
            gained = ledger.total(happened, seat)["vp"]
            now, then = points[words("report-points.now")][seat], points[words("report-points.before")][seat]
            assert now == after.players[seat].vp
            assert now - then == gained
            assert money[words("report-money.now")][seat] == after.players[seat].pounds
        by_line = reports.points_by_line(happened)
        for line, amounts in by_line.items():
            for seat in range(seats):
                scored = (
                    after.players[seat].points[POINTS.index(line)] - before.players[seat].points[POINTS.index(line)]
                )
                # The move that began the end of the round may have scored for itself before.
                assert line in ("links", "research", "effects", "flyers") or amounts[seat] == scored, line
    assert rounds == len(before.box.rounds)
    wanted = {
        words(f"report-{key}") for key in ("income", "green-bonuses", "tokens", "money", "points", "end", "final")
    }
    assert wanted <= titles


def table_of(section: Any) -> dict[str, list[int]]:
    """The rows of a section by their names, as numbers."""
    return {
        line.cells[0]: [0 if cell == "–" else int(cell) for cell in line.cells[1:]]
        for line in section.lines
        if not line.is_heading
    }
