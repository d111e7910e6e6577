"""The signs of a table as it stands: those in sight, just as they are drawn, with what they mean."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from rich.style import Style

from tui.boards.sign import Sign
from tui.drawing.panel import Panel
from tui.table.scene import AnyScene
from tui.table.view import TableView

Drawn = tuple[tuple[str, Style], ...]
"""Some text in pieces of one style."""


@dataclass(frozen=True, slots=True)
class SignInSight:
    """A sign of the table: how it is drawn, and what it means."""

    drawn: Drawn
    meaning: str


@dataclass(frozen=True, slots=True)
class SignGroup:
    """The signs that are first seen in one panel."""

    title: str
    signs: tuple[SignInSight, ...]


def signs_in_sight(view: TableView) -> list[SignGroup]:
    """Return the signs of the panels in sight, in the order of the screen; each one once."""
    scene, boards = view.scene, view.boards
    left = [*boards.signs(scene)]
    groups = [SignGroup(scene.words("signs-everywhere"), tuple(_everywhere(scene)))]
    panels = [panel for panel in view.game_panels if panel.display]
    for panel in sorted(panels, key=lambda panel: (panel.region.y, panel.region.x)):
        found: list[tuple[int, int, Sign, Drawn]] = []
        for each in tuple(left):
            place = _place(panel, each)
            if place is not None:
                found.append((*place[:2], each, place[2]))
                left.remove(each)
        if found:
            found.sort(key=lambda place: place[:2])
            title = scene.words(_title(scene, panel))
            groups.append(SignGroup(title, tuple(SignInSight(drawn, each.meaning) for _, _, each, drawn in found)))
    if view.hinting and (hints := view.hint.signs):
        chip, plain = scene.palette("table", "gold", bold=True), scene.palette("good")
        drawn = [((sign, chip if sign.isdigit() else plain),) for sign, _ in hints]
        meanings = [scene.words(message) for _, message in hints]
        groups.insert(1, SignGroup(scene.words("panel-hint"), tuple(map(SignInSight, drawn, meanings))))
    return groups


def _title(scene: AnyScene, panel: Panel[Any]) -> str:
    """Return the message that names a panel; the table of players has no title of its own."""
    name = f"panel-{panel.place}"
    return name if scene.words.has(name) else "tab-players"


def _everywhere(scene: AnyScene) -> Iterator[SignInSight]:
    """Return the signs that every table has: the players', the cursor, what can be chosen, who is to decide."""
    glyphs, palette, words = scene.glyphs, scene.palette, scene.words
    for seat in scene.seats_in_view:
        yield SignInSight(((glyphs.seats[seat], palette.seat(seat)),), scene.player(seat))
    gold = palette("gold", bold=True)
    common = (
        (glyphs.cursor, palette("cursor", bold=True), "sign-cursor"),
        (glyphs.lit, palette("lit", "card-lit", bold=True), "sign-lit"),
        (glyphs.target, palette("table", "good", bold=True), "sign-target"),
        (glyphs.play, palette("lit", bold=True), "sign-decides"),
        (glyphs.first, gold, "sign-first"),
    )
    for text, style, message in common:
        yield SignInSight(((text, style),), words(message))


def _place(panel: Panel[Any], sign: Sign) -> tuple[int, int, Drawn] | None:
    """Return where a sign is drawn first in a panel, and how; None if it is not drawn there."""
    if sign.panels and panel.place not in sign.panels:
        return None
    for y, (chars, styles) in enumerate(panel.rows):
        text = "".join(char or "\0" for char in chars)
        match = sign.pattern.search(text)
        if match is not None:
            group = "sign" if "sign" in sign.pattern.groupindex else 0
            start, end = match.span(group)
            return y, start, _pieces(chars[start:end], styles[start:end])
    return None


def _pieces(chars: Sequence[str], styles: Sequence[Style]) -> Drawn:
    pieces: list[tuple[str, Style]] = []
    for char, style in zip(chars, styles, strict=True):
        if pieces and pieces[-1][1] is style:
            pieces[-1] = (pieces[-1][0] + char, style)
        else:
            pieces.append((char, style))
    return tuple(pieces)
