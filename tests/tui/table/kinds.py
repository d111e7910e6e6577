"""What kind of table a screen is, and the game at it."""

from typing import TypeGuard

from saves.records.journal import Journal
from tui.table.local_game import LocalGame
from tui.table.playing import Playing
from tui.table.replayed_game import ReplayedGame
from tui.table.screen import TableScreen


def is_replay(screen: object) -> bool:
    return isinstance(screen, TableScreen) and isinstance(screen.source, ReplayedGame)


def is_played(screen: object) -> TypeGuard[TableScreen]:
    return isinstance(screen, TableScreen) and not isinstance(screen.source, ReplayedGame)


def replayed(screen: object) -> ReplayedGame:
    """The game of a replay."""
    assert isinstance(screen, TableScreen)
    assert isinstance(screen.source, ReplayedGame)
    return screen.source


def playing(screen: object) -> Playing:
    """What is done at a table where a game is played."""
    assert isinstance(screen, TableScreen)
    assert isinstance(screen.mode, Playing)
    return screen.mode


def journal_of(screen: object) -> Journal:
    """The journal of a table on this machine."""
    assert isinstance(screen, TableScreen)
    assert isinstance(screen.source, LocalGame)
    return screen.source.journal
