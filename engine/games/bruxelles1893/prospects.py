"""What a seat can expect from what it owns and from the columns: parts of a bot's insight, in points.

The numbers of the estimate come from `worths`.
"""

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

import msgspec

from . import chances
from .components import ANY_NOBLE, ASSISTANTS_ROW, BLACK, EMPTY, FIGURES_ROW, JOKER
from .parts import ABSENT, NO_CARD, NO_SHIELD, NOBODY, UPRIGHT, Player
from .state import State
from .worths import FREEING, MANNEKEN, MOST_FRANCS, CardWorth, RoundWorths

FEW_WORKS: Final = 3
"""Works of art that a seat can sell one by one; more are many."""

REMEMBERED: Final = 4096
"""Most boards, and most of anything else that comes up again and again in a search, of which an estimate is kept."""

Column = tuple[CardWorth, tuple[int, ...], int, int, int]
"""An open column: its card, the bids by seat, the highest and the second highest of them, and the free spaces."""


@lru_cache(maxsize=REMEMBERED)
def offers(now: RoundWorths, shield: int, owners: tuple[int, ...], actions: tuple[int, ...]) -> tuple[int, ...]:
    """List the actions of the free open spaces."""
    return tuple([actions[space] for space in now.board.open[shield] if owners[space] == NOBODY])


@lru_cache(maxsize=REMEMBERED)
def open_columns(
    now: RoundWorths, shield: int, owners: tuple[int, ...], bids: tuple[int, ...], bonuses: tuple[int, ...]
) -> tuple[Column, ...]:
    """Add up the bids of the open columns that have a card."""
    found: list[Column] = []
    for col, spaces in now.board.columns[shield]:
        card = bonuses[col]
        if card == NO_CARD:
            continue
        sums = [0] * now.seats
        free = 0
        for space in spaces:
            owner = owners[space]
            if owner >= 0:
                sums[owner] += bids[space]
            elif owner == NOBODY:
                free += 1
        ranked = sorted(sums)
        found.append((now.cards[card], tuple(sums), ranked[-1], ranked[-2], free))
    return tuple(found)


@lru_cache(maxsize=REMEMBERED)
def expected_shields(
    now: RoundWorths, shield: int, owners: tuple[int, ...], turns: tuple[int, ...], free: int
) -> tuple[float, ...]:
    """Estimate how many shields each seat will score this round.

    `turns` are the assistants that each seat can still place, `free` the number of spaces for them.
    """
    around, hands = now.around, sum(turns)
    fill = now.placed * hands / free if free else 0.0
    if fill > 1.0:
        fill = 1.0
    squared = fill * fill
    filled = (1.0, fill, squared, squared * fill, squared * squared)
    whole = hands + len(turns)
    known = [around[owners_around(owners)] for owners_around in now.board.shields[shield]]
    scale = now.shields_scale
    expected = []
    for seat, own in enumerate(turns):
        share = round(chances.PARTS * (own + 1) / whole)
        expected.append(scale * sum([filled[missing] * by_seat[seat][share] for missing, by_seat in known]))
    return tuple(expected)


class Standing(msgspec.Struct, frozen=True, gc=False):
    """What the tracks and the public figures of a seat come to."""

    shields: float
    """Points of the shields, with the level at the City Hall."""
    architect: float
    """Points of the buildings."""
    level: int
    """The level of the Architect."""
    figures: float
    """Points of the figures, but for what they still do this round."""
    held: float
    """The figures there will be."""
    upkeep: int
    best_effect: float
    ready: int
    """The upright figures."""
    acting_now: float
    """What these bring together, as far as the Royal Palace lets them act at once."""
    powers: tuple[float, float, float, float]
    """What a space of each track brings, and an assistant that comes free."""


@lru_cache(maxsize=REMEMBERED)
def standing(
    now: RoundWorths,
    steps: tuple[int, int, int],
    figures: tuple[int, ...],
    built: int,
    detained: int,
    symbols: tuple[int, ...],
    expected_shields: float,
) -> Standing:
    """Estimate what a seat's place on the tracks and its public figures are worth."""
    step_city, step_palace, step_architect = steps
    level, more, shields = now.city_hall[step_city]
    city_hall = more * (expected_shields + now.shields_later)
    shields += level * expected_shields

    level, more, ends = now.architect[step_architect]
    buildings = now.buildings[built][step_architect]
    architect = more * (buildings + now.architect_level)
    ends = buildings * ends + level * now.architect_level + now.built[built]

    # What the figures do depends on the tracks, and a space at the Royal Palace on the figures.
    spaces = (city_hall, now.palace_space, architect)
    upkeep = 0
    points = 0.0
    effects = []
    ready = []
    for figure, stands in enumerate(figures):
        if stands != ABSENT:
            due, effect, track, frees, kept = now.figures[figure]
            upkeep += due
            points += kept
            if track is not None:
                effect += spaces[track]
            elif frees and detained:
                effect += now.freed + symbols[ASSISTANTS_ROW]
            effects.append(effect)
            if stands == UPRIGHT:
                ready.append(effect)
    acting, more_acting, for_level, palace = now.royal_palace[step_palace]
    held = len(effects) + now.more_things[FIGURES_ROW]
    surplus = max(0.0, _acting(effects, acting) - now.turn)
    points += now.grand_place_later * surplus + symbols[FIGURES_ROW] * held + for_level
    if len(effects) > acting:
        palace += now.grand_place_later * (max(0.0, _acting(effects, more_acting) - now.turn) - surplus)
        points += now.other_figures * sum(effects[acting:])
    return Standing(
        shields,
        ends,
        level,
        points,
        held,
        upkeep,
        max(effects, default=0.0),
        len(ready),
        _acting(ready, acting),
        (city_hall, palace, architect, now.later + symbols[ASSISTANTS_ROW]),
    )


def _acting(effects: list[float], acting: int) -> float:
    """Add up the best of some effects; if some are left out, all are sorted."""
    if len(effects) > acting:
        effects.sort(reverse=True)
        effects = effects[:acting]
    return sum(effects)


class Stores(msgspec.Struct, frozen=True, gc=False):
    """What the cubes of a seat come to."""

    points: float
    """Those of the end, and besides."""
    is_enough: bool
    """Whether they pay the next building as the compass stands."""
    building: float
    """Points the next building brings."""
    towards_next: float
    """Points for what is there of the next building."""
    towards_then: float
    """Points for what is there of the one after it."""


@lru_cache(maxsize=REMEMBERED)
def stores(
    now: RoundWorths, cubes: tuple[int, int, int, int], coins: int, built: int, level: int, one: int, other: int
) -> Stores:
    """Estimate what cubes are worth to a seat with this level of the Architect.

    `coins` is how many units its money pays where a needle points at francs, `one` and `other` are the tiles of the
    compass.
    """
    units = now.units
    jokers = cubes[JOKER]
    all_cubes = sum(cubes)
    nobles = all_cubes - jokers
    kinds = len(cubes) - cubes.count(0) - (jokers > 0)
    points = nobles * now.noble + jokers * now.joker + kinds * now.kind
    if not all_cubes or built == len(units):
        return Stores(points, False, 0.0, 0.0, 0.0)
    need = units[built]
    worth = level + now.building[built]
    fits = _fitting((*cubes[:JOKER], nobles, coins, 0), one, other, need)
    pays = now.compass * fits
    pays += now.other_compass * (nobles if nobles < need else need)
    whole = pays + jokers
    if whole > need:
        whole = need
    towards_next = now.build_chance * (worth * whole + (now.no_joker_vp - need) * pays) / need
    towards_then = 0.0
    spare = all_cubes - need
    if spare > 0 and built + 1 < len(units):
        then = units[built + 1]
        towards_then = now.next_build_chance * (worth + now.next_building) * (spare / then if spare < then else 1.0)
    return Stores(points, fits + jokers >= need, worth, towards_next, towards_then)


def _fitting(by_tile: Sequence[int], one: int, other: int, need: int) -> int:
    """Count the units of the next building that can be paid as the compass stands; `by_tile` has what suits a tile."""
    first, second = by_tile[one], by_tile[other]
    if one == EMPTY or other == EMPTY:
        fits = first + second
    elif one == ANY_NOBLE and other < ANY_NOBLE:
        # One noble material and any: at least one cube has to be of that kind.
        fits = second + min(first - second, need - 1)
    elif other == ANY_NOBLE and one < ANY_NOBLE:
        fits = first + min(second - first, need - 1)
    else:
        fits = min(first, need - 1) + min(second, need - 1)
    return fits if fits < need else need


def materials(state: State, player: Player, now: RoundWorths, turns: int, level: int, has_site: bool) -> float:
    """Estimate what the cubes are worth: at the end, and towards the next buildings.

    `has_site` says whether the seat can still come to build this round.
    """
    needle, other_needle = state.needles
    one, other = state.compass[needle], state.compass[other_needle]
    have = stores(now, tuple(player.cubes), player.money // now.bf3_money, player.built, level, one, other)
    points = have.points
    if turns or now.left:
        if turns and have.is_enough:
            points += (now.payable + now.site if has_site else now.payable) * have.building
        points += have.towards_next
        points += have.towards_then
    return points


@lru_cache(maxsize=REMEMBERED)
def sites(now: RoundWorths, buildings: tuple[int, ...]) -> tuple[tuple[int, ...], ...]:
    """List the spaces of each seat's buildings."""
    return tuple(tuple([space for space, owner in enumerate(buildings) if owner == seat]) for seat in range(now.seats))


def secondary(state: State, seat: int, now: RoundWorths, rivals_hands: int, best_effect: float) -> float:
    """Estimate what the seat's buildings will bring when others use their spaces."""
    player, owners, actions = state.players[seat], state.board.owners, state.actions
    area: frozenset[int] = frozenset()
    soon = 0.0
    if rivals_hands and state.shield != NO_SHIELD:
        area = now.board.open[state.shield]
        soon = min(now.most_visits_now, now.visits_now * rivals_hands / len(area))
    worths = (now.black_work, sum(player.works), best_effect, now.noble_cube, player.built)
    points = 0.0
    for space in sites(now, tuple(state.board.buildings))[seat]:
        visits = now.visits_later
        if space in area and owners[space] == NOBODY:
            visits += soon
        points += visits * worths[actions[space]]
    return points


class Collection(msgspec.Struct, frozen=True, gc=False):
    """What the works of art of a seat come to."""

    owned: int
    kept: float
    """Points they bring when the seat passes, and besides."""
    many: float
    """Points of those beyond the third."""
    sale: float
    """What the best sale brings above keeping the work."""
    others: float
    """What sales of the other works bring."""


@lru_cache(maxsize=REMEMBERED)
def collection(
    now: RoundWorths, held: tuple[int, ...], has_passed: bool, cursor: int, shown: tuple[int, ...], row: int
) -> Collection:
    """Estimate what works of art bring; `shown` are the colours the shop shows, `row` the symbols of their row."""
    owned = sum(held)
    passes = now.left if has_passed else now.left + 1
    kept = (len(held) - held.count(0)) * (now.pass_income * passes + now.colour) + held[BLACK] * now.black
    many = (owned - FEW_WORKS) * now.many_works if owned > FEW_WORKS else 0.0
    prices = now.sales[cursor][min(owned, chances.FARTHEST)]
    best = max([prices[colour] for colour, count in enumerate(held) if count and colour not in shown], default=0.0)
    sale = (best if best > 0.0 else now.unsaleable) - row - now.sale_turn
    other = now.other_work - row
    return Collection(owned, kept, many, sale, now.sold * (owned - 1) * other if other > 0.0 else 0.0)


def works(exhibitions: int, held: Collection, now: RoundWorths, turns: int, can_sell: bool) -> float:
    """Estimate what works of art and exhibition tiles are worth besides the row of works.

    `can_sell` says whether the seat can still come to sell this round.
    """
    points = exhibitions * now.exhibition
    if not held.owned:
        return points
    points += held.kept
    points += held.many
    if now.left or turns:
        if held.sale > 0.0:
            points += (now.sale_chance + now.sale_space if can_sell else now.sale_chance) * held.sale
        points += held.others
    return points


def upkeep_and_money(player: Player, now: RoundWorths, upkeep: int, turns: int) -> tuple[float, float]:
    """Estimate what the figures will cost, and what the money is worth besides its row."""
    francs = player.money
    if now.left:
        return -upkeep * now.upkeep_franc, now.purse[min(francs, MOST_FRANCS)]
    if francs < upkeep:
        return float(unpaid(player, now) * now.unpaid_figure_vp), 0.0
    return 0.0, now.purse[min(francs - upkeep, MOST_FRANCS)] * now.last_purse[turns]


def unpaid(player: Player, now: RoundWorths) -> int:
    """Count the figures that the money cannot pay; the cheapest are paid first."""
    dues = [due for (due, *_), stands in zip(now.figures, player.figures, strict=True) if stands != ABSENT]
    francs, figures = player.money, 0
    for due in sorted(dues):
        francs -= due
        figures += francs < 0
    return figures


def bonus_cards(
    seat: int,
    now: RoundWorths,
    columns: Sequence[Column],
    powers: Sequence[float],
    detained: int,
    most_things: float,
    can_bid: bool,
    purse: int,
) -> tuple[float, float]:
    """Estimate what the open columns bring: their cards, and the chance to play first.

    `purse` is the most that a rival can still bid.
    """
    points = mannekens = 0.0
    for card, sums, highest, second, free in columns:
        mine = sums[seat]
        best = second if mine == highest else highest
        if not mine:
            if not (free and can_bid):
                continue
            chance = now.untouched - best * now.behind
            if chance < now.least:
                chance = now.least
        elif not free or mine - best > purse:
            if mine < best:
                continue
            if mine == best:
                points += card_worth(card, powers, detained, 0.0)
                continue
            chance = 1.0
        else:
            if mine < best and not can_bid:
                continue
            chance = now.even + (mine - best) * now.franc
            if chance > now.sure:
                chance = now.sure
            elif chance < 0.0:
                continue
        points += chance * card_worth(card, powers, detained, most_things)
        mannekens += chance * card[MANNEKEN]
    return now.columns * points, now.columns * mannekens * now.manneken


def cards_to_come(
    state: State, now: RoundWorths, powers: Sequence[float], detained: int, most_things: float
) -> tuple[float, float]:
    """Estimate what the bonus cards and the chance to play first are worth before the bracket is placed."""
    cards = [now.cards[card] for card in state.bonuses if card != NO_CARD]
    points = sum([card_worth(card, powers, detained, most_things) for card in cards])
    mannekens = sum([card[MANNEKEN] for card in cards])
    return now.before_bracket * points, now.before_bracket * mannekens * now.manneken


def card_worth(card: CardWorth, powers: Sequence[float], detained: int, most_things: float) -> float:
    """Estimate what a bonus card is worth to a seat, without its Manneken-Pis: its power, or its VP symbols.

    `detained` is the number of assistants it can free, `most_things` what the row counts that counts most.
    """
    effects, is_choice, vp, _ = card
    best = 0.0
    for power, amount in effects:
        if power == FREEING and amount > detained:
            amount = detained
        worth = amount * powers[power]
        if not is_choice:
            best += worth
        elif worth > best:
            best = worth
    tucked = most_things * vp
    return tucked if tucked > best else best
