"""Places of the panels of Bruxelles 1897 in windows of different sizes."""

from textual.geometry import Region, Size

from tui.boards.window import is_narrow, large_window, small_window

from .grid import COLUMNS, Grid, area_width, card_width

TABS = ("tab-area", "tab-city", "tab-players", "tab-log")
SMALL_CARD = 11
"""The width of a card in a window of 80 columns."""
WIDEST_SMALL_CARD = 22
ROOM_FOR_A_THIRD_LINE = 13
DECISION = 42
"""Columns that a small window leaves to the decision before cards grow."""
TALL = 30
"""From this height on, a small window has two lines for what happened since the last turn."""
BRUSSELS_LINES = 4
"""A heading and a line for each Brussels card."""
CITY = 9
"""Lines of the Brussels cards in a large window, and one more in a tall one."""
TALLEST_CITY = 14
STANDING_CHOICES = 4
"""The Brussels cards, and to pass."""
AROUND_OPTIONS = 8
"""Frame, prompt, rule and four lines of a preview."""
LEAST_LOG = 4


def plan(size: Size, seats: int, tab: int) -> dict[str, Region]:
    """Return the place of each panel shown."""
    return _narrow(size, seats, tab) if is_narrow(size) else _wide(size, seats)


def _rows(seats: int) -> int:
    return 4 if seats > 3 else 3


def _narrow(size: Size, seats: int, tab: int) -> dict[str, Region]:
    """Show one board at a time beside the decision, and the table of players below."""
    places, board = small_window(size, seats, headings=1, since=2 if size.height >= TALL else 1)
    least = min(SMALL_CARD, max((size.width - 30 - 6) // 4, 1))
    card = min(max((size.width - DECISION - 6) // 4, least), WIDEST_SMALL_CARD)
    board = Region(0, board.y, area_width(card), board.height)
    places["decision"] = Region(board.width, board.y, size.width - board.width, board.height)
    if tab == 0:
        places |= _area_above_brussels(board, _rows(seats))
    elif tab == 1:
        places["brussels"], places["tracks"] = board.split_horizontal(min(CITY - 1, board.height * 3 // 5))
    else:
        places["players" if tab == 2 else "log"] = board
    return places


def _area_above_brussels(board: Region, rows: int) -> dict[str, Region]:
    """Place the area, and below it the Brussels cards: a line each, one line for all, or none without room.

    A third line of every card comes first where it has room for words.
    """
    card_lines = 2 if card_width(board.width) < ROOM_FOR_A_THIRD_LINE else 3
    if board.height - BRUSSELS_LINES >= Grid.least_lines(rows, card_lines):
        brussels = BRUSSELS_LINES
    else:
        brussels = 1 if board.height > Grid.least_lines(rows, 3) else 0
    height = min(Grid.fit(board.width, board.height - brussels, rows).lines, board.height)
    area, below = board.split_horizontal(height)
    return {"area": area, "brussels": below} if below.height else {"area": area}


def _wide(size: Size, seats: int) -> dict[str, Region]:
    """Show all boards at once: the area above the city, the decision beside them, the players below."""
    width, height = size.width, size.height
    left = area_width(card_width(width * 588 // 1000))
    right, rows = width - left, _rows(seats)
    room = height - 2 - (1 + 2 * seats)
    city = CITY + (height >= 45)
    area = Grid.fit(left, room - city, rows).lines
    city = min(room - area, TALLEST_CITY)
    players = height - 2 - area - city
    brussels = left * 58 // 100
    above = area + city
    # All options of the longest question, its rule and a preview: the rest is for the others' turns and the log.
    decision = min(rows * COLUMNS + STANDING_CHOICES + AROUND_OPTIONS, above - seats - 2)
    since = above - decision
    log = since - seats - 2 if since - seats - 2 >= LEAST_LOG else 0
    since -= log
    places = large_window(size) | {
        "area": Region(0, 1, left, area),
        "brussels": Region(0, 1 + area, brussels, city),
        "tracks": Region(brussels, 1 + area, left - brussels, city),
        "decision": Region(left, 1, right, decision),
        "since": Region(left, 1 + decision, right, since),
        "players": Region(0, 1 + above, width, players),
    }
    if log:
        places["log"] = Region(left, 1 + decision + since, right, log)
    return places
