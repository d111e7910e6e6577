"""External bots in simulations: results, failures, and the example."""

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner, Result

from engine import bots
from engine.game import CATALOGUE, AnyGame, game
from tests.tui.bots.external.conftest import Program
from tests.tui.processes import is_on_a_command_line, wait_until
from tui.arena.games import play_game
from tui.arena.plan import GameResult, Plan
from tui.arena.run import simulate
from tui.bots.external.bot import PATIENCE
from tui.cli.main import main

GAME = game("bruxelles1897")
EXAMPLE = Path(__file__).parents[3] / "example_bot.py"

pytestmark = pytest.mark.usefixtures("plain_command_line")


def simulated(*arguments: str) -> Result:
    return CliRunner().invoke(main, ["simulate", "bruxelles1897", *arguments, "--jobs", "1"])


def test_failures_are_told_with_the_result_and_the_stand_in_plays_on(program: Program, quick: None) -> None:
    player = program("print('no', flush=True)")
    plan = Plan(GAME.key, (player, "apprentice"), games=1, seed=4)
    result = play_game(plan, 0)
    assert isinstance(result, GameResult)
    assert [failure.kind for failure in result.failures] == ["rubbish"] * PATIENCE
    assert all(failure.seat == 0 for failure in result.failures)
    without = play_game(Plan(GAME.key, ("apprentice", "apprentice"), games=1, seed=4), 0)
    assert (result.scores, result.moves) == (without.scores, without.moves)


def test_the_stand_in_is_the_one_that_was_chosen(program: Program, monkeypatch: pytest.MonkeyPatch) -> None:
    played = set()

    def first(name: str, rules: AnyGame, view: Any, seat: int, _salt: int = 0) -> Any:
        played.add((seat, name))
        return next(each for each in rules.decisions(view) if each.seat == seat).moves[0]

    monkeypatch.setattr(bots, "choose", first)
    plan = Plan(GAME.key, (program("sys.exit()"), "journeyman"), games=1, seed=4, stand_in="apprentice")
    assert isinstance(play_game(plan, 0), GameResult)
    assert played == {(0, "apprentice"), (1, "journeyman")}


def test_a_program_that_fails_is_told_in_the_end(program: Program, quick: None) -> None:
    player = program("sys.exit(2)")
    printed = simulated("--seats", f"apprentice,{player}", "--games", "2", "--seed", "3")
    assert printed.exit_code == 0
    [line] = printed.stderr.splitlines()
    assert line.startswith("pavilion: * bot failed 6 times, and Journeyman played instead: one move each time")
    assert "First in the game with seed 3" in line
    assert "2 bot *" in printed.stdout
    assert line.endswith("it stopped (2).")
    french = simulated("--seats", f"apprentice,{player}", "--games", "1", "--lang", "fr", "--stand-in", "apprentice")
    assert "bot a échoué 3 fois, et Apprenti a joué à sa place" in french.stderr


def test_json_tells_failures(program: Program, quick: None) -> None:
    printed = simulated("--seats", f"{program('sys.exit(2)')},apprentice", "--games", "1", "--json")
    one, summary = map(json.loads, printed.stdout.splitlines())
    assert one["failures"][0] == {"seat": 0, "move": one["failures"][0]["move"], "kind": "ended", "detail": "2"}
    assert [player.get("failures") for player in summary["summary"]["players"]] == [PATIENCE, None]


@pytest.mark.parametrize("key", CATALOGUE)
def test_the_example_plays_whole_games(key: str, quick: None) -> None:
    plan = Plan(key, ("apprentice", f"cmd:{sys.executable} {EXAMPLE}"), games=1, seed=2, check=True)
    result = play_game(plan, 0)
    assert isinstance(result, GameResult)
    assert result.failures == ()


def test_the_example_asks_the_engine(quick: None) -> None:
    engine = f'{sys.executable} -c "from tui.cli.main import main; main()" engine'
    player = f"cmd:{sys.executable} {EXAMPLE} --engine '{engine}'"
    result = play_game(Plan(GAME.key, (player, "apprentice"), games=1, seed=2), 0)
    assert isinstance(result, GameResult)
    assert result.failures == ()
    assert result.scores[0] > result.scores[1], "the other takes the first move that comes along"


def test_the_example_plays_in_worker_processes_and_none_is_left(tmp_path: Path) -> None:
    copy = tmp_path / "example_bot.py"
    copy.write_bytes(EXAMPLE.read_bytes())
    player = f"cmd:{sys.executable} {copy}"
    command = [sys.executable, "-c", "from tui.cli.main import main; main()", "simulate", "bruxelles1897", "--json"]
    command += ["--seats", f"{player},apprentice", "--games", "2", "--jobs", "2", "--rotate"]
    printed = subprocess.run(command, capture_output=True, check=True, timeout=300)
    *games, _ = map(json.loads, printed.stdout.splitlines())
    assert [each["seats"].index(player) for each in games] == [0, 1]
    assert printed.stderr == b""
    wait_until(lambda: not is_on_a_command_line(str(copy)))


def test_a_program_has_the_same_environment_in_a_worker_process(program: Program, tmp_path: Path) -> None:
    deed = "json.dump(dict(os.environ), open(here + '/environment', 'w'))\nsys.exit()"
    plan = Plan(GAME.key, (program(deed), "apprentice"), games=2, seed=4, stand_in="apprentice")
    environments = []
    for jobs in (1, 2):
        list(simulate(plan, jobs))
        environments.append(json.loads((tmp_path / "environment").read_text()))
    here, in_worker = environments
    assert in_worker == here
