"""A match as one seat, or a watcher, may see it: what is hidden from them is not in it at all."""

from bisect import bisect_left
from collections.abc import Collection
from typing import Any

import msgspec

from engine.agenda import Decision
from engine.match import Entry, Match


class SeenMatch(Match):
    """A read-only match. Its state and its past are views, and others' sealed moves are not in its history.

    Until it is revealed, another seat's sealed choice is a single entry, with `move` None and no events; there is none
    while that seat is still to decide, since its free actions, such as buying a die to set, are secret too.
    Moves are played through `LiveTable.do`.
    """

    def __init__(self, match: Match, seat: int | None, humans: Collection[int]) -> None:
        super().__init__(match.game, match.game.seen_by(match.state, seat), humans, match.free_undo)
        self.seat = seat
        self._whole = match
        self._numbers = known_moves(match, seat)
        """The numbers that the entries have in the whole match."""
        self.entries = [self._shown(match.entries[number]) for number in self._numbers]

    @property
    def decisions(self) -> list[Decision]:
        """The open decisions; the moves of others' sealed decisions are left out."""
        return [
            each if each.seat == self.seat or not each.sealed else msgspec.structs.replace(each, moves=(), asides=())
            for each in super().decisions
        ]

    @property
    def can_redo(self) -> bool:
        """Whether the last undo can be redone; never while seats decide in secret, as that would depend on others."""
        return self._whole.can_redo and not any(decision.sealed for decision in self.decisions)

    def undo_refusal(self, seat: int) -> str | None:
        """Return why a seat may not undo its last decision; None if it may."""
        return self._whole.undo_refusal(seat)

    def state_before(self, index: int) -> Any:
        """Return what could be seen before move number `index`; for the number of moves, what can be seen now."""
        number = self._numbers[index] if index < len(self._numbers) else len(self._whole.entries)
        return self.game.seen_by(self._whole.state_before(number), self.seat)

    def count(self, moves: int) -> int:
        """Return how many of the first `moves` moves of the whole match are among the entries."""
        return bisect_left(self._numbers, moves)

    def play(self, move: Any, seat: int | None = None) -> tuple[Any, ...]:
        """Raise `TypeError`: the match is read-only."""
        raise TypeError("a view of a match cannot be played")

    def take_back(self, count: int) -> None:
        """Raise `TypeError`: the match is read-only."""
        raise TypeError("a view of a match cannot be played")

    def redo(self) -> list[Entry]:
        """Raise `TypeError`: the match is read-only."""
        raise TypeError("a view of a match cannot be played")

    def _shown(self, entry: Entry) -> Entry:
        """Return an entry without the whole state, and without what is still secret."""
        if self._whole.is_sealed(entry) and entry.seat != self.seat:
            return msgspec.structs.replace(entry, before=b"", move=None, events=())
        return msgspec.structs.replace(entry, before=b"")


def known_moves(match: Match, seat: int | None) -> list[int]:
    """List the numbers of the moves that a seat, or with None a watcher, may know of."""
    known: list[int] = []
    seen_from = {decision.seat for decision in match.decisions if decision.sealed}
    for number, entry in reversed([*enumerate(match.entries)]):
        if match.is_sealed(entry) and entry.seat != seat:
            if entry.seat in seen_from:
                continue
            seen_from.add(entry.seat)
        known.append(number)
    return known[::-1]
