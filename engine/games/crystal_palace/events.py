"""The events of the log: facts with their data. The sentences are in the languages."""

from engine.agenda import Event

# The round


class RoundBegan(Event, frozen=True, tag="round-began"):
    """A round began."""

    round: int
    name: str


class PhaseBegan(Event, frozen=True, tag="phase-began"):
    """A phase of the round began."""

    phase: int


class DiceSet(Event, frozen=True, tag="dice-set"):
    """A player has set the dice, in secret."""

    seat: int


class DiceRevealed(Event, frozen=True, tag="dice-revealed"):
    """A player's dice were shown, and how many of them were just bought."""

    seat: int
    values: tuple[int, ...]
    bought: int


class OrderFound(Event, frozen=True, tag="order-found"):
    """This seat plays first, the others follow clockwise."""

    seat: int


class LowestSum(Event, frozen=True, tag="lowest-sum"):
    """The lowest sum of dice brought newspapers."""

    seat: int
    total: int
    newspapers: int


# Money and goods


class Gained(Event, frozen=True, tag="gained"):
    """Goods came in."""

    seat: int
    pounds: int = 0
    gears: int = 0
    energy: int = 0
    newspapers: int = 0
    vp: int = 0


class Lost(Event, frozen=True, tag="lost"):
    """Goods or points were taken away."""

    seat: int
    gears: int = 0
    energy: int = 0
    newspapers: int = 0
    vp: int = 0


class Paid(Event, frozen=True, tag="paid"):
    """A price was paid; the reason says what for."""

    seat: int
    reason: str
    pounds: int = 0
    gears: int = 0
    energy: int = 0
    newspapers: int = 0


class Traded(Event, frozen=True, tag="traded"):
    """An exchange was made."""

    seat: int
    give: str
    given: int
    get: str
    got: int


class Borrowed(Event, frozen=True, tag="borrowed"):
    """A loan was taken; it will cost these points if it stays open."""

    seat: int
    pounds: int
    vp: int


class Repaid(Event, frozen=True, tag="repaid"):
    """A loan on which these points are printed was repaid."""

    seat: int
    pounds: int
    vp: int


# Placing dice


class Placed(Event, frozen=True, tag="placed"):
    """A die was placed."""

    seat: int
    location: str
    slot: int
    value: int


class Passed(Event, frozen=True, tag="passed"):
    """A player passed."""

    seat: int


class NoSlotFits(Event, frozen=True, tag="no-slot-fits"):
    """None of a player's dice fits a free slot."""

    seat: int


class CalledOn(Event, frozen=True, tag="called-on"):
    """A character's ability was used."""

    seat: int
    character: str


# Assistants


class ObjectiveReached(Event, frozen=True, tag="objective-reached"):
    """A level of the objective was reached."""

    seat: int
    level: int


class Hired(Event, frozen=True, tag="hired"):
    """A new assistant took a space of the Black Market."""

    seat: int
    space: int


class Climbed(Event, frozen=True, tag="climbed"):
    """An assistant climbed."""

    seat: int
    space: int
    to: int


class Descended(Event, frozen=True, tag="descended"):
    """An assistant went down."""

    seat: int
    space: int
    to: int


class LeftMarket(Event, frozen=True, tag="left-market"):
    """An assistant went down and out."""

    seat: int
    space: int


class MarketCleared(Event, frozen=True, tag="market-cleared"):
    """The newcomer on this space cleared the market."""

    seat: int
    space: int


class BannerGear(Event, frozen=True, tag="banner-gear"):
    """A down-move earned a gear."""

    seat: int


class MarketShifted(Event, frozen=True, tag="market-shifted"):
    """Every assistant of the market went down one space, and the banner was refilled."""


# Actions


class ActionTaken(Event, frozen=True, tag="action-taken"):
    """A die took an action slot."""

    seat: int
    location: str
    value: int
    slot: int


class ActionPassed(Event, frozen=True, tag="action-passed"):
    """A die did nothing."""

    seat: int
    location: str
    value: int


class Compensated(Event, frozen=True, tag="compensated"):
    """A die found no free action slot."""

    seat: int
    location: str
    value: int
    pounds: int


class ActionLost(Event, frozen=True, tag="action-lost"):
    """An action was no longer possible."""

    seat: int
    location: str


class PatentTaken(Event, frozen=True, tag="patent-taken"):
    """A patent was taken."""

    seat: int
    patent: str


class ShareTaken(Event, frozen=True, tag="share-taken"):
    """A share was taken."""

    seat: int
    share: str
    vp: int


class Recruited(Event, frozen=True, tag="recruited"):
    """A character was recruited."""

    seat: int
    character: str
    vp: int


class Linked(Event, frozen=True, tag="linked"):
    """A prototype and a character belong together."""

    seat: int
    patent: str
    character: str
    vp: int


class Published(Event, frozen=True, tag="published"):
    """The editor's row gave this level, and buzz."""

    seat: int
    level: int
    buzz: int


class SpotUsed(Event, frozen=True, tag="spot-used"):
    """A die went on to a spot."""

    seat: int
    spot: str


class TicketTaken(Event, frozen=True, tag="ticket-taken"):
    """A die stays on a ticket space for good."""

    seat: int
    value: int
    space: int
    vp: int


# Research


class TileTaken(Event, frozen=True, tag="tile-taken"):
    """A research tile was laid on a board."""

    seat: int
    tile: str


class TileDiscarded(Event, frozen=True, tag="tile-discarded"):
    """A research tile left the game."""

    seat: int
    tile: str


class TilesDrawn(Event, frozen=True, tag="tiles-drawn"):
    """Tiles of a purple pile were shown."""

    seat: int
    tiles: tuple[str, ...]


class PileEmpty(Event, frozen=True, tag="pile-empty"):
    """There was no tile to draw."""

    seat: int


class NoRoom(Event, frozen=True, tag="no-room"):
    """No research tile could be laid."""

    seat: int


class TileUsed(Event, frozen=True, tag="tile-used"):
    """The green bonus of a tile was used."""

    seat: int
    tile: str


class SpaceUsed(Event, frozen=True, tag="space-used"):
    """The benefit of a market space was used."""

    seat: int
    space: int


class WatchTaken(Event, frozen=True, tag="watch-taken"):
    """The Pocket Watch went to a player."""

    seat: int


class WatchUsed(Event, frozen=True, tag="watch-used"):
    """The Pocket Watch repeats a green bonus."""

    seat: int


# Tracks


class WestminsterReached(Event, frozen=True, tag="westminster-reached"):
    """A pawn moved at Westminster, or could not go higher."""

    seat: int
    space: int


class IncomeMoved(Event, frozen=True, tag="income-moved"):
    """An income pawn moved; the space now pays this much."""

    seat: int
    steps: int
    pounds: int


class BuzzMoved(Event, frozen=True, tag="buzz-moved"):
    """A buzz pawn moved."""

    seat: int
    steps: int
    space: int


class Arrived(Event, frozen=True, tag="arrived"):
    """A pawn reached the end of the buzz track, in this place."""

    seat: int
    place: int


class FlyerReached(Event, frozen=True, tag="flyer-reached"):
    """A flyer was reached."""

    seat: int
    flyer: str


class TokenLaid(Event, frozen=True, tag="token-laid"):
    """A buzz token was laid on an illustration."""

    seat: int
    space: int


class IllustrationPaid(Event, frozen=True, tag="illustration-paid"):
    """A buzz token brings the bonus of its illustration."""

    seat: int
    space: int


class DiceGained(Event, frozen=True, tag="dice-gained"):
    """New dice for the next round."""

    seat: int
    dice: int


# Prototypes


class Built(Event, frozen=True, tag="built"):
    """A prototype was built."""

    seat: int
    patent: str
    vp: int


class PlayedOn(Event, frozen=True, tag="played-on"):
    """The effect of a prototype falls on a player."""

    seat: int
    patent: str
    target: int


# Income and the end


class IncomePaid(Event, frozen=True, tag="income-paid"):
    """Income was received."""

    seat: int
    pounds: int


class RedIncome(Event, frozen=True, tag="red-income"):
    """A red income space brings nothing and costs points."""

    seat: int
    vp: int


class SoldOut(Event, frozen=True, tag="sold-out"):
    """At the end everything left was sold."""

    seat: int
    pounds: int


class NotesLaid(Event, frozen=True, tag="notes-laid"):
    """Notes cover empty research spaces."""

    seat: int
    spaces: int


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
    | PhaseBegan
    | DiceSet
    | DiceRevealed
    | OrderFound
    | LowestSum
    | Gained
    | Lost
    | Paid
    | Traded
    | Borrowed
    | Repaid
    | Placed
    | Passed
    | NoSlotFits
    | CalledOn
    | ObjectiveReached
    | Hired
    | Climbed
    | Descended
    | LeftMarket
    | MarketCleared
    | BannerGear
    | MarketShifted
    | ActionTaken
    | ActionPassed
    | Compensated
    | ActionLost
    | PatentTaken
    | ShareTaken
    | Recruited
    | Linked
    | Published
    | SpotUsed
    | TicketTaken
    | TileTaken
    | TileDiscarded
    | TilesDrawn
    | PileEmpty
    | NoRoom
    | TileUsed
    | SpaceUsed
    | WatchTaken
    | WatchUsed
    | WestminsterReached
    | IncomeMoved
    | BuzzMoved
    | Arrived
    | FlyerReached
    | TokenLaid
    | IllustrationPaid
    | DiceGained
    | Built
    | PlayedOn
    | IncomePaid
    | RedIncome
    | SoldOut
    | NotesLaid
    | Scored
    | GameEnded
)
