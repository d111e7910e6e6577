"""Saved games and replays: the library as a list, and what a player does with a record."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any, ClassVar

from textual import on, work
from textual.binding import Binding, BindingType
from textual.containers import Container
from textual.content import Content
from textual.widget import Widget
from textual.widgets import Static

from engine.game import CATALOGUE
from saves import gallery
from saves.entry import Entry
from saves.problems import SavesError
from tui.screens.base import HouseScreen
from tui.screens.dialogs import AskText
from tui.summary import details, in_gallery, progress, short_date
from tui.widgets.listing import Listing, Row

ROOMY = 110
"""The width from which the list has room for the game and the seats."""


@dataclass(slots=True)
class EntryRow(Row):
    """A record in the list."""

    entry: Entry | None = None


class EntryListing(Listing):
    """The records in columns."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("enter", "choose", "key-open")]

    def draw(self, index: int, width: int) -> Content:
        """Write name, game, seats, how far it is, and when it was played."""
        row = self.rows[index]
        if not isinstance(row, EntryRow) or row.entry is None:
            return super().draw(index, width)
        entry, words = row.entry, self.session.words
        where = Content.styled(words("saves-damaged"), "$bad") if entry.problem else Content(progress(entry, words))
        date = words("replays-gallery") if in_gallery(entry) else short_date(entry)
        cells = [(Content(entry.name), 0), (where, 20), (Content.styled(date, "$faint"), 16)]
        if width >= ROOMY:
            seats = ", ".join(seat.name for seat in entry.seats)
            cells.insert(1, (Content.styled(CATALOGUE.get(entry.game, entry.game), "$faint"), 16))
            cells.insert(2, (Content.styled(seats, "$faint"), 30))
        return columns(cells, width)


def columns(cells: Sequence[tuple[Content, int]], width: int) -> Content:
    """Set cells side by side, two apart; the first takes the room that is left."""
    first = width - sum(each + 2 for _, each in cells[1:]) - 1
    sized = [(cells[0][0], first), *cells[1:]]
    return Content("  ").join(cell.truncate(max(room, 1), ellipsis=True, pad=True) for cell, room in sized)


class RecordsScreen(HouseScreen[None]):
    """A list of records and the details of the one under the cursor."""

    empty_id: ClassVar[str] = ""
    """The message for an empty list."""
    AUTO_FOCUS = "#records"

    def body(self) -> Iterator[Widget]:
        """Lay the list and the details out."""
        entries, problem = self._look()
        listing = EntryListing(self.session, self._rows(entries), id="records")
        listing.display = bool(entries)
        empty = Static(Content(problem or self.words(self.empty_id)), id="empty")
        empty.display = not entries
        detail = Static(id="detail")
        yield Container(listing, empty, detail, id="columns")

    def entries(self) -> list[Entry]:
        """Give the records to list."""
        raise NotImplementedError

    def on_mount(self) -> None:
        """Show the details of the first record."""
        self._show_details()

    def on_screen_resume(self) -> None:
        """Look again: games may have been played in between."""
        if self.is_mounted:
            self.refill()

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
    def entry(self) -> Entry | None:
        """The record under the cursor."""
        row = self.listing.row
        return row.entry if isinstance(row, EntryRow) else None

    def refill(self, at: str | None = None) -> None:
        """List the records anew, with the cursor on the one called `at`."""
        entries, problem = self._look()
        here = self.entry
        self.listing.show(self._rows(entries), at or (here.name if here else None))
        self.listing.display = bool(entries)
        empty = self.query_one("#empty", Static)
        empty.display = not entries
        empty.update(Content(problem or self.words(self.empty_id)))
        self._show_details()
        if entries and self.focused is None:
            self.listing.focus()

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        """Offer what is done with a record only where there is one."""
        if action in ("rename", "duplicate", "delete", "watch") and self.is_mounted:
            return self.entry is not None
        return True

    def _look(self) -> tuple[list[Entry], str]:
        try:
            return self.entries(), ""
        except SavesError as problem:
            return [], self.words(f"record-{problem.kind}", **problem.arguments)

    def _rows(self, entries: Sequence[Entry]) -> list[EntryRow]:
        return [EntryRow(entry.name, Content(entry.name), entry=entry) for entry in entries]


class SavedGamesScreen(RecordsScreen):
    """The player's library: go on, rename, copy, delete and bring back."""

    title_id: ClassVar[str] = "saves-title"
    empty_id: ClassVar[str] = "saves-empty"
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("r", "rename", "key-rename"),
        Binding("c", "duplicate", "key-copy"),
        Binding("d,delete", "delete", "key-delete"),
        Binding("u", "bring_back", "key-bring-back"),
        Binding("w", "watch", "key-watch"),
    ]

    def entries(self) -> list[Entry]:
        """Give every record of the library."""
        return self.session.library.list()

    @on(Listing.Chosen)
    def resume(self, event: Listing.Chosen) -> None:
        """Go on with a game."""
        self.house.resume(event.row.name)

    @work
    async def action_rename(self) -> None:
        """Ask for another name."""
        entry = self.entry
        if entry is None:
            return
        name = await self.app.push_screen_wait(AskText(self.session, self.words("saves-rename-ask"), entry.name))
        if name is not None:
            self._do(lambda: self.session.library.rename(entry.name, name))

    def action_duplicate(self) -> None:
        """Copy the record under the cursor."""
        entry = self.entry
        if entry is not None:
            self._do(lambda: self.session.library.duplicate(entry.name), "saves-copied")

    def action_delete(self) -> None:
        """Move the record under the cursor to the trash."""
        entry = self.entry
        if entry is not None and self._do(lambda: self.session.library.delete(entry.name), show=False):
            self.notify(self.words("saves-deleted", name=entry.name))

    def action_bring_back(self) -> None:
        """Bring back what was deleted last."""
        if self._do(self.session.library.undo_delete, "saves-brought-back") is None:
            self.notify(self.words("saves-nothing-deleted"))

    def action_watch(self) -> None:
        """Replay the record under the cursor."""
        if self.entry is not None:
            self.house.open_replay(self.entry.path)

    def _do(self, deed: Callable[[], str | None], told: str = "", show: bool = True) -> Any:
        """Do something with the library and give the name that came of it; False if it could not be done."""
        try:
            name = deed()
        except SavesError as problem:
            self.house.tell(problem)
            return False
        self.refill(at=name if show else None)
        if told and name is not None:
            self.notify(self.words(told, name=name))
        return name


class ReplaysScreen(RecordsScreen):
    """Games to watch: those finished, and the gallery."""

    title_id: ClassVar[str] = "replays-title"
    empty_id: ClassVar[str] = "replays-empty"

    def entries(self) -> list[Entry]:
        """Give the player's finished games, then the gallery."""
        try:
            own = [entry for entry in self.session.library.list() if entry.finished and entry.problem is None]
        except SavesError as problem:
            self.house.tell(problem)
            own = []
        return [*own, *gallery.gallery()]

    @on(Listing.Chosen)
    def replay(self) -> None:
        """Watch a record."""
        if self.entry is not None:
            self.house.open_replay(self.entry.path)
