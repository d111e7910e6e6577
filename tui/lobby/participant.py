"""A visitor's place at a shared table: what the screens of the table look at, and through what they act."""

from collections.abc import Callable, Sequence
from typing import Any, Concatenate, ParamSpec

from textual.message import Message
from textual.message_pump import MessagePump

from saves.records.record import Header
from saves.store import folded
from saves.tables import LiveTable, SharedTable
from saves.tables.entries import Entry
from saves.tables.seen import SeenMatch
from saves.tables.table import OVER
from tui.serve.context import ServerContext
from tui.session import Session

ActT = ParamSpec("ActT")


class TableChanged(Message):
    """Something has happened at the table, or someone came or went. Several wait as one."""

    def can_replace(self, message: Message) -> bool:
        """Take the place of one that nobody has read yet."""
        return isinstance(message, TableChanged)


class Participant:
    """Someone at a table, with a seat or watching. `table` is the latest moment; what may be shown of it is `match`."""

    def __init__(self, context: ServerContext, live: LiveTable) -> None:
        self.context = context
        self.live = live
        self.player = context.player.name
        self.present = context.presence.at(live.id)
        """Who is at this table just now, at this server."""
        self._ends: list[Callable[[], None]] = []

    # Coming and going

    def take(self, screen: MessagePump) -> None:
        """Be at the table, and let a screen have a `TableChanged` after every change."""

        def tell() -> None:
            # From whatever session the change came: nothing of ours may be called there.
            screen.post_message(TableChanged())

        self._ends = [self.live.watch(tell), self.present.watch(tell)]
        self.present.come(self.player)

    def remember(self, session: Session, here: bool = True) -> None:
        """Remember that the visitor is here, for when the line is cut; or that the table was left in good order."""
        table = self.live.id if here else ""
        if session.settings.table != table:
            session.settings.table = table
            session.settings_file.save()

    def leave(self) -> None:
        """Be gone; the seat stays. Leaving twice is no mistake."""
        if self._ends:
            for end in self._ends:
                end()
            self._ends = []
            self.present.go(self.player)

    # Looking

    @property
    def table(self) -> SharedTable:
        """The table as it is now."""
        return self.live.now

    @property
    def seat(self) -> int | None:
        """The player's seat; None for a watcher."""
        return self.table.seat_of(self.player)

    @property
    def is_owner(self) -> bool:
        """Whether the table is the player's to run."""
        return self.table.is_owner(self.player)

    @property
    def match(self) -> SeenMatch:
        """The game as the player may see it."""
        return self.table.seen_by(self.seat)

    @property
    def header(self) -> Header:
        """How the game began, as far as everyone may know."""
        return self.table.public_header

    @property
    def read_only(self) -> bool:
        """Whether the player has nothing to decide here, ever."""
        return self.seat is None or self.table.status == OVER

    def is_absent(self, seat: int) -> bool:
        """Whether the player of a seat is not at the table."""
        player = self.table.chairs[seat].player
        return player is not None and not self.present.is_here(player)

    def watchers(self) -> list[str]:
        """Name those at the table who have no seat."""
        seated = {folded(player) for player in self.table.players}
        return [name for name in self.present.names if folded(name) not in seated]

    # Acting

    async def do(
        self,
        act: Callable[Concatenate[SharedTable, str, ActT], Sequence[Entry]],
        *arguments: ActT.args,
        **named: ActT.kwargs,
    ) -> SharedTable:
        """Do something as this player; it is in the store when this returns. Raises what `LiveTable.do` raises."""
        wish: Any = act
        return await self.live.do(wish, self.player, *arguments, **named)
