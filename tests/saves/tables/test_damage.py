"""Unreadable logs are reported as damaged, newer, or of other rules, with the number of the entry."""

from collections.abc import Callable

import msgspec
import pytest

from engine.game import game
from saves.problems import SavesError
from saves.store import Logged, TableRow
from saves.tables import SharedTable, TableError
from saves.tables.cards import card_for_store, card_of
from saves.tables.entries import FORMAT, MoveEntry, Position, Redo, Start, Undo, encode
from tests.saves.tables.in_memory import TableInMemory, begun


def bad(call: Callable[[], object]) -> SavesError:
    with pytest.raises(TableError) as found:
        call()
    return found.value


def played() -> TableInMemory:
    shared = begun()
    shared.play_on(30)
    return shared


def other(shared: TableInMemory, index: int, body: str) -> list[Logged]:
    """Return the log with another body in one entry."""
    return [msgspec.structs.replace(entry, body=body) if n == index else entry for n, entry in enumerate(shared.log)]


@pytest.mark.parametrize(
    "body",
    [
        "",
        "nonsense",
        "[]",
        "{}",
        '{"entry":"unheard-of"}',
        '{"entry":"move","seat":0}',
        '{"entry":"sit","seat":-1,"player":"x"}',
        '{"entry":"sit","seat":9,"player":"x"}',
        '{"entry":"start","more":1}',
        encode(MoveEntry(0, ["nothing"])),
        encode(MoveEntry(7, ["pass"])),
        encode(Undo(0, 1000)),
        encode(Redo(0, 3)),
        encode(Position(1, {}, "0123456789abcdef")),
    ],
)
def test_an_entry_that_makes_no_sense_is_named(body: str) -> None:
    shared = played()
    index = len(shared.log) - 5
    problem = bad(lambda: SharedTable(shared.row).after(other(shared, index, body)))
    assert (problem.kind, problem.notice.line, problem.arguments["name"]) == ("table-damaged", index + 1, "abc")


def test_a_gap_in_the_log_is_named() -> None:
    shared = played()
    missing = shared.log[:10] + shared.log[11:]
    assert bad(lambda: SharedTable(shared.row).after(missing)).notice.line == 12


def test_a_result_that_is_not_the_games_is_named() -> None:
    shared = begun()
    shared.play_on()
    assert '"entry":"end"' in shared.log[-1].body
    lying = other(shared, len(shared.log) - 1, shared.log[-1].body.replace('"winners":[', '"winners":[1,'))
    assert bad(lambda: SharedTable(shared.row).after(lying)).kind == "table-damaged"


def test_other_rules_are_said_to_be_the_reason(monkeypatch: pytest.MonkeyPatch) -> None:
    shared = played()
    rules = game("bruxelles1897")
    monkeypatch.setattr(rules, "rules_version", rules.rules_version + 1)
    SharedTable(shared.row).after(shared.log)  # the log itself is good
    stopped = SharedTable(shared.row).after(other(shared, 9, encode(MoveEntry(0, ["nothing"]))))
    assert stopped.problem is not None
    assert stopped.problem.kind == "table-outdated"


def altered(row: TableRow, **fields: object) -> TableRow:
    return msgspec.structs.replace(row, **fields)


def test_newer_tables_and_rules_are_not_opened() -> None:
    row = TableInMemory().row
    assert bad(lambda: SharedTable(altered(row, format=FORMAT + 1))).kind == "table-newer"
    header = msgspec.json.decode(row.header)
    newer = msgspec.json.encode({**header, "rules": 99}).decode()
    assert bad(lambda: SharedTable(altered(row, header=newer))).kind == "table-newer-rules"


@pytest.mark.parametrize(
    "change", [{"game": "chess"}, {"seats": []}, {"options": {"x": "y"}}, {"seed": "x"}, {"corrections": {"x": 1}}]
)
def test_a_header_that_makes_no_sense_is_damage(change: dict[str, object]) -> None:
    row = TableInMemory().row
    header = msgspec.json.encode({**msgspec.json.decode(row.header), **change}).decode()
    assert bad(lambda: SharedTable(altered(row, header=header))).kind == "table-damaged"
    assert bad(lambda: SharedTable(altered(row, header="{"))).kind == "table-damaged"


def test_a_row_that_makes_no_sense_is_listed_as_damaged_so_that_the_others_can_be() -> None:
    shared = begun()
    card = card_for_store(shared.table)
    row = altered(shared.row, status=card.status, summary=card.summary)
    assert card_of(row).status == "playing"
    for broken in (altered(row, summary="{"), altered(row, header="nonsense"), altered(row, summary='{"chairs":7}')):
        listed = card_of(broken)
        assert (listed.id, listed.status, listed.turn) == ("abc", "damaged", ())
        assert not listed.waits_for_bot


def test_nothing_of_a_batch_counts_when_a_part_of_it_makes_no_sense() -> None:
    shared = played()
    before = shared.table
    at = shared.log[-1].at
    batch = [Logged(before.version + 1, encode(Start()), at), Logged(before.version + 2, "?", at)]
    bad(lambda: before.after(batch))
    assert before is shared.table
    assert before.version == len(shared.log)
