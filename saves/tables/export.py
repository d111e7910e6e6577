"""Exporting a shared table as an ordinary record: the same game, without the chat."""

import msgspec

from saves.problems import shown
from saves.records.journal import LONGEST_NAME
from saves.records.record import Header, Line, Seat
from saves.store.base import Store
from saves.tables import entries as log
from saves.tables.problems import RefusedError, TableError
from saves.tables.reading import fold_readable, read_log
from saves.tables.table import OPEN, SharedTable


class Exported(msgspec.Struct, frozen=True):
    """The record of a table; with a `problem` it does not replay to its end, and can be recovered like any record."""

    header: Header
    lines: tuple[Line, ...]
    problem: TableError | None


def export(store: Store, table: str) -> Exported:
    """Export a table, finished or not; raises `StoreError`, `TableError`, or `RefusedError` before the game begins."""
    logged, unread = read_log(store, table)
    now, problem = fold_readable(SharedTable(store.table(table)), logged)
    problem = problem or unread
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
        raise RefusedError("tables-open", table)
    seats = tuple(Seat(shown(seat.name, LONGEST_NAME), seat.player) for seat in now.header.seats)
    return Exported(msgspec.structs.replace(now.header, seats=seats), tuple(lines), problem)
