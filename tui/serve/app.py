"""A visitor's app: Pavilion on a line instead of a terminal, one of many in this process."""

import asyncio
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any, ClassVar

from rich.console import RenderableType
from textual.driver import Driver
from textual.filter import Monochrome, NoColor
from textual.screen import Screen

from tui import app as home
from tui.app import Pavilion
from tui.drawing.compositor import compact
from tui.serve.context import ServerContext, first_screen
from tui.serve.driver import Line, LineDriver
from tui.serve.stylesheets import SharedStylesheet
from tui.serve.terminal import ClientTerminal
from tui.session import Session

LONG = 3600.0
"""Seconds: a notice to everyone stays until it is closed, or the house is."""


class VisitorApp(Pavilion):
    """The program of someone who came over SSH.

    Other sessions are other apps: `widget.app` and everything that asks for the active app answers the caller's, so
    from outside only `post_message` and `call_later` may be used on it.
    """

    CSS_PATH: ClassVar[list[Any]] = [Path(home.__file__).parent / path for path in Pavilion.CSS_PATH]

    def __init__(self, session: Session, context: ServerContext, terminal: ClientTerminal, line: Line) -> None:
        super().__init__(session)
        self.context = context
        self._line = line
        # Textual has looked for all this in the environment of the server.
        self.console = terminal.console()
        self.no_color = terminal.no_color
        self._filters = [each for each in self._filters if not isinstance(each, Monochrome | NoColor)]
        if self.no_color:
            self._filters.append(Monochrome())
        self.stylesheet = SharedStylesheet(variables=self.get_css_variables())
        # Apps leave in any order, and each would put back the output it found: so none takes it.
        self._capture_stdout = sys.stdout  # type: ignore[assignment]
        self._capture_stderr = sys.stderr  # type: ignore[assignment]
        self._task_factory = asyncio.get_running_loop().get_task_factory()

    @property
    def mishap(self) -> Exception | None:
        """What broke, if something did."""
        return self._exception

    @property
    def line_driver(self) -> LineDriver | None:
        """The driver, once there is one."""
        return self._driver if isinstance(self._driver, LineDriver) else None

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

    async def _process_messages(self, *arguments: Any, **options: Any) -> None:
        """Run the app, with the event loop starting tasks as it did before."""
        # From Python 3.12 on, `run_async` has just made the loop start every task within the call that creates it. The
        # loop belongs to the whole server, and other code on it expects tasks to start later: asyncssh, for one, then
        # takes packets in the wrong order. Nothing else has run since, so nobody meets the loop as it was left.
        asyncio.get_running_loop().set_task_factory(self._task_factory)
        await super()._process_messages(*arguments, **options)

    def _build_driver(self, headless: bool, inline: bool, mouse: bool, size: tuple[int, int] | None) -> Driver:
        self._driver = LineDriver(self, self._line, mouse=mouse, size=size)
        return self._driver

    def _display(self, screen: Screen[Any], renderable: RenderableType | None) -> None:
        super()._display(screen, compact(renderable))

    def _set_pointer_shape(self, shape: str) -> None:
        """Leave the pointer alone: few terminals know how to change it, and some print what they are told."""

    def _fatal_error(self) -> None:
        """Leave; whoever runs the session tells the player and the log."""
        self._close_messages_no_wait()

    def _print_error_renderables(self) -> None:
        """Print nothing: standard error is the server's."""
        self._exit_renderables.clear()
