"""The Brussels action: architects go to one of three cards, each time one more than the time before."""

from typing import TYPE_CHECKING

from engine.agenda import Choice, Rule

from . import art_nouveau, construction, events, nobles, piles
from .components import ACTIONS, ARTWORK, CITY_HALL, HOUSE, LOCATIONS, MATERIAL, NOBILITY, NOBLE, STOCK_EXCHANGE
from .moves import Done, Perform, Send, Summon, Take
from .parts import TILTED, UPRIGHT

if TYPE_CHECKING:
    from .state import State

DONE = Done()
PERFORM = {action: Perform(action) for action in ACTIONS}
DRAWN_FOR = {"creation": ARTWORK, "supply": MATERIAL, "construction": HOUSE, "influence": NOBLE}
"""The pile each action of the Cinquantenaire draws from."""


def price(state: "State", location: int) -> int:
    """Return how many architects the next visit takes."""
    return state.uses[location] + 1


def is_open(state: "State", seat: int, location: int) -> bool:
    """Whether the card's action could be carried out by the seat."""
    if location == STOCK_EXCHANGE:
        return True
    if location == CITY_HALL:
        return UPRIGHT in state.players[seat].nobles  # R11
    return bool(state.piles[ARTWORK]) or bool(possible_actions(state, seat))


def possible_actions(state: "State", seat: int) -> list[Perform]:
    """List what the Cinquantenaire offers a seat now (R07, R44)."""
    player = state.players[seat]
    actions = []
    if piles.can_draw(state, ARTWORK):
        actions.append(PERFORM["creation"])
    if any(player.artworks):
        actions.append(PERFORM["sale"])
    if piles.can_draw(state, MATERIAL):
        actions.append(PERFORM["supply"])
    if construction.can_pay(player) and piles.can_draw(state, HOUSE):
        actions.append(PERFORM["construction"])
    if piles.can_draw(state, NOBLE):
        actions.append(PERFORM["influence"])
    return actions


class Delegation(Choice, frozen=True, tag="delegation"):
    """Which architects go to the Brussels card; their faces do not matter and nothing is paid."""

    location: int

    def moves(self, state: "State") -> tuple[Send, ...]:
        """List the ways to send exactly the number asked for (R10)."""
        return state.box.sends(state.players[self.seat].hand, price(state, self.location))

    def play(self, state: "State", move: Send) -> None:
        """Place the architects and begin the card's action."""
        box = state.box
        player = state.players[self.seat]
        for architect in move.architects:
            kind = box.architects.index(architect)
            player.hand[kind] -= 1
            player.brussels[self.location][kind] += 1
        state.uses[self.location] += 1
        state.tell(events.Visited(self.seat, LOCATIONS[self.location], move.architects))
        if self.location == STOCK_EXCHANGE:
            player.money += box.actions.stock_exchange_money
            state.tell(events.Gained(self.seat, box.actions.stock_exchange_money))
        elif self.location == CITY_HALL:
            # R12: the limit is the Nobility level now, even if the nobles change it.
            state.then(CityHall(self.seat, (), state.level(self.seat, NOBILITY)))
        else:
            state.then(Cinquantenaire(self.seat))


class CityHall(Choice, frozen=True, tag="city-hall"):
    """Which upright nobles act, and in which order: all are named before the first acts (R37)."""

    named: tuple[int, ...]
    limit: int

    def moves(self, state: "State") -> list[Summon | Done]:
        """List the upright nobles not named yet; after the first, stopping is allowed."""
        summon = state.box.summon
        options: list[Summon | Done] = [
            summon[noble]
            for noble, held in enumerate(state.players[self.seat].nobles)
            if held == UPRIGHT and noble not in self.named
        ]
        if self.named:
            options.append(DONE)
        return options

    def play(self, state: "State", move: Summon | Done) -> None:
        """Name one more, or tilt those named and plan their effects, one after the other."""
        named = self.named
        player = state.players[self.seat]
        if type(move) is Summon:
            named = (*named, state.box.nobles.index(move.noble))
            if len(named) < self.limit and player.nobles.count(UPRIGHT) > len(named):
                state.then(CityHall(self.seat, named, self.limit))
                return
        for noble in named:
            player.nobles[noble] = TILTED
        state.then(*(nobles.Effect(self.seat, noble) for noble in named))


class Cinquantenaire(Choice, frozen=True, tag="cinquantenaire"):
    """Which action of the area is carried out, named before any card is drawn (R44); never an exhibition."""

    def moves(self, state: "State") -> list[Perform]:
        """List what is possible."""
        return possible_actions(state, self.seat)

    def play(self, state: "State", move: Perform) -> None:
        """Sell, or draw two cards of the type to use one of them."""
        if move.action == "sale":
            state.then(art_nouveau.Sale(self.seat, from_area=False))
        else:
            count = state.box.actions.cinquantenaire_cards
            state.then(Draw(self.seat, DRAWN_FOR[move.action], move.action, count))


class Draw(Rule, frozen=True, tag="draw"):
    """Draw cards of a type for an action, in the open (R08)."""

    seat: int
    type: int
    action: str
    count: int

    def run(self, state: "State") -> None:
        """Draw what there is; a lone card is the chosen one, none means that nothing happens (R07)."""
        cards = state.box.cards
        drawn = piles.draw(state, self.type, self.count)
        if drawn:
            state.tell(events.Drew(self.seat, tuple([cards[card].key for card in drawn])))
            state.then(Selection(self.seat, tuple(drawn), self.action))
        else:
            state.tell(events.NothingDrawn(self.seat))


class Selection(Choice, frozen=True, tag="selection"):
    """Which of the drawn cards is used; the others are discarded."""

    drawn: tuple[int, ...]
    action: str

    def moves(self, state: "State") -> list[Take]:
        """List the different cards."""
        take = state.box.take
        return [take[card] for card in dict.fromkeys(self.drawn)]

    def play(self, state: "State", move: Take) -> None:
        """Discard the others and use the card for the action."""
        box = state.box
        player = state.players[self.seat]
        card = box.cards[box.code[move.card]]
        others = list(self.drawn)
        others.remove(card.code)
        for other in others:
            piles.discard(state, other)
            state.tell(events.Discarded(self.seat, box.cards[other].key))
        if self.action == "construction":
            state.then(construction.Construction(self.seat, card.code, from_area=False))
        elif self.action == "influence":
            # R14: it is the Influence action; even a duplicate acts before it is discarded.
            state.then(nobles.Effect(self.seat, card.index), nobles.Influence(self.seat, card.index))
        else:
            held = player.artworks if card.type == ARTWORK else player.materials
            held[card.index] += 1
            state.tell(events.Took(self.seat, card.key))
