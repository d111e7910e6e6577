"""What lies before each player: at length in the players' panel, in one line each where there is little room."""

from collections.abc import Iterator
from dataclasses import dataclass

from rich.style import Style
from textual.geometry import Region

from engine.games.bruxelles1897 import construction, majority, scoring
from engine.games.bruxelles1897.parts import ABSENT, TILTED
from tui.scene import Scene
from tui.widgets.canvas import Canvas
from tui.widgets.panel import Panel

from . import look

GROUPS = ("hand", "prison", "artworks", "materials", "houses", "nobles")


@dataclass(frozen=True, slots=True)
class Holding:
    """One thing a player has: its spot, its name at length and in a few letters, and how it is drawn."""

    spot: str
    name: str
    tiny: str
    count: int
    ink: str


def holdings(scene: Scene, seat: int, group: str) -> Iterator[Holding]:
    """List the things of one group that a player has."""
    state, words = scene.state, scene.words
    box, player = state.box, state.players[seat]
    if group in ("hand", "prison"):
        held = player.hand if group == "hand" else player.prison
        for kind, count in enumerate(held):
            if count:
                key = box.architects[kind]
                yield Holding(f"{group}-{seat}-{key}", key, key, count, f"seat-{seat + 1}")
        return
    if group == "nobles":
        for noble, status in enumerate(player.nobles):
            if status != ABSENT:
                key = box.nobles[noble]
                sign = scene.glyphs.tilted if status == TILTED else scene.glyphs.upright
                ink = "faint" if status == TILTED else "gold"
                name, tiny = look.short(words, "card", key), look.tiny(words, "card", key)
                yield Holding(f"noble-{seat}-{key}", sign + name, sign + tiny, 1, ink)
        return
    names, counts = {
        "artworks": (box.artworks, player.artworks),
        "materials": (box.materials, player.materials),
        "houses": (box.houses, player.houses),
    }[group]
    for key, count in zip(names, counts, strict=True):
        if count:
            ink = look.card_ink(box.cards[box.code[key]])
            yield Holding(
                f"{group[:-1]}-{seat}-{key}", look.short(words, "card", key), look.tiny(words, "card", key), count, ink
            )


def badge(scene: Scene, seat: int) -> list[tuple[str, Style]]:
    """Give a seat's sign and name, with what marks it: to decide, first player, Expo, passed."""
    state, palette, glyphs = scene.state, scene.palette, scene.glyphs
    deciding = scene.decision is not None and scene.decision.seat == seat
    parts = [(glyphs.play if deciding else " ", palette("lit", bold=True))]
    parts += [(f"{glyphs.seats[seat]} {scene.player(seat)}", palette.seat(seat))]
    if state.first == seat:
        parts.append((f" {glyphs.first}", palette("gold", bold=True)))
    if state.expo == seat:
        parts.append((f" {glyphs.expo}", palette("lit", bold=True)))
    return parts


class PlayersPanel(Panel):
    """Every player's open cards."""

    def draw(self, canvas: Canvas) -> None:
        """Give each player a block of lines."""
        seats = self.scene.seats_in_view
        block = max(canvas.height // len(seats), 1)
        for place, seat in enumerate(seats):
            self._draw_seat(canvas, seat, place * block, min(block, 7))

    def _draw_seat(self, canvas: Canvas, seat: int, y: int, block: int) -> None:
        scene, state = self.scene, self.scene.state
        words, palette, player = scene.words, scene.palette, state.players[seat]
        canvas.put(0, y, scene.glyphs.line * canvas.width, palette("line"))
        x = canvas.put_all(1, y, [*badge(scene, seat), (" ", palette("line"))])
        if player.passed:
            x = canvas.put(x, y, words("board-passed") + " ", palette("faint"))
        canvas.spot(f"seat-{seat}", Region(1, y, max(x - 1, 1), 1))
        standing = scene.standings.of(seat)
        paid, lost, _ = scoring.upkeep(state, seat)
        due = len(paid) + len(lost)
        facts = [
            (f" {words('board-vp', vp=player.vp)} ", palette("ink", bold=True)),
            (f"{scene.glyphs.arrow}{standing.total} ", palette("faint")),
            (f" {words('board-money', money=player.money)} ", palette("good", bold=True)),
        ]
        if due:
            facts.append((f" {words('board-upkeep', paid=len(paid), due=due)} ", palette("bad" if lost else "faint")))
        width = sum(len(text) for text, _ in facts)
        start = canvas.width - width - 1
        canvas.put_all(start, y, facts)
        canvas.spot(f"purse-{seat}", Region(start, y, width, 1))
        self._draw_groups(canvas, seat, y + 1, block - 1)

    def _draw_groups(self, canvas: Canvas, seat: int, y: int, lines: int) -> None:
        """Write the groups one after the other; with room for it, each begins a line of its own."""
        scene = self.scene
        words, palette, player = scene.words, scene.palette, scene.state.players[seat]
        last = y + lines
        x = 2
        for group in GROUPS:
            things = list(holdings(scene, seat, group))
            label = words(f"label-{group}")
            if group == "houses":
                label = words("label-houses-next", cost=construction.cost(player))
            needed = len(label) + sum(2 + len(thing.name) + 2 * (thing.count > 1) for thing in things)
            own_line = lines >= len(GROUPS) and group != "prison"
            if x > 2 and y + 1 < last and (own_line or x + needed > canvas.width):
                x, y = 2, y + 1
            x = canvas.put(x, y, label + " ", palette("faint"), canvas.width - x)
            for thing in things:
                x = draw_holding(canvas, scene, x, y, thing, thing.name) + 1
            if not things:
                x = canvas.put(x, y, scene.glyphs.dot, palette("faint"), canvas.width - x)
            if group == "hand" and (away := majority.at_brussels(scene.state, seat)):
                x = canvas.put(x, y, words("board-away", count=away), palette("faint"), canvas.width - x) + 1
            x += 2


def draw_holding(canvas: Canvas, scene: Scene, x: int, y: int, thing: Holding, name: str) -> int:
    """Draw one thing with a place for the cursor before it, and give the column after it."""
    is_lit = thing.spot in scene.lit
    ground = "card-lit" if is_lit else "table"
    sign = scene.glyphs.lit if is_lit else " "
    end = canvas.put(x, y, sign, scene.palette("lit", ground, bold=True))
    end = canvas.put(end, y, name, scene.palette(thing.ink, ground, bold=is_lit), canvas.width - end)
    if thing.count > 1:
        times = f"{scene.glyphs.times}{thing.count}"
        end = canvas.put(end, y, times, scene.palette("ink", ground), canvas.width - end)
    canvas.spot(thing.spot, Region(x, y, max(end - x, 1), 1))
    return end


class LinesPanel(Panel):
    """One line for each player."""

    def draw(self, canvas: Canvas) -> None:
        """Write name, points, money and the cards in a few letters."""
        scene = self.scene
        palette = scene.palette
        for y, seat in enumerate(scene.seats_in_view):
            player = scene.state.players[seat]
            canvas.put_all(0, y, badge(scene, seat), 14)
            canvas.spot(f"seat-{seat}", Region(0, y, 14, 1))
            points = scene.words("board-vp", vp=player.vp)
            money = scene.words("board-money", money=player.money)
            canvas.put_right(20, y, points, palette("ink", bold=True))
            canvas.put_right(26, y, money, palette("good", bold=True))
            canvas.spot(f"purse-{seat}", Region(15, y, 11, 1))
            x = 26
            for group in GROUPS:
                things = list(holdings(scene, seat, group))
                if group == "prison" and things:
                    x = canvas.put(x, y, scene.glyphs.bars, palette("bad"), canvas.width - x)
                elif things:
                    x = canvas.put(x, y, scene.glyphs.dot, palette("line"), canvas.width - x)
                for thing in things:
                    x = draw_holding(canvas, scene, x, y, thing, thing.tiny)
            if player.passed:
                canvas.put_right(canvas.width, y, f" {scene.words('board-passed')}", palette("faint"))
