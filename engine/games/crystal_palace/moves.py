"""The moves. They name things as the components do, so that records are readable."""

from typing import Final

from engine.agenda import Move

# Phase 1


class SetDice(Move, frozen=True, tag="set-dice"):
    """Set all dice to these values, highest first. Nobody else sees them before all have set theirs."""

    values: tuple[int, ...]


# What may be done at any time


class Trade(Move, frozen=True, tag="trade"):
    """Exchange at the printed rate: newspapers for pounds, gears, income or a die; pounds for goods, and back."""

    give: str
    get: str


class Borrow(Move, frozen=True, tag="borrow"):
    """Take a loan."""


class Repay(Move, frozen=True, tag="repay"):
    """Repay a loan on which these points are printed."""

    vp: int


class Done(Move, frozen=True, tag="done"):
    """Go on."""


# Answers that occur in many places


class Accept(Move, frozen=True, tag="accept"):
    """Use what is offered."""


class Decline(Move, frozen=True, tag="decline"):
    """Decline what is offered."""


class Pass(Move, frozen=True, tag="pass"):
    """Place no more dice this round, or do nothing with this die."""


class CallOn(Move, frozen=True, tag="call-on"):
    """Use the ability of this character."""

    character: str


class Pick(Move, frozen=True, tag="pick"):
    """Take this one of the alternatives of an effect, counted from 1."""

    option: int


# Phase 2 and the Black Market


class Place(Move, frozen=True, tag="place"):
    """Place a die on this slot of a location, counted from the left, from 1."""

    location: str
    slot: int


class UseDie(Move, frozen=True, tag="use-die"):
    """Use the die with this value."""

    value: int


class Pay(Move, frozen=True, tag="pay"):
    """Pay what the slot costs."""


class Promote(Move, frozen=True, tag="promote"):
    """Assistant action: one level up on the objective."""


class Hire(Move, frozen=True, tag="hire"):
    """Assistant action: a new assistant on the lowest free space of the Black Market."""


class Climb(Move, frozen=True, tag="climb"):
    """Assistant action: the assistant on this space goes up to the next free one."""

    space: int


class Descend(Move, frozen=True, tag="descend"):
    """The assistant on this space goes down to the nearest free one, or out."""

    space: int


# Phase 3


class Act(Move, frozen=True, tag="act"):
    """Take the action slot and carry the action out."""


class TakePatent(Move, frozen=True, tag="take-patent"):
    """Take this patent."""

    patent: str


class TakeTile(Move, frozen=True, tag="take-tile"):
    """Take this research tile."""

    tile: str


class TakeShare(Move, frozen=True, tag="take-share"):
    """Take this share."""

    share: str


class Recruit(Move, frozen=True, tag="recruit"):
    """Recruit this character."""

    character: str


class GoTo(Move, frozen=True, tag="go-to"):
    """Send the die to this spot."""

    spot: str


# Research spaces and green bonuses


class GiveUp(Move, frozen=True, tag="give-up"):
    """Discard this own research tile to make room."""

    tile: str


class UseTile(Move, frozen=True, tag="use-tile"):
    """Use the green bonus of this research tile."""

    tile: str


class UseSpace(Move, frozen=True, tag="use-space"):
    """Use the benefit of this space of the Black Market."""

    space: int


class LayToken(Move, frozen=True, tag="lay-token"):
    """Lay a buzz token on the illustration."""


# Phase 5


class Build(Move, frozen=True, tag="build"):
    """Build this patent."""

    patent: str


class PlayOn(Move, frozen=True, tag="play-on"):
    """Choose the seat that carries out the effect of the prototype."""

    seat: int


AnyMove = (
    SetDice
    | Trade
    | Borrow
    | Repay
    | Done
    | Accept
    | Decline
    | Pass
    | CallOn
    | Pick
    | Place
    | UseDie
    | Pay
    | Promote
    | Hire
    | Climb
    | Descend
    | Act
    | TakePatent
    | TakeTile
    | TakeShare
    | Recruit
    | GoTo
    | GiveUp
    | UseTile
    | UseSpace
    | LayToken
    | Build
    | PlayOn
)

NEWSPAPERS_FOR_POUNDS: Final = Trade("newspapers", "pounds")
NEWSPAPERS_FOR_GEARS: Final = Trade("newspapers", "gears")
NEWSPAPERS_FOR_INCOME: Final = Trade("newspapers", "income")
NEWSPAPERS_FOR_A_DIE: Final = Trade("newspapers", "die")
POUNDS_FOR_GEARS: Final = Trade("pounds", "gears")
POUNDS_FOR_ENERGY: Final = Trade("pounds", "energy")
GEARS_FOR_POUNDS: Final = Trade("gears", "pounds")
ENERGY_FOR_POUNDS: Final = Trade("energy", "pounds")
BORROW: Final = Borrow()
DONE: Final = Done()
ACCEPT: Final = Accept()
DECLINE: Final = Decline()
PASS: Final = Pass()
