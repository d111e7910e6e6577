"""Explanations of the locations of Crystal Palace and their slots."""

from engine.games.crystal_palace import actions
from engine.games.crystal_palace.components import LOCATIONS
from engine.games.crystal_palace.parts import EMPTY, owner_of, value_of
from engine.games.crystal_palace.state import State
from tui.boards.base import Inspection
from tui.boards.sources import source
from tui.table.scene import Scene

from . import effects, forecast, look
from .effects import BRIEF


def location(scene: Scene[State], location: int) -> Inspection:
    """Explain a location: what it does and would bring, its action slots, and who acts there in which order."""
    words, state = scene.words, scene.state
    key = LOCATIONS[location]
    lines = [
        look.say(words, "location", key, "effect"),
        words("inspect-location.now", text=forecast.deed(scene, look.you(scene), location)),
        *[
            words("inspect-location.next", name=words.name(kind, card))
            for kind, card in look.next_cards(state, location)
        ],
        *_action_slots(scene, location),
        *_dice(scene, location),
        words("inspect-location.order"),
        words("inspect-location.compensation", pounds=forecast.compensation(state, look.you(scene))),
    ]
    name = words("inspect-location", location=words.name("location", key))
    return Inspection(name, tuple(lines), look.say(words, "location", key, "rule"), source(scene, "action_slots"))


def _action_slots(scene: Scene[State], location: int) -> list[str]:
    """Describe the action slots: who has taken them, or what they give."""
    words, state = scene.words, scene.state
    lines = []
    for number, slot in enumerate(state.boards.actions[location], 1):
        die = state.acting[slot]
        if die != EMPTY:
            seat = scene.player(owner_of(die))
            lines.append(words("inspect-location.taken", slot=number, seat=seat, value=value_of(die)))
        else:
            text = effects.effect(scene, state.boards.bonuses[slot], BRIEF) or words("inspect-location.plain")
            lines.append(words("inspect-location.slot", slot=number, text=text))
    return lines


def _dice(scene: Scene[State], location: int) -> list[str]:
    """Describe the dice that are placed there in the order they act, and what becomes of the player's own."""
    words, state = scene.words, scene.state
    free = sum(state.acting[slot] == EMPTY for slot in state.boards.actions[location])
    lines = []
    for rank, slot in enumerate(actions.resolution_order(state, location), 1):
        die = state.placed[slot]
        said = "inspect-location.here" if rank <= free else "inspect-location.here-late"
        lines.append(words(said, seat=scene.player(owner_of(die)), value=value_of(die), rank=rank, count=free))
    return lines or [words("inspect-location.nobody")]


def slot(scene: Scene[State], location: int, number: int) -> Inspection:
    """Explain a placement slot: what it asks, and which action slot the player's dice would reach from it."""
    words, state, boards = scene.words, scene.state, scene.state.boards
    slot = boards.slots[location][number - 1]
    lines = [words("inspect-slot.min", min=boards.lows[slot])]
    if boards.assistants[slot]:
        lines.append(words("inspect-slot.assistant"))
    if boards.slot_costs[slot]:
        lines.append(words("inspect-slot.pay", pay=boards.slot_costs[slot]))
    if not boards.assistants[slot] and not boards.slot_costs[slot]:
        lines.append(words("inspect-slot.plain"))
    die = state.placed[slot]
    if die != EMPTY:
        lines.append(words("inspect-slot.die", seat=scene.player(owner_of(die)), value=value_of(die)))
    elif state.phase == look.PLACING:
        lines += _own_dice(scene, slot)
    name = words.name("location", LOCATIONS[location])
    title = words("inspect-slot", location=name, slot=number)
    return Inspection(title, tuple(lines), words("inspect-slot.rule"), source(scene, "placement_slots"))


def _own_dice(scene: Scene[State], slot: int) -> list[str]:
    """Describe what becomes of the dice of the player who is asked on a free slot, and who could come before."""
    words, state, seat = scene.words, scene.state, look.you(scene)
    dice = state.players[seat].dice
    if not dice:
        return [words("inspect-slot.no-dice")]
    fitting = [value for value in dict.fromkeys(dice) if value >= state.boards.lows[slot]]
    if not fitting:
        return [words("inspect-slot.no-fit")]
    lines = []
    for value in fitting:
        text = forecast.outcome(state, seat, slot, value).text(scene, BRIEF)
        lines.append(words("inspect-slot.fits", value=value, text=text))
        if rivals := forecast.rivals(scene, seat, slot, value):
            lines.append(words("inspect-slot.rivals", value=value, names=", ".join(rivals)))
    if forecast.is_idle(state, seat, slot):
        lines.append(words("inspect-slot.idle"))
    return lines


def action_slot(scene: Scene[State], location: int, number: int) -> Inspection:
    """Explain an action slot."""
    words, state, boards = scene.words, scene.state, scene.state.boards
    slot = boards.actions[location][number - 1]
    text = effects.effect(scene, boards.bonuses[slot], BRIEF)
    lines = [words("inspect-action-slot.gives", text=text) if text else words("inspect-action-slot.plain")]
    die = state.acting[slot]
    if die != EMPTY:
        lines.append(words("inspect-action-slot.die", seat=scene.player(owner_of(die)), value=value_of(die)))
    else:
        lines.append(words("inspect-action-slot.free"))
    lines.append(words("inspect-action-slot.order"))
    lines.append(words("inspect-action-slot.compensation", compensation=state.box.components.slots.compensation))
    name = words.name("location", LOCATIONS[location])
    title = words("inspect-action-slot", location=name, slot=number)
    return Inspection(title, tuple(lines), words("inspect-action-slot.rule"), source(scene, "action_slots"))


def spot(scene: Scene[State], key: str) -> Inspection:
    """Explain a spot of the Port or of Waterloo Station."""
    words, state, boards = scene.words, scene.state, scene.state.boards
    number = boards.spot_of[key]
    spot = boards.spots[number]
    lines = [words("inspect-spot.effect", text=look.spot_effect(scene, number))]
    die = state.spots[number]
    if die != EMPTY:
        lines.append(words("inspect-spot.used", seat=scene.player(owner_of(die))))
    else:
        lines.append(words("inspect-spot.free"))
    if spot.needs_die and not state.players[look.you(scene)].reserve:
        lines.append(words("inspect-spot.no-die"))
    title = words("inspect-spot", spot=words.name("spot", key))
    return Inspection(title, tuple(lines), words("inspect-spot.rule"), source(scene, "spots"))
