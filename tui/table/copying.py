"""Copying: the position and the record of a game, as text to paste into a report or a chat."""

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Any

import msgspec

if TYPE_CHECKING:
    from tui.table.screen import TableScreen


class Copying:
    """Puts the game of a table on the clipboard of the terminal."""

    def __init__(self, table: "TableScreen") -> None:
        self._table = table

    def commands(self) -> dict[str, Callable[..., Any]]:
        """Return what keys can do here; the record of a shared game is the server's, and not every move may be seen."""
        copying: dict[str, Callable[..., Any]] = {"copy-position": self.copy_position}
        return copying if self._table.shared is not None else copying | {"copy-record": self.copy_record}

    def copy_position(self) -> None:
        """Copy the position on screen as `pavilion engine` reads it: in one line, with what the player may see."""
        from tui.cli.protocol import written_state

        scene = self._table.scene
        self._copy(msgspec.json.encode({"load": written_state(scene.game, scene.state)}).decode(), "copied-position")

    def copy_record(self) -> None:
        """Copy the file of the game, or where it is if it is too long."""
        path = self._table.source.path
        try:
            text = path.read_text(encoding="utf-8", errors="replace")
        except OSError:
            self._table.notices.say("copy-no-record")
            return
        self._copy(text, "copied-record", path)

    def _copy(self, text: str, told: str, otherwise: Path | None = None) -> None:
        terminal = self._table.pavilion.terminal
        if not terminal.can_copy:
            self._table.notices.say("copy-unsupported")
        elif terminal.copy(text):
            self._table.notices.say(told)
        elif otherwise is not None and terminal.copy(str(otherwise)):
            self._table.notices.say("copied-path")
