"""The game in two minutes: the page that New game shows for a game never played, and at a key for any game."""

from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import BindingType
from textual.containers import Vertical
from textual.screen import ModalScreen

from engine.game import CATALOGUE
from tui.i18n.rules_text import two_minutes_page
from tui.keys import bindings, key
from tui.screens.closing import closes_once
from tui.screens.composed import while_composed
from tui.session import Session
from tui.widgets.keyline import KeyLine
from tui.widgets.text_view import TextView

WIDEST = 94
"""Columns of the page with its frame."""
FRAME, KEYS_LINE = 2, 1
"""Lines of the frame, and of the key line below it."""


@closes_once
class TwoMinutesScreen(ModalScreen[None]):
    """The page of a game over New game. It only scrolls: another game is chosen there."""

    KEYS = (
        key("key-set-up", "enter,escape,q", "dismiss(None)", id="new.set-up"),
        key("key-rules", "f1", "app.open_rules", id="app.rules"),
    )
    BINDINGS: ClassVar[list[BindingType]] = bindings(*KEYS)
    AUTO_FOCUS = "#text"

    def __init__(self, session: Session, game_key: str) -> None:
        super().__init__()
        self.session = session
        self.game_key = game_key

    def compose(self) -> ComposeResult:
        """Lay out the page in a frame with its title."""
        yield Vertical(TextView(id="text"), classes="dialog")
        yield KeyLine(self.session)

    def on_mount(self) -> None:
        """Show the page."""
        self._show()

    def on_resize(self) -> None:
        """Lay out the page for the new size."""
        self._show()

    async def retranslate(self) -> None:
        """Show the page in the language of the session."""
        self._show()

    @while_composed
    def _show(self) -> None:
        dialog, reader = self.query_one(".dialog", Vertical), self.query_one(TextView)
        width = min(self.size.width, WIDEST)
        page = two_minutes_page(self.game_key, self.session.language, width - 6, self.session.glyphs)
        dialog.border_title = self.session.words("two-minutes-title", game=CATALOGUE[self.game_key])
        dialog.styles.width = width
        reader.styles.height = min(len(page.lines), self.size.height - FRAME - KEYS_LINE)
        reader.show(page)
        self.refresh_bindings()
