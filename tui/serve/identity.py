"""Who a visitor is: the public key. The first login with a new key takes the asked name; later it needs that key.

Names and keys are kept in the store, so that every server of one house knows the same people. Guests have no key: they
wear a mark that no name of the house can begin with, and nobody keeps their name for them.
"""

import asyncio
from dataclasses import dataclass
from pathlib import Path

import asyncssh

from saves.store import Store, StoreError
from tui.cli.arguments import LONGEST_NAME
from tui.cli.localized import CliError

GUEST_MARK = "~"


@dataclass(frozen=True, slots=True)
class RemotePlayer:
    """Someone at the door who may come in."""

    name: str
    key: str
    """The fingerprint of the public key; empty for a guest."""
    address: str
    asked: str = ""
    """The name asked for, where it is another one than the key is known by."""

    @property
    def is_guest(self) -> bool:
        """Whether nobody can tell who it is."""
        return not self.key


class LoginRefusedError(Exception):
    """Someone may not come in; the id of the message that says why, and its arguments."""

    def __init__(self, reason: str, **arguments: str | int) -> None:
        super().__init__(reason)
        self.reason = reason
        self.arguments = arguments


class AllowList:
    """The keys of a closed house, in the format of `authorized_keys`. A changed file counts from the next login on."""

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
        """Whether a key is on the list. While the list cannot be read, none is."""
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


class Register:
    """Decides who may come in under which name."""

    def __init__(self, store: Store, allowed: AllowList | None = None, takes_guests: bool = False) -> None:
        self._store = store
        self._allowed = allowed
        self.takes_guests = takes_guests

    async def check(self, name: str, key: asyncssh.SSHKey, address: str) -> None:
        """Check a key for a name; raises `LoginRefusedError`. Nothing is stored: the key is not verified yet."""
        check_name(name)
        if self._allowed is not None and not self._allowed.has(key, address):
            raise LoginRefusedError("serve-not-listed", name=name)
        owner = await asyncio.to_thread(self._store.player, name)
        if owner is not None and owner.key != key.get_fingerprint():
            raise LoginRefusedError("serve-wrong-key", name=name)

    async def check_guest(self, name: str) -> None:
        """See whether someone without a key may come in under a name; raises `LoginRefusedError`."""
        check_name(name)
        if await asyncio.to_thread(self._store.player, name) is not None:
            raise LoginRefusedError("serve-name-has-key", name=name)
        if not self.takes_guests:
            raise LoginRefusedError("serve-key-needed", name=name)

    async def admit(self, name: str, key: str, address: str) -> RemotePlayer:
        """Let in a visitor whose key is proved, and keep the name of a new one; raises `LoginRefusedError`."""
        known = await asyncio.to_thread(self._store.player_with_key, key)
        if known is not None:
            return RemotePlayer(known.name, key, address, asked="" if known.name == name else name)
        try:
            player = await asyncio.to_thread(self._store.register, name, key)
        except StoreError as taken:  # between the check and now
            raise LoginRefusedError("serve-wrong-key", name=name) from taken
        return RemotePlayer(player.name, key, address)

    async def admit_guest(self, name: str, address: str) -> RemotePlayer:
        """Let in a guest, marked as one."""
        marked = GUEST_MARK + name
        if await asyncio.to_thread(self._store.player, marked) is None:
            await asyncio.to_thread(self._store.register, marked, None, guest=True)
        return RemotePlayer(marked, "", address)


def check_name(name: str) -> None:
    """See that a name can be shown at a table; raises `LoginRefusedError`."""
    fits = 0 < len(name) <= LONGEST_NAME and name.isprintable() and name == name.strip()
    if not fits or name.startswith(GUEST_MARK):
        raise LoginRefusedError("serve-bad-name", longest=LONGEST_NAME)
