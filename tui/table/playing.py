"""Playing: puts decisions to the person at the keyboard, shows what others do, and how the game ends."""

import asyncio
from typing import TYPE_CHECKING

from engine.agenda import Decision
from engine.story import Moment
from tui.boards.report import Report, ReportLine, ReportSection
from tui.settings import SPEEDS
from tui.table.advisor import Advisor
from tui.table.answering import Answering, Command
from tui.table.chooser import Chooser
from tui.table.guide import Guide
from tui.table.history import since_last_turn, turns_since
from tui.table.keys import PLAYING
from tui.table.selection import Option
from tui.table.source import Change, ExchangePauses, LiveGame, Work
from tui.table.teacher import Spawn, Teacher

if TYPE_CHECKING:
    from tui.table.screen import TableScreen


class Playing:
    """What a table does while its game is played. Presents the game: see `source.Presenter`."""

    keys = PLAYING

    def __init__(
        self, table: "TableScreen", game: LiveGame, pauses: ExchangePauses, guide: Guide | None = None
    ) -> None:
        """Play a game at a table, perhaps with a guide who speaks beside its questions."""
        self.table = table
        self.guide = guide if guide is not None else Guide()
        self.game = game
        self.view, self.scene, self.notices = table.view, table.scene, table.notices
        self.narrator, self.look_around = table.narrator, table.look_around
        self.reports = table.reports
        self.reports.guide = self.guide
        self.guide.changed = self.show_note
        table.reference.last_word = self.guide.last_word
        self._settings = table.session.settings
        self.chooser = Chooser(self.view, self.answer, self._cursor_moved, table.turn_to)
        self.chooser.confirms = lambda: bool(self._settings.confirm == "pass")
        self.advisor = Advisor(
            self.view,
            self.chooser,
            game,
            table.session,
            self._spawned("hint"),
            self._show_cursor_and_keys,
            table.turn_to,
        )
        self.teacher = Teacher(
            self.view, game, table.session.bots, pauses, self._spawned("teacher"), self._comment_on_decision
        )
        self.answering = Answering(
            self.view,
            game,
            self.chooser,
            self.advisor,
            self.teacher,
            self.look_around,
            self.notices,
            self._drop_comment,
            self.guide,
        )
        self.walk, self.click = self.answering.walk, self.answering.click
        self.cursor, self.jump_targets = self.answering.cursor, self.answering.jump_targets
        self.jump_to = self.answering.jump_to
        self._comment: tuple[str, ...] = ()
        """What the teacher says about the decision before, in ever shorter forms."""
        self._has_been_shown = False
        self._scores_shown = False

    # Showing the position

    def open(self) -> None:
        """Begin: follow the game, and report what there is to say about it."""
        self.reports.begin()
        self.game.subscribe(self)

    def present(self) -> None:
        """Show the position, and put the decision to the person here or say who takes it."""
        if not self._has_been_shown:
            self._has_been_shown = True
            self._tell(self.game.seen_at_start)
            self.narrator.seen = len(self.narrator.lines) if self.game.seen_at_start else 0
        self.game.settle()
        scene, match = self.scene, self.game.match
        scene.state, scene.decision = match.state, self.game.decision()
        self.look_around.forget()
        self.advisor.close()
        self._tell(len(match.entries))
        self._show_since()
        if scene.decision is None:
            self._show_end()
        elif self.is_answered_here:
            self.narrator.is_hurried = False
            self._ask(scene.decision)
        else:
            self._show_waiting()
        if self.guide.board:
            self.table.turn_to(self.view.boards.tabs.index(f"tab-{self.guide.board}"))
        self.show_note()
        self.table.set_keys()
        self.view.place_panels()
        self.view.redraw()
        self.table.mark()
        self.table.show_keys()  # whether the preview can be scrolled is known once it is drawn
        if not (self.table.is_active and self.reports.show_new(self._go_on)):
            self._go_on()

    def _go_on(self) -> None:
        """Continue once the position has been shown, and the report of a round has been read."""
        if self.scene.decision is not None and (seat := self._behind_curtain()) is not None:
            self.table.draw_curtain(seat)
        self.game.proceed()
        if self.table.is_active:
            self._show_scores_once()

    @property
    def is_answered_here(self) -> bool:
        """Whether the right person is at the keyboard to take the decision shown."""
        decision = self.scene.decision
        return decision is not None and self.game.is_mine(decision) and self.game.curtain(decision) is None

    @property
    def window_title(self) -> str:
        """The message that tells in the title of the window whose turn it is."""
        decision, is_alone = self.scene.decision, self.table.shared is not None or len(self.game.match.humans) == 1
        if decision is None:
            return "window-over" if self.game.match.is_over else "window-game"
        return "window-yours" if is_alone and self.game.is_mine(decision) else "window-turn"

    @property
    def has_amount(self) -> bool:
        """Whether an amount is being set."""
        return self.chooser.has_amount

    def _behind_curtain(self) -> int | None:
        decision = self.scene.decision
        return self.game.curtain(decision) if decision is not None and self.game.is_mine(decision) else None

    def admit(self, seat: int) -> None:
        """Show a secret decision: its player has the keyboard."""
        self.game.admit(seat)
        self.present()

    def _ask(self, decision: Decision) -> None:
        match = self.game.match
        # Undo stops at what is revealed, but not for one person against bots, nor where the table allows it.
        self.chooser.reveals_for_good = not (match.free_undo or len(match.humans) == 1)
        guide = self.guide
        page = guide.page(decision)
        if page is not None:
            self.chooser.ask_nothing(page.heading, page.prompt, page.messages)
        else:
            self.chooser.ask(decision, guide.question(decision), guide.lit(decision))
        guide.asked(decision)
        self.table.call_player(rings=False)
        if self._settings.teacher:
            self.teacher.watch(decision)

    def _show_waiting(self) -> None:
        """Show that someone else decides, and what happened since one's own last decision."""
        scene, decision = self.scene, self.scene.decision
        assert decision is not None
        news = self.game.news(scene, decision)
        heading = f"{scene.glyphs.seats[decision.seat]} {scene.player(decision.seat)}"
        messages = self.narrator.news if news is None else news
        self.chooser.ask_nothing(heading, self.game.prompt(scene, decision), messages)

    def _show_end(self) -> None:
        """Show who won, or why there is nothing to decide."""
        ending = self.game.ending(self.scene)
        if ending is not None:
            self.chooser.ask_nothing(ending.heading, ending.prompt, ending.messages)
            return
        words, result = self.scene.words, self.scene.standings
        winners = words.listed([self.scene.player(seat) for seat in result.winners])
        prompt = words("table-winners", count=len(result.winners), winners=winners)
        messages = [(words(f"decided-{result.decided_by}"), "ink"), (self._what_is_left(), "faint")]
        self.chooser.ask_nothing(words("phase-over"), prompt, messages)

    def _what_is_left(self) -> str:
        """Return what can be done after the end."""
        keys = {"scores": self.scene.key("table.scores", "S"), "leave": self.scene.key("table.leave", "q")}
        return self.scene.words("table-over", **keys)

    def _show_scores_once(self) -> None:
        has_ended = self.game.match.is_over and self.game.ending(self.scene) is None
        if has_ended and not self._scores_shown:
            self._scores_shown = True
            self.table.reference.open_scores()

    def resumed(self) -> None:
        """Show how a round or the game ended if it ended while something else was open."""
        if self._has_been_shown and not self.reports.show_new(self._show_scores_once):
            self._show_scores_once()

    def _show_since(self) -> None:
        """Sum up what the others did since the viewer's last move."""
        scene = self.scene
        seat = scene.decision.seat if scene.decision is not None and self.is_answered_here else scene.viewer
        match = self.game.match
        self.view.since.turns = turns_since(scene, self.view.boards, match, seat)
        # What was written or agreed since the last move is news, too.
        remarks = [line for number, line in self.game.remarks(scene) if number >= len(match.entries)]
        self.view.since.remark = remarks[-1] if remarks else None

    def play_back(self) -> None:
        """Play back on the boards what happened since the viewer's last move."""
        since = since_last_turn(self.game.match, self.scene.viewer)
        if since:
            self.table.open_replay(since.start, plays=True)
        else:
            self.notices.say("since-nothing", 3)

    def show_report(self) -> None:
        """Show the report of the last round again."""
        if not self.reports.show_last():
            self.notices.say("report-none", 3)

    def _tell(self, upto: int) -> None:
        self.narrator.tell(self.game.match.entries[:upto], self.game.remarks(self.scene))

    def show_note(self) -> None:
        """Show a question of another player, or else the teacher's comment, or what the guide suggests."""
        panel, question = self.view.decision, self.game.note(self.scene)
        forms = (question,) if question else self._comment or (self.guide.suggestion(),)
        if panel.note_forms != forms:
            panel.note_forms = forms
            if panel.display:
                panel.redraw()

    def _comment_on_decision(self, forms: tuple[str, ...]) -> None:
        self._comment = forms
        self.show_note()
        self.table.show_keys()

    def _drop_comment(self) -> bool:
        """Take a comment away; return whether there was one."""
        had_one = any(self.view.decision.note_forms)
        self._comment_on_decision(())
        return had_one

    def show_comment(self) -> None:
        """Show the whole of the teacher's comment."""
        from tui.screens.report import ReportScreen

        if not self._comment:
            self.notices.say("comment-none", 3)
            return
        words, (whole, *_) = self.scene.words, self._comment
        section = ReportSection(words("comment-about"), (ReportLine((whole,)),))
        report = Report(words("settings-teacher"), (section,))
        self.table.app.push_screen(ReportScreen(self.table.session, self.scene, report))

    # What the game reports

    def changed(self, change: Change) -> None:
        """Show what has changed."""
        self.advisor.end_walk()
        self.table.follow_names()
        if change.is_own:
            self.narrator.note_as_seen()
        if change.since is not None:
            self.narrator.flash_since(self.game.match, change.since)
        if change.played is not None:
            self.teacher.played(change.played)
        if change.undone:
            self.narrator.flashes, self._scores_shown = set(), False
            self.reports.undone()
            self.teacher.undone()
        match change.shows:
            case "position":
                self.present()
                if change.undone and self.is_answered_here:
                    self.chooser.return_to_move(self.game.match.undone_move)
            case "waiting":
                self._show_step(len(self.game.match.entries))
            case "beside":
                self._show_beside()

    async def narrate(self, upto: int) -> None:
        """Show the position after the first `upto` moves, and leave time to read."""
        if not self.narrator.is_hurried:
            self.narrator.flash_since(self.game.match, upto - 1)
            self._show_step(upto)
            await self.narrator.pause(SPEEDS[self._settings.speed])
        read = asyncio.Event()
        if self.table.is_active and self.reports.show_new(read.set):
            self._show_step(upto)
            await read.wait()

    async def wait(self, seconds: float) -> None:
        """Show that the game is held up, and wait; any key ends it."""
        self._show_step(len(self.game.match.entries))
        await self.narrator.wait(seconds)

    def _show_step(self, upto: int) -> None:
        """Show a position on the way to the next decision; what is open stays open."""
        scene, match = self.scene, self.game.match
        is_last = upto == len(match.entries)
        scene.state = match.state if is_last else match.state_before(upto)
        decisions = scene.game.decisions(scene.state) if not is_last else []
        scene.decision = self.game.decision() if is_last else next(iter(decisions), None)
        self._tell(upto)
        self._show_since()
        if scene.decision is not None and not self.look_around.is_open:
            self._show_waiting()
        self.show_note()
        self.table.set_keys()
        self.view.redraw()
        self.table.mark()

    def _show_beside(self) -> None:
        """Show what happened without disturbing a choice."""
        self.scene.state = self.game.match.state
        self._tell(len(self.game.match.entries))
        self._show_since()
        if not self.is_answered_here and self.scene.decision is not None and not self.look_around.is_open:
            self._show_waiting()
        self.show_note()
        self.table.set_keys()
        self.view.redraw()
        self.table.mark()

    async def ask(self, question: str, yes: str, no: str = "") -> bool:
        """Put a question to the person at the keyboard."""
        from tui.screens.dialogs import Confirm

        dialog = Confirm(self.table.session, question, yes, no)
        answer: asyncio.Future[bool] = asyncio.get_running_loop().create_future()

        def note(is_yes: bool | None) -> None:
            if not answer.done():  # what asked may have been cancelled meanwhile
                answer.set_result(bool(is_yes))

        self.table.app.push_screen(dialog, note)
        try:
            return await answer
        except asyncio.CancelledError:
            if dialog.is_current:
                dialog.dismiss(False)
            raise

    def spawn(self, work: Work, group: str, exclusive: bool = False) -> None:
        """Run something beside everything else."""
        self.table.spawn(work, group, exclusive)

    def cancel(self, group: str) -> None:
        """End everything of a group."""
        self.table.workers.cancel_group(self.table, group)

    def ring(self) -> None:
        """Ring if the player wants to be called."""
        if self._settings.bell:
            self.table.app.bell()
        self.table.call_player(rings=True)

    def _spawned(self, group: str) -> Spawn:
        return lambda work: self.table.spawn(work, group)

    # Choosing

    def answer(self, option: Option) -> None:
        """Answer the decision."""
        self.game.play(option.move)

    def _cursor_moved(self) -> None:
        self.narrator.flashes = set()
        self._show_cursor_and_keys()
        self.advisor.is_cursor_moved = True
        self.advisor.follow()

    def _show_cursor_and_keys(self) -> None:
        self.table.show_keys()
        self.table.mark()

    def retranslated(self) -> None:
        """Show everything in other words, and stay on the answer, the board and the thing one was on."""
        selection, in_list = self.chooser.selection, self.chooser.in_list
        spot, tab = self.look_around.spot, self.scene.tab
        self.present()
        self.scene.tab = tab
        self.view.place_panels()
        self.view.redraw()
        self.chooser.return_to(selection, in_list)
        if spot is not None:
            self.look_around.look_at(spot)

    # Keys and other screens

    def commands(self) -> dict[str, Command]:
        """Return what keys can do here."""
        at_decision = self.answering.at_decision
        return {
            **self.answering.commands(),
            "jump": at_decision(self.table.jump),
            "skip": self.narrator.skip,
            "since": at_decision(self.play_back),
            "report": at_decision(self.show_report),
            "comment": at_decision(self.show_comment),
            "scores": at_decision(self.table.reference.open_scores),
            "log": at_decision(self.table.reference.open_log),
            "rules": at_decision(self.table.reference.open_rules),
            **{name: at_decision(command) for name, command in self.guide.commands().items()},
        }

    def live_keys(self) -> list[str]:
        """List the keys that do something now."""
        if self.advisor.walk is not None:
            return self.advisor.live_keys()
        own = [*(["comment"] if self._comment else []), *self.guide.live_keys()]
        if self.guide.way_on is not None:
            line = ["line"] if self.guide.line(self.scene) else []
            return [self.guide.way_on, *line, *own, "inspect", "rules", "scores", "log", "leave", "help"]
        if self.game.match.is_over:
            story = ["story"] if self.game.can_tell_story else []
            return ["scores", *story, "log", "undo", "inspect", "rules", "leave", "help"]
        if not self.chooser.is_asking:
            pace = "retry" if self.game.is_held_up else "skip"
            return [pace, "inspect", "rules", "scores", "log", "leave", "help"]
        names = self.answering.live_keys()
        at = names.index("hint" if "hint" in names else "inspect")
        return [*names[:at], *own, *names[at:]]

    def show_move(self, index: int | None) -> None:
        """Open the replay at a move chosen in the log."""
        if index is not None:
            self.table.open_replay(index)

    def show_moment(self, moment: Moment | None) -> None:
        """Open the replay where the turn of a moment was decided; from there one comes back to the story."""
        if moment is not None:
            self.table.open_replay(moment.at, moment)
