"""The storyteller: has every turn of a game judged in the background, and keeps the story beside the record."""

import asyncio
from collections.abc import Callable, Iterator
from contextlib import suppress

from engine.bots.spec import VERSION
from engine.story import Judgement, Story, judged
from saves.records.library import Library
from saves.records.story_file import StoryFile, StoryHeader, path_of_story
from tui.bots.cores import cores
from tui.bots.pool import BotError, Bots
from tui.bots.thinking import thinking, with_played
from tui.table.source import ShownGame

ITERATIONS = 40
"""How many lines are tried to judge a turn: some tenths of a second, so that a whole game takes half a minute."""


class Storyteller:
    """The story of one journal's game as far as it is known. It thinks between `start` and `pause`."""

    def __init__(self, journal: ShownGame, bots: Bots, library: Library) -> None:
        self.journal = journal
        self._bots = bots
        header = StoryHeader(journal.header.game, ITERATIONS, VERSION)
        self._file = StoryFile(path_of_story(journal.path, journal.header, library.folder), header)
        self._task: asyncio.Task[None] | None = None
        self._at_once = max(cores() - 1, 1)
        """One core is left to the screen."""
        self.changed: Callable[[], None] = lambda: None
        """Called whenever there is something new to show."""
        self.failed = False
        """Whether the bots could not think."""
        self.new = 0
        """How many turns are still to be judged because the game went on since others were."""
        self.story = Story(journal.match)
        self.catch_up()

    @property
    def is_running(self) -> bool:
        """Whether turns are being judged now."""
        return self._task is not None and not self._task.done()

    @property
    def problem(self) -> str:
        """What the system said if the story could not be kept."""
        return self._file.problem

    def catch_up(self) -> None:
        """Look at the game as it is now: what was judged before stays, as far as the game still goes so."""
        if self.is_running and self.story.entries == self.journal.match.entries:
            return
        self.pause()
        known = [*self._file.read(), *self.story.judged.values()]
        self.story = Story(self.journal.match)
        self.story.adopt(known)
        went_on = any(judgement.moves != len(self.story.entries) for judgement in known)
        self.new = len(self.story.missing()) if went_on else 0

    def start(self) -> None:
        """Judge what is missing, unless that is under way already."""
        if not self.is_running and not self.story.is_complete:
            self.failed = False
            self._task = asyncio.create_task(self._tell())

    def pause(self) -> None:
        """Stop thinking at once; what was judged so far is kept."""
        if self._task is not None:
            self._task.cancel()
            self._task = None

    async def _tell(self) -> None:
        """Judge what is missing, several turns at once: a single worker counts the lines of one."""
        missing = iter(self.story.missing())
        async with asyncio.TaskGroup() as group:
            for _ in range(self._at_once):
                group.create_task(self._judge_all(self.story, missing))
        self._task = None
        self.changed()

    async def _judge_all(self, story: Story, turns: Iterator[int]) -> None:
        for at in turns:
            judgement = None if self.failed else await self._judge(story, at)
            if judgement is None:
                self.failed = True
                return
            story.adopt([judgement])
            self._file.keep(judgement)
            self.changed()

    async def _judge(self, story: Story, at: int) -> Judgement | None:
        """Think about a turn from the view of the seat that took it; None when nobody could."""
        entry, last = story.entries[at], None
        state = story.game.decode(entry.before)
        with suppress(BotError):
            async with thinking(self._bots, story.game, state, entry.seat, iterations=ITERATIONS) as thoughts:
                async for thought in thoughts:
                    last = thought
            if last is not None:
                last = await with_played(self._bots, story.game, state, entry.seat, last, entry.move)
        if last is None or not last.prospects:
            return None
        return judged(at, entry, last, len(story.entries), story.game.term_names)
