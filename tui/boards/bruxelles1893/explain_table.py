"""Explanations of the table of players: its headings and its cells."""

from collections.abc import Callable, Iterable

from engine.games.bruxelles1893 import scoring, turn, workshop
from engine.games.bruxelles1893.components import BOARD_ROWS, COLOURS, CUBES, TRACKS
from engine.games.bruxelles1893.parts import ABSENT, USED
from engine.games.bruxelles1893.state import State
from engine.standings import Item
from tui.boards.base import Inspection
from tui.boards.sources import source
from tui.table.scene import Scene

from . import explain_city, explain_players, gains, look


def heading(scene: Scene[State], key: str) -> Inspection:
    """Explain a heading: what the column counts."""
    if key in TRACKS:
        return explain_city.track(scene, TRACKS.index(key))
    if key in CUBES:
        return explain_players.cube(scene, key)
    if key == "courthouse":
        return explain_city.courthouse(scene)
    return _column(scene, key, scene.words(f"column-{key}"), [])


def cell(scene: Scene[State], key: str, seat: int) -> Inspection:
    """Explain a cell: what a player has of what the column counts."""
    if key in (*TRACKS, "courthouse"):
        return heading(scene, key)
    if key in CUBES:
        return explain_players.cube(scene, key)
    if key == "buildings":
        return explain_players.buildings(scene, seat)
    if key == "seat":
        return explain_players.player(scene, seat)
    title = scene.words("inspect-cell", seat=scene.player(seat), column=scene.words(f"column-{key}"))
    return _column(scene, key, title, DETAILS[key](scene, seat))


def _column(scene: Scene[State], key: str, title: str, details: list[str]) -> Inspection:
    words = scene.words
    lines = [*details, words(f"column-{key}.help")]
    return Inspection(title, tuple(lines), words(f"column-{key}.rule"), source(scene, "player"))


def _points(scene: Scene[State], seat: int) -> list[str]:
    """List where the points on the track come from."""
    items = [item for item in scene.standings.of(seat).items if not item.final]
    return [scene.words("inspect-player.purse", **_purse(scene, seat)), *_scored(scene, items)]


def _projected(scene: Scene[State], seat: int) -> list[str]:
    """List where the points would come from if the game ended now."""
    standing = scene.standings.of(seat)
    return [scene.words("inspect-player.projected", total=standing.total), *_scored(scene, standing.items)]


def _scored(scene: Scene[State], items: Iterable[Item]) -> list[str]:
    words = scene.words
    return [
        words("inspect-cell.points", item=words.name("score", item.key), vp=item.points)
        for item in items
        if item.points
    ]


def _purse(scene: Scene[State], seat: int) -> dict[str, int]:
    player = scene.state.players[seat]
    return {"money": player.money, "vp": player.vp}


def _money(scene: Scene[State], seat: int) -> list[str]:
    state, words = scene.state, scene.words
    lines = [words("inspect-player.purse", **_purse(scene, seat))]
    if not state.players[seat].passed:
        lines.append(words("inspect-player.pass", money=turn.pass_income(state, seat)))
    return [*lines, *_upkeep(scene, seat)]


def _upkeep(scene: Scene[State], seat: int) -> list[str]:
    state, words = scene.state, scene.words
    held = scoring.figures_held(state, seat)
    return [words("inspect-player.upkeep", money=scoring.upkeep_due(state, seat), figures=len(held))]


def _assistants(scene: Scene[State], seat: int) -> list[str]:
    """Count the assistants that are ready and name where the others are."""
    state, words = scene.state, scene.words
    player = state.players[seat]
    places = {
        "board": state.board.owners.count(seat),
        "brussels": sum(player.brussels),
        "courthouse": player.courthouse,
    }
    lines = [words("inspect-player.reserve", assistants=player.reserve), words("inspect-player.places", **places)]
    return [*lines, words("inspect-player.passed")] if player.passed else lines


def _works(scene: Scene[State], seat: int) -> list[str]:
    """List the works by colour, and the best sale within reach."""
    state, words = scene.state, scene.words
    works = state.players[seat].works
    lines = [
        words("inspect-work.owner", seat=words.name("colour", key), count=count)
        for key, count in zip(COLOURS, works, strict=True)
        if count
    ]
    best = gains.best_sale(state, seat)
    if best is not None:
        about = {"colour": look.work(scene, best.colour), "money": best.money, "vp": best.vp}
        lines.append(look.say(words, "action", "sale", "now", **about))
    return lines or [words("inspect-cell.none")]


def _figures(scene: Scene[State], seat: int) -> list[str]:
    """List the public figures with what each does."""
    state, words = scene.state, scene.words
    lines = []
    for figure, held in enumerate(state.players[seat].figures):
        if held != ABSENT:
            standing = words("label-tilted" if held == USED else "label-upright")
            name = words.name("figure", state.box.figures[figure])
            text = look.figure(scene, figure, "effect")
            lines.append(words("inspect-cell.figure", figure=name, standing=standing, text=text))
    return lines or [words("inspect-cell.none")]


def _exhibitions(scene: Scene[State], seat: int) -> list[str]:
    words, count = scene.words, scene.state.exhibitions.count(seat)
    if not count:
        return [words("inspect-cell.none")]
    draws = workshop.tiles_to_draw(scene.state, seat)
    return [words("inspect-player.exhibitions", count=count, draws=draws)]


def _cubes(scene: Scene[State], seat: int) -> list[str]:
    words, cubes = scene.words, scene.state.players[seat].cubes
    names = [words.name("material", key) for key, count in zip(CUBES, cubes, strict=True) for _ in range(count)]
    return (
        [words("inspect-player.cubes", materials=words.listed(names))] if names else [words("inspect-player.no-cubes")]
    )


def _rows(scene: Scene[State], seat: int) -> list[str]:
    """List what each item of a row counts, and what the row would bring now."""
    words, points = scene.words, scoring.projected_points(scene.state, seat)
    return [
        words(
            "inspect-cell.row",
            board_row=words.name("row", key),
            symbols=scoring.symbols(scene.state, seat, row),
            vp=points[explain_players.ROW_LINES[row]],
        )
        for row, key in enumerate(BOARD_ROWS)
    ]


DETAILS: dict[str, Callable[[Scene[State], int], list[str]]] = {
    "vp": _points,
    "now": _projected,
    "money": _money,
    "ready": _assistants,
    "brussels": _assistants,
    "works": _works,
    "cubes": _cubes,
    "rows": _rows,
    "figures": _figures,
    "exhibitions": _exhibitions,
    "upkeep": _upkeep,
}
"""What a player has, by the key of the column."""
