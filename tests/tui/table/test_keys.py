"""The keys of the table: walking, the list, digits, panels, letters to jump to, looking around, other screens."""

import pytest

from engine.agenda import tag_of
from engine.games.bruxelles1897 import moves
from tests.tui.table.kinds import replayed
from tests.tui.table.tables import BOARDS, GAME, AppRunner, Sitting, gallery_match, new_table, people
from tui.i18n.words import Words
from tui.screens.help import HelpScreen
from tui.screens.log import LogScreen
from tui.screens.rules import RulesScreen
from tui.screens.scores import ScoresScreen
from tui.table.keys import PLAYING
from tui.table.selection import nearest

WORDS = Words("en", GAME.key, strict=True)


def where(sitting: Sitting) -> str | None:
    """The spot the cursor stands on, unless it is in the list."""
    table = sitting.table
    spots = table.mode.cursor()
    return spots[0] if spots and not table.view.decision.active else None


# Walking


def test_arrows_walk_lit_spots_by_geometry_and_the_cursor_is_seen(runner: AppRunner) -> None:
    async def scene(sitting: Sitting) -> None:
        table = sitting.table
        await sitting.press(*["left"] * 3)
        for direction in ("right", "down", "left", "up", "down", "right", "right"):
            before = where(sitting)
            assert before is not None
            places = table.view.places(table.mode.chooser.selection.lit)
            expected = nearest(places[before], places, direction)
            await sitting.press(direction)
            assert where(sitting) == (expected or before)
            assert sitting.sign_at(where(sitting) or "") == table.scene.glyphs.cursor

    runner.run(scene, new_table(people(4)))


def test_every_lit_spot_is_reached_by_arrows_alone_and_the_list_beyond_the_right_edge(runner: AppRunner) -> None:
    async def scene(sitting: Sitting) -> None:
        table = sitting.table
        seen = {where(sitting)}
        for _ in range(6):
            for key in (*["left"] * 4, *["right"] * 3, "left", "down"):
                await sitting.press(key)
                seen.add(where(sitting))
        assert table.mode.chooser.selection.lit <= seen | {None}
        for _ in range(6):
            await sitting.press("right")
        assert table.view.decision.active
        await sitting.press("left")
        assert not table.view.decision.active
        assert where(sitting) in table.mode.chooser.selection.lit

    runner.run(scene, new_table(people(3)))


def test_letters_of_the_home_row_walk_if_wished(runner: AppRunner) -> None:
    async def scene(sitting: Sitting) -> None:
        start = where(sitting)
        await sitting.press("l")
        assert where(sitting) != start
        await sitting.press("h")
        assert where(sitting) == start
        await sitting.press("j", "right", "k", "left")
        assert where(sitting) == start

    runner.run(scene, new_table(people(2)), keys="hjkl")


def test_tab_goes_round_the_panels_that_have_something_to_choose(runner: AppRunner) -> None:
    async def scene(sitting: Sitting) -> None:
        table = sitting.table

        def panel() -> str | None:
            spot = where(sitting)
            return table.view.panel_of(spot) if spot else "decision"

        wanted = {table.view.panel_of(spot) for spot in table.view.places(table.mode.chooser.selection.lit)} | {
            "decision"
        }
        assert len(wanted) >= 3
        there = [panel()]
        for _ in range(len(wanted)):
            await sitting.press("tab")
            there.append(panel())
        assert set(there) == wanted
        assert there[0] == there[-1]
        back = [panel()]
        for _ in range(len(wanted)):
            await sitting.press("shift+tab")
            back.append(panel())
        assert back == there[::-1]

    runner.run(scene, new_table(people(4)), size=(120, 40))


# The list


def test_the_list_is_walked_and_paged(runner: AppRunner) -> None:
    async def scene(sitting: Sitting) -> None:
        table = sitting.table
        await sitting.to_list()
        size, count = table.view.decision.page_size, len(sitting.labels())
        assert count > size
        start = table.mode.chooser.selection.index
        await sitting.press("pagedown")
        assert table.mode.chooser.selection.index == start + size
        assert sitting.labels()[start + size][:20] in sitting.frame()
        await sitting.press(*["pagedown"] * 5)
        assert table.mode.chooser.selection.index == count - 1
        await sitting.press("down")
        assert table.mode.chooser.selection.index == 0
        await sitting.press("up", "pageup", "pageup", "pageup", "pageup")
        assert table.mode.chooser.selection.index == 0

    runner.run(scene, new_table(people(4)))


def test_numbers_are_typed_as_they_are_shown_wherever_the_list_is(runner: AppRunner) -> None:
    async def scene(sitting: Sitting) -> None:
        chooser = sitting.table.mode.chooser
        wanted = next(option for option in chooser.selection.shown if option.key == "12")
        await sitting.press("pagedown", "1")
        assert not sitting.match.entries
        assert sitting.table.view.decision.typed == "1"
        await sitting.press("escape")
        assert sitting.table.view.decision.typed == ""
        await sitting.press("1", "2")
        assert sitting.match.entries[-1].move == wanted.move

    runner.run(scene, new_table(people(4)))


def test_a_digit_that_begins_no_number_is_meant_with_zeros_before_it(runner: AppRunner) -> None:
    async def scene(sitting: Sitting) -> None:
        chooser = sitting.table.mode.chooser
        wanted = next(option for option in chooser.selection.shown if option.key == "07")
        await sitting.press("7")
        assert sitting.match.entries[-1].move == wanted.move

    runner.run(scene, new_table(people(4)))


def test_home_and_end_lead_to_the_ends_of_the_list(runner: AppRunner) -> None:
    async def scene(sitting: Sitting) -> None:
        selection = sitting.table.mode.chooser.selection
        await sitting.press("end")
        assert selection.index == len(selection.shown) - 1
        await sitting.press("home")
        assert selection.index == 0

    runner.run(scene, new_table(people(4)))


def test_a_digit_beyond_the_list_does_nothing(runner: AppRunner) -> None:
    async def scene(sitting: Sitting) -> None:
        await sitting.choose("place")
        assert len(sitting.labels()) < 9
        before = len(sitting.match.entries)
        await sitting.press("9")
        assert len(sitting.match.entries) == before

    runner.run(scene, new_table(people(2)))


def test_enter_on_a_spot_that_several_answers_share_narrows_the_list_to_them(runner: AppRunner) -> None:
    async def scene(sitting: Sitting) -> None:
        table = sitting.table
        await sitting.choose("place")
        assert table.scene.decision.asks == "assignment"
        everything = sitting.labels()
        while where(sitting) is None:
            await sitting.press("left")
        spot = where(sitting)
        sharing = [option.label for option in table.mode.chooser.selection.at(spot or "")]
        assert 1 < len(sharing) < len(everything)
        await sitting.press("enter")
        assert sitting.labels() == sharing
        assert table.scene.lit == {spot}
        await sitting.press("down", "escape")
        assert sitting.labels() == everything
        assert table.mode.chooser.selection.current.label == sharing[1]
        assert where(sitting) == spot
        played = len(sitting.match.entries)
        await sitting.press("enter", "down", "enter")
        assert len(sitting.match.entries) == played + 1
        assert sitting.match.entries[-1].asks == "assignment"

    runner.run(scene, new_table(people(2)))


def test_the_space_an_architect_is_chosen_for_is_pointed_at(runner: AppRunner) -> None:
    async def scene(sitting: Sitting) -> None:
        await sitting.choose("place")
        placed = sitting.match.entries[-1].move
        assert isinstance(placed, moves.Place)
        assert sitting.sign_at(f"cell-{placed.row}-{placed.col}") == sitting.table.scene.glyphs.target

    runner.run(scene, new_table(people(2)))


# Jumping


def test_letters_stand_on_every_lit_spot_and_lead_there(runner: AppRunner) -> None:
    async def scene(sitting: Sitting) -> None:
        table = sitting.table
        before, start = sitting.frame(), where(sitting)
        await sitting.press("space")
        places = table.view.places(table.mode.chooser.selection.lit)
        letters = {sitting.sign_at(spot): spot for spot in places}
        assert len(letters) == len(places)
        letter, spot = list(letters.items())[-1]
        await sitting.press(letter)
        assert where(sitting) == spot
        await sitting.press("space", "escape")
        assert where(sitting) == spot
        await sitting.press("space", next(letter for letter, spot in letters.items() if spot == start))
        assert sitting.frame() == before
        assert not sitting.match.entries

    runner.run(scene, new_table(people(4)))


def test_the_key_line_shows_that_a_letter_is_awaited(runner: AppRunner) -> None:
    async def scene(sitting: Sitting) -> None:
        usual = sitting.frame().splitlines()[-1]
        await sitting.press("space")
        jumping = sitting.frame().splitlines()[-1]
        assert "jump to the place with this letter" in jumping
        assert "Esc cancel" in jumping
        assert "undo" not in jumping
        await sitting.press("escape")
        assert sitting.frame().splitlines()[-1] == usual

    runner.run(scene, new_table(people(2)))


def test_a_key_that_is_no_letter_in_sight_only_closes_the_overlay(runner: AppRunner) -> None:
    async def scene(sitting: Sitting) -> None:
        before = sitting.frame()
        await sitting.press("space", "9")
        assert sitting.frame() == before
        await sitting.press("space", "enter")
        assert sitting.frame() == before

    runner.run(scene, new_table(people(2)))


# Looking around


@pytest.mark.parametrize("size", [(80, 24), (120, 40)])
def test_the_cursor_walks_over_everything_and_the_panel_explains_it(runner: AppRunner, size: tuple[int, int]) -> None:
    async def scene(sitting: Sitting) -> None:
        table = sitting.table
        before, played = sitting.frame(), len(sitting.match.entries)
        await sitting.press("i")
        kinds = set()
        for key in (*["right"] * 4, *["down", "left", "down", "right"] * 5, *["down"] * 5, *["right"] * 6):
            await sitting.press(key)
            spot = table.look_around.spot
            kinds.add(spot.partition("-")[0])
            shown = BOARDS.inspect(table.scene, spot)
            text = " ".join(sitting.frame().split())
            assert " ".join(shown.title.split()[:2]) in text
            assert sitting.sign_at(spot) == table.scene.glyphs.cursor
        assert len(kinds) >= 4
        await sitting.press("escape")
        assert sitting.frame() == before
        assert len(sitting.match.entries) == played

    runner.run(scene, new_table(people(4)), size=size)


def test_letters_lead_anywhere_while_looking_around(runner: AppRunner) -> None:
    async def scene(sitting: Sitting) -> None:
        table = sitting.table
        await sitting.press("i", "space")
        letter = sitting.sign_at("column-2")
        assert letter.isalnum()
        await sitting.press(letter)
        assert table.look_around.spot == "column-2"
        assert "Column B" in table.view.inspector.inspection.title

    runner.run(scene, new_table(people(3)))


def test_nothing_is_chosen_while_looking_around(runner: AppRunner) -> None:
    async def scene(sitting: Sitting) -> None:
        await sitting.press("i", "1", "2", "enter")
        assert not sitting.match.entries
        assert sitting.table.look_around.spot is None

    runner.run(scene, new_table(people(2)))


def test_looking_around_begins_where_the_cursor_is_and_f1_opens_the_rules_there(runner: AppRunner) -> None:
    async def scene(sitting: Sitting) -> None:
        table = sitting.table
        await sitting.press("right", "down")
        spot = where(sitting)
        await sitting.press("i")
        assert table.look_around.spot == spot
        await sitting.press("f1")
        rules = sitting.app.screen
        assert isinstance(rules, RulesScreen)
        await sitting.press("escape")
        assert sitting.table is table
        assert table.look_around.spot == spot

    runner.run(scene, new_table(people(2)))


# Boards in a small window


def test_boards_are_turned_by_function_keys_and_brackets_and_the_decision_stays(runner: AppRunner) -> None:
    async def scene(sitting: Sitting) -> None:
        table = sitting.table
        labels = sitting.labels()
        for key, tab in (("f3", 1), ("f4", 2), ("f5", 3), ("f2", 0)):
            await sitting.press(key)
            assert table.scene.tab == tab
            assert table.view.decision.prompt.split()[0] in sitting.frame()
        assert sitting.labels() == labels
        await sitting.press("right_square_bracket")
        assert table.scene.tab == 1
        assert WORDS("panel-tracks") in sitting.frame()
        await sitting.press("left_square_bracket", "left_square_bracket")
        assert table.scene.tab == 3
        await sitting.press("f8")
        assert table.scene.tab == 3
        assert not sitting.match.entries

    runner.run(scene, new_table(people(4)))


def test_a_turned_board_keeps_the_cursor_for_the_way_back(runner: AppRunner) -> None:
    async def scene(sitting: Sitting) -> None:
        await sitting.press("right", "down")
        before, spot = sitting.frame(), where(sitting)
        await sitting.press("f4", "f2")
        assert where(sitting) == spot
        assert sitting.frame() == before

    runner.run(scene, new_table(people(4)))


def test_the_next_players_cards_come_first(runner: AppRunner) -> None:
    async def scene(sitting: Sitting) -> None:
        def first_line() -> str:
            return sitting.frame().split("\n")[20]

        assert "Ann" in first_line() or "Bob" in first_line() or "Cleo" in first_line()
        seen = [first_line()]
        for _ in range(3):
            await sitting.press("P")
            seen.append(first_line())
        assert len(set(seen[:3])) == 3
        assert seen[3] == seen[0]

    runner.run(scene, new_table(people(3)))


# Other screens


def test_log_scores_help_rules_and_palette_open_and_lead_back(runner: AppRunner) -> None:
    async def scene(sitting: Sitting) -> None:
        table = sitting.table
        await sitting.play_turn()
        before = sitting.frame()
        for key, screen, close in (
            ("L", LogScreen, "L"),
            ("S", ScoresScreen, "S"),
            ("question_mark", HelpScreen, "escape"),
            ("f1", RulesScreen, "escape"),
        ):
            await sitting.press(key)
            assert isinstance(sitting.app.screen, screen)
            assert "⟨" not in sitting.frame()
            await sitting.press(close)
            assert sitting.app.screen is table
            assert sitting.frame() == before
        await sitting.press("ctrl+p")
        await sitting.pilot.pause()
        assert WORDS("table-key-undo") in sitting.frame().lower()
        await sitting.press("escape")
        assert sitting.app.screen is table

    runner.run(scene, new_table(people(2)))


def test_the_help_names_every_key_of_the_table(runner: AppRunner) -> None:
    async def scene(sitting: Sitting) -> None:
        table = sitting.table
        groups = {key.group for key in PLAYING.keys if key.runs in table.commands}
        named = {key.name for key in PLAYING.keys if key.runs in table.commands}
        await sitting.press("question_mark")
        text = " ".join(sitting.frame().split())
        for group in groups:
            assert WORDS(f"table-help-{group}") in text
        assert set(table.live_keys()) <= named

    runner.run(scene, new_table(people(2)), size=(120, 40))


def test_the_log_is_filtered_and_leads_to_a_moment_of_the_replay(runner: AppRunner) -> None:
    async def scene(sitting: Sitting) -> None:
        table = sitting.table
        for _ in range(4):
            await sitting.play_turn()
        await sitting.press("L")
        log = sitting.app.screen
        assert isinstance(log, LogScreen)
        everything = len(log.panel.lines)
        await sitting.press("s")
        assert 0 < len(log.panel.lines) < everything
        assert "Ann" in sitting.frame()
        await sitting.press("s", "s")
        assert len(log.panel.lines) == everything
        await sitting.press("r")
        assert len(log.panel.lines) == everything
        await sitting.press("home", "down", "pagedown", "up", "enter")
        replay = replayed(sitting.app.screen)
        assert replay.index == log.panel.lines[log.panel.index].index
        await sitting.press("right", "q")
        assert sitting.app.screen is table

    runner.run(scene, new_table(people(2)))


def test_the_replay_goes_by_moves_turns_rounds_and_ends_and_continues_as_a_new_game(runner: AppRunner) -> None:
    match = gallery_match(2)

    async def scene(sitting: Sitting) -> None:
        await sitting.press("r")
        await sitting.press("end", "enter")
        replay = replayed(sitting.app.screen)
        entries = replay.match.entries
        await sitting.press("right", "right")
        assert replay.index == 2
        await sitting.press("left")
        assert replay.index == 1
        await sitting.press("down")
        assert entries[replay.index].opens_turn
        await sitting.press("pagedown")
        assert (entries[replay.index - 1].round, entries[replay.index].round) == (1, 2)
        await sitting.press("pagedown", "pageup")
        assert entries[replay.index].round == 2
        await sitting.press("up")
        assert entries[replay.index].opens_turn
        assert entries[replay.index].round == 1
        await sitting.press("end")
        assert replay.index == len(entries)
        await sitting.press("home", "pagedown", "i", "right", "escape", "c")
        await sitting.rest()
        assert sitting.table.match.humans
        assert sitting.match.state.round == 2
        assert sitting.table.source.journal.header.seed == replay.header.seed

    assert match.is_over
    runner.run(scene)


def test_the_replay_plays_by_itself_until_paused(runner: AppRunner) -> None:
    async def scene(sitting: Sitting) -> None:
        await sitting.press("r", "end", "enter", "space")
        replay = replayed(sitting.table)
        await sitting.until(lambda: replay.index >= 2)
        assert sitting.table.scene.glyphs.play in sitting.frame().split("\n")[0]
        await sitting.press("space")
        at = replay.index
        await sitting.pilot.pause(0.6)
        assert replay.index == at
        await sitting.press("end", "space")
        assert replay.index == 0
        await sitting.press("q")

    runner.run(scene)


def test_every_key_in_the_footer_does_something(runner: AppRunner) -> None:
    """A key that is shown has an action on the screen."""

    async def scene(sitting: Sitting) -> None:
        table = sitting.table
        await sitting.choose("place")
        for _, words, name in table.view.keys.keys:
            assert words
            assert next(key for key in PLAYING.keys if key.name == name).runs in table.commands, name
        assert {name for _, _, name in table.view.keys.keys} >= {"walk", "choose", "back", "undo", "inspect", "leave"}
        assert tag_of(sitting.match.entries[-1].move) == "place"

    runner.run(scene, new_table(people(2)))
