"""The bots at a table on this machine: ours in the pool, and other people's programs where the player allows them."""

from typing import Any

from engine.match import Match
from saves.records.record import Seat
from tui.bots.external.bot import is_command
from tui.bots.external.seats import ExternalSeats
from tui.bots.names import bot_name
from tui.session import Session
from tui.table.source import Presenter


class LocalBots:
    """Chooses moves for the seats that no person has."""

    def __init__(self, session: Session) -> None:
        self._session = session
        self._presenter: Presenter
        self._programs = ExternalSeats(session, self._may_run, self._warn)

    def subscribe(self, presenter: Presenter) -> None:
        """Ask the player through a presenter whether a program may run."""
        self._presenter = presenter

    async def choose(self, match: Match, seat: Seat, number: int) -> Any:
        """Choose a move for a seat; raises `BotError`."""
        if is_command(seat.player):
            return await self._programs.choose(match.game, match.state, number, seat.player, seat.name)
        return await self._session.bots.choose(match.game, match.state, number, seat.player)

    async def close(self) -> None:
        """End every program that plays."""
        await self._programs.close()

    async def _may_run(self, question: str) -> bool:
        words = self._session.words
        stand_in = bot_name(words, self._programs.stand_in)
        return await self._presenter.ask(question, words("program-run"), words("program-not", stand_in=stand_in))

    def _warn(self, text: str) -> None:
        self._presenter.notices.warn(text)
