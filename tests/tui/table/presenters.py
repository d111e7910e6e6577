"""A presenter without a terminal: it notes what a game reports, and leaves no time to read."""

import asyncio

from tui.i18n.words import Words
from tui.table.notices import Notices
from tui.table.source import Change, Work


class SpokenWords:
    """As much of a session as notices need."""

    words = Words("en")


class Noting:
    """Notes changes, positions that were narrated, waits and notices."""

    def __init__(self) -> None:
        self.said: list[str] = []
        self.notices = Notices(SpokenWords(), self._say)  # type: ignore[arg-type]
        self.changes: list[Change] = []
        self.narrated: list[int] = []
        self.waits: list[float] = []
        self.rings = 0
        self.answers: list[bool] = []
        self.questions: list[str] = []
        self._tasks: dict[str, set[asyncio.Task[None]]] = {}

    def _say(self, message: str, *, severity: str = "information", timeout: float | None = None) -> None:
        self.said.append(message)

    def changed(self, change: Change) -> None:
        self.changes.append(change)

    async def narrate(self, upto: int) -> None:
        self.narrated.append(upto)

    async def wait(self, seconds: float) -> None:
        self.waits.append(seconds)
        await asyncio.sleep(0)

    async def ask(self, question: str, yes: str, no: str = "") -> bool:
        self.questions.append(question)
        return self.answers.pop(0)

    def spawn(self, work: Work, group: str, exclusive: bool = False) -> None:
        if exclusive:
            self.cancel(group)
        task = asyncio.create_task(work())
        self._tasks.setdefault(group, set()).add(task)

    def cancel(self, group: str) -> None:
        for task in self._tasks.pop(group, set()):
            task.cancel()

    def ring(self) -> None:
        self.rings += 1

    async def done(self) -> None:
        """Wait until nothing is under way."""
        while running := [task for tasks in self._tasks.values() for task in tasks if not task.done()]:
            await asyncio.gather(*running, return_exceptions=True)
        for tasks in self._tasks.values():
            for task in tasks:
                if not task.cancelled():
                    task.result()
