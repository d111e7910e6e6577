"""What the lobby's screens share on a server, and the first screen of a session."""

from dataclasses import dataclass, field
from typing import Any

from textual.screen import Screen

from saves.tables import Tables
from tui.lobby.home import home_screen
from tui.serve.identity import RemotePlayer
from tui.serve.presence import Presence
from tui.serve.turns import FairTurns
from tui.session import Session


@dataclass(frozen=True, slots=True)
class ServerContext:
    """What the screens of shared tables need besides the session."""

    tables: Tables
    player: RemotePlayer
    presence: Presence
    turns: FairTurns = field(default_factory=FairTurns)


def first_screen(session: Session, context: ServerContext) -> Screen[Any]:
    """Return the screen a session starts with."""
    return home_screen(session, context)
