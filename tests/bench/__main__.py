"""Print the benchmark figures: `python -m tests.bench`; ONLY=engine,replay selects some, PEERS=1 compares."""

import importlib
import os
import sys

from tests.bench.figures import Figure

BENCHES = ("engine", "replay", "records", "library", "screen", "store", "ssh", "peers")
"""The benchmark modules in this folder: each has `figures()`, which returns `Figure`s."""
SLOW = ("insight", "soak")
"""Benchmarks that take minutes and run only if selected."""


def main() -> None:
    """Measure and print, module by module."""
    selected = os.environ.get("ONLY", "").replace(",", " ").split() or BENCHES
    if unknown := sorted({*selected} - {*BENCHES, *SLOW}):
        sys.exit(f"no bench {', '.join(unknown)}; there are {', '.join((*BENCHES, *SLOW))}")
    for name in selected:
        for figure in importlib.import_module(f"tests.bench.{name}").figures():
            print(_line(figure), flush=True)


def _line(figure: Figure) -> str:
    digits = 0 if figure.value >= 1000 else 1 if figure.value >= 10 else 2
    return f"{figure.name:<70} {figure.value:>12,.{digits}f} {figure.unit:<3} {figure.goal}".rstrip()


if __name__ == "__main__":
    main()
