"""A shared table without a store: acts are carried out at once, and its whole log is at hand."""

import random
from collections.abc import Callable, Sequence
from typing import Any

import msgspec

from engine.agenda import Decision
from saves.records.journal import new_header
from saves.records.record import HUMAN, Seat
from saves.store import Logged, TableRow
from saves.tables import SharedTable, acts
from saves.tables import entries as log
from saves.tables.entries import FORMAT, Entry

CREATED = "2026-11-16T09:30:00Z"
WAITED = 7 * 24 * 3600.0
"""Seconds that are longer than any table waits for an absent player."""


class TableInMemory:
    """A table and its log. The clock advances by a microsecond with every act."""

    def __init__(
        self, game: str = "bruxelles1897", bots: Sequence[str | None] = (None, None), owner: str = "Ann", **more: Any
    ) -> None:
        word = more.pop("word", "")
        seats = tuple(Seat("", level or HUMAN) for level in bots)
        header = new_header(game, seats, seed=7, created=CREATED, **more)
        text = msgspec.json.encode(header).decode()
        self.row = TableRow("abc", FORMAT, text, owner, word, "open", "", 0, CREATED, CREATED)
        self.table = SharedTable(self.row)
        self.log: list[Logged] = []
        for seat, level in enumerate(bots):
            if level is not None:
                self.write([log.PutBot(seat, level)])

    def do(self, act: Callable[..., Sequence[Entry]], *arguments: Any, **named: Any) -> list[Entry]:
        """Carry an act out and return what it wrote."""
        written = list(act(self.table, *arguments, **named))
        self.write(written)
        return written

    def write(self, written: Sequence[Entry]) -> None:
        at = self.now()
        new = [Logged(seq, log.encode(entry), at) for seq, entry in enumerate(written, self.table.version + 1)]
        self.table = self.table.after(new)
        self.log += new

    def now(self) -> str:
        """Return the time of the next act."""
        return self.time(1 + (int(self.log[-1].at[-7:-1], 10) if self.log else 0))

    @staticmethod
    def time(number: int) -> str:
        return f"2026-11-16T09:30:00.{number:06}Z"

    def folded_again(self) -> SharedTable:
        return SharedTable(self.row).after(self.log)

    def decision(self, seat: int | None = None) -> Decision:
        return next(each for each in self.table.match.decisions if seat is None or each.seat == seat)

    def play(self, move: Any = None, seat: int | None = None) -> list[Entry]:
        """Play a move, or the first legal one, for a seat that is to decide."""
        decision = self.decision(seat)
        wanted = decision.moves[0] if move is None else move
        chair = self.table.chairs[decision.seat]
        if chair.bot is not None:
            return self.do(acts.play_for_bot, decision.seat, chair.bot, wanted, self.table.version)
        return self.do(acts.play, chair.player, wanted, self.table.version)

    def play_on(self, moves: int = 10_000, seed: int = 1) -> None:
        """Play at most `moves` random moves, or to the end."""
        chance = random.Random(seed)
        for _ in range(moves):
            if not self.table.match.decisions:
                break
            decision = self.decision()
            self.play(chance.choice(list(decision.moves)), decision.seat)


def begun(
    game: str = "bruxelles1897", players: Sequence[str] = ("Ann", "Bob"), bots: int = 0, **more: Any
) -> TableInMemory:
    """Seat these players and `bots` bots, and begin."""
    shared = TableInMemory(game, [*(None for _ in players), *("apprentice" for _ in range(bots))], players[0], **more)
    for player in players:
        shared.do(acts.sit, player, word=shared.table.word)
    shared.do(acts.start, players[0])
    return shared
