"""Additive changes change nothing: with a new option, a new field of a state and a new component, all that was frozen
opens, replays, goes on and can be written out as before.

The changes are made to a copy of the engine, as a developer would make them, and the tests of frozen files run on it.
"""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from engine.game import CATALOGUE, game

ROOT = Path(__file__).parents[2]

COMPONENTS = {
    "bruxelles1897": ("ActionValues", "actions"),
    "bruxelles1893": ("PlayerValues", "player"),
    "crystal_palace": ("Loans", "loans"),
}
"""For each game a table of the components, and its type."""

LITERAL = "__import__('typing').Literal"
PROGRAM = """
import sys, pytest
from engine.game import CATALOGUE, game
for key, edition in zip(CATALOGUE, sys.argv[2:], strict=True):
    rules = game(key)
    assert "purse" in rules.variants(), "not the copy"
    assert rules.new(2).weather == "fine"
    assert rules.editions.standard() == edition, "the fingerprint has moved"
sys.exit(pytest.main(["-p", "no:cacheprovider", "-n0", sys.argv[1]]))
"""


def with_field(path: Path, kind: str, field: str) -> None:
    """Add a field to a struct, after those it has."""
    text = path.read_text(encoding="utf-8")
    start = text.index(f"class {kind}(")
    block = text[start:].split("\n\n\n", 1)[0]
    fields, *rest = block.split("\n\n    @property", 1)
    added = "\n\n    @property".join([f"{fields}\n    {field}", *rest])
    assert text.count(block) == 1
    path.write_text(text.replace(block, added), encoding="utf-8")


def with_component(path: Path, table: str, key: str) -> None:
    """Add a key to a table of the components."""
    text = path.read_text(encoding="utf-8")
    head, rest = text.split(f"\n[{table}]", 1)
    first, rest = rest.split('\nsource = "', 1)
    source, rest = rest.split("\n", 1)
    path.write_text(f'{head}\n[{table}]{first}\nsource = "{source}\n{key}\n{rest}', encoding="utf-8")


@pytest.fixture
def changed_engine(tmp_path: Path) -> Path:
    """A copy of the engine with one more option, one more field and one more component in every game."""
    shutil.copytree(ROOT / "engine", tmp_path / "engine", ignore=shutil.ignore_patterns("__pycache__"))
    for key, (kind, table) in COMPONENTS.items():
        folder = tmp_path / "engine" / "games" / key
        with_field(
            folder / "parts.py", "Options", 'purse: __import__("typing").Literal["printed", "double"] = "printed"'
        )
        with_field(folder / "parts.py", "Player", "hats: int = 0")
        with_field(folder / "state.py", "State", 'weather: str = "fine"')
        with_field(folder / "components.py", kind, "spare: int = 5")
        with_component(folder / "components.toml", table, "spare = 5")
    return tmp_path


def test_every_game_is_changed() -> None:
    assert set(COMPONENTS) == set(CATALOGUE)


def test_all_that_was_frozen_opens_after_additive_changes(changed_engine: Path) -> None:
    editions = [game(key).editions.standard() for key in CATALOGUE]
    done = subprocess.run(
        [sys.executable, "-P", "-c", PROGRAM, "tests/saves/test_frozen.py", *editions],
        cwd=ROOT,
        env={**os.environ, "PYTHONPATH": os.pathsep.join([str(changed_engine), str(ROOT)]), "PYTEST_ADDOPTS": ""},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
