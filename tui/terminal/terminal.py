"""Terminal: the title, the notifications and the clipboard of one app's terminal, as far as the player wants them."""

from collections.abc import Callable

from textual import events
from textual.message import Message

from tui.drawing.glyphs import ASCII, plain
from tui.session import Session
from tui.terminal import sequences
from tui.terminal.kind import TerminalKind

NAME = "Pavilion"


class Terminal:
    """Writes to a terminal what no picture shows. Silent where it can do nothing of the kind, and in tests and pipes.

    `write` sends a sequence.
    """

    def __init__(self, kind: TerminalKind | None, session: Session, write: Callable[[str], None]) -> None:
        """Use a terminal; without a kind, nothing is ever written."""
        self.kind = kind
        self._session = session
        self._write = write
        self._title: str | None = None
        """The title shown; None while the terminal has its own."""
        self.has_focus: bool | None = None
        """Whether its window has the keyboard; None as long as the terminal has not told."""
        self._has_called = False
        """Whether the player has been called and has not come yet."""

    @property
    def is_capable(self) -> bool:
        """Whether the terminal understands any of this."""
        return self.kind is not None and self.kind.is_capable

    # The title of the window

    def show_title(self, text: str = "") -> None:
        """Show whose turn it is, or just the name of the app; restore the old title where that is not wanted."""
        if not self.is_capable:
            return
        if not self._session.settings.window_title:
            self.restore_title()
            return
        shown = self._in_signs(f"{text} · {NAME}" if text else NAME)
        if self._title is None:
            self._write(sequences.PUSH_TITLE)
        if shown != self._title:
            self._title = shown
            self._write(sequences.title(shown))

    def restore_title(self) -> None:
        """Restore the title of the window; an empty one where the terminal keeps none."""
        if self._title is not None:
            self._title = None
            self._write(sequences.title("") + sequences.POP_TITLE)

    # Calling the player

    def call(self, text: str, rings: bool) -> None:
        """Notify a player who looks elsewhere; where that is not known, only if the bell would ring as well."""
        is_away = self.has_focus is False or (self.has_focus is None and rings)
        if self.kind is None or not self.kind.has_notifications or not self._session.settings.notifications:
            return
        if is_away and not self._has_called:
            self._has_called = True
            titled, text = self.kind.has_titled_notifications, self._in_signs(text)
            self._write(sequences.titled_notification(NAME, text) if titled else sequences.notification(text))

    def notice(self, event: Message) -> None:
        """Note from an event whether the player is there: they came to the window or left it, typed or clicked."""
        if isinstance(event, events.AppFocus | events.AppBlur):
            self.has_focus = isinstance(event, events.AppFocus)
        if isinstance(event, events.AppFocus | events.Key | events.Paste | events.MouseDown):
            self._has_called = False

    def _in_signs(self, text: str) -> str:
        """Return a text in the signs that the player has."""
        return plain(text) if self._session.glyphs is ASCII else text

    # The clipboard

    @property
    def can_copy(self) -> bool:
        """Whether something can be copied."""
        return self.is_capable and bool(self._session.settings.clipboard)

    def copy(self, text: str) -> bool:
        """Copy a text; return whether it was sent: a terminal does not tell whether it took it."""
        sequence = sequences.copy(text) if self.can_copy else None
        if sequence is not None:
            self._write(sequence)
        return sequence is not None

    # The background

    def ask_background(self) -> None:
        """Ask for the colour of the background; the answer comes among the keys, see `replies`."""
        if self.is_capable:
            self._write(sequences.ASK_BACKGROUND)
