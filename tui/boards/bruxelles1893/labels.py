"""The lines of the moves in the list: short enough for the list of a small window."""

from typing import Any

from engine.games.bruxelles1893 import brussels, moves, resolution, sale, scoring, turn
from engine.games.bruxelles1893.art_nouveau import Stake
from engine.games.bruxelles1893.components import (
    ACTIONS,
    BOARD_ROWS,
    COLOURS,
    COURTHOUSE,
    CUBES,
    LOCATIONS,
    TILES,
    TRACKS,
)
from engine.games.bruxelles1893.moves import AnyMove
from engine.games.bruxelles1893.parts import NOBODY
from engine.games.bruxelles1893.state import State
from engine.games.bruxelles1893.theatre import Enlistment
from tui.table.scene import Scene

from . import cards, look
from .prospects import card_decided
from .signs import SIGNS


def label(scene: Scene[State], move: AnyMove) -> str:
    """Return the line of a move in the list."""
    return scene.words.describe("move", move, scene.player, **_known(scene, move))


def _known(scene: Scene[State], move: AnyMove) -> dict[str, Any]:
    """Return what a label says besides the fields of its move."""
    state, words, seat = scene.state, scene.words, scene.decider
    match move:
        case moves.Open(row, col):
            return {"area": look.area(scene, state.box.shields[state.box.shield(row, col)].area)}
        case moves.Place(row, col):
            neutral = "yes" if isinstance(scene.step, turn.NeutralAssistant) else "no"
            return {"action": _space(scene, state.box.cell(row, col), with_building=True), "neutral": neutral}
        case moves.Build(row, col):
            return {"action": _space(scene, state.box.cell(row, col), with_building=False)}
        case moves.Visit(location):
            number = LOCATIONS.index(location)
            price = brussels.price(state, number)
            name = look.location_name(scene, location)
            return {"location": name, "price": price, "text": look.location(scene, location, "brief")}
        case moves.Pass():
            first = "yes" if turn.is_first_to_pass(state) else "no"
            return {"money": turn.pass_income(state, seat), "first": first}
        case moves.Bid(money):
            return _bid(scene, money)
        case moves.Shift(row, col):
            return _best(scene, state.box.square(row, col))
        case moves.Sell(colour):
            money, vp = state.box.sale_values[state.cursor][COLOURS.index(colour)]
            return {"money": money, "vp": vp}
        case moves.Approach(figure, _) | moves.Activate(figure):
            number = state.box.figures.index(figure)
            return {"figure": look.surname(scene, figure), "text": cards.effect(scene, number, 12)}
        case moves.Keep():
            return {"upkeep": state.box.upkeep[scene.step.figure] if isinstance(scene.step, Enlistment) else 0}
        case moves.Gather(materials) | moves.Trade(materials) | moves.Spend(materials):
            return {"materials": look.cubes(scene, [(key, materials.count(key)) for key in CUBES if key in materials])}
        case moves.Swing(tile):
            space = state.compass.index(TILES.index(tile))
            following = state.compass[(space + 1) % len(state.compass)]
            return {"tile": look.tile(scene, TILES.index(tile)), "following": look.tile(scene, following)}
        case moves.Use(powers):
            return {"text": words.listed([_power(scene, seat, power) for power in powers], "together")}
        case moves.Tuck(board_row):
            return {"symbols": scoring.symbols(state, seat, BOARD_ROWS.index(board_row)) + _symbols(scene)}
        case moves.Pay(figures):
            return _pay(scene, seat, figures)
    return {}


def _space(scene: Scene[State], space: int, with_building: bool) -> str:
    """Name a space by its place and its action, and show whose building is there."""
    state = scene.state
    text = f"{look.place(scene, space)} {scene.words.name('action', ACTIONS[state.actions[space]])}"
    owner = state.board.buildings[space]
    if with_building and owner != NOBODY:
        return f"{text} {SIGNS.matching(scene.glyphs).building}{look.sign(scene, owner)}"
    return text


def _bid(scene: Scene[State], money: int) -> dict[str, Any]:
    """Return what is left after a bid, and how its column would stand."""
    state, step = scene.state, scene.step
    left = state.players[scene.decider].money - money
    if not isinstance(step, Stake):
        return {"left": left, "standing": "leads", "total": money, "seats": ""}
    sums = resolution.column_sums(state, step.space % state.box.columns)
    total = sums.pop(step.seat, 0) + money
    best = max(sums.values(), default=0)
    seats = "".join(look.sign(scene, seat) for seat in scene.seats_in_view if sums.get(seat) == best)
    standing = "leads" if total > best else "ties" if total == best else "behind"
    return {"left": left, "standing": standing, "total": total if standing != "behind" else best, "seats": seats}


def _best(scene: Scene[State], square: int) -> dict[str, Any]:
    """Return what the best sale would bring with the Workshop cursor on a square."""
    state = scene.state
    offers = [(colour, *state.box.sale_values[square][colour]) for colour in sale.sellable(state, scene.decider)]
    colour, money, vp = max(offers, key=lambda offer: (offer[1] + offer[2], offer[2]))
    return {"colour": look.work(scene, colour), "money": money, "vp": vp}


def _power(scene: Scene[State], seat: int, power: str) -> str:
    """Describe what the power of a bonus card would do for a player."""
    state, words = scene.state, scene.words
    card = card_decided(scene)
    amount = state.box.bonus_parts[card].amount if card is not None else 1
    if power == COURTHOUSE:
        return words("label-free", count=min(amount, state.players[seat].courthouse))
    track = TRACKS.index(power)
    levels, step = state.box.tracks[track], state.players[seat].steps[track]
    after = levels[min(step + amount, len(levels) - 1)]
    return words("label-climb", track=look.say(words, "track", power, "short"), before=levels[step], after=after)


def _symbols(scene: Scene[State]) -> int:
    card = card_decided(scene)
    return scene.state.box.bonus_parts[card].vp if card is not None else 0


def _pay(scene: Scene[State], seat: int, paid: tuple[str, ...]) -> dict[str, Any]:
    """Return whom a player would lose by paying only these figures, and the money left."""
    state, box = scene.state, scene.state.box
    keys = [box.figures[figure] for figure in scoring.figures_held(state, seat)]
    lost = [look.surname(scene, key) for key in keys if key not in paid]
    left = state.players[seat].money - box.dues([box.figures.index(key) for key in paid])
    return {"lost": scene.words.listed(lost, "together"), "count": len(lost), "left": left}
