"""Places of the panels of Bruxelles 1897 in windows of different sizes."""

from textual.geometry import Region, Size

from tui.boards.window import is_narrow, large_window, small_window

TABS = ("tab-area", "tab-city", "tab-players", "tab-log")


def plan(size: Size, seats: int, tab: int) -> dict[str, Region]:
    """Return the place of each panel shown."""
    return _narrow(size, seats, tab) if is_narrow(size) else _wide(size, seats)


def _narrow(size: Size, seats: int, tab: int) -> dict[str, Region]:
    """Show one board at a time beside the decision, and a line per player below."""
    places, board = small_window(size, seats)
    rows = 4 if seats > 3 else 3
    if tab == 0:
        height = min(max(rows * 3 + 4, board.height - 6), board.height - 1)
        places["area"], places["news"] = board.split_horizontal(height)
    elif tab == 1:
        places["brussels"], below = board.split_horizontal(min(8, board.height // 2))
        places["tracks"] = Region(0, below.y, below.width, min(below.height, 9))
    else:
        places["players" if tab == 2 else "log"] = board
    return places


def _wide(size: Size, seats: int) -> dict[str, Region]:
    """Show all boards at once: the area above the players, the decision above city, tracks and log."""
    width, height = size.width, size.height
    left = width * 62 // 100
    right = width - left
    block = max(4, min(7, (height - 2 - 22) // seats))
    players = block * seats
    area = height - 2 - players
    city, tracks = 8, 8
    decision = min(max(16, (height - 2) * 42 // 100), 24)
    log = height - 2 - decision - city - tracks
    return large_window(size) | {
        "area": Region(0, 1, left, area),
        "players": Region(0, 1 + area, left, players),
        "decision": Region(left, 1, right, decision),
        "brussels": Region(left, 1 + decision, right, city),
        "tracks": Region(left, 1 + decision + city, right, tracks),
        "log": Region(left, 1 + decision + city + tracks, right, log),
    }
