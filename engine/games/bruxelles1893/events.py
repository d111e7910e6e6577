"""The events of the log: facts with their data. The sentences are in the languages."""

from engine.agenda import Event


class RoundBegan(Event, frozen=True, tag="round-began"):
    """A round begins; this seat plays first."""

    round: int
    seat: int


class StockRevealed(Event, frozen=True, tag="stock-revealed"):
    """The stock exchange card of the round, and what the exchange pays."""

    stock: str
    money: int


class AreaOpened(Event, frozen=True, tag="area-opened"):
    """The bracket was laid on a shield and opens this many spaces."""

    seat: int
    row: int
    col: int
    spaces: int


class NeutralPlaced(Event, frozen=True, tag="neutral-placed"):
    """A neutral assistant took a space."""

    seat: int
    row: int
    col: int


class Placed(Event, frozen=True, tag="placed"):
    """An assistant took a space, with a bid."""

    seat: int
    row: int
    col: int
    action: str
    money: int


class Impossible(Event, frozen=True, tag="impossible"):
    """The action of the space could not be performed."""

    seat: int
    action: str


class Declined(Event, frozen=True, tag="declined"):
    """The action of the space was skipped."""

    seat: int
    action: str


class Drew(Event, frozen=True, tag="drew"):
    """This many works of art were drawn; only the player who drew them sees them."""

    seat: int
    tiles: int


class Created(Event, frozen=True, tag="created"):
    """A work of art came to a player, for all to see."""

    seat: int
    colour: str


class NoWorkLeft(Event, frozen=True, tag="no-work-left"):
    """There was no black work of art to take."""

    seat: int


class Renewed(Event, frozen=True, tag="renewed"):
    """An empty pile was made anew and shuffled."""

    pile: str


class CursorMoved(Event, frozen=True, tag="cursor-moved"):
    """The workshop cursor has a new centre."""

    seat: int
    row: int
    col: int


class Sold(Event, frozen=True, tag="sold"):
    """A work of art was sold."""

    seat: int
    colour: str
    money: int
    vp: int


class Covered(Event, frozen=True, tag="covered"):
    """The sold work covers the one of this colour in the shop."""

    seat: int
    colour: str


class Approached(Event, frozen=True, tag="approached"):
    """A public figure of the theatre was approached, at a price."""

    seat: int
    figure: str
    money: int


class Kept(Event, frozen=True, tag="kept"):
    """A public figure was kept."""

    seat: int
    figure: str


class Discarded(Event, frozen=True, tag="discarded"):
    """A public figure was discarded."""

    seat: int
    figure: str


class Arrived(Event, frozen=True, tag="arrived"):
    """A new public figure is on display in the theatre."""

    figure: str


class Departed(Event, frozen=True, tag="departed"):
    """A public figure left the display at the end of the turn."""

    figure: str


class Acted(Event, frozen=True, tag="acted"):
    """The effect of a public figure is used."""

    seat: int
    figure: str


class Gained(Event, frozen=True, tag="gained"):
    """Money came in."""

    seat: int
    money: int


class Earned(Event, frozen=True, tag="earned"):
    """Points came in."""

    seat: int
    vp: int


class Gathered(Event, frozen=True, tag="gathered"):
    """Cubes came from the supply."""

    seat: int
    materials: tuple[str, ...]


class Traded(Event, frozen=True, tag="traded"):
    """A joker was given for these cubes."""

    seat: int
    materials: tuple[str, ...]


class SupplyEmpty(Event, frozen=True, tag="supply-empty"):
    """There were no cubes to take."""

    seat: int


class Advanced(Event, frozen=True, tag="advanced"):
    """A disc moved up a track."""

    seat: int
    track: str
    level: int


class Stuck(Event, frozen=True, tag="stuck"):
    """A track had no space left."""

    seat: int
    track: str


class Released(Event, frozen=True, tag="released"):
    """Assistants came out of the courthouse."""

    seat: int
    assistants: int


class NobodyReleased(Event, frozen=True, tag="nobody-released"):
    """There was nobody to free."""

    seat: int


class Paid(Event, frozen=True, tag="paid"):
    """A building was paid for; without jokers that brings points."""

    seat: int
    materials: tuple[str, ...]
    money: int
    vp: int


class NeedleMoved(Event, frozen=True, tag="needle-moved"):
    """A needle of the compass points at a new tile."""

    seat: int
    tile: str


class Built(Event, frozen=True, tag="built"):
    """A building stands on a space."""

    seat: int
    row: int
    col: int
    action: str
    vp: int


class Visited(Event, frozen=True, tag="visited"):
    """Assistants went to the Brussels board."""

    seat: int
    location: str
    assistants: int


class Benefited(Event, frozen=True, tag="benefited"):
    """The owner of a building gets the secondary action of its space."""

    seat: int
    action: str


class Passed(Event, frozen=True, tag="passed"):
    """A player passed."""

    seat: int
    money: int


class ExhibitionTaken(Event, frozen=True, tag="exhibition-taken"):
    """The first who passed took the exhibition tile."""

    seat: int
    year: int


class ResolutionBegan(Event, frozen=True, tag="resolution-began"):
    """Everybody has passed."""

    round: int


class AuctionWon(Event, frozen=True, tag="auction-won"):
    """The highest total of a column takes its bonus card."""

    seat: int
    col: int
    money: int
    bonus: str


class AuctionTied(Event, frozen=True, tag="auction-tied"):
    """One of the highest totals of a column: the power without the card."""

    seat: int
    col: int
    money: int
    bonus: str


class NoBids(Event, frozen=True, tag="no-bids"):
    """Nobody wins a column."""

    col: int


class FirstPlayerNamed(Event, frozen=True, tag="first-player"):
    """Most Manneken-Pis: the first player from now on."""

    seat: int
    manneken: int


class PowerUsed(Event, frozen=True, tag="power-used"):
    """The central power of a bonus card was used."""

    seat: int
    bonus: str
    powers: tuple[str, ...]


class Tucked(Event, frozen=True, tag="tucked"):
    """A bonus card went under a row of the personal board, which now has this many VP symbols."""

    seat: int
    bonus: str
    board_row: str
    symbols: int


class Honoured(Event, frozen=True, tag="honoured"):
    """A shield scored."""

    seat: int
    row: int
    col: int
    vp: int


class Detained(Event, frozen=True, tag="detained"):
    """An assistant went to the courthouse."""

    seat: int


class NobodyDetained(Event, frozen=True, tag="nobody-detained"):
    """Nobody went to the Brussels board this round."""


class UpkeepPaid(Event, frozen=True, tag="upkeep-paid"):
    """Public figures were paid at the end."""

    seat: int
    figures: tuple[str, ...]
    money: int


class FigureLost(Event, frozen=True, tag="figure-lost"):
    """A public figure was not paid."""

    seat: int
    figure: str
    vp: int


class Scored(Event, frozen=True, tag="scored"):
    """A line of the final scoring."""

    seat: int
    item: str
    vp: int


class GameEnded(Event, frozen=True, tag="game-ended"):
    """The winners, and what decided."""

    winners: tuple[int, ...]
    decided: str


AnyEvent = (
    RoundBegan
    | StockRevealed
    | AreaOpened
    | NeutralPlaced
    | Placed
    | Impossible
    | Declined
    | Drew
    | Created
    | NoWorkLeft
    | Renewed
    | CursorMoved
    | Sold
    | Covered
    | Approached
    | Kept
    | Discarded
    | Arrived
    | Departed
    | Acted
    | Gained
    | Earned
    | Gathered
    | Traded
    | SupplyEmpty
    | Advanced
    | Stuck
    | Released
    | NobodyReleased
    | Paid
    | NeedleMoved
    | Built
    | Visited
    | Benefited
    | Passed
    | ExhibitionTaken
    | ResolutionBegan
    | AuctionWon
    | AuctionTied
    | NoBids
    | FirstPlayerNamed
    | PowerUsed
    | Tucked
    | Honoured
    | Detained
    | NobodyDetained
    | UpkeepPaid
    | FigureLost
    | Scored
    | GameEnded
)
