"""Boards: what the table asks of a game's panels."""

from abc import ABC, abstractmethod
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, ClassVar

from textual.geometry import Region, Size

from tui.drawing.panel import Panel
from tui.i18n.words import Words
from tui.table.dial import Dial
from tui.table.scene import Scene


@dataclass(frozen=True, slots=True)
class Inspection:
    """The answer to "what is this?": a title, its effect in words, the section of the rules and the values' source."""

    title: str
    lines: tuple[str, ...]
    rule: str
    source: str = ""


class Boards(ABC):
    """One game's side of the table. Holds nothing of any table."""

    panels: ClassVar[dict[str, type[Panel]]]
    """The game's own panels by name; the frame adds status, decision, log and keys."""
    tabs: ClassVar[tuple[str, ...]]
    """The boards that share one place in a small window; each is the id of its title."""

    def named(self, words: Words, state: Any) -> Words:
        """Give words that also name the components that no message can name."""
        return words

    def tab_for(self, asks: str, move: Any = None) -> int:
        """Give the board of a question, or of an answer to it, to be brought into sight where there is room for one."""
        return 0

    def begins_at(self, scene: Scene, answers: Sequence[Any]) -> int:
        """Give the number of the answer the cursor begins at: one that Enter may take without harm."""
        return 0

    def amount(self, move: Any) -> int | None:
        """Give the amount that a move is a choice of, such as a bid; None for any other move."""
        return None

    def is_window(self, asks: str) -> bool:
        """Whether a question is nothing but a chance to do something besides, which people may switch off."""
        return False

    def opened(self, scene: Scene) -> Any:
        """Give what the boards show open because of the spot in focus; when it changes they are drawn again."""
        return None

    def dial(self, scene: Scene) -> Dial | None:
        """Give the dial a decision is answered with, such as dice to be set; None where a list is."""
        return None

    def dial_move(self, values: Sequence[int]) -> Any:
        """Give the move that answers with these values."""
        raise NotImplementedError

    def dial_values(self, move: Any) -> Sequence[int]:
        """Give the values that a move answers with."""
        raise NotImplementedError

    def dial_lines(self, scene: Scene, values: Sequence[int]) -> list[tuple[str, str]]:
        """Say what these values come to, each line with its ink."""
        return []

    @abstractmethod
    def plan(self, size: Size, seats: int, tab: int) -> dict[str, Region]:
        """Say where every panel stands in a window of this size; panels not named are out of sight."""

    @abstractmethod
    def spots(self, scene: Scene, move: Any) -> tuple[str, ...]:
        """Name the places of a move, the one it is chosen at first; nothing for a move that has none."""

    @abstractmethod
    def target_spots(self, scene: Scene) -> tuple[str, ...]:
        """Name the places the decision is about, such as the space an architect is chosen for."""

    @abstractmethod
    def event_spots(self, scene: Scene, event: Any) -> tuple[str, ...]:
        """Name the places where an event is seen."""

    @abstractmethod
    def label(self, scene: Scene, move: Any) -> str:
        """Say a move in the list of the decision."""

    def outlook(self, scene: Scene, move: Any) -> str:
        """Say what a move that is done would lead to later in the round, as things stand."""
        return ""

    @abstractmethod
    def prospect(self, scene: Scene, move: Any) -> str:
        """Say what a move leads to that its preview cannot show, such as the rest of a half action."""

    @abstractmethod
    def inspect(self, scene: Scene, spot: str) -> Inspection:
        """Explain a spot."""

    @abstractmethod
    def phase(self, state: Any) -> str:
        """Give the id of the phase's name."""

    @abstractmethod
    def ends_round(self, move: Any) -> bool:
        """Whether a move ends the round for its player, and so may be asked about once more."""

    @abstractmethod
    def turn_order(self, state: Any) -> list[int]:
        """List the seats in turn order."""
