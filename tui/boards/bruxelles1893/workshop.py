"""The workshop grid with its cursor, the shop, and the compass that sets the price of buildings."""

from rich.cells import cell_len
from textual.geometry import Region

from engine.games.bruxelles1893 import construction, sale
from engine.games.bruxelles1893.components import COLOURS, TILES
from engine.games.bruxelles1893.state import State
from tui.drawing.canvas import Canvas
from tui.drawing.panel import Panel
from tui.table.scene import Scene

from . import look
from .signs import SIGNS

SQUARE = 3
"""The width of a square of the grid."""


class WorkshopPanel(Panel[State]):
    """The grid: rows pay money, columns points; the colours move with the Workshop cursor."""

    rest = 0

    def draw(self, canvas: Canvas) -> None:
        """Draw the values, the squares, the Workshop cursor and the shop; the colours move with the cursor."""
        scene, state = self.scene, self.scene.state
        words, palette = scene.words, scene.palette
        self.draw_frame(canvas, words("panel-workshop"))
        workshop = state.box.components.workshop
        size = workshop.grid
        left, top = 6, 2
        canvas.put(2, 1, words("board-columns-pay"), palette("gold"))
        canvas.put(1, top + size // 2, words("board-rows-pay"), palette("good"))
        for col, vp in enumerate(workshop.cols_vp):
            canvas.put(left + col * SQUARE + 1, 1, str(vp), palette("gold"))
        colours = look.colours_on_grid(state, look.cursor(scene))
        for row in range(size):
            canvas.put_right(left - 1, top + row, str(workshop.rows_bf[row]), palette("good"))
            for col in range(size):
                self._draw_square(canvas, left + col * SQUARE, top + row, row, col, colours)
        self._draw_shop(canvas, top + size)

    def _draw_square(self, canvas: Canvas, x: int, y: int, row: int, col: int, colours: dict[int, int]) -> None:
        scene, state = self.scene, self.scene.state
        palette = scene.palette
        workshop = state.box.components.workshop
        centre_row, centre_col = divmod(state.cursor, workshop.grid)
        reach = workshop.cursor_size // 2
        inside = abs(row - centre_row) <= reach and abs(col - centre_col) <= reach
        spot = f"square-{row + 1}-{col + 1}"
        is_lit = spot in scene.lit
        ground = "card-lit" if is_lit or inside else "table"
        colour = colours.get(row * workshop.grid + col)
        sign, ink = scene.glyphs.dot, "faint"
        if colour is not None:
            sign, ink = look.say(scene.words, "colour", COLOURS[colour], "letter"), look.COLOUR_INKS[COLOURS[colour]]
        canvas.put(x, y, scene.glyphs.lit if is_lit else " ", palette("lit", ground, bold=True))
        canvas.put(x + 1, y, sign, palette(ink, ground, bold=colour is not None))
        canvas.put(x + 2, y, " ", palette("ink", ground))
        canvas.spot(spot, Region(x, y, SQUARE, 1))

    def _draw_shop(self, canvas: Canvas, y: int) -> None:
        scene, state = self.scene, self.scene.state
        x = canvas.put(2, y, scene.words("label-shop"), scene.palette("faint")) + 1
        for slot, tiles in enumerate(state.shop):
            spot = f"shop-{slot}"
            is_lit = spot in scene.lit
            ground = "card-lit" if is_lit else "table"
            start = x
            x = canvas.put(x, y, scene.glyphs.lit if is_lit else " ", scene.palette("lit", ground, bold=True))
            if tiles:
                key = COLOURS[tiles[-1]]
                name = look.say(scene.words, "colour", key, "short")
                x = canvas.put(
                    x, y, name, scene.palette(look.COLOUR_INKS[key], ground, bold=True), canvas.width - x - 1
                )
            else:
                x = canvas.put(x, y, scene.glyphs.dot, scene.palette("faint", ground))
            canvas.spot(spot, Region(start, y, max(x - start, 1), 1))
            x += 1


class CompassPanel(Panel[State]):
    """The compass tiles, the two needles, and what the viewer's next building costs now."""

    def draw(self, canvas: Canvas) -> None:
        """Draw the tiles in a column, or in a line where there are few lines; then the price."""
        scene, state = self.scene, self.scene.state
        self.draw_frame(canvas, scene.words("panel-compass"))
        upright = canvas.height >= len(state.compass) + 5
        form = "short" if upright else "tiny"
        names = [look.say(scene.words, "tile", TILES[tile], form) for tile in state.compass]
        needle = SIGNS.matching(scene.glyphs).needle
        apart = sum(1 + cell_len(name) for name in names) + len(names) <= canvas.width - 3
        x = 2
        for space, name in enumerate(names):
            spot = f"compass-{space}"
            is_lit, points = spot in scene.lit, space in state.needles
            ground = "card-lit" if is_lit else "table"
            sign = scene.glyphs.lit if is_lit else needle if points else " "
            style = scene.palette("gold" if points else "faint", ground, bold=points)
            y = 1 + space if upright else 1
            end = canvas.put(x, y, sign, scene.palette("lit", ground, bold=True))
            end = canvas.put(end, y, name, style, canvas.width - 1 - end)
            canvas.spot(spot, Region(x, y, max(end - x, 1), 1))
            x = x if upright else end + apart
        self._draw_price(canvas, 1 + len(state.compass) if upright else 2)

    def _draw_price(self, canvas: Canvas, y: int) -> None:
        scene, state = self.scene, self.scene.state
        words, palette = scene.words, scene.palette
        inside, built = canvas.width - 3, state.players[scene.viewer].built
        units = state.box.units
        if built >= len(units):
            canvas.put(2, y, words("board-all-built"), palette("faint"), inside)
            return
        canvas.put(2, y, words("board-next", units=units[built]), palette("ink", bold=True), inside)
        canvas.put(2, y + 1, self._tiles(inside), palette("ink"), inside)
        ways = len(construction.payments(state, scene.viewer))
        text = words("board-can-pay" if ways else "board-cannot-pay")
        if y + 2 < canvas.height - 1:
            canvas.put(2, y + 2, text, palette("good" if ways else "bad"), inside)
        canvas.spot("building", Region(1, y, canvas.width - 2, min(3, canvas.height - 1 - y)))

    def _tiles(self, room: int) -> str:
        """Name the tiles the needles point at, in the longest names that fit."""
        words = self.scene.words
        keys = [TILES[tile] for tile in construction.tiles_pointed_at(self.scene.state)]
        long = words.listed([words.name("tile", key) for key in keys])
        short = words.listed([look.say(words, "tile", key, "short") for key in keys])
        tiny = words.listed([look.say(words, "tile", key, "tiny") for key in keys])
        return next((text for text in (long, short) if cell_len(text) <= room), tiny)


def brief_offers(scene: Scene[State], square: int) -> str:
    """List what each colour the viewer may sell would bring with the Workshop cursor on a square: francs/points."""
    state, words = scene.state, scene.words
    parts = []
    for colour in sale.sellable(state, scene.viewer):
        money, vp = state.box.sale_values[square][colour]
        parts.append(f"{look.say(words, 'colour', COLOURS[colour], 'letter')} {money}/{vp}")
    return " ".join(parts)


def offers(scene: Scene[State], square: int) -> str:
    """Describe what each colour the viewer may sell would bring with the Workshop cursor on a square."""
    state, words = scene.state, scene.words
    parts = []
    for colour in sale.sellable(state, scene.viewer):
        money, vp = state.box.sale_values[square][colour]
        name = look.say(words, "colour", COLOURS[colour], "short")
        parts.append(f"{name} {words('effect-money', money=money)} {words('effect-vp', vp=vp)}")
    return f" {scene.glyphs.dot} ".join(parts)
