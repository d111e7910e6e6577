"""Closing screens: each closes once, and takes no other screen with it."""

from typing import Any, TypeVar
from weakref import WeakKeyDictionary, WeakSet

from textual.await_complete import AwaitComplete
from textual.screen import Screen

ScreenT = TypeVar("ScreenT", bound=type[Screen[Any]])

_CLOSING: WeakSet[Screen[Any]] = WeakSet()
_DUE: WeakKeyDictionary[Screen[Any], Any] = WeakKeyDictionary()
"""The results of screens that are to close when they are in front again."""


def closes_once(kind: ScreenT) -> ScreenT:
    """Decorate a class of screens whose `dismiss` acts once; every screen of the app has it, or inherits it.

    Textual's `dismiss` closes whatever screen is in front, once per call. Here a second call does nothing, and a screen
    under others closes when it is in front again.
    """
    close = kind.dismiss

    def dismiss(self: Screen[Any], result: Any = None) -> AwaitComplete:
        """Close the screen with a result, unless it has been closed before."""
        if self in _CLOSING or self not in self.app.screen_stack[1:]:
            return AwaitComplete()
        if not self.is_active:
            _DUE[self] = result
            return AwaitComplete()
        _CLOSING.add(self)
        return close(self, result)

    decorated: Any = kind
    decorated.dismiss = dismiss
    return kind


def close_if_due(screen: Screen[Any]) -> None:
    """Close a screen if that was asked for while others were in front; the app calls this when they have closed."""
    if screen in _DUE:
        screen.dismiss(_DUE.pop(screen))
