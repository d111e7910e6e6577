"""Following the house: screens that show something about all tables, and look again when one has changed."""

from typing import TYPE_CHECKING

from textual import on
from textual.message import Message
from textual.timer import Timer

from tui.screens.base import AppScreen

if TYPE_CHECKING:
    from tui.serve.context import ServerContext

AT_MOST_EVERY = 0.25
"""Seconds between two looks: in a full house someone moves all the time."""
ANYWAY = 30.0
"""Seconds after which a list is written again, because it says how long ago things were."""


class TablesChanged(Message):
    """Something has happened at some table. Several wait as one."""

    def can_replace(self, message: Message) -> bool:
        """Take the place of one that nobody has read yet."""
        return isinstance(message, TablesChanged)


class FollowingScreen(AppScreen[None]):
    """A screen that calls `look` when it is shown, and while it is, after changes at any table."""

    context: "ServerContext"
    _next_look: Timer | None = None

    def look(self) -> None:
        """Look at the tables and show what is so now."""
        raise NotImplementedError

    def on_mount(self) -> None:
        """Begin to follow."""

        def tell() -> None:
            # From whatever session the change came: nothing of ours may be called there.
            self.post_message(TablesChanged())

        self._end_watch = self.context.tables.watch(tell)
        self.set_interval(ANYWAY, self._look_if_seen)
        self.look()

    def on_unmount(self) -> None:
        """Follow no more."""
        self._end_watch()

    def on_screen_resume(self) -> None:
        """Look again: much may have happened meanwhile."""
        if self.is_mounted:
            self.look()

    @on(TablesChanged)
    def look_soon(self) -> None:
        """Look again, but not at every single move of the house."""
        if self._next_look is None:
            self._next_look = self.set_timer(AT_MOST_EVERY, self._look_if_seen)

    def _look_if_seen(self) -> None:
        self._next_look = None
        if self.is_active:
            self.look()
