"""How long players wait is measured from a key to the answer."""

from collections.abc import Callable

import pytest

from tests.tui.serve.conftest import RunningServer
from tui.serve.response_times import LONGEST, ResponseTimes, Stopwatch


def test_what_is_sent_long_after_a_key_is_no_answer_to_it(monkeypatch: pytest.MonkeyPatch) -> None:
    now = 0.0
    monkeypatch.setattr("tui.serve.response_times.time.monotonic", lambda: now)
    times = ResponseTimes()
    watch = Stopwatch(times)
    watch.stop()
    watch.start()
    now = LONGEST + 1
    watch.stop()
    assert times.p95 is None
    for _ in range(20):
        watch.start()
        now += 0.1
        watch.stop()
    assert times.p95 == pytest.approx(0.1)


def test_the_server_times_its_answers(run_server: Callable[..., None]) -> None:
    async def scene(server: RunningServer) -> None:
        assert server.turns.response_times.p95 is None
        async with server.log_in("anna") as anna:
            await anna.sees("Quit")
            await anna.press("down", "down", "up")
        assert server.turns.response_times.p95 is not None

    run_server(scene)
