"""What sessions leave behind in memory."""

import asyncio
import gc
from collections.abc import Callable
from typing import Any
from weakref import ref

import pytest

from tests.tui.serve.conftest import RunningServer
from tests.tui.serve.tables import go_to_table, start_game
from tui.serve import session as sessions
from tui.serve.garbage import MOST_ENDED, GarbageCollector


def test_what_a_session_showed_is_freed_without_the_garbage_collector(
    run_server: Callable[..., None], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sessions, "RELEASE", 0.1)

    async def scene(server: RunningServer) -> None:
        await start_game(server)
        async with server.log_in("anna") as anna:
            await go_to_table(anna)
            [session] = server.sessions.values()
            assert session.app is not None
            screen: Any = session.app.screen
            shown = ref(screen.view.layout), ref(session.app.console)
            del screen, session
            gc.collect()
            gc.disable()
        try:
            await server.until(lambda: not server.sessions, "closed")
            await server.until(lambda: not any(each() for each in shown), "freed")
        finally:
            gc.enable()
        await asyncio.sleep(0.1)
        assert not server.logged("loop-broke")

    run_server(scene)


def test_everything_is_collected_only_when_nobody_waits_or_many_have_left(monkeypatch: pytest.MonkeyPatch) -> None:
    unfrozen: list[int] = []
    monkeypatch.setattr(gc, "unfreeze", lambda: unfrozen.append(1))
    monkeypatch.setattr(gc, "freeze", lambda: None)
    idle = 0.0
    collector = GarbageCollector(lambda: idle)
    collector.collect()
    collector.session_ended()
    collector.collect()
    assert not unfrozen
    idle = 60.0
    collector.collect()
    collector.collect()
    assert len(unfrozen) == 1
    idle = 0.0
    for _ in range(MOST_ENDED):
        collector.session_ended()
    collector.collect()
    assert len(unfrozen) == 2
