"""Screen notices: notifications that belong to a screen and end with it, and those that concern all screens."""

from typing import Any
from weakref import ref

from textual.app import App
from textual.notifications import Notification, Notify, SeverityLevel
from textual.screen import Screen

from tui.textual_private import choose_notices, notices_of


class ScreenNotices:
    """The notifications of an app. Each is plain text: a name may contain brackets, which are markup to Textual."""

    def __init__(self, app: App[Any]) -> None:
        self._app = app
        self._screens: dict[str, ref[Screen[Any]]] = {}
        """By the identity of a notification, the screen that it belongs to; others concern all screens."""
        choose_notices(app, self._is_in_place)

    def show(self, message: str, severity: SeverityLevel, timeout: float | None, *, everywhere: bool = False) -> None:
        """Show a notification on the screen in use, or on any, unless the same one is still there."""
        if any(notice.message == message and self._is_in_place(notice) for notice in notices_of(self._app)):
            return
        seconds = self._app.NOTIFICATION_TIMEOUT if timeout is None else timeout
        notice = Notification(message, severity=severity, timeout=seconds)
        alive = {each.identity for each in notices_of(self._app)}
        self._screens = {id_: each for id_, each in self._screens.items() if id_ in alive}
        screen = None if everywhere else self._screen_in_use()
        if screen is not None:
            self._screens[notice.identity] = ref(screen)
        self._app.post_message(Notify(notice))

    def _screen_in_use(self) -> Screen[Any] | None:
        """Return the topmost screen that is no dialog: dialogs belong to it."""
        return next((screen for screen in reversed(self._app.screen_stack) if not screen.is_modal), None)

    def _is_in_place(self, notice: Notification) -> bool:
        """Whether a notification belongs to the screen in use, or to all."""
        found = self._screens.get(notice.identity)
        return found is None or found() is self._screen_in_use()
