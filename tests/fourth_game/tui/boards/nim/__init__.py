"""The table of Nim."""

from functools import partial
from typing import ClassVar

from engine.games.nim import State, Take, Taken
from textual.geometry import Region, Size

from tui.boards.base import Boards, Inspection, PanelMaker
from tui.boards.seat_table import Cell, Column, SeatTable, SeatTablePanel
from tui.boards.sources import source
from tui.boards.window import is_narrow, large_window, small_window
from tui.drawing.canvas import Canvas
from tui.drawing.panel import Panel
from tui.table.scene import Scene


class HeapPanel(Panel[State]):
    """The heap, with a spot for each number of counters to take."""

    def draw(self, canvas: Canvas) -> None:
        """Draw the counters, and below them the numbers."""
        scene = self.scene
        self.draw_frame(canvas, scene.words("panel-heap"))
        canvas.put(2, 1, scene.glyphs.neutral * scene.state.heap, scene.palette("gold"), canvas.width - 3)
        for count in range(1, scene.state.box.heap.most + 1):
            is_lit = f"take-{count}" in scene.lit
            sign = scene.glyphs.lit if is_lit else " "
            canvas.put(2 + 4 * count, 3, f"{sign}{count}", scene.palette("lit" if is_lit else "faint"))
            canvas.spot(f"take-{count}", Region(2 + 4 * count, 3, 3, 1))


class Counters(SeatTable[State]):
    """The players and their points."""

    def columns(self, scene: Scene[State], width: int) -> list[Column]:
        """List the names and the points."""
        palette, players = scene.palette, scene.state.players
        names = [Cell([(scene.player(seat), palette.seat(seat))]) for seat in range(len(players))]
        points = [Cell([(scene.words("board-vp", vp=player.taken), palette("ink"))]) for player in players]
        return [Column("seat", scene.words("tab-players"), names, right=False), Column("purse", "", points)]


class NimBoards(Boards[State, Take]):
    """The heap and the players."""

    panels: ClassVar[dict[str, PanelMaker[State]]] = {
        "heap": HeapPanel,
        "players": partial(SeatTablePanel, table=Counters()),
        "lines": partial(SeatTablePanel, table=Counters()),
    }
    tabs = ("tab-heap", "tab-players", "tab-log")

    def plan(self, size: Size, seats: int, tab: int) -> dict[str, Region]:
        """Return the place of each panel."""
        if is_narrow(size):
            places, board = small_window(size, seats, headings=1)
            places[("heap", "players", "log")[tab]] = board
            return places
        half, inside = size.width // 2, size.height - 2
        return large_window(size) | {
            "heap": Region(0, 1, half, 6),
            "players": Region(0, 7, half, inside - 6),
            "decision": Region(half, 1, size.width - half, inside // 2),
            "log": Region(half, 1 + inside // 2, size.width - half, inside - inside // 2),
        }

    def spots(self, scene: Scene[State], move: Take) -> tuple[str, ...]:
        """Name the number."""
        return (f"take-{move.counters}",)

    def target_spots(self, scene: Scene[State]) -> tuple[str, ...]:
        """Name nothing."""
        return ()

    def event_spots(self, scene: Scene[State], event: Taken) -> tuple[str, ...]:
        """Name the points of the player."""
        return (f"purse-{event.seat}",)

    def label(self, scene: Scene[State], move: Take) -> str:
        """Return the line of a move."""
        return scene.words.describe("move", move, scene.player)

    def prospect(self, scene: Scene[State], move: Take) -> str:
        """Describe nothing: the preview says it all."""
        return ""

    def inspect(self, scene: Scene[State], spot: str) -> Inspection:
        """Explain the heap."""
        heap = scene.state.box.heap
        line = scene.words("inspect-heap", most=heap.most, last_vp=heap.last_vp)
        return Inspection(scene.words("panel-heap"), (line,), "overview", source(scene, "heap"))

    def phase(self, state: State) -> str:
        """Return the phase: play, or over."""
        return "phase-play" if state.agenda else "phase-over"

    def ends_round(self, move: Take) -> bool:
        """Whether the move ends the round: none does."""
        return False

    def turn_order(self, state: State) -> list[int]:
        """List the seats in order."""
        return list(range(len(state.players)))


BOARDS = NimBoards()
