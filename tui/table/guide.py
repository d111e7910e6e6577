"""Guides: what speaks to a player beside the questions of the game, such as a lesson or the notes of a first game."""

from collections.abc import Collection
from dataclasses import dataclass
from typing import Any, Protocol

from engine.agenda import Decision


@dataclass(frozen=True, slots=True)
class Tip:
    """Help with a question: the answer to put the cursor on, or words."""

    move: Any = None
    text: str = ""


class Guide(Protocol):
    """Accompanies a game that is being played."""

    def question(self, decision: Decision) -> str | None:
        """Return what is said in the place of the game's own question; None leaves that as it is."""

    def lit(self, decision: Decision) -> Collection[Any] | None:
        """Return the answers that are lit, or None where all are."""

    def tip(self, decision: Decision) -> Tip | None:
        """Return what is shown in the place of the master's advice; None leaves that to the master."""

    @property
    def way_on(self) -> str | None:
        """The name of the key that goes on after something that is only to be read; None where there is nothing."""

    def go_on(self) -> None:
        """Go on after something that was only to be read."""
