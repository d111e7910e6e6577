"""Following: the lines of a game, replayed one by one and compared with the checkpoints among them.

A position agrees if it is the same in every field of its checkpoint: fields that later versions added are ignored.
"""

from collections.abc import Mapping
from typing import Any

import msgspec

from engine.agenda import IllegalMoveError
from engine.game import AnyGame, NewerStateError
from engine.match import Match, UndoRefusedError
from engine.standings import Standings
from saves.problems import ReplayError, shown
from saves.records.record import Checkpoint, Ended, Line, Played, Redone, Result, Undone, digest


class MismatchError(ReplayError):
    """A line that does not fit the game before it."""

    @property
    def may_be_rules(self) -> bool:
        """Whether a change of the rules would explain it."""
        return self.kind in ("illegal-move", "digest")


class Follower:
    """Replays numbered lines, and remembers the last one up to which the game is known to agree."""

    def __init__(self, match: Match, first: int = 0) -> None:
        self.match = match
        self._last = self._agreed = first - 1
        self._agreed_moves = len(match.entries)

    def copy(self, match: Match) -> "Follower":
        """Return a follower at the same line, for a copy of the match."""
        copy = Follower(match)
        copy._last, copy._agreed, copy._agreed_moves = self._last, self._agreed, self._agreed_moves
        return copy

    def take(self, number: int, line: Line) -> None:
        """Replay a line; raises `MismatchError`, and then the match is unchanged."""
        match line:
            case Played():
                self._play(line)
            case Undone(undo=count):
                try:
                    self.match.take_back(count)
                except UndoRefusedError:
                    raise MismatchError("bad-undo") from None
            case Redone(redo=count):
                again = len(self.match.redo()) if self.match.can_redo else 0
                if again != count:
                    if again:
                        self.match.take_back(again)
                    raise MismatchError("bad-undo")
            case Checkpoint():
                self._compare(line)
            case Ended(end=end):
                if not self.match.is_over or result(self.match.game.standings(self.match.state)) != end:
                    raise MismatchError("digest")
        self._last = number
        if isinstance(line, Checkpoint) or len(self.match.entries) < self._agreed_moves:
            self._agreed, self._agreed_moves = number, len(self.match.entries)

    def return_to_agreement(self, misfit: MismatchError) -> int:
        """Drop the moves that a mismatch puts in doubt, and return the number of the last line that counts.

        A checkpoint that does not agree means that something before it was wrong, so the game returns to the last one
        that did.
        """
        if misfit.kind == "digest":
            self.match.drop_after(self._agreed_moves)
            return self._agreed
        self.match.drop_after(len(self.match.entries))
        return self._last

    def _play(self, line: Played) -> None:
        try:
            self.match.play(self.match.game.read_move(line.move), line.seat)
        except (IllegalMoveError, msgspec.ValidationError):
            move = shown(msgspec.json.encode(line.move).decode())
            raise MismatchError("illegal-move", move=move, seat=line.seat + 1) from None

    def _compare(self, line: Checkpoint) -> None:
        if digest(line.state) != line.digest or line.state.get("round") != line.round:
            raise MismatchError("bad-checkpoint")
        try:
            agree = agrees(self.match.game, line.state, self.match.state)
        except NewerStateError as newer:
            raise MismatchError("newer", version=newer.version, known=newer.known) from None
        except (ValueError, LookupError, TypeError):  # no version has ever written such a state
            raise MismatchError("bad-checkpoint") from None
        if not agree:
            raise MismatchError("digest")


def agrees(game: AnyGame, written: Mapping[str, Any], state: Any) -> bool:
    """Whether a state agrees with a written one in every field that the written one has.

    Raises `NewerStateError`, or another error when what was written is no state.
    """
    return _covers(game.migrated(written), game.migrated(game.state_to_data(state)))


def _covers(written: Any, now: Any) -> bool:
    if isinstance(written, dict) and isinstance(now, dict):
        return all(key in now and _covers(value, now[key]) for key, value in written.items())
    if isinstance(written, list) and isinstance(now, list):
        return len(written) == len(now) and all(map(_covers, written, now))
    return bool(written == now)


def moves_by(line: msgspec.Struct) -> int:
    """Return by how many moves a line lengthens the game; negative for an undo."""
    match line:
        case Played():
            return 1
        case Undone(undo=count):
            return -count
        case Redone(redo=count):
            return count
        case _:
            return 0


def result(standings: Standings) -> Result:
    """Return the result of a game that is over."""
    seats = sorted(standings.seats, key=lambda standing: standing.seat)
    return Result(tuple(standing.total for standing in seats), standings.winners, standings.decided_by)
