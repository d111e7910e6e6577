"""Looking at the table: what every frame must be like in plain ASCII, without colour, and in every theme."""

from collections.abc import Callable, Iterator

from textual.color import Color

from tests.tui.table.tables import Sitting


async def tour(sitting: Sitting, keys: str, look: Callable[[], None]) -> None:
    """Press keys, and look after each."""
    for key in keys.split():
        await sitting.press(key)
        look()


def assert_ascii(sitting: Sitting) -> None:
    """See that there is no other sign in sight."""
    strange = sorted({char for char in sitting.frame() if not char.isascii()})
    assert not strange, strange


def assert_readable_in_grey(sitting: Sitting) -> None:
    """See that no letter has the colour of its ground, and there is no hue at all."""
    for text, ink, ground in inks(sitting):
        assert ink.r == ink.g == ink.b
        assert ground.r == ground.g == ground.b
        assert abs(ink.r - ground.r) >= 40, (text, ink, ground)


def low_contrasts(sitting: Sitting) -> dict[tuple[str, str], str]:
    """Return what is written with less contrast than 3 to 1, by the colours of letters and ground."""
    low: dict[tuple[str, str], str] = {}
    for text, ink, ground in inks(sitting):
        if any(char.isalnum() for char in text):
            lighter, darker = sorted((luminance(ink), luminance(ground)), reverse=True)
            if (lighter + 0.05) / (darker + 0.05) < 3:
                low[ink.hex, ground.hex] = text
    return low


def inks(sitting: Sitting) -> Iterator[tuple[str, Color, Color]]:
    """Return every piece of text in sight with the colours of its letters and of its ground."""
    for strip in sitting.app.screen._compositor.render_strips():
        for text, style, _ in strip:
            if text.strip() and style and style.color and style.bgcolor:
                yield text, Color.from_rich_color(style.color), Color.from_rich_color(style.bgcolor)


def luminance(colour: Color) -> float:
    """Relative luminance as contrast is measured."""
    parts = [part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in colour.normalized]
    return 0.2126 * parts[0] + 0.7152 * parts[1] + 0.0722 * parts[2]
