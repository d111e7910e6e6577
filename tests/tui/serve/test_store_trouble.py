"""A store in trouble, as players, newcomers and the owner see it."""

import asyncio
from collections.abc import Callable
from threading import Event
from typing import Any

import pytest

from saves.store import StoreError
from saves.tables import acts
from saves.tables.calls import THREADS
from tests.tui.serve.conftest import RunningServer
from tests.tui.serve.tables import GAME, at_table, start_game

PATIENCE = 30


def failing(kind: str, server: RunningServer) -> Callable[..., Any]:
    """Return a call of the store that fails, with details that are no player's business."""

    details: dict[str, Any] = {} if kind == "store-gone" else {"detail": "errno 28"}

    def fail(*_: object, **__: object) -> Any:
        raise StoreError(kind, server.tables.store.place, **details)

    return fail


@pytest.mark.parametrize(
    ("kind", "said"), [("store-full", "disk is full"), ("store-slow", "does not answer"), ("store-gone", "was moved")]
)
def test_a_newcomer_is_told_why_the_server_cannot_register_them(
    run_server: Callable[..., None], monkeypatch: pytest.MonkeyPatch, kind: str, said: str
) -> None:
    async def scene(server: RunningServer) -> None:
        monkeypatch.setattr(server.tables.store, "register", failing(kind, server))
        async with server.log_in("anna") as anna:
            await anna.wait_closed()
            assert said in anna.printed
            assert "owner has been told" in anna.printed
            assert "another key" not in anna.printed
            assert "house.sqlite" not in anna.printed
            assert "28" not in anna.printed
        [logged] = server.logged("store-trouble")
        assert logged["problem"] == kind
        assert "house.sqlite" in logged["detail"]
        monkeypatch.undo()
        async with server.log_in("anna") as anna:
            await anna.sees("Play with others")

    run_server(scene)


def test_a_player_whose_move_finds_the_disk_full_is_told_and_the_owner_too(
    run_server: Callable[..., None], monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scene(server: RunningServer) -> None:
        live = await start_game(server)
        name = str(live.now.chairs[live.now.turn()[0]].player)
        async with at_table(server, name) as player:
            await player.sees("1 ")
            monkeypatch.setattr(server.tables.store, "append", failing("store-full", server))
            await player.press("home", "enter")
            await player.sees("disk is full")
            assert "house.sqlite" not in player.text
            assert "28" not in player.text.split("disk is full")[1][:200]
        [logged] = server.logged("store-trouble")
        assert (logged["problem"], "errno 28" in logged["detail"]) == ("store-full", True)

    run_server(scene)


@pytest.mark.parametrize("language", ["en", "fr"])
def test_who_waits_for_the_store_sees_it_until_it_answers(
    run_server: Callable[..., None], monkeypatch: pytest.MonkeyPatch, language: str
) -> None:
    said = {"en": "Waiting for the store…", "fr": "En attente de la base de données…"}[language]

    async def scene(server: RunningServer) -> None:
        live = await start_game(server)
        name = str(live.now.chairs[live.now.turn()[0]].player)
        go_on, append = Event(), server.tables.store.append

        def hang(*arguments: Any) -> Any:
            go_on.wait(PATIENCE)
            return append(*arguments)

        lobby = {"en": "Play with others", "fr": "Jouer à plusieurs"}[language]
        async with server.log_in("cleo") as cleo, server.log_in(name, env={"LANG": f"{language}_BE.UTF-8"}) as player:
            await cleo.sees("Play with others")
            await player.sees(lobby)
            await player.press("t")
            await player.until(lambda: live.id in player.text, "listed")
            await player.press("enter")
            await player.sees("1 ")
            await player.quiet()
            before = live.now.version
            monkeypatch.setattr(server.tables.store, "append", hang)
            await player.press("home", "enter")
            await player.sees(said)
            assert said not in cleo.text
            go_on.set()
            await player.sees_no(said)
            assert live.now.version > before

    run_server(scene)


def test_a_wait_while_a_screen_opens_or_closes_ends_no_session(
    run_server: Callable[..., None], monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scene(server: RunningServer) -> None:
        async with server.log_in("anna") as player:
            await player.sees("Play with others")
            [session] = server.sessions.values()
            app = session.app
            assert app is not None
            with monkeypatch.context() as patched:
                patched.setattr(type(app.screen), "is_attached", property(lambda _: False))
                app.show_waiting(True)
            assert app.is_running

    run_server(scene)


def test_logins_are_answered_while_every_call_of_the_tables_hangs(
    run_server: Callable[..., None], monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scene(server: RunningServer) -> None:
        live = [await server.tables.create(f"player {n % 3}", GAME, (None, None)) for n in range(3 * THREADS)]
        go_on, append = Event(), server.tables.store.append

        def hang(*arguments: Any) -> Any:
            go_on.wait(PATIENCE)
            return append(*arguments)

        monkeypatch.setattr(server.tables.store, "append", hang)
        hung = [asyncio.create_task(each.do(acts.say, each.now.owner, "hello")) for each in live]
        async with server.log_in("cleo") as cleo:
            await cleo.sees("Play with others")
        assert not any(task.done() for task in hung[:THREADS])
        go_on.set()
        await asyncio.gather(*hung, return_exceptions=True)

    run_server(scene)
