"""What lies before each player: at length in the players' panel, in one line each where there is little room."""

from collections.abc import Iterator
from dataclasses import dataclass

from rich.cells import cell_len
from rich.style import Style
from textual.geometry import Offset, Region

from engine.games.bruxelles1897 import construction, majority, scoring
from engine.games.bruxelles1897.parts import ABSENT, TILTED
from tui.scene import Scene
from tui.widgets.canvas import Canvas
from tui.widgets.panel import Panel

from . import look

FORMS = ("name", "tiny", "letters")
"""The forms of a name, from long to short."""
FORMS_OF_BLOCKS = tuple((form, airy) for form in FORMS for airy in (True, False))
NO_LINE = 99
GROUPS = ("hand", "prison", "artworks", "materials", "houses", "nobles")


@dataclass(frozen=True, slots=True)
class Holding:
    """One thing a player has: its spot, its name at length, in short and in as few letters as tell it apart."""

    spot: str
    name: str
    tiny: str
    letters: str
    count: int
    ink: str

    def in_form(self, form: str) -> str:
        """Give the name in one of its forms."""
        name: str = getattr(self, form)
        return name

    def width(self, form: str) -> int:
        """Say how many cells it takes, the place for the cursor before it included."""
        return 1 + cell_len(self.in_form(form)) + (2 if self.count > 1 else 0)


def holdings(scene: Scene, seat: int, group: str) -> Iterator[Holding]:
    """List the things of one group that a player has."""
    state, words = scene.state, scene.words
    box, player = state.box, state.players[seat]
    if group in ("hand", "prison"):
        held = player.hand if group == "hand" else player.prison
        for kind, count in enumerate(held):
            if count:
                key = box.architects[kind]
                yield Holding(f"{group}-{seat}-{key}", key, key, key, count, f"seat-{seat + 1}")
        return
    if group == "nobles":
        for noble, status in enumerate(player.nobles):
            if status != ABSENT:
                key = box.nobles[noble]
                sign = scene.glyphs.tilted if status == TILTED else scene.glyphs.upright
                ink = "faint" if status == TILTED else "gold"
                name, tiny = look.short(words, "card", key), look.tiny(words, "card", key)
                yield Holding(f"noble-{seat}-{key}", sign + name, sign + tiny, sign + tiny[:2], 1, ink)
        return
    names, counts = {
        "artworks": (box.artworks, player.artworks),
        "materials": (box.materials, player.materials),
        "houses": (box.houses, player.houses),
    }[group]
    for key, count in zip(names, counts, strict=True):
        if count:
            ink = look.card_ink(box.cards[box.code[key]])
            name, tiny = look.short(words, "card", key), look.tiny(words, "card", key)
            letters = tiny[:1] if group == "artworks" else tiny.replace("+", "")
            yield Holding(f"{group[:-1]}-{seat}-{key}", name, tiny, letters, count, ink)


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
        if x + sum(cell_len(text) for text, _ in facts) >= canvas.width:
            del facts[1]
        width = sum(cell_len(text) for text, _ in facts)
        start = canvas.width - width - 1
        canvas.put_all(start, y, facts)
        canvas.spot(f"purse-{seat}", Region(start, y, width, 1))
        self._draw_groups(canvas, seat, y + 1, block - 1)

    def _draw_groups(self, canvas: Canvas, seat: int, y: int, lines: int) -> None:
        """Write the groups one after the other, in the longest names that leave room for all of them."""
        for form, airy in FORMS_OF_BLOCKS:
            groups = [self._group(seat, group, form) for group in GROUPS]
            if form == FORMS[-1]:
                groups = [group for group in groups if group.things or group.note != self.scene.glyphs.dot]
            places = _places(groups, canvas.width - 3, form, airy)
            if all(place.y < lines for place in places):
                break
        palette = self.scene.palette
        for group, place in zip(groups, places, strict=True):
            if place.y >= lines:
                canvas.put(canvas.width - 1, y + lines - 1, self.scene.glyphs.more, palette("faint"))
                continue
            x, line = canvas.put(2 + place.x, y + place.y, f"{group.label} ", palette("faint")), y + place.y
            for thing in group.things:
                x = draw_holding(canvas, self.scene, x, line, thing, thing.in_form(form)) + 1
            canvas.put(x, line, group.note, palette("faint"))

    def _group(self, seat: int, group: str, form: str) -> "Group":
        scene = self.scene
        words, state = scene.words, scene.state
        things = list(holdings(scene, seat, group))
        label, note = words(f"label-{group}"), "" if things else scene.glyphs.dot
        if group == "houses" and form != FORMS[-1]:
            label = words("label-houses-next", cost=construction.cost(state.players[seat]))
        elif group == "hand" and (away := majority.at_brussels(state, seat)):
            note = f"{note} {words('board-away', count=away)}".strip()
        return Group(label, things, note, joins=group == "prison")


@dataclass(frozen=True, slots=True)
class Group:
    """Things of one kind with a label before and a note after them; some join the group before on its line."""

    label: str
    things: list[Holding]
    note: str
    joins: bool

    def width(self, form: str) -> int:
        """Say how many cells it takes."""
        things = sum(thing.width(form) + 1 for thing in self.things)
        return cell_len(self.label) + 1 + things + cell_len(self.note)


def _places(groups: list[Group], width: int, form: str, airy: bool) -> list[Offset]:
    """Find a place for each group; in an airy block most begin a line of their own. Too wide a group has no line."""
    places = []
    x = y = 0
    for group in groups:
        needed = group.width(form)
        if x and ((airy and not group.joins) or x + needed > width):
            x, y = 0, y + 1
        places.append(Offset(x, y if needed <= width else NO_LINE))
        x += needed + 1
    return places


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
            passed = f" {scene.words('board-passed')}" if player.passed else ""
            canvas.put_right(canvas.width, y, passed, palette("faint"))
            self._draw_things(canvas, seat, y, 26, canvas.width - cell_len(passed))

    def _draw_things(self, canvas: Canvas, seat: int, y: int, x: int, right: int) -> None:
        """Write everything a player has, in the longest names that leave room for all of it."""
        scene, palette = self.scene, self.scene.palette
        groups = {group: things for group in GROUPS if (things := list(holdings(scene, seat, group)))}
        form = FORMS[1]
        if x + sum(1 + sum(thing.width(form) for thing in things) for things in groups.values()) > right:
            form = FORMS[2]
        for group, things in groups.items():
            sign, ink = (scene.glyphs.bars, "bad") if group == "prison" else (scene.glyphs.dot, "line")
            x = canvas.put(x, y, sign, palette(ink), right - x)
            for thing in things:
                if x + thing.width(form) > right:
                    canvas.put(right - 1, y, scene.glyphs.more, palette("faint"))
                    return
                x = draw_holding(canvas, scene, x, y, thing, thing.in_form(form))
