"""Everything private that Pavilion uses of asyncssh, which is pinned to one version for that reason.

Each borrowed name has a canary in `tests/tui/serve/test_asyncssh_private.py`.
"""

import asyncio
from typing import TYPE_CHECKING, Any

from asyncssh import OPEN_ADMINISTRATIVELY_PROHIBITED, ChannelOpenError
from asyncssh.channel import SSHServerChannel
from asyncssh.packet import SSHPacket

from tui.serve.terminal import LONGEST_VALUE, VARIABLES

if TYPE_CHECKING:
    from asyncssh import SSHServerConnection
    from asyncssh.connection import SSHConnection

RECEIVE_WINDOW = 32 * 1024
"""Bytes a client may send before the server has read them."""
LARGEST_PACKET = 16 * 1024
SMALLEST_PACKET = 1024
"""A client that accepts only smaller packets would force us to split every frame."""


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
        self.terminal_variables[name] = value[:LONGEST_VALUE]
        return True


def unsent_by_transport(connection: "SSHConnection") -> int:
    """Return the number of bytes that a connection's socket has not taken yet; 0 once it is closed."""
    transport = connection._transport
    return transport.get_write_buffer_size() if transport is not None else 0
