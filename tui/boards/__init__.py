"""How each game looks on the table: its panels, where its moves are, what can be asked about."""

import importlib

from tui.boards.base import Boards


def boards(key: str) -> Boards:
    """Give the boards of a game, loading them at first need."""
    module = importlib.import_module(f"tui.boards.{key}")
    found: Boards = module.BOARDS
    return found
