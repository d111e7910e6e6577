"""Where the panels of Bruxelles 1897 stand in windows of different sizes."""

from textual.geometry import Region, Size

from tui.boards.base import is_narrow

TABS = ("tab-area", "tab-city", "tab-players", "tab-log")
SIDE = 31
"""The least width of the decision panel."""


def plan(size: Size, seats: int, tab: int) -> dict[str, Region]:
    """Give the place of every panel in sight."""
    return _narrow(size, seats, tab) if is_narrow(size) else _wide(size, seats)


def _narrow(size: Size, seats: int, tab: int) -> dict[str, Region]:
    """One board at a time beside the decision; one line for each player below."""
    width, height = size.width, size.height
    rows = 4 if seats > 3 else 3
    board_height = max(rows * 3 + 4, height - 2 - seats - 1 - 6)
    board_height = min(board_height, height - 2 - seats - 1 - 1)
    side = max(SIDE, width - 76)
    below = 2 + board_height
    news = height - 1 - seats - below
    full_height = height - 3 - seats
    board = Region(0, 2, width - side, board_height if tab == 0 else full_height)
    places = {
        "status": Region(0, 0, width, 1),
        "tabs": Region(0, 1, width, 1),
        "decision": Region(width - side, 2, side, full_height),
        "lines": Region(0, height - 1 - seats, width, seats),
        "keys": Region(0, height - 1, width, 1),
    }
    if tab == 0:
        places["area"] = board
        places["news"] = Region(0, below, width - side, news)
    elif tab == 1:
        upper = min(8, full_height // 2)
        places["brussels"] = Region(0, 2, board.width, upper)
        places["tracks"] = Region(0, 2 + upper, board.width, min(full_height - upper, 9))
    else:
        places["players" if tab == 2 else "log"] = board
    return places


def _wide(size: Size, seats: int) -> dict[str, Region]:
    """All boards at once: the area above the players, the decision above city, ladders and log."""
    width, height = size.width, size.height
    left = width * 62 // 100
    right = width - left
    block = max(4, min(7, (height - 2 - 22) // seats))
    players = block * seats
    area = height - 2 - players
    city, tracks = 8, 8
    decision = min(max(16, (height - 2) * 42 // 100), 24)
    log = height - 2 - decision - city - tracks
    return {
        "status": Region(0, 0, width, 1),
        "area": Region(0, 1, left, area),
        "players": Region(0, 1 + area, left, players),
        "decision": Region(left, 1, right, decision),
        "brussels": Region(left, 1 + decision, right, city),
        "tracks": Region(left, 1 + decision + city, right, tracks),
        "log": Region(left, 1 + decision + city + tracks, right, log),
        "keys": Region(0, height - 1, width, 1),
    }
