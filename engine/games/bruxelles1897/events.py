"""The events of the log: facts with their data. The sentences are in the languages."""

from engine.agenda import Event


class RoundBegan(Event, frozen=True, tag="round-began"):
    """A new area lies ready; this seat plays first."""

    round: int
    seat: int


class Placed(Event, frozen=True, tag="placed"):
    """An architect took the card of a space, its value paid."""

    seat: int
    row: int
    col: int
    architect: str
    money: int
    card: str


class Took(Event, frozen=True, tag="took"):
    """A card went to a player."""

    seat: int
    card: str


class Sold(Event, frozen=True, tag="sold"):
    """An artwork was sold."""

    seat: int
    colour: str
    money: int


class Lost(Event, frozen=True, tag="lost"):
    """The card of a space was discarded without its action."""

    seat: int
    card: str


class Built(Event, frozen=True, tag="built"):
    """A house was built."""

    seat: int
    house: str
    materials: tuple[str, ...]
    vp: int


class Acted(Event, frozen=True, tag="acted"):
    """A noble's effect was used."""

    seat: int
    noble: str


class Gained(Event, frozen=True, tag="gained"):
    """Money came in."""

    seat: int
    money: int


class Advanced(Event, frozen=True, tag="advanced"):
    """A ladder was climbed."""

    seat: int
    track: str
    level: int


class Stuck(Event, frozen=True, tag="stuck"):
    """A ladder had no step left."""

    seat: int
    track: str


class Drew(Event, frozen=True, tag="drew"):
    """Cards were drawn, for all to see."""

    seat: int
    cards: tuple[str, ...]


class Discarded(Event, frozen=True, tag="discarded"):
    """A card went to its discard pile."""

    seat: int
    card: str


class Kept(Event, frozen=True, tag="kept"):
    """A noble was kept, tilted."""

    seat: int
    noble: str


class Released(Event, frozen=True, tag="released"):
    """An architect came out of prison."""

    seat: int
    architect: str


class NoPrisoner(Event, frozen=True, tag="no-prisoner"):
    """There was nobody to free."""

    seat: int


class NothingDrawn(Event, frozen=True, tag="nothing-drawn"):
    """Pile and discard were both empty."""

    seat: int


class Refilled(Event, frozen=True, tag="refilled"):
    """A discard was shuffled into a new pile."""

    pile: str


class Opened(Event, frozen=True, tag="opened"):
    """An exhibition began."""

    seat: int


class Showed(Event, frozen=True, tag="showed"):
    """An artwork was shown."""

    seat: int
    colour: str
    vp: int


class Visited(Event, frozen=True, tag="visited"):
    """Architects went to Brussels."""

    seat: int
    location: str
    architects: tuple[str, ...]


class Passed(Event, frozen=True, tag="passed"):
    """A player passed."""

    seat: int
    money: int


class MajorityBegan(Event, frozen=True, tag="majority-began"):
    """Everybody has passed."""

    round: int


class ColumnWon(Event, frozen=True, tag="column-won"):
    """The highest sum of a column."""

    seat: int
    col: int
    value: int
    bonus: str


class ColumnEmpty(Event, frozen=True, tag="column-empty"):
    """Nobody wins a column."""

    col: int


class Honoured(Event, frozen=True, tag="honoured"):
    """A coat of arms scored."""

    seat: int
    row: int
    col: int
    vp: int


class Imprisoned(Event, frozen=True, tag="imprisoned"):
    """An architect went to prison."""

    seat: int
    architect: str


class NobodyImprisoned(Event, frozen=True, tag="nobody-imprisoned"):
    """Nobody went to Brussels this round."""


class UpkeepPaid(Event, frozen=True, tag="upkeep-paid"):
    """Nobles were paid at the end."""

    seat: int
    nobles: int
    money: int


class NobleLeft(Event, frozen=True, tag="noble-left"):
    """A noble could not be paid."""

    seat: int
    noble: str
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
    | Placed
    | Took
    | Sold
    | Lost
    | Built
    | Acted
    | Gained
    | Advanced
    | Stuck
    | Drew
    | Discarded
    | Kept
    | Released
    | NoPrisoner
    | NothingDrawn
    | Refilled
    | Opened
    | Showed
    | Visited
    | Passed
    | MajorityBegan
    | ColumnWon
    | ColumnEmpty
    | Honoured
    | Imprisoned
    | NobodyImprisoned
    | UpkeepPaid
    | NobleLeft
    | Scored
    | GameEnded
)
