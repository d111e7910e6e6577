"""Print the benchmark figures: `python -m tests.bench`; ONLY=engine,replay selects some, PEERS=1 compares.

Beside each figure is the earlier one from `results/earlier.json`; KEEP=1 keeps those measured now instead. Figures of
different machines cannot be compared.
"""

import importlib
import json
import os
import sys
from collections.abc import Mapping
from pathlib import Path

from tests.bench.figures import Figure

BENCHES = ("engine", "replay", "records", "library", "screen", "store", "ssh", "peers")
"""The benchmark modules in this folder: each has `figures()`, which returns `Figure`s."""
SLOW = ("insight", "soak")
"""Benchmarks that take minutes and run only if selected."""
EARLIER = Path(__file__).parent / "results" / "earlier.json"


def main() -> None:
    """Measure and print, module by module."""
    selected = os.environ.get("ONLY", "").replace(",", " ").split() or BENCHES
    if unknown := sorted({*selected} - {*BENCHES, *SLOW}):
        sys.exit(f"no bench {', '.join(unknown)}; there are {', '.join((*BENCHES, *SLOW))}")
    earlier = json.loads(EARLIER.read_text(encoding="utf-8"))
    measured = {}
    for name in selected:
        for figure in importlib.import_module(f"tests.bench.{name}").figures():
            measured[figure.name] = figure.value
            print(line(figure, earlier), flush=True)
    if os.environ.get("KEEP"):
        EARLIER.write_text(json.dumps({**earlier, **measured}, indent=1, ensure_ascii=False) + "\n", encoding="utf-8")


def line(figure: Figure, earlier: Mapping[str, float]) -> str:
    """Return a figure with its goal, and with the earlier figure if there is one."""
    was = f"was {_number(earlier[figure.name])}" if figure.name in earlier else ""
    return f"{figure.name:<70} {_number(figure.value):>12} {figure.unit:<3} {was:<14} {figure.goal}".rstrip()


def _number(value: float) -> str:
    return f"{value:,.{0 if value >= 1000 else 1 if value >= 10 else 2}f}"


if __name__ == "__main__":
    main()
