"""Panel: a widget that sends the terminal only the cells that changed, with cursor, flashes, targets and letters."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

import pytest
from rich.cells import cell_len
from textual.app import App, ComposeResult
from textual.geometry import Region
from textual.pilot import Pilot

from engine.game import game
from tests.tui.table.tables import scene_at
from tui.drawing.canvas import Canvas
from tui.drawing.panel import WORTH_A_JUMP, Panel


class Notice(Panel[Any]):
    """A panel that shows given lines and keeps what it asked to be repainted."""

    def __init__(self) -> None:
        super().__init__("notice", scene_at(game("bruxelles1897").new(2, seed=1)))
        self.lines = ["alpha beta gamma delta epsilon", "second line", "third line"]
        self.ink = "ink"
        self.places = {"one": Region(0, 0, 5, 1), "two": Region(6, 0, 4, 2), "three": Region(0, 2, 5, 1)}
        self.asked: list[Region] = []
        self.whole = 0

    def draw(self, canvas: Canvas) -> None:
        for y, line in enumerate(self.lines):
            canvas.put(0, y, line, self.scene.palette(self.ink))
        for name, region in self.places.items():
            canvas.spot(name, region)

    def refresh(self, *regions: Region, **how: Any) -> "Notice":
        if regions:
            self.asked += regions
        else:
            self.whole += 1
        super().refresh(*regions, **how)
        return self


class Wall(App[None]):
    CSS = "Notice { width: 40; height: 4; }"

    def __init__(self) -> None:
        super().__init__()
        self.notice = Notice()
        self.clicks: list[str | None] = []

    def compose(self) -> ComposeResult:
        yield self.notice

    def on_panel_clicked(self, event: Panel.Clicked) -> None:
        self.clicks.append(event.spot)


def look(scene: Callable[[Notice, Pilot[None]], Awaitable[None]]) -> Wall:
    wall = Wall()

    async def evening() -> None:
        async with wall.run_test(size=(60, 10)) as pilot:
            await pilot.pause()
            wall.notice.asked.clear()
            wall.notice.whole = 0
            await scene(wall.notice, pilot)

    asyncio.run(evening())
    return wall


def rows(panel: Panel[Any]) -> list[str]:
    return [panel.render_line(y).text.rstrip() for y in range(panel.size.height)]


def test_what_was_drawn_is_shown_line_by_line() -> None:
    async def scene(panel: Notice, _pilot: Pilot[None]) -> None:
        assert rows(panel) == [*panel.lines, ""]
        assert all(panel.render_line(y).cell_length == 40 for y in range(4))

    look(scene)


def test_drawing_the_same_again_repaints_nothing() -> None:
    async def scene(panel: Notice, _pilot: Pilot[None]) -> None:
        panel.redraw()
        panel.mark()
        assert (panel.asked, panel.whole) == ([], 0)

    look(scene)


def test_only_the_cells_that_changed_are_repainted() -> None:
    async def scene(panel: Notice, _pilot: Pilot[None]) -> None:
        panel.lines[1] = "second LINE"
        panel.redraw()
        assert panel.asked == [Region(7, 1, 4, 1)]
        assert panel.whole == 0
        assert rows(panel)[1] == "second LINE"

    look(scene)


def test_near_changes_are_one_run_and_far_ones_two() -> None:
    async def scene(panel: Notice, _pilot: Pilot[None]) -> None:
        before = panel.lines[0]
        panel.lines[0] = "A" + before[1:WORTH_A_JUMP] + "B" + before[WORTH_A_JUMP + 1 :]
        panel.redraw()
        assert panel.asked == [Region(0, 0, WORTH_A_JUMP + 1, 1)]
        panel.asked.clear()
        panel.lines[0] = before[:-1] + "C"
        panel.redraw()
        assert panel.asked == [Region(0, 0, WORTH_A_JUMP + 1, 1), Region(len(before) - 1, 0, 1, 1)]

    look(scene)


def test_a_change_of_colour_alone_is_a_change() -> None:
    async def scene(panel: Notice, _pilot: Pilot[None]) -> None:
        panel.ink = "bad"
        panel.redraw()
        assert [region.y for region in panel.asked] == [0, 1, 2]
        assert next(iter(panel.render_line(0))).style == panel.scene.palette("bad")

    look(scene)


def test_a_new_size_repaints_everything() -> None:
    async def scene(panel: Notice, pilot: Pilot[None]) -> None:
        panel.styles.width = 12
        await pilot.pause()
        assert panel.whole
        assert rows(panel)[0] == panel.lines[0][:12].rstrip()

    look(scene)


def test_the_cursor_is_painted_on_its_mark_alone_and_leaves_no_trace() -> None:
    async def scene(panel: Notice, _pilot: Pilot[None]) -> None:
        glyphs, palette = panel.scene.glyphs, panel.scene.palette
        panel.mark(["one"])
        assert panel.asked == [Region(0, 0, 5, 1)]
        assert rows(panel)[0] == glyphs.cursor + panel.lines[0][1:]
        assert next(iter(panel.render_line(0))).style == palette("table", "cursor", bold=True)
        panel.asked.clear()
        panel.mark(["three"])
        assert sorted(panel.asked) == [Region(0, 0, 5, 1), Region(0, 2, 5, 1)]
        assert rows(panel)[0] == panel.lines[0]
        panel.mark()
        assert rows(panel) == [*panel.lines, ""]

    look(scene)


def test_marks_stay_over_what_is_drawn_again() -> None:
    async def scene(panel: Notice, _pilot: Pilot[None]) -> None:
        panel.mark(["one"], flashes=["two"], targets=["three"])
        panel.lines[0] = panel.lines[0].upper()
        panel.redraw()
        glyphs = panel.scene.glyphs
        assert rows(panel)[0] == glyphs.cursor + panel.lines[0][1:]
        assert rows(panel)[2] == glyphs.target + panel.lines[2][1:]

    look(scene)


def test_marks_of_spots_that_are_elsewhere_are_ignored() -> None:
    async def scene(panel: Notice, _pilot: Pilot[None]) -> None:
        panel.mark(["nowhere"], ["neither"], ["nor here"], {"anywhere": "a"})
        assert panel.asked == []
        assert rows(panel) == [*panel.lines, ""]

    look(scene)


def test_flashes_targets_and_the_cursor_differ_by_more_than_colour() -> None:
    async def scene(panel: Notice, _pilot: Pilot[None]) -> None:
        seen = set()
        marks: tuple[dict[str, Any], ...] = ({"cursors": ["one"]}, {"targets": ["one"]}, {})
        for how in marks:
            panel.mark(**how)
            seen.add(rows(panel)[0])
        assert len(seen) == 3

    look(scene)


def test_the_cursor_wins_over_targets_and_flashes() -> None:
    async def scene(panel: Notice, _pilot: Pilot[None]) -> None:
        panel.mark(["one"], ["one"], ["one"])
        assert rows(panel)[0][0] == panel.scene.glyphs.cursor

    look(scene)


def test_letters_lie_over_everything_and_go_again() -> None:
    async def scene(panel: Notice, _pilot: Pilot[None]) -> None:
        panel.mark(["one"], letters={"one": "a", "two": "s"})
        assert rows(panel)[0] == "alpha seta gamma delta epsilon"
        panel.mark(["one"])
        assert rows(panel)[0][0] == panel.scene.glyphs.cursor
        assert rows(panel)[0][6] == "b"

    look(scene)


def test_a_mark_outside_the_panel_is_cut() -> None:
    async def scene(panel: Notice, _pilot: Pilot[None]) -> None:
        panel.places = {"low": Region(0, 9, 5, 1), "right": Region(38, 1, 9, 1), "away": Region(50, 1, 3, 1)}
        panel.redraw()
        panel.mark(["low", "right", "away"], letters={"low": "a", "right": "b", "away": "c"})
        assert panel.asked == [Region(38, 1, 2, 1)]
        assert panel.render_line(1).cell_length == 40

    look(scene)


def test_a_mark_on_a_wide_character_keeps_the_line_in_shape() -> None:
    async def scene(panel: Notice, _pilot: Pilot[None]) -> None:
        panel.lines[0] = "漢字 and more"
        panel.redraw()
        panel.mark(["one"], letters={"two": "s"})
        assert cell_len(panel.render_line(0).text) == 40

    look(scene)


def test_the_smallest_spot_under_the_mouse_is_clicked() -> None:
    async def scene(panel: Notice, pilot: Pilot[None]) -> None:
        panel.places["inner"] = Region(7, 0, 1, 1)
        panel.redraw()
        for offset in ((1, 0), (7, 0), (8, 1), (30, 3)):
            await pilot.click(panel, offset=offset)

    assert look(scene).clicks == ["one", "inner", "two", None]


def test_a_panel_never_takes_the_focus() -> None:
    async def scene(panel: Notice, pilot: Pilot[None]) -> None:
        await pilot.click(panel, offset=(1, 1))
        await pilot.press("tab")
        assert panel.app.focused is None

    look(scene)


def test_a_panel_that_is_not_up_yet_can_be_told_things() -> None:
    panel = Notice()
    panel.redraw()
    panel.mark(["one"])
    assert panel.spots == {}


@pytest.mark.parametrize("name", ["one", "two", "three"])
def test_spots_are_where_they_were_drawn(name: str) -> None:
    async def scene(panel: Notice, _pilot: Pilot[None]) -> None:
        region = panel.spots[name]
        assert panel.spot_at(region.x, region.y) == name
        assert panel.spot_at(region.right - 1, region.bottom - 1) == name

    look(scene)
