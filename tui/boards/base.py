"""Boards: what the table asks of a game's panels."""

from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, ClassVar, Generic, TypeAlias

from textual.geometry import Region, Size

from engine.game import MoveT, StateT
from tui.boards.report import Report
from tui.boards.sign import Sign
from tui.drawing.panel import Panel
from tui.i18n.words import Words
from tui.table.dial import Dial
from tui.table.scene import Scene

PanelMaker: TypeAlias = Callable[[str, Scene[StateT]], Panel[StateT]]
"""Makes the panel of a place in the plan for a scene: a class of panels, or one with further arguments bound."""


@dataclass(frozen=True, slots=True)
class Inspection:
    """The answer to "what is this?": a title, the effect in words, the section of the rules, the source of values."""

    title: str
    lines: tuple[str, ...]
    rule: str
    source: str = ""


class Boards(ABC, Generic[StateT, MoveT]):
    """One game's side of the table. Holds no state of any table."""

    panels: ClassVar[dict[str, PanelMaker[Any]]]
    """The game's own panels by name; the table adds status, decision, log and keys."""
    tabs: ClassVar[tuple[str, ...]]
    """The boards that share one place in a small window, each by the message id of its title."""
    turn_item: ClassVar[str] = ""
    """The item of the evaluation that counts whose turn it is, if the game has one."""

    def named(self, words: Words, state: StateT) -> Words:
        """Return words that also name the components whose names follow from their values."""
        return words

    def tab_for(self, asks: str, move: MoveT | None = None) -> int:
        """Return the tab of a question, or of one answer to it, to show where only one board fits."""
        return 0

    def begins_at(self, scene: Scene[StateT], answers: Sequence[MoveT]) -> int:
        """Return the index of the answer the cursor starts on: one that Enter can take without harm.

        That is the first that does something and does not end the round, or else the first that does something.
        """
        useful = [index for index, move in enumerate(answers) if not self.is_idle(scene, move)]
        staying = [index for index in useful if not self.ends_round(answers[index])]
        return next(iter(staying or useful), 0)

    def amount(self, move: MoveT) -> int | None:
        """Return the amount that a move chooses, such as a bid; None for any other move."""
        return None

    def is_window(self, asks: str) -> bool:
        """Whether a question only offers free actions; players can switch such questions off."""
        return False

    def opened(self, scene: Scene[StateT]) -> object:
        """Return what the boards show open for the spot in focus; they are drawn again when it changes."""
        return None

    def dial(self, scene: Scene[StateT]) -> Dial | None:
        """Return the dial that answers the decision, such as dice to set; None where a list does."""
        return None

    def dial_move(self, values: Sequence[int]) -> MoveT:
        """Return the move that answers with these values."""
        raise NotImplementedError

    def dial_values(self, move: MoveT) -> Sequence[int]:
        """Return the values that a move answers with."""
        raise NotImplementedError

    def dial_lines(self, scene: Scene[StateT], values: Sequence[int]) -> list[tuple[str, str]]:
        """Describe what these values come to, each line with its ink."""
        return []

    @abstractmethod
    def plan(self, size: Size, seats: int, tab: int) -> dict[str, Region]:
        """Return the place of each panel in a window of this size; panels not named are hidden."""

    @abstractmethod
    def spots(self, scene: Scene[StateT], move: MoveT) -> tuple[str, ...]:
        """Name the spots of a move, first the one it is chosen at; empty for a move without a place."""

    @abstractmethod
    def target_spots(self, scene: Scene[StateT]) -> tuple[str, ...]:
        """Name the spots the decision is about, such as the space a piece is chosen for."""

    @abstractmethod
    def event_spots(self, scene: Scene[StateT], event: Any) -> tuple[str, ...]:
        """Name the spots where an event shows."""

    @abstractmethod
    def label(self, scene: Scene[StateT], move: MoveT) -> str:
        """Return the line of a move in the list of the decision."""

    def question(self, scene: Scene[StateT], asks: str) -> str:
        """Return the question of the decision, or of the free actions beside it."""
        return scene.words(f"ask-{asks}")

    def outlook(self, scene: Scene[StateT], move: MoveT) -> str:
        """Describe what a move would lead to later in the round, as things stand."""
        return ""

    def letter(self, move: MoveT) -> str:
        """Return the letter that plays a standing choice, such as a pass; empty for a move chosen by number."""
        return ""

    def is_idle(self, scene: Scene[StateT], move: MoveT) -> bool:
        """Whether a move would do nothing for its player but take the place; such moves are dim."""
        return False

    def summary(self, scene: Scene[StateT], happened: Sequence[Any]) -> tuple[str, str]:
        """Sum up a turn of one player: what they did in a few words, and what it brought them in numbers."""
        return "", ""

    def settles(self, event: Any) -> bool:
        """Whether an event begins the end of a round: its report tells everything from there on."""
        return False

    def report(self, scene: Scene[StateT], before: StateT, happened: Sequence[Any]) -> Report | None:
        """Report the end of a round, from the state before the move that began it and all that happened since."""
        return None

    def signs(self, scene: Scene[StateT]) -> Sequence[Sign]:
        """List the signs and abbreviations that the boards draw, with their meanings."""
        return ()

    @abstractmethod
    def prospect(self, scene: Scene[StateT], move: MoveT) -> str:
        """Describe what a move leads to that its preview cannot show, such as the rest of an action."""

    @abstractmethod
    def inspect(self, scene: Scene[StateT], spot: str) -> Inspection:
        """Explain a spot."""

    @abstractmethod
    def phase(self, state: StateT) -> str:
        """Return the message id of the phase's name."""

    @abstractmethod
    def ends_round(self, move: MoveT) -> bool:
        """Whether a move ends the round for its player, so that it may need a confirmation."""

    @abstractmethod
    def turn_order(self, state: StateT) -> list[int]:
        """List the seats in turn order."""


AnyBoards: TypeAlias = Boards[Any, Any]
"""The boards of a game that is known only by its key."""
