"""External bots for seats, written by a test."""

import sys
from collections.abc import Callable
from pathlib import Path

import pytest

Program = Callable[..., str]


@pytest.fixture
def program(tmp_path: Path) -> Program:
    """Write a bot that runs some code for every question, and return the player of its seat."""

    def write(deed: str, before: str = "") -> str:
        file = tmp_path / "bot.py"
        file.write_text(
            f"import json, os, signal, sys, time\nhere = {str(tmp_path)!r}\n{before}\n"
            "for line in sys.stdin:\n    asked = json.loads(line)['choose']\n    " + deed.replace("\n", "\n    ")
        )
        return f"cmd:{sys.executable} -I -S {file}"

    return write
