"""Advising: the master's hints while a person chooses, and the teacher's word after it."""

from dataclasses import replace
from typing import Any, ClassVar

from textual import work
from textual.binding import Binding, BindingType
from textual.worker import Worker

from engine.agenda import Decision
from engine.bots.thought import Thought
from engine.story import is_hardly_tried
from tui.bots.pool import BotError
from tui.bots.thinking import thinking, with_played
from tui.session import Session
from tui.settings import HINT_SECONDS
from tui.table.choosing import ChoosingScreen
from tui.table.foresight import Said, advice, percent
from tui.table.shown_game import ShownGame
from tui.table.teacher import AT_ONCE, SECONDS, Watched, something_better


class AdvisingScreen(ChoosingScreen):
    """A table at which a person can ask for advice. It is thought about elsewhere, and every key goes on working."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("H", "hint", id="table.hint", show=False)]

    def __init__(self, session: Session, journal: ShownGame) -> None:
        super().__init__(session, journal)
        self._said: Said = {}
        """The lines that the hint has said."""
        self._watched: Watched | None = None
        """The decision the teacher looks at."""
        self._watches: list[Worker[None]] = []
        """The teacher's thinking: about this decision, and perhaps still about those before."""
        self._taught: set[int] = set()
        """The moves that opened turns the teacher has had a word about."""

    # Hints

    def can_be_advised(self) -> bool:
        """Whether a person is choosing among several answers."""
        decision = self.scene.decision
        asked = bool(self.selection.options) or self._dial is not None
        return asked and decision is not None and len(decision.moves) > 1

    def action_hint(self) -> None:
        """Show the master's advice over the decision; again to put it away."""
        if self.view.hinting:
            self.put_hint_away()
            return
        if not self.can_be_advised():
            self.notify(self.scene.words("hint-not-now"), timeout=3)
            return
        if self.looking_at is not None:
            self.stop_looking()
        panel, words, self._said = self.view.hint, self.scene.words, {}
        panel.advice, panel.message, panel.effort = [], words("hint-thinking"), (words("hint-keys"),)
        self._leave_to_hint()
        self.view.hinting = True
        self._follow_with_hint()
        self.view.place_panels()
        self.show_keys()
        panel.redraw()
        self._think()

    def _leave_to_hint(self) -> None:
        """Let the teacher think no more about this decision: who sees the advice needs no word about it afterwards."""
        if self._watched is not None and self._watched.at == len(self.match.entries):
            self._watched.is_advised = True
            if self._watches:
                self._watches[-1].cancel()

    def put_hint_away(self) -> None:
        """Show the decision again, and think no more."""
        self.workers.cancel_group(self, "hint")
        if self.view.hinting:
            self.view.hinting = False
            self.view.show_numbers({})
            self.view.place_panels()
            self.show_keys()
            self.view.decision.redraw()
            self.mark()

    @work(exclusive=True, group="hint")
    async def _think(self) -> None:
        """Show ever better advice until the time for it is spent."""
        decision, words = self.scene.decision, self.scene.words
        assert decision is not None
        seconds = HINT_SECONDS[self.session.settings.hints]
        try:
            async with thinking(
                self.session.bots, self.match.game, self.match.state, decision.seat, seconds=seconds
            ) as thoughts:
                async for thought in thoughts:
                    tried = words("hint-tries", tries=thought.tries)
                    self._show_advice(thought, (f"{tried}{self.scene.glyphs.more}",))
        except BotError:
            self.view.hint.message = words("hint-failed")
            self.view.hint.redraw()
            return
        panel = self.view.hint
        panel.effort = (*(each.removesuffix(self.scene.glyphs.more) for each in panel.effort), words("hint-keys"))
        panel.redraw()

    def _show_advice(self, thought: Thought, effort: tuple[str, ...]) -> None:
        panel = self.view.hint
        panel.advice, panel.effort = advice(self.scene, self.boards, thought, self._said), effort
        numbers: dict[str, str] = {}
        for number, each in enumerate(panel.advice, 1):
            for spot in each.spots[:1]:
                numbers.setdefault(spot, str(number))
        self.view.show_numbers(numbers)
        self._follow_with_hint()
        panel.redraw()
        self.mark()

    def _follow_with_hint(self) -> None:
        """Say in the hint what the cursor stands on."""
        panel, current = self.view.hint, self.selection.current
        move = current.move if current is not None else None
        label = current.label if current is not None else ""
        if (dial := self.view.decision.dial) is not None:
            move = self.boards.dial_move(dial.values)
            label = self.boards.label(self.scene, move)
        panel.current = label
        panel.chosen = next((number for number, each in enumerate(panel.advice) if each.move == move), -1)

    def _moved(self) -> None:
        """Let the hint follow the cursor, too."""
        super()._moved()
        if self.view.hinting:
            self._follow_with_hint()
            self.view.hint.redraw()

    def action_digit(self, digit: int) -> None:
        """While hints are open, go to the move of that number; else as ever."""
        if self.view.hinting and self.looking_at is None:
            if 0 < digit <= len(self.view.hint.advice):
                self._go_to(self.view.hint.advice[digit - 1].move)
        else:
            super().action_digit(digit)

    def _go_to(self, move: Any) -> None:
        """Put the cursor on a move, or set the dial to it; Enter then plays it."""
        decision = self.scene.decision
        assert decision is not None
        if (move in decision.asides) != self._asides_open:
            super().action_asides()
        if (dial := self.view.decision.dial) is not None:
            dial.values[:] = self.boards.dial_values(move)
        else:
            self.selection.narrowed = None
            moves = [option.move for option in self.selection.options]
            if move not in moves:
                return
            self.selection.index = moves.index(move)
            self._in_list = True
        self._moved()

    def action_asides(self) -> None:
        """Show what may be done besides, which the hint would lie over."""
        if self.scene.decision is not None and self.scene.decision.asides:
            self.put_hint_away()
        super().action_asides()

    def action_choose(self) -> None:
        """Choose; what must be picked from a list puts the hint that lies over it away."""
        super().action_choose()
        if self.selection.narrowed is not None:
            self.put_hint_away()

    def clicked(self, spot: str) -> None:
        """Go to a move of the hint with a click."""
        kind, _, rest = spot.partition("-")
        if kind == "advice":
            self.action_digit(int(rest) + 1)
        else:
            super().clicked(spot)

    def close_what_is_open(self) -> bool:
        """Put the hint away, or the teacher's word, if nothing lies over it."""
        if self.looking_at is None and self.view.hinting:
            self.put_hint_away()
            return True
        if super().close_what_is_open():
            return True
        noted = bool(self.view.decision.note)
        self._note("")
        return noted

    def hint_keys(self) -> list[str]:
        """List the keys that do something while hints are open."""
        dial = self.view.decision.dial is not None
        return ["hint-pick", "choose", "hint-dial" if dial else "walk", "hint-close", "inspect", "help"]

    # The teacher

    def ask(self, decision: Decision) -> None:
        """Put a decision to a person, and let the teacher think about it, too."""
        super().ask(decision)
        if self.session.settings.teacher and self._can_be_taught(decision):
            at, position = len(self.match.entries), self.match.game.encode(self.match.state)
            watched = self._watched
            if watched is None or (watched.at, watched.position) != (at, position):
                self._watched = Watched(at, position, decision)
                # Whoever decides faster than the teacher thinks hears nothing of what lies further back.
                watches = [*[each for each in self._watches if not each.is_finished], self._watch(self._watched)]
                for each in watches[:-AT_ONCE]:
                    each.cancel()
                self._watches = watches[-AT_ONCE:]

    def _can_be_taught(self, decision: Decision) -> bool:
        """Whether a word about a decision would tell nobody else a secret, and there was a choice."""
        return len(decision.moves) > 1 and not (decision.sealed and len(self.match.humans) > 1)

    @work(group="teacher")
    async def _watch(self, watched: Watched) -> None:
        """Think about a decision while it is taken, and for a while after."""
        game = self.match.game
        try:
            async with thinking(
                self.session.bots,
                game,
                game.decode(watched.position),
                watched.decision.seat,
                seconds=SECONDS,
                cores=1,
            ) as thoughts:
                async for thought in thoughts:
                    watched.thought = thought
        except BotError:
            return
        watched.is_done = True
        self._teach(watched)

    @work(group="teacher")
    async def _judge(self, watched: Watched, thought: Thought) -> None:
        """Think about the move that was played, which looked so bad that it was hardly tried."""
        game = self.match.game
        state, seat = game.decode(watched.position), watched.decision.seat
        try:
            watched.thought = await with_played(self.session.bots, game, state, seat, thought, watched.move)
        except BotError:
            return
        self._teach(watched)

    def played(self, move: Any) -> None:
        """Let the teacher know what a person has just played."""
        self._note("")
        watched = self._watched
        if watched is not None and watched.at == len(self.match.entries) - 1 and move in watched.decision.moves:
            watched.move = move
            self._teach(watched)

    def taken_back(self) -> None:
        """Forget what was to be said about what has been taken back."""
        self.workers.cancel_group(self, "teacher")
        self._watched = None
        self._taught = {at for at in self._taught if at < len(self.match.entries)}
        self._note("")

    def _teach(self, watched: Watched) -> None:
        """Have a word about a decision if the master saw something much better: one word a turn, and no more."""
        entries, seat = self.match.entries, watched.decision.seat
        if watched.is_advised or watched.move is None or watched.thought is None or not watched.is_done:
            return
        if len(entries) <= watched.at:
            return
        if is_hardly_tried(watched.thought, watched.move) and not watched.is_judged:
            watched.is_judged = True
            self._judge(watched, watched.thought)
            return
        turn = next((at for at in range(watched.at, -1, -1) if entries[at].opens_turn and entries[at].seat == seat), 0)
        found = something_better(watched.thought, watched.move)
        if found is None or turn in self._taught or entries[watched.at].move != watched.move:
            return
        self._taught.add(turn)
        best, mine = found
        words, game = self.scene.words, self.match.game
        then = replace(self.scene, state=game.decode(watched.position), decision=watched.decision, viewer=seat)
        said = words(
            "teacher-better",
            move=self.boards.label(then, best.move),
            best=percent(words, best.chance),
            played=percent(words, mine.chance),
            points=round(best.lead - mine.lead),
        )
        # Undo steps over what was passed by without asking.
        back = sum(
            entry.seat == seat and (self.session.settings.windows or not self.boards.is_window(entry.asks))
            for entry in entries[watched.at :]
        )
        if self.match.last_human_seat() == seat and self.match.may_return(seat, watched.at):
            said = f"{said} {words('teacher-undo', count=back)}"
        self._note(said)

    def _note(self, said: str) -> None:
        panel = self.view.decision
        if panel.note != said:
            panel.note = said
            if panel.display:
                panel.redraw()
