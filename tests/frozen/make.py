"""Freeze what this version writes: `python -m tests.frozen.make` before a release, once.

Makes `tests/frozen/<version>/` with records, a store of shared tables and settings, and what opening them must give in
`expected.json`. The folder is never made anew: it is there to prove that later versions open what this one wrote.
"""

import asyncio
import random
import shutil
import sys
from importlib.metadata import version
from pathlib import Path
from typing import Any

import msgspec

from engine.game import game as game_of
from saves import gallery
from saves.records.journal import Journal
from saves.records.record import SUFFIX, Seat
from saves.store import open_store
from saves.tables import LiveTable, Tables, acts
from tui.settings import Settings, SettingsFile

FROZEN = Path(__file__).parent
CREATED = "2026-11-17T03:00:00Z"
PEOPLE = (Seat("Ann", "human"), Seat("Éloïse", "human"), Seat("Journeyman", "journeyman"))
CORRECTIONS: dict[str, dict[str, Any]] = {
    "bruxelles1897": {"actions": {"sale_money": 4}, "tracks": {"source": "owner", "five": {"prestige": [0, 1, 3, 5]}}},
    "bruxelles1893": {"player": {"money_by_turn_order": [9, 9, 9, 9, 9]}},
    "crystal_palace": {"selling": {"gear": 2}},
}

SLOW = {"tracks": "slow", "area_action": "optional"}
"""Options that are not the defaults."""


def freeze(folder: Path) -> None:
    """Write every kind of file of this version into a new folder."""
    folder.mkdir()
    records = folder / "records"
    records.mkdir()
    for entry in gallery.gallery():
        shutil.copyfile(entry.path, records / entry.path.name)
    for game in CORRECTIONS:
        unfinished(records / f"unfinished-{game}{SUFFIX}", game)
        corrected(records / f"corrected-{game}{SUFFIX}", game)
        torn(records / f"torn-{game}{SUFFIX}", game)
        recovered(records / f"from-a-checkpoint-{game}{SUFFIX}", game)
    with Journal.create(
        records / f"slow-bruxelles1897{SUFFIX}", "bruxelles1897", PEOPLE, seed=17, options=SLOW, created=CREATED
    ) as journal:
        play(journal, 60)
    asyncio.run(make_tables(folder / "house.sqlite"))
    settings = SettingsFile(folder / "settings.json")
    settings.settings = Settings(
        language="fr", theme="paxton", speed="fast", keys="hjkl", teacher=True, name="Ann", company=(("human", "Ann"),)
    )
    settings.save()
    expected = {
        "records": {path.stem: described(path) for path in sorted(records.glob(f"*{SUFFIX}"))},
        "tables": asyncio.run(describe_tables(folder / "house.sqlite")),
    }
    (folder / "expected.json").write_bytes(msgspec.json.format(msgspec.json.encode(expected)))


# Records


def unfinished(path: Path, game: str) -> None:
    """Write a game of two people and a bot in its second round, with undos and redos."""
    with Journal.create(path, game, PEOPLE, seed=13, free_undo=True, created=CREATED) as journal:
        play(journal, 12)
        seat = journal.match.last_human_seat()
        assert seat is not None
        journal.undo(seat)
        journal.redo()
        journal.undo(seat)
        play(journal, 400, until_round=2)
        play(journal, 9)


def corrected(path: Path, game: str) -> None:
    """Write a game with corrected components, as far as the second round."""
    edition = game_of(game).editions.corrected(CORRECTIONS[game])
    with Journal.create(path, game, PEOPLE[:2], seed=14, edition=edition, created=CREATED) as journal:
        play(journal, 400, until_round=2)
        play(journal, 5)


def torn(path: Path, game: str) -> None:
    """Write a game with a torn last line."""
    with Journal.create(path, game, PEOPLE, seed=15, created=CREATED) as journal:
        play(journal, 25)
    data = path.read_bytes()
    path.write_bytes(data[:-7])


def recovered(path: Path, game: str) -> None:
    """Save what is left of a damaged game: it begins in the middle."""
    damaged = path.with_suffix(".damaged")
    with Journal.create(damaged, game, PEOPLE, seed=16, created=CREATED) as journal:
        play(journal, 400, until_round=3)
        play(journal, 6)
    lines = damaged.read_bytes().split(b"\n")
    lines[3] = b"?"
    damaged.write_bytes(b"\n".join(lines))
    Journal.recover(damaged, path, created=CREATED).close()
    damaged.unlink()


def play(journal: Journal, moves: int, until_round: int = 1000) -> None:
    """Play at most `moves` random moves, or until a round begins."""
    chance = random.Random(5)
    for _ in range(moves):
        decision = journal.match.decision
        if decision is None or journal.match.state.round >= until_round:
            break
        journal.play(chance.choice(list(decision.moves)), decision.seat)


def described(path: Path) -> dict[str, Any]:
    """Return what opening a record must give."""
    journal = Journal.open(path, read_only=True)
    match = journal.match
    standings = sorted(match.game.standings(match.state).seats, key=lambda each: each.seat)
    return {
        "game": match.game.key,
        "moves": len(match.entries),
        "round": match.state.round,
        "over": match.is_over,
        "totals": [each.total for each in standings],
        "corrected": journal.header.corrections is not None,
    }


# Shared tables


async def make_tables(path: Path) -> None:
    """Write a store with tables of every status, public and private."""
    tables = Tables(open_store(path))
    try:
        for name in ("Ann", "Bob"):
            tables.store.register(name, f"ssh-ed25519 {name}", at=CREATED)
        tables.store.register("Carol", None, guest=True, at=CREATED)
        for seed, game in enumerate(CORRECTIONS):
            running = await seated(tables, game, seed, word="")
            await play_table(running, 400, until_round=2)
            await play_table(running, 5)
            await running.do(acts.say, "Bob", "À vous !")
        private = await seated(tables, "bruxelles1897", 5, word="Horta")
        await play_table(private, 40, until_round=2)
        seat = private.now.match.last_human_seat()
        assert seat is not None
        player = private.now.chairs[seat].player
        assert player is not None
        await private.do(acts.ask_for_undo, player)
        stood_in = await seated(tables, "bruxelles1893", 6, word="")
        await play_table(stood_in, 20)
        await stood_in.do(acts.stand_in, "Ann", 1, "journeyman")
        over = await seated(tables, "bruxelles1897", 7, word="")
        await play_table(over, 10_000)
        await tables.create("Ann", "crystal_palace", (None, None, "master"), seed=8)
        closed = await tables.create("Bob", "bruxelles1897", (None, "apprentice"), seed=9)
        await closed.do(acts.close, "Bob")
    finally:
        await tables.close()


async def seated(tables: Tables, game: str, seed: int, word: str) -> LiveTable:
    """Create a table at which Ann, Bob and a bot play."""
    live = await tables.create("Ann", game, (None, None, "apprentice"), seed=seed, word=word)
    await live.do(acts.sit, "Bob", word=word)
    await live.do(acts.start, "Ann")
    return live


async def play_table(live: LiveTable, moves: int, until_round: int = 1000) -> None:
    """Play at most `moves` random moves at a table, or until a round begins."""
    chance = random.Random(3)
    for _ in range(moves):
        table = live.now
        decision = table.match.decision
        if decision is None or table.match.state.round >= until_round:
            break
        move, chair = chance.choice(list(decision.moves)), table.chairs[decision.seat]
        if chair.bot is None:
            assert chair.player is not None
            await live.do(acts.play, chair.player, move, based_on=table.version)
        else:
            await live.do(acts.play_for_bot, decision.seat, chair.bot, move, based_on=table.version)


async def describe_tables(path: Path) -> dict[str, Any]:
    """Return what opening each table must give, by its id."""
    tables = Tables(open_store(path))
    found = {}
    try:
        for card in await tables.cards(private=True):
            table = (await tables.open(card.id)).now
            found[card.id] = {
                "game": card.game,
                "status": table.status,
                "private": table.private,
                "version": table.version,
                "moves": len(table.match.entries),
                "notes": len(table.notes),
                "round": table.match.state.round,
                "players": list(table.players),
            }
    finally:
        await tables.close()
    return found


def main() -> None:
    """Freeze the installed version, unless it is frozen already."""
    folder = FROZEN / version("pavilion")
    if folder.exists():
        sys.exit(f"{folder.name} is frozen already")
    freeze(folder)


if __name__ == "__main__":
    main()
