"""What every released version wrote opens, replays, goes on and can be exported.

The files in `tests/frozen` are as their version wrote them and are never made anew; `tests/frozen/make.py` freezes
those of a release.
"""

import asyncio
import shutil
from pathlib import Path
from typing import Any

import msgspec
import pytest

from saves.records import record
from saves.records.journal import Journal
from saves.records.library import Library
from saves.records.record import SUFFIX
from saves.store import open_store
from saves.tables import Tables, acts
from saves.tables.export import export
from saves.tables.reading import read_table
from saves.tables.table import OPEN, OVER, PLAYING
from tests.frozen.make import described, play_table
from tui.settings import SettingsFile

FROZEN = Path(__file__).parents[1] / "frozen"
VERSIONS = sorted(each.parent for each in FROZEN.glob("*/expected.json"))
EXPECTED: dict[Path, dict[str, Any]] = {
    folder: msgspec.json.decode((folder / "expected.json").read_bytes()) for folder in VERSIONS
}
RECORDS = [folder / "records" / f"{name}{SUFFIX}" for folder in VERSIONS for name in EXPECTED[folder]["records"]]
TABLES = [(folder, table) for folder in VERSIONS for table in EXPECTED[folder]["tables"]]

each_record = pytest.mark.parametrize("path", RECORDS, ids=lambda path: f"{path.parts[-3]}-{path.stem}")
each_table = pytest.mark.parametrize(("folder", "table"), TABLES, ids=[f"{f.name}-{t}" for f, t in TABLES])


def expected_of(path: Path) -> dict[str, Any]:
    expected: dict[str, Any] = EXPECTED[path.parents[1]]["records"][path.stem]
    return expected


@pytest.fixture
def store_file(folder: Path, tmp_path: Path) -> Path:
    return Path(shutil.copyfile(folder / "house.sqlite", tmp_path / "house.sqlite"))


def test_the_first_release_is_frozen() -> None:
    assert (FROZEN / "0.1.0") in VERSIONS
    kinds = {path.stem.partition("-")[0] for path in RECORDS if path.parts[-3] == "0.1.0"}
    assert kinds >= {"corrected", "unfinished", "torn", "from", "bruxelles1897", "bruxelles1893", "crystal_palace"}
    statuses = {each["status"] for each in EXPECTED[FROZEN / "0.1.0"]["tables"].values()}
    assert statuses == {"open", "playing", "over", "closed"}


@each_record
def test_a_record_opens_and_replays(path: Path) -> None:
    assert described(path) == expected_of(path)


@each_record
def test_a_record_goes_on(path: Path, tmp_path: Path) -> None:
    copy = Path(shutil.copyfile(path, tmp_path / path.name))
    whole = copy.read_bytes()
    with Journal.open(copy) as journal:
        moves = expected_of(path)["moves"]
        if expected_of(path)["over"]:
            journal = Journal.branch(copy, moves // 2, tmp_path / f"later{SUFFIX}")
            moves //= 2
        decision = journal.match.decision
        assert decision is not None
        journal.play(decision.moves[0], decision.seat)
        journal.close()
    again = Journal.open(journal.path, read_only=True)
    assert len(again.match.entries) == moves + 1
    kept = whole[: whole.rindex(b"\n") + 1]
    assert copy.read_bytes().startswith(kept), "what was written stays as it is"


@each_record
def test_a_record_can_be_written_out(path: Path, tmp_path: Path) -> None:
    library = Library(tmp_path)
    source = Journal.open(path, read_only=True)
    with library.branch(source, len(source.match.entries), name="copy") as copy:
        assert record.digest(copy.match.state) == record.digest(source.match.state)
    opened = described(copy.path)
    assert opened == expected_of(path)


@each_table
def test_a_table_opens(folder: Path, table: str, store_file: Path) -> None:
    store = open_store(store_file)
    opened = read_table(store, table)
    expected = EXPECTED[folder]["tables"][table]
    store.close()
    assert opened.status == expected["status"]
    assert opened.version == expected["version"]
    assert len(opened.match.entries) == expected["moves"]
    assert len(opened.notes) == expected["notes"]
    assert opened.match.state.round == expected["round"]
    assert list(opened.players) == expected["players"]
    assert opened.private == expected["private"]


@each_table
def test_a_table_goes_on(folder: Path, table: str, store_file: Path) -> None:
    asyncio.run(_go_on(store_file, table))


async def _go_on(store_file: Path, table: str) -> None:
    tables = Tables(open_store(store_file))
    try:
        live = await tables.open(table)
        before = live.now.version
        match live.now.status:
            case "playing":
                await play_table(live, 3)
            case "open":
                await live.do(acts.put_bot, "Ann", 1, "apprentice")
                await live.do(acts.start, "Ann")
            case "over":
                await live.do(acts.say, "Ann", "Again?")
            case "closed":
                return
        assert read_table(tables.store, table).version == live.now.version > before
    finally:
        await tables.close()


@each_table
def test_a_table_can_be_written_out(folder: Path, table: str, store_file: Path, tmp_path: Path) -> None:
    store = open_store(store_file)
    status = EXPECTED[folder]["tables"][table]["status"]
    if status in (PLAYING, OVER):
        exported = export(store, table)
        library = Library(tmp_path / "library")
        name = library.keep(exported.header, exported.lines)
        assert exported.problem is None
        assert len(library.open(name, read_only=True).match.entries) == EXPECTED[folder]["tables"][table]["moves"]
    else:
        assert status in (OPEN, "closed")
    store.close()


@pytest.mark.parametrize("folder", VERSIONS, ids=lambda folder: folder.name)
def test_settings_open(folder: Path, tmp_path: Path) -> None:
    file = SettingsFile(Path(shutil.copyfile(folder / "settings.json", tmp_path / "settings.json")))
    assert file.problem == ""
    assert (file.settings.language, file.settings.theme, file.settings.keys) == ("fr", "paxton", "hjkl")
