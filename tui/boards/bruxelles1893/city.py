"""The Brussels board and the Royal Theatre."""

from rich.cells import cell_len
from textual.geometry import Region

from engine.games.bruxelles1893 import brussels, resolution
from engine.games.bruxelles1893.components import LOCATIONS
from engine.games.bruxelles1893.state import State
from tui.drawing.canvas import Canvas
from tui.drawing.panel import Panel
from tui.drawing.wrapping import wrap

from . import cards, look
from .choices import LOCATION_LETTERS
from .flow import Item, draw_flow, lines_of
from .headings import Piece, draw_heading

ROOM_FOR_SENTENCES = 56
"""From this width on the effects of public figures are written in sentences."""


ROOM_FOR_UNITS = 44
"""From this width on the upkeep of public figures is written with its unit."""


class BrusselsPanel(Panel[State]):
    """The four locations with their next price, what they bring and who is there; and the courthouse."""

    def draw(self, canvas: Canvas) -> None:
        """Draw a line for each location; the courthouse is in the heading, or on a line of its own."""
        scene, state = self.scene, self.scene.state
        words, palette = scene.words, scene.palette
        rows = len(LOCATIONS) + 1
        own_line = canvas.height > rows
        note = [(f" {words('brussels-columns')} ", palette("faint"))]
        if not own_line:
            note = self._courthouse(canvas.width - cell_len(words("panel-brussels")) - 7)
        start = draw_heading(canvas, scene, words("panel-brussels"), note)
        if not own_line:
            width = sum(cell_len(text) for text, _ in note)
            canvas.spot("courthouse", Region(start, 0, width, 1))
        names = [words.name("location", key) for key in LOCATIONS]
        if canvas.width < ROOM_FOR_SENTENCES:
            names = [look.location_name(scene, key) for key in LOCATIONS]
        name_width = max(map(cell_len, names))
        prices = [str(brussels.price(state, place)) for place in range(len(LOCATIONS))]
        price_width = max(map(cell_len, prices))
        gains = [look.location(scene, key, "effect") for key in LOCATIONS]
        if max(map(cell_len, gains)) > canvas.width - name_width - price_width - 8 - 2 * len(state.players):
            gains = [look.location(scene, key, "brief") for key in LOCATIONS]
        for location, key in enumerate(LOCATIONS):
            y, spot = 1 + location, f"location-{key}"
            is_lit = spot in scene.lit
            ground = "card-lit" if is_lit else "card"
            row = Region(0, y, canvas.width, 1)
            canvas.fill(row, palette("ink", ground))
            if is_lit:
                typed = scene.numbers.get(spot, LOCATION_LETTERS[key])
                canvas.put(1, y, typed, palette("lit", ground, bold=True))
            canvas.put(3, y, names[location], palette("ink", ground, bold=True))
            x = canvas.put(4 + name_width, y, prices[location], palette("gold", ground, bold=True))
            x = canvas.put(5 + name_width + price_width, y, f"{scene.glyphs.arrow} ", palette("faint", ground))
            x = canvas.put(x, y, gains[location], palette("good", ground), canvas.width - x)
            self._draw_visitors(canvas, x + 1, y, location, ground)
            canvas.spot(spot, row)
        if own_line:
            canvas.put_all(3, rows, self._courthouse(canvas.width - 4))
            canvas.spot("courthouse", Region(2, rows, canvas.width - 3, 1))

    def _draw_visitors(self, canvas: Canvas, x: int, y: int, location: int, ground: str) -> None:
        """Write at the right who has assistants at a location."""
        scene = self.scene
        here = [(seat, scene.state.players[seat].brussels[location]) for seat in scene.seats_in_view]
        pieces = [
            (f"{scene.glyphs.seats[seat]}{count if count > 1 else ''}", scene.palette.seat(seat, ground))
            for seat, count in here
            if count
        ]
        width = sum(cell_len(text) for text, _ in pieces)
        canvas.put_all(max(canvas.width - width - 1, x), y, pieces)

    def _courthouse(self, room: int) -> list[Piece]:
        """Write who has assistants in the courthouse, and who would send one there at the end of the round."""
        scene, state = self.scene, self.scene.state
        words, palette = scene.words, scene.palette
        held: list[Piece] = [
            (f" {scene.glyphs.seats[seat]}{state.players[seat].courthouse}", palette.seat(seat))
            for seat in scene.seats_in_view
        ]
        used = sum(cell_len(text) for text, _ in held)
        leaders = "".join(scene.glyphs.seats[seat] for seat in resolution.brussels_leaders(state))
        bound = words("board-detained", seats=leaders) if leaders else ""
        title = look.fitting(room - used - cell_len(bound) - 2, words("courthouse"), words("courthouse.short"))
        pieces = [(f" {title}", palette("faint")), *held]
        if bound and used + cell_len(title) + cell_len(bound) + 2 <= room:
            pieces.append((f" {bound}", palette("bad")))
        return [*pieces, (" ", palette("faint"))]


class TheatrePanel(Panel[State]):
    """The public figures on display, the cheapest first."""

    def draw(self, canvas: Canvas) -> None:
        """Draw a line for each space, or its effect in a sentence where there is room."""
        scene, state = self.scene, self.scene.state
        note = [(f" {scene.words('theatre-columns')} ", scene.palette("faint"))]
        draw_heading(canvas, scene, scene.words("panel-theatre"), note)
        if canvas.width >= ROOM_FOR_SENTENCES:
            texts = [self._sentence(index, canvas.width - 8) for index in range(len(state.display))]
            if sum(map(len, texts)) < canvas.height:
                self._draw_sentences(canvas, texts)
                return
        for index in range(len(state.box.theatre_costs)):
            self._draw_row(canvas, 1 + index, index)

    def _sentence(self, index: int, width: int) -> list[str]:
        scene, box = self.scene, self.scene.state.box
        figure = scene.state.display[index]
        name, effect = scene.words.name("figure", box.figures[figure]), look.figure(scene, figure, "effect")
        return wrap(scene.words("theatre-figure", figure=name, upkeep=box.upkeep[figure], text=effect), width)

    def _draw_sentences(self, canvas: Canvas, texts: list[list[str]]) -> None:
        palette, y = self.scene.palette, 1
        for index, lines in enumerate(texts):
            ground = self._draw_price(canvas, y, index, len(lines))
            for line, text in enumerate(lines):
                canvas.put(8, y + line, text, palette("ink", ground))
            y += len(lines)

    def _draw_price(self, canvas: Canvas, y: int, index: int, height: int) -> str:
        """Draw the price of a space and what is typed to choose it, and return the ground of its lines."""
        scene, palette = self.scene, self.scene.palette
        spot = f"stage-{index}"
        is_lit = spot in scene.lit
        ground = "card-lit" if is_lit else "card"
        place = Region(0, y, canvas.width, height)
        canvas.fill(place, palette("ink", ground))
        if is_lit:
            canvas.put(1, y, scene.numbers.get(spot, scene.glyphs.lit), palette("lit", ground, bold=True))
        cost = scene.words("board-money", money=scene.state.box.theatre_costs[index])
        canvas.put(3, y, cost, palette("gold", ground, bold=True))
        canvas.spot(spot, place)
        return ground

    def _draw_row(self, canvas: Canvas, y: int, index: int) -> None:
        scene, state, palette = self.scene, self.scene.state, self.scene.palette
        ground = self._draw_price(canvas, y, index, 1)
        if index >= len(state.display):
            canvas.put(8, y, scene.glyphs.dot, palette("faint", ground))
            return
        box, figure = state.box, state.display[index]
        names = max(cell_len(look.surname(scene, box.figures[each])) for each in state.display)
        canvas.put(8, y, look.surname(scene, box.figures[figure]), palette("ink", ground, bold=True))
        upkeep = scene.words("board-upkeep", money=box.upkeep[figure])
        if canvas.width < ROOM_FOR_UNITS:
            upkeep = f"-{box.upkeep[figure]}"
        right = canvas.put_right(canvas.width - 1, y, upkeep, palette("faint", ground))
        x = 9 + names
        canvas.put(x, y, cards.effect(scene, figure, right - x - 1), palette("good", ground))


class VisitsPanel(Panel[State]):
    """The Brussels locations in few lines, below the board of a small window."""

    def draw(self, canvas: Canvas) -> None:
        """Write each location with its next price, and what it brings where there is room."""
        for has_gain, has_letter in ((True, True), (False, True), (False, False)):
            items = [self._item(location, has_gain, has_letter) for location in range(len(LOCATIONS))]
            if len(lines_of(self.scene, items, canvas.width)) <= canvas.height:
                break
        draw_flow(canvas, self.scene, 0, 0, canvas.width, items, canvas.height)

    def _item(self, location: int, has_gain: bool, has_letter: bool) -> Item:
        scene, key = self.scene, LOCATIONS[location]
        price = brussels.price(scene.state, location)
        text = f"{look.location_name(scene, key)} {price}"
        if has_gain:
            text = f"{text} {scene.glyphs.arrow} {look.location(scene, key, 'brief')}"
        spot, letter = f"location-{key}", LOCATION_LETTERS[key] if has_letter else scene.glyphs.lit
        return Item(text, "ink" if spot in scene.lit else "faint", spot, letter=letter)
