"""Playing: what a table of one's own and a shared one have in common while a game goes on."""

import asyncio
from typing import ClassVar

from textual import events
from textual.binding import Binding, BindingType

from engine.agenda import Decision
from engine.story import Moment
from tui.session import Session
from tui.table.advising import AdvisingScreen
from tui.table.selection import Option
from tui.table.shown_game import ShownGame


class PlayingScreen(AdvisingScreen):
    """A game being played: puts decisions to whoever is here, shows whom one waits for, and how it ended.

    Subclasses say whose decisions are taken here, and what becomes of them.
    """

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("u", "undo", id="table.undo", show=False),
        Binding("ctrl+r", "redo", id="table.redo", show=False),
    ]

    def __init__(self, session: Session, journal: ShownGame) -> None:
        super().__init__(session, journal)
        self._seen = 0
        """How many lines of the log are old news."""
        self._skip = asyncio.Event()
        self._hurried = False
        self._scores_shown = False

    # What subclasses say

    def asked(self) -> Decision | None:
        """Give the decision to be shown; None when there is none any more."""
        raise NotImplementedError

    def is_answered_here(self) -> bool:
        """Whether whoever is at this keyboard takes the decision shown."""
        raise NotImplementedError

    def answer(self, option: Option) -> None:
        """Take the decision."""
        raise NotImplementedError

    def undo_refusal(self) -> str | None:
        """Say why nothing can be taken back, or None if something can."""
        raise NotImplementedError

    def can_redo(self) -> bool:
        """Whether what was taken back can be played again."""
        return self.match.can_redo

    def action_undo(self) -> None:
        """Take the last decision back, or say why not."""
        raise NotImplementedError

    def rematch(self) -> None:
        """Play another game with the same players."""
        raise NotImplementedError

    # Showing the position

    def show_position(self) -> None:
        """Show the position, and put the decision to whoever is here or say who takes it."""
        scene = self.scene
        scene.state = self.match.state
        scene.decision = self.asked()
        self._confirming = False
        self.looking_at = None
        self.view.inspecting = False
        self.put_hint_away()
        self.tell_log(self.match.entries, self._seen)
        if scene.decision is None:
            self.show_end()
        elif self.is_answered_here():
            self._hurried = False
            self.ask(scene.decision)
        else:
            self.show_waiting()
        self.view.place_panels()
        self.view.redraw()
        self.mark()

    def show_waiting(self) -> None:
        """Show that someone else decides, and what happened since one's own last decision."""
        scene, decision = self.scene, self.scene.decision
        assert decision is not None
        heading = f"{scene.glyphs.seats[decision.seat]} {scene.player(decision.seat)}"
        self.show_nothing_to_choose(heading, self.waits_for(decision), self.waiting_news(decision))

    def waits_for(self, decision: Decision) -> str:
        """Say what one waits for."""
        return self.scene.words(f"wait-{decision.asks}", seat=self.scene.player(decision.seat))

    def waiting_news(self, _decision: Decision) -> list[tuple[str, str]]:
        """List what happened since one's own last decision, each line with its ink."""
        return [(text, "faint") for _, text in self.told[self._seen :][-12:]]

    def show_end(self) -> None:
        """Show that the game is over and who won."""
        words, result = self.scene.words, self.scene.standings
        winners = words.listed([self.scene.player(seat) for seat in result.winners])
        prompt = words("table-winners", count=len(result.winners), winners=winners)
        messages = [(words(f"decided-{result.decided_by}"), "ink"), (words("table-over"), "faint")]
        self.show_nothing_to_choose(words("phase-over"), prompt, messages)

    def show_scores_once(self) -> None:
        """Open the scores when the game has just ended."""
        if self.match.is_over and not self._scores_shown:
            self._scores_shown = True
            self.action_scores()

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

    def revelation_is_final(self) -> bool:
        """Whether undo stops at what is revealed: not for one person against bots, nor where the table allows it."""
        return not (self.match.free_undo or len(self.match.humans) == 1)

    # Choosing and going back

    def play_option(self, option: Option) -> None:
        """Take a decision; one that ends the round may want a second key, unless there is no other."""
        wants_to_know = self.session.settings.confirm == "pass" and len(self.selection.options) > 1
        if wants_to_know and not self._confirming and self.boards.ends_round(option.move):
            self._confirming = True
            self._show_options()
            self.view.decision.redraw()
            self.mark()
            return
        self.answer(option)

    def action_back(self) -> None:
        """Leave what is open: a look around, a question asked twice, a narrowed list, half an action."""
        decision = self.scene.decision
        half = self.selection.options and decision is not None and not decision.opens_turn
        if not self.close_what_is_open() and half:
            self.action_undo()

    # Time to read

    async def pause(self, seconds: float) -> None:
        """Leave time to read; any key ends all waiting until a person decides."""
        self._skip.clear()
        try:
            # Not `wait_for`: before Python 3.12 it forgets that it was cancelled when the key comes at the same time.
            async with asyncio.timeout(seconds):
                await self._skip.wait()
            self._hurried = True
        except TimeoutError:
            pass

    async def on_event(self, event: events.Event) -> None:
        """Let any key end the waiting for others."""
        if isinstance(event, events.Key):
            self._skip.set()
        await super().on_event(event)

    # Keys

    def key_names(self) -> list[str]:
        """List the keys that do something now."""
        if self.match.is_over:
            story = ["story"] if self.can_tell_story() else []
            return ["scores", *story, "log", "undo", "inspect", "rules", "leave", "help"]
        if not self.selection.options and self.view.decision.dial is None:
            return ["skip", "inspect", "rules", "scores", "log", "leave", "help"]
        if self.view.hinting:
            return self.hint_keys()
        names = self.choosing_keys()
        names += ["undo"] if self.undo_refusal() is None else []
        names += ["redo"] if self.can_redo() else []
        names += ["hint"] if self.can_be_advised() else []
        around = ["jump", "panel"] if self.selection.lit else []
        return [*names, "inspect", "leave", *around, "rules", "scores", "log", "help"]

    # Other screens

    def show_turn(self, moment: Moment | None) -> None:
        """Open the replay where the turn of a moment was decided; from there one comes back to the story."""
        if moment is not None:
            self.open_replay(moment.at, moment)

    def show_moment(self, index: int | None) -> None:
        """Open the replay at a move."""
        if index is not None:
            self.open_replay(index)

    def open_replay(self, at: int, moment: Moment | None = None) -> None:
        """Open the replay at a move, perhaps that of a moment of the story."""
        raise NotImplementedError

    def after_scores(self, wish: str | None) -> None:
        """Play again, watch the game from its beginning, leave, or hear its story."""
        if wish == "rematch":
            self.rematch()
        elif wish == "replay":
            self.show_moment(0)
        elif wish == "home":
            self.action_leave()
        else:
            super().after_scores(wish)
