"""The table: playing a game by keyboard, with people at one keyboard and bots."""

import asyncio
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from typing import Any, ClassVar

from textual import work
from textual.binding import Binding, BindingType

from engine.agenda import Decision
from engine.story import Moment
from saves.problems import NotSavedError
from saves.records.journal import Journal
from tui.bots.external.bot import is_command
from tui.bots.external.seats import ExternalSeats
from tui.bots.names import bot_name
from tui.bots.pool import BotError
from tui.screens.dialogs import Confirm
from tui.session import Session
from tui.settings import SPEEDS
from tui.table.playing import PlayingScreen
from tui.table.selection import Option

FIRST_RETRY = 1.0
LAST_RETRY = 30.0
"""Seconds to wait before a bot's move that could not be saved is tried again: twice as long each time, up to this."""
SLOW_DISK = 1.0
"""Seconds to wait for the disk before that is said."""


class TableScreen(PlayingScreen):
    """A game being played. The journal writes every move before it is shown."""

    journal: Journal
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("ctrl+s", "save_as", id="table.save-as", show=False),
    ]

    def __init__(self, session: Session, journal: Journal) -> None:
        super().__init__(session, journal)
        self._admitted: int | None = None
        """The person who has taken the keyboard for a secret choice."""
        self._noticed = 0
        """How many of the journal's notices were said."""
        self._unsaved: NotSavedError | None = None
        """Why the bot to move cannot: its move could not be saved, and is tried again."""
        warn = partial(self.notify, severity="warning", timeout=10)
        self._programs = ExternalSeats(session, self._ask_about_program, warn)

    def on_mount(self) -> None:
        """Say what opening the record had to say."""
        self._tell_notices()

    async def on_unmount(self) -> None:
        """Let go of the record, and of every program that played."""
        self.journal.close()
        await self._programs.close()

    def _tell_notices(self) -> None:
        """Show the journal's notices that were not shown yet."""
        for notice in self.journal.notices[self._noticed :]:
            self.notify(self.session.words.notice(notice), severity="warning", timeout=8)
        self._noticed = len(self.journal.notices)

    @property
    def _is_mine(self) -> bool:
        """Whether a person at this keyboard decides."""
        decision = self.scene.decision
        return decision is not None and decision.seat in self.match.humans and not self.journal.read_only

    # Showing the position

    def present(self) -> None:
        """Show the position and whose decision it is; let the bots go on if it is theirs."""
        self._unsaved = None
        self._pass_by_windows()
        self.show_position()
        decision = self.scene.decision
        if decision is not None and not self.journal.read_only:
            if not self._is_mine:
                self._let_bots_play()
            elif not self._is_admitted(decision):
                self._draw_curtain(decision.seat)
        self.show_scores_once()

    def is_answered_here(self) -> bool:
        """Whether the right person sits at the keyboard to take the decision shown."""
        return self._is_mine and self.scene.decision is not None and self._is_admitted(self.scene.decision)

    def asked(self) -> Decision | None:
        """Give the decision to be shown: bots answer first, and then one person after the other."""
        decisions = self.match.decisions
        bots = [each for each in decisions if each.seat not in self.match.humans]
        return next(iter(bots or decisions), None)

    def _pass_by_windows(self) -> None:
        """Go on where a person could only exchange something and does not want to be asked."""
        while not self.session.settings.windows and not self.journal.read_only:
            decision = self.asked()
            if decision is None or decision.seat not in self.match.humans or not self.boards.is_window(decision.asks):
                return
            if not self._written(partial(self.journal.play, decision.moves[0], decision.seat)):
                return

    def _is_admitted(self, decision: Decision) -> bool:
        """Whether the right person sits at the keyboard: what is secret is asked behind a curtain."""
        return not decision.sealed or len(self.match.humans) == 1 or self._admitted == decision.seat

    def _draw_curtain(self, seat: int) -> None:
        from tui.table.curtain import CurtainScreen

        def admit(_ready: bool | None) -> None:
            self._admitted = seat
            self.present()

        if not isinstance(self.app.screen, CurtainScreen):
            self.app.push_screen(CurtainScreen(self.session, self.scene, seat), admit)

    def waits_for(self, decision: Decision) -> str:
        """Say what one waits for, or that nothing can be played here."""
        return self.scene.words("table-read-only") if self.journal.read_only else super().waits_for(decision)

    def waiting_news(self, decision: Decision) -> list[tuple[str, str]]:
        """List what happened meanwhile, or say why a bot's move cannot be saved."""
        if self._unsaved is not None:
            return [(self._why_unsaved(decision.seat, self._unsaved), "ink")]
        return super().waiting_news(decision)

    def _why_unsaved(self, seat: int, problem: NotSavedError) -> str:
        if problem.kind != "not-written":
            return self.scene.words.notice(problem)
        return self.scene.words("table-bot-unsaved", seat=self.scene.player(seat), **problem.arguments)

    def answer(self, option: Option) -> None:
        """Play a move of the person at the keyboard."""
        decision = self.scene.decision
        assert decision is not None
        self._once_synced(partial(self._play, option, decision))

    def _play(self, option: Option, decision: Decision) -> None:
        self._seen = len(self.told)
        self._admitted = None
        before = len(self.match.entries)
        if self._written(lambda: self.journal.play(option.move, decision.seat), "table-move-unsaved"):
            self.flash_since(before)
            self.played(option.move)
        self.present()

    def _written(self, change: Callable[[], Any], unsaved: str = "record-not-written") -> bool:
        """Change the game through the journal; what cannot be written does not happen, and is said."""
        try:
            change()
        except NotSavedError as problem:
            message = unsaved if problem.kind == "not-written" else f"record-{problem.kind}"
            self.notify(self.session.words(message, **problem.arguments), severity="error", timeout=10)
            return False
        self._tell_notices()
        return True

    # The disk

    def _once_synced(self, change: Callable[[], None]) -> None:
        """Change the game once the change before is on the disk: at once, unless the disk is slow."""
        if self.journal.pending is None:
            change()
        else:
            self._change_when_synced(change)

    @work(exclusive=True, group="disk")
    async def _change_when_synced(self, change: Callable[[], None]) -> None:
        await self._synced()
        change()

    async def _synced(self) -> None:
        """Wait until the disk has everything that was played, and say so if that takes long."""
        pending, loop, synced = self.journal.pending, asyncio.get_running_loop(), asyncio.Event()
        if pending is None:
            return

        def note(_: object) -> None:
            with suppress(RuntimeError):  # the app was left meanwhile
                loop.call_soon_threadsafe(synced.set)

        pending.add_done_callback(note)
        try:
            async with asyncio.timeout(SLOW_DISK):
                await synced.wait()
        except TimeoutError:
            self.notify(self.session.words("table-slow-disk"), severity="warning", timeout=8)
            await synced.wait()

    # Going back

    def undo_refusal(self) -> str | None:
        """Say why nothing can be taken back, or None if something can."""
        if self.journal.read_only:
            return "read-only"
        seat = self.match.last_human_seat()
        return "nothing" if seat is None else self.match.undo_refusal(seat)

    def action_undo(self) -> None:
        """Take back the last decision of the person at the keyboard, or say why not."""
        reason = self.undo_refusal()
        if reason is not None:
            self.notify(self.scene.words(f"undo-{reason}"), timeout=4)
            return
        self._stop_bots()
        self._once_synced(self._undo)

    def _undo(self) -> None:
        seat = self.match.last_human_seat()
        assert seat is not None
        self._scores_shown = False
        self.flashes = set()
        self._take_back(seat)
        self.taken_back()
        self.present()

    def _take_back(self, seat: int) -> None:
        """Return to the last decision of a person that they were really asked."""
        while self._written(lambda: self.journal.undo(seat)):
            decision = self.asked()
            passed_by = decision is not None and self.boards.is_window(decision.asks)
            if self.session.settings.windows or not passed_by or self.match.undo_refusal(seat) is not None:
                return

    def action_redo(self) -> None:
        """Play again what the last undo took back."""
        if self.match.can_redo and not self.journal.read_only:
            self._stop_bots()
            self._once_synced(self._redo)
        else:
            self.notify(self.scene.words("redo-nothing"), timeout=3)

    def _redo(self) -> None:
        self._seen = len(self.told)
        before = len(self.match.entries)
        self._written(self.journal.redo)
        self.flash_since(before)
        self.present()

    # Bots

    @work(exclusive=True, group="bots")
    async def _let_bots_play(self) -> None:
        """Play the bots' moves one by one, each shown for a while, until a person must decide."""
        while self._bot_decides():
            decision = self.asked()
            assert decision is not None
            seat = decision.seat
            try:
                move = await self._bot_move(seat)
            except BotError:
                self.notify(self.scene.words("table-bot-failed", seat=self.scene.player(seat)), severity="error")
                move = decision.moves[0]
            before = len(self.match.entries)
            happened = await self._play_when_possible(move, seat)
            if happened and not self._hurried and self._bot_decides():
                self.flash_since(before)
                self._narrate()
                await self.pause(SPEEDS[self.session.settings.speed])
        self.flash_since(self._first_unseen())
        self.present()

    async def _play_when_possible(self, move: Any, seat: int) -> Any:
        """Play a bot's move; while it cannot be saved, show why and try again, later each time or at any key."""
        retry = FIRST_RETRY
        while True:
            await self._synced()
            try:
                happened = self.journal.play(move, seat)
            except NotSavedError as problem:
                if self._unsaved is None:
                    self.notify(self._why_unsaved(seat, problem), severity="error", timeout=10)
                self._unsaved = problem
            else:
                self._unsaved = None
                self._tell_notices()
                return happened
            self._narrate()
            hurried = self._hurried
            await self.pause(retry)
            self._hurried = hurried
            retry = min(2 * retry, LAST_RETRY)

    async def _bot_move(self, seat: int) -> Any:
        """Let the bot or the program of a seat choose."""
        player, game, state = self.journal.header.seats[seat].player, self.match.game, self.match.state
        if is_command(player):
            return await self._programs.choose(game, state, seat, player, self.scene.player(seat))
        return await self.session.bots.choose(game, state, seat, player)

    async def _ask_about_program(self, question: str) -> bool:
        """Ask whether somebody's program may run here."""
        words = self.session.words
        stand_in = bot_name(words, self._programs.stand_in)
        dialog = Confirm(self.session, question, words("program-run"), words("program-not", stand_in=stand_in))
        answer: asyncio.Future[bool] = asyncio.get_running_loop().create_future()

        def note(yes: bool | None) -> None:
            if not answer.done():  # the bots may have been stopped meanwhile
                answer.set_result(bool(yes))

        self.app.push_screen(dialog, note)
        try:
            return await answer
        except asyncio.CancelledError:
            if dialog.is_current:
                dialog.dismiss(False)
            raise

    def _bot_decides(self) -> bool:
        decision = self.asked()
        return decision is not None and decision.seat not in self.match.humans

    def _first_unseen(self) -> int:
        """Give the number of the first move since the last decision of a person."""
        entries = self.match.entries
        index = len(entries)
        while index and entries[index - 1].seat not in self.match.humans:
            index -= 1
        return index

    def _narrate(self) -> None:
        """Show the position after a bot's move."""
        self.scene.state = self.match.state
        self.scene.decision = self.asked()
        self.tell_log(self.match.entries, self._seen)
        if self.scene.decision is not None and self.looking_at is None:
            self.show_waiting()
        self.view.redraw()
        self.mark()

    def _stop_bots(self) -> None:
        self.workers.cancel_group(self, "bots")

    # Keys and other screens

    def key_names(self) -> list[str]:
        """List the keys that do something now."""
        names = super().key_names()
        return [name if name != "skip" else "retry" for name in names] if self._unsaved is not None else names

    def action_retry(self) -> None:
        """Try at once to save a bot's move."""
        self._skip.set()

    def key_groups(self) -> dict[str, tuple[str, ...]]:
        """List all keys of the table by group."""
        return {
            "choosing": ("walk", "choose", "digits", "amount", "dial", "asides", "panel", "page", "jump", "back"),
            "time": ("undo", "redo", "skip", "retry"),
            "knowing": ("hint", "inspect", "rules", "scores", "story", "log", "tabs", "next-player"),
            "game": ("save-as", "palette", "leave", "help"),
        }

    def open_replay(self, at: int, moment: Moment | None = None) -> None:
        """Open the replay at a move, perhaps that of a moment of the story."""
        from tui.table.replay import ReplayScreen

        teller = self.teller if self.can_tell_story() else None
        self.app.push_screen(ReplayScreen(self.session, self.journal, at, teller, moment))

    def rematch(self) -> None:
        """Begin another game with the same players."""
        self.pavilion.rematch(self.journal.header)

    def action_save_as(self) -> None:
        """Keep a copy of the game under another name."""
        self.pavilion.save_copy(self.journal)

    def action_leave(self) -> None:
        """Go home; the game is saved already."""
        self._stop_bots()
        self.pavilion.go_home()

    def commands(self) -> dict[str, Callable[[], Any]]:
        """Give the commands of the table by the names of their keys."""
        return {
            "undo": self.action_undo,
            "redo": self.action_redo,
            "hint": self.action_hint,
            **({"story": self.action_story} if self.can_tell_story() else {}),
            "save-as": self.action_save_as,
            **super().commands(),
        }
