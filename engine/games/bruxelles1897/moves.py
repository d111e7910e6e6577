"""The moves. They name things as the components do, so that records are readable."""

from engine.agenda import Move


class Place(Move, frozen=True, tag="place"):
    """Art Nouveau action: take the card of this space. Rows count from the top, columns from the left, from 1."""

    row: int
    col: int


class Assign(Move, frozen=True, tag="assign"):
    """Put this architect on the space, with this face up, and pay its value."""

    architect: str
    value: int


class Visit(Move, frozen=True, tag="visit"):
    """Brussels action at this location."""

    location: str


class Send(Move, frozen=True, tag="send"):
    """Put these architects on the Brussels card."""

    architects: tuple[str, ...]


class Pass(Move, frozen=True, tag="pass"):
    """Take no more turns this round."""


class Sell(Move, frozen=True, tag="sell"):
    """Sell an artwork of this colour."""

    colour: str


class Spend(Move, frozen=True, tag="spend"):
    """Build with these material cards."""

    materials: tuple[str, ...]


class Decline(Move, frozen=True, tag="decline"):
    """Discard the card of the area instead of acting (variant `area_action = optional`)."""


class Keep(Move, frozen=True, tag="keep"):
    """Keep the noble, tilted."""


class Discard(Move, frozen=True, tag="discard"):
    """Discard the noble after its effect."""


class Take(Move, frozen=True, tag="take"):
    """Take this one of the drawn cards."""

    card: str


class Release(Move, frozen=True, tag="release"):
    """Free this architect from prison."""

    architect: str


class Summon(Move, frozen=True, tag="summon"):
    """Name this noble at the City hall."""

    noble: str


class Done(Move, frozen=True, tag="done"):
    """Name no more nobles."""


class Perform(Move, frozen=True, tag="perform"):
    """Carry out this action at the Cinquantenaire."""

    action: str


class Show(Move, frozen=True, tag="show"):
    """Show an artwork of this colour at the exhibition."""

    colour: str


class Imprison(Move, frozen=True, tag="imprison"):
    """Put this architect in prison."""

    architect: str


AnyMove = (
    Place
    | Assign
    | Visit
    | Send
    | Pass
    | Sell
    | Spend
    | Decline
    | Keep
    | Discard
    | Take
    | Release
    | Summon
    | Done
    | Perform
    | Show
    | Imprison
)
