"""The three Brussels cards with next price and visitors; the tracks, the prison and the piles."""

from textual.geometry import Region

from engine.games.bruxelles1897 import brussels, majority
from engine.games.bruxelles1897.components import LOCATIONS, NOBILITY, PILES, TRACKS, TYPES
from engine.games.bruxelles1897.parts import NOBODY
from engine.games.bruxelles1897.state import State
from tui.boards.tracks import draw_tracks
from tui.drawing.canvas import Canvas
from tui.drawing.panel import Panel
from tui.i18n.words import slug

from . import look


class BrusselsPanel(Panel[State]):
    """The Brussels cards."""

    def draw(self, canvas: Canvas) -> None:
        """Draw each card: name, price and visitors; where there is room, the effect on a second line."""
        scene, state = self.scene, self.scene.state
        words, palette = scene.words, scene.palette
        self.draw_frame(canvas, words("panel-brussels"))
        lines = 2 if canvas.height >= 2 * len(LOCATIONS) + 2 else 1
        inside = canvas.width - 3
        for location, key in enumerate(LOCATIONS):
            y = 1 + location * lines
            spot = f"location-{key}"
            is_lit = spot in scene.lit
            ground = "card-lit" if is_lit else "card"
            canvas.fill(Region(1, y, canvas.width - 2, lines), palette("ink", ground))
            canvas.spot(spot, Region(1, y, canvas.width - 2, lines))
            if is_lit:
                canvas.put(1, y, scene.glyphs.lit, palette("lit", ground, bold=True))
            name = words.name("location", key)
            end = canvas.put(2, y, name, palette("ink", ground, bold=True), inside)
            price = words("board-price", price=brussels.price(state, location))
            canvas.put_right(canvas.width - 1, y, price, palette("gold", ground, bold=True))
            visitors = []
            for seat in scene.seats_in_view:
                for kind, count in enumerate(state.players[seat].brussels[location]):
                    visitors += [
                        (f"{scene.glyphs.seats[seat]}{state.box.architects[kind]} ", palette.seat(seat, ground))
                    ] * count
            canvas.put_all(end + 1, y, visitors, canvas.width - len(price) - end - 3)
            if lines == 2:
                numbers = look.values(state.box) | {"level": state.level(scene.viewer, NOBILITY)}
                brief = words(f"location-{slug(key)}.brief", **numbers)
                canvas.put(2, y + 1, brief, palette("faint", ground), inside)
        counts = [(seat, majority.at_brussels(state, seat)) for seat in scene.seats_in_view]
        if any(count for _, count in counts) and canvas.height > lines * len(LOCATIONS) + 1:
            leaders = majority.brussels_leaders(state)
            x = 2
            for seat, count in counts:
                text = f" {scene.glyphs.seats[seat]}{count} "
                x = canvas.put(x, canvas.height - 1, text, palette.seat(seat, bold=seat in leaders))


class TracksPanel(Panel[State]):
    """The tracks with everyone's marker, the prison, the Expo card and the piles."""

    def draw(self, canvas: Canvas) -> None:
        """Draw a line for each track, then the prison, then the piles."""
        scene, state, words = self.scene, self.scene.state, self.scene.words
        self.draw_frame(canvas, words("panel-tracks"))
        levels = state.box.ladders[state.options.tracks]
        tracks = [
            (
                f"track-{key}",
                words.name("track", key),
                levels[track],
                [player.steps[track] for player in state.players],
            )
            for track, key in enumerate(TRACKS)
        ]
        y = draw_tracks(canvas, scene, 1, tracks)
        y = self._draw_prison(canvas, y)
        self._draw_piles(canvas, y)

    def _draw_prison(self, canvas: Canvas, y: int) -> int:
        scene, state = self.scene, self.scene.state
        words, palette = scene.words, scene.palette
        x = canvas.put(2, y, words("label-prison"), palette("ink")) + 1
        canvas.spot("prison", Region(1, y, canvas.width - 2, 1))
        for seat in scene.seats_in_view:
            kinds = [state.box.architects[kind] for kind, n in enumerate(state.players[seat].prison) for _ in range(n)]
            text = " ".join(kinds) or scene.glyphs.dot
            if x + len(text) + 3 > canvas.width - 1:
                y, x = y + 1, 2
            x = canvas.put(x, y, scene.glyphs.seats[seat], palette.seat(seat))
            x = canvas.put(x, y, text, palette("ink" if kinds else "faint")) + 1
        return y + 1

    def _draw_piles(self, canvas: Canvas, y: int) -> None:
        scene, state = self.scene, self.scene.state
        words, palette = scene.words, scene.palette
        if y >= canvas.height - 1:
            return
        x = canvas.put(2, y, words("label-piles"), palette("faint")) + 1
        for type_ in range(PILES):
            text = f"{words(f'pile-{TYPES[type_]}.short')} {len(state.piles[type_])}+{len(state.discards[type_])}"
            x = canvas.put(x, y, text, palette("faint"), canvas.width - 1 - x) + 1
        canvas.spot("piles", Region(1, y, canvas.width - 2, 1))
        if y + 1 < canvas.height - 1:
            holder = state.expo
            in_area = state.box.expo_card in state.area.cards
            place = "area" if in_area else "beside" if holder == NOBODY else "held"
            text = words(f"board-expo-{place}", seat=scene.player(holder) if holder != NOBODY else "")
            canvas.put(2, y + 1, text, palette("faint"), canvas.width - 3)
            canvas.spot("expo", Region(1, y + 1, canvas.width - 2, 1))
