"""Other people's bots at a table on the screen: whether they may run at all, and what is said when they fail.

A record can name any command, so opening one never runs it: the player is asked first and shown the whole of it, unless
they typed that very command when they opened the app. Who declines plays against the stand-in. A session without
`Programs`, such as that of a visitor from elsewhere, runs nothing and asks nothing.
"""

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from engine.game import AnyGame
from tui.bots.external.bot import PREFIX, SECONDS, STAND_IN, CommandBot, CommandError, InvalidCommandError, arguments_of
from tui.bots.names import bot_name, failure_told

if TYPE_CHECKING:
    from tui.session import Session


@dataclass(slots=True)
class Programs:
    """What a player lets other people's programs do."""

    seconds: float = SECONDS
    stand_in: str = STAND_IN
    consent: dict[str, bool] = field(default_factory=dict)
    """By player of a seat, whether it may run; what is missing is asked."""


class CommandSeats:
    """The programs at one table. `ask` puts a question to the player, `say` tells them something."""

    def __init__(self, session: "Session", ask: Callable[[str], Awaitable[bool]], say: Callable[[str], None]) -> None:
        self._session = session
        self._ask = ask
        self._say = say
        self._bots: dict[int, CommandBot] = {}
        self._leaving: set[asyncio.Task[None]] = set()
        self._told: set[str] = set()

    @property
    def stand_in(self) -> str:
        """Who plays instead."""
        return self._session.programs.stand_in if self._session.programs else STAND_IN

    async def choose(self, game: AnyGame, state: Any, seat: int, player: str, name: str) -> Any:
        """Let a program answer for its seat, or the stand-in if it may not run or fails.

        Cancelling ends the program at once. Raises `BotError` if the stand-in fails, too.
        """
        programs = self._session.programs
        if programs is not None and await self._may_run(programs, player, name):
            bot = self._bots.setdefault(seat, CommandBot(player, programs.seconds))
            if not bot.given_up:
                try:
                    return await self._answer(bot, game, game.seen_by(state, seat), seat)
                except CommandError as failed:
                    self._complain(bot, failed, name)
        elif player not in self._told:
            self._told.add(player)
            self._say(self._session.words("program-not-run", seat=name, stand_in=self._stand_in_told()))
        return await self._session.bots.choose(game, state, seat, self.stand_in)

    async def close(self) -> None:
        """End every program and see it gone."""
        for seat in list(self._bots):
            self._dismiss(seat)
        await asyncio.gather(*self._leaving)

    async def _may_run(self, programs: Programs, player: str, name: str) -> bool:
        if player not in programs.consent:
            try:
                arguments_of(player)
            except InvalidCommandError:  # too long to be shown, or nothing that could be started
                return False
            command = player.removeprefix(PREFIX)
            question = self._session.words("program-ask", seat=name, command=command, stand_in=self._stand_in_told())
            programs.consent[player] = await self._ask(question)
        return programs.consent[player]

    async def _answer(self, bot: CommandBot, game: AnyGame, view: Any, seat: int) -> Any:
        try:
            return await asyncio.to_thread(bot.choose, game, view, seat)
        except asyncio.CancelledError:
            # Nobody wants to know any more. What it failed before stays remembered.
            self._dismiss(seat)
            self._bots[seat] = bot.successor()
            raise

    def _dismiss(self, seat: int) -> None:
        leaving = asyncio.create_task(asyncio.to_thread(self._bots.pop(seat).close))
        self._leaving.add(leaving)
        leaving.add_done_callback(self._leaving.discard)

    def _complain(self, bot: CommandBot, failed: CommandError, name: str) -> None:
        if not bot.given_up and bot.failures > 1:
            return  # the first time and the last are told: a word each time would lie over the table
        words = self._session.words
        problem = failure_told(words, failed.kind, failed.detail)
        id_ = "program-given-up" if bot.given_up else "program-failed"
        self._say(words(id_, seat=name, problem=problem, stand_in=self._stand_in_told()))

    def _stand_in_told(self) -> str:
        return bot_name(self._session.words, self.stand_in)
