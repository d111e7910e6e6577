"""Phase 5: patents become prototypes; the effect of each is played on one player."""

from typing import TYPE_CHECKING, ClassVar

from msgspec.structs import replace

from engine.agenda import Rule

from . import abilities, effects, events, payments, revenue, salaries
from .box import NO_EFFECT
from .moves import DECLINE, DONE, Build, CallOn, Decline, Done, PlayOn
from .parts import LINKS, NOBODY, PROTOTYPES
from .questions import Question

if TYPE_CHECKING:
    from .state import State

PHASE = 5


class Begin(Rule, frozen=True, tag="begin-prototypes"):
    """The fifth phase of a round."""

    def run(self, state: "State") -> None:
        """Everybody finishes before the next starts, and what is played on them counts at once (R33)."""
        state.phase = PHASE
        state.tell(events.PhaseBegan(PHASE))
        state.then(*map(Workshop, state.order), revenue.Begin())


def limit(state: "State", seat: int) -> int:
    """Return how many prototypes a seat may build in a round."""
    more = sum([modifier.add for _, modifier in abilities.of(state, seat, "prototype_limit")])
    return state.box.components.cards.prototypes_per_round + more


def buildable(state: "State", seat: int) -> list[int]:
    """List the patents a seat could build now: all but newspapers can be bought or borrowed (R38, R56)."""
    player = state.players[seat]
    if not player.patents or player.built >= limit(state, seat):
        return []
    prices = state.box.patent_prices
    return [patent for patent in player.patents if payments.is_possible(player, prices[patent])]


def linked_characters(state: "State", seat: int, patent: int) -> list[int]:
    """List the own characters a patent is linked with."""
    recruited = state.players[seat].characters
    return [character for character in state.box.patent_links[patent] if character in recruited]


def worth(state: "State", seat: int, patent: int) -> tuple[int, int]:
    """Return what a patent would score a seat this year, and what its links would."""
    vp = state.box.patent_vp[patent][state.round - 1]
    vp += sum([modifier.vp for _, modifier in abilities.of(state, seat, "prototype_vp")])
    return vp, len(linked_characters(state, seat, patent)) * state.box.components.cards.link_vp


class Workshop(Rule, frozen=True, tag="workshop"):
    """A seat's turn to build, while it has something to build or a blue effect to use."""

    seat: int

    def run(self, state: "State") -> None:
        """Ask, or end the turn."""
        if buildable(state, self.seat) or abilities.usable_effects(state, self.seat, PHASE):
            state.turn = self.seat
            state.then(Building(self.seat))
        else:
            state.turn = NOBODY


class Building(Question, frozen=True, tag="building"):
    """Which patent is built next, or an end."""

    opens_turn: ClassVar[bool] = True

    def moves(self, state: "State") -> list[Build | CallOn | Done]:
        """List the patents, blue effects not used yet, and an end."""
        box = state.box
        return [
            *[box.build[patent] for patent in buildable(state, self.seat)],
            *[box.call_on[character] for character in abilities.usable_effects(state, self.seat, PHASE)],
            DONE,
        ]

    def answer(self, state: "State", move: Build | CallOn | Done) -> None:
        """Begin to build; the choice is final. The turn goes on afterwards."""
        if type(move) is Done:
            state.turn = NOBODY
        elif type(move) is CallOn:
            salaries.call_on(state, self.seat, move)
            state.then(Workshop(self.seat))
        else:
            assert type(move) is Build
            state.then(Discount(self.seat, state.box.patent_of[move.patent], 0), Workshop(self.seat))


class Discount(Question, frozen=True, tag="discount"):
    """Whether a character makes this prototype cheaper: it needs gears in its price (R65)."""

    patent: int
    gears: int
    """Gears saved so far."""

    def moves(self, state: "State") -> list[CallOn | Decline]:
        """List the characters who can, and doing without."""
        box = state.box
        left = box.patent_prices[self.patent].gears - self.gears
        helpers = abilities.unused(state, self.seat, "prototype_discount") if left > 0 else []
        return [*[box.call_on[character] for character, _ in helpers], DECLINE]

    def answer(self, state: "State", move: CallOn | Decline) -> None:
        """Use it and ask again, or pay what is left of the price and complete the prototype."""
        box = state.box
        if type(move) is CallOn:
            character = box.character_of[move.character]
            helpers = abilities.unused(state, self.seat, "prototype_discount")
            saved = next(modifier.gears for helper, modifier in helpers if helper == character)
            abilities.use(state, self.seat, character)
            state.tell(events.CalledOn(self.seat, move.character))
            state.then(Discount(self.seat, self.patent, self.gears + saved))
            return
        price = box.patent_prices[self.patent]
        payments.bill(state, self.seat, replace(price, gears=max(0, price.gears - self.gears)), "prototype")
        state.then(Complete(self.seat, self.patent))


class Complete(Rule, frozen=True, tag="complete"):
    """A prototype that is paid scores, is played on a player, and is turned over last (R31)."""

    seat: int
    patent: int

    def run(self, state: "State") -> None:
        """Score the points of the year and every link (R30); the builder names who takes the effect."""
        box, player, patent = state.box, state.players[self.seat], self.patent
        vp, _ = worth(state, self.seat, patent)
        player.points[PROTOTYPES] += vp
        player.built += 1
        state.tell(events.Built(self.seat, box.patents[patent], vp))
        link_vp = box.components.cards.link_vp
        for character in linked_characters(state, self.seat, patent):
            player.points[LINKS] += link_vp
            state.tell(events.Linked(self.seat, box.patents[patent], box.characters[character], link_vp))
        if box.patent_effects[patent] != NO_EFFECT:
            state.then(Target(self.seat, patent))
        state.then(TurnOver(self.seat, patent))


class Target(Question, frozen=True, tag="target"):
    """Which seat carries out the whole effect of a prototype, good and bad; the builder is allowed (R32)."""

    patent: int

    def moves(self, state: "State") -> tuple[PlayOn, ...]:
        """List all players."""
        return state.box.play_on[: len(state.players)]

    def answer(self, state: "State", move: PlayOn) -> None:
        """Begin it; the seat it falls on makes every choice inside."""
        state.tell(events.PlayedOn(self.seat, state.box.patents[self.patent], move.seat))
        effects.begin(state, move.seat, state.box.patent_effects[self.patent])


class TurnOver(Rule, frozen=True, tag="turn-over"):
    """The card goes from the patents to the prototypes."""

    seat: int
    patent: int

    def run(self, state: "State") -> None:
        """Move it."""
        player = state.players[self.seat]
        player.patents = tuple([patent for patent in player.patents if patent != self.patent])
        player.prototypes = (*player.prototypes, self.patent)
