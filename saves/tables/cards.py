"""What a list of tables says of each, kept beside its log: to list tables, no log need be read. All of it is public."""

from typing import Any

import msgspec

from saves.records.record import Result
from saves.store.base import StoredCard, TableRow
from saves.tables.table import Chair, SharedTable, seat_of

DAMAGED = "damaged"
"""The status a table is listed with when its row makes no sense."""


class _Summary(msgspec.Struct, frozen=True, kw_only=True):
    """The part of a card that the store keeps as JSON."""

    chairs: tuple[Chair, ...] = ()
    turn: tuple[int, ...] = ()
    since: str = ""
    round: int = 0
    moves: int = 0
    result: Result | None = None


class _Played(msgspec.Struct, frozen=True):
    """What a list says of a header."""

    game: str = ""
    options: dict[str, str] = {}


class TableCard(msgspec.Struct, frozen=True, kw_only=True):
    """A table in a list: what is played, who sits there, whose turn it is and since when."""

    id: str
    game: str
    options: dict[str, str]
    owner: str
    private: bool
    status: str
    chairs: tuple[Chair, ...]
    turn: tuple[int, ...]
    """The seats that may decide now."""
    since: str
    """When they began to be asked: UTC, as in a record's header, to the microsecond."""
    round: int
    moves: int
    result: Result | None
    created: str
    changed: str

    @property
    def free(self) -> int:
        """How many seats are empty."""
        return sum(chair.is_empty for chair in self.chairs)

    def seat_of(self, player: str) -> int | None:
        """Return the seat of a player; None for somebody without one."""
        return seat_of(player, self.chairs)

    def is_turn_of(self, player: str) -> bool:
        """Whether the table waits for this player: not while a bot plays for them."""
        seat = self.seat_of(player)
        return seat in self.turn and seat is not None and self.chairs[seat].is_human

    @property
    def waits_for_bot(self) -> bool:
        """Whether a bot is to decide."""
        return any(self.chairs[seat].bot is not None for seat in self.turn)


def card_for_store(table: SharedTable) -> StoredCard:
    """Sum a table up for its row."""
    summary = _Summary(
        chairs=tuple(table.chairs),
        turn=table.turn(),
        since=table.since,
        round=table.match.state.round,
        moves=len(table.match.entries),
        result=table.result,
    )
    return StoredCard(table.status, table.owner, table.players, msgspec.json.encode(summary).decode())


def card_of(row: TableRow) -> TableCard:
    """Read a table's row; one that makes no sense is listed as `DAMAGED`, so that the others can be."""
    status = row.status
    try:
        summary = msgspec.json.decode(row.summary, type=_Summary)
        header = msgspec.json.decode(row.header, type=_Played)
    except (msgspec.MsgspecError, UnicodeError):
        status, summary, header = DAMAGED, _Summary(), _Played()
    rest: dict[str, Any] = msgspec.structs.asdict(summary)
    return TableCard(
        id=row.id,
        game=header.game,
        options=header.options,
        owner=row.owner,
        private=bool(row.word),
        status=status,
        created=row.created,
        changed=row.changed,
        **rest,
    )
