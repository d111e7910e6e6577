"""Every ruling and every worked example of the rules is named by a test."""

import ast
from pathlib import Path

import pytest

IDS = (
    *(f"R{number:02}" for number in range(1, 68)),
    *(f"T{number:02}" for number in (*range(1, 28), 30)),  # the rules leave 28 and 29 out
)


def names_of_checking_tests():
    """Give the names of the test functions that assert something."""
    for path in Path(__file__).parent.glob("test_*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            is_test = isinstance(node, ast.FunctionDef) and node.name.startswith("test_")
            if is_test and any(isinstance(inner, ast.Assert) for inner in ast.walk(node)):
                yield node.name


NAMED = {part for name in names_of_checking_tests() for part in name.split("_")}


@pytest.mark.parametrize("id_", IDS)
def test_every_id_is_named(id_):
    assert id_ in NAMED
