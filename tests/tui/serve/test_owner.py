"""What the owner does with players: bans, names and keys, announcements, health and backups."""

import asyncio
import json
from collections.abc import Callable
from io import StringIO
from pathlib import Path
from unittest.mock import patch

import asyncssh
import pytest
from click.testing import CliRunner

from saves.store import open_store
from saves.tables import acts
from saves.tables.calls import StoreCalls
from tests.tui.serve.conftest import RunningServer, key_of
from tests.tui.serve.tables import start_game
from tests.tui.serve.test_account import line_of
from tests.tui.serve.test_admin import admin
from tests.tui.serve.test_identity import refusal, refused
from tui.cli.main import main
from tui.serve.bans import BanList, read_ban
from tui.serve.server import ServerOptions

WEAK = asyncssh.generate_private_key("ssh-rsa", key_size=1024).export_public_key().decode()


def fingerprint(name: str) -> str:
    return key_of(name).get_fingerprint()


def test_a_ban_of_a_name_closes_the_session_and_gives_the_reason(run_server: Callable[..., None]) -> None:
    async def scene(server: RunningServer) -> None:
        async with server.log_in("anna") as anna, server.log_in("bob") as bob:
            await anna.sees("Quit")
            await bob.sees("Quit")
            assert "Nobody is banned." in await admin(server, "bans")
            assert "Anna is banned until 20" in await admin(
                server, "ban", "name", "Anna", "--for", "7d", "--reason", "Rude words"
            )
            assert await anna.wait_closed() == 0
            assert "You are banned from this server until 20" in anna.printed
            assert "Reason: Rude words" in anna.printed
            assert len(server.sessions) == 1
        assert "Reason: Rude words" in await refusal(server, "anna")
        assert "Reason: Rude words" in await refusal(server, "anna", key=None), "nor as a guest"
        async with server.log_in("zoe", key="anna") as anna:
            assert await anna.wait_closed() == 3
            assert "You are banned" in anna.printed
        [listed] = json.loads(await admin(server, "bans", "--json"))
        assert (listed["kind"], listed["reason"]) == ("name", "Rude words")
        assert "Rude words" in await admin(server, "bans")
        assert "no longer banned" in await admin(server, "unban", "name", "ANNA")
        async with server.log_in("anna") as anna:
            await anna.sees("Quit")
        assert "not banned" in await admin(server, "unban", "name", "anna", code=2)

    run_server(scene, allow_guests=True)


def test_a_ban_of_a_key_holds_for_every_name(run_server: Callable[..., None]) -> None:
    async def scene(server: RunningServer) -> None:
        async with server.log_in("anna") as anna:
            await anna.sees("Quit")
            await admin(server, "ban", "key", line_of("anna"))
            await anna.wait_closed()
        for name in ("anna", "bob"):
            assert "L'accès à ce serveur vous est interdit." in await refusal(server, name, key="anna")
        await admin(server, "unban", "key", fingerprint("anna"))
        async with server.log_in("anna") as anna:
            await anna.sees("Quitter")

    run_server(scene, language="fr")


def test_a_ban_is_changed_and_keeps_its_reason(run_server: Callable[..., None]) -> None:
    async def scene(server: RunningServer) -> None:
        async with server.log_in("anna") as anna:
            await anna.sees("Quit")
            said = await admin(server, "ban", "name", "Anna", "--reason", "Rude words")
            assert said == "Anna is banned for good. 1 session ended.\n"
            await anna.wait_closed()
        said = await admin(server, "ban", "name", "anna", "--for", "7d")
        assert said.startswith("The ban of anna was changed. It holds until 20")
        assert said.endswith("UTC. 0 sessions ended.\n")
        assert [each["reason"] for each in json.loads(await admin(server, "bans", "--json"))] == ["Rude words"]
        said = await admin(server, "ban", "name", "anna", "--reason", "Worse words", language="fr")
        assert said.startswith("L'interdiction concernant anna a été modifiée")
        assert [each["reason"] for each in json.loads(await admin(server, "bans", "--json"))] == ["Worse words"]

    run_server(scene)


def test_a_very_large_network_is_banned_by_force(run_server: Callable[..., None]) -> None:
    async def scene(server: RunningServer) -> None:
        assert "128.0.0.0/1 is banned for good." in await admin(server, "ban", "network", "128.0.0.0/1", "--force")

    run_server(scene)


def test_a_client_with_a_banned_key_is_no_guest_either(run_server: Callable[..., None]) -> None:
    async def scene(server: RunningServer) -> None:
        await admin(server, "ban", "key", line_of("dora"), "--reason", "Rude words")
        assert "Reason: Rude words" in await refusal(server, "dora")
        assert not server.sessions
        async with server.log_in("dora", key=None) as other:
            await other.sees("Quit")

    run_server(scene, allow_guests=True)


def test_a_client_with_a_weak_key_is_told_so_and_no_guest(run_server: Callable[..., None]) -> None:
    async def scene(server: RunningServer) -> None:
        weak = asyncssh.generate_private_key("ssh-rsa", key_size=1024)
        assert "too weak" in await refused(server, "dora", [weak], asyncssh.PermissionDenied)

    run_server(scene, allow_guests=True)


def test_a_banned_guest_is_told_before_a_code_is_asked_for(run_server: Callable[..., None]) -> None:
    async def scene(server: RunningServer) -> None:
        await start_game(server, ("~eve", "bob"))
        server.tables.store.register("~eve", None, guest=True, token="a hash")
        assert "enter your code" in await refusal(server, "eve", key=None)
        await admin(server, "ban", "name", "~eve")
        said = await refusal(server, "eve", key=None)
        assert "You are banned" in said
        assert "enter your code" not in said

    run_server(scene, allow_guests=True)


def test_a_ban_of_a_network_refuses_connections(run_server: Callable[..., None]) -> None:
    async def scene(server: RunningServer) -> None:
        async with server.log_in("anna") as anna:
            await anna.sees("Quit")
            await admin(server, "ban", "network", "127.0.0.7/8", "--reason", "Très bruyant")
            await anna.wait_closed()
        reader, writer = await asyncio.open_connection("127.0.0.1", server.port)
        assert b"banned from this server. Reason: Tres bruyant" in await asyncio.wait_for(reader.read(), 30)
        writer.close()
        assert [each["value"] for each in json.loads(await admin(server, "bans", "--json"))] == ["127.0.0.0/8"]
        await admin(server, "unban", "network", "127.0.0.0/8")
        async with server.log_in("anna") as anna:
            await anna.sees("Quit")

    run_server(scene)


def test_bans_of_another_server_are_enforced_soon(
    run_server: Callable[..., None], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("tui.serve.heartbeat.BEAT", 0.3)

    async def scene(server: RunningServer) -> None:
        async with server.log_in("anna") as anna:
            await anna.sees("Quit")
            other = open_store(server.folder / "house.sqlite")
            other.ban(read_ban("name", "anna", "Elsewhere"))
            other.close()
            assert await anna.wait_closed() == 0
            assert "Reason: Elsewhere" in anna.printed

    run_server(scene)


def test_bans_are_there_when_a_server_starts(folder: Path) -> None:
    async def scene() -> None:
        store = open_store(folder / "house.sqlite")
        store.ban(read_ban("key", fingerprint("anna")))
        store.close()
        server = RunningServer(ServerOptions(folder, port=0, notice=0.05, bots=1), StringIO())
        await server.open()
        assert "You are banned" in await refusal(server, "anna")
        await server.close()

    asyncio.run(scene())


def test_a_ban_expires(tmp_path: Path) -> None:
    async def scene() -> None:
        store = open_store(tmp_path / "house.sqlite")
        bans = BanList(store, StoreCalls(store.place))
        store.ban(read_ban("name", "anna", seconds=3600))
        store.ban(read_ban("name", "bob", seconds=-1))
        store.ban(read_ban("network", "2001:db8::/48"))
        await bans.refresh()
        assert bans.of_name("ANNA") is not None
        assert bans.of_name("~anna") is not None
        assert bans.of_name("bob") is None
        assert bans.of_address("2001:db8::7") is not None
        assert bans.of_address("2001:db9::7") is None
        assert bans.of_address("somewhere") is None
        store.close()

    asyncio.run(scene())


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (("ban", "colour", "red"), "not “colour”"),
        (("ban", "network", "here"), "is not an address or network"),
        (("ban", "key", "nonsense"), "neither a fingerprint"),
        (("ban", "key", "SHA256:abc"), "neither a fingerprint"),
        (("ban", "network", "0.0.0.0/0"), "add --force"),
        (("ban", "network", "2001::/15"), "add --force"),
        (("ban", "name", "anna", "--for", "soon"), "is not a duration"),
        (("rename", "nobody", "somebody"), "No player is registered as “nobody”"),
        (("rename", "anna", "admin"), "“admin” is reserved: it could be taken for the server or a bot.\n"),
        (("rename", "anna", "b0b"), "That name looks like “bob”"),
        (("rename", "anna", "аnna"), "letters of one script, not of Latin and Cyrillic together, for example.\n"),
        (("rename", "anna", "q\u0301\u0302\u0303"), "two accents at most.\n"),
        (("rename", "anna", "x" * 40), "between them.\n"),
        (("add-key", "anna", line_of("bob")), "This key belongs to bob."),
        (("replace-key", "anna", line_of("bob")), "This key belongs to bob."),
        (("add-key", "anna", WEAK), "This key is too weak"),
        (("free-name", "nobody"), "No player is registered"),
        (("keys", "nobody"), "No player is registered"),
        (("add-key", "anna", "nonsense"), "not an OpenSSH public key"),
        (("announce", " "), "nothing to announce"),
        (("announce", "x" * 201), "at most 200 characters, and this one has 201"),
    ],
)
def test_mistakes_are_explained(run_server: Callable[..., None], arguments: tuple[str, ...], said: str) -> None:
    async def scene(server: RunningServer) -> None:
        server.tables.store.register("anna", fingerprint("anna"))
        server.tables.store.register("bob", fingerprint("bob"))
        assert said in await admin(server, *arguments, code=2)

    run_server(scene)


def test_a_player_is_renamed_and_keeps_everything(run_server: Callable[..., None]) -> None:
    async def scene(server: RunningServer) -> None:
        async with server.log_in("anna") as anna:
            await anna.sees("Quit")
            [folder] = (server.folder / "players").iterdir()
            (folder / "note").write_text("kept")
            assert "anna is now Annabel." in await admin(server, "rename", "anna", "Annabel")
            await anna.wait_closed()
            assert "from now on you are Annabel" in anna.printed
        async with server.log_in("anna") as anna:
            await anna.sees("Your key is known here as Annabel")
            [folder] = (server.folder / "players").iterdir()
            assert (folder / "note").read_text() == "kept"
        live = await start_game(server, ("Annabel", "bob"))
        assert "still has a seat" in await admin(server, "rename", "Annabel", "anna", code=2)
        assert "still has a seat" in await admin(server, "free-name", "Annabel", code=2)
        await live.do(acts.close, None)
        await admin(server, "rename", "Annabel", "anna")

    run_server(scene)


def test_a_freed_name_can_be_registered_without_what_was_there(run_server: Callable[..., None]) -> None:
    async def scene(server: RunningServer) -> None:
        async with server.log_in("anna") as anna:
            await anna.sees("Quit")
            [folder] = (server.folder / "players").iterdir()
            (folder / "note").write_text("private")
            assert "The name anna can be registered again." in await admin(server, "free-name", "ANNA")
            await anna.wait_closed()
        async with server.log_in("anna", key="other") as other:
            await other.sees("Quit")
            kept = {(each / "note").exists() for each in (server.folder / "players").iterdir()}
            assert kept == {True, False}
            assert not (folder / "note").exists()

    run_server(scene)


def test_keys_are_listed_added_and_replaced(run_server: Callable[..., None]) -> None:
    async def scene(server: RunningServer) -> None:
        async with server.log_in("anna") as anna:
            await anna.sees("Quit")
            assert "can also log in" in await admin(server, "add-key", "anna", line_of("laptop", "laptop"))
            keys = json.loads(await admin(server, "keys", "anna", "--json"))
            assert [(each["key"], each["label"]) for each in keys] == [
                (fingerprint("anna"), ""),
                (fingerprint("laptop"), "laptop"),
            ]
            assert fingerprint("laptop") in await admin(server, "keys", "anna")
            assert "only" in await admin(server, "replace-key", "anna", line_of("new"))
            await anna.wait_closed()
        assert "registered with another key" in await refusal(server, "anna")
        assert "registered with another key" in await refusal(server, "anna", key="laptop")
        async with server.log_in("anna", key="new") as anna:
            await anna.sees("Quit")
        server.tables.store.register("bob", fingerprint("bob"))
        unquoted = line_of("phone", "anna at home").split(" ")
        assert "can also log in" in await admin(server, "add-key", "anna", *unquoted)
        assert [each.label for each in server.tables.store.keys("anna")] == ["", "anna at home"]
        assert "anna has the key SHA256:" in await admin(server, "add-key", "anna", *unquoted)
        assert "a déjà la clé SHA256:" in await admin(server, "add-key", "anna", *unquoted, language="fr")

    run_server(scene)


def test_an_announcement_is_shown_to_all(run_server: Callable[..., None]) -> None:
    async def scene(server: RunningServer) -> None:
        french = {"LANG": "fr_FR.UTF-8"}
        async with server.log_in("anna") as anna, server.log_in("bob", env=french) as bob:
            await anna.sees("Quit")
            await bob.sees("Quitter")
            assert "Shown to 2 sessions." in await admin(server, "announce", "Back", "soon\x1b[2J")
            await anna.sees("Message from the", "Back", "soon�[2J")
            await bob.sees("Message de", "Back", "soon�[2J")
            assert "Shown to 2 sessions." in await admin(server, "announce", "x" * 200)

    run_server(scene)


def test_health_is_shown(run_server: Callable[..., None], monkeypatch: pytest.MonkeyPatch) -> None:
    async def scene(server: RunningServer) -> None:
        await start_game(server)
        async with server.log_in("anna") as anna:
            await anna.sees("Quit")
            health = json.loads(await admin(server, "health", "--json"))
            assert (health["sessions"], health["connections"], health["starting"]) == (1, 1, 0)
            assert health["tables"] == {"open": 0, "playing": 1, "over": 0}
            assert health["store"] == "ok"
            assert health["memory"] > 2**20
            shown = await admin(server, "health")
            assert "Sessions: 1" in shown
            assert "1 in play" in shown
            assert "Stockage : fonctionne" in (await admin(server, "health", language="fr")).replace("\u00a0", " ")
            monkeypatch.setattr(type(server.turns.response_times), "p95", property(lambda _: 0.012))
            assert "95% within 12 ms" in await admin(server, "health")

    run_server(scene)


@pytest.mark.parametrize(
    ("language", "said"), [("en", "was deleted, moved or replaced"), ("fr", "a été supprimé, déplacé ou remplacé")]
)
def test_health_explains_what_is_wrong_with_the_store(
    run_server: Callable[..., None], language: str, said: str
) -> None:
    async def scene(server: RunningServer) -> None:
        file = server.folder / "house.sqlite"
        file.rename(server.folder / "elsewhere.sqlite")
        shown = await admin(server, "health", language=language)
        health = json.loads(await admin(server, "health", "--json"))
        (server.folder / "elsewhere.sqlite").rename(file)
        assert said in shown
        assert "store-gone" not in shown
        assert "Tables" not in shown
        assert health["store"] == "store-gone"
        assert "tables" not in health

    run_server(scene)


def test_health_in_french_has_singulars_and_a_decimal_comma() -> None:
    health = {"seconds": 60, "sessions": 1, "connections": 1, "starting": 0, "memory": 2**20, "bots": 1}
    told = {
        **health,
        "tables": {"open": 1, "playing": 2, "over": 1},
        "store": "ok",
        "store_ms": 10.9,
        "draining": False,
    }
    with patch("tui.cli.serve.ask_server", lambda *_: told):
        shown = CliRunner().invoke(main, ["admin", "health", "--lang", "fr"]).output
    assert "1 ouverte, 2 en jeu, 1 finie\n" in shown
    assert "10,9" in shown


def test_a_backup_has_players_and_tables(run_server: Callable[..., None], tmp_path: Path) -> None:
    async def scene(server: RunningServer) -> None:
        live = await start_game(server)
        server.tables.store.register("anna", fingerprint("anna"))
        file = tmp_path / "backup.sqlite"
        assert str(file) in await admin(server, "backup", str(file))
        copy = open_store(file, make=False)
        assert copy.table(live.id).status == "playing"
        assert copy.player_with_key(fingerprint("anna")) is not None
        copy.close()
        assert "already a file" in await admin(server, "backup", str(file), code=2)
        nowhere = str(tmp_path / "nowhere" / "backup.sqlite")
        assert "There is no folder" in await admin(server, "backup", nowhere, code=2)
        assert "nowhere n'existe pas." in await admin(server, "backup", nowhere, code=2, language="fr")

    run_server(scene)
