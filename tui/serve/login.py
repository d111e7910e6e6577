"""The door: who knocks, whether they may come in, and why not."""

import asyncio
import socket
from collections.abc import Sequence
from typing import TYPE_CHECKING

import asyncssh
from asyncssh.auth import KbdIntChallenge

from saves.problems import SavesError
from tui.i18n.words import Words
from tui.serve.channel import TerminalChannel
from tui.serve.identity import LoginRefusedError
from tui.serve.rate_limits import SECONDS_TO_OPEN
from tui.serve.session import Visit

if TYPE_CHECKING:
    from tui.serve.server import Server

SEND_BUFFER = 64 * 1024
"""What the system may hold for a client: more would be old frames that a slow line must carry all the same."""

PLAIN_SIGNS = str.maketrans({"“": '"', "”": '"', "«": '"', "»": '"', "’": "'", "…": "..."})
"""Before the login nobody knows what the client can show, and some clients write out the bytes of other signs."""


class Door(asyncssh.SSHServer):
    """One connection. A key comes first; who has none that fits is told why, or let in as a guest.

    Clients try all their keys before they give up, and only then ask to be questioned by keyboard: so that is where a
    refusal is explained, once and after the last key.
    """

    def __init__(self, server: "Server") -> None:
        self._server = server
        self._address = ""
        self._is_counted = False
        self._name = ""
        self._key: str | None = None
        """The fingerprint of the key looked at last, "" for a guest, None while there is neither."""
        self._refusal: LoginRefusedError | None = None
        self._is_told = False
        self._visit: Visit | None = None
        self._waiting: asyncio.TimerHandle | None = None

    def connection_made(self, conn: asyncssh.SSHServerConnection) -> None:
        """Count the connection in, or turn it away before it costs anything."""
        self._connection = conn
        self._server.connections.add(conn)
        loop = asyncio.get_running_loop()
        self._address = str((conn.get_extra_info("peername") or ("",))[0])
        conn.get_extra_info("socket").setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, SEND_BUFFER)
        reason = self._server.turnstile.connect(self._address, loop.time())
        if reason is None:
            self._is_counted = True
        else:
            self._server.log("connection-refused", address=self._address, reason=reason)
            # After asyncssh has sent the first line, by which a client knows that this is SSH at all.
            loop.call_soon(conn.disconnect, asyncssh.DISC_TOO_MANY_CONNECTIONS, self._words(reason))

    def connection_lost(self, exc: Exception | None) -> None:
        """Count the connection out."""
        self._server.connections.discard(self._connection)
        if self._waiting is not None:
            self._waiting.cancel()
        if self._is_counted:
            self._server.turnstile.disconnect(self._address)

    # Logging in

    def begin_auth(self, username: str) -> bool:
        """Ask everyone who they are."""
        self._name, self._key, self._refusal, self._is_told = username, None, None, False
        return True

    def public_key_auth_supported(self) -> bool:
        """Know people by their keys."""
        return True

    async def validate_public_key(self, username: str, key: asyncssh.SSHKey) -> bool:
        """Say whether a key will do. Whether it is really theirs is asked only then."""
        try:
            await self._server.register.check(username, key, self._address)
        except LoginRefusedError as no:
            self._refuse(no, key.get_fingerprint())
            return False
        except Exception as error:
            self._refuse(self._trouble(error))
            return False
        self._key = key.get_fingerprint()
        return True

    def kbdint_auth_supported(self) -> bool:
        """Have something to say to people without a key, once."""
        return not self._is_told

    async def get_kbdint_challenge(self, username: str, lang: str, submethods: str) -> KbdIntChallenge:
        """Let a guest in, or say why not: as a question without anything to answer, which clients print."""
        self._key = None
        try:
            await self._server.register.check_guest(username)
        except LoginRefusedError as no:
            refusal = no
        except Exception as error:
            refusal = self._trouble(error)
        else:
            self._key = ""
            return True
        if self._refusal is None:
            self._refuse(refusal)
        else:
            refusal = self._refusal  # what was wrong with the key is nearer to the point
        self._is_told = True
        return "", self._words(refusal.reason, **refusal.arguments), "", ()

    def validate_kbdint_response(self, username: str, responses: Sequence[str]) -> bool:
        """Let nobody in for an answer to no question."""
        return False

    def auth_completed(self) -> None:
        """Expect a request for a terminal soon."""
        loop = asyncio.get_running_loop()
        self._waiting = loop.call_later(SECONDS_TO_OPEN, self._connection.disconnect, asyncssh.DISC_BY_APPLICATION, "")

    # Coming in

    def session_requested(self) -> tuple[TerminalChannel, Visit]:
        """Open one session for a connection; every other wish (files, tunnels, agents) is refused by default."""
        if self._visit is not None or self._key is None:
            raise asyncssh.ChannelOpenError(asyncssh.OPEN_RESOURCE_SHORTAGE, "one session for each connection")
        if self._waiting is not None:
            self._waiting.cancel()
        self._visit = Visit(self._server, self._name, self._key, self._address)
        return TerminalChannel(self._connection), self._visit

    def _refuse(self, no: LoginRefusedError, key: str = "") -> None:
        self._refusal = no
        self._server.log("login-refused", player=self._name, address=self._address, key=key, reason=no.reason)

    def _trouble(self, error: Exception) -> LoginRefusedError:
        """Keep in the log why nobody can be looked up; asyncssh would only hang up."""
        if isinstance(error, SavesError):
            self._server.log("store-trouble", problem=error.kind)
        else:
            self._server.log.mishap("login-broke", error)
        return LoginRefusedError("serve-trouble")

    def _words(self, id_: str, **arguments: str | int) -> str:
        return Words(self._server.language)(id_, **arguments).translate(PLAIN_SIGNS)
