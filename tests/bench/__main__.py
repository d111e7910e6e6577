"""Print the figures: `python -m tests.bench`, or only some with ONLY=engine,replay; PEERS=1 compares with others."""

import importlib
import os
import sys

from tests.bench.figures import Figure

BENCHES = ("engine", "replay", "records", "library", "screen", "store", "ssh", "peers")
"""The modules of this folder that measure: each offers `figures()`, a list of `Figure`."""
SLOW = ("insight",)
"""Those that take minutes, and are left out unless they are asked for."""


def main() -> None:
    """Measure and print, module by module."""
    asked = os.environ.get("ONLY", "").replace(",", " ").split() or BENCHES
    if unknown := sorted({*asked} - {*BENCHES, *SLOW}):
        sys.exit(f"no bench {', '.join(unknown)}; there are {', '.join((*BENCHES, *SLOW))}")
    for name in asked:
        for figure in importlib.import_module(f"tests.bench.{name}").figures():
            print(_line(figure), flush=True)


def _line(figure: Figure) -> str:
    digits = 0 if figure.value >= 1000 else 1 if figure.value >= 10 else 2
    return f"{figure.name:<70} {figure.value:>12,.{digits}f} {figure.unit:<3} {figure.goal}".rstrip()


if __name__ == "__main__":
    main()
