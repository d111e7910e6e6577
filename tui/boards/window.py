"""Shared by the plans of all games: the places of status, decision, players and keys around the boards."""

from textual.geometry import Region, Size

NARROW = (110, 36)
"""Below this many columns or lines one board is shown at a time."""
SIDE = 31
"""The least width of the decision panel in a small window."""
WIDEST_BOARD = 80
"""The most columns that a small window gives to the boards; the decision takes the rest."""


def is_narrow(size: Size) -> bool:
    """Whether one board is shown at a time."""
    return size.width < NARROW[0] or size.height < NARROW[1]


def small_window(size: Size, seats: int, headings: int = 0, since: int = 0) -> tuple[dict[str, Region], Region]:
    """Place the decision at the right and a line per player at the bottom; return the places and the rest.

    `headings` and `since` are the lines for headings over the players and for what happened since the last turn.
    """
    width, height = size.width, size.height
    side = max(SIDE, width - WIDEST_BOARD)
    seats += headings
    board = Region(0, 2, width - side, height - 3 - seats - since)
    places = {
        "status": Region(0, 0, width, 1),
        "tabs": Region(0, 1, width, 1),
        "decision": Region(board.width, 2, side, board.height),
        "lines": Region(0, height - 1 - seats, width, seats),
        "keys": Region(0, height - 1, width, 1),
    }
    if since:
        places["since"] = Region(0, board.bottom, width, since)
    return places, board


def large_window(size: Size) -> dict[str, Region]:
    """Place the first and the last line of a large window; the boards take the lines between."""
    return {"status": Region(0, 0, size.width, 1), "keys": Region(0, size.height - 1, size.width, 1)}
