"""Plain ASCII: every screen, whatever it shows, in every language."""

import pytest
from rich.segment import Segment
from textual.color import Color
from textual.pilot import Pilot

from tests.tui.conftest import Visit
from tests.tui.screens.looking import frame, keep_library
from tui.drawing.plain_filter import PlainFilter
from tui.session import Session


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize(
    "keys", [[], ["n"], ["n", "question_mark"], ["n", "down", "enter"], ["s"], ["f1"], ["o"], ["ctrl+p"]]
)
def test_nothing_but_ascii_is_drawn(visit: Visit, session: Session, keys: list[str], language: str) -> None:
    session.ascii_only = True
    session.settings.language = language
    keep_library(session)

    async def scene(pilot: Pilot[None]) -> None:
        await pilot.press(*keys)
        pilot.app.notify("« Œuvre » – 3 × 4…")
        await pilot.pause(0.1)
        assert {sign for sign in frame(pilot) if not sign.isascii()} == set()

    visit(scene)


def test_signs_keep_their_cells() -> None:
    drawn = [Segment("╭─ Œuvre … 漢 ●"), Segment("plain")]
    plain = PlainFilter().apply(drawn, Color(0, 0, 0))
    assert [segment.cell_length for segment in plain] == [segment.cell_length for segment in drawn]
    assert all(segment.text.isascii() for segment in plain)
    assert plain[1] is drawn[1]
