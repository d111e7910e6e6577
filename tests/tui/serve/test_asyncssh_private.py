"""Canaries: each private name of asyncssh that `tui/serve/asyncssh_private.py` uses still is what we take it for.

When one fails after an update of asyncssh, its message names what broke and the files that depend on it.
"""

import asyncio
import importlib
import inspect
import pkgutil
import re
import tomllib
from collections.abc import Callable
from importlib import metadata
from pathlib import Path
from typing import Any

import pytest
from asyncssh.channel import SSHChannel, SSHServerChannel
from asyncssh.connection import SSHConnection
from asyncssh.constants import MSG_USERAUTH_REQUEST
from asyncssh.packet import PacketDecodeError, SSHPacket, String
from asyncssh.saslprep import saslprep

import tui
from tests.tui.serve.conftest import RunningServer
from tui.serve import asyncssh_private as private

NAMES = "user names in tui/serve/login.py"
LOGIN, STREAM = "the channel in tui/serve/login.py", "back-pressure in tui/serve/channel.py"

SIGNATURES: list[tuple[Callable[..., Any], list[str], str]] = [
    (
        SSHServerChannel.__init__,
        [
            *("self", "conn", "loop", "allow_pty", "line_editor", "line_echo", "line_history", "max_line_length"),
            *("encoding", "errors", "window", "max_pktsize"),
        ],
        LOGIN,
    ),
    (SSHChannel.process_open, ["self", "send_chan", "send_window", "send_pktsize", "session"], LOGIN),
    (SSHServerChannel._process_env_request, ["self", "packet"], LOGIN),
    (SSHPacket.get_string, ["self"], LOGIN),
    (SSHPacket.get_consumed_payload, ["self"], NAMES),
    (SSHPacket.get_remaining_payload, ["self"], NAMES),
    (SSHConnection._process_userauth_request, ["self", "_pkttype", "_pktid", "packet"], NAMES),
    (saslprep, ["s"], NAMES),
    (SSHConnection._send_disconnect, ["self", "code", "reason", "lang"], "refusals in tui/serve/login.py"),
    (SSHPacket.check_end, ["self"], LOGIN),
]


def broken(name: str, where: str) -> str:
    return f"asyncssh changed {name}: tui/serve/asyncssh_private.py borrows it for {where}"


@pytest.mark.parametrize(
    ("function", "parameters", "where"), SIGNATURES, ids=[each[0].__qualname__ for each in SIGNATURES]
)
def test_methods_take_what_they_took(function: Callable[..., Any], parameters: list[str], where: str) -> None:
    assert list(inspect.signature(function).parameters) == parameters, broken(function.__qualname__, where)


def test_asyncssh_is_pinned_exactly() -> None:
    project = tomllib.loads((Path(tui.__file__).parents[1] / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    pins = [each for each in project["dependencies"] if re.match(r"asyncssh\b", each)]
    assert pins == [f"asyncssh=={metadata.version('asyncssh')}"]


def test_requests_to_log_in_are_handled_by_a_table_of_methods() -> None:
    handler = SSHConnection._packet_handlers.get(MSG_USERAUTH_REQUEST)
    assert handler is SSHConnection._process_userauth_request, broken("SSHConnection._packet_handlers", NAMES)


def test_a_packet_is_read_as_before() -> None:
    packet = SSHPacket(String("LANG") + String("fr_BE.UTF-8"))
    name, value = packet.get_string(), packet.get_string()
    assert (name, value) == (b"LANG", b"fr_BE.UTF-8"), broken("SSHPacket.get_string", LOGIN)
    packet.check_end()
    with pytest.raises(PacketDecodeError):
        SSHPacket(String("rest")).check_end()


def test_asyncssh_still_calls_what_we_override(
    run_server: Callable[..., None], monkeypatch: pytest.MonkeyPatch
) -> None:
    called = set()
    for name in ("process_open", "_process_env_request"):
        method = getattr(private.TerminalChannel, name)

        def note(self: Any, *arguments: Any, name: str = name, method: Any = method) -> Any:
            called.add(name)
            return method(self, *arguments)

        monkeypatch.setattr(private.TerminalChannel, name, note)

    async def scene(server: RunningServer) -> None:
        async with server.log_in("anna", env={"LANG": "en_GB.UTF-8"}) as anna:
            await anna.sees("Quit")
            [session] = server.sessions.values()
            assert session.terminal.environment == {"LANG": "en_GB.UTF-8"}

    run_server(scene)
    for name in ("process_open", "_process_env_request"):
        assert name in called, broken(f"SSHServerChannel.{name}", LOGIN)


def test_the_bytes_that_the_network_has_not_taken_are_counted(run_server: Callable[..., None]) -> None:
    async def scene(server: RunningServer) -> None:
        async with server.connect("anna"):
            [connection] = server.connections
            assert isinstance(connection._transport, asyncio.Transport), broken("SSHConnection._transport", STREAM)
            assert private.unsent_by_transport(connection) == 0
            connection._transport.write(b"x" * 2**24)
            assert private.unsent_by_transport(connection) > 2**20, broken("SSHConnection._transport", STREAM)
            connection.abort()
            await connection.wait_closed()
            assert private.unsent_by_transport(connection) == 0, broken("SSHConnection._transport", STREAM)

    run_server(scene)


def test_no_other_module_uses_private_names() -> None:
    """Nor a private name of asyncssh in a class that derives from one of its classes."""
    offences = []
    for found in pkgutil.walk_packages(tui.__path__, "tui."):
        if found.name == private.__name__:
            continue
        module = importlib.import_module(found.name)
        source = inspect.getsource(module)
        offences += [f"{found.name}: {line}" for line in re.findall(r".*\b(?:from|import) asyncssh\..*", source)]
        for kind in vars(module).values():
            if inspect.isclass(kind) and kind.__module__ == found.name:
                bases = [base for base in kind.__mro__ if base.__module__.split(".")[0] == "asyncssh"]
                theirs = {name for base in bases for name in vars(base) if re.match(r"_[a-z]", name)}
                ours = re.findall(r"(?:def |\.)(_[a-z]\w*)", inspect.getsource(kind))
                offences += [f"{found.name}.{kind.__name__}: {name}" for name in sorted(theirs.intersection(ours))]
    assert not offences, "tui/serve/asyncssh_private.py is the place for these:\n" + "\n".join(offences)
