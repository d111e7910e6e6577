"""Players in both stores: several keys, names that look alike, guests' tokens, renaming, and when they were seen."""

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from threading import Barrier

import pytest

from saves.store import Store, StoredPlayer, StoreError
from tests.saves.store.tables import a_card, new_table

EARLY, LATER = "2026-11-16T09:30:00.000000Z", "2026-11-16T09:31:00.000000Z"


def refusal(call: Callable[[], object]) -> StoreError:
    with pytest.raises(StoreError) as refused:
        call()
    return refused.value


# Names that look alike


def test_a_name_that_looks_like_another_is_refused_and_the_other_named(store: Store) -> None:
    store.register("paypal", "key")
    refused = refusal(lambda: store.register("раураl", "other"))
    assert (refused.kind, refused.arguments["name"]) == ("player-alike", "paypal")
    assert store.player("раураl") is None
    assert store.player_with_key("other") is None


@pytest.mark.parametrize(
    ("one", "other"), [("TOM", "ΤΟΜ"), ("TOM", "ТОМ"), ("ΤΟΜ", "ТОМ"), ("anna", "ΑΝΝΑ"), ("coco", "сосо"), ("ll", "II")]
)
def test_names_that_look_alike_in_capitals_are_refused_in_either_order(store: Store, one: str, other: str) -> None:
    for first, second in ((one, other), (other, one)):
        store.register(first, "key")
        refused = refusal(partial(store.register, second, "other"))
        assert (refused.kind, refused.arguments["name"]) == ("player-alike", first)
        store.free_name(first)


def test_names_that_share_a_look_with_two_others_do_not_join_them(store: Store) -> None:
    for number, name in enumerate(("Ian", "Lan", "Ann", "Anna", "Nick", "Vick")):
        store.register(name, f"key {number}")
    store.rename_player("Nick", "NICK")
    assert refusal(lambda: store.rename_player("Vick", "ΑΝΝΑ")).kind == "player-alike"


@pytest.mark.parametrize(
    ("names", "kind"),
    [
        (("scope", "ѕсоре"), "player-alike"),
        (("ann", "Ann"), "player-taken"),
        (("axe", "ахе"), "player-alike"),
        (("tom", "ΤΟΜ"), "player-alike"),
    ],
)
def test_of_two_registrations_of_look_alikes_at_once_one_succeeds(
    opened: Callable[[], Store], names: tuple[str, str], kind: str
) -> None:
    stores = [opened(), opened()]
    together = Barrier(2)

    def register(number: int) -> str:
        together.wait(30)
        try:
            stores[number].register(names[number], f"key of {names[number]}")
        except StoreError as refused:
            return refused.kind
        return ""

    with ThreadPoolExecutor(2) as threads:
        assert sorted(threads.map(register, range(2))) == ["", kind]
    assert sum(stores[0].player_with_key(f"key of {name}") is not None for name in names) == 1


def test_of_two_players_who_register_one_key_at_once_one_succeeds(opened: Callable[[], Store]) -> None:
    stores = [opened(), opened()]
    together = Barrier(2)

    def register(number: int) -> str:
        together.wait(30)
        try:
            return stores[number].register(f"player {'ab'[number]}", "key").name
        except StoreError as refused:
            return refused.kind

    with ThreadPoolExecutor(2) as threads:
        results = sorted(threads.map(register, range(2)))
    owner = stores[0].player_with_key("key")
    assert owner is not None
    assert results == ["key-taken", owner.name]


# Keys


def test_a_player_has_several_keys(store: Store) -> None:
    store.register("Ann", "one", at=EARLY)
    store.add_key("ANN", "two", "laptop")
    store.add_key("Ann", "two", "laptop")
    known = StoredPlayer("Ann", ("one", "two"), False, EARLY)
    assert store.player("ann") == store.player_with_key("one") == store.player_with_key("two") == known
    assert [(key.key, key.label) for key in store.keys("Ann")] == [("one", ""), ("two", "laptop")]
    store.remove_key("Ann", "one")
    assert store.player_with_key("one") is None
    assert [key.key for key in store.keys("Ann")] == ["two"]
    store.register("Bob", "one")


def test_a_key_of_another_player_is_not_added(store: Store) -> None:
    store.register("Ann", "one")
    store.register("Bob", "two")
    assert refusal(lambda: store.add_key("Ann", "two")).kind == "key-taken"
    assert refusal(lambda: store.add_key("Cleo", "three")).kind == "no-such-player"
    assert refusal(lambda: store.remove_key("Ann", "two")).kind == "no-such-key"
    assert refusal(lambda: store.remove_key("Cleo", "two")).kind == "no-such-player"
    assert store.keys("Cleo") == []
    assert store.player_with_key("two") == store.player("Bob")


def test_the_last_key_stays_even_if_two_are_removed_at_once(opened: Callable[[], Store]) -> None:
    stores = [opened(), opened()]
    stores[0].register("Ann", "one")
    assert refusal(lambda: stores[0].remove_key("Ann", "one")).kind == "last-key"
    stores[0].add_key("Ann", "two")
    together = Barrier(2)

    def remove(number: int) -> str:
        together.wait(30)
        try:
            stores[number].remove_key("Ann", ("one", "two")[number])
        except StoreError as refused:
            return refused.kind
        return ""

    with ThreadPoolExecutor(2) as threads:
        assert sorted(threads.map(remove, range(2))) == ["", "last-key"]
    assert len(stores[0].keys("Ann")) == 1


# Renaming and freeing


def test_a_renamed_player_keeps_the_keys_and_the_old_name_is_free(store: Store) -> None:
    store.register("Ann", "one", at=EARLY)
    store.add_key("Ann", "two")
    store.rename_player("ann", "Anna")
    renamed = StoredPlayer("Anna", ("one", "two"), False, EARLY)
    assert store.player("ANNA") == store.player_with_key("two") == renamed
    assert store.player("Ann") is None
    store.register("Ann", "three")
    store.rename_player("Anna", "ANNA")
    assert store.player("anna") == StoredPlayer("ANNA", ("one", "two"), False, EARLY)


def test_a_player_is_not_renamed_to_what_belongs_to_another(store: Store) -> None:
    store.register("Ann", "one")
    store.register("paypal", "two")
    assert refusal(lambda: store.rename_player("Ann", "PayPal")).kind == "player-taken"
    alike = refusal(lambda: store.rename_player("Ann", "раураl"))
    assert (alike.kind, alike.arguments["name"]) == ("player-alike", "paypal")
    assert refusal(lambda: store.rename_player("Cleo", "Cleopatra")).kind == "no-such-player"
    assert store.player("Ann") is not None


def test_players_at_a_table_that_is_not_finished_are_neither_renamed_nor_freed(store: Store) -> None:
    for name in ("Ann", "Bob", "Cleo"):
        store.register(name, f"key of {name}")
    store.create(new_table("abc", owner="Cleo", players=("Ann", "Bob")), ["one"])
    for name in ("Ann", "bob", "Cleo"):
        assert refusal(partial(store.rename_player, name, "Dora")).kind == "player-seated"
        assert refusal(partial(store.free_name, name)).kind == "player-seated"
    store.append("abc", 1, ["over"], a_card("over", "Ann", ("Ann", "Bob")))
    store.rename_player("Ann", "Dora")
    store.free_name("Bob")
    assert store.player("Bob") is None
    assert store.player_with_key("key of Bob") is None
    store.register("bob", "key of Bob")
    assert refusal(lambda: store.free_name("Zoé")).kind == "no-such-player"


# Guests


def test_of_two_who_claim_a_guests_name_at_once_one_gets_it(opened: Callable[[], Store]) -> None:
    stores = [opened(), opened()]
    stores[0].register("~Zoé", None, guest=True, token="first", at=EARLY)
    was = stores[0].guest_token("~zoé")
    assert was == "first"
    together = Barrier(2)

    def claim(number: int) -> bool:
        together.wait(30)
        return stores[number].claim_guest("~Zoé", f"token {number}", LATER, was="first")

    with ThreadPoolExecutor(2) as threads:
        claimed = list(threads.map(claim, range(2)))
    assert sorted(claimed) == [False, True]
    assert stores[1].guest_token("~Zoé") == f"token {claimed.index(True)}"
    guest = stores[1].player("~Zoé")
    assert guest is not None
    assert guest.seen == LATER


def test_only_guests_have_tokens(store: Store) -> None:
    store.register("Ann", "key")
    assert store.guest_token("Ann") is None
    assert store.guest_token("Bob") is None
    assert not store.claim_guest("Ann", "token")
    store.register("~Bob", None, guest=True)
    assert store.guest_token("~Bob") == ""
    assert store.claim_guest("~Bob", "token")
    assert not store.claim_guest("~Bob", "other")


# When they were seen


def test_all_connected_players_are_seen_at_once(store: Store) -> None:
    for number in range(3):
        store.register(f"player {'abc'[number]}", f"key {number}", at=EARLY)
    store.players_seen(["Player A", "player c", "nobody", *(f"other {n}" for n in range(1200))], LATER)
    store.players_seen(["player a"], EARLY)  # another server, whose clock is behind
    store.players_seen([])
    seen = [store.player(f"player {letter}") for letter in "abc"]
    assert [player and player.seen for player in seen] == [LATER, "", LATER]
