"""What the players of Bruxelles 1893 have, in words; all of it is public."""

from collections.abc import Iterator, Sequence
from dataclasses import replace

from textual.geometry import Region

from engine.games.bruxelles1893 import scoring
from engine.games.bruxelles1893.components import BOARD_ROWS, COLOURS, CUBES
from engine.games.bruxelles1893.parts import ABSENT, USED
from engine.games.bruxelles1893.state import State
from tui.boards.seat_table import draw_columns, fitting
from tui.drawing.canvas import Canvas
from tui.drawing.panel import Panel
from tui.table.scene import Scene

from . import gains, look
from .flow import Item, draw_flow, lines_of
from .signs import SIGNS
from .table import PlayerTable

FORMS = ("full", "words", "letters", "names", "tiny", "rest")
"""From long to short: words and notes; words; works and cubes in the letters of the table; what the table of a small
window does not name, in words; everything short; and what the table does not name, short."""
IN_WORDS = FORMS[:2]
WITHOUT_CUBES = ("names", "rest")
"""The forms without works and cubes."""
THINGS = ("figures", "works", "cubes", "rows")
NOTES = ("exhibitions", "upkeep", "building")
"""What a player owes and can do next; the table of a large window has columns for the first two."""


def belongings(scene: Scene[State], seat: int, form: str, notes: Sequence[str] = NOTES) -> list[Item]:
    """List what a player has, each group after its label, which stays with the first thing."""
    items: list[Item] = []
    for group in (*THINGS, *notes):
        things = list(_things(scene, seat, group, form))
        if not things:
            continue
        if items:
            items.append(Item(scene.glyphs.dot, "line", joins=True))
        items += [things[0], *(replace(thing, joins=True) for thing in things[1:2]), *things[2:]]
    return items or [Item(scene.glyphs.dot, "faint")]


def _things(scene: Scene[State], seat: int, group: str, form: str) -> Iterator[Item]:
    """List the things of one group that a player has."""
    if group == "figures":
        yield from _figures(scene, seat, form)
    elif group == "works":
        yield from _works(scene, seat, form)
    elif group == "cubes":
        yield from _cubes(scene, seat, form)
    elif group == "rows":
        yield from _rows(scene, seat, form)
    else:
        yield from _notes(scene, seat, group, form)


def _figures(scene: Scene[State], seat: int, form: str) -> Iterator[Item]:
    state, signs = scene.state, SIGNS.matching(scene.glyphs)
    held = [(figure, standing) for figure, standing in enumerate(state.players[seat].figures) if standing != ABSENT]
    if held:
        yield Item(scene.words("column-figures"), "faint", f"figures-{seat}-label")
    for figure, standing in held:
        key = state.box.figures[figure]
        name = look.surname(scene, key) if form in FORMS[:4] else look.say(scene.words, "figure", key, "tiny")
        sign, ink = (signs.tilted, "faint") if standing == USED else (signs.upright, "gold")
        yield Item(f"{sign}{name}", ink, f"figure-{seat}-{key}")


def _works(scene: Scene[State], seat: int, form: str) -> Iterator[Item]:
    works = scene.state.players[seat].works
    if not any(works) or form in WITHOUT_CUBES:
        return
    yield Item(scene.words("column-works"), "faint", f"works-{seat}-label")
    for key, count in zip(COLOURS, works, strict=True):
        spot = f"work-{seat}-{key}"
        if count and (form in IN_WORDS or spot in scene.lit):
            name = look.say(scene.words, "colour", key, "count", count=count)
            yield Item(name, look.COLOUR_INKS[key], spot)
        elif count:
            letter = look.say(scene.words, "colour", key, "letter")
            yield Item(letter if count == 1 else f"{letter}{count}", look.COLOUR_INKS[key], spot)


def _cubes(scene: Scene[State], seat: int, form: str) -> Iterator[Item]:
    cubes = scene.state.players[seat].cubes
    if not any(cubes) or form in WITHOUT_CUBES:
        return
    yield Item(scene.words("column-cubes"), "faint", f"cubes-{seat}-label")
    for key, count in zip(CUBES, cubes, strict=True):
        if count:
            name = look.say(scene.words, "material", key, "count", count=count)
            if form not in IN_WORDS:
                name = f"{look.say(scene.words, 'material', key, 'tiny')}{count}"
            yield Item(name, look.CUBE_INKS[key], f"cube-{seat}-{key}")


def _rows(scene: Scene[State], seat: int, form: str) -> Iterator[Item]:
    """List the rows with tucked cards, or all of them while one is chosen: each item there counts so many points."""
    state, words = scene.state, scene.words
    shown = [
        (row, key)
        for row, key in enumerate(BOARD_ROWS)
        if state.players[seat].rows[row] or f"row-{seat}-{key}" in scene.lit
    ]
    if shown:
        yield Item(words("column-rows"), "faint", f"rows-{seat}-label")
    for row, key in shown:
        name = words.name("row", key) if form in FORMS[:4] else look.say(words, "row", key, "short")
        times = f"{scene.glyphs.times}{scoring.symbols(state, seat, row)}"
        yield Item(f"{name} {times}", "ink", f"row-{seat}-{key}")


def _notes(scene: Scene[State], seat: int, group: str, form: str) -> Iterator[Item]:
    """List what a player owes and what the next building costs: whole in the longest form, else short."""
    state, words = scene.state, scene.words
    player, length = state.players[seat], "" if form == FORMS[0] else ".brief"
    if group == "exhibitions" and form == FORMS[0] and (tiles := state.exhibitions.count(seat)):
        yield Item(words("board-exhibitions", count=tiles), "lit", f"exhibitions-{seat}-note")
    elif group == "upkeep" and state.agenda:
        due = scoring.upkeep_due(state, seat)
        yield Item(
            words(f"board-due{length}", money=due), "bad" if due > player.money else "faint", f"upkeep-{seat}-note"
        )
    elif group == "building" and player.built < len(state.box.units):
        able = "no" if gains.pays_without_joker(state, seat) is None else "yes"
        sign = SIGNS.matching(scene.glyphs).building
        text = words(f"board-next{length}", building=sign, units=state.box.units[player.built], able=able)
        yield Item(text, "faint", f"buildings-{seat}-note")


class PlayersPanel(Panel[State]):
    """The table of players, with what each has in words on a line below the numbers."""

    def draw(self, canvas: Canvas) -> None:
        """Draw the table, two lines for each player."""
        scene, width = self.scene, canvas.width - 2
        columns = fitting(PlayerTable(is_alone=False).columns(scene, canvas.width), canvas.width)
        draw_columns(canvas, scene, columns, range(1, 2 * len(scene.seats), 2))
        for place, seat in enumerate(scene.seats_in_view):
            complete = [form for form in FORMS if form not in WITHOUT_CUBES]
            forms = [belongings(scene, seat, form, NOTES[-1:]) for form in complete]
            items = next((items for items in forms if len(lines_of(scene, items, width)) == 1), forms[-1])
            draw_flow(canvas, scene, 2, 2 + 2 * place, width, items, 1)


class BelongingsPanel(Panel[State]):
    """What the players have, one after the other, beside the table of a small window."""

    def draw(self, canvas: Canvas) -> None:
        """Write the names and what each player has, in words as far as they fit, the viewer's first."""
        scene, width = self.scene, canvas.width - 1
        written = self._fitting(width, canvas.height - len(scene.seats))
        y = 0
        for seat in scene.seats_in_view:
            name = f"{scene.glyphs.seats[seat]} {look.player_name(scene, seat, canvas.width - 6)}"
            canvas.put(0, y, scene.glyphs.line * canvas.width, scene.palette("line"))
            end = canvas.put(1, y, f" {name} ", scene.palette.seat(seat))
            canvas.spot(f"seat-{seat}", Region(1, y, end - 1, 1))
            y = draw_flow(canvas, scene, 0, y + 1, width, written[seat], canvas.height - y - 1)

    def _fitting(self, width: int, lines: int) -> dict[int, list[Item]]:
        """Return what each player has: in ever longer forms, all players in one before the viewer in the next."""
        scene = self.scene
        written = {seat: belongings(scene, seat, FORMS[-1]) for seat in scene.seats_in_view}
        spare = lines - sum(len(lines_of(scene, items, width)) for items in written.values())
        for form in FORMS[-2::-1]:
            for seat, shorter in written.items():
                longer = belongings(scene, seat, form)
                more = len(lines_of(scene, longer, width)) - len(lines_of(scene, shorter, width))
                if more <= spare:
                    written[seat], spare = longer, spare - more
        return written
