"""The byte stream of a session's SSH channel, as the driver needs it."""

from tui.serve.asyncssh_private import TerminalChannel, unsent_by_transport


class ChannelStream:
    """The `TerminalStream` of a driver, over an SSH channel."""

    def __init__(self, channel: TerminalChannel) -> None:
        self._channel = channel
        self.connection = channel.get_connection()
        self._is_paused = False

    @property
    def unsent(self) -> int:
        """The number of bytes waiting for the client's window or for the network."""
        waiting: int = self._channel.get_write_buffer_size()
        return waiting + unsent_by_transport(self.connection)

    def send(self, data: bytes) -> None:
        """Write to the client; does nothing once the channel is closing."""
        if not self._channel.is_closing():
            self._channel.write(data)

    def pause_reading(self) -> None:
        """Stop reading input; the client stops sending when its window is full."""
        if not self._is_paused:
            self._is_paused = True
            self._channel.pause_reading()

    def resume_reading(self) -> None:
        """Read input again."""
        if self._is_paused:
            self._is_paused = False
            self._channel.resume_reading()
