"""A puzzle at the table: find the best turn. Other answers are shown on the board, with what they lose."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any, Protocol

from engine.agenda import Decision
from engine.bots.reasons import compared
from engine.bots.thought import Prospect
from saves.positions import RawMove
from saves.practice.model import Judged
from saves.practice.run import PuzzleRun
from saves.records.record import Header
from tui.boards import boards
from tui.bots.pool import BotError
from tui.bots.thinking import thinking
from tui.drawing.wrapping import wrap
from tui.i18n.words import Words
from tui.session import Session
from tui.table.foreseen_line import Step, expected, foreseen, steps
from tui.table.guide import Guide, Tip
from tui.table.keys import PLAYING
from tui.table.reason_words import Detail, details
from tui.table.scene import AnyScene
from tui.table.source import Change, Ending, Line
from tui.table.tried_out import TriedOut
from tui.widgets.decision import MOST_OF_PROMPT

SMALLEST = (30, 18)
"""The size of the decision panel in the smallest window."""
FRAME = 4
"""Columns of the decision panel that hold no text."""
JUDGED = 40
"""Iterations about an answer that no one has judged yet, as many as the story tries for a turn."""


@dataclass(frozen=True, slots=True)
class Task:
    """A puzzle as it is put to a player."""

    run: PuzzleRun
    header: Header
    place: int
    """Its number among those it is one of, from 1."""
    count: int
    """How many these are."""
    theme: str
    """The item of the evaluation it is about."""
    tempting: RawMove
    """The answer that looks good at first sight, or that was given in the game."""
    key: str = ""
    """Its name in the game's file; nothing for a decision of the player's own games."""
    difficulty: str = ""
    """How hard it is, if that is known."""
    terms: Mapping[str, float] = field(default_factory=dict)
    """The lead of the best answer item by item, if others are still to be compared with it."""

    @property
    def is_own(self) -> bool:
        """Whether it is a decision of the player's own games."""
        return not self.key


class Coach(Protocol):
    """Hears how a puzzle goes."""

    def missed(self, task: Task) -> None:
        """Note that the solution was not found at once."""

    def solved(self, task: Task) -> None:
        """Note that it was."""

    def leave(self, task: Task) -> None:
        """Go on after the end."""


class PuzzleGame(TriedOut, Guide):
    """A puzzle that is being solved. It is its own guide: see `guide.Guide`."""

    def __init__(self, task: Task, session: Session, coach: Coach) -> None:
        """Put a puzzle to a player."""
        super().__init__(task.run, task.header, "puzzle-no-undo")
        self.task = task
        self.run = task.run
        self._session = session
        self._coach = coach
        self.room: Callable[[], tuple[int, int]] = lambda: SMALLEST
        """Returns the columns and lines of the panel that the words stand in."""
        self._has_tipped = False
        self._is_noted = False
        """Whether the coach has heard how it went."""

    # Whose decision it is

    def decision(self) -> Decision | None:
        """Return the decision, or None once it is answered."""
        return self.run.decision

    def is_mine(self, decision: Decision) -> bool:
        """Whether the player takes a decision: there is no other."""
        return True

    # Going on

    def proceed(self) -> None:
        """Do nothing: nobody else plays."""

    def play(self, move: Any) -> None:
        """Answer; what is not the best is carried out, answered and waits to be taken back."""
        self.run.answer(move)
        if self.run.judged is None and not self.run.is_done:
            self._presenter.spawn(self._judge, "puzzle", exclusive=True)
        self._show_answer()

    async def _judge(self) -> None:
        """Have the master think about an answer of which nothing is known."""
        run, raw = self.run, self.run.chosen
        assert raw is not None
        game = run.match.game
        move, state = game.read_move(raw), run.match.state_before(run.at)
        found = None
        try:
            bots = self._session.bots
            async with thinking(bots, game, state, run.player, iterations=JUDGED, only=move) as thoughts:
                async for thought in thoughts:
                    found = thought.prospects[0]
        except BotError:
            found = None
        if found is None:
            self._presenter.notices.say("puzzle-failed")
            run.take_back()
            self._presenter.changed(Change(undone=True))
            return
        why = compared(dict(zip(game.term_names, found.terms, strict=False)), self.task.terms)
        named = {gain.term: gain.points for gain in why.gains} if self.task.terms else {}
        run.judge(Judged(raw, found.chance, found.lead, named, found.raw_line))
        self._show_answer()

    def _show_answer(self) -> None:
        self._note()
        self._presenter.changed(Change(since=self.run.at, is_own=True))

    def _note(self) -> None:
        """Report to the coach once: the first answer counts."""
        if not self._is_noted and (self.run.is_missed or self.run.is_done):
            self._is_noted = True
            report = self._coach.missed if self.run.is_missed else self._coach.solved
            report(self.task)

    # What the guide says

    def question(self, decision: Decision) -> str | None:
        """Return which puzzle it is, and what is asked."""
        words, task = self._words, self.task
        which = "puzzle-own" if task.is_own else "puzzle-number"
        asked = words("puzzle-again" if self.run.is_missed else "puzzle-question")
        return f"{words(which, number=task.place, count=task.count)} {asked}"

    def tip(self, decision: Decision) -> Tip | None:
        """Return what it is about, and what asking again shows: the solution, and then the puzzle counts as missed."""
        words, task = self._words, self.task
        if not self._has_tipped:
            self._has_tipped = True
            said = [words("puzzle-theme", theme=words.name("term", task.theme))]
            said += [words(f"puzzle-{task.difficulty}")] if task.difficulty else []
            key = PLAYING.named("hint", words, self._session.bound_keys)
            said.append(words("puzzle-solution-next", key=key, missed="yes" if self.run.is_missed else "no"))
            return Tip(text=" ".join(said))
        self.run.is_missed = True
        self._note()
        return Tip(self.run.solution, words("puzzle-shown"))

    @property
    def way_on(self) -> str | None:
        """The key that takes an answer back, or goes on after the solution."""
        if self.run.is_astray:
            return "take-back"
        return "next-puzzle" if self.run.is_done else None

    def go_on(self) -> None:
        """Take the answer back, or go on after the solution."""
        if self.run.is_astray:
            self.undo()
        elif self.run.is_done:
            self._coach.leave(self.task)

    # What is said about an answer

    def ending(self, scene: AnyScene) -> Ending | None:
        """Return what an answer loses and why, or why the solution is the best."""
        words, run = scene.words, self.run
        if run.chosen is None:
            return None
        if run.judged is None:
            return Ending(words("puzzle-answered"), words("puzzle-thinking"), [])
        say = self._solution if run.is_done else self._loss
        line = expected(self._before(scene), boards(scene.game.key), run.player, self._prospect(run.judged))
        explained = run.of(self.task.tempting) if run.is_done else run.judged
        why = run.why(explained) if explained is not None else None
        endings = [say(scene, run.judged, line, detail) for detail in details(why)]
        return next((each for each in endings if self._fits(each)), endings[-1])

    def _fits(self, ending: Ending) -> bool:
        """Whether the decision panel has room for a text."""
        width, height = self.room()
        prompt, *below = [
            len(wrap(text, width - FRAME) or [""]) for text in (ending.prompt, *(text for text, _ in ending.messages))
        ]
        return prompt <= MOST_OF_PROMPT and prompt + sum(below) <= height - 2

    def _loss(self, scene: AnyScene, judged: Judged, line: Sequence[str], detail: Detail) -> Ending:
        """Return what an answer loses, why, and how it goes on."""
        words = scene.words
        lines = [*_told(words, line, detail), ("", "ink"), (words("lesson-take-back"), "gold")]
        return Ending(words("puzzle-wrong"), self._lost(scene, judged, detail), lines)

    def _solution(self, scene: AnyScene, judged: Judged, line: Sequence[str], detail: Detail) -> Ending:
        """Return that an answer is the best, what another loses, and how it goes on."""
        words, run, task = scene.words, self.run, self.task
        tempting, lines = run.of(task.tempting), list[Line]()
        if tempting is not None and tempting.move != judged.move:
            loss = self._lost(scene, tempting, detail)
            lines.append((words("puzzle-played" if task.is_own else "puzzle-tempting", loss=loss), "ink"))
        lines += [*_told(words, line, detail), ("", "ink"), (words("puzzle-next"), "gold")]
        found = self._label(scene, judged.move)
        if judged.move == run.best.move:
            best = words("puzzle-best", move=found, theme=words.name("term", task.theme))
        else:
            best = words("puzzle-as-good", move=found, best=self._label(scene, run.best.move))
        return Ending(words("puzzle-late" if run.is_missed else "puzzle-right"), best, lines)

    def _lost(self, scene: AnyScene, judged: Judged, detail: Detail) -> str:
        """Return what an answer loses against the best, and why."""
        words, best = scene.words, self.run.best
        why = detail.of(words, self.run.why(judged))
        return words(
            "puzzle-loses",
            move=self._label(scene, judged.move),
            games=round(100 * max(best.chance - judged.chance, 0.0)),
            points=round(best.lead - judged.lead, 1),
            why="given" if why else "unknown",
            gains=why,
        )

    def line(self, scene: AnyScene) -> Sequence[Step]:
        """Return the moves expected after the answer, which is on the boards already."""
        judged = self.run.judged
        if judged is None:
            return ()
        return steps(self._before(scene), boards(scene.game.key), self.run.player, self._prospect(judged))[1:]

    @property
    def no_line(self) -> str:
        """The name of the message that says why there is no line to show."""
        return "puzzle-line-not-now" if self.run.judged is None else "puzzle-line-none"

    def _prospect(self, judged: Judged) -> Prospect:
        """Return an answer with the moves expected after it."""
        return foreseen(self.run.match.game, judged.move, judged.line)

    def _label(self, scene: AnyScene, raw: RawMove) -> str:
        """Return an answer in words."""
        return boards(scene.game.key).label(self._before(scene), scene.game.read_move(raw))

    def _before(self, scene: AnyScene) -> AnyScene:
        """Return the scene before the answer."""
        state = self.run.match.state_before(self.run.at)
        asked = next(each for each in scene.game.decisions(state) if each.seat == self.run.player)
        return replace(scene, state=state, decision=asked, viewer=self.run.player)

    @property
    def _words(self) -> Words:
        return self._session.words.game(self.header.game)


def _told(words: Words, line: Sequence[str], detail: Detail) -> list[Line]:
    """Return the moves that are expected, or nothing."""
    text = detail.then(words, line)
    return [(text, "faint")] if text else []
