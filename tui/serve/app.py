"""A visitor's app: Pavilion on a line instead of a terminal, one of many in this process."""

from collections.abc import Callable
from pathlib import Path
from typing import Any, ClassVar

from rich.console import RenderableType
from textual.driver import Driver
from textual.screen import Screen

from tui import app as home
from tui.app import Pavilion
from tui.drawing.compositor import compact
from tui.serve.context import ServerContext, first_screen
from tui.serve.driver import Line, LineDriver
from tui.serve.stylesheets import SharedStylesheet
from tui.serve.terminal import ClientTerminal
from tui.session import Session
from tui.textual_private import HostedApp, crash_of, driver_of, leave_output_alone, set_console

LONG = 3600.0
"""Seconds: a notice to everyone stays until it is closed, or the house is."""


class VisitorApp(HostedApp, Pavilion):
    """The program of someone who came over SSH.

    Other sessions are other apps: `widget.app` and everything that asks for the active app answers the caller's, so
    from outside only `post_message` and `call_later` may be used on it.
    """

    CSS_PATH: ClassVar[list[Any]] = [Path(home.__file__).parent / path for path in Pavilion.CSS_PATH]

    def __init__(self, session: Session, context: ServerContext, terminal: ClientTerminal, line: Line) -> None:
        super().__init__(session)
        self.context = context
        self._line = line
        set_console(self, terminal.console(), no_color=terminal.no_color)
        self.stylesheet = SharedStylesheet(variables=self.get_css_variables())
        leave_output_alone(self)

    @property
    def mishap(self) -> Exception | None:
        """What broke, if something did."""
        return crash_of(self)

    @property
    def line_driver(self) -> LineDriver | None:
        """The driver, once there is one."""
        driver = driver_of(self)
        return driver if isinstance(driver, LineDriver) else None

    def get_default_screen(self) -> Screen[Any]:
        """Start at the entrance."""
        return first_screen(self.session, self.context)

    def on_mount(self) -> None:
        """Tell by which name the house knows the key, if another was asked for; go back to where the line was cut."""
        if self.context.player.asked:
            self.notify(self.session.words("serve-known-as", name=self.context.player.name), timeout=8)
        if table := self.session.settings.table:
            from tui.lobby.opening import return_to

            self.open_lobby()
            self.run_worker(return_to(self, self.context, table))

    def places(self) -> dict[str, Callable[[], Any]]:
        """Give the places one can always go to, the tables of the house among them."""
        first, *others = super().places().items()
        return dict([first, ("tables", self.open_lobby), *others])

    def go_home(self) -> None:
        """Leave every screen but the first, and the table one was at in good order."""
        super().go_home()
        if self.session.settings.table:
            self.session.settings.table = ""
            self.session.settings_file.save()

    def open_lobby(self) -> None:
        """Show the tables of the house."""
        from tui.lobby.lobby import LobbyScreen

        self.go_home()
        self.push_screen(LobbyScreen(self.session, self.context))

    def announce(self, id_: str, **arguments: Any) -> None:
        """Tell the player something that concerns everyone; from outside by `call_later`."""
        self.notify(self.session.words(id_, **arguments), severity="warning", timeout=LONG)

    def make_driver(self, mouse: bool, size: tuple[int, int] | None) -> Driver:
        """Return a driver on the line."""
        return LineDriver(self, self._line, mouse=mouse, size=size)

    def make_update(self, update: RenderableType | None) -> RenderableType | None:
        """Return an update in its shortest form."""
        return compact(update)

    def crash_message(self, error: Exception | None) -> str | None:
        """Print nothing here: the session tells the player and the log."""
        return None
