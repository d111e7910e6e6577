"""AppScreen: what every screen but the table shares: a heading, a body, the line of live keys, and leaving."""

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
from tui.session import Session
from tui.widgets.heading import Heading
from tui.widgets.keyline import KeyLine, live_hints

if TYPE_CHECKING:
    from tui.app import Pavilion

ResultT = TypeVar("ResultT")


class AppScreen(Screen[ResultT]):
    """Base of the screens. Bindings are described by message ids; the key line and the help say them in words."""

    title_id: ClassVar[str] = ""
    """The message that names the screen."""
    KEYS: ClassVar[tuple[Key, ...]] = (
        key("key-back", "escape,q", "leave"),
        key("key-help", "question_mark", "explain_keys"),
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
        """The words of the session as it speaks now."""
        return self.session.words

    @property
    def pavilion(self) -> "Pavilion":
        """The app, as what it is."""
        return cast("Pavilion", self.app)

    def compose(self) -> ComposeResult:
        """Put the heading above, the body between and the keys below."""
        yield Heading(self.session, self.heading())
        with Container(id="body"):
            yield from self.body()
        yield KeyLine(self.session)

    def body(self) -> Iterator[Widget]:
        """Give the widgets between heading and keys."""
        yield from ()

    def heading(self) -> str:
        """Give the title in the heading."""
        return self.words(self.title_id)

    async def retranslate(self) -> None:
        """Say everything again in the language of the session, and leave the focus where it was."""
        focused = self.focused.id if self.focused else None
        await self.recompose()
        self._fit()
        for widget in self.query(f"#{focused}" if focused else "Listing").results(Widget):
            widget.focus()
            break

    def setting_changed(self) -> None:
        """Show what follows from another setting; language, theme and signs see to themselves."""

    def on_resize(self) -> None:
        """Fit the new size."""
        self._fit()

    def fit(self) -> None:
        """Make use of the room there is; called whenever the size or the widgets have changed."""

    def _fit(self) -> None:
        with suppress(NoMatches):  # just being composed anew, and fitted after that; or left, and never again
            self.fit()

    def action_leave(self) -> None:
        """Go back to the screen before."""
        self.dismiss()

    def action_explain_keys(self) -> None:
        """Show what every key does here."""
        hints = live_hints(self, self.words, self.session.glyphs is ASCII, shown_only=False)
        self.pavilion.open_help([(self.heading(), [(hint.keys, hint.text) for hint in hints])])
