"""Bots: players that see only what a seat may see.

A bot is given a view (`Game.seen_by`) and answers the seat's decision. Its dice are seeded from the position, so it
answers alike whenever it is asked alike.
"""

import importlib
import zlib
from collections.abc import Iterator
from typing import Any, Protocol

from engine.bots.judge import Judge
from engine.bots.levels import LADDER
from engine.bots.spec import LEVELS, SEARCHERS, THINKERS, VERSION, BotSpec, BotSpecError, parse
from engine.bots.thought import Thought, mixed
from engine.chance import Dice, scatter
from engine.game import Game, MoveT, StateT
from engine.weights import UnknownWeightsError

__all__ = [
    "LEVELS",
    "SEARCHERS",
    "THINKERS",
    "VERSION",
    "BotSpec",
    "BotSpecError",
    "choose",
    "consider",
    "dice_for",
    "parse",
    "picked",
]


class Bot(Protocol):
    """The module of a bot that answers at once."""

    def choose(self, judge: Judge, view: Any, seat: int, dice: Dice, **parameters: Any) -> Any:
        """Answer the decision of a seat; the parameters are those of a level, and its budget."""


class Thinker(Protocol):
    """The module of a bot that searches within a budget."""

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
        itemised: bool = True,
    ) -> Iterator[Thought]:
        """Think about the decision of a seat; yield the thought every `every` seconds and at the end.

        With `until_settled`, yield it once, as soon as the move cannot change. `only` restricts it to one answer;
        without `itemised` it gives no terms, for those who only want the move.
        """


def choose(name: str, game: Game[StateT, MoveT], view: StateT, seat: int, salt: int = 0) -> MoveT:
    """Answer a seat's decision with a bot. The same view and salt give the same move, unless seconds are counted.

    Raises `BotSpecError` when no bot has that name.
    """
    spec = parse(name)
    if spec.level in SEARCHERS:
        [thought] = consider(name, game, view, seat, salt, until_settled=True, itemised=False)
        return picked(game, view, thought, salt)
    bot: Bot = importlib.import_module(f"engine.bots.{LADDER[spec.level].module}")
    judge, dice = _judge(game, view, spec), dice_for(game, view, salt)
    move: MoveT = bot.choose(judge, view, seat, dice, **_parameters(game, spec))
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
    itemised: bool = True,
) -> Iterator[Thought]:
    """Yield what a searching bot thinks of a seat's decision, ever better, or once when its move is settled.

    `only` restricts it to one answer; without `itemised` it gives no terms.
    """
    spec = parse(name)
    if spec.level not in SEARCHERS:
        raise BotSpecError("level", f"{spec.level} does not think", SEARCHERS)
    bot: Thinker = importlib.import_module(f"engine.bots.{LADDER[spec.level].module}")
    dice = dice_for(game, view, salt)
    judge = _judge(game, view, spec)
    budget = _parameters(game, spec)
    return bot.consider(
        judge, view, seat, dice, **budget, every=every, until_settled=until_settled, only=only, itemised=itemised
    )


def picked(game: Game[StateT, MoveT], view: StateT, thought: Thought, salt: int = 0) -> MoveT:
    """Return the move that a bot makes of its thoughts: the one tried most.

    Answers to a sealed question are mixed, since rivals who can foresee an answer can meet it.
    """
    decision = next(each for each in game.decisions(view) if each.seat == thought.seat)
    move: MoveT = mixed(thought, dice_for(game, view, salt)) if decision.sealed else thought.prospects[0].move
    return move


def _parameters(game: Game[StateT, MoveT], spec: BotSpec) -> dict[str, Any]:
    """Return the parameters of a bot's module: those of its level, and its budget."""
    return {**LADDER[spec.level].for_game(game.key), **spec.budget}


def _judge(game: Game[StateT, MoveT], view: StateT, spec: BotSpec) -> Judge:
    """Return the judge of a bot; raises `BotSpecError` when the game has no weights of that name."""
    try:
        return Judge(game, len(view.players), spec.weights)
    except UnknownWeightsError as wrong:
        raise BotSpecError("weights", str(wrong), wrong.among) from None


def dice_for(game: Game[StateT, MoveT], view: StateT, salt: int = 0) -> Dice:
    """Return the dice that belong to a position."""
    return Dice(scatter(zlib.crc32(game.encode(view)) + salt))
