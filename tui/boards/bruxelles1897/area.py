"""The Art Nouveau area: cards and architects, coats of arms at the crossings, bonus cards and sums below."""

from rich.style import Style
from textual.geometry import Region

from engine.games.bruxelles1897 import brussels, construction, majority
from engine.games.bruxelles1897.components import (
    ARTWORK,
    EXPO,
    HOUSE,
    LOCATIONS,
    MATERIAL,
    MONEY,
    NOBLE,
    PRESTIGE,
    Card,
)
from engine.games.bruxelles1897.parts import NEUTRAL, NO_CARD, NOBODY
from tui.widgets.canvas import Canvas
from tui.widgets.panel import Panel
from tui.words import slug

from . import look

FRAMED_HEIGHT = 20
"""From this height on the panel has a frame and three lines below each column."""


class AreaPanel(Panel):
    """The area, and in a small window the Brussels cards in one line below it."""

    def draw(self, canvas: Canvas) -> None:
        """Draw the grid, the spaces, the coats of arms, the columns."""
        scene, state = self.scene, self.scene.state
        framed = canvas.height >= FRAMED_HEIGHT
        self._columns = state.box.columns
        self._rows = len(state.area.cards) // self._columns
        left, top, width, height = 0, 0, canvas.width, canvas.height
        below = 3
        if framed:
            canvas.frame(
                Region(0, 0, width, height),
                scene.glyphs,
                scene.palette("line"),
                scene.words("panel-area"),
                scene.palette("gold", bold=True),
            )
            left, top, width, height = 1, 1, width - 2, height - 2
        cell_width = min((width - 1) // self._columns - 1, 24)
        cell_height = max(min((height - 1 - below) // self._rows - 1, 5), 2)
        left += (width - self._columns * (cell_width + 1) - 1) // 2
        top += max((height - below - self._rows * (cell_height + 1) - 1) // 2, 0) if framed else 0
        self._left, self._top, self._cell_width, self._cell_height = left, top, cell_width, cell_height
        self._draw_grid(canvas)
        for cell in range(len(state.area.cards)):
            self._draw_cell(canvas, cell)
        self._draw_shields(canvas)
        bottom = top + self._rows * (cell_height + 1) + 1
        for col in range(self._columns):
            self._draw_column(canvas, col, bottom, full=framed)
        if not framed:
            self._draw_brussels_line(canvas, bottom + 2)

    def _region(self, cell: int) -> Region:
        """Give the inside of a space."""
        row, col = divmod(cell, self._columns)
        return Region(
            self._left + 1 + col * (self._cell_width + 1),
            self._top + 1 + row * (self._cell_height + 1),
            self._cell_width,
            self._cell_height,
        )

    def _draw_grid(self, canvas: Canvas) -> None:
        glyphs, style = self.scene.glyphs, self.scene.palette("line")
        left_tee, right_tee, top_tee, bottom_tee, cross = tuple(glyphs.tees)
        ends = {0: (glyphs.corners[0], top_tee, glyphs.corners[1])}
        ends[self._rows] = (glyphs.corners[2], bottom_tee, glyphs.corners[3])
        run = glyphs.line * self._cell_width
        for row in range(self._rows + 1):
            first, middle, last = ends.get(row, (left_tee, cross, right_tee))
            y = self._top + row * (self._cell_height + 1)
            canvas.put(self._left, y, first + middle.join([run] * self._columns) + last, style)
        for row in range(self._rows):
            for line in range(self._cell_height):
                y = self._top + 1 + row * (self._cell_height + 1) + line
                for col in range(self._columns + 1):
                    canvas.put(self._left + col * (self._cell_width + 1), y, glyphs.column, style)

    def _draw_cell(self, canvas: Canvas, cell: int) -> None:
        scene, area = self.scene, self.scene.state.area
        region = self._region(cell)
        spot = look.cell_spot(cell, self._columns)
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
        wide = region.width >= 15
        title = look.type_name(words, card) if wide else look.short(words, "card", card.key)
        canvas.put(region.x + 1, region.y, title, look.card_style(palette, card, ground), region.width - 1)
        note, style = self._card_note(card, ground, wide)
        canvas.put(region.x + 1, region.y + 1, note, style, region.width - 1)
        if region.height >= 3 and (hint := self._card_hint(card)):
            canvas.wrapped(
                region.x + 1, region.y + 2, region.width - 1, hint, palette("faint", ground), most=region.height - 2
            )

    def _card_note(self, card: Card, ground: str, wide: bool) -> tuple[str, Style]:
        """Give the second line of a card: its colour, icons, or what it would do for the viewer."""
        scene = self.scene
        words, palette, box = scene.words, scene.palette, scene.state.box
        player = scene.state.players[scene.viewer]
        plain = palette("ink", ground)
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
            return words.name("card", card.key), plain
        return look.type_name(words, card), palette("faint", ground)

    def _card_hint(self, card: Card) -> str:
        """Give the small print of a card where there is room for it."""
        words, state = self.scene.words, self.scene.state
        if card.type in (ARTWORK, MONEY, EXPO):
            return ""
        if card.type == HOUSE:
            return look.short(words, "card", card.key)
        if card.type == MATERIAL:
            return ""
        brief = words(f"card-{slug(card.key)}.brief", **look.values(state.box, card))
        return look.effect(words, state.box, card) if self._cell_height >= 5 else brief

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

    def _draw_shields(self, canvas: Canvas) -> None:
        """Show who leads at each crossing: in square brackets, with the points, once four architects stand round it."""
        scene, state = self.scene, self.scene.state
        for row, col, cells in majority.shields(state):
            leaders = majority.shield_leaders(state, cells)
            complete = majority.is_complete(state, cells)
            faint = scene.palette("gold" if complete else "faint", bold=complete)
            parts = [("[" if complete else "(", faint)]
            parts += [(scene.glyphs.seats[seat], scene.palette.seat(seat)) for seat in leaders[:3]]
            if complete and len(leaders) == 1:
                parts.append((str(state.level(leaders[0], PRESTIGE)), faint))
            if not leaders:
                parts.append((scene.glyphs.shield, faint))
            parts.append(("]" if complete else ")", faint))
            x = self._left + col * (self._cell_width + 1) - len(parts) // 2
            y = self._top + row * (self._cell_height + 1)
            canvas.put_all(x, y, parts)
            canvas.spot(f"shield-{row}-{col}", Region(x, y, len(parts), 1))

    def _draw_column(self, canvas: Canvas, col: int, y: int, full: bool) -> None:
        scene, state = self.scene, self.scene.state
        words, palette = scene.words, scene.palette
        x, width = self._left + 1 + col * (self._cell_width + 1), self._cell_width
        key = state.box.bonuses[state.bonuses[col]]
        last_round = state.round == state.box.rounds
        upper = words("board-upper", bonus=look.short(words, "bonus", key))
        lower = words(
            "board-lower", endgame=words(f"endgame-{state.box.bonus_parts[state.bonuses[col]].endgame}.short")
        )
        gold = palette("gold", bold=True)
        canvas.spot(f"column-{col + 1}", Region(x, y, width, 3 if full else 2))
        if full:
            canvas.put(x + 1, y, upper, gold, width - 1)
            canvas.put(x + 1, y + 1, lower, palette("ink" if last_round else "faint", bold=last_round), width - 1)
            y += 1
        else:
            canvas.put(x + 1, y, lower if last_round else upper, gold, width - 1)
        sums = majority.column_sums(state, col)
        winners = majority.column_winners(state, col)
        order = sorted(sums, key=lambda owner: (-sums[owner], owner))
        x += 1
        for owner in order:
            sign = scene.glyphs.neutral if owner == NEUTRAL else scene.glyphs.seats[owner]
            style = palette.seat(owner, bold=owner in winners)
            text = f"{sign}{sums[owner]}"
            x = canvas.put(x, y + 1, text, style, width - 1) + 1

    def _draw_brussels_line(self, canvas: Canvas, y: int) -> None:
        """Put the three Brussels cards with their next price in one line."""
        scene, state = self.scene, self.scene.state
        x = self._left
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
