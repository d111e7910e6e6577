"""Positions come from self-play, are the same however they are collected, and survive a stopped run."""

from pathlib import Path

import pytest

from engine.game import game
from tests.fit import files, positions
from tests.fit.__main__ import main
from tests.fit.jacobian import results

NIM = "tests.fourth_game.engine.games.nim"


def collect(path: Path, *more: str, games: int = 4, name: str = NIM) -> bytes:
    main(["collect", name, "--games", str(games), "--seed", "5", "--processes", "1", "--out", str(path), *more])
    return path.read_bytes()


def test_the_same_command_gives_the_same_file(tmp_path: Path) -> None:
    one = collect(tmp_path / "one")
    assert collect(tmp_path / "two", "--processes", "2") == one
    assert collect(tmp_path / "other", "--noise", "5") != one


def test_a_stopped_run_goes_on_where_it_stopped(tmp_path: Path) -> None:
    whole = collect(tmp_path / "whole")
    path = tmp_path / "part"
    part = collect(path, games=2)
    assert whole.startswith(part)
    path.write_bytes(whole[: len(part) + 7])  # a game was being written
    assert collect(path, "--resume") == whole
    assert collect(path, "--resume") == whole


def test_a_file_of_other_games_is_not_continued(tmp_path: Path) -> None:
    collect(tmp_path / "file", games=1)
    with pytest.raises(SystemExit, match="exists"):
        collect(tmp_path / "file")
    with pytest.raises(SystemExit, match=r"holds other games: noise 0\.7, not 2\.0"):
        collect(tmp_path / "file", "--resume", "--noise", "2")
    (tmp_path / "text").write_text("no positions at all")
    with pytest.raises(SystemExit, match="no positions"):
        collect(tmp_path / "text", "--resume")


def test_unknown_games_and_weights_are_named(tmp_path: Path) -> None:
    with pytest.raises(SystemExit, match="no game 'go'"):
        collect(tmp_path / "file", name="go")
    with pytest.raises(SystemExit, match="no weights '1850'"):
        collect(tmp_path / "file", "--weights", "1850")


def test_positions_are_openings_of_turns_with_the_points_at_the_end(tmp_path: Path) -> None:
    collect(tmp_path / "file", "--keep", "1", games=1, name="bruxelles1897")
    heading, [played] = files.read(tmp_path / "file")
    rules = game("bruxelles1897")
    states = [rules.decode(position.state) for position in played.positions]
    assert (heading.seats, played.seed) == (2, 5)
    assert [position.round for position in played.positions] == [state.round for state in states]
    assert {state.round for state in states} == {1, 2, 3, 4}
    assert all(rules.decisions(state)[0].opens_turn for state in states)


def test_a_search_says_what_is_expected_of_a_position(tmp_path: Path) -> None:
    collect(tmp_path / "file", "--keep", "0.2", "--search", "40", games=1, name="bruxelles1897")
    heading, [played] = files.read(tmp_path / "file")
    assert heading.search == 40
    assert all(len(position.expected) == 2 for position in played.positions)
    rows = results([played])
    leads = [points - sum(position.expected) / 2 for position in played.positions for points in position.expected]
    assert rows.lead.tolist() == pytest.approx(leads)
    last = played.positions[-1]
    spread, final = last.expected[0] - last.expected[1], played.points[0] - played.points[1]
    assert abs(spread - final) < 25, "the last positions are close to the end"


def test_a_game_is_kept_with_its_final_points(tmp_path: Path) -> None:
    collect(tmp_path / "file", "--seats", "3")
    _, games = files.read(tmp_path / "file")
    heap = positions.game_named(NIM).new(3).box.heap
    assert [played.seed for played in games] == [5, 6, 7, 8]
    assert [sum(played.points) for played in games] == [heap.counters + heap.last_vp] * 4


def test_noise_and_exploration_change_the_games() -> None:
    quiet = positions.heading(NIM, 2, 1, noise=0, keep=1, explore=0, weights=None)
    loud = positions.heading(NIM, 2, 1, noise=3, keep=1, explore=0, weights=None)
    wild = positions.heading(NIM, 2, 1, noise=0, keep=1, explore=1, weights=None)
    seeds = range(1, 7)
    found = [{positions.play(settings, seed).points for seed in seeds} for settings in (quiet, loud, wild)]
    assert len(found[0]) == 1
    assert len(found[1]) > 1
    assert len(found[2]) > 1
