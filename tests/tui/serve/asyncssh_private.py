"""What the tests need of asyncssh's private parts, to make a client behave badly."""

from typing import Any

from asyncssh import SSHClientConnection


async def request_agent(channel: Any) -> bool:
    """Ask the server for agent forwarding on a client's channel, and return whether it agrees."""
    agreed: bool = await channel._make_request(b"auth-agent-req@openssh.com")
    return agreed


def pause_socket(connection: SSHClientConnection) -> None:
    """Stop reading from the network; `resume_socket` reads again."""
    connection._transport.pause_reading()


def resume_socket(connection: SSHClientConnection) -> None:
    """Read from the network again."""
    connection._transport.resume_reading()


def open_send_window(channel: Any) -> None:
    """Make a server's channel send as if the client had granted an unlimited window."""
    assert isinstance(channel._send_window, int), "asyncssh changed SSHChannel._send_window"
    channel._send_window = 2**30


def send_as_name(connection: SSHClientConnection, name: bytes) -> None:
    """Make a client log in under a name that asyncssh would not send."""
    assert isinstance(connection._username, str), "asyncssh changed SSHConnection._username"
    connection._username = name  # type: ignore[assignment]
