"""Journal: a match and its record. Every move is written to the record before it is shown."""

from collections.abc import Mapping, Sequence
from concurrent.futures import Future
from datetime import UTC, datetime
from pathlib import Path
from types import TracebackType
from typing import Any

import msgspec

from engine.game import AnyGame, OptionsError
from engine.game import game as game_of
from engine.match import Entry, Match
from saves.problems import Notice, NotSavedError, RecordError, notice, shown
from saves.records import files, following, record, replay
from saves.records.files import OwnedFile
from saves.records.record import Header, Line, Played, Record, Redone, Seat, Undone

LONGEST_NAME = 60


class Journal:
    """A match, its record, and whether this process may write to it. `notices` are for the player.

    Play through the journal, never through `match` itself, or the move is not saved.
    """

    def __init__(self, path: Path, header: Header, match: Match, file: OwnedFile | None) -> None:
        self.path = path
        self.header = header
        self.match = match
        self.notices: list[Notice] = []
        self.outdated = False
        """Whether the record was played with older rules, and today's agree with only a part of it."""
        self._file = file

    # Creating and opening

    @classmethod
    def create(
        cls,
        path: Path,
        game: AnyGame | str,
        seats: Sequence[Seat],
        *,
        seed: int,
        options: Mapping[str, str] | msgspec.Struct | None = None,
        free_undo: bool = False,
        edition: str | None = None,
        created: str | None = None,
    ) -> "Journal":
        """Begin a game and its record. The edition is a fingerprint from `game.editions`; None is the one shipped.

        Raises `OptionsError`, `ComponentsError`, or `NotSavedError` (kind "name-taken" if there is such a file).
        """
        header = new_header(
            game, seats, seed=seed, options=options, free_undo=free_undo, edition=edition, created=created
        )
        return cls._transcribe(path, header, ())

    @classmethod
    def open(cls, path: Path, read_only: bool = False) -> "Journal":
        """Open a record by replaying it; raises `RecordError`, and then the file is unchanged.

        A record that another process has open, or a file that cannot be written, opens read-only with a notice. So does
        a record that today's rules agree with only in part: as far as they do, and `outdated`. `branch` continues it.
        """
        file, reason = (None, None) if read_only else files.own(path)
        try:
            found = record.read(path)
            played = replay.replay(found)
            if played.outdated:
                return cls._outdated(found, played, file)
            if file is not None and found.written_as != record.VERSION:
                kept = _put_into_todays_format(found)
                file.close()
                return cls._upgraded(found, kept)
            journal = cls(path, found.header, played.match, file)
            if reason is not None:
                journal._notify(reason)
            journal._mend(found)
        except BaseException:
            if file is not None:
                file.close()
            raise
        return journal

    @classmethod
    def branch(
        cls,
        source: "Journal | Path",
        upto: int,
        path: Path,
        *,
        created: str | None = None,
        seats: Sequence[Seat] | None = None,
        free_undo: bool | None = None,
    ) -> "Journal":
        """Begin a new record with the first `upto` moves of another: "continue from here". Seats may change hands."""
        if isinstance(source, Path):
            source = cls.open(source, read_only=True)
        if not 0 <= upto <= len(source.match.entries):
            raise ValueError(f"there are {len(source.match.entries)} moves, not {upto}")
        header = msgspec.structs.replace(
            source.header,
            rules=source.match.game.rules_version,
            created=created or now(),
            seats=source.header.seats if seats is None else tuple(_fit_to_be_shown(seat) for seat in seats),
            free_undo=source.header.free_undo if free_undo is None else free_undo,
        )
        if len(header.seats) != len(source.header.seats):
            raise OptionsError(f"the game has {len(source.header.seats)} seats, not {len(header.seats)}")
        return cls._transcribe(path, header, source.match.entries[:upto])

    @classmethod
    def recover(cls, path: Path, new_path: Path, *, created: str | None = None) -> "Journal":
        """Save what can be saved of a record that does not open in a new one; the old one is not changed.

        Raises `RecordError` when nothing can be saved.
        """
        saved = replay.salvage(record.survey(path))
        if saved is None:
            raise RecordError(path, "beyond-saving")
        header = msgspec.structs.replace(saved.header, created=created or now())
        journal = cls._transcribe(new_path, header, saved.match.entries)
        journal._notify("recovered", moves=saved.moves, lost=saved.lost)
        return journal

    # Playing

    @property
    def read_only(self) -> bool:
        """Whether the record can only be read."""
        return self._file is None

    @property
    def pending(self) -> Future[None] | None:
        """The sync after which all moves are on the disk; None when they already are.

        Wait for it before the next decision, so that a power cut costs one decision at most.
        """
        return None if self._file is None else self._file.pending

    def play(self, move: Any, seat: int | None = None) -> tuple[Any, ...]:
        """Play and write a move; return its events.

        Raises `IllegalMoveError` or `NotSavedError`, and then nothing has changed.
        """
        self._must_be_mine()
        match, asked = self.match, self.match.decision
        if seat is None and asked is not None:
            seat = asked.seat
        # Written first and played afterwards: a move that cannot be written leaves the match and its redo unchanged.
        after = match.prepare(move, seat)
        self._append(_played(move, seat), *lines_due(match.game, after, match.state.round))
        return match.play(move, seat)

    def undo(self, seat: int) -> int:
        """Undo to the last decision of a seat and write that; return how many moves were taken back.

        What other seats sealed after a sealed choice that is undone stays: it was played again, so it is written again.
        """
        self._must_be_mine()
        match, before = self.match, list(self.match.entries)
        count = match.undo(seat)
        stayed = match.entries[len(before) - count :]
        try:
            self._append(Undone(count), *(_played(entry.move, entry.seat) for entry in stayed))
        except NotSavedError:
            if stayed:
                match.take_back(len(stayed))
                for entry in before[-count:]:
                    match.play(entry.move, entry.seat)
            else:
                match.redo()
            raise
        return count

    def redo(self) -> list[Entry]:
        """Play again and write what the last undo took back; return those entries."""
        self._must_be_mine()
        round_before = self.match.state.round
        again = self.match.redo()
        try:
            self._append(Redone(len(again)), *lines_due(self.match.game, self.match.state, round_before))
        except NotSavedError:
            self.match.take_back(len(again))
            raise
        return again

    def close(self) -> None:
        """Release the record without waiting for the disk. Safe to call twice."""
        file, self._file = self._file, None
        if file is not None:
            file.close()

    def __enter__(self) -> "Journal":
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()

    # Writing

    @classmethod
    def _transcribe(cls, path: Path, header: Header, entries: Sequence[Entry]) -> "Journal":
        """Begin a record with these moves, in one write."""
        match = replay.opened(header)
        lines: list[Line] = []
        for entry in entries:
            match.play(entry.move, entry.seat)
            lines += [_played(entry.move, entry.seat), *lines_due(match.game, match.state, entry.round)]
        if match.is_over and not entries:  # it begins at its last position
            lines += lines_due(match.game, match.state, match.state.round)
        return cls(path, header, match, files.begin_with(path, record.encode(header, *lines)))

    def _append(self, *lines: Line) -> None:
        """Add lines with one write, so that a process killed here leaves at most one torn line."""
        self._write(record.encode(*lines))

    def _write(self, data: bytes) -> None:
        """Write to the record or, if that is gone, to a new one with the whole game."""
        file = self._must_be_mine()
        try:
            file.append(data)
        except files.DisplacedError as displaced:
            self._file = files.begin_beside(self.path, bytes(file.content) + data)
            file.close()
            self._notify(displaced.reason, kept=shown(self._file.path.name))
            self.path = self._file.path

    def _mend(self, found: Record) -> None:
        """Repair the end of a record that is otherwise good, if this process may write to it."""
        last = record.number_of(len(found.lines) - 1)
        if self._file is None:
            if found.tail == "torn":
                self._notify("torn-kept", last + 1)
            return
        if found.tail == "torn":
            self._file.cut(found.size)
            self._notify("torn", last + 1)
        elif found.tail == "completed":
            self._write(b"\n")
            self._notify("completed", last)
        elif found.tail == "blank":
            self._file.keep(found.size)  # the blank lines are cut off by the next write
        self._append(*self._torn_off(found))

    def _torn_off(self, found: Record) -> list[Line]:
        """List the lines due after the last move that are missing from the file."""
        last = found.lines[-1] if found.lines else None
        if isinstance(last, Played | Redone):
            return lines_due(self.match.game, self.match.state, self.match.entries[-1].round)
        if isinstance(last, record.Checkpoint) and self.match.is_over:
            return lines_due(self.match.game, self.match.state, self.match.state.round)[1:]
        return []

    @classmethod
    def _outdated(cls, found: Record, played: replay.Replayed, file: OwnedFile | None) -> "Journal":
        """Open a record played with older rules as far as today's rules agree with it."""
        if file is not None:
            file.close()
        journal = cls(found.path, found.header, played.match, None)
        journal.outdated = True
        known, moves = played.match.game.rules_version, len(played.match.entries)
        journal._notify("older-rules", rules=found.header.rules, known=known, moves=moves, total=played.total)
        return journal

    @classmethod
    def _upgraded(cls, found: Record, kept: Path) -> "Journal":
        """Replace a record of an older format by its upgrade, and open that."""
        _fresh(found.path).replace(found.path)
        journal = cls.open(found.path)
        if found.tail == "torn":
            journal._notify("torn", record.number_of(len(found.lines)))
        journal._notify("upgraded", version=found.written_as, known=record.VERSION, kept=shown(kept.name))
        return journal

    def _must_be_mine(self) -> OwnedFile:
        if self._file is None:
            raise NotSavedError(notice("read-only", shown(self.path.stem)))
        return self._file

    def _notify(self, kind: str, line: int = 0, **more: str | int) -> None:
        self.notices.append(notice(kind, shown(self.path.name), line, **more))


def new_header(
    game: AnyGame | str,
    seats: Sequence[Seat],
    *,
    seed: int,
    options: Mapping[str, str] | msgspec.Struct | None = None,
    free_undo: bool = False,
    edition: str | None = None,
    created: str | None = None,
) -> Header:
    """Return the header of a new game; raises `OptionsError` or `ComponentsError` when it cannot begin."""
    game = game_of(game) if isinstance(game, str) else game
    if not -(2**63) <= seed < 2**63:
        raise OptionsError(f"the seed is a number of 64 bits, not {seed}")
    edition = edition or game.editions.standard()
    corrections = game.editions.corrections(edition)
    game.editions.find(edition, corrections)
    options = game.read_options(options)
    game.new(len(seats), options, seed, edition)  # raises what is wrong
    return Header(
        game=game.key,
        rules=game.rules_version,
        edition=edition,
        corrections=corrections,
        seed=seed,
        options=msgspec.to_builtins(options),
        seats=tuple(_fit_to_be_shown(seat) for seat in seats),
        free_undo=free_undo,
        created=created or now(),
    )


def now() -> str:
    """Return the time for a header: UTC, to the second."""
    return datetime.now(UTC).strftime("%Y-%m-%dT%H:%M:%SZ")


def _played(move: Any, seat: int | None) -> Played:
    return Played(seat or 0, msgspec.to_builtins(move))


def lines_due(game: AnyGame, state: Any, round_before: int) -> list[Line]:
    """List the lines due after a move: a checkpoint at the end of a round, also the result at the end of the game."""
    if not state.agenda:
        return [record.checkpoint(game, state), record.Ended(following.result(game.standings(state)))]
    return [record.checkpoint(game, state)] if state.round != round_before else []


def _put_into_todays_format(found: Record) -> Path:
    """Write a record of an older format in today's, beside it, and return the path of a copy of the old one."""
    path = found.path
    kept = files.unused(path.with_name(f"{path.name}.v{found.written_as}"))
    try:
        kept.write_bytes(path.read_bytes())
        _fresh(path).write_bytes(record.encode(found.header, *found.good_lines()))
    except OSError as error:
        raise files.not_written(path, error) from None
    return kept


def _fresh(path: Path) -> Path:
    return path.with_name(f".{path.name}.new")


def _fit_to_be_shown(seat: Seat) -> Seat:
    return Seat(shown(seat.name.strip(), LONGEST_NAME), seat.player)
