"""Scores: the itemised standings, live or final, with a chart of the points by round."""

from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import BindingType
from textual.screen import ModalScreen

from engine.match import Match
from tui.drawing.glyphs import ASCII
from tui.drawing.panel import Panel
from tui.keys import bindings, key
from tui.screens.closing import closes_once
from tui.session import Session
from tui.table.scene import AnyScene
from tui.widgets.keyline import live_hints, pressed_key
from tui.widgets.scores import ScoresPanel, points_by_round


@closes_once
class ScoresScreen(ModalScreen[str | None]):
    """The score sheet over the table; its result is what to open next, or None."""

    KEYS = (
        key("key-rematch", "r", "dismiss_with('rematch')", id="scores.rematch"),
        key("key-replay", "p", "dismiss_with('replay')", id="scores.replay"),
        key("key-story", "t,T", "dismiss_with('story')", id="scores.story"),
        key("key-home", "q", "dismiss_with('home')", id="scores.home"),
        key("key-table", "escape,S,enter", "dismiss_with('table')", id="scores.close"),
        key("key-close", "escape,S,enter", "dismiss_with('')", id="scores.close"),
        key("", "r,p,t,T,q", "dismiss_with('')", shown=False, id="scores.close-too"),
    )
    BINDINGS: ClassVar[list[BindingType]] = bindings(*KEYS)

    def __init__(self, session: Session, scene: AnyScene, match: Match) -> None:
        super().__init__()
        self.session = session
        self.match = match
        self.panel = ScoresPanel("scores", scene, points_by_round(scene, match))
        self.panel.hints = lambda: live_hints(self, scene.words, scene.glyphs is ASCII)

    def compose(self) -> ComposeResult:
        """Show the sheet."""
        yield self.panel

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        """Offer what to open next at the end of a game; before it, every key closes."""
        return action != "dismiss_with" or (parameters != ("",)) == self.match.is_over

    def action_dismiss_with(self, wish: str) -> None:
        """Close with what to open next; None is the table."""
        self.dismiss(wish if wish not in ("", "table") else None)

    def on_panel_clicked(self, event: Panel.Clicked) -> None:
        """Press the key clicked."""
        pressed = pressed_key(event.spot)
        if pressed is not None:
            self.app.simulate_key(pressed)
