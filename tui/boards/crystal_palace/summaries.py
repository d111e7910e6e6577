"""A turn of one player in a few words, and what it brought."""

from collections.abc import Iterator, Sequence

from engine.agenda import tag_of
from engine.games.crystal_palace import events
from engine.games.crystal_palace.events import AnyEvent
from engine.games.crystal_palace.parts import NOBODY
from engine.games.crystal_palace.state import State
from tui.i18n.words import Words
from tui.table.scene import Scene

from . import ledger, look
from .effects import BRIEF

TAKEN = (events.PatentTaken, events.ShareTaken, events.Recruited, events.WestminsterReached)
"""What is taken at a location and says by itself where."""
AFTERWARDS = (
    events.PhaseBegan,
    events.IncomePaid,
    events.RedIncome,
    events.MarketShifted,
    events.SoldOut,
    events.NotesLaid,
    events.Scored,
)
"""What belongs to no turn."""


def summary(scene: Scene[State], happened: Sequence[AnyEvent]) -> tuple[str, str]:
    """Sum up a turn: what its player did, and what it brought them; nothing for what only follows from rules."""
    words = scene.words
    happened = _of_turn(happened)
    deeds = [event for event in happened if _is_deed(words, event)]
    if not deeds:
        return "", ""
    seat = ledger.seat_of(deeds[0])
    told = dict.fromkeys(_told(scene, [event for event in deeds if ledger.seat_of(event) == seat]))
    loans = sum(isinstance(event, events.Borrowed) and event.seat == seat for event in happened)
    brought = ledger.written(words, ledger.total(happened, seat))
    borrowed = words("board-loans", count=loans) if loans else ""
    return ", ".join(told), ", ".join(filter(None, (brought, borrowed)))


def _of_turn(happened: Sequence[AnyEvent]) -> Sequence[AnyEvent]:
    """Leave out what only follows from the rules after a turn, such as the next phase or the final scoring."""
    end = next((place for place, event in enumerate(happened) if isinstance(event, AFTERWARDS)), len(happened))
    if any(isinstance(event, events.Scored) for event in happened):
        while end and isinstance(happened[end - 1], events.Repaid):
            end -= 1
    return happened[:end]


def _is_deed(words: Words, event: AnyEvent) -> bool:
    """Whether an event is something a player did."""
    return ledger.seat_of(event) != NOBODY and (
        isinstance(event, events.SpotUsed) or words.has(f"summary-{tag_of(event)}")
    )


def _told(scene: Scene[State], deeds: Sequence[AnyEvent]) -> Iterator[str]:
    """Name what was done, one after the other; a location goes without saying where what was taken names it."""
    words, boards = scene.words, scene.state.boards
    names_location = any(isinstance(event, TAKEN) for event in deeds)
    for event in deeds:
        if isinstance(event, events.SpotUsed):
            yield look.spot_effect(scene, boards.spot_of[event.spot], BRIEF)
        elif not (isinstance(event, events.ActionTaken) and names_location):
            yield words(f"summary-{tag_of(event)}", **words.arguments(event, scene.player))
