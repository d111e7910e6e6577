"""Mishaps: a mistake of ours leaves a sentence for the player, details in a file, and no traceback."""

import asyncio
import io
from pathlib import Path
from typing import Any

import pytest
from rich.console import Console
from textual.pilot import Pilot

from tui import crash_report
from tui.app import Pavilion
from tui.i18n.words import Words
from tui.session import Session


class BoomError(Exception):
    """What goes wrong in these tests."""


def crash(session: Session) -> str:
    """Break something in the app and return what the terminal shows afterwards."""
    shown = io.StringIO()

    async def evening() -> None:
        app = Pavilion(session)
        app.error_console = Console(file=shown, width=400)

        async def break_something(pilot: Pilot[Any]) -> None:
            def broken() -> None:
                raise BoomError("the floor gave way")

            app.call_later(broken)
            await pilot.pause()

        try:
            await app.run_async(headless=True, size=(80, 24), auto_pilot=break_something)
        finally:
            await session.bots.close()
        assert app.return_code == 1

    asyncio.run(evening())
    return shown.getvalue()


def test_the_player_reads_a_sentence_and_the_file_has_the_details(
    session: Session, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PAVILION_LOGS", str(tmp_path / "logs"))
    told = crash(session)
    assert told.startswith("Something went wrong and Pavilion had to close. Your game is safe")
    assert len(told.strip().split("\n")) == 1
    assert "Traceback" not in told
    (log,) = (tmp_path / "logs").iterdir()
    assert str(log) in told
    details = log.read_text(encoding="utf-8")
    assert "the floor gave way" in details
    assert "Traceback" in details


def test_a_disk_that_takes_no_details_changes_nothing_for_the_player(
    session: Session, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "logs").write_text("in the way", encoding="utf-8")
    monkeypatch.setenv("PAVILION_LOGS", str(tmp_path / "logs"))
    session.settings.language = "fr"
    told = crash(session)
    assert told.strip() == Words("fr")("mishap-unwritten")


def test_details_are_kept_with_the_users_logs(tmp_path: Path) -> None:
    assert tmp_path in crash_report.log_folder().parents


@pytest.mark.parametrize("language", ["en", "fr"])
def test_the_apology_names_the_file(language: str, tmp_path: Path) -> None:
    assert str(tmp_path) in crash_report.crash_message(Words(language), tmp_path)
