"""Dates and spans of time, as each language writes them."""

from datetime import UTC, datetime, timedelta

import pytest

from tui.i18n import dates
from tui.i18n.typography import typeset
from tui.i18n.words import Words


@pytest.mark.parametrize(
    ("language", "moment", "text"),
    [
        ("en", datetime(2025, 3, 4, 10, 5), "4 March 2025, 10:05"),
        ("fr", datetime(2025, 3, 4, 10, 5), "4 mars 2025, 10:05"),
        ("en", datetime(2025, 8, 1, 9, 0), "1 August 2025, 09:00"),
        ("fr", datetime(2025, 8, 1, 9, 0), "1er août 2025, 09:00"),
        ("fr", datetime(2025, 8, 11, 9, 0), "11 août 2025, 09:00"),
    ],
)
def test_a_date_is_written_as_the_language_does(language: str, moment: datetime, text: str) -> None:
    assert dates.date_and_time(moment.timestamp(), Words(language)) == text


@pytest.mark.parametrize(
    ("passed", "english", "french"),
    [
        (timedelta(seconds=59), "just now", "à l'instant"),
        (timedelta(minutes=5), "5 mins", "5 min"),
        (timedelta(hours=1), "1 hr", "1 h"),
        (timedelta(days=1), "1 day", "1 j"),
        (timedelta(days=3, hours=2), "3 days", "3 j"),
    ],
)
def test_how_long_ago(passed: timedelta, english: str, french: str, monkeypatch: pytest.MonkeyPatch) -> None:
    then = datetime(2025, 3, 4, 10, 5, tzinfo=UTC)
    monkeypatch.setattr(dates, "now", lambda: then + passed)
    assert dates.ago(then.isoformat(), Words("en")) == english
    assert dates.ago(then.isoformat(), Words("fr")) == typeset(french, "fr")


def test_a_damaged_time_is_left_out() -> None:
    assert dates.ago("yesterday", Words("en")) == ""
