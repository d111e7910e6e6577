"""A turn of one player in a few words, and what it brought."""

from collections.abc import Sequence

from engine.games.bruxelles1897 import events
from engine.games.bruxelles1897.events import AnyEvent
from engine.games.bruxelles1897.state import State
from tui.i18n.coordinates import space_name
from tui.table.scene import Scene

from . import look


def summary(scene: Scene[State], happened: Sequence[AnyEvent]) -> tuple[str, str]:
    """Return what a player did, and what it brought: points, money, levels, architects, cards."""
    opening = _opening(scene, happened)
    if opening is not None:
        done, seat = opening
        return done, ", ".join(_gains(scene, happened, seat))
    told = next((event for event in happened if hasattr(event, "seat")), next(iter(happened), None))
    if told is None:
        return "", ""
    gains = _gains(scene, happened, getattr(told, "seat", None))
    if gains:
        return gains[0], ", ".join(gains[1:])
    return scene.words.describe("preview", told, scene.player), ""


def _opening(scene: Scene[State], happened: Sequence[AnyEvent]) -> tuple[str, int] | None:
    """Return what opened the turn and whose turn it is; nothing if it was opened before."""
    words, box = scene.words, scene.state.box
    for event in happened:
        match event:
            case events.Placed(seat, row, col, card=key):
                card = box.cards[box.code[key]]
                return f"{space_name(col, row)} {look.called(words, scene.glyphs, card)}", seat
            case events.Visited(seat, location):
                return words.name("location", location), seat
            case events.Passed(seat):
                return words("summary-pass"), seat
    return None


def _gains(scene: Scene[State], happened: Sequence[AnyEvent], seat: int | None) -> list[str]:
    """List what a player got: points and money added up, then the rest in its order."""
    words, box = scene.words, scene.state.box
    vp = money = 0
    others: list[str] = []
    taken = {event.card for event in happened if isinstance(event, events.Placed)}
    for event in happened:
        if getattr(event, "seat", None) != seat:
            continue
        match event:
            case events.Built(vp=points) | events.Showed(vp=points):
                vp += points
            case events.Gained(money=got) | events.Sold(money=got) | events.Passed(money=got):
                money += got
            case events.Advanced(track=track, level=level):
                others.append(words("summary-level", track=words.name("track", track), level=level))
            case events.Released(architect=architect):
                others.append(words("summary-free", architect=architect))
            case events.Took(card=key) if key not in taken:
                others.append(look.called(words, scene.glyphs, box.cards[box.code[key]]))
            case events.Lost():
                others.append(words("summary-nothing"))
    points_won = [words("effect-vp", vp=vp)] if vp else []
    received = [words("effect-money", money=money)] if money else []
    return [*points_won, *received, *others]
