"""Closing screens: each closes once, and takes no other screen with it."""

from typing import TYPE_CHECKING, Any

from textual.await_complete import AwaitComplete
from textual.screen import Screen

if TYPE_CHECKING:
    _ScreenMixin = Screen[Any]
else:
    _ScreenMixin = object  # Textual takes styles and bindings from the first base that is a screen


class ClosesOnce(_ScreenMixin):
    """A mixin for screens; it goes before Textual's class. Every screen of the app has it.

    Textual's `dismiss` closes whatever screen is in front, once per call. Here a second call does nothing, and a screen
    under others closes when it is in front again.
    """

    _is_closing = False
    _result: tuple[Any] | None = None
    """The result of a screen that is to close when it is in front again."""

    def dismiss(self, result: Any = None) -> AwaitComplete:
        """Close the screen with a result, unless it has been closed before."""
        if self._is_closing or self not in self.app.screen_stack[1:]:
            return AwaitComplete()
        if not self.is_active:
            self._result = (result,)
            return AwaitComplete()
        self._is_closing = True
        return super().dismiss(result)

    def close_if_due(self) -> None:
        """Close if that was asked for while other screens were in front; the app calls this when they have closed."""
        if self._result is not None:
            self.dismiss(*self._result)
