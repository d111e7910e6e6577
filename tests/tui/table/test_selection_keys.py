"""What is typed for an answer: a letter, an amount or a number, as it is shown and for as long as the question."""

from tui.table.selection import keys


def test_up_to_nine_answers_have_one_digit() -> None:
    assert keys([""] * 9, [None] * 9) == [str(number) for number in range(1, 10)]


def test_more_answers_have_as_many_digits_as_the_last() -> None:
    assert keys([""] * 12, [None] * 12)[:2] == ["01", "02"]
    assert keys([""] * 120, [None] * 120)[98:100] == ["099", "100"]


def test_standing_choices_have_letters_and_take_no_number() -> None:
    assert keys(["", "p", "", "a"], [None] * 4) == ["1", "p", "2", "a"]


def test_amounts_are_typed_themselves() -> None:
    assert keys([""] * 3, [0, 5, 12]) == ["00", "05", "12"]
    assert keys(["p", "", ""], [None, 1, 2]) == ["p", "1", "2"]


def test_where_some_answers_have_no_amount_all_are_numbered() -> None:
    assert keys([""] * 3, [None, 5, 12]) == ["1", "2", "3"]
