"""The account screen: a player's name and keys, and a guest's code."""

import asyncio
from collections.abc import Callable
from pathlib import Path

import asyncssh
import pytest

from tests.tui.serve.conftest import RunningServer, key_of
from tests.tui.serve.test_presence import two_servers
from tui.serve.keys import KeyProblemError, read_public_key


def line_of(name: str, comment: str = "") -> str:
    """Return the line of a player's `.pub` file."""
    return key_of(name).export_public_key().decode().split("\n")[0].rstrip() + (f" {comment}" if comment else "")


def test_a_second_key_is_added_and_removed(run_server: Callable[..., None]) -> None:
    async def scene(server: RunningServer) -> None:
        mine, laptop = (key_of(name).get_fingerprint() for name in ("anna", "laptop"))
        async with server.log_in("anna", size=(110, 30)) as anna:
            await anna.sees("Your name and keys")
            await anna.press("a")
            await anna.sees("You are anna.", mine, "this session")
            assert "remove" not in anna.text.splitlines()[-1], "never the last key"
            await anna.press("a")
            await anna.sees("Paste a public key")
            anna.type("\x1b[200~" + line_of("laptop", "anna@laptop") + "\x1b[201~")
            await anna.press("enter")
            await anna.sees(laptop, "anna@laptop")
            assert server.tables.store.player("anna").keys == (mine, laptop)
            async with server.log_in("anna", key="laptop", size=(110, 30)) as again:
                await again.sees("Quit")
                assert server.presence.names == ["anna"]
                await again.press("a")
                await again.sees(mine, "this session")
                await again.press("d")
                await again.sees("Remove the key", f"{mine}?")
                await again.press("y")
                await again.sees_no(mine)
            assert server.tables.store.player("anna").keys == (laptop,)

    run_server(scene)


def test_the_sessions_of_a_removed_key_end_and_this_one_keeps_its_own(run_server: Callable[..., None]) -> None:
    async def scene(server: RunningServer) -> None:
        mine, laptop = (key_of(name).get_fingerprint() for name in ("anna", "laptop"))
        server.tables.store.register("anna", mine, at="2026-01-01T00:00:00Z")
        server.tables.store.add_key("anna", laptop)
        async with server.log_in("anna") as anna, server.log_in("anna", key="laptop", size=(110, 30)) as thief:
            await thief.sees("Quit")
            await anna.sees("Quit")
            await thief.press("a")
            await thief.sees(laptop, "this session")
            await thief.press("end", "d")
            await thief.sees("This session uses that key")
            await anna.press("a")
            await anna.sees("Your name and keys", "this session", "remove")
            await anna.press("end", "d")
            await anna.sees("Remove the key")
            await anna.press("y")
            assert await thief.wait_closed() == 0
            assert "the key it logged in with was removed" in thief.printed
            await anna.sees_no(laptop)
            assert [each.player.key for each in server.sessions.values()] == [mine]

    run_server(scene)


def test_a_key_removed_on_another_server_ends_its_sessions_soon(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tui.serve.heartbeat.BEAT", 0.3)

    async def scene() -> None:
        async with two_servers(folder) as (one, two):
            one.tables.store.register("anna", key_of("anna").get_fingerprint())
            one.tables.store.add_key("anna", key_of("laptop").get_fingerprint())
            async with one.log_in("anna") as anna, two.log_in("anna", key="laptop") as thief:
                await anna.sees("Quit")
                await thief.sees("Quit")
                one.tables.store.remove_key("anna", key_of("laptop").get_fingerprint())
                assert await thief.wait_closed() == 0
                assert len(one.sessions) == 1

    asyncio.run(scene())


def test_what_is_known_of_a_key_fits_in_a_narrow_terminal(run_server: Callable[..., None]) -> None:
    async def scene(server: RunningServer) -> None:
        mine = key_of("anna").get_fingerprint()
        server.tables.store.register("anna", mine, at="2026-01-02T00:00:00Z")
        server.tables.store.add_key("anna", key_of("laptop").get_fingerprint(), "anna@a-laptop-with-long-name")
        day = server.tables.store.keys("anna")[1].added[:10]
        async with server.log_in("anna") as anna:
            await anna.sees("Quit")
            await anna.press("a")
            await anna.sees(mine[:15], "this session · added 2026-01-02", f"anna@a-laptop-with-long-name · added {day}")

    run_server(scene)


def test_what_is_no_key_and_what_belongs_to_another_is_refused(run_server: Callable[..., None]) -> None:
    async def scene(server: RunningServer) -> None:
        server.tables.store.register("bob", key_of("bob").get_fingerprint())
        async with server.log_in("anna") as anna:
            await anna.sees("Your name and keys")
            await anna.press("a", "a")
            await anna.sees("Paste a public key")
            await anna.press("x", "enter")
            await anna.sees("That is not an OpenSSH public key")
            await anna.press("backspace")
            anna.type("\x1b[200~" + line_of("bob") + "\x1b[201~")
            await anna.press("enter")
            await anna.sees("This key belongs to another player")
            await anna.press("a")
            await anna.sees("Paste a public key")
            anna.type("\x1b[200~" + line_of("anna") + "\x1b[201~")
            await anna.press("enter")
            await anna.sees("You can already log in with the key")
        assert len(server.tables.store.keys("anna")) == 1

    run_server(scene)


def test_a_guest_finds_the_code_and_adds_a_key(run_server: Callable[..., None]) -> None:
    async def scene(server: RunningServer) -> None:
        async with server.log_in("eve", key=None, size=(110, 30), env={"LANG": "fr_FR.UTF-8"}) as eve:
            await eve.sees("Votre code est")
            await eve.press("a")
            await eve.sees("Vous jouez sous le nom de ~eve", "Votre code", "Aucune clé. Appuyez sur a")
            await eve.press("a")
            eve.type("\x1b[200~" + line_of("eve") + "\x1b[201~")
            await eve.press("enter")
            await eve.sees(key_of("eve").get_fingerprint())
        async with server.log_in("eve") as eve:
            await eve.sees("Quit")
            assert server.presence.names == ["~eve"]

    run_server(scene, allow_guests=True)


def test_keys_are_read_from_a_line() -> None:
    read = read_public_key(f"  {line_of('anna', 'anna at home')}\n")
    assert (read.fingerprint, read.label) == (key_of("anna").get_fingerprint(), "anna at home")
    assert read_public_key(line_of("anna", "x\x1b[2J" + "y" * 100)).label == "x�[2J" + "y" * 24 + "…"


@pytest.mark.parametrize(
    ("line", "problem"),
    [
        ("", "key-is-none"),
        ("ssh-ed25519 AAAA", "key-is-none"),
        ("-----BEGIN OPENSSH PRIVATE KEY-----", "key-is-private"),
    ],
)
def test_other_lines_are_refused(line: str, problem: str) -> None:
    with pytest.raises(KeyProblemError, match=problem):
        read_public_key(line)


def test_a_weak_key_is_not_read() -> None:
    weak = asyncssh.generate_private_key("ssh-rsa", key_size=1024).export_public_key().decode()
    with pytest.raises(KeyProblemError, match="serve-weak-key"):
        read_public_key(weak)
