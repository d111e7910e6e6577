"""Rules: contents, text, anchors and search."""

import pytest
from textual.pilot import Pilot

from engine.game import CATALOGUE
from tests.tui.conftest import Visit
from tests.tui.screens.looking import app_of, frame, line_with, text_in
from tui.drawing.glyphs import ASCII, UNICODE
from tui.i18n.rules_text import folded, rules_page
from tui.screens.rules import RulesScreen
from tui.session import Session
from tui.widgets.listing import Listing
from tui.widgets.text_view import TextView


def top(pilot: Pilot[None]) -> str:
    """The first line of the text in sight."""
    reader = pilot.app.screen.query_one(TextView)
    return reader.page.lines[reader.scroll_offset.y].plain


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("width", [50, 88])
@pytest.mark.parametrize("game", CATALOGUE)
def test_the_text_is_laid_out_within_its_width(game: str, language: str, width: int) -> None:
    page = rules_page(game, language, width, UNICODE)
    assert max(line.cell_length for line in page.lines) <= width
    assert {"overview", "setup", "strategy", "glossary"} <= set(page.anchors)
    for heading in page.headings:
        assert page.lines[page.anchors[heading.id]].plain == heading.title
    text = "\n".join(line.plain for line in page.lines)
    for mark in ("**", "{#", "|---", "`"):
        assert mark not in text


@pytest.mark.parametrize("language", ["en", "fr"])
def test_on_request_the_rules_are_written_in_ascii(language: str) -> None:
    page = rules_page("bruxelles1897", language, 60, ASCII)
    assert all(line.plain.isascii() for line in page.lines)


def test_search_ignores_case_and_accents_and_crosses_line_ends() -> None:
    page = rules_page("bruxelles1897", "fr", 40, UNICODE)
    accented = page.find("ÉGALITÉ")
    assert accented
    assert accented == page.find("egalite")
    whole = " ".join(folded(line.plain) for line in page.lines)
    assert page.find("   art    nouveau ")
    across = [match for match in page.find("victoire") if len(match.pieces) > 1]
    assert not across
    assert any(len(match.pieces) > 1 for match in page.find("architecte à Bruxelles, au temps de l'Art Nouveau"))
    assert page.find("") == []
    assert page.find("zzz") == []
    assert len(page.find("majorite")) <= whole.count("majorite")


def test_search_finds_typography_as_it_is_typed() -> None:
    page = rules_page("bruxelles1897", "fr", 200, UNICODE)
    assert "\u00a0:" in "".join(line.plain for line in page.lines)
    assert page.find(" : ")
    assert page.find("1 fb") == page.find("1\u00a0fb") != []
    assert page.find("l'Art Nouveau") == page.find("l’Art Nouveau") != []


def test_contents_lead_to_sections(visit: Visit) -> None:
    async def scene(pilot: Pilot[None]) -> None:
        await pilot.press("f1")
        await pilot.pause()
        assert top(pilot) == "Bruxelles 1897"
        await pilot.press("down", "down")
        await pilot.pause()
        assert top(pilot) == "Setup"
        await pilot.press("enter")
        assert pilot.app.screen.query_one(TextView).has_focus
        await pilot.press("pagedown", "pagedown")
        await pilot.pause()
        assert pilot.app.screen.query_one(Listing).row.name not in ("overview", "setup")
        await pilot.press("tab")
        assert pilot.app.screen.query_one(Listing).has_focus
        await pilot.press("escape")
        assert len(pilot.app.screen_stack) == 1

    visit(scene)


def test_they_open_at_a_section_and_strategy_is_one(visit: Visit) -> None:
    async def scene(pilot: Pilot[None]) -> None:
        app_of(pilot).open_rules("bruxelles1897", "pass")
        await pilot.pause()
        await pilot.pause()
        assert top(pilot) == "Pass"
        assert "Pass" in line_with(pilot, "▌")
        await pilot.press("escape")
        app_of(pilot).open_rules("bruxelles1897", "strategy")
        await pilot.pause()
        await pilot.pause()
        assert "Strategy hints" in text_in(pilot, "#text")
        assert "Strategy hints" in line_with(pilot, "▌")
        await pilot.press("escape")
        app_of(pilot).open_rules("bruxelles1897", "no-such-section")
        await pilot.pause()
        await pilot.pause()
        assert top(pilot) == "Bruxelles 1897"

    visit(scene)


def test_search_walks_from_place_to_place(visit: Visit) -> None:
    async def scene(pilot: Pilot[None]) -> None:
        await pilot.press("f1", "slash", *"prison")
        await pilot.pause()
        assert "1 of " in frame(pilot)
        assert "prison" in text_in(pilot, "#text").lower()
        await pilot.press("enter", "n", "n")
        assert "3 of " in frame(pilot)
        await pilot.press("N")
        assert "2 of " in frame(pilot)
        await pilot.press("escape")
        assert isinstance(pilot.app.screen, RulesScreen)
        assert "2 of " not in frame(pilot)
        await pilot.press("slash", *"zzz", "enter")
        assert " of " not in line_with(pilot, "PAVILION".replace("", " ").strip())
        await pilot.press("escape")
        assert len(pilot.app.screen_stack) == 1

    visit(scene)


def test_nothing_found_is_said(visit: Visit) -> None:
    async def scene(pilot: Pilot[None]) -> None:
        await pilot.press("f1", "slash", *"zzz")
        await pilot.pause()
        assert "nothing found" in frame(pilot)

    visit(scene)


def test_another_language_or_size_keeps_the_place(visit: Visit, session: Session) -> None:
    async def scene(pilot: Pilot[None]) -> None:
        app_of(pilot).open_rules("bruxelles1897", "nobles")
        await pilot.pause()
        await pilot.pause()
        app_of(pilot).change_language("fr")
        await pilot.pause()
        await pilot.pause()
        assert top(pilot) == "Notables"
        assert "Règles" in frame(pilot)
        await pilot.resize_terminal(160, 50)
        await pilot.pause()
        await pilot.pause()
        assert top(pilot) == "Notables"

    visit(scene)


def test_the_rules_of_several_games_are_a_key_apart(visit: Visit, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(
        "tui.screens.rules.CATALOGUE", {"bruxelles1897": "Bruxelles 1897", "bruxelles1893": "Bruxelles 1893"}
    )

    async def scene(pilot: Pilot[None]) -> None:
        app_of(pilot).open_rules("bruxelles1897", "nobles")
        await pilot.pause()
        await pilot.pause()
        assert "g other game" in frame(pilot)
        await pilot.press("g")
        await pilot.pause()
        assert "Rules: Bruxelles 1893" in frame(pilot)
        assert top(pilot) == "Bruxelles 1893"
        await pilot.press("g")
        await pilot.pause()
        assert top(pilot) == "Bruxelles 1897"

    visit(scene, size=(120, 40))
