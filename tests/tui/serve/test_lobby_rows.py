"""Rows of the lobby: what fits a small window is whole, and bots have names and levels."""

from datetime import UTC, datetime
from pathlib import Path

import pytest

from saves.records.library import Library
from saves.tables import Chair, TableCard
from saves.tables.table import OPEN, PLAYING
from tui.bots.pool import BotPool
from tui.i18n.typography import NO_BREAK_SPACE
from tui.i18n.words import LANGUAGES, Words
from tui.lobby.rows import details, row
from tui.session import Session
from tui.settings import SettingsFile

WIDTH = 77
"""Columns of a row in a window of 80."""


@pytest.fixture(params=LANGUAGES)
def session(request: pytest.FixtureRequest, tmp_path: Path) -> Session:
    return Session(
        SettingsFile(tmp_path / "settings.json"), Library(tmp_path), BotPool(size=1), language_asked=request.param
    )


def card(status: str, *chairs: Chair, turn: tuple[int, ...] = ()) -> TableCard:
    now = datetime.now(UTC).strftime("%Y-%m-%dT%H:%M:%S.%fZ")
    return TableCard(
        id="kxbrt7",
        game="bruxelles1897",
        options={},
        owner="anna",
        private=False,
        status=status,
        chairs=chairs,
        turn=turn,
        since=now,
        round=1,
        moves=0,
        result=None,
        created=now,
        changed=now,
    )


def text(session: Session, listed: TableCard) -> str:
    return row(listed, "anna", session, WIDTH).plain.replace(NO_BREAK_SPACE, " ")


def test_free_seats_are_counted_and_not_listed(session: Session) -> None:
    listed = text(session, card(OPEN, Chair("Clémence"), Chair(), Chair(), Chair(bot="clerk", name="Odette")))
    assert "Clémence, Odette" in listed
    assert session.words("lobby-free", count=2) in listed
    assert "…" not in listed


def test_whose_turn_it_is_is_told_as_far_as_there_is_room(session: Session) -> None:
    words = session.words
    dora, emil = Chair("dora"), Chair("emil")
    assert "dora, " in text(session, card(PLAYING, dora, emil, turn=(0,)))
    several = text(session, card(PLAYING, Chair("Maximilienne"), Chair("Bartholomew"), turn=(0, 1)))
    assert words("lobby-deciders", count=2).replace(NO_BREAK_SPACE, " ") in several
    assert not several.rstrip().endswith("…")
    alone = text(session, card(PLAYING, Chair("a" * 20), emil, turn=(0,)))
    assert not alone.rstrip().endswith("…")


def test_bots_are_listed_by_name_and_their_level_is_in_the_details(session: Session) -> None:
    listed = card(PLAYING, Chair("anna"), Chair(bot="clerk", name="Odette"), turn=(1,))
    assert "anna, Odette" in text(session, listed)
    level = session.words("bot-clerk").lower()
    assert f"◆ Odette ({level})" in details(listed, "anna", session).plain
    older = card(PLAYING, Chair("anna"), Chair(bot="clerk"), turn=(1,))
    assert f"◆ {session.words('bot-clerk')}" in details(older, "anna", session).plain


@pytest.mark.parametrize("language", LANGUAGES)
def test_notes_between_tables_fit_a_row(language: str) -> None:
    words = Words(language)
    for name in ("lobby-mine-none", "lobby-open-none", "lobby-filter-none"):
        assert len(words(name)) <= WIDTH, name
