"""What the cards of the area bring the viewer now: in a token, in a few words and in sentences."""

import re
from collections.abc import Sequence
from dataclasses import dataclass

from engine.games.bruxelles1897 import construction, piles
from engine.games.bruxelles1897.box import Card
from engine.games.bruxelles1897.components import (
    ARCHITECTURE,
    ARTWORK,
    EXPO,
    HOUSE,
    MATERIAL,
    MONEY,
    NOBLE,
    TRACKS,
    Effect,
)
from engine.games.bruxelles1897.parts import ABSENT
from engine.games.bruxelles1897.state import State
from tui.drawing.wrapping import wrap
from tui.i18n.typography import NO_BREAK_SPACE
from tui.i18n.words import slug
from tui.table.scene import Scene

from . import look
from .signs import SIGNS

_UNIT = re.compile(r"(?<=\d) (?=\w\w\b)")
"""Between a number and a unit such as BF, where a narrow card must not break the line."""


@dataclass(frozen=True, slots=True)
class Face:
    """A card as the viewer sees it."""

    title: str
    """What it is, by its full name."""
    kind: str
    """What it is where its name within its kind has a line of its own below."""
    short_title: str
    """What it is on a small card."""
    name: str
    """Its name within its kind."""
    token: str
    """What it brings, in at most seven cells."""
    texts: Sequence[str]
    """What it brings in words, from long to short."""
    ink: str = "ink"


def is_idle(state: State, seat: int, card: Card) -> bool:
    """Whether taking a card would bring a player nothing but the space."""
    player = state.players[seat]
    if card.type == MONEY:
        return not any(player.artworks)
    if card.type == HOUSE:
        return not construction.can_pay(player)
    if card.type == NOBLE:
        owned = player.nobles[card.index] != ABSENT
        return owned and is_effect_idle(state, seat, state.box.noble_parts[card.index].effect)
    return False


def is_effect_idle(state: State, seat: int, effect: Effect) -> bool:
    """Whether a noble or a bonus card could do nothing for a player now."""
    player = state.players[seat]
    if effect.advance:
        track = TRACKS.index(effect.advance)
        return player.steps[track] + 1 >= len(state.box.ladders[state.options.tracks][track])
    if effect.draw_materials:
        return not piles.can_draw(state, MATERIAL)
    if effect.release:
        return not any(player.prison)
    return not effect.gain_money


def face(scene: Scene[State], card: Card) -> Face:
    """Return what a card is, and what it would bring the viewer."""
    makers = {ARTWORK: _artwork, MATERIAL: _material, HOUSE: _house, NOBLE: _noble, MONEY: _money, EXPO: _expo}
    return makers[card.type](scene, card)


def fitting_lines(texts: Sequence[str], width: int, lines: int) -> list[str]:
    """Return the lines of the first text that fits, none if no text does."""
    for text in texts:
        bound = _UNIT.sub(NO_BREAK_SPACE, text)
        wrapped = [line for part in bound.split("\n") for line in wrap(part, width)]
        if len(wrapped) <= lines and all(len(line) <= width for line in wrapped):
            return wrapped
    return []


def _texts(scene: Scene[State], id_: str, forms: str = "long medium brief least", **arguments: object) -> list[str]:
    return [scene.words(f"{id_}.{form}", **arguments) for form in forms.split()]


def _artwork(scene: Scene[State], card: Card) -> Face:
    words, box = scene.words, scene.state.box
    colour, kind = words(f"card-{slug(card.key)}.colour"), look.type_name(words, card)
    texts = _texts(scene, "face-artwork", "long medium brief", **look.values(box))
    return Face(words.name("card", card.key), kind, kind, colour, colour, texts, look.card_ink(card))


def _material(scene: Scene[State], card: Card) -> Face:
    words, box = scene.words, scene.state.box
    name = words.name("card", card.key)
    texts = _texts(scene, "face-material", "long medium brief", **look.values(box))
    title = words(f"card-{slug(card.key)}.title")
    return Face(name, look.type_name(words, card), title, name, words("face-material.token"), texts)


def _money(scene: Scene[State], card: Card) -> Face:
    words, state = scene.words, scene.state
    title = words.name("card", card.key)
    owned = [
        words(f"card-{slug(key)}.colour")
        for key, count in zip(state.box.artworks, state.players[scene.viewer].artworks, strict=True)
        for _ in range(count)
    ]
    if not owned:
        texts = _texts(scene, "face-no-sale", "long medium brief")
        return Face(title, title, title, "", words("face-no-sale.token"), texts, "bad")
    numbers = look.values(state.box) | {"artworks": words.listed(owned)}
    token = words("effect-money", money=state.box.actions.sale_money)
    return Face(title, title, title, "", token, _texts(scene, "face-sale", **numbers), "good")


def _house(scene: Scene[State], card: Card) -> Face:
    words, state, signs = scene.words, scene.state, SIGNS.matching(scene.glyphs)
    box, player = state.box, state.players[scene.viewer]
    title, name = look.called(words, scene.glyphs, card), words(f"card-{slug(card.key)}.type")
    cost = construction.cost(player)
    if not construction.can_pay(player):
        token = words("face-house.token", cost=cost, sign=signs.cannot)
        have = len(box.components.materials[box.materials[0]].icons) * sum(player.materials)
        texts = _texts(scene, "face-no-house", "long medium", cost=cost, have=have)
        texts += _texts(scene, "face-house", "brief least", cost=cost, sign=signs.cannot)
        return Face(title, title, title, name, token, texts, "bad")
    best = box.spends(player.materials, cost)[0]
    vp = box.types_used(best.materials, cost) * box.actions.vp_per_material_type
    token = words("face-house.token", cost=cost, sign=signs.can)
    end = state.level(scene.viewer, ARCHITECTURE)
    texts = _texts(scene, "face-house", cost=cost, vp=vp, end=end, sign=signs.can)
    return Face(title, title, title, name, token, texts, "good")


def _noble(scene: Scene[State], card: Card) -> Face:
    words, state = scene.words, scene.state
    noble = state.box.noble_parts[card.index]
    surname = look.called(words, scene.glyphs, card)
    idle = is_effect_idle(state, scene.viewer, noble.effect)
    owned = state.players[scene.viewer].nobles[card.index] != ABSENT
    note = "owned" if owned else "free" if not noble.upkeep else "upkeep"
    brief = words(f"face-noble.{note}", upkeep=noble.upkeep)
    token, gained = look.gain_token(words, noble.effect), look.gain(words, noble.effect)
    if idle:
        token, gained = words("face-noble.idle-token"), words("face-noble.idle")
    whole = words(f"face-noble.{note}-long", upkeep=noble.upkeep)
    sentence = gained if idle else look.effect(words, state.box, card)
    least = words("face-noble.upkeep-brief", upkeep=noble.upkeep) if note == "upkeep" else brief
    texts = (
        f"{sentence} {whole}",
        f"{gained.rstrip('.')}, {brief}.",
        f"{gained}\n{brief}",
        f"{gained}\n{least}",
        least,
    )
    full = words.name("card", card.key)
    return Face(full, surname, surname, "", token, texts, "bad" if idle else "ink")


def _expo(scene: Scene[State], card: Card) -> Face:
    words, state = scene.words, scene.state
    box, last = state.box, state.round == state.box.rounds
    title = words.name("card", card.key)
    exhibits = any(state.players[scene.viewer].artworks)
    vp = box.actions.exhibition_vp * exhibits + box.final.expo_vp * last
    token = words("effect-vp", vp=vp) if vp else words("face-expo.token")
    forms = "last medium brief least" if last else "long medium brief least"
    texts = _texts(scene, "face-expo" if exhibits else "face-expo-alone", forms, **look.values(box))
    return Face(title, title, title, "", token, texts)
