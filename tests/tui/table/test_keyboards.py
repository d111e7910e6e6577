"""Keyboards: the digits of AZERTY without Shift, and a second pair of keys where brackets need AltGr."""

import pytest

from tests.tui.table.tables import AppRunner, Sitting, new_table, people
from tests.tui.table.tables_1893 import RICH, table_of, to_turn
from tui.layouts import digit_keys

FRENCH = "&é\"'(-è_çà"
BELGIAN = "&é\"'(§è!çà"
NAMES = {
    "&": "ampersand",
    '"': "quotation_mark",
    "'": "apostrophe",
    "(": "left_parenthesis",
    "-": "minus",
    "_": "underscore",
    "§": "section_sign",
    "!": "exclamation_mark",
}


@pytest.mark.parametrize("row", [FRENCH, BELGIAN], ids=["French", "Belgian"])
def test_the_row_of_digits_chooses_without_shift(runner: AppRunner, row: str) -> None:
    async def scene(sitting: Sitting) -> None:
        typed: list[int] = []
        sitting.table.commands["digits"] = typed.append
        await sitting.press(*(NAMES.get(sign, sign) for sign in row))
        assert typed == [1, 2, 3, 4, 5, 6, 7, 8, 9, 0]
        assert not sitting.match.entries

    runner.run(scene, new_table(people(4)))


def test_an_unshifted_digit_answers_as_the_digit_does(runner: AppRunner) -> None:
    async def scene(sitting: Sitting) -> None:
        await sitting.press("é")
        by_sign = list(sitting.match.entries)
        await sitting.press("u")
        await sitting.press("2")
        assert by_sign == sitting.match.entries != []

    runner.run(scene, new_table(people(2)))


def test_a_minus_is_less_where_an_amount_is_set_and_a_six_elsewhere(runner: AppRunner) -> None:
    async def scene(sitting: Sitting) -> None:
        await to_turn(sitting)
        typed: list[int] = []
        sitting.table.commands["digits"] = typed.append
        await sitting.press("minus")
        assert typed == [6]
        await sitting.press("enter")
        assert sitting.match.decisions[0].asks == "stake"
        await sitting.press("plus", "plus", "minus")
        assert sitting.table.mode.chooser.selection.current.move.money == 2
        assert typed == [6]

    runner.run(scene, table_of(3, corrections=RICH))


def test_boards_are_turned_without_brackets(runner: AppRunner) -> None:
    async def scene(sitting: Sitting) -> None:
        await sitting.press("greater_than_sign")
        assert sitting.table.scene.tab == 1
        await sitting.press("less_than_sign", "less_than_sign")
        assert sitting.table.scene.tab == 3

    runner.run(scene, new_table(people(4)))


def test_a_digit_keeps_its_own_key_first() -> None:
    assert [digit_keys(digit).split(",")[0] for digit in range(10)] == [str(digit) for digit in range(10)]
