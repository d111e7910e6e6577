"""Who can log in under which name: keys, guests, the list of allowed keys, and refusals that clients print."""

import asyncio
from collections.abc import Callable
from pathlib import Path
from typing import Any, Never

import asyncssh
import pytest
from click.testing import CliRunner

from saves.store import StoreError, open_store
from saves.tables.calls import StoreCalls
from tests.tui.serve.asyncssh_private import send_as_name
from tests.tui.serve.client import Client
from tests.tui.serve.conftest import RunningServer, key_of
from tui.cli.localized import CliError
from tui.cli.main import main
from tui.serve.identity import AllowList, LoginRefusedError, PlayerRegistry, RemotePlayer, check_name


async def connection_with(server: RunningServer, name: str, keys: list[asyncssh.SSHKey]) -> Any:
    """Connect with these keys and no others."""
    nothing_else = {"agent_path": None, "known_hosts": None, "config": None}
    return await asyncssh.create_connection(
        Client, "127.0.0.1", server.port, username=name, client_keys=keys, **nothing_else
    )


class RefusedClient(Client):
    """A client that keeps what it was told, and may send any bytes as its name."""

    def __init__(self, name: bytes | None = None) -> None:
        super().__init__()
        self._name = name

    def connection_made(self, conn: asyncssh.SSHClientConnection) -> None:
        if self._name is not None:
            send_as_name(conn, self._name)


async def refused(
    server: RunningServer, name: str | bytes, keys: list[asyncssh.SSHKey], error: type[Exception], said: str = "."
) -> str:
    """Expect an error, and return the messages to the client before it."""
    client = RefusedClient(name if isinstance(name, bytes) else None)
    with pytest.raises(error, match=said):
        await asyncssh.create_connection(
            lambda: client,
            "127.0.0.1",
            server.port,
            username=name if isinstance(name, str) else "anna",
            client_keys=keys or None,
            agent_path=None,
            known_hosts=None,
            config=None,
        )
    return " ".join(client.messages)


async def refusal(server: RunningServer, name: str | bytes, key: str | None = "") -> str:
    """Expect a refusal, and return the message to the client."""
    keys = [] if key is None else [key_of(key or str(name))]
    return await refused(server, name, keys, asyncssh.PermissionDenied)


def test_the_first_key_owns_the_name_and_another_is_refused(run_server: Callable[..., None]) -> None:
    async def scene(server: RunningServer) -> None:
        async with server.log_in("anna") as anna:
            await anna.sees("Quit")
        message = await refusal(server, "anna", key="mallory")
        assert message.startswith('The name "anna" is registered with another key.')
        assert "registered with another key" in await refusal(server, "ANNA", key="mallory"), (
            "capitals make no other name"
        )
        async with server.log_in("anna") as anna:
            await anna.sees("Quit")
        assert [line["reason"] for line in server.logged("login-refused")] == ["serve-wrong-key"] * 2
        assert server.logged("login-refused")[0]["key"].startswith("SHA256:")

    run_server(scene)


def test_all_keys_are_tried_before_anyone_is_refused(run_server: Callable[..., None]) -> None:
    async def scene(server: RunningServer) -> None:
        async with server.log_in("anna") as anna:
            await anna.sees("Quit")
        connection, client = await connection_with(server, "anna", [key_of("old"), key_of("anna")])
        assert client.messages == []
        connection.abort()
        await connection.wait_closed()

    run_server(scene)


def test_a_client_without_a_key_is_told_to_make_one(run_server: Callable[..., None]) -> None:
    async def scene(server: RunningServer) -> None:
        assert "ssh-keygen" in await refusal(server, "eve", key=None)

    run_server(scene)


def test_a_reason_is_given_in_the_language_of_the_server(run_server: Callable[..., None]) -> None:
    async def scene(server: RunningServer) -> None:
        assert "identifie les joueurs par leur clé" in await refusal(server, "eve", key=None)

    run_server(scene, language="fr")


def test_guests_are_marked_and_cannot_be_taken_for_others(run_server: Callable[..., None]) -> None:
    async def scene(server: RunningServer) -> None:
        async with server.log_in("anna") as anna, server.log_in("eve", key=None) as eve:
            await anna.sees("Quit")
            await eve.sees("Quit")
            assert {session.player.name for session in server.sessions.values()} == {"anna", "~eve"}
            assert "is registered with a key" in await refusal(server, "anna", key=None)
            assert "is registered with another key" in await refusal(server, "anna", key="mallory")
            assert "already a guest called ~eve" in await refusal(server, "eve", key=None)
        async with server.log_in("eve") as eve:
            await eve.sees("Quit")
            assert server.presence.is_here("eve")

    run_server(scene, allow_guests=True)


def test_a_list_of_keys_closes_the_server_and_can_be_changed_while_it_runs(
    run_server: Callable[..., None], tmp_path: Path
) -> None:
    listed = tmp_path / "authorized_keys"
    listed.write_bytes(b"# the friends\n" + key_of("anna").export_public_key())

    async def scene(server: RunningServer) -> None:
        async with server.log_in("anna") as anna:
            await anna.sees("Quit")
        assert "not on its list" in await refusal(server, "bob")
        listed.write_bytes(key_of("bob").export_public_key())
        async with server.log_in("bob") as bob:
            await bob.sees("Quit")
        assert "not on its list" in await refusal(server, "anna")
        listed.unlink()
        assert "not on its list" in await refusal(server, "bob")

    run_server(scene, keys=listed)


def test_a_list_that_lists_nothing_is_complained_about(tmp_path: Path) -> None:
    listed = tmp_path / "keys"
    with pytest.raises(CliError, match="cli-unreadable-file"):
        AllowList(listed)
    listed.write_text("# nobody\n")
    with pytest.raises(CliError, match="serve-no-keys"):
        AllowList(listed)


@pytest.mark.parametrize("name", ["", "~eve", "x" * 21, "a\x1b[2J", "a\u202eb", "a\u0085", " anna", "a\nb"])
def test_names_that_a_terminal_would_obey_are_refused(name: str) -> None:
    with pytest.raises(LoginRefusedError, match="serve-bad-name"):
        check_name(name)


@pytest.mark.parametrize("name", ["anna", "Émile", "O'Hara", "x" * 20, "a b"])
def test_names_that_people_have_will_do(name: str) -> None:
    check_name(name)


def test_a_bad_name_is_refused_over_the_wire(run_server: Callable[..., None]) -> None:
    async def scene(server: RunningServer) -> None:
        for name in ("x" * 21, "~eve", "eve☺"):
            assert "1 to 20 letters or digits" in await refusal(server, name)
        assert "letters of one script" in await refusal(server, "аnna")
        assert 'The name "Master 2" is reserved' in await refusal(server, "Master 2")
        assert 'The name "root" is reserved' in await refusal(server, "root", key=None)

    run_server(scene, allow_guests=True)


@pytest.mark.parametrize("name", [b"\xff\xfe", "\u0221".encode(), "a\u202eb".encode(), "אא1".encode(), b"x" * 1024])
def test_a_name_that_ssh_does_not_allow_is_refused_in_words(run_server: Callable[..., None], name: bytes) -> None:
    async def scene(server: RunningServer) -> None:
        assert "1 to 20 letters or digits" in await refusal(server, name)
        assert "1 to 20 letters or digits" in await refusal(server, name, key=None)

    run_server(scene, allow_guests=True)


def test_a_registered_player_keeps_any_name(run_server: Callable[..., None]) -> None:
    async def scene(server: RunningServer) -> None:
        for name in ("root", "аnna", "b☺b"):
            server.tables.store.register(name, key_of(name).get_fingerprint())
            async with server.log_in(name) as terminal:
                await terminal.sees("Quit")
                assert server.presence.names == [name]
            await server.until(lambda: not server.sessions)
        async with server.log_in("admin", key="root") as root:
            await root.sees("Your key is known here as root")

    run_server(scene)


@pytest.mark.parametrize("algorithm", ["ssh-dss", "ssh-rsa"])
def test_weak_keys_are_refused_with_a_sentence(run_server: Callable[..., None], algorithm: str) -> None:
    size: dict[str, Any] = {"key_size": 1024} if algorithm == "ssh-rsa" else {}

    async def scene(server: RunningServer) -> None:
        weak = asyncssh.generate_private_key(algorithm, **size)
        with pytest.raises(LoginRefusedError, match="serve-weak-key"):
            await server.registry.check("anna", weak, "::1")
        if algorithm == "ssh-rsa":  # our client offers no DSA key
            said = await refused(server, "anna", [weak], asyncssh.PermissionDenied)
            assert "no RSA keys under 2048 bits" in said
        strong = asyncssh.generate_private_key("ssh-rsa", key_size=2048)
        await server.registry.check("anna", strong, "::1")

    run_server(scene)


def test_a_connection_tries_six_keys(run_server: Callable[..., None]) -> None:
    async def scene(server: RunningServer) -> None:
        async with server.log_in("anna") as anna:
            await anna.sees("Quit")
        others = [key_of(f"other {number}") for number in range(6)]
        connection, _ = await connection_with(server, "anna", [*others[:5], key_of("anna")])
        connection.abort()
        await connection.wait_closed()
        said = await refused(server, "anna", [*others, key_of("anna")], asyncssh.DisconnectError, "Too many attempts")
        assert "more than 6 keys" in said

    run_server(scene)


def test_a_name_requested_twice_at_once_goes_to_one_key(tmp_path: Path) -> None:
    async def race() -> list[RemotePlayer | BaseException]:
        store = open_store(tmp_path / "house.sqlite")
        registry = PlayerRegistry(store, StoreCalls(store.place))
        keys = [f"SHA256:{number}" for number in range(6)]
        done = await asyncio.gather(*(registry.log_in("anna", key, "::1") for key in keys), return_exceptions=True)
        store.close()
        return done

    done = asyncio.run(race())
    assert [each.reason for each in done if isinstance(each, LoginRefusedError)] == ["serve-wrong-key"] * 5
    assert [each.name for each in done if not isinstance(each, Exception)] == ["anna"]


def test_a_store_in_trouble_lets_nobody_in_and_says_so(
    run_server: Callable[..., None], monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scene(server: RunningServer) -> None:
        def broken(name: str) -> Never:
            raise StoreError("store-closed", "house.sqlite")

        monkeypatch.setattr(server.tables.store, "player", broken)
        assert "Please try again later" in await refusal(server, "anna")
        assert server.logged("store-trouble")

    run_server(scene)


@pytest.mark.parametrize(("language", "said"), [("en", "--keys and --open contradict"), ("fr", "se contredisent")])
def test_a_list_of_keys_and_guests_contradict_each_other(language: str, said: str, tmp_path: Path) -> None:
    listed = tmp_path / "keys"
    listed.write_bytes(key_of("anna").export_public_key())
    done = CliRunner().invoke(main, ["serve", "--keys", str(listed), "--open", "--lang", language])
    assert done.exit_code == 2
    assert said in done.stderr
