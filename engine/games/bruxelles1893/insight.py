"""How good a position looks to a bot: the points a seat can expect at the end.

The points on the track and those of the final scoring are known. The rest is an estimate of the turns to come:
`prospects` estimates everything a seat owns; this module adds it up, with what the columns may bring.
"""

from collections.abc import Sequence

from . import scoring
from .components import ASSISTANTS_ROW, COURTHOUSE, TRACKS, BonusCard
from .parts import NO_CARD, NO_SHIELD, NOBODY
from .prospects import Prospects
from .state import State
from .weights import Weights
from .worths import COLUMN_BEHIND, COLUMN_EVEN, COLUMN_FRANC, COLUMN_SURE, COLUMN_UNTOUCHED, FIRST_PLAYER, MANNEKEN

TERMS = ("points",)


def appraise(state: State, weights: Weights, seats: Sequence[int]) -> list[list[float]]:
    """Estimate the final points of some seats, item by item."""
    return [[insight(state, seat)] for seat in seats]


def insight(state: State, seat: int) -> float:
    """Estimate a seat's final points."""
    if not state.agenda:
        return float(state.players[seat].vp)
    if type(state.agenda[0]) is scoring.CountUp:
        return float(scoring.standings(state, over=False).of(seat).total)
    return _Outlook(state, seat).points()


class _Outlook(Prospects):
    """The prospects of one seat, added up."""

    def points(self) -> float:
        """Add up the points there are and those to come."""
        points = self.player.vp + self.tracks()
        points += self.rows() + self.cubes() + self.works() + self.money()
        points += self.people() + self.columns()
        return points

    def columns(self) -> float:
        """Estimate what the bonus cards will bring, those won included."""
        state, box = self.state, self.box
        player, seat, turns = self.player, self.seat, self.turns
        points = 0.0
        if player.won:
            parts = box.bonus_parts
            points += sum([self.card(parts[card]) for card in player.won])
        first_worth = FIRST_PLAYER if self.left else box.final.manneken_vp
        self.manneken_worth = first_worth * MANNEKEN
        if self.is_over:
            if state.first == seat:
                points += first_worth
            return points
        parts = box.bonus_parts
        if len(state.exhibitions) == state.round and state.exhibitions[-1] == seat:
            points += box.components.exhibition.manneken * self.manneken_worth
        if state.shield == NO_SHIELD:
            return points + 0.7 * COLUMN_UNTOUCHED[len(state.players)] * sum(
                [self.card(parts[card]) for card in state.bonuses if card != NO_CARD]
            )
        owners, bids = state.board.owners, state.board.bids
        rivals = range(len(state.players))
        purse = 0
        for rival in self.rivals:
            if rival.reserve and not rival.passed and rival.money > purse:
                purse = rival.money
        for col, spaces in self.tables.columns[state.shield]:
            card = state.bonuses[col]
            if card == NO_CARD:
                continue
            sums = [0] * len(rivals)
            free = 0
            for space in spaces:
                owner = owners[space]
                if owner >= 0:
                    sums[owner] += bids[space]
                elif owner == NOBODY:
                    free += 1
            mine = sums[seat]
            sums[seat] = 0
            best = max(sums)
            lead = mine - best
            can_raise = free and turns and player.money
            if not mine:
                if not can_raise:
                    continue
                chance = max(0.05, COLUMN_UNTOUCHED[len(rivals)] - best * COLUMN_BEHIND)
            elif not free or lead > purse:
                if lead < 0:
                    chance = 0.0
                elif lead == 0:
                    points += self.power_of(parts[card])
                    continue
                else:
                    chance = 1.0
            else:
                chance = COLUMN_EVEN[len(rivals)] + lead * COLUMN_FRANC
                if chance > COLUMN_SURE:
                    chance = COLUMN_SURE
                if lead < 0 and not can_raise:
                    continue
                if chance < 0.0:
                    continue
            points += chance * self.card(parts[card])
        return points

    def power_of(self, card: BonusCard) -> float:
        """Estimate what the central power of a bonus card is worth."""
        best = 0.0
        for power in card.powers:
            if power == COURTHOUSE:
                released = min(card.amount, self.player.courthouse)
                worth = released * (self.assistant + self.symbols[ASSISTANTS_ROW])
            else:
                worth = card.amount * self.spaces[TRACKS.index(power)]
            best = max(best, worth) if card.mode == "choose" else best + worth
        return best

    def card(self, card: BonusCard) -> float:
        """Estimate what a bonus card is worth, used or tucked, with its Manneken-Pis."""
        best = self.power_of(card)
        if card.vp:
            best = max(best, max(self.things) * card.vp)
        if card.manneken and not self.is_over:
            best += card.manneken * self.manneken_worth
        return best
