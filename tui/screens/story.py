"""Story: how the chances went, the turning points, the best and the worst decisions, and a way to each of them."""

from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.screen import ModalScreen

from engine.story import Moment
from tui.boards.base import AnyBoards
from tui.drawing.panel import Panel
from tui.table.scene import AnyScene
from tui.table.storyteller import Storyteller
from tui.widgets.story import StoryPanel


class StoryScreen(ModalScreen[Moment | None]):
    """The story of a game, told while it is thought up; gives the moment to look at, or None.

    The storyteller belongs to the table and goes on when this is closed.
    """

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("up", "step(-1)", id="walk-up", show=False),
        Binding("down", "step(1)", id="walk-down", show=False),
        Binding("home", "step(-100)", id="story.first", show=False),
        Binding("end", "step(100)", id="story.last", show=False),
        Binding("space", "pause", id="story.pause", show=False),
        Binding("enter", "show_moment", id="story.moment", show=False),
        Binding("escape,T,q", "dismiss(None)", id="story.close", show=False),
    ]

    def __init__(self, scene: AnyScene, boards: AnyBoards, teller: Storyteller, moment: Moment | None = None) -> None:
        """Tell the story; the cursor stands on a moment, if one has been there before."""
        super().__init__()
        self.teller = teller
        self._moment = moment
        self.panel = StoryPanel("story", scene, boards, teller)

    def compose(self) -> ComposeResult:
        """Show the sheet."""
        yield self.panel

    def on_mount(self) -> None:
        """Go on with the story, and follow it."""
        self.teller.catch_up()
        self.teller.changed = self.panel.update
        self.teller.start()
        self.panel.update()
        if self._moment in self.panel.moments:
            self.panel.go_to(self.panel.moments.index(self._moment))

    def on_unmount(self) -> None:
        """Follow it no more."""
        self.teller.changed = lambda: None

    def action_step(self, by: int) -> None:
        """Move the cursor."""
        self.panel.go_to(self.panel.index + by)

    def action_pause(self) -> None:
        """Stop thinking, or go on."""
        if self.teller.is_running:
            self.teller.pause()
        else:
            self.teller.start()
        self.panel.redraw()

    def action_show_moment(self) -> None:
        """Close and look at the moment under the cursor."""
        moment = self.panel.moment
        if moment is not None:
            self.dismiss(moment)

    def on_panel_clicked(self, event: Panel.Clicked) -> None:
        """Put the cursor on a moment; a second click looks at it."""
        if event.spot is not None:
            index = int(event.spot.partition("-")[2])
            if index == self.panel.index:
                self.action_show_moment()
            else:
                self.panel.go_to(index)
