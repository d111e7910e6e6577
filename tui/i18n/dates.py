"""How long ago something was, in a few words."""

from datetime import UTC, datetime

from tui.i18n.words import Words

MINUTE, HOUR, DAY = 60, 3600, 86400


def now() -> datetime:
    """Give the time."""
    return datetime.now(UTC)


def ago(at: str, words: Words) -> str:
    """Say how long ago a time of the store was: in minutes, hours or days."""
    try:
        seconds = (now() - datetime.fromisoformat(at)).total_seconds()
    except ValueError:
        return ""
    for unit, name in ((DAY, "days"), (HOUR, "hours"), (MINUTE, "minutes")):
        if seconds >= unit:
            return words(f"ago-{name}", count=int(seconds // unit))
    return words("ago-now")
