"""Scores: the itemised standings, live or final, with a chart of the points by round."""

from typing import ClassVar

from textual.binding import BindingType

from engine.match import Match
from tui.keys import bindings, key
from tui.screens.sheet import Sheet
from tui.table.scene import AnyScene
from tui.widgets.scores import ScoresPanel, points_by_round


class ScoresScreen(Sheet[str | None]):
    """The score sheet over the table; its result is what to open next, or None."""

    title_id = "scores-title"
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

    def __init__(self, scene: AnyScene, match: Match, comment: str = "") -> None:
        self.match = match
        super().__init__(scene, ScoresPanel("scores", scene, points_by_round(scene, match), comment))

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        """Offer what to open next at the end of a game; before it, every key closes."""
        return action != "dismiss_with" or (parameters != ("",)) == self.match.is_over

    def action_dismiss_with(self, wish: str) -> None:
        """Close with what to open next; None is the table."""
        self.dismiss(wish if wish not in ("", "table") else None)
