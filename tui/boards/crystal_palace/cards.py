"""The cards, tiles, shares and spots of London: a table for each location, in the longest forms that fit.

A large window shows them all; a low one shows those of the location that is open.
"""

from collections.abc import Sequence
from dataclasses import dataclass

from rich.cells import cell_len
from textual.geometry import Region

from engine.games.crystal_palace.board_sides import BoardSides
from engine.games.crystal_palace.components import (
    BANK_OF_ENGLAND,
    BRITISH_MUSEUM,
    LOCATIONS,
    PATENT_OFFICE,
    PORT_OF_LONDON,
    WATERLOO_STATION,
)
from engine.games.crystal_palace.parts import NOBODY
from engine.games.crystal_palace.state import State
from tui.drawing.canvas import Canvas
from tui.i18n.words import slug
from tui.table.scene import Scene

from . import look, marking
from .glyphs import GLYPHS
from .offers import CARDS, WITH_OFFERS, Offer, most_offers, offers

FOUR_COLUMNS = 104
"""The width from which tiles, shares and both stations stand side by side."""
GAP = 2
"""Cells between an effect and the links behind it."""


@dataclass(frozen=True, slots=True)
class Columns:
    """The columns of a table of cards: where each begins, and which forms fit. -1 stands for a column left out."""

    name: int
    price: int
    points: int
    later: int
    pay: int
    effect: int
    name_form: int
    points_width: int


def columns_for(scene: Scene[State], cards: Sequence[Offer], width: int, with_later: bool) -> Columns:
    """Place the columns of cards in the longest forms in which every effect fits; at worst without effects."""
    prefix = marking.prefix_width(scene, (card.spot for card in cards))
    has_pay = any(card.pay for card in cards)
    has_later = with_later and any(card.later for card in cards)
    for later in (True, False) if has_later else (False,):
        for form in (0, 1):
            placed = _placed(scene, cards, prefix, form, later, has_pay)
            if all(_effect_that_fits(card, width - placed.effect) is not None for card in cards):
                return placed
    return _placed(scene, cards, prefix, 1, False, has_pay)


def _placed(scene: Scene[State], cards: Sequence[Offer], prefix: int, form: int, later: bool, has_pay: bool) -> Columns:
    names = max((cell_len(card.names[form]) for card in cards), default=0)
    prices = max([cell_len(card.price) for card in cards] + [cell_len(scene.words("heading-price"))]) + 1
    points = max([cell_len(card.points) for card in cards] + [cell_len(scene.words("heading-vp"))])
    price = prefix + names + 1
    after = price + prices + 1 + points + 1
    year = -1
    if later:
        year = after
        after += max([cell_len(card.later) for card in cards] + [cell_len(_next_year(scene))]) + 1
    pay = -1
    if has_pay:
        pay = after
        after += max([cell_len(card.pay) for card in cards] + [cell_len(scene.words("heading-pay"))]) + 1
    return Columns(prefix, price, price + prices + 1, year, pay, after, form, points)


def _effect_that_fits(card: Offer, room: int) -> str | None:
    return next((text for text in card.effects if cell_len(text) <= room), None)


def _next_year(scene: Scene[State]) -> str:
    later = look.next_year(scene.state)
    return "" if later is None else scene.words("heading-next-year", year=scene.state.box.years[later])


def draw_cards(
    canvas: Canvas, scene: Scene[State], region: Region, location: int, heading: bool, ground: str = "table"
) -> int:
    """Draw a row for each card of a location, under a title and headings, or headings alone; return the line below."""
    cards, palette = offers(scene, location), scene.palette
    columns = columns_for(scene, cards, region.width, with_later=region.width >= FOUR_COLUMNS)
    y = region.y
    if heading:
        draw_title(canvas, scene, region, location)
        _draw_headings(canvas, scene, region, location, columns, cell_len(title(scene, location)) + 4)
        y += 1
    elif region.height > most_offers(scene.state.boards, location) and cards:
        _draw_headings(canvas, scene, region, location, columns, 0)
        y += 1
    for card in cards:
        if y >= region.bottom:
            break
        on = marking.ground_of(scene, card.spot, ground)
        canvas.fill(Region(region.x, y, region.width, 1), palette("ink", on))
        marking.put_prefix(canvas, scene, region.x, y, card.spot, columns.name, on)
        bold = card.is_linked or card.spot in scene.lit
        canvas.put(region.x + columns.name, y, card.names[columns.name_form], palette(card.ink, on, bold=bold))
        _draw_numbers(canvas, scene, region, y, card, columns, on)
        _draw_effect(canvas, scene, region, y, card, columns, on)
        canvas.spot(card.spot, Region(region.x, y, region.width, 1))
        y += 1
    return y


def _draw_numbers(
    canvas: Canvas, scene: Scene[State], region: Region, y: int, card: Offer, columns: Columns, on: str
) -> None:
    """Write price, marked if it can be paid now, points and pay."""
    palette = scene.palette
    mark = GLYPHS.matching(scene.glyphs).payable if card.is_payable else " "
    style = palette("good" if card.is_payable else "ink", on)
    canvas.put(region.x + columns.price, y, f"{mark}{card.price}", style)
    right = region.x + columns.points + columns.points_width
    canvas.put_right(right, y, card.points, palette("gold" if card.is_linked else "ink", on, bold=True))
    if columns.later >= 0:
        right = region.x + columns.later + cell_len(_next_year(scene))
        canvas.put_right(right, y, card.later, palette("faint", on))
    if columns.pay >= 0:
        canvas.put(region.x + columns.pay, y, card.pay, palette("ink", on))


def _draw_effect(
    canvas: Canvas, scene: Scene[State], region: Region, y: int, card: Offer, columns: Columns, on: str
) -> None:
    """Write the effect in the longest form that fits, and the links behind it where they fit as well."""
    room = region.width - columns.effect
    text = _effect_that_fits(card, room) or ""
    end = canvas.put(region.x + columns.effect, y, text, scene.palette("ink", on))
    links = next((each for each in card.links if end + GAP + cell_len(each) <= region.right), "")
    canvas.put_right(region.right, y, links, scene.palette("gold" if card.is_linked else "faint", on))


def _draw_headings(
    canvas: Canvas, scene: Scene[State], region: Region, location: int, columns: Columns, title_width: int
) -> None:
    """Write what the columns are over them, as far as there is room after the title; each can be asked about."""
    words, style = scene.words, scene.palette("faint")
    points = words("heading-vp")
    labels = [
        ("price", columns.price + 1, words("heading-price")),
        ("points", columns.points + columns.points_width - cell_len(points), points),
    ]
    if columns.later >= 0:
        labels.append(("later", columns.later, _next_year(scene)))
    if columns.pay >= 0:
        labels.append(("salary", columns.pay, words("heading-pay")))
    effects = (
        [words("heading-effect.one"), words("heading-effect")]
        if location == PATENT_OFFICE
        else [words("heading-effect")]
    )
    effect = next((text for text in effects if columns.effect + cell_len(text) < region.width), effects[-1])
    labels.append(("effect", columns.effect, effect))
    free = region.x + title_width
    for key, column, label in labels:
        x = region.x + column
        if x > free and x + cell_len(label) < region.right:
            free = canvas.put(x - 1, region.y, f" {label} ", style) - 1
            canvas.spot(f"heading-{key}-{LOCATIONS[location]}", Region(x, region.y, cell_len(label), 1))
    if title_width:
        _draw_next(canvas, scene, region, location, free)


def _draw_next(canvas: Canvas, scene: Scene[State], region: Region, location: int, free: int) -> None:
    """Name the card on top of the pile at the end of the title row (R21)."""
    words = scene.words
    for kind, key in look.next_cards(scene.state, location):
        for name in (words.name(kind, key), look.say(words, kind, key, "short")):
            text = f" {words('label-next-card', name=name)} "
            if free + cell_len(text) + 2 <= region.right:
                start = canvas.put_right(region.right - 1, region.y, text, scene.palette("faint"))
                canvas.spot(f"{kind}-{key}", Region(start + 1, region.y, cell_len(text) - 2, 1))
                return


def title(scene: Scene[State], location: int) -> str:
    """Return the title of what lies at a location."""
    return scene.words(f"panel-{slug(LOCATIONS[location])}")


def draw_title(canvas: Canvas, scene: Scene[State], region: Region, location: int) -> int:
    """Draw the title of a table of cards; return the column after it."""
    return marking.put_rule(canvas, scene, region, title(scene, location))


def draw_list(
    canvas: Canvas, scene: Scene[State], region: Region, location: int, heading: bool, ground: str = "table"
) -> int:
    """Draw a row for each tile, share or spot of a location; return the line below."""
    things, palette = offers(scene, location), scene.palette
    y = region.y
    if heading:
        draw_title(canvas, scene, region, location)
        y += 1
    prefix = marking.prefix_width(scene, (thing.spot for thing in things))
    room = region.width - prefix
    for thing in things:
        if y >= region.bottom:
            break
        on = marking.ground_of(scene, thing.spot, ground)
        canvas.fill(Region(region.x, y, region.width, 1), palette("ink", on))
        marking.put_prefix(canvas, scene, region.x, y, thing.spot, prefix, on)
        taken = "" if thing.taken_by == NOBODY else f" {scene.glyphs.seats[thing.taken_by]}"
        text = next((name for name in thing.names if cell_len(name) + cell_len(taken) <= room), thing.names[-1])
        end = canvas.put(region.x + prefix, y, text, palette(thing.ink, on), room)
        if taken:
            canvas.put(end, y, taken, palette.seat(thing.taken_by, on))
        canvas.spot(thing.spot, Region(region.x, y, region.width, 1))
        y += 1
    return y


def draw_offers(canvas: Canvas, scene: Scene[State], region: Region, location: int, heading: bool) -> int:
    """Draw what lies at a location; return the line below."""
    return (draw_cards if location in CARDS else draw_list)(canvas, scene, region, location, heading)


def draw_all(canvas: Canvas, scene: Scene[State], region: Region) -> None:
    """Draw the tables of cards above those of tiles, shares and spots; in a low place those of the open location."""
    boards = scene.state.boards
    if region.height < height_of_all(boards, region.width):
        location = look.open_location(scene)
        draw_offers(canvas, scene, region, location if location in WITH_OFFERS else PATENT_OFFICE, heading=True)
        return
    y = region.y
    for location in CARDS:
        height = 1 + most_offers(boards, location)
        draw_cards(canvas, scene, Region(region.x, y, region.width, height), location, heading=True)
        y += height
    columns = _columns_of_lists(region.width)
    x = region.x
    for column, width in zip(columns, _widths(scene, columns, region.width), strict=True):
        top = y
        for location in column:
            height = 1 + most_offers(boards, location)
            width = min(width, region.right - x)
            draw_list(canvas, scene, Region(x, top, width - 1, height), location, heading=True)
            top += height
        x += width


def _columns_of_lists(width: int) -> list[list[int]]:
    """Return the locations of each column below the cards: side by side, or two above each other."""
    if width >= FOUR_COLUMNS:
        return [[BRITISH_MUSEUM], [BANK_OF_ENGLAND], [PORT_OF_LONDON], [WATERLOO_STATION]]
    return [[BRITISH_MUSEUM, BANK_OF_ENGLAND], [PORT_OF_LONDON, WATERLOO_STATION]]


def _widths(scene: Scene[State], columns: list[list[int]], width: int) -> list[int]:
    """Divide a width among columns by what their texts need; the widest gives way, and its texts become shorter."""
    needed = [max(_needed(scene, location) for location in column) for column in columns]
    while sum(needed) > width:
        needed[needed.index(max(needed))] -= 1
    return [each + (width - sum(needed)) // len(columns) for each in needed]


def _needed(scene: Scene[State], location: int) -> int:
    """Return the cells that the list of a location takes in its longest form, with a gap behind it."""
    things = offers(scene, location)
    prefix = marking.prefix_width(scene, (thing.spot for thing in things))
    texts = [prefix + cell_len(thing.names[0]) + (0 if thing.taken_by == NOBODY else 2) for thing in things]
    return max([*texts, cell_len(title(scene, location)) + 4]) + 1


def height_of_all(boards: BoardSides, width: int) -> int:
    """Return the lines that everything takes with headings."""
    cards = sum(1 + most_offers(boards, location) for location in CARDS)
    lists = [sum(1 + most_offers(boards, location) for location in column) for column in _columns_of_lists(width)]
    return cards + max(lists)
