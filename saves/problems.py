"""What can be said about records: every problem has a kind and arguments, so that it can be told in any language.

A sentence for a kind is the message `record-<kind>`; its arguments are those of the problem.
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
    # What is told about a record that opened.
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
    # What went wrong with a file or a folder.
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
    # What is wrong with a store of shared tables; these name the store.
    "store-missing": (),
    "store-unreachable": ("detail",),
    "store-damaged": ("detail",),
    "store-foreign": (),
    "store-newer": ("version", "known"),
    "store-migration-failed": ("version", "known", "detail"),
    "store-closed": (),
    "store-needs-postgres": (),
    "store-bad-address": (),
    # Players and tables of a store; these name the player, or else the table, and the line is the entry's number.
    "player-taken": (),
    "key-taken": (),
    "player-damaged": (),
    "table-taken": (),
    "no-such-table": (),
    "stale": (),
    "table-newer": ("version", "known"),
    "table-newer-rules": ("rules", "known"),
    "table-damaged": (),
    "table-missing-edition": ("edition",),
    "table-outdated": ("rules", "known", "moves", "total"),
    # What the house refuses to a player at a table.
    "house-open": (),
    "house-playing": (),
    "house-over": (),
    "house-closed": (),
    "house-outdated": (),
    "house-not-outdated": (),
    "house-word": (),
    "house-seated": (),
    "house-full": (),
    "house-seat-taken": (),
    "house-seats-empty": (),
    "house-no-seat": (),
    "house-nobody-there": (),
    "house-no-place-for-owner": (),
    "house-not-owner": (),
    "house-no-such-bot": (),
    "house-bot-already": (),
    "house-bot-plays": (),
    "house-undo-nothing": (),
    "house-undo-revealed": (),
    "house-undo-other_human": (),
    "house-undo-pending": (),
    "house-undo-not-asked": (),
    "house-redo-nothing": (),
    "house-nothing-said": (),
}
"""Every kind and the arguments it has besides `name` (of the record or folder) and `line`."""

Arguments = dict[str, str | int]


class Notice(NamedTuple):
    """Something to tell about a record."""

    kind: str
    arguments: Arguments

    @property
    def line(self) -> int:
        """The line of the file it is about; 0 for none."""
        return int(self.arguments["line"])


def notice(kind: str, name: str, line: int = 0, **more: str | int) -> Notice:
    """Make a notice with exactly the arguments its kind has."""
    if set(more) != set(KINDS[kind]):
        raise TypeError(f"{kind} takes {KINDS[kind]}, not {tuple(more)}")
    return Notice(kind, {"name": name, "line": line, **more})


class SavesError(Exception):
    """A problem with a record or the library: its `kind`, and the `arguments` of the sentence that tells it."""

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
    """A record that cannot be opened. Its file has not been touched."""

    def __init__(self, path: Path, kind: str, line: int = 0, **more: str | int) -> None:
        super().__init__(notice(kind, shown(path.name), line, **more))
        self.path = path
        self.line = line


class NotSavedError(SavesError):
    """What was asked could not be written to the record, and has not happened."""


class LibraryError(SavesError):
    """Something the library cannot do."""


class ReplayError(ValueError):
    """Something in a game that cannot be played again; `kind` and `more` are those of the problem to report."""

    def __init__(self, kind: str, **more: str | int) -> None:
        super().__init__(kind, more)
        self.kind = kind
        self.more = more


def shown(text: str, length: int = 100) -> str:
    """Make any text fit to be shown in a terminal: no control characters, and not too long."""
    plain = text
    if not text.isprintable():
        plain = "".join("�" if unicodedata.category(sign)[0] == "C" else sign for sign in text)
    return plain if len(plain) <= length else plain[: length - 1] + "…"


def why(error: OSError) -> str:
    """Say what the system said."""
    return shown(error.strerror or type(error).__name__)
