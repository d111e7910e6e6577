"""Saved games on the command line: listed, renamed, duplicated, deleted and restored."""

import json
import os
import pty
import subprocess
from pathlib import Path

import pytest

from saves.records.journal import Journal
from saves.records.library import Library
from tests.saves.changed_rules import pay_when_round_begins
from tests.tui.cli.running import SEATS, command, complaint, run


def test_saves_lists_nothing_when_there_is_nothing(tmp_path: Path) -> None:
    result = run("saves")
    assert result.exit_code == 0
    assert str(tmp_path / "saves") in result.stdout
    assert json.loads(run("saves", "--json").stdout) == []


def test_saves_lists_what_there_is(library: Library, tmp_path: Path) -> None:
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


def test_a_finished_game_names_its_winner(library: Library) -> None:
    journal = library.create("bruxelles1897", SEATS, seed=3, name="over")
    while journal.match.decision is not None:
        journal.play(journal.match.decision.moves[-1])
    journal.close()
    winners = journal.match.game.standings(journal.match.state).winners
    shown = run("saves").stdout
    assert ("won by" if len(winners) == 1 else "shared by") in shown
    assert all(SEATS[seat].name in shown for seat in winners)


def test_saves_are_kept_in_order(library: Library) -> None:
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


def test_a_game_that_is_being_played_is_not_moved(library: Library) -> None:
    with library.create("bruxelles1897", SEATS, seed=3, name="open"):
        assert "open" in complaint("saves", "delete", "open")
    assert run("saves", "delete", "open").exit_code == 0


def test_saves_in_a_file_are_a_complaint(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    assert str(tmp_path / "file") in complaint("saves", "--saves", str(tmp_path / "file"))


ODD = "red \x1b[31m\u202egnp"
NOT_TEXT = os.fsdecode(b"caf\xe9")


@pytest.fixture
def odd_names(library: Library) -> None:
    """Two games whose files have names that no player would give."""
    for odd in (ODD, NOT_TEXT):
        library.create("bruxelles1897", SEATS, seed=3, name="game").close()
        (library.folder / "game.pavilion").rename(library.folder / f"{odd}.pavilion")


@pytest.mark.usefixtures("odd_names")
def test_names_that_a_terminal_would_obey_are_shown_safely(library: Library) -> None:
    for arguments in ((), ("--json",), ("check",), ("check", "--json")):
        result = run("saves", *arguments)
        assert result.exit_code == 0
        assert result.stdout.replace("\n", "").isprintable()
    assert "red �[31m�gnp" in run("saves").stdout
    said = [
        run("saves", "duplicate", ODD).stdout,
        run("saves", "delete", ODD).stdout,
        run("saves", "trash").stdout,
        run("saves", "restore", ODD).stdout,
        complaint("saves", "delete", "rde"),
        complaint("resume", "nothing of the kind"),
        run("saves", "rename", ODD, "plain").stdout,
    ]
    assert all(each.replace("\n", "").isprintable() for each in said)
    assert sorted(library.names()) == sorted([NOT_TEXT, "plain", "red [31mgnp"])


@pytest.mark.usefixtures("odd_names")
def test_json_keeps_names_that_can_be_kept_and_is_json_all_the_same() -> None:
    for command_ in (("saves", "--json"), ("saves", "check", "--json")):
        out = run(*command_).stdout_bytes
        names = [each["name"] for each in json.loads(out.decode("utf-8"))]
        assert sorted(names) == sorted([ODD, "caf�"])


@pytest.mark.usefixtures("odd_names")
def test_a_game_can_be_named_as_the_list_shows_it(library: Library) -> None:
    assert run("saves", "rename", "caf�", "café").exit_code == 0
    assert run("saves", "delete", "red �[31m�gnp").exit_code == 0
    assert library.names() == ["café"]


@pytest.mark.parametrize("length", [120, 250, 300, 5000])
def test_names_of_any_length_are_cut_or_complained_about(library: Library, length: int) -> None:
    library.create("bruxelles1897", SEATS, seed=3, name="game").close()
    long = "x" * length
    for arguments in (
        ("resume", long),
        ("replay", long),
        ("saves", "check", long),
        ("saves", "duplicate", long),
        ("saves", "delete", long),
        ("saves", "restore", long),
        ("saves", "rename", long, "other"),
    ):
        assert "no saved game" in complaint(*arguments)
    assert complaint("saves", "export", "table", "--store", f"/{long}")
    assert complaint("replay", f"/{long}/{long}.pavilion")
    if length > 255:
        assert complaint("saves", "--saves", f"/{long}")
    assert run("saves", "rename", "game", long).exit_code == 0
    assert library.names() == ["x" * 120]


def test_only_some_of_many_names_are_listed(library: Library) -> None:
    library.create("bruxelles1897", SEATS, seed=3, name="game-1").close()
    for number in range(2, 100):
        os.link(library.folder / "game-1.pavilion", library.folder / f"game-{number}.pavilion")
    said = complaint("resume", "zzz")
    assert said.endswith("….")
    assert 10 < said.count("game-") < 50


def test_the_trash_is_listed_with_when_things_were_deleted(library: Library) -> None:
    assert "is empty." in run("saves", "trash").stdout
    assert json.loads(run("saves", "trash", "--json").stdout) == []
    for name in ("Sunday", "Monday"):
        library.create("bruxelles1897", SEATS, seed=3, name=name).close()
        library.delete(name)
    shown = run("saves", "trash").stdout
    assert shown.index("Monday") < shown.index("Sunday")
    assert "Deleted" in shown
    assert run("saves", "--trash").stdout == shown
    assert "Supprimée le" in run("saves", "trash", "--lang", "fr").stdout
    monday, sunday = json.loads(run("saves", "trash", "--json").stdout)
    assert (monday["name"], sunday["name"]) == ("Monday", "Sunday")
    assert monday["deleted"] >= sunday["deleted"] > "2020"
    library.restore("Monday")
    assert "deleted" not in json.loads(run("saves", "--json").stdout)[0]


def test_the_trash_is_emptied_only_on_request(library: Library) -> None:
    assert "was empty" in run("saves", "empty-trash").stdout
    for name in ("Sunday", "Monday"):
        library.create("bruxelles1897", SEATS, seed=3, name=name).close()
        library.delete(name)
    assert "--yes" in complaint("saves", "empty-trash")
    assert len(library.trash_names()) == 2
    assert "2 games were deleted for good" in run("saves", "empty-trash", "--yes").stdout
    assert library.trash_names() == []


@pytest.mark.parametrize(
    ("language", "answer", "left"), [("en", "n", 1), ("en", "y", 0), ("fr", "o", 0), ("fr", "", 1)]
)
def test_in_a_terminal_emptying_the_trash_asks_first(library: Library, language: str, answer: str, left: int) -> None:
    library.create("bruxelles1897", SEATS, seed=3, name="Sunday").close()
    library.delete("Sunday")
    ours, theirs = pty.openpty()
    with subprocess.Popen(
        command("saves", "empty-trash", "--lang", language), stdin=theirs, stdout=subprocess.PIPE
    ) as process:
        os.close(theirs)
        os.write(ours, f"{answer}\n".encode())
        out, _ = process.communicate(timeout=60)
        os.close(ours)
    assert "?" in out.decode()
    assert len(library.trash_names()) == left
    assert process.returncode == (1 if left else 0)


def play(library: Library, name: str, moves: int) -> Journal:
    journal = library.create("bruxelles1897", SEATS, seed=3, name=name)
    while moves and journal.match.decision is not None:
        journal.play(journal.match.decision.moves[-1])
        moves -= 1
    journal.close()
    return journal


def test_games_that_are_whole_are_said_to_be(library: Library) -> None:
    assert "no saved games to check" in run("saves", "check").stdout
    assert json.loads(run("saves", "check", "--json").stdout) == []
    over = play(library, "over", 9999)
    play(library, "begun", 4)
    result = run("saves", "check")
    assert result.exit_code == 0
    assert "All 2 games are intact." in result.stdout
    assert "parties sont intactes" in run("saves", "check", "--lang", "fr").stdout
    assert "The game is intact." in run("saves", "check", "begun").stdout
    found = {each["name"]: each for each in json.loads(run("saves", "check", "--json").stdout)}
    listed = {each["name"]: each for each in json.loads(run("saves", "--json").stdout)}
    for name, each in found.items():
        assert list(each) == ["name", "moves", "scores", "problem", "notices"]
        assert {key: listed[name][key] for key in ("name", "moves", "scores", "problem")} | {"notices": []} == each
    assert found["over"]["moves"] == len(over.match.entries)
    assert found["begun"]["scores"] == []


def test_games_that_are_not_whole_are_found_by_replaying(library: Library) -> None:
    play(library, "good", 4)
    wrong = play(library, "wrong", 4).path
    with wrong.open("ab") as file:
        file.write(b'{"seat":0,"move":["dance"]}\n')
    torn = play(library, "torn", 4).path
    torn.write_bytes(torn.read_bytes() + b'{"seat":')
    (library.folder / "note.pavilion").write_text("milk\n")
    # The list does not see a move that is against the rules.
    assert {entry.name for entry in library.list() if entry.problem} == {"note"}
    before = {path: path.read_bytes() for path in library.folder.glob("*.pavilion")}
    result = run("saves", "check")
    assert result.exit_code == 1
    rows = {line.split()[0]: line for line in result.stdout.splitlines()}
    assert "intact" in rows["good"]
    assert '["dance"] is not a legal move' in rows["wrong"]
    assert "intact" in rows["torn"]
    assert "incomplete" in rows["torn"]
    assert "is not a saved game" in rows["note"]
    assert "2 of 4 games are damaged." in result.stdout
    as_json = run("saves", "check", "--json")
    assert as_json.exit_code == 1
    found = {each["name"]: each for each in json.loads(as_json.stdout)}
    assert found["wrong"]["problem"]["kind"] == "illegal-move"
    assert found["note"]["problem"] == {"kind": "not-a-record", "name": "note.pavilion", "line": 1}
    assert [each["kind"] for each in found["torn"]["notices"]] == ["torn-kept"]
    assert found["torn"]["problem"] is None
    assert run("saves", "check", "good").exit_code == 0
    assert run("saves", "check", "wrong").exit_code == 1
    assert {path: path.read_bytes() for path in library.folder.glob("*.pavilion")} == before


def test_one_odd_game_does_not_end_the_check(library: Library, monkeypatch: pytest.MonkeyPatch) -> None:
    play(library, "bad", 1)
    play(library, "good", 1)
    opened = Journal.open

    def stumble(path: Path, read_only: bool = False) -> Journal:
        if path.stem == "bad":
            raise ZeroDivisionError("by accident")
        return opened(path, read_only)

    monkeypatch.setattr(Journal, "open", stumble)
    result = run("saves", "check")
    assert result.exit_code == 1
    assert "ZeroDivisionError: by accident" in result.stdout
    assert "One of 2 games is damaged." in result.stdout


def test_what_is_found_is_said_at_once(library: Library) -> None:
    for number in range(30):
        play(library, f"game-{number}", 60)
    with subprocess.Popen(command("saves", "check"), stdout=subprocess.PIPE) as process:
        process.stdout.readline()
        process.stdout.readline()
        assert process.poll() is None
        process.communicate(timeout=60)


def test_the_list_names_edition_and_rules(library: Library) -> None:
    journal = play(library, "game", 0)
    [listed] = json.loads(run("saves", "--json").stdout)
    assert (listed["edition"], listed["rules"]) == (journal.header.edition, journal.header.rules)


def test_a_game_of_older_rules_is_not_whole_and_keeps_what_the_list_says(
    library: Library, monkeypatch: pytest.MonkeyPatch
) -> None:
    over = play(library, "over", 10_000)
    pay_when_round_begins(monkeypatch, 3)
    result = run("saves", "check", "--json")
    assert result.exit_code == 1
    (found,) = json.loads(result.stdout)
    assert found["problem"]["kind"] == "older-rules"
    assert found["problem"]["total"] == found["moves"] == len(over.match.entries)
    assert 0 < found["problem"]["moves"] < found["moves"]
    assert found["scores"] == list(library.entry("over").scores) != []
    assert "older rules (version 1; today's are 2)" in run("saves", "check").stdout


@pytest.mark.parametrize(
    "change", [(b'"version":1', b'"version":1' + b"0" * 30), (b'"rules":1', b'"rules":1' + b"0" * 30)]
)
def test_a_number_beyond_all_bounds_ends_no_list(library: Library, change: tuple[bytes, bytes]) -> None:
    play(library, "good", 4)
    path = play(library, "odd", 4).path
    path.write_bytes(path.read_bytes().replace(*change, 1))
    for given in (("saves",), ("saves", "check")):
        result = run(*given)
        assert "Traceback" not in result.output
        assert "good" in result.stdout
    assert "newer" in run("saves", "check").stdout
