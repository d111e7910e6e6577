"""Scores: the itemised standings, live or final, with a chart of the points by round."""

from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.screen import ModalScreen

from engine.match import Match
from tui.session import Session
from tui.table.scene import AnyScene
from tui.widgets.scores import ScoresPanel, points_by_round


class ScoresScreen(ModalScreen[str | None]):
    """Where every point comes from. At the end it offers a rematch and the replay."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape,S,enter", "dismiss_with('')", id="scores.close", show=False),
        Binding("r", "dismiss_with('rematch')", id="scores.rematch", show=False),
        Binding("p", "dismiss_with('replay')", id="scores.replay", show=False),
        Binding("t,T", "dismiss_with('story')", id="scores.story", show=False),
        Binding("q", "dismiss_with('home')", id="scores.home", show=False),
    ]

    def __init__(self, session: Session, scene: AnyScene, match: Match) -> None:
        super().__init__()
        self.session = session
        self.match = match
        keys = scene.words("scores-keys-over" if match.is_over else "scores-keys")
        self.panel = ScoresPanel("scores", scene, points_by_round(scene, match), keys)

    def compose(self) -> ComposeResult:
        """Show the sheet."""
        yield self.panel

    def action_dismiss_with(self, wish: str) -> None:
        """Close, saying what comes next; before the end there is only closing."""
        self.dismiss(wish if wish and self.match.is_over else None)
