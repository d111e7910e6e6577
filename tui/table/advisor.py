"""The advisor: the master's hints over a decision, better the longer it thinks. Every key goes on working meanwhile."""

from collections.abc import Callable, Sequence

from engine.bots.thought import Thought
from tui.bots.pool import BotError, Bots
from tui.bots.thinking import thinking, with_played
from tui.session import Session
from tui.settings import HINT_SECONDS
from tui.table.chooser import Chooser
from tui.table.foreseen_line import Step, steps
from tui.table.foresight import MOST_ADVICE, Said, advice
from tui.table.keys import PLAYING
from tui.table.line_walk import LineWalk
from tui.table.source import GameSource
from tui.table.teacher import Spawn, Task
from tui.table.view import TableView


class Advisor:
    """Hints about the decision that a person is choosing at."""

    def __init__(
        self,
        view: TableView,
        chooser: Chooser,
        source: GameSource,
        session: Session,
        spawn: Spawn,
        shown: Callable[[], None],
        turn_to: Callable[[int], None],
    ) -> None:
        """Make an advisor.

        `shown` is called when it has opened, closed or changed what the boards show, `turn_to` with the number of the
        board that should be in sight.
        """
        self._view = view
        self._chooser = chooser
        self._source = source
        self._session = session
        self._spawn = spawn
        self._shown = shown
        self._turn_to = turn_to
        self._task: Task | None = None
        self._said: Said = {}
        """The lines that have been put into words already."""
        self._thought: Thought | None = None
        """What is thought of the decision by now."""
        self.is_cursor_moved = False
        """Whether the cursor was moved since the hints were opened: Enter can mean nothing else then."""

    @property
    def is_open(self) -> bool:
        """Whether hints are shown over the decision."""
        return self._view.hinting

    @property
    def walk(self) -> LineWalk | None:
        """The walk along a foreseen line, if the boards show one."""
        return self._view.hint.walk

    @property
    def _bots(self) -> Bots:
        return self._session.bots

    def open(self) -> None:
        """Show hints, and begin to think."""
        panel, words, self._said, self._thought = self._view.hint, self._view.scene.words, {}, None
        panel.advice, panel.message, panel.effort = [], words("hint-thinking"), (self._closing_key(),)
        self._view.hinting = True
        self.is_cursor_moved = False
        # The numbers on the boards are those of the hints now.
        self._view.show_numbers({})
        self.follow()
        self._view.place_panels()
        self._view.redraw()
        self._shown()
        self._task = self._spawn(self._think)

    def close(self) -> None:
        """Show the decision again, and stop thinking."""
        if self._task is not None:
            self._task.cancel()
            self._task = None
        if self.is_open:
            self._leave_line()
            self._view.hinting = False
            self._view.show_numbers({})
            self._view.scene.numbers = self._chooser.selection.numbers
            self._view.place_panels()
            self._view.redraw()
            self._shown()

    def follow(self) -> None:
        """Show in the hints what the cursor is on."""
        if not self.is_open or self.walk is not None:
            return
        panel, current, boards = self._view.hint, self._chooser.selection.current, self._view.boards
        move = current.move if current is not None else None
        label = current.label if current is not None else ""
        if (dial := self._chooser.dial) is not None:
            move = boards.dial_move(dial.values)
            label = boards.label(self._view.scene, move)
        panel.current = label
        panel.chosen = next((number for number, each in enumerate(panel.advice) if each.move == move), -1)
        panel.redraw()

    def pick(self, number: int) -> None:
        """Put the cursor on the move of a number; Enter then plays it. On a walk, go to the line of that move."""
        if not 0 < number <= len(self._view.hint.advice):
            return
        if self.walk is not None:
            self.end_walk()
            self.begin_walk(number)
        else:
            self._chooser.go_to_move(self._view.hint.advice[number - 1].move)

    # Walking along a line

    def begin_walk(self, number: int | None = None) -> None:
        """Show on the boards what a suggestion leads to: that of a number, that under the cursor, or the first."""
        panel, scene, decision = self._view.hint, self._view.scene, self._source.decision()
        if not panel.advice or decision is None:
            return
        chosen = number or max(panel.chosen, 0) + 1
        self._walk(steps(scene, self._view.boards, decision.seat, panel.advice[chosen - 1].prospect), chosen)

    def show_line(self, line: Sequence[Step]) -> None:
        """Show a line that follows the position on the boards, without hints."""
        self._view.hinting = True
        self._view.place_panels()
        self._walk(line, 0)

    def _walk(self, line: Sequence[Step], number: int) -> None:
        self._view.hint.walk = LineWalk(self._view, self._source, self._turn_to, list(line), number)
        self.go_on(1)

    def go_on(self, by: int) -> None:
        """Go forward or back along the line."""
        if self.walk is not None:
            self.walk.go_to(self.walk.at + by)
            self._shown()

    def end_walk(self) -> None:
        """Show the decision again, and the hints as they are by now."""
        if self.walk is not None and not self.walk.number:
            self.close()
        elif self._leave_line():
            if self._thought is not None:
                self._advise(self._thought)
            self._view.redraw()
            self._shown()

    def _leave_line(self) -> bool:
        """Take the imagined position away; return whether there was one."""
        walk = self.walk
        if walk is None:
            return False
        self._view.hint.walk = None
        walk.end()
        self._view.scene.lit = self._chooser.selection.lit
        return True

    def live_keys(self) -> list[str]:
        """List the keys that do something while hints are open."""
        if self.walk is not None:
            pick = ["line-pick"] if self.walk.number else []
            return ["line-step", *pick, "line-close", "inspect", "help"]
        dial = self._chooser.dial is not None
        choose = ["choose"] if self.is_cursor_moved else []
        return ["hint-pick", *choose, "line", "hint-dial" if dial else "walk", "hint-close", "inspect", "help"]

    async def _think(self) -> None:
        """Show ever better advice until the time for it is spent."""
        scene, match, panel = self._view.scene, self._source.match, self._view.hint
        decision, words, more = scene.decision, scene.words, scene.glyphs.more
        assert decision is not None
        seconds = HINT_SECONDS[self._session.settings.hints]
        game, state, seat = match.game, match.game.clone(match.state), decision.seat
        try:
            async with thinking(self._bots, game, state, seat, seconds=seconds) as thoughts:
                async for better in thoughts:
                    self._show(better, f"{words('hint-tries', tries=better.tries)}{more}")
            # What looked so bad that it was hardly tried is searched by itself, to say why the first is better.
            if (thought := self._thought) is not None:
                for prospect in thought.prospects[1:MOST_ADVICE]:
                    thought = await with_played(self._bots, game, state, seat, thought, prospect.move)
                    self._show(thought, panel.effort[0])
        except BotError:
            panel.message = words("hint-failed")
            panel.redraw()
            return
        panel.effort = (*(each.removesuffix(more) for each in panel.effort), self._closing_key())
        panel.redraw()

    def _closing_key(self) -> str:
        words = self._view.scene.words
        return f"{PLAYING.named('hint-close', words, self._view.scene.bound)} {words('table-key-hint-close')}"

    def _show(self, thought: Thought, effort: str) -> None:
        """Show what is thought now; during a walk the hints stay as they are."""
        self._thought = thought
        panel = self._view.hint
        panel.effort = (effort,)
        if self.walk is None:
            self._advise(thought)
            self._shown()

    def _advise(self, thought: Thought) -> None:
        """Show the suggestions, and put their numbers on the boards."""
        panel = self._view.hint
        panel.advice = advice(self._view.scene, self._view.boards, thought, self._said)
        numbers: dict[str, str] = {}
        for number, each in enumerate(panel.advice, 1):
            for spot in each.spots[:1]:
                numbers.setdefault(spot, str(number))
        if numbers != self._view.scene.numbers:
            self._view.show_numbers(numbers)
            self._view.redraw()
        self.follow()
