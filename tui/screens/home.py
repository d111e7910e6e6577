"""Home: the front door."""

from collections.abc import Iterator

from textual import on
from textual.screen import Screen
from textual.widgets import OptionList
from textual.widgets.option_list import Option

from tui.session import Session


class HomeScreen(Screen[None]):
    """The menu everything starts from."""

    def __init__(self, session: Session) -> None:
        super().__init__()
        self.session = session

    def compose(self) -> Iterator[OptionList]:
        """Lay the menu out."""
        words = self.session.words
        yield OptionList(Option(words("home-quit"), id="quit"))

    @on(OptionList.OptionSelected)
    def choose(self, event: OptionList.OptionSelected) -> None:
        """Go where the menu points."""
        if event.option_id == "quit":
            self.app.exit()
