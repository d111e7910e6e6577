"""Story: the chances over a game, its turning points and its best and worst decisions, each a link to the replay."""

from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import BindingType
from textual.screen import ModalScreen

from engine.story import Moment
from tui.boards.base import AnyBoards
from tui.drawing.glyphs import ASCII
from tui.drawing.panel import Panel
from tui.keys import Key, Press, bindings, key
from tui.screens.closing import closes_once
from tui.table.scene import AnyScene
from tui.table.storyteller import Storyteller
from tui.widgets.keyline import live_hints, pressed_key
from tui.widgets.story import StoryPanel


@closes_once
class StoryScreen(ModalScreen[Moment | None]):
    """The story of a game, shown while it is computed; its result is the moment to show, or None.

    The storyteller belongs to the table and goes on when this is closed.
    """

    KEYS = (
        Key("key-walk", (Press("up", "step(-1)", "walk.up"), Press("down", "step(1)", "walk.down"))),
        Key(
            "key-leap", (Press("home", "step(-100)", "walk.first"), Press("end", "step(100)", "walk.last")), shown=False
        ),
        key("key-moment", "enter", "show_moment", id="story.go-there"),
        key("key-pause", "space", "pause", id="story.pause"),
        key("key-close", "escape,T,q", "dismiss(None)", id="story.close"),
    )
    BINDINGS: ClassVar[list[BindingType]] = bindings(*KEYS)

    def __init__(self, scene: AnyScene, boards: AnyBoards, teller: Storyteller, moment: Moment | None = None) -> None:
        """Show the story, with the cursor on a moment if one is given."""
        super().__init__()
        self.teller = teller
        self._moment = moment
        self.panel = StoryPanel("story", scene, boards, teller)
        self.panel.hints = lambda: live_hints(self, scene.words, scene.glyphs is ASCII)

    def compose(self) -> ComposeResult:
        """Show the sheet."""
        yield self.panel

    def on_mount(self) -> None:
        """Start the storyteller, and show its progress."""
        self.teller.catch_up()
        self.teller.changed = self.panel.update
        self.teller.start()
        self.panel.update()
        if self._moment in self.panel.moments:
            self.panel.go_to(self.panel.moments.index(self._moment))

    def on_unmount(self) -> None:
        """Stop showing its progress."""
        self.teller.changed = lambda: None

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        """Offer a pause only until the story is complete."""
        return action != "pause" or not self.teller.story.is_complete

    def action_step(self, by: int) -> None:
        """Move the cursor."""
        self.panel.go_to(self.panel.index + by)

    def action_pause(self) -> None:
        """Pause the storyteller, or resume it."""
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
        """Press the key clicked, or put the cursor on a moment; a second click looks at it."""
        pressed = pressed_key(event.spot)
        if pressed is not None:
            self.app.simulate_key(pressed)
        elif event.spot is not None:
            index = int(event.spot.partition("-")[2])
            if index == self.panel.index:
                self.action_show_moment()
            else:
                self.panel.go_to(index)
