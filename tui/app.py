"""Pavilion: the app. It holds the session, opens screens and carries out what any of them may ask for."""

import asyncio
import secrets
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, ClassVar

from textual import events
from textual.app import App
from textual.binding import Binding, BindingType
from textual.command import CommandPalette
from textual.screen import Screen

from engine.game import CATALOGUE
from engine.game import game as game_of
from saves.journal import Journal
from saves.problems import SavesError
from saves.record import Header
from tui import mishaps
from tui.commands import Commands
from tui.glyphs import ASCII
from tui.keys import LAYOUTS
from tui.screens.help import HelpScreen, KeyGroup
from tui.screens.home import HomeScreen
from tui.screens.too_small import TooSmall, is_too_small
from tui.session import NewTable, Opening, Replay, Resume, Session
from tui.themes import load_themes

STYLES = ("app", "home", "new_game", "saved_games", "rules", "settings", "dialogs", "table")
SEEDS = 1_000_000_000
"""A seed is below this: short enough to tell a friend."""
ALWAYS_LIVE = ("ctrl+q", "ctrl+c")
"""Keys that work even when the terminal is too small to see anything."""


class Pavilion(App[None]):
    """One player's program. Several can run in one process: nothing is kept outside the app and its session."""

    CSS_PATH: ClassVar[list[Any]] = [f"../styles/{name}.tcss" for name in STYLES]
    TITLE = "Pavilion"
    COMMANDS: ClassVar[set[Any]] = {Commands}
    COMMAND_PALETTE_BINDING = "ctrl+p"
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("f1", "open_rules", "key-rules", show=False),
        Binding("ctrl+p", "command_palette", "key-palette", show=False, priority=True),
        Binding("ctrl+q", "quit", "key-quit", show=False, priority=True),
    ]

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
        self._apply_glyphs()
        self._apply_keys()
        self.screen_change_signal.subscribe(self, lambda _screen: self._mind_the_size())
        match self._opening:
            case NewTable():
                self.start_table(self._opening)
            case Resume(name):
                self.resume(name)
            case Replay(path):
                self.open_replay(path)
            case None:
                pass
        if self.session.settings_file.problem:
            self._tell_problem()

    # Tables

    def start_table(self, new: NewTable) -> None:
        """Open a fresh table, kept from its first move on."""
        edition = game_of(new.game).editions.corrected(new.corrections)
        self._sit_down(
            lambda: self.session.library.create(
                new.game,
                new.seats,
                seed=new.seed,
                options=new.options,
                free_undo=new.free_undo,
                edition=edition,
            )
        )

    def resume(self, name: str) -> None:
        """Go on with a saved game."""
        self._sit_down(lambda: self.session.library.open(name))

    def recover(self, name: str) -> None:
        """Go on with what can be saved of a damaged game, in a record of its own."""
        self._sit_down(lambda: self.session.library.recover(name))

    def open_replay(self, path: Path) -> None:
        """Watch a record."""
        from tui.screens.replay import ReplayScreen

        journal = self._opened(lambda: Journal.open(path, read_only=True))
        if journal is not None:
            self.push_screen(ReplayScreen(self.session, journal))

    def rematch(self, header: Header) -> None:
        """Play again with the same seats and variants, and a new seed."""
        self.start_table(
            NewTable(header.game, header.seats, header.options, new_seed(), header.corrections, header.free_undo)
        )

    def _sit_down(self, open_journal: Callable[[], Journal]) -> None:
        from tui.screens.table import TableScreen

        journal = self._opened(open_journal)
        if journal is not None:
            self.go_home()
            self.push_screen(TableScreen(self.session, journal))

    def _opened(self, open_journal: Callable[[], Journal]) -> Journal | None:
        """Open a journal; if it cannot be, say why and stay where we are."""
        try:
            return open_journal()
        except SavesError as problem:
            self.tell(problem)
            return None

    # Screens

    def places(self) -> dict[str, Callable[[], Any]]:
        """Give the places one can always go to, by name."""
        return {
            "home": self.go_home,
            "new": self.open_new_game,
            "saves": self.open_saved_games,
            "replays": self.open_replays,
            "rules": self.open_rules,
            "settings": self.open_settings,
            "quit": self.exit,
        }

    def go_home(self) -> None:
        """Leave every screen but the first."""
        while len(self.screen_stack) > 1:
            self.pop_screen()

    def open_new_game(self) -> None:
        """Prepare a table."""
        from tui.screens.new_game import NewGameScreen

        self.push_screen(NewGameScreen(self.session))

    def open_saved_games(self) -> None:
        """Show the library."""
        from tui.screens.saved_games import SavedGamesScreen

        self.push_screen(SavedGamesScreen(self.session))

    def open_replays(self) -> None:
        """Show finished games and the gallery."""
        from tui.screens.saved_games import ReplaysScreen

        self.push_screen(ReplaysScreen(self.session))

    def open_rules(self, game: str | None = None, section: str | None = None) -> None:
        """Open the rules of a game, at a section."""
        from tui.screens.rules import RulesScreen

        self.push_screen(RulesScreen(self.session, game or next(iter(CATALOGUE)), section))

    def open_settings(self) -> None:
        """Open the settings."""
        from tui.screens.settings import SettingsScreen

        self.push_screen(SettingsScreen(self.session))

    def open_help(self, groups: Sequence[KeyGroup]) -> None:
        """Show keys in groups: each a title (or nothing) and its keys with what they do."""
        self.push_screen(HelpScreen(self.session, groups))

    def action_open_rules(self) -> None:
        """Open the rules from anywhere."""
        self.open_rules()

    def action_command_palette(self) -> None:
        """Open the command palette, in the player's language."""
        if not CommandPalette.is_open(self):
            self.push_screen(CommandPalette(placeholder=self.session.words("palette-search"), id="--command-palette"))

    def action_help_quit(self) -> None:
        """Say how to leave to someone who pressed ctrl+c."""
        self.notify(self.session.words("quit-how"))

    # Preferences

    def change_setting(self, name: str, value: Any) -> None:
        """Change a preference, apply it at once and keep it."""
        if name == "language":
            self.session.language_asked = ""
        elif name == "glyphs":
            self.session.ascii_only = False
        setattr(self.session.settings, name, value)
        self.session.settings_file.save()
        if self.session.settings_file.problem:
            self._tell_problem()
        if name == "theme":
            self.theme = value
        elif name == "keys":
            self._apply_keys()
        elif name == "glyphs":
            self._apply_glyphs()
        if name in ("language", "glyphs"):
            self.run_worker(self._retranslate(), exclusive=True, group="retranslate")

    def change_language(self, language: str) -> None:
        """Speak another language from now on."""
        self.change_setting("language", language)

    def change_theme(self, theme: str) -> None:
        """Wear another theme from now on."""
        self.change_setting("theme", theme)

    async def _retranslate(self) -> None:
        for screen in self.screen_stack:
            retranslate = getattr(screen, "retranslate", None)
            if retranslate is not None:
                done = retranslate()
                if asyncio.iscoroutine(done):
                    await done
            screen.refresh_bindings()

    def _apply_glyphs(self) -> None:
        self.set_class(self.session.glyphs is ASCII, "-ascii")

    def _apply_keys(self) -> None:
        self.set_keymap(LAYOUTS[self.session.settings.keys])

    # Sizes

    def on_resize(self) -> None:
        """Cover every screen while the terminal is too small, and uncover it when it has grown."""
        self._mind_the_size()

    def _mind_the_size(self) -> None:
        small = is_too_small(*self.size)
        for screen in self.screen_stack:
            covers = screen.query(TooSmall)
            screen.set_class(small, "-too-small")
            if small and not covers:
                screen.mount(TooSmall(self.session))
            elif small:
                covers.first().refresh()
            else:
                covers.remove()

    async def on_event(self, event: events.Event) -> None:
        """Let nothing happen unseen: while the terminal is too small, keys do nothing but quit."""
        if isinstance(event, events.Key | events.Paste) and is_too_small(*self.size):
            if not isinstance(event, events.Key) or event.key not in ALWAYS_LIVE:
                return
        await super().on_event(event)

    # When things go wrong

    def tell(self, problem: SavesError) -> None:
        """Tell what is the matter with a record or the library."""
        words = self.session.words
        self.notify(words(f"record-{problem.kind}", **problem.arguments), severity="error", timeout=12)

    def _tell_problem(self) -> None:
        words = self.session.words
        why = self.session.settings_file.problem
        self.notify(words("settings-problem", why=why), severity="warning", timeout=12)

    def _handle_exception(self, error: Exception) -> None:
        """Keep the details of a mistake of ours in a file; the player reads a sentence, not a traceback."""
        self._return_code = 1
        if self._exception is None:
            self._exception = error
            self._exception_event.set()
            path = mishaps.keep_details(error, mishaps.log_folder())
            self._exit_renderables.append(mishaps.apology(self.session.words, path))
        self._close_messages_no_wait()


def new_seed() -> int:
    """Draw the seed of a new game."""
    return secrets.randbelow(SEEDS)


def run(session: Session, opening: Opening | None = None) -> None:
    """Run the app in this terminal until the player leaves."""
    asyncio.run(_run(session, opening))


async def _run(session: Session, opening: Opening | None) -> None:
    try:
        await Pavilion(session, opening).run_async()
    finally:
        await session.bots.close()
