"""How good a position looks to a bot: the points a seat may expect to have at the end.

The points on the track and what the final scoring would pay are known. The rest is a guess about the turns to come,
and the numbers of that guess stand here. Those in tuples are by the number of rounds to come after this one, so the
last round stands first.
"""

from typing import Final

from . import scoring
from .components import (
    ARCHITECT,
    CITY_HALL,
    COURTHOUSE,
    JOKER,
    ROYAL_PALACE,
    TRACKS,
    BonusCard,
    Effect,
)
from .parts import NEUTRAL, NO_CARD, NO_SHIELD, NOBODY, UPRIGHT, Player
from .state import State

# Rounds to come
BUILDINGS_PER_ROUND: Final = 0.7
"""Buildings a seat puts up in a round to come."""
SHIELDS_PER_ROUND: Final = 1.5
"""Shields a seat scores in a round to come."""
CLIMB_PER_ROUND: Final = 0.4
"""Spaces a seat moves up each track in a round to come."""
ASSISTANT_PER_ROUND: Final = 2.5
"""Points an assistant out of the courthouse makes in a round to come."""
GRAND_PLACE_PER_ROUND: Final = 0.6
"""Visits of a seat to the Grand-Place in a round to come."""

# This round
TURN: Final = 2.5
"""Points an assistant in the reserve still makes."""
GRAND_PLACE_NOW: Final = 0.5
"""Chance that an upright figure is still activated, while assistants are in the reserve."""
BRUSSELS_LEAD: Final = 0.7
"""Chance that who has most assistants on the Brussels board now has most in the end."""
SHIELD_FILLED: Final = (1.0, 0.6, 0.35, 0.2, 0.1)
"""Chance that a shield is complete in the end, by the assistants it lacks; less when few are left."""
SHIELD_LEAD: Final = (
    (0.3, 0.2, 0.1, 0.0, 0.0),
    (0.6, 0.5, 0.2, 0.1, 0.0),
    (0.9, 0.8, 1.0, 0.0, 0.0),
    (1.0, 1.0, 0.0, 0.0, 0.0),
    (1.0, 0.0, 0.0, 0.0, 0.0),
)
"""Chance to have most around it then, by one's own assistants there and the best rival's."""
COLUMN_EVEN: Final = 0.4
"""Chance to win a column in which one has bid as much as the best rival."""
COLUMN_FRANC: Final = 0.12
"""What each franc of lead adds to that."""
COLUMN_UNTOUCHED: Final = 0.2
"""Chance to win an open column in which nobody has bid."""
COLUMN_SURE: Final = 0.95
"""Chance to win a column that is not decided yet, at most."""

# Goods
FRANC: Final = (0.25, 0.5, 0.55, 0.6, 0.6)
"""Points a franc is worth."""
UNIT: Final = (0.3, 1.6, 1.8, 1.8, 1.8)
"""Points a cube is worth that will pay for a building."""
JOKER_UNIT: Final = (0.1, 1.1, 1.2, 1.2, 1.2)
"""The same for a joker."""
WORK: Final = (0.5, 3.5, 3.8, 4.0, 4.0)
"""Points a work of art is worth above its row: it may be sold, brings money with every pass and moves the cursor."""
NEW_COLOUR: Final = 1.0
"""What a work of art of a colour one has not yet adds to that."""
EXHIBITION: Final = (0.0, 0.6, 1.2, 1.8, 2.4)
"""Points an exhibition tile is worth."""
MANNEKEN_NOW: Final = (0.8, 0.4, 0.3, 0.25, 0.2)
"""Part of its final points that each Manneken-Pis of this round is worth, first place in the next round included."""
ROW_GOODS: Final = ((0.0, 0.4, 0.8, 1.2, 1.6), (0.0, 0.4, 0.8, 1.2, 1.6), (0.0, 0.5, 1.0, 1.5, 2.0), (0.0,) * 5)
"""Things of each row that a seat will have more by the end."""


def insight(state: State, seat: int) -> float:
    """Estimate a seat's final points."""
    if not state.agenda:
        return float(state.players[seat].vp)
    return _Outlook(state, seat).points()


class _Outlook:
    """The prospects of one seat."""

    def __init__(self, state: State, seat: int) -> None:
        player: Player = state.players[seat]
        self.state = state
        self.seat = seat
        self.player = player
        self.box = state.box
        self.left = min(self.box.rounds - state.round, len(FRANC) - 1)
        self.turns = 0 if player.passed else player.reserve
        self.held = scoring.figures_held(state, seat)
        self.rivals = [other for other in range(len(state.players)) if other != seat]
        self.is_open = any(not other.passed for other in state.players)
        self.assistant = ASSISTANT_PER_ROUND * self.left
        self.counted = self.things_that_count()

    def points(self) -> float:
        """Add up what is there and what may come."""
        known = self.player.vp + sum(scoring.projected_points(self.state, self.seat))
        return known + self.tracks() + self.goods() + self.people() + self.auctions() + self.manneken()

    def things_that_count(self) -> list[float]:
        """Say how many things each row of the personal board will multiply."""
        player, values = self.player, self.box.final
        assistants = max(0, scoring.assistants_out(self.state, self.seat) - values.assistants_free)
        things = [player.money / values.money_per_set, sum(player.works), len(self.held), assistants]
        return [have + more[self.left] for have, more in zip(things, ROW_GOODS, strict=True)]

    def tracks(self) -> float:
        """Say what the tracks will still bring, and keep what one more space on each is worth."""
        player, left = self.player, self.left
        level = [track[step] for track, step in zip(self.box.tracks, player.steps, strict=True)]
        above = [
            track[min(step + 1, len(track) - 1)] for track, step in zip(self.box.tracks, player.steps, strict=True)
        ]
        more = min(BUILDINGS_PER_ROUND * left, len(self.box.units) - player.built)
        shields = self.shields()
        shields_later = SHIELDS_PER_ROUND * left
        visits = GRAND_PLACE_PER_ROUND * left
        climb = CLIMB_PER_ROUND * left
        figures = min(len(self.held), level[ROYAL_PALACE])
        self.space = [0.0, 0.0, 0.0]
        self.space[CITY_HALL] = (above[CITY_HALL] - level[CITY_HALL]) * (shields + shields_later)
        self.space[ROYAL_PALACE] = (min(len(self.held), above[ROYAL_PALACE]) - figures) * visits * TURN
        self.space[ARCHITECT] = (above[ARCHITECT] - level[ARCHITECT]) * (player.built + more)
        return (
            more * level[ARCHITECT]
            + climb * (player.built + more)
            + shields * level[CITY_HALL]
            + shields_later * (level[CITY_HALL] + climb / 2)
            + visits * sum(sorted(map(self.effect, self.held), reverse=True)[:figures])
        )

    def shields(self) -> float:
        """Say how many shields the seat may score this round."""
        state, seat = self.state, self.seat
        if state.shield == NO_SHIELD:
            return 0.0
        owners, shields, rivals = state.board.owners, self.box.shields, self.rivals
        expected = 0.0
        for number in self.box.area_shields[state.shield]:
            one, two, three, four = shields[number].spaces
            around = (owners[one], owners[two], owners[three], owners[four])
            missing = around.count(NOBODY)
            if missing and not self.is_open:
                continue
            mine = around.count(seat)
            best = max([around.count(rival) for rival in rivals])
            if missing:
                expected += SHIELD_FILLED[missing] * SHIELD_LEAD[mine][best]
            elif mine and mine >= max(best, around.count(NEUTRAL)):
                expected += 1.0
        return expected

    def goods(self) -> float:
        """Say what cubes, works, money and exhibition tiles are worth besides what the final scoring pays."""
        player, left = self.player, self.left
        if not left and not self.turns:
            return 0.0
        buildings = len(self.box.units) - player.built
        units = sum(self.box.units[player.built : player.built + left + 1]) if buildings else 0
        cubes = player.cubes
        nobles = sum(cubes) - cubes[JOKER]
        points = min(nobles, units) * UNIT[left] + min(cubes[JOKER], units) * JOKER_UNIT[left]
        works = player.works
        points += sum(works) * WORK[left] + (len(works) - works.count(0)) * NEW_COLOUR * left
        points += self.state.exhibitions.count(self.seat) * EXHIBITION[left]
        return points + player.money * FRANC[left]

    def people(self) -> float:
        """Say what assistants and figures may still do, this round and later."""
        player, state = self.player, self.state
        points = self.turns * TURN - player.courthouse * self.assistant
        sent = sum(player.brussels)
        if sent and sent >= max([sum(state.players[rival].brussels) for rival in self.rivals]):
            points -= BRUSSELS_LEAD * (self.assistant + 1.0)
        if self.turns:
            ready = [self.effect(figure) for figure in self.held if player.figures[figure] == UPRIGHT]
            level = state.level(self.seat, ROYAL_PALACE)
            points += GRAND_PLACE_NOW * sum(sorted(ready, reverse=True)[:level])
        return points

    def effect(self, figure: int) -> float:
        """Say what the effect of a figure is worth."""
        effect: Effect = self.box.effects[figure]
        left = self.left
        points = effect.gain_money * FRANC[left] + effect.vp + effect.jokers * JOKER_UNIT[left]
        points += effect.nobles * (UNIT[left] + self.box.final.noble_vp)
        if effect.advance:
            points += self.space[TRACKS.index(effect.advance)]
        if effect.release and self.player.courthouse:
            points += self.assistant + 1.0
        return points

    def auctions(self) -> float:
        """Say what the bonus cards may bring, those won included."""
        state, box = self.state, self.box
        points = sum([self.card(box.bonus_parts[card]) for card in self.player.won])
        if state.shield == NO_SHIELD:
            return points
        owners, bids = state.board.owners, state.board.bids
        for col, spaces in box.area_columns[state.shield]:
            card = state.bonuses[col]
            if card == NO_CARD:
                continue
            sums = [0] * len(state.players)
            free = False
            for space in spaces:
                owner = owners[space]
                if owner >= 0:
                    sums[owner] += bids[space]
                elif owner == NOBODY:
                    free = True
            chance = self.chance(sums, free)
            if chance:
                points += chance * self.card(box.bonus_parts[card])
        return points

    def chance(self, sums: list[int], free: bool) -> float:
        """Say how likely the seat is to win a column with these totals, in which a space may be free."""
        mine = sums[self.seat]
        best = max([sums[rival] for rival in self.rivals])
        if not (free and self.is_open):
            return 1.0 if mine and mine >= best else 0.0
        if not mine and not self.turns:
            return 0.0
        if not mine and not best:
            return COLUMN_UNTOUCHED
        return min(COLUMN_SURE, max(0.0, COLUMN_EVEN + (mine - best) * COLUMN_FRANC))

    def card(self, card: BonusCard) -> float:
        """Say what a bonus card is worth, used or tucked, with its Manneken-Pis."""
        powers = [self.power(power) * card.amount for power in card.powers]
        best = sum(powers) if card.mode == "all" else max(powers)
        if card.vp:
            best = max(best, max(self.counted) * card.vp)
        return best + card.manneken * self.box.final.manneken_vp * MANNEKEN_NOW[self.left] / 2

    def power(self, power: str) -> float:
        """Say what a central power is worth."""
        if power == COURTHOUSE:
            return self.assistant + 1.0 if self.player.courthouse else 0.0
        return self.space[TRACKS.index(power)]

    def manneken(self) -> float:
        """Say what the Manneken-Pis of the exhibition tile is worth while it still counts."""
        state = self.state
        if len(state.exhibitions) < state.round or state.exhibitions[-1] != self.seat:
            return 0.0
        return self.box.components.exhibition.manneken * self.box.final.manneken_vp * MANNEKEN_NOW[self.left] / 2
