"""Everything private we use of Textual and Rich, under plain names.

Private names may change with any release, so no other module may use one, Textual is pinned exactly, and
`tests/tui/test_textual_private.py` has a test for each name. Each part says what it borrows and why.
"""

import asyncio
import sys
from collections.abc import Callable, Iterable
from dataclasses import replace
from time import monotonic
from typing import TYPE_CHECKING, Any, cast
from weakref import WeakSet

from rich.color import ColorSystem
from rich.console import Console, RenderableType
from textual import constants, strip
from textual._compositor import ChopsUpdate, Compositor, LayoutUpdate
from textual._xterm_parser import XTermParser
from textual.app import App
from textual.binding import Binding, BindingsMap, Keymap, KeymapApplyResult
from textual.dom import DOMNode
from textual.driver import Driver
from textual.filter import ANSIToTruecolor, Monochrome, NoColor
from textual.geometry import NULL_SIZE, Size
from textual.keys import REPLACED_KEYS, _character_to_key, key_to_character
from textual.message import Message
from textual.notifications import Notification, Notifications
from textual.screen import Screen
from textual.widget import Widget, _RenderCache
from textual.widgets._toast import ToastRack

from tui.terminal.messages import BackgroundReported
from tui.terminal.replies import Replies

if TYPE_CHECKING:
    _AppMixin = App[None]
else:
    _AppMixin = object  # Textual takes styles and bindings from the first base that is an app: the one mixed with

# What is sent to the terminal: used by tui/drawing/compositor.py.

PartialUpdate = ChopsUpdate
"""The changed parts of a screen: `chops`, `spans`, `chop_ends` and `render_segments`."""
RegionUpdate = LayoutUpdate
"""A whole region of a screen: `strips`, `region` and `render_segments`."""
ScreenCompositor = Compositor
"""The compositor of a screen: `render_partial_update`."""


def use_compositor(screen: Screen[Any], compositor: Compositor) -> None:
    """Make a new screen draw with another compositor: `Screen._compositor`, which Textual lets nobody choose."""
    screen._compositor = compositor


def color_system(console: Console) -> ColorSystem | None:
    """Return the colours of a console's terminal: `Console._color_system`; the public property is only its name."""
    return console._color_system


# Memory: used by tui/serve.


class _NoCache:
    """A cache that keeps nothing."""

    def get(self, key: object, default: Any = None) -> Any:
        return default

    def __setitem__(self, key: object, value: object) -> None:
        pass


def keep_strips_light() -> None:
    """Draw without the caches that every line of every widget has: `textual.strip.FIFOCache`.

    Each line has seven, and most stay empty: half of all objects of a session at a table, and of its memory. Garbage
    collection visits them all. What is shown is cached by each widget as well.
    """
    none = _NoCache()
    strips: Any = strip
    strips.FIFOCache = lambda _size: none


def forget_pictures(app: App[Any]) -> None:
    """Free the pictures of the widgets that other screens hide: they are drawn again when they are seen again.

    Borrows `App._background_screens`; `Widget._set_dirty`, which clears the lines that a widget has painted; and
    `Widget._render_cache`, its contents.
    """
    seen = {app.screen, *app._background_screens}
    for screen in app.screen_stack:
        if screen not in seen:
            for widget in screen.walk_children(Widget):
                widget._set_dirty()
                widget._render_cache = _RenderCache(NULL_SIZE, [])


# Keys: used by tui/app.py, tui/key_names.py and tui/key_catalogue.py.


def key_of_character(character: str) -> str:
    """Return the name of the key that types a character: `textual.keys._character_to_key`."""
    return _character_to_key(character)


def bindings_of(node: type[DOMNode]) -> list[Binding]:
    """List the bindings of a class of screens or widgets with those it inherits: `DOMNode._merged_bindings`."""
    merged = node._merged_bindings
    return [] if merged is None else [binding for _key, binding in merged]


def rebind_by_id() -> None:
    """Make a keymap change the keys of the bindings that it names and nothing else, in every app of this process.

    Replaces `BindingsMap.apply_keymap`, which takes every key that it frees or uses from all other bindings; but
    several may share a key of which one is allowed at a time. A key that types a character has no priority: it
    could not be typed any more.
    """

    def apply_keymap(bindings: BindingsMap, keymap: Keymap) -> KeymapApplyResult:
        applied: dict[str, list[Binding]] = {}
        rebound: set[tuple[str, str]] = set()
        for key, binding in bindings:
            if binding.id is None or binding.id not in keymap:
                applied.setdefault(key, []).append(binding)
            elif (binding.id, binding.action) not in rebound:
                rebound.add((binding.id, binding.action))
                for new in filter(None, keymap[binding.id].split(",")):
                    has_priority = binding.priority and key_to_character(REPLACED_KEYS.get(new, new)) is None
                    applied.setdefault(new, []).append(replace(binding, key=new, priority=has_priority))
        bindings.key_to_bindings = applied
        return KeymapApplyResult(set())

    textual: Any = BindingsMap
    textual.apply_keymap = apply_keymap


# Covered screens: used by tui/app.py.

_background_screens: Any = App._background_screens
_refresh_compositor = Screen._compositor_refresh


def rest_covered_screens() -> None:
    """Keep screens that nobody sees from being painted, in every app of this process.

    Borrows `App._background_screens`, which lists the screen below the top one even if the top one hides it, and
    `Screen._compositor_refresh`, which leaves `Screen._repaint_required` set on a screen behind a dialog: with either,
    every message to a screen in the background repaints the whole terminal. An app that holds its pictures
    (`HostedApp`) paints none.
    """

    def background_screens(app: App[Any]) -> list[Screen[Any]]:
        if app.screen_stack[-1].styles.background.a == 1:
            return []
        return cast("list[Screen[Any]]", _background_screens.__get__(app))

    def refresh_compositor(screen: Screen[Any]) -> None:
        if isinstance(screen.app, HostedApp) and screen.app.holds_pictures:
            return
        _refresh_compositor(screen)
        if screen is not screen.app.screen:
            screen._repaint_required = False

    textual: Any = App
    textual._background_screens = property(background_screens)
    textual = Screen
    textual._compositor_refresh = refresh_compositor


_screen_resized = Screen._screen_resized


def resize_to_latest() -> None:
    """Lay screens out for the size that the terminal has now, in every app of this process.

    Borrows `Screen._screen_resized`, which takes the size of its event. A layout for an older size posts an event with
    that size, so two sizes with another message between them would follow each other for ever.
    """

    def screen_resized(screen: Screen[Any], _size: Size) -> None:
        _screen_resized(screen, screen.app.size)

    textual: Any = Screen
    textual._screen_resized = screen_resized


# Crashes: used by tui/app.py and tui/serve/app.py.


def crash_of(app: App[Any]) -> Exception | None:
    """Return the exception that ended an app: `App._exception`; `run_async` does not raise it."""
    return app._exception


# Notifications: used by tui/app.py.


def notices_of(app: App[Any]) -> list[Notification]:
    """List the notifications that have not expired: `App._notifications`."""
    return list(app._notifications)


def choose_notices(app: App[Any], is_shown: Callable[[Notification], bool]) -> None:
    """Show only some of an app's notifications on the screen in front.

    Replaces `App._refresh_notifications`, called for every new one and when a screen comes to the front, which shows
    all of `App._notifications` on every screen. Borrows `textual.widgets._toast.ToastRack`, where they are shown.
    """

    def refresh() -> None:
        if app.screen_stack:
            chosen = Notifications()
            for notification in app._notifications:
                if is_shown(notification):
                    chosen.add(notification)
            for rack in app.screen.query_children(ToastRack).results(ToastRack):
                app.call_later(rack.show, chosen)

    app._refresh_notifications = refresh  # type: ignore[method-assign]


def handle_crashes(app: App[Any], message: Callable[[Exception | None], str | None]) -> None:
    """End an app after an exception with a message, or nothing, instead of a traceback in the terminal.

    Replaces `App._fatal_error`, called for every unhandled exception. Borrows `App._exit_renderables`, printed once the
    terminal is restored, and `MessagePump._close_messages_no_wait`, which ends the app.
    """

    def leave(*_renderables: Any) -> None:
        if not app._exit_renderables:
            text = message(crash_of(app))
            if text is not None:
                app._exit_renderables.append(text)
        app._close_messages_no_wait()

    app._fatal_error = leave  # type: ignore[method-assign]
    app.panic = leave  # type: ignore[method-assign]


# An app without a terminal of its own: used by tui/serve.


def driver_of(app: App[Any]) -> Driver | None:
    """Return the driver of an app once it runs: `App._driver`."""
    return app._driver


def set_console(app: App[Any], console: Console, *, no_color: bool) -> None:
    """Use a client's console and colours: `App._filters`, which Textual sets from the environment of the process.

    Our themes name every colour in full, so the filter that replaces the sixteen colours of a terminal is left out: it
    would look at every cell of every picture.
    """
    app.console = console
    app.no_color = no_color
    app._filters = [each for each in app._filters if not isinstance(each, Monochrome | NoColor | ANSIToTruecolor)]
    if no_color:
        app._filters.append(Monochrome())


def leave_output_alone(app: App[Any]) -> None:
    """Do not redirect the output of the process: `App._capture_stdout` and `App._capture_stderr`.

    Apps of one process end in any order, and each would restore the output it found.
    """
    app._capture_stdout = cast("Any", sys.stdout)
    app._capture_stderr = cast("Any", sys.stderr)


class HostedApp(_AppMixin):
    """A mixin for one of many apps in a process, each with a driver of its own; it goes before the class of the app.

    Borrows `App._process_messages` (the first call within `run_async`), `App._build_driver` (Textual chooses drivers by
    class and passes them nothing), `App._display` (every update on its way to the driver), `App._set_pointer_shape`
    (a sequence that some terminals print), `App._print_error_renderables` (standard error is the server's) and
    `App._start_widget` and `_register_child` (every screen and widget of the app).
    """

    def __init__(self, *arguments: Any, **options: Any) -> None:
        self._widgets: WeakSet[Widget] = WeakSet()
        self.holds_pictures = False
        """Whether nothing is painted until `release_pictures`."""
        self._holds_styles = False
        self._has_ended = False
        """Whether Textual has shut the app down, which it does in the background if `run_async` is cancelled."""
        super().__init__(*arguments, **options)
        self._task_factory = asyncio.get_running_loop().get_task_factory()

    def dissolve(self, attempts: int = 30) -> None:
        """Forget everything, once the app has ended; one that is still closing its screens is tried again later.

        An app and its widgets refer to each other, and the loop keeps them for as long as their cancelled timers would
        have run, so their memory would not be free before the next full collection of garbage after that.
        """
        if self._has_ended or not attempts:
            for widget in list(self._widgets):
                widget.__dict__.clear()
            self.__dict__.clear()
        else:
            asyncio.get_running_loop().call_later(1.0, self.dissolve, attempts - 1)

    def hold_pictures(self) -> None:
        """Update no styles and paint nothing until `release_styles` and `release_pictures`."""
        self.holds_pictures = self._holds_styles = True

    def release_styles(self) -> None:
        """Update the styles of all screens once; each of many changes before would have updated them."""
        self._holds_styles = False
        for screen in self.screen_stack:
            self.update_styles(screen, animate=False)

    def update_styles(self, node: DOMNode, animate: bool = True) -> None:
        """Update the styles of a node and those below it."""
        if not self._holds_styles:
            super().update_styles(node, animate=animate)

    def release_pictures(self) -> None:
        """Paint the screen as it is now, at once and once, and from now on whenever it changes.

        Borrows `Screen._refresh_layout`, `_layout_required`, `_repaint_required` and `_dirty_widgets`: Textual would
        paint once for the layout and again for every other change. (A batch of Textual's cannot be used: what it puts
        off keeps sizes in the queue from being merged, and two sizes then follow each other for ever.)
        """
        self.holds_pictures = False
        screen = self.screen
        screen._layout_required = screen._repaint_required = False
        screen._dirty_widgets.clear()
        screen._refresh_layout()

    def make_driver(self, mouse: bool, size: tuple[int, int] | None) -> Driver:
        """Return the driver to run with."""
        raise NotImplementedError

    def make_update(self, update: RenderableType | None) -> RenderableType | None:
        """Return what is sent to the driver for an update of the screen."""
        return update

    async def _process_messages(self, *arguments: Any, **options: Any) -> None:
        # From Python 3.12 on, `run_async` has just made the loop start every task within the call that creates it. The
        # loop belongs to the whole server, and other code on it expects tasks to start later: asyncssh, for one, then
        # takes packets in the wrong order. Nothing else has run since, so no other code sees the changed loop.
        asyncio.get_running_loop().set_task_factory(self._task_factory)
        await super()._process_messages(*arguments, **options)

    def _build_driver(self, headless: bool, inline: bool, mouse: bool, size: tuple[int, int] | None) -> Driver:
        self._driver = self.make_driver(mouse, size)
        return self._driver

    def _display(self, screen: Screen[Any], renderable: RenderableType | None) -> None:
        super()._display(screen, self.make_update(renderable))

    def _start_widget(self, parent: Widget, widget: Widget) -> None:
        self._widgets.add(widget)
        super()._start_widget(parent, widget)

    def _register_child(self, parent: DOMNode, child: Widget, before: int | None, after: int | None) -> None:
        self._widgets.add(child)
        super()._register_child(parent, child, before, after)

    def _set_pointer_shape(self, shape: str) -> None:
        pass

    def _print_error_renderables(self) -> None:
        self._exit_renderables.clear()
        self._has_ended = True  # nothing follows in Textual's shutdown


class DriverBase(Driver):
    """A driver's own parts: `Driver._app`, `_loop`, `_mouse` and `_size`, which Textual's drivers use directly."""

    @property
    def driven_app(self) -> App[Any]:
        """The app that this driver serves."""
        return self._app

    @property
    def event_loop(self) -> asyncio.AbstractEventLoop:
        """The loop of the app."""
        return self._loop

    @property
    def has_mouse(self) -> bool:
        """Whether the mouse is to be read."""
        return self._mouse

    def set_size(self, size: tuple[int, int]) -> None:
        """Change the size that the app reads."""
        self._size = size


class KeyParser(XTermParser):
    """The parser of what a terminal sends: `textual._xterm_parser.XTermParser`.

    It knows no reply to a question about the background, and would take it for keys; ours takes it out. A lone Esc that
    might have begun one has waited long enough: `Parser._timeout_time`. `XTermParser._parse_extended_key` has a cache
    that all parsers share and that would keep every app ever served, so ours does without.
    """

    def __init__(self, debug: bool = False) -> None:
        self._replies = Replies()
        super().__init__(debug)

    def expect_reply(self) -> None:
        """Expect the terminal to tell its background."""
        self._replies.expect(monotonic())

    def feed(self, data: str) -> Iterable[Message]:
        """Parse what was typed; a reply becomes a message."""
        if not data:
            yield from super().feed(data)
            return
        for piece in self._replies.take(data, monotonic()):
            if isinstance(piece, str):
                yield from super().feed(piece)
            else:
                yield BackgroundReported(piece)

    def tick(self) -> Iterable[Message]:
        """Report a lone Esc once nothing has followed it."""
        if held := self._replies.release(monotonic(), constants.ESCAPE_DELAY):
            yield from super().feed(held)
            if self._timeout_time is not None:
                self._timeout_time = 0.0
        yield from super().tick()

    _parse_extended_key = XTermParser._parse_extended_key.__wrapped__  # type: ignore[assignment]


class _AskingParser(KeyParser):
    """The parser of an app that asks for the background as it starts."""

    def __init__(self, debug: bool = False) -> None:
        super().__init__(debug)
        self.expect_reply()


def expect_reply_here() -> None:
    """Make the app on this terminal understand a reply about its background.

    Replaces the parser that `textual.drivers.linux_driver` takes from its own globals. Windows has another driver.
    """
    if sys.platform != "win32":
        from textual.drivers import linux_driver

        driver: Any = linux_driver
        driver.XTermParser = _AskingParser
