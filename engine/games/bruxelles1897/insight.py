"""How good a position looks to a bot: the points a seat can expect at the end, item by item.

The points on the track and those of the final scoring are known. The rest is an estimate of the turns to come, by the
numbers of `weights.toml`.
"""

from collections.abc import Sequence
from typing import Final

from .components import CITY_HALL
from .parts import NO_CARD, NOBODY, Area, Player
from .state import State
from .worths import BLANK, MOST_FRANCS, Court, Fight, Outlook, Value, Worths

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
)
"""The items; `points` are those on the track."""
_NOTHING: Final = [0.0] * (len(TERMS) - 1)


def appraise(state: State, worths: Worths, seats: Sequence[int]) -> list[list[float]]:
    """Estimate the final points of some seats, item by item."""
    players = state.players
    if not state.agenda:
        return [[float(sum(players[seat].points)), *_NOTHING] for seat in seats]
    outlook = worths.outlook(state.edition, state.options.tracks, state.round)
    left, final = outlook.left, outlook.box.final
    hands = [0 if player.passed else sum(player.hand) for player in players]
    still_in = [player.passed for player in players].count(False)
    area = state.area
    fight, fill = _fight(outlook, area, sum(hands))
    is_expo_out = outlook.box.expo_card in area.cards
    sent = [sum(map(sum, player.brussels)) for player in players] if left and any(state.uses) else []
    most_sent = max(sent, default=0)
    uses, expo, bonuses = state.uses[CITY_HALL], state.expo, state.bonuses

    appraised = []
    for seat in seats:
        player = players[seat]
        passed = player.passed
        turns = hands[seat]
        is_active = left > 0 or turns > 0
        architecture, nobility, prestige = player.steps
        houses = sum(player.houses)
        materials = sum(player.materials)
        prisoners = sum(player.prison)
        court = outlook.court(tuple(player.nobles))

        none, one, two, three, four = fight.arms[seat]
        arms = none + fill * (one + fill * (two + fill * (three + fill * four)))
        level = outlook.nobility[nobility]
        another = min(outlook.nobility_above[nobility], court.number) - min(level, court.number)
        gains = (
            outlook.house_rise[architecture] * (houses + outlook.houses_later),
            another * outlook.another_noble,
            outlook.prestige_rise[prestige] * (arms + outlook.arms_later),
            outlook.prisoner if prisoners else 0.0,
            0.0,
        )

        is_open = turns > 0 or still_in > (0 if passed else 1)
        chances = fight.columns[seat] if is_open else fight.closed[seat]
        columns = _columns(outlook, bonuses, chances, gains)
        if not left:
            columns += _lower_halves(outlook, bonuses, chances, player, court)
        kept = materials * final.material_vp
        nobles = outlook.city_halls * _best(court.held, level, gains) if left else 0.0
        if turns > uses and court.ready:
            nobles += outlook.nobles_now * _best(court.ready, level, gains)
        if left:
            money = outlook.purse[min(player.money, MOST_FRANCS)]
            upkeep = -court.upkeep * outlook.upkeep_franc
        else:
            money, upkeep = _last_money(outlook, player, court, turns)
        appraised.append(
            [
                float(sum(player.points)),
                arms * outlook.prestige[prestige],
                columns,
                houses * outlook.house[architecture],
                kept + outlook.materials(materials, houses, architecture) if materials and is_active else kept,
                _artworks(outlook, player.artworks, is_expo_out and not passed, is_active),
                outlook.tracks[architecture][prestige],
                nobles,
                upkeep,
                money,
                turns * outlook.turn,
                -outlook.prisoner * prisoners - (outlook.most_sent if most_sent and sent[seat] == most_sent else 0.0),
                outlook.expo if expo == seat else 0.0,
            ]
        )
    return appraised


def _fight(outlook: Outlook, area: Area, in_hand: int) -> tuple[Fight, float]:
    """Estimate the majorities of the area, and how likely each free space of it will be filled."""
    owners, cards = area.owners, area.cards
    free = len(cards) - cards.count(NO_CARD)
    if free != owners.count(NOBODY):
        owners = [
            BLANK if owner == NOBODY and card == NO_CARD else owner for owner, card in zip(owners, cards, strict=True)
        ]
    fill = min(1.0, outlook.placed * in_hand / free) if free else 0.0
    return outlook.fight(tuple(owners), tuple(area.values)), fill


def _columns(outlook: Outlook, bonuses: list[int], chances: Sequence[float], gains: tuple[float, ...]) -> float:
    """Estimate what the upper halves of the bonus cards will bring."""
    points = 0.0
    for bonus, chance in zip(bonuses, chances, strict=True):
        if chance:
            flat, gain, other = outlook.bonuses[bonus]
            points += chance * (flat + gains[gain] + gains[other])
    return points


def _lower_halves(
    outlook: Outlook, bonuses: list[int], chances: Sequence[float], player: Player, court: Court
) -> float:
    """Estimate what the lower halves of the bonus cards would pay."""
    values = outlook.box.final
    points = 0.0
    for bonus, chance in zip(bonuses, chances, strict=True):
        if not chance:
            continue
        kind = outlook.endgames[bonus]
        if kind == "artwork":
            points += chance * sum(map(bool, player.artworks)) * values.bonus_artwork_vp
        elif kind == "house":
            points += chance * sum(map(bool, player.houses)) * values.bonus_house_vp
        elif kind == "noble":
            points += chance * court.number * values.bonus_noble_vp
        else:
            francs = max(0, player.money - court.upkeep)
            if not player.passed:
                francs += outlook.box.actions.pass_later
            points += chance * min(francs // values.bonus_money_unit, values.bonus_money_lots) * values.bonus_money_vp
    return points


def _artworks(outlook: Outlook, artworks: list[int], is_expo_out: bool, is_active: bool) -> float:
    """Estimate what artworks bring at exhibitions and when sold."""
    number = sum(artworks)
    if not number:
        return 0.0
    exhibitions = outlook.exhibitions
    if is_expo_out:
        exhibitions += outlook.exhibition_now
    shown = outlook.shown
    points = exhibitions * shown[min(len(artworks) - artworks.count(0), len(shown) - 1)]
    if is_active:
        points += min(number, outlook.left + 1) * outlook.sale
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
