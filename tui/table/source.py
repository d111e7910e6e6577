"""Where the game at a table comes from and where answers go. Sources know no terminal: a presenter shows them.

LocalGame      a game of this machine, written to a journal, with people at one keyboard and bots
SharedGame     a game that people play from several places, as one of them sees it
ReplayedGame   a game that was played, at any of its moves
"""

from collections.abc import Callable, Coroutine, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Literal, Protocol

from engine.agenda import Decision
from engine.match import Match
from saves.records.record import Header, Seat
from tui.table.notices import Notices
from tui.table.scene import AnyScene

Work = Callable[[], Coroutine[Any, Any, None]]
"""Something to be run. Not a coroutine yet: one that is cancelled before it begins would never be awaited."""
Ink = str
Line = tuple[str, Ink]
"""A line of text and the name of its colour."""
Remark = tuple[int, tuple[int | None, str]]
"""Something besides the moves: the number of moves before it, and a seat or None with the sentence."""


class ShownGame(Protocol):
    """A game with its history, how it began, and where things about it are saved."""

    @property
    def header(self) -> Header:
        """How it began, and who plays."""

    @property
    def match(self) -> Match:
        """The game itself."""

    @property
    def path(self) -> Path:
        """Where its record is, or would be."""


@dataclass(frozen=True, slots=True)
class Change:
    """What has changed, and how much of what is shown it concerns.

    - `position`: there is something new to decide, or nobody here decides: show everything again;
    - `waiting`: the reader waited and still waits: show the new position, but leave open what is open;
    - `beside`: the decision on screen is untouched: people came, went or wrote something.
    """

    shows: Literal["position", "waiting", "beside"] = "position"
    since: int | None = None
    """The first move that is new: the places of everything since are highlighted. None leaves them as they are."""
    is_own: bool = False
    """Whether the person at this keyboard did it: what the log told before is old news then."""
    played: Any = None
    """The move that the person at this keyboard has just made."""
    undone: bool = False


class Presenter(Protocol):
    """What shows a game, as far as its source needs it."""

    notices: Notices

    def changed(self, change: Change) -> None:
        """Show what has changed."""

    async def narrate(self, upto: int) -> None:
        """Show the position after the first `upto` moves, and leave time to read."""

    async def wait(self, seconds: float) -> None:
        """Show that the game is held up, and wait; any key ends it."""

    async def ask(self, question: str, yes: str, no: str = "") -> bool:
        """Put a question to the person at the keyboard."""

    def spawn(self, work: Work, group: str, exclusive: bool = False) -> None:
        """Run something beside everything else; an exclusive one ends others of its group."""

    def cancel(self, group: str) -> None:
        """End everything of a group."""

    def ring(self) -> None:
        """Call the person at the keyboard: it is their turn."""


@dataclass(frozen=True, slots=True)
class Ending:
    """What the decision panel shows when there is nothing to decide any more."""

    heading: str
    prompt: str
    messages: list[Line]


class GameSource(ShownGame, Protocol):
    """A game at a table."""

    def decision(self) -> Decision | None:
        """Return the decision to show; None when there is none any more."""

    def seats(self, scene: AnyScene) -> tuple[Seat, ...]:
        """Return the seats with their names, in the words of the scene."""

    def remarks(self, scene: AnyScene) -> Sequence[Remark]:
        """List what the log tells besides the moves."""

    @property
    def can_tell_story(self) -> bool:
        """Whether the story of the game may be told: it knows everyone's secrets, so not before the end."""

    def as_shown(self) -> ShownGame:
        """Return the game for a replay or its story: as far as it went, and as far as it may be seen."""

    async def close(self) -> None:
        """Release everything the game holds."""


class LiveGame(GameSource, Protocol):
    """A game that is being played."""

    def subscribe(self, presenter: Presenter) -> None:
        """Report every change to a presenter from now on."""

    # Whose decision it is

    def is_mine(self, decision: Decision) -> bool:
        """Whether a person at this keyboard takes a decision."""

    def curtain(self, decision: Decision) -> int | None:
        """Return the seat that must take the keyboard first because the decision is secret, or None."""

    def admit(self, seat: int) -> None:
        """Note that a seat has the keyboard for its secret decision."""

    # Going on

    def settle(self) -> None:
        """Skip what nobody wants to be asked, before the position is shown."""

    def proceed(self) -> None:
        """Continue after the position has been shown, if it is not for a person here to decide."""

    def play(self, move: Any) -> None:
        """Answer the decision. It is saved before it is shown; what stands in the way is reported."""

    def undo(self) -> None:
        """Undo the last decision of the person at the keyboard, or report why not."""

    def redo(self) -> None:
        """Redo what was undone, or report that there is nothing."""

    def undo_refusal(self) -> str | None:
        """Return why nothing can be undone, or None if something can."""

    @property
    def can_redo(self) -> bool:
        """Whether something undone can be redone."""

    # What is shown besides the position

    @property
    def seen_at_start(self) -> int:
        """How many moves are old news when the table is opened."""

    @property
    def is_held_up(self) -> bool:
        """Whether the game waits for something other than a decision, such as a full disk."""

    def prompt(self, scene: AnyScene, decision: Decision) -> str:
        """Return what the table waits for while someone else decides."""

    def news(self, scene: AnyScene, decision: Decision) -> list[Line] | None:
        """Return why the game is held up; None where the presenter lists what happened instead."""

    def ending(self, scene: AnyScene) -> Ending | None:
        """Return why there is nothing to decide; None if the game has simply ended."""

    def note(self, scene: AnyScene) -> str:
        """Return a question that is to be answered beside the game, such as another player's for an undo."""


class ExchangePauses:
    """Decisions that are nothing but a chance to exchange something: they are skipped for people who want that."""

    def __init__(self, is_pause: Callable[[str], bool], wanted: Callable[[], bool]) -> None:
        self._is_pause = is_pause
        self._wanted = wanted

    def skips(self, decision: Decision | None) -> bool:
        """Whether a decision is passed without asking."""
        return decision is not None and self._is_pause(decision.asks) and not self._wanted()

    def was_asked(self, asks: str) -> bool:
        """Whether a decision of the past was put to the player."""
        return self._wanted() or not self._is_pause(asks)

    def undo_reaches_further(self, decision: Decision | None, match: Match, seat: int) -> bool:
        """Whether undo goes on: it has come to a decision that nobody was really asked, and may go further."""
        return self.skips(decision) and match.undo_refusal(seat) is None
