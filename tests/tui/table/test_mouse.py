"""The mouse does what the keys do: spots, answers, boards and the keys themselves."""

from typing import Any

from tests.tui.table.kinds import is_replay
from tests.tui.table.tables import AppRunner, Sitting, new_table, people
from tui.screens.log import LogScreen


def panel(sitting: Sitting, name: str) -> Any:
    return sitting.table.query_one(f"#panel-{name}")


def test_a_click_selects_a_spot_and_a_second_one_chooses_it(runner: AppRunner) -> None:
    async def scene(sitting: Sitting) -> None:
        table = sitting.table
        await sitting.click(panel(sitting, "area"), "cell-2-3")
        assert table.mode.cursor() == ("cell-2-3",)
        assert not sitting.match.entries
        await sitting.click(panel(sitting, "area"), "cell-2-3")
        (entry,) = sitting.match.entries
        assert (entry.move.row, entry.move.col) == (2, 3)

    runner.run(scene, new_table(people(2)))


def test_a_click_in_the_list_selects_and_a_second_one_plays(runner: AppRunner) -> None:
    async def scene(sitting: Sitting) -> None:
        table = sitting.table
        index = next(place for place, option in enumerate(table.mode.chooser.selection.options) if option.key == "a")
        await sitting.click(panel(sitting, "decision"), f"option-{index}")
        assert table.mode.chooser.selection.index == index
        assert table.view.decision.active
        wanted = table.mode.chooser.selection.current.move
        await sitting.click(panel(sitting, "decision"), f"option-{index}")
        assert [entry.move for entry in sitting.match.entries] == [wanted]

    runner.run(scene, new_table(people(2)))


def test_a_click_on_what_cannot_be_chosen_explains_it(runner: AppRunner) -> None:
    async def scene(sitting: Sitting) -> None:
        table = sitting.table
        await sitting.click(panel(sitting, "lines"), "seat-1")
        assert table.look_around.spot == "seat-1"
        assert table.view.inspector.display
        await sitting.click(panel(sitting, "area"), "cell-1-1")
        assert table.look_around.spot == "cell-1-1"
        assert not sitting.match.entries

    runner.run(scene, new_table(people(2)))


def test_a_click_on_a_tab_shows_its_board(runner: AppRunner) -> None:
    async def scene(sitting: Sitting) -> None:
        for tab in (2, 1, 3, 0):
            await sitting.click(panel(sitting, "tabs"), f"tab-{tab}")
            assert sitting.table.scene.tab == tab

    runner.run(scene, new_table(people(4)))


def test_a_click_on_a_key_presses_it(runner: AppRunner) -> None:
    async def scene(sitting: Sitting) -> None:
        table = sitting.table
        await sitting.click(panel(sitting, "keys"), "key-inspect")
        assert table.look_around.spot is not None
        await sitting.click(panel(sitting, "keys"), "key-inspect-close")
        assert table.look_around.spot is None
        await sitting.click(panel(sitting, "keys"), "key-choose")
        assert len(sitting.match.entries) == 1
        await sitting.click(panel(sitting, "keys"), "key-undo")
        assert not sitting.match.entries
        await sitting.click(panel(sitting, "keys"), "key-redo")
        assert len(sitting.match.entries) == 1
        await sitting.click(panel(sitting, "keys"), "key-back")
        assert not sitting.match.entries
        await sitting.click(panel(sitting, "keys"), "key-jump")
        await sitting.press("escape")
        await sitting.click(panel(sitting, "keys"), "key-panel")
        await sitting.click(panel(sitting, "keys"), "key-log")
        assert isinstance(sitting.app.screen, LogScreen)
        await sitting.press("escape")
        await sitting.click(panel(sitting, "keys"), "key-leave")
        assert sitting.app.screen is not table

    runner.run(scene, new_table(people(2)), size=(160, 50))


def test_a_click_beside_everything_does_nothing(runner: AppRunner) -> None:
    async def scene(sitting: Sitting) -> None:
        before = sitting.frame()
        await sitting.pilot.click(panel(sitting, "decision"), offset=(3, 0))
        await sitting.rest()
        assert sitting.frame() == before

    runner.run(scene, new_table(people(2)))


def test_a_click_in_the_log_puts_the_cursor_there_and_a_second_one_shows_the_moment(runner: AppRunner) -> None:
    async def scene(sitting: Sitting) -> None:
        for _ in range(2):
            await sitting.play_turn()
        await sitting.press("L")
        log = sitting.app.screen
        assert isinstance(log, LogScreen)
        await sitting.click(log.panel, "line-1")
        assert log.panel.index == 1
        await sitting.click(log.panel, "line-1")
        assert is_replay(sitting.app.screen)

    runner.run(scene, new_table(people(2)))
