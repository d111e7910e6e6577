"""Pictures of the screens, at the sizes, in the themes and languages that matter. `make snapshots` accepts new ones."""

from collections.abc import Callable
from typing import Any

import pytest
from textual.pilot import Pilot

from tests.tui.screens.looking import ANNA, PLAYED, RUPERT, keep_game, keep_library
from tests.tui.screens.test_palette import type_command
from tui.app import Pavilion
from tui.i18n.words import LANGUAGES
from tui.screens import game_setup
from tui.session import Session

SMALL, MIDDLE, LARGE = (80, 24), (120, 40), (160, 50)

Compare = Callable[..., bool]


@pytest.fixture
def looks(snap_compare: Compare, session: Session, monkeypatch: pytest.MonkeyPatch) -> Callable[..., bool]:
    """Compare what is seen after some keys, in a language, a theme and a set of signs."""
    monkeypatch.setattr(game_setup, "new_seed", lambda: 7)

    def compare(size: tuple[int, int], *keys: str, **settings: Any) -> bool:
        for name, value in settings.items():
            setattr(session.settings, name, value)
        return snap_compare(Pavilion(session), press=keys, terminal_size=size)

    return compare


@pytest.fixture
def evening(session: Session) -> None:
    """A game under way."""
    keep_game(session, (ANNA, RUPERT), 20, "evening")


@pytest.mark.usefixtures("evening")
@pytest.mark.parametrize("size", [SMALL, MIDDLE], ids=["80x24", "120x40"])
def test_home(looks: Callable[..., bool], size: tuple[int, int]) -> None:
    assert looks(size)


@pytest.mark.usefixtures("evening")
def test_home_in_french(looks: Callable[..., bool]) -> None:
    assert looks(SMALL, language="fr")


def test_home_on_the_first_visit(looks: Callable[..., bool]) -> None:
    assert looks(SMALL)


@pytest.mark.usefixtures("evening")
@pytest.mark.parametrize("theme", ["hankar", "paxton", "contrast"])
def test_home_in_every_theme(looks: Callable[..., bool], theme: str) -> None:
    assert looks(MIDDLE, theme=theme)


@pytest.mark.usefixtures("evening")
def test_home_in_ascii(looks: Callable[..., bool]) -> None:
    assert looks(SMALL, glyphs="ascii")


@pytest.mark.usefixtures("evening")
def test_home_without_colour(looks: Callable[..., bool], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("NO_COLOR", "1")
    assert looks(SMALL)


@pytest.mark.parametrize("language", LANGUAGES)
def test_learn(looks: Callable[..., bool], language: str) -> None:
    learnt = ("bruxelles1897/card", "bruxelles1897/house")
    assert looks(SMALL, "l", language=language, learnt=learnt, lessons_begun={"bruxelles1897/exhibition": []})


def test_a_lesson(looks: Callable[..., bool]) -> None:
    assert looks(SMALL, "l", "enter")


def test_a_wrong_answer_in_a_lesson(looks: Callable[..., bool]) -> None:
    assert looks(SMALL, "l", "enter", "0", "3")


def test_a_puzzle(looks: Callable[..., bool]) -> None:
    assert looks(SMALL, "l", "end", "up", "enter")


def test_a_wrong_answer_to_a_puzzle(looks: Callable[..., bool]) -> None:
    assert looks(SMALL, "l", "end", "up", "enter", "1")


@pytest.mark.parametrize("size", [SMALL, MIDDLE, LARGE], ids=["80x24", "120x40", "160x50"])
def test_new_game(looks: Callable[..., bool], size: tuple[int, int]) -> None:
    assert looks(size, "n", "right", "right", "down", "down")


def test_new_game_in_ascii(looks: Callable[..., bool]) -> None:
    assert looks(MIDDLE, "n", "right", glyphs="ascii")


@pytest.mark.parametrize("size", [SMALL, LARGE], ids=["80x24", "160x50"])
def test_the_game_in_two_minutes(looks: Callable[..., bool], size: tuple[int, int]) -> None:
    assert looks(size, "n", "up", "right", "i")


def test_saved_games(looks: Callable[..., bool], session: Session) -> None:
    keep_library(session)
    assert looks(SMALL, "s", "down", "down", "down")


def keep_trash(session: Session, monkeypatch: pytest.MonkeyPatch) -> None:
    """Delete some games, at a time that is always the same."""
    keep_library(session)
    with monkeypatch.context() as then:
        then.setattr("saves.records.trash.time.time", lambda: float(PLAYED))
        for name in ("torn page", "three of us", "four at the table"):
            session.library.delete(name)


@pytest.mark.parametrize(("size", "language"), [(SMALL, "en"), (MIDDLE, "fr")], ids=["80x24", "120x40"])
def test_trash(
    looks: Callable[..., bool], session: Session, monkeypatch: pytest.MonkeyPatch, size: tuple[int, int], language: str
) -> None:
    keep_trash(session, monkeypatch)
    assert looks(size, "s", "t", language=language)


def test_emptying_the_trash(looks: Callable[..., bool], session: Session, monkeypatch: pytest.MonkeyPatch) -> None:
    keep_trash(session, monkeypatch)
    assert looks(SMALL, "s", "t", "e")


def test_settings(looks: Callable[..., bool]) -> None:
    assert looks(SMALL, "o", "down")


def test_rules_in_french(looks: Callable[..., bool]) -> None:
    assert looks(MIDDLE, "f1", "slash", *"prison", "enter", language="fr")


def test_help(looks: Callable[..., bool]) -> None:
    assert looks(SMALL, "n", "question_mark")


def test_palette(snap_compare: Compare, session: Session) -> None:
    async def look_for_themes(pilot: Pilot[None]) -> None:
        await type_command(pilot, "theme")

    assert snap_compare(Pavilion(session), run_before=look_for_themes, terminal_size=SMALL)


def test_a_question(looks: Callable[..., bool]) -> None:
    assert looks(SMALL, "n", "down", "enter", *"-Marie")


def test_too_small(looks: Callable[..., bool]) -> None:
    assert looks((60, 20))
