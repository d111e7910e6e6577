"""What decision and explanation say: nothing is lost, whatever the room."""

from dataclasses import replace
from textwrap import wrap
from typing import Any

import pytest
from rich.cells import cell_len
from textual.geometry import Size

from engine.games.bruxelles1897.moves import Pass
from saves.records.record import Seat
from tests.tui.table.tables import BOARDS, GAME, SIZES, gallery_match, places, scene_at
from tui.drawing.canvas import Canvas
from tui.i18n.words import LANGUAGES, Words
from tui.table.selection import Option, keys
from tui.widgets.decision import PREVIEW_LINES, DecisionPanel
from tui.widgets.inspect import InspectPanel
from tui.widgets.lines import StatusLine


def rows(panel: Any, width: int, height: int) -> list[str]:
    """Draw a panel and give what stands within its frame."""
    canvas = Canvas(width, height, panel.scene.palette())
    panel.draw(canvas)
    return ["".join(row[1:-1]) for row in canvas.chars]


def decision(labels: list[str], index: int = 0, preview: tuple[str, ...] = ()) -> DecisionPanel:
    panel = DecisionPanel("decision", scene_at(GAME.new(2, seed=1)))
    panel.heading, panel.prompt, panel.help = "Ann", "What now?", "Choose well."
    typed = keys([""] * len(labels), [None] * len(labels))
    panel.options = [Option(Pass(), label, (), key) for label, key in zip(labels, typed, strict=True)]
    panel.index, panel.preview = index, [(text, "ink") for text in preview]
    return panel


def test_answers_are_numbered_and_the_one_under_the_cursor_marked() -> None:
    drawn = rows(decision(["one", "two", "three"], index=1), 30, 16)
    assert [line.strip() for line in drawn[2:5]] == ["1 one", "▶2 two", "3 three"]


def test_a_long_list_is_shown_by_pages_and_answers_keep_their_numbers() -> None:
    labels = [f"answer {number}" for number in range(1, 21)]
    panel = decision(labels, index=11)
    drawn = rows(panel, 30, 16)
    assert "▶12 answer 12" in "".join(drawn)
    assert f"{panel.page_size + 1}-{2 * panel.page_size} of 20" in "".join(drawn)
    assert "Choose well" not in "".join(drawn)
    panel.index = 19
    assert "▶20 answer 20" in "".join(rows(panel, 30, 16))
    panel.index = 0
    assert "▶01 answer 1 " in "".join(rows(panel, 30, 16))


def test_a_list_that_fits_is_shown_whole() -> None:
    panel = decision([f"answer {number}" for number in range(1, 11)])
    drawn = "".join(rows(panel, 30, 17))
    assert all(option.label in drawn for option in panel.options)
    assert " of " not in drawn


def test_an_answer_too_long_for_its_line_continues_on_the_next() -> None:
    drawn = rows(decision(["a very long answer that fits nowhere", "next"]), 30, 16)
    assert [line.strip() for line in drawn[2:5]] == ["▶1 a very long answer that", "fits nowhere", "2 next"]


def test_what_a_board_in_sight_carries_needs_one_line_of_a_list_that_is_too_long() -> None:
    panel = decision([f"answer {number}" for number in range(1, 16)], index=3)
    panel.carried = frozenset(range(12))
    drawn = rows(panel, 30, 16)
    assert drawn[2].split() == ["▶04", "answer", "4", "01–12"]
    assert [line.split()[0] for line in drawn[3:6]] == ["13", "14", "15"]
    panel.index = 13
    drawn = rows(panel, 30, 16)
    assert drawn[2].strip() == "01–12 on the board"
    assert drawn[4].startswith("▶14")


def test_a_list_with_room_for_all_repeats_what_the_boards_carry() -> None:
    panel = decision(["one", "two", "three"])
    panel.carried = frozenset(range(3))
    assert [line.strip() for line in rows(panel, 30, 16)[2:5]] == ["▶1 one", "2 two", "3 three"]


def test_idle_answers_and_those_no_longer_meant_by_the_digits_typed_are_dim() -> None:
    panel = decision([f"answer {number}" for number in range(1, 13)], index=2)
    panel.options[1] = replace(panel.options[1], is_idle=True)
    faint = panel.scene.palette("faint")

    def dim() -> list[str]:
        canvas = Canvas(30, 20, panel.scene.palette())
        panel.draw(canvas)
        return [option.key for y, option in enumerate(panel.options, 2) if canvas.styles[y][5] is faint]

    assert dim() == ["02"]
    panel.typed = "1"
    assert dim() == [f"0{number}" for number in range(1, 10)]


def test_under_a_rule_stands_what_the_answer_brings() -> None:
    drawn = rows(decision(["one", "two"], preview=("+3 BF", "If it ended now: 2")), 30, 16)
    rule = next(y for y, line in enumerate(drawn[1:-1], 1) if set(line) == {"─"})
    assert [line.strip() for line in drawn[rule + 1 : rule + 3]] == ["+3 BF", "If it ended now: 2"]
    assert any("Choose well." in line for line in drawn[:rule])


def test_a_long_preview_takes_the_room_a_short_list_leaves() -> None:
    text = " ".join(f"word{number}" for number in range(24))
    drawn = " ".join(" ".join(rows(decision(["one", "two"], preview=(text,)), 30, 17)).split())
    assert text in drawn


def test_a_long_preview_below_a_long_list_is_scrolled_to_its_end() -> None:
    panel = decision([str(number) for number in range(30)], preview=(" ".join(f"word{n}" for n in range(60)),))
    seen: set[str] = set()
    edges = []
    for top in range(20):
        panel.preview_top = top
        canvas = Canvas(30, 17, panel.scene.palette())
        panel.draw(canvas)
        text = ["".join(row) for row in canvas.chars]
        assert [line[1:-1].split()[0] for line in text[2:6]] == ["▶01", "02", "03", "04"]
        seen |= {word for line in text for word in line.split() if word.startswith("word")}
        edges.append("".join(line[-1] for line in text if line[-1] in "↑↓"))
    assert seen == {f"word{number}" for number in range(60)}
    assert edges[0] == "↓"
    assert edges[1] == "↑↓"
    assert edges[-1] == "↑"


def test_a_longer_preview_takes_lines_of_a_long_list() -> None:
    text = " ".join(f"word{number}" for number in range(20))
    drawn = rows(decision([str(number) for number in range(30)], preview=(text,)), 30, 17)
    assert text in " ".join(" ".join(drawn).split())


def test_a_note_leaves_four_answers_in_sight_and_says_how_many_there_are() -> None:
    panel = decision([f"answer {number}" for number in range(1, 21)], preview=("gains", "more"))
    panel.note_forms = (" ".join(["long"] * 60), "A shorter note of two lines, which is shown.")
    for height, preview in ((13, True), (10, False)):
        drawn = rows(panel, 30, height)
        assert panel.note == panel.note_forms[1]
        assert [line.split()[-1] for line in drawn[2:6]] == ["1", "2", "3", "4"]
        assert any(f"1-{panel.page_size} of 20" in line for line in drawn)
        assert any("gains" in line for line in drawn) == preview


@pytest.mark.parametrize("height", range(3, 14))
def test_a_low_panel_is_drawn_without_a_mistake(height: int) -> None:
    drawn = rows(decision([f"answer {number}" for number in range(9)], preview=("gains", "more")), 30, height)
    assert len(drawn) == height


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", SIZES)
def test_explanations_are_told_to_the_end_page_by_page(language: str, size: str) -> None:
    words = Words(language, GAME.key, strict=True)
    match = gallery_match(4)
    longest = 0
    for index in range(0, len(match.entries), 60):
        scene = scene_at(match.state_before(index), words)
        room = BOARDS.plan(Size(*SIZES[size]), 4, 0)["decision"]
        panel = InspectPanel("inspector", scene)
        for spot in places(scene, SIZES[size]):
            shown = BOARDS.inspect(scene, spot)
            panel.explain(shown)
            told = rows(panel, room.width, room.height)[1:-1]
            for page in range(1, 9):
                panel.page += 1
                more = rows(panel, room.width, room.height)[1:-1]
                if panel.page < page:
                    break
                told += more
            longest = max(longest, panel.page)
            text = "".join("".join(told).split())
            for part in (shown.title, *shown.lines, shown.source):
                assert "".join(part.split()) in text, spot
    assert longest >= (size == "small")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seats", GAME.seats)
@pytest.mark.parametrize("note", ["", "Replay 105/216", "Revue 105/216"])
def test_the_status_line_has_room_for_everything(language: str, seats: int, note: str) -> None:
    words = Words(language, GAME.key, strict=True)
    scene = scene_at(gallery_match(seats).state, words)
    points = {standing.seat: standing.now for standing in scene.standings.seats}
    assert max(points.values()) > 9
    for phase in ("phase-actions", "phase-majority", "phase-over"):
        line = StatusLine("status", scene)
        line.phase, line.note = words(phase), note
        canvas = Canvas(80, 1, scene.palette())
        line.draw(canvas)
        text = "".join(canvas.chars[0])
        assert words("status-round", round=GAME.rounds, rounds=GAME.rounds) in text
        assert note in text
        assert note or line.phase in text
        for seat in range(seats):
            named = words("status-seat", name=scene.player(seat), points=points[seat])
            assert any(f"{scene.glyphs.seats[seat]}{told} " in text for told in (named, str(points[seat])))


def test_names_in_wide_characters_keep_the_status_line_in_shape() -> None:
    scene = scene_at(GAME.new(4, seed=1))
    scene.seats = tuple(Seat("漢字の名前", "human") for _ in range(4))
    for width, named in ((80, 1), (120, 4)):
        canvas = Canvas(width, 1, scene.palette())
        StatusLine("status", scene).draw(canvas)
        assert cell_len("".join(canvas.chars[0])) == width
        assert "".join(canvas.chars[0]).count("漢") == named


def test_names_in_the_status_line_are_whole_and_apart_from_the_points() -> None:
    scene = scene_at(GAME.new(4, seed=1))
    scene.seats = tuple(Seat(f"Player {number}", "human") for number in range(1, 5))
    canvas = Canvas(80, 1, scene.palette())
    StatusLine("status", scene).draw(canvas)
    deciding = scene.order[0]
    text = "".join(canvas.chars[0])
    assert f"▸{scene.glyphs.seats[deciding]}Player {deciding + 1}: 0" in text
    assert text.count("Player") == 1


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_a_turn_brings_fits_below_the_list_of_a_small_window(language: str) -> None:
    words = Words(language, GAME.key, strict=True)
    for seats in GAME.seats:
        match = gallery_match(seats)
        inside = BOARDS.plan(Size(*SIZES["small"]), seats, 0)["decision"].width - 4
        for index, entry in enumerate(match.entries):
            if entry.opens_turn and index % 3 == 0:
                scene = scene_at(match.state_before(index), words)
                assert scene.decision
                for move in scene.decision.moves:
                    lines = wrap(BOARDS.prospect(scene, move), inside)
                    assert len(lines) <= PREVIEW_LINES, lines
