"""Comparison with Catanatron in the same run; PEERS=1 installs it in a virtual environment and plays it.

Rounds are short and alternate, so that a slower machine affects both.
"""

import os
import subprocess
import sys
import venv
from pathlib import Path
from statistics import median

from engine.game import CATALOGUE, game
from tests.bench.figures import Figure

PEER = "catanatron==3.2.1"
HOME = Path("build/peers")
ROUNDS = 5
SECONDS = 1.0


def figures() -> list[Figure]:
    """Compare random play; returns nothing without PEERS=1, because it installs a package."""
    if os.environ.get("PEERS", "") in ("", "0"):
        return []
    theirs_command = [_python(), "-I", str(Path(__file__).with_name("catanatron_play.py")), str(SECONDS)]
    tables = [(key, seats) for key in CATALOGUE for seats in game(key).seats]
    ours: dict[tuple[str, int], list[float]] = {table: [] for table in tables}
    theirs: list[float] = []
    for _ in range(ROUNDS):
        theirs.append(_measure(theirs_command))
        for key, seats in tables:
            command = [sys.executable, "-m", "tests.bench.random_play", key, str(seats), str(SECONDS)]
            ours[key, seats].append(_measure(command))
    found = [Figure("random decisions, Catanatron, 4 seats", median(theirs), "/s")]
    for key, seats in tables:
        rate = median(ours[key, seats])
        found.append(Figure(f"random decisions, {key}, {seats} seats, beside it", rate, "/s"))
        found.append(Figure(f"{key}, {seats} seats, to Catanatron", rate / median(theirs), "×", "≥ 5"))
    return found


def _python() -> str:
    """Return the Python of the peers' virtual environment, which is created if it is missing."""
    python = HOME / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
    ready = HOME / f".{PEER}"
    if not ready.exists():
        venv.create(HOME, with_pip=True, clear=True)
        subprocess.run([python, "-m", "pip", "install", "--quiet", PEER], check=True)
        ready.touch()
    return str(python)


def _measure(command: list[str]) -> float:
    return float(subprocess.run(command, check=True, capture_output=True, text=True).stdout)
