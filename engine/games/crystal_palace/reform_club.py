"""5 Reform Club: recruit a displayed character, who may help at once and scores the points of the year."""

from typing import TYPE_CHECKING

from engine.agenda import Rule

from . import effects, events, payments
from .box import NO_EFFECT
from .moves import ACCEPT, DECLINE, Accept, Decline, Recruit
from .parts import EMPTY, LINKS, RECRUITS
from .questions import Question

if TYPE_CHECKING:
    from .state import State


def recruitable(state: "State", seat: int) -> list[int]:
    """List the displayed characters a seat could pay, if necessary by buying and borrowing (R56)."""
    player, prices = state.players[seat], state.box.character_prices
    return [
        character
        for character in state.characters
        if character != EMPTY and payments.is_possible(player, prices[character])
    ]


def linked_prototypes(state: "State", seat: int, character: int) -> list[int]:
    """List the own prototypes a character is linked with."""
    built = state.players[seat].prototypes
    return [patent for patent in state.box.character_links[character] if patent in built]


def worth(state: "State", seat: int, character: int) -> tuple[int, int]:
    """Return what a character would score a seat this year, and what its links would."""
    vp = state.box.character_vp[character][state.round - 1]
    return vp, len(linked_prototypes(state, seat, character)) * state.box.components.cards.link_vp


def possible(state: "State", seat: int) -> bool:
    """Whether a character can be recruited; the top card of the pile never (R21)."""
    return bool(recruitable(state, seat))


def act(state: "State", seat: int, value: int) -> None:
    """Offer the seat a character."""
    state.then(Recruitment(seat))


class CharacterOffer(Rule, frozen=True, tag="character-offer"):
    """Characters are offered once more, when an aside is settled."""

    seat: int

    def run(self, state: "State") -> None:
        """Offer them, if one can still be recruited."""
        if possible(state, self.seat):
            state.then(Recruitment(self.seat))
        else:
            state.tell(events.ActionLost(self.seat, "reform_club"))


class Recruitment(Question, frozen=True, tag="recruitment"):
    """Which character is recruited. The choice is final: the price will be found (R56)."""

    def moves(self, state: "State") -> list[Recruit]:
        """List those who could be paid."""
        recruit = state.box.recruit
        return [recruit[character] for character in recruitable(state, self.seat)]

    def again(self, state: "State") -> None:
        """Check again who could be paid: newspapers may have been sold."""
        state.then(CharacterOffer(self.seat))

    def answer(self, state: "State", move: Recruit) -> None:
        """Pay, help, score and join, in this order. Until then the card lies where it is."""
        box = state.box
        character = box.character_of[move.character]
        payments.bill(state, self.seat, box.character_prices[character], "character")
        if box.immediate[character] != NO_EFFECT:
            state.then(ImmediateEffect(self.seat, character))
        state.then(Join(self.seat, character))


class ImmediateEffect(Question, frozen=True, tag="immediate-effect"):
    """Whether the grey effect of a new character is used, as a whole or not at all (R34, R60)."""

    character: int

    def moves(self, state: "State") -> tuple[Accept | Decline, ...]:
        """Offer both."""
        return (ACCEPT, DECLINE)

    def answer(self, state: "State", move: Accept | Decline) -> None:
        """Begin it."""
        if type(move) is Accept:
            state.tell(events.CalledOn(self.seat, state.box.characters[self.character]))
            effects.begin(state, self.seat, state.box.immediate[self.character])


class Join(Rule, frozen=True, tag="join"):
    """A character who is paid scores and is laid beside the board, and only now counts as recruited (R31)."""

    seat: int
    character: int

    def run(self, state: "State") -> None:
        """Score the points of the year and every link (R30)."""
        box, player, character = state.box, state.players[self.seat], self.character
        vp, _ = worth(state, self.seat, character)
        player.points[RECRUITS] += vp
        state.tell(events.Recruited(self.seat, box.characters[character], vp))
        link_vp = box.components.cards.link_vp
        for patent in linked_prototypes(state, self.seat, character):
            player.points[LINKS] += link_vp
            state.tell(events.Linked(self.seat, box.patents[patent], box.characters[character], link_vp))
        state.characters[state.characters.index(character)] = EMPTY
        player.characters = (*player.characters, character)
        player.recruited += 1
