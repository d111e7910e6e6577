"""Languages, themes and signs of the table, also changed in the middle of a game; plain ASCII and no colour."""

from functools import partial
from typing import Any

import pytest

from saves.gallery import folder
from tests.tui.table.looking import assert_ascii, assert_readable_in_grey, low_contrasts, tour
from tests.tui.table.tables import SIZES, AppRunner, Sitting, gallery_match, new_table, people
from tui.session import ReplayGame
from tui.table.screen import TableScreen
from tui.themes import THEMES

SIZES_BY_NAME = pytest.mark.parametrize("size", SIZES.values(), ids=SIZES)


@SIZES_BY_NAME
@pytest.mark.parametrize("language", ["en", "fr"])
def test_ascii_tables_use_nothing_else(runner: AppRunner, size: tuple[int, int], language: str) -> None:
    async def scene(sitting: Sitting) -> None:
        assert_ascii(sitting)
        look = partial(assert_ascii, sitting)
        await tour(sitting, "right f3 f4 f5 f2 i down space escape escape S escape L escape", look)
        await sitting.choose("place")
        assert_ascii(sitting)
        await sitting.press("question_mark")
        assert_ascii(sitting)
        await sitting.press("escape")
        assert set(sitting.frame()) >= set("+-|>")

    runner.run(scene, new_table(people(4)), size=size, ascii_only=True, language=language)


def test_the_replay_in_ascii_uses_nothing_else(runner: AppRunner) -> None:
    async def scene(sitting: Sitting) -> None:
        for key in ("pagedown", "down", "right", "i", "escape", "end", "S", "escape"):
            await sitting.press(key)
            assert sitting.frame().isascii()

    runner.run(scene, ReplayGame(folder() / "bruxelles1897-four-seats.pavilion"), ascii_only=True)


def test_in_ascii_seats_lit_spots_cursor_and_target_are_told_apart(runner: AppRunner) -> None:
    async def scene(sitting: Sitting) -> None:
        glyphs = sitting.table.scene.glyphs
        assert len(set(glyphs.seats)) == len(glyphs.seats)
        assert len({glyphs.cursor, glyphs.lit, glyphs.target}) == 3
        await sitting.choose("place")
        assert glyphs.target in sitting.frame()

    runner.run(scene, new_table(people(2)), ascii_only=True)


@SIZES_BY_NAME
def test_without_colour_everything_is_readable(
    runner: AppRunner, size: tuple[int, int], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("NO_COLOR", "1")

    async def scene(sitting: Sitting) -> None:
        assert_readable_in_grey(sitting)
        await tour(sitting, "right i down escape", partial(assert_readable_in_grey, sitting))
        await sitting.choose("place")
        assert_readable_in_grey(sitting)

    runner.run(scene, new_table(people(4)), size=size)


@pytest.mark.parametrize("theme", THEMES)
def test_letters_stand_out_from_their_ground_in_every_theme(runner: AppRunner, theme: str) -> None:
    """Contrast of at least 3 to 1 for everything, as for large text; what matters has more."""
    low: dict[tuple[str, str], str] = {}

    async def scene(sitting: Sitting) -> None:
        low.update(low_contrasts(sitting))
        await sitting.press("right")
        low.update(low_contrasts(sitting))
        await sitting.choose("place")
        low.update(low_contrasts(sitting))
        await sitting.press("S")
        low.update(low_contrasts(sitting))

    runner.run(scene, new_table(people(4)), size=(120, 40), theme=theme)
    assert not low


async def speak(sitting: Sitting, language: str) -> None:
    """Change the language, and wait until everything is said in it."""
    sitting.app.change_language(language)
    await sitting.app.workers.wait_for_complete()
    await sitting.rest()
    assert {"en": "Round 1/4", "fr": "Manche 1/4"}[language] in sitting.frame()


def test_the_language_can_change_in_the_middle_of_an_action(runner: AppRunner) -> None:
    async def scene(sitting: Sitting) -> None:
        await sitting.play_turn()
        await sitting.choose("place")
        table, state = sitting.table, sitting.match.game.encode(sitting.match.state)
        english = sitting.frame()
        await speak(sitting, "fr")
        french = sitting.frame()
        assert "Manche 1/4" in french
        assert "Round" not in french
        assert "⟨" not in french
        assert sitting.match.game.encode(sitting.match.state) == state
        assert len(table.narrator.lines) > 0
        await speak(sitting, "en")
        assert sitting.frame() == english
        await sitting.press("escape")
        assert sitting.match.decisions[0].opens_turn

    runner.run(scene, new_table(people(2)))


def test_a_new_language_leaves_cursor_and_narrowed_list_where_they_are(runner: AppRunner) -> None:
    async def scene(sitting: Sitting) -> None:
        table = sitting.table
        await sitting.press("right", "down")
        spots, index = table.mode.cursor(), table.mode.chooser.selection.index
        await speak(sitting, "fr")
        assert (table.mode.cursor(), table.mode.chooser.selection.index) == (spots, index)
        await sitting.press("i", "left")
        looking = table.look_around.spot
        await speak(sitting, "en")
        assert table.look_around.spot == looking
        assert "⟨" not in sitting.frame()

    runner.run(scene, new_table(people(2)))


def test_the_theme_can_change_in_the_middle_of_a_game(runner: AppRunner) -> None:
    async def scene(sitting: Sitting) -> None:
        table = sitting.table
        await sitting.press("right", "down")
        text, spots = sitting.frame(), table.mode.cursor()
        grounds = set()
        for theme in THEMES:
            sitting.app.change_theme(theme)
            await sitting.rest()
            assert sitting.frame() == text
            assert table.mode.cursor() == spots
            grounds.add(background(table))
        assert len(grounds) == len(THEMES)

    runner.run(scene, new_table(people(2)), theme=THEMES[-1])


def background(table: TableScreen) -> Any:
    """The ground of the table as it is painted."""
    area = table.query_one("#panel-area")
    strip = table._compositor.render_strips()[area.region.bottom - 1]
    return strip.crop(area.region.x, area.region.x + 1)._segments[0].style.bgcolor


def test_signs_can_change_in_the_middle_of_a_game(runner: AppRunner) -> None:
    async def scene(sitting: Sitting) -> None:
        before = sitting.frame()
        sitting.app.change_setting("glyphs", "ascii")
        await sitting.app.workers.wait_for_complete()
        await sitting.rest()
        assert sitting.table.scene.glyphs.seats[0] in sitting.frame()
        assert sitting.frame().isascii()
        sitting.app.change_setting("glyphs", "unicode")
        await sitting.app.workers.wait_for_complete()
        await sitting.rest()
        assert sitting.frame() == before

    runner.run(scene, new_table(people(2)))


def test_leaving_while_everything_is_said_anew_is_safe(runner: AppRunner) -> None:
    async def leave_the_program(sitting: Sitting) -> None:
        sitting.app.change_language("fr")
        sitting.app.change_setting("glyphs", "ascii")
        sitting.app.change_language("en")
        await sitting.pilot.pause(0)
        sitting.app.exit()

    async def leave_a_screen(sitting: Sitting) -> None:
        sitting.app.open_settings()
        await sitting.rest()
        sitting.app.change_language("fr")
        sitting.app.go_home()
        await sitting.app.workers.wait_for_complete()
        await sitting.rest()
        assert "Nouvelle partie" in sitting.frame()

    runner.run(leave_the_program, new_table(people(2)))
    runner.run(leave_a_screen)


@SIZES_BY_NAME
@pytest.mark.parametrize("language", ["en", "fr"])
def test_every_position_of_a_game_is_drawn_whole_in_both_languages(
    runner: AppRunner, size: tuple[int, int], language: str
) -> None:
    """The replay of a whole game, round by round: no missing sentence, and every name in sight."""
    match = gallery_match(4)

    async def scene(sitting: Sitting) -> None:
        for _ in range(match.game.rounds + 1):
            text = sitting.frame()
            assert "⟨" not in text
            assert all(len(line) == size[0] for line in text.split("\n"))
            for name in ("Octave", "Victor", "Marie", "Henry"):
                assert name in text
            await sitting.press("pagedown")

    path = folder() / "bruxelles1897-four-seats.pavilion"
    runner.run(scene, ReplayGame(path), size=size, language=language)
