"""Inspection at the table of Bruxelles 1893: the explanation of each spot."""

from collections.abc import Callable

from engine.games.bruxelles1893.components import BOARD_ROWS, LOCATIONS, TRACKS
from engine.games.bruxelles1893.state import State
from tui.boards.base import Inspection
from tui.table.scene import Scene

from . import explain_board, explain_city, explain_players, explain_table, explain_workshop

GRIDS: dict[str, Callable[[Scene[State], int, int], Inspection]] = {
    "cell": explain_board.space,
    "shield": explain_board.shield,
    "square": explain_workshop.square,
}
"""Spots named by row and column, from 1."""
SINGLES: dict[str, Callable[[Scene[State]], Inspection]] = {
    "courthouse": explain_city.courthouse,
    "supply": explain_city.supply,
    "exhibition": explain_city.exhibition,
    "stock": explain_city.stock_card,
    "piles": explain_city.piles,
    "values": explain_workshop.values,
}
"""Spots that explain the same thing wherever they are."""
KINDS: dict[str, Callable[[Scene[State], str], Inspection]] = {
    "figure": explain_players.figure,
    "work": explain_players.work,
    "cube": explain_players.cube,
}
"""Spots of a player's things, named by their kind."""


def inspect(scene: Scene[State], spot: str) -> Inspection:
    """Explain a spot by its name."""
    kind, _, rest = spot.partition("-")
    if kind in GRIDS:
        row, col = map(int, rest.split("-"))
        return GRIDS[kind](scene, row, col)
    if kind in SINGLES:
        return SINGLES[kind](scene)
    if kind in KINDS:
        return KINDS[kind](scene, rest.partition("-")[2])
    match kind:
        case "column":
            return explain_board.column(scene, int(rest) - 1)
        case "location":
            return explain_city.location(scene, LOCATIONS.index(rest))
        case "stage":
            return explain_city.stage(scene, int(rest))
        case "track":
            return explain_city.track(scene, TRACKS.index(rest))
        case "shop":
            return explain_workshop.shop(scene, int(rest))
        case "compass":
            return explain_workshop.compass(scene, int(rest))
        case "building":
            return explain_workshop.next_building(scene, scene.viewer)
        case "heading":
            return explain_table.heading(scene, rest)
        case "row":
            seat, _, key = rest.partition("-")
            return explain_players.row(scene, int(seat), BOARD_ROWS.index(key))
        case _:  # a cell of the table of players, or the same fact beside it
            return explain_table.cell(scene, kind, int(rest.partition("-")[0]))
