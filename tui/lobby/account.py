"""The account screen: a player's name and keys, and a guest's code."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

from rich.cells import cell_len
from textual import work
from textual.binding import BindingType
from textual.content import Content
from textual.widget import Widget
from textual.widgets import Static

from saves.problems import SavesError
from saves.store import StoredKey
from tui.keys import bindings, key
from tui.screens.base import AppScreen
from tui.screens.dialogs import AskText, Confirm
from tui.serve.keys import KeyProblemError, read_public_key
from tui.session import Session
from tui.widgets.listing import Listing, Row

if TYPE_CHECKING:
    from tui.serve.context import ServerContext


FEWEST_SIGNS = 15
"""Characters of a fingerprint that are left in a narrow row: enough to know the key by."""


@dataclass(slots=True)
class KeyRow(Row):
    """A key and what is known of it, which is more important than the end of its fingerprint."""

    known: str = ""

    def draw(self, session: Session, width: int) -> Content:
        """Return the row with as much of the fingerprint as fits."""
        room = max(width - cell_len(self.known), FEWEST_SIGNS)
        key = Content.styled(self.name, "$ink bold").truncate(room, ellipsis=True)
        return (key + Content.styled(self.known, "$faint")).truncate(width, ellipsis=True)


class KeyListing(Listing):
    """A player's keys. Enter does nothing with a key."""

    KEYS = (key("", "enter", "choose", shown=False, id="list.choose"),)
    BINDINGS: ClassVar[list[BindingType]] = bindings(*KEYS)

    def show(self, rows: Sequence[Row], at: str | None = None) -> None:
        """Show other rows; without a key among them there is no cursor."""
        super().show(rows, at)
        if not any(row.enabled for row in rows):
            self.set_reactive(Listing.cursor, -1)


class AccountScreen(AppScreen[None]):
    """The player's name and keys. Keys can be added and removed, but neither the last one nor that of this session."""

    title_id: ClassVar[str] = "account-title"
    KEYS = (
        key("key-add-key", "a", "add", id="account.add"),
        key("key-remove-key", "d,delete", "remove", id="account.remove"),
    )
    BINDINGS: ClassVar[list[BindingType]] = bindings(*KEYS)
    AUTO_FOCUS = "#keys"

    def __init__(self, session: Session, context: "ServerContext") -> None:
        super().__init__(session)
        self._store = context.tables.store
        self._call = context.tables.calls
        self._player = context.player
        self._key_removed = context.key_removed
        self._keys: list[StoredKey] = []

    def body(self) -> Iterator[Widget]:
        """Lay out the name and the keys."""
        yield Static(self._about(), id="about")
        yield KeyListing(self.session, self._rows(), id="keys")

    def on_mount(self) -> None:
        """Read the keys."""
        self.read_keys()

    @work(exclusive=True, group="keys")
    async def read_keys(self) -> None:
        """Read the keys and show them."""
        try:
            self._keys = await self._call(self._store.keys, self._player.name)
        except SavesError as problem:
            self.pavilion.tell(problem)
            return
        for listing in self.query("#keys").results(Listing):
            listing.show(self._rows())
        self.refresh_bindings()

    def _about(self) -> Content:
        words, player = self.words, self._player
        lines = [words("account-guest" if player.is_guest else "account-name", name=player.name)]
        if player.code:
            lines.append(words("account-code", code=player.code))
        elif player.is_guest:
            lines.append(words("account-code-unknown"))
        return Content.styled("\n\n".join([*lines, words("account-keys")]), "$ink")

    def _rows(self) -> list[Row]:
        dot = f" {self.session.glyphs.dot} "
        rows: list[Row] = []
        for each in self._keys:
            marks = [self.words("account-this-key")] if each.key == self._player.key else []
            marks += [each.label, self.words("account-added", day=each.added[:10])]
            known = dot + dot.join(filter(None, marks))
            rows.append(KeyRow(each.key, Content(each.key + known), known=known))
        return rows or [Row("", Content.styled(self.words("account-no-keys"), "$faint"), enabled=False)]

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        """Offer to remove a key unless it is the last one; a guest needs none."""
        return action != "remove" or len(self._keys) > (0 if self._player.is_guest else 1)

    @work
    async def action_add(self) -> None:
        """Ask for a public key, and add it."""
        line = await self.app.push_screen_wait(
            AskText(self.session, self.words("account-add-ask"), check=self._key_problem)
        )
        if not line:
            return
        added = read_public_key(line)
        if any(each.key == added.fingerprint for each in self._keys):
            self.notify(self.words("account-key-there", key=added.fingerprint))
            return
        try:
            await self._call(self._store.add_key, self._player.name, added.fingerprint, added.label)
        except SavesError as problem:
            self.pavilion.tell(problem)
            return
        self.notify(self.words("account-added-key", key=added.fingerprint))
        self.read_keys()

    @work
    async def action_remove(self) -> None:
        """Remove the key under the cursor, if the player is sure."""
        row = self.query_one(Listing).row
        if row is None or not row.name:
            return
        if row.name == self._player.key:
            self.notify(self.words("account-remove-own"), severity="warning")
            return
        question = self.words("account-remove-ask", key=row.name)
        if not await self.app.push_screen_wait(
            Confirm(self.session, question, self.words("account-remove-yes"), final=True)
        ):
            return
        try:
            await self._call(self._store.remove_key, self._player.name, row.name)
            await self._key_removed()
        except SavesError as problem:
            self.pavilion.tell(problem)
        self.read_keys()

    def _key_problem(self, line: str) -> str:
        """Return what is wrong with a public key, or nothing."""
        if not line:
            return ""
        try:
            read_public_key(line)
        except KeyProblemError as problem:
            return self.words(problem.id, **problem.arguments)
        return ""
