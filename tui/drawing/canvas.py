"""Canvas: a grid of styled characters that a panel draws itself on, with named spots."""

from collections.abc import Iterable

from rich.cells import cell_len, set_cell_size
from rich.segment import Segment
from rich.style import Style
from textual.geometry import Region
from textual.strip import Strip

from tui.drawing.glyphs import Glyphs, plain
from tui.drawing.wrapping import wrap


class Canvas:
    """What a panel looks like: characters, their styles, and where its spots are."""

    def __init__(self, width: int, height: int, style: Style, ascii_only: bool = False) -> None:
        self.width = width
        self.height = height
        self.ground = style
        self.ascii_only = ascii_only
        self.chars = [[" "] * width for _ in range(height)]
        self.styles = [[style] * width for _ in range(height)]
        self.spots: dict[str, Region] = {}
        self.marks: dict[str, Region] = {}

    def put(self, x: int, y: int, text: str, style: Style | None = None, width: int | None = None) -> int:
        """Write text, cut at `width` and at the edge, and return the column after it."""
        end = self.width if width is None else min(self.width, x + width)
        if not 0 <= y < self.height:
            return x
        style = style or self.ground
        text = plain(text) if self.ascii_only else text
        chars, styles = self.chars[y], self.styles[y]
        narrow = text.isascii()
        if 0 < x < end and chars[x] == "":  # overwrites half of a wide character
            chars[x - 1] = " "
        for char in text:
            cells = 1 if narrow else cell_len(char)
            if x + cells > end:
                break
            if x >= 0 and cells:
                chars[x] = char
                styles[x] = style
                if cells == 2:
                    chars[x + 1] = ""
                    styles[x + 1] = style
            x += cells
        if 0 < x < self.width and chars[x] == "":
            chars[x] = " "
        return x

    def put_cut(self, x: int, y: int, text: str, style: Style | None, width: int) -> int:
        """Write text in at most `width` columns; a sign marks what is cut off."""
        if cell_len(text) > width:
            text = set_cell_size(text, max(width - 1, 0)) + "…"
        return self.put(x, y, text, style, width)

    def put_right(self, right: int, y: int, text: str, style: Style | None = None) -> int:
        """Write text that ends before column `right` and return the column it starts at."""
        text = plain(text) if self.ascii_only else text
        start = right - cell_len(text)
        self.put(start, y, text, style)
        return start

    def put_all(self, x: int, y: int, parts: Iterable[tuple[str, Style]], width: int | None = None) -> int:
        """Write several pieces of text in a row."""
        end = self.width if width is None else x + width
        for text, style in parts:
            x = self.put(x, y, text, style, end - x)
        return x

    def wrapped(self, x: int, y: int, width: int, text: str, style: Style | None = None, most: int = 99) -> int:
        """Write text over several lines, at most `most`, and return the line after it."""
        lines = [line for paragraph in text.split("\n") for line in wrap(paragraph, max(width, 1)) or [""]]
        if len(lines) > most:
            lines = lines[:most]
            lines[-1] = lines[-1][: max(width - 1, 0)].rstrip() + "…"
        for line in lines:
            self.put(x, y, line, style, width)
            y += 1
        return y

    def joints(self, columns: Iterable[int], y: int, joints: str, run: str, style: Style) -> None:
        """Draw a line across a grid: its first, middle and last joints at these columns, and a run between them."""
        first, middle, last = tuple(joints)
        *inner, end = columns
        for number, x in enumerate(inner):
            self.put(x, y, middle if number else first, style)
            if run:
                following = inner[number + 1] if number + 1 < len(inner) else end
                self.put(x + 1, y, run * (following - x - 1), style)
        self.put(end, y, last, style)

    def fill(self, region: Region, style: Style) -> None:
        """Blank a region in a style."""
        for y in range(max(region.y, 0), min(region.bottom, self.height)):
            for x in range(max(region.x, 0), min(region.right, self.width)):
                self.chars[y][x] = " "
                self.styles[y][x] = style

    def frame(
        self, region: Region, glyphs: Glyphs, style: Style, title: str = "", title_style: Style | None = None
    ) -> None:
        """Draw a rounded frame with a title in its upper edge."""
        left, top, right, bottom = region.x, region.y, region.right - 1, region.bottom - 1
        edge = glyphs.line * max(region.width - 2, 0)
        self.put(left, top, glyphs.corners[0] + edge + glyphs.corners[1], style)
        self.put(left, bottom, glyphs.corners[2] + edge + glyphs.corners[3], style)
        for y in range(top + 1, bottom):
            self.put(left, y, glyphs.column, style)
            self.put(right, y, glyphs.column, style)
        if title:
            self.put(left + 2, top, f" {title} ", title_style or style, region.width - 4)

    def spot(self, name: str, region: Region, mark: Region | None = None) -> None:
        """Name a place; the cursor shows on its mark, one row of it."""
        self.spots[name] = region
        self.marks[name] = mark or Region(region.x, region.y, region.width, 1)

    def strip(self, y: int) -> Strip:
        """Return a line for the screen, runs of one style joined; blanks join any style of their background."""
        chars, styles = self.chars[y], self.styles[y]
        segments = []
        start = 0
        style = styles[0] if styles else self.ground
        for x in range(1, self.width + 1):
            if x < self.width and (
                styles[x] is style
                or (chars[x] == " " and styles[x].bgcolor == style.bgcolor and not (style.reverse or styles[x].reverse))
            ):
                continue
            segments.append(Segment("".join(chars[start:x]), style))
            start = x
            if x < self.width:
                style = styles[x]
        return Strip(segments, self.width)
