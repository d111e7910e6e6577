"""The hall: home of a visitor, with the tables of the house before everything else."""

from typing import TYPE_CHECKING, ClassVar

from textual import work
from textual.binding import Binding, BindingType
from textual.content import Content
from textual.widgets import Static

from saves.problems import SavesError
from saves.tables.table import PLAYING
from tui.lobby.refreshing import FollowingScreen
from tui.screens.home import MENU, HomeScreen
from tui.session import Session

if TYPE_CHECKING:
    from tui.serve.context import ServerContext


class HallScreen(HomeScreen, FollowingScreen):
    """The menu with the shared tables on top; says where it is the visitor's turn."""

    menu: ClassVar[dict[str, str]] = {"tables": "t", **MENU}
    BINDINGS: ClassVar[list[BindingType]] = [Binding("t", "go('tables')", "home-tables", show=False)]

    def __init__(self, session: Session, context: "ServerContext") -> None:
        super().__init__(session)
        self.context = context
        self._turns = 0
        """At how many tables it is the visitor's turn."""

    def look(self) -> None:
        """See whether it is the visitor's turn anywhere."""
        self._count_turns()

    @work(exclusive=True)
    async def _count_turns(self) -> None:
        """Count the tables that wait for the visitor."""
        name = self.context.player.name
        try:
            cards = await self.context.tables.cards(PLAYING, player=name)
        except SavesError:
            return  # the lobby says what is the matter
        turns = sum(card.is_turn_of(name) for card in cards)
        if turns != self._turns:
            self._turns = turns
            for glimpse in self.query("#glimpse").results(Static):  # none while everything is being said anew
                glimpse.update(self._glimpse())

    def _glimpse(self) -> Content:
        if self._turns:
            return Content.styled(self.words("hall-turns", count=self._turns), "$gold")
        return super()._glimpse()
