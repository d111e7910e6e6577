"""Rules: contents, text, anchors and search."""

import pytest
from textual.pilot import Pilot

from engine.game import CATALOGUE
from saves.records.record import Seat
from tests.tui.conftest import Visit
from tests.tui.screens.looking import app_of, frame, line_with, screen_of, text_in
from tui.drawing.glyphs import ASCII, UNICODE, Glyphs
from tui.i18n.rules_text import folded, rules_headings, rules_page
from tui.i18n.typography import NO_BREAK_SPACE
from tui.screens.rules import RulesScreen
from tui.session import NewGame, Session
from tui.settings import SettingsFile
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


@pytest.mark.parametrize("glyphs", [UNICODE, ASCII], ids=["unicode", "ascii"])
@pytest.mark.parametrize("game", CATALOGUE)
def test_no_line_begins_with_a_sign_that_french_sets_apart(game: str, glyphs: Glyphs) -> None:
    for width in range(40, 90):
        lines = [line.plain.strip() for line in rules_page(game, "fr", width, glyphs).lines]
        assert not [line for line in lines if line[:1] in tuple(":;!?»%") or line.endswith("«")], width


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("game", CATALOGUE)
def test_contents_and_title_are_whole_in_a_small_window(
    visit: Visit, session: Session, game: str, language: str
) -> None:
    session.settings.language = language

    async def scene(pilot: Pilot[None]) -> None:
        app_of(pilot).open_rules(game)
        await pilot.pause()
        await pilot.pause()
        assert session.words("rules-title", game=CATALOGUE[game]).replace(NO_BREAK_SPACE, " ") in frame(pilot)
        for heading in rules_headings(game, language, UNICODE):
            assert heading.title.replace(NO_BREAK_SPACE, " ") in text_in(pilot, "#contents")
            await pilot.press("down")

    visit(scene)


def test_page_keys_turn_the_pages_of_the_text(visit: Visit) -> None:
    async def scene(pilot: Pilot[None]) -> None:
        await pilot.press("f1")
        await pilot.pause()
        reader, contents = pilot.app.screen.query_one(TextView), pilot.app.screen.query_one(Listing)
        for _ in range(6):
            before = reader.scroll_offset.y
            await pilot.press("pagedown")
            await pilot.pause()
            assert reader.scroll_offset.y == before + reader.size.height
        assert contents.has_focus
        assert contents.row is not None
        assert contents.row.name == reader.page.section_at(reader.scroll_offset.y + 1) != "overview"
        at = reader.scroll_offset.y
        await pilot.press("pageup")
        await pilot.pause()
        assert reader.scroll_offset.y == at - reader.size.height
        await pilot.press("down")  # from where the text is
        await pilot.pause()
        assert reader.page.anchors[contents.row.name] == reader.scroll_offset.y

    visit(scene)


def test_the_last_section_stays_under_the_cursor_though_it_cannot_come_to_the_top(visit: Visit) -> None:
    async def scene(pilot: Pilot[None]) -> None:
        await pilot.press("f1", "end")
        await pilot.pause()
        listing = pilot.app.screen.query_one(Listing)
        assert listing.cursor == len(listing.rows) - 1

    visit(scene, size=(120, 60))


def test_f1_opens_the_rules_of_the_game_last_played(visit: Visit, session: Session) -> None:
    async def scene(pilot: Pilot[None]) -> None:
        app = app_of(pilot)
        app.start_table(NewGame("crystal_palace", (Seat("Anna", "human"), Seat("Bob", "human")), {}, seed=1))
        await pilot.pause()
        app.go_home()
        await pilot.pause()
        await pilot.press("f1")
        assert screen_of(pilot, RulesScreen).game == "crystal_palace"
        await pilot.press("f1")
        assert len(app.screen_stack) == 2, "the rules are open already"

    visit(scene)
    assert SettingsFile(session.settings_file.path).settings.game == "crystal_palace"


def test_f1_opens_the_rules_of_the_game_in_view(visit: Visit) -> None:
    async def scene(pilot: Pilot[None]) -> None:
        await pilot.press("n", "up", "right", "f1")
        assert screen_of(pilot, RulesScreen).game == list(CATALOGUE)[1]
        await pilot.press("escape", "escape")
        app_of(pilot).start_table(NewGame("bruxelles1893", (Seat("A", "human"), Seat("B", "human")), {}, seed=1))
        await pilot.pause()
        await pilot.press("L", "f1")
        assert screen_of(pilot, RulesScreen).game == "bruxelles1893"

    visit(scene)


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
        assert top(pilot) == "In two minutes"
        await pilot.press("down")
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
        assert top(pilot) == "In two minutes"

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
        assert top(pilot) == "In two minutes"
        await pilot.press("g")
        await pilot.pause()
        assert "Rules: Bruxelles 1897" in frame(pilot)

    visit(scene, size=(120, 40))
