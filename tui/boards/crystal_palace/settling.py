"""The end of a round as it was settled: its events, sorted by what they belong to."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from engine.games.crystal_palace import events
from engine.games.crystal_palace.events import AnyEvent
from engine.games.crystal_palace.state import State
from tui.boards.report import ReportLine
from tui.table.scene import Scene

from . import ledger


@dataclass(frozen=True, slots=True)
class Deed:
    """Something that was used, and what it led to: its first event and those that follow from it."""

    seat: int
    first: AnyEvent
    after: tuple[AnyEvent, ...]


STARTS = (
    events.PhaseBegan,
    events.CalledOn,
    events.Built,
    events.TileUsed,
    events.SpaceUsed,
    events.WatchUsed,
    events.IllustrationPaid,
    events.IncomePaid,
    events.RedIncome,
    events.MarketShifted,
    events.SoldOut,
    events.Scored,
    events.GameEnded,
)
"""The events that begin something new: what follows belongs to it."""


class Settling:
    """The end of one round: its events, sorted by what they belong to."""

    def __init__(self, scene: Scene[State], before: State, happened: Sequence[AnyEvent]) -> None:
        self.scene = scene
        self.before = before
        self.happened = happened
        self.seats = range(len(before.players))
        self.order = before.order or tuple(self.seats)
        self.deeds = list(deeds_in(happened))

    def of_phase(self, phase: int) -> list[AnyEvent]:
        """List the events of a phase."""
        found: list[AnyEvent] = []
        inside = False
        for event in self.happened:
            if isinstance(event, events.PhaseBegan):
                inside = event.phase == phase
            elif inside:
                found.append(event)
        return found

    def deeds_of(self, *kinds: type) -> list[Deed]:
        """List what began with an event of some kinds."""
        return [deed for deed in self.deeds if isinstance(deed.first, kinds)]

    @property
    def is_over(self) -> bool:
        """Whether the game has ended."""
        return any(isinstance(event, events.GameEnded) for event in self.happened)

    @property
    def is_behind(self) -> bool:
        """Whether the scene shows a position after all that happened."""
        state = self.scene.state
        return not state.agenda or state.round > self.before.round

    def amount(self, seat: int, key: str) -> int:
        """Return what a seat has of something after all that happened."""
        if self.is_behind:
            now: int = getattr(self.scene.state.players[seat], key)
            return now
        have: int = getattr(self.before.players[seat], key)
        mine = [event for event in self.happened if ledger.seat_of(event) == seat]
        return have + sum(self.pounds(event) if key == "pounds" else ledger.changes(event)[key] for event in mine)

    def badge(self, seat: int) -> str:
        """Return sign and name of a seat."""
        return f"{self.scene.glyphs.seats[seat]} {self.scene.player(seat)}"

    def line(self, seat: int, *cells: str) -> ReportLine:
        """Return a line about a seat."""
        return ReportLine((self.badge(seat), *cells), is_own=seat == self.scene.viewer)

    def brought(self, deed: Deed, seat: int) -> str:
        """Write what a deed brought a seat."""
        words = self.scene.words
        return ledger.written(words, ledger.total((deed.first, *deed.after), seat)) or words("goods-none")

    def pounds(self, event: AnyEvent) -> int:
        """Return the money an event brought its seat or took; banknotes that cover spaces are gone."""
        if isinstance(event, events.NotesLaid):
            return -event.spaces * self.before.box.components.final.note
        return ledger.changes(event)["pounds"]


def deeds_in(happened: Sequence[AnyEvent]) -> Iterator[Deed]:
    """Group events: each that begins something with those that follow from it."""
    first: AnyEvent | None = None
    after: list[AnyEvent] = []
    for event in happened:
        if isinstance(event, STARTS):
            if first is not None:
                yield Deed(ledger.seat_of(first), first, tuple(after))
            first, after = event, []
        else:
            after.append(event)
    if first is not None:
        yield Deed(ledger.seat_of(first), first, tuple(after))
