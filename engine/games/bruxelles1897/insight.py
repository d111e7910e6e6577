"""How good a position looks to a bot: the points a seat can expect at the end, item by item.

The points on the track and those of the final scoring are known. The rest is an estimate of the turns to come, by the
numbers of `weights.toml`.
"""

from collections.abc import Sequence
from typing import Final

from engine.items import itemised

from .components import CITY_HALL, PRESTIGE
from .parts import (
    ARTWORK_BONUS,
    EXPO_HELD,
    HOUSE_BONUS,
    HOUSES,
    MATERIALS,
    MONEY_BONUS,
    NO_CARD,
    NOBLE_BONUS,
    NOBODY,
    UPKEEP,
    Area,
    Player,
)
from .state import State
from .turn import Turn
from .worths import BLANK, MOST_FRANCS, Court, Fight, Holdings, Offers, Outlook, Value, Worths

TERMS: Final = (
    "points",
    "coats-of-arms",
    "columns",
    "houses",
    "materials",
    "artworks",
    "tracks",
    "nobles",
    "upkeep",
    "money",
    "architects",
    "prison",
    "expo",
    "to-move",
)
"""The items; `points` are those on the track."""
_LINES: Final = {
    UPKEEP: "upkeep",
    HOUSES: "houses",
    MATERIALS: "materials",
    EXPO_HELD: "expo",
    MONEY_BONUS: "columns",
    ARTWORK_BONUS: "columns",
    HOUSE_BONUS: "columns",
    NOBLE_BONUS: "columns",
}
"""The items that the lines of the final scoring belong to."""


def appraise(state: State, worths: Worths, seats: Sequence[int]) -> list[list[float]]:
    """Estimate the final points of some seats, item by item."""
    players = state.players
    if not state.agenda:
        return [itemised(TERMS, _LINES, players[seat].points) for seat in seats]
    outlook = worths.outlook(state.edition, state.options.tracks, state.round)
    left = outlook.left
    hands = [0 if player.passed else sum(player.hand) for player in players]
    in_hand = sum(hands)
    still_in = [player.passed for player in players].count(False)
    area = state.area
    free = len(area.cards) - area.cards.count(NO_CARD)
    fight = _fight(outlook, area, free)
    fill = min(1.0, outlook.placed * in_hand / free) if free else 0.0
    crowded = outlook.crowded * (1.0 - free / in_hand) if in_hand > free else 0.0
    offers = outlook.offers(tuple(area.cards))
    sent = [sum(map(sum, player.brussels)) for player in players] if left and any(state.uses) else []
    most_sent = max(sent, default=0)
    uses, expo, bonuses = state.uses[CITY_HALL], state.expo, state.bonuses
    step = state.agenda[-1]
    to_move = step.seat if type(step) is Turn else NOBODY
    release_by_noble, release_by_column = outlook.released
    prestige_rises = outlook.level_rises[PRESTIGE]

    appraised = []
    for seat in seats:
        player = players[seat]
        passed = player.passed
        turns = hands[seat]
        is_active = left > 0 or turns > 0
        prisoners = sum(player.prison)
        steps = player.steps
        holdings = outlook.holdings(
            tuple(player.artworks), sum(player.materials), tuple(player.houses), tuple(player.nobles), tuple(steps)
        )
        collection, court, level = holdings.collection, holdings.court, holdings.level
        prestige = steps[PRESTIGE]

        complete, one, two, three, four = fight.arms[seat]
        incomplete = fill * (one + fill * (two + fill * (three + fill * four)))
        arms = complete + outlook.arms_scale * incomplete
        gains = (
            holdings.architecture_gain,
            holdings.nobility_gain,
            outlook.prestige_rise[prestige] * (arms + outlook.arms_later) + prestige_rises[prestige],
            release_by_noble if prisoners else 0.0,
            release_by_column if prisoners else 0.0,
            0.0,
        )

        is_open = turns > 0 or still_in > (0 if passed else 1)
        chances = fight.columns[seat] if is_open else fight.closed[seat]
        columns = outlook.columns_scale * _upper_halves(outlook, bonuses, chances, gains)
        if not left:
            columns += _lower_halves(outlook, bonuses, chances, player, holdings)
        artworks = collection.shown_now if offers.expo and not passed else collection.shown
        if is_active:
            artworks += collection.sold
        nobles = court.kept
        if outlook.visits:
            nobles += outlook.visits * _best(court.held, level, gains)
        if left:
            money = outlook.purse[min(player.money, MOST_FRANCS)]
            upkeep = -court.upkeep * outlook.upkeep_franc
        else:
            money, upkeep = _last_money(outlook, player, court, turns)
        if outlook.nobles_now and turns > uses and court.ready:
            nobles += outlook.nobles_now * _best(court.ready, level, gains)
        architects = outlook.passed if passed else 0.0
        if turns:
            architects = outlook.turns[turns] + crowded * turns
            if turns > player.money:
                architects += (turns - player.money) * outlook.unpaid
            architects += outlook.reach[turns] * _offered(outlook, offers, holdings)
        prison = -outlook.prisoner * prisoners
        if most_sent and sent[seat] == most_sent:
            prison -= outlook.most_sent
        appraised.append(
            [
                float(sum(player.points)),
                arms * outlook.prestige[prestige] + outlook.arms_each * incomplete,
                columns,
                holdings.houses,
                holdings.supplies_in_play if is_active else holdings.supplies,
                artworks,
                holdings.tracks,
                nobles,
                upkeep,
                money,
                architects,
                prison,
                outlook.expo if expo == seat else 0.0,
                outlook.to_move if to_move == seat else 0.0,
            ]
        )
    return appraised


def _fight(outlook: Outlook, area: Area, free: int) -> Fight:
    """Estimate the majorities of the area."""
    owners = area.owners
    if free != owners.count(NOBODY):
        spaces = zip(owners, area.cards, strict=True)
        owners = [BLANK if owner == NOBODY and card == NO_CARD else owner for owner, card in spaces]
    return outlook.fight(tuple(owners), tuple(area.values))


def _upper_halves(outlook: Outlook, bonuses: list[int], chances: Sequence[float], gains: tuple[float, ...]) -> float:
    """Estimate what the upper halves of the bonus cards will bring."""
    points = 0.0
    values = outlook.bonuses
    for bonus, chance in zip(bonuses, chances, strict=True):
        if chance:
            flat, gain, other = values[bonus]
            points += chance * (flat + gains[gain] + gains[other])
    return points


def _lower_halves(
    outlook: Outlook,
    bonuses: list[int],
    chances: Sequence[float],
    player: Player,
    holdings: Holdings,
) -> float:
    """Estimate what the lower halves of the bonus cards would pay."""
    points = 0.0
    court = holdings.court
    for bonus, chance in zip(bonuses, chances, strict=True):
        if not chance:
            continue
        kind = outlook.endgames[bonus]
        if kind == "artwork":
            points += chance * holdings.collection.colours * outlook.lower_artwork
        elif kind == "house":
            points += chance * holdings.kinds * outlook.lower_house
        elif kind == "noble":
            points += chance * court.number * outlook.lower_noble
        else:
            values = outlook.box.final
            francs = max(0, player.money - court.upkeep)
            if not player.passed:
                francs += outlook.box.actions.pass_later
            points += chance * min(francs // values.bonus_money_unit, values.bonus_money_lots) * outlook.lower_money
    return points


def _offered(outlook: Outlook, offers: Offers, holdings: Holdings) -> float:
    """Estimate what lies in the area for a seat."""
    points = 0.0
    if offers.house and holdings.can_build:
        points += outlook.area_house
    if offers.nobles & holdings.court.absent:
        points += outlook.area_noble
    if offers.colours & holdings.collection.lacking:
        points += outlook.area_colour
    if offers.material:
        points += outlook.area_material
    if offers.money and holdings.collection.colours:
        points += outlook.area_money
    return points


def _best(values: tuple[Value, ...], number: int, gains: tuple[float, ...]) -> float:
    """Add up what the best nobles do, as many as can be activated."""
    worths = [flat + gains[gain] + gains[other] for flat, gain, other in values]
    if len(worths) > number:
        worths.sort(reverse=True)
        del worths[number:]
    return sum(worths)


def _last_money(outlook: Outlook, player: Player, court: Court, turns: int) -> tuple[float, float]:
    """Estimate money and upkeep in the last round, in which it is known what the nobles will cost."""
    francs = player.money - court.upkeep
    if not player.passed:
        francs += outlook.box.actions.pass_later
    if francs >= 0:
        return outlook.purse[min(francs, MOST_FRANCS)] if turns else 0.0, 0.0
    francs += court.upkeep
    unpaid = 0
    for due in court.dues:
        francs -= due
        unpaid += francs < 0
    return 0.0, float(unpaid * outlook.box.final.unpaid_noble_vp)
