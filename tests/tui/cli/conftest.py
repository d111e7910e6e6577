"""An isolated environment for every test of the command line, and a library in it."""

from pathlib import Path

import pytest

from saves.records.library import Library


@pytest.fixture(autouse=True)
def surroundings(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    for name in ("LC_MESSAGES", "LANG", "NO_COLOR", "PAGER", "COLUMNS"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("LC_ALL", "C.UTF-8")
    monkeypatch.setenv("PAVILION_CONFIG", str(tmp_path / "config"))
    monkeypatch.setenv("PAVILION_SAVES", str(tmp_path / "saves"))
    monkeypatch.setenv("PAVILION_LOGS", str(tmp_path / "logs"))


@pytest.fixture
def library(tmp_path: Path) -> Library:
    return Library(tmp_path / "saves")
