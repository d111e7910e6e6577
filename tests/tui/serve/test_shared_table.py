"""A shared table through real sessions: playing, watching, chat, undo, leaving and returning."""

import asyncio
import shutil
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from engine.games.crystal_palace.moves import SetDice
from saves.store import Logged
from saves.tables import acts
from tests.tui.serve.client import SshTerminal
from tests.tui.serve.conftest import RunningServer
from tests.tui.serve.tables import GAME, at_table, go_to_table, moves_of, next_player, play_moves, start_game
from tui.i18n.words import Words


def test_two_players_play_some_turns_and_a_watcher_sees_them(run_server: Callable[..., None]) -> None:
    async def scene(server: RunningServer) -> None:
        live = await start_game(server)
        async with at_table(server, "anna") as anna, at_table(server, "bob") as bob, at_table(server, "cleo") as cleo:
            await cleo.sees("watching")
            await play_moves(server, live, {"anna": anna, "bob": bob}, 6)
            happened = [event for entry in live.now.match.entries for event in entry.events]
            names = [str(chair.player) for chair in live.now.chairs]
            said = Words("en", GAME).describe("event", happened[-1], names.__getitem__)
            waiting = bob if next_player(live) == "anna" else anna
            for terminal in (waiting, cleo):
                await terminal.sees(*said.split())  # over two lines, perhaps
            await cleo.press("home", "enter", "enter", "u")
            await cleo.quiet()
            assert moves_of(live) == 6
            await anna.press("W")
            await anna.sees("bob · online", "Watching: cleo")

    run_server(scene)


def test_a_move_is_shown_only_when_the_store_has_it(
    run_server: Callable[..., None], monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scene(server: RunningServer) -> None:
        live = await start_game(server)
        name = next_player(live)
        async with at_table(server, name) as player:
            await player.sees("1 ")
            store, gate = server.tables.store, asyncio.Event()
            loop, append = asyncio.get_running_loop(), server.tables.store.append

            def slow(*arguments: Any, **named: Any) -> list[Logged]:
                asyncio.run_coroutine_threadsafe(gate.wait(), loop).result()
                return append(*arguments, **named)

            monkeypatch.setattr(store, "append", slow)
            await player.press("home")
            await player.quiet()
            before = player.text
            await player.press("enter", "home", "enter", "home", "enter")
            assert player.text == before
            assert moves_of(live) == 0
            gate.set()
            await player.until(lambda: player.text != before, "shown")
            assert moves_of(live) == 1

    run_server(scene)


def test_the_bell_rings_when_the_turn_comes(run_server: Callable[..., None]) -> None:
    async def scene(server: RunningServer) -> None:
        live = await start_game(server)
        first = next_player(live)
        other = "bob" if first == "anna" else "anna"
        async with at_table(server, first) as player, at_table(server, other) as waiting:
            assert waiting.screen.bells == 0
            while next_player(live) == first:
                await play_moves(server, live, {first: player}, 1)
            await waiting.until(lambda: waiting.screen.bells == 1, "rung")
            assert player.screen.bells == 0

    run_server(scene)


def test_chat_is_plain_text_and_appears_in_the_log_of_everyone(run_server: Callable[..., None]) -> None:
    async def scene(server: RunningServer) -> None:
        await start_game(server)
        async with at_table(server, "anna") as anna, at_table(server, "bob") as bob, at_table(server, "cleo") as cleo:
            await anna.press("t")
            await anna.sees("To everyone at the table")
            anna.type("q[red]well[/]" + "x" * 300 + "\r")
            for terminal in (anna, bob, cleo):
                await terminal.sees("anna: q[red]well[/]xx")
            bob.take()
            [live] = await server.tables.cards()
            opened = await server.tables.open(live.id)
            await opened.do(acts.say, "anna", "one\x1b[2Jtwo\x07")
            await bob.sees("one�[2Jtwo�")
            assert b"\x1b[2J" not in bob.take()
            assert bob.screen.bells == 0
            said = opened.now.notes[-2].entry.text
            assert len(said) == 200
            await cleo.press("t")
            await cleo.sees("Only seated players can chat")
            await bob.press("L")
            await bob.sees("anna: q[red]well[/]", "anna: one")

    run_server(scene)


def test_chat_does_not_disturb_a_choice(run_server: Callable[..., None]) -> None:
    async def scene(server: RunningServer) -> None:
        live = await start_game(server)
        name = next_player(live)
        async with at_table(server, name) as player:
            await player.sees("1 ")
            await player.press("i", "right", "down")
            looking = player.text.splitlines()[2:14]
            other = "bob" if name == "anna" else "anna"
            await live.do(acts.say, other, "take your time")
            await player.sees("take your time")
            assert player.text.splitlines()[2:14] == looking

    run_server(scene)


def test_undo_by_the_rule_and_beyond_it_by_consent(run_server: Callable[..., None]) -> None:
    async def scene(server: RunningServer) -> None:
        live = await start_game(server)
        async with at_table(server, "anna") as anna, at_table(server, "bob") as bob:
            both = {"anna": anna, "bob": bob}
            first = next_player(live)
            other = "bob" if first == "anna" else "anna"
            while next_player(live) == first:
                await play_moves(server, live, both, 1)
            turn = moves_of(live)
            while next_player(live) == other:
                await play_moves(server, live, both, 1)
            await both[first].press("u")
            await both[first].sees("Ask the other players")
            await both[first].press("y")
            await both[other].sees(f"{first} asks to undo", "Y: agree")
            await both[first].sees("You asked to undo. Waiting", f"for: {other}.", "N withdraw")
            await both[first].sees_no("N refuse")
            await both[other].press("N")
            await both[first].sees(f"{other} says no")
            assert moves_of(live) > turn
            await both[first].press("u")
            await both[first].sees("Ask the other players")
            await both[first].press("y")
            await both[other].sees("Y: agree")
            await both[other].press("Y")
            await server.until(lambda: moves_of(live) < turn, "undone")
            assert next_player(live) == first
            await both[other].sees(f"{first} undoes")
            await play_moves(server, live, both, 1)

    run_server(scene)


def test_a_player_takes_back_and_plays_again(run_server: Callable[..., None]) -> None:
    async def scene(server: RunningServer) -> None:
        live = await start_game(server, ("anna",), bots=1)
        await server.until(lambda: live.now.turn() == (0,), "anna's turn")
        async with at_table(server, "anna") as anna:
            before = moves_of(live)
            await play_moves(server, live, {"anna": anna}, 1)
            await server.until(lambda: live.now.turn() == (0,), "anna's turn")
            await anna.press("u")
            await server.until(lambda: moves_of(live) == before, "undone")
            await anna.sees("anna undoes")
            await anna.press("\x12")
            await server.until(lambda: moves_of(live) > before, "redone")

    run_server(scene)


def test_two_sessions_of_one_player_stay_in_step_and_a_stale_move_is_refused(
    run_server: Callable[..., None], monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scene(server: RunningServer) -> None:
        live = await start_game(server)
        name = next_player(live)
        async with at_table(server, name) as here, at_table(server, name) as there:
            await here.sees("1 ")
            await there.sees("1 ")
            await play_moves(server, live, {name: here}, 1)
            await here.quiet()
            await there.quiet()
            assert here.text.splitlines()[1:22] == there.text.splitlines()[1:22]
            other = "bob" if name == "anna" else "anna"
            while next_player(live) == name:
                await play_moves(server, live, {name: there}, 1)
            async with at_table(server, other) as opponent:
                await opponent.sees("1 ")
                # Someone plays for this seat elsewhere, and nobody tells this session.
                monkeypatch.setattr(live._watchers, "notify", lambda: None)
                decision = next(each for each in live.now.match.decisions)
                await live.do(acts.play, other, decision.moves[-1], live.now.version)
                played = moves_of(live)
                await opponent.press("home", "enter")
                await opponent.sees("Someone else moved first")
                assert moves_of(live) == played
                await opponent.quiet()

    run_server(scene)


def test_who_is_cut_off_comes_back_to_the_same_spot(run_server: Callable[..., None]) -> None:
    async def scene(server: RunningServer) -> None:
        live = await start_game(server)
        async with at_table(server, "anna") as anna, at_table(server, "bob") as bob:
            await play_moves(server, live, {"anna": anna, "bob": bob}, 5)
            await anna.quiet()
            before = anna.text
            anna.drop_connection()
            await bob.sees("(anna)")
            async with server.log_in("anna") as again:
                await again.sees("Round 1")
                await bob.sees_no("(anna)")
                await again.quiet()
                assert again.text.splitlines()[1:20] == before.splitlines()[1:20]
                await again.press("q")
                await again.sees("Your tables")
        async with server.log_in("anna") as anna:
            await anna.sees("Play with others")

    run_server(scene)


def test_the_owner_gives_an_absent_seat_to_a_bot_and_its_player_takes_it_back(
    run_server: Callable[..., None], monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scene(server: RunningServer) -> None:
        live = await start_game(server)
        while live.now.turn() != (1,):
            await live.do(acts.play, "anna", live.now.match.decisions[0].moves[0], live.now.version)
        async with at_table(server, "anna") as anna:
            await anna.sees("(bob)")
            await anna.press("W", "down", "enter")
            await anna.sees("a bot may play in 5 mins")
            assert live.now.chairs[1].is_human, "it is too early"
            await anna.press("escape")
            monkeypatch.setattr("tui.lobby.participant.seconds_since", lambda since: 5 * 60 + 1.0)
            await anna.press("W", "down", "enter", "escape")
            await anna.sees("Journeyman plays for bob")
            await server.until(lambda: live.now.turn() == (0,), "the bot has played")
            async with at_table(server, "bob") as bob:
                await bob.sees("r take seat", "Journeyman is playing for", "seat back.")
                await bob.press("r")
                await bob.sees_no("is playing for")
                await anna.sees("bob is back")
                assert live.now.chairs[1].is_human
                await anna.press("W", "down", "enter")
                await anna.quiet()
                assert live.now.chairs[1].is_human, "bob is here"

    run_server(scene)


def test_the_time_that_the_table_has_waited_is_kept_up_to_date(
    run_server: Callable[..., None], monkeypatch: pytest.MonkeyPatch
) -> None:
    shown, asked = "8m", 0

    def ago(since: str, words: Words) -> str:
        nonlocal asked
        asked += 1
        return shown

    monkeypatch.setattr("tui.table.shared_game.ago", ago)
    monkeypatch.setattr("tui.table.shared_controls.REGULARLY", 0.05)

    async def scene(server: RunningServer) -> None:
        nonlocal shown
        live = await start_game(server)
        other = next(name for name in ("anna", "bob") if name != next_player(live))
        async with at_table(server, other) as waiting:
            await waiting.sees("(8m)")
            await waiting.quiet()
            waiting.take()
            before = asked
            await server.until(lambda: asked > before + 3, "looked at again")
            assert waiting.take() == b"", "the text is the same"
            shown = "9m"
            await waiting.sees("(9m)")
            await waiting.quiet()
            assert len(waiting.take()) < 200, "only the time is sent"

    run_server(scene)


def test_a_player_gives_the_seat_of_an_absent_host_to_a_bot(
    run_server: Callable[..., None], monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scene(server: RunningServer) -> None:
        live = await start_game(server)
        while live.now.turn() != (0,):
            await live.do(acts.play, "bob", live.now.match.decisions[0].moves[0], live.now.version)
        async with at_table(server, "bob") as bob:
            await bob.sees("(anna)")
            await bob.press("W", "enter")
            await bob.sees("a bot may play in 5 mins", "either player may let a bot play")
            await bob.sees_no("all others agree")
            assert live.now.chairs[0].is_human, "it is too early"
            await bob.press("escape")
            monkeypatch.setattr("tui.lobby.participant.seconds_since", lambda since: 5 * 60 + 1.0)
            await bob.press("W")
            await bob.sees("Enter: let a bot play")
            await bob.press("enter", "escape")
            await bob.sees("Journeyman plays for anna")

    run_server(scene)


def test_the_others_agree_to_let_a_bot_play_for_an_absent_player(run_server: Callable[..., None]) -> None:
    async def scene(server: RunningServer) -> None:
        live = await start_game(server, ("anna", "bob", "cleo"))
        async with at_table(server, "anna") as anna:
            await anna.press("W", "down", "down", "enter", "escape")
            await anna.quiet()
            assert live.now.stand_in_request is None, "there is nobody to ask"
            async with at_table(server, "bob") as bob:
                await anna.press("W", "down", "down", "enter", "escape")
                await bob.sees("anna asks to let a bot", "play for cleo", "Y agree", "N refuse")
                await bob.press("N")
                await anna.sees("bob says no.")
                await bob.press("W", "down", "down", "enter", "escape")
                await anna.sees("bob asks to let a bot", "play for cleo")
                await bob.sees("You asked to let a bot")
                await anna.press("Y")
                for terminal in (anna, bob):
                    await terminal.sees("Journeyman plays for cleo")
                assert live.now.chairs[2].bot == "journeyman"

    run_server(scene)


LOOKING_AROUND = (
    ("L", "go there"),
    ("enter", "Replay 0/1"),
    ("end", "Replay 1/1"),
    ("q", "Setting dice"),
    ("S", "Esc close"),
    ("escape", "Setting dice"),
    ("P", "Setting dice"),
    ("T", "when the game is over"),
)
"""Keys that show more of the table, each with what is seen then."""


def seen_by_others(run_server: Callable[..., None], folder: Path, dice: tuple[int, ...]) -> dict[str, list[str]]:
    """Set anna's dice in secret, and return what she, another player and a spectator see meanwhile."""
    seen: dict[str, list[str]] = {}

    async def scene(server: RunningServer) -> None:
        live = await start_game(server, ("anna", "bob", "cleo"), game="crystal_palace")
        wide = {"size": (120, 40)}
        async with (
            at_table(server, "anna", **wide) as anna,
            at_table(server, "bob", **wide) as bob,
            at_table(server, "dora", **wide) as dora,
        ):
            for terminal in (bob, dora):
                await terminal.quiet()
                terminal.take()
            await anna.press(*map(str, dice))
            seen["anna"] = [anna.text]
            await anna.press("enter")
            await server.until(lambda: moves_of(live) == 1, "set")
            assert live.now.match.entries[0].move == SetDice(dice)

            async def looks_around(name: str, terminal: SshTerminal) -> None:
                seen[name] = []
                for key, text in LOOKING_AROUND:
                    await terminal.press(key)
                    await terminal.sees(text)
                    await terminal.quiet()
                    seen[name].append(terminal.text.replace(live.id, "table"))
                written = " ".join(map(str, dice))
                assert written not in terminal.take().decode("utf-8", "replace")

            await asyncio.gather(looks_around("bob", bob), looks_around("dora", dora))
            await live.do(acts.play, "bob", SetDice((1, 1, 1, 1)), live.now.version)
            await live.do(acts.play, "cleo", SetDice((2, 2, 2, 2)), live.now.version)
            for terminal in (anna, bob, dora):
                await terminal.press("escape", "L")
                await terminal.sees(f"anna shows {' '.join(map(str, dice))}")

    run_server(scene)
    shutil.rmtree(folder)
    folder.mkdir()
    return seen


def test_secret_dice_reach_no_other_session(run_server: Callable[..., None], folder: Path) -> None:
    """Whatever anna sets, the others' screens are the same to the letter until the reveal."""
    high, low = (seen_by_others(run_server, folder, dice) for dice in ((6, 6, 5, 5), (4, 3, 3, 1)))
    assert high["anna"] != low["anna"]
    assert high["bob"] == low["bob"]
    assert high["dora"] == low["dora"]


def test_a_shutdown_is_announced_at_the_tables(run_server: Callable[..., None]) -> None:
    async def scene(server: RunningServer) -> None:
        await start_game(server)
        async with at_table(server, "anna") as anna:
            closing = asyncio.create_task(server.close())
            await anna.sees("about to close")
            await anna.wait_closed()
            assert "Your tables are saved" in anna.printed
            await closing

    run_server(scene, notice=1.0)


def test_a_finished_game_is_replayed_and_one_under_way_cannot_be_continued(run_server: Callable[..., None]) -> None:
    async def scene(server: RunningServer) -> None:
        live = await start_game(server)

        async def plays_on(moves: int) -> None:
            for _ in range(moves):
                if live.now.status == "playing":
                    [decision] = live.now.match.decisions
                    await live.do(acts.play, next_player(live), decision.moves[0], live.now.version)

        await plays_on(3)
        async with at_table(server, "anna") as anna:
            await anna.press("L")
            await anna.sees("go there")
            await anna.press("enter")
            await anna.sees("Replay ")
            await anna.press("c")
            await anna.sees("still in progress")
            await anna.press("q", "q")
            await anna.sees("Your tables")
            await plays_on(10_000)
            await anna.sees("Your finished games", "won by")
            await anna.press("enter")
            await anna.sees("Replay 0/")
            await anna.press("end", "c")
            await anna.sees("Final scores")
            await anna.press("escape")
            await anna.sees("Round 4")
            assert server.sessions[1].app.screen.source.path.parent.name == "saves"

    run_server(scene)


def test_going_to_a_table_by_name(run_server: Callable[..., None]) -> None:
    async def scene(server: RunningServer) -> None:
        live = await start_game(server)
        async with server.log_in("dora") as dora:
            await go_to_table(dora, "watching")
            await dora.press("q")
            await dora.sees("Games to watch")
            await dora.press("p")
            dora.type("nosuch\r")
            await dora.sees_no("Esc cancel")
            await dora.sees("nosuch")
            await dora.press("p")
            dora.type(f"{live.id}\r")
            await dora.sees("watching")

    run_server(scene)
