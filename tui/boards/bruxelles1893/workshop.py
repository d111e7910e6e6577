"""The workshop grid with its cursor and the shop."""

from textual.geometry import Region

from engine.games.bruxelles1893.components import COLOURS
from engine.games.bruxelles1893.state import State
from tui.drawing.canvas import Canvas
from tui.drawing.panel import Panel

from . import look
from .flow import Item, draw_flow, draw_item
from .headings import draw_heading
from .signs import SIGNS

LEFT = 4
"""The columns for the numbers of the rows and what they pay."""
SQUARE = 4
"""The least width of a square: the cursor, a number of two digits, and a sign."""
WIDTH = LEFT + 7 * SQUARE
"""The width of the grid where it shares the window with the other boards."""


class WorkshopPanel(Panel[State]):
    """The grid: rows pay money, columns points; the colours move with the Workshop cursor."""

    rest = 0

    def draw(self, canvas: Canvas) -> None:
        """Draw the values, the squares, the Workshop cursor and the shop; below, the viewer's works if they fit."""
        scene, state = self.scene, self.scene.state
        size = state.box.grid
        top = 2
        if canvas.width < WIDTH + SQUARE:
            self._draw_shop_in_heading(canvas)
            top = 3
        square = min(max((canvas.width - LEFT) // size, SQUARE), 6)
        self._draw_values(canvas, top, square)
        colours = look.colours_on_grid(state, look.cursor(scene))
        for row in range(size):
            for col in range(size):
                self._draw_square(canvas, Region(LEFT + col * square, top + row, square, 1), row, col, colours)
        if top == 2:
            self._draw_below(canvas, top + size)

    def _draw_values(self, canvas: Canvas, top: int, square: int) -> None:
        """Write the names of columns and rows and what each pays."""
        scene, workshop = self.scene, self.scene.state.box.components.workshop
        words, palette = scene.words, scene.palette
        corner = canvas.put_all(
            0,
            top - 1,
            [
                (words("board-rows-pay"), palette("good")),
                ("\\", palette("faint")),
                (words("board-columns-pay"), palette("gold")),
            ],
        )
        canvas.spot("values", Region(0, top - 1, corner, 1))
        for col, vp in enumerate(workshop.cols_vp):
            right = LEFT + (col + 1) * square
            canvas.put_right(right, top - 2, look.column(scene, col), palette("ink", bold=True))
            canvas.put_right(right, top - 1, str(vp), palette("gold"))
        for row, money in enumerate(workshop.rows_bf):
            canvas.put(0, top + row, str(row + 1), palette("ink", bold=True))
            canvas.put_right(LEFT - 1, top + row, str(money), palette("good"))

    def _draw_square(self, canvas: Canvas, place: Region, row: int, col: int, colours: dict[int, int]) -> None:
        """Draw a square: what is typed to move the cursor there, and the colour it would price."""
        scene, state = self.scene, self.scene.state
        palette, workshop = scene.palette, state.box.components.workshop
        centre_row, centre_col = divmod(look.cursor(scene), workshop.grid)
        reach = workshop.cursor_size // 2
        inside = abs(row - centre_row) <= reach and abs(col - centre_col) <= reach
        spot = f"square-{row + 1}-{col + 1}"
        is_lit = spot in scene.lit
        ground = "card-lit" if is_lit or inside else "table"
        colour = colours.get(row * workshop.grid + col)
        sign, ink = (SIGNS.matching(scene.glyphs).frame if inside else scene.glyphs.dot), "faint"
        if colour is not None:
            key = COLOURS[colour]
            sign, ink = look.say(scene.words, "colour", key, "letter"), look.COLOUR_INKS[key]
        canvas.fill(place, palette("ink", ground))
        canvas.put_right(place.right, place.y, sign, palette(ink, ground, bold=colour is not None))
        if is_lit:
            key = scene.numbers.get(spot, scene.glyphs.lit)
            canvas.put_right(place.right - 1, place.y, key, palette("lit", ground, bold=True))
        canvas.spot(spot, place, Region(place.right - SQUARE, place.y, SQUARE, 1))

    def _shop(self) -> list[Item]:
        """Return what the shop shows, slot by slot."""
        scene = self.scene
        items = []
        for slot, tiles in enumerate(scene.state.shop):
            if tiles:
                key = COLOURS[tiles[-1]]
                items.append(Item(look.work(scene, tiles[-1]), look.COLOUR_INKS[key], f"shop-{slot}", bold=True))
            else:
                items.append(Item(scene.words("board-empty"), "faint", f"shop-{slot}"))
        return items

    def _draw_shop_in_heading(self, canvas: Canvas) -> None:
        scene = self.scene
        end = draw_heading(canvas, scene, scene.words("panel-workshop")) + 1
        end = canvas.put(end, 0, f" {scene.words('label-shop')} ", scene.palette("faint"))
        for item in self._shop():
            end = draw_item(canvas, scene, end, 0, item)
            end = canvas.put(end, 0, " ", scene.palette())

    def _draw_below(self, canvas: Canvas, y: int) -> None:
        """Write the shop and the works that the viewer could sell, each on a line."""
        scene = self.scene
        player = scene.state.players[scene.viewer]
        shop = [Item(scene.words("label-shop"), "faint"), *self._shop()]
        y = draw_flow(canvas, scene, 0, y, canvas.width, shop, 1)
        own = [Item(scene.words("label-own-works"), "faint")]
        for key, count in zip(COLOURS, player.works, strict=True):
            if count:
                name = look.say(scene.words, "colour", key, "count", count=count)
                own.append(Item(name, look.COLOUR_INKS[key], f"work-{scene.viewer}-{key}"))
        if y < canvas.height and len(own) > 1:
            draw_flow(canvas, scene, 0, y, canvas.width, own, canvas.height - y)
