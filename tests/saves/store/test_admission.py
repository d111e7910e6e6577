"""Bans, servers and who is connected to them, in both stores."""

from collections.abc import Callable

from saves.store import Ban, Present, Store

EARLY, LATER, LATEST = "2999-11-16T09:30:00.000000Z", "2999-11-16T09:31:00.000000Z", "2999-11-17T00:00:00.000000Z"
PAST = "2020-01-01T00:00:00.000000Z"


def test_bans_are_listed_until_they_expire_or_are_lifted(opened: Callable[[], Store]) -> None:
    one, other = opened(), opened()
    key = Ban("key", "SHA256:abc", "floods", "", EARLY)
    one.ban(key)
    one.ban(Ban("name", "ÉVA", "", LATER, LATER))
    one.ban(Ban("network", "192.0.2.0/24", added=LATEST))
    name, network = Ban("name", "éva", "", LATER, LATER), Ban("network", "192.0.2.0/24", added=LATEST)
    assert other.bans(EARLY) == [key, name, network]
    assert other.bans(LATER) == [key, network]
    assert other.unban("network", "192.0.2.0/24")
    assert not other.unban("network", "192.0.2.0/24")
    assert one.bans(LATER) == [key]


def test_a_name_is_banned_whatever_its_case(store: Store) -> None:
    store.ban(Ban("name", "Éva"))
    assert [ban.value for ban in store.bans()] == ["éva"]
    assert store.unban("name", "ÉVA")
    assert store.bans() == []


def test_a_ban_that_is_made_again_is_changed(store: Store) -> None:
    store.ban(Ban("key", "abc", "floods", LATEST, EARLY))
    store.ban(Ban("key", "abc", "insults", "", LATER))
    assert store.bans() == [Ban("key", "abc", "insults", "", EARLY)]


def test_a_ban_that_has_expired_begins_again(store: Store) -> None:
    store.ban(Ban("key", "abc", "floods", PAST, PAST))
    assert store.bans() == []
    assert [ban.reason for ban in store.bans("2019-01-01T00:00:00.000000Z")] == ["floods"]
    store.ban(Ban("key", "abc", "insults", "", LATER))
    assert store.bans() == [Ban("key", "abc", "insults", "", LATER)]


def test_servers_see_who_is_connected_to_the_others(opened: Callable[[], Store]) -> None:
    one, other = opened(), opened()
    one.beat("first", [Present("Ann"), Present("Ann", "abc"), Present("Zoé")])
    other.beat("second", [Present("Bob", "abc")])
    assert other.servers_present("second") == {"first": (1, [Present("Ann"), Present("Ann", "abc"), Present("Zoé")])}
    one.beat("first", [Present("Zoé"), Present("Cleo")])
    one.beat("first", [Present("Zoé"), Present("Cleo")])
    assert other.servers_present("second") == {"first": (3, [Present("Cleo"), Present("Zoé")])}
    assert set(other.servers_present()) == {"first", "second"}
    one.beat("first", [])
    assert other.servers_present("second") == {"first": (4, [])}
    other.forget_server("first")
    assert other.servers_present("second") == {}
    one.beat("first", [Present("Ann")])
    assert other.servers_present("second") == {"first": (1, [Present("Ann")])}


def test_one_beat_may_name_a_player_twice(store: Store) -> None:
    store.beat("first", [Present("Ann", "abc"), Present("ann", "abc")])
    [(beats, present)] = store.servers_present().values()
    assert (beats, len(present)) == (1, 1)
