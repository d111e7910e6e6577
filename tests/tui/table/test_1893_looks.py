"""How the table of Bruxelles 1893 looks in plain ASCII, without colour, and in every theme."""

from collections.abc import Callable
from functools import partial

import pytest

from tests.tui.table.looking import assert_ascii, assert_readable_in_grey, low_contrasts, tour
from tests.tui.table.tables import SIZES, AppRunner, Sitting
from tests.tui.table.tables_1893 import RICH, table_of, to_action, to_turn
from tui.themes import THEMES

SIZES_BY_NAME = pytest.mark.parametrize("size", SIZES.values(), ids=SIZES)


async def look_around(sitting: Sitting, look: Callable[[], None]) -> None:
    """Look at every board, at an answer, at an explanation, and at the questions of a sale and of the theatre."""
    look()
    await to_turn(sitting)
    await tour(sitting, "right f3 f4 f5 f2 i down space escape escape S escape", look)
    for action in ("sale", "theatre"):
        await to_action(sitting, action)
        look()


@SIZES_BY_NAME
def test_ascii_tables_use_nothing_else(runner: AppRunner, size: tuple[int, int]) -> None:
    async def scene(sitting: Sitting) -> None:
        await look_around(sitting, partial(assert_ascii, sitting))
        assert set(sitting.frame()) >= set("+-|>:")

    language = "fr" if size == SIZES["middle"] else "en"
    runner.run(scene, table_of(5, corrections=RICH), size=size, ascii_only=True, language=language)


@pytest.mark.parametrize("size", [SIZES["small"], SIZES["middle"]], ids=["small", "middle"])
def test_without_colour_everything_is_readable(
    runner: AppRunner, size: tuple[int, int], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("NO_COLOR", "1")

    async def scene(sitting: Sitting) -> None:
        await look_around(sitting, partial(assert_readable_in_grey, sitting))

    runner.run(scene, table_of(3, corrections=RICH), size=size)


def test_letters_stand_out_from_their_ground_in_every_theme(runner: AppRunner) -> None:
    low: dict[tuple[str, str], str] = {}

    async def scene(sitting: Sitting) -> None:
        async def look() -> None:
            for theme in THEMES:
                sitting.app.change_theme(theme)
                await sitting.rest()
                low.update(low_contrasts(sitting))

        await to_turn(sitting)
        await look()
        for action in ("sale", "theatre"):
            await to_action(sitting, action)
            await look()
        await sitting.press("i", "right")
        await look()

    runner.run(scene, table_of(5, corrections=RICH), size=(120, 40), theme=THEMES[-1])
    assert not low
