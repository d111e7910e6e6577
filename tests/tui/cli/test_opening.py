"""Commands that open the app: with a new game, a saved game or a replay."""

import os
from pathlib import Path
from types import SimpleNamespace

from engine.bots.levels import BEGINNERS
from saves.records.library import Library
from tests.tui.cli.running import SEATS, complaint, run
from tui.bots.names import own_names
from tui.i18n.words import LANGUAGES, Words
from tui.session import Learn, NewGame, ReplayGame, ResumeGame


def test_alone_it_opens_the_app(opened: SimpleNamespace) -> None:
    assert run().exit_code == 0
    assert opened.times == 1
    assert opened.opening is None
    assert opened.session.language == "en"


def test_shared_options_count_before_and_after_the_command(opened: SimpleNamespace, tmp_path: Path) -> None:
    for arguments in (
        ["--lang", "fr", "--saves", str(tmp_path / "here"), "--ascii", "new", "bruxelles1897"],
        ["new", "bruxelles1897", "--lang", "fr", "--saves", str(tmp_path / "here"), "--ascii"],
    ):
        assert run(*arguments).exit_code == 0
        assert opened.session.language == "fr"
        assert opened.session.library.folder == tmp_path / "here"
        assert opened.session.ascii_only


def test_saves_are_kept_where_the_environment_says(opened: SimpleNamespace, tmp_path: Path) -> None:
    run()
    assert opened.session.library.folder == tmp_path / "saves"


def test_new_opens_the_table_that_was_asked_for(opened: SimpleNamespace) -> None:
    run(
        *("new", "bruxelles1897", "--seats", "you:Anna,journeyman,you,apprentice:Otto"),
        *("--option", "tracks=eight", "--seed", "7", "--strict-undo"),
    )
    table = opened.opening
    assert isinstance(table, NewGame)
    assert (table.game, table.seed, table.options, table.free_undo) == ("bruxelles1897", 7, {"tracks": "eight"}, False)
    assert [seat.player for seat in table.seats] == ["human", "journeyman", "human", "apprentice"]
    assert [seat.name for seat in table.seats][0::3] == ["Anna", "Otto"]
    assert table.corrections is None


def test_new_alone_seats_you_and_a_bot(opened: SimpleNamespace) -> None:
    run("new", "bruxelles1897")
    first = opened.opening
    assert [seat.player for seat in first.seats] == ["human", BEGINNERS]
    for language in LANGUAGES:
        assert f"you,{BEGINNERS}" in Words(language)("cli-new.seats")
    assert first.free_undo
    run("new", "bruxelles1897")
    assert opened.opening.seed != first.seed


def test_learn_opens_the_course_of_a_game(opened: SimpleNamespace) -> None:
    assert run("learn").exit_code == 0
    assert opened.opening == Learn(None)
    assert run("learn", "crystal_palace").exit_code == 0
    assert opened.opening == Learn("crystal_palace")
    assert "chess" in complaint("learn", "chess")
    assert opened.times == 2


def test_you_are_called_as_last_time(opened: SimpleNamespace, tmp_path: Path) -> None:
    (tmp_path / "config").mkdir()
    (tmp_path / "config" / "settings.json").write_text('{"name": "Margaux"}')
    run("new", "bruxelles1897", "--seats", "you,you")
    assert [seat.name for seat in opened.opening.seats] == ["Margaux", "Player 2"]


def test_names_given_twice_are_told_apart(opened: SimpleNamespace) -> None:
    run("new", "bruxelles1897", "--seats", "you:Anna,you:Anna,apprentice,apprentice")
    names = [seat.name for seat in opened.opening.seats]
    assert names[:2] == ["Anna", "Anna 2"]
    assert len(set(names)) == 4


def test_the_same_command_gives_bots_the_same_names(opened: SimpleNamespace) -> None:
    command = ("new", "bruxelles1897", "--seed", "7", "--seats")
    run(*command, "you:Anna,clerk,master@2s:Ivy,apprentice")
    first = opened.opening.seats
    run(*command, "you:Anna,clerk,master@2s:Ivy,apprentice")
    assert opened.opening.seats == first
    assert [seat.name for seat in first] == own_names(Words("en"), 7, ["Anna", None, "Ivy", None])
    run(*command, "you:Anna,clerk,master@2s:Ivy,apprentice", "--lang", "fr")
    assert [seat.name for seat in opened.opening.seats] == own_names(Words("fr"), 7, ["Anna", None, "Ivy", None])


def test_resume_opens_the_game_named_or_the_last(opened: SimpleNamespace, library: Library) -> None:
    for name in ("first", "second"):
        library.create("bruxelles1897", SEATS, seed=1, name=name).close()
    os.utime(library.entry("first").path, (2_000_000_000, 2_000_000_000))
    assert run("resume", "second").exit_code == 0
    assert opened.opening == ResumeGame("second")
    assert run("resume").exit_code == 0
    assert opened.opening == ResumeGame("first")


def test_a_damaged_game_is_resumed_only_if_something_of_it_can_be_saved(
    opened: SimpleNamespace, library: Library
) -> None:
    library.create("bruxelles1897", SEATS, seed=1, name="torn").close()
    path = library.entry("torn").path
    path.write_bytes(path.read_bytes() + b'{"fly": 1}\n{"undo": 1}\n')
    run("resume", "torn")
    assert opened.opening == ResumeGame("torn"), "the app offers to save it"
    path.write_bytes(b"milk\n")
    assert "torn" in complaint("resume", "torn")
    assert opened.times == 1


def test_replay_opens_a_file_or_a_game_by_its_name(opened: SimpleNamespace, library: Library, tmp_path: Path) -> None:
    library.create("bruxelles1897", SEATS, seed=1, name="kept").close()
    path = library.entry("kept").path
    run("replay", str(path))
    assert opened.opening == ReplayGame(path)
    run("replay", "kept")
    assert opened.opening == ReplayGame(path)
    run("replay", "bruxelles1897-two-seats")
    assert opened.opening.path.parent.name == "gallery"
    (tmp_path / "letter.txt").write_text("Dear Anna")
    assert "letter.txt" in complaint("replay", str(tmp_path / "letter.txt"))
    assert complaint("replay", str(tmp_path))
    assert opened.times == 3
