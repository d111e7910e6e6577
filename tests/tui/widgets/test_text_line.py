"""Pastes into a line of text: they become one line, cut to what fits."""

import asyncio

import pytest
from textual import events
from textual.app import App, ComposeResult
from textual.widgets.input import Selection

from tui.widgets.text_line import TextLine


class OneLine(App[None]):
    """An app with nothing but a field of ten characters."""

    def compose(self) -> ComposeResult:
        line = TextLine("abcd")
        line.max_length = 10
        yield line


@pytest.mark.parametrize(
    ("pasted", "selected", "value"),
    [
        ("xyz", (4, 4), "abcdxyz"),
        ("x" * 300, (4, 4), "abcdxxxxxx"),
        ("x" * 300, (2, 2), "abxxxxxxcd"),
        ("x" * 300, (3, 1), "axxxxxxxxd"),
        ("x\ny\r\n\nz\n", (4, 4), "abcdx y z"),
        ("\n\n", (4, 4), "abcd"),
        ("", (4, 4), "abcd"),
    ],
)
def test_a_paste_becomes_one_line_cut_to_what_fits(pasted: str, selected: tuple[int, int], value: str) -> None:
    async def scene() -> str:
        app = OneLine()
        async with app.run_test() as pilot:
            line = app.query_one(TextLine)
            line.focus()
            line.selection = Selection(*selected)
            app.post_message(events.Paste(pasted))
            await pilot.pause()
            await pilot.pause()
            return line.value

    assert asyncio.run(scene()) == value
