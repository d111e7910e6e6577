"""The lobby: lists the player's tables, open and running ones, and finished games, and opens them."""

import asyncio
from collections.abc import Iterator, Sequence
from contextlib import suppress
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, ClassVar

from textual import on, work
from textual.binding import BindingType
from textual.containers import Container
from textual.content import Content
from textual.css.query import NoMatches
from textual.widget import Widget
from textual.widgets import Static

from engine.game import CATALOGUE
from saves.problems import SavesError
from saves.store import folded
from saves.tables import TableCard, acts
from saves.tables.cards import DAMAGED, ON_HOLD
from saves.tables.export import export
from saves.tables.table import CLOSED, OPEN, OVER, PLAYING
from tui.keys import bindings, key
from tui.lobby.opening import STAND_IN, open_table
from tui.lobby.refreshing import TableRefresher
from tui.lobby.rows import details, row
from tui.lobby.sections import NEXT_PAGE, Section, TableFilter, sections
from tui.screens.base import AppScreen
from tui.screens.composed import while_composed
from tui.screens.dialogs import AskText, Confirm
from tui.session import Session
from tui.widgets.listing import Listing, Row
from tui.widgets.text import show_text

if TYPE_CHECKING:
    from tui.serve.context import ServerContext

ADVISED = ("mine", "open")
"""The sections that are shown even when they are empty, to say what the player can do."""
MORE = "-more"
"""Follows the name of a section in the name of the row that lists more of it."""


@dataclass(slots=True)
class LobbyRow(Row):
    """A table in the list, or a heading or note without a card."""

    card: TableCard | None = None


class TableListing(Listing):
    """The list of tables, in columns."""

    KEYS = (key("key-open", "enter", "choose", id="list.choose"),)
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
        key("key-new-table", "n", "new", id="lobby.new"),
        key("key-export-table", "e", "export", id="lobby.export"),
        key("key-close-table", "c", "close_table", id="lobby.close"),
        key("key-watch-table", "w", "watch", id="lobby.watch"),
        key("key-leave-table", "l", "leave_table", id="lobby.leave"),
        key("key-private", "p", "private", id="lobby.private"),
        key("key-search-tables", "slash", "search", id="lobby.search"),
        key("key-filter-game", "g", "filter_game", id="lobby.game"),
        key("key-filter-state", "s", "filter_state", id="lobby.state"),
    )
    BINDINGS: ClassVar[list[BindingType]] = bindings(*KEYS)
    AUTO_FOCUS = "#tables"

    def __init__(self, session: Session, context: "ServerContext") -> None:
        super().__init__(session)
        self.context = context
        self.player = context.player.name
        self.filter = TableFilter()
        self._sections = sections()
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
        by = self.filter
        try:
            for section in self._sections:
                await section.read(self.context.tables, self.player, by)
        except SavesError as problem:
            self.pavilion.tell(problem)
            return
        if not by:
            self._ring(self._sections[0].cards)
        with suppress(NoMatches):  # the screen is being recomposed, and is filled after that
            self._fill()

    def _ring(self, cards: Sequence[TableCard]) -> None:
        """Call the player if their turn has come at another table."""
        turns = {card.id for card in cards if card.is_turn_of(self.player)}
        if self._turns is not None and turns - self._turns and self.is_active:
            if self.session.settings.bell:
                self.app.bell()
            self.pavilion.terminal.call(self.words("window-yours-elsewhere"), rings=True)
        self._turns = turns

    def _fill(self) -> None:
        listing = self.query_one("#tables", TableListing)
        # On the row that lists more tables, the cursor stays in its place: on the first of those that are added.
        here = self.card.id if self.card is not None else None
        listing.show(self._rows(), here)
        self._show_details()

    def _rows(self) -> list[LobbyRow]:
        rows = [LobbyRow("filter", Content.styled(self._filter_text(), "$gold"), enabled=False)] if self.filter else []
        for section in self._sections:
            rows += self._rows_of(section)
        if self.filter and len(rows) == 1:
            rows.append(LobbyRow("none", Content.styled(self.words("lobby-filter-none"), "$faint"), enabled=False))
        return rows

    def _rows_of(self, section: Section) -> list[LobbyRow]:
        name, heading = section.name, self.words(f"lobby-{section.name}")
        if not section.cards:
            if self.filter or name not in ADVISED:
                return []
            nothing = Content.styled(self.words(f"lobby-{name}-none"), "$faint")
            title = LobbyRow(name, Content.styled(heading, "$gold bold"), enabled=False)
            return [title, LobbyRow(f"{name}-none", nothing, enabled=False)]
        heading = self.words("lobby-heading", title=heading, count=section.total)
        rows = [LobbyRow(name, Content.styled(heading, "$gold bold"), enabled=False)]
        rows += [LobbyRow(card.id, Content(card.id), card=card) for card in section.cards]
        if section.more:
            more = Content.styled(self.words("lobby-more", count=section.more), "$faint")
            rows.append(LobbyRow(f"{name}{MORE}", more))
        return rows

    def _filter_text(self) -> str:
        words, by = self.words, self.filter
        parts = [CATALOGUE[by.game]] if by.game else []
        parts += [words("lobby-filter-state", state=by.state)] if by.state else []
        parts += [words("lobby-filter-search", text=by.search)] if by.search else []
        return words("lobby-filter", what=f" {self.session.glyphs.dot} ".join(parts))

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
        elif self.filter or any(section.cards for section in self._sections):
            detail = Content()
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
        if action == "export":
            return card is not None and card.seat_of(self.player) is not None and card.status in (DAMAGED, OVER, CLOSED)
        if action == "close_table":
            return card is not None and folded(card.owner) == folded(self.player) and self._may_close(card)
        return True

    def _may_close(self, card: TableCard) -> bool:
        """Whether a table's host may close it: one that is damaged or on hold, or where nobody else plays."""
        others = [
            chair for chair in card.chairs if chair.player is not None and folded(chair.player) != folded(self.player)
        ]
        return card.status in (DAMAGED, ON_HOLD) or (card.status == PLAYING and not others)

    def _plays_at(self, card: TableCard, seat: int) -> bool:
        return card.status == PLAYING and card.chairs[seat].is_human

    @on(Listing.Chosen)
    def choose(self, event: Listing.Chosen) -> None:
        """Go to the table: take a free seat, play, watch, or replay the game; or list more tables."""
        card = self.card
        if event.row.name.endswith(MORE):
            self._list_more(event.row.name.removesuffix(MORE))
        if card is not None:
            sit = card.status == OPEN and card.seat_of(self.player) is None and card.free > 0
            open_table(self.pavilion, self.context, card.id, sit=sit)

    def _list_more(self, name: str) -> None:
        """List more tables of a section."""
        for section in self._sections:
            if section.name == name:
                section.wanted += NEXT_PAGE
        self.refresh_tables()

    def action_leave(self) -> None:
        """Show all tables again if there is a filter; otherwise go back."""
        if self.filter:
            self._apply(TableFilter())
        else:
            super().action_leave()

    def action_filter_game(self) -> None:
        """List the tables of the next game only."""
        self._apply(self.filter.with_next_game())

    def action_filter_state(self) -> None:
        """List the tables in the next state only."""
        self._apply(self.filter.with_next_state())

    @work
    async def action_search(self) -> None:
        """Ask for a part of a player's or table's name, and list those tables only."""
        question = AskText(self.session, self.words("lobby-search-ask"), self.filter.search)
        typed = await self.app.push_screen_wait(question)
        if typed is not None:
            self._apply(replace(self.filter, search=typed))

    def _apply(self, by: TableFilter) -> None:
        self.filter = by
        for section in self._sections:
            section.restart()
        self.refresh_tables()

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

    @work(exclusive=True, group="export")
    async def action_export(self) -> None:
        """Save the game of a table that is over, closed or damaged among the player's own, as far as it can be read."""
        card, library = self.card, self.session.library
        if card is None:
            return
        name = self.words("lobby-export-name", table=card.id)
        try:
            if any(entry.name == name for entry in await asyncio.to_thread(library.list)):
                self.notify(self.words("lobby-exported-before", name=name), markup=False)
                return
            tables = self.context.tables
            exported = await tables.calls(export, tables.store, card.id)
            saved = await asyncio.to_thread(library.keep, exported.header, exported.lines, name)
        except SavesError as problem:
            self.pavilion.tell(problem)
        else:
            self.notify(self.words("lobby-exported", name=saved), markup=False)

    @work
    async def action_close_table(self) -> None:
        """Close a table that is damaged or on hold, for everybody."""
        card = self.card
        question = Confirm(self.session, self.words("lobby-close-ask"), self.words("lobby-close"))
        if card is None or not await self.app.push_screen_wait(question):
            return
        try:
            await self.context.tables.close_table(card.id, self.player)
        except SavesError as problem:
            self.pavilion.tell(problem)
