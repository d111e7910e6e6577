"""The soak of the server, in small: nothing that a player saw is lost, and nothing breaks or stays open."""

import asyncio

from tests.bench.soak import soak


def test_a_small_soak_loses_nothing() -> None:
    report = asyncio.run(soak(tables=2, seconds=8))
    assert report.counts["kills"] == 1
    assert report.counts["logins"]
    assert report.shown
    assert report.lost == []
    assert report.broken == []
    assert report.left_running == 0
    assert len(report.descriptors) == len(report.memory) == 3
