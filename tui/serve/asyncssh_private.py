"""Everything private that Pavilion uses of asyncssh, which is pinned to one version for that reason.

Each borrowed name has a canary in `tests/tui/serve/test_asyncssh_private.py`.
"""

import asyncio
from typing import TYPE_CHECKING, Any

from asyncssh import OPEN_ADMINISTRATIVELY_PROHIBITED, ChannelOpenError
from asyncssh.channel import SSHServerChannel
from asyncssh.constants import MSG_USERAUTH_REQUEST
from asyncssh.packet import SSHPacket, String
from asyncssh.saslprep import SASLPrepError, saslprep

from tui.serve.terminal import VARIABLES, plain_value

if TYPE_CHECKING:
    from asyncssh import SSHServerConnection
    from asyncssh.connection import SSHConnection

RECEIVE_WINDOW = 32 * 1024
"""Bytes a client may send before the server has read them."""
LARGEST_PACKET = 16 * 1024
SMALLEST_PACKET = 1024
"""A client that accepts only smaller packets would force us to split every frame."""
LONGEST_USER_NAME = 1023
"""Bytes; asyncssh disconnects clients with longer names."""


class TerminalChannel(SSHServerChannel[bytes]):
    """A channel for one terminal. It stores only known environment variables; asyncssh would store any number."""

    def __init__(self, connection: "SSHServerConnection") -> None:
        super().__init__(
            connection,
            asyncio.get_running_loop(),
            allow_pty=True,
            line_editor=False,
            line_echo=False,
            line_history=0,
            max_line_length=0,
            encoding=None,  # packets may split a character
            errors="strict",
            window=RECEIVE_WINDOW,
            max_pktsize=LARGEST_PACKET,
        )
        self.terminal_variables: dict[str, str] = {}

    def process_open(self, send_chan: int, send_window: int, send_pktsize: int, session: Any) -> None:
        """Open the channel, unless the client's packets are too small."""
        if send_pktsize < SMALLEST_PACKET:
            raise ChannelOpenError(OPEN_ADMINISTRATIVELY_PROHIBITED, "packets too small")
        super().process_open(send_chan, send_window, send_pktsize, session)

    def _process_env_request(self, packet: SSHPacket) -> bool:
        name = packet.get_string().decode("ascii", "replace")
        value = packet.get_string().decode("utf-8", "replace")
        packet.check_end()
        if name not in VARIABLES:
            return False
        self.terminal_variables[name] = plain_value(value)
        return True


def unsent_by_transport(connection: "SSHConnection") -> int:
    """Return the number of bytes that a connection's socket has not taken yet; 0 once it is closed."""
    transport = connection._transport
    return transport.get_write_buffer_size() if transport is not None else 0


def send_refusal(connection: "SSHServerConnection", code: int, reason: str) -> None:
    """Send a disconnect message without closing, and read no more; the caller closes later.

    `disconnect` closes at once, and a client that is still writing then reports a broken pipe instead of the message.
    """
    if connection._transport is not None:
        connection._transport.pause_reading()
        connection._send_disconnect(code, reason, "")


def accept_any_user_name(connection: "SSHServerConnection", substitute: str) -> None:
    """Replace user names that asyncssh would disconnect for, so that the login handler can refuse them in words.

    These are names that are not UTF-8, too long, or prohibited by SASLprep.
    """
    handlers = dict(connection._packet_handlers)
    process = handlers[MSG_USERAUTH_REQUEST]

    def process_request(connection: Any, packet_type: int, packet_id: int, packet: SSHPacket) -> Any:
        start = packet.get_consumed_payload()
        copy = _read_up_to(start, packet.get_remaining_payload())
        if not _is_user_name(copy.get_string()):
            packet = _read_up_to(start, String(substitute) + copy.get_remaining_payload())
        return process(connection, packet_type, packet_id, packet)

    handlers[MSG_USERAUTH_REQUEST] = process_request
    connection._packet_handlers = handlers  # of this connection, not of the class


def _is_user_name(name: bytes) -> bool:
    try:
        saslprep(name.decode("utf-8"))
    except (UnicodeDecodeError, SASLPrepError):
        return False
    return len(name) <= LONGEST_USER_NAME


def _read_up_to(start: bytes, rest: bytes) -> SSHPacket:
    """Return a packet of which `start` has been read."""
    packet = SSHPacket(start + rest)
    packet.get_bytes(len(start))
    return packet
