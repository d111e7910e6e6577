"""Pavilion: the app. It holds the session, opens screens and carries out what any of them may ask for."""

import asyncio
import secrets
from pathlib import Path

from textual.app import App
from textual.screen import Screen

from saves.library import Journal
from saves.record import Header
from tui.screens.home import HomeScreen
from tui.session import NewTable, Opening, Resume, Session
from tui.themes import load_themes

STYLES = ("app", "home", "table")


class Pavilion(App[None]):
    """One player's program. Several can run in one process: nothing is kept outside the app and its session."""

    CSS_PATH = [f"../styles/{name}.tcss" for name in STYLES]  # noqa: RUF012 - Textual reads it from the class
    TITLE = "Pavilion"

    def __init__(self, session: Session, opening: Opening | None = None) -> None:
        super().__init__()
        self.session = session
        self._opening = opening
        for theme in load_themes():
            self.register_theme(theme)
        self.theme = session.settings.theme

    def get_default_screen(self) -> Screen[None]:
        """Start at home."""
        return HomeScreen(self.session)

    def on_mount(self) -> None:
        """Go straight to what was asked for on the command line."""
        match self._opening:
            case NewTable():
                self.start_table(self._opening)
            case Resume(name):
                self.resume(name)
            case None:
                pass
            case replay:
                self.open_replay(replay.path)

    # Tables

    def start_table(self, new: NewTable) -> None:
        """Open a fresh table, kept from its first move on."""
        self._sit_down(
            self.session.library.create(new.game, new.seats, new.options, new.seed, new.corrections, new.free_undo)
        )

    def resume(self, name: str) -> None:
        """Go on with a saved game."""
        self._sit_down(self.session.library.open(name))

    def open_replay(self, path: Path) -> None:
        """Watch a record."""
        from saves import record
        from tui.screens.replay import ReplayScreen

        self.go_home()
        self.push_screen(ReplayScreen(self.session, record.read(path)))

    def rematch(self, header: Header) -> None:
        """Play again with the same seats and variants, and a new seed."""
        seats, options = tuple(header.seats), dict(header.options)
        self.start_table(NewTable(header.game, seats, options, new_seed(), header.corrections, header.free_undo))

    def go_home(self) -> None:
        """Leave every screen but the first."""
        while len(self.screen_stack) > 1:
            self.pop_screen()

    def _sit_down(self, journal: Journal) -> None:
        from tui.screens.table import TableScreen

        self.go_home()
        self.push_screen(TableScreen(self.session, journal))


def new_seed() -> int:
    """Draw the seed of a new game: short enough to tell a friend."""
    return secrets.randbelow(1_000_000_000)


def run(session: Session, opening: Opening | None = None) -> None:
    """Run the app in this terminal until the player leaves."""
    asyncio.run(_run(session, opening))


async def _run(session: Session, opening: Opening | None) -> None:
    try:
        await Pavilion(session, opening).run_async()
    finally:
        await session.bots.close()
