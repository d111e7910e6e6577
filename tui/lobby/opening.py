"""Opening shared tables: from a table's name to the screen for its current state."""

from contextlib import suppress
from typing import TYPE_CHECKING

from saves.problems import SavesError
from saves.tables import LiveTable, RefusedError, acts
from saves.tables.table import CLOSED, OPEN, OVER, PLAYING
from tui.learning.played import note_as_played
from tui.workers import run_exclusively

if TYPE_CHECKING:
    from textual.screen import Screen

    from tui.app import Pavilion
    from tui.lobby.participant import Participant
    from tui.serve.context import ServerContext

STAND_IN = "journeyman"
"""The bot that plays for absent players."""


def open_table(app: "Pavilion", context: "ServerContext", table: str, word: str = "", sit: bool = False) -> None:
    """Open a table, and take a seat if asked; a problem is shown to the player."""
    run_exclusively(app, "enter", _enter, app, context, table, word, sit)


async def _enter(app: "Pavilion", context: "ServerContext", table: str, word: str, sit: bool) -> None:
    try:
        live = await context.tables.enter(table, context.player.name, word)
        if sit:
            await live.do(acts.sit, context.player.name, word=word)
    except SavesError as problem:
        app.tell(problem)
    else:
        open_live(app, context, live)


async def return_to(app: "Pavilion", context: "ServerContext", table: str) -> None:
    """Open the table that a player was at when the connection was lost, unless its game is over."""
    with suppress(SavesError):
        live = await context.tables.enter(table, context.player.name)
        if live.now.status in (OPEN, PLAYING):
            open_live(app, context, live)


def open_live(app: "Pavilion", context: "ServerContext", live: LiveTable) -> None:
    """Show a table."""
    if live.now.status == CLOSED:
        app.tell(RefusedError("tables-closed", live.id))
        return
    from tui.lobby.participant import Participant

    app.note_game(live.now.match.game.key)
    note_as_played(app.session.settings_file, live.now.match.game.key)
    app.push_screen(screen_for(app, Participant(context, live)))
    if live.now.status == OVER and live.now.problem is not None:
        app.tell(live.now.problem)


def screen_for(app: "Pavilion", participant: "Participant") -> "Screen[None]":
    """Return the screen for the state of a table: the waiting room, the game, or its replay."""
    if participant.table.status == OPEN:
        from tui.lobby.waiting_room import WaitingRoomScreen

        return WaitingRoomScreen(app.session, participant)
    if participant.table.status == OVER:
        from tui.table.opening import replay_table
        from tui.table.shared_game import TableAsSeen

        return replay_table(app.session, TableAsSeen(participant.table, participant.seat, app.session))
    from tui.table.opening import shared_table

    return shared_table(app.session, participant)
