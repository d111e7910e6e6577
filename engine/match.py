"""Match: a game being played, with its history, undo and redo.

Undo depends on revelations: a seat may return to any of its own decisions if nothing was revealed and no other human
decided since. Bots answer alike from the same position, so their replies are taken back as well. With free undo, which
a single human against bots always has, any earlier decision of the seat can be reached. A sealed choice may be
withdrawn until the reveal; what other seats have sealed meanwhile stays. What a seat does in secret before it has
sealed, such as buying a die, bars nobody's undo: a refusal would reveal it.
"""

from collections.abc import Collection, Iterable
from typing import Any, NamedTuple

import msgspec

from engine.agenda import Decision, IllegalMoveError
from engine.game import AnyGame


class Entry(msgspec.Struct, frozen=True):
    """A move of the history: its seat, the question, the events, and the packed state before it."""

    seat: int
    asks: str
    opens_turn: bool
    move: Any
    events: tuple[Any, ...]
    round: int
    revealed: int
    before: bytes
    sealed: bool = False
    """Whether the move is secret until `revealed` grows."""


class Prepared(NamedTuple):
    """A move that has been played on a copy of the state: its entry, and the state after it."""

    entry: Entry
    after: Any


class UndoRefusedError(Exception):
    """Undo is not allowed; `reason` is "nothing", "revealed" or "other_human"."""

    def __init__(self, reason: str) -> None:
        super().__init__(reason)
        self.reason = reason


class Match:
    """A state, the moves that led to it, and the seats of humans."""

    def __init__(self, game: AnyGame, state: Any, humans: Collection[int] = (), free_undo: bool = False) -> None:
        self.game = game
        self.state = state
        self.humans = frozenset(humans)
        self.free_undo = free_undo
        self.entries: list[Entry] = []
        self._undone: list[list[Entry]] = []
        self._decisions: list[Decision] | None = None
        """The open decisions of this position, once they have been asked for."""
        self._prepared: list[Prepared] = []
        """A move prepared at this position, if any. Copies share it, so that it is carried out once and used once."""

    def copy(self) -> "Match":
        """Return an independent match at the same position; the entries so far are shared."""
        copy = Match(self.game, self.game.clone(self.state), self.humans, self.free_undo)
        copy.entries = list(self.entries)
        copy._undone = list(self._undone)
        copy._decisions, copy._prepared = self._decisions, self._prepared
        return copy

    # The present

    @property
    def decisions(self) -> list[Decision]:
        """The open decisions, one for each seat that may answer now; empty when the game is over."""
        if self._decisions is None:
            self._decisions = self.game.decisions(self.state)
        return self._decisions

    @property
    def decision(self) -> Decision | None:
        """The first open decision, or None when the game is over."""
        decisions = self.decisions
        return decisions[0] if decisions else None

    @property
    def is_over(self) -> bool:
        """Whether the last move has been played."""
        return not self.state.agenda

    # Playing and undo

    def play(self, move: Any, seat: int | None = None) -> tuple[Any, ...]:
        """Play a move and return its events; an illegal one raises `IllegalMoveError` and changes nothing."""
        events = self._play(move, seat)
        self._undone.clear()
        return events

    def prepare(self, move: Any, seat: int | None = None) -> Any:
        """Return the state after a move without playing it; raises `IllegalMoveError`.

        If the move is then played, here or on a copy of this match, it is not carried out a second time.
        """
        after = self.game.clone(self.state)
        self._prepared[:] = [Prepared(self._carry_out(after, move, seat), after)]
        return after

    def undo_refusal(self, seat: int) -> str | None:
        """Return why a seat may not take its last decision back, or None if it may."""
        try:
            self._undo_target(seat)
        except UndoRefusedError as refused:
            return refused.reason
        return None

    def may_return(self, seat: int, index: int) -> bool:
        """Whether a seat may undo as far as its move number `index`."""
        taken = self.entries[index:]
        if not taken or self.free_undo or self.humans == {seat}:
            return bool(taken)
        others = self.humans - {seat}
        return taken[0].revealed == self.state.revealed and all(each.seat not in others for each in taken)

    def undo(self, seat: int) -> int:
        """Return to the last decision of a seat; the result is the number of moves taken back.

        When a sealed choice is withdrawn, what other seats sealed after it is taken back and played again at once:
        sealed choices may come in any order. It then stands in `entries` again, and nothing is left to redo.
        """
        target = self._undo_target(seat)
        count = len(self.entries) - target
        others = self.entries[target + 1 :] if self.is_sealed(self.entries[target]) else []
        self.take_back(count)
        for entry in others:
            self.play(entry.move, entry.seat)
        return count

    def take_back(self, count: int) -> None:
        """Take back moves without checking whether undo is allowed."""
        if not 0 < count <= len(self.entries):
            raise UndoRefusedError("nothing")
        taken = self.entries[-count:]
        del self.entries[-count:]
        self._undone.append(taken)
        self.set_position(self.game.decode(taken[0].before))

    def drop_after(self, moves: int) -> None:
        """Return to the position after this many moves; what follows cannot be redone."""
        if moves < len(self.entries):
            self.take_back(len(self.entries) - moves)
        self._undone.clear()

    @property
    def can_redo(self) -> bool:
        """Whether there is an undo to redo."""
        return bool(self._undone)

    @property
    def undone_move(self) -> Any:
        """The first move that redo would play again, or None."""
        return self._undone[-1][0].move if self._undone else None

    def redo(self) -> list[Entry]:
        """Play again what the last undo took back, and return it."""
        if not self._undone:
            raise UndoRefusedError("nothing")
        again = self._undone.pop()
        for entry in again:
            self._play(entry.move, entry.seat)
        return again

    # The past

    def state_before(self, index: int) -> Any:
        """Return the state before move number `index`; the number of moves gives the present."""
        if index >= len(self.entries):
            return self.game.clone(self.state)
        return self.game.decode(self.entries[index].before)

    def events_since(self, index: int) -> Iterable[tuple[Entry, Any]]:
        """Yield every event since move number `index`, with the move it came from."""
        for entry in self.entries[index:]:
            for event in entry.events:
                yield entry, event

    def is_sealed(self, entry: Entry) -> bool:
        """Whether a move is still secret, to be shown to its own seat only."""
        return entry.sealed and entry.revealed == self.state.revealed

    def last_human_seat(self) -> int | None:
        """Return the human who decided last; at one keyboard that is whose decision undo takes back."""
        for entry in reversed(self.entries):
            if entry.seat in self.humans:
                return entry.seat
        return None

    def _play(self, move: Any, seat: int | None) -> tuple[Any, ...]:
        prepared = self._prepared.pop() if self._prepared else None
        if prepared is not None and prepared.entry.move == move and seat in (None, prepared.entry.seat):
            entry, after = prepared
        else:
            entry, after = self._carry_out(self.state, move, seat), self.state
        self.set_position(after)
        self.entries.append(entry)
        return entry.events

    def _carry_out(self, state: Any, move: Any, seat: int | None) -> Entry:
        """Check a move at this position and play it on a state: this match's own, or a copy of it."""
        asked = next((each for each in self.decisions if seat is None or each.seat == seat), None)
        if asked is None:
            if self.decisions:
                first = self.decisions[0].seat
                raise IllegalMoveError("seat", f"it is for seat {first} to decide, not for seat {seat}")
            raise IllegalMoveError("over", "the game is over")
        if move not in asked.moves and move not in asked.asides:
            raise IllegalMoveError.of(move, asked.asks)
        before = self.game.encode(state)
        now, revealed = state.round, state.revealed
        events = tuple(self.game.apply(state, move, asked.seat))
        return Entry(asked.seat, asked.asks, asked.opens_turn, move, events, now, revealed, before, asked.sealed)

    def set_position(self, state: Any) -> None:
        """Put a state on the table; also after changing the present one in place."""
        self.state = state
        self._decisions, self._prepared = None, []

    def _undo_target(self, seat: int) -> int:
        free = self.free_undo or self.humans == {seat}
        undecided = {decision.seat for decision in self.decisions if decision.sealed}
        met_human = False
        for index in range(len(self.entries) - 1, -1, -1):
            entry = self.entries[index]
            if entry.seat == seat:
                if free or self.is_sealed(entry):
                    return index
                if met_human:
                    raise UndoRefusedError("other_human")
                if entry.revealed != self.state.revealed:
                    raise UndoRefusedError("revealed")
                return index
            if entry.seat in self.humans and not free:
                if not self.is_sealed(entry):
                    raise UndoRefusedError("other_human")
                met_human = met_human or entry.seat not in undecided
        raise UndoRefusedError("other_human" if met_human else "nothing")
