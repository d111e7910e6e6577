"""What a location would bring a player as things stand: when a die would act there, and what for."""

from dataclasses import dataclass

from engine.games.crystal_palace import abilities, actions, metrics
from engine.games.crystal_palace.box import NO_EFFECT
from engine.games.crystal_palace.components import (
    BANK_OF_ENGLAND,
    BRITISH_MUSEUM,
    LOCATIONS,
    LONDON_TIMES,
    PATENT_OFFICE,
    REFORM_CLUB,
    WESTMINSTER,
)
from engine.games.crystal_palace.parts import EMPTY
from engine.games.crystal_palace.state import State
from engine.games.crystal_palace.stations import spots
from engine.games.crystal_palace.vocabulary import METRICS
from tui.i18n.words import slug
from tui.table.scene import Scene

from . import effects, look
from .effects import BRIEF, SIGN, Form


@dataclass(frozen=True, slots=True)
class Outcome:
    """What becomes of a die on a placement slot if no other comes: the action slot it reaches, or money."""

    value: int
    rank: int
    """Its place in the order of the location, from 1."""
    free: int
    """Action slots of the location that are free."""
    slot: int | None
    """The action slot it would take; None if it comes too late."""
    pounds: int
    """What it earns without an action slot."""

    def text(self, scene: Scene[State], form: Form = SIGN, short: bool = False) -> str:
        """Describe it: its place and what the action slot brings, or that it is late."""
        words = scene.words
        if self.slot is None:
            return words("board-forecast.late", pounds=self.pounds)
        bonus = effects.effect(scene, scene.state.boards.bonuses[self.slot], form)
        place = words("board-forecast.short" if short else "board-forecast", rank=self.rank, count=self.free)
        return f"{place} {bonus}" if bonus else place


def outcome(state: State, seat: int, slot: int, value: int) -> Outcome:
    """Return what becomes of a seat's die of a value on a placement slot."""
    reach = actions.reach(state, slot, value)
    free = [action for action in state.boards.actions[state.boards.location_of[slot]] if state.acting[action] == EMPTY]
    reached = free[reach.rank - 1] if reach.acts else None
    return Outcome(value, reach.rank, reach.slots, reached, compensation(state, seat))


def best(state: State, seat: int, location: int) -> Outcome | None:
    """Return what becomes of a seat's highest die on the leftmost slot of a location that takes it; None if none."""
    value = max(state.players[seat].dice, default=0)
    for slot in state.boards.slots[location]:
        if state.placed[slot] == EMPTY and state.boards.lows[slot] <= value:
            return outcome(state, seat, slot, value)
    return None


def compensation(state: State, seat: int) -> int:
    """Return what a die of a seat earns without an action slot (R15)."""
    pounds = sum(ability.pounds for _, ability in abilities.of(state, seat, "no_slot_compensation"))
    return pounds or state.box.components.slots.compensation


def shows_dice(scene: Scene[State]) -> bool:
    """Whether the table is placing dice and the player it speaks to has some left."""
    return scene.state.phase == look.PLACING and bool(scene.state.players[look.you(scene)].dice)


# The last column of London


def heading(scene: Scene[State]) -> str:
    """Return the heading of what locations would bring."""
    state, words = scene.state, scene.words
    if shows_dice(scene):
        return words("heading-forecast", value=max(state.players[look.you(scene)].dice))
    return words("heading-forecast.acting" if state.phase >= look.ACTING else "heading-forecast.offer")


def note(scene: Scene[State], location: int, short: bool = False) -> tuple[str, str]:
    """Return what a location would bring now, or what waits there, with its ink."""
    state = scene.state
    if shows_dice(scene):
        found = best(state, look.you(scene), location)
        if found is None:
            return scene.words("board-forecast.full"), "faint"
        return found.text(scene, short=short), "bad" if found.slot is None else "good"
    if state.phase >= look.ACTING:
        return _queue(scene, location)
    return on_offer(scene, location), "faint"


def _queue(scene: Scene[State], location: int) -> tuple[str, str]:
    """Return the dice that wait to act at a location, in their order."""
    state, words = scene.state, scene.words
    step = scene.step
    queue = [look.die(scene, state.placed[slot]) for slot in actions.waiting(state, location)]
    if isinstance(step, actions.Action) and state.boards.location_of[step.slot] == location:
        return words("board-queue", die=look.die(scene, state.placed[step.slot])), "good"
    if actions.acting_location(state) == location:
        taken = [state.acting[slot] for slot in state.boards.actions[location] if state.acting[slot] != EMPTY]
        if taken:
            return words("board-queue", die=look.die(scene, taken[-1])), "good"
    if queue:
        return (" " if len(queue) < 5 else "").join(queue), "ink"
    acted = any(state.acting[slot] != EMPTY for slot in state.boards.actions[location])
    return words("board-queue.done" if acted else "board-queue.nobody"), "faint"


def on_offer(scene: Scene[State], location: int) -> str:
    """Describe what there is at a location in a few words."""
    state, words, seat = scene.state, scene.words, look.you(scene)
    if location == WESTMINSTER:
        space, text = look.westminster_step(scene, seat, SIGN)
        return words("board-offer-westminster", space=space, text=text)
    if location == LONDON_TIMES:
        return words("goods-buzz.gain", amount=look.editor_buzz(scene, seat))
    return words(f"board-offer-{slug(LOCATIONS[location])}", count=on_display(state, seat, location))


def on_display(state: State, seat: int, location: int) -> int:
    """Count what a seat could take or use at a location."""
    displays = {
        PATENT_OFFICE: state.patents,
        BRITISH_MUSEUM: state.tiles,
        BANK_OF_ENGLAND: state.shares,
        REFORM_CLUB: state.characters,
    }
    if location in displays:
        return len(look.lying(displays[location]))
    return len(spots(state, seat, location))


def deed(scene: Scene[State], seat: int, location: int, form: Form = BRIEF) -> str:
    """Describe what a seat would do at a location, with what it would bring now."""
    state, words = scene.state, scene.words
    id_ = f"deed-{slug(LOCATIONS[location])}"
    if location == WESTMINSTER:
        to, text = look.westminster_step(scene, seat, form)
        space = look.roman(state.players[seat].westminster)
        return words(f"{id_}.top", space=space, text=text) if space == to else words(id_, space=space, to=to, text=text)
    if location == LONDON_TIMES:
        metric = METRICS[state.box.editor_rows[state.editor][state.round - 1].metric]
        count = metrics.metric(state, seat, metric)
        have = words(f"metric-{slug(metric)}.amount", count=count)
        if form == SIGN:
            have = f"{look.roman_or_number(metric, count)} {words(f'metric-{slug(metric)}.cell')}"
        return words(id_, buzz=look.editor_buzz(scene, seat), text=have)
    return words(id_, count=on_display(state, seat, location))


def is_idle(state: State, seat: int, slot: int) -> bool:
    """Whether a die on a placement slot would bring a seat nothing: too late, no assistant, and no money."""
    boards, dice = state.boards, state.players[seat].dice
    if boards.assistants[slot]:
        return False
    fitting = [value for value in dict.fromkeys(dice) if value >= boards.lows[slot]]
    if any(outcome(state, seat, slot, value).slot is not None for value in fitting):
        return not actions.is_possible(state, seat, boards.location_of[slot])
    return compensation(state, seat) <= boards.slot_costs[slot]


def rivals(scene: Scene[State], seat: int, slot: int, value: int) -> list[str]:
    """List the dice that others still hold and that could act before a seat's die on a placement slot."""
    state = scene.state
    slots = state.boards.slots[state.boards.location_of[slot]]
    free = [other for other in slots if state.placed[other] == EMPTY and other != slot]
    found = []
    for rival in state.order:
        player = state.players[rival]
        if rival == seat or player.passed:
            continue
        for die in dict.fromkeys(player.dice):
            reached = [other for other in free if state.boards.lows[other] <= die]
            if (die > value and reached) or (die == value and any(other < slot for other in reached)):
                found.append(f"{scene.glyphs.seats[rival]}{die}")
    return found


def is_idle_act(scene: Scene[State]) -> bool:
    """Whether acting would bring a player nothing: the London Times give no buzz, and the slot no bonus."""
    state, step = scene.state, scene.step
    if not isinstance(step, actions.Action) or state.boards.location_of[step.slot] != LONDON_TIMES:
        return False
    slot = actions.free_action_slot(state, LONDON_TIMES)
    gives = slot is not None and state.boards.bonuses[slot] != NO_EFFECT
    return not gives and look.editor_buzz(scene, step.seat) == 0
