"""Phase 7: preparing the next round."""

from typing import TYPE_CHECKING

from engine.agenda import Rule

from . import black_market, dice, events
from .components import BANK_OF_ENGLAND, BRITISH_MUSEUM, PATENT_OFFICE, REFORM_CLUB
from .parts import CHARACTERS, EMPTY, GREEN, PATENTS

if TYPE_CHECKING:
    from .state import State


class NextRound(Rule, frozen=True, tag="next-round"):
    """The seventh phase of a round, in the order of the rules."""

    def run(self, state: "State") -> None:
        """Shift the market, return the dice, clear the displays and deal anew."""
        state.phase = 7
        black_market.shift(state)
        state.tell(events.MarketShifted())
        for player in state.players:
            player.usable += player.gained
            player.gained = 0
            player.dice = ()
            player.passed = False
            player.recruited = player.built = 0
            player.helped = ()
        state.placed = [EMPTY] * len(state.placed)
        state.acting = [EMPTY] * len(state.acting)
        state.spots = [EMPTY] * len(state.spots)
        # R66: leftover cards go under their piles in the order they lie, the leftmost highest among them.
        for card in state.patents:
            if card != EMPTY:
                state.put_under(PATENTS, card)
        for card in state.characters:
            if card != EMPTY:
                state.put_under(CHARACTERS, card)
        state.gone += [tile for tile in state.tiles if tile != EMPTY]
        state.round += 1
        deal(state)
        state.then(dice.BeginRound())


def deal(state: "State") -> None:
    """Fill the displays of the round from left to right."""
    state.revealed += 1
    size = state.boards.display
    state.patents = _dealt(state, PATENTS, size[PATENT_OFFICE])
    state.tiles = _dealt(state, GREEN, size[BRITISH_MUSEUM])
    state.characters = _dealt(state, CHARACTERS, size[REFORM_CLUB])
    # Shares of other rounds are never mixed in, so those of the round are shuffled only now; the rest leaves the game.
    shares = list(state.box.shares_of_round[state.round - 1])
    state.shuffle(shares)
    state.shares = shares[: size[BANK_OF_ENGLAND]]


def _dealt(state: "State", pile: int, count: int) -> list[int]:
    return [state.draw(pile) if state.piles[pile] else EMPTY for _ in range(count)]
