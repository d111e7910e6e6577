"""The players of Bruxelles 1893 as a table: what each has and how far each has come, under headings."""

from collections.abc import Callable

from rich.cells import cell_len
from rich.style import Style

from engine.games.bruxelles1893 import scoring
from engine.games.bruxelles1893.components import COLOURS, CUBES, TRACKS
from engine.games.bruxelles1893.parts import ABSENT, USED
from engine.games.bruxelles1893.state import State
from tui.boards.seat_table import Cell, Column, Piece, SeatTable
from tui.table.scene import Scene

from . import look
from .signs import SIGNS

ROOM_FOR_WORDS = 110
"""From this width on the headings are whole words; what players have is written below them, in words as well."""
ROOM_FOR_MORE = 90
"""From this width on a narrow table also has the projected score, exhibition tiles and upkeep."""
ROOM_FOR_PHRASES = 150
LONGEST_HEADING = 10
"""The longest name of a track that fits above its levels in a large window."""
LONGEST_NAME = 20
SHORTEST_NAME = 8
MOST_LETTERS = 7
"""Works that are shown by a letter each; more are counted."""

NARROW = ("vp", "money", "ready", "brussels", "courthouse", "works", *CUBES, "figures", "buildings", *TRACKS)
MIDDLE = ("vp", "now", "money", "ready", "brussels", "courthouse", *TRACKS, "buildings", "exhibitions", "upkeep")
RANKS = {"brussels": 1, "exhibitions": 3, "upkeep": 4, "now": 2}
"""What is left out first where there is no room."""


class PlayerTable(SeatTable[State]):
    """Points, money, assistants and tracks of each player; alone in its place also what they have, in signs."""

    def __init__(self, is_alone: bool) -> None:
        self.is_alone = is_alone
        """Whether nothing below it says in words what the players have."""

    def columns(self, scene: Scene[State], width: int) -> list[Column]:
        """List the columns: the names take the room that the others leave."""
        keys = list(NARROW if self.is_alone else MIDDLE)
        if self.is_alone and width >= ROOM_FOR_MORE:
            keys.insert(1, "now")
            keys += ["exhibitions", "upkeep"]
        width = min(width, ROOM_FOR_WORDS - 1) if self.is_alone else width
        columns = [self._column(scene, key, width) for key in keys]
        room = width - sum(column.width + 1 for column in columns)
        return [self._names(scene, room), *columns]

    def _names(self, scene: Scene[State], room: int) -> Column:
        longest = max(cell_len(scene.player(seat)) for seat in range(len(scene.seats)))
        width = max(min(room, 5 + min(longest, LONGEST_NAME)), 5 + SHORTEST_NAME)
        cells = [Cell(self._name(scene, seat, width)) for seat in range(len(scene.seats))]
        heading = f"   {scene.words('column-seat')}"
        return Column("seat", f"{heading:{width}}", cells, right=False)

    def _name(self, scene: Scene[State], seat: int, width: int) -> list[Piece]:
        palette, glyphs = scene.palette, scene.glyphs
        deciding = scene.decision is not None and scene.decision.seat == seat
        mark = f" {glyphs.first}" if scene.state.first == seat else ""
        name = look.player_name(scene, seat, width - 3 - len(mark))
        return [
            (glyphs.play if deciding else " ", palette("lit", bold=True)),
            (f"{glyphs.seats[seat]} {name}", palette.seat(seat)),
            (mark, palette("gold", bold=True)),
        ]

    def _column(self, scene: Scene[State], key: str, width: int) -> Column:
        cells = [Cell(self._pieces(scene, key, seat)) for seat in range(len(scene.seats))]
        return Column(key, heading(scene, key, width), cells, RANKS.get(key, 0), right=key not in ("works", "figures"))

    def _pieces(self, scene: Scene[State], key: str, seat: int) -> list[Piece]:
        """Write one thing of a player."""
        state, palette = scene.state, scene.palette
        player = state.players[seat]
        if key == "works":
            return _works(scene, seat)
        if key == "figures":
            return _figures(scene, seat)
        if key == "upkeep":
            due = scoring.upkeep_due(state, seat)
            return [(str(due), palette("bad" if due > player.money else "faint"))]
        if key == "now":
            return [(str(scene.standings.of(seat).total), palette("faint"))]
        if key == "ready" and player.passed and not all(each.passed for each in state.players):
            return [(scene.words("board-out"), palette("faint"))]
        if key == "buildings":
            number, style = player.built, palette.seat(seat)
        elif key in TRACKS:
            number, style = state.level(seat, TRACKS.index(key)), palette("ink")
        elif key in CUBES:
            number, style = player.cubes[CUBES.index(key)], palette(look.CUBE_INKS[key])
        else:
            number, style = NUMBERS[key](state, seat), STYLES[key](scene)
        return [(str(number), style)] if number or key in ("vp", "money") else [(scene.glyphs.dot, palette("faint"))]


NUMBERS: dict[str, Callable[[State, int], int]] = {
    "vp": lambda state, seat: state.players[seat].vp,
    "money": lambda state, seat: state.players[seat].money,
    "ready": lambda state, seat: state.players[seat].reserve,
    "brussels": lambda state, seat: sum(state.players[seat].brussels),
    "courthouse": lambda state, seat: state.players[seat].courthouse,
    "exhibitions": lambda state, seat: state.exhibitions.count(seat),
}
STYLES: dict[str, Callable[[Scene[State]], Style]] = {
    "vp": lambda scene: scene.palette("ink", bold=True),
    "money": lambda scene: scene.palette("good", bold=True),
    "ready": lambda scene: scene.palette("ink", bold=True),
    "brussels": lambda scene: scene.palette("ink"),
    "courthouse": lambda scene: scene.palette("bad"),
    "exhibitions": lambda scene: scene.palette("lit"),
}


def heading(scene: Scene[State], key: str, width: int) -> str:
    """Return the heading of a column in the form that suits the width of the table."""
    words, signs = scene.words, SIGNS.matching(scene.glyphs)
    if width < ROOM_FOR_WORDS:
        if key in CUBES:
            return look.say(words, "material", key, "tiny")
        if key in TRACKS:
            return look.say(words, "track", key, "tiny")
        if key in ("buildings", "exhibitions"):
            return signs.building if key == "buildings" else signs.exhibition
        forms: tuple[str, ...] = (".tiny", ".short", "")
    elif width < ROOM_FOR_PHRASES:
        forms = (".short", "")
        if key in TRACKS:
            return look.fitting(LONGEST_HEADING, words.name("track", key), look.say(words, "track", key, "short"))
    else:
        forms = ("",)
        if key in TRACKS:
            return words.name("track", key)
    return next(words(f"column-{key}{form}") for form in forms if words.has(f"column-{key}{form}"))


def _works(scene: Scene[State], seat: int) -> list[Piece]:
    """Write a letter for each work; many of a colour are counted."""
    works = scene.state.players[seat].works
    pieces = []
    for key, count in zip(COLOURS, works, strict=True):
        if count:
            letter = look.say(scene.words, "colour", key, "letter")
            text = letter * count if sum(works) <= MOST_LETTERS else f"{letter}{count}"
            pieces.append((text, scene.palette(look.COLOUR_INKS[key], bold=True)))
    return pieces or [(scene.glyphs.dot, scene.palette("faint"))]


def _figures(scene: Scene[State], seat: int) -> list[Piece]:
    """Write a sign for each public figure, the upright ones first."""
    signs, held = SIGNS.matching(scene.glyphs), scene.state.players[seat].figures
    upright = sum(standing not in (ABSENT, USED) for standing in held)
    tilted = sum(standing == USED for standing in held)
    pieces = [(signs.upright * upright, scene.palette("gold")), (signs.tilted * tilted, scene.palette("faint"))]
    return [piece for piece in pieces if piece[0]] or [(scene.glyphs.dot, scene.palette("faint"))]
