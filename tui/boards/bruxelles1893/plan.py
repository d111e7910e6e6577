"""Places of the panels of Bruxelles 1893 in windows of different sizes."""

from textual.geometry import Region, Size

from tui.boards.window import is_narrow, large_window, small_window

from . import workshop
from .grid import FORMS, ROOM_FOR_SENTENCES, board_width, form_for, space_width

TABS = ("tab-board", "tab-brussels", "tab-workshop", "tab-players", "tab-log")
BOARD, CITY, WORKSHOP, PLAYERS, LOG = range(5)
ROWS = COLUMNS = 5
"""Rows and columns of the Art Nouveau board."""
NARROW_SPACE, WIDEST_SPACE = 8, 17
"""The width of a space in the smallest window, and the most that a large one gives to it."""
CITY_HEIGHT, THEATRE_HEIGHT, TRACKS_HEIGHT = 5, 5, 3
WORKSHOP_HEIGHT = 11
"""The lines of the workshop in a small window: its grid, the shop and the viewer's works."""
ROOMY = 19
"""From this height on the boards of a small window have more lines than they need."""
GRID_HEIGHT = 10
"""The lines of the workshop in a large window: its heading with the shop, and its grid."""
BELOW_BOARD = 12
"""The lines that workshop, theatre, city and compass need below the board of a large window."""
LOG_HEIGHT = 5
"""The least height of the log; what is less goes to the decision."""
ROOM_FOR_LIST = 26
"""From this height on the decision leaves room for the log."""


def plan(size: Size, seats: int, tab: int) -> dict[str, Region]:
    """Return the place of each panel shown."""
    return _narrow(size, seats, tab) if is_narrow(size) else _wide(size, seats)


def _narrow(size: Size, seats: int, tab: int) -> dict[str, Region]:
    """Show one board at a time beside the decision, and the table of players below."""
    since = 2 if seats < 4 or size.height >= 28 else 1
    places, board = small_window(size, seats, headings=1, since=since)
    spare = max(size.width - 80, 0)
    space = min(space_width(board_width(NARROW_SPACE, COLUMNS) + spare // 2, COLUMNS), WIDEST_SPACE)
    left, top, tall = board_width(space, COLUMNS), board.y, board.height
    places["decision"] = Region(left, top, size.width - left, tall)
    if tab == BOARD:
        board_height = form_for(left, max(tall - 1, FORMS[-1].height(ROWS)), ROWS, COLUMNS).height(ROWS)
        heights = {"board": board_height, "visits": 2, "round": 2}
    elif tab == CITY:
        more = tall >= ROOMY
        heights = {"brussels": CITY_HEIGHT + more, "theatre": THEATRE_HEIGHT + 4 * more, "tracks": TRACKS_HEIGHT}
        heights["round"] = 2
    elif tab == WORKSHOP:
        heights = {"workshop": WORKSHOP_HEIGHT, "compass": 4 if tall >= ROOMY else 2, "supplies": 2}
        if sum(heights.values()) + TRACKS_HEIGHT <= tall:
            heights["tracks"] = TRACKS_HEIGHT
    else:
        heights = {"belongings" if tab == PLAYERS else "log": tall}
    return places | _stacked(0, top, left, tall, **heights, news=tall)


def _stacked(x: int, y: int, width: int, room: int, **heights: int) -> dict[str, Region]:
    """Place panels one below the other, as far as there is room; those without a line are hidden."""
    places = {}
    for name, height in heights.items():
        height = min(height, room)
        if height > 0:
            places[name] = Region(x, y, width, height)
        y, room = y + height, room - height
    return places


def _wide(size: Size, seats: int) -> dict[str, Region]:
    """Show the board above workshop, city and theatre, the decision at their right, and the players below all."""
    width, players, table = size.width, 1 + 2 * seats, "players"
    if size.height - 2 - players < FORMS[-2].height(ROWS) + BELOW_BOARD:
        players, table = 1 + seats, "lines"
    inside = size.height - 2 - players
    spare = max(width - 120, 0)
    space = min(space_width(board_width(13, COLUMNS) + spare * 21 // 40, COLUMNS), WIDEST_SPACE)
    left = board_width(space, COLUMNS)
    board = form_for(left, inside - BELOW_BOARD, ROWS, COLUMNS).height(ROWS)
    below = 1 + board
    places = large_window(size) | {
        "board": Region(0, 1, left, board),
        "workshop": Region(0, below, workshop.WIDTH, GRID_HEIGHT),
        "facts": Region(0, below + GRID_HEIGHT, workshop.WIDTH, inside - board - GRID_HEIGHT),
        table: Region(0, 1 + inside, width, players),
    }
    middle = Region(workshop.WIDTH + 1, below, left - workshop.WIDTH - 1, inside - board)
    right = Region(left, 1, width - left, inside)
    since = seats + 1
    if space >= ROOM_FOR_SENTENCES:
        theatre = middle.height - 4
        places |= _stacked(*middle.offset, middle.width, middle.height, theatre=theatre, compass=4)
        city = CITY_HEIGHT + 1
        decision = right.height - city - since
    else:
        city = 0
        compass = middle.height - THEATRE_HEIGHT - CITY_HEIGHT
        places |= _stacked(
            *middle.offset, middle.width, middle.height, theatre=THEATRE_HEIGHT, brussels=CITY_HEIGHT, compass=compass
        )
        decision = right.height - since
    log = decision - ROOM_FOR_LIST
    log = log if log >= LOG_HEIGHT else 0
    heights = {"decision": decision - log, "brussels": city, "since": since, "log": log}
    return places | _stacked(*right.offset, right.width, right.height, **{k: v for k, v in heights.items() if v})
