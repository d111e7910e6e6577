"""Explanations of the Art Nouveau board: spaces, shields, columns."""

from engine.games.bruxelles1893 import construction, resolution, stock
from engine.games.bruxelles1893.box import Shield
from engine.games.bruxelles1893.components import ACTIONS, CITY_HALL
from engine.games.bruxelles1893.parts import NEUTRAL, NO_CARD, NO_SHIELD, NOBODY
from engine.games.bruxelles1893.state import State
from tui.boards.base import Inspection
from tui.boards.sources import source
from tui.table.scene import Scene

from . import gains, look, shields


def action_effect(scene: Scene[State], action: str) -> str:
    """Describe what an action does."""
    table = {"sale": "workshop"}.get(action, action)
    return look.say(scene.words, "action", action, "effect", **look.values(scene, table))


def secondary_effect(scene: Scene[State], action: int) -> str:
    """Describe what the owner of a building gets when another player places there."""
    return look.say(scene.words, "action", ACTIONS[action], "secondary", **look.values(scene, "secondary"))


def space(scene: Scene[State], row: int, col: int) -> Inspection:
    """Explain a space of the Art Nouveau board."""
    words, state = scene.words, scene.state
    space = state.box.cell(row, col)
    action = state.actions[space]
    board, player = state.board, state.players[scene.viewer]
    area = stock.area(state)
    lines = [action_effect(scene, ACTIONS[action])]
    owner = board.owners[space]
    if owner == NEUTRAL:
        lines.append(words("inspect-space.neutral"))
    elif owner != NOBODY:
        lines.append(words("inspect-space.assistant", seat=scene.player(owner), money=board.bids[space]))
    elif not area:
        lines += [words("inspect-space.undecided"), *_who_opens(scene, space)]
    elif space not in area:
        lines.append(words("inspect-space.closed"))
    elif not player.reserve:
        lines.append(words("inspect-space.no-assistant"))
    elif not player.money:
        lines.append(words("inspect-space.no-money"))
    else:
        lines.append(words("inspect-space.price", money=player.money))
        lines.append(gains.sentence(scene, gains.after_bid(scene, scene.viewer), scene.viewer, action))
    if (builder := board.buildings[space]) != NOBODY:
        lines.append(words("inspect-space.building", seat=scene.player(builder)))
        text = secondary_effect(scene, action)
        mine = builder == scene.viewer
        said = "would-get-you" if mine else "would-get"
        lines.append(words(f"inspect-space.{said}", seat=scene.player(builder), text=text))
    if space in area:
        lines.append(words("inspect-space.shields", count=len(shields.around(state, space))))
    free = space in construction.free_spaces(state)
    lines.append(words("inspect-space.can-build" if free else "inspect-space.cannot-build"))
    title = f"{words('inspect-space', col=col, row=row)} {words.name('action', ACTIONS[action])}"
    return Inspection(title, tuple(lines), look.say(words, "action", ACTIONS[action], "rule"), source(scene, "strips"))


def offered_shields(scene: Scene[State]) -> list[Shield]:
    """List the shields that the Stock Exchange card of the round offers."""
    state, box = scene.state, scene.state.box
    return [box.shields[box.shield(move.row, move.col)] for move in box.open[len(state.players)][state.stock]]


def _who_opens(scene: Scene[State], space: int) -> list[str]:
    """Name the shields whose brackets would open a space."""
    words = scene.words
    names = [look.shield(words, each.row, each.col) for each in offered_shields(scene) if space in each.area]
    return [words("inspect-space.would-open", shield=name) for name in names] or [words("inspect-space.would-shut")]


def shield(scene: Scene[State], row: int, col: int) -> Inspection:
    """Explain a shield."""
    words, state = scene.words, scene.state
    number = state.box.shield(row, col)
    shield = state.box.shields[number]
    lines = [words("inspect-shield.where")]
    if state.shield == NO_SHIELD:
        if f"shield-{row}-{col}" in scene.lit:
            lines.append(words("inspect-shield.offered"))
        lines.append(words("inspect-shield.opens", spaces=len(shield.area), area=look.area(scene, shield.area)))
    else:
        lines += [words("inspect-shield.bracket")] if state.shield == number else []
        count = shields.missing(state, number)
        if number not in state.box.area_shields[state.shield]:
            lines.append(words("inspect-shield.closed"))
        elif not shields.can_score(state, number):
            lines.append(words("inspect-shield.too-late"))
        elif count:
            lines.append(words("inspect-shield.incomplete", count=count))
        else:
            lines.append(words("inspect-shield.complete"))
        lines += _shield_leaders(scene, number, bool(count))
    lines.append(words("inspect-shield.values"))
    title = words("inspect-shield", row=row, col=col)
    return Inspection(title, tuple(lines), words("inspect-shield.rule"), source(scene, "tracks"))


def _shield_leaders(scene: Scene[State], number: int, missing: bool) -> list[str]:
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


def column_standing(scene: Scene[State], col: int) -> str:
    """Describe who leads a column."""
    words, state = scene.words, scene.state
    sums = resolution.column_sums(state, col)
    leaders = resolution.column_leaders(state, col)
    if not leaders:
        return words("inspect-column.nobody")
    names = words.listed([scene.player(seat) for seat in leaders])
    return words("inspect-column.leaders", names=names, count=len(leaders), money=sums[leaders[0]])


def bonus_lines(scene: Scene[State], bonus: int) -> list[str]:
    """Describe what a bonus card does and what is printed on it."""
    words, card = scene.words, scene.state.box.bonus_parts[bonus]
    effects = [look.say(words, "power", power, "effect", amount=card.amount) for power in card.powers]
    return [
        words("inspect-column.choice" if card.mode == "choose" else "inspect-column.power", text=" ".join(effects)),
        words("bonus-card.symbols", vp=card.vp, manneken=card.manneken),
        words("bonus-card.tuck", vp=card.vp),
    ]


def column(scene: Scene[State], col: int) -> Inspection:
    """Explain a column, its bonus card and its auction."""
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
    if not area:
        lines += [words("inspect-column.undecided"), *_what_opens(scene, col)]
        return Inspection(title, tuple(lines), words("inspect-column.rule"), source(scene, "bonus"))
    spaces = [space for space in state.box.column_spaces[col] if space in area]
    free = sum(state.board.owners[space] == NOBODY for space in spaces)
    lines.append(words("inspect-column.left", count=free) if spaces else words("inspect-column.closed"))
    others = [money for seat, money in sums.items() if seat != scene.viewer]
    needed = max(others, default=0) - sums.get(scene.viewer, 0) + 1
    if free and needed > 0:
        able = needed <= state.players[scene.viewer].money
        lines.append(words("inspect-column.to-lead", money=needed) if able else words("inspect-column.cannot-lead"))
    return Inspection(title, tuple(lines), words("inspect-column.rule"), source(scene, "bonus"))


def _what_opens(scene: Scene[State], col: int) -> list[str]:
    """Describe how much of a column each bracket on offer would open."""
    words, spaces = scene.words, set(scene.state.box.column_spaces[col])
    return [
        words(
            "inspect-column.would-open",
            shield=look.shield(words, each.row, each.col),
            count=len(spaces & set(each.area)),
        )
        for each in offered_shields(scene)
    ]
