"""Replay: the game a record tells, played again from its header on, and compared with every checkpoint on the way.

`replay` is strict. `salvage` is for a record that does not replay: it finds the state that loses least, from the
beginning as far as the lines go, or from the last checkpoint that still reads.
"""

from typing import Any, NoReturn

import msgspec

from engine.agenda import IllegalMove
from engine.editions import BadComponents
from engine.game import BadOptions, Game, Standings
from engine.game import game as game_of
from engine.match import Match, UndoRefused
from saves.problems import BadRecord, shown
from saves.record import Checkpoint, Ended, Header, Line, Played, Record, Redone, Result, Undone, digest, number_of


class Salvage(msgspec.Struct, frozen=True):
    """What can be saved of a record: the game as far as it goes, how it starts, and how many lines are lost."""

    header: Header
    match: Match
    lost: int

    @property
    def moves(self) -> int:
        """The number of moves that are saved with their history."""
        return len(self.match.entries)

    @property
    def round(self) -> int:
        """The round the saved game is in."""
        return int(self.match.state.round)


class BadStart(ValueError):  # noqa: N818 - it is what is wrong
    """The header cannot be played; says which field is wrong."""

    def __init__(self, kind: str, **more: str | int) -> None:
        super().__init__(kind, more)
        self.kind = kind
        self.more = more


def replay(record: Record) -> Match:
    """Play a record again; raises `BadRecord` with the first line that does not fit."""
    lines = record.good_lines()
    player = _Player(record, _opened(record))
    for index, line in enumerate(lines):
        player.take(number_of(index), line)
    return player.match


def opened(header: Header) -> Match:
    """Set up the game of a header; raises `BadStart`."""
    game = game_of(header.game)
    if header.rules > game.rules_version:
        raise BadStart("newer-rules", rules=header.rules, known=game.rules_version)
    edition = _edition(game, header)
    if edition != header.edition:
        raise BadStart("missing-edition", edition=shown(header.edition))
    try:
        state = game.new(len(header.seats), header.options, header.seed, edition)
    except BadOptions:
        raise BadStart("bad-header", field="seats" if len(header.seats) not in game.seats else "options") from None
    if header.start is not None:
        state = read_state(game, header.start, edition, len(header.seats))
        if state is None:
            raise BadStart("bad-header", field="start")
    return Match(game, state, header.humans, header.free_undo)


def read_state(game: Game, raw: dict[str, Any], edition: str, seats: int) -> Any:
    """Make a state of its JSON; None when it is not one that this table could be in."""
    try:
        state = msgspec.json.decode(msgspec.json.encode(raw), type=game.state_type)
        sound = state.edition == edition and not game.check(state) and not state.news
        game.decisions(state)
        return state if sound and len(game.standings(state).seats) == seats else None
    except Exception:  # a state that was tampered with can break the rules that look at it anywhere
        return None


def result(standings: Standings) -> Result:
    """Give the result line of a game that is over."""
    seats = sorted(standings.seats, key=lambda standing: standing.seat)
    return Result(tuple(standing.total for standing in seats), standings.winners, standings.decided_by)


def salvage(record: Record) -> Salvage | None:
    """Find what can be saved of a record; None when there is nothing to start from."""
    header = record.header
    game = game_of(header.game)
    if header.rules > game.rules_version:
        return None
    match = None
    reached = -1
    try:
        edition = _edition(game, header)
        start = header.start and {**header.start, "edition": edition}
        header = msgspec.structs.replace(header, edition=edition, rules=game.rules_version, start=start)
        match = opened(header)
        reached = _as_far_as_possible(record, header, match, 0)
    except BadStart:
        pass
    for index in range(len(record.lines) - 1, reached, -1):
        line = record.lines[index]
        if isinstance(line, Checkpoint) and digest(line.state) == line.digest:
            later = _from_checkpoint(record, header, game, index)
            if later is not None:
                return later
    return None if match is None else Salvage(header, match, len(record.lines) - 1 - reached)


def _from_checkpoint(record: Record, header: Header, game: Game, index: int) -> Salvage | None:
    """Start from the checkpoint on a line, if it still reads, and go on from there."""
    line = record.lines[index]
    assert isinstance(line, Checkpoint)
    start = {**line.state, "edition": header.edition}
    if read_state(game, start, header.edition, len(header.seats)) is None:
        return None
    header = msgspec.structs.replace(header, start=start)
    try:
        match = opened(header)
    except BadStart:
        return None
    reached = _as_far_as_possible(record, header, match, index + 1)
    return Salvage(header, match, len(record.lines) - 1 - max(reached, index))


def _as_far_as_possible(record: Record, header: Header, match: Match, first: int) -> int:
    """Take lines while they fit and give the index of the last one that counts.

    A checkpoint that does not agree says that something before it was wrong, so the game goes back to the last one
    that did.
    """
    player = _Player(msgspec.structs.replace(record, header=header), match)
    agreed, agreed_moves = first - 1, 0
    for index in range(first, len(record.lines)):
        line = record.lines[index]
        if isinstance(line, BadRecord):
            return index - 1
        try:
            player.take(number_of(index), line)
        except BadRecord as problem:
            if problem.kind == "digest":
                surplus = len(match.entries) - agreed_moves
                if surplus > 0:
                    match.take_back(surplus)
                return agreed
            return index - 1
        if isinstance(line, Checkpoint) or len(match.entries) < agreed_moves:
            agreed, agreed_moves = index, len(match.entries)
    return len(record.lines) - 1


def _opened(record: Record) -> Match:
    try:
        return opened(record.header)
    except BadStart as bad:
        raise BadRecord(record.path, bad.kind, 1, **bad.more) from None


def _edition(game: Game, header: Header) -> str:
    """Give the edition the header's corrections make of the components as shipped with this version."""
    try:
        return game.editions.corrected(header.corrections)
    except BadComponents:
        raise BadStart("bad-header", field="corrections") from None


class _Player:
    """Takes the lines of a record one by one."""

    def __init__(self, record: Record, match: Match) -> None:
        self.match = match
        self._record = record

    def take(self, number: int, line: Line) -> None:
        """Carry a line out, or raise `BadRecord`."""
        match line:
            case Played():
                self._play(number, line)
            case Undone(undo=count):
                try:
                    self.match.take_back(count)
                except UndoRefused:
                    raise BadRecord(self._record.path, "bad-undo", number) from None
            case Redone(redo=count):
                again = len(self.match.redo()) if self.match.can_redo else 0
                if again != count:
                    if again:
                        self.match.take_back(again)
                    raise BadRecord(self._record.path, "bad-undo", number)
            case Checkpoint():
                if digest(line.state) != line.digest or line.state.get("round") != line.round:
                    raise BadRecord(self._record.path, "bad-checkpoint", number)
                if digest(self.match.state) != line.digest:
                    self._disagree("digest", number)
            case Ended(end=end):
                if not self.match.is_over or result(self.match.game.standings(self.match.state)) != end:
                    self._disagree("digest", number)

    def _play(self, number: int, line: Played) -> None:
        try:
            self.match.play(self.match.game.read_move(line.move), line.seat)
        except (IllegalMove, msgspec.ValidationError):
            self._disagree("illegal-move", number, move=_as_text(line.move), seat=line.seat + 1)
        except Exception as error:
            # A start that was tampered with can pass every check and still be one that the rules cannot go on from.
            if self._record.header.start is None:
                raise
            raise BadRecord(self._record.path, "bad-header", 1, field="start") from error

    def _disagree(self, kind: str, number: int, **more: str | int) -> NoReturn:
        """Say that the record does not fit the rules: because they have changed since, if they have."""
        rules, known = self._record.header.rules, self.match.game.rules_version
        if rules != known:
            raise BadRecord(self._record.path, "diverged", number, rules=rules, known=known)
        raise BadRecord(self._record.path, kind, number, **more)


def _as_text(move: list[Any]) -> str:
    return shown(msgspec.json.encode(move).decode())
