"""Colours, signs and language are those of the client's terminal, whatever the server runs in."""

from collections.abc import Callable, Iterable

import pytest
from rich.color import ColorSystem
from rich.console import Console
from rich.segment import Segment
from rich.style import Style
from textual._compositor import ChopsUpdate, LayoutUpdate
from textual.geometry import Region
from textual.strip import Strip

from tests.tui.serve.conftest import RunningServer
from tests.tui.serve.screen import Screen
from tui.drawing.compositor import compact
from tui.serve.terminal import ClientTerminal


def kinds(screen: Screen) -> set[int]:
    """Return how colours were set: 2 is one of 16 million, 5 of 256, 0 of 16."""
    return {colour[1] if colour[0] in (38, 48) else 0 for colour in screen.colours}


@pytest.mark.parametrize(
    ("term", "variables", "system"),
    [
        ("xterm", {}, "standard"),
        ("linux", {}, "standard"),
        ("screen", {}, "standard"),
        ("xterm-256color", {}, "256"),
        ("tmux-256color", {"COLORTERM": "truecolor"}, "truecolor"),
        ("xterm-kitty", {}, "truecolor"),
        ("alacritty", {}, "truecolor"),
        ("foot-extra", {}, "truecolor"),
        ("xterm-direct", {}, "truecolor"),
        ("xterm", {"COLORTERM": "24bit"}, "truecolor"),
    ],
)
def test_the_depth_of_colour_is_what_the_terminal_says(
    monkeypatch: pytest.MonkeyPatch, term: str, variables: dict[str, str], system: str
) -> None:
    monkeypatch.setenv("COLORTERM", "truecolor")
    monkeypatch.setenv("TERM", "dumb")
    assert ClientTerminal(term, variables).console().color_system == system


@pytest.mark.parametrize(
    ("variables", "language", "is_ascii"),
    [
        ({}, "", False),
        ({"LANG": "fr_BE.UTF-8"}, "fr", False),
        ({"LANG": "fr_BE.UTF-8", "LC_ALL": "en_GB.utf8"}, "en", False),
        ({"LANG": "nl_BE.UTF-8"}, "", False),
        ({"LANG": "C"}, "", True),
        ({"LANG": "en_US.ISO-8859-1"}, "en", True),
        ({"LC_MESSAGES": "fr_FR", "LANG": "C.UTF-8"}, "fr", False),
    ],
)
def test_language_and_signs_follow_the_locale(
    monkeypatch: pytest.MonkeyPatch, variables: dict[str, str], language: str, is_ascii: bool
) -> None:
    monkeypatch.setenv("LC_ALL", "C")
    terminal = ClientTerminal("xterm", variables)
    assert (terminal.language, terminal.is_ascii) == (language, is_ascii)


def test_terminals_of_different_colours_do_not_affect_each_other(run_server: Callable[..., None]) -> None:
    """Rich and Textual cache the codes of a style for the first terminal; all sessions share the styles."""

    async def scene(server: RunningServer) -> None:
        rich = server.log_in("rich", term="xterm-256color", env={"COLORTERM": "truecolor"})
        middling = server.log_in("middling", term="xterm-256color")
        poor = server.log_in("poor", term="xterm")
        async with rich as rich, middling as middling, poor as poor:
            for terminal in (rich, middling, poor):
                await terminal.sees("Quit")
            for terminal in (poor, middling, rich):
                await terminal.press("f1")
                await terminal.sees("Bruxelles 1897")
                await terminal.press("down", "escape")
                await terminal.sees("Quit")
            assert kinds(rich.screen) - {0} == {2}
            assert kinds(middling.screen) - {0} == {5}
            assert kinds(poor.screen) == {0}
            assert len(poor.screen.colours) > 4, "16 colours are not none"

    run_server(scene)


def test_no_color_is_the_clients_to_ask_for(run_server: Callable[..., None], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("NO_COLOR", "1")
    truecolor = {"COLORTERM": "truecolor"}

    async def scene(server: RunningServer) -> None:
        async with (
            server.log_in("anna", env=truecolor) as anna,
            server.log_in("bob", env=truecolor | {"NO_COLOR": "1"}) as bob,
        ):
            for terminal in (anna, bob):
                await terminal.sees("Quit")
                await terminal.press("down")
                await terminal.press("f1")
                await terminal.sees("Bruxelles 1897")
            greys = {len(set(colour[2:])) for colour in bob.screen.colours if colour[:1] in ((38,), (48,))}
            assert greys == {1}
            assert 3 in {len(set(colour[2:])) for colour in anna.screen.colours if colour[0] in (38, 48)}

    run_server(scene)


def test_an_ascii_terminal_gets_ascii(run_server: Callable[..., None]) -> None:
    async def scene(server: RunningServer) -> None:
        async with server.log_in("anna", env={"LANG": "C"}) as anna:
            await anna.sees("Quit")
            await anna.press("q")
            await anna.wait_closed()
            assert anna.take().isascii()

    run_server(scene)


def test_each_session_has_its_own_theme(run_server: Callable[..., None]) -> None:
    """Apps share parsed style sheets, each with the rules of its theme."""

    async def scene(server: RunningServer) -> None:
        async with server.log_in("anna") as anna, server.log_in("bob") as bob:
            await anna.sees("Quit")
            await bob.sees("Quit")
            await anna.quiet()
            await bob.quiet()
            before = bob.screen.seen()
            assert anna.screen.seen() == before
            app = server.sessions[1].app
            app.call_later(app.change_theme, "paxton")
            await anna.until(lambda: anna.screen.seen() != before, "in another theme")
            await anna.quiet()
            assert bob.screen.seen() == before
            app.call_later(app.change_theme, "horta")
            await anna.until(lambda: anna.screen.seen() == before, "as before")

    run_server(scene)


# What is painted


STYLES = [
    Style(bold=True, color="red"),
    Style(dim=True, color="red"),
    Style(bold=True, dim=True),
    Style(strike=True),
    Style(underline=True, bgcolor="#102030"),
    Style(reverse=True),
    Style.null(),
]


class Weighed(Screen):
    """A screen that keeps weight and strike apart, too."""

    def __init__(self, width: int, height: int) -> None:
        super().__init__(width, height)
        self.modes.add(1049)
        self.extra: frozenset[int] = frozenset()
        self.shown: list[tuple[str, frozenset[int]]] = []

    def _dress(self, numbers: list[int]) -> None:
        codes = list(numbers)
        while codes:
            number = codes.pop(0)
            if number in (38, 48):
                del codes[: {2: 4, 5: 2}[codes[0]]]
            match number:
                case 0:
                    self.extra = frozenset()
                case 1 | 2 | 9:
                    self.extra |= {number}
                case 22:
                    self.extra -= {1, 2}
                case 29:
                    self.extra -= {9}
        super()._dress(list(numbers))

    def _print(self, text: str) -> None:
        self.shown += [(char, self.extra) for char in text if char != " "]
        super()._print(text)


@pytest.mark.parametrize("system", [ColorSystem.TRUECOLOR, ColorSystem.EIGHT_BIT, ColorSystem.STANDARD])
def test_a_whole_screen_is_painted_as_it_is_meant(system: ColorSystem) -> None:
    """Every style after every other; dim and bold end together, so one must be said again."""
    pairs = [(first, second) for first in STYLES for second in STYLES]
    strips: list[Iterable[Strip]] = [[Strip([Segment("a", first), Segment("b", second)])] for first, second in pairs]
    console = Console(force_terminal=True)
    console._color_system = system
    screen = Weighed(2, len(pairs))
    left = [style._ansi for style in STYLES]
    update = compact(LayoutUpdate(strips, Region(0, 0, 2, len(pairs))))
    screen.feed(update.render_segments(console).encode())
    codes = {"bold": 1, "dim": 2, "strike": 9}
    meant = [
        (char, frozenset(code for name, code in codes.items() if getattr(style, name)))
        for pair in pairs
        for char, style in zip("ab", pair, strict=True)
    ]
    assert screen.shown == meant
    assert screen.text() == "\n".join(["ab"] * len(pairs))
    assert [style._ansi for style in STYLES] == left, "nothing is left on styles that others share"


def test_only_updates_are_made_compact() -> None:
    chops = ChopsUpdate([{0: Strip([Segment("a")])}], [(0, 0, 1)], [[1]])
    assert compact(compact(chops)) is not chops
    assert compact(None) is None
    assert compact("text") == "text"
