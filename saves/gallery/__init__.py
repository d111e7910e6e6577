"""The gallery: complete games that are shipped with the program, to watch, learn from and continue from any moment.

They are ordinary records, but read-only: open them with `Journal.open(path, read_only=True)`, and go on
from one with `Library.branch`.
"""

from importlib import resources
from pathlib import Path

from saves.records.entry import Entries, entry_of
from saves.records.record import SUFFIX


def folder() -> Path:
    """Return the folder of the gallery."""
    return Path(str(resources.files(__package__)))


def annotated(game: str) -> Path | None:
    """Return the record of a game that has comments, the example of good play; None if there is none."""
    path = folder() / f"{game}-annotated{SUFFIX}"
    return path if path.is_file() else None


def gallery() -> Entries:
    """List the games of the gallery by name."""
    return [entry_of(path) for path in sorted(folder().glob(f"*{SUFFIX}"))]
