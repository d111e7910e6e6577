"""States that older versions wrote in another form: migrated when they are read, never rewritten in place."""

import shutil
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest

from engine.game import NewerStateError, game
from saves.problems import RecordError
from saves.records.journal import Journal
from saves.records.record import Checkpoint, Record, checkpoint, digest, encode, read
from saves.store import Logged
from saves.tables import SharedTable
from saves.tables import entries as log
from tests.saves.tables.in_memory import begun

Kept = Callable[..., Path]
Play = Callable[..., Journal]
RULES = game("bruxelles1897")


def as_once_written(state: dict[str, Any]) -> dict[str, Any]:
    """Return the data of a state as a version wrote it that called the first player the opener, and knew no Expo."""
    data = {("opener" if key == "first" else key): value for key, value in state.items() if key != "expo"}
    data.pop("state_version", None)
    return data


def migrate(data: dict[str, Any]) -> dict[str, Any]:
    """Turn version 1 into version 2."""
    return {("first" if key == "opener" else key): value for key, value in data.items()}


@pytest.fixture
def migrations(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(RULES, "state_migrations", (migrate,))


def rewritten(found: Record, path: Path) -> Path:
    """Write a record as the older version would have."""

    def older(line: Any) -> Any:
        if not isinstance(line, Checkpoint):
            return line
        state = as_once_written(line.state)
        return Checkpoint(line.round, state, digest(state))

    path.write_bytes(b"".join(encode(older(line)) for line in (found.header, *found.lines)))
    return path


def test_states_of_version_1_do_not_say_their_version_and_later_ones_do(monkeypatch: pytest.MonkeyPatch) -> None:
    state = RULES.new(2)
    assert RULES.state_version == 1
    assert RULES.state_to_data(state) == msgspec.json.decode(msgspec.json.encode(state))
    monkeypatch.setattr(RULES, "state_migrations", (migrate,))
    data = RULES.state_to_data(state)
    assert data["state_version"] == RULES.state_version == 2
    assert RULES.state_from_data(data) == state
    assert RULES.state_from_data({**as_once_written(data), "expo": state.expo}) == state


def test_a_record_of_an_older_version_opens_goes_on_and_opens_again(
    kept: Kept, play: Play, tmp_path: Path, migrations: None
) -> None:
    whole = read(kept())
    middle = [index for index, line in enumerate(whole.lines) if isinstance(line, Checkpoint)][1]
    half = Record(whole.path, whole.header, whole.lines[: middle + 3], 0)
    path = rewritten(half, tmp_path / "old.pavilion")
    before = path.read_bytes()
    with Journal.open(path) as journal:
        assert journal.notices == []
        play(journal)
    assert path.read_bytes().startswith(before)
    versions = [line.state.get("state_version", 1) for line in read(path).lines if isinstance(line, Checkpoint)]
    assert versions == [1, 1, 2, 2]
    assert Journal.open(path, read_only=True).match.is_over


def test_a_record_that_begins_in_an_older_state_opens(kept: Kept, tmp_path: Path, migrations: None) -> None:
    whole = read(kept())
    first = next(index for index, line in enumerate(whole.lines) if isinstance(line, Checkpoint))
    line = whole.lines[first]
    assert isinstance(line, Checkpoint)
    start = {**as_once_written(line.state), "expo": line.state["expo"]}
    header = msgspec.structs.replace(whole.header, start=start)
    path = rewritten(Record(whole.path, header, whole.lines[first + 1 :], 0), tmp_path / "old.pavilion")
    assert Journal.open(path, read_only=True).match.is_over


def test_a_table_of_an_older_version_opens(migrations: None) -> None:
    shared = begun()
    shared.play_on(60)
    older = []
    for logged in shared.log:
        entry = log.decode(logged.body)
        if isinstance(entry, log.Position):
            state = as_once_written(entry.state)
            entry = log.Position(entry.round, state, digest(state))
        older.append(Logged(logged.seq, log.encode(entry), logged.at))
    assert [each.body for each in older] != [each.body for each in shared.log]
    table = SharedTable(shared.row).after(older)
    assert table.problem is None
    assert table.match.state == shared.table.match.state


def test_a_state_of_a_later_version_is_said_to_be_newer(kept: Kept) -> None:
    path = kept()
    found = read(path)
    index = next(index for index, line in enumerate(found.lines) if isinstance(line, Checkpoint))
    line = found.lines[index]
    assert isinstance(line, Checkpoint)
    state = {**line.state, "state_version": 3}
    found.lines[index] = Checkpoint(line.round, state, digest(state))
    path.write_bytes(b"".join(encode(each) for each in (found.header, *found.good_lines())))
    with pytest.raises(RecordError) as refused:
        Journal.open(path)
    assert refused.value.kind == "newer"
    assert (refused.value.arguments["version"], refused.value.arguments["known"]) == (3, 1)
    with pytest.raises(NewerStateError):
        RULES.migrated({**line.state, "state_version": 2})


@pytest.mark.parametrize("version", [0, "1", [1]])
def test_a_state_of_an_impossible_version_is_damage(kept: Kept, version: object) -> None:
    path = kept()
    found = read(path)
    index = next(index for index, line in enumerate(found.lines) if isinstance(line, Checkpoint))
    line = found.lines[index]
    assert isinstance(line, Checkpoint)
    state = {**line.state, "state_version": version}
    found.lines[index] = Checkpoint(line.round, state, digest(state))
    path.write_bytes(b"".join(encode(each) for each in (found.header, *found.good_lines())))
    with pytest.raises(RecordError) as refused:
        Journal.open(path)
    assert refused.value.kind == "bad-checkpoint"


def test_a_new_field_may_depart_from_its_default(kept: Kept, tmp_path: Path) -> None:
    """A record without a field agrees with any value of the field."""
    path = Path(shutil.copyfile(kept(), tmp_path / "old.pavilion"))
    whole = read(path)
    lines = []
    for line in whole.good_lines():
        if isinstance(line, Checkpoint):
            state = {key: value for key, value in line.state.items() if key not in ("first", "expo", "bonuses")}
            line = Checkpoint(line.round, state, digest(state))
        lines.append(line)
    path.write_bytes(b"".join(encode(line) for line in (whole.header, *lines)))
    assert Journal.open(path, read_only=True).match.is_over
    assert checkpoint(RULES, RULES.new(2)).state["first"] == 0
