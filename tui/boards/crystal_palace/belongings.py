"""What the cards, tiles and pieces of Crystal Palace are, in words: on display or before a player."""

from msgspec import structs

from engine.games.crystal_palace import black_market, loans, metrics, payments, prototypes, reform_club, salaries
from engine.games.crystal_palace.components import Price
from engine.games.crystal_palace.parts import EMPTY, NOBODY, is_open_loan, is_tile
from engine.games.crystal_palace.vocabulary import METRICS
from tui.boards.base import Inspection
from tui.scene import Scene
from tui.words import slug

from . import look


def inspect(scene: Scene, spot: str) -> Inspection:
    """Explain a card, a tile or a player's piece."""
    kind, _, rest = spot.partition("-")
    if kind == "own":
        _, kind, rest = rest.split("-", 2)
    match kind:
        case "patent":
            return _patent(scene, scene.state.box.patent_of[rest])
        case "character":
            return _character(scene, scene.state.box.character_of[rest])
        case "tile":
            return _tile(scene, scene.state.box.tile_of[rest])
        case "share":
            return _share(scene, scene.state.box.share_of[rest])
        case "shares":
            return _shares(scene, int(rest))
        case "loan":
            seat, value = rest.split("-")
            return _loan(scene, int(seat), int(value))
        case "goods":
            return _goods(scene, rest.split("-", 1)[1])
        case "dice":
            return _dice(scene, int(rest.split("-")[0]))
        case "assistants":
            return _assistants(scene, int(rest))
        case "watch":
            return _watch(scene)
        case _:  # a seat or its purse
            return _player(scene, int(rest))


def _price_lines(scene: Scene, family: str, price: Price) -> list[str]:
    """Say what a card costs and whether the viewer can pay it."""
    words, state, seat = scene.words, scene.state, scene.viewer
    player = state.players[seat]
    lines = [words(f"{family}.cost", goods=look.amounts(scene, price))]
    lacks = payments.missing(player, price)
    if lacks.newspapers:
        lines.append(words(f"{family}.no-newspapers"))
    elif any((lacks.gears, lacks.energy, lacks.pounds)):
        cash = payments.cash_needed(state, player, price)
        lines.append(words(f"{family}.missing", goods=look.amounts(scene, lacks), pounds=cash))
        if needed := payments.loans_needed(state, seat, price):
            lines.append(words(f"{family}.loans", loans=needed))
    else:
        lines.append(words(f"{family}.payable"))
    return lines


def _years(scene: Scene, family: str, points: tuple[int, ...]) -> list[str]:
    words, state = scene.words, scene.state
    years = state.box.years
    now = state.round - 1
    lines = [words(f"{family}.vp", vp=points[now], year=years[now])]
    later = dict.fromkeys(year for year in years if year > years[now])
    return lines + [words(f"{family}.later", vp=points[years.index(year)], year=year) for year in later]


def _patent(scene: Scene, patent: int) -> Inspection:
    words, state, box = scene.words, scene.state, scene.state.box
    family = "inspect-patent"
    lines = [*_price_lines(scene, family, box.patent_prices[patent]), *_years(scene, family, box.patent_vp[patent])]
    linked = box.patent_links[patent]
    if linked:
        names = words.listed([words.name("character", box.characters[number]) for number in linked])
        lines.append(words(f"{family}.links", names=names, count=len(linked), link_vp=box.components.cards.link_vp))
        own = prototypes.linked_characters(state, scene.viewer, patent)
        if own:
            names = words.listed([words.name("character", box.characters[number]) for number in own])
            lines.append(words(f"{family}.linked", names=names, vp=prototypes.worth(state, scene.viewer, patent)[1]))
        else:
            lines.append(words(f"{family}.no-link"))
    lines.append(words(f"{family}.effect", text=look.effect(scene, box.patent_effects[patent])))
    for seat in scene.seats_in_view:
        if patent in state.players[seat].patents:
            lines.append(words(f"{family}.owner", seat=scene.player(seat)))
        elif patent in state.players[seat].prototypes:
            lines.append(words(f"{family}.built", seat=scene.player(seat)))
    title = words(family, patent=words.name("patent", box.patents[patent]))
    return Inspection(title, tuple(lines), words(f"{family}.rule"), look.source(scene, "patents"))


def _character(scene: Scene, character: int) -> Inspection:
    words, state, box = scene.words, scene.state, scene.state.box
    family = "inspect-character"
    lines = _price_lines(scene, family, box.character_prices[character])
    space = state.players[scene.viewer].westminster
    lines.append(words(f"{family}.salary", pounds=box.salaries[character][space], space=space))
    lines += _years(scene, family, box.character_vp[character])
    linked = box.character_links[character]
    if linked:
        names = words.listed([words.name("patent", box.patents[number]) for number in linked])
        lines.append(words(f"{family}.links", names=names, count=len(linked), link_vp=box.components.cards.link_vp))
        own = reform_club.linked_prototypes(state, scene.viewer, character)
        if own:
            names = words.listed([words.name("patent", box.patents[number]) for number in own])
            lines.append(
                words(f"{family}.linked", names=names, vp=reform_club.worth(state, scene.viewer, character)[1])
            )
        else:
            lines.append(words(f"{family}.no-link"))
    if text := look.effect(scene, box.immediate[character]):
        lines.append(words(f"{family}.immediate", text=text))
    recurring = " ".join(
        filter(None, (look.effect(scene, box.recurring[character]), *look.modifiers(scene, character)))
    )
    if recurring:
        lines.append(words(f"{family}.recurring", phase=box.recurring_phase[character], text=recurring))
    lines += [
        words(f"{family}.owner", seat=scene.player(seat))
        for seat in scene.seats_in_view
        if character in state.players[seat].characters
    ]
    title = words(family, character=words.name("character", box.characters[character]))
    return Inspection(title, tuple(lines), words(f"{family}.rule"), look.source(scene, "characters"))


def _tile(scene: Scene, tile: int) -> Inspection:
    words, state, box = scene.words, scene.state, scene.state.box
    permanent = box.tile_is_permanent[tile]
    lines = [
        words("inspect-tile.effect", text=look.effect(scene, box.tile_effects[tile])),
        words("inspect-tile.permanent" if permanent else "inspect-tile.immediate"),
    ]
    lines += [
        words("inspect-tile.owner", seat=scene.player(seat))
        for seat in scene.seats_in_view
        if tile in state.players[seat].cells
    ]
    if tile in state.tiles:
        lines.append(words("inspect-tile.display"))
        if EMPTY not in state.players[scene.viewer].cells:
            lines.append(words("inspect-tile.full"))
    title = words("inspect-tile", tile=words.name("tile", box.tiles[tile]))
    return Inspection(title, tuple(lines), words("inspect-tile.rule"), look.source(scene, "research"))


def _share(scene: Scene, share: int) -> Inspection:
    words, box = scene.words, scene.state.box
    part = box.share_parts[share]
    lines = (
        words("inspect-share.gives", income=part.income, vp=part.vp),
        words("inspect-share.above"),
        words("inspect-share.leaves"),
    )
    title = words("inspect-share", share=words.name("share", box.shares[share]))
    return Inspection(title, lines, words("inspect-share.rule"), look.source(scene, "shares"))


def _shares(scene: Scene, seat: int) -> Inspection:
    words, held = scene.words, scene.state.players[seat].shares
    lines = [words("inspect-share.owned", count=len(held)), *(look.share(scene, share) for share in held)]
    title = words("inspect-share.title", seat=scene.player(seat))
    return Inspection(title, tuple(lines), words("inspect-share.rule"), look.source(scene, "shares"))


def _loan(scene: Scene, seat: int, value: int) -> Inspection:
    words, values = scene.words, scene.state.box.components.loans
    vp = value % 100
    lines = [words("inspect-loan.owner", seat=scene.player(seat))]
    if is_open_loan(value):
        lines.append(words("inspect-loan.open", vp=vp))
        lines.append(words("inspect-loan.repay", repay=values.repay, vp=vp - values.repaid))
    else:
        lines.append(words("inspect-loan.repaid", repaid=values.repaid))
    lines.append(words("inspect-loan.covers"))
    return Inspection(
        words("inspect-loan", vp=vp), tuple(lines), words("inspect-loan.rule"), look.source(scene, "loans")
    )


def _goods(scene: Scene, key: str) -> Inspection:
    words, state, parts = scene.words, scene.state, scene.state.box.components
    lines = [
        words("inspect-goods.have", seat=scene.player(seat), count=getattr(state.players[seat], key))
        for seat in scene.seats_in_view
    ]
    if key == "newspapers":
        rates = structs.asdict(parts.newspapers)
        lines += [
            words(f"inspect-goods.{rate}", **rates) for rate in ("for-pound", "for-gear", "for-income", "for-die")
        ]
        lines.append(words("inspect-goods.max", max=parts.newspapers.max))
    else:
        field = "gear" if key == "gears" else "energy"
        lines.append(words("inspect-goods.buy", pounds=getattr(parts.buying, field)))
        lines.append(words("inspect-goods.sell", pounds=getattr(parts.selling, field)))
    lines.append(words("inspect-goods.final", sale=parts.final.sale))
    title = words("inspect-goods", resource=words(f"label-{key}"))
    return Inspection(title, tuple(lines), words("inspect-goods.rule"), look.source(scene, "buying"))


def _dice(scene: Scene, seat: int) -> Inspection:
    words, state = scene.words, scene.state
    player, pieces = state.players[seat], state.box.components.pieces
    values = words.listed([str(value) for value in player.dice])
    lines = [
        words("inspect-dice.left", values=values, count=len(player.dice)) if values else words("inspect-dice.none")
    ]
    lines.append(words("inspect-dice.owned", count=player.usable + player.ticketed, dice=pieces.dice))
    if player.gained:
        lines.append(words("inspect-dice.gained", count=player.gained))
    if player.ticketed:
        lines.append(words("inspect-dice.ticketed", count=player.ticketed))
    lines.append(words("inspect-dice.reserve", count=player.reserve))
    title = words("inspect-dice", seat=scene.player(seat))
    return Inspection(title, tuple(lines), words("inspect-dice.rule"), look.source(scene, "pieces"))


def _assistants(scene: Scene, seat: int) -> Inspection:
    words, state = scene.words, scene.state
    player = state.players[seat]
    spaces = [str(space + 1) for space, owner in enumerate(state.market) if owner == seat]
    lines = [
        words("inspect-assistants.supply", count=player.assistants),
        words("inspect-assistants.market", spaces=words.listed(spaces))
        if spaces
        else words("inspect-assistants.no-market"),
        words("inspect-assistants.objective", level=player.level),
    ]
    if NOBODY in state.market:
        lines.append(words("inspect-space.cost", cost=black_market.price_of_hiring(state, free=False)))
    title = words("inspect-assistants", seat=scene.player(seat))
    return Inspection(title, tuple(lines), words("inspect-assistants.rule"), look.source(scene, "pieces"))


def nation(scene: Scene, seat: int) -> Inspection:
    """Explain the objective of a player."""
    words, state, box = scene.words, scene.state, scene.state.box
    player = state.players[seat]
    row = box.objectives[player.nation]
    key = METRICS[row.metric]
    amount = f"metric-{slug(key)}.amount"
    lines = [words("inspect-nation.metric", metric=words.name("metric", key))]
    for level, (threshold, vp) in enumerate(zip(row.thresholds, row.gives, strict=True), 1):
        lines.append(words("inspect-nation.level", level=level, text=words(amount, count=threshold), vp=vp))
    lines.append(words("inspect-nation.now", text=words(amount, count=metrics.metric(state, seat, key))))
    lines.append(words("inspect-nation.reached", level=player.level))
    if player.level == len(row.thresholds):
        lines.append(words("inspect-nation.full"))
    else:
        met = metrics.reaches(state, seat, row, player.level + 1)
        lines.append(words("inspect-nation.met" if met else "inspect-nation.unmet"))
    lines.append(words("inspect-nation.only"))
    title = words("inspect-nation", nation=words.name("nation", box.nations[player.nation]), seat=scene.player(seat))
    return Inspection(title, tuple(lines), words("inspect-nation.rule"), look.source(scene, "nations"))


def _watch(scene: Scene) -> Inspection:
    words, holder = scene.words, scene.state.watch
    line = words("inspect-watch.nobody")
    if holder != NOBODY:
        line = words("inspect-watch.owner", seat=scene.player(holder))
    return Inspection(words("inspect-watch"), (line,), words("inspect-watch.rule"), look.source(scene, "patents"))


def _player(scene: Scene, seat: int) -> Inspection:
    words, state, box = scene.words, scene.state, scene.state.box
    player = state.players[seat]
    goods = Price(gears=player.gears, energy=player.energy, newspapers=player.newspapers)
    lines = [
        words("inspect-player.purse", pounds=player.pounds, vp=player.vp),
        words("inspect-player.goods", goods=look.amounts(scene, goods)),
        words("inspect-player.projected", total=scene.standings.of(seat).total),
        words("inspect-player.salaries", pounds=salaries.due(state, seat), count=len(player.characters)),
        words("inspect-player.income", pounds=box.income[player.income]),
        words("inspect-player.buzz", space=player.buzz),
        words("inspect-player.westminster", space=player.westminster),
    ]
    opened = loans.open_loans(state, seat)
    lines.append(words("inspect-player.loans", count=len(opened), vp=sum(opened)))
    named = {
        "patents": [words.name("patent", box.patents[card]) for card in player.patents],
        "prototypes": [words.name("patent", box.patents[card]) for card in player.prototypes],
        "characters": [words.name("character", box.characters[card]) for card in player.characters],
    }
    lines += [words(f"inspect-player.{key}", names=words.listed(names)) for key, names in named.items() if names]
    tiles = sum(is_tile(cell) for cell in player.cells)
    empty = player.cells.count(EMPTY)
    held = len(player.cells) - tiles - empty
    lines.append(words("inspect-research.counts", tiles=tiles, loans=held, empty=empty))
    name = words.name("nation", box.nations[player.nation])
    vp = box.objectives[player.nation].gives[player.level - 1] if player.level else 0
    lines.append(words("inspect-player.nation", nation=name, level=player.level, vp=vp))
    if player.passed:
        lines.append(words("inspect-player.passed"))
    return Inspection(scene.player(seat), tuple(lines), words("inspect-player.rule"), look.source(scene, "start"))
