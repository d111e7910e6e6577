"""A game on this machine, without a terminal: bots, exchange pauses, curtain, undo, and a disk that refuses."""

import asyncio
from collections.abc import Awaitable, Callable
from concurrent.futures import Future
from pathlib import Path
from typing import Any

import pytest

from engine.match import Match
from saves.problems import NotSavedError, notice
from saves.records.journal import Journal
from saves.records.record import Seat
from tests.tui.table.presenters import Noting
from tui.boards import boards
from tui.bots.pool import BotError
from tui.table import local_game
from tui.table.local_game import LocalGame
from tui.table.source import Change, ExchangePauses, Presenter

TWO_PEOPLE = (Seat("Ann", "human"), Seat("Bob", "human"))
ANN_AND_BOT = (Seat("Ann", "human"), Seat("Bob", "apprentice"))


class FirstMove:
    """Bots that take the first answer; a seat can be made to fail."""

    def __init__(self) -> None:
        self.fails = False
        self.closed = False

    def subscribe(self, presenter: Presenter) -> None:
        pass

    async def choose(self, match: Match, seat: Seat, number: int) -> Any:
        if self.fails:
            raise BotError("tired")
        return next(each for each in match.decisions if each.seat == number).moves[-1]

    async def close(self) -> None:
        self.closed = True


class Table:
    """A game with what it reports."""

    def __init__(self, journal: Journal, windows: bool) -> None:
        self.bots, self.presenter = FirstMove(), Noting()
        pauses = ExchangePauses(boards(journal.match.game.key).is_window, lambda: windows)
        self.game = LocalGame(journal, self.bots, pauses)
        self.game.subscribe(self.presenter)
        self.game.settle()

    async def answer(self, number: int = 0) -> None:
        """Answer the decision of a person, and let the bots answer after it."""
        decision = self.game.decision()
        assert decision is not None
        self.game.play(decision.moves[number])
        self.game.settle()
        self.game.proceed()
        await self.presenter.done()


@pytest.fixture
def at_table(tmp_path: Path) -> Callable[..., None]:
    """Run a scene at a new table, and close it."""

    def run(
        scene: Callable[[Table], Awaitable[None]],
        seats: tuple[Seat, ...] = TWO_PEOPLE,
        game: str = "bruxelles1897",
        windows: bool = False,
        **more: Any,
    ) -> None:
        async def at_it() -> None:
            journal = Journal.create(tmp_path / "game.pavilion", game, seats, seed=7, **more)
            table = Table(journal, windows)
            try:
                await scene(table)
            finally:
                await table.game.close()
            assert table.bots.closed

        asyncio.run(at_it())

    return run


def test_a_move_is_in_the_record_before_it_is_reported(at_table: Callable[..., None]) -> None:
    async def scene(table: Table) -> None:
        await table.answer()
        [change] = table.presenter.changes
        assert change == Change(since=0, is_own=True, played=table.game.match.entries[0].move)
        assert len(table.game.path.read_text().splitlines()) == 2

    at_table(scene)


def test_a_decision_is_computed_once_per_position(at_table: Callable[..., None]) -> None:
    async def scene(table: Table) -> None:
        first = table.game.decision()
        assert table.game.decision() is first
        await table.answer()
        assert table.game.decision() is not first

    at_table(scene)


def test_bots_play_until_a_person_decides_and_every_step_is_narrated(at_table: Callable[..., None]) -> None:
    async def scene(table: Table) -> None:
        while not table.presenter.narrated:
            await table.answer(-1)
        decision = table.game.decision()
        assert decision is not None
        assert table.game.is_mine(decision)
        last = table.presenter.changes[-1]
        entries = table.game.match.entries
        assert last.since is not None
        assert all(entry.seat == 1 for entry in entries[last.since :])
        assert not last.is_own

    at_table(scene, ANN_AND_BOT)


def test_a_bot_that_fails_plays_its_first_move_and_that_is_said(at_table: Callable[..., None]) -> None:
    async def scene(table: Table) -> None:
        table.bots.fails = True
        while not table.presenter.said:
            await table.answer(-1)
        assert "Bob" in table.presenter.said[0]
        decision = table.game.decision()
        assert decision is not None
        assert table.game.is_mine(decision)

    at_table(scene, ANN_AND_BOT)


def test_undo_takes_the_bots_replies_back_and_redo_plays_them(at_table: Callable[..., None]) -> None:
    async def scene(table: Table) -> None:
        while len(table.game.match.entries) < 4:
            await table.answer(-1)
        before = len(table.game.match.entries)
        table.game.undo()
        assert table.presenter.changes[-1] == Change(undone=True)
        assert table.game.match.entries[-1:] != []
        assert len(table.game.match.entries) < before
        assert table.game.can_redo
        table.game.redo()
        assert len(table.game.match.entries) == before

    at_table(scene, ANN_AND_BOT, free_undo=True)


def test_an_answer_that_waits_for_the_disk_is_dropped_by_the_next(
    at_table: Callable[..., None], monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scene(table: Table) -> None:
        await table.presenter.done()
        slow: Future[None] = Future()
        monkeypatch.setattr(Journal, "pending", slow)
        decision = table.game.decision()
        assert decision is not None
        table.game.play(decision.moves[0])
        await asyncio.sleep(0)
        slow.set_result(None)
        monkeypatch.setattr(Journal, "pending", None)
        table.game.play(decision.moves[1])  # before the first one hears of the disk
        await table.presenter.done()
        assert [entry.move for entry in table.game.match.entries] == [decision.moves[1]]

    at_table(scene)


def test_bots_that_began_again_while_undo_waited_are_stopped(
    at_table: Callable[..., None], monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scene(table: Table) -> None:
        while (decision := table.game.decision()) is not None and decision.seat == 0:
            table.game.play(decision.moves[0])
        played = len(table.game.match.entries)
        slow: Future[None] = Future()
        monkeypatch.setattr(Journal, "pending", slow)
        table.game.undo()
        table.game.proceed()  # as when the language changes meanwhile
        await asyncio.sleep(0)
        slow.set_result(None)
        monkeypatch.setattr(Journal, "pending", None)
        await table.presenter.done()
        assert len(table.game.match.entries) < played

    at_table(scene, ANN_AND_BOT)


def test_undo_without_a_move_says_why(at_table: Callable[..., None]) -> None:
    async def scene(table: Table) -> None:
        table.game.undo()
        table.game.redo()
        assert len(table.presenter.said) == 2
        assert not table.presenter.changes

    at_table(scene)


def test_a_secret_decision_is_behind_a_curtain_until_its_player_is_there(at_table: Callable[..., None]) -> None:
    async def scene(table: Table) -> None:
        decision = table.game.decision()
        assert decision is not None
        assert decision.sealed
        assert table.game.curtain(decision) == decision.seat
        table.game.admit(decision.seat)
        assert table.game.curtain(decision) is None
        await table.answer()
        following = table.game.decision()
        assert following is not None
        assert table.game.curtain(following) == following.seat != decision.seat

    at_table(scene, game="crystal_palace")


def test_one_person_needs_no_curtain(at_table: Callable[..., None]) -> None:
    async def scene(table: Table) -> None:
        table.game.proceed()
        await table.presenter.done()
        decision = table.game.decision()
        assert decision is not None
        assert decision.sealed
        assert table.game.curtain(decision) is None

    at_table(scene, ANN_AND_BOT, "crystal_palace")


@pytest.mark.parametrize("windows", [True, False])
def test_exchange_pauses_are_skipped_unless_they_are_wanted(at_table: Callable[..., None], windows: bool) -> None:
    asked = set()

    async def scene(table: Table) -> None:
        while len(table.game.match.entries) < 60:
            decision = table.game.decision()
            assert decision is not None
            asked.add(decision.asks)
            table.game.admit(decision.seat)
            await table.answer()
        assert "window" in {entry.asks for entry in table.game.match.entries}

    at_table(scene, game="crystal_palace", windows=windows)
    assert ("window" in asked) is windows


def test_a_move_that_cannot_be_saved_does_not_happen(
    at_table: Callable[..., None], monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(*_: Any) -> None:
        raise NotSavedError(notice("not-written", "game", detail="disk full"))

    async def scene(table: Table) -> None:
        with monkeypatch.context() as full:
            full.setattr(Journal, "play", refuse)
            await table.answer()
        assert table.presenter.changes == [Change()]
        assert "disk full" in table.presenter.said[0]
        assert not table.game.match.entries

    at_table(scene)


def test_a_bots_move_is_tried_until_it_can_be_saved(
    at_table: Callable[..., None], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(local_game, "LAST_RETRY", 3.0)
    play = Journal.play

    async def scene(table: Table) -> None:
        def refuse_bots(journal: Journal, move: Any, seat: int | None = None) -> Any:
            if seat == 1 and len(table.presenter.waits) < 4:
                raise NotSavedError(notice("not-written", "game", detail="disk full"))
            return play(journal, move, seat)

        with monkeypatch.context() as full:
            full.setattr(Journal, "play", refuse_bots)
            while not table.presenter.waits:
                await table.answer(-1)
        assert table.presenter.waits == [1.0, 2.0, 3.0, 3.0]
        assert len(table.presenter.said) == 1
        assert not table.game.is_held_up

    at_table(scene, ANN_AND_BOT)
