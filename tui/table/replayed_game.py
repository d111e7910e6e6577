"""A game that was played, at any of its moves."""

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path

from engine.agenda import Decision
from engine.match import Match
from saves.gallery.notes import Note, NotesError, read_notes
from saves.problems import Notice
from saves.records.record import Header, Seat
from tui.table.scene import AnyScene
from tui.table.source import Remark, ShownGame


class ReplayedGame:
    """A game with a position in it: `index` is the number of moves that have been played there."""

    def __init__(
        self, shown: ShownGame, at: int = 0, is_complete: bool = True, notices: list[Notice] | None = None
    ) -> None:
        """Open a game at a move; one that still hides something is not complete, and cannot be told or continued."""
        self.shown = shown
        self.is_complete = is_complete
        self.index = min(at, len(shown.match.entries))
        self._notices = notices or []
        self.notes: Mapping[int, Note] = {}
        """The comments on the game, by the number of the move."""
        self.notes_problem = ""
        """Why its comments cannot be used."""
        try:
            self.notes = read_notes(shown.path, len(shown.match.entries)) if is_complete else {}
        except NotesError as wrong:
            self.notes_problem = str(wrong)

    @property
    def match(self) -> Match:
        """The whole game."""
        return self.shown.match

    @property
    def header(self) -> Header:
        """How it began, and who played."""
        return self.shown.header

    @property
    def path(self) -> Path:
        """Where its record is, or would be."""
        return self.shown.path

    @property
    def count(self) -> int:
        """The number of moves of the game."""
        return len(self.match.entries)

    @property
    def is_at_end(self) -> bool:
        """Whether every move has been played."""
        return self.index == self.count

    def decision(self) -> Decision | None:
        """Return the decision that follows."""
        decisions = self.match.game.decisions(self.match.state_before(self.index))
        return decisions[0] if decisions else None

    def seats(self, scene: AnyScene) -> tuple[Seat, ...]:
        """Return the seats as the record names them."""
        return self.header.seats

    def remarks(self, scene: AnyScene) -> Sequence[Remark]:
        """List nothing: a replay shows the moves alone."""
        return ()

    @property
    def can_tell_story(self) -> bool:
        """Whether the story may be told: of every game that hides nothing, as far as it went."""
        return self.is_complete

    def as_shown(self) -> ShownGame:
        """Return the game that is replayed."""
        return self.shown

    async def close(self) -> None:
        """Keep what belongs to whoever opened the replay."""

    @property
    def older_rules(self) -> list[Notice]:
        """What is to be said of a record that older rules played, at its end."""
        return [each for each in self._notices if each.kind == "older-rules"] if self.is_at_end else []

    # Moving through it

    def go(self, index: int) -> None:
        """Go to a position."""
        self.index = min(max(index, 0), self.count)

    def go_to_note(self, by: int) -> None:
        """Go to the next comment, or to the one before; stay where there is none."""
        ahead = [at for at in self.notes if (at - self.index) * by > 0]
        if ahead:
            self.go(min(ahead) if by > 0 else max(ahead))

    def go_to_turn(self, by: int) -> None:
        """Go to the beginning of the next turn, or of one before."""
        self.go(self._boundary(by, lambda index: self.match.entries[index].opens_turn))

    def go_to_round(self, by: int) -> None:
        """Go to the beginning of the next round, or of one before."""
        entries = self.match.entries
        self.go(self._boundary(by, lambda index: entries[index].round != entries[index - 1].round))

    def _boundary(self, by: int, is_one: Callable[[int], bool]) -> int:
        """Find the next position, backward or forward, at which something begins; or the end of the game."""
        index = self.index + by
        while 0 < index < self.count and not is_one(index):
            index += by
        return index
