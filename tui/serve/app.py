"""The app of a remote player: Pavilion over a byte stream instead of a terminal, one of many in this process."""

import asyncio
from collections.abc import Callable
from pathlib import Path
from typing import Any, ClassVar

from rich.console import RenderableType
from textual.driver import Driver
from textual.screen import Screen

from tui import app as local_app
from tui.app import Pavilion
from tui.drawing.compositor import compact
from tui.screens.brief_wait import wait_briefly
from tui.screens.home import HomeScreen
from tui.serve.context import ServerContext, first_screen
from tui.serve.driver import RemoteDriver, TerminalStream
from tui.serve.stylesheets import SharedStylesheet
from tui.serve.terminal import ClientTerminal
from tui.serve.waiting import WaitingNotice
from tui.session import Session
from tui.terminal.kind import TerminalKind
from tui.textual_private import HostedApp, crash_of, driver_of, forget_pictures, leave_output_alone, set_console

CODE_NOTICE = 60.0
"""Seconds that a guest's new code is shown; after that it is in the account screen."""
ROUNDS = 10
"""Rounds of the loop in which widgets take in their sizes before the first picture; one would need a second picture."""
ANNOUNCEMENT = 3600.0
"""Seconds that an announcement stays: in effect, until the player closes it."""


_VARIABLES: dict[str, dict[str, str]] = {}
"""The variables of each theme."""


class RemoteApp(HostedApp, Pavilion):
    """The app of one SSH session.

    Each session has its own app, and `widget.app` is the app of the calling session: from another session, use only
    `post_message` and `call_later`.
    """

    CSS_PATH: ClassVar[list[Any]] = [Path(local_app.__file__).parent / path for path in Pavilion.CSS_PATH]

    def __init__(
        self, session: Session, context: ServerContext, terminal: ClientTerminal, stream: TerminalStream
    ) -> None:
        super().__init__(session)
        self.context = context
        self._waits = 0
        self.client = terminal
        self.terminal_stream = stream
        # Textual took the console and its colours from the environment of the server.
        set_console(self, terminal.console(), no_color=terminal.no_color)
        self.stylesheet = SharedStylesheet(variables=self.get_css_variables())
        leave_output_alone(self)
        self.hold_pictures()

    @property
    def error(self) -> Exception | None:
        """The exception that ended the app, if any."""
        return crash_of(self)

    @property
    def remote_driver(self) -> RemoteDriver | None:
        """The driver, once the app runs."""
        driver = driver_of(self)
        return driver if isinstance(driver, RemoteDriver) else None

    def get_css_variables(self) -> dict[str, str]:
        """Return the variables of the theme, which are the same for every session."""
        if self.theme not in _VARIABLES:
            _VARIABLES[self.theme] = super().get_css_variables()
        return dict(_VARIABLES[self.theme])

    def get_default_screen(self) -> Screen[Any]:
        """Start with the home screen of the server."""
        return first_screen(self.session, self.context)

    def on_mount(self) -> None:
        """Show what a player must know after login, and return to the table of a lost connection."""
        if self.session.settings_file.is_new and (driver := self.remote_driver) is not None:
            driver.expect_reply()
        player = self.context.player
        if player.asked:
            self.notify(self.session.words("serve-known-as", name=player.name), timeout=8)
        if player.is_new:
            notice = self.session.words("serve-guest-code-notice", name=player.name, code=player.code)
            self.notify_everywhere(notice, timeout=CODE_NOTICE)
        self.screen_change_signal.subscribe(self, lambda _screen: forget_pictures(self))
        self.run_worker(self._show_first_picture())

    async def _show_first_picture(self) -> None:
        """Show the table that the connection was lost at, or home; nothing is painted before that is complete."""
        home = self.screen_stack[0]
        assert isinstance(home, HomeScreen)
        if table := self.session.settings.table:
            from tui.lobby.opening import return_to

            self.open_lobby()
            is_back = asyncio.Event()

            async def go_back() -> None:
                await return_to(self, self.context, table)
                is_back.set()

            self.run_worker(go_back())
            await wait_briefly(is_back)  # a store that hangs must not keep the screen empty
        else:
            await wait_briefly(home.is_complete)
        self.release_styles()
        for _ in range(ROUNDS):
            await asyncio.sleep(0)
        self.release_pictures()

    def places(self) -> dict[str, Callable[[], Any]]:
        """Return the screens that can always be opened, with the lobby as the second."""
        first, *others = super().places().items()
        return dict([first, ("tables", self.open_lobby), ("account", self.open_account), *others])

    def go_home(self) -> None:
        """Close every screen but the first, and forget the table to return to."""
        super().go_home()
        if self.session.settings.table:
            self.session.settings.table = ""
            self.session.settings_file.save()

    def open_lobby(self) -> None:
        """Show the lobby."""
        from tui.lobby.lobby import LobbyScreen

        self.go_home()
        self.push_screen(LobbyScreen(self.session, self.context))

    def open_account(self) -> None:
        """Show the player's name and keys."""
        from tui.lobby.account import AccountScreen

        self.push_screen(AccountScreen(self.session, self.context))

    def announce(self, id_: str, **arguments: Any) -> None:
        """Show a notice to all players; from another session, call by `call_later`."""
        message = self.session.words(id_, **arguments)
        self.notify_everywhere(message, severity="warning", timeout=ANNOUNCEMENT)

    def show_waiting(self, waits: bool) -> None:
        """Show that the store is waited for; called with False when one of the waits has ended."""
        self._waits += 1 if waits else -1
        if not self.is_running:
            return
        if self._waits == 1 and waits:
            if self.screen.is_attached:  # else it is being opened or closed
                self.screen.mount(WaitingNotice(self.session))
        elif not self._waits:
            for screen in self.screen_stack:
                screen.query(WaitingNotice).remove()

    def terminal_kind(self) -> TerminalKind:
        """Return the kind of the client's terminal."""
        return TerminalKind(self.client.type, self.client.environment)

    def make_driver(self, mouse: bool, size: tuple[int, int] | None) -> Driver:
        """Return a driver for the client's terminal."""
        return RemoteDriver(
            self,
            self.terminal_stream,
            mouse=mouse,
            size=size,
            turns=self.context.turns,
            player=self.context.player.name,
            tell_dropped=self._tell_dropped,
            notice=lambda event: self.terminal.notice(event),
        )

    def _tell_dropped(self) -> None:
        """Show that the player typed faster than the server reads."""
        self.notify(self.session.words("serve-keys-dropped"), severity="warning")

    def make_update(self, update: RenderableType | None) -> RenderableType | None:
        """Send updates in a compact form."""
        return compact(update)

    def crash_message(self, error: Exception | None) -> str | None:
        """Print nothing here; the session reports the error to the player and the log."""
        return None
