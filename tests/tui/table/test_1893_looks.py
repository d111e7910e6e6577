"""How the table of Bruxelles 1893 looks in plain ASCII, without colour, and in every theme."""

from typing import Any

import pytest
from textual.color import Color

from tests.tui.table.tables import SIZES, House, Sitting
from tests.tui.table.tables_1893 import RICH, table_of, to_action, to_turn
from tests.tui.table.test_looks import luminance
from tui.settings import THEMES

SIZES_BY_NAME = pytest.mark.parametrize("size", SIZES.values(), ids=SIZES)


async def tour(sitting: Sitting, look: Any) -> None:
    """Look at every board, at an answer, at an explanation, and at the questions of a sale and of the theatre."""
    look()
    await to_turn(sitting)
    for key in ("right", "f3", "f4", "f5", "f2", "i", "down", "space", "escape", "escape", "S", "escape"):
        await sitting.press(key)
        look()
    for action in ("sale", "theatre"):
        await to_action(sitting, action)
        look()


@SIZES_BY_NAME
def test_ascii_tables_use_nothing_else(house: House, size: tuple[int, int]) -> None:
    async def scene(sitting: Sitting) -> None:
        def look() -> None:
            strange = sorted({char for char in sitting.frame() if not char.isascii()})
            assert not strange, strange

        await tour(sitting, look)
        assert set(sitting.frame()) >= set("+-|>:")

    language = "fr" if size == SIZES["middle"] else "en"
    house.run(scene, table_of(5, corrections=RICH), size=size, ascii_only=True, language=language)


@pytest.mark.parametrize("size", [SIZES["small"], SIZES["middle"]], ids=["small", "middle"])
def test_without_colour_everything_is_readable(
    house: House, size: tuple[int, int], monkeypatch: pytest.MonkeyPatch
) -> None:
    """No letter has the colour of its ground, and there is no hue at all."""
    monkeypatch.setenv("NO_COLOR", "1")

    async def scene(sitting: Sitting) -> None:
        def look() -> None:
            for strip in sitting.app.screen._compositor.render_strips():
                for text, style, _ in strip:
                    if text.strip() and style and style.color and style.bgcolor:
                        ink, ground = (Color.from_rich_color(each) for each in (style.color, style.bgcolor))
                        assert ink.r == ink.g == ink.b
                        assert ground.r == ground.g == ground.b
                        assert abs(ink.r - ground.r) >= 40, (text, ink, ground)

        await tour(sitting, look)

    house.run(scene, table_of(3, corrections=RICH), size=size)


def test_letters_stand_out_from_their_ground_in_every_theme(house: House) -> None:
    low: dict[tuple[str, str], str] = {}

    async def scene(sitting: Sitting) -> None:
        async def look() -> None:
            for theme in THEMES:
                sitting.app.change_theme(theme)
                await sitting.rest()
                measure()

        def measure() -> None:
            for strip in sitting.app.screen._compositor.render_strips():
                for text, style, _ in strip:
                    if any(char.isalnum() for char in text) and style and style.color and style.bgcolor:
                        ink, ground = (Color.from_rich_color(each) for each in (style.color, style.bgcolor))
                        lighter, darker = sorted((luminance(ink), luminance(ground)), reverse=True)
                        if (lighter + 0.05) / (darker + 0.05) < 3:
                            low[ink.hex, ground.hex] = text

        await to_turn(sitting)
        await look()
        for action in ("sale", "theatre"):
            await to_action(sitting, action)
            await look()
        await sitting.press("i", "right")
        await look()

    house.run(scene, table_of(5, corrections=RICH), size=(120, 40), theme=THEMES[-1])
    assert not low
