"""Looking at screens as a player does: the window as text, and a few games to find in the library."""

import os
from random import Random
from typing import Any, TypeVar

from textual.pilot import Pilot
from textual.screen import Screen

from saves.records.record import Seat
from tui.app import Pavilion
from tui.i18n.typography import NO_BREAK_SPACE
from tui.session import Session

PLAYED = 1_741_082_400
"""Tuesday, 4 March 2025, 10:00 UTC: when the games of these tests were last played."""

ANNA, BERNARD, CLARA = (Seat(name, "human") for name in ("Anna", "Bernard", "Clara"))
CECILY, RUPERT = Seat("Cecily", "apprentice"), Seat("Rupert", "journeyman")


ScreenT = TypeVar("ScreenT", bound=Screen[Any])


def app_of(pilot: Pilot[Any]) -> Pavilion:
    """The app, as what it is."""
    assert isinstance(pilot.app, Pavilion)
    return pilot.app


def screen_of(pilot: Pilot[Any], kind: type[ScreenT]) -> ScreenT:
    """The screen in front, which has to be of this kind."""
    assert isinstance(pilot.app.screen, kind)
    return pilot.app.screen


def frame(pilot: Pilot[Any]) -> str:
    """The whole window as plain text. No sentence may be missing in it."""
    text = "\n".join(strip.text for strip in pilot.app.screen._compositor.render_strips())
    assert "⟨" not in text, text
    return as_seen(text)


def as_seen(text: str) -> str:
    """A text with ordinary spaces in place of non-breaking ones, which look the same."""
    return text.replace(NO_BREAK_SPACE, " ")


def text_in(pilot: Pilot[Any], selector: str) -> str:
    """The words in a part of the window, without its frame."""
    region = pilot.app.screen.query_one(selector).content_region
    lines = frame(pilot).split("\n")[region.y : region.bottom]
    return " ".join(" ".join(line[region.x : region.right].split()) for line in lines).strip()


def line_with(pilot: Pilot[Any], words: str) -> str:
    """The first line of the window that holds some words."""
    return next(line for line in frame(pilot).split("\n") if words in line)


def notices(pilot: Pilot[Any]) -> list[str]:
    """What notifications say."""
    return [str(notice.message) for notice in pilot.app._notifications]


def names(session: Session) -> list[str]:
    """The names of the saved games, the one played last first."""
    return [entry.name for entry in session.library.list()]


def keep_game(session: Session, seats: tuple[Seat, ...], moves: int, name: str, hours_ago: int = 0) -> None:
    """Put a game into the library, so many random moves in."""
    journal = session.library.create("bruxelles1897", seats, seed=7, created="2025-03-01T10:00:00Z", name=name)
    chance = Random(moves)
    while moves and journal.match.decision:
        journal.play(chance.choice(journal.match.decision.moves))
        moves -= 1
    journal.close()
    when = PLAYED - hours_ago * 3600
    os.utime(journal.path, (when, when))


def keep_damaged(session: Session, name: str, hours_ago: int = 0) -> None:
    """Put a game into the library whose last move is nonsense."""
    keep_game(session, (ANNA, RUPERT), 12, name)
    path = session.library.folder / f"{name}.pavilion"
    with path.open("a", encoding="utf-8") as file:
        file.write('{"seat":0,"move":["dance"]}\n')
        file.write('{"seat":0,"mo\n')
    when = PLAYED - hours_ago * 3600
    os.utime(path, (when, when))


def keep_library(session: Session) -> None:
    """Put games of every kind into the library."""
    keep_game(session, (ANNA, RUPERT), 20, "evening with the journeyman")
    keep_game(session, (ANNA, BERNARD, CECILY), 70, "three of us", hours_ago=26)
    keep_game(session, (ANNA, CLARA, CECILY, RUPERT), 9999, "four at the table", hours_ago=50)
    keep_damaged(session, "torn page", hours_ago=80)
    note = session.library.folder / "shopping.pavilion"
    note.write_text("milk, eggs\n", encoding="utf-8")
    os.utime(note, (PLAYED - 400_000, PLAYED - 400_000))
