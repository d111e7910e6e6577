"""What an action would bring a player now: in a few words for a space, in a sentence for a preview."""

from typing import Any, NamedTuple

from engine.games.bruxelles1893 import art_nouveau, construction, sale, workshop
from engine.games.bruxelles1893.components import ACTIONS, CONSTRUCTION, EMPTY, MATERIALS, SALE, THEATRE, WORKSHOP
from engine.games.bruxelles1893.state import State
from tui.table.scene import Scene

from . import look
from .signs import SIGNS

LEAST_BID = 1


class BestSale(NamedTuple):
    """The sale that brings most: where the cursor has to be, the colour, francs and points."""

    square: int
    colour: int
    money: int
    vp: int


def after_bid(scene: Scene[State], seat: int) -> State:
    """Return the position as it is for a player who has paid the least bid."""
    state = scene.game.clone(scene.state)
    player = state.players[seat]
    player.money = max(player.money - LEAST_BID, 0)
    return state


def usable_actions(scene: Scene[State], seat: int) -> set[int]:
    """Return the actions that a player could carry out after placing an assistant with the least bid."""
    state = after_bid(scene, seat)
    return {action for action in range(len(ACTIONS)) if art_nouveau.is_performable(state, seat, action)}


def impossible_actions(scene: Scene[State], seat: int) -> list[str]:
    """List the actions that a player cannot carry out now, each with the reason."""
    words = scene.words
    return [
        f"{words.name('action', key)} ({look.say(words, 'action', key, 'idle')})"
        for action, key in enumerate(ACTIONS)
        if not art_nouveau.is_performable(scene.state, seat, action)
    ]


def best_sale(state: State, seat: int) -> BestSale | None:
    """Return the best sale within reach of a player; francs and points count alike, points decide between equals."""
    colours = sale.sellable(state, seat)
    offers = [
        BestSale(square, colour, *state.box.sale_values[square][colour])
        for square in sale.reachable(state, seat)
        for colour in colours
    ]
    return max(offers, key=lambda offer: (offer.money + offer.vp, offer.vp), default=None)


def pays_without_joker(state: State, seat: int) -> bool | None:
    """Whether a player can pay the next building without a joker; None if not at all."""
    affordable = set(construction.payments(state, seat))
    jokers = [way.joker for way in construction.ways_to_pay(state, seat) if way.move in affordable]
    return not min(jokers) if jokers else None


def theatre_prices(state: State, seat: int) -> tuple[int, int]:
    """Return the lowest and the highest price of the figures that a player can pay."""
    money = state.players[seat].money
    prices = [price for price in state.box.theatre_costs[: len(state.display)] if price <= money]
    return min(prices), max(prices)


def brief(scene: Scene[State], state: State, seat: int, action: int) -> str:
    """Return what an action would bring in a few words, or why it would bring nothing."""
    words, key = scene.words, ACTIONS[action]
    if not art_nouveau.is_performable(state, seat, action):
        return look.say(words, "action", key, "idle")
    return look.say(words, "action", key, "brief", **_facts(scene, state, seat, action))


def sentence(scene: Scene[State], state: State, seat: int, action: int) -> str:
    """Describe what an action would bring a player, or why it would bring nothing."""
    words, key = scene.words, ACTIONS[action]
    if not art_nouveau.is_performable(state, seat, action):
        return words("prospect-idle", why=look.say(words, "action", key, "idle"))
    if action == CONSTRUCTION:
        return words("prospect-building", text=building(scene, state, seat, "brief"))
    return look.say(words, "action", key, "now", **_facts(scene, state, seat, action))


def _facts(scene: Scene[State], state: State, seat: int, action: int) -> dict[str, Any]:
    """Return what the words about an action need to know of a player who can carry it out."""
    if action == WORKSHOP:
        return {"draws": workshop.tiles_to_draw(state, seat)}
    if action == SALE:
        best = best_sale(state, seat)
        assert best is not None
        return {"colour": look.work(scene, best.colour), "money": best.money, "vp": best.vp}
    if action == THEATRE:
        least, most = theatre_prices(state, seat)
        return {"least": least, "most": most}
    if action == MATERIALS:
        return look.values(scene, "materials")
    alone = "yes" if pays_without_joker(state, seat) else "no"
    return {"alone": alone, **look.values(scene, "construction")}


def building(scene: Scene[State], state: State, seat: int, form: str = "") -> str:
    """Describe the price of a player's next building and whether it can be paid: in sentences, `brief` or `least`."""
    words, built, box = scene.words, state.players[seat].built, state.box
    if built >= len(box.units):
        return words("building-none")
    ways = pays_without_joker(state, seat)
    able = "no" if ways is None else "yes" if ways else "joker"
    sign, units = SIGNS.matching(scene.glyphs).building, box.units[built]
    if form == "least":
        return words("building-next.least", building=sign, units=units, able=able)
    if form == "brief":
        return words("building-next.brief", building=sign, price=price(scene, state, seat), able=able)
    vp = box.components.construction.no_joker_vp
    return words("building-next", price=price(scene, state, seat), able=able, no_joker_vp=vp)


def price(scene: Scene[State], state: State, seat: int) -> str:
    """Return the price of a player's next building: its units, and what they are paid with."""
    box = state.box
    units = box.units[state.players[seat].built]
    tiles = [tile for tile in construction.tiles_pointed_at(state) if tile != EMPTY]
    names = scene.words.listed([look.tile(scene, tile) for tile in tiles], "together")
    return scene.words("building-price", units=units, tiles=names)
