"""Final scoring (section 9 of the rules), itemised; and the standings it leads to."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from engine.agenda import Rule
from engine.standings import Item, Standings, tally

from . import events, majority, piles
from .components import ARCHITECTURE
from .parts import (
    ABSENT,
    ARTWORK_BONUS,
    DURING_PLAY,
    EXPO_HELD,
    HOUSE_BONUS,
    HOUSES,
    MATERIALS,
    MONEY_BONUS,
    NOBLE_BONUS,
    POINTS,
    UPKEEP,
)

if TYPE_CHECKING:
    from .state import State


def upkeep(state: "State", seat: int) -> tuple[list[int], list[int], int]:
    """Return which nobles are paid, which leave, and the cost: as many as possible are paid (R23, R41)."""
    player = state.players[seat]
    paid: list[int] = []
    lost: list[int] = []
    spent = 0
    for due, noble in state.box.upkeeps:
        if player.nobles[noble] == ABSENT:
            continue
        if spent + due <= player.money:
            paid.append(noble)
            spent += due
        else:
            lost.append(noble)
    return paid, lost, spent


def lower_halves(state: "State") -> list[list[str]]:
    """List for every seat the lower halves of bonus cards it would win with the columns as they stand."""
    won: list[list[str]] = [[] for _ in state.players]
    for col, bonus in enumerate(state.bonuses):
        for seat in majority.column_winners(state, col):
            won[seat].append(state.box.bonus_parts[bonus].endgame)
    return won


def final_points(state: "State", seat: int, won: Sequence[str]) -> list[int]:
    """Itemise what the end of the game brings, in the order of `POINTS`; `won` are the seat's lower halves."""
    box, player = state.box, state.players[seat]
    values = box.final
    _, lost, spent = upkeep(state, seat)
    money = player.money - spent
    points = [0] * len(POINTS)
    points[UPKEEP] = len(lost) * values.unpaid_noble_vp
    points[HOUSES] = sum(player.houses) * state.level(seat, ARCHITECTURE)  # R36: each card
    points[MATERIALS] = sum(player.materials) * values.material_vp  # R33: each card
    points[EXPO_HELD] = values.expo_vp if state.expo == seat else 0
    for endgame in won:
        # R24: money and nobles as they are after the upkeep. R27: different colours and types, one set each.
        if endgame == "money":
            lots = min(money // values.bonus_money_unit, values.bonus_money_lots)
            points[MONEY_BONUS] += lots * values.bonus_money_vp
        elif endgame == "artwork":
            points[ARTWORK_BONUS] += sum(map(bool, player.artworks)) * values.bonus_artwork_vp
        elif endgame == "house":
            points[HOUSE_BONUS] += sum(map(bool, player.houses)) * values.bonus_house_vp
        else:
            kept = sum(map(bool, player.nobles)) - len(lost)
            points[NOBLE_BONUS] += kept * values.bonus_noble_vp
    return points


class FinalScoring(Rule, frozen=True, tag="final-scoring"):
    """After the majorities of the last round. Points may fall below zero (R25)."""

    def run(self, state: "State") -> None:
        """Pay the nobles, score every line and name the winners."""
        box = state.box
        won = lower_halves(state)
        for seat in state.seats_from(state.first):
            player = state.players[seat]
            gained = final_points(state, seat, won[seat])
            paid, lost, spent = upkeep(state, seat)
            player.money -= spent
            state.tell(events.UpkeepPaid(seat, len(paid), spent))
            for noble in lost:
                player.nobles[noble] = ABSENT
                piles.discard(state, box.code[box.nobles[noble]])
                state.tell(events.NobleLeft(seat, box.nobles[noble], box.final.unpaid_noble_vp))
            for line, vp in enumerate(gained):
                player.points[line] += vp
                if vp and line != UPKEEP:
                    state.tell(events.Scored(seat, POINTS[line], vp))
        result = standings(state, over=True)
        state.tell(events.GameEnded(result.winners, result.decided_by))


def expected_points(state: "State") -> list[list[int]]:
    """Itemise for every seat what the end would bring now.

    The lower halves of the bonus cards count in the last round only: before, they are shuffled again.
    """
    won = lower_halves(state) if state.round == state.box.rounds else [[]] * len(state.players)
    return [final_points(state, seat, won[seat]) for seat in range(len(state.players))]


def standings(state: "State", over: bool) -> Standings:
    """Rank the seats: points, then fewer architects in prison, then the sum of the ladders (R35, R40).

    During play the totals are what the score would be if the game ended now.
    """
    expected = [] if over else expected_points(state)
    tie_breaks = [
        (Item("prison", -sum(player.prison)), Item("levels", state.sum_of_levels(seat)))
        for seat, player in enumerate(state.players)
    ]
    return tally(state.players, POINTS, DURING_PLAY, expected, tie_breaks)
