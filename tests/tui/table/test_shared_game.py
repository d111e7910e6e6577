"""A game that people play from several places, without a terminal: two participants of one table."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from saves.store import open_store
from saves.tables import LiveTable, Tables, acts
from tests.tui.table.presenters import Noting
from tests.tui.table.tables import AppRunner
from tui.boards import boards
from tui.lobby.participant import Participant
from tui.serve.context import ServerContext
from tui.serve.identity import RemotePlayer
from tui.serve.presence import Presence
from tui.table.shared_game import SharedGame
from tui.table.source import Change, ExchangePauses


class Player:
    """A participant with what their game reports."""

    def __init__(self, name: str, tables: Tables, live: LiveTable, runner: AppRunner) -> None:
        context = ServerContext(tables, RemotePlayer(name, "key", "127.0.0.1"), Presence())
        pauses = ExchangePauses(boards("bruxelles1897").is_window, lambda: False)
        self.presenter = Noting()
        self.game = SharedGame(Participant(context, live), runner.session(), pauses)
        self.game.subscribe(self.presenter)

    @property
    def decides(self) -> bool:
        decision = self.game.decision()
        return decision is not None and self.game.is_mine(decision)

    async def answer(self) -> None:
        decision = self.game.decision()
        assert decision is not None
        self.game.play(decision.moves[0])
        await self.presenter.done()

    async def catch_up(self) -> None:
        self.game.catch_up()
        await self.presenter.done()


Scene = Callable[[Player, Player, LiveTable], Awaitable[None]]


@pytest.fixture
def at_table(tmp_path: Path, runner: AppRunner) -> Callable[[Scene], None]:
    """Run a scene with the player who begins, the other one, and their table."""

    def run(scene: Scene) -> None:
        async def at_it() -> None:
            tables = Tables(open_store(tmp_path / "tables.sqlite"))
            try:
                live = await tables.create("Ann", "bruxelles1897", (None, None), seed=3)
                await live.do(acts.sit, "Bob")
                await live.do(acts.start, "Ann")
                players = [Player(name, tables, live, runner) for name in ("Ann", "Bob")]
                first = next(player for player in players if player.decides)
                other = next(player for player in players if player is not first)
                await scene(first, other, live)
            finally:
                await tables.close()

        asyncio.run(at_it())

    return run


def test_a_move_is_in_the_store_before_it_is_reported(at_table: Callable[[Scene], None]) -> None:
    async def scene(first: Player, other: Player, live: LiveTable) -> None:
        await first.answer()
        [move] = [entry.move for entry in live.now.match.entries]
        assert first.presenter.changes == [Change(since=0, is_own=True, played=move)]
        assert not other.presenter.changes

    at_table(scene)


def test_the_other_player_sees_it_and_is_called_when_it_is_their_turn(at_table: Callable[[Scene], None]) -> None:
    async def scene(first: Player, other: Player, live: LiveTable) -> None:
        while not other.decides:
            await first.answer()
            await other.catch_up()
        assert other.presenter.rings == 1
        assert other.presenter.changes[-1].shows == "position"
        assert len(other.game.match.entries) == len(live.now.match.entries)

    at_table(scene)


def test_chat_disturbs_no_choice(at_table: Callable[[Scene], None]) -> None:
    async def scene(first: Player, other: Player, live: LiveTable) -> None:
        await other.game.attempt(acts.say, "hello")
        await first.catch_up()
        assert first.presenter.changes == [Change("beside")]
        assert first.decides

    at_table(scene)


def test_undo_is_reported_to_both(at_table: Callable[[Scene], None]) -> None:
    async def scene(first: Player, other: Player, live: LiveTable) -> None:
        await first.answer()
        await other.catch_up()
        first.game.undo()
        await first.presenter.done()
        await first.catch_up()
        await other.catch_up()
        assert not live.now.match.entries
        assert first.presenter.changes[-1].undone
        assert other.presenter.changes[-1].undone
        assert first.game.can_redo
        assert not other.game.can_redo

    at_table(scene)


def test_beyond_the_rule_of_undo_the_others_are_asked(at_table: Callable[[Scene], None]) -> None:
    async def scene(first: Player, other: Player, live: LiveTable) -> None:
        while not other.decides:
            await first.answer()
            await other.catch_up()
        await other.answer()
        await first.catch_up()
        first.presenter.answers = [True]
        first.game.undo()
        await first.presenter.done()
        assert first.presenter.questions
        assert live.now.undo_request is not None

    at_table(scene)


def test_a_table_that_has_moved_on_takes_no_move_for_an_old_position(at_table: Callable[[Scene], None]) -> None:
    async def scene(first: Player, other: Player, live: LiveTable) -> None:
        decision = first.game.decision()
        assert decision is not None
        elsewhere = first.game.participant
        await elsewhere.do(acts.play, decision.moves[1], live.now.version)
        await first.answer()
        assert first.presenter.said
        assert [entry.move for entry in live.now.match.entries] == [decision.moves[1]]
        assert first.game.match.entries[-1].move == decision.moves[1]

    at_table(scene)
