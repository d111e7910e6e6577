"""Crash reports: the details of an unexpected error go to a file, a short message to the player."""

import os
import traceback
from datetime import UTC, datetime
from pathlib import Path

import platformdirs

from tui.i18n.words import Words


def log_folder() -> Path:
    """Return the folder of crash reports: `PAVILION_LOGS`, or a folder in the user's logs."""
    return Path(os.environ.get("PAVILION_LOGS") or platformdirs.user_log_path("pavilion", appauthor=False))


def write_report(error: BaseException, folder: Path) -> Path | None:
    """Write the traceback of an error to a new file and return its path, or None if it cannot be written."""
    path = folder / f"{datetime.now(UTC):%Y%m%d-%H%M%S-%f}.log"
    try:
        folder.mkdir(parents=True, exist_ok=True)
        path.write_text("".join(traceback.format_exception(error)), encoding="utf-8")
    except OSError:
        return None
    return path


def crash_message(words: Words, path: Path | None) -> str:
    """Return the message for the player, with the path of the report if it was written."""
    return words("mishap", path=str(path)) if path else words("mishap-unwritten")
