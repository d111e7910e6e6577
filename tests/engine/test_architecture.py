"""Imports point one way, the engine touches nothing outside itself, and rulings are cited alike."""

import ast
import re
from ast import Module
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
FORBIDDEN = {
    "engine": {"saves", "tui", "styles", "textual", "rich", "click", "platformdirs", "fluent", "time", "datetime"}
    | {"random", "secrets", "os", "sys", "io", "subprocess", "threading", "socket", "pathlib"},
    "saves": {"tui", "styles", "textual", "rich"},
}
ALLOWED = {"engine/bots/clock.py": {"time"}}
"""Rules never read the clock, but a bot may think on a budget of seconds."""
RULING = re.compile(r"(?<![A-Za-z0-9])R[-_]?\d+(?![A-Za-z0-9])")
"""However it is spelled: `R05` is right."""
CALLS = {"open", "print", "input"}
MODULES = [(room, path) for room in FORBIDDEN for path in sorted((ROOT / room).rglob("*.py"))]


def imported(tree: Module) -> Iterator[str]:
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            yield from (alias.name.partition(".")[0] for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and not node.level:
            yield (node.module or "").partition(".")[0]


def called(tree: Module) -> set[str]:
    calls = (node.func for node in ast.walk(tree) if isinstance(node, ast.Call))
    return {func.id for func in calls if isinstance(func, ast.Name)}


@pytest.mark.parametrize(("room", "path"), MODULES, ids=[str(path.relative_to(ROOT)) for _, path in MODULES])
def test_a_module_keeps_to_its_room(room: str, path: Path) -> None:
    tree = ast.parse(path.read_text(encoding="utf-8"))
    allowed = ALLOWED.get(path.relative_to(ROOT).as_posix(), set())
    assert not (FORBIDDEN[room] - allowed) & set(imported(tree))
    if room == "engine":
        assert not CALLS & called(tree)


def test_the_rooms_are_looked_into() -> None:
    assert {room for room, _ in MODULES} == set(FORBIDDEN)
    assert ROOT / "engine" / "agenda.py" in [path for _, path in MODULES]


@pytest.mark.parametrize("room", ["engine", "tests/engine", "tui/i18n/locales"])
def test_rulings_are_cited_in_one_spelling(room: str) -> None:
    texts = [path for path in sorted((ROOT / room).rglob("*")) if path.suffix in (".py", ".md", ".toml")]
    cited = [id_ for path in texts for id_ in RULING.findall(path.read_text(encoding="utf-8"))]
    assert len(cited) > 100
    assert [id_ for id_ in cited if not re.fullmatch(r"R\d\d", id_)] == []
