"""Fair turns: input is passed on one piece at a time, theirs first who have used the least."""

import asyncio
import time
from collections.abc import Callable
from itertools import count
from types import SimpleNamespace
from typing import Any

import pytest

from tests.tui.serve.client import KEYS
from tests.tui.serve.conftest import RunningServer
from tests.tui.serve.tables import go_to_table, start_game
from tui.serve import turns as module
from tui.serve.turns import BURST, FairTurns


class Line:
    """Input whose pieces are counted."""

    def __init__(self, name: str, pieces: int, served: list[str]) -> None:
        self.name = name
        self.pieces = pieces
        self.served = served

    @property
    def is_empty(self) -> bool:
        return not self.pieces

    def pass_on(self) -> float:
        self.pieces -= 1
        self.served.append(self.name)
        return 1.0


async def drained(turns: FairTurns, *lines: Line) -> None:
    while not all(line.is_empty for line in lines):
        await asyncio.sleep(0)
    await turns.close()


def test_a_player_who_types_a_little_comes_before_one_who_floods() -> None:
    async def scene() -> list[str]:
        served: list[str] = []
        turns = FairTurns()
        flood, person = Line("flood", 60, served), Line("person", 1, served)
        turns.wait("mallory", flood)
        while len(served) < 20:
            await asyncio.sleep(0)
        turns.wait("anna", person)
        await drained(turns, flood, person)
        return served

    served = asyncio.run(scene())
    assert served.index("person") <= 22
    assert len(served) == 61


def test_the_sessions_of_a_player_share_a_turn(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every look at the clock takes a millisecond, so that all pieces count alike however busy the machine is."""
    looks = count()
    monkeypatch.setattr(module, "time", SimpleNamespace(monotonic=lambda: next(looks) * 0.001))
    monkeypatch.setattr(module, "LITTLE_USED", 0.0)

    async def scene() -> list[str]:
        served: list[str] = []
        turns = FairTurns()
        lines = [Line(f"flood {number}", 15, served) for number in range(4)]
        for line in lines:
            turns.wait("mallory", line)
        other = Line("person", 10, served)
        turns.wait("anna", other)
        await drained(turns, *lines, other)
        return served

    served = asyncio.run(scene())
    last = max(index for index, name in enumerate(served) if name == "person")
    assert last < 30, "four sessions together take as many turns as the other player's one"


def test_a_burst_is_passed_on_at_once_and_the_rest_at_an_even_rate(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "PIECES_PER_SECOND", 0.001)

    async def scene() -> int:
        served: list[str] = []
        turns = FairTurns()
        flood = Line("flood", 1000, served)
        turns.wait("mallory", flood)
        for _ in range(20_000):
            await asyncio.sleep(0)
        await turns.close()
        return len(served)

    assert asyncio.run(scene()) == BURST


def test_a_flood_of_everything_leaves_the_session_and_others_alone(run_server: Callable[..., None]) -> None:
    """What is typed, pasted and resized too fast is put off; the innocent player's keys are answered meanwhile."""

    async def scene(server: RunningServer) -> None:
        await start_game(server, ("mallory", "bob"))
        async with server.log_in("mallory") as mallory, server.log_in("anna") as anna:
            await go_to_table(mallory)
            await anna.sees("Quit")
            for number in range(60):
                mallory.type(KEYS["down"] * 20 + "i" + "\x1b[200~" + "x" * 500 + "\x1b[201~" + "i")
                mallory.channel.change_terminal_size(80 + number % 40, 24 + number % 16)
            await anna.press("f1")
            await anna.sees("Rules: Bruxelles 1897")
            await anna.press("escape")
            await anna.sees("Quit")
            assert len(server.sessions) == 2
            assert not server.logged("session-broke")

    run_server(scene)


def test_changes_are_shown_one_after_the_other_and_in_turn_with_input(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "PAINTING", 0.0)
    monkeypatch.setattr(module, "LITTLE_USED", 0.0)

    async def scene() -> list[str]:
        served: list[str] = []
        turns = FairTurns()
        keys = Line("key", 5, served)
        for number in range(5):
            turns.show(lambda number=number: served.append(f"change {number}"))  # type: ignore[misc]
        turns.wait("anna", keys)
        while len(served) < 10:
            await asyncio.sleep(0)
        await turns.close()
        return served

    assert asyncio.run(scene()) == [each for number in range(5) for each in ("key", f"change {number}")]


def test_a_line_of_chat_of_a_quiet_player_waits_for_nobody() -> None:
    async def scene() -> list[str]:
        served: list[str] = []
        turns = FairTurns()
        flood = Line("flood", 500, served)
        turns.wait("mallory", flood)
        for _ in range(50):
            await asyncio.sleep(0)
        before = len(served)
        turns.wait("anna", Line("person", 15, served))
        await turns.close()
        return served[before:]

    assert asyncio.run(scene()) == ["person"] * 15


def test_a_player_who_has_used_their_share_waits(monkeypatch: pytest.MonkeyPatch) -> None:
    """The share counts by time: what keeps the loop busy for long is put off sooner."""
    monkeypatch.setattr(module, "MOST_USED", 0.05)
    monkeypatch.setattr(module, "LITTLE_USED", 0.0)
    monkeypatch.setattr(module, "HALF_LIFE", 1e9)

    class Slow(Line):
        def pass_on(self) -> float:
            asyncio.get_running_loop().call_soon(time.sleep, 0.01)
            return super().pass_on()

    async def scene() -> int:
        served: list[str] = []
        turns = FairTurns()
        turns.wait("mallory", Slow("flood", 100, served))
        await asyncio.sleep(0.4)
        await turns.close()
        return len(served)

    assert 1 < asyncio.run(scene()) <= 10


def test_a_session_that_fails_in_its_turn_stops_nobody_else() -> None:
    class Broken(Line):
        def pass_on(self) -> float:
            super().pass_on()
            raise ZeroDivisionError

    async def scene() -> tuple[list[str], int]:
        errors: list[Any] = []
        asyncio.get_running_loop().set_exception_handler(lambda _loop, context: errors.append(context["exception"]))
        served: list[str] = []
        turns = FairTurns()
        turns.show(lambda: 1 // 0)  # type: ignore[arg-type]
        turns.show(lambda: served.append("shown"))
        turns.wait("mallory", Broken("broken", 2, served))
        person = Line("person", 3, served)
        turns.wait("anna", person)
        while not person.is_empty or "shown" not in served:
            await asyncio.sleep(0.001)
        await turns.close()
        return served, len(errors)

    served, errors = asyncio.run(scene())
    assert served.count("person") == 3
    assert errors >= 2


def test_a_busy_loop_is_not_charged_to_those_who_type(monkeypatch: pytest.MonkeyPatch) -> None:
    """While others keep the loop busy, a chat line of a quiet player goes through at once."""
    monkeypatch.setattr(module, "HALF_LIFE", 1e9)

    async def scene() -> int:
        served: list[str] = []
        turns = FairTurns()
        line = Line("person", 25, served)
        turns.wait("anna", line)
        for _ in range(100):
            time.sleep(0.04)  # what other sessions do
            await asyncio.sleep(0)
            if line.is_empty:
                break
        await turns.close()
        return len(served)

    assert asyncio.run(scene()) == 25
