"""Who may come in under which name: keys, guests, the list of a closed house, and reasons that clients can read."""

import asyncio

import asyncssh
import pytest

from saves.store import StoreError, open_store
from tests.tui.serve.client import Caller
from tests.tui.serve.conftest import key_of
from tui.cli.localized import CliError
from tui.serve.identity import AllowList, LoginRefusedError, Register, check_name


async def called(house, name, keys, caller=Caller):
    """Connect with these keys and no others."""
    nothing_else = {"agent_path": None, "known_hosts": None, "config": None}
    return await asyncssh.create_connection(
        caller, "127.0.0.1", house.port, username=name, client_keys=keys, **nothing_else
    )


async def refusal(house, name, key=""):
    """Expect not to be let in, and give what the client was told."""
    keys = None if key is None else [key_of(key or name)]
    callers = []

    def caller():
        callers.append(Caller())
        return callers[-1]

    with pytest.raises(asyncssh.PermissionDenied):
        await asyncssh.create_connection(
            caller,
            "127.0.0.1",
            house.port,
            username=name,
            client_keys=keys,
            agent_path=None,
            known_hosts=None,
            config=None,
        )
    return " ".join(callers[0].told)


def test_the_first_key_has_the_name_and_another_is_told_why_not(open_house):
    async def scene(house):
        async with house.sits("anna") as anna:
            await anna.sees("Quit")
        told = await refusal(house, "anna", key="mallory")
        assert told.startswith('The name "anna" is registered with another key.')
        assert "registered with another key" in await refusal(house, "ANNA", key="mallory"), (
            "capitals make no other name"
        )
        async with house.sits("anna") as anna:
            await anna.sees("Quit")
        assert [line["reason"] for line in house.told("login-refused")] == ["serve-wrong-key"] * 2
        assert house.told("login-refused")[0]["key"].startswith("SHA256:")

    open_house(scene)


def test_all_keys_are_tried_before_anyone_is_refused(open_house):
    async def scene(house):
        async with house.sits("anna") as anna:
            await anna.sees("Quit")
        connection, caller = await called(house, "anna", [key_of("old"), key_of("anna")])
        assert caller.told == []
        connection.abort()
        await connection.wait_closed()

    open_house(scene)


def test_without_a_key_one_is_told_to_make_one(open_house):
    async def scene(house):
        assert "ssh-keygen" in await refusal(house, "eve", key=None)

    open_house(scene)


def test_a_reason_is_given_in_the_language_of_the_house(open_house):
    async def scene(house):
        assert "identifie les joueurs par leur clé" in await refusal(house, "eve", key=None)

    open_house(scene, language="fr")


def test_guests_are_marked_and_cannot_be_taken_for_others(open_house):
    async def scene(house):
        async with house.sits("anna") as anna, house.sits("eve", key=None) as eve:
            await anna.sees("Quit")
            await eve.sees("Quit")
            assert {visit.player.name for visit in house.server.visits.values()} == {"anna", "~eve"}
            assert "is registered with a key" in await refusal(house, "anna", key=None)
            assert "is registered with another key" in await refusal(house, "anna", key="mallory")
            async with house.sits("eve", key=None) as second:
                assert await second.goodbye() == 3
                assert "a guest called ~eve already" in second.printed
        async with house.sits("eve") as eve:
            await eve.sees("Quit")
            assert house.server.presence.is_here("eve")

    open_house(scene, takes_guests=True)


def test_a_list_of_keys_closes_the_house_and_can_be_changed_while_it_is_open(open_house, tmp_path):
    listed = tmp_path / "authorized_keys"
    listed.write_bytes(b"# the friends\n" + key_of("anna").export_public_key())

    async def scene(house):
        async with house.sits("anna") as anna:
            await anna.sees("Quit")
        assert "not on its list" in await refusal(house, "bob")
        listed.write_bytes(key_of("bob").export_public_key())
        async with house.sits("bob") as bob:
            await bob.sees("Quit")
        assert "not on its list" in await refusal(house, "anna")
        listed.unlink()
        assert "not on its list" in await refusal(house, "bob")

    open_house(scene, keys=listed)


def test_a_list_that_lists_nothing_is_complained_about(tmp_path):
    listed = tmp_path / "keys"
    with pytest.raises(CliError, match="cli-unreadable-file"):
        AllowList(listed)
    listed.write_text("# nobody\n")
    with pytest.raises(CliError, match="serve-no-keys"):
        AllowList(listed)


@pytest.mark.parametrize("name", ["", "~eve", "x" * 21, "a\x1b[2J", "a\u202eb", "a\u0085", " anna", "a\nb"])
def test_names_that_a_terminal_would_obey_are_refused(name):
    with pytest.raises(LoginRefusedError, match="serve-bad-name"):
        check_name(name)


@pytest.mark.parametrize("name", ["anna", "Émile", "O'Hara", "x" * 20, "a b"])
def test_names_that_people_have_will_do(name):
    check_name(name)


def test_a_bad_name_is_refused_over_the_wire(open_house):
    async def scene(house):
        assert "1 to 20 printable characters" in await refusal(house, "x" * 21)
        assert "1 to 20 printable characters" in await refusal(house, "~eve")

    open_house(scene, takes_guests=True)


def test_of_two_who_take_a_name_at_once_one_has_it(tmp_path):
    async def race():
        store = open_store(tmp_path / "house.sqlite")
        register = Register(store)
        keys = [f"SHA256:{number}" for number in range(6)]
        done = await asyncio.gather(*(register.admit("anna", key, "::1") for key in keys), return_exceptions=True)
        store.close()
        return done

    done = asyncio.run(race())
    assert [each.reason for each in done if isinstance(each, LoginRefusedError)] == ["serve-wrong-key"] * 5
    assert [each.name for each in done if not isinstance(each, Exception)] == ["anna"]


def test_a_store_in_trouble_lets_nobody_in_and_says_so(open_house, monkeypatch):
    async def scene(house):
        def broken(name):
            raise StoreError("store-closed", "house.sqlite")

        monkeypatch.setattr(house.server.tables.store, "player", broken)
        assert "Please try again later" in await refusal(house, "anna")
        assert house.told("store-trouble")

    open_house(scene)
