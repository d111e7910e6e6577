"""Saved games, the trash and replays: the library as a list, and what a player does with a record."""

import asyncio
from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from dataclasses import dataclass
from math import inf
from time import monotonic
from typing import ClassVar, NamedTuple

from textual import on, work
from textual.binding import Binding, BindingType
from textual.containers import Container
from textual.content import Content
from textual.css.query import NoMatches
from textual.widget import Widget
from textual.widgets import Static

from engine.game import CATALOGUE
from saves import gallery
from saves.problems import SavesError, shown
from saves.records import names
from saves.records.entry import ListedGame
from tui.screens.base import AppScreen
from tui.screens.dialogs import AskText
from tui.screens.summary import details, in_gallery, progress, short_date
from tui.screens.waiting import wait_briefly
from tui.session import Session
from tui.widgets.columns import REST, columns
from tui.widgets.listing import Listing, Row

ROOMY = 110
"""The width from which the list has room for the game and the seats."""
FIRST, LATER = 0.05, 0.25
"""Seconds that records are read before those found are shown: the first time, and then again and again."""
SCREENFUL = 40
"""Records that are shown the first time, even if there was time for more."""


@dataclass(slots=True)
class EntryRow(Row):
    """A record in the list."""

    entry: ListedGame | None = None


class EntryListing(Listing):
    """The records in columns."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("enter", "choose", "key-open")]

    def draw(self, index: int, width: int) -> Content:
        """Write name, game, seats, how far it is, and when it was played."""
        row = self.rows[index]
        if not isinstance(row, EntryRow) or row.entry is None:
            return super().draw(index, width)
        entry, words = row.entry, self.session.words
        where = Content(progress(entry, words))
        if entry.problem is not None:
            where = Content.styled(words("saves-newer" if entry.problem.kind == "newer" else "saves-damaged"), "$bad")
        date = words("replays-gallery") if in_gallery(entry) else short_date(entry)
        cells = [(Content(entry.shown_name), REST), (where, 20), (Content.styled(date, "$faint"), 16)]
        if width >= ROOMY:
            seats = ", ".join(seat.name for seat in entry.seats)
            cells.insert(1, (Content.styled(CATALOGUE.get(entry.game, entry.game), "$faint"), 16))
            cells.insert(2, (Content.styled(seats, "$faint"), 30))
        return columns(cells, width)


class Batch(NamedTuple):
    """Some entries more, whether they are the last, and what went wrong."""

    entries: list[ListedGame]
    is_last: bool
    problem: SavesError | None = None


def read_some(source: Iterator[ListedGame], seconds: float, most: float) -> Batch:
    """Take entries from a source for some time, and at most so many."""
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


class RecordsScreen(AppScreen[None]):
    """A list of records and the details of the one under the cursor.

    Records are read in the background, those that come first in the list first.
    """

    empty_id: ClassVar[str] = ""
    """The message for an empty list."""
    listing_type: ClassVar[type[EntryListing]] = EntryListing
    AUTO_FOCUS = "#records"

    def __init__(self, session: Session) -> None:
        super().__init__(session)
        self._entries: list[ListedGame] = []
        self._problem = ""
        self._is_complete = False
        """Whether all records have been listed since the screen was opened."""

    def body(self) -> Iterator[Widget]:
        """Lay the list and the details out."""
        listing = self.listing_type(self.session, rows_of(self._entries), id="records")
        listing.display = bool(self._entries)
        empty = Static(self._why_empty(), id="empty")
        empty.display = not self._entries
        detail = Static(id="detail")
        yield Container(listing, empty, detail, id="columns")

    def source(self) -> Iterator[ListedGame]:
        """Describe the records to list one by one, not in the thread of the screen."""
        raise NotImplementedError

    def on_mount(self) -> None:
        """Show the details of the first record."""
        self._show_details()

    async def on_screen_resume(self) -> None:
        """Look again: games may have been played in between."""
        await self.refill()

    @on(Listing.Moved)
    def _show_details(self) -> None:
        entry = self.entry
        about = Content() if entry is None else details(entry, self.session)
        self.query_one("#detail", Static).update(about)
        self.refresh_bindings()

    @property
    def listing(self) -> Listing:
        """The list."""
        return self.query_one("#records", Listing)

    @property
    def entry(self) -> ListedGame | None:
        """The record under the cursor."""
        row = self.listing.row
        return row.entry if isinstance(row, EntryRow) else None

    @property
    def count(self) -> int:
        """How many records are listed."""
        return len(self._entries)

    # Filling the list

    async def refill(self, at: str | None = None) -> None:
        """List the records anew, with the cursor on the one called `at`; wait a moment for what can be seen."""
        ready = asyncio.Event()
        self._fill(ready, at)
        await wait_briefly(ready)

    @work(exclusive=True, group="fill")
    async def _fill(self, ready: asyncio.Event, at: str | None) -> None:
        """Read records and show them: the first time those found so far, later all at once."""
        source = self.source()
        found: list[ListedGame] = []
        batch = Batch([], is_last=False)
        anew = True
        try:
            while not batch.is_last:
                limits = (LATER, inf) if found else (FIRST, SCREENFUL)
                batch = await asyncio.to_thread(read_some, source, *limits)
                found += batch.entries
                if batch.problem is not None:
                    self._problem = self.words.notice(batch.problem)
                    if found:  # and so no room to say it in the list
                        self.pavilion.tell(batch.problem)
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
        with suppress(NoMatches):  # just being composed anew, with what is known now
            new = found[len(before) :]
            here = self.entry
            if anew or any(entry.name == at for entry in new):
                self.listing.show(rows_of(found), at or (here.name if here else None))
            else:
                self.listing.extend(rows_of(new))
            self.listing.display = bool(found)
            empty = self.query_one("#empty", Static)
            empty.display = not found
            empty.update(self._why_empty())
            self._show_details()
            if found and self.focused is None:
                self.listing.focus()

    def _why_empty(self) -> Content:
        if self._problem:
            return Content(self._problem)
        return Content(self.words(self.empty_id if self._is_complete else "saves-reading"))

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        """Offer what is done with a record only where there is one."""
        if action in ("rename", "duplicate", "delete", "watch", "remove", "empty") and self.is_mounted:
            return self.entry is not None
        return True

    # Doing something with a record

    def drop(self, entry: ListedGame) -> None:
        """Take a record from the list at once, while it is being moved; if that fails, it comes back."""
        self._show([each for each in self._entries if each.name != entry.name], None, anew=True)

    def do(
        self,
        deed: Callable[[], str | None],
        told: str = "",
        show: bool = True,
        otherwise: str = "",
        about: str | None = None,
    ) -> None:
        """Do something with the library, and say and show the name that came of it, or `otherwise` if none did.

        If it cannot be done, the cursor goes back to the record it was `about`.
        """
        ready = asyncio.Event()
        self._carry_out(ready, deed, told, show, otherwise, about)
        self.call_later(wait_briefly, ready)

    @work
    async def _carry_out(
        self,
        ready: asyncio.Event,
        deed: Callable[[], str | None],
        told: str,
        show: bool,
        otherwise: str,
        about: str | None,
    ) -> None:
        try:
            name = await asyncio.to_thread(deed)
            await self.refill(at=name if show else None)
            if name is None and otherwise:
                self.notify(self.words(otherwise))
            elif name is not None and told:
                self.notify(self.words(told, name=shown(name)))
        except SavesError as problem:
            self.pavilion.tell(problem)
            await self.refill(at=about)
        finally:
            ready.set()


def rows_of(entries: Sequence[ListedGame]) -> list[EntryRow]:
    """Return the rows of a list of records; what they show is drawn when they come into sight."""
    return [EntryRow(entry.name, _NOTHING, entry=entry) for entry in entries]


_NOTHING = Content()


class SavedGamesScreen(RecordsScreen):
    """The player's library: go on, rename, copy, delete and bring back."""

    title_id: ClassVar[str] = "saves-title"
    empty_id: ClassVar[str] = "saves-empty"
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("r", "rename", "key-rename"),
        Binding("c", "duplicate", "key-copy"),
        Binding("d,delete", "delete", "key-delete"),
        Binding("w", "watch", "key-watch"),
        Binding("t", "open_trash", "key-trash"),
        Binding("u", "bring_back", "key-bring-back"),
    ]

    def source(self) -> Iterator[ListedGame]:
        """Describe every record of the library."""
        return self.session.library.entries()

    @on(Listing.Chosen)
    def resume(self, event: Listing.Chosen) -> None:
        """Go on with a game."""
        self.pavilion.resume(event.row.name)

    @work
    async def action_rename(self) -> None:
        """Ask for another name."""
        entry = self.entry
        if entry is None:
            return
        value = names.fit(entry.name)
        name = await self.app.push_screen_wait(AskText(self.session, self.words("saves-rename-ask"), value))
        if name is not None:
            # What became of a name that no file can have is said.
            told = "saves-renamed" if names.fit(name) != name else ""
            self.do(lambda: self.session.library.rename(entry.name, name), told)

    def action_duplicate(self) -> None:
        """Copy the record under the cursor."""
        entry = self.entry
        if entry is not None:
            self.do(lambda: self.session.library.duplicate(entry.name), "saves-copied")

    def action_delete(self) -> None:
        """Move the record under the cursor to the trash."""
        entry = self.entry
        if entry is None:
            return

        def delete() -> str:
            self.session.library.delete(entry.name)
            return entry.name

        self.drop(entry)
        self.do(delete, "saves-deleted", show=False, about=entry.name)

    def action_bring_back(self) -> None:
        """Bring back what was deleted last."""
        self.do(self.session.library.undo_delete, "saves-brought-back", otherwise="saves-nothing-deleted")

    def action_open_trash(self) -> None:
        """Show what was deleted."""
        self.pavilion.open_trash()

    def action_watch(self) -> None:
        """Replay the record under the cursor."""
        if self.entry is not None:
            self.pavilion.open_replay(self.entry.path)


class ReplaysScreen(RecordsScreen):
    """Games to watch: those finished, and the gallery."""

    title_id: ClassVar[str] = "replays-title"
    empty_id: ClassVar[str] = "replays-empty"

    def source(self) -> Iterator[ListedGame]:
        """Describe the player's finished games, then the gallery."""
        problem = None
        try:
            yield from (entry for entry in self.session.library.entries() if entry.finished and entry.problem is None)
        except SavesError as error:
            problem = error
        yield from gallery.gallery()
        if problem is not None:
            raise problem

    @on(Listing.Chosen)
    def replay(self) -> None:
        """Watch a record."""
        if self.entry is not None:
            self.pavilion.open_replay(self.entry.path)
