"""The Art Nouveau board: actions, assistants with bids, buildings; shields where spaces meet, auctions below."""

from rich.cells import cell_len
from rich.style import Style
from textual.geometry import Region

from engine.games.bruxelles1893 import resolution
from engine.games.bruxelles1893.components import CITY_HALL
from engine.games.bruxelles1893.parts import NEUTRAL, NO_CARD, NOBODY
from engine.games.bruxelles1893.state import State
from tui.drawing.canvas import Canvas
from tui.drawing.panel import Panel

from . import cards, choices, gains, look, shields
from .grid import Grid
from .signs import SIGNS

Piece = tuple[str, Style]
"""Some text and its style."""


class BoardPanel(Panel[State]):
    """The board with the names of its rows and columns; a shield in focus shows what it would open."""

    rest = 0

    def draw(self, canvas: Canvas) -> None:
        """Draw the lines, the spaces, the shields that can still score, and the columns with their bonus cards."""
        scene, state = self.scene, self.scene.state
        columns = state.box.columns
        grid = Grid.fit(canvas, state.box.spaces // columns, columns)
        grid.draw_lines(canvas, scene, SIGNS.matching(scene.glyphs).foot)
        drawing = SpaceDrawing(self, canvas, grid)
        for space in range(state.box.spaces):
            drawing.draw(space)
        for number in range(len(state.box.shields)):
            self._draw_shield(canvas, grid, number)
        for col in range(columns):
            self._draw_column(canvas, grid, col)

    # Shields

    def _draw_shield(self, canvas: Canvas, grid: Grid, number: int) -> None:
        """Draw a shield on its crossing: one that can be chosen, or who leads one that can still score."""
        scene, shield = self.scene, self.scene.state.box.shields[number]
        spot = f"shield-{shield.row}-{shield.col}"
        if spot in scene.lit:
            sign = scene.numbers.get(spot, SIGNS.matching(scene.glyphs).shield)
            pieces = [(f" {sign} ", scene.palette("lit", "card-lit", bold=True))]
        elif shields.can_score(scene.state, number):
            pieces = self._points(number) if grid.form.ruled else self._leaders(number)
        else:
            return
        width = sum(cell_len(text) for text, _ in pieces)
        x, y = grid.bar(shield.col) - width // 2, grid.shield(shield.row)
        canvas.put_all(x, y, pieces)
        canvas.spot(spot, Region(x, y, width, 1))

    def _leaders(self, number: int) -> list[Piece]:
        """Write who leads a shield in at most three cells: in brackets once it is full, with = if they tie."""
        scene, state = self.scene, self.scene.state
        palette, ground = scene.palette, "card"
        complete, leaders = resolution.is_complete(state, number), resolution.shield_leaders(state, number)
        plain = palette("gold" if complete else "faint", ground, bold=complete)
        signs = [(scene.glyphs.seats[seat], palette.seat(seat, ground, bold=complete)) for seat in leaders]
        before, after = "[]" if complete else "()"
        match len(leaders):
            case 0 if shields.has_neutral(state, number):
                return [(before, plain), (scene.glyphs.neutral, palette("neutral", ground)), (after, plain)]
            case 0:
                return [(SIGNS.matching(scene.glyphs).shield, plain)]
            case 1:
                return [(before, plain), *signs, (after, plain)]
            case 2:
                return [signs[0], ("=" if complete else "-", plain), signs[1]]
            case 3:
                return signs
        return [("[=]", plain)]

    def _points(self, number: int) -> list[Piece]:
        """Write who leads a shield and the points each would get, in square brackets once it is full."""
        scene, state = self.scene, self.scene.state
        palette = scene.palette
        complete, leaders = resolution.is_complete(state, number), resolution.shield_leaders(state, number)
        plain = palette("gold" if complete else "faint", bold=complete)
        before, after = "[]" if complete else "()"
        pieces: list[Piece] = []
        for seat in leaders:
            pieces += [(scene.glyphs.seats[seat], palette.seat(seat)), (str(state.level(seat, CITY_HALL)), plain)]
        if not leaders and shields.has_neutral(state, number):
            pieces.append((scene.glyphs.neutral, palette("neutral")))
        elif not leaders:
            return [(f" {SIGNS.matching(scene.glyphs).shield} ", plain)]
        return [(before, plain), *pieces, (after, plain)]

    # Columns

    def _draw_column(self, canvas: Canvas, grid: Grid, col: int) -> None:
        """Draw the bonus card of a column and the totals of its bids, the highest first."""
        scene, state = self.scene, self.scene.state
        palette, bonus = scene.palette, state.bonuses[col]
        left, width = grid.left(col), grid.width
        whole = Region(left, grid.foot, width, grid.form.card + 1)
        canvas.spot(f"column-{col + 1}", whole, Region(left - 1, grid.totals, width + 1, 1))
        area = look.open_spaces(scene)
        is_shut = bool(area) and not set(state.box.column_spaces[col]) & set(area)
        if bonus != NO_CARD:
            indent = int(grid.has_words)
            for y, line in enumerate(cards.lines(scene, bonus, width - indent, grid.form.card), grid.foot):
                pieces = [(text, palette("faint" if is_shut else ink, bold=not is_shut)) for text, ink in line]
                canvas.put_all(left + indent, y, pieces, width - indent)
        self._draw_totals(canvas, grid, col, is_shut)

    def _draw_totals(self, canvas: Canvas, grid: Grid, col: int, is_shut: bool) -> None:
        scene, palette = self.scene, self.scene.palette
        x, y, width = grid.left(col) + grid.has_words, grid.totals, grid.width - grid.has_words
        sums = resolution.column_sums(scene.state, col)
        if not sums and grid.form.card > 3:
            text = "board-lost" if is_shut else "board-no-bid"
            canvas.put(x, y, scene.words(text), palette("faint"), width)
        leaders = resolution.column_leaders(scene.state, col)
        gap = " " if grid.has_words else ""
        seats = sorted(sums, key=lambda seat: -sums[seat])
        texts = [f"{scene.glyphs.seats[seat]}{sums[seat]}" for seat in seats]
        shown = _how_many_fit([cell_len(text + gap) for text in texts], width + len(gap))
        for seat, text in zip(seats[:shown], texts, strict=False):
            x = canvas.put(x, y, text, palette.seat(seat, bold=seat in leaders)) + len(gap)
        if shown < len(texts):
            canvas.put(x, y, "+", palette("faint"))


class SpaceDrawing:
    """Draws the spaces of a board: what is the same for all of them is found once."""

    def __init__(self, panel: BoardPanel, canvas: Canvas, grid: Grid) -> None:
        self.scene, self.canvas, self.grid = panel.scene, canvas, grid
        scene = panel.scene
        self.area = set(look.open_spaces(scene))
        self.is_opening = scene.state.shield < 0 and bool(self.area)
        self.idle = choices.idle_spaces(scene)
        self.after_bid = gains.after_bid(scene, scene.viewer)

    def draw(self, space: int) -> None:
        """Draw a space: its action, what it would bring or who is there, and what is typed to choose it."""
        scene, canvas, grid = self.scene, self.canvas, self.grid
        palette = scene.palette
        inside, spot = grid.space(space), self._spot(space)
        is_lit, is_open = spot in scene.lit, space in self.area or not self.area
        is_dim = not (is_open or is_lit) or (is_lit and space in self.idle)
        ground = "card-lit" if is_lit or (self.is_opening and is_open) else "card" if is_open else "table"
        canvas.fill(inside, palette("ink", ground))
        indent = int(grid.has_words)
        action = scene.state.actions[space]
        name = look.action(scene, action, inside.width - indent)
        ink = "faint" if is_dim else look.ACTION_INKS[action]
        canvas.put(inside.x + indent, inside.y, name, palette(ink, ground, bold=not is_dim), inside.width - indent)
        last = inside.bottom - 1
        if grid.form.space > 2:
            self._draw_middle(space, inside, ground)
        end = canvas.put_all(inside.x + 2, last, self._state_of(space, ground))
        self._draw_building(space, inside, ground, end)
        mark = Region(inside.x + 1, last, max(end - inside.x - 1, 3), 1)
        canvas.spot(spot, grid.spot(space), mark)

    def _spot(self, space: int) -> str:
        place = self.scene.state.box.place[space]
        return f"cell-{place.row}-{place.col}"

    def _draw_middle(self, space: int, inside: Region, ground: str) -> None:
        """Write whose assistant is there, or what the action would bring the viewer."""
        scene, palette = self.scene, self.scene.palette
        owner, room = scene.state.board.owners[space], inside.width - 2
        if owner >= 0:
            name = f"{scene.glyphs.seats[owner]} {look.player_name(scene, owner, room - 2)}"
            self.canvas.put(inside.x + 2, inside.y + 1, name, palette.seat(owner, ground), room)
        elif owner == NOBODY and space in self.area:
            action = scene.state.actions[space]
            text = gains.brief(scene, self.after_bid, scene.viewer, action)
            ink = "faint" if space in self.idle else "ink"
            x = inside.x + 2 - (look.cells(scene, text) > room)
            self.canvas.put(x, inside.y + 1, text, palette(ink, ground), inside.right - x)

    def _state_of(self, space: int, ground: str) -> list[Piece]:
        """Write what is on a space: an assistant with its bid, a number to type, or that it is shut."""
        scene, palette = self.scene, self.scene.palette
        owner, spot = scene.state.board.owners[space], self._spot(space)
        if owner != NOBODY:
            style = palette("table", "neutral" if owner == NEUTRAL else f"seat-{owner + 1}", bold=True)
            return [(self._assistant(space, owner), style)]
        if spot in scene.lit:
            ink = "faint" if space in self.idle else "lit"
            return [(scene.numbers.get(spot, scene.glyphs.lit), palette(ink, ground, bold=ink == "lit"))]
        if space in self.area or not self.area:
            return [(scene.glyphs.dot, palette("faint", ground))]
        return [(scene.words("board-shut"), palette("faint", ground))]

    def _assistant(self, space: int, owner: int) -> str:
        sign, bid = look.sign(self.scene, owner), self.scene.state.board.bids[space]
        if owner == NEUTRAL:
            return sign
        if self.grid.form.space > 2:
            return self.scene.words("board-bid", money=bid)
        return f"{sign} {self.scene.words('board-money', money=bid)}" if self.grid.has_words else f"{sign}{bid}"

    def _draw_building(self, space: int, inside: Region, ground: str, end: int) -> None:
        """Draw whose building is on a space, behind what ends at a column and clear of the shield at its right."""
        scene = self.scene
        owner = scene.state.board.buildings[space]
        if owner == NOBODY:
            return
        text = f"{SIGNS.matching(scene.glyphs).building}{scene.glyphs.seats[owner]}"
        is_shut = bool(self.area) and space not in self.area and self._spot(space) not in scene.lit
        # A tie at the shield begins with the sign of a seat: it is kept apart from the owner's where there is room.
        right = inside.right - (0 if is_shut and not self.grid.has_words else 1)
        right -= end + 3 <= right
        self.canvas.put_right(right, inside.bottom - 1, text, scene.palette.seat(owner, ground))


def _how_many_fit(widths: list[int], room: int) -> int:
    """Return how many of some texts fit one after the other, with a sign behind them if not all do."""
    if sum(widths) <= room:
        return len(widths)
    used = 0
    for count, width in enumerate(widths):
        used += width
        if used + 1 > room:
            return count
    return len(widths)
