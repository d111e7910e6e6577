"""Saved games and replays: what is listed, and what can be done with a record."""

import os
import re

import pytest
from textual.pilot import Pilot
from textual.widgets import Input

from saves.gallery import gallery
from saves.records import names as names_of_records
from saves.records.record import Seat
from tests.tui.conftest import Visit
from tests.tui.screens.looking import (
    ANNA,
    BERNARD,
    CLARA,
    PLAYED,
    app_of,
    frame,
    keep_damaged,
    keep_game,
    keep_library,
    line_with,
    names,
    notices,
    screen_of,
    text_in,
)
from tests.tui.table.kinds import is_replay, journal_of
from tui.screens.dialogs import AskText, Confirm
from tui.screens.record_list import EntryRow
from tui.screens.saved_games import ReplaysScreen, SavedGamesScreen
from tui.session import Session
from tui.table.screen import TableScreen


def test_an_empty_library_says_so(visit: Visit) -> None:
    async def scene(pilot: Pilot[None]) -> None:
        await pilot.press("s")
        assert "No saved games yet" in frame(pilot)
        await pilot.press("d", "r", "c", "w", "enter")
        assert isinstance(pilot.app.screen, SavedGamesScreen)

    visit(scene)


def test_every_record_is_listed_the_damaged_ones_too(visit: Visit, session: Session) -> None:
    keep_library(session)

    async def scene(pilot: Pilot[None]) -> None:
        await pilot.press("s")
        assert "round 1 of 4" in line_with(pilot, "▌  evening with the journeyman")
        assert "2025-03-03 08:00" in line_with(pilot, "three of us")
        assert "won by" in line_with(pilot, "four at the table")
        assert "damaged" in line_with(pilot, "torn page")
        assert "damaged" in line_with(pilot, "shopping")
        assert "● Anna ◆ Rupert (journeyman)" in text_in(pilot, "#detail")
        assert "20 moves" in text_in(pilot, "#detail")
        assert "4 March 2025, 10:00" in text_in(pilot, "#detail")
        await pilot.press("down", "down", "down")
        assert "12 moves can be recovered, up to round 1" in text_in(pilot, "#detail")
        await pilot.press("down")
        assert "is not a saved game of Pavilion" in text_in(pilot, "#detail")
        assert "Nothing can be recovered" in text_in(pilot, "#detail")

    visit(scene)


def test_a_wide_window_names_games_and_seats(visit: Visit, session: Session) -> None:
    keep_library(session)

    async def scene(pilot: Pilot[None]) -> None:
        await pilot.press("s")
        row = line_with(pilot, "three of us")
        assert "Bruxelles 1897" in row
        assert "Anna, Bernard, Cecily" in row

    visit(scene, size=(120, 40))


def test_a_game_is_opened(visit: Visit, session: Session) -> None:
    keep_game(session, (ANNA, BERNARD), 3, "table")

    async def scene(pilot: Pilot[None]) -> None:
        await pilot.press("s", "enter")
        await pilot.pause()
        assert isinstance(pilot.app.screen, TableScreen)
        assert len(pilot.app.screen.match.entries) == 3

    visit(scene)


def test_a_record_is_renamed_and_a_bad_name_is_refused(visit: Visit, session: Session) -> None:
    keep_game(session, (ANNA, BERNARD), 1, "old")
    keep_game(session, (ANNA, BERNARD), 1, "taken", hours_ago=1)

    async def scene(pilot: Pilot[None]) -> None:
        await pilot.press("s", "r")
        assert isinstance(pilot.app.screen, AskText)
        await pilot.press(*["backspace"] * 3, *"taken", "enter")
        await pilot.pause()
        assert any("already a game called" in notice for notice in notices(pilot))
        await pilot.press("r", *["backspace"] * 3, *"new", "enter")
        await pilot.pause()
        assert "new" in line_with(pilot, "▌")

    visit(scene)
    assert sorted(names(session)) == ["new", "taken"]


def test_a_record_is_copied(visit: Visit, session: Session) -> None:
    keep_game(session, (ANNA, BERNARD), 1, "game")

    async def scene(pilot: Pilot[None]) -> None:
        await pilot.press("s", "c")
        await pilot.pause()
        assert any("Copied as “game-2”" in notice for notice in notices(pilot))
        assert "game-2" in line_with(pilot, "▌")

    visit(scene)
    assert sorted(names(session)) == ["game", "game-2"]


def test_deleting_goes_to_the_trash_and_can_be_undone(visit: Visit, session: Session) -> None:
    keep_game(session, (ANNA, BERNARD), 1, "first")
    keep_game(session, (ANNA, BERNARD), 1, "second", hours_ago=1)

    async def scene(pilot: Pilot[None]) -> None:
        await pilot.press("s", "d")
        await pilot.pause()
        assert names(session) == ["second"]
        assert "second" in line_with(pilot, "▌")
        assert any("“first” is in the trash" in notice for notice in notices(pilot))
        await pilot.press("d")
        await pilot.pause()
        assert names(session) == []
        assert "No saved games yet" in frame(pilot)
        await pilot.press("u", "u")
        await pilot.pause()
        assert sorted(names(session)) == ["first", "second"]
        assert "first" in line_with(pilot, "▌")
        await pilot.press("u")
        await pilot.pause()
        assert any("The trash is empty" in notice for notice in notices(pilot))

    visit(scene)


@pytest.mark.parametrize(("language", "keys"), [("en", "y yes  n no"), ("fr", "o oui  n non")])
def test_a_question_names_the_keys_of_the_language(visit: Visit, session: Session, language: str, keys: str) -> None:
    session.settings.language = language
    keep_damaged(session, "torn")

    async def scene(pilot: Pilot[None]) -> None:
        await pilot.press("s", "enter")
        await pilot.pause()
        assert isinstance(pilot.app.screen, Confirm)
        assert keys in frame(pilot)
        await pilot.press(keys[0])
        await pilot.pause()
        assert isinstance(pilot.app.screen, TableScreen)

    visit(scene)


def test_what_can_be_saved_of_a_damaged_game_is_offered_and_saved(visit: Visit, session: Session) -> None:
    keep_damaged(session, "torn")
    before = (session.library.folder / "torn.pavilion").read_bytes()

    async def scene(pilot: Pilot[None]) -> None:
        await pilot.press("s", "enter")
        await pilot.pause()
        assert isinstance(pilot.app.screen, Confirm)
        assert "12 moves can be recovered, up to round 1" in text_in(pilot, ".dialog")
        await pilot.press("n")
        assert isinstance(pilot.app.screen, SavedGamesScreen)
        await pilot.press("enter")
        await pilot.pause()
        await pilot.press("enter")
        await pilot.pause()
        assert isinstance(pilot.app.screen, TableScreen)
        assert len(pilot.app.screen.match.entries) >= 12
        assert pilot.app.screen.source.journal.path.stem == "torn-2"

    visit(scene)
    assert (session.library.folder / "torn.pavilion").read_bytes() == before


def test_a_position_that_outlived_the_moves_before_it_is_offered_as_what_it_is(visit: Visit, session: Session) -> None:
    lines = next(iter(gallery())).path.read_bytes().split(b"\n")
    lines[9] = b"garbage {"
    session.library.folder.mkdir(parents=True, exist_ok=True)
    (session.library.folder / "torn.pavilion").write_bytes(b"\n".join(lines))

    async def scene(pilot: Pilot[None]) -> None:
        await pilot.press("s")
        said = "The position of round 5 can be recovered, without the moves before it."
        assert said in text_in(pilot, "#detail")
        await pilot.press("enter")
        await pilot.pause()
        asked = text_in(pilot, ".dialog")
        assert (
            "The game can continue in round 5, where it was. It keeps its position, not the moves before it." in asked
        )
        await pilot.press("y")
        await pilot.pause()

    visit(scene)
    saved = session.library.entry("torn-2")
    assert saved.finished
    assert saved.scores == next(iter(gallery())).scores


def test_a_file_that_is_no_game_is_said_to_be_none(visit: Visit, session: Session) -> None:
    session.library.folder.mkdir()
    (session.library.folder / "note.pavilion").write_text("milk [b]eggs[/b]\n", encoding="utf-8")

    async def scene(pilot: Pilot[None]) -> None:
        await pilot.press("s", "enter")
        await pilot.pause()
        assert isinstance(pilot.app.screen, SavedGamesScreen)
        assert any("is not a saved game" in notice for notice in notices(pilot))

    visit(scene)


def test_replays_are_the_gallery_and_finished_games(visit: Visit, session: Session) -> None:
    keep_library(session)

    async def scene(pilot: Pilot[None]) -> None:
        await pilot.press("r")
        text = frame(pilot)
        assert "▌  four at the table" in text
        assert "three of us" not in text
        assert "sample" in text
        listed = [
            row.entry.name for row in screen_of(pilot, ReplaysScreen).records.listing.rows if isinstance(row, EntryRow)
        ]
        assert listed == ["four at the table", *(entry.name for entry in gallery())]
        await pilot.press("end", "enter")
        await pilot.pause()
        assert is_replay(pilot.app.screen)
        await pilot.press("q")
        await pilot.pause()
        assert isinstance(pilot.app.screen, ReplaysScreen)

    visit(scene)


def test_a_library_that_cannot_be_read_leaves_the_gallery_to_watch(visit: Visit, session: Session) -> None:
    session.library.folder.write_text("a file where the folder should be", encoding="utf-8")

    async def scene(pilot: Pilot[None]) -> None:
        await pilot.press("r")
        await pilot.pause()
        assert len(screen_of(pilot, ReplaysScreen).records.listing.rows) == len(gallery())
        assert any("is not a folder" in notice for notice in notices(pilot))

    visit(scene)


def test_any_saved_game_can_be_watched(visit: Visit, session: Session) -> None:
    keep_game(session, (ANNA, BERNARD), 5, "table")

    async def scene(pilot: Pilot[None]) -> None:
        await pilot.press("s", "w")
        await pilot.pause()
        assert is_replay(pilot.app.screen)

    visit(scene)


def test_a_copy_of_the_game_at_the_table_is_kept_under_another_name(visit: Visit, session: Session) -> None:
    keep_game(session, (ANNA, BERNARD), 4, "table")

    async def scene(pilot: Pilot[None]) -> None:
        await pilot.press("c")
        await pilot.pause()
        table = pilot.app.screen
        assert isinstance(table, TableScreen)
        app_of(pilot).save_copy(journal_of(table))
        await pilot.pause()
        await pilot.press(*"-copy", "enter")
        await pilot.pause()
        assert pilot.app.screen is table
        assert any("“table-2-copy”" in notice for notice in notices(pilot))

    visit(scene)
    assert {entry.name: entry.moves for entry in session.library.list()} == {"table": 4, "table-2-copy": 4}


# Names


ODD = "red \x1b[31m\u202egnp"


def test_files_of_any_name_are_shown_safely_and_can_be_kept_in_order(visit: Visit, session: Session) -> None:
    keep_game(session, (ANNA, BERNARD), 1, "game")
    (session.library.folder / "game.pavilion").rename(session.library.folder / f"{ODD}.pavilion")

    async def scene(pilot: Pilot[None]) -> None:
        await pilot.press("s")
        assert "red �[31m�gnp" in line_with(pilot, "▌")
        assert "red �[31m�gnp" in text_in(pilot, "#detail")
        await pilot.press("d")
        await pilot.pause()
        assert any("“red �[31m�gnp” is in the trash" in notice for notice in notices(pilot))
        await pilot.press("t")
        assert "red �[31m�gnp" in line_with(pilot, "▌")
        await pilot.press("d")
        await pilot.pause()
        assert "“red �[31m�gnp”" in text_in(pilot, ".dialog")
        await pilot.press("n", "escape", "u")
        await pilot.pause()
        assert any("“red �[31m�gnp” has been restored" in notice for notice in notices(pilot))
        await pilot.press("r", "enter")
        await pilot.pause()
        assert "red [31mgnp" in line_with(pilot, "▌")
        assert all(sign.isprintable() for text in (frame(pilot), *notices(pilot)) for sign in text if sign != "\n")

    visit(scene)
    assert names(session) == ["red [31mgnp"]


def test_a_name_that_is_too_long_is_cut(visit: Visit, session: Session) -> None:
    keep_game(session, (ANNA, BERNARD), 1, "g")

    async def scene(pilot: Pilot[None]) -> None:
        await pilot.press("s", "r")
        pilot.app.screen.query_one(Input).value = "x" * 300
        await pilot.press("enter")
        await pilot.pause()
        assert "xxx" in line_with(pilot, "▌")

    visit(scene)
    assert names(session) == ["x" * 120]


def test_a_game_that_is_being_played_keeps_the_cursor_when_it_cannot_be_deleted(visit: Visit, session: Session) -> None:
    for number, name in enumerate(("a", "b", "c")):
        keep_game(session, (ANNA, BERNARD), 3, name, hours_ago=number)

    async def scene(pilot: Pilot[None]) -> None:
        with session.library.open("b"):
            await pilot.press("s", "down", "d")
            await pilot.pause()
            assert isinstance(pilot.app.screen, SavedGamesScreen)
            assert pilot.app.screen.records.entry is not None
            assert screen_of(pilot, SavedGamesScreen).records.entry.name == "b"
            await pilot.press("d")
            await pilot.pause()
        assert names(session) == ["a", "b", "c"]

    visit(scene)


@pytest.mark.parametrize(
    ("written", "by_newer", "why"),
    [
        ('"version":1', '"version":7', "was saved by a newer version of Pavilion (format 7"),
        ('"rules":1', '"rules":9', "was played with newer rules (version 9"),
        ('"game":"bruxelles1897"', '"game":"bruxelles1910"', "is a game of “bruxelles1910”"),
        ('"tracks":"five"', '"tracks":"nine"', "with variants of a newer version of Pavilion (tracks)"),
        ('"options":{', '"options":{"weather":"rain",', "with variants of a newer version of Pavilion (weather)"),
    ],
)
def test_a_file_of_a_newer_version_is_not_called_damaged(
    visit: Visit, session: Session, written: str, by_newer: str, why: str
) -> None:
    keep_game(session, (ANNA, BERNARD), 3, "later")
    path = session.library.folder / "later.pavilion"
    text = path.read_text(encoding="utf-8")
    assert written in text
    path.write_text(text.replace(written, by_newer, 1), encoding="utf-8")

    async def scene(pilot: Pilot[None]) -> None:
        await pilot.press("s")
        assert "from a newer version" in line_with(pilot, "later")
        assert "damaged" not in line_with(pilot, "later")
        told = text_in(pilot, "#detail")
        assert why in told
        assert "Update Pavilion to open it. The file is not damaged" in told
        await pilot.press("enter")
        await pilot.pause()
        assert isinstance(pilot.app.screen, SavedGamesScreen)
        assert any(why in notice and "Update Pavilion" in notice for notice in notices(pilot))

    visit(scene)


@pytest.mark.parametrize("size", [(80, 24), (100, 30), (120, 40), (160, 50)])
def test_games_of_one_company_and_day_can_be_told_apart(visit: Visit, session: Session, size: tuple[int, int]) -> None:
    seats = (Seat("Maximilienne", "human"), Seat("Bernard", "human"))
    for number in range(6):
        journal = session.library.create("bruxelles1897", seats, seed=number, created="2025-03-01T10:00:00Z")
        journal.close()
        os.utime(journal.path, (PLAYED - number * 60, PLAYED - number * 60))

    async def scene(pilot: Pilot[None]) -> None:
        await pilot.press("s")
        rows = [line.strip("▌ ") for line in frame(pilot).split("\n") if re.search(r"round 1 of 4 +2025-", line)]
        assert len(set(rows)) == len(rows) == 6
        assert all("Bruxelles 1897" in row and "Maximilienne, Ber" in row for row in rows)

    visit(scene, size=size)


@pytest.mark.parametrize("size", [(80, 24), (100, 30), (120, 40)])
def test_replays_are_listed_by_what_people_recognise(visit: Visit, session: Session, size: tuple[int, int]) -> None:
    seats = (ANNA, CLARA)
    keep_game(session, seats, 9999, names_of_records.for_game("bruxelles1897", seats, "2025-03-01T10:00:00Z"))
    keep_game(session, seats, 9999, "revenge", hours_ago=2)

    async def scene(pilot: Pilot[None]) -> None:
        await pilot.press("r")
        assert re.search(r"Bruxelles 1897.* Anna, Clara .*won by \w+ +2025-03-04", line_with(pilot, "▌"))
        assert "won by" in line_with(pilot, "revenge")
        sample = line_with(pilot, "annotated sample")
        assert re.search(r"Bruxelles 1893.* Marie.*, Victor .*won by Victor", sample)
        for made in ("bruxelles1897-", "bruxelles1893-", "-seats"):
            assert made not in frame(pilot)

    visit(scene, size=size)


def test_a_name_that_no_file_can_have_is_said_to_be_changed(visit: Visit, session: Session) -> None:
    keep_game(session, (ANNA, BERNARD), 3, "game")

    async def scene(pilot: Pilot[None]) -> None:
        await pilot.press("s", "r")
        await pilot.press(*["backspace"] * 4, "a", "slash", "b", "enter")
        await pilot.pause()
        assert any("a-b" in each for each in notices(pilot))

    visit(scene)
    assert names(session) == ["a-b"]
