"""Explanations of the city: locations, courthouse, theatre, tracks, supply, piles, cards of the round."""

from engine.games.bruxelles1893 import brussels, resolution
from engine.games.bruxelles1893.components import CUBES, LOCATIONS, TRACKS
from engine.games.bruxelles1893.parts import ABSENT, NO_SHIELD, PILES
from engine.games.bruxelles1893.state import State
from tui.boards.base import Inspection
from tui.boards.sources import source
from tui.i18n.words import slug
from tui.table.scene import Scene

from . import explain_board, explain_players, look


def location(scene: Scene[State], number: int) -> Inspection:
    """Explain a location of the Brussels board."""
    words, state = scene.words, scene.state
    key, price = LOCATIONS[number], brussels.price(state, number)
    steps = state.box.components.brussels.uses_per_step[len(state.players)]
    details = f"location-{slug(key)}.details"
    lines = [
        look.location(scene, key, "effect"),
        *([words(details)] if words.has(details) else []),
        words("inspect-location.price", price=price),
        words("inspect-location.rising", uses_per_step=steps),
    ]
    if state.players[scene.viewer].reserve < price:
        lines.append(words("inspect-location.too-few"))
    elif state.box.visit[number] not in brussels.open_visits(state, scene.viewer):
        reason = {"market": "no-joker", "grand_place": "no-figure"}.get(key, "no-action")
        lines.append(words(f"inspect-location.{reason}"))
    visitors = [
        words("inspect-location.visitors", seat=scene.player(seat), assistants=count)
        for seat in scene.seats_in_view
        if (count := state.players[seat].brussels[number])
    ]
    lines += visitors or [words("inspect-location.nobody")]
    title = words("inspect-location", location=words.name("location", key))
    return Inspection(title, tuple(lines), look.say(words, "location", key, "rule"), source(scene, "brussels"))


def courthouse(scene: Scene[State]) -> Inspection:
    """Explain the courthouse."""
    words, state = scene.words, scene.state
    lines = [
        words("inspect-courthouse.held", seat=scene.player(seat), assistants=state.players[seat].courthouse)
        for seat in scene.seats_in_view
        if state.players[seat].courthouse
    ] or [words("inspect-courthouse.empty")]
    leaders = resolution.brussels_leaders(state)
    if leaders:
        names = words.listed([scene.player(seat) for seat in leaders])
        most = sum(state.players[leaders[0]].brussels)
        lines.append(words("inspect-courthouse.leaders", names=names, count=len(leaders), assistants=most))
    else:
        lines.append(words("inspect-courthouse.nobody"))
    lines += [words("inspect-courthouse.release"), words("inspect-courthouse.final")]
    rule = words("inspect-courthouse.rule")
    return Inspection(words("inspect-courthouse"), tuple(lines), rule, source(scene, "player"))


def stage(scene: Scene[State], index: int) -> Inspection:
    """Explain a space of the theatre and the figure there."""
    words, state = scene.words, scene.state
    if index >= len(state.display):
        title = words("panel-theatre")
        return Inspection(title, (words("inspect-figure.empty"),), "theatre", source(scene, "theatre"))
    shown = explain_players.figure(scene, state.box.figures[state.display[index]])
    cost = state.box.theatre_costs[index]
    lines = [words("inspect-figure.price", money=cost)]
    if cost > state.players[scene.viewer].money:
        lines.append(words("inspect-figure.too-dear"))
    if state.players[scene.viewer].figures[state.display[index]] != ABSENT:
        lines.append(words("inspect-figure.owned"))
    if index == 0:
        lines.append(words("inspect-figure.last"))
    return Inspection(shown.title, (shown.lines[0], *lines, *shown.lines[1:]), "theatre", shown.source)


def track(scene: Scene[State], number: int) -> Inspection:
    """Explain a track."""
    words, state = scene.words, scene.state
    key = TRACKS[number]
    lines = [look.say(words, "track", key, "effect")]
    lines += [
        words("inspect-track.level", seat=scene.player(seat), level=state.level(seat, number))
        for seat in scene.seats_in_view
    ]
    lines.append(words("inspect-track.top", level=state.box.tracks[number][-1]))
    title = words("inspect-track", track=words.name("track", key))
    return Inspection(title, tuple(lines), look.say(words, "track", key, "rule"), source(scene, "tracks"))


def supply(scene: Scene[State]) -> Inspection:
    """Explain the supply of cubes."""
    words = scene.words
    lines = [
        words("inspect-supply.left", material=look.say(words, "material", key, "short"), count=count)
        for key, count in zip(CUBES, scene.state.supply, strict=True)
    ]
    lines.append(words("inspect-supply.limited"))
    return Inspection(words("inspect-supply"), tuple(lines), words("inspect-supply.rule"), source(scene, "supply"))


def exhibition(scene: Scene[State]) -> Inspection:
    """Explain the exhibition tile of the round."""
    words, state = scene.words, scene.state
    values = state.box.components.exhibition
    first_money = state.box.components.passing.first_money
    lines = [words("inspect-exhibition.effect", manneken=values.manneken, first_money=first_money)]
    if len(state.exhibitions) >= state.round:
        taker = scene.player(state.exhibitions[state.round - 1])
        lines.append(words("inspect-exhibition.taken", seat=taker))
    else:
        lines.append(words("inspect-exhibition.there"))
    title = words("inspect-exhibition", year=values.years[state.round - 1])
    return Inspection(title, tuple(lines), words("inspect-exhibition.rule"), source(scene, "exhibition"))


def stock_card(scene: Scene[State]) -> Inspection:
    """Explain the Stock Exchange card of the round."""
    words, state, box = scene.words, scene.state, scene.state.box
    lines = [words("inspect-stock.money", money=box.stock_money[state.stock])]
    for shield in explain_board.offered_shields(scene):
        name, area = look.shield(words, shield.row, shield.col), look.area(scene, shield.area)
        lines.append(words("inspect-stock.offers", shield=name, area=area, spaces=len(shield.area)))
    if state.shield != NO_SHIELD:
        shield = box.shields[state.shield]
        name = look.shield(words, shield.row, shield.col)
        lines.append(words("inspect-stock.bracket", shield=name, spaces=len(shield.area)))
    return Inspection(words("inspect-stock"), tuple(lines), words("inspect-stock.rule"), source(scene, "stock"))


def piles(scene: Scene[State]) -> Inspection:
    """Explain the piles."""
    words, state = scene.words, scene.state
    lines = []
    for pile, key in enumerate(PILES):
        text = words("inspect-pile.left", count=len(state.piles[pile]))
        if pile < len(state.discards):
            text = f"{text} {words('inspect-pile.discards', count=len(state.discards[pile]))}"
        lines.append(words("inspect-pile.line", pile=words.name("pile", key), text=text))
    text = words("inspect-pile.left", count=state.blacks)
    lines.append(words("inspect-pile.line", pile=words.name("pile", "blacks"), text=text))
    title = words("inspect-pile.title")
    return Inspection(title, tuple(lines), words("inspect-pile.rule"), source(scene, "contents"))
