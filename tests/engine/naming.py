"""Which rulings and worked examples of the rules the tests of a folder name."""

import ast
from pathlib import Path


def named_in(folder: Path) -> set[str]:
    """Return the parts of the names of all test functions there that assert something."""
    named: set[str] = set()
    for path in folder.glob("test_*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if not isinstance(node, ast.FunctionDef) or not node.name.startswith("test_"):
                continue
            if any(isinstance(inner, ast.Assert) for inner in ast.walk(node)):
                named |= set(node.name.split("_"))
    return named
