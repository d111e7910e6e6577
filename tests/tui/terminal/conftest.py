"""An app on a wire that keeps every sequence, as on a terminal of any kind."""

import asyncio
import re
from base64 import b64decode
from collections.abc import Awaitable, Callable, Mapping
from pathlib import Path
from typing import Any

import pytest
from textual import events

from tests.tui.table.tables import AppRunner
from tests.tui.table.terminal import Wire, quiet, settled, wired
from tui.app import Pavilion
from tui.session import Opening, Session
from tui.terminal.kind import TerminalKind

TOLD = re.compile(r"\x1b\](?P<command>2|9|11|52|777);(?P<text>[^\x07]*)\x07|\x1b\[(?P<stack>22|23);2t")
Told = list[tuple[str, str]]


class Sight:
    """One run of the app, and what its terminal was told besides pictures."""

    def __init__(self, app: Pavilion, wire: Wire) -> None:
        self.app = app
        self.wire = wire

    @property
    def told(self) -> Told:
        """Everything so far: numbers of sequences and their texts."""
        return told_in("".join(self.wire.written))

    def of(self, command: str) -> list[str]:
        """The texts of one kind of sequence."""
        return [text for number, text in self.told if number == command]

    @property
    def title(self) -> str:
        return self.of("2")[-1]

    @property
    def copied(self) -> str:
        return b64decode(self.of("52")[-1].removeprefix("c;")).decode()

    async def press(self, *keys: str) -> None:
        for key in keys:
            self.app.post_message(events.Key(key, key if len(key) == 1 else None))
            await self.rest()

    async def rest(self) -> None:
        await settled(self.app)
        await quiet(self.wire, 0.02)


def told_in(written: str) -> Told:
    return [(found["command"] or found["stack"], found["text"] or "") for found in TOLD.finditer(written)]


Watch = Callable[..., Told]


@pytest.fixture
def on_terminal(tmp_path: Path) -> Watch:
    """Run a scene on a terminal, and return everything the terminal was told until the end."""
    runner = AppRunner(tmp_path)

    def run(
        scene: Callable[[Sight], Awaitable[None]],
        opening: Opening | None = None,
        type_: str = "xterm-256color",
        environment: Mapping[str, str] | None = None,
        is_terminal: bool = True,
        prepare: Callable[[Session], None] = lambda _session: None,
        **settings: Any,
    ) -> Told:
        written: list[str] = []

        async def evening() -> None:
            session = runner.session(**settings)
            prepare(session)
            app = Pavilion(session, opening)
            kind = TerminalKind(type_, environment or {}) if is_terminal else None
            app.terminal_kind = lambda: kind  # type: ignore[method-assign]
            try:
                async with wired(app, (80, 24), None) as wire:
                    sight = Sight(app, wire)
                    await sight.rest()
                    await scene(sight)
                written.extend(wire.written)
            finally:
                await session.bots.close()

        asyncio.run(evening())
        return told_in("".join(written))

    return run
