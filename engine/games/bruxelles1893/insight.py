"""How good a position looks to a bot: the points a seat can expect at the end, item by item.

The points on the track and those of the final scoring are known. The rest is an estimate of the turns to come, from the
weights: `worths` has them ready, `prospects` estimates single things, this module puts them together.
"""

from collections.abc import Sequence

from . import prospects, scoring
from .components import ASSISTANTS_ROW, FIGURES_ROW, GRAND_PLACE, MONEY_ROW, WORKS_ROW
from .parts import (
    ARCHITECTURE,
    ASSISTANTS_LINE,
    FIGURES_LINE,
    MANNEKEN,
    MATERIALS_LINE,
    MONEY_LINE,
    NO_CARD,
    NO_SHIELD,
    UPKEEP,
    UPRIGHT,
    WORKS_LINE,
    Player,
)
from .state import State
from .worths import RoundWorths, Worths

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
    "architect": ARCHITECTURE,
    "materials": MATERIALS_LINE,
    "works": WORKS_LINE,
    "figures": FIGURES_LINE,
    "upkeep": UPKEEP,
    "money": MONEY_LINE,
    "assistants": ASSISTANTS_LINE,
    "first-player": MANNEKEN,
}
"""The lines of the final scoring by the item they belong to."""

_NO_AREA: frozenset[int] = frozenset()


def appraise(state: State, worths: Worths, seats: Sequence[int]) -> list[list[float]]:
    """Estimate the final points of some seats, item by item."""
    if not state.agenda:
        return [[float(state.players[seat].vp), *[0.0] * (len(TERMS) - 1)] for seat in seats]
    if type(state.agenda[0]) is scoring.CountUp:
        return [_counted(state, seat) for seat in seats]
    now = worths.of(state.box, state.round)
    players = state.players
    turns = [0 if player.passed else player.reserve for player in players]
    columns: list[prospects.Column] | None = None
    if state.shield == NO_SHIELD:
        shields = [now.shields_of_a_round] * len(seats)
        area = _NO_AREA
    else:
        columns, free = prospects.open_columns(state, now)
        shields = prospects.expected_shields(state, now, turns, free, seats)
        area = now.board.open[state.shield]
    sent = [sum(player.brussels) for player in players]
    is_over = not any(turns) and all(player.passed for player in players)
    return [
        _items(state, seat, now, turns, expected, columns, area, sent, is_over)
        for seat, expected in zip(seats, shields, strict=True)
    ]


def _counted(state: State, seat: int) -> list[float]:
    """Itemise the final scoring while the upkeep is paid."""
    lines = scoring.projected_points(state, seat)
    points = float(state.players[seat].vp)
    return [points, *[float(lines[_LINES[term]]) if term in _LINES else 0.0 for term in TERMS[1:]]]


def _items(
    state: State,
    seat: int,
    now: RoundWorths,
    all_turns: Sequence[int],
    expected_shields: float,
    columns: Sequence[prospects.Column] | None,
    area: frozenset[int],
    sent: list[int],
    is_over: bool,
) -> list[float]:
    """Estimate the final points of a seat."""
    player: Player = state.players[seat]
    left, turn, later = now.left, now.turn, now.later
    turns = all_turns[seat]
    courthouse, built = player.courthouse, player.built
    symbols = now.symbols[player.rows]
    more_money, more_works, more_figures, more_assistants = now.more_things
    step_city, step_palace, step_architect = player.steps

    level, more, shields = now.city_hall[step_city]
    shields += expected_shields * level
    city_hall = more * (expected_shields + now.shields_later)

    level, more, ends = now.architect[step_architect]
    buildings = now.buildings[built]
    next_level = more * buildings

    # What the figures do depends on the tracks, and a space at the Royal Palace on the figures.
    spaces = (city_hall, 0.0, next_level)
    upkeep = 0
    effects = []
    ready = []
    for stands, (due, effect, track, frees) in zip(player.figures, now.figures, strict=True):
        if stands:
            upkeep += due
            if track is not None:
                effect += spaces[track]
            if frees and courthouse:
                effect += now.freed + symbols[ASSISTANTS_ROW]
            effects.append(effect)
            if stands == UPRIGHT:
                ready.append(effect)
    things = len(effects) + more_figures
    effects.sort(reverse=True)
    acting, more_acting = now.royal_palace[step_palace]
    figures = now.grand_place_later * max(0.0, sum(effects[:acting]) - turn)
    palace = now.grand_place_later * max(0.0, sum(effects[:more_acting]) - turn) - figures
    figures += symbols[FIGURES_ROW] * things
    if turns and ready:
        price = state.uses[GRAND_PLACE] // now.uses_per_step + 1
        if price <= turns:
            ready.sort(reverse=True)
            figures += now.grand_place_now * max(0.0, sum(ready[:acting]) - turn * price)

    secondary = 0.0
    if built:
        secondary = prospects.secondary(state, seat, now, sum(all_turns) - turns, area, effects[0] if effects else 0.0)

    owned = sum(player.works) + more_works
    works = symbols[WORKS_ROW] * owned + prospects.works(state, seat, now, turns, symbols)

    sets = more_money if left else more_money + max(0, player.money - upkeep) / now.money_per_set
    dues, money = prospects.upkeep_and_money(player, now, upkeep, turns)
    money += symbols[MONEY_ROW] * sets

    counting = max(0.0, now.counting_assistants - courthouse + more_assistants)
    freed = later + symbols[ASSISTANTS_ROW]
    busy = now.busy
    assistants = (turns if turns <= busy else busy + now.spare * (turns - busy)) * turn
    assistants += symbols[ASSISTANTS_ROW] * counting
    detained = -courthouse * later
    if sent[seat]:
        lead = sent[seat] - max(sent[:seat] + sent[seat + 1 :])
        if is_over:
            detained -= freed * (lead >= 0)
        else:
            detained -= freed * now.detained[max(-2, min(1, lead)) + 2]

    cards, first = _cards_and_first_player(
        state,
        seat,
        now,
        columns,
        (city_hall, palace, next_level, freed),
        max(sets, owned, things, counting),
        all_turns,
        is_over,
    )
    return [
        float(sum(player.points)),
        shields,
        buildings * ends,
        prospects.materials(state, player, now, turns, level),
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


def _cards_and_first_player(
    state: State,
    seat: int,
    now: RoundWorths,
    columns: Sequence[prospects.Column] | None,
    powers: Sequence[float],
    most_things: float,
    turns: Sequence[int],
    is_over: bool,
) -> tuple[float, float]:
    """Estimate what the bonus cards bring, those won included, and what the chance to play first is worth."""
    player = state.players[seat]
    courthouse = player.courthouse
    cards = first = 0.0
    for won in player.won:
        card = now.cards[won]
        cards += prospects.card_worth(card, powers, courthouse, most_things)
        if not is_over:
            first += card.manneken * now.manneken
    if is_over:
        return cards, first + now.first_player if state.first == seat else first
    if len(state.exhibitions) == state.round and state.exhibitions[-1] == seat:
        first += now.exhibition_manneken
    if columns is None:
        for number in state.bonuses:
            if number != NO_CARD:
                card = now.cards[number]
                cards += now.before_bracket * prospects.card_worth(card, powers, courthouse, most_things)
                first += now.before_bracket * card.manneken * now.manneken
        return cards, first
    purse = 0
    for number, rival in enumerate(state.players):
        if turns[number] and number != seat and rival.money > purse:
            purse = rival.money
    can_bid = bool(turns[seat] and player.money)
    to_win, to_lead = prospects.bonus_cards(seat, now, columns, powers, player, most_things, can_bid, purse)
    return cards + to_win, first + to_lead
