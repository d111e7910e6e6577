"""Dates and spans of time, as a language writes them."""

from datetime import UTC, datetime, timedelta

from tui.i18n.typography import typeset
from tui.i18n.words import Words

MINUTE = 60


def now() -> datetime:
    """Return the current time."""
    return datetime.now(UTC)


def date_and_time(moment: float, words: Words) -> str:
    """Format a timestamp in local time: `4 March 2025, 10:05`."""
    from babel.dates import format_date, format_time

    local = datetime.fromtimestamp(moment)
    day = format_date(local, "long", locale=words.locale)
    if words.language == "fr" and local.day == 1:
        day = day.replace("1", "1er", 1)  # the locale data know no ordinals
    return f"{day}, {format_time(local, 'short', locale=words.locale)}"


def ago(at: str, words: Words) -> str:
    """Format how long ago a time of the store was, in its largest unit: `5 mins`, `2 days`."""
    try:
        passed = seconds_since(at)
    except ValueError:
        return ""
    return words("ago-now") if passed < MINUTE else span(passed, words)


def span(seconds: float, words: Words) -> str:
    """Format a span of time in its largest unit: `5 mins`, `2 days`."""
    from babel.dates import format_timedelta

    passed = timedelta(seconds=seconds)
    return typeset(format_timedelta(passed, threshold=1, format="short", locale=words.locale), words.language)


def seconds_since(at: str) -> float:
    """Return the seconds that have passed since a time of the store; raises `ValueError` if it makes no sense."""
    return (now() - datetime.fromisoformat(at)).total_seconds()
