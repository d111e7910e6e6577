"""Writing a shared table out as an ordinary record: the same game, without what was said at the table."""

import msgspec

from saves.house import entries as log
from saves.house.problems import BadTable, Refused
from saves.house.table import OPEN, SharedTable
from saves.journal import LONGEST_NAME
from saves.problems import shown
from saves.record import Header, Line, Seat
from saves.store.base import Store


class Exported(msgspec.Struct, frozen=True):
    """The record of a table; with a `problem` it does not replay to its end, and can be recovered as others can."""

    header: Header
    lines: tuple[Line, ...]
    problem: BadTable | None


def export(store: Store, table: str) -> Exported:
    """Make a record of a table, finished or not; raises `StoreError`, `Refused` before the game, or `BadTable`."""
    now = SharedTable(store.table(table))
    lines, problem = list[Line](), None
    for logged in store.read(table):
        try:
            if problem is None:
                now = now.after([logged])
        except BadTable as bad:
            problem = bad
        try:
            line = log.as_line(log.decode(logged.body))
        except msgspec.MsgspecError:
            break  # what follows an entry that is lost follows from nothing
        if line is not None:
            lines.append(line)
    if now.status == OPEN and problem is None:
        raise Refused("house-open", table)
    seats = tuple(Seat(shown(seat.name, LONGEST_NAME), seat.player) for seat in now.header.seats)
    return Exported(msgspec.structs.replace(now.header, seats=seats), tuple(lines), problem)
