"""A position that is only tried out at a table, as in lessons and puzzles: nothing is saved and no bots play."""

from collections.abc import Sequence
from pathlib import Path
from typing import Protocol

from engine.agenda import Decision
from engine.match import Match
from saves.records.record import Header, Seat
from tui.table.scene import AnyScene
from tui.table.source import Change, Line, Presenter, Remark, ShownGame

RIVALS = ("Anna", "Jules", "Odile", "Victor")
"""The names of the other seats."""


class Run(Protocol):
    """What is tried out."""

    @property
    def match(self) -> Match:
        """The position, and what was played from it."""

    @property
    def is_astray(self) -> bool:
        """Whether an answer waits to be taken back."""

    def take_back(self) -> None:
        """Undo that answer."""


class TriedOut:
    """What such games have in common as sources of a table: see `source.LiveGame`."""

    def __init__(self, run: Run, header: Header, no_undo: str) -> None:
        """Try something out; `no_undo` is the message that there is nothing to undo."""
        self.header = header
        self._run = run
        self._no_undo = no_undo
        self._presenter: Presenter

    def subscribe(self, presenter: Presenter) -> None:
        """Report every change to a presenter."""
        self._presenter = presenter

    async def close(self) -> None:
        """Do nothing: nothing is held."""

    @property
    def match(self) -> Match:
        """The position and what was played from it."""
        return self._run.match

    @property
    def path(self) -> Path:
        """Where a record of it would be: nowhere."""
        return Path(f"{self.header.game}.pavilion")

    def curtain(self, decision: Decision) -> int | None:
        """Return None: one person tries it out."""
        return None

    def admit(self, seat: int) -> None:
        """Do nothing: nothing is behind a curtain."""

    def settle(self) -> None:
        """Do nothing: nothing is skipped."""

    def undo(self) -> None:
        """Take back an answer that waits for it; otherwise there is nothing to undo."""
        if self._run.is_astray:
            self._run.take_back()
            self._presenter.changed(Change(undone=True))
        else:
            self._presenter.notices.say(self._no_undo, 3)

    def undo_refusal(self) -> str | None:
        """Return why nothing can be undone, or None after an answer that waits to be taken back."""
        return None if self._run.is_astray else "nothing"

    @property
    def can_redo(self) -> bool:
        """Nothing can be redone."""
        return False

    def redo(self) -> None:
        """Report that there is nothing to redo."""
        self._presenter.notices.say("redo-nothing", 3)

    # What is shown besides the position

    @property
    def can_tell_story(self) -> bool:
        """It is no game that could be told."""
        return False

    @property
    def is_held_up(self) -> bool:
        """Nothing holds it up."""
        return False

    @property
    def seen_at_start(self) -> int:
        """How the position came about is old news."""
        return len(self.match.entries)

    def seats(self, scene: AnyScene) -> tuple[Seat, ...]:
        """Return the seats with their names."""
        return self.header.seats

    def remarks(self, scene: AnyScene) -> Sequence[Remark]:
        """List nothing."""
        return ()

    def prompt(self, scene: AnyScene, decision: Decision) -> str:
        """Return who plays while others do."""
        return scene.words(f"wait-{decision.asks}", seat=scene.player(decision.seat))

    def news(self, scene: AnyScene, decision: Decision) -> list[Line] | None:
        """Return None: what happens is told as at every table."""
        return None

    def note(self, scene: AnyScene) -> str:
        """Return nothing."""
        return ""

    def as_shown(self) -> ShownGame:
        """Return the game itself, to be replayed."""
        return self


def header_of(match: Match, player: int, name: str, seed: int, options: dict[str, str]) -> Header:
    """Return the header of a position in which a person of this name has a seat, and rivals the others."""
    names = iter(RIVALS)
    seats = tuple(
        Seat(name if seat == player else next(names), "human" if seat == player else "script")
        for seat in range(len(match.state.players))
    )
    return Header(
        game=match.game.key,
        seats=seats,
        seed=seed,
        options=options,
        edition=match.state.edition,
        rules=match.game.rules_version,
        created="",
    )
