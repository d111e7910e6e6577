"""The Brussels board, the Royal Theatre and the tracks."""

from rich.cells import cell_len
from textual.geometry import Region

from engine.games.bruxelles1893 import brussels, resolution
from engine.games.bruxelles1893.components import CUBES, LOCATIONS, TRACKS
from engine.games.bruxelles1893.parts import PILES
from engine.games.bruxelles1893.state import State
from tui.boards.tracks import draw_tracks
from tui.drawing.canvas import Canvas
from tui.drawing.panel import Panel

from . import look

ROOM_FOR_NAMES = 34
"""From this width on the tracks have their full names."""


class BrusselsPanel(Panel[State]):
    """The four locations with their next price, who stands there, and the courthouse."""

    def draw(self, canvas: Canvas) -> None:
        """Draw a line for each location, two where there is room, and one for the courthouse."""
        scene, state = self.scene, self.scene.state
        words, palette, glyphs = scene.words, scene.palette, scene.glyphs
        self.draw_frame(canvas, words("panel-brussels"))
        lines = 2 if canvas.height >= 2 * len(LOCATIONS) + 3 else 1
        for location, key in enumerate(LOCATIONS):
            y, spot = 1 + location * lines, f"location-{key}"
            is_lit = spot in scene.lit
            ground = "card-lit" if is_lit else "card"
            canvas.fill(Region(1, y, canvas.width - 2, lines), palette("ink", ground))
            canvas.spot(spot, Region(1, y, canvas.width - 2, lines))
            if is_lit:
                canvas.put(1, y, glyphs.lit, palette("lit", ground, bold=True))
            name = look.say(words, "location", key, "short") if canvas.width < 34 else words.name("location", key)
            x = canvas.put(2, y, name, palette("ink", ground, bold=True)) + 1
            visitors = [(seat, state.players[seat].brussels[location]) for seat in scene.seats_in_view]
            visitors = [(seat, count) for seat, count in visitors if count]
            price = words("board-price", price=brussels.price(state, location))
            if x + 3 * len(visitors) + cell_len(price) >= canvas.width:
                price = str(brussels.price(state, location))
            right = canvas.put_right(canvas.width - 1, y, price, palette("gold", ground, bold=True))
            for seat, count in visitors:
                x = canvas.put(x, y, f"{glyphs.seats[seat]}{count} ", palette.seat(seat, ground), right - x)
            brief = look.location(scene, key, "brief")
            if lines == 2:
                canvas.put(2, y + 1, brief, palette("faint", ground), canvas.width - 3)
            elif x + cell_len(brief) < right:
                canvas.put(x, y, brief, palette("faint", ground))
        self._draw_courthouse(canvas, 1 + lines * len(LOCATIONS))

    def _draw_courthouse(self, canvas: Canvas, y: int) -> None:
        scene, state = self.scene, self.scene.state
        x = canvas.put(2, y, scene.words("courthouse.short"), scene.palette("faint")) + 1
        leaders = resolution.brussels_leaders(state)
        for seat in scene.seats_in_view:
            x = canvas.put(
                x, y, f"{scene.glyphs.seats[seat]}{state.players[seat].courthouse}", scene.palette.seat(seat)
            )
            if seat in leaders:
                x = canvas.put(x, y, "!", scene.palette("bad", bold=True))
            x += 1
        canvas.spot("courthouse", Region(1, y, canvas.width - 2, 1))


class TheatrePanel(Panel[State]):
    """The public figures on display, the cheapest first."""

    def draw(self, canvas: Canvas) -> None:
        """Draw a line for each space: price, figure, effect, upkeep."""
        scene, state = self.scene, self.scene.state
        words, palette, box = scene.words, scene.palette, scene.state.box
        self.draw_frame(canvas, words("panel-theatre"))
        for index, cost in enumerate(box.theatre_costs):
            y, spot = 1 + index, f"stage-{index}"
            is_lit = spot in scene.lit
            ground = "card-lit" if is_lit else "card"
            canvas.fill(Region(1, y, canvas.width - 2, 1), palette("ink", ground))
            canvas.spot(spot, Region(1, y, canvas.width - 2, 1))
            if is_lit:
                canvas.put(1, y, scene.glyphs.lit, palette("lit", ground, bold=True))
            x = canvas.put(2, y, f"{cost} ", palette("gold", ground, bold=True))
            if index >= len(state.display):
                continue
            figure = state.display[index]
            key = box.figures[figure]
            wide = canvas.width >= 44
            name = words.name("figure", key) if wide else look.say(words, "figure", key, "short")
            x = canvas.put(x, y, name, palette("ink", ground, bold=True)) + 1
            upkeep = f"-{box.upkeep[figure]}"
            right = canvas.put_right(canvas.width - 1, y, upkeep, palette("faint", ground))
            canvas.put(x, y, look.figure(scene, figure, "brief"), palette("good", ground), right - x - 1)


class TracksPanel(Panel[State]):
    """The three tracks; below them the supply, the exhibition tile and the stock card of the round, and the piles."""

    def draw(self, canvas: Canvas) -> None:
        """Draw the tracks and as much of the rest as fits; without a frame where there are few lines."""
        scene, state = self.scene, self.scene.state
        words, box = scene.words, scene.state.box
        edge = 1 if canvas.height > 3 + len(TRACKS) else 0
        if edge:
            self.draw_frame(canvas, words("panel-tracks"))
        narrow = canvas.width < ROOM_FOR_NAMES
        tracks = [
            (
                f"track-{key}",
                look.say(words, "track", key, "tiny") if narrow else words.name("track", key),
                box.tracks[track],
                [player.steps[track] for player in state.players],
            )
            for track, key in enumerate(TRACKS)
        ]
        y = draw_tracks(canvas, scene, edge, tracks)
        self._draw_facts(canvas, y, canvas.height - edge)

    def _draw_facts(self, canvas: Canvas, y: int, bottom: int) -> None:
        """Write the facts one after the other, several in a line where they fit."""
        x, right, style = 2, canvas.width - 1, self.scene.palette("faint")
        for spot, text in self._facts():
            if x > 2 and x + cell_len(text) > right:
                x, y = 2, y + 1
            if y >= bottom:
                return
            if x + cell_len(text) <= right:
                end = canvas.put(x, y, text, style)
                canvas.spot(spot, Region(x - 1, y, end - x + 1, 1))
                x = end + 2
            else:
                below = canvas.wrapped(x, y, right - x, text, style, most=bottom - y)
                canvas.spot(spot, Region(x - 1, y, right - x + 1, below - y))
                y = below

    def _facts(self) -> list[tuple[str, str]]:
        """List the other facts of the round, each with its spot."""
        scene, state = self.scene, self.scene.state
        words, box = scene.words, scene.state.box
        cubes = zip(CUBES, state.supply, strict=True)
        supply = " ".join(f"{look.say(words, 'material', key, 'tiny')}{count}" for key, count in cubes)
        year = box.components.exhibition.years[state.round - 1]
        exhibition = words("board-exhibition", year=year)
        if len(state.exhibitions) >= state.round:
            taker = scene.player(state.exhibitions[state.round - 1])
            exhibition = words("board-exhibition.taken", year=year, seat=taker)
        counts = [(key, len(state.piles[pile])) for pile, key in enumerate(PILES)]
        return [
            ("supply", f"{words('label-supply')} {supply}"),
            ("stock", words("board-stock", money=box.stock_money[state.stock])),
            ("exhibition", exhibition),
            ("piles", " ".join(f"{look.say(words, 'pile', key, 'short')} {count}" for key, count in counts)),
        ]
