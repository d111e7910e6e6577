"""The command line: what opens, what is printed, and what is said when something is not right."""

import fcntl
import json
import os
import pty
import select
import signal
import struct
import subprocess
import sys
import termios
from types import SimpleNamespace

import click
import pytest
from click.testing import CliRunner

from engine.game import CATALOGUE, game
from saves.library import Library
from saves.record import Seat
from tui import cli
from tui.cli import main
from tui.session import NewTable, Replay, Resume
from tui.speaking import Complaint, SpokenGroup, close, language_in
from tui.words import LANGUAGES, Words

COMMANDS = ["new", "resume", "replay", "saves", "simulate", "rules", "engine", "serve", "admin"]
SEATS = (Seat("Anna", "human"), Seat("Otto", "apprentice"))


@pytest.fixture(autouse=True)
def surroundings(monkeypatch, tmp_path):
    for name in ("LC_MESSAGES", "LANG", "NO_COLOR", "PAGER", "COLUMNS"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("LC_ALL", "C.UTF-8")
    monkeypatch.setenv("PAVILION_CONFIG", str(tmp_path / "config"))
    monkeypatch.setenv("PAVILION_SAVES", str(tmp_path / "saves"))
    monkeypatch.setenv("PAVILION_LOGS", str(tmp_path / "logs"))


@pytest.fixture
def library(tmp_path):
    return Library(tmp_path / "saves")


@pytest.fixture
def opened(monkeypatch):
    """Take down what the app would have been opened with."""
    seen = SimpleNamespace(session=None, opening=None, times=0)

    def run_app(session, opening):
        seen.session, seen.opening = session, opening
        seen.times += 1

    monkeypatch.setattr("tui.app.run", run_app)
    monkeypatch.setattr(cli, "in_terminal", lambda: True)
    return seen


def run(*arguments):
    return CliRunner().invoke(main, list(arguments))


def complaint(*arguments):
    """Expect exit code 2 and one line, and give the line."""
    result = run(*arguments)
    assert result.exit_code == 2, result.output
    assert result.stdout == ""
    [line] = result.stderr.splitlines()
    assert line.startswith("pavilion: ")
    assert "⟨" not in line
    return line.removeprefix("pavilion: ")


def command(*arguments):
    return [sys.executable, "-c", "from tui.cli import main; main()", *arguments]


# Help


def every_command(group=main, path=()):
    yield path
    for name, each in group.commands.items():
        if isinstance(each, SpokenGroup):
            yield from every_command(each, (*path, name))
        else:
            yield (*path, name)


def test_the_commands_are_those_that_work():
    assert list(main.commands) == COMMANDS


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("path", every_command(), ids=" ".join)
def test_every_command_explains_itself_in_every_language(path, language):
    result = run(*path, "--help", "--lang", language)
    assert result.exit_code == 0
    assert "⟨" not in result.stdout
    assert Words(language)("cli-heading-options") in result.stdout
    described = [line.split() for line in result.stdout.splitlines() if line.startswith("  --")]
    assert described
    assert all(len(line) > 1 for line in described)


def test_help_speaks_the_language_of_the_environment(monkeypatch):
    monkeypatch.setenv("LC_ALL", "fr_BE.UTF-8")
    assert "Commandes :" in run("--help").stdout
    assert "Commands:" in run("--help", "--lang", "en").stdout


def test_help_speaks_the_language_of_the_settings(tmp_path):
    (tmp_path / "config").mkdir()
    (tmp_path / "config" / "settings.json").write_text('{"language": "fr"}')
    assert "Commandes :" in run("--help").stdout


def test_help_imports_neither_textual_nor_rich_nor_a_game():
    program = (
        "import sys\n"
        "from tui.cli import main\n"
        "try:\n    main(sys.argv[1:])\n"
        "except SystemExit:\n    print(*sorted(sys.modules), file=sys.stderr)\n"
    )
    for arguments in (["--help"], ["new", "--help"], ["simulate", "--help", "--lang", "fr"], ["--version"]):
        done = subprocess.run([sys.executable, "-c", program, *arguments], capture_output=True, text=True, check=True)
        modules = done.stderr.split()
        assert "click" in modules
        heavy = (
            "textual",
            "rich",
            "asyncio",
            "tui.app",
            "saves.library",
            *(f"engine.games.{key}" for key in CATALOGUE),
        )
        assert [name for name in modules if name in heavy] == []
        assert done.stdout


def test_version():
    result = run("--version")
    assert result.exit_code == 0
    assert result.stdout.startswith("pavilion ")


# What is wrong is said in one line


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        (["nwe"], "Did you mean: new?"),
        (["host"], "There is no command “host”"),
        (["--langue", "fr"], "Did you mean: --lang?"),
        (["--lang", "de"], "Possible: en, fr."),
        (["rules", "--lang", "de", "bruxelles1897"], "Possible: en, fr."),
        (["--lang"], "--lang"),
        (["new"], "GAME"),
        (["new", "bruxeles1897"], "Did you mean: bruxelles1897"),
        (["new", "1897"], "Did you mean: bruxelles1897?"),
        (["new", "chess"], "Possible: bruxelles1897, bruxelles1893, crystal_palace."),
        (["new", "bruxelles1897", "again"], "“again”"),
        (["new", "bruxelles1897", "--seats", "you,jorneyman"], "Did you mean: journeyman?"),
        (["new", "bruxelles1897", "--seats", "you,grandmaster"], "“grandmaster”"),
        (["new", "bruxelles1897", "--seats", "you"], "2 to 4 seats, not 1"),
        (["new", "bruxelles1897", "--seats", "you,you,you,you,you"], "2 to 4 seats, not 5"),
        (["new", "bruxelles1897", "--seats", "you:,apprentice"], "1 to 20 characters"),
        (["new", "bruxelles1897", "--seats", f"you:{'x' * 21},apprentice"], "1 to 20 characters"),
        (["new", "bruxelles1897", "--seats", "you:A\x1b[2J,apprentice"], "�"),
        (["new", "bruxelles1897", "--option", "track=five"], "Did you mean: tracks?"),
        (["new", "bruxelles1897", "--option", "tracks=six"], "Possible: five, eight."),
        (["new", "bruxelles1897", "--seed", "soon"], "--seed takes a whole number"),
        (["new", "bruxelles1897", "--seed", "-1"], "--seed"),
        (["new", "bruxelles1897", "--seed"], "--seed"),
        (["simulate", "chess"], "bruxelles1897"),
        (["rules", "chess"], "bruxelles1897"),
        (["rules", "bruxelles1897", "--section", "setpu"], "Did you mean: setup?"),
        (["replay", "nowhere.pavilion"], "“nowhere.pavilion”"),
        (["resume"], "pavilion new"),
        (["resume", "yesterday"], "“yesterday”"),
        (["saves", "delete", "yesterday"], "“yesterday”"),
        (["saves", "remove", "x"], "“remove”"),
        (["saves", "rename", "x"], "NEW_NAME"),
        (["engine", "--ascii"], "--ascii"),
        (["--components", "nowhere.toml", "engine"], "“nowhere.toml”"),
    ],
)
def test_what_is_wrong_is_said_in_one_line(arguments, says):
    assert says in complaint(*arguments)


def test_complaints_are_made_in_the_language_asked_for_wherever_it_is_asked_for():
    assert "Il n'y a pas de jeu « chess »" in complaint("--lang", "fr", "new", "chess")
    assert "Il n'y a pas de jeu « chess »" in complaint("new", "chess", "--lang=fr")
    assert "Il n'y a pas d'option « --fast »" in complaint("new", "chess", "--fast", "--lang", "fr")


def test_complaints_follow_the_environment(monkeypatch):
    monkeypatch.setenv("LC_ALL", "fr_FR.UTF-8")
    assert "Vouliez-vous dire : new ?" in complaint("nwe")


def test_the_language_asked_for_is_found():
    assert language_in(["new", "--lang", "fr"]) == "fr"
    assert language_in(["--lang=en", "x", "--lang", "fr"]) == "fr"
    assert language_in(["--lang", "xx"]) == ""
    assert language_in(["fr", "--lang"]) == ""


def test_close_names_are_found():
    assert close("Bruxelles1897", ["bruxelles1897"]) == ["bruxelles1897"]
    assert close("palace", ["bruxelles1897", "crystal_palace"]) == ["crystal_palace"]
    assert close("x", ["bruxelles1897"]) == []


def test_a_complaint_stays_one_line():
    said = Complaint("cli-unknown-game", given="a\nb" * 1000, among=["bruxelles1897"]).say(Words("en"))
    assert "\n" not in said
    assert len(said) < 500


def test_without_a_terminal_the_app_is_not_opened():
    assert "terminal" in complaint()
    assert "terminal" in complaint("new", "bruxelles1897")


def test_an_error_nobody_expected_is_one_line(monkeypatch, tmp_path):
    def stumble(*_):
        raise RuntimeError("first\nsecond")

    monkeypatch.setattr("tui.printing.print_rules", stumble)
    result = run("rules", "bruxelles1897")
    assert result.exit_code == 1
    assert result.stderr.count("\n") == 1
    assert "RuntimeError: first second" in result.stderr
    [details] = (tmp_path / "logs").iterdir()
    assert str(details) in result.stderr
    assert "stumble" in details.read_text()


def test_an_error_whose_details_cannot_be_kept_is_one_line_all_the_same(monkeypatch, tmp_path):
    def stumble(*_):
        raise RuntimeError("here")

    (tmp_path / "logs").write_text("")
    monkeypatch.setattr("tui.printing.print_rules", stumble)
    result = run("rules", "bruxelles1897")
    assert result.exit_code == 1
    assert result.stderr.endswith("RuntimeError: here.\n")


# Opening the app


def test_alone_it_opens_the_app(opened):
    assert run().exit_code == 0
    assert opened.times == 1
    assert opened.opening is None
    assert opened.session.language == "en"


def test_shared_options_count_before_and_after_the_command(opened, tmp_path):
    for arguments in (
        ["--lang", "fr", "--saves", str(tmp_path / "here"), "--ascii", "new", "bruxelles1897"],
        ["new", "bruxelles1897", "--lang", "fr", "--saves", str(tmp_path / "here"), "--ascii"],
    ):
        assert run(*arguments).exit_code == 0
        assert opened.session.language == "fr"
        assert opened.session.library.folder == tmp_path / "here"
        assert opened.session.ascii_only


def test_saves_are_kept_where_the_environment_says(opened, tmp_path):
    run()
    assert opened.session.library.folder == tmp_path / "saves"


def test_new_opens_the_table_that_was_asked_for(opened):
    run(
        *("new", "bruxelles1897", "--seats", "you:Anna,journeyman,you,apprentice:Otto"),
        *("--option", "tracks=eight", "--seed", "7", "--strict-undo"),
    )
    table = opened.opening
    assert isinstance(table, NewTable)
    assert (table.game, table.seed, table.options, table.free_undo) == ("bruxelles1897", 7, {"tracks": "eight"}, False)
    assert [seat.player for seat in table.seats] == ["human", "journeyman", "human", "apprentice"]
    assert [seat.name for seat in table.seats][0::3] == ["Anna", "Otto"]
    assert table.corrections is None


def test_new_alone_seats_you_and_a_bot(opened):
    run("new", "bruxelles1897")
    first = opened.opening
    assert [seat.player for seat in first.seats] == ["human", "journeyman"]
    assert first.free_undo
    run("new", "bruxelles1897")
    assert opened.opening.seed != first.seed


def test_you_are_called_as_last_time(opened, tmp_path):
    (tmp_path / "config").mkdir()
    (tmp_path / "config" / "settings.json").write_text('{"name": "Margaux"}')
    run("new", "bruxelles1897", "--seats", "you,you")
    assert [seat.name for seat in opened.opening.seats] == ["Margaux", "Player 2"]


def test_names_given_twice_are_told_apart(opened):
    run("new", "bruxelles1897", "--seats", "you:Anna,you:Anna,apprentice,apprentice")
    names = [seat.name for seat in opened.opening.seats]
    assert names[:2] == ["Anna", "Anna 2"]
    assert len(set(names)) == 4


def test_resume_opens_the_game_named_or_the_last(opened, library):
    for name in ("first", "second"):
        library.create("bruxelles1897", SEATS, seed=1, name=name).close()
    os.utime(library.entry("first").path, (2_000_000_000, 2_000_000_000))
    assert run("resume", "second").exit_code == 0
    assert opened.opening == Resume("second")
    assert run("resume").exit_code == 0
    assert opened.opening == Resume("first")


def test_a_damaged_game_is_not_resumed(opened, library):
    library.create("bruxelles1897", SEATS, seed=1, name="torn").close()
    path = library.entry("torn").path
    path.write_bytes(path.read_bytes() + b'{"fly": 1}\n{"undo": 1}\n')
    assert "torn" in complaint("resume", "torn")
    assert opened.times == 0


def test_replay_opens_a_file_or_a_game_by_its_name(opened, library, tmp_path):
    library.create("bruxelles1897", SEATS, seed=1, name="kept").close()
    path = library.entry("kept").path
    run("replay", str(path))
    assert opened.opening == Replay(path)
    run("replay", "kept")
    assert opened.opening == Replay(path)
    run("replay", "bruxelles1897-two-seats")
    assert opened.opening.path.parent.name == "gallery"
    (tmp_path / "letter.txt").write_text("Dear Anna")
    assert "letter.txt" in complaint("replay", str(tmp_path / "letter.txt"))
    assert complaint("replay", str(tmp_path))
    assert opened.times == 3


# Corrected components


@pytest.fixture
def corrections(tmp_path):
    def write(text):
        path = tmp_path / "corrections.toml"
        path.write_text(text, encoding="utf-8")
        return str(path)

    return write


def test_corrections_are_for_the_game_of_the_command(opened, corrections):
    file = corrections("[actions]\nsale_money = 4\n")
    assert run("--components", file, "new", "bruxelles1897").exit_code == 0
    assert opened.opening.corrections == {"actions": {"sale_money": 4}}
    assert opened.session.corrections == {"bruxelles1897": {"actions": {"sale_money": 4}}}


def test_corrections_name_their_game(opened, corrections):
    file = corrections('game = "bruxelles1897"\n[actions]\nsale_money = 4\n')
    assert run("--components", file).exit_code == 0
    assert opened.session.corrections == {"bruxelles1897": {"actions": {"sale_money": 4}}}


def test_corrections_of_another_game_are_not_ignored(monkeypatch, corrections):
    monkeypatch.setitem(CATALOGUE, "chess", "Chess")
    file = corrections('game = "chess"\n')
    assert "is for Chess, not for Bruxelles 1897" in complaint("--components", file, "simulate", "bruxelles1897")


def test_corrections_of_who_knows_what_are_asked_about(monkeypatch, corrections):
    monkeypatch.setitem(CATALOGUE, "chess", "Chess")
    file = corrections("[actions]\nsale_money = 4\n")
    assert 'game = "bruxelles1897"' in complaint("--components", file, "engine")


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ('[actions]\nsale_money = "lots"\n', "actions.sale_money"),
        ("[actions]\nsail_money = 3\n", "sail_money"),
        ("[action]\nsale_money = 3\n", "action"),
        ("[tracks.five]\nnobility = [1]\n", "tracks.five.nobility"),
        ("actions = 3\n", "actions"),
        ("nonsense = 3\n", "nonsense"),
        ("[actions\n", "line 1"),
        ('game = "chess"\n', "bruxelles1897"),
        ("game = 3\n", "bruxelles1897"),
        ("game = []\n", "bruxelles1897"),
    ],
)
def test_bad_corrections_are_named(opened, corrections, text, says):
    line = complaint("--components", corrections(text), "new", "bruxelles1897")
    assert says in line
    assert "corrections.toml" in line
    assert opened.times == 0


def test_corrections_that_cannot_be_read(tmp_path):
    assert str(tmp_path) in complaint("--components", str(tmp_path), "new", "bruxelles1897")
    (tmp_path / "latin.toml").write_bytes(b"# \xe9\n")
    assert "latin.toml" in complaint("--components", str(tmp_path / "latin.toml"), "new", "bruxelles1897")


def test_corrections_change_a_simulation(corrections):
    arguments = (
        "simulate",
        "bruxelles1897",
        "--seats",
        "apprentice,apprentice",
        "--games",
        "1",
        "--json",
        "--jobs",
        "1",
    )
    file = corrections("[actions]\nexhibition_vp = 50\nvp_per_material_type = 50\n")
    assert run(*arguments).stdout != run(*arguments, "--components", file).stdout


# Saved games


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


# Rules


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", CATALOGUE)
def test_rules_are_printed_whole(key, language):
    result = run("rules", key, "--lang", language)
    assert result.exit_code == 0
    assert "{#" not in result.stdout
    assert "\x1b" not in result.stdout
    assert game(key).title in result.stdout
    assert all(f"R{number}" in result.stdout for number in range(1, 46))
    assert all(len(line) <= 80 for line in result.stdout.splitlines())


def test_a_section_of_the_rules_ends_where_the_next_begins():
    whole = run("rules", "bruxelles1897").stdout
    section = run("rules", "bruxelles1897", "--section", "setup").stdout
    inner = run("rules", "bruxelles1897", "--section", "two-players").stdout
    assert section.startswith("Setup")
    assert inner.startswith("Two players")
    assert inner.strip() in section
    assert len(inner) < len(section) < len(whole) / 4
    assert "Maintenance" not in section.splitlines()[-1]


def test_rules_in_ascii_are_drawn_without_other_lines():
    shown = run("rules", "bruxelles1897", "--ascii").stdout
    assert not set("━─│┃•") & set(shown)
    assert set("━─•") & set(run("rules", "bruxelles1897").stdout)


# In a real process


def read_all(terminal):
    shown = b""
    try:
        while data := os.read(terminal, 65536):
            shown += data
    except OSError:  # the other end is closed
        pass
    return shown.decode()


def in_terminal(arguments, stream, **environment):
    """Run a command with its input and one output in a terminal; give what that showed, and the other output."""
    ours, theirs = pty.openpty()
    streams = {"stdin": theirs, "stdout": subprocess.PIPE, "stderr": subprocess.PIPE, stream: theirs}
    environment = {**os.environ, "TERM": "xterm-256color", **environment}
    with subprocess.Popen(command(*arguments), env=environment, **streams) as process:
        os.close(theirs)
        shown = read_all(ours)
        os.close(ours)
        out, errors = process.communicate(timeout=120)
    assert process.returncode == 0
    return shown, out if stream == "stderr" else errors


def test_in_a_terminal_the_rules_are_paged_and_styled():
    shown, errors = in_terminal(["rules", "bruxelles1897", "--section", "turn"], "stdout", PAGER="sed s/^/@/")
    assert errors == b""
    assert shown.startswith("@")
    assert "\x1b[" in shown


def test_in_a_terminal_a_simulation_shows_its_progress():
    arguments = ["simulate", "bruxelles1897", "--seats", "apprentice,apprentice", "--games", "3", "--jobs", "1"]
    shown, out = in_terminal(arguments, "stderr")
    assert "3/3" in shown
    assert b"3 games" in out
    assert b"\x1b" not in out
    shown, out = in_terminal([*arguments, "--json"], "stderr")
    assert "3/3" in shown
    assert out.count(b"\n") == 4


def test_in_a_terminal_the_app_opens_and_closes():
    ours, theirs = pty.openpty()
    fcntl.ioctl(theirs, termios.TIOCSWINSZ, struct.pack("HHHH", 24, 80, 0, 0))
    environment = {**os.environ, "TERM": "xterm-256color"}
    with subprocess.Popen(
        command("new", "bruxelles1897", "--seats", "you:Anna,you:Ben", "--seed", "7"),
        env=environment,
        stdin=theirs,
        stdout=theirs,
        stderr=theirs,
    ) as process:
        os.close(theirs)
        shown = b""
        while b"Anna" not in shown and select.select([ours], [], [], 60)[0]:
            shown += os.read(ours, 65536)
        if b"Anna" not in shown:
            process.kill()
        assert b"Anna" in shown
        os.write(ours, b"\x11")  # ctrl+q
        read_all(ours)
        os.close(ours)
        assert process.wait(timeout=120) == 0


def test_ctrl_c_is_quiet():
    process = subprocess.Popen(
        command("engine"), stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE, bufsize=0
    )
    with process:
        process.stdin.write(b'{"games": {}}\n')
        assert process.stdout.readline().startswith(b'{"ok"')
        process.send_signal(signal.SIGINT)
        _, errors = process.communicate(timeout=60)
    assert process.returncode == 130
    assert errors.strip() == b""


def test_a_reader_that_leaves_is_no_error():
    process = subprocess.Popen(
        command("engine"), stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE, bufsize=0
    )
    with process:
        process.stdout.close()
        process.stdin.write(b'{"games": {}}\n' * 3)
        process.stdin.close()
        assert process.stderr.read() == b""
        assert process.wait(timeout=60) == 141


def test_letters_the_terminal_does_not_know_are_no_error():
    environment = {**os.environ, "PYTHONIOENCODING": "iso8859-7", "PYTHONUTF8": "0"}
    done = subprocess.run(command("--lang", "fr", "--help"), env=environment, capture_output=True, check=True)
    assert b"de la Belle ?poque" in done.stdout
    assert done.stderr == b""


def test_it_can_be_completed_by_the_shell():
    environment = {**os.environ, "_PAVILION_COMPLETE": "bash_complete", "COMP_WORDS": "pavilion s", "COMP_CWORD": "1"}
    done = subprocess.run(command(), env=environment, capture_output=True, text=True)
    assert {line.partition(",")[2] for line in done.stdout.splitlines()} == {"saves", "serve", "simulate"}


def test_main_is_what_the_entry_point_calls():
    assert isinstance(main, click.Group)
    assert main is cli.pavilion
