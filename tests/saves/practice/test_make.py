"""Making puzzles, with little thinking: what the maker promises is kept, and work goes on where it stopped."""

from pathlib import Path

import pytest
from msgspec.structs import replace

from engine.game import game
from saves.practice import find
from saves.practice.files import path_of, read
from saves.practice.make import main, make
from saves.practice.run import laid_out

GAME = "bruxelles1897"


@pytest.fixture(autouse=True)
def _little_thinking(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(find, "USUAL", {GAME: 60})
    monkeypatch.setattr(find, "LONG", 2)
    monkeypatch.setattr(find, "QUICK", 2)
    monkeypatch.setattr(find, "ALONE", 15)
    monkeypatch.setattr(find, "BY_THE_WAY", 10)
    monkeypatch.setattr(find, "LEVELS", ("apprentice", "master"))


def test_puzzles_are_made_and_work_goes_on_where_it_stopped(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    whole, parts = tmp_path / "whole.jsonl", tmp_path / "parts.jsonl"
    main([GAME, "--puzzles", "2", "--games", "1", "--seed", "7", "--out", str(whole)])
    told = capsys.readouterr().out
    file = read(whole.read_bytes(), whole.name)
    assert file.problems == ()
    assert len(file.puzzles) == 2
    for puzzle in file.puzzles:
        assert f"{puzzle.key}: {puzzle.theme}, {puzzle.difficulty}\n" in told
        assert laid_out(file, GAME, puzzle).decision is not None
    last = whole.read_bytes().rindex(b'{"line":"puzzle"')
    parts.write_bytes(whole.read_bytes()[:last])
    main([GAME, "--puzzles", "2", "--games", "1", "--seed", "7", "--out", str(parts)])
    assert parts.read_bytes() == whole.read_bytes()


def test_a_file_that_holds_enough_stays_as_it_is(tmp_path: Path) -> None:
    out = tmp_path / "out.jsonl"
    out.write_bytes(path_of(GAME).read_bytes())
    make(game(GAME), out, 10, range(1, 100))
    assert out.read_bytes() == path_of(GAME).read_bytes()


def test_themes_rounds_and_games_give_no_more_puzzles_than_their_share() -> None:
    played = find.played(game(GAME), 2, 7)
    found = next(find.puzzles(game(GAME), played.source, played.candidates))
    [candidate] = [each for each in played.candidates if each.at == found.at]
    assert list(find.puzzles(game(GAME), played.source, [candidate])) == [found]
    assert list(find.puzzles(game(GAME), played.source, [candidate], {found.theme})) == []
    known = [replace(found, key=f"{number}", solutions=[["pass"]]) for number in range(find.FROM_ONE_ROUND)]
    assert list(find.puzzles(game(GAME), played.source, [candidate], (), known)) == []
    assert list(find.puzzles(game(GAME), played.source, [candidate], (), [found])) == [], "the same answer again"
    full = [replace(found, key=f"{number}", round=9) for number in range(find.FROM_ONE_GAME)]
    assert list(find.puzzles(game(GAME), played.source, played.candidates, (), full)) == []
