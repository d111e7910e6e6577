"""The majorities as they would stand: what an architect would do to its column and its coats of arms."""

from collections.abc import Sequence

from engine.games.bruxelles import leading
from engine.games.bruxelles1897 import majority
from engine.games.bruxelles1897.components import PRESTIGE
from engine.games.bruxelles1897.parts import NEUTRAL, NO_CARD, NOBODY
from engine.games.bruxelles1897.state import State
from tui.i18n.coordinates import crossing_name
from tui.table.scene import Scene

from . import look
from .grid import COLUMNS


def bonus(scene: Scene[State], col: int) -> str:
    """Return what the leader of a column (from 0) would win: the upper half, in the last round both."""
    state, words = scene.state, scene.words
    parts = state.box.bonus_parts[state.bonuses[col]]
    upper = look.gain(words, parts.immediate)
    if state.round < state.box.rounds:
        return upper
    return words("race-both", upper=upper, lower=words(f"endgame-{parts.endgame}"))


def affordable(state: State, seat: int) -> list[int]:
    """List the values that a player could show and pay now."""
    player = state.players[seat]
    return sorted({value for kind, value, _ in state.box.assign if player.hand[kind] and value <= player.money})


def column_before(scene: Scene[State], seat: int, cell: int) -> str:
    """Describe which values would lead or tie the column of a space."""
    state, col = scene.state, cell % COLUMNS
    own, best, blocked = _standing(state, seat, col)
    values = affordable(state, seat)
    leads = [value for value in values if own + value > best or (blocked and own + value == best)]
    ties = [value for value in values if own + value == best and not blocked]
    column = look.column_of(cell, COLUMNS)
    if leads == values:
        return scene.words("race-any", column=column)
    if leads and ties:
        return scene.words("race-tie-lead", column=column, tie=ties[0], lead=leads[0])
    if leads:
        return scene.words("race-lead", column=column, lead=leads[0])
    if ties:
        return scene.words("race-tie", column=column, tie=ties[0])
    return scene.words("race-none", column=column)


def column_after(scene: Scene[State], seat: int, cell: int, value: int) -> str:
    """Describe who would lead the column of a space with an architect of this value on it."""
    state, col = scene.state, cell % COLUMNS
    own, best, blocked = _standing(state, seat, col)
    arguments = {"column": look.column_of(cell, COLUMNS), "bonus": bonus(scene, col), "value": own + value}
    if own + value > best or (blocked and own + value == best):
        return scene.words("race-you-lead", **arguments)
    sums = majority.column_sums(state, col)
    rivals = [owner for owner in sums if owner != seat and sums[owner] == best]
    signs = " ".join(look.owner_sign(scene.glyphs, owner) for owner in sorted(rivals))
    if own + value == best:
        return scene.words("race-you-tie", rivals=signs, **arguments)
    return scene.words("race-behind", rivals=signs, best=best, **arguments)


def _standing(state: State, seat: int, col: int) -> tuple[int, int, bool]:
    """Return a player's sum, the best other sum, and whether only the neutral architect has it: it loses ties."""
    sums = majority.column_sums(state, col)
    others = {owner: total for owner, total in sums.items() if owner != seat}
    best = max(others.values(), default=0)
    return sums.get(seat, 0), best, [owner for owner in others if others[owner] == best] == [NEUTRAL]


def coats_of_arms(scene: Scene[State], seat: int, cell: int) -> str:
    """Count the coats of arms at a space, or describe those that an architect there would fill, and what they pay."""
    return filled_arms(scene, seat, cell) or scene.words("race-arms", count=_open_arms(scene.state, cell))


def _open_arms(state: State, cell: int) -> int:
    """Count the coats of arms at a space that can be filled."""
    return sum(cell in cells and not is_dead(state, cells) for _, _, cells in majority.shields(state))


def filled_arms(scene: Scene[State], seat: int, cell: int) -> str:
    """Describe which coats of arms an architect would fill and what they pay; nothing if it fills none."""
    state, words = scene.state, scene.words
    owners = list(state.area.owners)
    owners[cell] = seat
    filled, gains = [], dict.fromkeys([seat, *scene.seats_in_view], 0)
    for row, col, cells in majority.shields(state):
        around = [owners[each] for each in cells]
        if cell in cells and NOBODY not in around:
            filled.append(crossing_name(col, row))
            counts = {owner: around.count(owner) for owner in around}
            for leader in leading(counts, state.first, len(state.players)):
                gains[leader] += state.level(leader, PRESTIGE)
    if not filled:
        return ""
    paid = [
        words("effect-vp", vp=vp) if leader == seat else f"{scene.glyphs.seats[leader]} {words('effect-vp', vp=vp)}"
        for leader, vp in gains.items()
        if vp
    ]
    return words("race-fills", arms=", ".join(filled), count=len(filled), gains=", ".join(paid))


def is_dead(state: State, cells: Sequence[int]) -> bool:
    """Whether a coat of arms between these spaces cannot be filled this round: one is empty and has no card."""
    area = state.area
    return any(area.cards[cell] == NO_CARD and area.owners[cell] == NOBODY for cell in cells)


def brussels_after(scene: Scene[State], seat: int, count: int) -> str:
    """Describe whether a player with so many more architects in Brussels would send one to prison."""
    state = scene.state
    own = majority.at_brussels(state, seat) + count
    others = {rival: majority.at_brussels(state, rival) for rival in range(len(state.players)) if rival != seat}
    best = max(others.values())
    if own > best:
        return scene.words("race-brussels-most", count=own)
    signs = " ".join(scene.glyphs.seats[rival] for rival in scene.seats_in_view if others.get(rival) == best)
    return scene.words("race-brussels-tie" if own == best else "race-brussels-less", count=own, rivals=signs, best=best)
