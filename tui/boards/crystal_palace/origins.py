"""Where a choice comes from: the card, tile, slot, space or location that asks for it."""

from collections.abc import Iterable

from engine.games.crystal_palace import (
    actions,
    assistants,
    black_market,
    buzz,
    effects,
    greens,
    loans,
    payments,
    prototypes,
    reform_club,
    research,
    revenue,
    stations,
)
from engine.games.crystal_palace.components import LOCATIONS
from engine.games.crystal_palace.parts import PURPLE_BLUE
from engine.games.crystal_palace.state import State
from tui.table.scene import Scene

from . import look

LASTING_STAGE = 3
"""The step of phase 6 in which green bonuses work."""


def question(scene: Scene[State], asks: str) -> str:
    """Return the question of a decision with the name of what asks it, where that is known."""
    words, step = scene.words, scene.step
    if step is None or not words.has(f"ask-{asks}.from"):
        return words(f"ask-{asks}")
    origin = _origin(scene)
    return words(f"ask-{asks}.from", source=origin) if origin else words(f"ask-{asks}")


def _origin(scene: Scene[State]) -> str:
    """Name what a question comes from."""
    state, words, step = scene.state, scene.words, scene.step
    box = state.box
    match step:
        case effects.Alternative(effect=effect) | effects.Bargain(effect=effect):
            return effect_name(scene, effect)
        case prototypes.Target(patent=patent) | prototypes.Discount(patent=patent):
            return words.name("patent", box.patents[patent])
        case reform_club.ImmediateEffect(character=character):
            return words.name("character", box.characters[character])
        case actions.Action(slot=slot):
            return words.name("location", LOCATIONS[state.boards.location_of[slot]])
        case stations.SpotChoice(location=location):
            return words.name("location", LOCATIONS[location])
        case research.TileSpace(tile=tile):
            return words.name("tile", box.tiles[tile])
        case research.DrawnTile(pile=pile):
            return words("origin-blue-frame" if pile == PURPLE_BLUE else "origin-orange-frame")
        case loans.LoanSpace():
            return words("loan")
        case buzz.Token(space=space):
            return str(space)
        case payments.Funding(reason=reason):
            return words("origin-payment", reason=reason)
        case payments.Purchase():
            return _card_being_paid(scene)
        case assistants.AssistantAction() | greens.GreenBonus() | black_market.PushedDown():
            return _planned_by(scene, reversed(state.agenda))
    return ""


def _card_being_paid(scene: Scene[State]) -> str:
    """Name the card whose price is completed: it is the next thing on the agenda."""
    words, box = scene.words, scene.state.box
    for step in reversed(scene.state.agenda):
        match step:
            case prototypes.Complete(patent=patent):
                return words.name("patent", box.patents[patent])
            case reform_club.Join(character=character):
                return words.name("character", box.characters[character])
            case effects.Bargained(effect=effect):
                return effect_name(scene, effect)
    return ""


def _planned_by(scene: Scene[State], steps: Iterable[object]) -> str:
    """Name what has planned a question, by what is to follow it."""
    state, words = scene.state, scene.words
    box = state.box
    for step in steps:
        match step:
            case effects.Carry(effect=effect):
                return effect_name(scene, effect)
            case reform_club.Join(character=character):
                return words.name("character", box.characters[character])
            case prototypes.TurnOver(patent=patent):
                return words.name("patent", box.patents[patent])
            case black_market.Descent():
                return words("origin-slot")
            case actions.NextDie(location=location):
                return words.name("location", LOCATIONS[location])
            case prototypes.Workshop() | prototypes.Begin():
                return ""
            case greens.GreenEffects() | greens.PocketWatch() | revenue.EndOfRound():
                return words("origin-green-bonus") if state.stage == LASTING_STAGE else ""
    return ""


def effect_name(scene: Scene[State], number: int) -> str:
    """Name what an effect belongs to."""
    words, effect = scene.words, scene.state.box.effects[number]
    match effect.origin:
        case "patent" | "character" | "tile" | "flyer" | "spot":
            return words.name(effect.origin, effect.key)
        case "westminster":
            space = look.roman(int(effect.key)) if effect.key.isdigit() else look.roman(scene.state.box.westminster_top)
            return words("origin-westminster", space=space)
        case "market":
            return words("origin-market", space=effect.key)
        case "illustration":
            return words("origin-illustration", space=effect.key)
        case "slot":
            return words("origin-action-slot")
    return ""
