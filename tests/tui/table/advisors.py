"""An advisor who needs no time: thoughts made up by rule, to test hints, the teacher and stories with."""

import asyncio
from collections.abc import AsyncGenerator, Callable
from math import exp
from typing import Any

from msgspec.structs import replace

from engine.bots.reasons import ENOUGH
from engine.bots.thought import Foreseen, Prospect, Thought
from engine.game import AnyGame
from engine.story import JUDGED
from tests.tui.table.tables import AppRunner
from tui.bots.pool import BotError, BotPool
from tui.session import Session

TRIES = (40, 400)
"""What each thought comes after: the first guess, and the last word."""
CHANCES = (0.62, 0.5, 0.41, 0.3, 0.2)
LEADS = (6.2, 0.1, -3.4, -8.0, -12.0)

FORTUNE = 8.0
"""How many points make winning e times as likely."""

Taste = Callable[[list[Any]], list[Any]]


class Advisor(BotPool):
    """A pool whose bots play as ever, and which thinks by rule: the later an answer stands in the list, the better."""

    def __init__(self) -> None:
        super().__init__(size=1)
        self.asked: list[tuple[int, Any, dict[str, Any]]] = []
        """Who was thought for, in which state, on what budget."""
        self.asked_about: list[tuple[int, Any, dict[str, Any]]] = []
        """Who was thought for about a single answer, and which one, on what budget."""
        self.thinking = 0
        """How many thoughts are under way."""
        self.taste: Taste = lambda moves: list(reversed(moves))
        self.go_on = asyncio.Event()
        self.go_on.set()
        self.waits_after = 10_000
        """After so many questions the last word must be waited for."""
        self.fails = False
        self.rest_tries = ENOUGH
        """How often every answer is tried at least."""

    async def thoughts(  # type: ignore[override]
        self, game: AnyGame, state: Any, seat: int, *, only: Any = None, **budget: Any
    ) -> AsyncGenerator[Thought, None]:
        if only is not None:
            self.asked_about.append((seat, only, budget))
            known = self._thought(game, state, seat, TRIES[-1]).of(only) or Prospect(only, 0, CHANCES[-1], LEADS[-1])
            yield Thought(seat, JUDGED, (), (replace(known, tries=JUDGED),))
            return
        self.asked.append((seat, state, budget))
        if len(self.asked) > self.waits_after:
            wait(self)
        if self.fails:
            raise BotError("no advice today")
        self.thinking += 1
        try:
            for tries in TRIES:
                yield self._thought(game, state, seat, tries)
                await self.go_on.wait()
        finally:
            self.thinking -= 1

    def _tries(self, tries: int, place: int) -> int:
        return self.rest_tries if place and self.rest_tries < ENOUGH else max(tries // (place + 2) ** 2, ENOUGH)

    def _thought(self, game: AnyGame, state: Any, seat: int, tries: int) -> Thought:
        decision = next(each for each in game.decisions(state) if each.seat == seat)
        moves = self.taste(list(decision.moves))
        prospects = []
        for place, move in enumerate(moves[:40]):
            rank = min(place, len(CHANCES) - 1)
            line = _line(game, state, seat, move) if place < 3 else ()
            terms = _terms(len(game.term_names), LEADS[rank], rank)
            prospects.append(Prospect(move, self._tries(tries, place), CHANCES[rank], LEADS[rank], line, terms))
        # Whoever has more points now is taken to be the more likely to win.
        standings = game.standings(state)
        weights = [exp(standings.of(each).total / FORTUNE) for each in range(len(state.players))]
        chances = tuple(weight / sum(weights) for weight in weights)
        return Thought(seat, tries, chances, tuple(prospects))


def _terms(count: int, lead: float, rank: int) -> tuple[float, ...]:
    """Split a lead into items: the first makes most of it, and the last takes a little back."""
    if count == 1:
        return (lead,)
    return (lead + rank * 0.7, *[0.0] * (count - 2), -rank * 0.7)


def _line(game: AnyGame, state: Any, seat: int, move: Any, length: int = 3) -> tuple[Foreseen, ...]:
    """Foresee the first answer to every question."""
    state = game.clone(state)
    game.apply(state, move, seat)
    line: list[Foreseen] = []
    while len(line) < length and (decisions := game.decisions(state)):
        asked = decisions[0]
        if len(asked.moves) > 1:
            line.append(Foreseen(asked.seat, asked.moves[0]))
        game.apply(state, asked.moves[0], asked.seat)
    return tuple(line)


def wait(advisor: Advisor) -> None:
    """Wait for the last word."""
    advisor.go_on.clear()


class AdvisedRunner(AppRunner):
    """A runner with an advisor at hand."""

    advisor: Advisor
    prepare: Callable[[Advisor], None] = staticmethod(lambda advisor: None)
    """What is done with the advisor before anybody sits down."""

    def session(self, ascii_only: bool = False, language: str = "en", **settings: Any) -> Session:
        given = super().session(ascii_only, language, **settings)
        self.advisor = Advisor()
        self.prepare(self.advisor)
        given.bots = self.advisor
        return given
