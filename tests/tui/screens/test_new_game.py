"""New game: seats, variants and seed, by the keyboard alone, and the table they lead to."""

import re

import pytest
from textual.geometry import Region
from textual.pilot import Pilot
from textual.widgets import Static

from engine.bots import LEVELS
from engine.game import CATALOGUE
from saves.records.record import Header
from tests.tui.conftest import Visit
from tests.tui.screens.looking import app_of, as_seen, frame, line_with, text_in
from tests.tui.table.kinds import journal_of
from tui.bots.names import own_names
from tui.drawing.glyphs import UNICODE
from tui.i18n.rules_text import rules_overview
from tui.i18n.words import LANGUAGES, Words
from tui.screens.dialogs import AskText
from tui.screens.new_game import NewGameScreen
from tui.session import Session
from tui.settings import SettingsFile
from tui.widgets.form import Field, Form
from tui.widgets.game_cards import GameCard, GameCards
from tui.widgets.text_line import TextLine


def header(pilot: Pilot[None]) -> Header:
    return journal_of(pilot.app.screen).header


def bot_in(pilot: Pilot[None], seat: str) -> str:
    """What the row of a seat shows between its arrows."""
    found = re.search(r"< (.*) >", line_with(pilot, seat))
    assert found
    return found[1]


def test_starting_at_once_seats_the_player_against_a_bot(visit: Visit, session: Session) -> None:
    async def scene(pilot: Pilot[None]) -> None:
        await pilot.press("n")
        shown = bot_in(pilot, "Seat 2")
        await pilot.press("s")
        await pilot.pause()
        name = own_names(session.words, header(pilot).seed, ["Anna", None])[1]
        assert shown == f"{name} (clerk)"
        assert [(seat.name, seat.player) for seat in header(pilot).seats] == [("Anna", "human"), (name, "clerk")]
        assert header(pilot).options == {"area_action": "strict", "tracks": "five"}
        assert 0 <= header(pilot).seed < 1_000_000_000

    visit(scene)
    assert [entry.game for entry in session.library.list()] == ["bruxelles1897"]


def test_everything_can_be_chosen_with_arrows_and_enter(visit: Visit, session: Session) -> None:
    async def scene(pilot: Pilot[None]) -> None:
        await pilot.press("n")
        await pilot.press("right", "right")  # four players
        await pilot.press("down", "enter", *["backspace"] * 4, "Z", "o", "é", "enter")  # the first is called Zoé
        await pilot.press("down", "left", "left", "enter", "M", "a", "x", "enter")  # the second is a person, Max
        await pilot.press("down", "left")  # an apprentice
        await pilot.press("down", "right", "right")  # a journeyman
        await pilot.press("down", "right")  # optional area action
        await pilot.press("down", "right")  # long ladders
        await pilot.press("down", "right")  # no free undo
        await pilot.press("down", "4", "2", "enter")  # seed 42
        text = frame(pilot)
        _, _, third, fourth = own_names(session.words, 42, ["Zoé", "Max", None, None])
        bots = (f"< {third} (apprentice) >", f"< {fourth} (journeyman) >")
        for told in ("[4]", "< Zoé >", "< Max >", *bots, "[Optional]", "[Long]", "[off]"):
            assert told in text
        assert "[42]" in text
        await pilot.press("down", "enter")
        await pilot.pause()
        begun = header(pilot)
        assert [(seat.name, seat.player) for seat in begun.seats] == [
            ("Zoé", "human"),
            ("Max", "human"),
            (third, "apprentice"),
            (fourth, "journeyman"),
        ]
        assert begun.options == {"area_action": "optional", "tracks": "eight"}
        assert begun.seed == 42
        assert begun.free_undo is False

    visit(scene)


def test_every_game_is_shown_and_can_be_chosen(visit: Visit) -> None:
    async def scene(pilot: Pilot[None]) -> None:
        await pilot.press("n")
        text = frame(pilot)
        for title in CATALOGUE.values():
            assert title in text
        await pilot.press("up")
        shelf = pilot.app.screen.query_one(GameCards)
        assert shelf.has_focus
        for key in CATALOGUE:
            assert shelf.chosen == key
            assert str(pilot.app.screen.query_one("#about", Static).content) == Words("en", key)("game-pitch")
            await pilot.press("right")
        assert shelf.chosen == list(CATALOGUE)[-1]
        for key in CATALOGUE:
            await pilot.click(f"#card-{key}")
            assert shelf.chosen == key
        await pilot.press("down")
        assert "Players" in line_with(pilot, "▌")

    visit(scene)


def test_empty_seats_follow_the_number_of_players(visit: Visit) -> None:
    async def scene(pilot: Pilot[None]) -> None:
        await pilot.press("n")
        assert "empty" in line_with(pilot, "Seat 3")
        await pilot.press("right")
        assert bot_in(pilot, "Seat 3").endswith(" (clerk)")
        assert "empty" in line_with(pilot, "Seat 4")

    visit(scene)


def test_free_undo_is_a_question_only_among_several_people(visit: Visit) -> None:
    async def scene(pilot: Pilot[None]) -> None:
        await pilot.press("n")
        assert "always (one person)" in line_with(pilot, "Free undo")
        await pilot.press("down", "right")
        assert "only bots here" in line_with(pilot, "Free undo")
        await pilot.press("left", "down", "left", "left")
        assert "[on]" in line_with(pilot, "Free undo")

    visit(scene)


@pytest.mark.parametrize("wrong", ["-1", "seed", "9007199254740992", "1.5", "٣"])
def test_a_wrong_seed_is_refused_with_what_would_be_right(visit: Visit, wrong: str) -> None:
    async def scene(pilot: Pilot[None]) -> None:
        await pilot.press("n")
        pilot.app.screen.query_one("#variants").focus()
        await pilot.press("end", "enter")
        assert isinstance(pilot.app.screen, AskText)
        pilot.app.screen.query_one(TextLine).value = wrong
        await pilot.press("enter")
        assert isinstance(pilot.app.screen, AskText)
        assert "whole number from 0 to 9007199254740991" in text_in(pilot, ".dialog")
        await pilot.press("escape")
        assert "[random]" in line_with(pilot, "Seed")

    visit(scene)


def test_a_seed_can_be_taken_back_to_chance(visit: Visit) -> None:
    async def scene(pilot: Pilot[None]) -> None:
        await pilot.press("n")
        pilot.app.screen.query_one("#variants").focus()
        await pilot.press("end", "7", "enter")
        assert "[7]" in line_with(pilot, "Seed")
        await pilot.press("enter", "backspace", "enter")
        assert "[random]" in line_with(pilot, "Seed")

    visit(scene)


def test_a_name_is_not_too_long_and_two_of_a_name_are_told_apart(visit: Visit) -> None:
    async def scene(pilot: Pilot[None]) -> None:
        await pilot.press("n", "down", "down", "left", "left", "enter")
        pilot.app.screen.query_one(TextLine).value = "x" * 21
        await pilot.press("enter")
        assert "at most 20 characters" in frame(pilot)
        pilot.app.screen.query_one(TextLine).value = "Anna"
        await pilot.press("enter", "s")
        await pilot.pause()
        assert [seat.name for seat in header(pilot).seats] == ["Anna", "Anna 2"]

    visit(scene)


def test_the_company_of_the_last_table_is_remembered(visit: Visit, session: Session) -> None:
    async def first(pilot: Pilot[None]) -> None:
        await pilot.press("n", "right", "down", "down", "left", "down", "left", "s")
        await pilot.pause()

    async def second(pilot: Pilot[None]) -> None:
        await pilot.press("n")
        assert "[3]" in line_with(pilot, "Players")
        assert bot_in(pilot, "Seat 2").endswith(" (apprentice)")
        assert bot_in(pilot, "Seat 3").endswith(" (apprentice)")
        await pilot.press("right")
        assert bot_in(pilot, "Seat 4").endswith(" (apprentice)"), "further seats have the bot that was chosen last"

    visit(first)
    session.settings_file = SettingsFile(session.settings_file.path)
    visit(second)


def test_values_can_be_clicked(visit: Visit) -> None:
    async def scene(pilot: Pilot[None]) -> None:
        await pilot.press("n")
        row = line_with(pilot, "Card action")
        forms = pilot.app.screen.query_one("#variants")
        await pilot.click(forms, offset=(row.index("Optional") + 1, 0))
        assert "[Optional]" in line_with(pilot, "Card action")
        await pilot.click("#start")
        await pilot.pause()
        assert header(pilot).options["area_action"] == "optional"

    visit(scene)


@pytest.mark.parametrize("size", [(80, 24), (100, 30), (120, 40), (160, 50)])
@pytest.mark.parametrize("language", ["en", "fr"])
def test_all_of_it_is_in_sight_without_scrolling(
    visit: Visit, session: Session, size: tuple[int, int], language: str
) -> None:
    session.settings.language = language

    async def scene(pilot: Pilot[None]) -> None:
        await pilot.press("n")
        screen = pilot.app.screen
        assert isinstance(screen, NewGameScreen)
        window = screen.region
        for name in ("GameCards", "#seats", "#variants", "#start"):
            widget = screen.query_one(name)
            assert window.contains_region(widget.region), name
            assert not isinstance(widget, Form) or widget.max_scroll_y == 0, name
        words = session.words
        for told in ("new-seat-empty", "new-seed-random", "new-start", "new-undo-1"):
            assert words(told) in frame(pilot)

    visit(scene, size=size)


def test_explanations_are_whole_in_every_language(visit: Visit) -> None:
    """Where rows are explained in place, each explanation fits under its row."""

    async def scene(pilot: Pilot[None]) -> None:
        await pilot.press("n", "right", "right", "down", "down", "left", "left")
        for language in ("en", "fr"):
            app_of(pilot).change_language(language)
            await pilot.pause()
            for form in ("#seats", "#variants"):
                told = text_in(pilot, form)
                for row in pilot.app.screen.query_one(form, Form).rows:
                    assert isinstance(row, Field)
                    assert as_seen(row.about) in told

    visit(scene, size=(120, 40))


@pytest.mark.parametrize("size", [(80, 24), (120, 40), (160, 50)])
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_level_can_be_chosen_and_is_described(
    visit: Visit, session: Session, language: str, size: tuple[int, int]
) -> None:
    session.settings.language = language
    words = Words(language)

    async def scene(pilot: Pilot[None]) -> None:
        await pilot.press("n", "down", "down", "left")
        for number, level in enumerate(LEVELS, 1):
            assert f" ({words(f'bot-{level}').lower()}) >" in line_with(pilot, words("new-seat", number=2))
            described = words(f"bot-{level}.about")
            shown = text_in(pilot, "#about" if size[1] == 24 else "#seats")
            assert as_seen(words("bot-level", number=number, count=len(LEVELS), play=described)) in shown
            await pilot.press("right")

    visit(scene, size=size)


def test_the_level_can_be_changed_with_the_mouse(visit: Visit) -> None:
    async def scene(pilot: Pilot[None]) -> None:
        await pilot.press("n")
        seats = pilot.app.screen.query_one("#seats")

        async def click(sign: str) -> None:
            await pilot.click(seats, offset=(line_with(pilot, "Seat 2").index(sign), 2))

        await click(">")
        assert bot_in(pilot, "Seat 2").endswith(" (draughtsman)")
        await click("<")
        await click("<")
        assert bot_in(pilot, "Seat 2").endswith(" (apprentice)")
        await click("<")
        await click("<")
        assert "< Player 2 >" in line_with(pilot, "Seat 2")

    visit(scene)


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_a_game_is_about_is_whole_on_its_card(visit: Visit, session: Session, language: str) -> None:
    session.settings.language = language

    async def scene(pilot: Pilot[None]) -> None:
        await pilot.press("n")
        for card in pilot.app.screen.query(GameCard):
            said = " ".join(strip.text.strip(" │┃") for strip in card.render_lines(Region(0, 0, *card.outer_size)))
            assert Words(language, card.key)("game-pitch") in " ".join(said.split())

    visit(scene, size=(80, 24))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", CATALOGUE)
def test_a_middling_window_explains_every_row_whole_or_the_one_under_the_cursor(
    visit: Visit, session: Session, game: str, language: str
) -> None:
    session.settings.language, session.settings.game = language, game

    async def scene(pilot: Pilot[None]) -> None:
        await pilot.press("n")
        screen = pilot.app.screen
        about = screen.query_one("#about")
        for form in screen.query(Form):
            told = text_in(pilot, f"#{form.id}")
            for row in form.rows:
                assert isinstance(row, Field)
                if row.enabled:
                    assert about.display or as_seen(row.about) in told
            assert form.max_scroll_y == 0
        assert screen.region.contains_region(screen.query_one("#start").region)

    visit(scene, size=(100, 30))


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_large_window_describes_the_games(visit: Visit, session: Session, language: str) -> None:
    session.settings.language = language

    async def scene(pilot: Pilot[None]) -> None:
        await pilot.press("n")
        for key in CATALOGUE:
            overview = rules_overview(key, language, UNICODE)
            assert as_seen(overview) in text_in(pilot, f"#card-{key}")

    visit(scene, size=(160, 50))


def test_seats_are_written_alike(visit: Visit) -> None:
    async def scene(pilot: Pilot[None]) -> None:
        await pilot.press("n", "right", "right")
        for seat in range(1, 5):
            assert "<" in line_with(pilot, f"Seat {seat}"), "a name and a level leave no room for all levels"

    visit(scene, size=(100, 30))
