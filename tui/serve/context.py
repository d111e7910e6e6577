"""The entrance: what a session is given, and the first screen it shows."""

from dataclasses import dataclass
from typing import Any

from textual.screen import Screen

from saves.tables import House
from tui.lobby.home import HallScreen
from tui.serve.identity import Visitor
from tui.serve.presence import Attendance
from tui.session import Session


@dataclass(frozen=True, slots=True)
class Foyer:
    """What the screens of shared tables are given, besides the session."""

    house: House
    visitor: Visitor
    attendance: Attendance


def first_screen(session: Session, foyer: Foyer) -> Screen[Any]:
    """Choose the screen a visitor sees first."""
    return HallScreen(session, foyer)
