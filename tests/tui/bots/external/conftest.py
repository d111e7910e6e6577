"""External bots for seats, written by a test."""

import sys

import pytest


@pytest.fixture
def program(tmp_path):
    """Write a bot that runs some code for every question, and return the player of its seat."""

    def write(deed, before=""):
        file = tmp_path / "bot.py"
        file.write_text(
            f"import json, os, signal, sys, time\nhere = {str(tmp_path)!r}\n{before}\n"
            "for line in sys.stdin:\n    asked = json.loads(line)['choose']\n    " + deed.replace("\n", "\n    ")
        )
        return f"cmd:{sys.executable} -I -S {file}"

    return write
