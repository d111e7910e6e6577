"""What a seat can expect from what it owns and from the columns: parts of a bot's insight, in points.

The numbers of the estimate come from `worths`.
"""

from collections.abc import Sequence

from . import chances
from .components import ANY_NOBLE, EMPTY, FRANCS, JOKER, WORKS_ROW
from .parts import ABSENT, NO_CARD, NOBODY, Player
from .state import State
from .worths import FREEING, MOST_FRANCS, CardWorth, RoundWorths

Column = tuple[CardWorth, list[int], int, int, int]
"""An open column: its card, the bids by seat, the highest and the second highest of them, and the free spaces."""


def open_columns(state: State, now: RoundWorths) -> tuple[list[Column], int]:
    """Add up the bids of the open columns; return those that have a card, and how many open spaces are free."""
    owners, bids, seats = state.board.owners, state.board.bids, len(state.players)
    found: list[Column] = []
    all_free = 0
    for col, spaces in now.board.columns[state.shield]:
        sums = [0] * seats
        free = 0
        for space in spaces:
            owner = owners[space]
            if owner >= 0:
                sums[owner] += bids[space]
            elif owner == NOBODY:
                free += 1
        all_free += free
        card = state.bonuses[col]
        if card != NO_CARD:
            *_, second, best = sorted(sums)
            found.append((now.cards[card], sums, best, second, free))
    return found, all_free


def expected_shields(
    state: State, now: RoundWorths, turns: Sequence[int], free: int, seats: Sequence[int]
) -> list[float]:
    """Estimate how many shields some seats will score this round, with these assistants in all reserves."""
    owners, around = state.board.owners, now.around
    to_come = sum(turns)
    fill = min(1.0, now.placed * to_come / free) if free else 0.0
    filled = (1.0, fill, fill**2, fill**3, fill**4)
    whole = to_come + len(turns)
    shares = [(seat, round(chances.PARTS * (turns[seat] + 1) / whole)) for seat in seats]
    expected = [0.0] * len(shares)
    for owners_around in now.board.shields[state.shield]:
        missing, by_seat = around[owners_around(owners)]
        likely = filled[missing]
        if likely:
            for place, (seat, share) in enumerate(shares):
                expected[place] += likely * by_seat[seat][share]
    return expected


def materials(state: State, player: Player, now: RoundWorths, turns: int, level: int) -> float:
    """Estimate what the cubes are worth: at the end, and towards the next buildings."""
    cubes, built, units = player.cubes, player.built, now.units
    jokers = cubes[JOKER]
    nobles = sum(cubes) - jokers
    points = float(nobles * now.noble_vp + jokers * now.joker_vp)
    if built == len(units) or not (nobles or jokers) or not (now.left or turns):
        return points
    need = units[built]
    worth = level + now.building[built]
    fits = _fitting(state, player, nobles, need, now.bf3_money)
    pays = now.compass * fits + now.other_compass * min(nobles, need)
    whole = min(need, pays + jokers) / need
    points += now.build_chance * (worth * whole + (now.no_joker_vp - need) * pays / need)
    spare = nobles + jokers - need
    if spare > 0 and built + 1 < len(units):
        points += now.next_build_chance * (worth + now.next_building) * min(1.0, spare / units[built + 1])
    return points


def _fitting(state: State, player: Player, nobles: int, need: int, price: int) -> int:
    """Count the units of the next building that noble cubes and money can pay as the compass stands."""
    one, other = state.compass[state.needles[0]], state.compass[state.needles[1]]
    if one == EMPTY or other == EMPTY:
        return min(need, _units(other if one == EMPTY else one, player, nobles, price))
    first, second = _units(one, player, nobles, price), _units(other, player, nobles, price)
    # One noble material and any: at least one cube has to be of that kind.
    if one == ANY_NOBLE and other < ANY_NOBLE:
        return min(need, second + min(first - second, need - 1))
    if other == ANY_NOBLE and one < ANY_NOBLE:
        return min(need, first + min(second - first, need - 1))
    return min(need, min(first, need - 1) + min(second, need - 1))


def _units(tile: int, player: Player, nobles: int, price: int) -> int:
    """Count the units a seat can pay for one tile of the compass."""
    if tile < ANY_NOBLE:
        return player.cubes[tile]
    return player.money // price if tile == FRANCS else nobles


def secondary(
    state: State, seat: int, now: RoundWorths, rivals_hands: int, area: frozenset[int], best_effect: float
) -> float:
    """Estimate what the seat's buildings will bring when others use their spaces."""
    player, owners, actions = state.players[seat], state.board.owners, state.actions
    soon = min(now.most_visits_now, now.placed * rivals_hands / len(area)) if area else 0.0
    worths = (now.black_work, sum(player.works), best_effect, now.noble_cube, player.built)
    points = 0.0
    for space, owner in enumerate(state.board.buildings):
        if owner == seat:
            visits = now.visits_later
            if soon and owners[space] == NOBODY and space in area:
                visits += soon
            points += visits * worths[actions[space]]
    return points


def works(state: State, seat: int, now: RoundWorths, turns: int, symbols: Sequence[int]) -> float:
    """Estimate what works of art and exhibition tiles are worth besides the row of works."""
    player = state.players[seat]
    held = player.works
    points = state.exhibitions.count(seat) * now.exhibition
    owned = sum(held)
    if not owned:
        return points
    points += (len(held) - held.count(0)) * now.colour * (now.left + (not player.passed))
    if not (now.left or turns):
        return points
    prices = now.sales[state.cursor][min(owned, chances.FARTHEST)]
    shown = [slot[-1] for slot in state.shop if slot]
    best = 0.0
    is_saleable = False
    for colour, count in enumerate(held):
        if count and colour not in shown:
            is_saleable = True
            if prices[colour] > best:
                best = prices[colour]
    if not is_saleable:
        best = now.unsaleable
    row = symbols[WORKS_ROW]
    points += now.sale_chance * max(0.0, best - row - now.sale_turn)
    return points + now.sold * (owned - 1) * max(0.0, now.other_work - row)


def upkeep_and_money(player: Player, now: RoundWorths, upkeep: int, turns: int) -> tuple[float, float]:
    """Estimate what the figures will cost, and what the money is worth besides its row."""
    francs = player.money
    if now.left:
        return -upkeep * now.upkeep_franc, now.purse[min(francs, MOST_FRANCS)]
    if francs < upkeep:
        return float(unpaid(player, now) * now.unpaid_figure_vp), 0.0
    return 0.0, now.purse[min(francs - upkeep, MOST_FRANCS)] if turns else 0.0


def unpaid(player: Player, now: RoundWorths) -> int:
    """Count the figures that the money cannot pay; the cheapest are paid first."""
    dues = [figure.upkeep for figure, stands in zip(now.figures, player.figures, strict=True) if stands != ABSENT]
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
    player: Player,
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
        lead = mine - best
        if not mine:
            if not (free and can_bid):
                continue
            chance = now.untouched - best * now.behind
            if chance < now.least:
                chance = now.least
        elif not free or lead > purse:
            if lead < 0:
                continue
            if lead == 0:
                points += power_of(card, powers, player.courthouse)
                continue
            chance = 1.0
        else:
            if lead < 0 and not can_bid:
                continue
            chance = now.even + lead * now.franc
            if chance > now.sure:
                chance = now.sure
            if chance < 0.0:
                continue
        points += chance * card_worth(card, powers, player.courthouse, most_things)
        mannekens += chance * card.manneken
    return points, mannekens * now.manneken


def power_of(card: CardWorth, powers: Sequence[float], detained: int) -> float:
    """Estimate what the central power of a bonus card is worth to a seat with assistants in the courthouse."""
    best = 0.0
    for power, amount in card.powers:
        if power == FREEING and amount > detained:
            amount = detained
        worth = amount * powers[power]
        if not card.is_choice:
            best += worth
        elif worth > best:
            best = worth
    return best


def card_worth(card: CardWorth, powers: Sequence[float], detained: int, most_things: float) -> float:
    """Estimate what a bonus card is worth, used or tucked where it counts most, without its Manneken-Pis."""
    best = power_of(card, powers, detained)
    return max(best, most_things * card.vp) if card.vp else best
