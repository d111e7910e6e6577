"""Cards: summaries of tables, stored beside their logs so that listing tables reads none. All of it is public."""

from typing import Any, TypeVar

import msgspec

from saves.records.record import Result
from saves.store.base import StoredCard, TableRow
from saves.tables.entries import FORMAT
from saves.tables.table import OPEN, PLAYING, Chair, SharedTable, seat_of

DAMAGED = "damaged"
"""The status of a listed table whose row or log cannot be read."""
ON_HOLD = "on-hold"
"""The status of a listed table whose game a change of the rules has stopped."""
UNFINISHED = (OPEN, PLAYING, ON_HOLD, DAMAGED)


PartT = TypeVar("PartT")


class _Summary(msgspec.Struct, frozen=True, kw_only=True):
    """The part of a card that is stored as JSON."""

    chairs: tuple[Chair, ...] = ()
    turn: tuple[int, ...] = ()
    since: str = ""
    round: int = 0
    moves: int = 0
    result: Result | None = None


class _Played(msgspec.Struct, frozen=True):
    """The part of a header that a list shows."""

    game: str = ""
    options: dict[str, str] = {}


class TableCard(msgspec.Struct, frozen=True, kw_only=True):
    """A table in a list: its game, its seats, whose turn it is and since when."""

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
    """When their turn began: UTC, to the microsecond."""
    round: int
    moves: int
    result: Result | None
    created: str
    changed: str

    @property
    def free(self) -> int:
        """The number of empty seats."""
        return sum(chair.is_empty for chair in self.chairs)

    def seat_of(self, player: str) -> int | None:
        """Return the seat of a player; None for somebody without one."""
        return seat_of(player, self.chairs)

    def is_turn_of(self, player: str) -> bool:
        """Whether the table waits for this player; false while a bot plays for them."""
        seat = self.seat_of(player)
        return seat in self.turn and seat is not None and self.chairs[seat].is_human

    @property
    def waits_for_bot(self) -> bool:
        """Whether it is a bot's turn."""
        return any(self.chairs[seat].bot is not None for seat in self.turn)


def card_for_store(table: SharedTable) -> StoredCard:
    """Summarise a table for its row in the store."""
    summary = _Summary(
        chairs=tuple(table.chairs),
        turn=table.turn(),
        since=table.since,
        round=table.match.state.round,
        moves=table.public_moves(),
        result=table.result,
    )
    turn = [table.chairs[seat] for seat in summary.turn]
    on_hold = table.status == PLAYING and table.outdated is not None
    return StoredCard(
        ON_HOLD if on_hold else table.status,
        table.owner,
        table.players,
        msgspec.json.encode(summary).decode(),
        game=table.match.game.key,
        turn=tuple(chair.player for chair in turn if chair.player is not None and chair.is_human),
        since=summary.since,
        format=FORMAT,
        changed=table.changed,
    )


def card_when_damaged(row: TableRow, readable: SharedTable | None) -> StoredCard:
    """Summarise a table whose log is damaged: it waits for nobody. `readable` is the table as far as it can be read."""
    card = card_of(row)
    chairs = card.chairs or tuple(readable.chairs if readable is not None else ())
    summary = _Summary(chairs=chairs, since=card.since, round=card.round, moves=card.moves)
    players = tuple(chair.player for chair in chairs if chair.player is not None)
    text = msgspec.json.encode(summary).decode()
    return StoredCard(DAMAGED, row.owner, players or (row.owner,), text, game=card.game, since=card.since)


def card_of(row: TableRow) -> TableCard:
    """Return the card of a table's row; one that cannot be read is `DAMAGED`, so that the others are still listed."""
    status = row.status
    summary, header = _decoded(row.summary, _Summary), _decoded(row.header, _Played)
    if summary is None or header is None:
        status = DAMAGED
        summary = msgspec.structs.replace(summary or _Summary(), turn=())
    rest: dict[str, Any] = msgspec.structs.asdict(summary)
    header = header or _Played()
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


def _decoded(text: str, type_: type[PartT]) -> PartT | None:
    try:
        return msgspec.json.decode(text, type=type_)
    except (msgspec.MsgspecError, UnicodeError):
        return None
