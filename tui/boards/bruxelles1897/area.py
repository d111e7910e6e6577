"""The Art Nouveau area: cards and architects, coats of arms at the crossings, bonus cards and sums below."""

from rich.cells import cell_len
from rich.style import Style
from textual.geometry import Region

from engine.games.bruxelles1897 import brussels, construction, majority
from engine.games.bruxelles1897.box import Card
from engine.games.bruxelles1897.components import (
    ARTWORK,
    EXPO,
    HOUSE,
    LOCATIONS,
    MATERIAL,
    MONEY,
    NOBLE,
    PRESTIGE,
)
from engine.games.bruxelles1897.parts import NEUTRAL, NO_CARD, NOBODY
from engine.games.bruxelles1897.state import State
from tui.boards.grid import Grid
from tui.drawing.canvas import Canvas
from tui.drawing.panel import Panel
from tui.i18n.words import slug

from . import look
from .signs import SIGNS

WIDE = 15
"""From this width on, cards are titled by their types."""


class AreaPanel(Panel[State]):
    """The area, and in a small window the Brussels cards in one line below it."""

    def draw(self, canvas: Canvas) -> None:
        """Draw the grid, the spaces, the coats of arms and the columns."""
        scene, state = self.scene, self.scene.state
        columns = state.box.columns
        grid = Grid.fit(canvas, len(state.area.cards) // columns, columns)
        if grid.framed:
            self.draw_frame(canvas, scene.words("panel-area"))
        grid.draw_lines(canvas, scene)
        for cell in range(len(state.area.cards)):
            self._draw_cell(canvas, grid, cell)
        empty = SIGNS.matching(scene.glyphs).shield
        for row, col, cells in majority.shields(state):
            leaders = {seat: state.level(seat, PRESTIGE) for seat in majority.shield_leaders(state, cells)}
            grid.draw_shield(canvas, scene, row, col, leaders, majority.is_complete(state, cells), empty)
        for col in range(columns):
            self._draw_column(canvas, grid, col)
        if not grid.framed:
            self._draw_brussels_line(canvas, grid.left, grid.bottom + 2)

    def _draw_cell(self, canvas: Canvas, grid: Grid, cell: int) -> None:
        scene, area = self.scene, self.scene.state.area
        region, spot = grid.cell_region(cell), grid.cell_spot(cell)
        is_lit = spot in scene.lit
        ground = "card-lit" if is_lit else "card" if area.cards[cell] != NO_CARD else "table"
        canvas.fill(region, scene.palette("ink", ground))
        canvas.spot(spot, region)
        if area.cards[cell] != NO_CARD:
            self._draw_card(canvas, region, scene.state.box.cards[area.cards[cell]], ground, is_lit)
        elif area.owners[cell] != NOBODY:
            self._draw_architect(canvas, region, cell)
        else:
            canvas.put(region.x + 1, region.y, scene.words("board-blank"), scene.palette("faint"), region.width - 1)

    def _draw_card(self, canvas: Canvas, region: Region, card: Card, ground: str, is_lit: bool) -> None:
        scene = self.scene
        palette, words = scene.palette, scene.words
        if is_lit:
            canvas.put(region.x, region.y, scene.glyphs.lit, palette("lit", ground, bold=True))
        title = look.type_name(words, card) if region.width >= WIDE else look.short(words, "card", card.key)
        canvas.put(region.x + 1, region.y, title, look.card_style(palette, card, ground), region.width - 1)
        note, style = self._card_note(card, ground, region.width)
        canvas.put(region.x + 1, region.y + 1, note, style, region.width - 1)
        if region.height >= 3 and (hint := self._card_hint(card, region.height)):
            canvas.wrapped(
                region.x + 1, region.y + 2, region.width - 1, hint, palette("faint", ground), most=region.height - 2
            )

    def _card_note(self, card: Card, ground: str, width: int) -> tuple[str, Style]:
        """Return the second line of a card: its name, type, or what it would bring the viewer."""
        scene = self.scene
        words, palette, box = scene.words, scene.palette, scene.state.box
        player = scene.state.players[scene.viewer]
        plain, wide = palette("ink", ground), width >= WIDE
        if card.type == MONEY:
            if any(player.artworks):
                return words("board-sale", money=box.actions.sale_money), palette("good", ground)
            return words("board-no-artwork"), palette("faint", ground)
        if card.type == HOUSE:
            able = construction.can_pay(player)
            return (
                words("board-cost", cost=construction.cost(player)),
                palette("good" if able else "bad", ground),
            )
        if card.type == NOBLE and not wide:
            return words(f"card-{slug(card.key)}.brief", **look.values(box, card)), plain
        if card.type == EXPO:
            return words("board-exhibition", vp=box.actions.exhibition_vp), plain
        if wide:
            name = words.name("card", card.key)
            return name if cell_len(name) < width else look.short(words, "card", card.key), plain
        return look.type_name(words, card), palette("faint", ground)

    def _card_hint(self, card: Card, height: int) -> str:
        """Return the small print of a card; empty if it has none."""
        words, state = self.scene.words, self.scene.state
        if card.type in (ARTWORK, MONEY, EXPO):
            return ""
        if card.type == HOUSE:
            return look.short(words, "card", card.key)
        if card.type == MATERIAL:
            return ""
        brief = words(f"card-{slug(card.key)}.brief", **look.values(state.box, card))
        return look.effect(words, state.box, card) if height >= 5 else brief

    def _draw_architect(self, canvas: Canvas, region: Region, cell: int) -> None:
        scene, area = self.scene, self.scene.state.area
        owner = area.owners[cell]
        palette = scene.palette
        style = palette.seat(owner)
        sign = scene.glyphs.neutral if owner == NEUTRAL else scene.glyphs.seats[owner]
        name = scene.words("board-neutral") if owner == NEUTRAL else scene.player(owner)
        canvas.put_all(region.x + 1, region.y, [(sign + " ", style), (name, style)], region.width - 1)
        value = str(area.values[cell])
        after = canvas.put(
            region.x + 1, region.y + 1, f" {value} ", palette("table", look.seat_ground(owner), bold=True)
        )
        if owner != NEUTRAL:
            kind = scene.state.box.architects[area.kinds[cell]]
            canvas.put(after + 1, region.y + 1, kind, palette("faint"), region.right - after - 1)

    def _draw_column(self, canvas: Canvas, grid: Grid, col: int) -> None:
        scene, state = self.scene, self.scene.state
        words, palette = scene.words, scene.palette
        x, y, width = grid.column_left(col), grid.bottom, grid.cell_width
        key = state.box.bonuses[state.bonuses[col]]
        last_round = state.round == state.box.rounds
        upper = words("board-upper", bonus=look.short(words, "bonus", key))
        endgame = words(f"endgame-{state.box.bonus_parts[state.bonuses[col]].endgame}.short")
        gold = palette("gold", bold=True)
        canvas.spot(f"column-{col + 1}", Region(x, y, width, 3 if grid.framed else 2))
        if grid.framed:
            canvas.put(x + 1, y, upper, gold, width - 1)
            lower = words("board-lower", endgame=endgame)
            canvas.put(x + 1, y + 1, lower, palette("ink" if last_round else "faint", bold=last_round), width - 1)
            y += 1
        else:
            canvas.put(x + 1, y, endgame if last_round else upper, gold, width - 1)
        sums = majority.column_sums(state, col)
        winners = majority.column_winners(state, col)
        order = sorted(sums, key=lambda owner: (-sums[owner], owner))
        x += 1
        for owner in order:
            sign = scene.glyphs.neutral if owner == NEUTRAL else scene.glyphs.seats[owner]
            style = palette.seat(owner, bold=owner in winners)
            text = f"{sign}{sums[owner]}"
            x = canvas.put(x, y + 1, text, style, width - 1) + 1

    def _draw_brussels_line(self, canvas: Canvas, x: int, y: int) -> None:
        """Draw the three Brussels cards with their next price in one line."""
        scene, state = self.scene, self.scene.state
        for location, key in enumerate(LOCATIONS):
            spot = f"location-{key}"
            is_lit = spot in scene.lit
            text = look.short(scene.words, "location", key)
            price = brussels.price(state, location)
            ground = "card-lit" if is_lit else "table"
            sign = scene.glyphs.lit if is_lit else " "
            end = canvas.put(x, y, f"{sign}{text}", scene.palette("ink" if is_lit else "faint", ground, bold=is_lit))
            end = canvas.put(end, y, f" {price}", scene.palette("gold", ground, bold=True))
            canvas.spot(spot, Region(x, y, end - x, 1))
            x = end + 1
