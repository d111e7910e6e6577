"""Inspection of the table of players: its headings, its cells, and a player as a whole."""

from collections.abc import Iterator

from engine.games.bruxelles1897 import construction, majority, scoring
from engine.games.bruxelles1897.components import LOCATIONS, NOBILITY, TRACKS
from engine.games.bruxelles1897.parts import POINTS
from engine.games.bruxelles1897.state import State
from tui.boards.base import Inspection
from tui.boards.sources import source
from tui.i18n.words import slug
from tui.table.scene import Scene

from . import holdings, look

SOURCES = {
    "vp": "actions",
    "ifnow": "final",
    "purse": "setup",
    "prison": "setup",
    "brussels": "actions",
    "artworks": "artworks",
    "materials": "materials",
    "houses": "houses",
    "nobles": "nobles",
    "upkeep": "final",
}
"""The table of the components file behind each column."""


def architects_of(scene: Scene[State], counts: list[int]) -> str:
    """List architects by kind in words; empty for none."""
    names = [scene.state.box.architects[kind] for kind, count in enumerate(counts) for _ in range(count)]
    return scene.words.listed([scene.words.name("architect", name) for name in names])


def architect(scene: Scene[State], seat: int, key: str) -> Inspection:
    """Explain a kind of architect, and how many of it a player has in hand."""
    words, state = scene.words, scene.state
    faces = words.listed([str(value) for value in state.box.components.architects[key].faces], "either")
    held = state.players[seat].hand[state.box.architects.index(key)]
    lines = (
        words("inspect-hand", seat=scene.player(seat), count=held, architect=words.name("architect", key)),
        words(f"architect-{slug(key)}.effect", faces=faces),
    )
    title = f"{words('architect-any')} {words.name('architect', key)}"
    return Inspection(title, lines, words(f"architect-{slug(key)}.rule"), source(scene, "architects"))


def heading(scene: Scene[State], key: str) -> Inspection:
    """Explain a column of the table."""
    words = scene.words
    if key in TRACKS:
        about = (words(f"track-{key}.effect"),)
        told = source(scene, f"tracks.{scene.state.options.tracks}.{key}")
        return Inspection(words.name("track", key), about, words(f"track-{key}.rule"), told)
    if key.startswith("hand-"):
        kind = key.removeprefix("hand-")
        faces = words.listed([str(value) for value in scene.state.box.components.architects[kind].faces], "either")
        lines = (words("heading-hand.kind", architect=kind), words(f"architect-{slug(kind)}.effect", faces=faces))
        title = f"{words('architect-any')} {words.name('architect', kind)}"
        return Inspection(title, lines, words(f"architect-{slug(kind)}.rule"), source(scene, "architects"))
    told = source(scene, SOURCES.get(key, "setup"))
    return Inspection(words(f"heading-{key}.whole"), (words(f"heading-{key}.about"),), _rule(key), told)


def _rule(key: str) -> str:
    rules = {"brussels": "brussels-majority", "prison": "brussels-majority", "artworks": "creation"}
    rules |= {"materials": "supply", "houses": "construction", "nobles": "nobles", "upkeep": "final-scoring"}
    return rules.get(key, "final-scoring" if key in ("vp", "ifnow") else "turn")


def cell(scene: Scene[State], kind: str, seat: int) -> Inspection:
    """Explain what a player has of something, or the player as a whole."""
    words, state = scene.words, scene.state
    if kind in TRACKS:
        name = words.name("track", kind)
        level = state.level(seat, TRACKS.index(kind))
        lines = (words("inspect-track.level", seat=scene.player(seat), level=level), words(f"track-{kind}.effect"))
        told = source(scene, f"tracks.{state.options.tracks}.{kind}")
        return Inspection(
            words("inspect-entry", name=scene.player(seat), text=name), lines, words(f"track-{kind}.rule"), told
        )
    if kind not in SOURCES:
        return _player(scene, seat)
    title = words("inspect-entry", name=scene.player(seat), text=words(f"heading-{kind}.whole"))
    held = tuple(_lines(scene, kind, seat)) or (words("inspect-none"),)
    return Inspection(title, (*held, words(f"heading-{kind}.about")), _rule(kind), source(scene, SOURCES[kind]))


def _lines(scene: Scene[State], kind: str, seat: int) -> Iterator[str]:
    """Describe what a player has in a column."""
    words, state = scene.words, scene.state
    player = state.players[seat]
    match kind:
        case "vp":
            for key, vp in zip(POINTS, player.points, strict=True):
                if vp:
                    yield words("inspect-entry", name=words.name("score", key), text=words("effect-vp", vp=vp))
        case "ifnow":
            for item in scene.standings.of(seat).items:
                if item.points:
                    yield words(
                        "inspect-entry", name=words.name("score", item.key), text=words("effect-vp", vp=item.points)
                    )
        case "purse":
            yield words("board-money", money=player.money)
        case "prison":
            if held := architects_of(scene, player.prison):
                yield held
        case "brussels":
            yield from _in_brussels(scene, seat)
        case "artworks" | "materials" | "nobles":
            for thing in holdings.of_kind(scene, seat, kind):
                yield thing.name if thing.count == 1 else f"{thing.name} {scene.glyphs.times} {thing.count}"
        case "houses":
            for key, count in zip(state.box.houses, player.houses, strict=True):
                if count:
                    yield words.listed([words.name("card", key)] * count)
            yield from _next_house(scene, seat)
        case "upkeep":
            yield from _upkeep(scene, seat)


def _in_brussels(scene: Scene[State], seat: int) -> Iterator[str]:
    for location, there in zip(LOCATIONS, scene.state.players[seat].brussels, strict=True):
        if held := architects_of(scene, there):
            yield scene.words("inspect-entry", name=scene.words.name("location", location), text=held)
    leaders = majority.brussels_leaders(scene.state)
    if seat in leaders:
        yield scene.words("inspect-brussels.most", count=majority.at_brussels(scene.state, seat))


def _next_house(scene: Scene[State], seat: int) -> Iterator[str]:
    player = scene.state.players[seat]
    yield scene.words("inspect-player.next-house", cost=construction.cost(player))
    yield scene.words("inspect-player.can-build" if construction.can_pay(player) else "inspect-player.cannot-build")


def _upkeep(scene: Scene[State], seat: int) -> Iterator[str]:
    box = scene.state.box
    paid, lost, _ = scoring.upkeep(scene.state, seat)
    due = sum(box.noble_parts[noble].upkeep for noble in (*paid, *lost))
    yield scene.words("inspect-player.upkeep", money=due, nobles=len(paid) + len(lost))
    if lost:
        vp = len(lost) * box.final.unpaid_noble_vp
        yield scene.words("inspect-player.unpaid", nobles=len(lost), vp=vp)


def _player(scene: Scene[State], seat: int) -> Inspection:
    words, state = scene.words, scene.state
    player = state.players[seat]
    lines = []
    if player.passed:
        lines.append(words("inspect-player.passed"))
    if state.first == seat:
        lines.append(words("inspect-player.first-player"))
    if state.expo == seat:
        last = state.round == state.box.rounds
        lines.append(words("inspect-player.expo-last" if last else "inspect-player.expo", **look.values(state.box)))
    lines.append(words("inspect-player.purse", money=player.money, vp=player.vp))
    hand = architects_of(scene, player.hand)
    lines.append(words("inspect-player.hand", architects=hand) if hand else words("inspect-player.empty-hand"))
    lines += _next_house(scene, seat)
    lines.append(words("inspect-player.nobility", level=state.level(seat, NOBILITY)))
    lines += _upkeep(scene, seat)
    return Inspection(scene.player(seat), tuple(lines), "turn", source(scene, "setup"))
