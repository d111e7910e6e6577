"""A turn of one player in a few words, and what it brought."""

from collections.abc import Iterator, Sequence

from engine.agenda import tag_of
from engine.games.crystal_palace import events
from engine.games.crystal_palace.events import AnyEvent
from engine.games.crystal_palace.state import State
from tui.table.scene import Scene

from . import ledger, look
from .effects import BRIEF


def summary(scene: Scene[State], happened: Sequence[AnyEvent]) -> tuple[str, str]:
    """Sum up a turn: what its player did, and what it brought them."""
    words = scene.words
    seat = next((event.seat for event in happened if hasattr(event, "seat")), None)
    if seat is None:
        return words("summary-nothing"), ""
    told = list(dict.fromkeys(_told(scene, [event for event in happened if getattr(event, "seat", None) == seat])))
    if not told:
        told = [words.describe("event", happened[0], scene.player).rstrip(".")]
    loans = sum(isinstance(event, events.Borrowed) and event.seat == seat for event in happened)
    brought = ledger.written(words, ledger.total(happened, seat))
    borrowed = words("board-loans", count=loans) if loans else ""
    return ", ".join(told), ", ".join(filter(None, (brought, borrowed)))


def _told(scene: Scene[State], happened: Sequence[AnyEvent]) -> Iterator[str]:
    """Name what was done, event by event; what only follows from it is left out."""
    words, boards = scene.words, scene.state.boards
    for event in happened:
        id_ = f"summary-{tag_of(event)}"
        match event:
            case events.SpotUsed(_, spot):
                yield look.spot_effect(scene, boards.spot_of[spot], BRIEF)
            case events.ActionTaken() if _is_told_later(happened):
                continue
            case _ if words.has(id_):
                yield words(id_, **words.arguments(event, scene.player))


def _is_told_later(happened: Sequence[AnyEvent]) -> bool:
    """Whether what was taken at a location says where it was."""
    taken = (events.PatentTaken, events.ShareTaken, events.Recruited, events.WestminsterReached)
    return any(isinstance(event, taken) for event in happened)
