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


def test_everything_is_collected_only_when_nobody_waits_or_many_have_left() -> None:
    idle = 0.0
    collector = GarbageCollector(lambda: idle)
    assert not collector.is_due
    collector.session_ended()
    assert not collector.is_due, "somebody is typing"
    idle = 60.0
    assert collector.is_due
    collector.collect()
    assert not collector.is_due, "nothing has ended since"
    idle = 0.0
    for _ in range(MOST_ENDED):
        collector.session_ended()
    assert collector.is_due


def test_what_survives_is_not_visited_again_until_everything_is_collected() -> None:
    collector = GarbageCollector(lambda: 0.0)
    before = gc.get_threshold()
    collector.start()
    try:
        frozen = gc.get_freeze_count()
        kept: list[Any] = [[number] for number in range(10_000)]
        gc.collect(1)
        assert gc.get_freeze_count() > frozen + 9000
        kept.append(kept)  # garbage, once it is no longer named
        del kept
        gc.collect()
        assert gc.get_freeze_count() > frozen + 9000
        collector.collect()
        assert gc.get_freeze_count() < frozen + 9000
    finally:
        collector.stop()
    assert gc.get_threshold() == before
    assert gc.get_freeze_count() == 0
