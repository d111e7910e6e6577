"""The trash: deleted games, to be restored or deleted for good."""

from typing import ClassVar

from textual import on, work
from textual.binding import BindingType

from tui.keys import bindings, key
from tui.screens.base import AppScreen
from tui.screens.dialogs import Confirm
from tui.screens.game_summary import title
from tui.screens.record_list import RecordList, RecordsShown
from tui.session import Session
from tui.widgets.listing import Listing


class TrashListing(Listing):
    """Deleted records, of which Enter restores one."""

    KEYS = (key("key-restore", "enter", "choose", id="list.choose"),)
    BINDINGS: ClassVar[list[BindingType]] = bindings(*KEYS)


class TrashScreen(RecordsShown, AppScreen[None]):
    """The deleted games, the one deleted last first."""

    title_id: ClassVar[str] = "trash-title"
    KEYS = (
        key("key-remove", "d,delete", "remove", id="trash.remove"),
        key("key-empty", "e", "empty", id="trash.empty"),
        key("key-watch", "w", "watch", id="trash.watch"),
    )
    BINDINGS: ClassVar[list[BindingType]] = bindings(*KEYS)
    AUTO_FOCUS = "#records"

    def __init__(self, session: Session) -> None:
        super().__init__(session)
        self.records = RecordList(self, session.library.trash_entries, "trash-empty", TrashListing)

    @on(Listing.Chosen)
    def restore(self) -> None:
        """Restore a game."""
        entry = self.records.entry
        if entry is not None:
            self.records.drop(entry)
            self.records.run(lambda: self.session.library.restore(entry.name), "saves-brought-back", show=False)

    @work
    async def action_remove(self) -> None:
        """Delete the record under the cursor for good, if the player is sure."""
        entry = self.records.entry
        if entry is None:
            return
        question = self.words("trash-remove-ask", name=title(entry, self.words))

        def remove() -> str:
            self.session.library.remove(entry.name)
            return entry.name

        if await self._is_sure(question, "trash-remove-yes"):
            self.records.drop(entry)
            self.records.run(remove, "trash-removed", show=False)

    @work
    async def action_empty(self) -> None:
        """Delete every record for good, if the player is sure."""
        question = self.words("trash-empty-ask", count=self.records.count)

        def empty() -> None:
            self.session.library.empty_trash()

        if await self._is_sure(question, "trash-empty-yes"):
            self.records.run(empty, otherwise="trash-emptied")

    async def _is_sure(self, question: str, yes: str) -> bool:
        return await self.app.push_screen_wait(Confirm(self.session, question, self.words(yes), final=True))
