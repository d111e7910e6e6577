"""What lies at the locations of Crystal Palace to be taken or used, each in forms from long to short."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import partial

from engine.games.crystal_palace import payments, prototypes, reform_club
from engine.games.crystal_palace.board_sides import BoardSides
from engine.games.crystal_palace.components import (
    BANK_OF_ENGLAND,
    BRITISH_MUSEUM,
    PATENT_OFFICE,
    PORT_OF_LONDON,
    REFORM_CLUB,
    WATERLOO_STATION,
    Price,
)
from engine.games.crystal_palace.parts import EMPTY, NOBODY, owner_of
from engine.games.crystal_palace.state import State
from tui.table.scene import Scene

from . import effects, look
from .effects import BRIEF, SIGN, Form
from .glyphs import GLYPHS

WITH_OFFERS = (PATENT_OFFICE, REFORM_CLUB, BRITISH_MUSEUM, BANK_OF_ENGLAND, PORT_OF_LONDON, WATERLOO_STATION)
"""The locations where something lies, those with cards first."""
CARDS = (PATENT_OFFICE, REFORM_CLUB)
"""The locations whose cards have prices and points."""


@dataclass(frozen=True, slots=True)
class Offer:
    """A card, tile, share or spot: its spot on the boards, what is written of it, and for whom it counts."""

    spot: str
    names: tuple[str, ...]
    """From the longest to the shortest."""
    ink: str
    price: str = ""
    is_payable: bool = False
    points: str = ""
    later: str = ""
    """The points of the next year."""
    pay: str = ""
    """The salary at the player's space of Westminster."""
    effects: tuple[str, ...] = ()
    """From the longest to the shortest."""
    links: tuple[str, ...] = ()
    is_linked: bool = False
    """Whether the player has a card it is linked with."""
    taken_by: int = NOBODY
    """The seat that has used a spot this round."""


def offers(scene: Scene[State], location: int) -> list[Offer]:
    """List what can be taken or used at a location."""
    return list(_OFFERS[location](scene)) if location in _OFFERS else []


def most_offers(boards: BoardSides, location: int) -> int:
    """Return how many rows the full display of a location takes; they stay when cards are taken."""
    if location in (PORT_OF_LONDON, WATERLOO_STATION):
        return len(boards.spots_of[location])
    return boards.display.get(location, 0)


def _patents(scene: Scene[State]) -> Iterator[Offer]:
    state, box, seat = scene.state, scene.state.box, look.you(scene)
    for patent in look.lying(state.patents):
        vp, link = prototypes.worth(state, seat, patent)
        linked = [box.characters[each] for each in box.patent_links[patent]]
        numbers = box.patent_effects[patent]
        yield Offer(
            f"patent-{box.patents[patent]}",
            _names(scene, "patent", box.patents[patent]),
            "blue",
            look.price(scene, box.patent_prices[patent]),
            _is_payable(scene, box.patent_prices[patent]),
            look.points(vp, link),
            _later(state, box.patent_vp[patent]),
            effects=(effects.effect(scene, numbers, BRIEF), effects.effect(scene, numbers, SIGN)),
            links=_links(scene, "character", linked),
            is_linked=link > 0,
        )


def _characters(scene: Scene[State]) -> Iterator[Offer]:
    state, box, words, seat = scene.state, scene.state.box, scene.words, look.you(scene)
    space = state.players[seat].westminster
    for character in look.lying(state.characters):
        vp, link = reform_club.worth(state, seat, character)
        linked = [box.patents[each] for each in box.character_links[character]]
        yield Offer(
            f"character-{box.characters[character]}",
            _names(scene, "character", box.characters[character]),
            "yellow",
            look.price(scene, box.character_prices[character]),
            _is_payable(scene, box.character_prices[character]),
            look.points(vp, link),
            _later(state, box.character_vp[character]),
            words("goods-pounds.tiny", amount=box.salaries[character][space]),
            character_effects(scene, character),
            _links(scene, "patent", linked),
            link > 0,
        )


def character_effects(scene: Scene[State], character: int) -> tuple[str, ...]:
    """Describe what a character does once and every round, from the longest form to the shortest."""
    box, words = scene.state.box, scene.words
    lasting = GLYPHS.matching(scene.glyphs).lasting
    once, always = {}, {}
    for form in (BRIEF, SIGN):
        once[form] = effects.effect(scene, box.immediate[character], form)
        again = [effects.effect(scene, box.recurring[character], form), *effects.modifiers(scene, character, form)]
        always[form] = effects.JOINED[form].join(filter(None, again))

    def joined(form: Form, first: bool, each: bool) -> str:
        """Write both parts, with the words "once" and "each round" or without them."""
        parts = [words("board-once", text=once[form]) if once[form] and first else once[form]]
        repeated = words("board-each-round", text=always[form]) if each else f"{lasting} {always[form]}"
        return "; ".join(filter(None, [*parts, repeated if always[form] else ""]))

    return joined(BRIEF, True, True), joined(BRIEF, True, False), joined(SIGN, True, False), joined(SIGN, False, False)


def tile_forms(scene: Scene[State], tile: int) -> tuple[str, ...]:
    """Describe a research tile: its kind and what it does, from the longest form to the shortest."""
    box, words = scene.state.box, scene.words
    brief, sign = (effects.effect(scene, box.tile_effects[tile], form) for form in (BRIEF, SIGN))
    if box.tile_is_permanent[tile]:
        lasting = GLYPHS.matching(scene.glyphs).lasting
        return words("board-tile.green", text=brief), f"{lasting} {brief}", f"{lasting} {sign}"
    return words("board-tile", text=brief), words("board-once", text=brief), words("board-once", text=sign)


def _tiles(scene: Scene[State]) -> Iterator[Offer]:
    box = scene.state.box
    for tile in look.lying(scene.state.tiles):
        ink = "green" if box.tile_is_permanent[tile] else "steel"
        yield Offer(f"tile-{box.tiles[tile]}", tile_forms(scene, tile), ink)


def _shares(scene: Scene[State]) -> Iterator[Offer]:
    for share in look.lying(scene.state.shares):
        forms = (look.share(scene, share), look.share(scene, share, "plus"))
        yield Offer(f"share-{scene.state.box.shares[share]}", forms, "good")


def _spots(scene: Scene[State], location: int) -> Iterator[Offer]:
    state = scene.state
    for number, spot in state.boards.spots_of[location]:
        die = state.spots[number]
        forms = (look.spot_effect(scene, number, BRIEF), look.spot_effect(scene, number, SIGN))
        taken_by = owner_of(die) if die != EMPTY else NOBODY
        yield Offer(f"spot-{spot.key}", forms, "ink" if die == EMPTY else "faint", taken_by=taken_by)


def _names(scene: Scene[State], kind: str, key: str) -> tuple[str, ...]:
    return scene.words.name(kind, key), look.say(scene.words, kind, key, "short")


def _links(scene: Scene[State], kind: str, keys: list[str]) -> tuple[str, ...]:
    """Name the cards that a card is linked with, in full and short."""
    names = [_names(scene, kind, key) for key in keys]
    return tuple(scene.words("board-links", names=", ".join(form)) for form in zip(*names, strict=True))


def _is_payable(scene: Scene[State], price: Price) -> bool:
    return payments.is_covered(scene.state.players[look.you(scene)], price)


def _later(state: State, points: tuple[int, ...]) -> str:
    later = look.next_year(state)
    return "" if later is None else str(points[later])


_OFFERS: dict[int, Callable[[Scene[State]], Iterator[Offer]]] = {
    PATENT_OFFICE: _patents,
    REFORM_CLUB: _characters,
    BRITISH_MUSEUM: _tiles,
    BANK_OF_ENGLAND: _shares,
    PORT_OF_LONDON: partial(_spots, location=PORT_OF_LONDON),
    WATERLOO_STATION: partial(_spots, location=WATERLOO_STATION),
}
