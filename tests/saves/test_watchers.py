"""Watchers: who is called after a change, until when, and what becomes of one that fails."""

import pytest

from saves.watchers import Watchers


def test_every_watcher_is_called_until_it_is_removed() -> None:
    watchers = Watchers[[str]]()
    heard: list[str] = []
    remove = watchers.add(heard.append)
    watchers.add(lambda table: heard.append(table.upper()))
    watchers.notify("abc")
    remove()
    remove()
    watchers.notify("xyz")
    watchers.clear()
    watchers.notify("none")
    assert heard == ["abc", "ABC", "XYZ"]


def test_a_watcher_that_was_added_twice_is_removed_once() -> None:
    watchers = Watchers[[str]]()
    heard: list[str] = []
    remove = watchers.add(heard.append)
    watchers.add(heard.append)
    remove()
    remove()
    watchers.notify("abc")
    assert heard == ["abc"]


def test_a_watcher_that_fails_is_logged_and_removed_and_the_others_are_called(
    caplog: pytest.LogCaptureFixture,
) -> None:
    watchers = Watchers[[]]()
    calls: list[str] = []

    def fail() -> None:
        calls.append("failing")
        raise ValueError

    watchers.add(fail)
    watchers.add(lambda: calls.append("sound"))
    watchers.notify()
    watchers.notify()
    assert calls == ["failing", "sound", "sound"]
    assert [record.message for record in caplog.records] == ["a watcher failed"]


def test_a_watcher_may_remove_itself_while_it_is_called() -> None:
    watchers = Watchers[[]]()
    calls: list[str] = []

    def once() -> None:
        calls.append("once")
        remove()

    remove = watchers.add(once)
    watchers.notify()
    watchers.notify()
    assert calls == ["once"]
