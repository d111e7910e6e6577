"""The home screen on a server: Pavilion's own, with a notice of the tables where it is the player's turn."""

from typing import TYPE_CHECKING

from textual.content import Content

from saves.problems import SavesError
from saves.store import TableQuery
from tui.lobby.refreshing import TableRefresher
from tui.screens.home import HomeScreen
from tui.session import Session

if TYPE_CHECKING:
    from tui.serve.context import ServerContext


def home_screen(session: Session, context: "ServerContext") -> HomeScreen:
    """Return the home screen of a player on a server."""
    return HomeScreen(session, TurnNotice(session, context))


class TurnNotice:
    """The number of tables where it is the player's turn."""

    def __init__(self, session: Session, context: "ServerContext") -> None:
        self._session = session
        self._context = context
        self._turns = 0

    def start(self, screen: HomeScreen) -> None:
        """Refresh the screen's notice now and after every change."""
        self._refresher = TableRefresher(screen, self._context.tables, screen.refresh_notice)
        self._refresher.start()

    def resume(self) -> None:
        """Refresh the notice now and after every change, as before `stop`."""
        self._refresher.resume()

    def stop(self) -> None:
        """Stop refreshing."""
        self._refresher.stop()

    async def refresh(self) -> bool:
        """Count the tables, and return whether their number has changed."""
        player = self._context.player.name
        try:
            turns = await self._context.tables.count(TableQuery(turn_of=player))
        except SavesError:
            return False  # the lobby reports it
        before, self._turns = self._turns, turns
        return self._turns != before

    def text(self) -> Content | None:
        """Return the number of tables that wait for the player, if any."""
        if not self._turns:
            return None
        return Content.styled(self._session.words("hall-turns", count=self._turns), "$gold")
