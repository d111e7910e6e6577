"""A server in its own process, which can be killed."""

import os
import re
import signal
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from tests.tui.serve.client import open_terminal
from tests.tui.serve.conftest import key_of

TIMEOUT = 60


class ServerProcess:
    """`pavilion serve` on a free port."""

    def __init__(self, folder: Path, store: str | None = None, options: Sequence[str] = ()) -> None:
        """Start the server and wait until it prints its port."""
        program = [sys.executable, "-c", "from tui.cli.main import main; main()", "serve", "--port", "0", "--rate", "0"]
        kept = ["--folder", str(folder), "--log", str(folder / "log"), *(["--store", store] if store else [])]
        self.process = subprocess.Popen(
            [*program, *kept, *options],
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            stdin=subprocess.DEVNULL,
            env={**os.environ, "PYTHONPATH": str(Path(__file__).parents[3])},
            text=True,
        )
        assert self.process.stdout is not None
        said = self.process.stdout.readline()
        found = re.search(r"-p (\d+)", said)
        assert found is not None, said
        self.port = int(found[1])

    def log_in(self, name: str, **more: Any) -> Any:
        """Log in with the key of a name, and open a terminal."""
        return open_terminal(self.port, name, key_of(name), **more)

    def kill(self) -> None:
        """Kill the process, as a power cut would."""
        self.process.kill()
        self.stop()

    def stop(self) -> int:
        """Stop the server, if it runs, and return its exit code."""
        if self.process.poll() is None:
            self.process.send_signal(signal.SIGTERM)
        code = self.process.wait(TIMEOUT)
        if self.process.stdout is not None:
            self.process.stdout.close()
        return code
