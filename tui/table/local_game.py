"""A game on this machine: people at one keyboard and bots. The journal writes every move before it is shown."""

import asyncio
from collections.abc import Callable, Sequence
from contextlib import suppress
from pathlib import Path
from typing import Any, Protocol

from engine.agenda import Decision
from engine.match import Match
from saves.problems import NotSavedError
from saves.records.journal import Journal
from saves.records.record import Header, Seat
from tui.bots.pool import BotError
from tui.table.scene import AnyScene
from tui.table.source import Change, Ending, ExchangePauses, Line, Presenter, Remark, ShownGame

FIRST_RETRY = 1.0
LAST_RETRY = 30.0
"""Seconds before a bot's move that could not be saved is tried again: twice as long each time, up to this."""
SLOW_DISK = 1.0
"""Seconds to wait for the disk before that is reported."""


class SeatBots(Protocol):
    """Chooses moves for the seats that no person has."""

    def subscribe(self, presenter: Presenter) -> None:
        """Ask the player through a presenter, where there is something to ask."""

    async def choose(self, match: Match, seat: Seat, number: int) -> Any:
        """Choose a move for a seat; raises `BotError`."""

    async def close(self) -> None:
        """End every program that plays."""


class LocalGame:
    """A journal's game, with its bots' turns, exchange pauses and the curtain before secret decisions."""

    def __init__(self, journal: Journal, bots: SeatBots, pauses: ExchangePauses) -> None:
        self.journal = journal
        self._bots = bots
        self._pauses = pauses
        self._presenter: Presenter
        self._admitted: int | None = None
        self.unsaved: NotSavedError | None = None
        """Why the bot to move cannot: its move could not be saved, and is tried again."""

    def subscribe(self, presenter: Presenter) -> None:
        """Report every change to a presenter, and what opening the record had to say."""
        self._presenter = presenter
        self._bots.subscribe(presenter)
        presenter.notices.record(self.journal.notices)

    async def close(self) -> None:
        """Close the record, and every program that plays."""
        self.journal.close()
        await self._bots.close()

    @property
    def match(self) -> Match:
        """The game itself."""
        return self.journal.match

    @property
    def header(self) -> Header:
        """How it began, and who plays."""
        return self.journal.header

    @property
    def path(self) -> Path:
        """Where the record is."""
        return self.journal.path

    @property
    def is_active(self) -> bool:
        """Whether moves can be made: not in a record opened read-only."""
        return not self.journal.read_only

    # Whose decision it is

    def decision(self) -> Decision | None:
        """Return the decision to show: bots answer first, and then one person after the other."""
        decisions = self.match.decisions
        bots = [each for each in decisions if each.seat not in self.match.humans]
        return next(iter(bots or decisions), None)

    def is_mine(self, decision: Decision) -> bool:
        """Whether a person at this keyboard takes a decision."""
        return decision.seat in self.match.humans and self.is_active

    def curtain(self, decision: Decision) -> int | None:
        """Return the seat that must take the keyboard first because the decision is secret, or None."""
        alone = len(self.match.humans) == 1
        return None if not decision.sealed or alone or self._admitted == decision.seat else decision.seat

    def admit(self, seat: int) -> None:
        """Note that a seat has the keyboard for its secret decision."""
        self._admitted = seat

    def _bot_decision(self) -> Decision | None:
        decision = self.decision()
        return decision if decision is not None and decision.seat not in self.match.humans else None

    # Playing, undo and redo

    def play(self, move: Any) -> None:
        """Play a move of the person at the keyboard, once the move before is on the disk."""
        decision = self.decision()
        assert decision is not None
        self._once_synced(lambda: self._play(move, decision.seat))

    def _play(self, move: Any, seat: int) -> None:
        self._admitted = None
        before = len(self.match.entries)
        if self._saved(lambda: self.journal.play(move, seat), "table-move-unsaved"):
            self._presenter.changed(Change(since=before, is_own=True, played=move))
        else:
            self._presenter.changed(Change())

    def undo_refusal(self) -> str | None:
        """Return why nothing can be undone, or None if something can."""
        if not self.is_active:
            return "read-only"
        seat = self.match.last_human_seat()
        return "nothing" if seat is None else self.match.undo_refusal(seat)

    def undo(self) -> None:
        """Undo the last decision of the person at the keyboard, or report why not."""
        reason = self.undo_refusal()
        if reason is not None:
            self._presenter.notices.say(f"undo-{reason}")
            return
        self._presenter.cancel("bots")
        self._once_synced(self._undo)

    def _undo(self) -> None:
        self._presenter.cancel("bots")  # they may have been started again while the disk was awaited
        seat = self.match.last_human_seat()
        assert seat is not None
        while self._saved(lambda: self.journal.undo(seat)):
            if not self._pauses.undo_reaches_further(self.decision(), self.match, seat):
                break
        self._presenter.changed(Change(undone=True))

    @property
    def can_redo(self) -> bool:
        """Whether something undone can be redone."""
        return self.match.can_redo

    def redo(self) -> None:
        """Redo what the last undo took back, or report that there is nothing."""
        if self.can_redo and self.is_active:
            self._presenter.cancel("bots")
            self._once_synced(self._redo)
        else:
            self._presenter.notices.say("redo-nothing", 3)

    def _redo(self) -> None:
        self._presenter.cancel("bots")
        before = len(self.match.entries)
        self._saved(self.journal.redo)
        self._presenter.changed(Change(since=before, is_own=True))

    def settle(self) -> None:
        """Pass the exchange pauses that nobody wants to be asked about."""
        self.unsaved = None
        while self.is_active:
            decision = self.decision()
            if decision is None or not self.is_mine(decision) or not self._pauses.skips(decision):
                return
            if not self._saved(lambda asked=decision: self.journal.play(asked.moves[0], asked.seat)):  # type: ignore[misc]
                return

    # The disk

    def _saved(self, change: Callable[[], Any], message: str = "record-not-written") -> bool:
        """Change the game through the journal; what cannot be written does not happen, and is reported."""
        try:
            change()
        except NotSavedError as problem:
            self._presenter.notices.not_saved(problem, message)
            return False
        self._presenter.notices.record(self.journal.notices)
        return True

    def _once_synced(self, change: Callable[[], None]) -> None:
        """Change the game once the change before is on the disk: at once, unless the disk is slow."""
        self._presenter.cancel("disk")  # what still waits was meant for the position that this changes
        if self.journal.pending is None:
            change()
        else:
            self._presenter.spawn(lambda: self._when_synced(change), "disk", exclusive=True)

    async def _when_synced(self, change: Callable[[], None]) -> None:
        await self._synced()
        change()

    async def _synced(self) -> None:
        """Wait until the disk has everything that was played, and report if that takes long."""
        pending, loop, synced = self.journal.pending, asyncio.get_running_loop(), asyncio.Event()
        if pending is None:
            return

        def note(_: object) -> None:
            with suppress(RuntimeError):  # the app was closed meanwhile
                loop.call_soon_threadsafe(synced.set)

        pending.add_done_callback(note)
        try:
            async with asyncio.timeout(SLOW_DISK):
                await synced.wait()
        except TimeoutError:
            self._presenter.notices.slow_disk()
            await synced.wait()

    # Bots

    def proceed(self) -> None:
        """Start the bots if it is for them to decide."""
        if self.is_active and self._bot_decision() is not None:
            self._presenter.spawn(self._play_bots, "bots", exclusive=True)

    async def _play_bots(self) -> None:
        """Play the bots' moves one by one, each shown for a while, until a person must decide."""
        while (decision := self._bot_decision()) is not None:
            seat = decision.seat
            try:
                move = await self._bots.choose(self.match, self.header.seats[seat], seat)
            except BotError:
                self._presenter.notices.error("table-bot-failed", seat=self.header.seats[seat].name)
                move = decision.moves[0]
            happened = await self._play_when_possible(move, seat)
            if happened and self._bot_decision() is not None:
                await self._presenter.narrate(len(self.match.entries))
        self._presenter.changed(Change(since=self._first_unseen()))

    async def _play_when_possible(self, move: Any, seat: int) -> Any:
        """Play a bot's move; while it cannot be saved, try again, later each time or at any key."""
        retry = FIRST_RETRY
        while True:
            await self._synced()
            try:
                happened = self.journal.play(move, seat)
            except NotSavedError as problem:
                if self.unsaved is None:
                    self._presenter.notices.not_saved_by_bot(problem, self.header.seats[seat].name)
                self.unsaved = problem
            else:
                self.unsaved = None
                self._presenter.notices.record(self.journal.notices)
                return happened
            await self._presenter.wait(retry)
            retry = min(2 * retry, LAST_RETRY)

    def _first_unseen(self) -> int:
        """Return the number of the first move since the last decision of a person."""
        entries = self.match.entries
        index = len(entries)
        while index and entries[index - 1].seat not in self.match.humans:
            index -= 1
        return index

    # What is shown

    @property
    def can_tell_story(self) -> bool:
        """Whether the story may be told: not while the game is being played."""
        return self.match.is_over

    @property
    def is_held_up(self) -> bool:
        """Whether a bot's move waits for the disk."""
        return self.unsaved is not None

    @property
    def seen_at_start(self) -> int:
        """Nothing is old news when the table is opened: the log shows how the game came here."""
        return 0

    def seats(self, scene: AnyScene) -> tuple[Seat, ...]:
        """Return the seats as the record names them."""
        return self.header.seats

    def remarks(self, scene: AnyScene) -> Sequence[Remark]:
        """List nothing: at one keyboard people talk."""
        return ()

    def prompt(self, scene: AnyScene, decision: Decision) -> str:
        """Return what the table waits for, or that nothing can be played here."""
        if not self.is_active:
            return scene.words("table-read-only")
        return scene.words(f"wait-{decision.asks}", seat=scene.player(decision.seat))

    def news(self, scene: AnyScene, decision: Decision) -> list[Line] | None:
        """Return why a bot's move cannot be saved."""
        if self.unsaved is None:
            return None
        return [(self._presenter.notices.bot_not_saved(self.unsaved, scene.player(decision.seat)), "ink")]

    def ending(self, scene: AnyScene) -> Ending | None:
        """Return None: the game has simply ended."""
        return None

    def note(self, scene: AnyScene) -> str:
        """Return nothing: nobody elsewhere asks for anything."""
        return ""

    def as_shown(self) -> ShownGame:
        """Return the journal."""
        return self.journal
