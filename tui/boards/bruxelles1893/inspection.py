"""What everything on the table of Bruxelles 1893 is, in words."""

from textual.geometry import Offset

from engine.games.bruxelles1893 import (
    art_nouveau,
    brussels,
    construction,
    resolution,
    sale,
    scoring,
    stock,
    turn,
    workshop,
)
from engine.games.bruxelles1893.components import (
    ACTIONS,
    ARCHITECT,
    BLACK,
    BOARD_ROWS,
    CITY_HALL,
    COLOURS,
    CUBES,
    LOCATIONS,
    ROYAL_PALACE,
    TILES,
    TRACKS,
)
from engine.games.bruxelles1893.parts import ABSENT, NEUTRAL, NO_CARD, NO_SHIELD, NOBODY, PILES, POINTS, USED
from tui.boards.base import Inspection
from tui.scene import Scene

from . import look

ROW_LINES = ("row-money", "row-works", "row-figures", "row-assistants")


def inspect(scene: Scene, spot: str) -> Inspection:
    """Explain a spot by its name."""
    kind, _, rest = spot.partition("-")
    match kind:
        case "cell":
            row, col = map(int, rest.split("-"))
            return _space(scene, row, col)
        case "shield":
            row, col = map(int, rest.split("-"))
            return _shield(scene, row, col)
        case "column":
            return _column(scene, int(rest) - 1)
        case "location":
            return _location(scene, LOCATIONS.index(rest))
        case "courthouse" if not rest:
            return _courthouse(scene)
        case "stage":
            return _stage(scene, int(rest))
        case "square":
            row, col = map(int, rest.split("-"))
            return _square(scene, row, col)
        case "shop":
            return _shop(scene, int(rest))
        case "compass":
            return _compass(scene, int(rest))
        case "building":
            return _next_building(scene, scene.viewer)
        case "buildings":
            return _buildings(scene, int(rest))
        case "track":
            return _track(scene, TRACKS.index(rest))
        case "supply":
            return _supply(scene)
        case "exhibition":
            return _exhibition(scene)
        case "piles":
            return _piles(scene)
        case "figure":
            return _figure(scene, rest.split("-", 1)[1])
        case "work":
            return _work(scene, rest.split("-", 1)[1])
        case "cube":
            return _cube(scene, rest.split("-", 1)[1])
        case "row":
            seat, key = rest.split("-", 1)
            return _row(scene, int(seat), BOARD_ROWS.index(key))
        case "courthouse":
            return _courthouse(scene)
        case _:  # a seat, its purse, its assistants
            return _player(scene, int(rest))


def _source(scene: Scene, table: str) -> str:
    return scene.words(f"source-{scene.state.box.sources[table]}")


def action_effect(scene: Scene, action: str) -> str:
    """Say what an action does."""
    table = {"sale": "workshop"}.get(action, action)
    return look.say(scene.words, "action", action, "effect", **look.values(scene, table))


def secondary_effect(scene: Scene, action: int) -> str:
    """Say what the owner of a building gets when somebody comes."""
    return look.say(scene.words, "action", ACTIONS[action], "secondary", **look.values(scene, "secondary"))


def space_prospect(scene: Scene, space: int) -> str:
    """Say what placing on a space may bring, or that its action is not possible."""
    state, words = scene.state, scene.words
    action = state.actions[space]
    if not art_nouveau.is_performable(state, scene.viewer, action):
        return words("inspect-space.impossible")
    return action_effect(scene, ACTIONS[action])


def _space(scene: Scene, row: int, col: int) -> Inspection:
    words, state = scene.words, scene.state
    space = state.box.cell(row, col)
    action = state.actions[space]
    board, player = state.board, state.players[scene.viewer]
    area = stock.area(state)
    lines = [action_effect(scene, ACTIONS[action])]
    if ACTIONS[action] == "workshop":
        lines.append(words("inspect-space.draws", draws=workshop.tiles_to_draw(state, scene.viewer)))
    owner = board.owners[space]
    if owner == NEUTRAL:
        lines.append(words("inspect-space.neutral"))
    elif owner != NOBODY:
        lines.append(words("inspect-space.assistant", seat=scene.player(owner), money=board.bids[space]))
    elif not area:
        lines.append(words("inspect-space.undecided"))
    elif space not in area:
        lines.append(words("inspect-space.closed"))
    elif not player.reserve:
        lines.append(words("inspect-space.no-assistant"))
    elif not player.money:
        lines.append(words("inspect-space.no-money"))
    else:
        lines.append(words("inspect-space.price", money=player.money))
        if not art_nouveau.is_performable(state, scene.viewer, action):
            lines.append(words("inspect-space.impossible"))
    if (builder := board.buildings[space]) != NOBODY:
        lines.append(words("inspect-space.building", seat=scene.player(builder)))
        text = secondary_effect(scene, action)
        mine = builder == scene.viewer
        said = "would-get-you" if mine else "would-get"
        lines.append(words(f"inspect-space.{said}", seat=scene.player(builder), text=text))
    counts = sum(space in shield.spaces and set(shield.spaces) <= set(area) for shield in state.box.shields)
    if space in area:
        lines.append(words("inspect-space.shields", count=counts))
    free = space in construction.free_spaces(state)
    lines.append(words("inspect-space.can-build" if free else "inspect-space.cannot-build"))
    title = f"{words.name('action', ACTIONS[action])} · {words('inspect-space', col=col, row=row)}"
    return Inspection(title, tuple(lines), look.say(words, "action", ACTIONS[action], "rule"), _source(scene, "strips"))


def _shield(scene: Scene, row: int, col: int) -> Inspection:
    words, state = scene.words, scene.state
    number = state.box.shield(row, col)
    shield = state.box.shields[number]
    lines = [words("inspect-shield.where", left=col, right=col + 1, top=row, bottom=row + 1)]
    places = [Offset(space % state.box.columns + 1, space // state.box.columns + 1) for space in shield.area]
    bounds = {
        "top": min(place.y for place in places),
        "bottom": max(place.y for place in places),
        "left": min(place.x for place in places),
        "right": max(place.x for place in places),
    }
    if state.shield == NO_SHIELD:
        if f"shield-{row}-{col}" in scene.lit:
            lines.append(words("inspect-shield.offered"))
        lines.append(words("inspect-shield.opens", spaces=len(places), **bounds))
    else:
        lines += [words("inspect-shield.bracket")] if state.shield == number else []
        missing = [space for space in shield.spaces if state.board.owners[space] == NOBODY]
        if not set(shield.spaces) <= set(stock.area(state)) and missing:
            lines.append(words("inspect-shield.closed"))
        elif missing:
            lines.append(words("inspect-shield.incomplete", count=len(missing)))
        else:
            lines.append(words("inspect-shield.complete"))
        lines += _shield_leaders(scene, number, bool(missing))
    lines.append(words("inspect-shield.values"))
    title = words("inspect-shield", row=row, col=col)
    return Inspection(title, tuple(lines), words("inspect-shield.rule"), _source(scene, "tracks"))


def _shield_leaders(scene: Scene, number: int, missing: bool) -> list[str]:
    words, state = scene.words, scene.state
    owners = [state.board.owners[space] for space in state.box.shields[number].spaces]
    leaders = resolution.shield_leaders(state, number)
    if not leaders:
        return [words("inspect-shield.blocked" if NEUTRAL in owners else "inspect-shield.nobody")]
    said = "would-pay" if missing else "pays"
    return [
        words(
            f"inspect-shield.{said}",
            seat=scene.player(seat),
            count=owners.count(seat),
            vp=state.level(seat, CITY_HALL),
        )
        for seat in leaders
    ]


def column_standing(scene: Scene, col: int) -> str:
    """Say who leads a column and, to the viewer, what it would take."""
    words, state = scene.words, scene.state
    sums = resolution.column_sums(state, col)
    leaders = resolution.column_leaders(state, col)
    if not leaders:
        return words("inspect-column.nobody")
    names = words.listed([scene.player(seat) for seat in leaders])
    return words("inspect-column.leaders", names=names, count=len(leaders), money=sums[leaders[0]])


def bonus_lines(scene: Scene, bonus: int) -> list[str]:
    """Say what a bonus card does and what is printed on it."""
    words, card = scene.words, scene.state.box.bonus_parts[bonus]
    effects = [look.say(words, "power", power, "effect", amount=card.amount) for power in card.powers]
    return [
        words("inspect-column.choice" if card.mode == "choose" else "inspect-column.power", text=" ".join(effects)),
        words("bonus-card.symbols", vp=card.vp, manneken=card.manneken),
        words("bonus-card.tuck", vp=card.vp),
    ]


def _column(scene: Scene, col: int) -> Inspection:
    words, state = scene.words, scene.state
    bonus = state.bonuses[col]
    title = words("inspect-column", col=col + 1)
    lines = [words("inspect-column.taken")]
    if bonus != NO_CARD:
        title = f"{title} · {words.name('bonus', state.box.bonuses[bonus])}"
        lines = bonus_lines(scene, bonus)
    lines.append(column_standing(scene, col))
    sums = resolution.column_sums(state, col)
    for seat, money in sorted(sums.items(), key=lambda item: -item[1]):
        lines.append(words("inspect-column.total", seat=scene.player(seat), money=money))
    area = stock.area(state)
    spaces = [space for space in state.box.column_spaces[col] if space in area]
    free = sum(state.board.owners[space] == NOBODY for space in spaces)
    lines.append(words("inspect-column.left", count=free) if spaces else words("inspect-column.closed"))
    others = [money for seat, money in sums.items() if seat != scene.viewer]
    needed = max(others, default=0) - sums.get(scene.viewer, 0) + 1
    if free and needed > 0:
        able = needed <= state.players[scene.viewer].money
        lines.append(words("inspect-column.to-lead", money=needed) if able else words("inspect-column.cannot-lead"))
    return Inspection(title, tuple(lines), words("inspect-column.rule"), _source(scene, "bonus"))


def _location(scene: Scene, location: int) -> Inspection:
    words, state = scene.words, scene.state
    key, price = LOCATIONS[location], brussels.price(state, location)
    steps = state.box.components.brussels.uses_per_step[len(state.players)]
    lines = [
        look.location(scene, key, "effect"),
        words("inspect-location.price", price=price),
        words("inspect-location.rising", uses_per_step=steps),
    ]
    if state.players[scene.viewer].reserve < price:
        lines.append(words("inspect-location.too-few"))
    elif not brussels.is_open(state, scene.viewer, location):
        reason = {"market": "no-joker", "grand_place": "no-figure"}.get(key, "no-action")
        lines.append(words(f"inspect-location.{reason}"))
    visitors = [
        words("inspect-location.visitors", seat=scene.player(seat), assistants=count)
        for seat in scene.seats_in_view
        if (count := state.players[seat].brussels[location])
    ]
    lines += visitors or [words("inspect-location.nobody")]
    title = words("inspect-location", location=words.name("location", key))
    return Inspection(title, tuple(lines), look.say(words, "location", key, "rule"), _source(scene, "brussels"))


def _courthouse(scene: Scene) -> Inspection:
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
    return Inspection(words("inspect-courthouse"), tuple(lines), rule, _source(scene, "player"))


def _stage(scene: Scene, index: int) -> Inspection:
    words, state = scene.words, scene.state
    if index >= len(state.display):
        title = words("panel-theatre")
        return Inspection(title, (words("inspect-figure.empty"),), "theatre", _source(scene, "theatre"))
    shown = _figure(scene, state.box.figures[state.display[index]])
    cost = state.box.theatre_costs[index]
    lines = [words("inspect-figure.price", money=cost)]
    if cost > state.players[scene.viewer].money:
        lines.append(words("inspect-figure.too-dear"))
    if state.players[scene.viewer].figures[state.display[index]] != ABSENT:
        lines.append(words("inspect-figure.owned"))
    if index == 0:
        lines.append(words("inspect-figure.last"))
    return Inspection(shown.title, (shown.lines[0], *lines, *shown.lines[1:]), "theatre", shown.source)


def _figure(scene: Scene, key: str) -> Inspection:
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
    return Inspection(title, tuple(lines), words("inspect-figure.rule"), _source(scene, "figures"))


def _square(scene: Scene, row: int, col: int) -> Inspection:
    words, state = scene.words, scene.state
    box, parts = state.box, state.box.components.workshop
    square = box.square(row, col)
    lines = [words("inspect-square.values", money=parts.rows_bf[row - 1], vp=parts.cols_vp[col - 1])]
    if square == state.cursor:
        lines.append(words("inspect-square.centre"))
    if square not in box.sale_values:
        lines.append(words("inspect-square.edge"))
    else:
        works = sum(state.players[scene.viewer].works)
        here = divmod(state.cursor, parts.grid)
        steps = abs(here[0] - row + 1) + abs(here[1] - col + 1)
        reachable = square in sale.reachable(state, scene.viewer)
        said = words("inspect-square.reach", steps=steps)
        lines.append(said if reachable else words("inspect-square.far", steps=steps, works=works))
        lines.append(words("inspect-square.here"))
        lines += [_brings(scene, square, colour) for colour in range(len(COLOURS))]
    title = f"{words('panel-workshop')} · {words('inspect-square', row=row, col=col)}"
    return Inspection(title, tuple(lines), words("inspect-square.rule"), _source(scene, "workshop"))


def _brings(scene: Scene, square: int, colour: int) -> str:
    state = scene.state
    money, vp = state.box.sale_values[square][colour]
    said = "brings"
    if colour in sale.shown(state):
        said = "blocked"
    elif not state.players[scene.viewer].works[colour]:
        said = "not-owned"
    name = scene.words.name("colour", COLOURS[colour])
    return scene.words(f"inspect-square.{said}", colour=name, money=money, vp=vp)


def _shop(scene: Scene, slot: int) -> Inspection:
    words, tiles = scene.words, scene.state.shop[slot]
    lines = [words("inspect-shop.empty")]
    if tiles:
        lines = [
            words("inspect-shop.shown", colour=words.name("colour", COLOURS[tiles[-1]])),
            words("inspect-shop.covered", count=len(tiles) - 1),
        ]
    lines.append(words("inspect-shop.cover"))
    return Inspection(words("inspect-shop"), tuple(lines), words("inspect-shop.rule"), _source(scene, "workshop"))


def _work(scene: Scene, key: str) -> Inspection:
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
        row, col = divmod(best, state.box.grid)
        money, vp = state.box.sale_values[best][colour]
        lines.append(words("inspect-work.best", money=money, vp=vp, row=row + 1, col=col + 1))
    if colour == BLACK:
        lines.append(words("inspect-work.black"))
    lines += [
        words("inspect-work.owner", seat=scene.player(seat), count=count)
        for seat in scene.seats_in_view
        if (count := state.players[seat].works[colour])
    ]
    title = words("inspect-work", colour=words.name("colour", key))
    return Inspection(title, tuple(lines), look.say(words, "colour", key, "rule"), _source(scene, "art"))


def _cube(scene: Scene, key: str) -> Inspection:
    words = scene.words
    line = look.say(words, "material", key, "effect", **look.values(scene, "final"))
    left = words(
        "inspect-supply.left", material=words.name("material", key), count=scene.state.supply[CUBES.index(key)]
    )
    title = look.say(words, "material", key, "short")
    return Inspection(title, (line, left), look.say(words, "material", key, "rule"), _source(scene, "supply"))


def _supply(scene: Scene) -> Inspection:
    words = scene.words
    lines = [
        words("inspect-supply.left", material=look.say(words, "material", key, "short"), count=count)
        for key, count in zip(CUBES, scene.state.supply, strict=True)
    ]
    lines.append(words("inspect-supply.limited"))
    return Inspection(words("inspect-supply"), tuple(lines), words("inspect-supply.rule"), _source(scene, "supply"))


def _compass(scene: Scene, space: int) -> Inspection:
    words, state = scene.words, scene.state
    key = TILES[state.compass[space]]
    lines = [look.say(words, "tile", key, "effect", **look.values(scene, "compass"))]
    pointed = space in state.needles
    lines.append(words("inspect-compass.needle" if pointed else "inspect-compass.no-needle"))
    following = TILES[state.compass[(space + 1) % len(state.compass)]]
    lines.append(words("inspect-compass.next", tile=words.name("tile", following)))
    if pointed and state.needles.index(space) not in construction.movable_needles(state):
        lines.append(words("inspect-compass.fixed"))
    lines += _next_building(scene, scene.viewer).lines
    title = f"{words('inspect-compass.title')} · {words.name('tile', key)}"
    return Inspection(title, tuple(lines), words("inspect-compass.rule"), _source(scene, "compass"))


def _next_building(scene: Scene, seat: int) -> Inspection:
    words, state = scene.words, scene.state
    built, box = state.players[seat].built, state.box
    title, rule = words("inspect-building"), words("inspect-building.rule")
    if built >= len(box.units):
        return Inspection(title, (words("inspect-compass.all-built"),), rule, _source(scene, "construction"))
    values = box.components.construction
    tiles = words.listed([words.name("tile", TILES[tile]) for tile in construction.tiles_pointed_at(state)])
    affordable = [
        payment.joker == 0
        for payment in construction.ways_to_pay(state, seat)
        if payment.move in construction.payments(state, seat)
    ]
    lines = [
        f"{words('inspect-compass.units', units=box.units[built])} {tiles}",
        words("inspect-compass.ways", count=len(affordable)),
    ]
    if affordable and not any(affordable):
        lines.append(words("inspect-compass.with-joker"))
    if not construction.free_spaces(state):
        lines.append(words("inspect-compass.no-space"))
    lines.append(words("inspect-compass.no-joker", no_joker_vp=values.no_joker_vp))
    if values.bonus_vp[built]:
        lines.append(words("inspect-compass.bonus", bonus_vp=values.bonus_vp[built]))
    return Inspection(title, tuple(lines), rule, _source(scene, "construction"))


def _buildings(scene: Scene, seat: int) -> Inspection:
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
    return Inspection(title, tuple(lines), words("inspect-building.rule"), _source(scene, "construction"))


def _track(scene: Scene, track: int) -> Inspection:
    words, state = scene.words, scene.state
    key = TRACKS[track]
    lines = [look.say(words, "track", key, "effect")]
    lines += [
        words("inspect-track.level", seat=scene.player(seat), level=state.level(seat, track))
        for seat in scene.seats_in_view
    ]
    lines.append(words("inspect-track.top", level=state.box.tracks[track][-1]))
    title = words("inspect-track", track=words.name("track", key))
    return Inspection(title, tuple(lines), look.say(words, "track", key, "rule"), _source(scene, "tracks"))


def _row(scene: Scene, seat: int, row: int) -> Inspection:
    words, state = scene.words, scene.state
    key = BOARD_ROWS[row]
    symbols = scoring.symbols(state, seat, row)
    vp = scoring.projected_points(state, seat)[POINTS.index(ROW_LINES[row])]
    values = look.values(scene, "final")
    lines = [
        look.say(words, "row", key, "effect", **values),
        words("inspect-row.symbols", symbols=symbols, **values),
        words("inspect-row.cards", count=len(state.players[seat].rows[row])),
        words("inspect-row.now", count=vp // symbols if symbols else 0, vp=vp),
        words("inspect-row.limit"),
    ]
    title = words("inspect-row", board_row=words.name("row", key), seat=scene.player(seat))
    return Inspection(title, tuple(lines), words("inspect-row.rule"), _source(scene, "final"))


def _exhibition(scene: Scene) -> Inspection:
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
    return Inspection(title, tuple(lines), words("inspect-exhibition.rule"), _source(scene, "exhibition"))


def _piles(scene: Scene) -> Inspection:
    words, state = scene.words, scene.state
    lines = [
        f"{words.name('pile', key)}: {words('inspect-pile.left', count=len(state.piles[pile]))}"
        for pile, key in enumerate(PILES)
    ]
    title = words("inspect-pile.title")
    return Inspection(title, tuple(lines), words("inspect-pile.rule"), _source(scene, "contents"))


def _player(scene: Scene, seat: int) -> Inspection:
    words, state = scene.words, scene.state
    player, box = state.players[seat], state.box
    on_board = state.board.owners.count(seat)
    lines = [
        words("inspect-player.purse", money=player.money, vp=player.vp),
        words("inspect-player.projected", total=scene.standings.of(seat).total),
        words("inspect-player.reserve", assistants=player.reserve),
        words(
            "inspect-player.places",
            board=on_board,
            brussels=sum(player.brussels),
            courthouse=player.courthouse,
        ),
    ]
    if player.built < len(box.units):
        able = bool(construction.payments(state, seat))
        said = words("inspect-player.next-building", units=box.units[player.built])
        lines.append(f"{said} {words('inspect-player.can-build' if able else 'inspect-player.cannot-build')}")
    else:
        lines.append(words("inspect-player.all-built"))
    lines.append(words("inspect-player.palace", level=state.level(seat, ROYAL_PALACE)))
    if player.passed:
        lines.append(words("inspect-player.passed"))
    else:
        lines.append(words("inspect-player.pass", money=turn.pass_income(state, seat)))
    held = scoring.figures_held(state, seat)
    lines.append(words("inspect-player.upkeep", money=scoring.upkeep_due(state, seat), figures=len(held)))
    unpaid = len(held) - len(scoring.upkeep_choices(state, seat)[0].figures)
    if unpaid:
        lines.append(words("inspect-player.unpaid", figures=unpaid, vp=unpaid * box.final.unpaid_figure_vp))
    if tiles := state.exhibitions.count(seat):
        draws = workshop.tiles_to_draw(state, seat)
        lines.append(words("inspect-player.exhibitions", count=tiles, draws=draws))
    cubes = [words.name("material", key) for key, count in zip(CUBES, player.cubes, strict=True) for _ in range(count)]
    lines.append(
        words("inspect-player.cubes", materials=words.listed(cubes)) if cubes else words("inspect-player.no-cubes")
    )
    if state.first == seat:
        lines.append(words("inspect-player.holder", **look.values(scene, "final")))
    return Inspection(scene.player(seat), tuple(lines), words("inspect-player.rule"), _source(scene, "player"))
