"""Mishaps: what to do when something breaks that never should. The details go to a file, a sentence to the player."""

import os
import traceback
from datetime import UTC, datetime
from pathlib import Path

import platformdirs

from tui.i18n.words import Words


def log_folder() -> Path:
    """Say where details are kept; `PAVILION_LOGS` names another folder."""
    return Path(os.environ.get("PAVILION_LOGS") or platformdirs.user_log_path("pavilion", appauthor=False))


def keep_details(error: BaseException, folder: Path) -> Path | None:
    """Write down what happened and give the file; None when even that cannot be written."""
    path = folder / f"{datetime.now(UTC):%Y%m%d-%H%M%S-%f}.log"
    try:
        folder.mkdir(parents=True, exist_ok=True)
        path.write_text("".join(traceback.format_exception(error)), encoding="utf-8")
    except OSError:
        return None
    return path


def apology(words: Words, path: Path | None) -> str:
    """Say that something broke, that no move is lost, and where the details are."""
    return words("mishap", path=str(path)) if path else words("mishap-unwritten")
