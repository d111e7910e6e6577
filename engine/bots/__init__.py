"""Bots: players that see only what a seat may see.

A bot is given a view (`Game.seen_by`) and answers the seat's decision. Its chance is seeded from the position, so it
answers alike whenever it is asked alike.
"""

import importlib
import zlib
from typing import Any, Protocol

from engine.chance import Dice, scatter
from engine.game import Game

LEVELS = ("apprentice", "journeyman")
"""The bots by name, weakest first; each is a module of this package."""


class UnknownBot(LookupError):  # noqa: N818 - said to a player
    """No bot has that name."""


class Bot(Protocol):
    """What a bot's module offers."""

    def choose(self, game: Game, view: Any, seat: int, dice: Dice) -> Any:
        """Answer the decision of a seat."""


def choose(level: str, game: Game, view: Any, seat: int, salt: int = 0) -> Any:
    """Let a bot answer a seat's decision. The same view and salt give the same move."""
    if level not in LEVELS:
        raise UnknownBot(f"no bot {level!r}; the bots are {', '.join(LEVELS)}")
    bot: Bot = importlib.import_module(f"engine.bots.{level}")
    dice = Dice(scatter(zlib.crc32(game.encode(view)) + salt))
    return bot.choose(game, view, seat, dice)
