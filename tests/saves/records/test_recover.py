from collections.abc import Callable, Sequence
from pathlib import Path

import msgspec
import pytest

from engine.game import game
from saves.problems import RecordError
from saves.records.journal import Journal
from saves.records.record import Checkpoint, Line, Played, Record, digest, encode, read, survey
from saves.records.replay import salvage
from tests.saves.changed_rules import pay_when_round_begins, raise_rules_version

Kept = Callable[..., Path]


@pytest.fixture
def rules_moved_on(monkeypatch: pytest.MonkeyPatch) -> None:
    """The rules have a new version."""
    raise_rules_version(monkeypatch)


@pytest.fixture
def rules_corrected(monkeypatch: pytest.MonkeyPatch) -> None:
    """The rules have a new version, with which games differ from the third round on."""
    pay_when_round_begins(monkeypatch, 3)


def write(record: Record, lines: Sequence[Line | RecordError | bytes], path: Path) -> Path:
    written = [encode(record.header)]
    for line in lines:
        assert not isinstance(line, RecordError)
        written.append(line if isinstance(line, bytes) else encode(line))
    path.write_bytes(b"".join(written))
    return path


def checkpoints(record: Record) -> list[int]:
    return [index for index, line in enumerate(record.lines) if isinstance(line, Checkpoint)]


def recovered(path: Path, moves: int, lost: int) -> Journal:
    """Recover a record that does not open; check the problem and that the old file is unchanged."""
    before = path.read_bytes()
    with pytest.raises(RecordError):
        Journal.open(path)
    journal = Journal.recover(path, path.with_name("recovered.pavilion"), created="2027-01-01T00:00:00Z")
    assert path.read_bytes() == before
    (told,) = journal.notices
    assert (told.kind, told.arguments["moves"], told.arguments["lost"]) == ("recovered", moves, lost)
    journal.close()
    with Journal.open(journal.path) as again:
        assert again.match.state == journal.match.state
        assert again.match.entries == journal.match.entries
    return journal


def test_same_rules_in_a_new_version_change_nothing(kept: Kept, rules_moved_on: None) -> None:
    path = kept()
    path.write_bytes(path.read_bytes().replace(b'"rules":2', b'"rules":1', 1))
    with Journal.open(path) as journal:
        assert journal.match.is_over
        assert journal.notices == []


def test_a_game_of_older_rules_opens_up_to_the_last_position_that_agrees(
    kept: Kept, tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    path = kept()
    before = path.read_bytes()
    old = read(path)
    second, third = checkpoints(old)[:2]
    request.getfixturevalue("rules_corrected")
    journal = Journal.open(path)
    assert journal.outdated
    assert journal.read_only
    assert len(journal.match.entries) == second, "all moves up to there are history"
    assert journal.match.game.state_to_data(journal.match.state) == old.lines[second].state
    (told,) = journal.notices
    total = sum(isinstance(line, Played) for line in old.lines)
    assert told.kind == "older-rules"
    assert [told.arguments[key] for key in ("rules", "known", "moves", "total")] == [1, 2, second, total]
    assert second < third
    with Journal.branch(journal, second, tmp_path / "on.pavilion") as on:
        assert on.header.rules == 2
        assert on.header.start is None
        assert on.match.entries == journal.match.entries
        decision = on.match.decision
        assert decision is not None
        on.play(decision.moves[0], decision.seat)
    assert len(Journal.open(on.path, read_only=True).match.entries) == second + 1
    assert path.read_bytes() == before, "the old record stays as it is"


def test_what_is_saved_of_a_game_of_older_rules_is_what_opens(
    kept: Kept, tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    path = kept()
    request.getfixturevalue("rules_corrected")
    opened = Journal.open(path)
    with Journal.recover(path, tmp_path / "recovered.pavilion") as recovered:
        assert recovered.match.entries == opened.match.entries


def test_a_result_that_older_rules_counted_differently_leaves_the_game_whole(kept: Kept, rules_moved_on: None) -> None:
    path = kept()
    data = path.read_bytes().replace(b'"rules":2', b'"rules":1', 1).replace(b'"decided_by":"', b'"decided_by":"x', 1)
    path.write_bytes(data)
    journal = Journal.open(path)
    assert journal.outdated
    assert journal.match.is_over


def test_a_move_that_became_illegal_ends_what_the_rules_agree_with(kept: Kept, rules_moved_on: None) -> None:
    path = kept(20)
    first = next(index for index, line in enumerate(read(path).lines) if line.move[0] == "place")
    data = path.read_bytes().replace(b'"rules":2', b'"rules":1', 1).replace(b'["place"', b'["plaice"', 1)
    path.write_bytes(data)
    journal = Journal.open(path)
    assert journal.outdated
    assert len(journal.match.entries) == first
    assert not journal.match.can_redo
    assert path.read_bytes() == data


def test_damage_is_no_matter_of_older_rules(kept: Kept, rules_moved_on: None) -> None:
    path = kept()
    data = path.read_bytes().replace(b'"rules":2', b'"rules":1', 1)
    path.write_bytes(data.replace(b'"digest":"', b'"digest":"0', 1))
    with pytest.raises(RecordError) as refused:
        Journal.open(path)
    assert refused.value.kind == "bad-checkpoint"


def test_a_damaged_line_before_a_checkpoint_loses_only_history(kept: Kept) -> None:
    path = kept()
    old = read(path)
    last = checkpoints(old)[2]
    lines = [*old.lines[:3], b"\xff\xfe\n", *old.lines[4 : last + 4]]
    journal = recovered(write(old, lines, path), moves=3, lost=0)
    with Journal.open(write(old, old.lines[: last + 4], path)) as whole:
        assert journal.match.state == whole.match.state
    assert len(journal.match.entries) == 3


def test_a_damaged_line_after_the_last_checkpoint_keeps_what_stands_before_it(kept: Kept) -> None:
    path = kept()
    old = read(path)
    last = checkpoints(old)[0]
    lines = [*old.lines[: last + 4], b'{"seat":0,"move":["fly"]}\n', *old.lines[last + 4 : last + 6]]
    journal = recovered(write(old, lines, path), moves=last + 3, lost=3)
    assert journal.header.start is None
    assert msgspec.to_builtins(journal.match.entries[-1].move)[0] == old.lines[last + 3].move[0]


def test_an_edited_checkpoint_is_left_out(kept: Kept) -> None:
    path = kept()
    old = read(path)
    first, second = checkpoints(old)[:2]
    checkpoint = old.lines[second]
    assert isinstance(checkpoint, Checkpoint)
    edited = msgspec.structs.replace(checkpoint, digest="0" * 16)
    lines = [*old.lines[:second], edited, *old.lines[second + 1 : second + 4]]
    journal = recovered(write(old, lines, path), moves=second - 1, lost=4)
    assert journal.header.start is None
    assert first < second


def test_moves_that_lead_elsewhere_go_back_to_the_last_checkpoint_that_agrees(kept: Kept) -> None:
    """The second checkpoint neither agrees nor can be read, so only the first one can be relied on."""
    path = kept()
    old = read(path)
    first, second = checkpoints(old)[:2]
    wrong = {**old.lines[second].state, "edition": "?", "piles": []}
    lines = [*old.lines[:second], Checkpoint(3, wrong, digest(wrong)), *old.lines[second + 1 : second + 4]]
    journal = recovered(write(old, lines, path), moves=first, lost=len(lines) - first - 1)
    assert digest(journal.match.state) == old.lines[first].digest


def test_components_that_changed_since_are_replaced_by_todays(kept: Kept) -> None:
    path = kept()
    old = read(path)
    last = checkpoints(old)[2]

    def foreign(line: Line | RecordError) -> Line | RecordError:
        if not isinstance(line, Checkpoint):
            return line
        state = {**line.state, "edition": "feedfeedfeed"}
        return Checkpoint(line.round, state, digest(state))

    elsewhere = msgspec.structs.replace(old, header=msgspec.structs.replace(old.header, edition="feedfeedfeed"))
    write(elsewhere, [foreign(line) for line in old.lines[: last + 3]], path)
    with pytest.raises(RecordError) as refused:
        Journal.open(path)
    assert refused.value.kind == "missing-edition"
    journal = recovered(path, moves=2, lost=0)
    assert journal.match.state.edition == old.header.edition


def test_a_start_of_components_that_changed_since_is_played_with_todays(kept: Kept) -> None:
    path = kept()
    old = read(path)
    first = checkpoints(old)[0]
    start = {**old.lines[first].state, "edition": "feedfeedfeed"}
    old.header = msgspec.structs.replace(old.header, edition="feedfeedfeed", start=start)
    journal = recovered(write(old, old.lines[first + 1 : first + 4], path), moves=3, lost=0)
    assert journal.match.state.edition == game("bruxelles1897").editions.standard()


def test_without_any_checkpoint_the_moves_are_kept_as_far_as_they_go(kept: Kept) -> None:
    path = kept(6)
    old = read(path)
    journal = recovered(write(old, [*old.lines[:4], b"oops\n", *old.lines[4:]], path), moves=4, lost=3)
    assert len(journal.match.entries) == 4


def test_undo_lines_count_in_what_is_saved(kept: Kept) -> None:
    path = kept(10)
    old = read(path)
    lines = [*old.lines[:6], b'{"undo":3}\n', b'{"redo":2}\n']
    journal = recovered(write(old, lines, path), moves=3, lost=1)
    assert not journal.match.can_redo


def test_a_good_record_is_saved_whole(kept: Kept, tmp_path: Path) -> None:
    path = kept()
    saved = salvage(survey(path))
    assert saved is not None
    assert saved.lost == 0
    assert saved.match.is_over
    with Journal.recover(path, tmp_path / "copy.pavilion", created=read(path).header.created) as copy:
        assert copy.path.read_bytes() == path.read_bytes()


@pytest.mark.parametrize("change", [(b'"rules":1', b'"rules":9'), (b'"corrections":null', b'"corrections":{"a":1}')])
def test_what_cannot_be_played_here_cannot_be_saved(kept: Kept, tmp_path: Path, change: tuple[bytes, bytes]) -> None:
    path = kept(10)
    path.write_bytes(path.read_bytes().replace(*change, 1))
    with pytest.raises(RecordError) as refused:
        Journal.recover(path, tmp_path / "new.pavilion")
    assert refused.value.kind == "beyond-saving"
    assert not (tmp_path / "new.pavilion").exists()


def test_a_file_without_a_header_says_so(tmp_path: Path) -> None:
    path = tmp_path / "foreign.pavilion"
    path.write_bytes(b"hello\n")
    with pytest.raises(RecordError) as refused:
        Journal.recover(path, tmp_path / "new.pavilion")
    assert refused.value.kind == "not-a-record"


def test_played_lines_make_up_most_of_a_record(kept: Kept) -> None:
    """The tests above rely on a game of several rounds."""
    lines = read(kept()).lines
    assert sum(isinstance(line, Played) for line in lines) > 40
    assert len([line for line in lines if isinstance(line, Checkpoint)]) == 4
