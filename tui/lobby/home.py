"""The home screen on a server: Pavilion's own, with a notice of the tables where it is the player's turn."""

from typing import TYPE_CHECKING

from textual.content import Content

from saves.problems import SavesError
from saves.tables.table import PLAYING
from tui.lobby.refreshing import TableRefresher
from tui.screens.home import HomeScreen
from tui.session import Session

if TYPE_CHECKING:
    from tui.serve.context import ServerContext


def home_screen(session: Session, context: "ServerContext") -> HomeScreen:
    """Return the home screen of a player on a server."""
    return HomeScreen(session, TurnNotice(session, context))


class TurnNotice:
    """Counts the tables where it is the player's turn, while the home screen is shown."""

    def __init__(self, session: Session, context: "ServerContext") -> None:
        self._session = session
        self._context = context
        self._turns = 0

    def start(self, screen: HomeScreen) -> None:
        """Count now and after every change."""
        self._screen = screen
        self._refresher = TableRefresher(screen, self._context.tables, self.refresh)
        self._refresher.start()

    def stop(self) -> None:
        """Stop counting."""
        self._refresher.stop()

    def refresh(self) -> None:
        """Count in the background."""
        self._screen.run_worker(self._count, group="turns", exclusive=True)

    def text(self) -> Content | None:
        """Return the number of tables that wait for the player, if any."""
        if not self._turns:
            return None
        return Content.styled(self._session.words("hall-turns", count=self._turns), "$gold")

    async def _count(self) -> None:
        player = self._context.player.name
        try:
            cards = await self._context.tables.cards(PLAYING, player=player)
        except SavesError:
            return  # the lobby reports it
        turns = sum(card.is_turn_of(player) for card in cards)
        if turns != self._turns:
            self._turns = turns
            self._screen.show_glimpse()
