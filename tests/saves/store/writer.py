"""A process, to be killed, that writes to a table as fast as it can and prints what was acknowledged.

python -m tests.saves.store.writer PLACE TABLE
"""

import os
import subprocess
import sys
from pathlib import Path

from saves.store import VersionConflictError, open_store

ROOT = Path(__file__).parents[3]


def main(place: str, table: str) -> None:
    """Write for ever; print the number of each acknowledged entry."""
    store = open_store(place)
    last = store.table(table).version
    while True:
        try:
            last = store.append(table, last, [f"entry {last + 1}", f"entry {last + 2}"])[-1].seq
        except VersionConflictError:  # a database may still be finishing the last write of a killed writer
            last = store.table(table).version
            continue
        os.write(1, f"{last}\n".encode())


def acknowledged_before_death(place: str, table: str, lines: int) -> int:
    """Start a writer, kill it after `lines` acknowledgements or more, and return the last number."""
    with subprocess.Popen(
        [sys.executable, "-m", "tests.saves.store.writer", place, table], cwd=ROOT, stdout=subprocess.PIPE
    ) as writer:
        assert writer.stdout is not None
        heard = [writer.stdout.readline() for _ in range(lines)]
        writer.kill()
        heard += writer.stdout.readlines()
    return int(heard[-1] if heard[-1].endswith(b"\n") else heard[-2])


if __name__ == "__main__":
    main(*sys.argv[1:])
