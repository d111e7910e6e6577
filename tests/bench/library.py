"""The library at scale: five thousand saved games, listed without an index and with one.

The records are copies of the gallery in a temporary folder, plus one unfinished game. The command line and the app run
in separate processes, the app on a pseudo-terminal.
"""

import os
import pty
import select
import signal
import struct
import subprocess
import sys
import tempfile
import termios
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from fcntl import ioctl
from pathlib import Path
from statistics import median
from time import perf_counter, process_time

from saves import gallery
from saves.records.index import INDEX
from saves.records.library import Library
from saves.records.record import Seat
from tests.bench.figures import Figure

GAMES = 5000
REPEATED = 5
LAST_LINE = b"\x1b[24;1H"
"""The escape sequence before the last line of a screen."""
COLUMNS, ROWS = 80, 24
KEYS = 20
"""Cursor moves while records are being read."""


def figures() -> Iterator[Figure]:
    """Measure with an empty index, then with a full one."""
    with tempfile.TemporaryDirectory() as temporary:
        folder = Path(temporary) / "saves"
        _fill(folder)
        size = sum(path.stat().st_size for path in folder.iterdir()) / 2**20
        yield Figure(f"library of {GAMES} games", size, "MB")
        _command(folder, "saves")  # compiles what has changed
        alone = Path(temporary) / "alone"
        _add_one_to_continue(alone)
        yield Figure("start to home with a single saved game, to compare", _home(alone), "ms")
        for state in ("no index", "index"):
            prepare = (lambda: (folder / INDEX).unlink(missing_ok=True)) if state == "no index" else (lambda: None)
            yield from _listed(folder, state, prepare)
            yield from _painted(folder, state, prepare)
        yield from _one_name(folder)


def _fill(folder: Path) -> None:
    """Create the records; the newest game is unfinished, as is usual."""
    records = [path.read_bytes() for path in sorted(gallery.folder().glob("*.pavilion"))]
    folder.mkdir()
    for number in range(GAMES - 1):
        path = folder / f"game-{number:04}.pavilion"
        path.write_bytes(records[number % len(records)])
        os.utime(path, (1.7e9 + number, 1.7e9 + number))
    _add_one_to_continue(folder)


def _add_one_to_continue(folder: Path) -> None:
    Library(folder).create("bruxelles1897", (Seat("Anna", "human"), Seat("Otto", "journeyman")), seed=1).close()


# Lists


def _listed(folder: Path, state: str, prepare: Callable[[], None]) -> Iterator[Figure]:
    """List all games in this process and on the command line."""
    goal = "≤ 500" if state == "index" else ""
    for name, do in (("list", Library.list), ("game to continue", Library.latest)):
        times = []
        for _ in range(REPEATED):
            prepare()
            library = Library(folder)
            start = process_time()
            do(library)
            times.append((process_time() - start) * 1000)
        yield Figure(f"{name}, {state}, processor", median(times), "ms")
    for command in (("saves",), ("saves", "--json")):
        costs = []
        for _ in range(REPEATED):
            prepare()
            costs.append(_command(folder, *command))
        line = " ".join(("pavilion", *command))
        yield Figure(f"{line}, {state}", median(took for took, _ in costs), "ms", goal)
        yield Figure(f"{line}, {state}, processor", median(used for _, used in costs), "ms")


def _one_name(folder: Path) -> Iterator[Figure]:
    """Rename one game without an index."""
    (folder / INDEX).unlink(missing_ok=True)
    costs = []
    for number in range(REPEATED):
        names = (f"game-000{number}", f"renamed-{number}")
        costs.append(_command(folder, "saves", "rename", *names))
    yield Figure("pavilion saves rename, no index", median(took for took, _ in costs), "ms", "≤ 500")
    yield Figure("pavilion saves rename, no index, processor", median(used for _, used in costs), "ms")


def _command(folder: Path, *arguments: str) -> tuple[float, float]:
    """Run a command; return its milliseconds, elapsed and of the processor."""
    start = perf_counter()
    process = subprocess.Popen(_line(folder, *arguments), stdout=subprocess.DEVNULL, env=_environment(folder))
    _, code, usage = os.wait4(process.pid, 0)
    process.returncode = os.waitstatus_to_exitcode(code)
    took = perf_counter() - start
    assert process.returncode == 0, arguments
    return took * 1000, (usage.ru_utime + usage.ru_stime) * 1000


def _line(folder: Path, *arguments: str) -> list[str]:
    program = [sys.executable, "-c", "from tui.cli.main import main; main()"]
    return [*program, "--saves", str(folder), "--lang", "en", *arguments]


def _environment(folder: Path) -> dict[str, str]:
    env = {**os.environ, "TERM": "xterm-256color", "COLORTERM": "truecolor", "PAVILION_CONFIG": str(folder.parent)}
    for name in ("NO_COLOR", "PYTHONDONTWRITEBYTECODE"):  # an installed program is compiled once
        env.pop(name, None)
    return env


# Screens


def _painted(folder: Path, state: str, prepare: Callable[[], None]) -> Iterator[Figure]:
    """Start the app, wait for the home screen, open the list, and move the cursor while it fills."""
    homes, lists, walks = [], [], []
    for _ in range(REPEATED):
        prepare()
        with _app(folder) as terminal:
            homes.append(terminal.until(b"Otto"))
            terminal.until(LAST_LINE)
            lists.append(terminal.press(b"s", b"game-49"))
            walks += [terminal.press(b"\x1b[B", _details_of(GAMES - 1 - step)) for step in range(1, KEYS + 1)]
    yield Figure(f"start to home with the game to continue, {state}", median(homes), "ms", "≤ 500")
    yield Figure(f"first screen of saved games, {state}", median(lists), "ms", "≤ 300")
    yield Figure(f"cursor move while the list fills, {state}, median", median(walks), "ms")
    yield Figure(f"cursor move while the list fills, {state}, worst", max(walks), "ms")


def _details_of(number: int) -> bytes:
    """Return the bytes of a game's name that only its details show: the style ends with the name."""
    return f"game-{number:04}\x1b[0m".encode()


def _home(folder: Path) -> float:
    """Return the median time from start to the home screen."""
    times = []
    for _ in range(REPEATED):
        with _app(folder) as terminal:
            times.append(terminal.until(b"Otto"))
    return median(times)


class _Terminal:
    """The other end of the app's terminal."""

    def __init__(self, handle: int) -> None:
        self._handle = handle
        self._start = perf_counter()
        self._seen = b""

    def press(self, key: bytes, wanted: bytes) -> float:
        """Press a key and wait for an output; return the milliseconds."""
        self._seen = b""
        self._start = perf_counter()
        os.write(self._handle, key)
        return self.until(wanted)

    def until(self, wanted: bytes) -> float:
        """Wait for an output; return the milliseconds since the start or the last key."""
        while wanted not in self._seen and select.select([self._handle], [], [], 60)[0]:
            self._seen += os.read(self._handle, 65536)
        assert wanted in self._seen, self._seen[-400:]
        return (perf_counter() - self._start) * 1000


@contextmanager
def _app(folder: Path) -> Iterator[_Terminal]:
    """Run the app on a pseudo-terminal."""
    ours, theirs = pty.openpty()
    ioctl(theirs, termios.TIOCSWINSZ, struct.pack("HHHH", ROWS, COLUMNS, 0, 0))
    terminal = _Terminal(ours)
    process = subprocess.Popen(
        _line(folder),
        stdin=theirs,
        stdout=theirs,
        stderr=theirs,
        env=_environment(folder),
        start_new_session=True,
    )
    os.close(theirs)
    try:
        yield terminal
    finally:
        process.send_signal(signal.SIGKILL)
        process.wait()
        os.close(ours)
