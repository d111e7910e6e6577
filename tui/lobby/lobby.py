"""The lobby: lists the player's tables, open and running ones, and finished games, and opens them."""

from collections.abc import Iterator, Sequence
from contextlib import suppress
from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

from textual import on, work
from textual.binding import BindingType
from textual.containers import Container
from textual.content import Content
from textual.css.query import NoMatches
from textual.widget import Widget
from textual.widgets import Static

from saves.problems import SavesError
from saves.tables import TableCard, acts
from saves.tables.table import OPEN, OVER, PLAYING
from tui.keys import bindings, key
from tui.lobby.opening import STAND_IN, open_table
from tui.lobby.refreshing import TableRefresher
from tui.lobby.rows import details, row
from tui.screens.base import AppScreen
from tui.screens.composed import while_composed
from tui.screens.dialogs import AskText, Confirm
from tui.session import Session
from tui.widgets.listing import Listing, Row
from tui.widgets.text import show_text

if TYPE_CHECKING:
    from tui.serve.context import ServerContext

MOST_FINISHED = 30
"""Number of finished games in the list, the latest first."""
SECTIONS = ("mine", "open", "playing", "over")


@dataclass(slots=True)
class LobbyRow(Row):
    """A table in the list, or a heading or note without a card."""

    card: TableCard | None = None


class TableListing(Listing):
    """The list of tables, in columns."""

    KEYS = (key("key-open", "enter", "choose"),)
    BINDINGS: ClassVar[list[BindingType]] = bindings(*KEYS)

    def __init__(self, session: Session, player: str) -> None:
        super().__init__(session, id="tables")
        self.player = player

    def show(self, rows: Sequence[Row], at: str | None = None) -> None:
        """Show other rows; without a table among them there is no cursor."""
        super().show(rows, at)
        if not any(row.enabled for row in rows):
            self.set_reactive(Listing.cursor, -1)

    def draw(self, index: int, width: int) -> Content:
        """Format a table in columns, or a heading as it is."""
        shown = self.rows[index]
        if isinstance(shown, LobbyRow) and shown.card is not None:
            return row(shown.card, self.player, self.session, width)
        return shown.text.truncate(width, ellipsis=True)


class LobbyScreen(AppScreen[None]):
    """The tables a player can go to. The list is refreshed after changes."""

    title_id: ClassVar[str] = "lobby-title"
    KEYS = (
        key("key-new-table", "n", "new"),
        key("key-watch-table", "w", "watch"),
        key("key-leave-table", "l", "leave_table"),
        key("key-private", "p", "private"),
    )
    BINDINGS: ClassVar[list[BindingType]] = bindings(*KEYS)
    AUTO_FOCUS = "#tables"

    def __init__(self, session: Session, context: "ServerContext") -> None:
        super().__init__(session)
        self.context = context
        self.player = context.player.name
        self._sections: dict[str, list[TableCard]] = {}
        self._turns: set[str] | None = None
        """The tables where it is the player's turn; None before the first refresh."""
        self._refresher = TableRefresher(self, context.tables, self.refresh_tables)

    def body(self) -> Iterator[Widget]:
        """Lay out the list and the details."""
        listing = TableListing(self.session, self.player)
        listing.rows = list(self._rows())
        yield Container(listing, Static(id="detail"), id="columns")

    # Refreshing

    def on_mount(self) -> None:
        """Start refreshing."""
        self._refresher.start()

    def on_unmount(self) -> None:
        """Stop refreshing."""
        self._refresher.stop()

    def on_screen_resume(self) -> None:
        """Refresh from now on."""
        if self.is_mounted:
            self._refresher.resume()

    def on_screen_suspend(self) -> None:
        """Refresh nothing while nobody sees it."""
        self._refresher.stop()

    @work(exclusive=True, group="refresh")
    async def refresh_tables(self) -> None:
        """Read the tables and show them."""
        tables = self.context.tables
        try:
            mine = await tables.cards(OPEN, PLAYING, OVER, player=self.player)
            others = await tables.cards(OPEN, PLAYING, OVER)
        except SavesError as problem:
            self.pavilion.tell(problem)
            return
        own = {card.id for card in mine}
        others = [card for card in others if card.id not in own]
        unfinished = sorted((card for card in mine if card.status != OVER), key=self._urgency)
        finished = sorted([card for card in (*mine, *others) if card.status == OVER], key=lambda card: card.changed)
        self._sections = {
            "mine": unfinished,
            "open": [card for card in others if card.status == OPEN],
            "playing": [card for card in others if card.status == PLAYING],
            "over": finished[::-1][:MOST_FINISHED],
        }
        self._ring(unfinished)
        with suppress(NoMatches):  # the screen is being recomposed, and is filled after that
            self._fill()

    def _urgency(self, card: TableCard) -> tuple[bool, bool, str]:
        """Sort the player's turns first, and among them the longest wait."""
        return (not card.is_turn_of(self.player), card.status == OPEN, card.since)

    def _ring(self, cards: Sequence[TableCard]) -> None:
        """Ring the bell if the player's turn has come at another table."""
        turns = {card.id for card in cards if card.is_turn_of(self.player)}
        if self._turns is not None and turns - self._turns and self.session.settings.bell and self.is_active:
            self.app.bell()
        self._turns = turns

    def _fill(self) -> None:
        listing = self.query_one("#tables", TableListing)
        here = listing.row.name if listing.row is not None and listing.row.enabled else None
        listing.show(self._rows(), here)
        self._show_details()

    def _rows(self) -> list[LobbyRow]:
        rows = []
        for section in SECTIONS:
            cards = self._sections.get(section, [])
            # These two sections are shown even when empty, to say what the player can do.
            if cards or section in ("mine", "open"):
                heading = Content.styled(self.words(f"lobby-{section}"), "$gold bold")
                rows.append(LobbyRow(section, heading, enabled=False))
            if not cards and section in ("mine", "open"):
                nothing = Content.styled(self.words(f"lobby-{section}-none"), "$faint")
                rows.append(LobbyRow(f"{section}-none", nothing, enabled=False))
            rows += [LobbyRow(card.id, Content(card.id), card=card) for card in cards]
        return rows

    @property
    def card(self) -> TableCard | None:
        """The table under the cursor."""
        # There is no list while the screen is being recomposed.
        shown = next((listing.row for listing in self.query("#tables").results(TableListing)), None)
        return shown.card if isinstance(shown, LobbyRow) else None

    @on(Listing.Moved)
    @while_composed
    def _show_details(self) -> None:
        card = self.card
        detail = Content.styled(self.words("lobby-empty"), "$faint")
        if card is not None:
            detail = details(card, self.player, self.session)
        show_text(self.query_one("#detail", Static), detail)
        self.refresh_bindings()

    async def retranslate(self) -> None:
        """Recompose and fill the list."""
        await super().retranslate()
        self._fill()

    # Actions

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        """Enable the actions that apply to the table under the cursor."""
        card = self.card
        if action == "watch":
            return card is not None and card.status in (OPEN, PLAYING) and card.seat_of(self.player) is None
        if action == "leave_table":
            seat = card.seat_of(self.player) if card is not None else None
            return card is not None and seat is not None and (card.status == OPEN or self._plays_at(card, seat))
        return True

    def _plays_at(self, card: TableCard, seat: int) -> bool:
        return card.status == PLAYING and card.chairs[seat].is_human

    @on(Listing.Chosen)
    def choose(self) -> None:
        """Go to the table: take a free seat, play, watch, or replay the game."""
        card = self.card
        if card is not None:
            sit = card.status == OPEN and card.seat_of(self.player) is None and card.free > 0
            open_table(self.pavilion, self.context, card.id, sit=sit)

    def action_watch(self) -> None:
        """Go to the table without taking a seat."""
        if self.card is not None:
            open_table(self.pavilion, self.context, self.card.id)

    def action_new(self) -> None:
        """Prepare a table."""
        from tui.lobby.new_table import new_table_screen

        self.app.push_screen(new_table_screen(self.session, self.context))

    @work
    async def action_private(self) -> None:
        """Ask for the name and invitation word of a private table, and go there."""
        typed = await self.app.push_screen_wait(AskText(self.session, self.words("lobby-private-ask")))
        if typed:
            name, _, word = typed.partition(" ")
            open_table(self.pavilion, self.context, name.lower(), word)

    @work
    async def action_leave_table(self) -> None:
        """Leave a table before its game begins; during the game, a bot takes the seat."""
        card = self.card
        seat = card.seat_of(self.player) if card is not None else None
        if card is None or seat is None:
            return
        question = "lobby-leave-game" if card.status == PLAYING else "lobby-leave-open"
        if sum(chair.player is not None for chair in card.chairs) == 1 and card.status == OPEN:
            question = "lobby-leave-last"
        if not await self.app.push_screen_wait(Confirm(self.session, self.words(question), self.words("lobby-leave"))):
            return
        try:
            live = await self.context.tables.open(card.id)
            if card.status == PLAYING:
                await live.do(acts.stand_in, self.player, seat, STAND_IN)
            else:
                await live.do(acts.leave, self.player)
        except SavesError as problem:
            self.pavilion.tell(problem)
