"""Home: the first screen, with the last game one key away."""

import asyncio
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import dataclass
from typing import ClassVar, Protocol

from rich.cells import cell_len
from textual import events, on, work
from textual.app import ComposeResult
from textual.binding import BindingType
from textual.containers import Center, Container
from textual.content import Content
from textual.css.query import NoMatches
from textual.geometry import Size
from textual.widget import Widget
from textual.widgets import Static

from saves.problems import SavesError
from saves.records.entry import ListedGame
from tui.key_names import key_name
from tui.keys import bindings, key
from tui.learning.daily import DailyPuzzle
from tui.screens.base import AppScreen
from tui.screens.brief_wait import wait_briefly
from tui.screens.game_summary import summary, title
from tui.session import Session
from tui.widgets.columns import cut_middle
from tui.widgets.keyline import KeyLine
from tui.widgets.listing import MARGIN, Listing, Row
from tui.widgets.text import show_text
from tui.widgets.wordmark import Wordmark

MENU = {
    "tables": "t",
    "continue": "c",
    "new": "n",
    "learn": "l",
    "saves": "s",
    "replays": "r",
    "rules": "f1",
    "account": "a",
    "settings": "o",
    "quit": "q",
}
"""The entries of the menu with their keys. Only those that the app has are shown: shared tables need a server."""
TALL, AROUND = 35, 19
"""The height of a window that has room to explain the entries, and its lines for everything but them."""


@dataclass(slots=True)
class MenuRow(Row):
    """An entry of the menu, its key, and what it leads to."""

    hint: str = ""
    about: str = ""

    def draw(self, session: Session, width: int) -> Content:
        """Return the entry, with its key at the end of the row."""
        room = max(width - MARGIN - cell_len(self.hint), 1)
        text = self.text.truncate(room, ellipsis=True, pad=True)
        text = text if self.enabled else Content.styled(text.plain, "$faint")
        return text + Content.styled(self.hint, "$faint")


class Menu(Listing):
    """The entries, each with what it leads to where there is room between them."""

    def draw_between(self, index: int, line: int, width: int) -> Content:
        """Explain the entry above."""
        row = self.rows[index]
        about = row.about if isinstance(row, MenuRow) and line == 1 else ""
        return cut_middle(Content.styled(about, "$faint"), width)

    def get_content_height(self, container: Size, viewport: Size, width: int) -> int:
        """Return the height with room to explain the last entry as well."""
        return len(self.rows) * self.pitch


def pitch_of(menu: Listing, height: int) -> int:
    """Return the lines for each entry of the menu in a window of this height: one, or more to explain it."""
    room = height - AROUND if height >= TALL else 0
    return min(max(room // len(menu.rows), 1), 3)


class HomeNotice(Protocol):
    """A notice that the home screen shows instead of the latest game."""

    def start(self, screen: "HomeScreen") -> None:
        """Begin to call `refresh_notice` on news; called when the screen is mounted."""

    def resume(self) -> None:
        """Begin again; called when the screen is uncovered."""

    def stop(self) -> None:
        """End; called when the screen is covered or removed."""

    async def refresh(self) -> bool:
        """Bring the notice up to date, and return whether it has changed."""

    def text(self) -> Content | None:
        """Return the notice, if there is one."""


class HomeScreen(AppScreen[None]):
    """The wordmark, the menu, and a glimpse of the game under way."""

    KEYS = (
        *(
            key(f"home-{name}", pressed, f"go('{name}')", shown=False, id=f"home.{name}")
            for name, pressed in MENU.items()
        ),
        key("home-puzzle", "p", "puzzle", id="home.puzzle"),
        key("", "escape", "nowhere", shown=False, id="home.stay"),
    )
    BINDINGS: ClassVar[list[BindingType]] = bindings(*KEYS)

    def __init__(self, session: Session, notice: HomeNotice | None = None) -> None:
        super().__init__(session)
        self.notice = notice
        self._latest: ListedGame | None = None
        self._problem = ""
        self._daily = DailyPuzzle(session)
        self._has_looked = False
        self.is_complete = asyncio.Event()
        """Set once everything is on the screen."""

    def compose(self) -> ComposeResult:
        """Lay out from top to bottom."""
        with Container(id="body"):
            yield from self.body()
        yield KeyLine(self.session)

    def body(self) -> Iterator[Widget]:
        """Return the wordmark, the menu and the summary of the latest game."""
        yield Wordmark(self.session)
        yield Center(Menu(self.session, self._rows(), id="menu"))
        yield Static(self._glimpse(), id="glimpse")

    def heading(self) -> str:
        """Return the title in the help."""
        return "Pavilion"

    def on_mount(self) -> None:
        """Start the notice."""
        if self.notice is not None:
            self.notice.start(self)

    def on_unmount(self) -> None:
        """Stop the notice."""
        if self.notice is not None:
            self.notice.stop()

    @on(events.ScreenResume)
    def resume_notice(self) -> None:
        """Refresh the notice from now on; before the screen is mounted, `on_mount` will start it."""
        if self.is_mounted and self.notice is not None:
            self.notice.resume()

    @on(events.ScreenSuspend)
    def pause_notice(self) -> None:
        """Leave the notice as it is while nobody sees it."""
        if self.is_mounted and self.notice is not None:
            self.notice.stop()

    @on(events.ScreenResume)
    async def look_for_latest(self) -> None:
        """Look for a game to resume, and move the cursor to it if it is another one than before."""
        ready = asyncio.Event()
        self._look(ready)
        await wait_briefly(ready)
        self.is_complete.set()

    @work(exclusive=True, group="latest")
    async def _look(self, ready: asyncio.Event) -> None:
        before, at = self._latest, self._row_name()
        latest, problem = await asyncio.to_thread(self._look_for_game)
        self._latest, self._problem, self._has_looked = latest, problem, True
        with suppress(NoMatches):  # being composed again, with what is known now
            # A cursor that the player has moved meanwhile stays where it is.
            points_at_it = latest != before and at == self._row_name()
            points_at_learn = self._is_newcomer and at == self._row_name() == "new"
            start = "continue" if points_at_it else "learn" if points_at_learn else None
            self.query_one(Listing).show(self._rows(), at=start)
            show_text(self.query_one("#glimpse", Static), self._glimpse())
        ready.set()

    @work(exclusive=True, group="notice")
    async def refresh_notice(self) -> None:
        """Bring the notice up to date, and show it or else the latest game."""
        if self.notice is not None and await self.notice.refresh():
            for glimpse in self.query("#glimpse").results(Static):  # none while the screen is being recomposed
                show_text(glimpse, self._glimpse())

    def _row_name(self) -> str:
        row = next((each.row for each in self.query(Listing).results(Listing)), None)
        return row.name if row else ""

    def fit(self) -> None:
        """Explain the entries where there is room."""
        menu = self.query_one(Listing)
        menu.pitch = pitch_of(menu, self.size.height)

    @on(Listing.Chosen)
    def choose(self, event: Listing.Chosen) -> None:
        """Open the entry under the cursor."""
        self.action_go(event.row.name)

    def action_go(self, name: str) -> None:
        """Open an entry of the menu."""
        if name != "continue":
            self.pavilion.places()[name]()
        elif self._latest is not None:
            self.pavilion.resume(self._latest.name)

    def action_puzzle(self) -> None:
        """Open the puzzle of the day."""
        name = self._daily.name(self.pavilion.learning.today())
        if name is not None:
            self.pavilion.learning.open_daily(name)

    def action_nowhere(self) -> None:
        """Stay: there is nothing to go back to from here."""

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        """Offer the entries of the menu, and not to leave a screen that is left by Quit."""
        if action == "puzzle":
            return self._daily.name(self.pavilion.learning.today()) is not None
        return parameters[0] in self._menu() if action == "go" else action != "leave"

    def _look_for_game(self) -> tuple[ListedGame | None, str]:
        try:
            return self.session.library.latest(), ""
        except SavesError as problem:
            return None, self.words.notice(problem)

    def _menu(self) -> dict[str, str]:
        places = self.pavilion.places()
        return {name: key for name, key in MENU.items() if name == "continue" or name in places}

    def _rows(self) -> list[Row]:
        rows: list[Row] = []
        for name, pressed in self._menu().items():
            label = Content(self.words(f"home-{name}"))
            enabled = name != "continue" or self._latest is not None
            bound = self.session.bound_keys.get(f"home.{name}", pressed).split(",")[0]
            hint = key_name(bound, self.words, ascii_only=False) if bound else ""
            about = self.words(f"command-{name}.about") if name != "continue" else self._about_latest()
            rows.append(MenuRow(name, label, enabled, hint, about))
        return rows

    def _about_latest(self) -> str:
        """Return what the game to continue is recognised by."""
        return title(self._latest, self.words) if self._latest is not None else ""

    @property
    def _is_newcomer(self) -> bool:
        """Whether nothing has been played or learnt here yet."""
        settings = self.session.settings
        return self._latest is None and not (settings.game or settings.learnt or settings.lessons_begun)

    def _glimpse(self) -> Content:
        """Return the notice or the latest game, and the puzzle of the day."""
        puzzle = self._daily.text(self.pavilion.learning.today()) if self._has_looked else None
        return self._news() if puzzle is None else Content("\n").join([self._news(), puzzle])

    def _news(self) -> Content:
        if self.notice is not None and (notice := self.notice.text()) is not None:
            return notice
        if self._problem:
            return Content.styled(self._problem, "$bad")
        if self._latest is None:
            welcome = self.words("home-newcomer" if self._is_newcomer else "home-welcome")
            return Content.styled(welcome if self._has_looked else "", "$faint")
        return summary(self._latest, self.session)
