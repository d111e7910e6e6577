"""The eight locations in their ring: placement slots with dice, action slots, and what can be taken there.

With enough room every location has a block of its own; a small window lists them, with one location open.
"""

from collections.abc import Iterator
from dataclasses import dataclass

from rich.cells import cell_len
from textual.geometry import Region

from engine.games.crystal_palace import payments, prototypes, reform_club
from engine.games.crystal_palace.components import (
    BANK_OF_ENGLAND,
    BRITISH_MUSEUM,
    LOCATIONS,
    PATENT_OFFICE,
    REFORM_CLUB,
    Price,
)
from engine.games.crystal_palace.parts import EMPTY, owner_of
from engine.games.crystal_palace.state import State
from tui.drawing.canvas import Canvas
from tui.drawing.panel import Panel

from . import look
from .signs import SIGNS

BLOCKS_FROM = 76
"""The width from which every location has a block."""


@dataclass(frozen=True, slots=True)
class Offer:
    """A card, tile or share at a location: its spot, names, note and inks, and whether the viewer has a link to it."""

    spot: str
    name: str
    short: str
    note: str
    ink: str
    note_ink: str = "ink"
    is_linked: bool = False


class LocationsPanel(Panel[State]):
    """The ring of locations. One opens only when the cursor rests: drawing it costs more bytes than a cursor move."""

    rest = 0.15

    def draw(self, canvas: Canvas) -> None:
        """Draw blocks, or the list with one location open."""
        if canvas.width >= BLOCKS_FROM:
            self.draw_frame(canvas, self.scene.words("panel-locations"))
            height = (canvas.height - 2) // 4
            width = (canvas.width - 3) // 2
            for location in range(len(LOCATIONS)):
                column, row = divmod(location, 4)
                x, y = 1 + column * (width + 1), 1 + row * height
                self._draw_block(canvas, location, Region(x, y, width, height))
        else:
            for location in range(len(LOCATIONS)):
                self._draw_line(canvas, location, location)
            opened = Region(0, len(LOCATIONS), canvas.width, canvas.height - len(LOCATIONS))
            canvas.frame(
                opened,
                self.scene.glyphs,
                self.scene.palette("line"),
                self.scene.words.name("location", LOCATIONS[self._open()]),
                self.scene.palette("gold", bold=True),
            )
            inside = Region(1, opened.y + 1, opened.width - 2, opened.height - 2)
            self._draw_actions(canvas, self._open(), inside.right, inside.y)
            canvas.put(inside.x, inside.y, self.scene.words("label-action-slots"), self.scene.palette("faint"))
            self._draw_offers(canvas, self._open(), Region(inside.x, inside.y + 1, inside.width, inside.height - 1), 1)

    def _open(self) -> int:
        """Return the location that is open."""
        return look.open_location(self.scene)

    def _draw_block(self, canvas: Canvas, location: int, region: Region) -> None:
        scene, key = self.scene, LOCATIONS[location]
        canvas.fill(region, scene.palette("ink", "card"))
        name = f"{location + 1} {scene.words.name('location', key)}"
        end = canvas.put(region.x, region.y, name, scene.palette("gold", "card", bold=True), region.width)
        canvas.spot(f"location-{key}", Region(region.x, region.y, end - region.x, 1))
        self._draw_actions(canvas, location, region.right, region.y, "card")
        self._draw_slots(canvas, location, region.x, region.y + 1, region.right, "card")
        spare = 1 if region.height > 5 else 0
        below = Region(region.x, region.y + 2, region.width, region.height - 2 - spare)
        self._draw_offers(canvas, location, below, 2, "card")
        canvas.fill(Region(region.x, region.bottom - spare, region.width, spare), scene.palette("ink"))

    def _draw_line(self, canvas: Canvas, location: int, y: int) -> None:
        scene, key = self.scene, LOCATIONS[location]
        is_open = location == self._open()
        style = scene.palette("gold" if is_open else "ink", bold=is_open)
        sign = scene.glyphs.play if is_open else " "
        end = canvas.put(0, y, f"{sign}{location + 1} {look.say(scene.words, 'location', key, 'short')}", style, 13)
        canvas.spot(f"location-{key}", Region(0, y, max(end, 1), 1))
        acting = [scene.state.acting[slot] for slot in scene.state.boards.actions[location]]
        taken = sum(die != EMPTY for die in acting)
        right = canvas.put_right(canvas.width, y, f"{taken}/{len(acting)}", scene.palette("faint"))
        self._draw_slots(canvas, location, 13, y, right)

    def _draw_slots(self, canvas: Canvas, location: int, x: int, y: int, right: int, ground: str = "table") -> None:
        """Draw the placement slots: least value, "a" for an assistant action, pounds to pay; or the die placed there.

        There are gaps between them where they fit.
        """
        scene, state, slots = self.scene, self.scene.state, self.scene.state.boards.slots[location]
        texts = [
            f"{state.boards.lows[slot]}{look.slot_mark(scene, slot)}" if die == EMPTY else look.die(scene, die)
            for slot, die in zip(slots, state.placed[slots.start : slots.stop], strict=True)
        ]
        gap = 1 if x + sum(cell_len(text) + 2 for text in texts) < right else 0
        for number, (slot, text) in enumerate(zip(slots, texts, strict=True), 1):
            spot = f"slot-{LOCATIONS[location]}-{number}"
            is_lit, die, start = spot in scene.lit, state.placed[slot], x
            on = "card-lit" if is_lit else ground
            x = canvas.put(x, y, scene.glyphs.lit if is_lit else " ", scene.palette("lit", on, bold=True))
            style = scene.palette("ink" if is_lit else "faint", on)
            if die != EMPTY:
                style = scene.palette("table", f"seat-{owner_of(die) + 1}", bold=True)
            x = canvas.put(x, y, text, style)
            canvas.spot(spot, Region(start, y, x - start, 1))
            x += gap

    def _draw_actions(self, canvas: Canvas, location: int, right: int, y: int, ground: str = "table") -> None:
        """Draw the action slots up to the right edge, each with its die, or with its bonus or cost."""
        scene, boards = self.scene, self.scene.state.boards
        parts = []
        for number, slot in enumerate(boards.actions[location], 1):
            die = scene.state.acting[slot]
            if die != EMPTY:
                text, style = look.die(scene, die), scene.palette("table", f"seat-{owner_of(die) + 1}", bold=True)
            else:
                text, style = look.mark(scene, boards.bonuses[slot]), scene.palette("faint", ground)
            parts.append((number, text, style))
        bracket = scene.palette("line", ground)
        x = right - sum(cell_len(text) + 2 for _, text, _ in parts)
        for number, text, style in parts:
            start = x
            x = canvas.put(x, y, "[", bracket)
            x = canvas.put(x, y, text, style)
            x = canvas.put(x, y, "]", bracket)
            canvas.spot(f"act-{LOCATIONS[location]}-{number}", Region(start, y, x - start, 1))

    def _draw_offers(self, canvas: Canvas, location: int, region: Region, columns: int, ground: str = "table") -> None:
        """Draw what can be taken at a location, in one or two columns."""
        scene = self.scene
        offers = list(self._offers(location))
        if not offers:
            text = look.location_now(scene, location)
            canvas.wrapped(
                region.x + 1, region.y, region.width - 1, text, scene.palette("faint", ground), most=region.height
            )
            return
        width = region.width // columns
        for place, offer in enumerate(offers):
            x, y = region.x + place % columns * width, region.y + place // columns
            if y >= region.bottom:
                break
            is_lit = offer.spot in scene.lit
            on = "card-lit" if is_lit else ground
            canvas.fill(Region(x, y, width, 1), scene.palette("ink", on))
            canvas.put(x, y, scene.glyphs.lit if is_lit else " ", scene.palette("lit", on, bold=True))
            style = scene.palette(offer.note_ink, on, bold=offer.is_linked)
            note = canvas.put_right(x + width - 1, y, offer.note, style) if offer.note else x + width
            room = note - x - 2
            name = offer.short if cell_len(offer.name) > room else offer.name
            canvas.put_cut(x + 1, y, name, scene.palette(offer.ink, on, bold=True), room)
            canvas.spot(offer.spot, Region(x, y, width - 1, 1))

    def _card(self, kind: str, key: str, price: Price, vp: int, link: int, ink: str) -> Offer:
        """Return a card with its price, marked if it can be paid now, and its points, those of links apart."""
        scene = self.scene
        payable = payments.is_covered(scene.state.players[scene.viewer], price)
        name, short = scene.words.name(kind, key), look.say(scene.words, kind, key, "short")
        mark = SIGNS.matching(scene.glyphs).payable if payable else ""
        note = f"{mark}{look.price(scene, price)} {look.points(vp, link)}"
        return Offer(f"{kind}-{key}", name, short, note, ink, "good" if payable else "ink", link > 0)

    def _offers(self, location: int) -> Iterator[Offer]:
        """List what can be taken at a location with its price and points this year, and the next card (R21)."""
        state, words = self.scene.state, self.scene.words
        yield from self._lying(location)
        for kind, key in look.next_cards(state, location):
            name = words("label-next-card", name=words.name(kind, key))
            short = words("label-next-card", name=look.say(words, kind, key, "short"))
            yield Offer(f"{kind}-{key}", name, short, "", "faint")

    def _lying(self, location: int) -> Iterator[Offer]:
        """List what can be taken."""
        scene, state = self.scene, self.scene.state
        box, words, signs = state.box, scene.words, SIGNS.matching(scene.glyphs)
        if location == PATENT_OFFICE:
            for patent in look.lying(state.patents):
                price, (vp, link) = box.patent_prices[patent], prototypes.worth(state, scene.viewer, patent)
                key = box.patents[patent]
                yield self._card("patent", key, price, vp, link, "blue")
        elif location == REFORM_CLUB:
            for character in look.lying(state.characters):
                price, (vp, link) = box.character_prices[character], reform_club.worth(state, scene.viewer, character)
                key = box.characters[character]
                yield self._card("character", key, price, vp, link, "yellow")
        elif location == BRITISH_MUSEUM:
            for tile in look.lying(state.tiles):
                lasting = box.tile_is_permanent[tile]
                sign, ink = (signs.lasting, "green") if lasting else ("", "steel")
                text = f"{sign}{look.effect(scene, box.tile_effects[tile], short=True)}"
                mark = look.mark(scene, box.tile_effects[tile])
                short = text if mark == look.UNMARKED else f"{sign}{mark}"
                yield Offer(f"tile-{box.tiles[tile]}", text, short, "", ink)
        elif location == BANK_OF_ENGLAND:
            for share in look.lying(state.shares):
                text = look.share(scene, share)
                yield Offer(f"share-{box.shares[share]}", text, text, "", "good")
        else:
            for number, spot in enumerate(state.boards.spots):
                if spot.location == location:
                    die = state.spots[number]
                    used = scene.glyphs.seats[owner_of(die)] if die != EMPTY else ""
                    ink = "faint" if die != EMPTY else "ink"
                    text = look.spot_effect(scene, number, short=True)
                    short = look.say(words, "spot", spot.key, "short")
                    yield Offer(f"spot-{spot.key}", text or words.name("spot", spot.key), short, used, ink)
