"""The story of a game on a sheet: the chart of chances, and the moments worth going back to."""

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

from rich.cells import cell_len, set_cell_size
from textual.geometry import Region

from engine.story import SURE, WORTHWHILE, Judgement, Moment, Story, Verdict, why
from tui.boards.base import AnyBoards
from tui.drawing.canvas import Canvas
from tui.drawing.panel import Panel
from tui.drawing.wrapping import fitting
from tui.table.foreseen_line import expected, foreseen
from tui.table.foresight import percent
from tui.table.reason_words import details
from tui.table.scene import AnyScene
from tui.table.storyteller import Storyteller
from tui.widgets.chart import ChanceChart
from tui.widgets.keyline import HintSource, draw_hints

BAR, SHORT_BAR = 24, 12
"""Columns of the progress bar, where there is room and where there is less."""
NAMES_APART = 3
ROOMY = 100
TALL = 30
"""Rows from which on there is room for all moments and for longer texts."""


class StoryPanel(Panel[Any]):
    """The chart above, the moments below, the one under the cursor explained at the bottom."""

    def __init__(self, name: str, scene: AnyScene, boards: AnyBoards, teller: Storyteller) -> None:
        super().__init__(name, scene)
        self.boards = boards
        self.teller = teller
        self.moments: list[Moment] = []
        self.index = 0
        self.hints: HintSource = tuple
        """The keys that work now."""
        self._is_walked = False
        """Whether the player has moved the cursor: before that, it stays on the first moment."""

    @property
    def moment(self) -> Moment | None:
        """The moment under the cursor."""
        return self.moments[self.index] if self.index < len(self.moments) else None

    def update(self) -> None:
        """Show what has been found out; the cursor stays on its moment."""
        here = self.moment
        self.moments = self.teller.story.moments()
        if here is not None and self._is_walked:
            same = [number for number, each in enumerate(self.moments) if (each.kind, each.at) == (here.kind, here.at)]
            self.index = same[0] if same else min(self.index, max(len(self.moments) - 1, 0))
        self.redraw()

    def go_to(self, index: int) -> None:
        """Put the cursor on a moment."""
        self.index = min(max(index, 0), max(len(self.moments) - 1, 0))
        self._is_walked = True
        self.redraw()

    def draw(self, canvas: Canvas) -> None:
        """Draw it all."""
        words, palette, story = self.scene.words, self.scene.palette, self.teller.story
        self.draw_frame(canvas, words("story-title"))
        draw_hints(canvas, self.hints(), self.scene)
        self._draw_progress(canvas, 1)
        most, below = (9, 4) if canvas.height >= TALL else (5, 3)
        rows = min(max(len(self.moments), 1), most)
        list_top = canvas.height - 2 - below - rows
        chart = Region(2, 3, canvas.width - 5, list_top - 1 - 3)
        starts = _starts(story)
        at = self.moment.at if self.moment is not None else None
        self._draw_names(canvas, 2, at)
        ChanceChart(self.scene, story.points(), story.turns, len(story.entries), starts).draw(canvas, chart, at)
        canvas.put(1, list_top - 1, self.scene.glyphs.line * (canvas.width - 2), palette("line"))
        self._draw_moments(canvas, list_top, rows)
        canvas.put(1, canvas.height - 2 - below, self.scene.glyphs.line * (canvas.width - 2), palette("line"))
        self._draw_detail(canvas, canvas.height - 1 - below, below)

    def _draw_progress(self, canvas: Canvas, y: int) -> None:
        """Write how far the story is, with a bar until it is complete."""
        scene, palette, words, teller = self.scene, self.scene.palette, self.scene.words, self.teller
        done, turns = len(teller.story.judged), len(teller.story.turns)
        x = 3
        if teller.story.is_complete:
            said = words("story-complete", turns=turns)
        else:
            bar = BAR if canvas.width >= ROOMY else SHORT_BAR
            filled = done * bar // turns
            x = canvas.put(x, y, scene.glyphs.bar * filled, palette("gold"))
            x = canvas.put(x, y, scene.glyphs.line * (bar - filled), palette("line")) + 1
            state = "failed" if teller.failed else "running" if teller.is_running else "paused"
            said = words(f"story-{state}", done=done, turns=turns, key=scene.key("story.pause", "space"))
        x = canvas.put(x, y, said, palette("ink"), canvas.width - x - 3)
        more = words("story-unkept", why=teller.problem) if teller.problem else ""
        if teller.new and not teller.story.is_complete:
            more = words("story-new", turns=teller.new)
        canvas.put(x + 1, y, more, palette("faint"), canvas.width - x - 3)

    def _draw_names(self, canvas: Canvas, y: int, at: int | None) -> None:
        """Write the seats with their shapes and their chances at the moment under the cursor, or at the last one."""
        scene, palette = self.scene, self.scene.palette
        points = self.teller.story.points()
        point = next((each for each in points if each.at == at), points[-1] if points else None)
        chances = [f" {percent(scene.words, chance)}" for chance in point.chances] if point is not None else []
        names = [scene.player(seat) for seat in range(len(scene.seats))]
        taken = sum(map(cell_len, chances)) + len(names) * (2 + NAMES_APART)
        room = canvas.width - 6 + NAMES_APART - taken
        longest = max(map(cell_len, names))
        while longest > 1 and sum(min(cell_len(name), longest) for name in names) > room:
            longest -= 1
        x = 3
        for seat, name in enumerate(names):
            short = name if cell_len(name) <= longest else set_cell_size(name, longest - 1) + scene.glyphs.more
            chance = chances[seat] if chances else ""
            x = canvas.put(x, y, f"{scene.glyphs.seats[seat]} {short}{chance}", palette.seat(seat)) + NAMES_APART

    def _draw_moments(self, canvas: Canvas, y: int, rows: int) -> None:
        """List the moments by kind, each with its round, its seat and its numbers."""
        scene, palette, words = self.scene, self.scene.palette, self.scene.words
        if not self.moments:
            canvas.put(3, y, words("story-none" if self.teller.story.is_complete else "story-soon"), palette("faint"))
            return
        label = max(cell_len(words(f"story-{kind}")) for kind in ("turning", "best", "worst")) + 2
        first = min(max(self.index - rows // 2, 0), max(len(self.moments) - rows, 0))
        if len(self.moments) > rows:
            page = words("decision-page", first=first + 1, last=first + rows, count=len(self.moments))
            canvas.put_right(canvas.width - 2, y - 1, f" {page} ", palette("faint"))
        for place, moment in enumerate(self.moments[first : first + rows]):
            row, chosen = y + place, first + place == self.index
            canvas.put(1, row, scene.glyphs.cursor if chosen else " ", palette("cursor", bold=True))
            ink = {"turning": "gold", "best": "good", "worst": "bad"}[moment.kind]
            canvas.put(3, row, words(f"story-{moment.kind}"), palette(ink, bold=chosen))
            x = canvas.put(3 + label, row, words("scores-round", round=moment.round), palette("faint")) + 2
            named = moment.seat if moment.mover is None else moment.mover
            x = canvas.put(x, row, scene.glyphs.seats[named], palette.seat(named)) + 1
            said = self._said(moment)
            canvas.put_cut(x, row, said, palette("lit" if chosen else "ink", bold=chosen), canvas.width - x - 2)
            canvas.spot(f"line-{first + place}", Region(1, row, canvas.width - 2, 1))

    def _said(self, moment: Moment) -> str:
        """Return a moment in a sentence, which begins with the player who decided."""
        scene, words = self.scene, self.scene.words
        before, after = percent(words, moment.before), percent(words, moment.after)
        form = "said"
        if moment.kind == "turning":
            form = "moves" if moment.mover == moment.seat else "rival" if moment.mover is not None else "said"
        mover = "" if moment.mover is None else scene.player(moment.mover)
        return words(
            f"story-{moment.kind}.{form}", seat=scene.player(moment.seat), mover=mover, before=before, after=after
        )

    def _draw_detail(self, canvas: Canvas, y: int, rows: int) -> None:
        """Write what was played at the moment under the cursor, and what would have been better."""
        moment, story = self.moment, self.teller.story
        if moment is None:
            return
        width = canvas.width - 6
        text = fitting(self.details(moment, story.judged[moment.at]), width, rows)
        canvas.wrapped(3, y, width, text, self.scene.palette("ink"), most=rows)

    def details(self, moment: Moment, judgement: Judgement) -> Iterator[str]:
        """Yield what was played, why the better move was better and what it would lead to, in ever fewer words."""
        words, story = self.scene.words, self.teller.story
        if moment.mover is None:
            yield words("story-nobody")
            return
        mover = self.scene.player(moment.mover)
        said = [words("story-played", seat=mover, move=self._label(story, judgement, None))]
        other = judgement.next if moment.kind == "best" else judgement.best
        played_best = judgement.played is not None and judgement.played.move == judgement.best.move
        if moment.kind == "best" and other is not None:
            said.append(self._verdict("story-next", story, judgement, other))
        elif played_best:
            said.append(words("story-as-the-master"))
            other = None
        else:
            other = judgement.played
            is_alike = other is not None and other.tries >= SURE and story.cost(judgement) < WORTHWHILE
            # Beside the averages of a turning point, the chance of a single search would seem to contradict them.
            better = "story-better.turning" if moment.kind == "turning" else "story-better"
            said.append(self._verdict("story-alike" if is_alike else better, story, judgement, judgement.best))
        reason, line = why(judgement.best, other), self._expected(story, judgement)
        for detail in details(reason):
            because = detail.of(words, reason) if reason is not None else ""
            more = [words("reason-why", gains=because) if because else "", detail.then(words, line)]
            yield " ".join(filter(None, [*said, *more]))

    def _verdict(self, id_: str, story: Story, judgement: Judgement, verdict: Verdict) -> str:
        chance = percent(self.scene.words, verdict.chance)
        return self.scene.words(id_, move=self._label(story, judgement, verdict), chance=chance)

    def _label(self, story: Story, judgement: Judgement, verdict: Verdict | None) -> str:
        """Return a move in words, in the position it belongs to; without a verdict, the one that was played."""
        move = story.entries[judgement.at].move if verdict is None else story.game.read_move(verdict.move)
        return self.boards.label(self._scene_of(story, judgement), move)

    def _expected(self, story: Story, judgement: Judgement) -> list[str]:
        """Return what the best move was expected to lead to, as far as the story has it."""
        best = judgement.best
        prospect = foreseen(story.game, best.move, best.line)
        return expected(self._scene_of(story, judgement), self.boards, judgement.seat, prospect)

    def _scene_of(self, story: Story, judgement: Judgement) -> AnyScene:
        """Return the scene before a turn, as the seat sees it that takes it."""
        entry = story.entries[judgement.at]
        state = story.game.decode(entry.before)
        decision = next(each for each in story.game.decisions(state) if each.seat == entry.seat)
        return replace(self.scene, state=state, decision=decision, viewer=entry.seat)


def _starts(story: Story) -> list[tuple[int, int]]:
    """Return every round with the move it starts at."""
    starts: dict[int, int] = {}
    for at, entry in enumerate(story.entries):
        starts.setdefault(entry.round, at)
    return list(starts.items())
