"""Statements about players and their keys, for a cursor of either database within a transaction."""

from collections.abc import Collection

from saves.names import capital_skeleton, folded, skeleton
from saves.store.base import FINISHED, StoredKey, StoredPlayer, StoreError
from saves.store.cursor import DatabaseCursor

BATCH = 500
"""Most values in one statement; databases have limits."""


def register(cursor: DatabaseCursor, player: StoredPlayer, token: str) -> None:
    """Insert a player with their keys."""
    _must_look_different(cursor, player.name)
    cursor.execute(
        "insert into player (folded, name, skeleton, capitals, guest, token, created)"
        " values (%s, %s, %s, %s, %s, %s, %s) on conflict do nothing",
        (folded(player.name), player.name, *_looks(player.name), int(player.guest), token, player.created),
    )
    if not cursor.rowcount:  # since the check
        raise _name_taken(cursor, player.name)
    for key in player.keys:
        _insert_key(cursor, player.name, StoredKey(key, "", player.created))


def find(cursor: DatabaseCursor, name: str) -> StoredPlayer | None:
    """Find a player by name, ignoring case."""
    return _found(cursor, folded(name))


def find_by_key(cursor: DatabaseCursor, key: str) -> StoredPlayer | None:
    """Find the player with a public key."""
    cursor.execute("select folded from player_key where key = %s", (key,))
    found = cursor.fetchone()
    if found is None:
        return None
    if not isinstance(found[0], str):
        raise StoreError("player-damaged", key)
    return _found(cursor, found[0])


def keys(cursor: DatabaseCursor, name: str) -> list[StoredKey]:
    """List a player's keys, the oldest first."""
    return _keys(cursor, folded(name))


def held_keys(cursor: DatabaseCursor, wanted: Collection[str]) -> set[str]:
    """Return those of some keys that a player has."""
    ordered, found = sorted(wanted), set[str]()
    for first in range(0, len(ordered), BATCH):
        batch = ordered[first : first + BATCH]
        cursor.execute(f"select key from player_key where key in ({', '.join(['%s'] * len(batch))})", batch)
        found.update(key for (key,) in cursor.fetchall())
    return found


def add_key(cursor: DatabaseCursor, name: str, key: StoredKey) -> None:
    """Add a key to a player, who may have it already."""
    _lock(cursor, name)
    if not any(each.key == key.key for each in _keys(cursor, folded(name))):
        _insert_key(cursor, name, key)


def remove_key(cursor: DatabaseCursor, name: str, key: str) -> None:
    """Remove a key of a player, but not the last one of somebody who is no guest."""
    _lock(cursor, name)
    held = [each.key for each in _keys(cursor, folded(name))]
    if key not in held:
        raise StoreError("no-such-key", name)
    cursor.execute("select guest from player where folded = %s", (folded(name),))
    if len(held) == 1 and not cursor.fetchone()[0]:
        raise StoreError("last-key", name)
    cursor.execute("delete from player_key where key = %s", (key,))


def rename(cursor: DatabaseCursor, old: str, new: str) -> None:
    """Rename a player, and with them their keys."""
    _lock(cursor, old)
    _must_have_no_seat(cursor, old)
    _must_look_different(cursor, new, except_folded=folded(old))
    cursor.execute(
        "update player set folded = %s, name = %s, skeleton = %s, capitals = %s where folded = %s",
        (folded(new), new, *_looks(new), folded(old)),
    )
    _reserve_again(cursor, old)


def free(cursor: DatabaseCursor, name: str) -> None:
    """Delete a player and their keys."""
    _lock(cursor, name)
    _must_have_no_seat(cursor, name)
    cursor.execute("delete from player_key where folded = %s", (folded(name),))
    cursor.execute("delete from player where folded = %s", (folded(name),))
    _reserve_again(cursor, name)


def guest_token(cursor: DatabaseCursor, name: str) -> str | None:
    """Return the hash of a guest's token; None for somebody who is no guest."""
    cursor.execute("select token from player where folded = %s and guest = 1", (folded(name),))
    found = cursor.fetchone()
    if found is not None and not isinstance(found[0], str):
        raise StoreError("player-damaged", name)
    return None if found is None else found[0]


def claim_guest(cursor: DatabaseCursor, name: str, token: str, was: str, at: str) -> bool:
    """Change the hash of a guest's token if it is `was`."""
    cursor.execute(
        "update player set token = %s, seen = %s where folded = %s and guest = 1 and token = %s",
        (token, at, folded(name), was),
    )
    return cursor.rowcount > 0


def seen(cursor: DatabaseCursor, names: Collection[str], at: str) -> None:
    """Note when players were connected."""
    # In a fixed order, so that two servers do not wait for each other's rows.
    wanted = sorted({folded(name) for name in names})
    for first in range(0, len(wanted), BATCH):
        batch = wanted[first : first + BATCH]
        cursor.execute(
            f"update player set seen = %s where folded in ({', '.join(['%s'] * len(batch))}) and seen < %s",
            (at, *batch, at),
        )


def _found(cursor: DatabaseCursor, wanted: str) -> StoredPlayer | None:
    cursor.execute("select name, guest, created, seen from player where folded = %s", (wanted,))
    found = cursor.fetchone()
    if found is None:
        return None
    name, guest, created, last = found
    if not all(isinstance(text, str) for text in (name, created, last)):
        raise StoreError("player-damaged", wanted)
    return StoredPlayer(name, tuple(each.key for each in _keys(cursor, wanted)), bool(guest), created, last)


def _keys(cursor: DatabaseCursor, wanted: str) -> list[StoredKey]:
    cursor.execute("select key, label, added from player_key where folded = %s order by added, key", (wanted,))
    found = cursor.fetchall()
    if not all(isinstance(text, str) for row in found for text in row):
        raise StoreError("player-damaged", wanted)
    return [StoredKey(*row) for row in found]


def _insert_key(cursor: DatabaseCursor, name: str, key: StoredKey) -> None:
    cursor.execute(
        "insert into player_key (key, folded, label, added) values (%s, %s, %s, %s) on conflict do nothing",
        (key.key, folded(name), key.label, key.added),
    )
    if not cursor.rowcount:
        raise StoreError("key-taken", name)


def _lock(cursor: DatabaseCursor, name: str) -> None:
    """Keep a player's row until the end of the transaction, so that changes of one player come one after another."""
    cursor.execute("update player set name = name where folded = %s", (folded(name),))
    if not cursor.rowcount:
        raise StoreError("no-such-player", name)


def _must_have_no_seat(cursor: DatabaseCursor, name: str) -> None:
    finished = ", ".join(["%s"] * len(FINISHED))
    cursor.execute(
        f"select 1 from game_table where status not in ({finished}) and ("
        " id in (select table_id from member where folded = %s)"
        " or owner = (select name from player where folded = %s)) limit 1",
        (*FINISHED, folded(name), folded(name)),
    )
    if cursor.fetchone():
        raise StoreError("player-seated", name)


def _looks(name: str) -> tuple[str, str]:
    """Return what a name looks like in small letters and in capitals."""
    return skeleton(name), capital_skeleton(name)


def _must_look_different(cursor: DatabaseCursor, name: str, except_folded: str = "") -> None:
    """Check that nobody else has a name or one that looks like it; raises `StoreError`."""
    looks = _looks(name)
    cursor.execute(
        "select folded, name from player"
        " where (folded = %s or skeleton in (%s, %s) or capitals in (%s, %s)) and folded <> %s",
        (folded(name), *looks, *looks, except_folded),
    )
    found = cursor.fetchall()
    if any(other == folded(name) for other, _ in found):
        raise StoreError("player-taken", name)
    if found:
        raise StoreError("player-alike", str(found[0][1]))


def _name_taken(cursor: DatabaseCursor, name: str) -> StoreError:
    """Return why a name could not be inserted."""
    try:
        _must_look_different(cursor, name)
    except StoreError as taken:
        return taken
    return StoreError("player-taken", name)


def _reserve_again(cursor: DatabaseCursor, released: str) -> None:
    """Reserve the looks of a name that has become free for an older name that looks the same."""
    for column, look in (("skeleton", skeleton), ("capitals", capital_skeleton)):
        cursor.execute(f"select folded, name from player where {column} is null order by created, folded")
        for other, name in cursor.fetchall():
            if isinstance(name, str) and look(name) == look(released):
                cursor.execute(
                    f"update player set {column} = %s where folded = %s"
                    f" and not exists (select 1 from player where {column} = %s)",
                    (look(released), other, look(released)),
                )
                break
