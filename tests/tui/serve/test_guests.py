"""Guests: one person under each name, who comes back with a code or a key."""

import asyncio
import re
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from saves.store import open_store
from saves.tables import acts
from saves.tables.calls import StoreCalls
from tests.tui.serve.conftest import RunningServer, key_of
from tests.tui.serve.tables import go_to_table, start_game
from tests.tui.serve.test_identity import refusal
from tests.tui.serve.test_presence import two_servers
from tui.serve.guests import SIGNS, GuestRegistry, code_hash, new_code


async def code_of(terminal: Any) -> str:
    """Return the code that a new guest is shown."""
    await terminal.sees("Your code is")
    found = re.search(r"[0-9A-Z]{4}-[0-9A-Z]{4}", terminal.text)
    assert found, terminal.text
    return found[0]


def test_codes_are_readable_and_forgiving() -> None:
    codes = {new_code() for _ in range(100)}
    assert len(codes) == 100
    assert all(re.fullmatch(rf"[{SIGNS}]{{4}}-[{SIGNS}]{{4}}", code) for code in codes)
    assert code_hash("~Eve", "7KQM-X2RD") == code_hash("~eve", " 7kqm x2rd ")
    assert code_hash("~eve", "7KQM-X2RD") != code_hash("~bob", "7KQM-X2RD")


def test_a_connected_guest_comes_back_with_the_code(run_server: Callable[..., None]) -> None:
    async def scene(server: RunningServer) -> None:
        async with server.log_in("eve", key=None) as eve:
            code = await code_of(eve)
            said = await refusal(server, "eve", key=None)
            assert "~eve is in use: somebody plays under it or has a seat. If that is you, enter your code:" in said
            assert said.count("That is not the code. Try again, or choose another name") == 2
            assert "already a guest called ~eve" in said
            async with server.log_in("eve", key=None, codes=["WRNG-CODE", code.lower()]) as again:
                await again.sees("Quit")
                assert "Your code is" not in again.text
                assert len(server.sessions) == 2
        assert code not in str(server.tables.store.guest_token("~eve"))

    run_server(scene, allow_guests=True)


def test_the_account_screen_shows_the_code_as_it_was_given_out(run_server: Callable[..., None]) -> None:
    async def scene(server: RunningServer) -> None:
        async with server.log_in("eve", key=None) as eve:
            code = await code_of(eve)
            typed = " " + code.replace("-", "").lower()
            async with server.log_in("eve", key=None, codes=[typed]) as again:
                await again.sees("Quit")
                await again.press("a")
                await again.sees(f"Your code: {code}.")

    run_server(scene, allow_guests=True)


def test_a_name_that_nobody_uses_can_be_taken_anew(run_server: Callable[..., None]) -> None:
    async def scene(server: RunningServer) -> None:
        async with server.log_in("eve", key=None) as eve:
            first = await code_of(eve)
        await server.until(lambda: not server.sessions)
        async with server.log_in("eve", key=None) as eve:
            assert await code_of(eve) != first

    run_server(scene, allow_guests=True)


def test_a_seat_is_kept_for_the_guest_who_left_it(run_server: Callable[..., None]) -> None:
    async def scene(server: RunningServer) -> None:
        async with server.log_in("eve", key=None) as eve:
            code = await code_of(eve)
            live = await start_game(server, ("~eve", "bob"))
        await server.until(lambda: not server.sessions)
        assert "enter your code" in await refusal(server, "eve", key=None)
        async with server.log_in("eve", key=None, codes=[code]) as eve:
            await go_to_table(eve)
        await server.until(lambda: not server.sessions)
        await live.do(acts.close, None)
        async with server.log_in("eve", key=None) as eve:
            assert await code_of(eve) != code

    run_server(scene, allow_guests=True)


def test_a_player_of_the_same_name_does_not_lock_a_guest_out(run_server: Callable[..., None]) -> None:
    async def scene(server: RunningServer) -> None:
        async with server.log_in("bob", key=None) as guest:
            code = await code_of(guest)
            await start_game(server, ("~bob", "anna"))
        async with server.log_in("bob") as player:
            await player.sees("Quit")
            await server.until(lambda: server.presence.names == ["bob"])
            async with server.log_in("bob", key=None, codes=[code]) as guest:
                await guest.sees("Quit")
                assert server.presence.names == ["bob", "~bob"]
        assert "enter your code" in await refusal(server, "bob", key=None)

    run_server(scene, allow_guests=True)


def test_a_guest_comes_back_with_a_key(run_server: Callable[..., None]) -> None:
    async def scene(server: RunningServer) -> None:
        async with server.log_in("bob", key=None) as guest:
            await guest.sees("Your code is")
            server.tables.store.add_key("~bob", key_of("guest").get_fingerprint())
        server.tables.store.register("bob", key_of("bob").get_fingerprint())
        async with server.log_in("bob", key="guest") as guest:
            await guest.sees("Quit")
            assert server.presence.names == ["~bob"]
            assert "known here as" not in guest.text

    run_server(scene, allow_guests=True)


def test_a_guest_of_an_older_version_takes_the_seat_and_a_code(run_server: Callable[..., None]) -> None:
    async def scene(server: RunningServer) -> None:
        server.tables.store.register("~eve", None, guest=True)
        await start_game(server, ("~eve", "bob"))
        async with server.log_in("eve", key=None) as eve:
            code = await code_of(eve)
        await server.until(lambda: not server.sessions)
        assert "enter your code" in await refusal(server, "eve", key=None)
        async with server.log_in("eve", key=None, codes=[code]) as eve:
            await eve.sees("Quit")

    run_server(scene, allow_guests=True)


@pytest.mark.parametrize("is_known", [False, True])
def test_of_two_guests_at_once_one_gets_the_name(tmp_path: Path, is_known: bool) -> None:
    async def race() -> list[str | None]:
        store = open_store(tmp_path / "house.sqlite")
        if is_known:
            store.register("~eve", None, guest=True, token="an earlier one")
        calls = StoreCalls(store.place)
        registries = [GuestRegistry(store, calls, lambda _: False, partial(asyncio.sleep, 0)) for _ in range(4)]
        admissions = [await each.admission("eve") for each in registries]
        codes = await asyncio.gather(*(each.enter(a) for each, a in zip(registries, admissions, strict=True)))
        [code] = [code for code in codes if code is not None]
        assert await registries[0].is_right(await registries[0].admission("eve"), code)
        store.close()
        return codes

    assert asyncio.run(race()).count(None) == 3


def test_a_guest_of_another_server_is_one_person(folder: Path) -> None:
    async def scene() -> None:
        async with two_servers(folder, allow_guests=True) as (one, two), one.log_in("eve", key=None) as eve:
            code = await code_of(eve)
            await one.until(lambda: "~eve" in str(two.tables.store.servers_present()), "in the store")
            assert "enter your code" in await refusal(two, "eve", key=None)
            async with two.log_in("eve", key=None, codes=[code]) as again:
                await again.sees("Quit")

    asyncio.run(scene())
