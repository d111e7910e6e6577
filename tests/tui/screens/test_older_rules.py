"""Saved games that older rules played: watched as far as they agree, and continued from there as a new game."""

import re
import shutil
from pathlib import Path

import pytest
from textual.pilot import Pilot

from tests.saves.changed_rules import pay_when_round_begins, raise_rules_version
from tests.tui.conftest import Visit
from tests.tui.screens.looking import ANNA, BERNARD, frame, keep_game, notices, screen_of, text_in
from tests.tui.table.kinds import is_replay
from tui.screens.dialogs import Confirm
from tui.screens.saved_games import SavedGamesScreen
from tui.session import Session
from tui.table.screen import TableScreen

FROZEN = Path(__file__).parents[2] / "frozen" / "0.1.0" / "records"


@pytest.fixture
def old_game(session: Session, monkeypatch: pytest.MonkeyPatch) -> bytes:
    """A game in its third round when the rules of that round change; returns what its file holds."""
    keep_game(session, (ANNA, BERNARD), 80, "old")
    pay_when_round_begins(monkeypatch, 3)
    return (session.library.folder / "old.pavilion").read_bytes()


def test_it_is_offered_to_go_on_from_the_last_position_that_agrees(
    visit: Visit, session: Session, old_game: bytes
) -> None:
    async def scene(pilot: Pilot[None]) -> None:
        await pilot.press("s", "enter")
        await pilot.pause()
        assert isinstance(pilot.app.screen, Confirm)
        asked = text_in(pilot, ".dialog")
        assert "older rules (version 1; today's are 2)" in asked
        [moves] = re.findall(r"up to move (\d+) of 80", asked)
        assert 0 < int(moves) < 80
        await pilot.press("n")
        assert isinstance(pilot.app.screen, SavedGamesScreen)
        await pilot.press("enter")
        await pilot.pause()
        await pilot.press("y")
        await pilot.pause()
        assert isinstance(pilot.app.screen, TableScreen)
        assert pilot.app.screen.source.journal.path.stem == "old-2"
        assert not pilot.app.screen.source.journal.read_only
        assert len(pilot.app.screen.match.entries) == int(moves)
        assert any("old-2" in each for each in notices(pilot))

    visit(scene)
    assert (session.library.folder / "old.pavilion").read_bytes() == old_game


def test_a_replay_says_how_far_it_goes(visit: Visit, session: Session, old_game: bytes) -> None:
    async def scene(pilot: Pilot[None]) -> None:
        await pilot.press("s", "w")
        await pilot.pause()
        assert is_replay(pilot.app.screen)
        assert any("older rules" in each for each in notices(pilot))
        await pilot.press("end")
        assert "older rules" in frame(pilot)

    visit(scene)


def test_a_game_of_an_older_edition_or_of_older_rules_says_so(
    visit: Visit, session: Session, monkeypatch: pytest.MonkeyPatch
) -> None:
    session.library.folder.mkdir(parents=True)
    for name in ("unfinished-bruxelles1897", "corrected-bruxelles1897"):
        shutil.copyfile(FROZEN / f"{name}.pavilion", session.library.folder / f"{name}.pavilion")
    keep_game(session, (ANNA, BERNARD), 3, "new")
    raise_rules_version(monkeypatch)

    async def scene(pilot: Pilot[None]) -> None:
        await pilot.press("s")
        for _ in session.library.list():
            name = screen_of(pilot, SavedGamesScreen).records.entry.name
            about = text_in(pilot, "#detail")
            assert ("values: edition 1 of 2" in about) == (name != "new")
            assert "rules: 1 of 2" in about
            assert ("corrected values" in about) == (name == "corrected-bruxelles1897")
            await pilot.press("down")

    visit(scene)
