"""Places of the panels of Crystal Palace in windows of different sizes."""

from textual.geometry import Region, Size

from tui.boards.window import is_narrow, large_window, small_window

TABS = ("tab-locations", "tab-market", "tab-players", "tab-log")
LOCATIONS, MARKET, PLAYERS, LOG = range(4)


def plan(size: Size, seats: int, tab: int) -> dict[str, Region]:
    """Return the place of each panel shown."""
    return _narrow(size, seats, tab) if is_narrow(size) else _wide(size, seats)


def _narrow(size: Size, seats: int, tab: int) -> dict[str, Region]:
    """Show one board at a time beside the decision, and a line per player below."""
    places, board = small_window(size, seats)
    if tab == LOCATIONS:
        places["locations"] = board
    elif tab == MARKET:
        places["market"], places["administration"] = board.split_vertical(board.width // 2)
    else:
        places["players" if tab == PLAYERS else "log"] = board
    return places


def _wide(size: Size, seats: int) -> dict[str, Region]:
    """Show all boards at once: locations above players, the decision above market, administration and log."""
    width, height = size.width, size.height
    right = max(36, width * 30 // 100)
    left = width - right
    inside = height - 2
    block = max(3, min(6, (inside - 22) // seats))
    players = block * seats
    ring = inside - players
    market = 10 if seats > 3 else 8
    administration = 11 if height < 46 else 12
    log = 4 if height < 46 else inside * 14 // 100
    decision = inside - market - administration - log
    return large_window(size) | {
        "locations": Region(0, 1, left, ring),
        "players": Region(0, 1 + ring, left, players),
        "decision": Region(left, 1, right, decision),
        "market": Region(left, 1 + decision, right, market),
        "administration": Region(left, 1 + decision + market, right, administration),
        "log": Region(left, 1 + decision + market + administration, right, log),
    }
