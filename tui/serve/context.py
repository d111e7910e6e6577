"""The entrance: what a session is given, and the first screen it shows."""

from dataclasses import dataclass
from typing import Any

from textual.screen import Screen

from saves.tables import Tables
from tui.lobby.home import HallScreen
from tui.serve.identity import RemotePlayer
from tui.serve.presence import Presence
from tui.session import Session


@dataclass(frozen=True, slots=True)
class ServerContext:
    """What the screens of shared tables are given, besides the session."""

    tables: Tables
    player: RemotePlayer
    presence: Presence


def first_screen(session: Session, context: ServerContext) -> Screen[Any]:
    """Choose the screen a visitor sees first."""
    return HallScreen(session, context)
