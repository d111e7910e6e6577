"""The master's advice, shown over the decision; it improves while it is shown."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from rich.cells import cell_len
from rich.style import Style
from textual.geometry import Region

from tui.drawing.canvas import Canvas
from tui.drawing.panel import Panel
from tui.drawing.wrapping import fitting, wrap
from tui.table.foresight import MOST_ADVICE, Advice, side
from tui.table.reason_words import lists, sentences
from tui.table.scene import AnyScene

if TYPE_CHECKING:
    from tui.table.line_walk import LineWalk

ROOMY = 7
"""Lines for each move from which on one is left free between them."""
LABEL_LINES = 2
"""Lines that the label of a move takes at most where there is little room."""

BESIDE_REASON = 3
"""Lines of a suggestion beside its reason: its label, its result and a move on the way."""
SHORT_REASON = 2
"""Lines that every reason may take where there is little room."""
COLOURS = {"ahead": "good", "level": "ink", "behind": "bad"}
"""The colour of a result, by where the seat ends."""


@dataclass
class _Block:
    """The lines of one suggestion: its label, its reason, and the room for what follows."""

    label: list[str]
    reasons: list[list[str]]
    """The reason from its longest form to its shortest."""
    why: list[str]
    """The form that is shown."""
    more: int = 0
    """Lines left for the moves on the way."""

    @property
    def height(self) -> int:
        return len(self.label) + 1 + len(self.why) + self.more


class HintPanel(Panel[Any]):
    """Up to three moves with what they lead to, numbered as on the boards; below, the answer under the cursor.

    During a walk along a line, its steps instead.
    """

    def __init__(self, name: str, scene: AnyScene) -> None:
        super().__init__(name, scene)
        self.advice: list[Advice] = []
        self.walk: LineWalk | None = None
        """The line that the boards show."""
        self.message = ""
        """What is shown while there is no advice."""
        self.effort: tuple[str, ...] = ()
        """How much thought has gone into it, and the keys, where there is room for them."""
        self.chosen = -1
        """The advice under the cursor, or -1."""
        self.current = ""
        """The answer under the cursor."""

    def draw(self, canvas: Canvas) -> None:
        """Write the moves one below the other, and the answer under the cursor at the bottom."""
        if self.walk is not None:
            self._draw_walk(canvas, self.walk)
            return
        scene, palette = self.scene, self.scene.palette
        self.draw_frame(canvas, scene.words("panel-hint"), "gold")
        inside, bottom = canvas.width - 4, canvas.height - 1
        joined = f" {scene.glyphs.dot} ".join(self.effort)
        said = joined if cell_len(joined) <= inside - 2 else self.effort[0]
        canvas.put(2, bottom, f" {said} ", palette("gold"), inside)
        if not self.advice:
            canvas.wrapped(2, 1, inside, self.message, palette("faint"), most=bottom - 1)
            return
        if self.current and self.chosen < 0:
            bottom -= 2
            canvas.put(1, bottom, scene.glyphs.line * (canvas.width - 2), palette("line"))
            canvas.put(1, bottom + 1, scene.glyphs.cursor, palette("cursor", bold=True))
            canvas.put(3, bottom + 1, self.current, palette("ink"), inside - 1)
        gap = (bottom - 1) // MOST_ADVICE >= ROOMY
        y = 1
        for number, block in enumerate(self._blocks(canvas.width - 6, bottom - 1, gap)):
            self._draw_advice(canvas, y, number, block)
            y += block.height + gap

    def _blocks(self, width: int, room: int, gap: bool) -> list[_Block]:
        """Share the room: labels and short reasons first, then longer reasons, then the moves on the way.

        Where there is little room, all that is left goes to the reasons, from the top.
        """
        blocks = []
        for advice in self.advice:
            reasons = [wrap(text, width) for text in advice.why]
            label = self._cut(wrap(advice.label, width), LABEL_LINES, width)
            blocks.append(_Block(label, reasons, reasons[-1] if reasons else []))
        left = room - sum(block.height for block in blocks) - gap * (len(blocks) - 1)
        for block in reversed(blocks):
            if left < 0 and len(block.label) > 1:
                left += len(block.label) - 1
                block.label = self._cut(block.label, 1, width)
        for block in reversed(blocks):
            while left < 0 and len(block.why) > 1:
                block.why = self._cut(block.why, len(block.why) - 1, width)
                left += 1
        share = max(room // len(blocks) - BESIDE_REASON, SHORT_REASON)
        for most in (share,) if share > SHORT_REASON else (share, room):
            for block in blocks:
                for longer in block.reasons:
                    if len(longer) <= most and len(longer) - len(block.why) <= max(left, 0):
                        left -= len(longer) - len(block.why)
                        block.why = longer
                        break
        for number, block in enumerate(blocks):
            block.more = max(left, 0) // (len(blocks) - number)
            left -= block.more
        return blocks

    def _draw_advice(self, canvas: Canvas, y: int, number: int, block: _Block) -> None:
        """Write a move, its result, why, and as much of its line as there is room for."""
        scene, palette, advice = self.scene, self.scene.palette, self.advice[number]
        chosen, width, end = number == self.chosen, canvas.width - 6, y + block.height
        if chosen:
            canvas.put(1, y, scene.glyphs.cursor, palette("cursor", bold=True))
        canvas.put(2, y, str(number + 1), palette("table", "gold", bold=True))
        canvas.put(3, y, scene.glyphs.column, palette("line"))  # a label may begin with a number
        canvas.spot(f"advice-{number}", Region(1, y, canvas.width - 2, block.height))
        y = self._put_lines(canvas, y, block.label, palette("lit" if chosen else "ink", bold=True))
        y = self._put_lines(canvas, y, [self._result(advice, width)], palette(COLOURS[side(advice.prospect)]))
        y = self._put_lines(canvas, y, block.why, palette("ink"))
        for place, (seat, label) in enumerate(advice.line):
            if y >= end:
                return
            canvas.put(4, y, scene.glyphs.seats[seat], palette.seat(seat))
            last = y == end - 1
            more = last and (place + 1 < len(advice.line) or advice.goes_on)
            text = self._named(seat, label, width - 2)
            text = f"{text}{scene.glyphs.more}" if more and cell_len(text) < width - 2 else text
            lines = self._cut(wrap(text, width - 2), min(end - y, 2), width - 2)
            y = self._put_lines(canvas, y, lines, palette("faint"), 6)

    def _result(self, advice: Advice, width: int) -> str:
        """Return what a move leads to in as many words as there is room for."""
        return fitting(advice.result, width, 1)

    @property
    def signs(self) -> list[tuple[str, str]]:
        """The signs of the hints in sight, each with the message that explains it."""
        if self.walk is not None or not self.advice:
            return []
        chance, _, lead = self._result(self.advice[0], self.size.width - 6).partition(", ")
        return [("1", "sign-hint"), (chance, "sign-hint-chance"), (lead, "sign-hint-lead")]

    # Walking along a line

    def _draw_walk(self, canvas: Canvas, walk: "LineWalk") -> None:
        """Write the steps, those made first, and below them what the last one changes."""
        scene, palette, words = self.scene, self.scene.palette, self.scene.words
        self.draw_frame(canvas, words("panel-line"), "bad")
        inside, bottom = canvas.width - 4, canvas.height - 1
        about = wrap(fitting(self._about(walk), inside, bottom // 2), inside)
        rule = bottom - len(about) - 1
        canvas.put(1, rule, scene.glyphs.line * (canvas.width - 2), palette("line"))
        self._put_lines(canvas, rule + 1, about, palette("ink"), 2)
        heading = words("line-steps", number=walk.number, step=walk.at, steps=len(walk.steps))
        canvas.put(2, 1, heading, palette("gold"), inside)
        width = canvas.width - 6
        rows = [self._cut(wrap(self._named(step.seat, step.label, width), width), 2, width) for step in walk.steps]
        first = 0
        while first < walk.at - 1 and sum(map(len, rows[first : walk.at])) > rule - 2:
            first += 1
        y = 2
        for number in range(first, len(walk.steps)):
            if y + len(rows[number]) > rule:
                break
            here, made = number + 1 == walk.at, number < walk.at
            seat = walk.steps[number].seat
            canvas.put(1, y, scene.glyphs.cursor if here else " ", palette("cursor", bold=True))
            canvas.put(2, y, scene.glyphs.seats[seat], palette.seat(seat))
            canvas.spot(f"step-{number + 1}", Region(1, y, canvas.width - 2, len(rows[number])))
            y = self._put_lines(
                canvas, y, rows[number], palette("lit" if here else "ink" if made else "faint", bold=here)
            )

    def _about(self, walk: "LineWalk") -> list[str]:
        """Return what the last step changes, in ever fewer words."""
        words, step = self.scene.words, walk.step
        if step is None:
            return [words("line-start")]
        if step.changes is None:
            return [words("line-revealed")]
        changes, rival = step.changes, self.scene.player(step.changes.rival)
        id_ = "line-lead" if round(changes.lead, 1) != 0 else "line-lead.same"
        side = "more" if changes.lead > 0 else "less"
        lead = words(id_, rival=rival, side=side, points=abs(changes.lead))
        sides = (("line-own", changes.own), ("line-rival", changes.theirs))
        forms = [(side, [*sentences(words, why), *lists(words, why)]) for side, why in sides if why.gains]
        notes = [[words("line-before-reveal")], [words("line-before-reveal.brief")]] if step.before_reveal else [[]]
        said = []
        for short in range(max((len(texts) for _, texts in forms), default=1)):
            both = [words(side, rival=rival, gains=texts[min(short, len(texts) - 1)]) for side, texts in forms]
            said += [" ".join([lead, *note, *both]) for note in notes]
        return said

    # Text

    def _named(self, seat: int, label: str, width: int) -> str:
        """Put the player's name before a move if that fits into a line."""
        named = self.scene.words("hint-foreseen", seat=self.scene.player(seat), move=label)
        return named if cell_len(named) < width else label

    def _cut(self, lines: Sequence[str], most: int, width: int) -> list[str]:
        """Return the first lines; a sign marks what is cut off."""
        if len(lines) <= most:
            return list(lines) or [""]
        return [*lines[: most - 1], lines[most - 1][: width - 1] + self.scene.glyphs.more]

    def _put_lines(self, canvas: Canvas, y: int, lines: Sequence[str], style: Style, x: int = 4) -> int:
        """Write lines, and return the one below."""
        for place, line in enumerate(lines):
            canvas.put(x, y + place, line, style, max(canvas.width - x - 2, 1))
        return y + len(lines)
