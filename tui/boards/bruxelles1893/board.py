"""The Art Nouveau board: actions, assistants with their bids, buildings; shields at the crossings, auctions below."""

from rich.cells import cell_len
from textual.geometry import Region

from engine.games.bruxelles1893 import brussels, resolution, stock
from engine.games.bruxelles1893.components import ACTIONS, CITY_HALL, LOCATIONS
from engine.games.bruxelles1893.parts import NEUTRAL, NO_CARD, NOBODY
from engine.games.bruxelles1893.state import State
from tui.boards.grid import Grid
from tui.drawing.canvas import Canvas
from tui.drawing.panel import Panel

from . import look
from .signs import SIGNS

ROOM_FOR_NAMES = 10
"""Spaces of this width show the names of their actions, narrower ones a few letters."""


class BoardPanel(Panel[State]):
    """The board, and in a small window the Brussels locations in one line below it."""

    def draw(self, canvas: Canvas) -> None:
        """Draw the grid, the spaces, the shields and the columns; spaces outside the open area stay dark."""
        scene, state = self.scene, self.scene.state
        columns = state.box.columns
        grid = Grid.fit(canvas, state.box.spaces // columns, columns, tallest=4)
        if grid.framed:
            self.draw_frame(canvas, scene.words("panel-board"))
        grid.draw_lines(canvas, scene)
        area = set(stock.area(state))
        for space in range(state.box.spaces):
            self._draw_space(canvas, grid, space, space in area)
        empty = SIGNS.matching(scene.glyphs).shield
        for number, shield in enumerate(state.box.shields):
            leaders = {seat: state.level(seat, CITY_HALL) for seat in resolution.shield_leaders(state, number)}
            complete = resolution.is_complete(state, number)
            grid.draw_shield(canvas, scene, shield.row, shield.col, leaders, complete, empty)
        for col in range(columns):
            self._draw_column(canvas, grid, col)
        if not grid.framed:
            self._draw_brussels_line(canvas, grid.left, grid.bottom + 2)

    def _draw_space(self, canvas: Canvas, grid: Grid, space: int, is_open: bool) -> None:
        scene, board = self.scene, self.scene.state.board
        palette, glyphs = scene.palette, scene.glyphs
        region, spot = grid.cell_region(space), grid.cell_spot(space)
        is_lit = spot in scene.lit
        ground = "card-lit" if is_lit else "card" if is_open else "table"
        canvas.fill(region, palette("ink", ground))
        canvas.spot(spot, region)
        if is_lit:
            canvas.put(region.x, region.y, glyphs.lit, palette("lit", ground, bold=True))
        action = scene.state.actions[space]
        builder = board.buildings[space]
        sign = f"{SIGNS.matching(glyphs).building}{glyphs.seats[builder]}" if builder != NOBODY else ""
        ink = look.ACTION_INKS[action] if is_open or is_lit else "faint"
        name = look.say(scene.words, "action", ACTIONS[action], "short")
        if region.width < ROOM_FOR_NAMES or 1 + cell_len(name + sign) > region.width:
            name = look.say(scene.words, "action", ACTIONS[action], "tiny")
        canvas.put(region.x + 1, region.y, name, palette(ink, ground, bold=is_open), region.width - 1)
        if sign:
            canvas.put_right(region.right, region.y, sign, palette.seat(builder, ground))
        if (owner := board.owners[space]) == NOBODY:
            return
        sign = glyphs.neutral if owner == NEUTRAL else f"{glyphs.seats[owner]}{board.bids[space]}"
        style = palette("table", "neutral" if owner == NEUTRAL else f"seat-{owner + 1}", bold=True)
        if region.height > 1:
            canvas.put(region.x + 1, region.y + 1, f" {sign} ", style)
        else:
            canvas.put(region.x + 4, region.y, sign, style, region.width - 4)

    def _draw_column(self, canvas: Canvas, grid: Grid, col: int) -> None:
        scene, state = self.scene, self.scene.state
        palette = scene.palette
        x, y, width = grid.column_left(col), grid.bottom, grid.cell_width
        bonus = state.bonuses[col]
        canvas.spot(f"column-{col + 1}", Region(x, y, width, 3 if grid.framed else 2))
        if bonus != NO_CARD:
            symbols = look.bonus_symbols(state.box, scene.glyphs, bonus)
            name = look.bonus_short(scene, bonus)
            if cell_len(name) >= width:
                name = look.bonus_tiny(scene, bonus)
            if grid.framed:
                canvas.put(x + 1, y, name, palette("gold", bold=True), width - 1)
                canvas.put(x + 1, y + 1, symbols, palette("ink"), width - 1)
            else:
                name = look.bonus_tiny(scene, bonus)
                end = canvas.put(x, y, name, palette("gold", bold=True), width - cell_len(symbols))
                canvas.put(end, y, symbols, palette("ink"), x + width - end)
        y += 2 if grid.framed else 1
        sums = resolution.column_sums(state, col)
        leaders = resolution.column_leaders(state, col)
        for seat in sorted(sums, key=lambda seat: -sums[seat]):
            style = palette.seat(seat, bold=seat in leaders)
            x = canvas.put(x, y, f"{scene.glyphs.seats[seat]}{sums[seat]}", style, width) + (width > 9)

    def _draw_brussels_line(self, canvas: Canvas, x: int, y: int) -> None:
        """Draw the locations with their next price in one line."""
        scene = self.scene
        for location, key in enumerate(LOCATIONS):
            spot = f"location-{key}"
            is_lit = spot in scene.lit
            ground = "card-lit" if is_lit else "table"
            name = look.say(scene.words, "location", key, "short")
            text = f"{scene.glyphs.lit if is_lit else ' '}{name}"
            end = canvas.put(x, y, text, scene.palette("ink" if is_lit else "faint", ground, bold=is_lit))
            price = str(brussels.price(scene.state, location))
            end = canvas.put(end, y, f" {price}", scene.palette("gold", ground, bold=True))
            canvas.spot(spot, Region(x, y, end - x, 1))
            x = end + 1
