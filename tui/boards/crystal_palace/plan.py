"""Places of the panels of Crystal Palace in windows of different sizes."""

from textual.geometry import Region, Size

from engine.games.crystal_palace.box import EDITIONS
from tui.boards.window import is_narrow, large_window, small_window

from .london import ROWS

TABS = ("tab-locations", "tab-market", "tab-players", "tab-log")
LOCATIONS, MARKET, PLAYERS, LOG = range(4)
SIDE = 36
"""The least width of the right column in a large window."""
SIDE_BY_SIDE = 60
"""The width from which market and tracks stand side by side in a small window, if there is room above each other."""
LEAST_TRACKS = 8
MARKET_AND_TRACKS = 18
"""Lines of both together in the right column."""
ROOMY = 46
"""Lines from which the right column has room for a log."""


def plan(size: Size, seats: int, tab: int) -> dict[str, Region]:
    """Return the place of each panel shown."""
    return _narrow(size, seats, tab) if is_narrow(size) else _wide(size, seats)


def _narrow(size: Size, seats: int, tab: int) -> dict[str, Region]:
    """Show one board at a time beside the decision, and the table of players below."""
    places, board = small_window(size, seats, headings=1, since=1)
    if tab == LOCATIONS:
        places["locations"] = board
    elif tab == MARKET:
        market = _market_spaces(seats) + 1
        if board.width < SIDE_BY_SIDE and board.height >= market + LEAST_TRACKS:
            places["market"], places["tracks"] = board.split_horizontal(market)
        else:
            places["market"], places["tracks"] = board.split_vertical(board.width // 2)
    else:
        places["belongings" if tab == PLAYERS else "log"] = board
    return places


def _wide(size: Size, seats: int) -> dict[str, Region]:
    """Show all boards at once: London above cards and players, the decision above market, tracks and what happened."""
    width, height = size.width, size.height
    right = max(SIDE, width * 30 // 100)
    left, inside = width - right, height - 2
    spaces = _market_spaces(seats)
    market = spaces + 1 if height < ROOMY else spaces + 3
    heights = {
        "market": market,
        "tracks": MARKET_AND_TRACKS - market if height < ROOMY else MARKET_AND_TRACKS + 3 - market,
        "since": min(seats, 4) if height < ROOMY else seats + 1,
        "log": 0 if height < ROOMY else inside * 14 // 100,
    }
    decision = inside - sum(heights.values())
    places = large_window(size) | {
        "locations": Region(0, 1, left, ROWS + 1),
        "overview": Region(0, 2 + ROWS, left, inside - ROWS - 1),
        "decision": Region(left, 1, right, decision),
    }
    y = 1 + decision
    for name, lines in heights.items():
        if lines:
            places[name] = Region(left + 1, y, right - 1, lines)
            y += lines
    return places


def _market_spaces(seats: int) -> int:
    return len(EDITIONS[EDITIONS.standard()].boards[seats].market_costs)
