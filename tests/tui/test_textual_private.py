"""Canaries: each private name of Textual and Rich that `tui/textual_private.py` uses still is what we take it for.

When one fails after an update of Textual, its message names what broke and the files that depend on it.
"""

import asyncio
import importlib
import inspect
import pkgutil
import re
import sys
import tomllib
from collections.abc import Callable, Iterator
from functools import cache
from importlib import metadata
from pathlib import Path
from types import ModuleType
from typing import Any, ClassVar

import pytest
from rich.color import ColorSystem
from rich.console import Console
from textual import events
from textual._compositor import ChopsUpdate, Compositor, LayoutUpdate
from textual._xterm_parser import XTermParser
from textual.app import App, ComposeResult
from textual.binding import Binding, BindingsMap, BindingType
from textual.driver import Driver
from textual.drivers.headless_driver import HeadlessDriver
from textual.filter import Monochrome
from textual.keys import REPLACED_KEYS, key_to_character
from textual.message_pump import MessagePump
from textual.screen import Screen
from textual.widgets import Static
from textual.widgets._toast import Toast, ToastRack

import tui
from tui import textual_private as private

COMPOSITOR, CRASHES, SERVER = "tui/drawing/compositor.py", "tui/app.py", "tui/serve"
KEYMAP = "tui/keymap.py: the keys of the player"
COVERED = "tui/app.py: screens that nobody sees"

SIGNATURES: list[tuple[Callable[..., Any], list[str], str]] = [
    (ChopsUpdate.__init__, ["self", "chops", "spans", "chop_ends"], COMPOSITOR),
    (ChopsUpdate.render_segments, ["self", "console"], COMPOSITOR),
    (LayoutUpdate.__init__, ["self", "strips", "region"], COMPOSITOR),
    (LayoutUpdate.render_segments, ["self", "console"], COMPOSITOR),
    (Compositor.render_partial_update, ["self"], COMPOSITOR),
    (App._fatal_error, ["self"], CRASHES),
    (App._refresh_notifications, ["self"], CRASHES),
    (ToastRack.show, ["self", "notifications"], CRASHES),
    (MessagePump._close_messages_no_wait, ["self"], CRASHES),
    (BindingsMap.apply_keymap, ["self", "keymap"], KEYMAP),
    (App._build_driver, ["self", "headless", "inline", "mouse", "size"], SERVER),
    (App._display, ["self", "screen", "renderable"], SERVER),
    (App._set_pointer_shape, ["self", "shape"], SERVER),
    (App._print_error_renderables, ["self"], SERVER),
    (XTermParser._parse_extended_key, ["self", "sequence"], SERVER),
]


def broken(name: str, where: str) -> str:
    return f"Textual changed {name}: tui/textual_private.py borrows it for {where}"


@pytest.mark.parametrize(
    ("function", "parameters", "where"), SIGNATURES, ids=[each[0].__qualname__ for each in SIGNATURES]
)
def test_methods_take_what_they_took(function: Callable[..., Any], parameters: list[str], where: str) -> None:
    assert list(inspect.signature(function).parameters) == parameters, broken(function.__qualname__, where)


def test_textual_is_pinned_exactly() -> None:
    project = tomllib.loads((Path(tui.__file__).parents[1] / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    assert f"textual=={metadata.version('textual')}" in project["dependencies"]


class Canary(App[None]):
    """An app of one word that notes which private methods Textual calls on it."""

    def __init__(self) -> None:
        super().__init__()
        self.called: set[str] = set()

    def compose(self) -> ComposeResult:
        yield Static("word")

    async def _process_messages(self, *arguments: Any, **options: Any) -> None:
        self.called.add("_process_messages")
        await super()._process_messages(*arguments, **options)

    def _build_driver(self, *arguments: Any, **options: Any) -> Driver:
        self.called.add("_build_driver")
        return super()._build_driver(*arguments, **options)

    def _display(self, screen: Screen[Any], renderable: Any) -> None:
        self.called.add("_display")
        super()._display(screen, renderable)

    def _set_pointer_shape(self, shape: str) -> None:
        self.called.add("_set_pointer_shape")

    def _fatal_error(self) -> None:
        self.called.add("_fatal_error")
        super()._fatal_error()

    def _print_error_renderables(self) -> None:
        self.called.add("_print_error_renderables")
        self._exit_renderables.clear()


def break_down() -> None:
    raise ZeroDivisionError


@pytest.fixture(scope="module")
def crashed() -> Canary:
    """An app that has drawn its screen and ended in an exception."""

    async def run() -> Canary:
        app = Canary()
        app.call_later(app.call_after_refresh, break_down)
        await app.run_async(headless=True, size=(20, 3))
        return app

    return asyncio.run(run())


@pytest.mark.parametrize(
    ("name", "where"),
    [
        ("_process_messages", SERVER),
        ("_build_driver", SERVER),
        ("_display", SERVER),
        ("_set_pointer_shape", SERVER),
        ("_fatal_error", CRASHES),
        ("_print_error_renderables", SERVER),
    ],
)
def test_textual_still_calls_what_we_override(crashed: Canary, name: str, where: str) -> None:
    assert name in crashed.called, broken(f"App.{name}", where)


def test_notifications_are_kept_while_they_are_shown() -> None:
    async def scene() -> tuple[list[str], list[str]]:
        app = Canary()
        async with app.run_test() as pilot:
            app.notify("word")
            await pilot.pause()
            before = [notice.message for notice in private.notices_of(app)]
            app.clear_notifications()
            return before, [notice.message for notice in private.notices_of(app)]

    assert asyncio.run(scene()) == (["word"], []), broken("App._notifications", CRASHES)


def test_some_notifications_are_shown_and_others_not() -> None:
    async def scene() -> list[str]:
        app = Canary()
        private.choose_notices(app, lambda notice: notice.message != "hidden")
        async with app.run_test(notifications=True) as pilot:
            app.notify("shown")
            app.notify("hidden")
            await pilot.pause()
            await pilot.pause()
            return [str(toast.render()) for toast in app.screen.query(Toast)]

    assert asyncio.run(scene()) == ["shown"], broken("App._refresh_notifications or ToastRack.show", CRASHES)


def test_the_exception_of_an_app_is_kept(crashed: Canary) -> None:
    assert isinstance(private.crash_of(crashed), ZeroDivisionError), broken("App._exception", CRASHES)


def test_a_crash_prints_our_message_and_nothing_else(capfd: pytest.CaptureFixture[str]) -> None:
    async def run() -> None:
        app = App[None]()
        private.handle_crashes(app, lambda error: f"sorry: {error!r}")
        app.call_later(break_down)
        await app.run_async(headless=True, size=(20, 3))

    asyncio.run(run())
    assert capfd.readouterr().err.strip() == "sorry: ZeroDivisionError()", broken("App._exit_renderables", CRASHES)


class ScreenOfItsOwn(Screen[None]):
    """A screen with a compositor that counts its partial updates."""

    class Counting(private.ScreenCompositor):
        count = 0

        def render_partial_update(self) -> ChopsUpdate | None:
            self.count += 1
            update = super().render_partial_update()
            if update is not None:
                assert {*vars(update)} == {"chops", "spans", "chop_ends"}, broken("ChopsUpdate", COMPOSITOR)
            return update

    def __init__(self) -> None:
        super().__init__()
        self.counting = self.Counting()
        private.use_compositor(self, self.counting)

    def compose(self) -> ComposeResult:
        yield Static("word")


def test_a_screen_draws_with_the_compositor_it_is_given() -> None:
    async def run() -> None:
        app = App[None]()
        async with app.run_test(size=(20, 3)) as pilot:
            screen = ScreenOfItsOwn()
            await app.push_screen(screen)
            await pilot.pause()
            before = screen.counting.count
            screen.query_one(Static).update("name")
            await pilot.pause()
            assert screen.counting.count > before, broken("Screen._compositor", "tui/table and " + COMPOSITOR)

    asyncio.run(run())


class CountingScreen(Screen[None]):
    """A screen with a background that counts how often it is painted."""

    def __init__(self, background: str) -> None:
        super().__init__()
        self.styles.background = background
        self.painted = 0

    def compose(self) -> ComposeResult:
        yield Static("word")

    def _compositor_refresh(self) -> None:
        self.painted += 1
        super()._compositor_refresh()


@pytest.mark.parametrize(("background", "is_seen"), [("black", False), ("black 50%", True)])
def test_a_screen_in_the_background_is_painted_only_when_it_changes_in_sight(background: str, is_seen: bool) -> None:
    private.rest_covered_screens()

    async def run() -> None:
        app, below, above = Canary(), CountingScreen("black"), CountingScreen(background)
        async with app.run_test(size=(20, 3)) as pilot:
            await app.push_screen(below)
            await app.push_screen(above)
            await pilot.pause()
            assert (below in app._background_screens) is is_seen, broken("App._background_screens", COVERED)
            below.painted = 0
            below.query_one(Static).update("another")
            await pilot.pause(0.1)
            assert bool(below.painted) is is_seen, broken("Screen._on_timer_update", COVERED)
            painted = below.painted
            below.call_later(lambda: None)
            await pilot.pause(0.1)
            assert below.painted == painted, broken("Screen._compositor_refresh", COVERED)

    asyncio.run(run())


def test_widgets_that_nobody_sees_keep_no_picture() -> None:
    async def run() -> None:
        app, below = Canary(), CountingScreen("black")
        async with app.run_test(size=(20, 3)) as pilot:
            await app.push_screen(below)
            await pilot.pause()
            word = below.query_one(Static)
            assert word._render_cache.lines, broken("Widget._render_cache", SERVER)
            assert word._styles_cache._cache, broken("Widget._styles_cache", SERVER)
            await app.push_screen(CountingScreen("black"))
            private.forget_pictures(app)
            assert not word._render_cache.lines
            assert not word._styles_cache._cache, broken("Widget._set_dirty", SERVER)
            await app.pop_screen()
            await pilot.pause()
            assert word._render_cache.lines[0].text == "word", "painted again"

    asyncio.run(run())


@pytest.mark.parametrize("system", [ColorSystem.TRUECOLOR, ColorSystem.EIGHT_BIT, ColorSystem.STANDARD])
def test_a_console_knows_its_colours(system: ColorSystem) -> None:
    names = {ColorSystem.TRUECOLOR: "truecolor", ColorSystem.EIGHT_BIT: "256", ColorSystem.STANDARD: "standard"}
    console = Console(force_terminal=True, color_system=names[system])  # type: ignore[arg-type]
    assert private.color_system(console) is system, broken("rich's Console._color_system", COMPOSITOR)
    assert private.color_system(Console(color_system=None)) is None, broken("rich's Console._color_system", COMPOSITOR)


def test_an_app_is_given_the_colours_of_its_client(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("NO_COLOR", "1")
    app, console = App[None](), Console()
    assert any(isinstance(each, Monochrome) for each in app.get_line_filters()), broken("App._filters", SERVER)
    private.set_console(app, console, no_color=False)
    assert app.console is console
    assert not any(isinstance(each, Monochrome) for each in app.get_line_filters()), broken("App._filters", SERVER)
    private.set_console(app, console, no_color=True)
    assert any(isinstance(each, Monochrome) for each in app.get_line_filters()), broken("App._filters", SERVER)


def test_a_hosted_app_has_its_own_driver_and_leaves_the_process_alone(capfd: pytest.CaptureFixture[str]) -> None:
    seen: dict[str, Any] = {}

    class Wire(private.DriverBase, HeadlessDriver):
        pass

    class Hosted(private.HostedApp, App[None]):
        def make_driver(self, mouse: bool, size: tuple[int, int] | None) -> Driver:
            assert size == (20, 3), broken("App._build_driver", SERVER)
            driver = Wire(self, mouse=mouse)
            driver.set_size((33, 7))
            return driver

        def make_update(self, update: Any) -> Any:
            seen["drawn"] = True
            return update

        def on_mount(self) -> None:
            seen["output"] = (sys.stdout, sys.stderr)
            seen["factory"] = asyncio.get_running_loop().get_task_factory()
            driver = private.driver_of(self)
            assert isinstance(driver, Wire), broken("App._driver", SERVER)
            seen["app"], seen["loop"], seen["mouse"] = driver.driven_app, driver.event_loop, driver.has_mouse
            seen["size"] = tuple(self.size)
            self.call_after_refresh(break_down)

    async def run() -> Hosted:
        app = Hosted()
        private.leave_output_alone(app)
        seen["before"] = (sys.stdout, sys.stderr)
        await app.run_async(headless=True, size=(20, 3), mouse=False)
        assert seen["loop"] is asyncio.get_running_loop(), broken("Driver._loop", SERVER)
        return app

    app = asyncio.run(run())
    assert seen["output"] == seen["before"], broken("App._capture_stdout and App._capture_stderr", SERVER)
    assert seen["factory"] is None, broken("App._process_messages", SERVER)
    assert seen["drawn"], broken("App._display", SERVER)
    assert seen["app"] is app, broken("Driver._app", SERVER)
    assert seen["mouse"] is False, broken("Driver._mouse", SERVER)
    assert seen["size"] == (33, 7), broken("Driver._size", SERVER)
    assert isinstance(private.crash_of(app), ZeroDivisionError)
    assert not "".join(capfd.readouterr()), broken("App._print_error_renderables", SERVER)


def test_a_hosted_app_is_not_taken_apart_before_it_has_shut_down() -> None:
    class Wire(private.DriverBase, HeadlessDriver):
        pass

    class Hosted(private.HostedApp, App[None]):
        def make_driver(self, mouse: bool, size: tuple[int, int] | None) -> Driver:
            return Wire(self, mouse=mouse)

        async def on_unmount(self) -> None:
            closing.set()
            await go_on.wait()

    async def run() -> None:
        app = Hosted()
        running = asyncio.create_task(app.run_async(headless=True, size=(20, 3)))
        app.call_later(app.exit)
        await asyncio.wait_for(closing.wait(), 30)
        running.cancel()
        await asyncio.gather(running, return_exceptions=True)
        app.dissolve()
        assert vars(app), "Textual goes on with it in the background"
        go_on.set()
        while vars(app):
            await asyncio.sleep(0.05)

    closing, go_on = asyncio.Event(), asyncio.Event()
    asyncio.run(asyncio.wait_for(run(), 30))


def test_a_key_parser_keeps_no_shared_cache() -> None:
    assert hasattr(XTermParser._parse_extended_key, "cache_info"), broken("the cache of XTermParser", SERVER)
    before = XTermParser._parse_extended_key.cache_info()
    keys = [event.key for event in private.KeyParser().feed("\x1b[97;5u") if isinstance(event, events.Key)]
    assert keys == ["ctrl+a"], broken("XTermParser.feed", SERVER)
    assert XTermParser._parse_extended_key.cache_info() == before, broken("XTermParser._parse_extended_key", SERVER)


def test_a_sign_and_its_key_are_found_from_each_other() -> None:
    for sign in "?/+-_[]<>,.&§é":
        key = private.key_of_character(sign)
        assert key_to_character(REPLACED_KEYS.get(key, key)) == sign, broken("_character_to_key", KEYMAP)


class Bound(Static):
    """A widget with two actions on one key, and one that comes first."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("a", "first", id="one"),
        Binding("a,b", "second", id="two"),
        Binding("ctrl+x", "third", id="three", priority=True),
        Binding("c", "fourth"),
    ]


def test_the_bindings_of_a_class_are_known() -> None:
    found = [(binding.key, binding.id) for binding in private.bindings_of(Bound)]
    assert found[-5:] == [("a", "one"), ("a", "two"), ("b", "two"), ("ctrl+x", "three"), ("c", None)], broken(
        "DOMNode._merged_bindings", KEYMAP
    )


@pytest.mark.parametrize(
    ("keymap", "bound"),
    [
        ({"one": "z"}, {"z": ["first"], "a": ["second"], "b": ["second"], "ctrl+x": ["third"], "c": ["fourth"]}),
        ({"two": "z,a"}, {"a": ["first", "second"], "z": ["second"], "ctrl+x": ["third"], "c": ["fourth"]}),
        ({"one": "", "two": "c"}, {"c": ["second", "fourth"], "ctrl+x": ["third"]}),
    ],
)
def test_a_keymap_changes_what_it_names_and_nothing_else(keymap: dict[str, str], bound: dict[str, list[str]]) -> None:
    private.rebind_by_id()

    async def scene() -> dict[str, list[str]]:
        app = Canary()
        async with app.run_test() as pilot:
            widget = Bound()
            widget.can_focus = True
            await app.screen.mount(widget)
            widget.focus()
            app.set_keymap(keymap)
            await pilot.pause()
            [bindings] = [each for node, each in app.screen._binding_chain if node is widget]
            return {
                key: [each.action for each in found]
                for key, found in bindings.key_to_bindings.items()
                if key in {"a", "b", "c", "z", "ctrl+x"}
            }

    assert asyncio.run(scene()) == bound, broken("BindingsMap.apply_keymap", KEYMAP)


def test_a_letter_that_is_bound_first_waits_for_what_is_typed() -> None:
    private.rebind_by_id()
    bindings = BindingsMap(Bound.BINDINGS)
    bindings.apply_keymap({"three": "f5,minus"})
    assert bindings.key_to_bindings["f5"][0].priority
    assert not bindings.key_to_bindings["minus"][0].priority


@cache
def private_names(kind: type) -> set[str]:
    """Return the private methods and attributes of a class of Textual's, as far as its source shows them."""
    names = set(re.findall(r"(?:def |self\.)(_[a-z]\w*)", inspect.getsource(kind)))
    return {name for name in names if not name.startswith("_on_")}


def modules() -> Iterator[tuple[ModuleType, str]]:
    """Import every module of the interface but those that may use private names, each with its source."""
    for found in pkgutil.walk_packages(tui.__path__, "tui."):
        if found.name not in (private.__name__, "tui.rich_private"):
            module = importlib.import_module(found.name)
            yield module, inspect.getsource(module)


def test_no_other_module_uses_private_names() -> None:
    """Nor a name that Textual uses for itself in a class that ours derive from."""
    offences = []
    for module, source in modules():
        lines = re.findall(r".*\b(?:textual|rich)(?:\.| import )_\w+.*", source)
        offences += [f"{module.__name__}: {line}" for line in lines]
        for kind in vars(module).values():
            if not inspect.isclass(kind) or kind.__module__ != module.__name__:
                continue
            bases = [base for base in kind.__mro__ if base.__module__.split(".")[0] in ("textual", "rich")]
            theirs = set().union(*(private_names(base) for base in bases))
            ours = re.findall(r"(?:def |\.)(_[a-z]\w*)", inspect.getsource(kind))
            offences += [f"{module.__name__}.{kind.__name__}: {name}" for name in sorted(theirs.intersection(ours))]
    assert not offences, "tui/textual_private.py is the place for these:\n" + "\n".join(offences)
