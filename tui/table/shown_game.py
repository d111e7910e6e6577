"""What a screen that shows a game is given: a journal that keeps it, or a shared table as someone may see it."""

from pathlib import Path
from typing import Protocol

from engine.match import Match
from saves.records.record import Header


class ShownGame(Protocol):
    """A game with its history, how it began, and where things about it are kept."""

    @property
    def header(self) -> Header:
        """How it began, and who plays."""

    @property
    def match(self) -> Match:
        """The game itself."""

    @property
    def path(self) -> Path:
        """Where its record is, or would be."""
