"""The trash: deleted games, to be restored or deleted for good."""

from collections.abc import Iterator
from typing import ClassVar

from textual import on, work
from textual.binding import BindingType

from saves.records.entry import ListedGame
from tui.keys import bindings, key
from tui.screens.dialogs import Confirm
from tui.screens.saved_games import EntryListing, RecordsScreen
from tui.widgets.listing import Listing


class TrashListing(EntryListing):
    """The deleted records in columns."""

    KEYS = (key("key-restore", "enter", "choose"),)
    BINDINGS: ClassVar[list[BindingType]] = bindings(*KEYS)


class TrashScreen(RecordsScreen):
    """The deleted games, the one deleted last first."""

    title_id: ClassVar[str] = "trash-title"
    empty_id: ClassVar[str] = "trash-empty"
    listing_type: ClassVar[type[EntryListing]] = TrashListing
    KEYS = (
        key("key-remove", "d,delete", "remove"),
        key("key-empty", "e", "empty"),
        key("key-watch", "w", "watch"),
    )
    BINDINGS: ClassVar[list[BindingType]] = bindings(*KEYS)

    def source(self) -> Iterator[ListedGame]:
        """Describe every record in the trash."""
        return self.session.library.trash_entries()

    @on(Listing.Chosen)
    def restore(self) -> None:
        """Bring a game back."""
        entry = self.entry
        if entry is not None:
            self.drop(entry)
            self.do(lambda: self.session.library.restore(entry.name), "saves-brought-back", show=False)

    @work
    async def action_remove(self) -> None:
        """Delete the record under the cursor for good, if the player is sure."""
        entry = self.entry
        if entry is None:
            return
        question = self.words("trash-remove-ask", name=entry.shown_name)

        def remove() -> str:
            self.session.library.remove(entry.name)
            return entry.name

        if await self._is_sure(question, "trash-remove-yes"):
            self.drop(entry)
            self.do(remove, "trash-removed", show=False)

    @work
    async def action_empty(self) -> None:
        """Delete every record for good, if the player is sure."""
        question = self.words("trash-empty-ask", count=self.count)

        def empty() -> None:
            self.session.library.empty_trash()

        if await self._is_sure(question, "trash-empty-yes"):
            self.do(empty, otherwise="trash-emptied")

    def action_watch(self) -> None:
        """Replay the record under the cursor."""
        if self.entry is not None:
            self.pavilion.open_replay(self.entry.path)

    async def _is_sure(self, question: str, yes: str) -> bool:
        return await self.app.push_screen_wait(Confirm(self.session, question, self.words(yes), final=True))
