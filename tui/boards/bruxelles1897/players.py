"""What the players of Bruxelles 1897 have; all of it is public."""

from collections.abc import Iterator

from rich.style import Style

from engine.games.bruxelles1897 import construction, majority, scoring
from engine.games.bruxelles1897.parts import ABSENT, TILTED
from engine.games.bruxelles1897.state import State
from tui.boards.seats import Belongings, Group, Holding
from tui.table.scene import Scene

from . import look
from .signs import SIGNS

GROUPS = ("hand", "prison", "artworks", "materials", "houses", "nobles")


def holdings(scene: Scene[State], seat: int, group: str) -> Iterator[Holding]:
    """List the things of one group that a player has."""
    state, words = scene.state, scene.words
    box, player, signs = state.box, state.players[seat], SIGNS.matching(scene.glyphs)
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
                sign = signs.tilted if status == TILTED else signs.upright
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


class Cards(Belongings[State]):
    """Architects, artworks, materials, houses and nobles."""

    def groups(self, scene: Scene[State], seat: int, brief: bool) -> list[Group]:
        """List the cards by kind; the prison joins the hand."""
        return [self._group(scene, seat, group, brief) for group in GROUPS]

    def _group(self, scene: Scene[State], seat: int, group: str, brief: bool) -> Group:
        words, state = scene.words, scene.state
        label, note = words(f"label-{group}"), ""
        if group == "houses" and not brief:
            label = words("label-houses-next", cost=construction.cost(state.players[seat]))
        elif group == "hand" and (away := majority.at_brussels(state, seat)):
            note = words("board-away", count=away)
        things = list(holdings(scene, seat, group))
        if group == "prison":
            return Group(label, things, note, joins=True, sign=SIGNS.matching(scene.glyphs).prison, ink="bad")
        return Group(label, things, note)

    def marks(self, scene: Scene[State], seat: int) -> list[tuple[str, Style]]:
        """Mark the first player and the holder of the Expo card."""
        marks = []
        if scene.state.first == seat:
            marks.append((f" {scene.glyphs.first}", scene.palette("gold", bold=True)))
        if scene.state.expo == seat:
            marks.append((f" {SIGNS.matching(scene.glyphs).expo}", scene.palette("lit", bold=True)))
        return marks

    def dues(self, scene: Scene[State], seat: int) -> list[tuple[str, Style]]:
        """Return the upkeep due."""
        paid, lost, _ = scoring.upkeep(scene.state, seat)
        due = len(paid) + len(lost)
        text = scene.words("board-upkeep", paid=len(paid), due=due)
        return [(text, scene.palette("bad" if lost else "faint"))] if due else []

    def purse(self, scene: Scene[State], seat: int) -> tuple[str, str]:
        """Return points and money."""
        player = scene.state.players[seat]
        return scene.words("board-vp", vp=player.vp), scene.words("board-money", money=player.money)

    def has_passed(self, scene: Scene[State], seat: int) -> bool:
        """Whether the player has passed."""
        return scene.state.players[seat].passed
