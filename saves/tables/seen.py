"""A match as one seat, or a watcher, may see it: made so that what is hidden is not in it at all."""

from bisect import bisect_left
from collections.abc import Collection
from typing import Any

import msgspec

from engine.agenda import Decision
from engine.match import Entry, Match


class SeenMatch(Match):
    """A match to look at. Its state and its past are views, and others' sealed moves are not in its history.

    Of what someone else has sealed one entry tells, with `move` None and no events, until it is revealed, and none as
    long as that seat is still asked: what it does besides, such as buying a die for those it sets, is a secret, too.
    Nothing can be played here: what a player does goes to the house.
    """

    def __init__(self, match: Match, seat: int | None, humans: Collection[int]) -> None:
        super().__init__(match.game, match.game.seen_by(match.state, seat), humans, match.free_undo)
        self.seat = seat
        self._whole = match
        self._numbers = self._known()
        """Which moves of the whole match the entries are."""
        self.entries = [self._shown(match.entries[number]) for number in self._numbers]

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
        number = self._numbers[index] if index < len(self._numbers) else len(self._whole.entries)
        return self.game.seen_by(self._whole.state_before(number), self.seat)

    def count(self, moves: int) -> int:
        """Say how many of the first so many moves of the whole match are among the entries."""
        return bisect_left(self._numbers, moves)

    def play(self, move: Any, seat: int | None = None) -> tuple[Any, ...]:
        """Refuse: this is for looking."""
        raise TypeError("a view of a match cannot be played")

    def take_back(self, count: int) -> None:
        """Refuse: this is for looking."""
        raise TypeError("a view of a match cannot be played")

    def redo(self) -> list[Entry]:
        """Refuse: this is for looking."""
        raise TypeError("a view of a match cannot be played")

    def _known(self) -> list[int]:
        """List the moves that may be known of by their numbers."""
        known: list[int] = []
        told_of = {decision.seat for decision in self._whole.decisions if decision.sealed}
        for number, entry in reversed([*enumerate(self._whole.entries)]):
            if self._is_secret(entry):
                if entry.seat in told_of:
                    continue
                told_of.add(entry.seat)
            known.append(number)
        return known[::-1]

    def _is_secret(self, entry: Entry) -> bool:
        return self._whole.is_sealed(entry) and entry.seat != self.seat

    def _shown(self, entry: Entry) -> Entry:
        """Give an entry without the whole state in it, and without what is still secret."""
        if self._is_secret(entry):
            return msgspec.structs.replace(entry, before=b"", move=None, events=())
        return msgspec.structs.replace(entry, before=b"")
