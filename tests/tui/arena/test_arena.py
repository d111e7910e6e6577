"""The arena: every bot meets every other on the same seeds, is rated, and an interrupted run goes on where it was."""

import csv
import errno
import json
import os
import signal
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner, Result

from engine import bots
from tui.arena.files import games_table, kept_games
from tui.arena.games import play_game
from tui.arena.plan import Broken, Failure, GameResult, Plan
from tui.arena.ratings import RatingTable, ratings
from tui.arena.report import _names
from tui.arena.run import simulate
from tui.arena.tally import Tally
from tui.cli.localized import CliError
from tui.cli.main import main
from tui.i18n.words import Words

THREE = Plan("bruxelles1897", ("a", "b", "c"), games=4, seed=5, rotate=True, same_seeds=True, at=2)
PAIR = ("--round-robin", "apprentice,journeyman", "--games", "2")


pytestmark = pytest.mark.usefixtures("plain_command_line")


def run(*arguments: str) -> Result:
    return CliRunner().invoke(main, ["simulate", "bruxelles1897", *arguments, "--jobs", "1"])


def result(
    seats: tuple[str, ...],
    winners: tuple[int, ...],
    scores: tuple[int, ...] | None = None,
    failures: tuple[Failure, ...] = (),
) -> GameResult:
    return GameResult("bruxelles1897", 1, seats, scores or (0,) * len(seats), winners, 100, failures)


# What is played


def test_every_pairing_plays_every_seed_from_both_sides() -> None:
    fixtures = [THREE.fixture(number) for number in range(THREE.total)]
    assert THREE.tables == [(0, 1), (0, 2), (1, 2)]
    assert len(fixtures) == len(set(fixtures)) == 12
    for table in THREE.tables:
        for seed in (5, 6):
            sittings = [each.players for each in fixtures if each.seed == seed and set(each.players) == set(table)]
            assert sorted(sittings) == [table, table[::-1]]


def test_a_part_of_the_games_is_a_fair_part() -> None:
    first = [THREE.fixture(number) for number in range(6)]
    assert {each.seed for each in first} == {5}
    assert {frozenset(each.players) for each in first} == {frozenset(table) for table in THREE.tables}


def test_larger_tables_rotate_through_every_seat() -> None:
    plan = Plan("bruxelles1897", ("a", "b", "c", "d"), games=4, seed=1, rotate=True, same_seeds=True, at=3)
    assert plan.total == 6 * 4
    sittings = [plan.fixture(number).players for number in range(3)]
    assert sittings == [(0, 1, 2), (2, 0, 1), (1, 2, 0)]


def test_one_table_can_share_its_seeds_too() -> None:
    plan = Plan("bruxelles1897", ("a", "b", "b"), games=5, seed=1, rotate=True, same_seeds=True)
    fixtures = [plan.fixture(number) for number in range(plan.total)]
    assert [each.seed for each in fixtures] == [1, 1, 1, 2, 2, 2]
    assert [each.players.index(0) for each in fixtures] == [0, 1, 2, 0, 1, 2]


def test_the_same_seed_is_the_same_table(quick: None) -> None:
    plan = Plan("bruxelles1897", ("a", "b"), games=2, seed=9, rotate=True, same_seeds=True)
    one, other = simulate(plan, jobs=1)
    assert (one.seats, other.seats) == (("a", "b"), ("b", "a"))
    assert (one.seed, one.scores, one.winners) == (other.seed, other.scores, other.winners)


# How strong they are


def test_three_wins_of_four_are_191_points() -> None:
    strong, weak = ratings(2, [RatingTable((0, 1), 100, [75.0, 25.0])])
    assert strong.elo - weak.elo == pytest.approx(190.8, abs=0.2)
    assert strong.elo + weak.elo == pytest.approx(3000)


def test_the_interval_of_an_even_match_is_known_by_heart() -> None:
    # The difference has the standard deviation 400 / ln 10 · √(1 / (100 · ½ · ½)) = 34.7; each has half of it.
    one, other = ratings(2, [RatingTable((0, 1), 100, [50.0, 50.0])])
    assert one == other
    assert one.elo == 1500
    assert one.interval == pytest.approx((1466, 1534), abs=0.1)


def test_strengths_are_carried_along_a_chain() -> None:
    pairs = [
        RatingTable((0, 1), 40, [30.0, 10.0]),
        RatingTable((1, 2), 40, [30.0, 10.0]),
        RatingTable((0, 2), 40, [36.0, 4.0]),
    ]
    assert [round(each.elo - 1500) for each in ratings(3, pairs)] == [191, 0, -191]


def test_first_places_at_larger_tables_count_by_the_chance_of_each() -> None:
    strong, middle, weak = ratings(3, [RatingTable((0, 1, 2), 90, [60.0, 20.0, 10.0])])
    assert strong.elo - middle.elo == pytest.approx(190.8, abs=0.2)
    assert middle.elo - weak.elo == pytest.approx(120.4, abs=0.2)


def test_whoever_wins_everything_is_far_ahead_and_not_infinitely_far() -> None:
    winner, loser = ratings(2, [RatingTable((0, 1), 100, [100.0, 0.0])])
    few, _ = ratings(2, [RatingTable((0, 1), 10, [10.0, 0.0])])
    assert 800 < winner.elo - loser.elo < 1000
    assert few.elo < winner.elo
    assert few.interval[1] - few.interval[0] < 600


def test_nothing_played_says_nothing() -> None:
    assert [
        each.elo for each in ratings(3, [RatingTable(pair, 0, [0.0, 0.0]) for pair in ((0, 1), (0, 2), (1, 2))])
    ] == [
        1500,
        1500,
        1500,
    ]


def test_the_tally_counts_by_player_and_by_table() -> None:
    tally = Tally(THREE)
    for number in range(6):
        players = THREE.fixture(number).players
        best = players.index(min(players))
        tally.add(result(tuple("abc"[player] for player in players), (0, 1) if number == 0 else (best,), (9, 7)))
    one, two, three = tally.players
    assert (one.bot, one.games, one.wins, one.shared, one.rate) == ("a", 4, 3, 1, 0.875)
    assert (two.games, two.wins, two.shared) == (4, 2, 1)
    assert (three.games, three.wins, three.rate) == (4, 0, 0.0)
    assert one.elo is not None
    assert two.elo is not None
    assert three.elo is not None
    assert one.elo > two.elo > three.elo
    assert [table.wins for table in tally.tables] == [[1.5, 0.5], [2.0, 0.0], [2.0, 0.0]]
    assert tally.summary(complete=True)["tables"][0] == {"bots": ["a", "b"], "games": 2, "wins": [1.5, 0.5]}


def test_those_who_have_not_played_yet_are_left_out() -> None:
    tally = Tally(THREE)
    tally.add(result(("a", "b"), (0,)))
    assert [player.bot for player in tally.players] == ["a", "b"]
    assert len(tally.tables) == 1


def test_failures_are_counted_for_the_player_wherever_it_sits() -> None:
    tally = Tally(THREE)
    tally.add(result(("a", "b"), (0,), failures=(Failure(1, 3, "silent", "10"),)))
    tally.add(result(("b", "a"), (0,), failures=(Failure(0, 5, "ended", "1"), Failure(0, 7, "ended", "1"))))
    assert tally.failures == [0, 3, 0]
    assert tally.first_failures[1][1].move == 3


# What is printed


def test_the_ratings_are_printed_best_first(quick: None) -> None:
    printed = run("--round-robin", "apprentice,journeyman", "--games", "2")
    assert printed.exit_code == 0
    assert "Elo" in printed.stdout
    assert "1500" in printed.stdout, "they play alike, so each wins once"
    assert "2 games of Bruxelles 1897 (seeds 1 to 1)" in printed.stdout


def test_every_company_is_listed_in_french_too(quick: None) -> None:
    printed = run("--round-robin", "master@1,apprentice,journeyman", "--games", "1", "--lang", "fr", "--ascii")
    assert printed.exit_code == 0
    assert "6 parties" in printed.stdout
    assert "Apprenti - Compagnon" in printed.stdout
    assert "1,0 - 1,0" in printed.stdout
    assert "1500 +- " in printed.stdout


def test_json_tells_ratings_and_tables(quick: None) -> None:
    *games, last = map(json.loads, run(*PAIR, "--json").stdout.splitlines())
    assert [each["seats"] for each in games] == [["apprentice", "journeyman"], ["journeyman", "apprentice"]]
    summary = last["summary"]
    assert summary["round_robin"] == ["apprentice", "journeyman"]
    assert summary["at"] == 2
    assert summary["complete"]
    assert [player["elo"] for player in summary["players"]] == [1500, 1500]
    assert summary["players"][0]["elo_interval"][0] < 1500 < summary["players"][0]["elo_interval"][1]
    assert summary["tables"][0]["games"] == 2


def test_csv_has_a_row_for_each_player_of_each_game(quick: None, tmp_path: Path) -> None:
    file = tmp_path / "games.csv"
    file.write_text("something old")
    assert run(*PAIR, "--csv", str(file)).exit_code == 0
    rows = list(csv.DictReader(file.read_text(encoding="utf-8").splitlines()))
    assert [(row["number"], row["seat"], row["bot"]) for row in rows] == [
        ("0", "0", "apprentice"),
        ("0", "1", "journeyman"),
        ("1", "0", "journeyman"),
        ("1", "1", "apprentice"),
    ]
    assert sum(float(row["won"]) for row in rows) == 2
    assert all(row["failures"] == "0" and int(row["moves"]) > 40 for row in rows)


def test_a_single_table_prints_what_it_always_did(quick: None) -> None:
    *games, last = map(
        json.loads, run("--seats", "apprentice,journeyman", "--games", "2", "--json").stdout.splitlines()
    )
    assert all(set(each) == {"game", "seed", "seats", "scores", "winners", "moves"} for each in games)
    assert set(last["summary"]) == {
        *("game", "seats", "seed", "options", "rotate", "checked", "games", "complete", "players", "moves"),
    }
    assert set(last["summary"]["players"][0]) == {"bot", "wins", "shared", "rate", "interval", "score"}


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        (("--round-robin", "apprentice,apprentice"), "“apprentice” is listed twice"),
        (("--round-robin", "apprentice"), "1 bot is too few"),
        (("--round-robin", "apprentice,journeyman", "--at", "3"), "2 bots are too few"),
        (("--round-robin", "apprentice,journeyman", "--at", "5"), "2 to 4 players, not 5"),
        (("--round-robin", "apprentice,jorneyman"), "Did you mean: journeyman"),
        (("--round-robin", "apprentice,journeyman@2s"), "does not take a budget"),
        (("--round-robin", "apprentice,journeyman", "--seats", "apprentice,journeyman"), "omit --seats"),
        (("--at", "2"), "--at only applies to a round robin"),
        (("--seats", "apprentice,cmd:"), "is not a valid command"),
        (("--seats", "apprentice,cmd:'./bot"), "is not a valid command"),
        (("--seats", f"apprentice,cmd:{'x' * 301}"), "is not a valid command"),
        (("--seats", "apprentice,cmd:/nowhere/bot --fast"), "find or run the program “/nowhere/bot”"),
        (("--stand-in", "nobody"), "Unknown bot: “nobody”"),
        (("--stand-in", "cmd:python3"), "Unknown bot: “cmd:python3”"),
        (("--time-limit", "0"), "--time-limit takes a number of seconds"),
        (("--time-limit", "soon"), "“soon”"),
        (("--csv", "/nowhere/games.csv"), "Cannot write to the file"),
        (("--resume", "/nowhere/games"), "Cannot write to the file"),
    ],
)
def test_what_cannot_be_done_is_said(quick: None, arguments: tuple[str, ...], says: str) -> None:
    printed = run(*arguments, "--games", "1")
    assert printed.exit_code == 2
    assert printed.stdout == ""
    [line] = printed.stderr.splitlines()
    assert says in line


# Going on after an interruption


def kept(path: Path) -> list[dict[str, Any]]:
    return [json.loads(line) for line in path.read_bytes().splitlines()]


def test_a_run_is_kept_and_not_played_again(quick: None, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    file = tmp_path / "games"
    first = run(*PAIR, "--resume", str(file), "--json")
    assert first.exit_code == 0
    assert [line["number"] for line in kept(file)[1:]] == [0, 1]
    monkeypatch.setattr(bots, "choose", None)
    again = run(*PAIR, "--resume", str(file), "--json")
    assert again.stdout == first.stdout


def test_only_what_is_missing_is_played(quick: None, tmp_path: Path) -> None:
    file, other = tmp_path / "games", tmp_path / "other"
    whole = run("--round-robin", "apprentice,journeyman", "--games", "4", "--json", "--resume", str(other))
    header, *games = other.read_bytes().splitlines(keepends=True)
    file.write_bytes(header + games[2] + games[0] + games[1][:20])
    again = run("--round-robin", "apprentice,journeyman", "--games", "4", "--json", "--resume", str(file))
    assert again.stdout == whole.stdout
    assert [line["number"] for line in kept(file)[1:]] == [2, 0, 1, 3]


def test_more_games_may_be_asked_for_and_fewer(quick: None, tmp_path: Path) -> None:
    file = tmp_path / "games"
    run(*PAIR, "--resume", str(file))
    more = run("--round-robin", "apprentice,journeyman", "--games", "4", "--json", "--resume", str(file))
    assert more.stdout.count("\n") == 5
    assert len(kept(file)) == 5
    assert run(*PAIR, "--json", "--resume", str(file)).stdout.count("\n") == 3


@pytest.mark.parametrize("torn", [b"", b'{"for', b'{"format":"pavilion-simulation","version":1,"rul'])
def test_a_file_torn_in_its_first_line_is_begun_anew(quick: None, tmp_path: Path, torn: bytes) -> None:
    file = tmp_path / "games"
    file.write_bytes(torn)
    assert run(*PAIR, "--resume", str(file)).exit_code == 0
    assert len(kept(file)) == 3


@pytest.mark.parametrize(
    ("arguments", "differing"),
    [
        (("--round-robin", "apprentice,master@1"), "bots"),
        (("--round-robin", "apprentice,journeyman", "--seed", "2"), "seed"),
        (("--round-robin", "apprentice,journeyman", "--option", "tracks=eight", "--check"), "options, check"),
        (("--seats", "apprentice,journeyman"), "rotate, same_seeds, at"),
    ],
)
def test_the_file_of_another_plan_is_refused_and_left_alone(
    quick: None, tmp_path: Path, arguments: tuple[str, ...], differing: str
) -> None:
    file = tmp_path / "games"
    run(*PAIR, "--resume", str(file))
    before = file.read_bytes()
    refused = run(*arguments, "--games", "2", "--resume", str(file))
    assert refused.exit_code == 2
    assert f"different settings: {differing}." in refused.stderr
    assert file.read_bytes() == before


@pytest.mark.parametrize(
    ("content", "says"),
    [
        (b"a letter to a friend", "is not a simulation file"),
        (b"\xff\xfe\n\n", "is not a simulation file"),
        (b'{"format":"pavilion-record","version":1}\n', "is not a simulation file"),
        (b'{"format":"pavilion-simulation","version":2}\n', "another version"),
        (b'{"format":"pavilion-simulation","version":1}\n', "is not a simulation file"),
    ],
)
def test_a_file_that_is_something_else_is_refused_and_left_alone(tmp_path: Path, content: bytes, says: str) -> None:
    file = tmp_path / "games"
    file.write_bytes(content)
    refused = run(*PAIR, "--resume", str(file))
    assert refused.exit_code == 2
    assert says in refused.stderr
    assert file.read_bytes() == content


def test_a_damaged_line_is_named(quick: None, tmp_path: Path) -> None:
    file = tmp_path / "games"
    run(*PAIR, "--resume", str(file))
    header, first, second = file.read_bytes().splitlines(keepends=True)
    file.write_bytes(header + first[:-9] + b"\n" + second)
    assert "damaged at line 2" in run(*PAIR, "--resume", str(file)).stderr


@pytest.mark.parametrize(
    "changed",
    [
        {"number": -3},
        {"game": "bruxelles1893"},
        {"seed": 999},
        {"seats": ["journeyman", "apprentice"]},
        {"scores": [1, 2, 3]},
        {"winners": []},
        {"winners": [2]},
    ],
)
def test_a_game_that_is_not_of_the_plan_is_not_counted(
    quick: None, tmp_path: Path, changed: dict[str, int | list[int | str] | str]
) -> None:
    file = tmp_path / "games"
    run(*PAIR, "--resume", str(file))
    header, first, second = file.read_bytes().splitlines(keepends=True)
    line = json.loads(first)
    (line if "number" in changed else line["result"]).update(changed)
    file.write_bytes(header + json.dumps(line).encode() + b"\n" + second)
    assert "damaged at line 2" in run(*PAIR, "--resume", str(file)).stderr


def test_games_of_bots_that_played_differently_are_another_plan(
    quick: None, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "games"
    run(*PAIR, "--resume", str(file))
    monkeypatch.setattr(bots, "VERSION", bots.VERSION + 1)
    assert "different settings: bots_version." in run(*PAIR, "--resume", str(file)).stderr


def test_the_table_and_the_file_to_go_on_from_cannot_be_the_same(quick: None, tmp_path: Path) -> None:
    file = tmp_path / "games"
    run(*PAIR, "--resume", str(file))
    before = file.read_bytes()
    refused = run(*PAIR, "--resume", str(file), "--csv", str(tmp_path / "." / "games"))
    assert refused.exit_code == 2
    assert "cannot both be the file" in refused.stderr
    assert file.read_bytes() == before


@pytest.mark.parametrize(("where", "room"), [("--resume", 700), ("--csv", 200)])
def test_what_was_played_is_told_although_the_disk_is_full(tmp_path: Path, where: str, room: int) -> None:
    program = (
        "import resource, signal, sys; from tui.cli.main import main; signal.signal(signal.SIGXFSZ, signal.SIG_IGN);"
        f"resource.setrlimit(resource.RLIMIT_FSIZE, ({room}, {room})); main(sys.argv[1:])"
    )
    asked = ("simulate", "bruxelles1897", "--seats", "apprentice,apprentice", "--games", "8", "--jobs", "1")
    command = [sys.executable, "-c", program, *asked, "--lang", "en", where, str(tmp_path / "games")]
    stopped = subprocess.run(command, capture_output=True, text=True, check=False)
    assert stopped.returncode == 2, stopped.stderr
    assert "Apprentice" in stopped.stdout, "the games that were played"
    assert "Cannot write to the file" in stopped.stderr
    assert "Traceback" not in stopped.stderr


def test_what_has_nothing_to_do_with_a_file_is_not_blamed_on_it(tmp_path: Path) -> None:
    with pytest.raises(BlockingIOError), games_table(tmp_path / "games.csv"):
        raise BlockingIOError(errno.EAGAIN, "no more processes")


def test_programs_of_the_same_name_are_told_apart(quick: None) -> None:
    plan = Plan("bruxelles1897", ("cmd:./a/bot", "cmd:./b/bot", "journeyman", "journeyman"), games=1, seed=1)
    assert _names(plan, Words("en")) == ["./a/bot", "./b/bot", "Journeyman", "Journeyman"]
    alone = Plan("bruxelles1897", ("cmd:./a/bot", "journeyman"), games=1, seed=1)
    assert _names(alone, Words("en")) == ["bot", "Journeyman"]


def test_one_simulation_at_a_time_uses_a_file(tmp_path: Path) -> None:
    other = kept_games(tmp_path / "games", THREE)
    with kept_games(tmp_path / "games", THREE), pytest.raises(CliError, match="cli-resume-busy"):
        other.__enter__()
    with kept_games(tmp_path / "games", THREE) as free:
        assert free.known == {}


def test_a_game_that_breaks_is_not_kept(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(bots, "choose", None)
    assert isinstance(play_game(THREE, 0), Broken)
    broken = run(*PAIR, "--resume", str(tmp_path / "games"))
    assert broken.exit_code == 1
    assert len(kept(tmp_path / "games")) == 1


def test_an_interrupted_run_goes_on_to_the_same_end(tmp_path: Path) -> None:
    file = tmp_path / "games"
    command = [sys.executable, "-c", "from tui.cli.main import main; main()", "simulate", "bruxelles1897", "--json"]
    command += ["--seats", "apprentice,apprentice", "--same-seeds", "--games", "6"]
    process = subprocess.Popen(
        [*command, "--jobs", "2", "--resume", str(file)],
        bufsize=0,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        start_new_session=True,
    )
    with process:
        process.stdout.readline()
        os.killpg(process.pid, signal.SIGINT)
        process.communicate(timeout=120)
    assert process.returncode in (130, 0), "it may have been quicker than the interrupt"
    done = len(kept(file)) - 1
    assert done >= 1
    rest = subprocess.run([*command, "--resume", str(file)], capture_output=True, check=True, timeout=300)
    assert sorted(line["number"] for line in kept(file)[1:]) == list(range(6))
    fresh = subprocess.run([*command, "--jobs", "1"], capture_output=True, check=True, timeout=300)
    assert rest.stdout == fresh.stdout
