"""What each player has: a block of lines each, or one line each where there is little room.

A game lists the things (`Belongings`); the panels here lay them out, in the longest names that leave room for all.
"""

from abc import ABC, abstractmethod
from dataclasses import dataclass
from typing import Generic

from rich.cells import cell_len, set_cell_size
from rich.style import Style
from textual.geometry import Offset, Region

from engine.game import StateT
from tui.drawing.canvas import Canvas
from tui.drawing.panel import Panel
from tui.table.scene import AnyScene, Scene

FORMS = ("name", "tiny", "letters")
"""The forms of a name, from long to short."""
FORMS_OF_BLOCKS = (
    *((form, airy, True) for form in FORMS for airy in (True, False)),
    *((form, False, False) for form in FORMS[1:]),
)
"""The forms of a block: how names are written, whether most groups begin a line, whether groups have labels."""
NO_LINE = 99


@dataclass(frozen=True, slots=True)
class Holding:
    """One thing a player has: its spot, and its name in full, short and in a few letters."""

    spot: str
    name: str
    tiny: str
    letters: str
    count: int
    ink: str

    def in_form(self, form: str) -> str:
        """Return the name in one of its forms."""
        name: str = getattr(self, form)
        return name

    def width(self, form: str) -> int:
        """Return the cells it takes, with the one before it for the cursor."""
        return 1 + cell_len(self.in_form(form)) + (1 + len(str(self.count)) if self.count > 1 else 0)


@dataclass(frozen=True, slots=True)
class Group:
    """Things of one kind with a label before and a note after them; some join the group before on its line."""

    label: str
    things: list[Holding]
    note: str = ""
    joins: bool = False
    sign: str = ""
    """What stands before the group in a line without labels; a dot if empty."""
    ink: str = "line"

    def head(self, scene: AnyScene, labelled: bool) -> str:
        """Return what stands before its things: the label or, without labels, a sign."""
        return f"{self.label} " if labelled else self.sign or scene.glyphs.dot

    def is_lit(self, scene: AnyScene) -> bool:
        """Whether something of it can be chosen."""
        return any(thing.spot in scene.lit for thing in self.things)


class Belongings(ABC, Generic[StateT]):
    """What the players of one game have. Holds no state of any table."""

    @abstractmethod
    def groups(self, scene: Scene[StateT], seat: int, brief: bool) -> list[Group]:
        """List what a player has, in groups; `brief` asks for short labels."""

    @abstractmethod
    def marks(self, scene: Scene[StateT], seat: int) -> list[tuple[str, Style]]:
        """Return the signs behind a player's name, such as that of the first player."""

    @abstractmethod
    def dues(self, scene: Scene[StateT], seat: int) -> list[tuple[str, Style]]:
        """Return what a player owes and will have to pay."""

    @abstractmethod
    def purse(self, scene: Scene[StateT], seat: int) -> tuple[str, str]:
        """Return points and money in a few letters."""

    @abstractmethod
    def has_passed(self, scene: Scene[StateT], seat: int) -> bool:
        """Whether a player is out of the round."""

    def facts(self, scene: Scene[StateT], seat: int) -> list[tuple[str, Style]]:
        """Return points, projected score, money and dues; the projected score is left out where there is no room."""
        points, money = self.purse(scene, seat)
        return [
            (f" {points} ", scene.palette("ink", bold=True)),
            (f"{self.projected(scene, seat)} ", scene.palette("faint")),
            (f" {money} ", scene.palette("good", bold=True)),
            *((f" {text} ", style) for text, style in self.dues(scene, seat)),
        ]

    def projected(self, scene: Scene[StateT], seat: int) -> str:
        """Return what the score would be if the game ended now."""
        return f"{scene.glyphs.arrow}{scene.standings.of(seat).total}"

    def badge(self, scene: Scene[StateT], seat: int, width: int = 99) -> list[tuple[str, Style]]:
        """Return a seat's sign, name and marks; a name too long for the width is cut."""
        palette, glyphs, marks = scene.palette, scene.glyphs, self.marks(scene, seat)
        deciding = scene.decision is not None and scene.decision.seat == seat
        name, room = f"{glyphs.seats[seat]} {scene.player(seat)}", width - 1 - sum(cell_len(mark) for mark, _ in marks)
        return [
            (glyphs.play if deciding else " ", palette("lit", bold=True)),
            (set_cell_size(name, room).rstrip(), palette.seat(seat)),
            *marks,
        ]


def draw_holding(canvas: Canvas, scene: AnyScene, x: int, y: int, thing: Holding, name: str) -> int:
    """Draw one thing with a cell for the cursor before it; return the column after it."""
    is_lit = thing.spot in scene.lit
    ground = "card-lit" if is_lit else "table"
    sign = scene.glyphs.lit if is_lit else " "
    end = canvas.put(x, y, sign, scene.palette("lit", ground, bold=True))
    end = canvas.put(end, y, name, scene.palette(thing.ink, ground, bold=is_lit), canvas.width - end)
    if thing.count > 1:
        times = f"{scene.glyphs.times}{thing.count}"
        end = canvas.put(end, y, times, scene.palette("ink", ground), canvas.width - end)
    canvas.spot(thing.spot, Region(x, y, max(end - x, 1), 1))
    return end


class SeatsPanel(Panel[StateT]):
    """A block of lines for each player."""

    def __init__(self, name: str, scene: Scene[StateT], belongings: Belongings[StateT]) -> None:
        super().__init__(name, scene)
        self.belongings = belongings

    def draw(self, canvas: Canvas) -> None:
        """Divide the height among the players; spare lines go to the viewer."""
        seats = self.scene.seats_in_view
        block, spare = divmod(canvas.height, len(seats))
        y = 0
        for place, seat in enumerate(seats):
            height = max(block + (spare if place == 0 else 0), 1)
            self._draw_seat(canvas, seat, y, min(height, 8))
            y += height

    def _draw_seat(self, canvas: Canvas, seat: int, y: int, block: int) -> None:
        scene, palette = self.scene, self.scene.palette
        canvas.put(0, y, scene.glyphs.line * canvas.width, palette("line"))
        x = canvas.put_all(1, y, [*self.belongings.badge(scene, seat), (" ", palette("line"))])
        if self.belongings.has_passed(scene, seat):
            x = canvas.put(x, y, scene.words("board-passed") + " ", palette("faint"))
        canvas.spot(f"seat-{seat}", Region(1, y, max(x - 1, 1), 1))
        facts = self.belongings.facts(scene, seat)
        if x + sum(cell_len(text) for text, _ in facts) >= canvas.width:
            del facts[1]
        width = sum(cell_len(text) for text, _ in facts)
        start = canvas.width - width - 1
        canvas.put_all(start, y, facts)
        canvas.spot(f"purse-{seat}", Region(start, y, width, 1))
        self._draw_groups(canvas, seat, y + 1, block - 1)

    def _draw_groups(self, canvas: Canvas, seat: int, y: int, lines: int) -> None:
        """Write the groups one after the other, in the longest names that leave room for all of them.

        Where nothing does, what can be chosen comes first.
        """
        scene, palette = self.scene, self.scene.palette
        known: dict[bool, list[Group]] = {}
        for form, airy, labelled in FORMS_OF_BLOCKS:
            brief = form != FORMS[0]
            if brief not in known:
                known[brief] = self.belongings.groups(scene, seat, brief)
            groups = known[brief]
            if brief:
                groups = [group for group in groups if group.things or (group.note and labelled)]
            places = self._places(groups, canvas.width - 3, form, airy, labelled)
            if all(place.y < lines for place in places):
                break
        else:
            groups.sort(key=lambda group: not group.is_lit(scene))
            places = self._places(groups, canvas.width - 3, form, airy, labelled)
        for group, place in zip(groups, places, strict=True):
            if place.y >= lines:
                canvas.put(canvas.width - 1, y + lines - 1, scene.glyphs.more, palette("faint"))
                continue
            line, ink = y + place.y, "faint" if labelled else group.ink
            x = canvas.put(2 + place.x, line, group.head(scene, labelled), palette(ink))
            for thing in group.things:
                x = draw_holding(canvas, scene, x, line, thing, thing.in_form(form)) + labelled
            note = group.note if labelled else ""
            canvas.put(x, line, note or ("" if group.things else scene.glyphs.dot), palette("faint"))

    def _places(self, groups: list[Group], width: int, form: str, airy: bool, labelled: bool) -> list[Offset]:
        """Return a place for each group, `NO_LINE` for one too wide; in an airy block most begin a line."""
        places = []
        x = y = 0
        for group in groups:
            things = sum(thing.width(form) + labelled for thing in group.things)
            tail = (group.note if labelled else "") or ("" if group.things else self.scene.glyphs.dot)
            needed = cell_len(group.head(self.scene, labelled)) + things + (cell_len(tail) + 1 if tail else 0)
            if x and ((airy and not group.joins) or x + needed > width):
                x, y = 0, y + 1
            places.append(Offset(x, y if needed <= width else NO_LINE))
            x += needed + 1
        return places


class SeatLinesPanel(Panel[StateT]):
    """One line for each player."""

    def __init__(self, name: str, scene: Scene[StateT], belongings: Belongings[StateT]) -> None:
        super().__init__(name, scene)
        self.belongings = belongings

    def draw(self, canvas: Canvas) -> None:
        """Write name, points, money and the things in a few letters."""
        scene, palette = self.scene, self.scene.palette
        for y, seat in enumerate(scene.seats_in_view):
            points, money = self.belongings.purse(scene, seat)
            canvas.put_all(0, y, self.belongings.badge(scene, seat, min(14, 19 - cell_len(points))))
            canvas.spot(f"seat-{seat}", Region(0, y, 14, 1))
            canvas.put_right(20, y, points, palette("ink", bold=True))
            canvas.put_right(26, y, money, palette("good", bold=True))
            canvas.spot(f"purse-{seat}", Region(15, y, 11, 1))
            passed = f" {scene.words('board-passed')}" if self.belongings.has_passed(scene, seat) else ""
            canvas.put_right(canvas.width, y, passed, palette("faint"))
            self._draw_things(canvas, seat, y, 26, canvas.width - cell_len(passed))

    def _draw_things(self, canvas: Canvas, seat: int, y: int, x: int, right: int) -> None:
        """Write everything a player has, in the longest names that leave room for all of it.

        Where there is no room for all, what can be chosen comes first; the projected score is always shown.
        """
        scene, palette = self.scene, self.scene.palette
        groups = [group for group in self.belongings.groups(scene, seat, brief=True) if group.things]
        for form in FORMS[1:]:
            end = x + sum(1 + sum(thing.width(form) for thing in group.things) for group in groups)
            if end <= right:
                self._draw_outcome(canvas, seat, y, end, right)
                break
        else:
            groups.sort(key=lambda group: not group.is_lit(scene))
            right = self._draw_outcome(canvas, seat, y, x, right) - 1
            canvas.put(right, y, scene.glyphs.more, palette("faint"))
        for group in groups:
            if x + 1 + group.things[0].width(form) > right:
                continue
            x = canvas.put(x, y, group.sign or scene.glyphs.dot, palette(group.ink), right - x)
            for thing in group.things:
                if x + thing.width(form) > right:
                    break
                x = draw_holding(canvas, scene, x, y, thing, thing.in_form(form))

    def _draw_outcome(self, canvas: Canvas, seat: int, y: int, x: int, right: int) -> int:
        """Write the projected score and the dues as far as there is room; return the column where they start."""
        scene = self.scene
        parts = [(self.belongings.projected(scene, seat), scene.palette("faint"))]
        parts += self.belongings.dues(scene, seat)
        while parts and x + sum(1 + cell_len(text) for text, _ in parts) > right:
            parts.pop()
        start = right - sum(1 + cell_len(text) for text, _ in parts)
        canvas.put_all(start, y, [(f" {text}", style) for text, style in parts])
        return start
