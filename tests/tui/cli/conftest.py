"""An isolated environment for every test of the command line, and a library in it."""

import pytest

from saves.records.library import Library


@pytest.fixture(autouse=True)
def surroundings(monkeypatch, tmp_path):
    for name in ("LC_MESSAGES", "LANG", "NO_COLOR", "PAGER", "COLUMNS"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("LC_ALL", "C.UTF-8")
    monkeypatch.setenv("PAVILION_CONFIG", str(tmp_path / "config"))
    monkeypatch.setenv("PAVILION_SAVES", str(tmp_path / "saves"))
    monkeypatch.setenv("PAVILION_LOGS", str(tmp_path / "logs"))


@pytest.fixture
def library(tmp_path):
    return Library(tmp_path / "saves")
