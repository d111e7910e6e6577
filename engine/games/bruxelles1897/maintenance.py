"""Maintenance: clearing the table after a round and laying out the next area."""

from typing import TYPE_CHECKING

from engine.agenda import Rule

from . import events, piles, turn
from .components import PILES
from .parts import NEUTRAL, NO_CARD, NOBODY, TILTED, UPRIGHT

if TYPE_CHECKING:
    from .state import State


class Maintenance(Rule, frozen=True, tag="maintenance"):
    """Steps M1 to M4, from the second round on."""

    def run(self, state: "State") -> None:
        """Begin the next round: return all pieces and turn the nobles upright."""
        state.round += 1
        state.first = state.expo if state.expo != NOBODY else (state.first + 1) % len(state.players)
        state.expo = NOBODY
        for cell, owner in enumerate(state.area.owners):
            if owner >= 0:
                state.players[owner].hand[state.area.kinds[cell]] += 1
        for player in state.players:
            player.hand = list(map(sum, zip(player.hand, *player.brussels, strict=True)))
            player.brussels = [[0] * len(location) for location in player.brussels]
            player.nobles = [UPRIGHT if noble == TILTED else noble for noble in player.nobles]
            player.passed = False
        piles.discard(state, *[card for card in state.area.cards if card != NO_CARD])
        state.uses = [0] * len(state.uses)
        state.then(NewArea())


class NewArea(Rule, frozen=True, tag="new-area"):
    """Steps M5 and M6: deal the area and the bonus cards, and begin with the first player."""

    def run(self, state: "State") -> None:
        """Draw the pool, shuffle it, deal it row by row; at two players place the neutral architects."""
        box = state.box
        layout = box.components.layout[len(state.players)]
        pool = [card for type_ in range(PILES) for card in piles.draw(state, type_, layout.drawn_per_type)]
        pool += [box.money_card] * layout.drawn_per_type + [box.expo_card]
        state.shuffle(pool)
        cells = layout.rows * box.columns
        # R06: with a pool too small, the last spaces stay blank: no card and no owner.
        dealt = pool[:cells] + [NO_CARD] * (cells - len(pool))
        piles.discard(state, *pool[cells:])
        area = state.area
        area.cards = dealt
        area.owners = [NOBODY] * cells
        area.kinds = [0] * cells
        area.values = [0] * cells
        for row, col in layout.neutral_cells:
            cell = box.cell(row, col)
            if dealt[cell] != NO_CARD:
                piles.discard(state, dealt[cell])
            dealt[cell] = NO_CARD
            area.owners[cell] = NEUTRAL
            area.values[cell] = box.components.neutral.value
        state.shuffle(state.bonuses)
        state.tell(events.RoundBegan(state.round, state.first))
        state.then(turn.NextTurn(state.first))
