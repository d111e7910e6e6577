"""The house's log: one JSON object on a line for everything that happens, for people and for programs."""

import json
import traceback
from datetime import UTC, datetime
from pathlib import Path
from typing import Any, TextIO


class HouseLog:
    """Writes what happens to a stream. A log that cannot be written ends no game."""

    def __init__(self, stream: TextIO, path: Path | None = None) -> None:
        self._stream = stream
        self.path = path

    @classmethod
    def at(cls, path: Path) -> "HouseLog":
        """Open a log file, for its owner's eyes, and add to what is there."""
        path.parent.mkdir(parents=True, exist_ok=True)
        path.touch(mode=0o600, exist_ok=True)
        return cls(path.open("a", encoding="utf-8"), path)

    def __call__(self, event: str, **fields: Any) -> None:
        """Tell an event; fields without a value are left out."""
        line = {"at": datetime.now(UTC).isoformat(timespec="milliseconds"), "event": event}
        line |= {name: value for name, value in fields.items() if value not in (None, "")}
        try:
            # ASCII only: a name that someone made up must do nothing to the terminal that shows the log.
            self._stream.write(json.dumps(line, ensure_ascii=True, default=str) + "\n")
            self._stream.flush()
        except (OSError, ValueError):
            pass

    def mishap(self, event: str, error: BaseException, **fields: Any) -> None:
        """Tell what broke, with everything that helps to mend it."""
        details = "".join(traceback.format_exception(error))
        self(event, **fields, error=f"{type(error).__name__}: {error}", details=details)

    def close(self) -> None:
        """Close the file, if it is one of ours."""
        if self.path is not None:
            self._stream.close()
