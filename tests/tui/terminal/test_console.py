"""The console of Linux: its fonts lack most signs, so plain ASCII is drawn unless the player chose otherwise."""

import json
from pathlib import Path
from types import SimpleNamespace

import pytest

from tests.tui.cli.running import run
from tui.drawing.glyphs import ASCII, UNICODE, Glyphs

CASES = [
    ("linux", None, ASCII),
    ("linux", "", ASCII),
    ("linux", "unicode", UNICODE),
    ("linux-16color", None, ASCII),
    ("xterm-256color", None, UNICODE),
    ("xterm-256color", "ascii", ASCII),
]


@pytest.mark.parametrize(("type_", "chosen", "glyphs"), CASES)
@pytest.mark.usefixtures("plain_command_line")
def test_the_console_gets_ascii_unless_something_was_chosen(
    monkeypatch: pytest.MonkeyPatch,
    tmp_path: Path,
    opened: SimpleNamespace,
    type_: str,
    chosen: str | None,
    glyphs: Glyphs,
) -> None:
    monkeypatch.setenv("TERM", type_)
    if chosen is not None:
        (tmp_path / "config").mkdir()
        (tmp_path / "config" / "settings.json").write_text(json.dumps({"glyphs": chosen}))
    assert run().exit_code == 0
    assert opened.session.glyphs is glyphs


@pytest.mark.usefixtures("plain_command_line")
def test_other_settings_do_not_choose_signs(opened: SimpleNamespace) -> None:
    assert run().exit_code == 0
    file = opened.session.settings_file
    file.change("speed", "fast")
    assert json.loads(file.path.read_text())["glyphs"] == ""
