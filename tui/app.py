"""Pavilion: the app. It holds the session, opens screens and games, and applies settings."""

import asyncio
from collections.abc import Callable, Iterable, Sequence
from pathlib import Path
from typing import Any, ClassVar

from textual import events, on
from textual.app import App
from textual.await_complete import AwaitComplete
from textual.binding import BindingType
from textual.css.query import NoMatches
from textual.filter import LineFilter
from textual.geometry import Size
from textual.notifications import SeverityLevel
from textual.screen import Screen

from engine.game import CATALOGUE
from saves.problems import SavesError
from saves.records.journal import Journal
from saves.records.record import Header
from tui import crash_report
from tui.commands import Commands, Palette
from tui.drawing.glyphs import ASCII
from tui.drawing.plain_filter import PlainFilter
from tui.game_opener import GameOpener
from tui.key_names import written_key
from tui.key_queue import KeyHandled, KeyQueue
from tui.keys import bindings, key
from tui.learning.opener import LearningOpener
from tui.rich_private import respect_no_break_spaces
from tui.screen_notices import ScreenNotices
from tui.screens.base import AppScreen
from tui.screens.closing import close_if_due
from tui.screens.help import HelpScreen, KeyGroup
from tui.screens.home import HomeScreen
from tui.screens.too_small import QUIT as QUIT_FROM_NOTICE
from tui.screens.too_small import TooSmallNotice, is_too_small
from tui.session import Learn, NewGame, Opening, ReplayGame, ResumeGame, Session
from tui.setup_problems import ignored_settings, key_problems, settings_problem
from tui.table.source import ShownGame
from tui.terminal.kind import TerminalKind, kind_here
from tui.terminal.messages import BackgroundReported
from tui.terminal.terminal import Terminal
from tui.textual_private import (
    driver_of,
    expect_reply_here,
    handle_crashes,
    rebind_by_id,
    resize_to_latest,
    rest_covered_screens,
)
from tui.themes import LIGHT_THEME, THEMES, load_themes

STYLES = ("app", "home", "learn", "new_game", "saved_games", "rules", "settings", "dialogs", "table", "lobby")
QUIT, ASKS_TO_QUIT = "ctrl+q", "ctrl+c"
"""The key that quits, unless the player has another one, and the one that people try."""


class Pavilion(App[None]):
    """One player's app. Several can run in one process: all state is in the app and its session."""

    CSS_PATH: ClassVar[list[Any]] = [f"../styles/{name}.tcss" for name in STYLES]
    TITLE = "Pavilion"
    COMMANDS: ClassVar[set[Any]] = {Commands}
    COMMAND_PALETTE_BINDING = "ctrl+p"
    KEYS = (
        key("key-rules", "f1", "open_rules", shown=False, id="app.rules"),
        key("key-palette", "ctrl+p", "command_palette", priority=True, id="app.commands"),
        key("key-quit", QUIT, "quit", shown=False, priority=True, id="app.quit"),
    )
    BINDINGS: ClassVar[list[BindingType]] = bindings(*KEYS)

    def __init__(self, session: Session, opening: Opening | None = None) -> None:
        super().__init__()
        handle_crashes(self, self.crash_message)
        respect_no_break_spaces()
        rest_covered_screens()
        resize_to_latest()
        rebind_by_id()
        self.session = session
        self._opening = opening
        self._games = GameOpener(self)
        self.learning = LearningOpener(self)
        self._notices = ScreenNotices(self)
        self._keys = KeyQueue(self, super().on_event, self._is_always_live)
        self._retranslating = asyncio.Lock()
        self._plain_filter = PlainFilter()
        for theme in load_themes():
            self.register_theme(theme)
        self.theme = session.settings.theme
        self.terminal = Terminal(None, session, lambda _sequence: None)
        """What is written to the terminal besides pictures: nothing before the app runs."""

    def get_default_screen(self) -> Screen[None]:
        """Return the home screen."""
        return HomeScreen(self.session)

    def on_mount(self) -> None:
        """Open what was asked for on the command line."""
        self._apply_glyphs()
        self._apply_keys()
        self.screen_change_signal.subscribe(self, lambda _screen: self._cover_if_too_small(self.size))
        self._open_terminal()
        match self._opening:
            case NewGame():
                self.start_table(self._opening)
            case ResumeGame(name):
                self.resume(name)
            case ReplayGame(path):
                self.open_replay(path)
            case Learn(game):
                self.learning.open(game)
            case None:
                pass
        for problems in (settings_problem, ignored_settings, key_problems):
            self._warn(problems(self.session))

    # Games

    def start_table(self, new: NewGame) -> None:
        """Start a new game, saved from its first move on."""
        self._games.start(new)

    def resume(self, name: str) -> None:
        """Resume a saved game; if it is damaged or of older rules, offer to continue with what is left of it."""
        self._games.resume(name)

    def open_replay(self, path: Path) -> None:
        """Open the replay of a record."""
        self._games.replay(path)

    def rematch(self, header: Header) -> None:
        """Start a game with the same seats and variants, and a new seed."""
        self._games.rematch(header)

    def save_copy(self, journal: Journal) -> None:
        """Ask for a name and save a copy of the game under it; the game itself goes on."""
        self.run_worker(self._games.save_copy(journal))

    def continue_from(self, journal: ShownGame, upto: int) -> None:
        """Start a new game after the first moves of another; without people, the seat to decide next becomes one."""
        self._games.continue_from(journal, upto)

    # Screens

    def places(self) -> dict[str, Callable[[], Any]]:
        """Return what opens each of the screens that can always be opened, by name."""
        return {
            "home": self.go_home,
            "new": self.open_new_game,
            "learn": self.learning.open,
            "saves": self.open_saved_games,
            "trash": self.open_trash,
            "replays": self.open_replays,
            "rules": self.open_rules,
            "settings": self.open_settings,
            "quit": self.exit,
        }

    def go_home(self) -> None:
        """Close every screen but the first."""
        while len(self.screen_stack) > 1:
            self.pop_screen()

    def open_new_game(self) -> None:
        """Open the New game screen."""
        from tui.screens.new_game import NewGameScreen

        self.push_screen(NewGameScreen(self.session))

    def open_saved_games(self) -> None:
        """Open the saved games."""
        from tui.screens.saved_games import SavedGamesScreen

        self.push_screen(SavedGamesScreen(self.session))

    def open_trash(self) -> None:
        """Open the trash."""
        from tui.screens.trash import TrashScreen

        self.push_screen(TrashScreen(self.session))

    def open_replays(self) -> None:
        """Open the replays: finished games and the gallery."""
        from tui.screens.saved_games import ReplaysScreen

        self.push_screen(ReplaysScreen(self.session))

    def open_rules(self, game: str | None = None, section: str | None = None) -> None:
        """Open the rules of a game, at a section; without one, of the game on the screen or else of the last one."""
        from tui.screens.rules import RulesScreen

        self.push_screen(RulesScreen(self.session, game or self._game_in_view(), section))

    def _game_in_view(self) -> str:
        """Return the game of the topmost screen that has one, or the game played last."""
        keys = (getattr(screen, "game_key", None) for screen in reversed(self.screen_stack))
        last = self.session.settings.game
        return next(filter(None, keys), last if last in CATALOGUE else next(iter(CATALOGUE)))

    def note_game(self, game: str) -> None:
        """Remember the game that is being played: its rules open first, and a new game is of the same kind."""
        if self.session.settings.game != game:
            self.change_setting("game", game)

    def open_settings(self) -> None:
        """Open the settings."""
        from tui.screens.settings import SettingsScreen

        self.push_screen(SettingsScreen(self.session))

    def open_help(self, groups: Sequence[KeyGroup], signs: Sequence[KeyGroup] = ()) -> None:
        """Show keys in groups, each a title (or nothing) and its keys with what they do; signs have a second page."""
        self.push_screen(HelpScreen(self.session, groups, signs))

    def action_open_rules(self) -> None:
        """Open the rules from anywhere but the rules."""
        from tui.screens.rules import RulesScreen

        if not isinstance(self.screen, RulesScreen):
            self.open_rules()

    def action_command_palette(self) -> None:
        """Open the command palette, in the player's language."""
        if not isinstance(self.screen, Palette):
            self.push_screen(Palette(placeholder=self.session.words("palette-search")))

    def action_help_quit(self) -> None:
        """Explain how to quit: ctrl+c does not."""
        words, keys = self.session.words, self.session.bound_keys.get("app.quit", QUIT)
        key = written_key(keys.split(",")[0]).title()
        self.notify(words("quit-how", key=key) if key else words("quit-unbound"))

    # Settings

    def change_setting(self, name: str, value: Any) -> None:
        """Change a setting, apply it at once and save it."""
        if name == "language":
            self.session.language_asked = ""
        elif name == "glyphs":
            self.session.ascii_only = False
        self.session.settings_file.change(name, value)
        self._warn(settings_problem(self.session))
        if name == "theme":
            self.theme = value
        elif name == "keys":
            self._apply_keys()
            self._warn(key_problems(self.session))
        elif name == "glyphs":
            self._apply_glyphs()
        elif name == "window_title":
            self.show_window_title()
        for screen in self.screen_stack:
            if isinstance(screen, AppScreen):
                screen.setting_changed()
        if name in ("language", "glyphs"):
            self._keys.hold()
            self.run_worker(self._retranslate(), group="retranslate")

    def change_language(self, language: str) -> None:
        """Change the language."""
        self.change_setting("language", language)

    def change_theme(self, theme: str) -> None:
        """Change the theme."""
        self.change_setting("theme", theme)

    async def _retranslate(self) -> None:
        try:
            await self._retranslate_screens()
        finally:
            self.call_later(self._keys.release)

    async def _retranslate_screens(self) -> None:
        async with self._retranslating:  # one at a time: two would compose a screen at once
            for screen in tuple(self.screen_stack):
                while not screen.is_mounted and screen in self.screen_stack:
                    await asyncio.sleep(0.01)  # it is being composed already
                retranslate = getattr(screen, "retranslate", None)
                try:
                    done = retranslate() if retranslate is not None else None
                    if asyncio.iscoroutine(done):
                        await done
                except NoMatches:
                    pass  # closed meanwhile
                except Exception:
                    if self.is_running:  # otherwise Textual mounts nothing any more, and the old widgets stay
                        raise
                screen.refresh_bindings()

    def get_line_filters(self) -> Sequence[LineFilter]:
        """Return the filters, with one for plain ASCII if it is wanted."""
        filters = super().get_line_filters()
        return [*filters, self._plain_filter] if self.session.glyphs is ASCII else filters

    def _apply_glyphs(self) -> None:
        self.set_class(self.session.glyphs is ASCII, "-ascii")

    def _apply_keys(self) -> None:
        self.set_keymap(self.session.bound_keys)
        for screen in self.screen_stack:
            show_keys = getattr(screen, "show_keys", None)
            if show_keys is not None and screen.is_mounted:
                show_keys()

    def _is_always_live(self, key: str) -> bool:
        """Whether a key works even when the terminal is too small to see anything."""
        return key == ASKS_TO_QUIT or key in self.session.bound_keys.get("app.quit", QUIT).split(",")

    # The terminal

    def terminal_kind(self) -> TerminalKind | None:
        """Return the kind of terminal that this runs in; None in pipes and tests."""
        return None if self.is_headless else kind_here()

    def _open_terminal(self) -> None:
        """Use the terminal's own means from now on; at the first start, ask for its background."""
        driver = driver_of(self)
        assert driver is not None
        self.terminal = Terminal(self.terminal_kind(), self.session, driver.write)
        self.screen_change_signal.subscribe(self, lambda _screen: self.show_window_title())
        self.show_window_title()
        if self.session.settings_file.is_new:
            self.terminal.ask_background()

    @on(events.Unmount)
    def _restore_title(self) -> None:
        """Restore the title of the window."""
        self.terminal.restore_title()

    def show_window_title(self) -> None:
        """Show whose turn it is in the title of the window, if a table is open."""
        titles = (getattr(screen, "window_title", "") for screen in reversed(self.screen_stack))
        self.terminal.show_title(next(filter(None, titles), ""))

    def on_background_reported(self, message: BackgroundReported) -> None:
        """Take the light theme on a light background, unless the player has chosen one."""
        if self.session.settings_file.is_new and self.theme == THEMES[0] and message.background.is_light:
            self.session.settings.theme = self.theme = LIGHT_THEME

    # Sizes

    def on_resize(self, event: events.Resize) -> None:
        """Cover every screen while the terminal is too small, and uncover it when it has grown."""
        self._cover_if_too_small(event.size)

    def _cover_if_too_small(self, size: Size) -> None:
        small = is_too_small(*size)
        for screen in self.screen_stack:
            covers = screen.query(TooSmallNotice)
            screen.set_class(small, "-too-small")
            if small and not covers:
                screen.mount(TooSmallNotice(self.session))
            elif small:
                covers.first().refresh()
            else:
                covers.remove()

    # Typing

    async def on_event(self, event: events.Event) -> None:
        """Pass keys on one at a time; but for those that quit, none while the terminal is too small to show them."""
        self.terminal.notice(event)
        if isinstance(event, events.MouseEvent) and not event.is_forwarded and not self._accepts(event):
            return
        if not isinstance(event, events.Key | events.Paste):
            await super().on_event(event)
        elif event.is_forwarded:
            if self._keys.is_for_screen_in_front(event):
                await super().on_event(event)
        elif not is_too_small(*self.size) or (isinstance(event, events.Key) and self._is_always_live(event.key)):
            await self._keys.put(event)
        elif isinstance(event, events.Key) and event.key == QUIT_FROM_NOTICE:
            self.places()["quit"]()

    def _accepts(self, event: events.MouseEvent) -> bool:
        """Whether the screen in front may have an event of the mouse: Textual fails on a widget just removed."""
        if not isinstance(event, events.MouseDown):
            return self._keys.accepts(event)
        widget, _ = self.screen.get_widget_and_offset_at(event.x, event.y)
        return self._keys.accepts(event) and (widget is None or widget.parent is not None)

    async def on_key_handled(self, message: KeyHandled) -> None:
        """Pass the next key on."""
        await self._keys.handled(message.event)

    @property
    def message_queue_size(self) -> int:
        """The number of messages that wait, with the keys."""
        return super().message_queue_size + len(self._keys)

    def pop_screen(self) -> AwaitComplete:
        """Close the screen in front; what was typed for it and not yet handled is dropped."""
        self._keys.forget()
        closing = super().pop_screen()
        self._keys.closed()
        close_if_due(self.screen)
        return closing

    # Problems

    def tell(self, problem: SavesError) -> None:
        """Notify the player of a problem with a record or the library."""
        words = self.session.words
        self.notify(words.notice(problem), severity="error", timeout=12)

    def notify(
        self,
        message: str,
        *,
        title: str = "",
        severity: SeverityLevel = "information",
        timeout: float | None = None,
        markup: bool = False,
    ) -> None:
        """Show a notification on the screen in use, as plain text; it ends with that screen."""
        self._notices.show(message, severity, timeout)

    def notify_everywhere(
        self, message: str, severity: SeverityLevel = "information", timeout: float | None = None
    ) -> None:
        """Show a notification that concerns no single screen, and so stays on any."""
        self._notices.show(message, severity, timeout, everywhere=True)

    def _warn(self, problems: Iterable[str]) -> None:
        """Notify the player of problems with their settings and keys."""
        for text in problems:
            self.notify(text, severity="warning", timeout=12)

    def crash_message(self, error: Exception | None) -> str | None:
        """Keep the details of a crash in a file and return what to print about it."""
        path = crash_report.write_report(error, crash_report.log_folder()) if error else None
        return crash_report.crash_message(self.session.words, path)


def run(session: Session, opening: Opening | None = None) -> int:
    """Run the app in this terminal until the player quits, and return the exit code."""
    return asyncio.run(_run(session, opening))


async def _run(session: Session, opening: Opening | None) -> int:
    app = Pavilion(session, opening)
    if session.settings_file.is_new:
        expect_reply_here()
    try:
        await app.run_async()
    finally:
        await session.bots.close()
    return app.return_code or 0
