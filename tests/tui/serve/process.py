"""A house in a process of its own, which can be killed."""

import os
import re
import signal
import subprocess
import sys
from pathlib import Path
from typing import Any

from tests.tui.serve.client import sitting
from tests.tui.serve.conftest import key_of

PATIENCE = 60


class HouseProcess:
    """`pavilion serve` on a free port."""

    def __init__(self, folder: Path, store: str | None = None) -> None:
        """Open the house and wait until it says where."""
        program = [sys.executable, "-c", "from tui.cli.main import main; main()", "serve", "--port", "0", "--rate", "0"]
        kept = ["--folder", str(folder), "--log", str(folder / "log"), *(["--store", store] if store else [])]
        self.process = subprocess.Popen(
            [*program, *kept],
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

    def sits(self, name: str, **more: Any) -> Any:
        """Log in with the key of a name and open a terminal."""
        return sitting(self.port, name, key_of(name), **more)

    def kill(self) -> None:
        """Kill it as a power cut would."""
        self.process.kill()
        self.end()

    def end(self) -> int:
        """See it gone; if it is still open, close it in good order."""
        if self.process.poll() is None:
            self.process.send_signal(signal.SIGTERM)
        code = self.process.wait(PATIENCE)
        if self.process.stdout is not None:
            self.process.stdout.close()
        return code
