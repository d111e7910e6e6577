"""Explanations of the Black Market and the tracks of Crystal Palace."""

from engine.games.crystal_palace import black_market, metrics, salaries, scoring
from engine.games.crystal_palace.parts import EMPTY, NOBODY, owner_of, value_of
from engine.games.crystal_palace.state import State
from engine.games.crystal_palace.vocabulary import METRICS
from tui.boards.base import Inspection
from tui.boards.sources import source
from tui.i18n.words import slug
from tui.table.scene import Scene

from . import effects, look
from .effects import BRIEF


def space(scene: Scene[State], space: int) -> Inspection:
    """Explain a space of the Black Market."""
    words, state, boards = scene.words, scene.state, scene.state.boards
    lines = [words("inspect-space.benefit", text=effects.effect(scene, boards.benefits[space], BRIEF))]
    owner = state.market[space]
    if owner != NOBODY:
        lines.append(words("inspect-space.owner", seat=scene.player(owner)))
        above = black_market.above(state, space)
        if above is not None:
            lines.append(words("inspect-space.climb", to=above + 1, cost=boards.market_costs[above]))
        higher = sum(each != NOBODY for each in state.market[space + 1 :])
        if higher < len(state.box.components.final.market_vp):
            lines.append(words("inspect-space.score", vp=state.box.components.final.market_vp[higher]))
    else:
        lines.append(words("inspect-space.cost", cost=boards.market_costs[space]))
        if black_market.lowest_free(state) == space:
            last = state.market.count(NOBODY) == 1
            lines.append(words("inspect-space.last" if last else "inspect-space.lowest"))
        else:
            lines.append(words("inspect-space.free"))
    lines += _market_rules(scene)
    title = words("inspect-space", space=space + 1)
    return Inspection(title, tuple(lines), words("inspect-space.rule"), source(scene, "black_market"))


def market(scene: Scene[State]) -> Inspection:
    """Explain the Black Market."""
    words = scene.words
    lines = (words("market.effect"), *_market_rules(scene))
    return Inspection(words("inspect-market"), lines, words("inspect-market.rule"), source(scene, "slots.banner_gears"))


def _market_rules(scene: Scene[State]) -> list[str]:
    """Describe what happens to all assistants of the market."""
    words, parts = scene.words, scene.state.box.components
    return [
        words("inspect-space.gear", down_move_gear_from=parts.slots.down_move_gear_from),
        words("inspect-space.banner", count=scene.state.banner),
        words("inspect-space.shift"),
        words("inspect-space.final", vp=look.ordered(parts.final.market_vp)),
    ]


def buzz(scene: Scene[State]) -> Inspection:
    """Explain the buzz track."""
    words, state, box = scene.words, scene.state, scene.state.box
    lines = [
        words("inspect-buzz.place", seat=scene.player(seat), space=state.players[seat].buzz)
        for seat in scene.seats_in_view
    ]
    for seat in scene.seats_in_view:
        laid = state.players[seat].tokens
        left = box.components.pieces.buzz_tokens - len(laid)
        said = "inspect-buzz.tokens" if laid else "inspect-buzz.no-tokens"
        spaces = words.listed([str(space) for space in laid])
        lines.append(words(said, seat=scene.player(seat), count=left, spaces=spaces))
    ahead = [space for space in box.illustrations if space > state.players[look.you(scene)].buzz]
    if ahead:
        text = effects.effect(scene, box.illustration_effects[ahead[0]], BRIEF)
        lines.append(words("inspect-buzz.next", space=ahead[0], text=text))
    ranks = words.listed([str(vp) for vp in box.components.final.buzz_vp])
    lines.append(words("inspect-buzz.ranks", names=ranks))
    points = scoring.buzz_points(state)
    lines += [words("inspect-buzz.now", seat=scene.player(seat), vp=points[seat]) for seat in scene.seats_in_view]
    lines.append(words("inspect-buzz.end", length=box.buzz_length))
    return Inspection(words("inspect-buzz"), tuple(lines), words("inspect-buzz.rule"), source(scene, "illustrations"))


def illustrations(scene: Scene[State]) -> Inspection:
    """Explain the illustrations of the buzz track."""
    words, box, players = scene.words, scene.state.box, scene.state.players
    lines = []
    for space in box.illustrations:
        there = [scene.player(seat) for seat in scene.seats_in_view if space in players[seat].tokens]
        said = "inspect-illustrations.tokens" if there else "inspect-illustrations.space"
        text = effects.effect(scene, box.illustration_effects[space], BRIEF)
        lines.append(words(said, space=space, text=text, names=words.listed(there)))
    left = box.components.pieces.buzz_tokens - len(players[look.you(scene)].tokens)
    lines += [words("inspect-illustrations.left", count=left), words("inspect-illustrations.once")]
    rule = words("inspect-illustrations.rule")
    return Inspection(words("inspect-illustrations"), tuple(lines), rule, source(scene, "illustrations"))


def income(scene: Scene[State]) -> Inspection:
    """Explain the income track."""
    words, state, box = scene.words, scene.state, scene.state.box
    lines = []
    for seat in scene.seats_in_view:
        place = state.players[seat].income
        said = "inspect-income.red" if place < box.red_spaces else "inspect-income.place"
        lines.append(words(said, seat=scene.player(seat), pounds=box.income[place]))
    expenses = box.components.expenses
    lines += [
        words("inspect-income.drop", income_drop=expenses.income_drop),
        words("inspect-income.penalty", red_vp=expenses.red_vp),
        words("inspect-income.step", pounds_per_step=expenses.pounds_per_step),
    ]
    return Inspection(words("inspect-income"), tuple(lines), words("inspect-income.rule"), source(scene, "income"))


def westminster(scene: Scene[State]) -> Inspection:
    """Explain the spaces of Westminster."""
    words, state, box = scene.words, scene.state, scene.state.box
    lines = [
        words("inspect-westminster.place", seat=scene.player(seat), space=state.players[seat].westminster)
        for seat in scene.seats_in_view
    ]
    lines += [
        words("inspect-westminster.bonus", space=space, text=effects.effect(scene, effect, BRIEF))
        for space, effect in box.westminster_effects.items()
    ]
    lines.append(words("inspect-westminster.top", text=effects.effect(scene, box.westminster_top_effect, BRIEF)))
    lines.append(words("inspect-westminster.cheaper"))
    lines += [
        words("inspect-westminster.salaries", seat=scene.player(seat), pounds=salaries.due(state, seat))
        for seat in scene.seats_in_view
        if state.players[seat].characters
    ]
    rule = words("inspect-westminster.rule")
    return Inspection(words("inspect-westminster"), tuple(lines), rule, source(scene, "westminster"))


def editor(scene: Scene[State]) -> Inspection:
    """Explain what the editor counts, this round and later, and how far everyone is."""
    words, state, box = scene.words, scene.state, scene.state.box
    rows = box.editor_rows[state.editor]
    now = state.round - 1
    key = METRICS[rows[now].metric]
    amount = f"metric-{slug(key)}.amount"
    lines = [words("inspect-editor.row", name=look.round_name(scene, now), metric=words.name("metric", key))]
    for threshold, buzz in zip(rows[now].thresholds, rows[now].gives, strict=True):
        lines.append(words("inspect-editor.level", text=words(amount, count=threshold), buzz=buzz))
    for seat in scene.seats_in_view:
        have = words(amount, count=metrics.metric(state, seat, key))
        buzz = look.editor_buzz(scene, seat)
        lines.append(words("inspect-editor.seat", seat=scene.player(seat), text=have, buzz=buzz))
    for number in range(now + 1, len(box.rounds)):
        metric = words.name("metric", METRICS[rows[number].metric])
        lines.append(words("inspect-editor.coming", name=look.round_name(scene, number), metric=metric))
    title = words("inspect-editor", editor=words.name("editor", box.editors[state.editor]))
    return Inspection(title, tuple(lines), words("inspect-editor.rule"), source(scene, "editors"))


def tickets(scene: Scene[State]) -> Inspection:
    """Explain the tickets."""
    words, state, box = scene.words, scene.state, scene.state.box
    taken, year = [die for die in state.tickets if die != EMPTY], box.years[state.round - 1]
    lines = [
        words("inspect-ticket.vp", vp=box.ticket_vp[state.round - 1], year=year),
        words("inspect-ticket.left", count=box.components.tickets.count - len(taken)),
        *(words("inspect-ticket.die", seat=scene.player(owner_of(die)), value=value_of(die)) for die in taken),
        words("inspect-ticket.gone"),
    ]
    used = [state.spots[number] for number, spot in enumerate(state.boards.spots) if spot.is_ticket]
    if any(die != EMPTY for die in used):
        lines.append(words("inspect-ticket.used"))
    return Inspection(
        words("inspect-ticket"),
        tuple(lines),
        words("inspect-ticket.rule"),
        source(scene, f"tickets.vp.{year}"),
    )


def flyer(scene: Scene[State], colour: int) -> Inspection:
    """Explain a flyer."""
    words, state, box = scene.words, scene.state, scene.state.box
    flyer, space = state.flyers[colour], box.flyer_spaces[colour]
    there = [scene.player(seat) for seat in scene.seats_in_view if state.players[seat].buzz >= space]
    lines = (
        words("inspect-flyer.space", space=space),
        words("inspect-flyer.bonus", text=look.flyer_effect(scene, flyer, BRIEF)),
        words("inspect-flyer.taken", names=words.listed(there)) if there else words("inspect-flyer.nobody"),
    )
    title = words("inspect-flyer", flyer=words.name("flyer", box.flyers[flyer]))
    return Inspection(title, lines, words("inspect-flyer.rule"), source(scene, f"flyers.{box.flyers[flyer]}"))


def flyers(scene: Scene[State]) -> Inspection:
    """Explain all flyers."""
    words, box = scene.words, scene.state.box
    lines = [
        words(
            "inspect-illustrations.space", space=box.flyer_spaces[colour], text=look.flyer_effect(scene, flyer, BRIEF)
        )
        for colour, flyer in enumerate(scene.state.flyers)
    ]
    lines.append(words("inspect-flyer.once"))
    return Inspection(
        words("inspect-flyer.title"), tuple(lines), words("inspect-flyer.rule"), source(scene, "flyer_spaces")
    )


def watch(scene: Scene[State]) -> Inspection:
    """Explain the Pocket Watch."""
    words, holder = scene.words, scene.state.watch
    line = words("inspect-watch.nobody")
    if holder != NOBODY:
        line = words("inspect-watch.owner", seat=scene.player(holder))
    lines = (line, words("inspect-watch.effect"))
    return Inspection(words("inspect-watch"), lines, words("inspect-watch.rule"), source(scene, "patents"))
