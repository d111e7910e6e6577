"""Inspection at the table of Bruxelles 1897: the explanation of each spot of the area and the city."""

from engine.games.bruxelles1897 import brussels, majority
from engine.games.bruxelles1897.components import CITY_HALL, LOCATIONS, NOBILITY, NOBLE, PILES, PRESTIGE, TRACKS, TYPES
from engine.games.bruxelles1897.parts import NEUTRAL, NO_CARD, NOBODY, TILTED
from engine.games.bruxelles1897.state import State
from tui.boards.base import Inspection
from tui.boards.sources import source
from tui.i18n.words import slug
from tui.table.scene import Scene

from . import choices, explain_players, look, race
from .grid import COLUMNS

TABLES = {0: "artworks", 1: "materials", 2: "houses", 3: "nobles", 4: "actions", 5: "actions"}
"""The table of the components file with the values of each type of card."""


def inspect(scene: Scene[State], spot: str) -> Inspection:
    """Explain a spot by its name."""
    kind, _, rest = spot.partition("-")
    match kind:
        case "cell":
            row, col = map(int, rest.split("-"))
            return _cell(scene, row, col)
        case "shield":
            row, col = map(int, rest.split("-"))
            return _shield(scene, row, col)
        case "column" | "letter":
            return _column(scene, int(rest) - 1)
        case "row":
            return _row(scene, int(rest))
        case "location":
            return _location(scene, LOCATIONS.index(rest))
        case "track":
            return _track(scene, TRACKS.index(rest))
        case "prison" | "majority" if not rest:
            return _prison(scene)
        case "piles":
            return _piles(scene)
        case "expo":
            return _card(scene, "expo")
        case "hand":
            seat, key = rest.split("-", 1)
            return explain_players.architect(scene, int(seat), key)
        case "artwork" | "material" | "house" | "noble":
            return _card(scene, rest.split("-", 1)[1])
        case "heading":
            return explain_players.heading(scene, rest)
        case _:
            return explain_players.cell(scene, kind, int(rest))


def _card(scene: Scene[State], key: str) -> Inspection:
    words, box = scene.words, scene.state.box
    card = box.cards[box.code[key]]
    lines = [look.effect(words, box, card)]
    if card.type == NOBLE:
        lines.append(words("card-noble.effect", **look.values(box, card)))
        for seat in scene.seats_in_view:
            held = scene.state.players[seat].nobles[card.index]
            if held:
                status = words("label-tilted" if held == TILTED else "label-upright")
                lines.append(words("inspect-entry", name=scene.player(seat), text=status))
    rule = words(f"card-{slug(key)}.rule")
    # A noble is explained by its effect and upkeep, so the source is that of the effect.
    path = f"nobles.{key}.effect" if card.type == NOBLE else TABLES[card.type]
    return Inspection(words.name("card", key), tuple(lines), rule, source(scene, path))


def _cell(scene: Scene[State], row: int, col: int) -> Inspection:
    words, state = scene.words, scene.state
    box, area = state.box, state.area
    cell = box.cell(row, col)
    where = words("inspect-cell", col=col, row=row)
    arms = sum(cell in cells for _, _, cells in majority.shields(state))
    about_arms = words("inspect-cell.arms", count=arms)
    if area.cards[cell] != NO_CARD:
        card = box.cards[area.cards[cell]]
        shown = _card(scene, card.key)
        values = race.affordable(state, scene.viewer)
        cost = words("inspect-cell.price", money=values[0]) if values else words("inspect-cell.unpaid")
        lines = [*shown.lines, words("inspect-cell.now", text=choices.card_prospect(scene, card)), cost]
        if values:
            lines.append(race.column_before(scene, scene.viewer, cell))
        title = f"{where} {scene.glyphs.dot} {shown.title}"
        return Inspection(title, (*lines, about_arms), shown.rule, shown.source)
    owner = area.owners[cell]
    if owner == NOBODY:
        line = words("inspect-cell.blank")
    elif owner == NEUTRAL:
        line = words("inspect-cell.neutral", value=area.values[cell])
    else:
        architect = words.name("architect", box.architects[area.kinds[cell]])
        name = scene.player(owner)
        line = words("inspect-cell.architect", seat=name, architect=architect, value=area.values[cell])
    return Inspection(where, (line, about_arms), words("inspect-cell.rule"), source(scene, "architects"))


def _shield(scene: Scene[State], row: int, col: int) -> Inspection:
    words, state = scene.words, scene.state
    cells = next(cells for r, c, cells in majority.shields(state) if (r, c) == (row, col))
    missing = [cell for cell in cells if state.area.owners[cell] == NOBODY]
    lines = [words("inspect-shield.where", col=col, row=row)]
    if not missing:
        lines.append(words("inspect-shield.complete"))
    elif race.is_dead(state, cells):
        lines.append(words("inspect-shield.spoilt"))
    else:
        lines.append(words("inspect-shield.incomplete", count=len(missing)))
    leaders = majority.shield_leaders(state, cells)
    for seat in leaders:
        count = sum(state.area.owners[cell] == seat for cell in cells)
        said = "would-pay" if missing else "pays"
        vp = state.level(seat, PRESTIGE)
        lines.append(words(f"inspect-shield.{said}", seat=scene.player(seat), count=count, vp=vp))
    if not leaders:
        lines.append(words("inspect-shield.nobody"))
    lines.append(words("inspect-shield.values"))
    title = words("inspect-shield", col=col, row=row)
    return Inspection(title, tuple(lines), words("inspect-shield.rule"), source(scene, "layout"))


def _row(scene: Scene[State], row: int) -> Inspection:
    words = scene.words
    lines = (words("inspect-row.names"), words("inspect-row.rows"))
    return Inspection(words("inspect-row", row=row), lines, words("inspect-row.rule"), source(scene, "layout"))


def _column(scene: Scene[State], col: int) -> Inspection:
    words, state = scene.words, scene.state
    bonus = state.bonuses[col]
    lines = [
        words("inspect-column.upper", text=look.bonus_upper(words, state.box, bonus)),
        words("inspect-column.lower", text=look.bonus_lower(words, state.box, bonus)),
    ]
    sums = majority.column_sums(state, col)
    winners = majority.column_winners(state, col)
    if winners:
        names = words.listed([scene.player(seat) for seat in winners])
        lines.append(words("inspect-column.leaders", names=names, count=len(winners), value=sums[winners[0]]))
    elif sums:
        lines.append(words("inspect-column.blocked", value=max(sums.values())))
    else:
        lines.append(words("inspect-column.nobody"))
    for owner, value in sorted(sums.items(), key=lambda item: -item[1]):
        name = words("architect-neutral") if owner == NEUTRAL else scene.player(owner)
        lines.append(words("inspect-column.sum", seat=name, value=value))
    left = sum(card != NO_CARD for card in state.area.cards[col::COLUMNS])
    lines.append(words("inspect-column.left", count=left))
    lines.append(words("inspect-column.last-round" if state.round == state.box.rounds else "inspect-column.not-yet"))
    title = f"{words('inspect-column', col=col + 1)} · {words.name('bonus', state.box.bonuses[bonus])}"
    return Inspection(title, tuple(lines), words("inspect-column.rule"), source(scene, "bonus"))


def location_effect(scene: Scene[State], location: int) -> str:
    """Describe what a Brussels card does, with the numbers of this edition."""
    return scene.words(f"location-{slug(LOCATIONS[location])}.effect", **look.values(scene.state.box))


def _location(scene: Scene[State], location: int) -> Inspection:
    words, state = scene.words, scene.state
    key, price = LOCATIONS[location], brussels.price(state, location)
    player = state.players[scene.viewer]
    lines = [
        location_effect(scene, location),
        words("inspect-location.price", price=price),
        words("inspect-location.rising"),
    ]
    if sum(player.hand) < price:
        lines.append(words("inspect-location.too-few"))
    elif not brussels.is_open(state, scene.viewer, location):
        lines.append(words("inspect-location.no-noble" if location == CITY_HALL else "inspect-location.no-action"))
    if location == CITY_HALL:
        lines.append(words("inspect-player.nobility", level=state.level(scene.viewer, NOBILITY)))
    visitors = False
    for seat in scene.seats_in_view:
        kinds = explain_players.architects_of(scene, state.players[seat].brussels[location])
        if kinds:
            visitors = True
            lines.append(words("inspect-location.visitors", seat=scene.player(seat), architects=kinds))
    if not visitors:
        lines.append(words("inspect-location.nobody"))
    title = words("inspect-location", location=words.name("location", key))
    return Inspection(title, tuple(lines), words(f"location-{slug(key)}.rule"), source(scene, "actions"))


def _track(scene: Scene[State], track: int) -> Inspection:
    words, state = scene.words, scene.state
    name = words.name("track", TRACKS[track])
    levels = state.box.ladders[state.options.tracks][track]
    lines = [words(f"track-{TRACKS[track]}.effect")]
    lines += [
        words("inspect-track.level", seat=scene.player(seat), level=state.level(seat, track))
        for seat in scene.seats_in_view
    ]
    if len(set(levels)) < len(levels):
        lines.append(words("inspect-track.spaces", levels=" ".join(map(str, levels))))
    lines.append(words("inspect-track.top", level=levels[-1]))
    told = source(scene, f"tracks.{state.options.tracks}.{TRACKS[track]}")
    return Inspection(name, tuple(lines), words(f"track-{TRACKS[track]}.rule"), told)


def _prison(scene: Scene[State]) -> Inspection:
    words, state = scene.words, scene.state
    lines = [
        words("inspect-prison.prisoners", seat=scene.player(seat), architects=held)
        for seat in scene.seats_in_view
        if (held := explain_players.architects_of(scene, state.players[seat].prison))
    ] or [words("inspect-prison.empty")]
    leaders = majority.brussels_leaders(state)
    if leaders:
        names = words.listed([scene.player(seat) for seat in leaders])
        most = majority.at_brussels(state, leaders[0])
        lines.append(words("inspect-prison.leaders", names=names, count=len(leaders), architects=most))
    else:
        lines.append(words("inspect-prison.nobody"))
    lines.append(words("inspect-prison.release"))
    return Inspection(words("inspect-prison"), tuple(lines), words("inspect-prison.rule"), source(scene, "setup"))


def _piles(scene: Scene[State]) -> Inspection:
    words, state = scene.words, scene.state
    lines = []
    for type_ in range(PILES):
        left = words("inspect-pile.left", count=len(state.piles[type_]))
        discards = words("inspect-pile.discards", count=len(state.discards[type_]))
        lines.append(words("inspect-entry", name=words.name("pile", TYPES[type_]), text=f"{left} {discards}"))
    return Inspection(words("label-piles"), tuple(lines), words("inspect-pile.rule"), source(scene, "artworks"))
