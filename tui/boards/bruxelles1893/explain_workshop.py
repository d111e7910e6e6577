"""Explanations of the workshop and the compass: what sales would bring and what buildings cost."""

from engine.games.bruxelles1893 import construction, sale
from engine.games.bruxelles1893.components import COLOURS, TILES
from engine.games.bruxelles1893.state import State
from tui.boards.base import Inspection
from tui.boards.sources import source
from tui.table.scene import Scene

from . import look


def square(scene: Scene[State], row: int, col: int) -> Inspection:
    """Explain a square of the workshop grid."""
    words, state = scene.words, scene.state
    box, parts = state.box, state.box.components.workshop
    here = box.square(row, col)
    lines = [words("inspect-square.values", money=parts.rows_bf[row - 1], vp=parts.cols_vp[col - 1])]
    if (colour := look.colours_on_grid(state, state.cursor).get(here)) is not None:
        lines.append(words("inspect-square.corner", colour=words.name("colour", COLOURS[colour])))
    if here == state.cursor:
        lines.append(words("inspect-square.centre"))
    if here not in box.sale_values:
        lines.append(words("inspect-square.edge"))
    else:
        works = sum(state.players[scene.viewer].works)
        centre = divmod(state.cursor, parts.grid)
        steps = abs(centre[0] - row + 1) + abs(centre[1] - col + 1)
        reachable = here in sale.reachable(state, scene.viewer)
        said = words("inspect-square.reach", steps=steps)
        lines.append(said if reachable else words("inspect-square.far", steps=steps, works=works))
        lines.append(words("inspect-square.here"))
        lines += [_brings(scene, here, colour) for colour in range(len(COLOURS))]
    title = f"{words('panel-workshop')} {words('inspect-square', row=row, col=col)}"
    return Inspection(title, tuple(lines), words("inspect-square.rule"), source(scene, "workshop"))


def values(scene: Scene[State]) -> Inspection:
    """Explain what rows and columns of the workshop grid pay."""
    words, works = scene.words, sum(scene.state.players[scene.viewer].works)
    lines = [words("inspect-values.rows"), words("inspect-values.cursor"), words("inspect-values.steps", works=works)]
    return Inspection(words("inspect-values"), tuple(lines), words("inspect-values.rule"), source(scene, "workshop"))


def _brings(scene: Scene[State], square: int, colour: int) -> str:
    state = scene.state
    money, vp = state.box.sale_values[square][colour]
    said = "brings"
    if colour in sale.shown(state):
        said = "blocked"
    elif not state.players[scene.viewer].works[colour]:
        said = "not-owned"
    name = scene.words.name("colour", COLOURS[colour])
    return scene.words(f"inspect-square.{said}", colour=name, money=money, vp=vp)


def shop(scene: Scene[State], slot: int) -> Inspection:
    """Explain a slot of the shop."""
    words, tiles = scene.words, scene.state.shop[slot]
    lines = [words("inspect-shop.empty")]
    if tiles:
        lines = [
            words("inspect-shop.shown", colour=words.name("colour", COLOURS[tiles[-1]])),
            words("inspect-shop.covered", count=len(tiles) - 1),
        ]
    lines.append(words("inspect-shop.cover"))
    return Inspection(
        words("inspect-shop"), tuple(lines), words("inspect-shop.rule"), source(scene, "workshop.shop_slots")
    )


def compass(scene: Scene[State], space: int) -> Inspection:
    """Explain a space of the compass."""
    words, state = scene.words, scene.state
    key = TILES[state.compass[space]]
    lines = [look.say(words, "tile", key, "effect", **look.values(scene, "compass"))]
    pointed = space in state.needles
    lines.append(words("inspect-compass.needle" if pointed else "inspect-compass.no-needle"))
    following = TILES[state.compass[(space + 1) % len(state.compass)]]
    lines.append(words("inspect-compass.next", tile=words.name("tile", following)))
    if pointed and state.needles.index(space) not in construction.movable_needles(state):
        lines.append(words("inspect-compass.fixed"))
    lines += next_building(scene, scene.viewer).lines
    title = f"{words('inspect-compass.title')} · {words.name('tile', key)}"
    return Inspection(title, tuple(lines), words("inspect-compass.rule"), source(scene, "compass"))


def next_building(scene: Scene[State], seat: int) -> Inspection:
    """Explain what a player's next building costs."""
    words, state = scene.words, scene.state
    built, box = state.players[seat].built, state.box
    title, rule = words("inspect-building"), words("inspect-building.rule")
    if built >= len(box.units):
        return Inspection(title, (words("inspect-compass.all-built"),), rule, source(scene, "construction"))
    values = box.components.construction
    tiles = words.listed([words.name("tile", TILES[tile]) for tile in construction.tiles_pointed_at(state)])
    affordable = [
        payment.joker == 0
        for payment in construction.ways_to_pay(state, seat)
        if payment.move in construction.payments(state, seat)
    ]
    lines = [
        words("inspect-compass.units", units=box.units[built]),
        words("inspect-compass.pointed", names=tiles),
        words("inspect-compass.ways", count=len(affordable)),
    ]
    if affordable and not any(affordable):
        lines.append(words("inspect-compass.with-joker"))
    if not construction.free_spaces(state):
        lines.append(words("inspect-compass.no-space"))
    lines.append(words("inspect-compass.no-joker", no_joker_vp=values.no_joker_vp))
    if values.bonus_vp[built]:
        lines.append(words("inspect-compass.bonus", bonus_vp=values.bonus_vp[built]))
    return Inspection(title, tuple(lines), rule, source(scene, "construction"))
