"""Players are identified by their public key: the first key that uses a name owns it.

Names and keys are in the store, so all servers that share a store know the same players. Guests log in without a key:
see `guests`.
"""

from dataclasses import dataclass
from pathlib import Path

import asyncssh

from saves.names import LONGEST_NAME, folded, name_problem
from saves.problems import shown
from saves.store import Store, StoreError
from saves.tables.calls import StoreCalls
from tui.cli.localized import CliError
from tui.serve.guests import GUEST_PREFIX, GuestAdmission, GuestRegistry
from tui.serve.keys import FEWEST_RSA_BITS, is_weak

INVALID_NAME = GUEST_PREFIX
"""A name that is always refused, instead of one that cannot be read."""


@dataclass(frozen=True, slots=True)
class RemotePlayer:
    """A player who has logged in."""

    name: str
    key: str
    """The fingerprint of the public key; empty for a login without one."""
    address: str
    asked: str = ""
    """The requested name, if the key is registered under another one."""
    code: str = ""
    """The code by which a guest without a key can come back."""
    is_new: bool = False
    """Whether the code is new to the guest."""

    @property
    def is_guest(self) -> bool:
        """Whether the player is a guest, whose name carries the prefix."""
        return self.name.startswith(GUEST_PREFIX)


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

    def __init__(
        self,
        store: Store,
        call: StoreCalls,
        allowed: AllowList | None = None,
        guests: GuestRegistry | None = None,
    ) -> None:
        """Prepare for logins; without `guests`, everyone needs a key."""
        self._store = store
        self._call = call
        self._allowed = allowed
        self._guests = guests

    async def check(self, name: str, key: asyncssh.SSHKey, address: str) -> None:
        """Check a key for a name; raises `LoginRefusedError`. Nothing is stored: the key is not verified yet."""
        _check_prefix(name)
        if is_weak(key):
            raise LoginRefusedError("serve-weak-key", bits=str(FEWEST_RSA_BITS))
        if self._allowed is not None and not self._allowed.has(key, address):
            raise LoginRefusedError("serve-not-listed", name=name)
        fingerprint = key.get_fingerprint()
        owner = await self._call(self._store.player, name)
        if owner is not None and fingerprint in owner.keys:
            return
        known = await self._call(self._store.player_with_key, fingerprint)
        is_their_guest = known is not None and folded(known.name) == folded(GUEST_PREFIX + name)
        if owner is not None and not is_their_guest:
            raise LoginRefusedError("serve-wrong-key", name=name)
        if known is None:
            check_name(name)

    async def check_guest(self, name: str) -> GuestAdmission:
        """Return what a client must do to log in without a key under a name; raises `LoginRefusedError`."""
        _check_prefix(name)
        owner = await self._call(self._store.player, name)
        admission = await self._guests.admission(name) if self._guests is not None else None
        if admission is not None and admission.needs_code:
            return admission
        if owner is not None:
            raise LoginRefusedError("serve-name-has-key", name=name)
        if admission is None or admission.token is None:
            check_name(name)
        if admission is None:
            raise LoginRefusedError("serve-key-needed", name=name)
        return admission

    async def is_code_right(self, admission: GuestAdmission, code: str) -> bool:
        """Whether a client that was asked for a guest's code has given it."""
        return self._guests is not None and await self._guests.is_right(admission, code)

    async def log_in(self, name: str, key: str, address: str) -> RemotePlayer:
        """Return the player of a verified key, registered under the name if new; raises `LoginRefusedError`."""
        known = await self._call(self._store.player_with_key, key)
        if known is not None:
            is_asked = folded(known.name) in (folded(name), folded(GUEST_PREFIX + name))
            return RemotePlayer(known.name, key, address, asked="" if is_asked else name)
        try:
            player = await self._call(self._store.register, name, key)
        except StoreError as error:
            if error.kind == "player-alike":
                raise LoginRefusedError("serve-name-alike", name=name, other=str(error.arguments["name"])) from error
            if error.kind in ("player-taken", "key-taken"):  # since the check
                raise LoginRefusedError("serve-wrong-key", name=name) from error
            raise
        return RemotePlayer(player.name, key, address)

    async def log_in_guest(self, admission: GuestAdmission, address: str) -> RemotePlayer:
        """Return a guest; raises `LoginRefusedError` if the name has been taken since it was admitted."""
        try:
            code = await self._guests.enter(admission) if self._guests is not None else None
        except StoreError as error:
            if error.kind != "player-alike":
                raise
            name, other = admission.name.removeprefix(GUEST_PREFIX), str(error.arguments["name"])
            raise LoginRefusedError("serve-name-alike", name=name, other=other) from error
        if code is None:
            raise LoginRefusedError("serve-guest-here", name=admission.name)
        return RemotePlayer(admission.name, "", address, code=code, is_new=not admission.code)


def check_name(name: str) -> None:
    """Check that a new player can have a name; raises `LoginRefusedError`."""
    if problem := name_problem(name):
        raise LoginRefusedError(problem, name=shown(name, LONGEST_NAME), longest=LONGEST_NAME)


def _check_prefix(name: str) -> None:
    """Refuse the names of guests, which are in the store under the prefix."""
    if name.startswith(GUEST_PREFIX):
        check_name(name)
