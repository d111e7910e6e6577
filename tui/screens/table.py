"""The table: playing a game by keyboard, with people at one keyboard and bots."""

import asyncio
from collections.abc import Callable
from functools import partial
from typing import Any, ClassVar

from textual import events, work
from textual.binding import Binding, BindingType

from engine.agenda import Decision
from saves.journal import Journal
from saves.problems import NotWritten, SavesError
from tui.bot_names import bot_name
from tui.command_bots import is_command
from tui.command_seats import CommandSeats
from tui.screens.advising import AdvisingScreen
from tui.screens.dialogs import Confirm
from tui.selection import Option
from tui.session import Session
from tui.settings import SPEEDS
from tui.workers import BotFailed


class TableScreen(AdvisingScreen):
    """A game being played. The journal writes every move before it is shown."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("u", "undo", id="table.undo", show=False),
        Binding("ctrl+r", "redo", id="table.redo", show=False),
        Binding("ctrl+s", "save_as", id="table.save-as", show=False),
    ]

    def __init__(self, session: Session, journal: Journal) -> None:
        super().__init__(session, journal)
        self._seen = 0
        self._admitted: int | None = None
        """The person who has taken the keyboard for a secret choice."""
        self._skip = asyncio.Event()
        self._hurried = False
        self._scores_shown = False
        warn = partial(self.notify, severity="warning", timeout=10)
        self._programs = CommandSeats(session, self._ask_about_program, warn)

    def on_mount(self) -> None:
        """Say what opening the record had to say."""
        for notice in self.journal.notices:
            self.notify(self.session.words(f"record-{notice.kind}", **notice.arguments), severity="warning", timeout=8)

    async def on_unmount(self) -> None:
        """Let go of the record, and of every program that played."""
        self.journal.close()
        await self._programs.close()

    @property
    def _is_mine(self) -> bool:
        """Whether a person at this keyboard decides."""
        decision = self.scene.decision
        return decision is not None and decision.seat in self.match.humans and not self.journal.read_only

    # Showing the position

    def present(self) -> None:
        """Show the position and whose decision it is; let the bots go on if it is theirs."""
        scene = self.scene
        self._pass_by_windows()
        scene.state = self.match.state
        scene.decision = self._decision()
        self._confirming = False
        self.looking_at = None
        self.view.inspecting = False
        self.put_hint_away()
        self.tell_log(self.match.entries, self._seen)
        if scene.decision is None:
            self._show_end()
        elif self._is_mine and self._is_admitted(scene.decision):
            self._hurried = False
            self.ask(scene.decision)
        else:
            self._wait()
        self.view.place_panels()
        self.view.redraw()
        self.mark()
        if scene.decision is not None and not self.journal.read_only:
            if not self._is_mine:
                self._let_bots_play()
            elif not self._is_admitted(scene.decision):
                self._draw_curtain(scene.decision.seat)
        if self.match.is_over and not self._scores_shown:
            self._scores_shown = True
            self.action_scores()

    def _decision(self) -> Decision | None:
        """Give the decision to be shown: bots answer first, and then one person after the other."""
        decisions = self.match.decisions
        bots = [each for each in decisions if each.seat not in self.match.humans]
        return next(iter(bots or decisions), None)

    def _pass_by_windows(self) -> None:
        """Go on where a person could only exchange something and does not want to be asked."""
        while not self.session.settings.windows and not self.journal.read_only:
            decision = self._decision()
            if decision is None or decision.seat not in self.match.humans or not self.boards.is_window(decision.asks):
                return
            if not self._written(partial(self.journal.play, decision.moves[0], decision.seat)):
                return

    def _is_admitted(self, decision: Decision) -> bool:
        """Whether the right person sits at the keyboard: what is secret is asked behind a curtain."""
        return not decision.sealed or len(self.match.humans) == 1 or self._admitted == decision.seat

    def _draw_curtain(self, seat: int) -> None:
        from tui.screens.curtain import CurtainScreen

        def admit(_ready: bool | None) -> None:
            self._admitted = seat
            self.present()

        if not isinstance(self.app.screen, CurtainScreen):
            self.app.push_screen(CurtainScreen(self.session, self.scene, seat), admit)

    def revelation_is_final(self) -> bool:
        """Whether undo stops at what is revealed: not for one person against bots, nor where the table allows it."""
        return not (self.match.free_undo or len(self.match.humans) == 1)

    def retranslate(self) -> None:
        """Say everything anew, and stay on the answer and the board one was on."""
        before, in_list, looking_at, tab = self.selection, self._in_list, self.looking_at, self.scene.tab
        super().retranslate()
        self.scene.tab = tab
        self.view.place_panels()
        self.view.redraw()
        if self.selection.options and before.options:
            self.selection.narrowed, self.selection.index, self._in_list = before.narrowed, before.index, in_list
            self._moved()
        if looking_at is not None:
            self.look_at(looking_at)

    def _wait(self) -> None:
        """Show that someone else decides, and what happened since one's own last decision."""
        scene, decision = self.scene, self.scene.decision
        assert decision is not None
        name = scene.player(decision.seat)
        prompt = scene.words(f"wait-{decision.asks}", seat=name)
        if self.journal.read_only:
            prompt = scene.words("table-read-only")
        news = [(text, "faint") for _, text in self.told[self._seen :][-12:]]
        self.show_nothing_to_choose(f"{scene.glyphs.seats[decision.seat]} {name}", prompt, news)

    def _show_end(self) -> None:
        """Show that the game is over and who won."""
        words, result = self.scene.words, self.scene.standings
        winners = words.listed([self.scene.player(seat) for seat in result.winners])
        prompt = words("table-winners", count=len(result.winners), winners=winners)
        messages = [(words(f"decided-{result.decided_by}"), "ink"), (words("table-over"), "faint")]
        self.show_nothing_to_choose(words("phase-over"), prompt, messages)

    def play_option(self, option: Option) -> None:
        """Play a move of the person at the keyboard; one that ends the round may want a second key."""
        decision = self.scene.decision
        assert decision is not None
        if not self._confirming and self.session.settings.confirm == "pass" and self.boards.ends_round(option.move):
            self._confirming = True
            self._show_options()
            self.view.decision.redraw()
            self.mark()
            return
        self._seen = len(self.told)
        self._admitted = None
        before = len(self.match.entries)
        if self._written(lambda: self.journal.play(option.move, decision.seat)):
            self.flash_since(before)
            self.played(option.move)
        self.present()

    def _written(self, change: Callable[[], Any]) -> bool:
        """Change the game through the journal; what cannot be written does not happen, and is said."""
        try:
            change()
        except NotWritten as problem:
            self._say(problem)
            return False
        return True

    def _say(self, problem: SavesError) -> None:
        self.notify(self.session.words(f"record-{problem.kind}", **problem.arguments), severity="error", timeout=10)

    # Going back

    def action_back(self) -> None:
        """Leave what is open: a look around, a question asked twice, a narrowed list, half an action."""
        decision = self.scene.decision
        half = self.selection.options and decision is not None and not decision.opens_turn
        if not self.close_what_is_open() and half:
            self.action_undo()

    def _undo_refusal(self) -> str | None:
        """Say why nothing can be taken back, or None if something can."""
        if self.journal.read_only:
            return "read-only"
        seat = self.match.last_human_seat()
        return "nothing" if seat is None else self.match.undo_refusal(seat)

    def action_undo(self) -> None:
        """Take back the last decision of the person at the keyboard, or say why not."""
        reason = self._undo_refusal()
        if reason is not None:
            self.notify(self.scene.words(f"undo-{reason}"), timeout=4)
            return
        seat = self.match.last_human_seat()
        assert seat is not None
        self._stop_bots()
        self._scores_shown = False
        self.flashes = set()
        self._take_back(seat)
        self.taken_back()
        self.present()

    def _take_back(self, seat: int) -> None:
        """Return to the last decision of a person that they were really asked."""
        while self._written(lambda: self.journal.undo(seat)):
            decision = self._decision()
            passed_by = decision is not None and self.boards.is_window(decision.asks)
            if self.session.settings.windows or not passed_by or self.match.undo_refusal(seat) is not None:
                return

    def action_redo(self) -> None:
        """Play again what the last undo took back."""
        if self.match.can_redo and not self.journal.read_only:
            self._stop_bots()
            self._seen = len(self.told)
            before = len(self.match.entries)
            self._written(self.journal.redo)
            self.flash_since(before)
            self.present()
        else:
            self.notify(self.scene.words("redo-nothing"), timeout=3)

    # Bots

    @work(exclusive=True, group="bots")
    async def _let_bots_play(self) -> None:
        """Play the bots' moves one by one, each shown for a while, until a person must decide."""
        while self._bot_decides():
            decision = self._decision()
            assert decision is not None
            seat = decision.seat
            try:
                move = await self._bot_move(seat)
            except BotFailed:
                self.notify(self.scene.words("table-bot-failed", seat=self.scene.player(seat)), severity="error")
                move = decision.moves[0]
            before = len(self.match.entries)
            try:
                happened = self.journal.play(move, seat)
            except NotWritten as problem:
                self._say(problem)
                return
            if happened and not self._hurried and self._bot_decides():
                self.flash_since(before)
                self._narrate()
                await self._pause(SPEEDS[self.session.settings.speed])
        self.flash_since(self._first_unseen())
        self.present()

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
        decision = self._decision()
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
        self.scene.decision = self._decision()
        self.tell_log(self.match.entries, self._seen)
        if self.scene.decision is not None and self.looking_at is None:
            self._wait()
        self.view.redraw()
        self.mark()

    async def _pause(self, seconds: float) -> None:
        """Leave time to read; any key ends all waiting until a person decides."""
        self._skip.clear()
        try:
            await asyncio.wait_for(self._skip.wait(), seconds)
            self._hurried = True
        except TimeoutError:
            pass

    def _stop_bots(self) -> None:
        self.workers.cancel_group(self, "bots")

    async def on_event(self, event: events.Event) -> None:
        """Let any key end the waiting for bots."""
        if isinstance(event, events.Key):
            self._skip.set()
        await super().on_event(event)

    # Keys and other screens

    def key_names(self) -> list[str]:
        """List the keys that do something now."""
        if self.match.is_over:
            return ["scores", "story", "log", "undo", "inspect", "rules", "leave", "help"]
        if not self.selection.options and self.view.decision.dial is None:
            return ["skip", "inspect", "rules", "scores", "log", "leave", "help"]
        if self.view.hinting:
            return self.hint_keys()
        names = self.choosing_keys()
        names += ["undo"] if self._undo_refusal() is None else []
        names += ["redo"] if self.match.can_redo else []
        names += ["hint"] if self.can_be_advised() else []
        return [*names, "inspect", "leave", "jump", "panel", "rules", "scores", "log", "help"]

    def key_groups(self) -> dict[str, tuple[str, ...]]:
        """List all keys of the table by group."""
        return {
            "choosing": ("walk", "choose", "digits", "amount", "dial", "asides", "panel", "page", "jump", "back"),
            "time": ("undo", "redo", "skip"),
            "knowing": ("hint", "inspect", "rules", "scores", "story", "log", "tabs", "next-player"),
            "game": ("save-as", "palette", "leave", "help"),
        }

    def show_moment(self, index: int | None) -> None:
        """Open the replay at a move."""
        if index is not None:
            from tui.screens.replay import ReplayScreen

            teller = self.teller if self.can_tell_story() else None
            self.app.push_screen(ReplayScreen(self.session, self.journal, at=index, teller=teller))

    def show_turn(self, index: int | None) -> None:
        """Open the replay where a turn was decided."""
        self.show_moment(index)

    def after_scores(self, wish: str | None) -> None:
        """Play again, watch the game, or go home."""
        if wish == "rematch":
            self.pavilion.rematch(self.journal.header)
        elif wish == "replay":
            self.show_moment(0)
        elif wish == "home":
            self.action_leave()
        else:
            super().after_scores(wish)

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
