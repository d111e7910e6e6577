"""Flow: pieces of text one after the other, each with its spot, that go on to the next line where one is full."""

from collections.abc import Sequence
from dataclasses import dataclass

from textual.geometry import Region

from tui.drawing.canvas import Canvas
from tui.table.scene import AnyScene

from . import look


@dataclass(frozen=True, slots=True)
class Item:
    """A piece of text, its ink and its spot, if it has one; a spot that can be chosen shows what is typed for it."""

    text: str
    ink: str
    spot: str = ""
    joins: bool = False
    """Whether it must not begin a line."""
    bold: bool = False
    letter: str = ""
    """What is typed to choose it, if it has no number; where it is the sign, there is no room for either."""

    def key(self, scene: AnyScene) -> str:
        """Return what stands before it where it can be chosen: a number or a letter, or else a sign."""
        if self.spot not in scene.lit:
            return ""
        sign = scene.glyphs.lit
        key = sign if self.letter == sign else scene.numbers.get(self.spot, self.letter or sign)
        return key if key == sign else f"{key} "

    def width(self, scene: AnyScene) -> int:
        """Return the cells it takes, with the one before it for the cursor."""
        return 1 + look.cells(scene, self.key(scene) + self.text)


def lines_of(scene: AnyScene, items: Sequence[Item], width: int) -> list[list[Item]]:
    """Divide items into lines of a width, with a cell between them and one for the cursor before each."""
    lines: list[list[Item]] = [[]]
    used = 0
    for index, item in enumerate(items):
        following = items[index + 1] if index + 1 < len(items) and items[index + 1].joins else None
        needed = item.width(scene)
        whole = needed + (following.width(scene) if following else 0)
        if lines[-1] and used + (needed if item.joins else whole if whole <= width else needed) > width:
            lines.append([])
            used = 0
        lines[-1].append(item)
        used += needed
    return [line for line in lines if line]


def draw_flow(canvas: Canvas, scene: AnyScene, x: int, y: int, width: int, items: Sequence[Item], most: int) -> int:
    """Write items in at most some lines, and return the line below."""
    for line in lines_of(scene, items, width)[:most]:
        at = x
        for item in line:
            at = draw_item(canvas, scene, at + 1, y, item)
        y += 1
    return y


def draw_item(canvas: Canvas, scene: AnyScene, x: int, y: int, item: Item) -> int:
    """Write an item with the cell for the cursor before it, and return the column after it."""
    palette = scene.palette
    is_lit = item.spot in scene.lit
    ground = "card-lit" if is_lit else "table"
    end = canvas.put(x, y, item.key(scene), palette("lit", ground, bold=True))
    end = canvas.put(end, y, item.text, palette(item.ink, ground, bold=item.bold or is_lit))
    if item.spot:
        canvas.spot(item.spot, Region(x, y, max(end - x, 1), 1), Region(x - 1, y, end - x + 1, 1))
    return end
