"""A turn of one player in a few words: where they went, and what it brought them."""

from collections.abc import Iterator, Sequence
from typing import Any

from engine.games.bruxelles1893 import events
from engine.games.bruxelles1893.components import CUBES
from engine.games.bruxelles1893.events import AnyEvent
from engine.games.bruxelles1893.state import State
from tui.table.scene import Scene

from . import look

SETTLING = (events.ResolutionBegan, events.RoundBegan)
"""What begins the end of a round or a new one: it is told elsewhere."""
SETTLED = (events.Honoured, events.Detained, events.Scored)
"""What follows the last answer of a resolution: the report tells it."""


def summary(scene: Scene[State], happened: Sequence[AnyEvent]) -> tuple[str, str]:
    """Return what a player did and what it brought them; the first event with a seat names the player."""
    turn = _of_turn(happened)
    seat = next((seat for event in turn if (seat := _seat(event)) is not None), None)
    own = [event for event in turn if _seat(event) == seat and not isinstance(event, SETTLED)]
    done = list(dict.fromkeys(text for event in own if (text := _done(scene, event))))
    gained = _gains(scene, own)
    if not done and gained:
        return gained[0], " ".join(gained[1:])
    return ", ".join(done), " ".join(gained)


def _of_turn(happened: Sequence[AnyEvent]) -> list[AnyEvent]:
    """Return the events of the turn itself, without the settling of a round before or after it."""
    turn: list[AnyEvent] = []
    for event in happened:
        if isinstance(event, SETTLING):
            if any(_seat(each) is not None for each in turn):
                break
            turn = []
        else:
            turn.append(event)
    return turn


def _seat(event: Any) -> int | None:
    seat: int | None = getattr(event, "seat", None)
    return seat


def _done(scene: Scene[State], event: AnyEvent) -> str:
    """Describe an event by which a player does something."""
    words = scene.words
    match event:
        case events.AreaOpened(_, row, col):
            area = scene.state.box.shields[scene.state.box.shield(row, col)].area
            return words("summary-opened", area=look.area(scene, area))
        case events.NeutralPlaced(_, row, col):
            return words("summary-neutral", row=row, col=col)
        case events.Placed(_, row, col, action):
            return words("summary-placed", row=row, col=col, action=words.name("action", action))
        case events.Visited(_, location):
            return look.location_name(scene, location)
        case events.Impossible() | events.Declined():
            return words("summary-idle")
        case events.Approached(_, figure) | events.Acted(_, figure):
            return look.surname(scene, figure)
        case events.Built(_, row, col):
            return words("summary-built", row=row, col=col)
        case events.Passed():
            return words("summary-passed")
        case events.Tucked(_, _, board_row, symbols):
            return words("summary-tucked", board_row=words.name("row", board_row), symbols=symbols)
        case events.PowerUsed():
            return words("summary-used")
        case events.UpkeepPaid(_, _, money):
            return words("summary-upkeep", money=money)
    return ""


def _gains(scene: Scene[State], own: Sequence[AnyEvent]) -> list[str]:
    """Sum up what a player got: works, cubes, levels, assistants, money and points."""
    words = scene.words
    money = sum(_money(event) for event in own)
    vp = sum(getattr(event, "vp", 0) for event in own)
    cubes = [cube for event in own if isinstance(event, events.Gathered | events.Traded) for cube in event.materials]
    parts = list(_things(scene, own))
    if cubes:
        parts.append(look.cubes(scene, [(key, cubes.count(key)) for key in CUBES if key in cubes]))
    if money:
        parts.append(words("effect-money", money=money))
    if vp:
        parts.append(words("effect-vp", vp=vp))
    return parts


def _money(event: AnyEvent) -> int:
    match event:
        case events.Gained(_, money) | events.Passed(_, money) | events.Sold(_, _, money):
            return money
    return 0


def _things(scene: Scene[State], own: Sequence[AnyEvent]) -> Iterator[str]:
    words = scene.words
    for event in own:
        match event:
            case events.Created(_, colour):
                yield words("summary-work", colour=look.say(words, "colour", colour, "short"))
            case events.Advanced(_, track, level):
                yield f"{look.say(words, 'track', track, 'tiny')} {level}"
            case events.Released(_, assistants):
                yield words("label-free", count=assistants)
            case events.ExhibitionTaken():
                yield words("exhibition")
