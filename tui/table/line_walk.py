"""Walking along a foreseen line: the boards show each imagined position, and the game stays as it is."""

from collections.abc import Callable

from tui.table.foreseen_line import Step
from tui.table.source import GameSource
from tui.table.view import TableView


class LineWalk:
    """A line on the boards, one step at a time, between `go_to` and `end`."""

    def __init__(
        self, view: TableView, source: GameSource, turn_to: Callable[[int], None], steps: list[Step], number: int
    ) -> None:
        """Make the walk along the line of a suggestion, given by its number; 0 is that of no suggestion."""
        self._view = view
        self._source = source
        self._turn_to = turn_to
        self._tab = view.scene.tab
        """The board that was in sight before."""
        self.steps = steps
        self.number = number
        self.at = 0
        """How many steps have been made: 0 shows the position of the decision."""

    @property
    def step(self) -> Step | None:
        """The step whose result is shown; None before the first."""
        return self.steps[self.at - 1] if self.at else None

    @property
    def spots(self) -> tuple[str, ...]:
        """The places of the move that was made last."""
        return self.step.spots if self.step is not None else ()

    def go_to(self, at: int) -> None:
        """Show the position after a number of steps."""
        view, scene = self._view, self._view.scene
        self.at = min(max(at, 0), len(self.steps))
        # A move that reveals something leads to no position that can be shown.
        known = [step.state for step in self.steps[: self.at] if step.state is not None]
        scene.state, scene.decision, scene.lit = known[-1] if known else self._source.match.state, None, set()
        view.status.imagined = scene.words("line-imagined")
        view.show_numbers({})
        view.redraw()
        if self.step is not None:
            self._turn_to(view.boards.tab_for(self.step.asks, self.step.move))

    def end(self) -> None:
        """Show the game as it is again, without drawing it."""
        view, scene = self._view, self._view.scene
        scene.state, scene.decision = self._source.match.state, self._source.decision()
        view.status.imagined = ""
        self._turn_to(self._tab)
