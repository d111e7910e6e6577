"""The three Brussels cards with next price, gain and visitors; the tracks, the prison, the piles and the Expo card."""

from collections.abc import Sequence

from rich.cells import cell_len
from rich.style import Style
from textual.geometry import Region

from engine.games.bruxelles1897 import brussels, majority
from engine.games.bruxelles1897.components import LOCATIONS, PILES, TRACKS, TYPES
from engine.games.bruxelles1897.parts import NOBODY
from engine.games.bruxelles1897.state import State
from tui.drawing.canvas import Canvas
from tui.drawing.panel import Panel
from tui.i18n.words import slug
from tui.table.scene import Scene

from . import cards, look
from .grid import COLUMNS
from .signs import SIGNS

Piece = tuple[str, Style]
FRAMED = 9
"""From this height on a panel of the city has a frame; below it a heading."""
ROOM_FOR_EFFECTS = 30
"""From this width on, the tracks say what a level does."""
NAMES = 15
"""The cells of the names of Brussels cards, with the blank behind them."""


def draw_heading(canvas: Canvas, scene: Scene[State], title: str, note: str = "") -> None:
    """Write a title on a line across the panel, with a note behind it."""
    palette = scene.palette
    canvas.put(0, 0, scene.glyphs.line * canvas.width, palette("line"))
    end = canvas.put(2, 0, f" {title} ", palette("gold", bold=True))
    if note and end + cell_len(note) + 3 < canvas.width:
        canvas.put(end + 1, 0, f" {note} ", palette("faint"))


class BrusselsPanel(Panel[State]):
    """The Brussels cards."""

    def draw(self, canvas: Canvas) -> None:
        """Draw the cards in as many lines as there are, and who would send an architect to prison."""
        if canvas.height < len(LOCATIONS) + 1:
            self._draw_one_line(canvas)
            return
        scene, words = self.scene, self.scene.words
        framed = canvas.height >= FRAMED
        if framed:
            self.draw_frame(canvas, words("panel-brussels"))
            note = f" {words('brussels-price-note')} "
            if cell_len(words("panel-brussels")) + cell_len(note) + 6 < canvas.width:
                canvas.put_right(canvas.width - 2, 0, note, scene.palette("faint"))
        else:
            draw_heading(canvas, scene, words("panel-brussels"), words("brussels-price-note"))
        inside = canvas.height - 1 - framed
        lines = max((inside - 1) // len(LOCATIONS), 1)
        y = 1
        for location in range(len(LOCATIONS)):
            self._draw_card(canvas, Region(framed, y, canvas.width - 2 * framed, lines), location)
            y += lines
        if inside > lines * len(LOCATIONS):
            self._draw_majority(canvas, framed + 1, canvas.height - 1 - framed, canvas.width - 2 * framed - 2)

    def _draw_one_line(self, canvas: Canvas) -> None:
        """Draw name and price of each card in one line."""
        scene, x = self.scene, 0
        for location, key in enumerate(LOCATIONS):
            start, ground = x, self._ground(location)
            style = scene.palette("ink" if ground == "card-lit" else "faint", ground)
            x = self._draw_letter(canvas, x, 0, location)
            x = canvas.put(x, 0, f"{scene.words.name('location', key)} ", style)
            price = str(brussels.price(scene.state, location))
            x = canvas.put(x, 0, price, scene.palette("ink", ground, bold=True))
            canvas.spot(f"location-{key}", Region(start, 0, x - start, 1))
            x += 1

    def _ground(self, location: int) -> str:
        return "card-lit" if f"location-{LOCATIONS[location]}" in self.scene.lit else "table"

    def _draw_letter(self, canvas: Canvas, x: int, y: int, location: int) -> int:
        """Write the letter that is typed to choose a card, or the number of a hint; return the column behind it."""
        ground, numbers = self._ground(location), self.scene.numbers
        is_lit = ground == "card-lit"
        typed = numbers.get(f"location-{LOCATIONS[location]}", look.LETTERS[location]) if is_lit else " "
        return canvas.put(x, y, f" {typed} ", self.scene.palette("gold", ground, bold=True))

    def _draw_card(self, canvas: Canvas, region: Region, location: int) -> None:
        """Draw name, price and visitors; what the card brings stands beside them or below."""
        scene, state, words, palette = self.scene, self.scene.state, self.scene.words, self.scene.palette
        key, ground = LOCATIONS[location], self._ground(location)
        canvas.fill(region, palette("ink", ground))
        canvas.spot(f"location-{key}", region)
        open_ = brussels.is_open(state, scene.viewer, location)
        x = self._draw_letter(canvas, region.x, region.y, location)
        canvas.put(x, region.y, words.name("location", key), palette("ink", ground, bold=True))
        price = words("brussels-price", price=brussels.price(state, location))
        end = canvas.put(x + NAMES, region.y, price, palette("gold", ground))
        visitors = self._visitors(location, ground)
        start = region.right - 1 - sum(cell_len(text) for text, _ in visitors)
        canvas.put_all(start, region.y, visitors)
        ink = palette("ink" if open_ else "faint", ground)
        if open_:
            forms = ("now", "brief", "gain") if region.height > 1 else ("brief", "gain")
            texts = [look.location_gain(scene, location, form) for form in forms]
        else:
            texts = [words(f"location-{slug(key)}.closed")]
        if region.height == 1:
            line = next(iter(cards.fitting_lines(texts, start - end - 3, 1)), "")
            canvas.put(end + 2, region.y, line, ink)
            return
        for place, line in enumerate(cards.fitting_lines(texts, region.right - x - 1, region.height - 1), 1):
            canvas.put(x, region.y + place, line, ink)

    def _visitors(self, location: int, ground: str) -> list[Piece]:
        """Return how many architects of each seat are at a card."""
        scene = self.scene
        there = [(seat, sum(scene.state.players[seat].brussels[location])) for seat in scene.seats_in_view]
        pieces = [
            (f"{scene.glyphs.seats[seat]}{count} ", scene.palette.seat(seat, ground)) for seat, count in there if count
        ]
        return pieces or [(f"{SIGNS.matching(scene.glyphs).none} ", scene.palette("faint", ground))]

    def _draw_majority(self, canvas: Canvas, x: int, y: int, width: int) -> None:
        """Write who has the most architects in Brussels and would send one to prison."""
        scene, state, faint = self.scene, self.scene.state, self.scene.palette("faint")
        leaders = majority.brussels_leaders(state)
        canvas.spot("majority", Region(x - 1, y, width + 2, 1))
        if not leaders:
            canvas.put(x, y, scene.words("brussels-nobody"), faint, width)
            return
        count = majority.at_brussels(state, leaders[0])
        texts = [scene.words(f"brussels-most{form}") for form in ("", ".medium", ".brief")]
        signs = [(f" {scene.glyphs.seats[seat]}{count}", scene.palette.seat(seat)) for seat in leaders]
        room = width - sum(cell_len(text) for text, _ in signs)
        canvas.put_all(x, y, [(look.fitting(room, *texts), faint), *signs], width)


class TracksPanel(Panel[State]):
    """The tracks with everyone's level, the prison, the piles and the Expo card."""

    def draw(self, canvas: Canvas) -> None:
        """Draw the tracks, with what a level does where there is room; then prison, piles and Expo card."""
        scene, words = self.scene, self.scene.words
        framed = canvas.height >= FRAMED
        if framed:
            self.draw_frame(canvas, words("panel-tracks"))
        else:
            draw_heading(canvas, scene, words("panel-tracks"))
        left, width = 1 + framed, canvas.width - 2 * (1 + framed)
        bottom = canvas.height - framed
        rest = [self._piles(), self._expo()] if framed else [self._prison(), self._piles(), self._expo()]
        needed = sum(len(flow(pieces, width)) for _, pieces in rest)
        effects = bottom - 1 - needed >= 2 * len(TRACKS) and width >= ROOM_FOR_EFFECTS
        y = 1
        for track in range(len(TRACKS)):
            y = self._draw_track(canvas, left, y, width, track, effects)
        for spot, pieces in rest:
            lines = flow(pieces, width)[: bottom - y]
            for line in lines:
                canvas.put_all(left, y, line, width)
                y += 1
            if lines:
                canvas.spot(spot, Region(left - 1, y - len(lines), width + 1, len(lines)))

    def _draw_track(self, canvas: Canvas, x: int, y: int, width: int, track: int, with_effect: bool) -> int:
        scene, state, palette = self.scene, self.scene.state, self.scene.palette
        key = TRACKS[track]
        end = canvas.put(x, y, scene.words.name("track", key), palette("ink"))
        pieces = [
            (f" {scene.glyphs.seats[seat]}{state.level(seat, track)}", palette.seat(seat, bold=seat == scene.viewer))
            for seat in scene.seats_in_view
        ]
        names = max(cell_len(scene.words.name("track", each)) for each in TRACKS)
        canvas.put_all(max(end, x + names), y, pieces, width)
        lines = 1
        if with_effect:
            canvas.put(x + 2, y + 1, scene.words(f"track-{key}.brief"), palette("faint"), width - 2)
            lines = 2
        canvas.spot(f"track-{key}", Region(x - 1, y, width + 1, lines))
        return y + lines

    def _prison(self) -> tuple[str, list[list[Piece]]]:
        scene, state, palette = self.scene, self.scene.state, self.scene.palette
        groups: list[list[Piece]] = [[(scene.words("label-prison"), palette("ink"))]]
        for seat in scene.seats_in_view:
            held = look.architects(scene, state.players[seat].prison) or SIGNS.matching(scene.glyphs).none
            groups.append([(f"{scene.glyphs.seats[seat]} ", palette.seat(seat)), (held, palette("faint"))])
        return "prison", groups

    def _piles(self) -> tuple[str, list[list[Piece]]]:
        scene, state, faint = self.scene, self.scene.state, self.scene.palette("faint")
        groups = [[(scene.words("label-piles"), self.scene.palette("ink"))]]
        for type_ in range(PILES):
            name = scene.words(f"label-{TYPES[type_]}s")
            groups.append([(f"{name} {len(state.piles[type_])}+{len(state.discards[type_])}", faint)])
        return "piles", groups

    def _expo(self) -> tuple[str, list[list[Piece]]]:
        scene, state, faint = self.scene, self.scene.state, self.scene.palette("faint")
        if state.box.expo_card in state.area.cards:
            where = look.cell_name(state.area.cards.index(state.box.expo_card), COLUMNS)
            return "expo", [[(scene.words("board-expo-area", where=where), faint)]]
        if state.expo == NOBODY:
            return "expo", [[(scene.words("board-expo-beside"), faint)]]
        text = scene.words("board-expo-held", seat=scene.player(state.expo))
        return "expo", [[(text, faint)]]


def flow(groups: Sequence[Sequence[Piece]], width: int) -> list[list[Piece]]:
    """Put groups of pieces into lines, two blanks between them; a group is never parted."""
    lines: list[list[Piece]] = []
    room = 0
    for group in groups:
        needed = sum(cell_len(text) for text, _ in group)
        if not lines or needed + 2 > room:
            lines.append([])
            room = width
        else:
            lines[-1].append(("  ", group[0][1]))
            room -= 2
        lines[-1] += group
        room -= needed
    return lines
