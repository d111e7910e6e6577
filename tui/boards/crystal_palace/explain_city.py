"""Explanations of the Black Market and the administration board of Crystal Palace."""

from engine.games.crystal_palace import black_market, scoring
from engine.games.crystal_palace.parts import EMPTY, NOBODY, owner_of, value_of
from engine.games.crystal_palace.state import State
from engine.games.crystal_palace.vocabulary import METRICS
from tui.boards.base import Inspection
from tui.boards.sources import source
from tui.i18n.words import slug
from tui.table.scene import Scene

from . import look


def space(scene: Scene[State], space: int) -> Inspection:
    """Explain a space of the Black Market."""
    words, state, boards = scene.words, scene.state, scene.state.boards
    lines = [
        words("inspect-space.cost", cost=boards.market_costs[space]),
        words("inspect-space.benefit", text=look.effect(scene, boards.benefits[space])),
    ]
    owner = state.market[space]
    if owner != NOBODY:
        lines.append(words("inspect-space.owner", seat=scene.player(owner)))
        above = black_market.above(state, space)
        if above is not None:
            lines.append(words("inspect-space.climb", to=above + 1, cost=boards.market_costs[above]))
    elif NOBODY in state.market and black_market.lowest_free(state) == space:
        last = state.market.count(NOBODY) == 1
        lines.append(words("inspect-space.last" if last else "inspect-space.lowest"))
    else:
        lines.append(words("inspect-space.free"))
    gear_from = state.box.components.slots.down_move_gear_from
    lines.append(words("inspect-space.gear", down_move_gear_from=gear_from))
    lines.append(words("inspect-space.banner", count=state.banner))
    lines.append(words("inspect-space.shift"))
    title = words("inspect-space", space=space + 1)
    return Inspection(title, tuple(lines), words("inspect-space.rule"), source(scene, "black_market"))


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
    ahead = [space for space in box.illustrations if space > state.players[scene.viewer].buzz]
    if ahead:
        text = look.effect(scene, box.illustration_effects[ahead[0]], short=True)
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
        text = look.effect(scene, box.illustration_effects[space], short=True)
        lines.append(words(said, space=space, text=text, names=words.listed(there)))
    left = box.components.pieces.buzz_tokens - len(players[scene.viewer].tokens)
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
        words("inspect-westminster.bonus", space=space, text=look.effect(scene, effect, short=True))
        for space, effect in box.westminster_effects.items()
    ]
    lines.append(words("inspect-westminster.top", text=look.effect(scene, box.westminster_top_effect, short=True)))
    lines.append(words("inspect-westminster.cheaper"))
    rule = words("inspect-westminster.rule")
    return Inspection(words("inspect-westminster"), tuple(lines), rule, source(scene, "westminster"))


def editor(scene: Scene[State]) -> Inspection:
    """Explain what the editor asks for, this round and later."""
    words, state, box = scene.words, scene.state, scene.state.box
    lines = []
    for number in range(state.round - 1, len(box.rounds)):
        row = box.editor_rows[state.editor][number]
        metric = words.name("metric", METRICS[row.metric])
        said = "inspect-editor.row" if number == state.round - 1 else "inspect-editor.coming"
        lines.append(words(said, name=look.round_name(scene, number), metric=metric))
        if number == state.round - 1:
            key = slug(METRICS[row.metric])
            for threshold, buzz in zip(row.thresholds, row.gives, strict=True):
                amount = words(f"metric-{key}.amount", count=threshold)
                lines.append(words("inspect-editor.level", text=amount, buzz=buzz))
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
    text = " ".join(
        filter(None, (look.effect(scene, box.flyer_effects[flyer]), look.effect(scene, box.flyer_buzz[flyer])))
    )
    there = [scene.player(seat) for seat in scene.seats_in_view if state.players[seat].buzz >= space]
    lines = (
        words("inspect-flyer.space", space=space),
        words("inspect-flyer.bonus", text=text),
        words("inspect-flyer.taken", names=words.listed(there)) if there else words("inspect-flyer.nobody"),
    )
    title = words("inspect-flyer", flyer=words.name("flyer", box.flyers[flyer]))
    return Inspection(title, lines, words("inspect-flyer.rule"), source(scene, f"flyers.{box.flyers[flyer]}"))
