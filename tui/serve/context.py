"""What the lobby's screens share on a server, and the first screen of a session."""

from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from typing import Any

from textual.screen import Screen

from saves.tables import Tables
from tui.lobby.home import home_screen
from tui.serve.identity import RemotePlayer
from tui.serve.presence import Presence
from tui.serve.turns import FairTurns
from tui.session import Session


async def _do_nothing() -> None:
    """Do nothing: without a server there are no other sessions."""


@dataclass(frozen=True, slots=True)
class ServerContext:
    """What the screens of shared tables need besides the session."""

    tables: Tables
    player: RemotePlayer
    presence: Presence
    turns: FairTurns = field(default_factory=FairTurns)
    key_removed: Callable[[], Awaitable[None]] = _do_nothing
    """Called after the player has removed a key: it ends the sessions that logged in with it."""


def first_screen(session: Session, context: ServerContext) -> Screen[Any]:
    """Return the screen a session starts with."""
    return home_screen(session, context)
