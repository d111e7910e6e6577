"""Places of the panels of Bruxelles 1893 in windows of different sizes."""

from textual.geometry import Region, Size

from tui.boards.window import is_narrow, large_window, small_window

TABS = ("tab-board", "tab-brussels", "tab-workshop", "tab-players", "tab-log")
BOARD, CITY, WORKSHOP, PLAYERS, LOG = range(5)
WORKSHOP_WIDTH = 28
BOARD_HEIGHT = 21
"""The height of a framed board whose spaces are two lines high."""


def plan(size: Size, seats: int, tab: int) -> dict[str, Region]:
    """Return the place of each panel shown."""
    return _narrow(size, seats, tab) if is_narrow(size) else _wide(size, seats)


def _narrow(size: Size, seats: int, tab: int) -> dict[str, Region]:
    """Show one board at a time beside the decision, and a line per player below."""
    places, board = small_window(size, seats)
    left, tall = board.width, board.height
    if tab == BOARD:
        cell = max((tall - 4) // 5 - 1, 1)
        needed = min(5 * (cell + 1) + 4, tall)
        places["board"] = Region(0, 2, left, needed)
        if tall > needed:
            places["news"] = Region(0, 2 + needed, left, tall - needed)
    elif tab == CITY:
        places["brussels"] = Region(0, 2, left, 7)
        places["theatre"] = Region(0, 9, left, 6)
        if tall > 13:
            places["news"] = Region(0, 15, left, tall - 13)
    elif tab == WORKSHOP:
        upper = min(11, tall)
        places["workshop"] = Region(0, 2, WORKSHOP_WIDTH, upper)
        places["compass"] = Region(WORKSHOP_WIDTH, 2, left - WORKSHOP_WIDTH, upper)
        places["tracks"] = Region(0, 2 + upper, left, tall - upper)
    else:
        places["players" if tab == PLAYERS else "log"] = board
    return places


def _wide(size: Size, seats: int) -> dict[str, Region]:
    """Show three columns: board above players; workshop, theatre, city, compass and tracks; decision and log."""
    width, height = size.width, size.height
    middle = max(WORKSHOP_WIDTH, min(width * 23 // 100, 44))
    right = max(34, min(width * 28 // 100, 50))
    left = width - middle - right
    inside = height - 2
    players = max(3 * seats, min(7 * seats, inside - BOARD_HEIGHT))
    board = inside - players
    workshop, theatre, city = 11, 6, 7
    spare = inside - workshop - theatre - city
    compass = 6 if spare < 18 else 11
    tracks = spare - compass
    decision = inside * 60 // 100
    second, third = left, left + middle
    return large_window(size) | {
        "board": Region(0, 1, left, board),
        "players": Region(0, 1 + board, left, players),
        "workshop": Region(second, 1, middle, workshop),
        "theatre": Region(second, 1 + workshop, middle, theatre),
        "brussels": Region(second, 1 + workshop + theatre, middle, city),
        "compass": Region(second, 1 + workshop + theatre + city, middle, compass),
        "tracks": Region(second, 1 + workshop + theatre + city + compass, middle, tracks),
        "decision": Region(third, 1, right, decision),
        "log": Region(third, 1 + decision, right, inside - decision),
    }
