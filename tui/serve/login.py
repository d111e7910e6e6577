"""SSH login: checks keys, explains refusals, and opens the session of a connection."""

import asyncio
import socket
import unicodedata
from collections.abc import Sequence
from dataclasses import replace
from typing import TYPE_CHECKING

import asyncssh

from saves.problems import SavesError
from tui.i18n.words import Words
from tui.serve.asyncssh_private import TerminalChannel, accept_any_user_name, send_refusal
from tui.serve.bans import banned, described
from tui.serve.guests import GUEST_PREFIX, GuestAdmission, written_code
from tui.serve.identity import INVALID_NAME, LoginRefusedError
from tui.serve.rate_limits import SECONDS_TO_OPEN
from tui.serve.session import SshSession
from tui.serve.starting import Stage

if TYPE_CHECKING:
    from tui.serve.server import Server

SEND_BUFFER = 64 * 1024
"""The size of a client's socket buffer: a larger one would fill with old frames on a slow connection."""

SECONDS_TO_READ = 1.0
"""How long a refused connection stays open, so that its client reads the reason."""
MOST_REFUSED = 50
"""How many refused connections may stay open; further ones are closed at once."""
LONGEST_CODE = 40
MOST_CODES = 3
"""How many codes of a guest a connection may try."""
BARRING = ("serve-banned", "serve-weak-key")
"""Refusals of a key after which the client is not accepted as a guest."""
MOST_KEYS = 6
"""How many keys a connection may try, and how many names."""

NO_BREAK_SPACES = str.maketrans("\u00a0\u202f", "  ")
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
        self.address = ""
        self.since = 0.0
        self._is_counted = False
        self._is_logged_in = False
        self._name = ""
        self._names = 0
        self._tried: set[str] = set()
        """The fingerprints of the keys that the client has offered."""
        self._login: str | GuestAdmission | None = None
        """The fingerprint of the last accepted key, or how a guest was admitted; None before either."""
        self._guest: GuestAdmission | None = None
        """The guest whose code the client was asked for."""
        self._wrong_codes = 0
        self._refusal: LoginRefusedError | None = None
        self._barred: LoginRefusedError | None = None
        """Why the client cannot be a guest either: it has offered a key that is banned or too weak."""
        self._is_explained = False
        self._session: SshSession | None = None
        self._timeout: asyncio.TimerHandle | None = None

    def connection_made(self, conn: asyncssh.SSHServerConnection) -> None:
        """Count the connection in, or refuse it before it costs anything."""
        self._connection = conn
        self._server.connections.add(conn)
        accept_any_user_name(conn, INVALID_NAME)
        loop = asyncio.get_running_loop()
        self.since = loop.time()
        self.address = str((conn.get_extra_info("peername") or ("",))[0])
        conn.get_extra_info("socket").setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, SEND_BUFFER)
        if ban := self._server.bans.of_address(self.address):
            self._drop_for("serve-banned", **described(ban))
            return
        reason = self._server.rate_limiter.connect(self.address, self.since)
        if reason is None:
            self._is_counted = True
            self._server.starting.add(self, self.since)
            self._timeout = loop.call_later(self._server.starting.seconds_to_log_in, self._drop_for, "serve-slow")
        else:
            self._drop_for(reason)

    def connection_lost(self, exc: Exception | None) -> None:
        """Count the connection out."""
        self._server.connections.discard(self._connection)
        self._server.starting.remove(self)
        if self._timeout is not None:
            self._timeout.cancel()
        if self._is_counted:
            self._server.rate_limiter.disconnect(self.address, was_logged_in=self._is_logged_in)

    # As a connection that has not logged in

    @property
    def stage(self) -> Stage:
        """How far the client has come."""
        if self._name or self._names:
            return Stage.LOGGING_IN
        return Stage.GREETED if self._connection.get_extra_info("client_version") else Stage.SILENT

    def drop(self) -> None:
        """Disconnect to make room for another client."""
        self._drop_for("serve-busy")

    def _drop_for(self, reason: str, **arguments: str) -> None:
        """Disconnect before login. Clients print the message without accents, so it is sent without."""
        self._server.log("connection-refused", address=self.address, reason=reason)
        message = self._message(reason, **arguments).translate(ASCII_PUNCTUATION)
        plain = unicodedata.normalize("NFD", message).encode("ascii", "ignore").decode()
        # After asyncssh has sent the version line, without which a client does not recognise SSH.
        loop = asyncio.get_running_loop()
        loop.call_soon(send_refusal, self._connection, asyncssh.DISC_TOO_MANY_CONNECTIONS, plain)
        if self._timeout is not None:
            self._timeout.cancel()
        refused = len(self._server.connections) - self._server.rate_limiter.connections
        self._timeout = loop.call_later(SECONDS_TO_READ if refused <= MOST_REFUSED else 0, self._connection.abort)

    # Authentication

    def begin_auth(self, username: str) -> bool:
        """Require authentication of every user."""
        self._name, self._login, self._refusal, self._is_explained = username, None, None, False
        self._guest = None
        self._names += 1
        if self._names > MOST_KEYS:
            self._drop_for("serve-too-many-names")
        return True

    def public_key_auth_supported(self) -> bool:
        """Support public keys."""
        return True

    async def validate_public_key(self, username: str, key: asyncssh.SSHKey) -> bool:
        """Return whether a key is acceptable; asyncssh verifies its signature only then."""
        self._tried.add(key.get_fingerprint())
        if len(self._tried) > MOST_KEYS:
            self._explain(LoginRefusedError("serve-too-many-keys", most=MOST_KEYS))
            self._drop_for("serve-too-many-names")
            return False
        try:
            if ban := self._server.bans.of_key(key.get_fingerprint()) or self._server.bans.of_name(username):
                raise banned(ban)
            await self._server.registry.check(username, key, self.address)
        except LoginRefusedError as refusal:
            if refusal.reason in BARRING:
                self._barred = refusal
            self._refuse(refusal, key.get_fingerprint())
            return False
        except Exception as error:
            self._refuse(self._failure(error))
            return False
        self._login = key.get_fingerprint()
        return True

    def kbdint_auth_supported(self) -> bool:
        """Support keyboard-interactive login until a refusal has been explained."""
        return not self._is_explained

    async def get_kbdint_challenge(self, username: str, lang: str, submethods: str) -> Challenge:
        """Accept a guest, ask for the guest's code, or explain the refusal."""
        self._login = self._guest = None
        try:
            if self._barred is not None:
                raise self._barred
            if ban := self._server.bans.of_name(GUEST_PREFIX + username):
                raise banned(ban)
            admission = await self._server.registry.check_guest(username)
        except LoginRefusedError as error:
            refusal = error
        except Exception as error:
            refusal = self._failure(error)
        else:
            if admission.needs_code:
                self._guest = admission
                return self._ask_code("serve-guest-code", name=admission.name)
            self._login = admission
            return True
        if self._refusal is None:
            self._refuse(refusal)
        elif self._barred is None:
            refusal = self._refusal  # the problem with the key is more specific
        self._explain(refusal)
        return False

    async def validate_kbdint_response(self, username: str, responses: Sequence[str]) -> Challenge:
        """Accept the guest's code; after too many wrong ones, refuse."""
        if self._guest is None or len(responses) != 1:
            return False
        try:
            if await self._server.registry.is_code_right(self._guest, responses[0][:LONGEST_CODE]):
                self._login = replace(self._guest, code=written_code(responses[0][:LONGEST_CODE]))
                return True
        except Exception as error:
            self._explain(self._failure(error))
            return False
        self._wrong_codes += 1
        if self._wrong_codes < MOST_CODES:
            return self._ask_code("serve-guest-code-wrong")
        refusal = LoginRefusedError("serve-guest-here", name=self._guest.name)
        self._refuse(refusal)
        self._explain(refusal)
        return False

    def _ask_code(self, question: str, **arguments: str) -> Challenge:
        """Return the challenge for a guest's code. It is shown as it is typed: it is short, and easily mistyped."""
        return "", "", "", [(self._message(question, **arguments) + " ", True)]

    def auth_completed(self) -> None:
        """Disconnect unless the client soon requests a session."""
        self._is_logged_in = True
        self._server.starting.remove(self)
        self._server.rate_limiter.log_in()
        if self._timeout is not None:
            self._timeout.cancel()
        loop = asyncio.get_running_loop()
        self._timeout = loop.call_later(SECONDS_TO_OPEN, self._connection.disconnect, asyncssh.DISC_BY_APPLICATION, "")

    # The session

    def session_requested(self) -> tuple[TerminalChannel, SshSession]:
        """Open one session per connection; asyncssh refuses other requests (files, tunnels, agents) by default."""
        if self._session is not None or self._login is None:
            raise asyncssh.ChannelOpenError(asyncssh.OPEN_RESOURCE_SHORTAGE, "one session for each connection")
        if self._timeout is not None:
            self._timeout.cancel()
        self._session = SshSession(self._server, self._name, self._login, self.address)
        return TerminalChannel(self._connection), self._session

    def _explain(self, refusal: LoginRefusedError) -> None:
        """Send the reason of a refusal as a banner: OpenSSH prints the accents of a banner, and of nothing else."""
        self._is_explained = True
        language = self._server.language
        self._connection.send_auth_banner(self._message(refusal.reason, **refusal.arguments) + "\r\n", language)

    def _refuse(self, refusal: LoginRefusedError, key: str = "") -> None:
        self._refusal = refusal
        self._server.log("login-refused", player=self._name, address=self.address, key=key, reason=refusal.reason)

    def _failure(self, error: Exception) -> LoginRefusedError:
        """Log an unexpected error and return the refusal it leads to; asyncssh would only disconnect."""
        if isinstance(error, SavesError):
            return self._server.store_trouble.refusal(error)
        self._server.log.exception("login-broke", error)
        return LoginRefusedError("serve-trouble", problem="")

    def _message(self, id_: str, **arguments: str | int) -> str:
        """Return a message, in ASCII if only its punctuation is not."""
        text = Words(self._server.language)(id_, **arguments).translate(NO_BREAK_SPACES)
        plain = text.translate(ASCII_PUNCTUATION)
        return plain if plain.isascii() else text
