"""The Art Nouveau area: cards and architects, coats of arms where four meet, bonus cards and sums at the foot."""

from rich.cells import cell_len
from rich.style import Style
from textual.geometry import Region

from engine.games.bruxelles1897 import majority
from engine.games.bruxelles1897.box import Card
from engine.games.bruxelles1897.components import PRESTIGE
from engine.games.bruxelles1897.parts import NEUTRAL, NO_CARD, NOBODY
from engine.games.bruxelles1897.state import State
from tui.boards.names import distinct_names
from tui.drawing.canvas import Canvas
from tui.drawing.panel import Panel

from . import cards, look, race
from .grid import COLUMNS, Grid

Line = list[tuple[str, Style]]
"""Pieces of text in a row, each with its style."""
NUMBER = 3
"""The cells of a number and the blank behind it."""


class AreaPanel(Panel[State]):
    """The area of a round."""

    def draw(self, canvas: Canvas) -> None:
        """Draw the grid, the spaces, the coats of arms and the columns."""
        scene, state = self.scene, self.scene.state
        grid = Grid.fit(canvas.width, canvas.height, len(state.area.cards) // COLUMNS)
        grid.draw_lines(canvas, scene)
        for cell in range(len(state.area.cards)):
            self._draw_cell(canvas, grid, cell)
        for row, col, cells in majority.shields(state):
            leaders = majority.shield_leaders(state, cells)
            full = majority.is_complete(state, cells)
            dead = race.is_dead(state, cells)
            note = ""
            if full and grid.has_sentences:
                points = [state.level(seat, PRESTIGE) for seat in leaders]
                shown = points[:1] if len(set(points)) == 1 else points
                note = scene.words("board-pays", points=" ".join(f"{vp:+d}" for vp in shown))
            grid.draw_coat_of_arms(
                canvas, scene, row, col, leaders, "dead" if dead else "full" if full else "open", note
            )
        for col in range(COLUMNS):
            self._draw_foot(canvas, grid, col)

    # Spaces

    def _draw_cell(self, canvas: Canvas, grid: Grid, cell: int) -> None:
        scene, area = self.scene, self.scene.state.area
        region, spot = grid.cell_region(cell), look.cell_spot(cell, COLUMNS)
        is_card = area.cards[cell] != NO_CARD
        ground = "card-lit" if spot in scene.lit else "card" if is_card else "table"
        canvas.fill(region, scene.palette("ink", ground))
        lower = is_card and not grid.has_words and region.height > 1
        canvas.spot(spot, region, Region(region.x, region.y + lower, region.width, 1))
        if is_card:
            card = scene.state.box.cards[area.cards[cell]]
            draw = self._draw_worded_card if grid.has_words else self._draw_compact_card
            draw(canvas, grid, cell, card, ground, scene.numbers.get(spot, ""))
        elif area.owners[cell] != NOBODY:
            self._draw_architect(canvas, grid, region, cell)
        else:
            canvas.put(region.x + 1, region.y, scene.words("board-blank"), scene.palette("faint"), region.width - 1)

    def _draw_compact_card(self, canvas: Canvas, grid: Grid, cell: int, card: Card, ground: str, number: str) -> None:
        """Write what the card is; below, its number and what it brings."""
        region = grid.cell_region(cell)
        palette, face = self.scene.palette, cards.face(self.scene, card)
        inks = self._inks(card, face)
        canvas.put(region.x, region.y, face.short_title, palette(inks[0], ground, bold=True), region.width)
        y = region.y + 1
        self._draw_number(canvas, region, y, ground, number)
        shift = 1 + (len(number) + 1 if number else NUMBER)
        canvas.put(region.x + shift, y, face.token, palette(inks[1], ground), region.width - shift)
        texts = face.texts if region.height > 3 else face.texts[-1:]
        for line in cards.fitting_lines(texts, region.width, region.height - 2):
            y += 1
            canvas.put(region.x, y, line, palette("faint", ground), region.width)

    def _draw_worded_card(self, canvas: Canvas, grid: Grid, cell: int, card: Card, ground: str, number: str) -> None:
        """Write number and title; below, what the card brings, in as many words as fit."""
        region = grid.cell_region(cell)
        palette, face = self.scene.palette, cards.face(self.scene, card)
        inks = self._inks(card, face)
        room = region.width - 1 - NUMBER
        title = look.fitting(room, face.title, face.kind) if grid.has_sentences else face.kind
        self._draw_number(canvas, region, region.y, ground, number)
        shift = 1 + (len(number) + 1 if number else 0)
        canvas.put(region.x + shift, region.y, title, palette(inks[0], ground, bold=True), region.width - shift)
        texts = list(face.texts)
        if grid.has_sentences:
            texts.insert(0, f"{texts[0]}\n{race.coats_of_arms(self.scene, self.scene.viewer, cell)}")
        if face.name and (title != face.title or title == face.kind):
            texts = [f"{face.name}\n{text}" for text in texts] + [face.name, *texts]
        for place, line in enumerate(cards.fitting_lines(texts, region.width - 1, region.height - 1), 1):
            canvas.put(region.x + 1, region.y + place, line, palette(inks[1], ground), region.width - 1)

    def _inks(self, card: Card, face: cards.Face) -> tuple[str, str]:
        """Return the inks of title and text; what would bring the viewer nothing is dim."""
        if cards.is_idle(self.scene.state, self.scene.viewer, card):
            return "faint", "faint"
        return look.card_ink(card), face.ink

    def _draw_number(self, canvas: Canvas, region: Region, y: int, ground: str, number: str) -> None:
        """Write what is typed to choose the card; a lit card without a number has a sign."""
        palette = self.scene.palette
        if number:
            canvas.put(region.x + 1, y, number, palette("gold", ground, bold=True))
        elif ground == "card-lit":
            canvas.put(region.x, y, self.scene.glyphs.lit, palette("lit", ground, bold=True))

    def _draw_architect(self, canvas: Canvas, grid: Grid, region: Region, cell: int) -> None:
        """Write whose architect it is, the value it shows, and its card."""
        scene, area, palette = self.scene, self.scene.state.area, self.scene.palette
        owner, value = area.owners[cell], area.values[cell]
        sign = look.owner_sign(scene.glyphs, owner)
        shown = f" {sign} {value} "
        if grid.has_words:
            shown = f" {sign} {scene.words('board-shows', value=value)} "
        canvas.put(region.x, region.y, shown, palette("table", look.seat_ground(owner), bold=True), region.width)
        kind = f"({scene.state.box.architects[area.kinds[cell]]})" if owner != NEUTRAL else scene.words("board-neutral")
        lines = [kind]
        if owner != NEUTRAL and region.height > 2:
            names = distinct_names([seat.name for seat in scene.seats], region.width - 1)
            lines = [names[owner], kind]
        for place, line in enumerate(lines[: region.height - 1], 1):
            style = palette("faint") if line == kind else palette.seat(owner, bold=False)
            canvas.put(region.x + 1, region.y + place, line, style, region.width - 1)

    # Columns

    def _draw_foot(self, canvas: Canvas, grid: Grid, col: int) -> None:
        """Write the bonus card of a column, the sums of the values and who leads."""
        x, width = grid.column_left(col), grid.width
        for place, line in enumerate(self._foot_lines(grid, col)):
            canvas.put_all(x + 1, grid.bottom + place, line, width - 1)
        canvas.spot(f"column-{col + 1}", Region(x, grid.bottom, width, grid.foot))

    def _foot_lines(self, grid: Grid, col: int) -> list[Line]:
        scene, state = self.scene, self.scene.state
        words, palette = scene.words, scene.palette
        bonus = state.bonuses[col]
        brings = state.box.bonus_parts[bonus].immediate
        counts = state.round == state.box.rounds
        upper = look.gain(words, brings) if grid.has_words else look.gain_token(words, brings)
        lower = words(f"endgame-{state.box.bonus_parts[bonus].endgame}")
        lower = words("board-lower" if counts else "board-lower-later", endgame=lower)
        style = palette("ink" if counts else "faint", bold=counts)
        lines: list[Line] = [[(upper, palette("gold", bold=True))]]
        if grid.foot == 3:
            return [*lines, [(lower, style)] if counts else self._leaders(grid, col), self._sums(grid, col)]
        if counts or grid.foot > 4:
            lines.append([(lower, style)])
        if grid.foot > 4:
            lines.append([(look.bonus_pays(words, state.box, bonus), palette("ink" if counts else "faint"))])
        lines += [self._sums(grid, col), self._leaders(grid, col)]
        if len(lines) < grid.foot:
            left = sum(card != NO_CARD for card in state.area.cards[col::COLUMNS])
            lines.append([(words("board-left", count=left), palette("faint"))])
        return lines

    def _sums(self, grid: Grid, col: int) -> Line:
        """Write the sums of the values in a column, the highest first."""
        scene, state = self.scene, self.scene.state
        sums, winners = majority.column_sums(state, col), majority.column_winners(state, col)
        order = sorted(sums, key=lambda owner: (-sums[owner], owner))
        texts = [f"{look.owner_sign(scene.glyphs, owner)}{sums[owner]}" for owner in order]
        gap = " " if sum(map(cell_len, texts)) + len(texts) - 1 <= grid.width - 1 else ""
        return [
            (text + gap, scene.palette.seat(owner, bold=owner in winners))
            for text, owner in zip(texts, order, strict=True)
        ]

    def _leaders(self, grid: Grid, col: int) -> Line:
        """Write who would win a column now; signs of many who tie stand close together."""
        scene, state, faint = self.scene, self.scene.state, self.scene.palette("faint")
        winners = majority.column_winners(state, col)
        if not winners:
            sums = majority.column_sums(state, col)
            if not sums:
                return [(scene.words("board-nobody"), faint)]
            style = scene.palette.seat(NEUTRAL)
            return [(f"{scene.glyphs.neutral} ", style), (scene.words("board-blocks"), faint)]
        said = scene.words("board-leads" if len(winners) == 1 else "board-tie")
        room = grid.width - 2 - cell_len(said)
        gap = " " if 2 * len(winners) - 1 <= room else ""
        signs = [(f"{scene.glyphs.seats[seat]}{gap}", scene.palette.seat(seat)) for seat in winners]
        return [*signs, ("" if gap else " ", faint), (said if len(winners) <= room else "", faint)]
