"""Writing a shared table out as an ordinary record: the same game, without what was said at the table."""

from collections.abc import Sequence

import msgspec

from saves.problems import shown
from saves.records.journal import LONGEST_NAME
from saves.records.record import Header, Line, Seat
from saves.store.base import Logged, Store
from saves.tables import entries as log
from saves.tables.problems import RefusedError, TableError
from saves.tables.table import OPEN, SharedTable


class Exported(msgspec.Struct, frozen=True):
    """The record of a table; with a `problem` it does not replay to its end, and can be recovered as others can."""

    header: Header
    lines: tuple[Line, ...]
    problem: TableError | None


def export(store: Store, table: str) -> Exported:
    """Make a record of a table, finished or not; raises `StoreError`, `TableError`, or `RefusedError` if not begun."""
    logged = store.read(table)
    now, problem = _folded(SharedTable(store.table(table)), logged)
    void = log.void_ranges(logged)
    lines = list[Line]()
    for each in logged:
        try:
            entry = log.decode(each.body)
        except log.EntryError:
            break  # the game cannot go on after a lost entry
        line = log.line_of(entry)
        if line is not None and not log.is_void(each.seq, entry, void):
            lines.append(line)
    if now.status == OPEN and problem is None:
        raise RefusedError("house-open", table)
    seats = tuple(Seat(shown(seat.name, LONGEST_NAME), seat.player) for seat in now.header.seats)
    return Exported(msgspec.structs.replace(now.header, seats=seats), tuple(lines), problem)


def _folded(table: SharedTable, logged: Sequence[Logged]) -> tuple[SharedTable, TableError | None]:
    """Fold a log as far as it makes sense, and say what is wrong with the rest."""
    try:
        now = table.after(logged)
    except TableError as damaged:
        return table.after([each for each in logged if each.seq < damaged.notice.line]), damaged
    return now, now.problem
