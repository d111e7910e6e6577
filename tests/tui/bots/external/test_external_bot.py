"""External bots: what they are sent, everything they can do wrong, and that none is left behind."""

import json
import os
import signal
import subprocess
import sys
import threading
from pathlib import Path
from typing import Any

import pytest

from engine.game import AnyGame, game
from tests.tui.bots.external.conftest import Program
from tests.tui.processes import is_running, wait_until
from tui.bots.external.bot import (
    MOST_ASIDES,
    PATIENCE,
    ExternalBot,
    ExternalBotError,
    InvalidCommandError,
    arguments_of,
    name_of,
)
from tui.cli.protocol import Interpreter

GAME = game("bruxelles1897")
EXAMPLE = Path(__file__).parents[3] / "example_bot.py"
LONG = 60.0
"""Seconds: more than any test needs."""

FIRST = "print(json.dumps({'play': asked['moves'][0]}), flush=True)"
"""What a bot does with a question: it answers with the first move."""


pytestmark = pytest.mark.usefixtures("plain_command_line")


def table(rules: AnyGame = GAME, seats: int = 2, seed: int = 1) -> tuple[Any, int]:
    state = rules.new(seats, None, seed)
    return state, rules.decisions(state)[0].seat


def choose(player: str, seconds: float = LONG) -> Any:
    """Start a program, put one question to it and return its move."""
    state, seat = table()
    with ExternalBot(player, seconds) as bot:
        return bot.choose(GAME, GAME.seen_by(state, seat), seat)


def failure(player: str, seconds: float = LONG) -> ExternalBotError:
    with pytest.raises(ExternalBotError) as failed:
        choose(player, seconds)
    return failed.value


def whole_lines(file: Path) -> list[str]:
    return [line for line in file.read_text().splitlines(keepends=True) if line.endswith("\n")] if file.exists() else []


# What a program is told


def test_a_program_is_shown_what_its_seat_may_see_and_nothing_else(program: Program, tmp_path: Path) -> None:
    state, seat = table()
    decision = GAME.decisions(state)[0]
    player = program(f"open(here + '/heard', 'w').write(line)\n{FIRST}")
    with ExternalBot(player, 7) as bot:
        assert bot.choose(GAME, GAME.seen_by(state, seat), seat) == decision.moves[0]
    asked = json.loads((tmp_path / "heard").read_text())["choose"]
    assert (asked["game"], asked["seat"], asked["asks"], asked["seconds"]) == (GAME.key, seat, decision.asks, 7)
    assert [GAME.read_move(move) for move in asked["moves"]] == list(decision.moves)
    assert asked["state"]["dice"] == 0
    assert "seed" not in asked
    interpreter = Interpreter()
    assert b'"ok"' in interpreter.answer(json.dumps({"load": asked["state"]}).encode())
    told = json.loads(interpreter.answer(b'{"decision": {}}'))["ok"]
    assert told == {key: asked[key] for key in ("seat", "asks", "moves", "asides")}


def test_hidden_things_change_nothing_of_what_a_program_hears(program: Program, tmp_path: Path) -> None:
    heard = set()
    for dice in (1, 2, 3):
        state, seat = table()
        state.dice = dice
        for pile in state.piles:
            pile.reverse()
        player = program(f"open(here + '/heard', 'w').write(line)\n{FIRST}")
        with ExternalBot(player) as bot:
            bot.choose(GAME, GAME.seen_by(state, seat), seat)
        heard.add((tmp_path / "heard").read_text())
    assert len(heard) == 1


def test_a_corrected_edition_is_told(program: Program, tmp_path: Path) -> None:
    state = GAME.new(2, None, 1, GAME.editions.corrected({"actions": {"pass_first": 30}}))
    seat = GAME.decisions(state)[0].seat
    with ExternalBot(program(f"open(here + '/heard', 'w').write(line)\n{FIRST}")) as bot:
        bot.choose(GAME, GAME.seen_by(state, seat), seat)
    asked = json.loads((tmp_path / "heard").read_text())["choose"]
    assert asked["state"]["components"] == {"actions": {"pass_first": 30}}


def test_a_program_lives_for_the_whole_game(program: Program, tmp_path: Path) -> None:
    player = program(FIRST, before="open(here + '/starts', 'a').write('once\\n')")
    state, seat = table()
    with ExternalBot(player) as bot:
        for _ in range(5):
            bot.choose(GAME, GAME.seen_by(state, seat), seat)
    assert whole_lines(tmp_path / "starts") == ["once\n"]


# What it can do wrong


@pytest.mark.parametrize(
    ("deed", "kind"),
    [
        ("print('hello', flush=True)", "rubbish"),
        ("print('', flush=True)", "rubbish"),
        ("print('[' * 60000, flush=True)", "rubbish"),
        ("print(json.dumps(asked['moves'][0]), flush=True)", "rubbish"),
        ("print(json.dumps({'play': asked['moves'][0], 'why': 'I like it'}), flush=True)", "rubbish"),
        ("print(json.dumps({'error': 'help'}), flush=True)", "rubbish"),
        ("sys.stdout.buffer.write(b'\\xff\\xfe\\x00\\n'); sys.stdout.flush()", "rubbish"),
        ("print(json.dumps({'play': ['fly', 1]}), flush=True)", "illegal"),
        ("print(json.dumps({'play': ['place', 99, 99]}), flush=True)", "illegal"),
        ("print(json.dumps({'play': None}), flush=True)", "illegal"),
        ("print(json.dumps({'play': [asked['moves'][0]]}), flush=True)", "illegal"),
        ("print('x' * 70000, flush=True)", "too-long"),
        ("while True: sys.stdout.write('x' * 1000)", "too-long"),
        ("sys.exit(3)", "ended"),
        ("os.kill(os.getpid(), signal.SIGKILL)", "ended"),
        ("os.close(1); time.sleep(3600)", "ended"),
        ("sys.stdout.write('{\"play\"'); sys.stdout.flush(); sys.exit()", "ended"),
    ],
)
def test_whatever_it_answers_is_told_by_kind(program: Program, deed: str, kind: str) -> None:
    assert failure(program(deed)).kind == kind


@pytest.mark.parametrize("deed", ["time.sleep(3600)", "while True: pass", "sys.stdout.write('{'); sys.stdout.flush()"])
def test_silence_is_noticed(program: Program, deed: str) -> None:
    failed = failure(program(deed), seconds=0.5)
    assert (failed.kind, failed.detail) == ("silent", "0.5")


def test_a_program_that_never_listens_is_noticed(program: Program) -> None:
    assert failure(program("pass", before="time.sleep(3600)"), seconds=0.5).kind == "silent"


def test_how_it_ended_is_told_with_its_last_complaint(program: Program) -> None:
    failed = failure(program("print('one', file=sys.stderr)\nraise KeyError('no such thing')"))
    assert failed.kind == "ended"
    assert failed.detail == "1: KeyError: 'no such thing'"


def test_nothing_a_terminal_would_obey_is_told(program: Program) -> None:
    failed = failure(program("sys.stderr.write('\\x1b[2Jboo'); sys.exit(1)"))
    assert failed.detail == "1:  [2Jboo"


@pytest.mark.parametrize("command", ["/nowhere/bot", "/", str(EXAMPLE)])
def test_what_cannot_be_started_is_told(command: str) -> None:
    assert failure(f"cmd:{command}").kind == "start"


def test_what_cannot_be_read_as_a_command_is_told() -> None:
    assert failure("cmd:'unclosed").kind == "start"


def test_noise_on_standard_error_is_not_in_the_way(program: Program) -> None:
    noise = "sys.stderr.write('noise ' * 100000); sys.stderr.flush()\n"
    assert choose(program(noise + FIRST)) == GAME.decisions(table()[0])[0].moves[0]


def test_what_is_said_unasked_is_refused_and_it_starts_anew(program: Program, tmp_path: Path) -> None:
    # The second line of the first answer waits when the second question comes.
    chatter = "print(json.dumps({'play': asked['moves'][0]}) + '\\nand another thing', flush=True)"
    player = program(chatter, before="open(here + '/starts', 'a').write('once\\n')")
    state, seat = table()
    kinds = []
    with ExternalBot(player) as bot:
        for _ in range(4):
            try:
                bot.choose(GAME, GAME.seen_by(state, seat), seat)
                kinds.append("fine")
            except ExternalBotError as failed:
                kinds.append(failed.kind)
    assert kinds == ["fine", "unasked", "fine", "unasked"]
    assert len(whole_lines(tmp_path / "starts")) == 2


def test_one_that_was_late_is_not_heard_when_it_speaks_at_last(program: Program, tmp_path: Path) -> None:
    slow_once = "if not os.path.exists(here + '/been'):\n    open(here + '/been', 'w').close()\n    time.sleep(3600)\n"
    state, seat = table()
    with ExternalBot(program(slow_once + FIRST), 4) as bot:
        with pytest.raises(ExternalBotError, match="silent"):
            bot.choose(GAME, GAME.seen_by(state, seat), seat)
        assert bot.choose(GAME, GAME.seen_by(state, seat), seat) == GAME.decisions(state)[0].moves[0]
        assert bot.failures == 1


def test_it_is_given_up_after_a_few_failures(program: Program) -> None:
    state, seat = table()
    with ExternalBot(program("print('no', flush=True)")) as bot:
        for number in range(PATIENCE):
            assert not bot.given_up
            with pytest.raises(ExternalBotError):
                bot.choose(GAME, GAME.seen_by(state, seat), seat)
            assert bot.failures == number + 1
        assert bot.given_up
        assert bot.successor().given_up


def test_exchanging_for_ever_is_not_offered(program: Program) -> None:
    rules = game("crystal_palace")
    state, seat = table(rules)
    while not rules.decisions(state)[0].asides:
        rules.apply(state, rules.decisions(state)[0].moves[0])
    seat = rules.decisions(state)[0].seat
    in_a_row = most = 0
    with ExternalBot(program("print(json.dumps({'play': (asked['asides'] + asked['moves'])[0]}), flush=True)")) as bot:
        for _ in range(2 * MOST_ASIDES + 2):
            asked = next(each for each in rules.decisions(state) if each.seat == seat)
            move = bot.choose(rules, rules.seen_by(state, seat), seat)
            in_a_row = 0 if move in asked.moves else in_a_row + 1
            most = max(most, in_a_row)
            if not in_a_row:
                break
            rules.play(state, move, seat)
    assert in_a_row == 0
    assert 0 < most <= MOST_ASIDES


def test_no_shell_reads_the_command(program: Program, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    choose(program(FIRST) + " ; touch oops && $(touch oops) > oops")
    assert not (tmp_path / "oops").exists()


# How it ends

STUBBORN = (
    "signal.signal(signal.SIGTERM, signal.SIG_IGN); signal.signal(signal.SIGHUP, signal.SIG_IGN)\n"
    "child = os.fork()\n"
    "open(here + '/pids', 'a').write(str(os.getpid()) + '\\n')\n"
    "while not child: time.sleep(3600)"
)
"""A program that listens to no signal, and starts another like it."""


def stubborn_pids(tmp_path: Path) -> list[int]:
    return [int(line) for line in whole_lines(tmp_path / "pids")]


def test_even_a_stubborn_program_ends_with_the_game_and_with_it_what_it_started(
    program: Program, tmp_path: Path
) -> None:
    state, seat = table()
    with ExternalBot(program(f"{FIRST}\ntime.sleep(3600)", before=STUBBORN)) as bot:
        bot.choose(GAME, GAME.seen_by(state, seat), seat)
        wait_until(lambda: len(stubborn_pids(tmp_path)) == 2)
        assert all(map(is_running, stubborn_pids(tmp_path)))
    wait_until(lambda: not any(map(is_running, stubborn_pids(tmp_path))))


def test_closing_from_elsewhere_ends_a_choice_at_once(program: Program, tmp_path: Path) -> None:
    state, seat = table()
    bot = ExternalBot(program("time.sleep(3600)", before=STUBBORN), 3600)
    kinds = []

    def ask() -> None:
        try:
            bot.choose(GAME, GAME.seen_by(state, seat), seat)
        except ExternalBotError as failed:
            kinds.append(failed.kind)

    thread = threading.Thread(target=ask)
    thread.start()
    wait_until(lambda: len(stubborn_pids(tmp_path)) == 2)
    bot.close()
    thread.join()
    assert kinds == ["ended"]
    wait_until(lambda: not any(map(is_running, stubborn_pids(tmp_path))))
    with pytest.raises(ExternalBotError):
        bot.choose(GAME, GAME.seen_by(state, seat), seat)


def test_a_program_ends_when_its_owner_is_killed(program: Program, tmp_path: Path) -> None:
    owner = (
        "import sys\n"
        "from engine.game import AnyGame, game\n"
        "from tui.bots.external.bot import ExternalBot\n"
        "rules = game('bruxelles1897')\n"
        "state = rules.new(2, None, 1)\n"
        "seat = rules.decisions(state)[0].seat\n"
        "ExternalBot(sys.argv[1], 3600).choose(rules, rules.seen_by(state, seat), seat)\n"
    )
    player = program("time.sleep(3600)", before=STUBBORN)
    with subprocess.Popen([sys.executable, "-c", owner, player]) as process:
        wait_until(lambda: len(stubborn_pids(tmp_path)) == 2)
        process.kill()
    wait_until(lambda: not any(map(is_running, stubborn_pids(tmp_path))))


def test_a_runner_that_is_ended_takes_its_program_along(program: Program, tmp_path: Path) -> None:
    state, seat = table()
    with ExternalBot(program(f"{FIRST}\ntime.sleep(3600)", before=STUBBORN)) as bot:
        bot.choose(GAME, GAME.seen_by(state, seat), seat)
        wait_until(lambda: len(stubborn_pids(tmp_path)) == 2)
        os.kill(bot._runner.pid, signal.SIGTERM)
        wait_until(lambda: not any(map(is_running, stubborn_pids(tmp_path))))
        with pytest.raises(ExternalBotError, match="ended"):
            bot.choose(GAME, GAME.seen_by(state, seat), seat)


def test_a_program_that_ends_with_its_input_may_say_goodbye(program: Program, tmp_path: Path) -> None:
    with ExternalBot(program(FIRST) + " goodbye") as bot:
        state, seat = table()
        file = tmp_path / "bot.py"
        file.write_text(file.read_text() + "\nopen(here + '/goodbye', 'w').close()\n")
        bot.choose(GAME, GAME.seen_by(state, seat), seat)
    assert (tmp_path / "goodbye").exists()


# Commands


@pytest.mark.parametrize(
    ("player", "name"),
    [
        ("cmd:./mybot --fast", "mybot"),
        ("cmd:python3.11 'my bots/greedy.py' --depth 2", "greedy"),
        ("cmd:java -jar clever.jar", "clever"),
        ("cmd:'", "cmd:'"),
    ],
)
def test_a_program_is_called_by_its_file(player: str, name: str) -> None:
    assert name_of(player) == name


@pytest.mark.parametrize("player", ["cmd:", "cmd:  ", "cmd:'a", f"cmd:{'a' * 301}", "cmd:a\nb", "cmd:a \u202e b"])
def test_what_is_no_command_is_refused(player: str) -> None:
    with pytest.raises(InvalidCommandError):
        arguments_of(player)
