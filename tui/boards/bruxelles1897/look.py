"""Names, colours and spots of the components of Bruxelles 1897."""

from typing import Any

from msgspec import structs
from rich.cells import cell_len

from engine.games.bruxelles1897.box import Box, Card
from engine.games.bruxelles1897.components import (
    ARTWORK,
    CITY_HALL,
    EXPO,
    HOUSE,
    LOCATIONS,
    MATERIAL,
    MONEY,
    NOBILITY,
    NOBLE,
    TYPES,
    Effect,
)
from engine.games.bruxelles1897.parts import NEUTRAL, UPRIGHT
from engine.games.bruxelles1897.state import State
from tui.drawing.glyphs import Glyphs
from tui.i18n.coordinates import column_name, space_name
from tui.i18n.words import Words, slug
from tui.table.scene import Scene

from .signs import SIGNS

INKS = {MATERIAL: "sand", HOUSE: "brown", NOBLE: "gold", MONEY: "good", EXPO: "lit"}
ARTWORK_INKS = ("blue", "red", "yellow", "green")
LETTERS = "asd"
"""What is typed for each Brussels card."""
PASS_LETTER = "p"


def fitting(width: int, *texts: str) -> str:
    """Return the first of some texts that fits, or the last."""
    return next((text for text in texts if cell_len(text) <= width), texts[-1])


# Places


def cell_spot(cell: int, columns: int) -> str:
    """Name the spot of a space."""
    row, col = divmod(cell, columns)
    return f"cell-{row + 1}-{col + 1}"


def cell_name(cell: int, columns: int) -> str:
    """Return the coordinates of a space, such as C2."""
    row, col = divmod(cell, columns)
    return space_name(col + 1, row + 1)


def column_of(cell: int, columns: int) -> str:
    """Return the letter of a space's column."""
    return column_name(cell % columns + 1)


# Players


def owner_sign(glyphs: Glyphs, owner: int) -> str:
    """Return the sign of the owner of an architect, a seat or nobody."""
    return glyphs.neutral if owner == NEUTRAL else glyphs.seats[owner]


def seat_ground(owner: int) -> str:
    """Return the colour behind the value of an architect."""
    return "neutral" if owner == NEUTRAL else f"seat-{owner + 1}"


def architects(scene: Scene[State], counts: list[int]) -> str:
    """Write architects by kind as the table of players does: `1/3×2 2/4`."""
    box, times = scene.state.box, scene.glyphs.times
    return " ".join(
        kind if count == 1 else f"{kind}{times}{count}"
        for kind, count in zip(box.architects, counts, strict=True)
        if count
    )


# Cards


def card_ink(card: Card) -> str:
    """Return the ink of a card."""
    if card.type == ARTWORK:
        return card.key if card.key in ARTWORK_INKS else "gold"
    return INKS[card.type]


def house_sign(glyphs: Glyphs, index: int) -> str:
    """Return the lamp posts of a type of house: one lamp or two, one lantern or two."""
    signs = SIGNS.matching(glyphs)
    kind, twin = divmod(index, 2)
    return (signs.lantern if kind else signs.lamp) * (1 + twin)


def called(words: Words, glyphs: Glyphs, card: Card) -> str:
    """Return what a card is called on boards and in lists: nobles by their surnames, houses by their signs."""
    if card.type == HOUSE:
        return f"{words('card-house')} {house_sign(glyphs, card.index)}"
    if card.type == NOBLE:
        return words(f"card-{slug(card.key)}.surname")
    return words.name("card", card.key)


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


# What nobles and bonus cards bring


def gain(words: Words, brings: Effect) -> str:
    """Return the effect of a noble or of an upper half in a few words, such as `Nobility +1`."""
    if brings.advance:
        return words("gain-advance", track=words.name("track", brings.advance), steps=1)
    if brings.draw_materials:
        return words("gain-materials", cards=1)
    if brings.release:
        return words("gain-release", release=brings.release)
    return words("effect-money", money=brings.gain_money)


def gain_token(words: Words, brings: Effect) -> str:
    """Return the same in at most seven cells, such as `Nobl +1`."""
    if brings.advance:
        return words("gain-advance", track=words(f"track-{brings.advance}.short"), steps=1)
    if brings.draw_materials:
        return words("gain-materials.token", cards=1)
    if brings.release:
        return words("gain-release.token", release=brings.release)
    return words("effect-money", money=brings.gain_money)


def bonus_names(words: Words, box: Box) -> dict[tuple[str, str], str]:
    """Return the names of the bonus cards: what their upper halves bring."""
    return {("bonus", key): gain(words, card.immediate) for key, card in zip(box.bonuses, box.bonus_parts, strict=True)}


def bonus_upper(words: Words, box: Box, bonus: int) -> str:
    """Describe the upper half of a bonus card."""
    immediate = box.bonus_parts[bonus].immediate
    return words(f"bonus-{slug(box.bonuses[bonus])}.upper", **structs.asdict(immediate))


def bonus_lower(words: Words, box: Box, bonus: int) -> str:
    """Describe the lower half of a bonus card."""
    endgame = box.bonus_parts[bonus].endgame
    return words(f"endgame-{endgame}.effect", **values(box))


def bonus_pays(words: Words, box: Box, bonus: int) -> str:
    """Return what the lower half of a bonus card pays, in a few words."""
    most = box.final.bonus_money_vp * box.final.bonus_money_lots
    return words(f"endgame-{box.bonus_parts[bonus].endgame}.pays", **values(box), most=most)


# Brussels


def location_gain(scene: Scene[State], location: int, form: str) -> str:
    """Describe what a Brussels card would bring the viewer: in a sentence (`now`), `brief`, or as a `gain`."""
    state, words, box = scene.state, scene.words, scene.state.box
    held = state.players[scene.viewer].nobles
    upright = [key for key, status in zip(box.nobles, held, strict=True) if status == UPRIGHT]
    names = words.listed([words(f"card-{slug(key)}.surname") for key in upright])
    able = min(state.level(scene.viewer, NOBILITY), len(upright))
    if form == "now" and location == CITY_HALL and able == len(upright):
        form = "now-all"
    return words(f"location-{slug(LOCATIONS[location])}.{form}", **values(box), able=able, names=names)
