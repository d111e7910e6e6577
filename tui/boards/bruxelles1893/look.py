"""Names, places and colours of the components of Bruxelles 1893."""

from collections.abc import Sequence
from typing import Any

from msgspec import structs
from rich.cells import cell_len

from engine.games.bruxelles1893 import stock
from engine.games.bruxelles1893.box import Box
from engine.games.bruxelles1893.components import ACTIONS, COLOURS, TILES, TRACKS
from engine.games.bruxelles1893.parts import NEUTRAL
from engine.games.bruxelles1893.state import State
from tui.drawing.glyphs import ASCII, plain
from tui.i18n.words import Words, slug
from tui.table.scene import Scene

ACTION_INKS = ("blue", "good", "gold", "sand", "brown")
"""The ink of each action: workshop, sale, theatre, materials, construction."""
COLOUR_INKS = {"blue": "blue", "pink": "red", "yellow": "yellow", "green": "green", "black": "ink"}
CUBE_INKS = {"wood": "brown", "stone": "sand", "iron": "steel", "joker": "ink"}


def say(words: Words, prefix: str, key: str, attribute: str, **arguments: Any) -> str:
    """Return an attribute of a component's message, such as its short name."""
    return words(f"{prefix}-{slug(key)}.{attribute}", **arguments)


def values(scene: Scene[State], table: str) -> dict[str, Any]:
    """Return the numbers of a table of the components file by key."""
    return structs.asdict(getattr(scene.state.box.components, table))


def cells(scene: Scene[State], text: str) -> int:
    """Return the cells a text takes; some letters are two in ASCII."""
    return cell_len(plain(text) if scene.glyphs is ASCII else text)


def fitting(width: int, *texts: str) -> str:
    """Return the first of some texts that fits, or the last."""
    return next((text for text in texts if cell_len(text) <= width), texts[-1])


# Places


def place(scene: Scene[State], space: int) -> str:
    """Return the coordinates of a space, such as C2."""
    row, col = divmod(space, scene.state.box.columns)
    return scene.words("coordinates", row=row + 1, col=col + 1)


def column(scene: Scene[State], col: int) -> str:
    """Return the letter of a column, from 0."""
    return scene.words("coordinates.column", col=col + 1)


def square(scene: Scene[State], number: int) -> str:
    """Return the coordinates of a square of the workshop grid."""
    row, col = divmod(number, scene.state.box.grid)
    return scene.words("coordinates", row=row + 1, col=col + 1)


def shield(words: Words, row: int, col: int) -> str:
    """Return the name of a shield: the first and the last of its spaces, such as D3–E4."""
    return words("coordinates.shield", row=row, col=col)


def area(scene: Scene[State], spaces: Sequence[int]) -> str:
    """Return the first and the last space of an area, such as B1–E4."""
    return scene.words("coordinates.area", first=place(scene, spaces[0]), last=place(scene, spaces[-1]))


# Players


def sign(scene: Scene[State], seat: int) -> str:
    """Return the sign of a seat, or that of the neutral assistants."""
    return scene.glyphs.neutral if seat == NEUTRAL else scene.glyphs.seats[seat]


def player_name(scene: Scene[State], seat: int, room: int) -> str:
    """Return a player's name in a number of cells: whole words where they fit, and never like that of another."""
    names = [scene.player(each) for each in range(len(scene.seats))]
    name = names[seat]
    if cell_len(name) <= room:
        return name
    short = _shortened(name, room)
    if any(other != seat and _shortened(each, room) == short for other, each in enumerate(names)):
        tail = name[-1]
        return f"{_cut(name, room - 1 - cell_len(tail))}.{tail}"
    return short


def _shortened(name: str, room: int) -> str:
    """Return the words of a name that fit, or the beginning of the first."""
    if cell_len(name) <= room:
        return name
    words = name.split()
    while len(words) > 1:
        words.pop()
        # A name does not end with a particle, such as “van”.
        if cell_len(" ".join(words)) <= room and not words[-1].islower():
            return " ".join(words)
    return f"{_cut(name, room - 1)}."


def _cut(name: str, room: int) -> str:
    while cell_len(name) > max(room, 0):
        name = name[:-1]
    return name.rstrip()


# Components


def action(scene: Scene[State], number: int, width: int) -> str:
    """Return the name of an action in the longest form that fits."""
    words, key = scene.words, ACTIONS[number]
    return fitting(width, words.name("action", key), say(words, "action", key, "short"))


def cursor(scene: Scene[State]) -> int:
    """Return the square of the Workshop cursor: the one in focus while it is being moved."""
    box, here = scene.state.box, scene.state.cursor
    kind, _, place = scene.focus.partition("-")
    if scene.decision is None or scene.decision.asks != "cursor" or kind != "square":
        return here
    row, _, col = place.partition("-")
    square = box.square(int(row), int(col))
    return square if square in box.sale_values else here


def open_spaces(scene: Scene[State]) -> Sequence[int]:
    """Return the spaces of the open area: while it is being chosen, those of the shield in focus."""
    state = scene.state
    kind, _, place = scene.focus.partition("-")
    if scene.decision is None or scene.decision.asks != "bracket" or kind != "shield":
        return stock.area(state)
    row, _, col = place.partition("-")
    return state.box.shields[state.box.shield(int(row), int(col))].area


def colours_on_grid(state: State, centre: int) -> dict[int, int]:
    """Return the colours by square of the grid, with the Workshop cursor centred on `centre`."""
    parts = state.box.components.workshop
    row, col = divmod(centre, parts.grid)
    squares = structs.astuple(parts.squares)
    return {(row + down) * parts.grid + col + right: colour for colour, (down, right) in enumerate(squares)}


def figure(scene: Scene[State], figure_: int, attribute: str) -> str:
    """Describe the effect of a public figure, as `brief` or `effect`."""
    box = scene.state.box
    effect = scene.words.arguments(box.effects[figure_])
    return say(scene.words, "figure", box.figures[figure_], attribute, **effect)


def surname(scene: Scene[State], key: str) -> str:
    """Return the surname of a public figure."""
    return say(scene.words, "figure", key, "surname")


def location(scene: Scene[State], key: str, attribute: str) -> str:
    """Describe what a location of the Brussels board does now, as `brief` or `effect`."""
    state = scene.state
    money = state.box.stock_money[state.stock]
    level = state.level(scene.viewer, TRACKS.index("royal_palace"))
    return say(scene.words, "location", key, attribute, money=money, level=level, **values(scene, "brussels"))


def location_name(scene: Scene[State], key: str) -> str:
    """Return the name of a location, in its short form if it has one."""
    short = f"location-{slug(key)}.short"
    return scene.words(short) if scene.words.has(short) else scene.words.name("location", key)


def tile(scene: Scene[State], number: int) -> str:
    """Return the short name of a compass tile; that of money is its amount."""
    return say(scene.words, "tile", TILES[number], "short", **values(scene, "compass"))


def cubes(scene: Scene[State], counts: Sequence[tuple[str, int]]) -> str:
    """List cubes with their numbers, such as “2 stone, 1 joker”."""
    return ", ".join(say(scene.words, "material", key, "count", count=count) for key, count in counts)


def work(scene: Scene[State], colour: int) -> str:
    """Return the name of a colour of works."""
    return say(scene.words, "colour", COLOURS[colour], "short")


def bonus_names(words: Words, box: Box) -> dict[tuple[str, str], str]:
    """Return the names of the bonus cards, made of their powers."""
    names = {}
    for key, card in box.components.bonus.items():
        powers = [words.name("power", power) for power in card.powers]
        joined = words.listed(powers, "either" if card.mode == "choose" else "listed")
        names["bonus", key] = words("bonus-card", powers=joined, amount=card.amount)
    return names
