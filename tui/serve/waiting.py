"""A short notice over any screen while the player waits for the store."""

from textual.content import Content
from textual.widget import Widget

from tui.session import Session


class WaitingNotice(Widget):
    """One line at the top of the screen. It takes no room and no keys."""

    can_focus = False

    def __init__(self, session: Session) -> None:
        super().__init__()
        self.session = session

    def render(self) -> Content:
        """Write that the store is waited for."""
        return Content(self.session.words("serve-waiting"))
