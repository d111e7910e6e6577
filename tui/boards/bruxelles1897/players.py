"""The players of Bruxelles 1897: a table with headings, and the cards before each of them."""

from collections.abc import Callable, Iterable, Sequence

from engine.games.bruxelles1897 import majority
from engine.games.bruxelles1897.components import TRACKS
from engine.games.bruxelles1897.state import State
from tui.boards.names import distinct_names
from tui.boards.seat_table import Cell, Column, Piece, SeatTable, draw_columns, fitting
from tui.drawing.canvas import Canvas
from tui.drawing.panel import Panel
from tui.table.scene import Scene

from . import holdings, look
from .holdings import Placed, Thing
from .signs import SIGNS

BADGE = 3
"""The cells before a name: who is to decide, the sign of the seat, a blank."""
LEAST_NAME, COMMON_NAME, MOST_NAME = 6, 14, 20
"""The room for a name: what it has in any case, what it takes where there is more, what it never exceeds."""
ROOM_FOR_TRACKS = 150
ROOM_FOR_MORE = 96
"""From this width on, the table of a small window has the score if the game ended now, and houses by type."""


class PlayersTable(SeatTable[State]):
    """A line for each player: points, money, architects, cards and tracks."""

    def columns(self, scene: Scene[State], width: int) -> list[Column]:
        """List the columns in the tokens of a small window; the names take what is left."""
        columns = list(_columns(scene, width >= ROOM_FOR_MORE))
        room = width - sum(column.width + 1 for column in columns) - BADGE
        return [_names(scene, min(room, MOST_NAME)), *columns]


def _columns(scene: Scene[State], more: bool) -> Iterable[Column]:
    yield _marks(scene)
    yield _points(scene)
    if more:
        yield _column(scene, "ifnow", lambda seat: _text(scene, str(scene.standings.of(seat).total), "faint"))
    yield _money(scene)
    yield from _hand_by_kind(scene)
    yield _column(scene, "brussels", lambda seat: _count(scene, majority.at_brussels(scene.state, seat)))
    yield _column(scene, "prison", lambda seat: _prison(scene, seat, in_kinds=False))
    yield _artworks_in_letters(scene)
    players = scene.state.players
    yield _column(scene, "materials", lambda seat: _count(scene, sum(players[seat].materials), f"materials-{seat}"))
    if more:
        types = _named_things(scene, "houses", lambda seat: holdings.houses(scene, seat))
        yield _column(scene, "houses", types, right=False)
    else:
        yield _column(scene, "houses", lambda seat: _count(scene, sum(players[seat].houses)))
    upright = _things(scene, "nobles", lambda seat: holdings.nobles(scene, seat, with_names=False))
    yield _column(scene, "nobles", upright, right=False)
    if more:
        yield _column(scene, "upkeep", lambda seat: _upkeep(scene, seat))
    yield from _tracks(scene)


def _names(scene: Scene[State], room: int) -> Column:
    """Return the column of names, marked with who is to decide."""
    palette, glyphs = scene.palette, scene.glyphs
    room = max(room, LEAST_NAME)
    names = distinct_names([seat.name for seat in scene.seats], room)
    cells = []
    for seat, name in enumerate(names):
        deciding = scene.decision is not None and scene.decision.seat == seat
        pieces = [
            (glyphs.play if deciding else " ", palette("lit", bold=True)),
            (f"{glyphs.seats[seat]} {name}", palette.seat(seat)),
        ]
        cells.append(Cell(pieces, ("", f"seat-{seat}")))
    heading = " " * BADGE + scene.words("heading-seat").ljust(min(room, COMMON_NAME))
    return Column("seat", heading, cells, right=False)


def _column(
    scene: Scene[State], key: str, cell: Callable[[int], Cell], whole: bool = False, right: bool = True
) -> Column:
    heading = scene.words(f"heading-{key}.whole" if whole else f"heading-{key}")
    return Column(key, heading, [cell(seat) for seat in range(len(scene.seats))], right=right)


def _text(scene: Scene[State], text: str, ink: str = "ink", bold: bool = False) -> Cell:
    return Cell([(text, scene.palette(ink, bold=bold))])


def _count(scene: Scene[State], count: int, spot: str = "") -> Cell:
    """Return a number behind a blank for the cursor, or the sign for none; lit where it can be chosen."""
    ground = "card-lit" if spot in scene.lit else "table"
    text = str(count) if count else SIGNS.matching(scene.glyphs).none
    return Cell([(f" {text}", scene.palette("ink" if count else "faint", ground, bold=ground != "table"))])


def _things(scene: Scene[State], key: str, things: Callable[[int], Iterable[Thing]]) -> Callable[[int], Cell]:
    """Return the cells of things in letters, side by side, each with its spot."""

    def cell(seat: int) -> Cell:
        found = list(things(seat))
        if found:
            pieces = [thing.piece(scene, times="", is_tight=True) for thing in found]
            return Cell(pieces, [thing.spot for thing in found])
        return Cell([(SIGNS.matching(scene.glyphs).none, scene.palette("faint"))], (f"{key}-{seat}",))

    return cell


def _named_things(scene: Scene[State], key: str, things: Callable[[int], Iterable[Thing]]) -> Callable[[int], Cell]:
    """Return the cells of things by name, with blanks between them, each with its spot."""

    def cell(seat: int) -> Cell:
        pieces: list[Piece] = []
        spots: list[str] = []
        for thing in things(seat):
            pieces += [thing.piece(scene), (" ", scene.palette())]
            spots += [thing.spot, ""]
        if pieces:
            return Cell(pieces[:-1], spots[:-1])
        return Cell([(SIGNS.matching(scene.glyphs).none, scene.palette("faint"))], (f"{key}-{seat}",))

    return cell


def _marks(scene: Scene[State]) -> Column:
    """Return the column of those who play first and who hold the Expo card."""
    state, palette = scene.state, scene.palette
    cells = []
    for seat in range(len(scene.seats)):
        first = scene.glyphs.first if state.first == seat else ""
        expo = SIGNS.matching(scene.glyphs).expo if state.expo == seat else ""
        pieces = [(first, palette("gold", bold=True)), (expo, palette("lit", bold=True))]
        cells.append(Cell(pieces, (f"first-{seat}" if first else "", f"holder-{seat}" if expo else "")))
    return Column("marks", "", cells, right=False)


def _points(scene: Scene[State]) -> Column:
    return _column(scene, "vp", lambda seat: _text(scene, str(scene.state.players[seat].vp), bold=True))


def _money(scene: Scene[State]) -> Column:
    return _column(scene, "purse", lambda seat: _text(scene, str(scene.state.players[seat].money), "good", bold=True))


def _hand_by_kind(scene: Scene[State]) -> Iterable[Column]:
    """List a column for each kind of architect: how many are in hand; the first says who has passed."""
    state = scene.state
    for kind, key in enumerate(state.box.architects):
        cells = []
        for seat, player in enumerate(state.players):
            spot = f"hand-{seat}-{key}"
            if player.passed:
                text = scene.words("board-out") if kind == 0 else SIGNS.matching(scene.glyphs).none
                cells.append(Cell([(text, scene.palette("faint"))], (f"out-{seat}" if kind == 0 else spot,)))
            else:
                cells.append(Cell(_count(scene, player.hand[kind], spot).pieces, (spot,)))
        yield Column(f"hand-{key}", key, cells)


def _hand(scene: Scene[State], seat: int) -> Cell:
    """Return the architects in hand, each kind with its spot; a player who has passed has none to play."""
    player = scene.state.players[seat]
    if player.passed:
        return Cell([(scene.words("board-passed"), scene.palette("faint"))], (f"out-{seat}",))

    def kinds(_: int) -> Iterable[Thing]:
        for key, count in zip(scene.state.box.architects, player.hand, strict=True):
            if count:
                yield Thing(f"hand-{seat}-{key}", key, f"seat-{seat + 1}", count, is_numbered=False)

    return _named_things(scene, "out", kinds)(seat)


def _prison(scene: Scene[State], seat: int, in_kinds: bool) -> Cell:
    prison = scene.state.players[seat].prison
    if not in_kinds or not any(prison):
        return _count(scene, sum(prison), f"prison-{seat}")
    ground = "card-lit" if f"prison-{seat}" in scene.lit else "table"
    return Cell([(f" {look.architects(scene, prison)}", scene.palette("ink", ground, bold=ground != "table"))])


def _upkeep(scene: Scene[State], seat: int) -> Cell:
    due, lost = holdings.upkeep(scene.state, seat)
    return Cell([(str(due) if due else SIGNS.matching(scene.glyphs).none, scene.palette("bad" if lost else "faint"))])


def _tracks(scene: Scene[State], whole: bool = False) -> Iterable[Column]:
    for track, key in enumerate(TRACKS):
        levels = [_text(scene, str(scene.state.level(seat, track))) for seat in range(len(scene.seats))]
        heading = scene.words.name("track", key) if whole else scene.words(f"track-{key}.short")
        yield Column(key, heading, levels, rank=int(whole))


def _worded_columns(scene: Scene[State], width: int) -> list[Column]:
    """List the columns of a large window in whole words; the tracks, which have a panel there, in a wide one."""
    columns = [
        _names(scene, MOST_NAME),
        _marks(scene),
        _points(scene),
        _column(scene, "ifnow", lambda seat: _text(scene, str(scene.standings.of(seat).total), "faint")),
        _money(scene),
        _column(scene, "hand", lambda seat: _hand(scene, seat), right=False),
        _column(scene, "prison", lambda seat: _prison(scene, seat, in_kinds=True), whole=True, right=False),
        _column(scene, "brussels", lambda seat: _count(scene, majority.at_brussels(scene.state, seat)), whole=True),
        *(_cards_by_name(scene, kind) for kind in ("artworks", "houses")),
        _column(scene, "upkeep", lambda seat: _upkeep(scene, seat)),
    ]
    if width >= ROOM_FOR_TRACKS:
        columns += _tracks(scene, whole=True)
    if sum(column.width + 1 for column in columns) > width + 1:
        columns[8] = _artworks_in_letters(scene)
    return fitting(columns, width)


def _artworks_in_letters(scene: Scene[State]) -> Column:
    letters = _things(scene, "artworks", lambda seat: holdings.artworks(scene, seat, "letter"))
    return _column(scene, "artworks", letters, right=False)


def _cards_by_name(scene: Scene[State], kind: str) -> Column:
    named = _named_things(scene, kind, lambda seat: holdings.of_kind(scene, seat, kind))
    return _column(scene, kind, named, whole=True, right=False)


class PlayersPanel(Panel[State]):
    """The table of players in words with the cards before each of them; in a small window the cards alone."""

    def draw(self, canvas: Canvas) -> None:
        """Draw the table, or a heading for each player, and divide the other lines among them."""
        if canvas.width < ROOM_FOR_MORE:
            self._draw_cards_alone(canvas)
            return
        scene = self.scene
        lines = max((canvas.height - 1) // len(scene.seats), 1)
        starts = [1 + place * lines for place in range(len(scene.seats))]
        draw_columns(canvas, scene, _worded_columns(scene, canvas.width), starts)
        for start, seat in zip(starts, scene.seats_in_view, strict=True):
            below = holdings.lines_below(scene, seat, canvas.width - BADGE - 1, lines - 1)
            for place, line in enumerate(below, 1):
                holdings.draw_line(canvas, BADGE, start + place, line)

    def _draw_cards_alone(self, canvas: Canvas) -> None:
        """Draw the cards of each player behind the name, with a blank line between players where there is room."""
        seats, y = self.scene.seats_in_view, 0
        drawn = self._cards_of(seats, canvas.width - BADGE - 1, canvas.height)
        spare = canvas.height - sum(map(len, drawn.values()))
        for seat in seats:
            for number, line in enumerate(drawn[seat]):
                holdings.draw_line(canvas, BADGE if number else 1, y, line)
                y += 1
            y += spare >= len(seats) - 1

    def _cards_of(self, seats: Sequence[int], width: int, height: int) -> dict[int, list[list[Placed]]]:
        """Return the lines of each player; those who need few leave the rest of their share to the others."""
        whole = {seat: holdings.lines_alone(self.scene, seat, width, height) for seat in seats}
        drawn = {}
        for place, seat in enumerate(sorted(seats, key=lambda seat: len(whole[seat]))):
            share = max(height // (len(seats) - place), 1)
            fits = len(whole[seat]) <= share
            drawn[seat] = whole[seat] if fits else holdings.lines_alone(self.scene, seat, width, share)
            height -= len(drawn[seat])
        return drawn
