"""Corrected components: the game they are for, what they change, and errors in them."""

from collections.abc import Callable
from pathlib import Path
from types import SimpleNamespace

import pytest

from engine.game import CATALOGUE
from tests.tui.cli.running import complaint, run


@pytest.fixture
def corrections(tmp_path: Path) -> Callable[[str], str]:
    def write(text: str) -> str:
        path = tmp_path / "corrections.toml"
        path.write_text(text, encoding="utf-8")
        return str(path)

    return write


def test_corrections_are_for_the_game_of_the_command(
    opened: SimpleNamespace, corrections: Callable[[str], str]
) -> None:
    file = corrections("[actions]\nsale_money = 4\n")
    assert run("--components", file, "new", "bruxelles1897").exit_code == 0
    assert opened.opening.corrections == {"actions": {"sale_money": 4}}
    assert opened.session.corrections == {"bruxelles1897": {"actions": {"sale_money": 4}}}


def test_corrections_name_their_game(opened: SimpleNamespace, corrections: Callable[[str], str]) -> None:
    file = corrections('game = "bruxelles1897"\n[actions]\nsale_money = 4\n')
    assert run("--components", file).exit_code == 0
    assert opened.session.corrections == {"bruxelles1897": {"actions": {"sale_money": 4}}}


def test_corrections_of_another_game_are_not_ignored(
    monkeypatch: pytest.MonkeyPatch, corrections: Callable[[str], str]
) -> None:
    monkeypatch.setitem(CATALOGUE, "chess", "Chess")
    file = corrections('game = "chess"\n')
    assert "is for Chess, not for Bruxelles 1897" in complaint("--components", file, "simulate", "bruxelles1897")


def test_corrections_of_who_knows_what_are_asked_about(
    monkeypatch: pytest.MonkeyPatch, corrections: Callable[[str], str]
) -> None:
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
def test_bad_corrections_are_named(
    opened: SimpleNamespace, corrections: Callable[[str], str], text: str, says: str
) -> None:
    line = complaint("--components", corrections(text), "new", "bruxelles1897")
    assert says in line
    assert "corrections.toml" in line
    assert opened.times == 0


def test_corrections_that_cannot_be_read(tmp_path: Path) -> None:
    assert str(tmp_path) in complaint("--components", str(tmp_path), "new", "bruxelles1897")
    (tmp_path / "latin.toml").write_bytes(b"# \xe9\n")
    assert "latin.toml" in complaint("--components", str(tmp_path / "latin.toml"), "new", "bruxelles1897")


def test_corrections_change_a_simulation(corrections: Callable[[str], str]) -> None:
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
