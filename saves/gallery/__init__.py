"""The gallery: complete games that come with the program, to watch, to learn from and to continue from any moment.

They are records like any other. Nobody writes to them: open them with `Journal.open(path, read_only=True)`, and go on
from one with `Library.branch`.
"""

from importlib import resources
from pathlib import Path

from saves.records.entry import Entries, entry_of
from saves.records.record import SUFFIX


def folder() -> Path:
    """Say where the gallery hangs."""
    return Path(str(resources.files(__package__)))


def gallery() -> Entries:
    """List the games of the gallery by name."""
    return [entry_of(path) for path in sorted(folder().glob(f"*{SUFFIX}"))]
