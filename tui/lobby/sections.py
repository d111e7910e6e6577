"""The sections of the lobby: which tables each of them lists, filtered and page by page."""

import time
from collections.abc import Collection
from dataclasses import dataclass, field, replace

import msgspec

from engine.game import CATALOGUE
from saves.store import TableQuery
from saves.tables import TableCard, Tables
from saves.tables.cards import DAMAGED, ON_HOLD, UNFINISHED
from saves.tables.table import CLOSED, OPEN, OVER, PLAYING

FIRST_PAGE = 20
NEXT_PAGE = 100
"""Tables of a section that are listed at first, and those that are added to them on request."""
RECOUNT = 5.0
"""Seconds between two counts of a section with further pages: they take longer than reading a page."""

STATES = {"open": (OPEN,), "playing": (PLAYING, ON_HOLD, DAMAGED), "over": (OVER, CLOSED)}
"""The states to filter by, and the statuses of the tables in each."""


@dataclass(frozen=True, slots=True)
class TableFilter:
    """Which tables are listed: those of a game, in a state, with a player or a name that was searched for."""

    game: str = ""
    state: str = ""
    search: str = ""

    def __bool__(self) -> bool:
        return self != TableFilter()

    def with_next_game(self) -> "TableFilter":
        """Return a filter for the next game; all of them follow the last."""
        return replace(self, game=_next(self.game, CATALOGUE))

    def with_next_state(self) -> "TableFilter":
        """Return a filter for the next state; all of them follow the last."""
        return replace(self, state=_next(self.state, STATES))


def _next(value: str, values: Collection[str]) -> str:
    cycle = ["", *values]
    return cycle[(cycle.index(value) + 1) % len(cycle)]


@dataclass(slots=True)
class Section:
    """A section and the tables that have been read of it."""

    name: str
    statuses: tuple[str, ...]
    is_own: bool
    """Whether it lists the player's tables; otherwise it lists those of others that are not private."""
    cards: list[TableCard] = field(default_factory=list)
    total: int = 0
    wanted: int = FIRST_PAGE
    _counted: float = float("-inf")

    def query(self, player: str, by: TableFilter) -> TableQuery | None:
        """Return the query for its tables; None if no table can be in the state that is asked for."""
        statuses = [status for status in self.statuses if status in STATES.get(by.state, self.statuses)]
        if not statuses:
            return None
        wanted = TableQuery(statuses=statuses, game=by.game, search=by.search, limit=self.wanted)
        if not self.is_own:
            return msgspec.structs.replace(wanted, not_player=player, private=False)
        return msgspec.structs.replace(wanted, player=player, order="turn" if self.name == "mine" else "changed")

    async def read(self, tables: Tables, player: str, by: TableFilter) -> None:
        """Read its tables and their number; raises `SavesError`."""
        query = self.query(player, by)
        self.cards = await tables.page(query) if query is not None else []
        if query is None or len(self.cards) < self.wanted:
            self.total, self._counted = len(self.cards), float("-inf")
        elif time.monotonic() - self._counted >= RECOUNT:
            self.total, self._counted = await tables.count(query), time.monotonic()
        self.total = max(self.total, len(self.cards))

    @property
    def more(self) -> int:
        """The number of tables on further pages."""
        return self.total - len(self.cards)

    def restart(self) -> None:
        """Begin with the first page again, as for another filter."""
        self.wanted, self._counted = FIRST_PAGE, float("-inf")


def sections() -> list[Section]:
    """Return the sections of a lobby, in their order."""
    return [
        Section("mine", UNFINISHED, is_own=True),
        Section("open", (OPEN,), is_own=False),
        Section("playing", (PLAYING,), is_own=False),
        Section("past", (OVER, CLOSED), is_own=True),
        Section("over", (OVER,), is_own=False),
    ]
