"""Names, colours and spots of the components of Bruxelles 1897."""

from typing import Any

from msgspec import structs
from rich.style import Style

from engine.games.bruxelles1897.box import Box, Card
from engine.games.bruxelles1897.components import ARTWORK, EXPO, HOUSE, MATERIAL, MONEY, NOBLE, TYPES
from engine.games.bruxelles1897.parts import NEUTRAL
from tui.drawing.palette import Palette
from tui.i18n.words import Words, slug

INKS = {MATERIAL: "sand", HOUSE: "brown", NOBLE: "gold", MONEY: "good", EXPO: "lit"}
ARTWORK_INKS = ("blue", "red", "yellow", "green")


def cell_spot(cell: int, columns: int) -> str:
    """Name the spot of a space."""
    row, col = divmod(cell, columns)
    return f"cell-{row + 1}-{col + 1}"


def card_ink(card: Card) -> str:
    """Return the ink of a card."""
    if card.type == ARTWORK:
        return card.key if card.key in ARTWORK_INKS else "gold"
    return INKS[card.type]


def card_style(palette: Palette, card: Card, ground: str = "table") -> Style:
    """Return the style of a card's title."""
    return palette(card_ink(card), ground, bold=True)


def seat_ground(owner: int) -> str:
    """Return the colour behind the value of an architect."""
    return "neutral" if owner == NEUTRAL else f"seat-{owner + 1}"


def short(words: Words, prefix: str, key: str) -> str:
    """Return a component's short name."""
    return words(f"{prefix}-{slug(key)}.short")


def tiny(words: Words, prefix: str, key: str) -> str:
    """Return a component's name in a few letters."""
    return words(f"{prefix}-{slug(key)}.tiny")


def type_name(words: Words, card: Card) -> str:
    """Return the name of a card's type."""
    return words(f"card-{TYPES[card.type]}")


def effect(words: Words, box: Box, card: Card) -> str:
    """Describe what a card does, with the numbers of this edition."""
    return words(f"card-{slug(card.key)}.effect", **values(box, card))


def values(box: Box, card: Card | None = None) -> dict[str, Any]:
    """Return the numbers that messages may name, by their keys in the components file; for a noble also its own."""
    numbers: dict[str, Any] = {**structs.asdict(box.actions), **structs.asdict(box.final)}
    if card is not None and card.type == NOBLE:
        noble = box.noble_parts[card.index]
        numbers |= {"upkeep": noble.upkeep, **structs.asdict(noble.effect)}
    return numbers


def bonus_upper(words: Words, box: Box, bonus: int) -> str:
    """Describe the upper half of a bonus card."""
    immediate = box.bonus_parts[bonus].immediate
    return words(f"bonus-{slug(box.bonuses[bonus])}.upper", **structs.asdict(immediate))


def bonus_lower(words: Words, box: Box, bonus: int) -> str:
    """Describe the lower half of a bonus card."""
    endgame = box.bonus_parts[bonus].endgame
    return words(f"endgame-{endgame}.effect", **values(box))
