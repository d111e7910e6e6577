"""The list of saved games that three screens show: it reads them in the background and keeps the cursor in place."""

import asyncio
from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from math import inf
from time import monotonic
from typing import TYPE_CHECKING, ClassVar, NamedTuple

from rich.cells import cell_len
from textual.binding import BindingType
from textual.containers import Container
from textual.content import Content
from textual.css.query import NoMatches
from textual.widget import Widget
from textual.widgets import Static

from engine.game import CATALOGUE
from saves.problems import SavesError, shown
from saves.records.entry import ListedGame
from tui.bots.names import with_level
from tui.i18n.words import Words
from tui.keys import bindings, key
from tui.screens.brief_wait import wait_briefly
from tui.screens.composed import while_composed
from tui.screens.game_summary import details, names, progress, short_date, title, why_newer
from tui.session import Session
from tui.widgets.columns import REST, columns
from tui.widgets.listing import Listing, Row
from tui.workers import run_exclusively

if TYPE_CHECKING:
    from tui.screens.base import AppScreen

NAMES_GAME, NAMES_SEATS, NAMES_LEVELS = 90, 110, 150
"""The widths from which the list has room for the game, for the seats, and for the levels of bots."""
GAME, WHERE, DATE = 14, 20, 16
"""The widths of columns."""
BESIDE_PLAYERS = GAME + WHERE + DATE + 7
"""The width of everything in a row but the players, with the space between."""
FIRST, LATER = 0.05, 0.25
"""Seconds for which records are read before those found are shown: the first time, and after that."""
SCREENFUL = 40
"""The most records shown the first time, even if there was time for more."""


@dataclass(slots=True)
class EntryRow(Row):
    """A record in the list."""

    entry: ListedGame = field(kw_only=True)

    def draw(self, session: Session, width: int) -> Content:
        """Return what the game is recognised by, its progress and its date, in as many columns as there is room for."""
        entry, words = self.entry, session.words
        where = Content(progress(entry, words))
        if why_newer(entry, words):
            where = Content.styled(words("saves-newer"), "$gold")
        elif entry.problem is not None:
            where = Content.styled(words("saves-damaged"), "$bad")
        last = [(where, WHERE), (Content.styled(short_date(entry, words), "$faint"), DATE)]
        if width < NAMES_GAME:
            first = [(Content(title(entry, words)), REST)]
        else:
            first = [(Content(CATALOGUE.get(entry.game, entry.game)), GAME)]
            if entry.given_name and width >= NAMES_SEATS:
                room = 54 if width >= NAMES_LEVELS else 28
                first.append((Content(self._seats(words, room)), room))
            first.append((Content(entry.given_name or self._seats(words, width - BESIDE_PLAYERS)), REST))
        return columns([*first, *last], width, keeps_ends=bool(entry.given_name))

    def _seats(self, words: Words, room: int) -> str:
        """Return the players, with the levels of bots if all of it fits."""
        full = ", ".join(with_level(words, seat) for seat in self.entry.seats)
        return full if cell_len(full) <= room else names(self.entry)


class RecordListing(Listing):
    """Records, of which Enter opens one."""

    KEYS = (key("key-open", "enter", "choose", id="list.choose"),)
    BINDINGS: ClassVar[list[BindingType]] = bindings(*KEYS)


class Batch(NamedTuple):
    """Entries read together, whether they are the last, and the error that ended the reading."""

    entries: list[ListedGame]
    is_last: bool
    problem: SavesError | None = None


def read_some(source: Iterator[ListedGame], seconds: float, most: float) -> Batch:
    """Take entries from a source for some seconds, `most` at most."""
    end = monotonic() + seconds
    found: list[ListedGame] = []
    try:
        for entry in source:
            found.append(entry)
            if monotonic() > end or len(found) >= most:
                return Batch(found, is_last=False)
    except SavesError as problem:
        return Batch(found, True, problem)
    return Batch(found, is_last=True)


WITH_A_RECORD = ("rename", "duplicate", "delete", "watch", "remove", "empty")
"""Actions that need a record under the cursor."""


class RecordList:
    """The records of a screen and the details of the one under the cursor.

    Its screen is a `RecordsShown`. Records are read in the background, those that come first in the list first. It
    outlives its widgets, which a change of language composes anew.
    """

    def __init__(
        self,
        screen: "AppScreen[None]",
        source: Callable[[], Iterator[ListedGame]],
        empty: str,
        listing_type: type[Listing] = RecordListing,
    ) -> None:
        """List what `source` yields, in a thread; `empty` is the message for a list without records."""
        self._screen = screen
        self._source = source
        self._empty = empty
        self._listing_type = listing_type
        self._entries: list[ListedGame] = []
        self._problem = ""
        self._is_complete = False
        """Whether all records have been listed since the screen was opened."""

    def layout(self) -> Container:
        """Return the widgets: the list, or why there is none, and the details."""
        listing = self._listing_type(self._screen.session, rows_of(self._entries), id="records")
        listing.display = bool(self._entries)
        empty = Static(self._why_empty(), id="empty")
        empty.display = not self._entries
        return Container(listing, empty, Static(self._details(listing.row), id="detail"), id="record-list")

    @property
    def listing(self) -> Listing:
        """The widget that lists the records."""
        return self._screen.query_one("#records", Listing)

    @property
    def entry(self) -> ListedGame | None:
        """The record under the cursor."""
        # There is no list while the screen is being recomposed.
        row = next((each.row for each in self._screen.query("#records").results(Listing)), None)
        return row.entry if isinstance(row, EntryRow) else None

    @property
    def count(self) -> int:
        """How many records are listed."""
        return len(self._entries)

    def allows(self, action: str) -> bool:
        """Whether an action can be offered: what is done with a record needs one."""
        return action not in WITH_A_RECORD or not self._screen.is_mounted or self.entry is not None

    @while_composed
    def show_details(self) -> None:
        """Show the details of the record under the cursor."""
        self._screen.query_one("#detail", Static).update(self._details(self.listing.row))
        self._screen.refresh_bindings()

    def _details(self, row: Row | None) -> Content:
        entry = row.entry if isinstance(row, EntryRow) else None
        return Content() if entry is None else details(entry, self._screen.session)

    def watch(self) -> None:
        """Replay the record under the cursor."""
        if self.entry is not None:
            self._screen.pavilion.open_replay(self.entry.path)

    # Filling the list

    async def refill(self, at: str | None = None) -> None:
        """List the records anew, with the cursor on the one called `at`; wait a moment for the first of them."""
        ready = asyncio.Event()
        run_exclusively(self._screen, "fill", self._fill, ready, at)
        await wait_briefly(ready)

    async def _fill(self, ready: asyncio.Event, at: str | None) -> None:
        """Read records and show them: the first time those found so far, later all at once."""
        source = self._source()
        found: list[ListedGame] = []
        batch = Batch([], is_last=False)
        anew = True
        try:
            while not batch.is_last:
                limits = (LATER, inf) if found else (FIRST, SCREENFUL)
                batch = await asyncio.to_thread(read_some, source, *limits)
                found += batch.entries
                if batch.problem is not None:
                    self._problem = self._screen.words.notice(batch.problem)
                    if found:  # and so no room for it in the list
                        self._screen.pavilion.tell(batch.problem)
                elif batch.is_last:
                    self._problem = ""
                # A list that is there already does not get shorter in between.
                if batch.is_last or (not self._is_complete and len(found) >= self.count):
                    self._is_complete = self._is_complete or batch.is_last
                    self._show(found, at, anew)
                    anew = False
                    ready.set()
        finally:
            ready.set()

    def _show(self, found: list[ListedGame], at: str | None, anew: bool) -> None:
        """Show the records found so far; unless `anew`, they begin with those that are shown already."""
        before, self._entries = self._entries, list(found)
        with suppress(NoMatches):  # the widgets are being composed anew, with what is known now
            new = found[len(before) :]
            here = self.entry
            if anew or any(entry.name == at for entry in new):
                self.listing.show(rows_of(found), at or (here.name if here else None))
            else:
                self.listing.extend(rows_of(new))
            self.listing.display = bool(found)
            empty = self._screen.query_one("#empty", Static)
            empty.display = not found
            empty.update(self._why_empty())
            self.show_details()
            if found and self._screen.focused is None:
                self.listing.focus()

    def _why_empty(self) -> Content:
        if self._problem:
            return Content(self._problem)
        return Content(self._screen.words(self._empty if self._is_complete else "saves-reading"))

    # Changing the library

    def drop(self, entry: ListedGame) -> None:
        """Remove a record from the list at once, while it is being moved; if that fails, it comes back."""
        self._show([each for each in self._entries if each.name != entry.name], None, anew=True)

    def run(
        self,
        change: Callable[[], str | None],
        done: str = "",
        show: bool = True,
        otherwise: str = "",
        about: str | None = None,
    ) -> None:
        """Change the library in a thread; report and show the name that `change` returns, or report `otherwise`.

        If it fails, the cursor goes back to the record it was `about`.
        """
        ready = asyncio.Event()
        self._screen.run_worker(self._run(ready, change, done, show, otherwise, about))
        self._screen.call_later(wait_briefly, ready)

    async def _run(
        self,
        ready: asyncio.Event,
        change: Callable[[], str | None],
        done: str,
        show: bool,
        otherwise: str,
        about: str | None,
    ) -> None:
        screen = self._screen
        try:
            name = await asyncio.to_thread(change)
            await self.refill(at=name if show else None)
            if name is None and otherwise:
                screen.notify(screen.words(otherwise))
            elif name is not None and done:
                screen.notify(screen.words(done, name=shown(name, len(name))))
        except SavesError as problem:
            screen.pavilion.tell(problem)
            await self.refill(at=about)
        finally:
            ready.set()


class RecordsShown:
    """What screens of records have in common: they show `records`, and list them again when they are shown again."""

    records: RecordList

    def body(self) -> Iterator[Widget]:
        """Lay out the list and the details."""
        yield self.records.layout()

    async def on_screen_resume(self) -> None:
        """List the records again: games may have been played or deleted in between."""
        await self.records.refill()

    def on_listing_moved(self) -> None:
        """Show the details of the record under the cursor."""
        self.records.show_details()

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        """Offer what is done with a record only where there is one."""
        return self.records.allows(action)

    def action_watch(self) -> None:
        """Replay the record under the cursor."""
        self.records.watch()


def rows_of(entries: Sequence[ListedGame]) -> list[EntryRow]:
    """Return the rows of a list of records; what they show is drawn when they come into sight."""
    return [EntryRow(entry.name, _NOTHING, entry=entry) for entry in entries]


_NOTHING = Content()
