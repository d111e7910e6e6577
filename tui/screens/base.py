"""AppScreen: the base of every screen but the table, with a heading, a body and a key line."""

from collections.abc import Iterator
from contextlib import suppress
from typing import TYPE_CHECKING, ClassVar, TypeVar, cast

from textual.app import ComposeResult
from textual.binding import BindingType
from textual.containers import Container
from textual.css.query import NoMatches
from textual.screen import Screen
from textual.widget import Widget

from tui.drawing.glyphs import ASCII
from tui.i18n.words import Words
from tui.keys import Key, bindings, key
from tui.screens.closing import closes_once
from tui.session import Session
from tui.widgets.heading import Heading
from tui.widgets.keyline import KeyLine, live_hints

if TYPE_CHECKING:
    from tui.app import Pavilion

ResultT = TypeVar("ResultT")


@closes_once
class AppScreen(Screen[ResultT]):
    """A screen with a heading above, a key line below and a key that leaves it. Its keys are listed in `KEYS`."""

    title_id: ClassVar[str] = ""
    """The message that names the screen."""
    KEYS: ClassVar[tuple[Key, ...]] = (
        key("key-back", "escape,q", "leave", id="screen.back"),
        key("key-help", "question_mark", "explain_keys", id="screen.help"),
    )
    """What the keys do here, besides those of the widgets."""
    BINDINGS: ClassVar[list[BindingType]] = bindings(*KEYS)
    # Textual declares these in a way that allows no ClassVar.
    HORIZONTAL_BREAKPOINTS = [(0, "-narrow"), (110, "-wide")]  # noqa: RUF012
    VERTICAL_BREAKPOINTS = [(0, "-short"), (34, "-tall")]  # noqa: RUF012

    def __init__(self, session: Session) -> None:
        super().__init__()
        self.session = session

    @property
    def words(self) -> Words:
        """The words of the session in its present language."""
        return self.session.words

    @property
    def pavilion(self) -> "Pavilion":
        """The app, typed."""
        return cast("Pavilion", self.app)

    def compose(self) -> ComposeResult:
        """Lay out the heading, the body and the key line."""
        yield Heading(self.session, self.heading())
        with Container(id="body"):
            yield from self.body()
        yield KeyLine(self.session)

    def body(self) -> Iterator[Widget]:
        """Return the widgets between the heading and the key line."""
        yield from ()

    def heading(self) -> str:
        """Return the title in the heading."""
        return self.words(self.title_id)

    async def retranslate(self) -> None:
        """Compose everything again in the language of the session; the focus stays where it was."""
        focused = self.focused.id if self.focused else None
        await self.recompose()
        self._fit()
        for widget in self.query(f"#{focused}" if focused else "Listing").results(Widget):
            widget.focus()
            break

    def setting_changed(self) -> None:
        """Show the effect of a changed setting; the app applies language, theme and glyphs itself."""

    def on_resize(self) -> None:
        """Fit the new size."""
        self._fit()

    def fit(self) -> None:
        """Adapt to the size; called whenever the size or the widgets have changed."""

    def _fit(self) -> None:
        with suppress(NoMatches):  # being composed again, or already left
            self.fit()

    def action_leave(self) -> None:
        """Go back to the previous screen."""
        self.dismiss()

    def action_explain_keys(self) -> None:
        """Show what every key does here."""
        hints = live_hints(self, self.words, self.session.glyphs is ASCII, shown_only=False)
        self.pavilion.open_help([(self.heading(), [(hint.keys, hint.text) for hint in hints])])
