"""The table as it is seen: the frame and a game's panels, placed for the size of the window."""

from collections.abc import Collection, Mapping, Sequence
from typing import Any

from textual import events
from textual.app import ComposeResult
from textual.geometry import Region
from textual.widget import Widget

from engine.agenda import Event
from tui.boards.base import AnyBoards
from tui.boards.window import is_narrow
from tui.drawing.panel import Panel
from tui.table.scene import AnyScene
from tui.table.selection import Option
from tui.widgets.decision import DecisionPanel
from tui.widgets.hint import HintPanel
from tui.widgets.inspect import InspectPanel
from tui.widgets.lines import KeyPanel, StatusLine, TabLine
from tui.widgets.log import LogPanel
from tui.widgets.since import SincePanel


class TableView(Widget):
    """Every panel of a table: where things are and how a position is shown. What happens is decided elsewhere."""

    def __init__(self, scene: AnyScene, boards: AnyBoards) -> None:
        super().__init__()
        self.scene = scene
        self.boards = boards
        self.status = StatusLine("status", scene)
        self.decision = DecisionPanel("decision", scene)
        self.inspector = InspectPanel("inspector", scene)
        self.hint = HintPanel("hint", scene)
        self.log_panel = LogPanel("log", scene)
        self.news_panel = LogPanel("news", scene, framed=False)
        self.since = SincePanel("since", scene)
        self.keys = KeyPanel("keys", scene)
        self.game_panels = [kind(name, scene) for name, kind in boards.panels.items()]
        self.inspecting = False
        self.hinting = False
        self._arrangement: tuple[object, ...] = ()
        """What the panels were last placed for: placing them again would lay the whole screen out."""
        self._letters: dict[str, str] = {}
        self._numbers: dict[str, str] = {}

    def compose(self) -> ComposeResult:
        """Put every panel up once; a resize only moves them."""
        yield self.status
        yield TabLine("tabs", self.scene, self.boards.tabs)
        yield from self.game_panels
        yield self.decision
        yield self.inspector
        yield self.hint
        yield self.log_panel
        yield self.news_panel
        yield self.since
        yield self.keys

    @property
    def panels(self) -> list[Panel[Any]]:
        """All panels."""
        return [child for child in self.children if isinstance(child, Panel)]

    @property
    def narrow(self) -> bool:
        """Whether one board is shown at a time."""
        return is_narrow(self.size)

    def on_resize(self, _event: events.Resize) -> None:
        """Place everything anew."""
        self.place_panels()

    def place_panels(self) -> None:
        """Place every panel; those without a place are out of sight."""
        arrangement = (self.size, len(self.scene.seats), self.scene.tab, self.inspecting, self.hinting)
        if not self.size or arrangement == self._arrangement:
            return
        self._arrangement = arrangement
        plan = self.boards.plan(self.size, len(self.scene.seats), self.scene.tab)
        plan["inspector"] = plan["hint"] = plan["decision"]
        in_front = self.inspector if self.inspecting else self.hint if self.hinting else self.decision
        covered = {self.decision, self.inspector, self.hint} - {in_front}
        for panel in self.panels:
            region = plan.get(panel.place)
            panel.display = region is not None and panel not in covered
            if region is not None:
                panel.styles.offset = (region.x, region.y)
                panel.styles.width = region.width
                panel.styles.height = region.height

    # Showing a position

    def redraw(self) -> None:
        """Draw every panel in sight again."""
        self.status.phase = self.scene.words(self.boards.phase(self.scene.state))
        self.scene.order = self.boards.turn_order(self.scene.state)
        for panel in self.panels:
            if panel is self.decision:
                self.decision.carried = self._carried()
            if panel.display:
                panel.redraw()

    def _carried(self) -> frozenset[int]:
        """Return the options whose numbers stand on a board in sight."""
        return carried(self.decision.options, self._boards_in_sight())

    def tell(self, lines: list[tuple[int | None, str]], seen: int) -> None:
        """Set the lines of the log, to be drawn with the rest; the first `seen` are old news."""
        for panel in (self.log_panel, self.news_panel):
            panel.lines, panel.seen = lines, seen

    def mark(self, cursors: Collection[str] = (), flashes: Collection[str] = (), targets: Collection[str] = ()) -> None:
        """Show the cursor, what has just happened, and what the decision is about; boards out of sight remember it."""
        for panel in self.game_panels:
            panel.mark(cursors, flashes, targets, self._letters, self._numbers)

    def show_letters(self, letters: Mapping[str, str]) -> None:
        """Put a letter on every target of the jump overlay; none takes them away."""
        self._letters = dict(letters)

    def show_numbers(self, numbers: Mapping[str, str]) -> None:
        """Put a number on the places of what is proposed, to be drawn with the rest; none takes them away."""
        self._numbers = dict(numbers)
        self.scene.numbers = self._numbers

    def _boards_in_sight(self) -> list[Panel[Any]]:
        return [panel for panel in self.game_panels if panel.display]

    # Places

    def places(self, among: Collection[str] | None = None) -> dict[str, Region]:
        """Return the spots in sight, all or some, with their place in the window."""
        found: dict[str, Region] = {}
        for panel in self._boards_in_sight():
            offset = panel.region.offset
            for name, region in panel.spots.items():
                if (among is None or name in among) and name not in found:
                    found[name] = region.translate(offset)
        return found

    def panel_of(self, spot: str) -> str | None:
        """Name the panel in sight that shows a spot."""
        return next((panel.place for panel in self._boards_in_sight() if spot in panel.spots), None)

    # Words

    def sentences(self, happened: Collection[Event]) -> list[tuple[int | None, str]]:
        """Return events in words, each with the seat it is about."""
        return [
            (self._seat_of(event), self.scene.words.describe("event", event, self.scene.player)) for event in happened
        ]

    def _seat_of(self, event: Any) -> int | None:
        seat = getattr(event, "seat", None)
        return seat if isinstance(seat, int) else None


def carried(options: Sequence[Option], panels: Collection[Panel[Any]]) -> frozenset[int]:
    """Return the options whose numbers stand where they are chosen in one of these panels."""
    return frozenset(
        index
        for index, option in enumerate(options)
        if option.spots and option.key.isdigit() and any(panel.shows(option.spots[0], option.key) for panel in panels)
    )


def reading_order(places: Mapping[str, Region]) -> list[str]:
    """List places from top to bottom and left to right."""
    return sorted(places, key=lambda name: (places[name].y, places[name].x))
