"""Simulations: the same results whatever the number of processes, no hidden information, no process left behind."""

import json
import os
import signal
import subprocess
import sys
import time
from contextlib import closing
from typing import Any, Never

import psutil
import pytest
from click.testing import CliRunner, Result

from engine import bots
from engine.game import AnyGame, game
from tui.arena.games import play_game
from tui.arena.plan import Broken, GameResult, Plan
from tui.arena.run import SimulationError, simulate
from tui.arena.tally import Tally, wilson
from tui.bots.processes import WorkerStartError
from tui.cli.main import main

APPRENTICES = Plan("bruxelles1897", ("apprentice", "apprentice"), games=6, seed=11)


pytestmark = pytest.mark.usefixtures("plain_command_line")


def run(*arguments: str) -> Result:
    return CliRunner().invoke(main, ["simulate", "bruxelles1897", *arguments])


def command(*arguments: str) -> list[str]:
    return [sys.executable, "-c", "from tui.cli.main import main; main()", "simulate", "bruxelles1897", *arguments]


# Games


def test_a_game_is_told_by_its_seed() -> None:
    first = play_game(APPRENTICES, 0)
    assert isinstance(first, GameResult)
    assert first.seed == 11
    assert first == play_game(APPRENTICES, 0)
    assert first == play_game(Plan("bruxelles1897", ("apprentice", "apprentice"), games=1, seed=9), 2)
    assert first.scores != play_game(APPRENTICES, 1).scores


def test_the_winners_have_the_most_points() -> None:
    for result in simulate(APPRENTICES, jobs=1):
        assert all(result.scores[seat] == max(result.scores) for seat in result.winners)
        assert result.moves > 40


def test_bots_are_shown_no_more_than_their_seat_may_see(monkeypatch: pytest.MonkeyPatch) -> None:
    choose = bots.choose

    def watched(level: str, rules: AnyGame, view: Any, seat: int, salt: int = 0) -> Any:
        assert view.dice == 0
        assert all(pile == sorted(pile) for pile in view.piles)
        return choose(level, rules, view, seat, salt)

    monkeypatch.setattr(bots, "choose", watched)
    assert isinstance(play_game(APPRENTICES, 0), GameResult)


def test_players_move_up_a_seat_when_seats_rotate() -> None:
    plan = Plan("bruxelles1897", ("journeyman", "apprentice", "apprentice"), games=4, seed=1, rotate=True)
    seats = [[plan.bots[plan.player_at(seat, number)] for seat in range(3)] for number in range(4)]
    assert [each.index("journeyman") for each in seats] == [0, 1, 2, 0]


def test_options_and_corrections_are_played_with() -> None:
    plain = play_game(APPRENTICES, 0)
    richer = Plan(
        *("bruxelles1897", ("apprentice", "apprentice"), 6, 11),
        corrections={"final": {"expo_vp": 90}},
        options={"tracks": "eight"},
    )
    assert play_game(richer, 0).scores != plain.scores


def test_what_breaks_is_told_with_seed_and_move(monkeypatch: pytest.MonkeyPatch) -> None:
    checks = iter(range(1000))
    monkeypatch.setattr(game("bruxelles1897"), "check", lambda state: ["a card too many"] if next(checks) == 5 else [])
    assert isinstance(play_game(APPRENTICES, 0), GameResult)
    checked = Plan("bruxelles1897", ("apprentice", "apprentice"), games=6, seed=11, check=True)
    assert play_game(checked, 0) == Broken(seed=11, move=5, problem="a card too many")


def test_a_bot_that_fails_is_told_with_seed_and_move(monkeypatch: pytest.MonkeyPatch) -> None:
    def stumble(*_: object) -> Never:
        raise IndexError("nothing there")

    monkeypatch.setattr(bots, "choose", stumble)
    assert play_game(APPRENTICES, 2) == Broken(seed=13, move=1, problem="IndexError: nothing there")


# Processes


MANY = Plan("bruxelles1897", ("apprentice", "apprentice"), games=500, seed=1)


def children() -> list[psutil.Process]:
    """Return the arena's workers: other tests of this process may have left a database running for the next."""
    found = psutil.Process().children(recursive=True)
    return [child for child in found if any("tui.arena" in word for word in child.cmdline())]


def test_stopping_early_leaves_no_process_behind() -> None:
    with closing(simulate(MANY, jobs=2)) as results:
        assert next(results).seed == 1
        assert len(children()) == 2
    assert children() == []


def test_a_worker_that_dies_is_reported_and_the_others_end() -> None:
    with closing(simulate(MANY, jobs=2)) as results:
        next(results)
        for child in children():
            child.kill()
        with pytest.raises(SimulationError, match="died"):
            list(results)
    assert children() == []


def test_a_worker_that_cannot_be_started_is_reported(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "executable", "/nowhere/python")
    with pytest.raises(WorkerStartError, match="No such file"):
        list(simulate(MANY, jobs=2))
    assert children() == []


def test_a_worker_reports_what_breaks_as_this_process_does() -> None:
    plan = Plan("bruxelles1897", ("apprentice", "nobody"), games=2, seed=7)
    with pytest.raises(SimulationError) as here:
        list(simulate(plan, jobs=1))
    with pytest.raises(SimulationError) as there:
        list(simulate(plan, jobs=2))
    assert there.value.broken == here.value.broken
    assert "nobody" in here.value.broken.problem


def test_a_worker_loads_neither_the_terminal_nor_an_event_loop() -> None:
    program = (
        "import sys, tui.arena.worker\n"
        "print([name for name in ('textual', 'rich', 'click', 'asyncio') if name in sys.modules])"
    )
    printed = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert printed.stdout.strip() == "[]"


def test_an_interrupt_at_any_moment_is_quiet() -> None:
    """Interrupt ever later, from before the workers have started to well into the games."""
    for delay in (0.0, 0.1, 0.2, 0.4):
        process = subprocess.Popen(
            command("--seats", "apprentice,apprentice", "--games", "100000", "--jobs", "2", "--lang", "en"),
            stdout=subprocess.DEVNULL,
            stderr=subprocess.PIPE,
            start_new_session=True,
        )
        with process:
            while not psutil.Process(process.pid).children():
                time.sleep(0.001)
            time.sleep(delay)
            os.killpg(process.pid, signal.SIGINT)
            _, errors = process.communicate(timeout=120)
        assert process.returncode == 130, errors
        assert errors.startswith(b"pavilion: Interrupted")
        assert errors.count(b"\n") == 1
        assert _group_is_gone(process.pid)


def test_the_number_of_processes_changes_nothing() -> None:
    arguments = ("--seats", "apprentice,apprentice,apprentice", "--games", "4", "--rotate", "--json", "--seed", "40")
    one, two = (
        subprocess.run(command(*arguments, "--jobs", jobs), capture_output=True, check=True, timeout=300)
        for jobs in ("1", "2")
    )
    assert one.stdout == two.stdout
    assert one.stdout.count(b"\n") == 5
    assert one.stderr == two.stderr == b""


def _group_is_gone(group: int) -> bool:
    """Wait for a process group to end: workers notice the end of their owner when they next read or write."""
    for _ in range(600):
        try:
            os.killpg(group, 0)
        except ProcessLookupError:
            return True
        time.sleep(0.05)
    return False


def test_ctrl_c_prints_what_was_done_and_leaves_no_process_behind() -> None:
    process = subprocess.Popen(
        command("--seats", "apprentice,apprentice", "--games", "100000", "--json", "--jobs", "2"),
        bufsize=0,  # what readline() read ahead would be lost to communicate()
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        start_new_session=True,
    )
    with process:
        first = json.loads(process.stdout.readline())
        assert first["seed"] == 1
        os.killpg(process.pid, signal.SIGINT)
        rest, errors = process.communicate(timeout=120)
    assert process.returncode == 130
    summary = json.loads(rest.splitlines()[-1])["summary"]
    assert not summary["complete"]
    assert summary["games"] == len(rest.splitlines())
    assert b"Interrupted" in errors
    assert b"Traceback" not in errors
    assert _group_is_gone(process.pid)


def test_workers_end_when_their_owner_is_killed() -> None:
    process = subprocess.Popen(
        command("--seats", "apprentice,apprentice", "--games", "100000", "--json", "--jobs", "2"),
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        start_new_session=True,
    )
    with process:
        process.stdout.readline()
        process.kill()
    assert _group_is_gone(process.pid)


def test_a_reader_that_leaves_ends_it_quietly() -> None:
    process = subprocess.Popen(
        command("--seats", "apprentice,apprentice", "--games", "100000", "--json", "--jobs", "1"),
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    )
    with process:
        process.stdout.readline()
        process.stdout.close()
        assert process.stderr.read() == b""
        assert process.wait(timeout=120) == 141


# What is printed


def test_json_has_a_line_for_each_game_and_a_summary() -> None:
    result = run("--seats", "apprentice,apprentice", "--games", "3", "--seed", "5", "--json", "--jobs", "1")
    assert result.exit_code == 0
    *games, last = (json.loads(line) for line in result.stdout.splitlines())
    assert [each["seed"] for each in games] == [5, 6, 7]
    for each in games:
        assert set(each) == {"game", "seed", "seats", "scores", "winners", "moves"}
        assert each["game"] == "bruxelles1897"
        assert each["seats"] == ["apprentice", "apprentice"]
    summary = last["summary"]
    assert summary["games"] == 3
    assert summary["complete"]
    assert sum(each["wins"] for each in summary["players"]) == sum(len(each["winners"]) == 1 for each in games)
    assert summary["players"][0]["score"]["max"] == max(each["scores"][0] for each in games)


def test_the_table_shows_each_player() -> None:
    result = run("--seats", "apprentice,apprentice,apprentice", "--games", "2", "--jobs", "1")
    assert result.exit_code == 0
    assert "2 games of Bruxelles 1897 (seeds 1 to 2)" in result.stdout
    assert "95% interval" in result.stdout
    assert len([line for line in result.stdout.splitlines() if "pprentice" in line]) == 3
    assert result.stderr == ""


def test_the_table_speaks_french_and_ascii() -> None:
    result = run("--seats", "apprentice,apprentice", "--games", "2", "--jobs", "1", "--lang", "fr", "--ascii")
    assert "2 parties de Bruxelles 1897" in result.stdout
    assert "Intervalle à 95\u00a0%" in result.stdout
    assert "─" not in result.stdout


def test_a_broken_game_ends_it_with_one_clear_line(monkeypatch: pytest.MonkeyPatch) -> None:
    checks = iter(range(10_000))
    monkeypatch.setattr(
        game("bruxelles1897"), "check", lambda state: ["a card too many"] if next(checks) == 200 else []
    )
    result = run("--seats", "apprentice,apprentice", "--games", "9", "--seed", "3", "--check", "--jobs", "1", "--json")
    assert result.exit_code == 1
    [line] = result.stderr.splitlines()
    *games, last = (json.loads(line) for line in result.stdout.splitlines())
    assert line.startswith(f"pavilion: Seed {3 + len(games)}, move ")
    assert line.endswith("a card too many")
    assert not last["summary"]["complete"]


def test_sound_games_pass_the_check() -> None:
    result = run("--seats", "apprentice,apprentice,apprentice,apprentice", "--games", "2", "--check", "--jobs", "1")
    assert result.exit_code == 0


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        (("--seats", "you,apprentice"), "“you”"),
        (("--seats", "apprentise,apprentice"), "Did you mean: apprentice"),
        (("--seats", "apprentice"), "2 to 4 players, not 1"),
        (("--seats", ""), "Available: apprentice, clerk"),
        (("--games", "0"), "--games takes a whole number from 1"),
        (("--games", "many"), "“many”"),
        (("--jobs", "-1"), "--jobs"),
        (("--option", "tracks"), "five, eight, slow"),
        (("--option", "trax=five"), "Did you mean: tracks"),
    ],
)
def test_what_cannot_be_simulated_is_said(arguments: tuple[str, ...], says: str) -> None:
    result = run(*arguments)
    assert result.exit_code == 2
    assert result.stdout == ""
    [line] = result.stderr.splitlines()
    assert says in line


# The tally


@pytest.mark.parametrize(
    ("wins", "games", "interval"),
    [(50, 100, (0.4038, 0.5962)), (0, 10, (0.0, 0.2775)), (10, 10, (0.7225, 1.0)), (90, 100, (0.8256, 0.9448))],
)
def test_wilsons_interval(wins: int, games: int, interval: tuple[float, float]) -> None:
    assert wilson(wins, games) == interval


def test_the_tally_follows_players_from_seat_to_seat() -> None:
    tally = Tally(Plan("bruxelles1897", ("journeyman", "apprentice"), games=3, seed=1, rotate=True))
    tally.add(GameResult("bruxelles1897", 1, ("journeyman", "apprentice"), (50, 20), (0,), 100))
    tally.add(GameResult("bruxelles1897", 2, ("apprentice", "journeyman"), (30, 60), (1,), 110))
    tally.add(GameResult("bruxelles1897", 3, ("journeyman", "apprentice"), (40, 40), (0, 1), 120))
    strong, weak = tally.players
    assert (strong.bot, strong.wins, strong.shared, strong.rate) == ("journeyman", 2, 1, 0.8333)
    assert (strong.score.mean, strong.score.min, strong.score.max) == (50.0, 40, 60)
    assert (weak.bot, weak.wins, weak.shared, weak.rate) == ("apprentice", 0, 1, 0.1667)
    assert tally.moves.mean == 110


def test_a_tally_of_nothing_has_nothing_to_say() -> None:
    summary = Tally(APPRENTICES).summary(complete=False)
    assert summary["games"] == 0
    assert summary["players"] == []
