"""When puzzles come again: after 1, 3 and 7 days if they were missed, never if they were solved at once."""

from datetime import date, timedelta
from itertools import product

import pytest

from saves.practice.schedule import AFTER, Memory, after_answer, due, next_puzzle, of_the_day

MONDAY = date(2026, 11, 16)
KEYS = ("a", "b", "c", "d")


def days(number: int) -> date:
    return MONDAY + timedelta(number)


def test_what_is_solved_at_once_does_not_come_again() -> None:
    memory = after_answer(None, True, MONDAY)
    assert memory.is_solved
    assert not any(memory.is_due(days(number)) for number in range(400))
    assert after_answer(memory, True, days(5)).is_solved


def test_what_is_missed_comes_again_after_one_three_and_seven_days() -> None:
    memory = after_answer(None, False, MONDAY)
    today = 0
    for wait in (1, 3, 7):
        assert not memory.is_due(days(today + wait - 1))
        assert memory.is_due(days(today + wait))
        assert not memory.is_solved
        today += wait
        memory = after_answer(memory, True, days(today))
    assert memory.is_solved


def test_a_day_too_late_counts_as_well_and_the_next_wait_begins_then() -> None:
    memory = after_answer(Memory(0, days(1)), True, days(9))
    assert memory == Memory(1, days(12))


def test_solving_it_before_its_day_changes_nothing() -> None:
    memory = Memory(1, days(3))
    assert after_answer(memory, True, days(2)) == memory


def test_what_is_missed_again_begins_anew() -> None:
    assert after_answer(Memory(2, days(7)), False, days(7)) == Memory(0, days(8))
    assert after_answer(Memory(), False, days(7)) == Memory(0, days(8))


@pytest.mark.parametrize("rights", product((True, False), repeat=4))
@pytest.mark.parametrize("later", [0, 1, 3, 8])
def test_a_puzzle_is_solved_or_waits_no_longer_than_the_longest_wait(rights: tuple[bool, ...], later: int) -> None:
    memory, today = None, MONDAY
    for is_right in rights:
        today += timedelta(later)
        memory = after_answer(memory, is_right, today)
        assert memory.is_solved or (memory.due is not None and memory.due <= today + timedelta(max(AFTER)))
        assert is_right or not memory.is_solved


def test_what_is_due_comes_before_what_is_new_the_longest_overdue_first() -> None:
    memories = {"b": Memory(0, days(2)), "c": Memory(0, days(1)), "a": Memory()}
    assert due(memories, KEYS, days(0)) == []
    assert next_puzzle(memories, KEYS, days(0)) == "d"
    assert due(memories, KEYS, days(2)) == ["c", "b"]
    assert next_puzzle(memories, KEYS, days(2)) == "c"
    assert next_puzzle(memories, KEYS, days(2), without={"c"}) == "b"
    assert next_puzzle(memories, KEYS, days(2), without={"c", "b"}) == "d"


def test_there_is_nothing_to_practise_when_all_are_solved_or_wait() -> None:
    memories = dict.fromkeys("abc", Memory()) | {"d": Memory(0, days(1))}
    assert next_puzzle(memories, KEYS, days(0)) is None
    assert next_puzzle(memories, KEYS, days(1)) == "d"
    assert of_the_day(memories, KEYS, days(0)) is None
    assert of_the_day(memories, KEYS, days(1)) == "d"


def test_the_puzzle_of_the_day_is_new_or_due_stays_for_the_day_and_changes_with_it() -> None:
    keys = tuple(f"{number}" for number in range(30))
    found = [of_the_day({}, keys, days(number)) for number in range(30)]
    assert found == [of_the_day({}, keys, days(number)) for number in range(30)]
    assert len(set(found)) > 10
    solved = dict.fromkeys(keys[:-1], Memory())
    assert of_the_day(solved, keys, MONDAY) == keys[-1]
    assert of_the_day({keys[3]: Memory(1, MONDAY)}, keys, MONDAY) == keys[3]
