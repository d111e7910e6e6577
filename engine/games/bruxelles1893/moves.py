"""The moves. They name things as the components do, so that records are readable.

Rows count from the top and columns from the left, from 1.
"""

from engine.agenda import Move


class Open(Move, frozen=True, tag="open"):
    """Lay the bracket on this shield: the largest of the four areas around it is open for the round."""

    row: int
    col: int


class Place(Move, frozen=True, tag="place"):
    """Put an assistant on this space of the Art Nouveau board: an own or a neutral one."""

    row: int
    col: int


class Visit(Move, frozen=True, tag="visit"):
    """Take the action of this location of the Brussels board."""

    location: str


class Pass(Move, frozen=True, tag="pass"):
    """Take no more turns this round."""


class Bid(Move, frozen=True, tag="bid"):
    """Put this much money under the assistant."""

    money: int


class Perform(Move, frozen=True, tag="perform"):
    """Carry out this action: that of the space, or the one chosen in the park."""

    action: str


class Decline(Move, frozen=True, tag="decline"):
    """Skip the action, or the secondary action."""


class Take(Move, frozen=True, tag="take"):
    """Keep the drawn work of art of this colour."""

    colour: str


class Shift(Move, frozen=True, tag="shift"):
    """Move the centre of the workshop cursor to this square."""

    row: int
    col: int


class Sell(Move, frozen=True, tag="sell"):
    """Sell a work of art of this colour."""

    colour: str


class Cover(Move, frozen=True, tag="cover"):
    """Put the sold work on the one of this colour in the shop."""

    colour: str


class Approach(Move, frozen=True, tag="approach"):
    """Approach this public figure of the theatre, at the price of its space."""

    figure: str
    money: int


class Keep(Move, frozen=True, tag="keep"):
    """Keep the public figure, used for this round."""


class Discard(Move, frozen=True, tag="discard"):
    """Discard the public figure after its effect."""


class Gather(Move, frozen=True, tag="gather"):
    """Take these noble materials from the supply."""

    materials: tuple[str, ...]


class Trade(Move, frozen=True, tag="trade"):
    """Exchange a joker for these noble materials."""

    materials: tuple[str, ...]


class Spend(Move, frozen=True, tag="spend"):
    """Pay for a building with these cubes and this much money."""

    materials: tuple[str, ...]
    money: int


class Swing(Move, frozen=True, tag="swing"):
    """Move on the needle of the compass that points at this tile."""

    tile: str


class Build(Move, frozen=True, tag="build"):
    """Put the building on this space of the Art Nouveau board."""

    row: int
    col: int


class Activate(Move, frozen=True, tag="activate"):
    """Use the effect of this own public figure."""

    figure: str


class Done(Move, frozen=True, tag="done"):
    """Activate no more public figures."""


class Use(Move, frozen=True, tag="use"):
    """Use the central power of a bonus card: all it has, or the one chosen."""

    powers: tuple[str, ...]


class Tuck(Move, frozen=True, tag="tuck"):
    """Tuck a bonus card under this row of the personal board."""

    board_row: str


class Pay(Move, frozen=True, tag="pay"):
    """Pay the upkeep of these public figures; the others are lost."""

    figures: tuple[str, ...]


AnyMove = (
    Open
    | Place
    | Visit
    | Pass
    | Bid
    | Perform
    | Decline
    | Take
    | Shift
    | Sell
    | Cover
    | Approach
    | Keep
    | Discard
    | Gather
    | Trade
    | Spend
    | Swing
    | Build
    | Activate
    | Done
    | Use
    | Tuck
    | Pay
)
