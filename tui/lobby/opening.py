"""Ways to a shared table: from its name or its room to the screen that shows it as it is now."""

from contextlib import suppress
from typing import TYPE_CHECKING

from saves.problems import SavesError
from saves.tables import Refused, Room, acts
from saves.tables.table import CLOSED, OPEN, OVER, PLAYING

if TYPE_CHECKING:
    from textual.screen import Screen

    from tui.app import Pavilion
    from tui.lobby.place import Place
    from tui.serve.context import Foyer

STAND_IN = "journeyman"
"""The bot that plays for people who are away."""


def open_table(app: "Pavilion", foyer: "Foyer", table: str, word: str = "", sit: bool = False) -> None:
    """Go to a table, and perhaps sit down there; says why if that cannot be."""
    app.run_worker(_enter(app, foyer, table, word, sit), group="enter", exclusive=True)


async def _enter(app: "Pavilion", foyer: "Foyer", table: str, word: str, sit: bool) -> None:
    try:
        room = await foyer.house.enter(table, foyer.visitor.name, word)
        if sit:
            await room.do(acts.sit, foyer.visitor.name, word=word)
    except SavesError as problem:
        app.tell(problem)
    else:
        open_room(app, foyer, room)


async def return_to(app: "Pavilion", foyer: "Foyer", table: str) -> None:
    """Go back to a table that the line was cut at, if its game still goes on."""
    with suppress(SavesError):
        room = await foyer.house.enter(table, foyer.visitor.name)
        if room.now.status in (OPEN, PLAYING):
            open_room(app, foyer, room)


def open_room(app: "Pavilion", foyer: "Foyer", room: Room) -> None:
    """Show a table that has been opened."""
    if room.now.status == CLOSED:
        app.tell(Refused("house-closed", room.id))
        return
    from tui.lobby.place import Place

    app.push_screen(screen_for(app, Place(foyer, room)))
    if room.now.status == OVER and room.now.problem is not None:
        app.tell(room.now.problem)


def screen_for(app: "Pavilion", place: "Place") -> "Screen[None]":
    """Make the screen that shows a table as it is: people sitting down, the game, or its replay."""
    if place.table.status == OPEN:
        from tui.lobby.waiting_room import WaitingRoomScreen

        return WaitingRoomScreen(app.session, place)
    if place.table.status == OVER:
        from tui.table.shared_replay import SharedReplayScreen, TableAsSeen

        return SharedReplayScreen(app.session, TableAsSeen(place.table, place.seat, app.session))
    from tui.table.shared_table import SharedTableScreen

    return SharedTableScreen(app.session, place)
