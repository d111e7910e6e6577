"""What lies before each player: at length in a panel of blocks, in one line each where there is little room.

A game says what its players have (`Belongings`); here it is laid out, in the longest names that leave room for all.
"""

from abc import ABC, abstractmethod
from dataclasses import dataclass
from typing import ClassVar

from rich.cells import cell_len
from rich.style import Style
from textual.geometry import Offset, Region

from tui.scene import Scene
from tui.widgets.canvas import Canvas
from tui.widgets.panel import Panel

FORMS = ("name", "tiny", "letters")
"""The forms of a name, from long to short."""
FORMS_OF_BLOCKS = tuple((form, airy) for form in FORMS for airy in (True, False))
NO_LINE = 99


@dataclass(frozen=True, slots=True)
class Holding:
    """One thing a player has: its spot, its name at length, in short and in as few letters as tell it apart."""

    spot: str
    name: str
    tiny: str
    letters: str
    count: int
    ink: str

    def in_form(self, form: str) -> str:
        """Give the name in one of its forms."""
        name: str = getattr(self, form)
        return name

    def width(self, form: str) -> int:
        """Say how many cells it takes, the place for the cursor before it included."""
        return 1 + cell_len(self.in_form(form)) + (1 + len(str(self.count)) if self.count > 1 else 0)


@dataclass(frozen=True, slots=True)
class Group:
    """Things of one kind with a label before and a note after them; some join the group before on its line."""

    label: str
    things: list[Holding]
    note: str = ""
    joins: bool = False
    sign: str = ""
    """What stands before the group in a line without labels; a dot if nothing is said."""
    ink: str = "line"

    def width(self, form: str) -> int:
        """Say how many cells it takes."""
        things = sum(thing.width(form) + 1 for thing in self.things)
        return cell_len(self.label) + 1 + things + cell_len(self.note)


class Belongings(ABC):
    """What a game's players have. Holds nothing of any table."""

    @abstractmethod
    def groups(self, scene: Scene, seat: int, brief: bool) -> list[Group]:
        """List what a player has, group by group; `brief` asks for short labels."""

    @abstractmethod
    def marks(self, scene: Scene, seat: int) -> list[tuple[str, Style]]:
        """Give the signs behind a player's name, such as that of the first player."""

    @abstractmethod
    def facts(self, scene: Scene, seat: int) -> list[tuple[str, Style]]:
        """Give the figures at the right of a player's block; the second goes first where there is no room."""

    @abstractmethod
    def purse(self, scene: Scene, seat: int) -> tuple[str, str]:
        """Give points and money in a few letters."""

    @abstractmethod
    def has_passed(self, scene: Scene, seat: int) -> bool:
        """Whether a player is out of the round."""

    def badge(self, scene: Scene, seat: int) -> list[tuple[str, Style]]:
        """Give a seat's sign and name, with what marks it."""
        palette, glyphs = scene.palette, scene.glyphs
        deciding = scene.decision is not None and scene.decision.seat == seat
        return [
            (glyphs.play if deciding else " ", palette("lit", bold=True)),
            (f"{glyphs.seats[seat]} {scene.player(seat)}", palette.seat(seat)),
            *self.marks(scene, seat),
        ]


def draw_holding(canvas: Canvas, scene: Scene, x: int, y: int, thing: Holding, name: str) -> int:
    """Draw one thing with a place for the cursor before it, and give the column after it."""
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


class SeatsPanel(Panel):
    """A block of lines for each player."""

    belongings: ClassVar[Belongings]

    def draw(self, canvas: Canvas) -> None:
        """Share the height out."""
        seats = self.scene.seats_in_view
        block = max(canvas.height // len(seats), 1)
        for place, seat in enumerate(seats):
            self._draw_seat(canvas, seat, place * block, min(block, 8))

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
        """Write the groups one after the other, in the longest names that leave room for all of them."""
        scene, palette = self.scene, self.scene.palette
        for form, airy in FORMS_OF_BLOCKS:
            brief = form != FORMS[0]
            groups = self.belongings.groups(scene, seat, brief)
            if brief:
                groups = [group for group in groups if group.things or group.note]
            places = _places(groups, canvas.width - 3, form, airy)
            if all(place.y < lines for place in places):
                break
        for group, place in zip(groups, places, strict=True):
            if place.y >= lines:
                canvas.put(canvas.width - 1, y + lines - 1, scene.glyphs.more, palette("faint"))
                continue
            x, line = canvas.put(2 + place.x, y + place.y, f"{group.label} ", palette("faint")), y + place.y
            for thing in group.things:
                x = draw_holding(canvas, scene, x, line, thing, thing.in_form(form)) + 1
            canvas.put(x, line, group.note or ("" if group.things else scene.glyphs.dot), palette("faint"))


def _places(groups: list[Group], width: int, form: str, airy: bool) -> list[Offset]:
    """Find a place for each group; in an airy block most begin a line of their own. Too wide a group has no line."""
    places = []
    x = y = 0
    for group in groups:
        needed = group.width(form)
        if x and ((airy and not group.joins) or x + needed > width):
            x, y = 0, y + 1
        places.append(Offset(x, y if needed <= width else NO_LINE))
        x += needed + 1
    return places


class SeatLinesPanel(Panel):
    """One line for each player."""

    belongings: ClassVar[Belongings]

    def draw(self, canvas: Canvas) -> None:
        """Write name, points, money and the things in a few letters."""
        scene, palette = self.scene, self.scene.palette
        for y, seat in enumerate(scene.seats_in_view):
            canvas.put_all(0, y, self.belongings.badge(scene, seat), 14)
            canvas.spot(f"seat-{seat}", Region(0, y, 14, 1))
            points, money = self.belongings.purse(scene, seat)
            canvas.put_right(20, y, points, palette("ink", bold=True))
            canvas.put_right(26, y, money, palette("good", bold=True))
            canvas.spot(f"purse-{seat}", Region(15, y, 11, 1))
            passed = f" {scene.words('board-passed')}" if self.belongings.has_passed(scene, seat) else ""
            canvas.put_right(canvas.width, y, passed, palette("faint"))
            self._draw_things(canvas, seat, y, 26, canvas.width - cell_len(passed))

    def _draw_things(self, canvas: Canvas, seat: int, y: int, x: int, right: int) -> None:
        """Write everything a player has, in the longest names that leave room for all of it."""
        scene, palette = self.scene, self.scene.palette
        groups = [group for group in self.belongings.groups(scene, seat, brief=True) if group.things]
        form = FORMS[1]
        if x + sum(1 + sum(thing.width(form) for thing in group.things) for group in groups) > right:
            form = FORMS[2]
        for group in groups:
            x = canvas.put(x, y, group.sign or scene.glyphs.dot, palette(group.ink), right - x)
            for thing in group.things:
                if x + thing.width(form) > right:
                    canvas.put(right - 1, y, scene.glyphs.more, palette("faint"))
                    return
                x = draw_holding(canvas, scene, x, y, thing, thing.in_form(form))
