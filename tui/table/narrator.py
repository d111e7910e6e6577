"""The narrator: what happened, told in the log and by highlights on the boards, at a pace people can read."""

import asyncio
from collections.abc import Sequence

from engine.match import Entry, Match
from tui.table.log_lines import LogLines
from tui.table.source import Remark
from tui.table.view import TableView
from tui.widgets.log import Line

MOST_NEWS = 12
"""Lines of news while one waits for others."""


class Narrator:
    """Tells a game to one reader."""

    def __init__(self, view: TableView) -> None:
        self._view = view
        self._log = LogLines()
        self.lines: list[Line] = []
        """The log so far, in words."""
        self.seen = 0
        """How many of the lines are old news."""
        self.flashes: set[str] = set()
        """The places where something has just happened."""
        self.is_hurried = False
        """Whether the reader has skipped the pauses until their next decision."""
        self._key_pressed = asyncio.Event()

    # The log

    def tell(self, entries: Sequence[Entry], remarks: Sequence[Remark] = ()) -> None:
        """Show the log up to the last of some moves, with the remarks between them."""
        self.lines = self._log.lines(entries, self._view.sentences, remarks)
        self._view.tell(self.lines, min(self.seen, len(self.lines)))

    def forget(self) -> None:
        """Find other words the next time: the language has changed, or the names."""
        self._log.forget()

    def note_as_seen(self) -> None:
        """Make everything told so far old news."""
        self.seen = len(self.lines)

    @property
    def news(self) -> list[tuple[str, str]]:
        """The last lines that are new, each with its ink."""
        return [(text, "faint") for _, text in self.lines[self.seen :][-MOST_NEWS:]]

    # Highlights

    def flash_since(self, match: Match, index: int) -> None:
        """Highlight the places of everything since a move."""
        scene, boards = self._view.scene, self._view.boards
        self.flashes = {
            spot for _, event in match.events_since(max(index, 0)) for spot in boards.event_spots(scene, event)
        }

    # Pace

    async def pause(self, seconds: float) -> None:
        """Leave time to read; any key skips this pause and those to come until a person decides."""
        if await self.wait(seconds):
            self.is_hurried = True

    async def wait(self, seconds: float) -> bool:
        """Wait, or until any key is pressed; return whether one was."""
        self._key_pressed.clear()
        try:
            # Not `wait_for`: before Python 3.12 it forgets that it was cancelled when the key comes at the same time.
            async with asyncio.timeout(seconds):
                await self._key_pressed.wait()
        except TimeoutError:
            return False
        return True

    def skip(self) -> None:
        """End a pause: a key was pressed."""
        self._key_pressed.set()
