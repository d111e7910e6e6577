"""The server's event log: one JSON object per line, for people and for programs."""

import json
import traceback
from datetime import UTC, datetime
from pathlib import Path
from typing import Any, TextIO


class EventLog:
    """Writes events to a stream. A failed write is ignored: it must not end a game."""

    def __init__(self, stream: TextIO, path: Path | None = None) -> None:
        self._stream = stream
        self.path = path

    @classmethod
    def at(cls, path: Path) -> "EventLog":
        """Open a log file for appending, readable by its owner only."""
        path.parent.mkdir(parents=True, exist_ok=True)
        path.touch(mode=0o600, exist_ok=True)
        return cls(path.open("a", encoding="utf-8"), path)

    def __call__(self, event: str, **fields: Any) -> None:
        """Write an event; fields without a value are omitted."""
        line = {"at": datetime.now(UTC).isoformat(timespec="milliseconds"), "event": event}
        line |= {name: value for name, value in fields.items() if value not in (None, "")}
        try:
            # ASCII only: a player's name must not be able to control the terminal that shows the log.
            self._stream.write(json.dumps(line, ensure_ascii=True, default=str) + "\n")
            self._stream.flush()
        except (OSError, ValueError):
            pass

    def exception(self, event: str, error: BaseException, **fields: Any) -> None:
        """Write an event with an exception and its traceback."""
        details = "".join(traceback.format_exception(error))
        self(event, **fields, error=f"{type(error).__name__}: {error}", details=details)

    def close(self) -> None:
        """Close the file; a stream that was passed in stays open."""
        if self.path is not None:
            self._stream.close()
