"""A match as one seat, or a watcher, may see it: made so that what is hidden is not in it at all."""

from collections.abc import Collection
from typing import Any

import msgspec

from engine.agenda import Decision
from engine.match import Entry, Match


class SeenMatch(Match):
    """A match to look at. Its state and its past are views, and others' sealed moves are not in its history.

    A sealed move of someone else keeps its place with `move` None and no events, until it is revealed. Nothing can be
    played here: what a player does goes to the house.
    """

    def __init__(self, match: Match, seat: int | None, humans: Collection[int]) -> None:
        super().__init__(match.game, match.game.seen_by(match.state, seat), humans, match.free_undo)
        self.seat = seat
        self._whole = match
        self.entries = [self._shown(entry) for entry in match.entries]

    @property
    def decisions(self) -> list[Decision]:
        """Every seat that may answer now; what others could answer is theirs to know while it is sealed."""
        return [
            each if each.seat == self.seat or not each.sealed else msgspec.structs.replace(each, moves=(), asides=())
            for each in super().decisions
        ]

    @property
    def can_redo(self) -> bool:
        """Whether an undo can be taken back."""
        return self._whole.can_redo

    def undo_refusal(self, seat: int) -> str | None:
        """Say why a seat may not take its last decision back, or None if it may."""
        return self._whole.undo_refusal(seat)

    def state_before(self, index: int) -> Any:
        """Give what could be seen before move number `index`; the number of moves gives the present."""
        return self.game.seen_by(self._whole.state_before(index), self.seat)

    def play(self, move: Any, seat: int | None = None) -> tuple[Any, ...]:
        """Refuse: this is for looking."""
        raise TypeError("a view of a match cannot be played")

    def take_back(self, count: int) -> None:
        """Refuse: this is for looking."""
        raise TypeError("a view of a match cannot be played")

    def redo(self) -> list[Entry]:
        """Refuse: this is for looking."""
        raise TypeError("a view of a match cannot be played")

    def _shown(self, entry: Entry) -> Entry:
        """Give an entry without the whole state in it, and without what is still secret."""
        if self._whole.is_sealed(entry) and entry.seat != self.seat:
            return msgspec.structs.replace(entry, before=b"", move=None, events=())
        return msgspec.structs.replace(entry, before=b"")
