"""The line: an SSH channel that carries a terminal and nothing else."""

import asyncio
from typing import TYPE_CHECKING, Any

from asyncssh import OPEN_ADMINISTRATIVELY_PROHIBITED, ChannelOpenError
from asyncssh.channel import SSHServerChannel
from asyncssh.packet import SSHPacket

from tui.serve.terminal import LONGEST_VALUE, VARIABLES

if TYPE_CHECKING:
    from asyncssh import SSHServerConnection

RECEIVE_WINDOW = 32 * 1024
"""As much as a client may send before we have read it."""
LARGEST_PACKET = 16 * 1024
SMALLEST_PACKET = 1024
"""A client that takes less at a time would have us cut every frame to pieces."""


class TerminalChannel(SSHServerChannel[bytes]):
    """A channel that takes only what a client may say about its terminal; asyncssh keeps any number of variables."""

    def __init__(self, connection: "SSHServerConnection") -> None:
        super().__init__(
            connection,
            asyncio.get_running_loop(),
            allow_pty=True,
            line_editor=False,
            line_echo=False,
            line_history=0,
            max_line_length=0,
            encoding=None,  # a character may be cut between packets
            errors="strict",
            window=RECEIVE_WINDOW,
            max_pktsize=LARGEST_PACKET,
        )
        self.terminal_variables: dict[str, str] = {}

    def process_open(self, send_chan: int, send_window: int, send_pktsize: int, session: Any) -> None:
        """Open the channel for a client that takes packets of a useful size."""
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


class ChannelLine:
    """What a driver writes to and reads from, on a channel."""

    def __init__(self, channel: TerminalChannel) -> None:
        self._channel = channel
        self.connection = channel.get_connection()
        self._is_paused = False

    @property
    def unsent(self) -> int:
        """How much waits for the client's permission, and how much for the network."""
        transport = self.connection._transport
        waiting: int = self._channel.get_write_buffer_size()
        return waiting + (transport.get_write_buffer_size() if transport is not None else 0)

    def send(self, data: bytes) -> None:
        """Write, if anyone is there."""
        if not self._channel.is_closing():
            self._channel.write(data)

    def pause_reading(self) -> None:
        """Let what is typed wait; the client stops sending when the window is full."""
        if not self._is_paused:
            self._is_paused = True
            self._channel.pause_reading()

    def resume_reading(self) -> None:
        """Take what is typed again."""
        if self._is_paused:
            self._is_paused = False
            self._channel.resume_reading()
