"""The Art Nouveau action: an architect takes a card of the area, its value is paid, the card's action follows."""

from typing import TYPE_CHECKING

from engine.agenda import Choice

from . import construction, events, exhibition, nobles, piles
from .components import ARTWORK, EXPO, HOUSE, MATERIAL, MONEY
from .moves import Assign, Decline, Sell
from .parts import NO_CARD

if TYPE_CHECKING:
    from .state import State

DECLINE = Decline()


class Assignment(Choice, frozen=True, tag="assignment"):
    """Which architect goes to the chosen space, and which face it shows."""

    cell: int

    def moves(self, state: "State") -> list[Assign]:
        """List the faces that can be paid now: what the action brings comes too late (R32)."""
        player = state.players[self.seat]
        hand, money = player.hand, player.money
        return [move for kind, value, move in state.box.assign if hand[kind] and value <= money]

    def play(self, state: "State", move: Assign) -> None:
        """Place, pay, take the card, and carry out its action."""
        box = state.box
        player = state.players[self.seat]
        area, cell = state.area, self.cell
        card = box.cards[area.cards[cell]]
        kind = box.architects.index(move.architect)
        player.hand[kind] -= 1
        player.money -= move.value
        area.cards[cell] = NO_CARD
        area.owners[cell] = self.seat
        area.kinds[cell] = kind
        area.values[cell] = move.value
        place = box.place[cell]
        state.tell(events.Placed(self.seat, place.row, place.col, move.architect, move.value, card.key))

        if card.type == ARTWORK:
            player.artworks[card.index] += 1
            state.tell(events.Took(self.seat, card.key))
        elif card.type == MATERIAL:
            player.materials[card.index] += 1
            state.tell(events.Took(self.seat, card.key))
        elif card.type == MONEY:
            if any(player.artworks):
                state.then(Sale(self.seat, from_area=True))
            else:
                state.tell(events.Lost(self.seat, card.key))
        elif card.type == HOUSE:
            # R03: too few materials is the same as none.
            if construction.can_pay(player):
                state.then(construction.Construction(self.seat, card.code, from_area=True))
            else:
                piles.discard(state, card.code)
                state.tell(events.Lost(self.seat, card.key))
        elif card.type == EXPO:
            state.expo = self.seat
            state.tell(events.Opened(self.seat))
            state.then(exhibition.Exhibition(self.seat, ()))
        else:
            state.then(nobles.Effect(self.seat, card.index), nobles.Influence(self.seat, card.index))


class Sale(Choice, frozen=True, tag="sale"):
    """Which artwork is sold."""

    from_area: bool

    def moves(self, state: "State") -> list[Sell | Decline]:
        """List the colours owned; R02: declining is a variant, and never at the Cinquantenaire."""
        sell = state.box.sell
        owned = enumerate(state.players[self.seat].artworks)
        options: list[Sell | Decline] = [sell[colour] for colour, count in owned if count]
        if self.from_area and state.options.area_action == "optional":
            options.append(DECLINE)
        return options

    def play(self, state: "State", move: Sell | Decline) -> None:
        """Discard the artwork for money; a Money card of the area goes to the bank either way."""
        box = state.box
        if type(move) is Decline:
            state.tell(events.Lost(self.seat, box.cards[box.money_card].key))
            return
        assert type(move) is Sell
        player = state.players[self.seat]
        player.artworks[box.artworks.index(move.colour)] -= 1
        piles.discard(state, box.code[move.colour])
        player.money += box.actions.sale_money
        state.tell(events.Sold(self.seat, move.colour, box.actions.sale_money))
