"""External bots in a game on the screen: the player's consent to run them, and messages when they fail.

A record can name any command, so opening a record never runs it: the player sees the whole command and is asked first,
unless they typed that command themselves when they started the app. If they decline, the stand-in plays. A session
without an `ExternalBotPolicy`, such as a session over SSH, runs no program and does not ask.
"""

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from engine.game import AnyGame
from tui.bots.external.bot import (
    PREFIX,
    SECONDS,
    STAND_IN,
    ExternalBot,
    ExternalBotError,
    InvalidCommandError,
    arguments_of,
)
from tui.bots.names import bot_name, format_failure

if TYPE_CHECKING:
    from tui.session import Session


@dataclass(slots=True)
class ExternalBotPolicy:
    """What external bots may do in a session."""

    seconds: float = SECONDS
    stand_in: str = STAND_IN
    consent: dict[str, bool] = field(default_factory=dict)
    """Whether each command may run; the player is asked about a command that is missing."""


class ExternalSeats:
    """The external bots of one game.

    `ask` puts a yes-or-no question to the player; `warn` shows the player a message.
    """

    def __init__(self, session: "Session", ask: Callable[[str], Awaitable[bool]], warn: Callable[[str], None]) -> None:
        self._session = session
        self._ask = ask
        self._warn = warn
        self._bots: dict[int, ExternalBot] = {}
        self._closing: set[asyncio.Task[None]] = set()
        self._reported: set[str] = set()
        """The players about which the message that they do not run has been shown."""

    @property
    def stand_in(self) -> str:
        """The bot that plays instead."""
        return self._session.programs.stand_in if self._session.programs else STAND_IN

    async def choose(self, game: AnyGame, state: Any, seat: int, player: str, name: str) -> Any:
        """Return a program's answer for its seat, or the stand-in's if the program fails or may not run.

        Cancelling ends the program at once. Raises `BotError` if the stand-in fails as well.
        """
        policy = self._session.programs
        if policy is not None and await self._may_run(policy, player, name):
            bot = self._bots.setdefault(seat, ExternalBot(player, policy.seconds))
            if not bot.given_up:
                try:
                    return await self._answer(bot, game, game.seen_by(state, seat), seat)
                except ExternalBotError as error:
                    self._report(bot, error, name)
        elif player not in self._reported:
            self._reported.add(player)
            self._warn(self._session.words("program-not-run", seat=name, stand_in=self._stand_in_name()))
        return await self._session.bots.choose(game, state, seat, self.stand_in)

    async def close(self) -> None:
        """End every program and wait until it is gone."""
        for seat in list(self._bots):
            self._close(seat)
        await asyncio.gather(*self._closing)

    async def _may_run(self, policy: ExternalBotPolicy, player: str, name: str) -> bool:
        if player not in policy.consent:
            try:
                arguments_of(player)
            except InvalidCommandError:  # too long to be shown, or impossible to start
                return False
            command = player.removeprefix(PREFIX)
            question = self._session.words("program-ask", seat=name, command=command, stand_in=self._stand_in_name())
            policy.consent[player] = await self._ask(question)
        return policy.consent[player]

    async def _answer(self, bot: ExternalBot, game: AnyGame, view: Any, seat: int) -> Any:
        try:
            return await asyncio.to_thread(bot.choose, game, view, seat)
        except asyncio.CancelledError:
            # The answer is no longer needed. The count of earlier failures is.
            self._close(seat)
            self._bots[seat] = bot.successor()
            raise

    def _close(self, seat: int) -> None:
        closing = asyncio.create_task(asyncio.to_thread(self._bots.pop(seat).close))
        self._closing.add(closing)
        closing.add_done_callback(self._closing.discard)

    def _report(self, bot: ExternalBot, error: ExternalBotError, name: str) -> None:
        if not bot.given_up and bot.failures > 1:
            return  # only the first failure and the last: a message each time would cover the board
        words = self._session.words
        problem = format_failure(words, error.kind, error.detail)
        id_ = "program-given-up" if bot.given_up else "program-failed"
        self._warn(words(id_, seat=name, problem=problem, stand_in=self._stand_in_name()))

    def _stand_in_name(self) -> str:
        return bot_name(self._session.words, self.stand_in)
