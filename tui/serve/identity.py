"""Players are identified by their public key: the first key that uses a name owns it.

Names and keys are in the store, so all servers that share a store know the same players. Guests have no key: their
names carry a prefix that no player's name can have, and are not reserved for them.
"""

import asyncio
from dataclasses import dataclass
from pathlib import Path

import asyncssh

from saves.names import LONGEST_NAME, name_problem
from saves.problems import shown
from saves.store import Store, StoreError
from tui.cli.localized import CliError

GUEST_PREFIX = "~"
TAKEN = ("player-taken", "player-alike", "key-taken")
"""The problems of the store that mean that a name belongs to somebody else."""
INVALID_NAME = GUEST_PREFIX
"""A name that is always refused, instead of one that cannot be read."""
FEWEST_RSA_BITS = 2048


@dataclass(frozen=True, slots=True)
class RemotePlayer:
    """A player who has logged in."""

    name: str
    key: str
    """The fingerprint of the public key; empty for a guest."""
    address: str
    asked: str = ""
    """The requested name, if the key is registered under another one."""

    @property
    def is_guest(self) -> bool:
        """Whether the player has no key."""
        return not self.key


class LoginRefusedError(Exception):
    """A login was refused; holds the id of the message for the player, and its arguments."""

    def __init__(self, reason: str, **arguments: str | int) -> None:
        super().__init__(reason)
        self.reason = reason
        self.arguments = arguments


class AllowList:
    """The keys allowed on a private server, in the format of `authorized_keys`. Changes apply from the next login."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self._read_at = -1
        self._keys: asyncssh.SSHAuthorizedKeys | None = None
        try:
            self._read()
        except OSError as error:
            raise CliError("cli-unreadable-file", given=str(path), problem=error.strerror) from None
        except ValueError:
            raise CliError("serve-no-keys", file=str(path)) from None

    def has(self, key: asyncssh.SSHKey, address: str) -> bool:
        """Whether a key is on the list. While the file is unreadable, no key is."""
        try:
            self._read()
        except (OSError, ValueError):
            self._keys = None
        return self._keys is not None and self._keys.validate(key, address, address) is not None

    def _read(self) -> None:
        changed = self.path.stat().st_mtime_ns
        if self._keys is None or changed != self._read_at:
            self._keys = asyncssh.import_authorized_keys(self.path.read_text(encoding="utf-8"))
            self._read_at = changed


class PlayerRegistry:
    """Decides who can log in, and under which name."""

    def __init__(self, store: Store, allowed: AllowList | None = None, allow_guests: bool = False) -> None:
        self._store = store
        self._allowed = allowed
        self.allow_guests = allow_guests

    async def check(self, name: str, key: asyncssh.SSHKey, address: str) -> None:
        """Check a key for a name; raises `LoginRefusedError`. Nothing is stored: the key is not verified yet."""
        _check_prefix(name)
        if is_weak(key):
            raise LoginRefusedError("serve-weak-key", bits=str(FEWEST_RSA_BITS))
        if self._allowed is not None and not self._allowed.has(key, address):
            raise LoginRefusedError("serve-not-listed", name=name)
        owner = await asyncio.to_thread(self._store.player, name)
        if owner is not None and key.get_fingerprint() not in owner.keys:
            raise LoginRefusedError("serve-wrong-key", name=name)
        if owner is None and await asyncio.to_thread(self._store.player_with_key, key.get_fingerprint()) is None:
            check_name(name)

    async def check_guest(self, name: str) -> None:
        """Check whether a client without a key can log in under a name; raises `LoginRefusedError`."""
        _check_prefix(name)
        if await asyncio.to_thread(self._store.player, name) is not None:
            raise LoginRefusedError("serve-name-has-key", name=name)
        check_name(name)
        if not self.allow_guests:
            raise LoginRefusedError("serve-key-needed", name=name)

    async def log_in(self, name: str, key: str, address: str) -> RemotePlayer:
        """Return the player of a verified key, registered under the name if new; raises `LoginRefusedError`."""
        known = await asyncio.to_thread(self._store.player_with_key, key)
        if known is not None:
            return RemotePlayer(known.name, key, address, asked="" if known.name == name else name)
        try:
            player = await asyncio.to_thread(self._store.register, name, key)
        except StoreError as problem:
            if problem.kind not in TAKEN:
                raise
            raise LoginRefusedError("serve-wrong-key", name=name) from problem  # taken since the check
        return RemotePlayer(player.name, key, address)

    async def log_in_guest(self, name: str, address: str) -> RemotePlayer:
        """Return a guest, whose name carries the prefix."""
        prefixed = GUEST_PREFIX + name
        if await asyncio.to_thread(self._store.player, prefixed) is None:
            await asyncio.to_thread(self._store.register, prefixed, None, guest=True)
        return RemotePlayer(prefixed, "", address)


def check_name(name: str) -> None:
    """Check that a new player can have a name; raises `LoginRefusedError`."""
    if problem := name_problem(name):
        raise LoginRefusedError(problem, name=shown(name, LONGEST_NAME), longest=LONGEST_NAME)


def _check_prefix(name: str) -> None:
    """Refuse the names of guests, which are in the store under the prefix."""
    if name.startswith(GUEST_PREFIX):
        check_name(name)


def is_weak(key: asyncssh.SSHKey) -> bool:
    """Whether a key gives too little protection: DSA, or RSA of too few bits."""
    algorithm = key.get_algorithm()
    return algorithm == "ssh-dss" or (algorithm == "ssh-rsa" and getattr(key.pyca_key, "key_size", 0) < FEWEST_RSA_BITS)
