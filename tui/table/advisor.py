"""The advisor: the master's hints over a decision, better the longer it thinks. Every key goes on working meanwhile."""

from collections.abc import Callable

from engine.bots.thought import Thought
from tui.bots.pool import BotError, Bots
from tui.bots.thinking import thinking
from tui.session import Session
from tui.settings import HINT_SECONDS
from tui.table.chooser import Chooser
from tui.table.foresight import Said, advice
from tui.table.keys import PLAYING
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
    ) -> None:
        """Make an advisor; `shown` is called when it has opened, closed or put its numbers on the boards."""
        self._view = view
        self._chooser = chooser
        self._source = source
        self._session = session
        self._spawn = spawn
        self._shown = shown
        self._task: Task | None = None
        self._said: Said = {}
        """The lines that have been put into words already."""

    @property
    def is_open(self) -> bool:
        """Whether hints are shown over the decision."""
        return self._view.hinting

    @property
    def _bots(self) -> Bots:
        return self._session.bots

    def open(self) -> None:
        """Show hints, and begin to think."""
        panel, words, self._said = self._view.hint, self._view.scene.words, {}
        panel.advice, panel.message, panel.effort = [], words("hint-thinking"), (self._closing_key(),)
        self._view.hinting = True
        self.follow()
        self._view.place_panels()
        self._shown()
        self._task = self._spawn(self._think)

    def close(self) -> None:
        """Show the decision again, and stop thinking."""
        if self._task is not None:
            self._task.cancel()
            self._task = None
        if self.is_open:
            self._view.hinting = False
            self._view.show_numbers({})
            self._view.place_panels()
            self._view.decision.redraw()
            self._shown()

    def follow(self) -> None:
        """Show in the hints what the cursor is on."""
        if not self.is_open:
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
        """Put the cursor on the move of a number; Enter then plays it."""
        if 0 < number <= len(self._view.hint.advice):
            self._chooser.go_to_move(self._view.hint.advice[number - 1].move)

    def live_keys(self) -> list[str]:
        """List the keys that do something while hints are open."""
        dial = self._chooser.dial is not None
        return ["hint-pick", "choose", "hint-dial" if dial else "walk", "hint-close", "inspect", "help"]

    async def _think(self) -> None:
        """Show ever better advice until the time for it is spent."""
        scene, match, panel = self._view.scene, self._source.match, self._view.hint
        decision, words, more = scene.decision, scene.words, scene.glyphs.more
        assert decision is not None
        seconds = HINT_SECONDS[self._session.settings.hints]
        try:
            async with thinking(self._bots, match.game, match.state, decision.seat, seconds=seconds) as thoughts:
                async for thought in thoughts:
                    self._show(thought, f"{words('hint-tries', tries=thought.tries)}{more}")
        except BotError:
            panel.message = words("hint-failed")
            panel.redraw()
            return
        panel.effort = (*(each.removesuffix(more) for each in panel.effort), self._closing_key())
        panel.redraw()

    def _closing_key(self) -> str:
        [(key, text, _)] = PLAYING.line(self._view.scene.words, ["hint-close"])
        return f"{key} {text}"

    def _show(self, thought: Thought, effort: str) -> None:
        panel = self._view.hint
        panel.advice = advice(self._view.scene, self._view.boards, thought, self._said)
        panel.effort = (effort,)
        numbers: dict[str, str] = {}
        for number, each in enumerate(panel.advice, 1):
            for spot in each.spots[:1]:
                numbers.setdefault(spot, str(number))
        self._view.show_numbers(numbers)
        self.follow()
        self._shown()
