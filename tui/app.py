"""Pavilion: the app. It holds the session, opens screens and carries out what any of them may ask for."""

import asyncio
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, ClassVar, cast

from textual import events, work
from textual.app import App
from textual.binding import Binding, BindingType
from textual.command import CommandPalette
from textual.filter import LineFilter
from textual.geometry import Size
from textual.notifications import SeverityLevel
from textual.screen import Screen

from engine.game import CATALOGUE
from engine.game import game as game_of
from saves.problems import RecordError, SavesError, shown
from saves.records import names
from saves.records.journal import Journal
from saves.records.record import Header, Seat, survey
from saves.records.replay import salvage
from tui import crash_report as mishaps
from tui.commands import Commands
from tui.drawing.glyphs import ASCII
from tui.drawing.line_breaks import respect_no_break_spaces
from tui.drawing.plain_filter import PlainFilter
from tui.layouts import LAYOUTS
from tui.screens.base import AppScreen
from tui.screens.dialogs import AskText, Confirm
from tui.screens.help import HelpScreen, KeyGroup
from tui.screens.home import HomeScreen
from tui.screens.table_setup import new_seed
from tui.screens.too_small import TooSmall, is_too_small
from tui.session import NewGame, Opening, ReplayGame, ResumeGame, Session
from tui.table.shown_game import ShownGame
from tui.themes import load_themes

STYLES = ("app", "home", "new_game", "saved_games", "rules", "settings", "dialogs", "table", "lobby")
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
        Binding("ctrl+p", "command_palette", "key-palette", priority=True),
        Binding("ctrl+q", "quit", "key-quit", show=False, priority=True),
    ]

    def __init__(self, session: Session, opening: Opening | None = None) -> None:
        super().__init__()
        respect_no_break_spaces()
        self.session = session
        self._opening = opening
        self._retranslating = asyncio.Lock()
        self._plain_filter = PlainFilter()
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
        self.screen_change_signal.subscribe(self, lambda _screen: self._mind_the_size(self.size))
        match self._opening:
            case NewGame():
                self.start_table(self._opening)
            case ResumeGame(name):
                self.resume(name)
            case ReplayGame(path):
                self.open_replay(path)
            case None:
                pass
        if self.session.settings_file.problem:
            self._tell_problem()
        self._tell_ignored_settings()

    # Tables

    def start_table(self, new: NewGame) -> None:
        """Open a fresh table, kept from its first move on."""
        edition = new.edition or game_of(new.game).editions.corrected(new.corrections)
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
        """Go on with a saved game; if it is damaged or of older rules, offer to go on with what there is of it."""
        try:
            journal = self.session.library.open(name)
        except RecordError as problem:
            self._offer_rescue(name, problem)
        except SavesError as problem:
            self.tell(problem)
        else:
            if journal.outdated:
                self._offer_branch(journal)
            else:
                self._sit_down(lambda: journal)

    @work
    async def _offer_branch(self, journal: Journal) -> None:
        """Offer to continue a game of older rules from the last position that today's agree with."""
        if journal.match.is_over:
            self._watch(journal)
            return
        words, moves = self.session.words, len(journal.match.entries)
        question = "\n\n".join(words.notice(each) for each in journal.notices)
        if await self.push_screen_wait(Confirm(self.session, question, words("older-rules-yes", moves=moves))):
            branch = self._opened(lambda: self.session.library.branch(journal, moves))
            if branch is not None:
                self._sit_down(lambda: branch)
                self.notify(words("older-rules-kept", name=shown(branch.path.stem)), timeout=8)

    @work
    async def _offer_rescue(self, name: str, problem: RecordError) -> None:
        try:
            saved = salvage(survey(problem.path))
        except RecordError:
            saved = None
        if saved is None:
            self.tell(problem)
            return
        words = self.session.words
        told = words.notice(problem)
        history = "part" if saved.from_checkpoint else "whole"
        question = words("rescue-ask", problem=told, moves=saved.moves, round=saved.round, history=history)
        if await self.push_screen_wait(Confirm(self.session, question, words("rescue-yes"))):
            self._sit_down(lambda: self.session.library.recover(name))

    def open_replay(self, path: Path) -> None:
        """Watch a record."""
        journal = self._opened(lambda: Journal.open(path, read_only=True))
        if journal is not None:
            self._watch(journal)

    def _watch(self, journal: Journal) -> None:
        """Show a record from its beginning, and what opening it had to say."""
        from tui.table.replay import ReplayScreen

        self.push_screen(ReplayScreen(self.session, journal))
        for notice in journal.notices:
            self.notify(self.session.words.notice(notice), severity="warning", timeout=12)

    def rematch(self, header: Header) -> None:
        """Play again with the same seats and variants, and a new seed."""
        edition = game_of(header.game).editions.renewed(header.edition)
        self.start_table(
            NewGame(header.game, header.seats, header.options, new_seed(), free_undo=header.free_undo, edition=edition)
        )

    def _sit_down(self, open_journal: Callable[[], Journal]) -> None:
        from tui.table.screen import TableScreen

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

    @work
    async def save_copy(self, journal: Journal) -> None:
        """Ask for a name and keep a copy of the game as it stands under it; the game itself goes on."""
        words = self.session.words
        value = names.fit(journal.path.stem)
        name = await self.push_screen_wait(AskText(self.session, words("copy-ask"), value))
        if name is None:
            return
        upto = len(journal.match.entries)
        copy = self._opened(lambda: self.session.library.branch(journal, upto, name=name))
        if copy is not None:
            copy.close()
            self.notify(words("copy-kept", name=copy.path.stem))

    def continue_from(self, journal: ShownGame, upto: int) -> None:
        """Begin a new game after the first moves of another; without people in it, who decides next is one."""
        seats = list(journal.header.seats)
        decisions = journal.match.game.decisions(journal.match.state_before(upto))
        if not journal.match.humans and decisions:
            name = self.session.settings.name or self.session.words("cli-player", number=decisions[0].seat + 1)
            seats[decisions[0].seat] = Seat(name, "human")
        source = cast("Journal", journal)  # all that is asked of it is its header and its match
        self._sit_down(lambda: self.session.library.branch(source, upto, seats=seats, free_undo=True))

    # Screens

    def places(self) -> dict[str, Callable[[], Any]]:
        """Give the places one can always go to, by name."""
        return {
            "home": self.go_home,
            "new": self.open_new_game,
            "saves": self.open_saved_games,
            "trash": self.open_trash,
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

    def open_trash(self) -> None:
        """Show the deleted games."""
        from tui.screens.trash import TrashScreen

        self.push_screen(TrashScreen(self.session))

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
        if not isinstance(self.screen, CommandPalette):
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
        self.session.settings_file.change(name, value)
        if self.session.settings_file.problem:
            self._tell_problem()
        if name == "theme":
            self.theme = value
        elif name == "keys":
            self._apply_keys()
        elif name == "glyphs":
            self._apply_glyphs()
        for screen in self.screen_stack:
            if isinstance(screen, AppScreen):
                screen.setting_changed()
        if name in ("language", "glyphs"):
            self.run_worker(self._retranslate(), group="retranslate")

    def change_language(self, language: str) -> None:
        """Speak another language from now on."""
        self.change_setting("language", language)

    def change_theme(self, theme: str) -> None:
        """Wear another theme from now on."""
        self.change_setting("theme", theme)

    async def _retranslate(self) -> None:
        async with self._retranslating:  # one after the other: a screen that is half composed must not be left so
            for screen in self.screen_stack:
                retranslate = getattr(screen, "retranslate", None)
                if retranslate is not None:
                    done = retranslate()
                    if asyncio.iscoroutine(done):
                        await done
                screen.refresh_bindings()

    def get_line_filters(self) -> Sequence[LineFilter]:
        """Let nothing but ASCII through if that is what was asked for."""
        filters = super().get_line_filters()
        return [*filters, self._plain_filter] if self.session.glyphs is ASCII else filters

    def _apply_glyphs(self) -> None:
        self.set_class(self.session.glyphs is ASCII, "-ascii")

    def _apply_keys(self) -> None:
        self.set_keymap(LAYOUTS[self.session.settings.keys])

    # Sizes

    def on_resize(self, event: events.Resize) -> None:
        """Cover every screen while the terminal is too small, and uncover it when it has grown."""
        self._mind_the_size(event.size)

    def _mind_the_size(self, size: Size) -> None:
        small = is_too_small(*size)
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
        quits = isinstance(event, events.Key) and event.key in ALWAYS_LIVE
        if isinstance(event, events.Key | events.Paste) and is_too_small(*self.size) and not quits:
            return
        await super().on_event(event)

    # When things go wrong

    def tell(self, problem: SavesError) -> None:
        """Tell what is the matter with a record or the library."""
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
        """Tell something, as it is: a name with brackets in it is no markup."""
        super().notify(message, title=title, severity=severity, timeout=timeout, markup=False)

    def _tell_problem(self) -> None:
        words = self.session.words
        why = self.session.settings_file.problem
        self.notify(words("settings-problem", why=why), severity="warning", timeout=12)

    def _tell_ignored_settings(self) -> None:
        """Name the settings whose values are not known here."""
        words = self.session.words
        for name, value in self.session.settings_file.ignored.items():
            label = f"settings-{name.replace('_', '-')}"
            setting = words(label) if words.has(label) else name
            self.notify(words("settings-ignored", setting=setting, value=value), severity="warning", timeout=12)

    def panic(self, *renderables: Any) -> None:
        """Leave because something broke; what Textual would print about it goes to the file, too."""
        self._fatal_error()

    def _fatal_error(self) -> None:
        """Leave the terminal clean, keep the details in a file, and tell the player in a sentence."""
        if not self._exit_renderables:
            path = mishaps.keep_details(self._exception, mishaps.log_folder()) if self._exception else None
            self._exit_renderables.append(mishaps.apology(self.session.words, path))
        self._close_messages_no_wait()


def run(session: Session, opening: Opening | None = None) -> int:
    """Run the app in this terminal until the player leaves, and give the exit code."""
    return asyncio.run(_run(session, opening))


async def _run(session: Session, opening: Opening | None) -> int:
    app = Pavilion(session, opening)
    try:
        await app.run_async()
    finally:
        await session.bots.close()
    return app.return_code or 0
