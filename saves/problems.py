"""Problems with saved games: each has a kind and arguments, so that it can be reported in any language.

The message for a kind has the id `record-<kind>` and the arguments of the problem. Problems of a store have two: that
for players tells neither where the store is nor what its driver says; that for its owner, `record-<kind>-owner`, does.
"""

import unicodedata
from pathlib import Path
from typing import NamedTuple

KINDS = {
    # A record that cannot be opened; all of these name the file and the line (0: no single line).
    "missing": (),
    "unreadable": ("detail",),
    "too-large": ("megabytes",),
    "empty": (),
    "not-text": (),
    "not-a-record": (),
    "newer": ("version", "known"),
    "newer-rules": ("rules", "known"),
    "unknown-game": ("game",),
    "bad-header": ("field",),
    "missing-edition": ("edition",),
    "bad-line": (),
    "illegal-move": ("move", "seat"),
    "bad-undo": (),
    "bad-checkpoint": (),
    "digest": (),
    # Notices about a record that opened.
    "torn": (),
    "torn-kept": (),
    "completed": (),
    "read-only": (),
    "unwritable": (),
    "older-rules": ("rules", "known", "moves", "total"),
    "upgraded": ("version", "known", "kept"),
    "recovered": ("moves", "lost"),
    "displaced": ("kept",),
    "unsynced": ("kept",),
    # Problems with a file or a folder.
    "not-written": ("detail",),
    "name-taken": (),
    "bad-name": (),
    "no-such-record": (),
    "in-use": (),
    "beyond-saving": (),
    "folder-not-a-folder": (),
    "folder-unreadable": ("detail",),
    "folder-unwritable": ("detail",),
    "folder-gone": ("detail",),
    # Problems with a store of shared tables; these name the store.
    "store-missing": (),
    "store-unreachable": ("detail",),
    "store-damaged": ("detail",),
    "store-foreign": (),
    "store-newer": ("version", "known"),
    "store-migration-failed": ("version", "known", "detail"),
    "store-closed": (),
    "store-full": ("detail",),
    "store-slow": ("detail",),
    "store-gone": (),
    "store-needs-postgres": (),
    "store-bad-address": (),
    "backup-taken": (),
    "backup-no-folder": (),
    "backup-failed": ("detail",),
    "backup-postgres": (),
    # Players and tables of a store; these name the player, or else the table, and the line is the entry's number.
    "player-taken": (),
    "player-alike": (),
    "player-seated": (),
    "player-damaged": (),
    "no-such-player": (),
    "key-taken": (),
    "last-key": (),
    "no-such-key": (),
    "table-taken": (),
    "no-such-table": (),
    "stale": (),
    "table-newer": ("version", "known"),
    "table-newer-rules": ("rules", "known"),
    "table-damaged": (),
    "table-missing-edition": ("edition",),
    "table-outdated": ("rules", "known", "moves", "total"),
    # Acts that are refused to a player at a shared table.
    "tables-open": (),
    "tables-playing": (),
    "tables-over": (),
    "tables-closed": (),
    "tables-outdated": (),
    "tables-not-outdated": (),
    "tables-word": (),
    "tables-seated": (),
    "tables-full": (),
    "tables-seat-taken": (),
    "tables-seats-empty": (),
    "tables-no-seat": (),
    "tables-nobody-there": (),
    "tables-no-place-for-owner": (),
    "tables-not-owner": (),
    "tables-no-such-bot": (),
    "tables-bot-already": (),
    "tables-bot-plays": (),
    "tables-too-many": ("count",),
    "tables-not-waiting": (),
    "tables-wait-longer": (),
    "tables-never-absent": (),
    "tables-player-here": (),
    "tables-nobody-to-ask": (),
    "tables-request-pending": (),
    "tables-request-gone": (),
    "tables-undo-nothing": (),
    "tables-undo-revealed": (),
    "tables-undo-other_human": (),
    "tables-undo-pending": (),
    "tables-undo-not-asked": (),
    "tables-redo-nothing": (),
    "tables-nothing-said": (),
}
"""The kinds, and the arguments of each besides `name` (of the record or folder) and `line`."""

FOR_OWNERS = frozenset(
    {"store-unreachable", "store-damaged", "store-foreign", "store-closed", "store-full", "store-slow", "store-gone"}
)
"""The kinds with a message of their own for the owner of a store. Other kinds of stores occur only at opening one."""

Arguments = dict[str, str | int]


class Notice(NamedTuple):
    """A message about a record."""

    kind: str
    arguments: Arguments

    @property
    def line(self) -> int:
        """The line of the file that it is about; 0 for none."""
        return int(self.arguments["line"])


def notice(kind: str, name: str, line: int = 0, **more: str | int) -> Notice:
    """Return a notice; raises `TypeError` unless it has exactly the arguments of its kind."""
    if set(more) != set(KINDS[kind]):
        raise TypeError(f"{kind} takes {KINDS[kind]}, not {tuple(more)}")
    return Notice(kind, {"name": name, "line": line, **more})


def owners_message(kind: str) -> str:
    """Return the id of the message for the owner of a store or a record, which tells everything."""
    return f"record-{kind}-owner" if kind in FOR_OWNERS else f"record-{kind}"


class SavesError(Exception):
    """A problem with saved games: its `kind`, and the `arguments` of its message."""

    def __init__(self, said: Notice) -> None:
        super().__init__(said)
        self.notice = said
        self.kind = said.kind
        self.arguments = said.arguments

    def __str__(self) -> str:
        line = f", line {self.notice.line}" if self.notice.line else ""
        details = {key: value for key, value in self.arguments.items() if key not in ("name", "line")}
        return f"{self.arguments['name']}{line}: {self.kind}" + (f" {details}" if details else "")


class RecordError(SavesError):
    """A record that cannot be opened. Its file has not been changed."""

    def __init__(self, path: Path, kind: str, line: int = 0, **more: str | int) -> None:
        super().__init__(notice(kind, shown(path.name), line, **more))
        self.path = path
        self.line = line


class NotSavedError(SavesError):
    """A change that could not be written to the record, and has not happened."""


class LibraryError(SavesError):
    """Something that the library cannot do."""


class ReplayError(ValueError):
    """Something in a game that cannot be played again; `kind` and `more` are those of the problem to report."""

    def __init__(self, kind: str, **more: str | int) -> None:
        super().__init__(kind, more)
        self.kind = kind
        self.more = more


def shown(text: str, length: int = 100) -> str:
    """Return a text that is safe to show in a terminal: no control characters, at most `length` long."""
    plain = text
    if not text.isprintable():
        plain = "".join("�" if unicodedata.category(sign)[0] == "C" else sign for sign in text)
    return plain if len(plain) <= length else plain[: length - 1] + "…"


def why(error: OSError) -> str:
    """Return the system's message for an error, safe to show."""
    return shown(error.strerror or type(error).__name__)
