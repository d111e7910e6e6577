"""What the players of Bruxelles 1893 have; all of it is public."""

from collections.abc import Iterator

from rich.style import Style

from engine.games.bruxelles1893 import construction, scoring
from engine.games.bruxelles1893.components import BOARD_ROWS, COLOURS, CUBES
from engine.games.bruxelles1893.parts import ABSENT, USED
from engine.games.bruxelles1893.state import State
from tui.boards.seats import Belongings, Group, Holding
from tui.table.scene import Scene

from . import look
from .signs import SIGNS

LABELS = {"assistants": "reserve"}
GROUPS = ("assistants", "courthouse", "works", "cubes", "figures", "buildings", "rows")


def holdings(scene: Scene[State], seat: int, group: str) -> Iterator[Holding]:
    """List the things of one group that a player has."""
    state, words, glyphs = scene.state, scene.words, scene.glyphs
    player, signs = state.players[seat], SIGNS.matching(glyphs)
    if group in ("assistants", "courthouse"):
        count = player.reserve if group == "assistants" else player.courthouse
        if count:
            sign = glyphs.seats[seat]
            yield Holding(f"{group}-{seat}", sign, sign, sign, count, f"seat-{seat + 1}")
    elif group == "works":
        for key, count in zip(COLOURS, player.works, strict=True):
            if count:
                short, tiny = look.say(words, "colour", key, "short"), look.say(words, "colour", key, "tiny")
                letter = look.say(words, "colour", key, "letter")
                yield Holding(f"work-{seat}-{key}", short, tiny, letter, count, look.COLOUR_INKS[key])
    elif group == "cubes":
        for key, count in zip(CUBES, player.cubes, strict=True):
            if count:
                short, tiny = look.say(words, "material", key, "short"), look.say(words, "material", key, "tiny")
                yield Holding(f"cube-{seat}-{key}", short, tiny, tiny, count, look.CUBE_INKS[key])
    elif group == "figures":
        for figure, standing in enumerate(player.figures):
            if standing != ABSENT:
                key = state.box.figures[figure]
                sign = signs.tilted if standing == USED else signs.upright
                short, tiny = look.say(words, "figure", key, "short"), look.say(words, "figure", key, "tiny")
                ink = "faint" if standing == USED else "gold"
                yield Holding(f"figure-{seat}-{key}", sign + short, sign + tiny, sign + tiny[:2], 1, ink)
    elif group == "buildings":
        if player.built:
            sign = signs.building
            yield Holding(f"buildings-{seat}", sign, sign, sign, player.built, f"seat-{seat + 1}")
    else:
        for row, key in enumerate(BOARD_ROWS):
            symbols = scoring.symbols(state, seat, row)
            spot = f"row-{seat}-{key}"
            if player.rows[row] or spot in scene.lit:
                short, tiny = look.say(words, "row", key, "short"), look.say(words, "row", key, "tiny")
                times = f"{signs.symbol}{symbols}"
                yield Holding(spot, short + times, tiny + times, tiny[:2] + times, 1, "ink")


class Possessions(Belongings[State]):
    """Assistants, works, cubes, figures, buildings and the rows of the personal board."""

    def groups(self, scene: Scene[State], seat: int, brief: bool) -> list[Group]:
        """List the things by kind; the courthouse joins the assistants."""
        return [self._group(scene, seat, group, brief) for group in GROUPS]

    def _group(self, scene: Scene[State], seat: int, group: str, brief: bool) -> Group:
        words, state = scene.words, scene.state
        player = state.players[seat]
        label, note = words(f"label-{LABELS.get(group, group)}{'.short' if brief else ''}"), ""
        if group == "assistants" and (away := sum(player.brussels)):
            note = words("board-away", count=away)
        if group == "buildings" and not brief:
            note = self._next_building(scene, seat)
        things = list(holdings(scene, seat, group))
        if group == "courthouse":
            return Group(label, things, note, joins=True, sign=SIGNS.matching(scene.glyphs).courthouse, ink="bad")
        return Group(label, things, note, joins=group in ("buildings", "cubes"))

    def _next_building(self, scene: Scene[State], seat: int) -> str:
        words, state = scene.words, scene.state
        built = state.players[seat].built
        if built >= len(state.box.units):
            return words("board-all-built")
        able = "board-can-pay" if construction.payments(state, seat) else "board-cannot-pay"
        return f"{words('board-next', units=state.box.units[built])}, {words(able)}"

    def marks(self, scene: Scene[State], seat: int) -> list[tuple[str, Style]]:
        """Mark the first player, who holds the Manneken Pis, and the exhibition tiles."""
        marks = []
        if scene.state.first == seat:
            marks.append((f" {scene.glyphs.first}", scene.palette("gold", bold=True)))
        if tiles := scene.state.exhibitions.count(seat):
            marks.append((f" {SIGNS.matching(scene.glyphs).exhibition}{tiles}", scene.palette("lit", bold=True)))
        return marks

    def dues(self, scene: Scene[State], seat: int) -> list[tuple[str, Style]]:
        """Return the upkeep due until it is paid."""
        state = scene.state
        if not state.agenda:
            return []
        due, purse = scoring.upkeep_due(state, seat), state.players[seat].money
        upkeep = scene.words("board-upkeep", paid=min(due, purse), due=due)
        return [(upkeep, scene.palette("bad" if due > purse else "faint"))]

    def purse(self, scene: Scene[State], seat: int) -> tuple[str, str]:
        """Return points and money."""
        player = scene.state.players[seat]
        return scene.words("board-vp", vp=player.vp), scene.words("board-money", money=player.money)

    def has_passed(self, scene: Scene[State], seat: int) -> bool:
        """Whether the player has passed while others have not."""
        return scene.state.players[seat].passed and not all(player.passed for player in scene.state.players)
