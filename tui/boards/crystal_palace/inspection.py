"""Inspection at the table of Crystal Palace: the explanation of each spot, by its name."""

from collections.abc import Callable

from engine.games.crystal_palace.components import LOCATIONS
from engine.games.crystal_palace.state import State
from tui.boards.base import Inspection
from tui.table.scene import Scene

from . import explain_cards, explain_city, explain_locations, explain_players, explain_table

Explain = Callable[[Scene[State], str], Inspection]


def inspect(scene: Scene[State], spot: str) -> Inspection:
    """Explain a spot."""
    kind, _, rest = spot.partition("-")
    return EXPLAINED[kind](scene, rest)


def _at_location(explain: Callable[[Scene[State], int], Inspection]) -> Explain:
    return lambda scene, rest: explain(scene, LOCATIONS.index(rest))


def _at_slot(explain: Callable[[Scene[State], int, int], Inspection]) -> Explain:
    def explained(scene: Scene[State], rest: str) -> Inspection:
        location, number = rest.rsplit("-", 1)
        return explain(scene, LOCATIONS.index(location), int(number))

    return explained


def _of_seat(explain: Callable[[Scene[State], int], Inspection]) -> Explain:
    return lambda scene, rest: explain(scene, int(rest.split("-")[0]))


def _whole(explain: Callable[[Scene[State]], Inspection]) -> Explain:
    return lambda scene, _: explain(scene)


def _goods(key: str) -> Explain:
    return lambda scene, _: explain_players.goods(scene, key)


def _patent(scene: Scene[State], key: str) -> Inspection:
    return explain_cards.patent(scene, scene.state.box.patent_of[key])


def _character(scene: Scene[State], key: str) -> Inspection:
    return explain_cards.character(scene, scene.state.box.character_of[key])


def _tile(scene: Scene[State], key: str) -> Inspection:
    return explain_cards.tile(scene, scene.state.box.tile_of[key])


def _share(scene: Scene[State], key: str) -> Inspection:
    return explain_cards.share(scene, scene.state.box.share_of[key])


def _own(scene: Scene[State], rest: str) -> Inspection:
    """Explain a card or tile that a player has."""
    _, kind, key = rest.split("-", 2)
    return EXPLAINED[kind](scene, key)


def _loan(scene: Scene[State], rest: str) -> Inspection:
    seat, value = rest.split("-")
    return explain_players.loan(scene, int(seat), int(value))


def _heading(scene: Scene[State], rest: str) -> Inspection:
    """Explain a heading; those over cards also name their location."""
    return explain_table.heading(scene, rest.split("-")[0])


EXPLAINED: dict[str, Explain] = {
    "location": _at_location(explain_locations.location),
    "forecast": _at_location(explain_locations.location),
    "deed": _at_location(explain_locations.location),
    "slot": _at_slot(explain_locations.slot),
    "act": _at_slot(explain_locations.action_slot),
    "spot": explain_locations.spot,
    "level": _whole(explain_city.westminster),
    "patent": _patent,
    "character": _character,
    "tile": _tile,
    "share": _share,
    "own": _own,
    "market": _whole(explain_city.market),
    "space": lambda scene, rest: explain_city.space(scene, int(rest) - 1),
    "illustrations": _whole(explain_city.illustrations),
    "illustration": _whole(explain_city.illustrations),
    "flyers": _whole(explain_city.flyers),
    "flyer": lambda scene, rest: explain_city.flyer(scene, int(rest)),
    "editor": _whole(explain_city.editor),
    "tickets": _whole(explain_city.tickets),
    "watch": _whole(explain_city.watch),
    "heading": _heading,
    "seat": _of_seat(explain_players.player),
    "first": _of_seat(explain_table.first_player),
    "pounds": _of_seat(explain_table.money),
    "gears": _goods("gears"),
    "energy": _goods("energy"),
    "newspapers": _goods("newspapers"),
    "dice": _of_seat(explain_players.dice),
    "westminster": _whole(explain_city.westminster),
    "buzz": _whole(explain_city.buzz),
    "income": _whole(explain_city.income),
    "pay": _of_seat(explain_table.pay),
    "objective": _of_seat(explain_players.nation),
    "nation": _of_seat(explain_players.nation),
    "vp": _of_seat(explain_table.points),
    "loans": _of_seat(explain_table.loans_of),
    "rest": _of_seat(explain_table.rest),
    "end": _of_seat(explain_table.end),
    "grey": _of_seat(explain_table.grey_tiles),
    "loan": _loan,
    "shares": _of_seat(explain_players.shares),
    "assistants": _of_seat(explain_players.assistants),
}
"""By the first word of a spot's name."""
