"""Bots: players that see only what a seat may see.

A bot is given a view (`Game.seen_by`) and answers the seat's decision. Its dice are seeded from the position, so it
answers alike whenever it is asked alike.
"""

import importlib
import zlib
from collections.abc import Iterator
from typing import Any, Protocol

from engine.bots.judge import Judge
from engine.bots.spec import LEVELS, THINKERS, VERSION, BotSpec, BotSpecError, parse
from engine.bots.thought import Thought
from engine.chance import Dice, scatter
from engine.game import Game, MoveT, StateT
from engine.weights import UnknownWeightsError

__all__ = ["LEVELS", "THINKERS", "VERSION", "BotSpec", "BotSpecError", "choose", "consider", "parse"]


class Bot(Protocol):
    """The module of a bot."""

    def choose(self, judge: Judge, view: Any, seat: int, dice: Dice) -> Any:
        """Answer the decision of a seat."""


class Thinker(Bot, Protocol):
    """The module of a bot that thinks on a budget."""

    def consider(
        self,
        judge: Judge,
        view: Any,
        seat: int,
        dice: Dice,
        seconds: float | None = None,
        iterations: int | None = None,
        every: float | None = None,
        until_settled: bool = False,
        only: Any = None,
    ) -> Iterator[Thought]:
        """Think about the decision of a seat; yield the thought every `every` seconds and at the end.

        With `until_settled`, yield it once, as soon as the move cannot change. `only` restricts it to one answer.
        """


def choose(name: str, game: Game[StateT, MoveT], view: StateT, seat: int, salt: int = 0) -> MoveT:
    """Answer a seat's decision with a bot. The same view and salt give the same move, unless seconds are counted.

    Raises `BotSpecError` when no bot has that name.
    """
    spec = parse(name)
    bot: Bot = importlib.import_module(f"engine.bots.{spec.level}")
    move: MoveT = bot.choose(_judge(game, view, spec), view, seat, _dice(game, view, salt), **spec.budget)
    return move


def consider(
    name: str,
    game: Game[StateT, MoveT],
    view: StateT,
    seat: int,
    salt: int = 0,
    every: float | None = None,
    until_settled: bool = False,
    only: MoveT | None = None,
) -> Iterator[Thought]:
    """Yield what a thinking bot thinks of a seat's decision, ever better, or once when its move is settled.

    `only` restricts it to one answer.
    """
    spec = parse(name)
    if spec.level not in THINKERS:
        raise BotSpecError("level", f"{spec.level} does not think", THINKERS)
    bot: Thinker = importlib.import_module(f"engine.bots.{spec.level}")
    dice = _dice(game, view, salt)
    judge = _judge(game, view, spec)
    return bot.consider(judge, view, seat, dice, **spec.budget, every=every, until_settled=until_settled, only=only)


def _judge(game: Game[StateT, MoveT], view: StateT, spec: BotSpec) -> Judge:
    """Return the judge of a bot; raises `BotSpecError` when the game has no weights of that name."""
    try:
        return Judge(game, len(view.players), spec.weights)
    except UnknownWeightsError as wrong:
        raise BotSpecError("weights", str(wrong), wrong.among) from None


def _dice(game: Game[StateT, MoveT], view: StateT, salt: int) -> Dice:
    """Return the dice that belong to a position."""
    return Dice(scatter(zlib.crc32(game.encode(view)) + salt))
