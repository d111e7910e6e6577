"""Saved games at the command line: listed, renamed, copied, deleted and brought back."""

import json

from tests.tui.command_line.running import SEATS, complaint, run


def test_saves_lists_nothing_when_there_is_nothing(tmp_path):
    result = run("saves")
    assert result.exit_code == 0
    assert str(tmp_path / "saves") in result.stdout
    assert json.loads(run("saves", "--json").stdout) == []


def test_saves_lists_what_there_is(library, tmp_path):
    journal = library.create("bruxelles1897", SEATS, seed=3, name="Sunday")
    journal.play(journal.match.decision.moves[0])
    journal.close()
    (tmp_path / "saves" / "odd.pavilion").write_text("not a record\n")
    shown = run("saves").stdout
    assert "Sunday" in shown
    assert "Anna, Otto" in shown
    assert "round 1, 1 move" in shown
    assert "odd" in shown
    assert run("saves", "list").stdout == shown
    assert "manche 1, 1 coup" in run("saves", "--lang", "fr").stdout
    listed = {each["name"]: each for each in json.loads(run("saves", "--json").stdout)}
    assert listed["Sunday"]["moves"] == 1
    assert listed["Sunday"]["seats"] == [
        {"name": "Anna", "player": "human"},
        {"name": "Otto", "player": "apprentice"},
    ]
    assert listed["Sunday"]["problem"] is None
    assert listed["odd"]["problem"]["kind"] == "not-a-record"


def test_a_finished_game_names_its_winner(library):
    journal = library.create("bruxelles1897", SEATS, seed=3, name="over")
    while journal.match.decision is not None:
        journal.play(journal.match.decision.moves[-1])
    journal.close()
    winners = journal.match.game.standings(journal.match.state).winners
    shown = run("saves").stdout
    assert ("won by" if len(winners) == 1 else "shared by") in shown
    assert all(SEATS[seat].name in shown for seat in winners)


def test_saves_are_kept_in_order(library):
    library.create("bruxelles1897", SEATS, seed=3, name="Sunday").close()
    assert "“Monday”" in run("saves", "rename", "Sunday", "Monday").stdout
    assert run("saves", "duplicate", "Monday").exit_code == 0
    copy = next(entry.name for entry in library.list() if entry.name != "Monday")
    assert run("saves", "delete", copy).exit_code == 0
    assert [entry.name for entry in library.list()] == ["Monday"]
    assert copy in run("saves", "--trash").stdout
    assert run("saves", "restore", copy).exit_code == 0
    assert {entry.name for entry in library.list()} == {"Monday", copy}
    assert "Monday" in complaint("saves", "rename", copy, "Monday")
    assert "Did you mean: Monday" in complaint("saves", "delete", "mondy")


def test_a_game_that_is_being_played_is_not_moved(library):
    with library.create("bruxelles1897", SEATS, seed=3, name="open"):
        assert "open" in complaint("saves", "delete", "open")
    assert run("saves", "delete", "open").exit_code == 0


def test_saves_in_a_file_are_a_complaint(tmp_path):
    (tmp_path / "file").write_text("")
    assert str(tmp_path / "file") in complaint("saves", "--saves", str(tmp_path / "file"))
