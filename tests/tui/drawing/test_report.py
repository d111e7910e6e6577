"""The report of a round: columns line up, seats have their colours, and everything can be reached."""

from dataclasses import replace

from rich.cells import cell_len

from tests.tui.table.tables import GAME, scene_at
from tui.boards.report import Report, ReportLine, ReportSection
from tui.drawing.canvas import Canvas
from tui.widgets.report import ReportPanel

COLUMNS = ReportSection(
    "Columns",
    (
        ReportLine(("", "Sums", "VP"), is_heading=True),
        ReportLine(("● Anna", "● 3  ◆ 12", "+4")),
        ReportLine(("◆ Jean-Baptiste", "◆ 1", "+12"), is_own=True),
    ),
)
ARMS = ReportSection("Coats of arms", (ReportLine(("A sentence that is too long for one line of a narrow window",)),))
REPORT = Report("Round 1 of 4", (COLUMNS, ARMS), "Round 2 is next.")


def drawn(panel: ReportPanel, width: int = 50, height: int = 16) -> list[str]:
    canvas = Canvas(width, height, panel.scene.palette())
    panel.draw(canvas)
    return ["".join(row[1:-1]).rstrip() for row in canvas.chars]


def panel(report: Report = REPORT) -> ReportPanel:
    return ReportPanel("report", scene_at(GAME.new(2, seed=1)), report)


def test_cells_stand_under_each_other_and_amounts_are_flush_right() -> None:
    lines = drawn(panel())
    heading, anna, jean = (next(line for line in lines if text in line) for text in ("Sums", "Anna", "Jean"))
    assert heading.index("Sums") == anna.index("● 3") == jean.index("◆ 1")
    assert cell_len(heading) == cell_len(anna) == cell_len(jean)


def test_sentences_wrap_and_what_follows_comes_last() -> None:
    text = " ".join(" ".join(drawn(panel())).split())
    assert "too long for one line of a narrow window" in text
    assert text.index("narrow window") < text.index("Round 2 is next.")


def test_seats_have_their_colours() -> None:
    shown = panel()
    canvas = Canvas(50, 16, shown.scene.palette())
    shown.draw(canvas)
    row = next(y for y, chars in enumerate(canvas.chars) if "Anna" in "".join(chars))
    places = [x for x, char in enumerate(canvas.chars[row]) if char in "●◆"]
    assert [canvas.styles[row][x] for x in places] == [shown.scene.palette.seat(seat) for seat in (0, 0, 1)]


def test_sections_are_read_out_one_by_one() -> None:
    shown = panel()
    shown.shown = 1
    assert not shown.is_complete
    assert "Coats of arms" not in "".join(drawn(shown))
    shown.shown = 2
    assert shown.is_complete
    assert "Coats of arms" in "".join(drawn(shown))


def test_a_report_longer_than_the_window_scrolls_to_its_end_and_no_further() -> None:
    many = tuple(replace(COLUMNS, title=f"Part {number}") for number in range(6))
    shown = panel(Report("Long", many, "The end."))
    first = drawn(shown, height=10)
    assert "↓" in "".join("".join(row) for row in _chars(shown, 10))
    assert "The end." not in "".join(first)
    shown.top = 99
    last = drawn(shown, height=10)
    assert "The end." in "".join(last)
    assert shown.top == 6 * 4 + 1 - 8


def _chars(shown: ReportPanel, height: int) -> list[list[str]]:
    canvas = Canvas(50, height, shown.scene.palette())
    shown.draw(canvas)
    return canvas.chars
