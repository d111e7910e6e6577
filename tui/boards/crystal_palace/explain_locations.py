"""Explanations of the locations of Crystal Palace and their slots."""

from engine.games.crystal_palace import actions
from engine.games.crystal_palace.components import LOCATIONS
from engine.games.crystal_palace.parts import EMPTY, owner_of, value_of
from engine.games.crystal_palace.state import State
from tui.boards.base import Inspection
from tui.boards.sources import source
from tui.table.scene import Scene

from . import look


def location(scene: Scene[State], location: int) -> Inspection:
    """Explain a location: what it does, and who acts there in which order."""
    words, state = scene.words, scene.state
    key = LOCATIONS[location]
    slots = state.boards.actions[location]
    free = sum(state.acting[slot] == EMPTY for slot in slots)
    lines = [
        look.say(words, "location", key, "effect"),
        *[
            words("inspect-location.next", name=words.name(kind, card))
            for kind, card in look.next_cards(state, location)
        ],
        *({"westminster": [look.westminster_now(scene)], "london_times": [look.editor_now(scene)]}.get(key, [])),
        words("inspect-location.actions", count=len(slots)),
        words("inspect-location.left", count=free),
    ]
    order = actions.resolution_order(state, location)
    for rank, slot in enumerate(order, 1):
        die = state.placed[slot]
        said = "inspect-location.here" if rank <= free else "inspect-location.here-late"
        lines.append(words(said, seat=scene.player(owner_of(die)), value=value_of(die), slot=rank))
    if not order:
        lines.append(words("inspect-location.nobody"))
    lines.append(words("inspect-location.order"))
    name = words("inspect-location", location=words.name("location", key))
    return Inspection(name, tuple(lines), look.say(words, "location", key, "rule"), source(scene, "action_slots"))


def slot(scene: Scene[State], location: int, number: int) -> Inspection:
    """Explain a placement slot: what it asks, and which action slot the viewer's dice would reach from it."""
    words, state, boards = scene.words, scene.state, scene.state.boards
    slot = boards.slots[location][number - 1]
    lines = [words("inspect-slot.min", min=boards.lows[slot])]
    if boards.assistants[slot]:
        lines.append(words("inspect-slot.assistant"))
    if boards.slot_costs[slot]:
        lines.append(words("inspect-slot.pay", pay=boards.slot_costs[slot]))
    die = state.placed[slot]
    dice = state.players[scene.viewer].dice
    if die != EMPTY:
        lines.append(words("inspect-slot.die", seat=scene.player(owner_of(die)), value=value_of(die)))
    elif dice:
        fitting = [value for value in dict.fromkeys(dice) if value >= boards.lows[slot]]
        lines.append(
            words("inspect-slot.fits", values=words.listed([str(value) for value in fitting]))
            if fitting
            else words("inspect-slot.no-fit")
        )
        for value in fitting:
            reach = actions.reach(state, slot, value)
            said = "inspect-slot.rank" if reach.acts else "inspect-slot.late"
            lines.append(words(said, value=value, rank=reach.rank, slot=reach.rank, count=reach.slots))
        lines.append(words("inspect-slot.later"))
    elif state.phase != look.SETTING:
        lines.append(words("inspect-slot.no-dice"))
    name = words.name("location", LOCATIONS[location])
    title = words("inspect-slot", location=name, slot=number)
    return Inspection(title, tuple(lines), words("inspect-slot.rule"), source(scene, "placement_slots"))


def action_slot(scene: Scene[State], location: int, number: int) -> Inspection:
    """Explain an action slot."""
    words, state, boards = scene.words, scene.state, scene.state.boards
    slot = boards.actions[location][number - 1]
    text = look.effect(scene, boards.bonuses[slot])
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
    if spot.needs_die and not state.players[scene.viewer].reserve:
        lines.append(words("inspect-spot.no-die"))
    title = words("inspect-spot", spot=words.name("spot", key))
    return Inspection(title, tuple(lines), words("inspect-spot.rule"), source(scene, "spots"))
