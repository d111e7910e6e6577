"""A player at a shared table, through whom the screens of the table read and act."""

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
from tui.i18n.dates import seconds_since
from tui.serve.context import ServerContext
from tui.session import Session

ActT = ParamSpec("ActT")


class TableChanged(Message):
    """The table changed, or a player came or went. Unread messages are merged."""

    def can_replace(self, message: Message) -> bool:
        """Replace an unread message."""
        return isinstance(message, TableChanged)


class Participant:
    """A player at a table, seated or watching. `table` is its current state, `match` what the player may see of it."""

    def __init__(self, context: ServerContext, live: LiveTable) -> None:
        self.context = context
        self.live = live
        self.player = context.player.name
        self.present = context.presence.at(live.id)
        """The players at this table, on any server."""
        self._subscriptions: list[Callable[[], None]] = []

    # Joining and leaving

    def take(self, screen: MessagePump) -> None:
        """Join the table, and post `TableChanged` to a screen after every change."""
        is_due = False

        def notify() -> None:
            # Called in the context of the session that made the change.
            nonlocal is_due
            if not is_due:
                is_due = True
                self.context.turns.show(show)

        def show() -> None:
            nonlocal is_due
            is_due = False
            if self._subscriptions:  # the screen may have gone meanwhile
                screen.post_message(TableChanged())

        self._subscriptions = [self.live.watch(notify), self.present.watch(notify)]
        self.present.add(self.player)

    def remember(self, session: Session, here: bool = True) -> None:
        """Save the table to return to after a lost connection; with `here=False`, save that the player left it."""
        table = self.live.id if here else ""
        if session.settings.table != table:
            session.settings.table = table
            session.settings_file.save()

    def leave(self) -> None:
        """Leave the table but keep the seat. Safe to call twice."""
        if self._subscriptions:
            for unsubscribe in self._subscriptions:
                unsubscribe()
            self._subscriptions = []
            self.present.remove(self.player)

    # State

    @property
    def table(self) -> SharedTable:
        """The current state of the table."""
        return self.live.now

    @property
    def seat(self) -> int | None:
        """The player's seat; None for a watcher."""
        return self.table.seat_of(self.player)

    @property
    def is_owner(self) -> bool:
        """Whether the player is the host."""
        return self.table.is_owner(self.player)

    @property
    def is_owner_present(self) -> bool:
        """Whether the host is at the table."""
        return self.present.is_here(self.table.owner)

    @property
    def match(self) -> SeenMatch:
        """The game as far as the player may see it."""
        return self.table.seen_by(self.seat)

    @property
    def header(self) -> Header:
        """The header of the game without its secrets."""
        return self.table.public_header

    @property
    def read_only(self) -> bool:
        """Whether the player makes no decisions: a spectator, or a finished game."""
        return self.seat is None or self.table.status == OVER

    def is_absent(self, seat: int) -> bool:
        """Whether the player of a seat is away."""
        player = self.table.chairs[seat].player
        return player is not None and not self.present.is_here(player)

    def present_seats(self) -> frozenset[int]:
        """Return the seats of the players who are at the table."""
        return frozenset(
            seat for seat, chair in enumerate(self.table.chairs) if chair.player and not self.is_absent(seat)
        )

    def waited_for(self, seat: int) -> float | None:
        """Return the seconds that the table has waited for an absent player.

        None if it does not wait for them, or if they are connected, even if they are not at this table.
        """
        player = self.table.chairs[seat].player
        if player is None or seat not in self.table.turn() or self.context.presence.is_here(player):
            return None
        return max(seconds_since(max(self.table.since, self.context.presence.last_seen(player) or "")), 0.0)

    def watchers(self) -> list[str]:
        """Return the names of the spectators."""
        seated = {folded(player) for player in self.table.players}
        return [name for name in self.present.names if folded(name) not in seated]

    # Actions

    async def do(
        self,
        act: Callable[Concatenate[SharedTable, str, ActT], Sequence[Entry]],
        *arguments: ActT.args,
        **named: ActT.kwargs,
    ) -> SharedTable:
        """Act as this player; returns once the store has saved it. Raises what `LiveTable.do` raises."""
        untyped: Any = act
        return await self.live.do(untyped, self.player, *arguments, **named)
