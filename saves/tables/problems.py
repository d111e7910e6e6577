"""What the house says no to, and tables it cannot show."""

from saves.problems import SavesError, notice, shown


class RefusedError(SavesError):
    """What was asked is not for this player to do, or not now. Nothing was written."""

    def __init__(self, kind: str, name: str = "", **more: str | int) -> None:
        super().__init__(notice(kind, shown(name), 0, **more))


class TableError(SavesError):
    """A table whose log does not make sense here. It has not been touched; `line` is the number of the entry."""

    def __init__(self, kind: str, table: str, seq: int = 0, **more: str | int) -> None:
        super().__init__(notice(kind, shown(table), seq, **more))
