import errno
import json
import os
from collections.abc import Callable
from pathlib import Path

import msgspec
import pytest

from engine.agenda import IllegalMoveError
from engine.components import ComponentsError
from engine.game import OptionsError, game
from engine.match import UndoRefusedError
from saves.problems import NotSavedError, RecordError
from saves.records.journal import Journal
from saves.records.record import Checkpoint, Ended, Header, Played, Redone, Seat, Undone, digest, read

Begin = Callable[..., Journal]
Play = Callable[..., Journal]
Kept = Callable[..., Path]


def kinds(journal: Journal) -> list[str]:
    return [each.kind for each in journal.notices]


def same(one: Journal, other: Journal) -> bool:
    """Whether two journals hold the same game, including its history."""
    return (one.match.state, one.match.entries) == (other.match.state, other.match.entries)


@pytest.mark.parametrize("moves", [0, 1, 30, 10_000])
def test_opening_gives_the_game_that_was_left(begin: Begin, play: Play, moves: int) -> None:
    journal = play(begin(options={"tracks": "eight"}), moves)
    journal.close()
    with Journal.open(journal.path) as again:
        assert same(again, journal)
        assert again.header == journal.header
        assert again.match.humans == {0, 2}
        assert not again.match.free_undo
        assert not again.read_only
        assert again.notices == []


def test_opening_changes_nothing_in_a_good_record(kept: Kept) -> None:
    path = kept()
    before = path.read_bytes()
    Journal.open(path).close()
    assert path.read_bytes() == before


def test_every_move_is_in_the_file_when_play_returns(begin: Begin) -> None:
    journal = begin()
    for number in range(1, 40):
        journal.play(journal.match.decision.moves[0])
        lines = [line for line in read(journal.path).lines if isinstance(line, Played)]
        assert len(lines) == number
        assert journal.match.game.read_move(lines[-1].move) == journal.match.entries[-1].move


def test_play_gives_the_events_and_refuses_what_is_illegal(begin: Begin) -> None:
    journal = begin()
    before = journal.path.read_bytes()
    decision = journal.match.decision
    state = game("bruxelles1897").encode(journal.match.state)
    with pytest.raises(IllegalMoveError):
        journal.play(decision.moves[-1], (decision.seat + 1) % 3)
    with pytest.raises(IllegalMoveError):
        journal.play(game("bruxelles1897").read_move(["place", 9, 9]))
    assert journal.path.read_bytes() == before
    assert game("bruxelles1897").encode(journal.match.state) == state
    events = journal.play(decision.moves[-1])
    assert events == journal.match.entries[-1].events
    assert events


def test_the_end_of_a_round_writes_the_state(begin: Begin, play: Play) -> None:
    journal = play(begin())
    lines = read(journal.path).good_lines()
    checkpoints = [line for line in lines if isinstance(line, Checkpoint)]
    assert [line.round for line in checkpoints] == [2, 3, 4, 4]
    assert checkpoints[-1].digest == digest(journal.match.state)
    end = lines[-1]
    assert isinstance(end, Ended)
    standings = journal.match.game.standings(journal.match.state)
    assert end.end.winners == standings.winners
    assert end.end.scores == tuple(standings.of(seat).total for seat in range(3))


def test_undo_and_redo_are_written_and_replayed(begin: Begin, play: Play) -> None:
    journal = play(begin(free_undo=True), 25)
    count = journal.undo(0)
    assert len(journal.match.entries) == 25 - count
    journal.undo(0)
    again = journal.redo()
    assert journal.match.entries[-len(again) :] == again
    lines = read(journal.path).good_lines()
    assert [type(line) for line in lines[-3:]] == [Undone, Undone, Redone]
    journal.close()
    with Journal.open(journal.path) as opened:
        assert same(opened, journal)
        assert opened.match.can_redo
        opened.redo()
        assert not opened.match.can_redo
        assert len(opened.match.entries) == 25
        play(opened)
    with Journal.open(journal.path) as opened:
        assert opened.match.is_over


def test_undo_after_the_end_takes_the_end_back(begin: Begin, play: Play) -> None:
    journal = play(begin(free_undo=True))
    moves = len(journal.match.entries)
    journal.undo(0)
    assert not journal.match.is_over
    journal.close()
    with Journal.open(journal.path) as opened:
        assert not opened.match.is_over
        opened.redo()
        assert len(opened.match.entries) == moves
        assert opened.match.is_over
    assert isinstance(read(journal.path).lines[-1], Ended)


def test_undo_that_is_refused_writes_nothing(begin: Begin) -> None:
    journal = begin()
    before = journal.path.read_bytes()
    with pytest.raises(UndoRefusedError):
        journal.undo(0)
    with pytest.raises(UndoRefusedError):
        journal.redo()
    assert journal.path.read_bytes() == before


# The end of the file


def test_a_line_torn_at_any_byte_is_repaired_and_said(kept: Kept) -> None:
    path = kept(4)
    data = path.read_bytes()
    start = data.rindex(b"\n", 0, -1) + 1
    for cut in range(start + 1, len(data) - 1):
        path.write_bytes(data[:cut])
        with Journal.open(path) as journal:
            assert kinds(journal) == ["torn"]
            assert journal.notices[0].line == data.count(b"\n")
            assert len(journal.match.entries) == 3
        assert path.read_bytes() == data[:start]


@pytest.mark.parametrize("rounds", [1, 4], ids=["of a round", "of the game"])
def test_an_end_torn_at_any_byte_is_written_again(begin: Begin, play: Play, rounds: int) -> None:
    journal = begin()
    while journal.match.state.round <= rounds and not journal.match.is_over:
        play(journal, 1)
    journal.close()
    path = journal.path
    data = path.read_bytes()
    start = data.rindex(b'{"round"')
    assert data.rindex(b'{"seat"') < start
    for cut in range(start, len(data) - 1, 17):
        path.write_bytes(data[:cut])
        with Journal.open(path) as journal:
            assert set(kinds(journal)) <= {"torn", "completed"}
        assert path.read_bytes() == data


def test_a_missing_newline_loses_nothing(kept: Kept) -> None:
    path = kept(30)
    data = path.read_bytes()
    path.write_bytes(data[:-1])
    with Journal.open(path) as journal:
        assert kinds(journal) == ["completed"]
        assert len(journal.match.entries) == 30
    assert path.read_bytes() == data


def test_blanks_where_a_line_should_be_are_a_torn_line(kept: Kept) -> None:
    path = kept(30)
    data = path.read_bytes()
    for tail in (b"\0" * 100, b'{"seat":1' + b"\0" * 50):
        path.write_bytes(data + tail)
        with Journal.open(path) as journal:
            assert kinds(journal) == ["torn"]
        assert path.read_bytes() == data


@pytest.mark.parametrize("tail", [b"a note of mine", b'{"seat":0,"move":["fly"]}', b'{"hello":1}'])
def test_an_end_that_no_write_could_leave_is_not_removed(kept: Kept, tail: bytes) -> None:
    path = kept(30)
    data = path.read_bytes() + tail
    path.write_bytes(data)
    with pytest.raises(RecordError):
        Journal.open(path)
    assert path.read_bytes() == data


def test_a_torn_end_is_not_repaired_when_something_before_it_is_wrong(kept: Kept) -> None:
    path = kept(30)
    data = path.read_bytes().replace(b"place", b"plaice", 1) + b'{"seat":0'
    path.write_bytes(data)
    with pytest.raises(RecordError) as refused:
        Journal.open(path)
    assert refused.value.kind == "illegal-move"
    assert path.read_bytes() == data


# One writes, others read


def test_a_second_opener_only_reads(begin: Begin, play: Play) -> None:
    journal = play(begin(), 10)
    with journal.path.open("ab") as file:
        file.write(b'{"seat":0')
    before = journal.path.read_bytes()
    second = Journal.open(journal.path)
    assert second.read_only
    assert kinds(second) == ["read-only", "torn-kept"]
    assert len(second.match.entries) == 10
    for refused in (
        lambda: second.play(second.match.decision.moves[0]),
        lambda: second.undo(0),
        second.redo,
    ):
        with pytest.raises(NotSavedError) as error:
            refused()
        assert error.value.kind == "read-only"
    second.close()
    assert journal.path.read_bytes() == before
    assert len(second.match.entries) == 10


def test_a_closed_journal_lets_others_write_and_plays_no_more(begin: Begin) -> None:
    journal = begin()
    journal.close()
    journal.close()
    with Journal.open(journal.path) as second:
        assert not second.read_only
    with pytest.raises(NotSavedError):
        journal.play(journal.match.decision.moves[0])


def test_a_record_that_fails_to_open_is_not_left_locked(kept: Kept) -> None:
    path = kept(10)
    good = path.read_bytes()
    path.write_bytes(good + b"hello\n")
    with pytest.raises(RecordError):
        Journal.open(path)
    path.write_bytes(good)
    with Journal.open(path) as journal:
        assert not journal.read_only


def test_a_file_that_cannot_be_written_opens_read_only(kept: Kept, monkeypatch: pytest.MonkeyPatch) -> None:
    path = kept(10)

    def refuse(*_: object) -> int:
        raise PermissionError(errno.EACCES, os.strerror(errno.EACCES))

    monkeypatch.setattr(os, "open", refuse)
    journal = Journal.open(path)
    assert journal.read_only
    assert kinds(journal) == ["unwritable"]


def test_a_disk_that_cannot_be_read_is_said_to_be(kept: Kept, monkeypatch: pytest.MonkeyPatch) -> None:
    path = kept(10)

    def refuse(*_: object, **_named: object) -> bytes:
        raise OSError(errno.EIO, os.strerror(errno.EIO))

    with monkeypatch.context() as broken:
        broken.setattr(os, "read", refuse)
        assert Journal.open(path).read_only
        broken.setattr(Path, "open", refuse)
        with pytest.raises(RecordError) as refused:
            Journal.open(path)
        assert refused.value.kind == "unreadable"
    with Journal.open(path) as journal:
        assert not journal.read_only


@pytest.mark.parametrize("short", [False, True], ids=["full disk", "half a line"])
def test_what_cannot_be_written_has_not_happened(
    begin: Begin, play: Play, monkeypatch: pytest.MonkeyPatch, short: bool
) -> None:
    journal = play(begin(free_undo=True), 20)
    journal.undo(0)
    journal.undo(0)
    before, state = journal.path.read_bytes(), journal.match.game.encode(journal.match.state)
    write = os.write

    def fail(handle: int, data: bytes) -> int:
        if short:
            return write(handle, data[: len(data) // 2])
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    with monkeypatch.context() as broken:
        broken.setattr(os, "write", fail)
        for change in (lambda: journal.play(journal.match.decision.moves[0]), lambda: journal.undo(0), journal.redo):
            with pytest.raises(NotSavedError) as refused:
                change()
            assert refused.value.kind == "not-written"
            assert refused.value.arguments["detail"] == os.strerror(errno.ENOSPC)
            assert journal.path.read_bytes() == before
            assert journal.match.game.encode(journal.match.state) == state
    journal.redo()
    journal.redo()
    assert len(journal.match.entries) == 20
    journal.close()
    with Journal.open(journal.path) as again:
        assert same(again, journal)


def test_half_a_line_that_could_not_be_cut_off_is_cut_off_later(
    begin: Begin, play: Play, monkeypatch: pytest.MonkeyPatch
) -> None:
    journal = play(begin(), 20)
    write = os.write

    def refuse(*_: object) -> None:
        raise OSError(errno.EIO, os.strerror(errno.EIO))

    with monkeypatch.context() as broken:
        broken.setattr(os, "write", lambda handle, data: write(handle, data[:5]))
        broken.setattr(os, "ftruncate", refuse)
        with pytest.raises(NotSavedError):
            journal.play(journal.match.decision.moves[0])
    play(journal, 5)
    journal.close()
    with Journal.open(journal.path) as again:
        assert same(again, journal)


def test_a_game_that_cannot_be_written_is_not_begun(begin: Begin, tmp_path: Path) -> None:
    begin("taken")
    before = (tmp_path / "taken.pavilion").read_bytes()
    with pytest.raises(NotSavedError) as refused:
        begin("taken")
    assert refused.value.kind == "name-taken"
    assert (tmp_path / "taken.pavilion").read_bytes() == before
    with pytest.raises(NotSavedError) as refused:
        begin("nowhere/game")
    assert refused.value.kind == "not-written"


def test_a_header_that_cannot_be_written_leaves_no_file(
    begin: Begin, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(os, "write", lambda _handle, _data: 0)
    with pytest.raises(NotSavedError):
        begin()
    assert list(tmp_path.iterdir()) == []


def test_a_game_that_does_not_exist_is_not_begun(begin: Begin, tmp_path: Path, seats: tuple[Seat, ...]) -> None:
    with pytest.raises(OptionsError):
        begin(options={"tracks": "nine"})
    with pytest.raises(OptionsError):
        begin(seats=seats[:1])
    with pytest.raises(OptionsError):
        begin(seed=2**64)
    with pytest.raises(ComponentsError):
        begin(edition="000000000000")
    assert list(tmp_path.iterdir()) == []


def test_names_keep_their_letters_and_lose_what_a_terminal_would_obey(begin: Begin) -> None:
    journal = begin(seats=(Seat(" Œuvre ’n’ 東京 ", "human"), Seat("a\x1b[2Jb", "human")))
    journal.close()
    with Journal.open(journal.path) as again:
        assert [seat.name for seat in again.header.seats] == ["Œuvre ’n’ 東京", "a�[2Jb"]


# New records from old ones


@pytest.mark.parametrize("upto", [0, 1, 40, None])
def test_a_branch_has_the_history_up_to_there(begin: Begin, play: Play, tmp_path: Path, upto: int | None) -> None:
    journal = play(begin())
    upto = len(journal.match.entries) if upto is None else upto
    seats = (Seat("Bot", "journeyman"), Seat("Moi", "human"), Seat("Bot", "journeyman"))
    before = journal.path.read_bytes()
    with Journal.branch(
        journal, upto, tmp_path / "branch.pavilion", created="2027-01-01T00:00:00Z", seats=seats, free_undo=True
    ) as branch:
        assert branch.match.entries == journal.match.entries[:upto]
        assert branch.match.state == journal.match.state_before(upto)
        assert branch.match.humans == {1}
        assert branch.header.created == "2027-01-01T00:00:00Z"
        assert not branch.read_only
        play(branch, 5, seed=99)
    assert journal.path.read_bytes() == before
    with Journal.open(tmp_path / "branch.pavilion") as again:
        assert same(again, branch)


def test_a_branch_of_a_file_leaves_undone_moves_out(begin: Begin, play: Play, tmp_path: Path) -> None:
    journal = play(begin(free_undo=True), 30)
    journal.undo(0)
    journal.close()
    with Journal.branch(journal.path, len(journal.match.entries), tmp_path / "branch.pavilion") as branch:
        assert branch.match.entries == journal.match.entries
        assert branch.header.seats == journal.header.seats
    assert all(isinstance(line, Played | Checkpoint) for line in read(branch.path).lines)


def test_a_branch_from_nowhere_is_refused(begin: Begin, tmp_path: Path, seats: tuple[Seat, ...]) -> None:
    journal = begin()
    for upto in (-1, 1):
        with pytest.raises(ValueError, match="moves"):
            Journal.branch(journal, upto, tmp_path / "branch.pavilion")
    with pytest.raises(OptionsError):
        Journal.branch(journal, 0, tmp_path / "branch.pavilion", seats=seats[:2])


def test_corrected_components_travel_with_the_record(begin: Begin, play: Play, tmp_path: Path) -> None:
    edition = game("bruxelles1897").editions.corrected({"neutral": {"value": 3, "source": "owner"}})
    journal = play(begin(edition=edition, seats=(Seat("A", "human"), Seat("B", "human"))))
    header = json.loads(journal.path.read_text(encoding="utf-8").splitlines()[0])
    assert header["edition"] == edition
    assert header["corrections"] == {"neutral": {"value": 3, "source": "owner"}}
    with Journal.branch(journal, 10, tmp_path / "branch.pavilion") as branch:
        assert branch.match.state.edition == edition


def test_the_header_can_start_from_a_state(begin: Begin, play: Play, kept: Kept, tmp_path: Path) -> None:
    found = read(kept())
    checkpoint = next(line for line in found.lines if isinstance(line, Checkpoint))
    header: Header = msgspec.structs.replace(found.header, start=checkpoint.state)
    path = tmp_path / "started.pavilion"
    path.write_bytes(msgspec.json.encode(header) + b"\n")
    with Journal.open(path) as journal:
        assert digest(journal.match.state) == checkpoint.digest
        assert journal.match.state.round == 2
        play(journal)
    with Journal.open(path) as again:
        assert same(again, journal)
        assert again.match.is_over
