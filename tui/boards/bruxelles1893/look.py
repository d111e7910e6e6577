"""Names and colours of the components of Bruxelles 1893."""

from typing import Any

from msgspec import structs

from engine.games.bruxelles1893.box import Box
from engine.games.bruxelles1893.components import TRACKS
from engine.games.bruxelles1893.state import State
from tui.drawing.glyphs import Glyphs
from tui.i18n.words import Words, slug
from tui.table.scene import Scene

from .signs import SIGNS

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


def cursor(scene: Scene[State]) -> int:
    """Return the square of the Workshop cursor: the one in focus while it is being moved."""
    box, here = scene.state.box, scene.state.cursor
    kind, _, place = scene.focus.partition("-")
    if scene.decision is None or scene.decision.asks != "cursor" or kind != "square":
        return here
    row, _, col = place.partition("-")
    square = box.square(int(row), int(col))
    return square if square in box.sale_values else here


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


def location(scene: Scene[State], key: str, attribute: str) -> str:
    """Describe what a location of the Brussels board does now, as `brief` or `effect`."""
    state = scene.state
    money = state.box.stock_money[state.stock]
    level = state.level(scene.viewer, TRACKS.index("royal_palace"))
    return say(scene.words, "location", key, attribute, money=money, level=level, **values(scene, "brussels"))


def bonus_names(words: Words, box: Box) -> dict[tuple[str, str], str]:
    """Return the names of the bonus cards, made of their powers."""
    names = {}
    for key, card in box.components.bonus.items():
        powers = [words.name("power", power) for power in card.powers]
        joined = words.listed(powers, "either" if card.mode == "choose" else "listed")
        names["bonus", key] = words("bonus-card", powers=joined, amount=card.amount)
    return names


def bonus_short(scene: Scene[State], bonus: int) -> str:
    """Return the powers of a bonus card in a few letters."""
    card = scene.state.box.bonus_parts[bonus]
    powers = ("/" if card.mode == "choose" else "+").join(
        say(scene.words, "power", power, "tiny" if len(card.powers) > 1 else "short") for power in card.powers
    )
    return powers if card.amount == 1 else f"{powers}{scene.glyphs.times}{card.amount}"


def bonus_tiny(scene: Scene[State], bonus: int) -> str:
    """Return the powers of a bonus card in the fewest letters."""
    card = scene.state.box.bonus_parts[bonus]
    powers = "/".join(say(scene.words, "power", power, "tiny") for power in card.powers)
    return powers if card.amount == 1 else f"{powers}{scene.glyphs.times}{card.amount}"


def bonus_symbols(box: Box, glyphs: Glyphs, bonus: int) -> str:
    """Return the symbols printed on a bonus card."""
    card = box.bonus_parts[bonus]
    signs = SIGNS.matching(glyphs)
    return signs.symbol * card.vp + signs.manneken * card.manneken
