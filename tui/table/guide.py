"""Guides: what speaks to a player beside the questions of the game, such as a lesson or the notes of a first game."""

from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass
from typing import Any

from engine.agenda import Decision
from tui.table.foreseen_line import Step
from tui.table.history import RoundEnd
from tui.table.scene import AnyScene
from tui.table.source import Ending


@dataclass(frozen=True, slots=True)
class Tip:
    """Help with a question: the answer to put the cursor on, or words."""

    move: Any = None
    text: str = ""


class Guide:
    """Accompanies a game that is being played. This one says nothing; others override what they have to say."""

    changed: Callable[[], None]
    """Shows what is suggested now."""

    def question(self, decision: Decision) -> str | None:
        """Return what is said in the place of the game's own question; None leaves that as it is."""
        return None

    def lit(self, decision: Decision) -> Collection[Any] | None:
        """Return the answers that are lit, or None where all are."""
        return None

    def tip(self, decision: Decision) -> Tip | None:
        """Return what is shown in the place of the master's advice; None leaves that to the master."""
        return None

    def page(self, decision: Decision) -> Ending | None:
        """Return what is to be read before the question is asked; None where it is asked at once."""
        return None

    def asked(self, decision: Decision) -> None:
        """Take note that a question is put to the player."""

    def suggestion(self) -> str:
        """Return what stands below the answers; `changed` is called when there is something new."""
        return ""

    def comments(self, end: RoundEnd) -> Sequence[str]:
        """Return what is said below the report of a round."""
        return ()

    def last_word(self) -> str:
        """Return what is said below the final scores."""
        return ""

    @property
    def keeps_reports(self) -> bool:
        """Whether the report of a round waits to be read, whatever the settings say."""
        return False

    @property
    def board(self) -> str:
        """The board to show where there is room for one only, by the name of its tab; empty: that of the question."""
        return ""

    @property
    def way_on(self) -> str | None:
        """The name of the key that goes on after something that is only to be read; None where there is nothing."""
        return None

    def go_on(self) -> None:
        """Go on after something that was only to be read."""

    def line(self, scene: AnyScene) -> Sequence[Step]:
        """Return the moves foreseen from the position on the boards; none where only hints have a line."""
        return ()

    @property
    def no_line(self) -> str:
        """The name of the message that says why there is no line to show."""
        return "line-not-now"

    def commands(self) -> dict[str, Callable[[], None]]:
        """Return what keys of its own do."""
        return {}

    def live_keys(self) -> list[str]:
        """List the keys of its own that do something now."""
        return []
