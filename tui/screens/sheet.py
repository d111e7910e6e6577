"""Sheet: a panel over the table that fills the screen, with its keys on the lower edge: log, scores and story."""

from typing import TYPE_CHECKING, Any, ClassVar, Protocol, TypeVar, cast

from textual.app import ComposeResult
from textual.binding import BindingType
from textual.screen import ModalScreen

from tui.drawing.glyphs import ASCII
from tui.drawing.panel import Panel
from tui.keys import Key, bindings, key
from tui.screens.closing import closes_once
from tui.table.scene import AnyScene
from tui.widgets.keyline import HintSource, live_hints, pressed_key

if TYPE_CHECKING:
    from tui.app import Pavilion

ResultT = TypeVar("ResultT")
ROWS = "line-"
"""Spots of rows that can be chosen begin with this, and end with the number of the row."""


class _SheetPanel(Protocol):
    """A panel that names the keys of its screen."""

    hints: HintSource


@closes_once
class Sheet(ModalScreen[ResultT]):
    """A panel over the table. `?` explains its keys, F1 opens the rules, a click on a key presses it."""

    title_id: ClassVar[str] = ""
    """The message that names the sheet."""
    KEYS: ClassVar[tuple[Key, ...]] = (
        key("key-help", "question_mark", "explain_keys", id="screen.help"),
        key("key-rules", "f1", "app.open_rules", shown=False, id="app.rules"),
    )
    BINDINGS: ClassVar[list[BindingType]] = bindings(*KEYS)

    def __init__(self, scene: AnyScene, panel: Panel[Any]) -> None:
        super().__init__()
        self.scene = scene
        self.sheet = panel
        cast("_SheetPanel", panel).hints = lambda: live_hints(self, scene.words, scene.glyphs is ASCII)

    def compose(self) -> ComposeResult:
        """Show the panel."""
        yield self.sheet

    def heading(self) -> str:
        """Return the title in the help."""
        return self.scene.words(self.title_id)

    def action_explain_keys(self) -> None:
        """Show what every key does here."""
        scene = self.scene
        hints = live_hints(self, scene.words, scene.glyphs is ASCII, shown_only=False)
        keys = [(hint.keys, hint.text) for hint in hints]
        cast("Pavilion", self.app).open_help([(self.heading(), keys)])

    def on_panel_clicked(self, event: Panel.Clicked) -> None:
        """Press the key that was clicked, or go to a row."""
        pressed = pressed_key(event.spot)
        if pressed is not None:
            self.app.simulate_key(pressed)
        elif event.spot is not None and event.spot.startswith(ROWS):
            self.click_row(int(event.spot.removeprefix(ROWS)))

    def click_row(self, row: int) -> None:
        """Go to a row that was clicked."""
