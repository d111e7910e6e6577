"""Guests: players without a key. A guest's name is one person on all servers that share a store.

A guest is shown a return code at the first login. While the name is in use, by a session or by a seat at an unfinished
table, only who has the code or a key of the guest gets in. A name that is no longer in use can be taken anew.
"""

import asyncio
import hmac
import secrets
from collections.abc import Awaitable, Callable
from contextlib import suppress
from dataclasses import dataclass
from hashlib import scrypt

from saves.names import folded
from saves.store import Store, StoreError, TableQuery
from saves.tables.calls import StoreCalls
from saves.tables.table import OPEN, PLAYING

GUEST_PREFIX = "~"
"""The first character of guests' names; no player's name can have it."""
SIGNS = "23456789ABCDEFGHJKMNPQRSTUVWXYZ"
"""The characters of codes: digits and letters that are not mistaken for each other."""
GROUP = 4
"""How many characters stand together in a code, which has two such groups."""
REFRESH_TIMEOUT = 5.0
"""Seconds to find out who is connected to other servers."""
COST = {"n": 2**13, "r": 8, "p": 1, "dklen": 32}
"""Some 20 ms for each attempt to find a code by its hash."""


@dataclass(frozen=True, slots=True)
class GuestAdmission:
    """What a client must do to log in as a guest."""

    name: str
    """The guest's name, with the prefix."""
    token: str | None
    """The hash of the guest's code when this was decided; None for a new guest."""
    needs_code: bool
    code: str = ""
    """The code, once the client has given it."""


class GuestRegistry:
    """Decides who can log in as a guest, and gives out codes."""

    def __init__(
        self,
        store: Store,
        call: StoreCalls,
        is_here: Callable[[str], bool],
        refresh: Callable[[], Awaitable[None]],
    ) -> None:
        """Prepare for guests; `is_here` tells whether a player is connected to any server, as of the last `refresh`."""
        self._store = store
        self._call = call
        self._is_connected = is_here
        self._refresh = refresh

    async def admission(self, name: str) -> GuestAdmission:
        """Return what a client must do to be the guest of a name, given without prefix."""
        guest = GUEST_PREFIX + name
        token = await self._call(self._store.guest_token, guest)
        is_here = await self._is_here(guest)
        # A guest of a version without codes takes the seat again without one.
        needs_code = token is not None and (is_here or (token != "" and await self._has_seat(guest)))
        return GuestAdmission(guest, token, needs_code)

    async def is_right(self, admission: GuestAdmission, code: str) -> bool:
        """Whether a code is the guest's."""
        given = await asyncio.to_thread(code_hash, admission.name, code)
        return bool(admission.token) and hmac.compare_digest(given, admission.token or "")

    async def enter(self, admission: GuestAdmission) -> str | None:
        """Make a client the guest and return the code, a new one unless it was given; None if another was faster."""
        if admission.code:
            return admission.code
        if admission.needs_code or await self._is_here(admission.name):
            return None
        code = new_code()
        token = await asyncio.to_thread(code_hash, admission.name, code)
        if admission.token is not None:
            claim = self._store.claim_guest
            return code if await self._call(claim, admission.name, token, was=admission.token) else None
        try:
            await self._call(self._store.register, admission.name, None, guest=True, token=token)
        except StoreError as error:
            if error.kind == "player-taken":
                return None
            raise
        return code

    async def _is_here(self, guest: str) -> bool:
        """Whether a guest is connected, also to a server that has not said so yet."""
        if not self._is_connected(guest):
            with suppress(TimeoutError):
                async with asyncio.timeout(REFRESH_TIMEOUT):
                    await self._refresh()
        return self._is_connected(guest)

    async def _has_seat(self, guest: str) -> bool:
        query = TableQuery(statuses=(OPEN, PLAYING), player=guest, limit=1)
        return await self._call(self._store.count_tables, query) > 0


def new_code() -> str:
    """Return a new code, such as "7KQM-X2RD"."""
    signs = [secrets.choice(SIGNS) for _ in range(2 * GROUP)]
    return "".join(signs[:GROUP]) + "-" + "".join(signs[GROUP:])


def written_code(code: str) -> str:
    """Return a code as it was shown to the guest, however it is typed."""
    signs = _signs(code)
    return f"{signs[:GROUP]}-{signs[GROUP:]}"


def _signs(code: str) -> str:
    return "".join(sign for sign in code.upper() if sign in SIGNS)


def code_hash(guest: str, code: str) -> str:
    """Return the hash of a guest's code, however it is typed."""
    return scrypt(_signs(code).encode(), salt=folded(guest).encode(), **COST).hex()
