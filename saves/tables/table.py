"""A shared table as an immutable value, folded from its log: entries make a new table of it.

A table is one moment, named by its `version`. It must not be shown as it is, because it knows what every seat has
sealed: show `seen_by(seat)`, which holds what that seat may see.
"""

from collections.abc import Sequence
from typing import NamedTuple

import msgspec

from engine.game import OptionsError, UnknownGameError
from engine.match import Match
from saves.names import folded
from saves.numbering import endings
from saves.records import replay
from saves.records.following import Follower, MismatchError, moves_by
from saves.records.record import HUMAN, Header, Result, Seat
from saves.store.base import Logged, TableRow
from saves.tables import entries as log
from saves.tables.entries import FORMAT, Entry
from saves.tables.notes import Note, note_of, public_moves, renumbered, undoing
from saves.tables.problems import TableError
from saves.tables.requests import StandInRequest, UndoRequest
from saves.tables.seen import SeenMatch

OLDER_ABSENCE_LIMIT = 24 * 60
"""The minutes for tables of older versions, which set none: those that outlast an update are games of days."""
OPEN, PLAYING, OVER, CLOSED = "open", "playing", "over", "closed"
"""The status of a table: waiting for players, playing, finished, or closed before the end."""


class Chair(msgspec.Struct, frozen=True):
    """Who has a seat: nobody, a player, a bot, or a player for whom a bot plays."""

    player: str | None = None
    bot: str | None = None
    name: str = ""
    """The name of a bot that has a seat of its own, if it was given one."""

    @property
    def is_empty(self) -> bool:
        """Whether the seat is free."""
        return self.player is None and self.bot is None

    @property
    def is_human(self) -> bool:
        """Whether a player, and no bot, decides for this seat."""
        return self.player is not None and self.bot is None


def seat_of(player: str, chairs: Sequence[Chair]) -> int | None:
    """Return the seat of a player among these; None for somebody without one."""
    wanted = folded(player)
    return next((n for n, c in enumerate(chairs) if c.player is not None and folded(c.player) == wanted), None)


class Outdated(msgspec.Struct, frozen=True):
    """Why a game is on hold: it was played with older rules, and today's agree with only a part of it."""

    rules: int
    known: int
    after: int
    """The number of the last entry that today's rules agree with."""
    total: int
    """The number of moves that were played."""


class SharedTable:
    """A table at one moment. It is changed through the acts of `saves.tables.acts`."""

    def __init__(self, row: TableRow) -> None:
        """Set up a table before its first entry; raises `TableError`."""
        if row.format > FORMAT:
            raise TableError("table-newer", row.id, version=row.format, known=FORMAT)
        self.id = row.id
        self.word = row.word
        self.created = row.created
        self._header = _header(row)
        self._follower = Follower(_opened(row.id, self._header), first=1)
        self.outdated: Outdated | None = None
        """Why the game is on hold, if a change of the rules has stopped it."""
        self._void: list[range] = []
        """The ranges of entries that are void."""
        self.owner = row.owner
        self.chairs = [Chair()] * len(self._header.seats)
        self.status = OPEN
        self.version = 0
        self.changed = row.created
        """When something last happened that everybody may know of: lists are sorted by it."""
        self.notes: list[Note] = []
        self.absence_limit: int | None = OLDER_ABSENCE_LIMIT
        """Minutes after which the owner may hand an absent player's seat to a bot; None if only the others' consent
        allows it."""
        self.undo_request: UndoRequest | None = None
        self.stand_in_request: StandInRequest | None = None
        self.result: Result | None = None
        self.redo_seat: int | None = None
        """The seat whose undo can be redone."""
        self.since = row.created
        """When the turn of the seats that are to decide now began."""
        self._changed_at = [0] * len(self.chairs)
        """By seat, the last entry that changed its decision: see `has_changed_for`."""
        self._staying = 0
        """How many moves follow that an undo has taken back, and that are played again at once."""
        self._views: dict[int | None, SeenMatch] = {}

    # Seats and players

    @property
    def match(self) -> Match:
        """The game, with what every seat has sealed."""
        return self._follower.match

    @property
    def header(self) -> Header:
        """The header for a record of this table, with the seats as they are now.

        Its seed would reveal every pile: show `public_header` instead.
        """
        return msgspec.structs.replace(self._header, seats=tuple(self.seat_named(n) for n in range(len(self.chairs))))

    @property
    def public_header(self) -> Header:
        """The header as it may be shown: without its seed until the game is over."""
        return self.header if self.status == OVER else msgspec.structs.replace(self.header, seed=0)

    @property
    def private(self) -> bool:
        """Whether an invitation word is needed to enter."""
        return bool(self.word)

    @property
    def humans(self) -> tuple[int, ...]:
        """The seats for which players, and no bots, decide."""
        return tuple(seat for seat, chair in enumerate(self.chairs) if chair.is_human)

    @property
    def players(self) -> tuple[str, ...]:
        """All players with a seat, including those for whom a bot plays."""
        return tuple(chair.player for chair in self.chairs if chair.player is not None)

    def seat_named(self, seat: int) -> Seat:
        """Return a seat as in a record's header: a bot that stands in for a player has the player's name."""
        chair = self.chairs[seat]
        if chair.name:
            # A player of that name may have sat down after the bot.
            taken = {folded(player) for player in self.players}
            named = next(name for ending in endings(" ") if folded(name := chair.name + ending) not in taken)
        else:
            named = chair.player or (f"{chair.bot.capitalize()} {seat + 1}" if chair.bot else "")
        return Seat(named, chair.bot or HUMAN)

    def seat_of(self, player: str) -> int | None:
        """Return the seat of a player; None for a watcher."""
        return seat_of(player, self.chairs)

    def is_owner(self, player: str) -> bool:
        """Whether this player owns the table."""
        return folded(player) == folded(self.owner)

    def admits(self, player: str, word: str = "") -> bool:
        """Whether a player may enter, to take a seat or to watch."""
        invited = not self.word or folded(word.strip()) == folded(self.word)
        return invited or self.is_owner(player) or self.seat_of(player) is not None

    # Decisions

    def turn(self) -> tuple[int, ...]:
        """List the seats that may decide now."""
        return tuple(each.seat for each in self.match.decisions) if self.is_on else ()

    @property
    def is_on(self) -> bool:
        """Whether the game can be played: it has begun, is not over and is not on hold."""
        return self.status == PLAYING and self.outdated is None

    def bot_to_move(self) -> tuple[int, str] | None:
        """Return a seat that a bot is to decide for now, and the bot's level."""
        for seat in self.turn():
            level = self.chairs[seat].bot
            if level is not None:
                return seat, level
        return None

    def has_changed_for(self, seat: int, since: int) -> bool:
        """Whether a seat's decision, or what it is based on, has changed after version `since`.

        Chat changes nothing, nor does what other seats seal before the reveal.
        """
        return self._changed_at[seat] > since

    @property
    def problem(self) -> TableError | None:
        """The problem to report while the game is on hold; None otherwise."""
        if (old := self.outdated) is None:
            return None
        moves = self.public_moves()
        return TableError("table-outdated", self.id, rules=old.rules, known=old.known, moves=moves, total=old.total)

    # Views

    def seen_by(self, seat: int | None) -> SeenMatch:
        """Return the match as a seat, or with None a watcher, may see it: state, history and decisions."""
        if seat not in self._views:
            self._views[seat] = SeenMatch(self.match, seat, self.humans)
        return self._views[seat]

    def public_moves(self, since: int = 0) -> int:
        """Return the number of moves that everybody may know of, from move number `since` of the whole match on."""
        return public_moves(self.match, since)

    # Folding

    def after(self, entries: Sequence[Logged]) -> "SharedTable":
        """Return the table after these entries; raises `TableError` at the first that does not fit."""
        table = object.__new__(SharedTable)
        table.__dict__.update(self.__dict__)
        table._follower = self._follower.copy(self.match.copy())
        table._void = self._void + log.void_ranges(entries)
        table.chairs, table.notes, table._changed_at = list(self.chairs), list(self.notes), list(self._changed_at)
        table._views = {}
        for logged in entries:
            table._take(logged)
        return table

    def _take(self, logged: Logged) -> None:
        if logged.seq != self.version + 1:
            raise TableError("table-damaged", self.id, logged.seq)
        try:
            entry = log.decode(logged.body)
        except log.EntryError:
            raise TableError("table-damaged", self.id, logged.seq) from None
        before = self._asked()
        undone = undoing(self.match, entry)
        try:
            self._fold(logged.seq, entry)
        except MismatchError as misfit:
            if misfit.kind == "newer":
                raise TableError("table-newer", self.id, logged.seq, **misfit.more) from None
            raise TableError("table-damaged", self.id, logged.seq) from None
        except (LookupError, _MismatchError):
            raise TableError("table-damaged", self.id, logged.seq) from None
        self.version = logged.seq
        if isinstance(entry, log.Undo):
            self._staying = undone.staying
            self.notes = renumbered(self.notes, self.match, undone)
        self._update(entry, note_of(logged, entry, self.match, undone), before, self._asked())

    def _asked(self) -> "_Asked":
        decisions = self.match.decisions if self.is_on else []
        secret = self.match.state.revealed if any(each.sealed for each in decisions) else None
        return _Asked(frozenset(each.seat for each in decisions), secret)

    def _update(self, entry: Entry, note: Note, before: "_Asked", after: "_Asked") -> None:
        """Update the notes, the seats whose decisions changed, the undo request, and the time their turn began.

        What a seat seals changes its own decision alone, and gets no note while that seat is still to decide. What can
        be undone on request was revealed before, so the request stays.
        """
        is_hidden = False
        match entry:
            case log.MoveEntry() | log.Undo() | log.Redo():
                is_secret = before.secret is not None and before.secret == after.secret
                is_hidden = is_secret and entry.seat in before.seats & after.seats
                self._mark_changed(note.seq, entry.seat if is_secret else None)
                self.undo_request = self.undo_request if is_secret else None
                if not is_hidden and not isinstance(entry, log.Undo):
                    self._end_stand_in_request(entry.seat)
            case log.StandIn() | log.Return():
                self._mark_changed(note.seq, entry.seat)
                self._end_stand_in_request(entry.seat)
            case log.Resume():
                self._mark_changed(note.seq)
        if not is_hidden and not isinstance(entry, log.MoveEntry | log.Position | log.AbsenceLimit):
            self.notes.append(note)
        is_played_again = isinstance(entry, log.MoveEntry) and self._staying > 0
        self._staying -= is_played_again
        if not is_hidden and not is_played_again:
            self.changed = note.at
        # When one of several seats that decide in secret has done so, the turn of the others goes on.
        is_still_asked = is_hidden or after.seats < before.seats
        if isinstance(entry, log.GameEntry | log.Start | log.Resume) and not is_still_asked:
            self.since = note.at

    def _fold(self, seq: int, entry: Entry) -> None:
        match entry:
            case _ if log.is_void(seq, entry, self._void):
                pass
            case log.MoveEntry() | log.Undo() | log.Redo() | log.Position() | log.End():
                self._fold_game(seq, entry)
            case log.Resume():
                self._resume(entry)
            case log.Sit():
                self.chairs[entry.seat] = Chair(player=entry.player)
            case log.Leave():
                self.chairs[entry.seat] = Chair()
            case log.PutBot():
                self.chairs[entry.seat] = Chair(bot=entry.level, name=entry.name if entry.level is not None else "")
            case log.StandIn():
                self.chairs[entry.seat] = Chair(self.chairs[entry.seat].player, entry.level)
            case log.Return():
                self.chairs[entry.seat] = Chair(self.chairs[entry.seat].player)
            case log.Start():
                self.status = PLAYING
            case log.HandOver():
                self.owner = entry.player
            case log.Close():
                self.status = CLOSED
            case log.Ask():
                self.undo_request = UndoRequest(entry.seat, len(self.match.entries) - entry.count)
            case log.Agree() if self.undo_request is not None:
                agreed = self.undo_request.agreed | {entry.seat}
                self.undo_request = msgspec.structs.replace(self.undo_request, agreed=agreed)
            case log.Decline():
                self.undo_request = None
            case log.AbsenceLimit():
                self.absence_limit = entry.minutes
            case log.AskStandIn():
                self.stand_in_request = StandInRequest(entry.seat, entry.absent, entry.level)
            case log.AgreeStandIn() if self.stand_in_request is not None:
                agreed = self.stand_in_request.agreed | {entry.seat}
                self.stand_in_request = msgspec.structs.replace(self.stand_in_request, agreed=agreed)
            case log.DeclineStandIn():
                self.stand_in_request = None
            case log.Agree() | log.AgreeStandIn() | log.Say():
                pass
        # For undo, a player for whom a bot plays still counts as human: others cannot undo beyond their decisions.
        self.match.humans = frozenset(n for n, chair in enumerate(self.chairs) if chair.player is not None)

    def _fold_game(self, seq: int, entry: log.GameEntry) -> None:
        self._follow(seq, entry)
        match entry:
            case log.MoveEntry():
                self.redo_seat = None
            case log.Undo():
                self.redo_seat = entry.seat if self._can_redo() else None
                self.status, self.result = PLAYING, None
            case log.Redo():
                self.redo_seat = entry.seat if self._can_redo() else None
            case log.End():
                self.status, self.result = OVER, entry.result

    def _can_redo(self) -> bool:
        # While seats decide in secret, what can be redone would depend on what others have done.
        return self.match.can_redo and not any(each.sealed for each in self.match.decisions)

    def _follow(self, seq: int, entry: log.GameEntry) -> None:
        """Play an entry of the game; where older rules differ, put the game on hold at the last position in common."""
        line = log.line_of(entry)
        assert line is not None
        if self.outdated is None:
            try:
                self._follower.take(seq, line)
                return
            except MismatchError as misfit:
                rules, known = self._header.rules, self.match.game.rules_version
                if not misfit.may_be_rules or rules >= known:
                    raise
                total = len(self.match.entries)
                self.outdated = Outdated(rules, known, self._follower.return_to_agreement(misfit), total)
        self.outdated = msgspec.structs.replace(self.outdated, total=self.outdated.total + moves_by(line))

    def _resume(self, entry: log.Resume) -> None:
        known = self.match.game.rules_version
        if entry.rules > known:
            raise TableError("table-newer-rules", self.id, rules=entry.rules, known=known)
        # A later change of the rules may have stopped the game even earlier: then it stays on hold.
        if self.outdated is not None and self.outdated.after < entry.after:
            return
        if len(self.match.entries) != entry.moves:
            raise _MismatchError
        self.match.drop_after(entry.moves)
        self.outdated = self.undo_request = self.redo_seat = None
        self._header = msgspec.structs.replace(self._header, rules=entry.rules)

    def _end_stand_in_request(self, seat: int) -> None:
        """End the request once the player of the seat who was away plays again, or a bot does."""
        if self.stand_in_request is not None and seat == self.stand_in_request.absent:
            self.stand_in_request = None

    def _mark_changed(self, seq: int, seat: int | None = None) -> None:
        for each in range(len(self._changed_at)) if seat is None else (seat,):
            self._changed_at[each] = seq


class _Asked(NamedTuple):
    """The seats that are to decide; `secret` is the count of revelations if they decide in secret, else None."""

    seats: frozenset[int]
    secret: int | None


class _MismatchError(Exception):
    """An entry that contradicts the game before it."""


def _header(row: TableRow) -> Header:
    try:
        return msgspec.json.decode(row.header, type=Header)
    except (msgspec.MsgspecError, UnicodeError):
        raise TableError("table-damaged", row.id) from None


def _opened(table: str, header: Header) -> Match:
    try:
        return replay.opened(header)
    except replay.StartError as bad:
        if bad.kind in ("newer-rules", "missing-edition"):
            raise TableError(f"table-{bad.kind}", table, 0, **bad.more) from None
        raise TableError("table-damaged", table) from None
    except (UnknownGameError, OptionsError):
        raise TableError("table-damaged", table) from None
