"""Kinds of terminals: what each is told, and those that are told nothing."""

import sys
from io import StringIO

import pytest

from tui.terminal.kind import TerminalKind, kind_here


@pytest.mark.parametrize(
    ("type_", "environment", "capable", "notifies", "titled"),
    [
        ("xterm-256color", {}, True, True, False),
        ("xterm-kitty", {}, True, True, False),
        ("xterm-256color", {"VTE_VERSION": "7600"}, True, True, True),
        ("rxvt-unicode-256color", {}, True, True, True),
        ("foot", {}, True, True, True),
        ("tmux-256color", {}, True, False, False),
        ("screen.xterm-256color", {"TMUX": "/tmp/tmux-0/default,1,0"}, True, False, False),
        ("screen-256color", {}, True, False, False),
        ("linux", {}, False, False, False),
        ("linux-16color", {}, False, False, False),
        ("dumb", {}, False, False, False),
        ("vt100", {}, False, False, False),
        ("", {}, False, False, False),
        ("", {"WT_SESSION": "a"}, True, True, False),
    ],
)
def test_terminals_are_told_what_they_understand(
    type_: str, environment: dict[str, str], capable: bool, notifies: bool, titled: bool
) -> None:
    kind = TerminalKind(type_, environment)
    assert (kind.is_capable, kind.has_notifications, kind.has_titled_notifications) == (capable, notifies, titled)
    assert kind.is_console == type_.startswith("linux")


class Stream(StringIO):
    """An output that says whether it is a terminal."""

    def __init__(self, is_terminal: bool) -> None:
        super().__init__()
        self._is_terminal = is_terminal

    def isatty(self) -> bool:
        return self._is_terminal


@pytest.mark.parametrize(("out", "err"), [(False, False), (True, False), (False, True), (True, True)])
def test_a_pipe_is_no_terminal(monkeypatch: pytest.MonkeyPatch, out: bool, err: bool) -> None:
    monkeypatch.setattr(sys, "__stdout__", Stream(out))
    monkeypatch.setattr(sys, "__stderr__", Stream(err))
    monkeypatch.setenv("TERM", "foot")
    kind = kind_here()
    assert (kind is not None) == (out and err)
    if kind is not None:
        assert kind.type == "foot"
