"""Tables of keys: their labels have words, and overlays draw their key lines from them, where keys can be clicked."""

import importlib
import inspect
import pkgutil
from collections.abc import Iterator

import pytest
from textual.pilot import Pilot

import tui
from saves.gallery import folder
from saves.records.record import Seat
from tests.tui.conftest import Visit
from tests.tui.screens.looking import frame, screen_of
from tui.drawing.panel import Panel
from tui.i18n.words import LANGUAGES, Words
from tui.keys import Key, bindings
from tui.screens.help import HelpScreen
from tui.screens.log import LogScreen
from tui.screens.scores import ScoresScreen
from tui.screens.sheet import Sheet
from tui.session import NewGame, Opening, ReplayGame, Session
from tui.widgets.keyline import Hint, fitting

GAME = NewGame("bruxelles1897", (Seat("Anna", "human"), Seat("Bert", "human")), {}, 1)
FINISHED = ReplayGame(folder() / "bruxelles1893-two-seats.pavilion")


def tables() -> Iterator[tuple[type, tuple[Key, ...]]]:
    for found in pkgutil.walk_packages(tui.__path__, "tui."):
        for kind in vars(importlib.import_module(found.name)).values():
            if inspect.isclass(kind) and kind.__module__ == found.name and "KEYS" in vars(kind):
                yield kind, vars(kind)["KEYS"]


def test_bindings_are_made_of_the_table() -> None:
    found = list(tables())
    assert len(found) > 12
    for kind, keys in found:
        assert bindings(*keys) == vars(kind)["BINDINGS"], kind


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_label_has_words(language: str) -> None:
    words = Words(language)
    for kind, keys in tables():
        for key in keys:
            assert not key.label or words.has(key.label), f"{kind}: {key.label}"


def key_place(pilot: Pilot[None], pressed: str) -> tuple[int, int]:
    """Return where the key line of an overlay names a key."""
    panel = pilot.app.screen.query_one(Panel)
    offset = panel.spots[f"key-{pressed}"].offset
    return offset.x, offset.y


def test_keys_of_the_log_can_be_clicked(visit: Visit, session: Session) -> None:
    async def scene(pilot: Pilot[None]) -> None:
        await pilot.press("L")
        assert isinstance(pilot.app.screen, LogScreen)
        assert "↑↓ move · Enter go there · s seat · r round · Esc close" in frame(pilot)
        everyone = pilot.app.screen.panel.filters
        await pilot.click("#panel-history", offset=key_place(pilot, "s"))
        await pilot.pause()
        assert pilot.app.screen.panel.filters != everyone
        await pilot.click("#panel-history", offset=key_place(pilot, "escape"))
        await pilot.pause()
        assert not isinstance(pilot.app.screen, LogScreen)

    visit(scene, opening=GAME)


@pytest.mark.parametrize("pressed", ["escape", "S", "enter", "r", "p", "t", "T", "q"])
def test_before_the_end_every_key_of_the_score_sheet_closes_it(visit: Visit, pressed: str) -> None:
    async def scene(pilot: Pilot[None]) -> None:
        table = pilot.app.screen
        await pilot.press("S")
        assert isinstance(pilot.app.screen, ScoresScreen)
        assert " Esc close · ? keys ─" in frame(pilot)
        assert "rematch" not in frame(pilot)
        await pilot.press(pressed)
        assert pilot.app.screen is table

    visit(scene, opening=GAME)


@pytest.mark.parametrize(
    ("opening", "keys", "explained"),
    [
        (GAME, ("L",), ("show one round after the other", "page", "go to the first or the last row")),
        (GAME, ("S",), ("close",)),
        (FINISHED, ("end", "S"), ("play again with the same players", "go back to the table")),
        (FINISHED, ("T",), ("go to that moment in the replay", "pause the judging")),
    ],
    ids=["log", "scores", "final scores", "story"],
)
def test_sheets_explain_their_keys(
    visit: Visit, opening: Opening, keys: tuple[str, ...], explained: tuple[str, ...]
) -> None:
    async def scene(pilot: Pilot[None]) -> None:
        await pilot.press(*keys)
        sheet = screen_of(pilot, Sheet)
        assert "? keys" in frame(pilot).split("\n")[-1]
        await pilot.press("question_mark")
        assert isinstance(pilot.app.screen, HelpScreen)
        text = frame(pilot)
        for words in explained:
            assert words in text
        await pilot.press("escape")
        assert screen_of(pilot, Sheet) is sheet

    visit(scene, opening=opening)


def test_where_there_is_little_room_the_keys_that_close_and_help_stay() -> None:
    hints = [
        *(Hint(key, "something long to do", key, f"do({key})") for key in "abcdef"),
        Hint("Esc", "close", "escape", "dismiss(None)"),
        Hint("?", "keys", "question_mark", "explain_keys"),
    ]
    for width in range(20, 160, 10):
        kept = fitting(hints, width, gap=2)
        assert [hint.keys for hint in kept][-2:] == ["Esc", "?"]
        assert sum(len(f"{hint.keys} {hint.text}") + 2 for hint in kept) <= width
    assert fitting(hints, 200, gap=2) == hints
