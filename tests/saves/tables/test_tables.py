"""Live tables: those of one table stay in step, in one process and in two, and acts are in the store."""

import asyncio
import gc
import random
from collections.abc import AsyncIterator, Awaitable, Callable, Iterable
from contextlib import asynccontextmanager
from functools import partial
from pathlib import Path

import pytest

from engine.game import OptionsError
from saves.store import StoreError, open_store
from saves.store.sqlite import SqliteStore
from saves.tables import LiveTable, RefusedError, Tables, VersionConflictError, acts
from saves.tables.cards import TableCard
from saves.tables.entries import Say

PATIENCE = 30


@pytest.fixture(params=["sqlite", "postgresql"])
def place(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    if request.param == "sqlite":
        return str(tmp_path / "house.sqlite")
    return str(request.getfixturevalue("postgres_server").emptied_database())


@asynccontextmanager
async def opened_tables(place: str | Path, count: int = 1) -> AsyncIterator[list[Tables]]:
    """Open the tables of a store, several times as several servers do."""
    opened = [Tables(open_store(place)) for _ in range(count)]
    try:
        yield opened
    finally:
        for tables in opened:
            await tables.close()


async def until(live: LiveTable, wanted: Callable[[], bool]) -> None:
    """Wait until a live table is as wanted, relying on its watchers alone."""
    changed = asyncio.Event()
    end = live.watch(changed.set)
    async with asyncio.timeout(PATIENCE):
        while not wanted():
            await changed.wait()
            changed.clear()
    end()


def is_level(one: LiveTable, other: LiveTable) -> bool:
    return one.now.version >= other.now.version


async def two_players(tables: Tables, game: str = "bruxelles1897") -> LiveTable:
    live = await tables.create("Ann", game, (None, None), seed=7)
    await live.do(acts.sit, "Bob")
    await live.do(acts.start, "Ann")
    return live


async def play_one(live: LiveTable, chance: random.Random) -> None:
    decision = live.now.match.decisions[0]
    player = live.now.chairs[decision.seat].player
    assert player is not None
    await live.do(acts.play, player, chance.choice(list(decision.moves)), live.now.version)


# One process


async def _making(place: Path) -> None:
    async with opened_tables(place) as [tables]:
        told = asyncio.Event()
        tables.watch(told.set)
        live = await tables.create(
            "Ann", "crystal_palace", (None, "apprentice", None), seed=3, word=" lily  rose ", seat=2
        )
        async with asyncio.timeout(PATIENCE):
            await told.wait()
        table = live.now
        assert (table.owner, table.word, table.private, table.status) == ("Ann", "lily rose", True, "open")
        assert [(chair.player, chair.bot) for chair in table.chairs] == [
            (None, None),
            (None, "apprentice"),
            ("Ann", None),
        ]
        assert await tables.open(live.id) is live
        assert tables.store.table(live.id).owner == "Ann"
        assert tables.store.read(live.id)[0].at == table.created
        with pytest.raises(RefusedError):
            await tables.enter(live.id, "Bob", "rose")
        assert await tables.enter(live.id, "Bob", "Lily Rose") is live
        with pytest.raises(StoreError):
            await tables.open("nix")


def test_a_table_is_made_with_its_owner_at_it(tmp_path: Path) -> None:
    asyncio.run(_making(tmp_path / "house.sqlite"))


async def _refused(place: Path) -> None:
    async with opened_tables(place) as [tables]:
        with pytest.raises(OptionsError):
            await tables.create("Ann", "bruxelles1897", (None,) * 9)
        with pytest.raises(OptionsError):
            await tables.create("Ann", "bruxelles1897", (None, None), options={"x": "y"})
        for bots, kind in (
            (("apprentice", "apprentice"), "tables-no-place-for-owner"),
            ((None, "nobody's bot"), "tables-no-such-bot"),
        ):
            with pytest.raises(RefusedError) as refused:
                await tables.create("Ann", "bruxelles1897", bots)
            assert refused.value.kind == kind
        assert await tables.cards(private=True) == []


def test_a_table_that_cannot_be_is_not_made(tmp_path: Path) -> None:
    asyncio.run(_refused(tmp_path / "house.sqlite"))


async def _listing(place: str) -> None:
    async with opened_tables(place) as [tables]:
        mine = await two_players(tables)
        secret = await tables.create("Cleo", "bruxelles1893", (None, None), word="lily")
        opened = await tables.create("Cleo", "crystal_palace", ("apprentice", None, None))

        def ids(cards: Iterable[TableCard]) -> set[str]:
            return {card.id for card in cards}

        assert ids(await tables.cards()) == {mine.id, opened.id}
        assert ids(await tables.cards("open")) == {opened.id}
        assert ids(await tables.cards("open", private=True)) == {opened.id, secret.id}
        assert ids(await tables.cards(player="cleo")) == {opened.id, secret.id}
        [card] = await tables.cards("playing", player="Ann")
        assert (card.game, card.owner, card.status, card.moves, card.round) == ("bruxelles1897", "Ann", "playing", 0, 1)
        assert card.turn == mine.now.turn()
        assert (card.since, card.changed) == (mine.now.since, mine.now.changed)
        waiting = mine.now.chairs[card.turn[0]].player
        assert waiting is not None
        assert card.is_turn_of(waiting.upper())
        assert [card.is_turn_of(name) for name in ("Ann", "Bob", "Cleo")].count(True) == 1
        [card] = await tables.cards("open")
        assert (card.free, card.seat_of("Cleo"), card.private) == (1, 1, False)
        chance = random.Random(1)
        while mine.now.status == "playing":
            await play_one(mine, chance)
        [card] = await tables.cards("over")
        assert (card.result, card.moves, card.turn) == (mine.now.result, len(mine.now.match.entries), ())


def test_tables_are_listed_with_what_they_wait_for(place: str) -> None:
    asyncio.run(_listing(place))


async def _bots(place: Path) -> None:
    async with opened_tables(place) as [tables]:
        live = await tables.create("Ann", "bruxelles1897", (None, "apprentice"), seed=7)
        await tables.create("Ann", "bruxelles1897", (None, "apprentice"), seed=7)
        await live.do(acts.start, "Ann")
        while (due := live.now.bot_to_move()) is None:
            assert await tables.waiting_for_bots() == []
            await play_one(live, random.Random(1))
        assert await tables.waiting_for_bots() == [live.id]
        move = live.now.match.decisions[0].moves[0]
        seen = live.now.version
        await live.do(acts.play_for_bot, *due, move, seen)
        with pytest.raises(VersionConflictError):
            await live.do(acts.play_for_bot, *due, move, seen)


def test_the_tables_that_wait_for_a_bot_are_known(tmp_path: Path) -> None:
    asyncio.run(_bots(tmp_path / "house.sqlite"))


async def _watchers(place: Path) -> None:
    async with opened_tables(place) as [tables]:
        live = await two_players(tables)
        seen: list[int] = []

        def fails() -> None:
            raise RuntimeError("a session that broke")

        live.watch(fails)
        end = live.watch(lambda: seen.append(live.now.version))
        await live.do(acts.say, "Ann", "one")
        await live.do(acts.say, "Ann", "two")
        end()
        end()
        await live.do(acts.say, "Ann", "three")
        assert seen == [live.now.version - 2, live.now.version - 1]


def test_a_watcher_that_breaks_is_left_out_and_the_others_are_told(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    asyncio.run(_watchers(tmp_path / "house.sqlite"))
    assert [record.message for record in caplog.records] == ["a watcher failed"]


async def _forgetting(place: Path) -> None:
    async with opened_tables(place) as [tables]:
        name = (await two_players(tables)).id
        await asyncio.sleep(0)
        while tables._following:
            await asyncio.gather(*tables._following.values())
        gc.collect()
        assert name not in tables._live
        again = await tables.open(name)
        assert again.now.status == "playing"


def test_a_table_that_nobody_looks_at_is_not_kept_in_memory(tmp_path: Path) -> None:
    asyncio.run(_forgetting(tmp_path / "house.sqlite"))


# Several at once


async def _in_step(place: str) -> None:
    async with opened_tables(place, 2) as [one, other]:
        here = await two_players(one)
        there = await other.open(here.id)
        chance = random.Random(2)
        for turn in range(8):
            moving, following = (here, there) if turn % 2 else (there, here)
            await play_one(moving, chance)
            await until(following, partial(is_level, following, moving))
            assert following.now.match.state == moving.now.match.state
            assert following.now.match.entries == moving.now.match.entries


def test_live_tables_of_two_servers_follow_each_other(place: str) -> None:
    asyncio.run(_in_step(place))


async def _stale(place: str) -> None:
    async with opened_tables(place, 2) as [one, other]:
        here = await two_players(one)
        there = await other.open(here.id)
        decision, seen = here.now.match.decisions[0], here.now.version
        player = here.now.chairs[decision.seat].player
        assert player is not None
        await here.do(acts.play, player, decision.moves[0], seen)
        with pytest.raises(VersionConflictError):
            await there.do(acts.play, player, decision.moves[-1], seen)
        assert there.now.version == here.now.version
        assert there.now.match.state == here.now.match.state


def test_a_move_against_what_another_server_has_written_is_stale_and_the_room_knows_better_then(place: str) -> None:
    asyncio.run(_stale(place))


async def _at_once(place: str) -> None:
    async with opened_tables(place, 2) as [one, other]:
        here = await two_players(one)
        there = await other.open(here.id)
        copies = [here, there] * 8
        saying: list[Awaitable[object]] = [
            live.do(acts.say, "Ann", f"remark {number}") for number, live in enumerate(copies)
        ]
        await asyncio.gather(*saying)
        await here.refresh()
        await there.refresh()
        said = [note.entry.text for note in here.now.notes if isinstance(note.entry, Say)]
        assert sorted(said) == sorted(f"remark {number}" for number in range(16))
        assert here.now.notes == there.now.notes


def test_talk_from_everywhere_at_once_is_all_heard_in_one_order(place: str) -> None:
    asyncio.run(_at_once(place))


async def _both_seal(place: str) -> None:
    async with opened_tables(place, 2) as [one, other]:
        here = await two_players(one, "crystal_palace")
        there = await other.open(here.id)
        seen = here.now.version
        mine, theirs = (here.now.match.decisions[seat].moves[0] for seat in (0, 1))
        await asyncio.gather(here.do(acts.play, "Ann", mine, seen), there.do(acts.play, "Bob", theirs, seen))
        await here.refresh()
        await there.refresh()
        assert {entry.seat for entry in here.now.match.entries[:2]} == {0, 1}
        assert here.now.match.state == there.now.match.state


def test_two_who_seal_their_dice_on_two_servers_at_once_both_do(place: str) -> None:
    asyncio.run(_both_seal(place))


async def _restart(place: str) -> None:
    async with opened_tables(place) as [tables]:
        live = await two_players(tables)
        for _ in range(20):
            await play_one(live, random.Random(3))
        await live.do(acts.say, "Bob", "good night")
        before = live.now
    async with opened_tables(place) as [tables]:
        after = (await tables.open(before.id)).now
        assert (after.version, after.notes, after.chairs) == (before.version, before.notes, before.chairs)
        assert after.match.state == before.match.state
        assert after.match.entries == before.match.entries


def test_a_restart_brings_every_table_back(place: str) -> None:
    asyncio.run(_restart(place))


# When the store fails


async def _failing(place: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with opened_tables(place) as [tables]:
        live = await two_players(tables)
        before, moves = live.now, len(live.now.match.entries)

        def gone(*_: object) -> None:
            raise StoreError("store-unreachable", "here", detail="gone")

        with monkeypatch.context() as broken:
            broken.setattr(SqliteStore, "append", gone)
            broken.setattr(SqliteStore, "read", gone)
            with pytest.raises(StoreError):
                await play_one(live, random.Random(1))
            assert live.now is before
            with pytest.raises(StoreError):
                await live.refresh()
            assert live.problem is not None
        await live.refresh()
        assert live.problem is None
        await play_one(live, random.Random(1))
        assert len(live.now.match.entries) == moves + 1


def test_what_cannot_be_written_has_not_happened(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    asyncio.run(_failing(tmp_path / "house.sqlite", monkeypatch))


async def _cancelled(place: Path) -> None:
    async with opened_tables(place) as [tables]:
        live = await two_players(tables)
        version = live.now.version
        doing = asyncio.create_task(live.do(acts.say, "Ann", "before I go"))
        await asyncio.sleep(0)
        doing.cancel()
        await asyncio.gather(doing, return_exceptions=True)
        await live.do(acts.say, "Bob", "bye")
        await live.refresh()
        said = [note.entry.text for note in live.now.notes if isinstance(note.entry, Say)]
        assert said in (["before I go", "bye"], ["bye"], ["bye", "before I go"])
        assert live.now.version == version + len(said)


def test_a_session_that_ends_in_the_middle_of_a_wish_leaves_the_room_sound(tmp_path: Path) -> None:
    asyncio.run(_cancelled(tmp_path / "house.sqlite"))


def test_a_player_opens_a_limited_number_of_unfinished_tables(tmp_path: Path) -> None:
    async def scene() -> None:
        tables = Tables(open_store(tmp_path / "h.sqlite"), most_open=2)
        first = await tables.create("Ann", "bruxelles1897", (None, None))
        await tables.create("Ann", "bruxelles1897", (None, None))
        with pytest.raises(RefusedError) as refused:
            await tables.create("Ann", "bruxelles1897", (None, None))
        assert (refused.value.kind, refused.value.arguments["count"]) == ("tables-too-many", 2)
        other = await tables.create("Bob", "bruxelles1897", (None, None))
        await other.do(acts.sit, "Ann")
        await first.do(acts.close, "Ann")
        await tables.create("Ann", "bruxelles1897", (None, None))
        await tables.close()

    asyncio.run(scene())
