"""SSH login: checks keys, explains refusals, and opens the session of a connection."""

import asyncio
import socket
from collections.abc import Sequence
from typing import TYPE_CHECKING

import asyncssh

from saves.problems import SavesError
from tui.i18n.words import Words
from tui.serve.asyncssh_private import TerminalChannel
from tui.serve.identity import LoginRefusedError
from tui.serve.rate_limits import SECONDS_TO_OPEN
from tui.serve.session import SshSession

if TYPE_CHECKING:
    from tui.serve.server import Server

SEND_BUFFER = 64 * 1024
"""The size of a client's socket buffer: a larger one would fill with old frames on a slow connection."""

ASCII_PUNCTUATION = str.maketrans({"“": '"', "”": '"', "«": '"', "»": '"', "’": "'", "…": "..."})
"""The encoding of the client is unknown before login, and some clients print other characters as bytes."""

Challenge = bool | tuple[str, str, str, Sequence[tuple[str, bool]]]
"""Whether keyboard-interactive login is accepted, or else its title, instructions, language and prompts."""


class LoginHandler(asyncssh.SSHServer):
    """One connection. Clients log in with a key, or as guests where those are allowed.

    A client tries all its keys first and keyboard-interactive login last, so a refusal is explained there: once, and
    after the last key.
    """

    def __init__(self, server: "Server") -> None:
        self._server = server
        self._address = ""
        self._is_counted = False
        self._name = ""
        self._key: str | None = None
        """The fingerprint of the last accepted key, "" for a guest, None before either."""
        self._refusal: LoginRefusedError | None = None
        self._is_explained = False
        self._session: SshSession | None = None
        self._timeout: asyncio.TimerHandle | None = None

    def connection_made(self, conn: asyncssh.SSHServerConnection) -> None:
        """Count the connection in, or refuse it before it costs anything."""
        self._connection = conn
        self._server.connections.add(conn)
        loop = asyncio.get_running_loop()
        self._address = str((conn.get_extra_info("peername") or ("",))[0])
        conn.get_extra_info("socket").setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, SEND_BUFFER)
        reason = self._server.rate_limiter.connect(self._address, loop.time())
        if reason is None:
            self._is_counted = True
        else:
            self._server.log("connection-refused", address=self._address, reason=reason)
            # After asyncssh has sent the version line, without which a client does not recognise SSH.
            loop.call_soon(conn.disconnect, asyncssh.DISC_TOO_MANY_CONNECTIONS, self._message(reason))

    def connection_lost(self, exc: Exception | None) -> None:
        """Count the connection out."""
        self._server.connections.discard(self._connection)
        if self._timeout is not None:
            self._timeout.cancel()
        if self._is_counted:
            self._server.rate_limiter.disconnect(self._address)

    # Authentication

    def begin_auth(self, username: str) -> bool:
        """Require authentication of every user."""
        self._name, self._key, self._refusal, self._is_explained = username, None, None, False
        return True

    def public_key_auth_supported(self) -> bool:
        """Support public keys."""
        return True

    async def validate_public_key(self, username: str, key: asyncssh.SSHKey) -> bool:
        """Return whether a key is acceptable; asyncssh verifies its signature only then."""
        try:
            await self._server.registry.check(username, key, self._address)
        except LoginRefusedError as refusal:
            self._refuse(refusal, key.get_fingerprint())
            return False
        except Exception as error:
            self._refuse(self._failure(error))
            return False
        self._key = key.get_fingerprint()
        return True

    def kbdint_auth_supported(self) -> bool:
        """Support keyboard-interactive login until a refusal has been explained."""
        return not self._is_explained

    async def get_kbdint_challenge(self, username: str, lang: str, submethods: str) -> Challenge:
        """Accept a guest, or explain the refusal in a challenge without prompts, which clients print."""
        self._key = None
        try:
            await self._server.registry.check_guest(username)
        except LoginRefusedError as error:
            refusal = error
        except Exception as error:
            refusal = self._failure(error)
        else:
            self._key = ""
            return True
        if self._refusal is None:
            self._refuse(refusal)
        else:
            refusal = self._refusal  # the problem with the key is more specific
        self._is_explained = True
        return "", self._message(refusal.reason, **refusal.arguments), "", ()

    def validate_kbdint_response(self, username: str, responses: Sequence[str]) -> bool:
        """Reject every response: there is no question."""
        return False

    def auth_completed(self) -> None:
        """Disconnect unless the client soon requests a session."""
        loop = asyncio.get_running_loop()
        self._timeout = loop.call_later(SECONDS_TO_OPEN, self._connection.disconnect, asyncssh.DISC_BY_APPLICATION, "")

    # The session

    def session_requested(self) -> tuple[TerminalChannel, SshSession]:
        """Open one session per connection; asyncssh refuses other requests (files, tunnels, agents) by default."""
        if self._session is not None or self._key is None:
            raise asyncssh.ChannelOpenError(asyncssh.OPEN_RESOURCE_SHORTAGE, "one session for each connection")
        if self._timeout is not None:
            self._timeout.cancel()
        self._session = SshSession(self._server, self._name, self._key, self._address)
        return TerminalChannel(self._connection), self._session

    def _refuse(self, refusal: LoginRefusedError, key: str = "") -> None:
        self._refusal = refusal
        self._server.log("login-refused", player=self._name, address=self._address, key=key, reason=refusal.reason)

    def _failure(self, error: Exception) -> LoginRefusedError:
        """Log an unexpected error and return the refusal it leads to; asyncssh would only disconnect."""
        if isinstance(error, SavesError):
            self._server.log("store-trouble", problem=error.kind)
        else:
            self._server.log.exception("login-broke", error)
        return LoginRefusedError("serve-trouble")

    def _message(self, id_: str, **arguments: str | int) -> str:
        return Words(self._server.language)(id_, **arguments).translate(ASCII_PUNCTUATION)
