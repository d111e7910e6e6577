"""Inspection at the table of Crystal Palace: the explanation of each spot."""

from engine.games.crystal_palace.components import LOCATIONS
from engine.games.crystal_palace.state import State
from tui.boards.base import Inspection
from tui.table.scene import Scene

from . import explain_city, explain_locations, explain_players


def inspect(scene: Scene[State], spot: str) -> Inspection:
    """Explain a spot by its name."""
    kind, _, rest = spot.partition("-")
    match kind:
        case "location":
            return explain_locations.location(scene, LOCATIONS.index(rest))
        case "slot":
            location, number = rest.rsplit("-", 1)
            return explain_locations.slot(scene, LOCATIONS.index(location), int(number))
        case "act":
            location, number = rest.rsplit("-", 1)
            return explain_locations.action_slot(scene, LOCATIONS.index(location), int(number))
        case "spot":
            return explain_locations.spot(scene, rest)
        case "space":
            return explain_city.space(scene, int(rest) - 1)
        case "track":
            tracks = {
                "buzz": explain_city.buzz,
                "income": explain_city.income,
                "westminster": explain_city.westminster,
            }
            return tracks[rest](scene)
        case "illustrations":
            return explain_city.illustrations(scene)
        case "editor":
            return explain_city.editor(scene)
        case "tickets":
            return explain_city.tickets(scene)
        case "flyer":
            return explain_city.flyer(scene, int(rest))
        case "objectives":
            return explain_players.nation(scene, scene.viewer)
        case _:
            return explain_players.inspect(scene, spot)
