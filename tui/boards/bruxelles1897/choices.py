"""The answers to a question: how they are called, what they bring and lead to, and which ones do nothing."""

from typing import Any

from engine.games.bruxelles1897 import brussels, construction, moves
from engine.games.bruxelles1897.art_nouveau import Assignment
from engine.games.bruxelles1897.box import Card
from engine.games.bruxelles1897.components import LOCATIONS, NOBLE, TYPES
from engine.games.bruxelles1897.moves import AnyMove
from engine.games.bruxelles1897.nobles import Influence
from engine.games.bruxelles1897.parts import UPRIGHT
from engine.games.bruxelles1897.state import State
from tui.i18n.words import slug
from tui.table.scene import Scene

from . import cards, look, race

LABEL = 25
"""The cells that a label has in a window of 80 columns."""


def letter(move: AnyMove) -> str:
    """Return the letter of a Brussels card or of a pass."""
    match move:
        case moves.Visit(location):
            return look.LETTERS[LOCATIONS.index(location)]
        case moves.Pass():
            return look.PASS_LETTER
    return ""


def label(scene: Scene[State], move: AnyMove) -> str:
    """Return the line of a move in the list: where or what it is, its price and what is left."""
    state, words = scene.state, scene.words
    box = state.box
    arguments: dict[str, Any] = words.arguments(move, scene.player)
    match move:
        case moves.Place(row, col):
            arguments["card"] = look.called(words, scene.glyphs, _card_at(state, box.cell(row, col)))
        case moves.Assign(_, value) if isinstance(step := scene.step, Assignment):
            arguments["left"] = state.players[step.seat].money - value
        case moves.Visit(location):
            arguments["price"] = brussels.price(state, LOCATIONS.index(location))
            arguments["gain"] = look.location_gain(scene, LOCATIONS.index(location), "gain")
        case moves.Send(sent):
            arguments["architects"] = look.architects(scene, [sent.count(kind) for kind in box.architects])
        case moves.Spend(materials):
            cost = construction.cost(state.players[scene.decider])
            arguments["vp"] = box.types_used(materials, cost) * box.actions.vp_per_material_type
        case moves.Pass():
            arguments["money"] = pass_money(state)
        case moves.Keep() | moves.Discard() if isinstance(step := scene.step, Influence):
            arguments["noble"] = words(f"card-{slug(box.nobles[step.noble])}.surname")
        case moves.Perform(action):
            return _action_label(scene, action)
        case moves.Summon(noble) | moves.Take(noble) if box.cards[box.code[noble]].type == NOBLE:
            return _noble_label(scene, box.cards[box.code[noble]])
    return words(f"move-{move.__struct_config__.tag}", **arguments)


def _action_label(scene: Scene[State], action: str) -> str:
    """Return an action with what it brings: a card of a type, or money."""
    words, box = scene.words, scene.state.box
    if action == "sale":
        gains = [words("effect-money", money=box.actions.sale_money)]
    else:
        type_ = TYPES[brussels.DRAWN_FOR[action]]
        gains = [words(f"card-{type_}"), *([words("face-material.token")] if type_ == "material" else [])]
    name = words.name("action", action)
    return look.fitting(LABEL, *(words("move-perform", action=name, gain=gain) for gain in gains))


def _noble_label(scene: Scene[State], card: Card) -> str:
    """Return a noble with what it brings."""
    effect = scene.state.box.noble_parts[card.index].effect
    name = look.called(scene.words, scene.glyphs, card)
    gains = (look.gain(scene.words, effect), look.gain_token(scene.words, effect))
    return look.fitting(LABEL, *(scene.words("move-noble", noble=name, gain=gain) for gain in gains))


def pass_money(state: State) -> int:
    """Return what a pass would bring now."""
    values = state.box.actions
    return values.pass_later if any(player.passed for player in state.players) else values.pass_first


def _card_at(state: State, cell: int) -> Card:
    return state.box.cards[state.area.cards[cell]]


def is_idle(scene: Scene[State], move: AnyMove) -> bool:
    """Whether a move would bring its player nothing but the place."""
    state, seat = scene.state, scene.decider
    box = state.box
    match move:
        case moves.Place(row, col):
            return cards.is_idle(state, seat, _card_at(state, box.cell(row, col)))
        case moves.Visit("city_hall"):
            held = state.players[seat].nobles
            upright = [noble for noble, status in zip(box.noble_parts, held, strict=True) if status == UPRIGHT]
            return all(cards.is_effect_idle(state, seat, noble.effect) for noble in upright)
        case moves.Summon(noble):
            return cards.is_effect_idle(state, seat, box.components.nobles[noble].effect)
    return False


def outlook(scene: Scene[State], move: AnyMove) -> str:
    """Describe what a move would do to the majorities, what a noble will cost, or how a pass is paid."""
    seat = scene.decider
    match move:
        case moves.Place(row, col):
            cell = scene.state.box.cell(row, col)
            return f"{race.column_before(scene, seat, cell)} {race.coats_of_arms(scene, seat, cell)}"
        case moves.Assign(_, value) if isinstance(step := scene.step, Assignment):
            cell = step.cell
            return f"{race.column_after(scene, seat, cell, value)} {race.filled_arms(scene, seat, cell)}".rstrip()
        case moves.Keep() if isinstance(step := scene.step, Influence):
            box = scene.state.box
            noble = box.cards[box.code[box.nobles[step.noble]]]
            return scene.words("outlook-keep", **look.values(box, noble))
        case moves.Send(sent):
            return race.brussels_after(scene, seat, len(sent))
        case moves.Visit(location):
            return race.brussels_after(scene, seat, brussels.price(scene.state, LOCATIONS.index(location)))
        case moves.Pass():
            return scene.words("outlook-pass", **look.values(scene.state.box))
    return ""


def prospect(scene: Scene[State], move: AnyMove) -> str:
    """Describe what the rest of the action brings this player."""
    state, words = scene.state, scene.words
    box = state.box
    match move:
        case moves.Place(row, col):
            return card_prospect(scene, _card_at(state, box.cell(row, col)))
        case moves.Assign() if isinstance(step := scene.step, Assignment):
            return card_prospect(scene, _card_at(state, step.cell))
        case moves.Visit(location):
            number = LOCATIONS.index(location)
            gain = look.location_gain(scene, number, "now")
            return words("prospect-visit", price=brussels.price(state, number), gain=gain)
        case moves.Perform(action):
            return words(f"action-{action}.effect", **look.values(box))
        case moves.Take(key) | moves.Summon(key) if box.cards[box.code[key]].type == NOBLE:
            return look.effect(words, box, box.cards[box.code[key]])
    return ""


def card_prospect(scene: Scene[State], card: Card) -> str:
    """Describe what a card brings, in two lines of a window of 80 columns."""
    sentences = [text for text in cards.face(scene, card).texts if text.endswith(".")]
    return look.fitting(2 * LABEL, *sentences)
