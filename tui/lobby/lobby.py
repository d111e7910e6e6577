"""The lobby: the visitor's tables, those one can sit down at or watch, and finished games; and what is done there."""

from collections.abc import Iterator, Sequence
from contextlib import suppress
from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

from textual import on, work
from textual.binding import Binding, BindingType
from textual.containers import Container
from textual.content import Content
from textual.css.query import NoMatches
from textual.widget import Widget
from textual.widgets import Static

from saves.problems import SavesError
from saves.tables import TableCard, acts
from saves.tables.table import OPEN, OVER, PLAYING
from tui.lobby.opening import STAND_IN, open_table
from tui.lobby.refreshing import FollowingScreen
from tui.lobby.rows import about, told
from tui.screens.dialogs import AskText, Confirm
from tui.session import Session
from tui.widgets.listing import Listing, Row

if TYPE_CHECKING:
    from tui.serve.context import ServerContext

MOST_FINISHED = 30
"""Finished games in the list, the last ones."""
SECTIONS = ("mine", "open", "playing", "over")


@dataclass(slots=True)
class TableRow(Row):
    """A table in the list, or with no card a line between them."""

    card: TableCard | None = None


class TableListing(Listing):
    """The tables in columns."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("enter", "choose", "key-open")]

    def __init__(self, session: Session, player: str) -> None:
        super().__init__(session, id="tables")
        self.player = player

    def show(self, rows: Sequence[Row], at: str | None = None) -> None:
        """Show other rows; where there is no table among them, the cursor stands nowhere."""
        super().show(rows, at)
        if not any(row.enabled for row in rows):
            self.set_reactive(Listing.cursor, -1)

    def draw(self, index: int, width: int) -> Content:
        """Write what is played, who plays, how far it is, and whose turn it is."""
        row = self.rows[index]
        if isinstance(row, TableRow) and row.card is not None:
            return told(row.card, self.player, self.session, width)
        return row.text.truncate(width, ellipsis=True)


class LobbyScreen(FollowingScreen):
    """All tables of the house that concern the visitor. The list follows what others do."""

    title_id: ClassVar[str] = "lobby-title"
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("n", "new", "key-new-table"),
        Binding("w", "watch", "key-watch-table"),
        Binding("l", "leave_table", "key-leave-table"),
        Binding("p", "private", "key-private"),
    ]
    AUTO_FOCUS = "#tables"

    def __init__(self, session: Session, context: "ServerContext") -> None:
        super().__init__(session)
        self.context = context
        self.player = context.player.name
        self._sections: dict[str, list[TableCard]] = {}
        self._turns: set[str] | None = None
        """The tables where it is the visitor's turn, once they are known."""

    def body(self) -> Iterator[Widget]:
        """Lay the list and the details out."""
        listing = TableListing(self.session, self.player)
        listing.rows = list(self._rows())
        yield Container(listing, Static(id="detail"), id="columns")

    # Keeping up

    def look(self) -> None:
        """Read the tables."""
        self._read()

    @work(exclusive=True, group="look")
    async def _read(self) -> None:
        tables = self.context.tables
        try:
            mine = await tables.cards(OPEN, PLAYING, OVER, player=self.player)
            others = await tables.cards(OPEN, PLAYING, OVER)
        except SavesError as problem:
            self.pavilion.tell(problem)
            return
        own = {card.id for card in mine}
        others = [card for card in others if card.id not in own]
        going_on = sorted((card for card in mine if card.status != OVER), key=self._urgency)
        finished = sorted([card for card in (*mine, *others) if card.status == OVER], key=lambda card: card.changed)
        self._sections = {
            "mine": going_on,
            "open": [card for card in others if card.status == OPEN],
            "playing": [card for card in others if card.status == PLAYING],
            "over": finished[::-1][:MOST_FINISHED],
        }
        self._ring(going_on)
        with suppress(NoMatches):  # just being said anew, and filled after that
            self._fill()

    def _urgency(self, card: TableCard) -> tuple[bool, bool, str]:
        """Put where it is the visitor's turn first, and of those where others have waited longest."""
        return (not card.is_turn_of(self.player), card.status == OPEN, card.since)

    def _ring(self, cards: Sequence[TableCard]) -> None:
        turns = {card.id for card in cards if card.is_turn_of(self.player)}
        if self._turns is not None and turns - self._turns and self.session.settings.bell and self.is_active:
            self.app.bell()
        self._turns = turns

    def _fill(self) -> None:
        listing = self.query_one("#tables", TableListing)
        here = listing.row.name if listing.row is not None and listing.row.enabled else None
        listing.show(self._rows(), here)
        self._show_details()

    def _rows(self) -> list[TableRow]:
        rows = []
        for section in SECTIONS:
            cards = self._sections.get(section, [])
            # What can be done now is said even where there is nothing; other headings only name what there is.
            if cards or section in ("mine", "open"):
                heading = Content.styled(self.words(f"lobby-{section}"), "$gold bold")
                rows.append(TableRow(section, heading, enabled=False))
            if not cards and section in ("mine", "open"):
                nothing = Content.styled(self.words(f"lobby-{section}-none"), "$faint")
                rows.append(TableRow(f"{section}-none", nothing, enabled=False))
            rows += [TableRow(card.id, Content(card.id), card=card) for card in cards]
        return rows

    @property
    def card(self) -> TableCard | None:
        """The table under the cursor."""
        # There is no list while everything is being said anew.
        row = next((listing.row for listing in self.query("#tables").results(TableListing)), None)
        return row.card if isinstance(row, TableRow) else None

    @on(Listing.Moved)
    def _show_details(self) -> None:
        card = self.card
        detail = Content.styled(self.words("lobby-empty"), "$faint")
        if card is not None:
            detail = about(card, self.player, self.session)
        self.query_one("#detail", Static).update(detail)
        self.refresh_bindings()

    async def retranslate(self) -> None:
        """Say everything again."""
        await super().retranslate()
        self._fill()

    # What is done here

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        """Offer what can be done with the table under the cursor."""
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
        """Go to the table: sit down if one can, watch the game, or its replay."""
        card = self.card
        if card is not None:
            sits = card.status == OPEN and card.seat_of(self.player) is None and card.free > 0
            open_table(self.pavilion, self.context, card.id, sit=sits)

    def action_watch(self) -> None:
        """Go to the table and sit down nowhere."""
        if self.card is not None:
            open_table(self.pavilion, self.context, self.card.id)

    def action_new(self) -> None:
        """Prepare a table."""
        from tui.lobby.new_table import new_table_screen

        self.app.push_screen(new_table_screen(self.session, self.context))

    @work
    async def action_private(self) -> None:
        """Ask for the name and the word of a private table."""
        typed = await self.app.push_screen_wait(AskText(self.session, self.words("lobby-private-ask")))
        if typed:
            name, _, word = typed.partition(" ")
            open_table(self.pavilion, self.context, name.lower(), word)

    @work
    async def action_leave_table(self) -> None:
        """Get up from a table that has not begun; from a game, leave the seat to a bot."""
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
