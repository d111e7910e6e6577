"""Windows that change in the middle of anything: too small, larger, smaller again; nothing is lost or stale."""

from typing import Any

import pytest

from tests.tui.table.tables import AppRunner, Sitting, new_table, people
from tui.screens.log import LogScreen
from tui.screens.scores import ScoresScreen


def state_of(table: Any) -> tuple[Any, ...]:
    """Where the player is in the decision."""
    selection = table.mode.chooser.selection
    labels = [option.label for option in selection.shown]
    return (
        labels,
        selection.index,
        selection.narrowed,
        table.look_around.spot,
        table.mode.chooser.in_list,
        table.mode.cursor(),
    )


async def nothing_is_stale(sitting: Sitting) -> None:
    """Drawing everything from scratch changes nothing in sight."""
    before = sitting.frame()
    for panel in sitting.table.view.panels:
        panel._canvas = None
        panel._strips.clear()
        panel.redraw()
    sitting.table.mark()
    sitting.table.refresh()
    await sitting.rest()
    assert sitting.frame() == before


async def walk(sitting: Sitting) -> None:
    await sitting.press("right", "down", "down")


async def list_(sitting: Sitting) -> None:
    await sitting.to_list()
    await sitting.press("down", "down")


async def last_page(sitting: Sitting) -> None:
    await sitting.press("pagedown", "pagedown")


async def narrowed(sitting: Sitting) -> None:
    await sitting.choose("place")
    while sitting.table.view.decision.active:
        await sitting.press("left")
    await sitting.press("enter", "down")
    assert sitting.table.mode.chooser.selection.narrowed


async def looking(sitting: Sitting) -> None:
    await sitting.press("i", "right", "down")
    assert sitting.table.look_around.spot


async def confirming(sitting: Sitting) -> None:
    sitting.app.session.settings.confirm = "pass"
    await sitting.choose("pass")
    assert not sitting.match.entries


async def other_board(sitting: Sitting) -> None:
    await sitting.press("f4")


PLACES = [walk, list_, last_page, narrowed, looking, confirming, other_board]


@pytest.mark.parametrize("go", PLACES, ids=lambda go: go.__name__)
def test_a_window_too_small_for_a_while_changes_nothing(runner: AppRunner, go: Any) -> None:
    async def scene(sitting: Sitting) -> None:
        await go(sitting)
        table, before, frame = sitting.table, state_of(sitting.table), sitting.frame()
        await sitting.resize(60, 20)
        assert "60" in sitting.frame()
        assert "Bruxelles" not in sitting.frame()
        await sitting.press("enter", "down", "u", "1")
        await sitting.resize(80, 24)
        assert sitting.app.screen is table
        assert state_of(table) == before
        assert sitting.frame() == frame

    runner.run(scene, new_table(people(2)))


@pytest.mark.parametrize("go", PLACES, ids=lambda go: go.__name__)
def test_growing_and_shrinking_in_the_middle_of_anything_keeps_everything(runner: AppRunner, go: Any) -> None:
    async def scene(sitting: Sitting) -> None:
        await go(sitting)
        before, frame = state_of(sitting.table), sitting.frame()
        for size in ((160, 50), (120, 40), (100, 30)):
            await sitting.resize(*size)
            assert state_of(sitting.table) == before
            await nothing_is_stale(sitting)
        await sitting.resize(80, 24)
        assert state_of(sitting.table) == before
        assert sitting.frame() == frame

    runner.run(scene, new_table(people(2)))


def test_letters_to_jump_to_survive_a_new_size(runner: AppRunner) -> None:
    async def scene(sitting: Sitting) -> None:
        table = sitting.table
        await sitting.press("space")
        await sitting.resize(160, 50)
        places = table.view.places(table.mode.chooser.selection.lit)
        lines = sitting.frame().split("\n")
        letters = {lines[place.y][place.x]: spot for spot, place in places.items()}
        letter, spot = list(letters.items())[3]
        await sitting.press(letter)
        assert table.mode.cursor()[0] == spot
        await nothing_is_stale(sitting)

    runner.run(scene, new_table(people(3)))


def test_what_happened_in_a_large_window_is_shown_in_the_small_one(runner: AppRunner) -> None:
    async def scene(sitting: Sitting) -> None:
        await sitting.press("right")
        await sitting.resize(160, 50)
        for _ in range(3):
            await sitting.play_turn()
        await sitting.press("down", "left")
        await sitting.resize(80, 24)
        await nothing_is_stale(sitting)
        for tab in ("f3", "f4", "f5", "f2"):
            await sitting.press(tab)
            await nothing_is_stale(sitting)
            await sitting.play_turn()

    runner.run(scene, new_table(people(3)))


@pytest.mark.parametrize("size", [(80, 24), (81, 25), (109, 60), (200, 35), (110, 36), (250, 70)])
def test_windows_of_odd_sizes_are_filled(runner: AppRunner, size: tuple[int, int]) -> None:
    async def scene(sitting: Sitting) -> None:
        lines = sitting.frame().split("\n")
        assert len(lines) == size[1]
        assert {len(line) for line in lines} == {size[0]}
        for told in ("Bruxelles 1897", "Ann", "Dora", "help"):
            assert told in sitting.frame()
        assert sitting.labels()[sitting.table.mode.chooser.selection.index][:12] in sitting.frame()

    runner.run(scene, new_table(people(4)), size=size)


@pytest.mark.parametrize(("key", "screen"), [("L", LogScreen), ("S", ScoresScreen)])
def test_log_and_scores_follow_the_window(runner: AppRunner, key: str, screen: type) -> None:
    async def scene(sitting: Sitting) -> None:
        await sitting.play_turn()
        table = sitting.table
        before = sitting.frame()
        await sitting.press(key)
        assert isinstance(sitting.app.screen, screen)
        small = sitting.frame()
        await sitting.resize(160, 50)
        assert sitting.frame() != small
        await sitting.resize(60, 20)
        await sitting.resize(80, 24)
        assert sitting.frame() == small
        await sitting.press("escape")
        assert sitting.app.screen is table
        assert sitting.frame() == before

    runner.run(scene, new_table(people(2)))
