import json
import random
import re
from collections.abc import Callable
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from saves.problems import RecordError
from saves.records import migrations, record
from saves.records.entry import entry_of
from saves.records.journal import Journal
from saves.records.record import Checkpoint, Ended, Played, Seat, read

Kept = Callable[..., Path]
Change = Callable[[list[bytes]], list[bytes]]


def edited(path: Path, change: Change) -> Path:
    path.write_bytes(b"\n".join(change(path.read_bytes().split(b"\n"))))
    return path


def with_header(path: Path, **changes: object) -> Path:
    def change(lines: list[bytes]) -> list[bytes]:
        return [json.dumps({**json.loads(lines[0]), **changes}).encode(), *lines[1:]]

    return edited(path, change)


def refusal(path: Path) -> RecordError:
    """Return the problem of a record that does not open, after checking that its file is unchanged."""
    before = path.read_bytes()
    with pytest.raises(RecordError) as refused:
        Journal.open(path)
    assert path.read_bytes() == before
    assert refused.value.path == path
    assert sorted(each.name for each in path.parent.iterdir()) == [path.name]
    return refused.value


def test_a_record_is_lines_of_json_that_people_can_read(kept: Kept) -> None:
    lines = [json.loads(line) for line in kept().read_text(encoding="utf-8").splitlines()]
    header = lines[0]
    assert (header["format"], header["version"], header["game"]) == ("pavilion-record", 1, "bruxelles1897")
    assert header["seats"][1] == {"name": "Zoé", "player": "apprentice"}
    assert header["created"] == "2026-11-16T09:30:00Z"
    assert header["options"] == {"area_action": "strict", "tracks": "five"}
    assert set(lines[1]) == {"seat", "move"}
    assert isinstance(lines[1]["move"][0], str)
    assert [line["round"] for line in lines if "round" in line] == [2, 3, 4, 4]
    assert set(lines[-1]["end"]) == {"scores", "winners", "decided_by"}


def test_reading_gives_header_and_lines(kept: Kept, seats: tuple[Seat, ...]) -> None:
    found = read(kept())
    assert found.header.seats == seats
    assert found.header.humans == (0, 2)
    assert found.tail == ""
    assert {type(line) for line in found.lines} == {Played, Checkpoint, Ended}


def test_a_digest_is_the_same_for_a_state_and_for_its_json(kept: Kept) -> None:
    for line in read(kept()).lines:
        if isinstance(line, Checkpoint):
            assert record.digest(line.state) == line.digest


def test_windows_line_ends_are_read(kept: Kept) -> None:
    path = kept(20)
    path.write_bytes(path.read_bytes().replace(b"\n", b"\r\n"))
    with Journal.open(path) as journal:
        assert len(journal.match.entries) == 20


EDITED_BY_HAND: dict[str, Callable[[bytes], bytes]] = {
    "byte order mark": lambda data: b"\xef\xbb\xbf" + data,
    "a blank line": lambda data: data + b"\n",
    "blank lines": lambda data: data + b"\n  \n\t\n\n",
    "spaces": lambda data: data + b"   ",
    "blank lines and spaces": lambda data: data + b"\n\n \t",
    "spaces at the end of every line": lambda data: data.replace(b"\n", b"  \n"),
    "no newline": lambda data: data.rstrip(b"\n"),
    "spaces for a newline": lambda data: data.rstrip(b"\n") + b"  ",
    "windows": lambda data: data.replace(b"\n", b"\r\n"),
    "windows, blank lines": lambda data: data.replace(b"\n", b"\r\n") + b"\r\n \r\n",
    "windows, no newline": lambda data: data.replace(b"\n", b"\r\n").rstrip(b"\n"),
    "all": lambda data: b"\xef\xbb\xbf" + data.replace(b"\n", b" \r\n") + b"\r\n\r\n  ",
}


@pytest.mark.parametrize("edit", EDITED_BY_HAND.values(), ids=EDITED_BY_HAND)
@pytest.mark.parametrize("moves", [0, 20])
def test_a_record_edited_by_hand_opens_and_goes_on(kept: Kept, edit: Callable[[bytes], bytes], moves: int) -> None:
    path = kept(moves)
    data = edit(path.read_bytes())
    path.write_bytes(data)
    assert entry_of(path).problem is None
    with Journal.open(path) as journal:
        assert len(journal.match.entries) == moves
        assert path.read_bytes().rstrip() == data.rstrip()
        journal.play(journal.match.decision.moves[0])
        journal.play(journal.match.decision.moves[0])
    assert path.read_bytes().startswith(data.rstrip())
    with Journal.open(path) as again:
        assert again.notices == []
        assert again.match.entries == journal.match.entries


@pytest.mark.parametrize("blanks", [b"\n", b" ", b"\n \r\n  "])
def test_blank_lines_at_the_end_stay_until_a_move_is_written(kept: Kept, blanks: bytes) -> None:
    path = kept(20)
    data = path.read_bytes()
    path.write_bytes(data + blanks)
    with Journal.open(path) as journal:
        assert journal.notices == []
        assert path.read_bytes() == data + blanks
        journal.play(journal.match.decision.moves[0])
    assert path.read_bytes().splitlines()[:-1] == data.splitlines()


HEADER_DAMAGE = [
    ({"format": "other"}, "not-a-record", {}),
    ({"version": 2}, "newer", {"version": 2, "known": 1}),
    ({"version": 0}, "bad-header", {"field": "version"}),
    ({"version": "1"}, "bad-header", {"field": "version"}),
    ({"version": True}, "bad-header", {"field": "version"}),
    ({"rules": 99}, "newer-rules", {"rules": 99, "known": 1}),
    ({"game": "chess"}, "unknown-game", {"game": "chess"}),
    ({"game": None}, "bad-header", {"field": "game"}),
    ({"seed": "seven"}, "bad-header", {"field": "seed"}),
    ({"extra": 1}, "bad-header", {"field": "?"}),
    ({"options": {"tracks": "nine"}}, "bad-header", {"field": "options"}),
    ({"seats": [{"name": "Ann", "player": "human"}]}, "bad-header", {"field": "seats"}),
    ({"seats": [{"name": "\x1b[2J", "player": "human"}] * 3}, "bad-header", {"field": "seats"}),
    ({"created": "\x9b31m"}, "bad-header", {"field": "created"}),
    ({"edition": "000000000000"}, "missing-edition", {"edition": "000000000000"}),
    ({"corrections": {"round": 3}}, "bad-header", {"field": "corrections"}),
    ({"corrections": {"neutral": {"value": 1}}}, "missing-edition", None),
    ({"start": {"round": 1}}, "bad-header", {"field": "start"}),
]


@pytest.mark.parametrize(("changes", "kind", "more"), HEADER_DAMAGE, ids=[str(each[0])[:40] for each in HEADER_DAMAGE])
def test_a_header_that_cannot_be_played_says_what_is_wrong(
    kept: Kept, changes: dict[str, object], kind: str, more: dict[str, object] | None
) -> None:
    refused = refusal(with_header(kept(5), **changes))
    assert (refused.kind, refused.line) == (kind, 1)
    if more is not None:
        assert {key: refused.arguments[key] for key in more} == more


@pytest.mark.parametrize(
    "tampering",
    [
        {"edition": "feedfeedfeed"},
        {"news": [{"event": "passed", "seat": 0, "francs": 1}]},
        {"piles": [[], [], [], []]},
        {"agenda": [{"step": "new-area"}]},
    ],
    ids=["edition", "news", "cards lost", "in the middle of something"],
)
def test_a_start_that_no_game_comes_to_is_refused(kept: Kept, tampering: dict[str, object]) -> None:
    path = kept()
    state = next(line.state for line in read(path).lines if isinstance(line, Checkpoint))
    edited(path, lambda lines: [lines[0], b""])
    with_header(path, start=state)
    with Journal.open(path, read_only=True) as good:
        assert good.match.state.round == 2
    refused = refusal(with_header(path, start={**state, **tampering}))
    assert (refused.kind, refused.arguments["field"]) == ("bad-header", "start")


def test_a_start_with_other_seats_is_refused(kept: Kept, seats: tuple[Seat, ...]) -> None:
    path = kept()
    state = next(line.state for line in read(path).lines if isinstance(line, Checkpoint))
    edited(path, lambda lines: [lines[0], b""])
    two = [{"name": seat.name, "player": seat.player} for seat in seats[:2]]
    assert refusal(with_header(path, start=state, seats=two)).arguments["field"] == "start"


LINE_DAMAGE = [
    (b"", "bad-line"),
    (b"[]", "bad-line"),
    (b"{}", "bad-line"),
    (b"null", "bad-line"),
    (b"hello", "bad-line"),
    (b'{"seat":0,"mo', "bad-line"),
    (b'{"note":1}', "bad-line"),
    (b'{"seat":0}', "bad-line"),
    (b'{"seat":-1,"move":["pass"]}', "bad-line"),
    (b'{"seat":0,"move":"pass"}', "bad-line"),
    (b'{"seat":0,"move":["pass"],"note":1}', "bad-line"),
    (b'{"undo":0}', "bad-line"),
    (b'{"undo":-1}', "bad-line"),
    (b'{"undo":1.5}', "bad-line"),
    (b'{"end":{}}', "bad-line"),
    (b"[" * 100_000, "bad-line"),
    (b'{"seat":0,"move":["pass\xff"]}', "not-text"),
    (b"\0" * 40, "bad-line"),
    (b'{"undo":99}', "bad-undo"),
    (b'{"redo":1}', "bad-undo"),
    (b'{"seat":0,"move":["fly",3]}', "illegal-move"),
    (b'{"seat":0,"move":[]}', "illegal-move"),
    (b'{"seat":9,"move":["pass"]}', "illegal-move"),
    (b'{"seat":0,"move":["place",1,2,3]}', "illegal-move"),
    (b'{"seat":0,"move":["place",99,1]}', "illegal-move"),
    (b'{"round":2,"state":{},"digest":""}', "bad-checkpoint"),
    (b'{"end":{"scores":[1],"winners":[0],"decided_by":"points"}}', "digest"),
]


@pytest.mark.parametrize(("line", "kind"), LINE_DAMAGE, ids=[repr(each[0])[:40] for each in LINE_DAMAGE])
def test_a_damaged_line_is_named_and_the_file_left_alone(kept: Kept, line: bytes, kind: str) -> None:
    path = edited(kept(20), lambda lines: [*lines[:7], line, *lines[8:]])
    refused = refusal(path)
    assert (refused.kind, refused.line) == (kind, 8)
    assert path.name in str(refused)
    assert "line 8" in str(refused)


def test_an_illegal_move_is_shown_without_what_a_terminal_would_obey(kept: Kept) -> None:
    path = edited(kept(5), lambda lines: [*lines[:3], '{"seat":0,"move":["\x9b2J\u202e"]}'.encode(), *lines[3:]])
    refused = refusal(path)
    assert refused.arguments["move"] == '["�2J�"]'
    assert refused.arguments["seat"] == 1


@pytest.mark.parametrize("removed", range(1, 12))
def test_a_line_taken_out_by_hand_is_noticed(kept: Kept, removed: int) -> None:
    path = edited(kept(), lambda lines: lines[:removed] + lines[removed + 1 :])
    assert refusal(path).kind in ("illegal-move", "digest")


def test_a_move_changed_to_another_legal_one_is_noticed_at_the_checkpoint(kept: Kept) -> None:
    path = kept()
    found = read(path)
    place = next(index for index, line in enumerate(found.lines) if isinstance(line, Played) and line.move[0] == "keep")
    line = record.number_of(place)
    path = edited(path, lambda lines: [*lines[: line - 1], lines[line - 1].replace(b"keep", b"discard"), *lines[line:]])
    refused = refusal(path)
    assert refused.kind in ("illegal-move", "digest")
    assert refused.line > line


def test_a_state_changed_by_hand_is_noticed(kept: Kept) -> None:
    path = kept()
    path.write_bytes(path.read_bytes().replace(b'"money":', b'"money":1', 1))
    assert refusal(path).kind == "bad-checkpoint"


@pytest.mark.parametrize(
    ("data", "kind"),
    [
        (b"", "empty"),
        (b"\xef\xbb\xbf", "empty"),
        (b"\n", "not-a-record"),
        (b"  ", "not-a-record"),
        (b"\n\n \n", "not-a-record"),
        (b'{"format":"pavil', "not-a-record"),
        (b"\xff\xfe\x00", "not-a-record"),
        (b"\x89PNG\r\n\x1a\n\0\0", "not-a-record"),
        (b"[1, 2]\n", "not-a-record"),
        (b"# Notes\n\nhello\n", "not-a-record"),
        (b"\0" * 4096, "not-a-record"),
        (b" " * (record.LARGEST + 1), "too-large"),
    ],
    ids=[
        "empty",
        "mark",
        "blank",
        "spaces",
        "blank lines",
        "cut",
        "utf-16",
        "picture",
        "list",
        "notes",
        "zeros",
        "large",
    ],
)
def test_a_foreign_file_is_refused(tmp_path: Path, data: bytes, kind: str) -> None:
    path = tmp_path / "foreign.pavilion"
    path.write_bytes(data)
    assert refusal(path).kind == kind


def test_what_is_no_file_is_refused(tmp_path: Path) -> None:
    with pytest.raises(RecordError) as refused:
        Journal.open(tmp_path / "nowhere.pavilion")
    assert refused.value.kind == "missing"
    folder = tmp_path / "folder.pavilion"
    folder.mkdir()
    with pytest.raises(RecordError) as refused:
        Journal.open(folder)
    assert refused.value.kind == "not-a-record"


def test_an_older_record_is_brought_up_to_date_and_the_old_file_kept(
    kept: Kept, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Version 0 never existed: it stands for any older format, here one that called the moves "action"."""

    def from_version_0(lines: list[object]) -> list[object]:
        renamed = {"action": "move", "who": "seat"}
        return [
            {renamed.get(key, key): value for key, value in line.items()} if isinstance(line, dict) else line
            for line in lines
        ]

    path = with_header(kept(40), version=0)
    old = path.read_bytes().replace(b'"move"', b'"action"') + b'{"who":0,"act'
    path.write_bytes(old)
    assert refusal(path).kind == "bad-header"

    monkeypatch.setitem(migrations.MIGRATIONS, 0, from_version_0)
    with Journal.open(path) as journal:
        assert [each.kind for each in journal.notices] == ["torn", "upgraded"]
        assert not journal.read_only
        assert len(journal.match.entries) == 40
        kept_as = path.with_name(str(journal.notices[1].arguments["kept"]))
        assert kept_as.read_bytes() == old
        journal.play(journal.match.decision.moves[0])
    with Journal.open(path) as journal:
        assert journal.notices == []
        assert len(journal.match.entries) == 41
    assert record.read(path).written_as == 1
    assert sorted(each.name for each in path.parent.iterdir()) == sorted([path.name, kept_as.name])


def test_an_older_record_can_be_read_without_changing_it(kept: Kept, monkeypatch: pytest.MonkeyPatch) -> None:
    path = with_header(kept(10), version=0)
    before = path.read_bytes()
    monkeypatch.setitem(migrations.MIGRATIONS, 0, lambda lines: lines)
    journal = Journal.open(path, read_only=True)
    assert len(journal.match.entries) == 10
    assert path.read_bytes() == before


def opens_or_says_why(path: Path) -> None:
    """Reading, listing and opening raise only `RecordError`, and a file that does not open is unchanged."""
    before = path.read_bytes()
    entry_of(path)
    try:
        Journal.open(path).close()
        return
    except RecordError:
        pass
    assert path.read_bytes() == before


SLOW_IS_FINE = settings(
    max_examples=100, deadline=None, derandomize=True, suppress_health_check=[HealthCheck.function_scoped_fixture]
)


@SLOW_IS_FINE
@given(data=st.one_of(st.binary(max_size=300), st.text(max_size=300).map(str.encode)))
def test_any_garbage_is_refused(tmp_path: Path, data: bytes) -> None:
    path = tmp_path / "garbage.pavilion"
    path.write_bytes(data)
    opens_or_says_why(path)


@pytest.fixture(scope="module")
def whole_game(tmp_path_factory: pytest.TempPathFactory) -> bytes:
    path = tmp_path_factory.mktemp("whole") / "game.pavilion"
    chance = random.Random(3)
    with Journal.create(
        path, "bruxelles1897", [Seat("A", "human"), Seat("B", "human")], seed=1, created="2026"
    ) as kept:
        while kept.match.decision:
            kept.play(chance.choice(list(kept.match.decision.moves)))
    return path.read_bytes()


any_json = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False, allow_infinity=False) | st.text(max_size=8),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=6), inner, max_size=4),
    max_leaves=8,
)


@SLOW_IS_FINE
@given(line=any_json, at=st.integers(0, 200), move=st.booleans())
def test_any_json_among_the_lines_is_refused_or_fits(
    tmp_path: Path, whole_game: bytes, line: object, at: int, move: bool
) -> None:
    path = tmp_path / "game.pavilion"
    lines = whole_game.split(b"\n")
    put_in = json.dumps({"seat": 0, "move": line} if move else line).encode()
    lines.insert(at % len(lines), put_in)
    path.write_bytes(b"\n".join(lines))
    opens_or_says_why(path)


@SLOW_IS_FINE
@given(at=st.integers(0, 10**9), byte=st.integers(0, 255))
def test_any_changed_byte_is_refused_or_fits(tmp_path: Path, whole_game: bytes, at: int, byte: int) -> None:
    path = tmp_path / "game.pavilion"
    data = bytearray(whole_game)
    data[at % len(data)] = byte
    path.write_bytes(data)
    opens_or_says_why(path)


@SLOW_IS_FINE
@given(at=st.integers(0, 10**9), value=st.integers(-3, 12), since=st.integers(0, 2))
def test_any_start_is_refused_or_can_be_played(
    tmp_path: Path, whole_game: bytes, at: int, value: int, since: int
) -> None:
    """Any number in a state changed to another: most changes are detected, and none may break the reader."""
    path = tmp_path / "game.pavilion"
    header, *lines = whole_game.split(b"\n")
    checkpoints = [number for number, line in enumerate(lines) if line.startswith(b'{"round"')]
    state = json.dumps(json.loads(lines[checkpoints[since]])["state"])
    numbers = list(re.finditer(r"(?<=[\[ ])-?\d+(?=[,\]}])", state))
    changed = numbers[at % len(numbers)]
    start = json.loads(f"{state[: changed.start()]}{value}{state[changed.end() :]}")
    started = json.dumps({**json.loads(header), "start": start}).encode()
    path.write_bytes(b"\n".join([started, *lines[checkpoints[since] + 1 :]]))
    opens_or_says_why(path)
