"""Explanations of what the players have: figures, works, cubes, buildings, rows, and the player as a whole."""

from engine.games.bruxelles1893 import construction, resolution, sale, scoring, turn, workshop
from engine.games.bruxelles1893.components import ARCHITECT, BLACK, BOARD_ROWS, COLOURS, CUBES, ROYAL_PALACE
from engine.games.bruxelles1893.parts import ABSENT, ASSISTANTS_LINE, FIGURES_LINE, MONEY_LINE, USED, WORKS_LINE
from engine.games.bruxelles1893.resolution import BonusCard
from engine.games.bruxelles1893.state import State
from tui.boards.base import Inspection
from tui.boards.sources import source
from tui.table.scene import Scene

from . import look

ROW_LINES = (MONEY_LINE, WORKS_LINE, FIGURES_LINE, ASSISTANTS_LINE)
"""The lines of the score sheet of the rows of a personal board."""


def figure(scene: Scene[State], key: str) -> Inspection:
    """Explain a public figure."""
    words, state = scene.words, scene.state
    figure = state.box.figures.index(key)
    upkeep = words("figure-any.effect", upkeep=state.box.upkeep[figure], **look.values(scene, "final"))
    lines = [look.figure(scene, figure, "effect"), upkeep]
    for seat in scene.seats_in_view:
        held = state.players[seat].figures[figure]
        if held != ABSENT:
            standing = words("label-tilted" if held == USED else "label-upright")
            lines.append(words("inspect-figure.owner", seat=scene.player(seat), standing=standing))
    title = words("inspect-figure", figure=words.name("figure", key))
    told = source(scene, f"figures.{key}", {f"figures.{key}.upkeep": words("inspect-figure.upkeep")})
    return Inspection(title, tuple(lines), words("inspect-figure.rule"), told)


def work(scene: Scene[State], key: str) -> Inspection:
    """Explain a work of art."""
    words, state = scene.words, scene.state
    colour = COLOURS.index(key)
    lines = [words("colour-any.effect", **look.values(scene, "passing"))]
    money, vp = state.box.sale_values[state.cursor][colour]
    lines.append(words("inspect-work.brings", money=money, vp=vp))
    if colour in sale.shown(state):
        lines.append(words("inspect-work.blocked"))
    else:
        reach = sale.reachable(state, scene.viewer)
        best = max(reach, key=lambda square: (sum(state.box.sale_values[square][colour]), -square))
        money, vp = state.box.sale_values[best][colour]
        lines.append(words("inspect-work.best", money=money, vp=vp, place=look.square(scene, best)))
    if colour == BLACK:
        lines.append(words("inspect-work.black"))
    lines += [
        words("inspect-work.owner", seat=scene.player(seat), count=count)
        for seat in scene.seats_in_view
        if (count := state.players[seat].works[colour])
    ]
    title = words("inspect-work", colour=words.name("colour", key))
    return Inspection(title, tuple(lines), look.say(words, "colour", key, "rule"), source(scene, "art"))


def cube(scene: Scene[State], key: str) -> Inspection:
    """Explain a cube."""
    words = scene.words
    line = look.say(words, "material", key, "effect", **look.values(scene, "final"))
    left = words("inspect-supply.cube", count=scene.state.supply[CUBES.index(key)])
    title = look.say(words, "material", key, "short")
    return Inspection(title, (line, left), look.say(words, "material", key, "rule"), source(scene, "supply"))


def buildings(scene: Scene[State], seat: int) -> Inspection:
    """Explain a player's buildings."""
    words, state = scene.words, scene.state
    built, box = state.players[seat].built, state.box
    level = state.level(seat, ARCHITECT)
    lines = [
        words("inspect-building.built", count=built, level=level, vp=built * level),
        words("inspect-building.left", count=len(box.units) - built),
    ]
    if built < len(box.units):
        bonus = box.components.construction.bonus_vp[built]
        lines.append(words("inspect-building.tile", units=box.units[built], bonus_vp=bonus))
    lines.append(words("inspect-building.order"))
    title = words("inspect-building.title", seat=scene.player(seat))
    return Inspection(title, tuple(lines), words("inspect-building.rule"), source(scene, "construction"))


def row(scene: Scene[State], seat: int, number: int) -> Inspection:
    """Explain a row of a player's board."""
    words, state = scene.words, scene.state
    key = BOARD_ROWS[number]
    symbols = scoring.symbols(state, seat, number)
    vp = scoring.projected_points(state, seat)[ROW_LINES[number]]
    values = look.values(scene, "final")
    lines = [
        look.say(words, "row", key, "effect", **values),
        words("inspect-row.symbols", symbols=symbols, **values),
        words("inspect-row.cards", count=len(state.players[seat].rows[number])),
        words("inspect-row.now", count=vp // symbols if symbols else 0, vp=vp),
        words("inspect-row.full" if _got_a_card(scene, seat, number) else "inspect-row.limit"),
    ]
    title = words("inspect-row", board_row=words.name("row", key), seat=scene.player(seat))
    return Inspection(title, tuple(lines), words("inspect-row.rule"), source(scene, "final"))


def _got_a_card(scene: Scene[State], seat: int, number: int) -> bool:
    """Whether a bonus card was tucked under a row in the current resolution."""
    match scene.step:
        case BonusCard(seat=asked, rows=rows):
            return asked == seat and number in rows
    return False


def player(scene: Scene[State], seat: int) -> Inspection:
    """Explain a player."""
    words, state = scene.words, scene.state
    own, box = state.players[seat], state.box
    on_board = state.board.owners.count(seat)
    lines = [
        words("inspect-player.purse", money=own.money, vp=own.vp),
        words("inspect-player.projected", total=scene.standings.of(seat).total),
        words("inspect-player.reserve", assistants=own.reserve),
        words(
            "inspect-player.places",
            board=on_board,
            brussels=sum(own.brussels),
            courthouse=own.courthouse,
        ),
    ]
    if own.built < len(box.units):
        able = bool(construction.payments(state, seat))
        said = words("inspect-player.next-building", units=box.units[own.built])
        lines.append(f"{said} {words('inspect-player.can-build' if able else 'inspect-player.cannot-build')}")
    else:
        lines.append(words("inspect-player.all-built"))
    lines.append(words("inspect-player.palace", level=state.level(seat, ROYAL_PALACE)))
    if own.passed:
        lines.append(words("inspect-player.passed"))
    else:
        lines.append(words("inspect-player.pass", money=turn.pass_income(state, seat)))
    if own.neutral:
        lines.append(words("inspect-player.neutral", count=own.neutral))
    if manneken := resolution.manneken(state, seat):
        lines.append(words("inspect-player.manneken", manneken=manneken))
    held = scoring.figures_held(state, seat)
    lines.append(words("inspect-player.upkeep", money=scoring.upkeep_due(state, seat), figures=len(held)))
    unpaid = len(held) - len(scoring.upkeep_choices(state, seat)[0].figures)
    if unpaid:
        lines.append(words("inspect-player.unpaid", figures=unpaid, vp=unpaid * box.final.unpaid_figure_vp))
    if tiles := state.exhibitions.count(seat):
        draws = workshop.tiles_to_draw(state, seat)
        lines.append(words("inspect-player.exhibitions", count=tiles, draws=draws))
    cubes = [words.name("material", key) for key, count in zip(CUBES, own.cubes, strict=True) for _ in range(count)]
    lines.append(
        words("inspect-player.cubes", materials=words.listed(cubes)) if cubes else words("inspect-player.no-cubes")
    )
    if state.first == seat:
        lines += [words("inspect-player.holder", **look.values(scene, "final")), words("inspect-manneken.choice")]
    return Inspection(scene.player(seat), tuple(lines), words("inspect-player.rule"), source(scene, "player"))
