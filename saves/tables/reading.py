"""Reading tables from their store, also damaged ones, and keeping what lists show about them true."""

from collections.abc import Sequence
from contextlib import suppress

from saves.problems import SavesError
from saves.store.base import Logged, Store, StoreError, TableRow
from saves.tables.cards import ON_HOLD, card_for_store, card_when_damaged
from saves.tables.problems import TableError
from saves.tables.table import OPEN, PLAYING, SharedTable


def read_table(store: Store, table: str) -> SharedTable:
    """Read the latest version of a table; raises `StoreError` or `TableError`.

    If its card says otherwise, as when the table is found to be damaged or on hold, the card is rewritten: then lists
    no longer show it as a game that waits for a player.
    """
    try:
        row, logged = store.table(table), store.read(table)
        now = SharedTable(row).after(logged)
    except SavesError as problem:
        if not is_damage(problem):
            raise
        _mark_damaged(store, table)
        raise TableError("table-damaged", table, problem.notice.line) from None
    card = card_for_store(now)
    if card.status != row.status:
        with suppress(StoreError):  # the table has changed since, or the store cannot be written
            store.set_card(table, row.version, card)
    return now


def is_damage(problem: SavesError) -> bool:
    """Whether a problem means that a table's log is damaged; a newer program may read what this one cannot."""
    return problem.kind == "table-damaged"


def read_log(store: Store, table: str) -> tuple[list[Logged], TableError | None]:
    """Read a log as far as the store can read it, and return what is wrong with the rest."""
    try:
        return store.read(table), None
    except StoreError as problem:
        if not is_damage(problem):
            raise
        line = problem.notice.line
        return store.read(table, until=line - 1), TableError("table-damaged", table, line)


def fold_readable(table: SharedTable, logged: Sequence[Logged]) -> tuple[SharedTable, TableError | None]:
    """Fold a log as far as it makes sense; return the table and what is wrong with the rest."""
    try:
        now = table.after(logged)
    except TableError as damaged:
        return table.after([each for each in logged if each.seq < damaged.notice.line]), damaged
    return now, now.problem


def _mark_damaged(store: Store, table: str) -> None:
    with suppress(SavesError):  # without its row, or without room in the store, the card stays
        row = store.table(table)
        if row.status in (OPEN, PLAYING, ON_HOLD):
            store.set_card(table, row.version, card_when_damaged(row, _readable(store, row)))


def _readable(store: Store, row: TableRow) -> SharedTable | None:
    try:
        return fold_readable(SharedTable(row), read_log(store, row.id)[0])[0]
    except SavesError:
        return None
