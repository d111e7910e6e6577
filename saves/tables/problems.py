"""Errors of shared tables: refused acts, and tables that cannot be opened."""

from saves.problems import SavesError, notice, shown


class RefusedError(SavesError):
    """An act that this player may not do, or not now. Nothing was written."""

    def __init__(self, kind: str, name: str = "", **more: str | int) -> None:
        super().__init__(notice(kind, shown(name), 0, **more))


class TableError(SavesError):
    """A table whose log cannot be read here. It has not been changed; `line` is the number of the entry."""

    def __init__(self, kind: str, table: str, seq: int = 0, **more: str | int) -> None:
        super().__init__(notice(kind, shown(table), seq, **more))
