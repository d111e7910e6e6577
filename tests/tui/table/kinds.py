"""What kind of table a screen is."""

from tui.table.replayed_game import ReplayedGame
from tui.table.screen import TableScreen


def is_replay(screen: object) -> bool:
    return isinstance(screen, TableScreen) and isinstance(screen.source, ReplayedGame)


def is_played(screen: object) -> bool:
    return isinstance(screen, TableScreen) and not isinstance(screen.source, ReplayedGame)
