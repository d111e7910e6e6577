"""How each game looks at the table: one package per game, named by the key of the game."""

import importlib

from tui.boards.base import AnyBoards


def boards(key: str) -> AnyBoards:
    """Return the boards of a game, loading them at first need."""
    module = importlib.import_module(f"{__name__}.{key}")
    found: AnyBoards = module.BOARDS
    return found
