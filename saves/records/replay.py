"""Replay: the game of a record, played again from its header on and compared with every checkpoint on the way.

`replay` is strict, except that a record played with older rules is replayed as far as today's rules agree with it.
`salvage` saves as much as possible of a damaged record: from the beginning as far as the lines go, or from the last
checkpoint that can be read.
"""

from typing import Any

import msgspec

from engine.components import ComponentsError
from engine.editions import UnknownEditionError
from engine.game import AnyGame, OptionsError
from engine.game import game as game_of
from engine.match import Match
from engine.soundness import problems
from saves.problems import RecordError, ReplayError, shown
from saves.records.following import Follower, MismatchError, moves_by
from saves.records.record import Checkpoint, Header, Line, Record, digest, number_of


class Replayed(msgspec.Struct, frozen=True):
    """A replayed record. If today's rules agree with only a part of it, the match has fewer moves than `total`."""

    match: Match
    total: int
    """The number of moves in the record."""
    outdated: bool = False
    """Whether the rules have changed since, so that the record could not be replayed to its end."""


class Salvage(msgspec.Struct, frozen=True):
    """The part of a record that can be saved: its header, the game as far as it goes, and how many lines are lost."""

    header: Header
    match: Match
    lost: int
    from_checkpoint: bool = False
    """Whether it begins at a checkpoint in the middle, with the moves before it lost."""

    @property
    def moves(self) -> int:
        """The number of moves that are saved."""
        return len(self.match.entries)

    @property
    def round(self) -> int:
        """The current round of the saved game."""
        return int(self.match.state.round)


class StartError(ReplayError):
    """A header that no game can be set up from."""


def replay(record: Record) -> Replayed:
    """Replay a record; raises `RecordError` with the first line that does not fit."""
    lines = record.good_lines()
    follower = Follower(_opened(record))
    match = follower.match
    total = sum(map(moves_by, lines))
    for index, line in enumerate(lines):
        try:
            _take(record, follower, index, line)
        except MismatchError as misfit:
            if misfit.may_be_rules and record.header.rules < match.game.rules_version:
                follower.return_to_agreement(misfit)
                return Replayed(match, total, outdated=True)
            raise RecordError(record.path, misfit.kind, number_of(index), **misfit.more) from None
    return Replayed(match, total)


def opened(header: Header) -> Match:
    """Set up the game of a header; raises `StartError`."""
    game = game_of(header.game)
    if header.rules > game.rules_version:
        raise StartError("newer-rules", rules=header.rules, known=game.rules_version)
    try:
        edition = game.editions.find(header.edition, header.corrections)
    except UnknownEditionError:
        raise StartError("missing-edition", edition=shown(header.edition)) from None
    except ComponentsError:
        raise StartError("bad-header", field="corrections") from None
    try:
        state = game.new(len(header.seats), header.options, header.seed, edition)
    except OptionsError:
        raise StartError("bad-header", field="seats" if len(header.seats) not in game.seats else "options") from None
    if header.start is not None:
        state = read_state(game, header.start, edition, len(header.seats))
        if state is None:
            raise StartError("bad-header", field="start")
    return Match(game, state, header.humans, header.free_undo)


def read_state(game: AnyGame, raw: dict[str, Any], edition: str, seats: int) -> Any:
    """Decode a state; None when this game could not be in it."""
    try:
        state = game.state_from_data(raw)
    except Exception:  # whatever a migration makes of data that was tampered with
        return None
    sound = state.edition == edition and not state.news and len(state.players) == seats and not problems(game, state)
    return state if sound else None


def salvage(record: Record) -> Salvage | None:
    """Return the part of a record that can be saved; None when there is nothing to start from."""
    header = record.header
    game = game_of(header.game)
    if header.rules > game.rules_version:
        return None
    match = None
    reached = -1
    try:
        edition = _edition_or_newest(game, header)
        start = header.start and {**header.start, "edition": edition}
        header = msgspec.structs.replace(header, edition=edition, rules=game.rules_version, start=start)
        match = opened(header)
        reached, misfit = _as_far_as_possible(record, header, match, 0)
    except StartError:
        pass
    else:
        if misfit is not None and misfit.may_be_rules and record.header.rules < game.rules_version:
            # Not damaged, but played with older rules: its history is worth more than a later position.
            return Salvage(header, match, len(record.lines) - 1 - reached)
    for index in range(len(record.lines) - 1, reached, -1):
        line = record.lines[index]
        if isinstance(line, Checkpoint) and digest(line.state) == line.digest:
            later = _from_checkpoint(record, header, game, index)
            if later is not None:
                return later
    return None if match is None else Salvage(header, match, len(record.lines) - 1 - reached)


def _from_checkpoint(record: Record, header: Header, game: AnyGame, index: int) -> Salvage | None:
    """Replay from the checkpoint on a line, if it can be read."""
    line = record.lines[index]
    assert isinstance(line, Checkpoint)
    start = {**line.state, "edition": header.edition}
    if read_state(game, start, header.edition, len(header.seats)) is None:
        return None
    header = msgspec.structs.replace(header, start=start)
    try:
        match = opened(header)
    except StartError:
        return None
    reached, _ = _as_far_as_possible(record, header, match, index + 1)
    return Salvage(header, match, len(record.lines) - 1 - max(reached, index), from_checkpoint=True)


def _as_far_as_possible(record: Record, header: Header, match: Match, first: int) -> tuple[int, MismatchError | None]:
    """Replay lines while they fit; return the index of the last one that counts, and the mismatch after it."""
    record = msgspec.structs.replace(record, header=header)
    follower = Follower(match, first)
    for index in range(first, len(record.lines)):
        line = record.lines[index]
        if isinstance(line, RecordError):
            return index - 1, None
        try:
            _take(record, follower, index, line)
        except MismatchError as misfit:
            return follower.return_to_agreement(misfit), misfit
        except RecordError:
            return index - 1, None
    return len(record.lines) - 1, None


def _take(record: Record, follower: Follower, index: int, line: Line) -> None:
    try:
        follower.take(index, line)
    except MismatchError:
        raise
    except Exception as error:
        # A start that was tampered with can pass every check and still make the rules fail later.
        if record.header.start is None:
            raise
        raise RecordError(record.path, "bad-header", 1, field="start") from error


def _opened(record: Record) -> Match:
    try:
        return opened(record.header)
    except StartError as bad:
        raise RecordError(record.path, bad.kind, 1, **bad.more) from None


def _edition_or_newest(game: AnyGame, header: Header) -> str:
    """Return the edition of a header or, if it is unknown, the newest one with the header's corrections."""
    try:
        return game.editions.find(header.edition, header.corrections)
    except ComponentsError:
        pass
    try:
        return game.editions.corrected(header.corrections)
    except ComponentsError:
        raise StartError("bad-header", field="corrections") from None
