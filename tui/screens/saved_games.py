"""Saved games and replays: the library as a list, and what a player does with a record."""

from collections.abc import Iterator
from typing import ClassVar

from textual import on, work
from textual.binding import BindingType

from saves import gallery
from saves.problems import SavesError
from saves.records import names
from saves.records.entry import ListedGame
from saves.records.library import Library
from tui.keys import bindings, key
from tui.screens.base import AppScreen
from tui.screens.dialogs import AskText
from tui.screens.record_list import RecordList, RecordsShown
from tui.session import Session
from tui.widgets.listing import Listing


class SavedGamesScreen(RecordsShown, AppScreen[None]):
    """The player's saved games: resume, rename, copy, delete and restore them."""

    title_id: ClassVar[str] = "saves-title"
    KEYS = (
        key("key-rename", "r", "rename", id="saves.rename"),
        key("key-copy", "c", "duplicate", id="saves.copy"),
        key("key-delete", "d,delete", "delete", id="saves.delete"),
        key("key-watch", "w", "watch", id="saves.watch"),
        key("key-trash", "t", "open_trash", id="saves.trash"),
        key("key-bring-back", "u", "bring_back", id="saves.restore"),
    )
    BINDINGS: ClassVar[list[BindingType]] = bindings(*KEYS)
    AUTO_FOCUS = "#records"

    def __init__(self, session: Session) -> None:
        super().__init__(session)
        self.records = RecordList(self, session.library.entries, "saves-empty")

    @on(Listing.Chosen)
    def resume(self, event: Listing.Chosen) -> None:
        """Resume a game."""
        self.pavilion.resume(event.row.name)

    @work
    async def action_rename(self) -> None:
        """Ask for another name."""
        entry = self.records.entry
        if entry is None:
            return
        value = names.fit(entry.name)
        name = await self.app.push_screen_wait(AskText(self.session, self.words("saves-rename-ask"), value))
        if name is not None:
            # A name that no file can have is reported as what became of it.
            done = "saves-renamed" if names.fit(name) != name else ""
            self.records.run(lambda: self.session.library.rename(entry.name, name), done)

    def action_duplicate(self) -> None:
        """Copy the record under the cursor."""
        entry = self.records.entry
        if entry is not None:
            self.records.run(lambda: self.session.library.duplicate(entry.name), "saves-copied")

    def action_delete(self) -> None:
        """Move the record under the cursor to the trash."""
        entry = self.records.entry
        if entry is None:
            return

        def delete() -> str:
            self.session.library.delete(entry.name)
            return entry.name

        self.records.drop(entry)
        self.records.run(delete, "saves-deleted", show=False, about=entry.name)

    def action_bring_back(self) -> None:
        """Restore the record deleted last."""
        self.records.run(self.session.library.undo_delete, "saves-brought-back", otherwise="saves-nothing-deleted")

    def action_open_trash(self) -> None:
        """Show what was deleted."""
        self.pavilion.open_trash()


class ReplaysScreen(RecordsShown, AppScreen[None]):
    """Games to watch: those finished, and the gallery."""

    title_id: ClassVar[str] = "replays-title"
    AUTO_FOCUS = "#records"

    def __init__(self, session: Session) -> None:
        super().__init__(session)
        self.records = RecordList(self, lambda: games_to_watch(session.library), "replays-empty")

    @on(Listing.Chosen)
    def replay(self) -> None:
        """Watch a record."""
        self.records.watch()


def games_to_watch(library: Library) -> Iterator[ListedGame]:
    """Describe the player's finished games, then the gallery."""
    problem = None
    try:
        yield from (entry for entry in library.entries() if entry.finished and entry.problem is None)
    except SavesError as error:
        problem = error
    yield from gallery.gallery()
    if problem is not None:
        raise problem
