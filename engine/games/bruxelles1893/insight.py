"""How good a position looks to a bot: the points a seat can expect at the end, item by item.

The points on the track and those of the final scoring are known. The rest is an estimate of the turns to come, from the
weights: `worths` has them ready, `prospects` estimates single things, this module puts them together.
"""

from collections.abc import Sequence
from typing import TypeAlias

from engine.items import itemised

from . import prospects, sale, scoring
from .components import ASSISTANTS_ROW, CONSTRUCTION, GRAND_PLACE, MONEY_ROW, PARK, SALE, WORKS_ROW
from .parts import (
    ARCHITECTURE,
    ASSISTANTS_LINE,
    FIGURES_LINE,
    MANNEKEN,
    MATERIALS_LINE,
    MONEY_LINE,
    NO_SHIELD,
    NOBODY,
    UPKEEP,
    WORKS_LINE,
    Player,
)
from .state import State
from .turn import Turn
from .worths import FREEING, RoundWorths, Worths

TERMS = (
    "points",
    "shields",
    "architect",
    "materials",
    "secondary",
    "works",
    "figures",
    "upkeep",
    "money",
    "assistants",
    "courthouse",
    "bonus-cards",
    "first-player",
)

_LINES = {
    ARCHITECTURE: "architect",
    MATERIALS_LINE: "materials",
    WORKS_LINE: "works",
    FIGURES_LINE: "figures",
    UPKEEP: "upkeep",
    MONEY_LINE: "money",
    ASSISTANTS_LINE: "assistants",
    MANNEKEN: "first-player",
}
"""The items that the lines of the final scoring belong to."""

Shared: TypeAlias = tuple[
    RoundWorths,
    int,
    tuple[prospects.Column, ...] | None,
    tuple[int, ...],
    tuple[int, ...],
    list[int],
    list[int],
    int,
    bool,
]
"""What the seats share: the worths, the assistants still to place, the open columns, the actions of the free open
spaces, the colours that the shop shows, the purses of those who can still bid and the assistants in Brussels, both in
ascending order, the seat whose turn begins, and whether all have passed."""


def appraise(state: State, worths: Worths, seats: Sequence[int]) -> list[list[float]]:
    """Estimate the final points of some seats, item by item."""
    if not state.agenda:
        return [itemised(TERMS, _LINES, state.players[seat].points) for seat in seats]
    if type(state.agenda[0]) is scoring.CountUp:
        return [_counted(state, seat) for seat in seats]
    now = worths.of(state.box, state.round)
    players = state.players
    turns, purses, sent = [], [], []
    for player in players:
        placeable = 0 if player.passed else player.reserve
        turns.append(placeable)
        purses.append(player.money if placeable else 0)
        sent.append(sum(player.brussels))
    hands = sum(turns)
    purses.sort()
    sent.sort()
    columns: tuple[prospects.Column, ...] | None = None
    offers: tuple[int, ...] = ()
    shields: Sequence[float] = [now.shields_of_a_round] * len(players)
    shield, board = state.shield, state.board
    if shield != NO_SHIELD:
        owners = tuple(board.owners)
        columns = prospects.open_columns(now, shield, owners, tuple(board.bids), tuple(state.bonuses))
        offers = prospects.offers(now, shield, owners, state.actions)
        shields = prospects.expected_shields(now, shield, owners, tuple(turns), len(offers))
    is_over = not hands and all(player.passed for player in players)
    step = state.agenda[-1]
    to_move = step.seat if type(step) is Turn else NOBODY
    shown = tuple(sale.shown(state))
    shared = (now, hands, columns, offers, shown, purses, sent, to_move, is_over)
    return [_items(state, seat, turns[seat], shields[seat], shared) for seat in seats]


def _counted(state: State, seat: int) -> list[float]:
    """Itemise the final scoring while the upkeep is paid."""
    points, projected = state.players[seat].points, scoring.projected_points(state, seat)
    return itemised(TERMS, _LINES, [sum(both) for both in zip(points, projected, strict=True)])


def _items(state: State, seat: int, turns: int, expected_shields: float, shared: Shared) -> list[float]:
    """Estimate the final points of a seat that can still place this many assistants this round."""
    now, hands, columns, offers, shown, purses, all_sent, to_move, is_over = shared
    player: Player = state.players[seat]
    courthouse, built, francs = player.courthouse, player.built, player.money
    symbols = now.symbols[player.rows]
    more_money, more_works, _, more_assistants = now.more_things
    standing = prospects.standing(
        now, tuple(player.steps), tuple(player.figures), built, courthouse, symbols, expected_shields
    )
    upkeep = standing.upkeep

    figures = standing.figures
    if turns and standing.ready:
        figures += now.upright * standing.ready
        price = state.uses[GRAND_PLACE] // now.uses_per_step + 1
        if price <= turns and standing.acting_now > now.turn * price:
            figures += now.grand_place_now * (standing.acting_now - now.turn * price)

    secondary = prospects.secondary(state, seat, now, hands - turns, standing.best_effect) if built else 0.0

    # What can still be done this round: on a free open space with a bid, or at the Park with enough assistants.
    at_the_park = turns > state.uses[PARK] // now.uses_per_step
    can_place = turns > 0 and francs > 0
    can_sell = at_the_park or (can_place and SALE in offers)
    can_build = at_the_park or (can_place and CONSTRUCTION in offers)

    row = symbols[WORKS_ROW]
    collection = prospects.collection(now, tuple(player.works), player.passed, state.cursor, shown, row)
    owned = collection.owned + more_works
    works = row * owned + prospects.works(state.exhibitions.count(seat), collection, now, turns, can_sell)

    sets = more_money
    if not now.left and francs > upkeep:
        sets += (francs - upkeep) / now.money_per_set
    dues, money = prospects.upkeep_and_money(player, now, upkeep, turns)
    money += symbols[MONEY_ROW] * sets
    if turns > francs:
        money -= now.short * (turns - francs)

    counting = now.counting_assistants - courthouse + more_assistants
    if counting < 0.0:
        counting = 0.0
    assistants = now.reserve[turns] + symbols[ASSISTANTS_ROW] * counting
    if turns:
        assistants += now.room * turns * len(offers) / hands
    elif player.passed:
        assistants += now.passed
    if seat == to_move:
        assistants += now.to_move
    detained = -courthouse * now.later
    powers = standing.powers
    sent = sum(player.brussels)
    if sent:
        lead = sent - _most_of_others(all_sent, sent)
        detained -= powers[FREEING] * (lead >= 0 if is_over else now.detained[max(-2, min(1, lead)) + 2])

    most_things = max(sets, owned, standing.held, counting)
    cards = first = 0.0
    if columns is None:
        cards, first = prospects.cards_to_come(state, now, powers, courthouse, most_things)
    elif not is_over:
        purse = _most_of_others(purses, francs if turns else 0)
        cards, first = prospects.bonus_cards(seat, now, columns, powers, courthouse, most_things, can_place, purse)
        if len(state.exhibitions) == state.round and state.exhibitions[-1] == seat:
            first += now.exhibition_manneken
    if state.first == seat:
        first += now.first_player if is_over else now.holder
    for won in player.won:
        cards += prospects.card_worth(now.cards[won], powers, courthouse, most_things)

    return [
        float(sum(player.points)),
        standing.shields,
        standing.architect,
        prospects.materials(state, player, now, turns, standing.level, can_build),
        secondary,
        works,
        figures,
        dues,
        money,
        assistants,
        detained,
        cards,
        first,
    ]


def _most_of_others(ranked: Sequence[int], own: int) -> int:
    """Return the most that any other seat has, from what all have in ascending order."""
    return ranked[-2] if own == ranked[-1] else ranked[-1]
