"""Taking back: half an action, a whole one, over bots' answers; and why not, where it cannot be."""

from random import Random
from typing import Any

from engine.agenda import tag_of
from engine.games.bruxelles1897 import moves
from tests.tui.table.tables import GAME, AppRunner, Sitting, new_table, people
from tui.i18n.words import Words
from tui.screens.scores import ScoresScreen

WORDS = Words("en", GAME.key, strict=True)


def position(sitting: Sitting) -> Any:
    return GAME.encode(sitting.match.state)


async def start_action(sitting: Sitting) -> None:
    """Choose a turn that asks a second question."""
    await sitting.choose("place")
    if sitting.match.decisions[0].opens_turn:
        raise AssertionError("the first space asks nothing more: choose another seed")


async def reveal(sitting: Sitting) -> None:
    """Draw cards: the Cinquantenaire lets a person carry out an action with one of two."""
    match, revealed = sitting.match, sitting.match.state.revealed
    await sitting.to_list()
    while sitting.table.mode.chooser.selection.current.move != moves.Visit("cinquantenaire"):
        await sitting.press("up")
    seat = match.decisions[0].seat
    await sitting.press("enter")
    while match.state.revealed == revealed:
        await sitting.press("home", "enter")
    assert match.entries[-1].seat == seat


def test_escape_takes_back_half_an_action(runner: AppRunner) -> None:
    async def scene(sitting: Sitting) -> None:
        before = position(sitting)
        await start_action(sitting)
        assert position(sitting) != before
        assert "Esc" in sitting.frame()
        await sitting.press("escape")
        assert position(sitting) == before
        await sitting.press("escape")
        assert position(sitting) == before

    runner.run(scene, new_table(people(2)))


def test_the_cursor_returns_to_what_was_undone(runner: AppRunner) -> None:
    async def scene(sitting: Sitting) -> None:
        chooser = sitting.table.mode.chooser
        await sitting.press("right", "down")
        chosen = chooser.selection.current.move
        await sitting.press("enter", "escape")
        assert not sitting.match.entries
        assert chooser.selection.current.move == chosen
        assert not chooser.in_list

    runner.run(scene, new_table(people(4)))


def test_escape_does_not_take_back_a_whole_turn(runner: AppRunner) -> None:
    async def scene(sitting: Sitting) -> None:
        await sitting.play_turn()
        played = len(sitting.match.entries)
        await sitting.press("escape", "escape")
        assert len(sitting.match.entries) == played

    runner.run(scene, new_table(people(2)))


def test_undo_and_redo_walk_back_and_forth_move_by_move(runner: AppRunner) -> None:
    async def scene(sitting: Sitting) -> None:
        seen = [position(sitting)]
        await start_action(sitting)
        seen.append(position(sitting))
        await sitting.press("home", "enter")
        seen.append(position(sitting))
        told = list(sitting.table.narrator.lines)
        await sitting.press("u")
        assert position(sitting) == seen[1]
        await sitting.press("u")
        assert position(sitting) == seen[0]
        assert sitting.table.narrator.lines == []
        await sitting.press("u")
        assert WORDS("undo-nothing") in sitting.notices()
        await sitting.press("ctrl+r")
        assert position(sitting) == seen[1]
        await sitting.press("ctrl+r")
        assert position(sitting) == seen[2]
        assert sitting.table.narrator.lines == told
        await sitting.press("ctrl+r")
        assert WORDS("redo-nothing") in sitting.notices()

    runner.run(scene, new_table(people(2)))


def test_a_new_move_forgets_what_could_have_been_played_again(runner: AppRunner) -> None:
    async def scene(sitting: Sitting) -> None:
        await start_action(sitting)
        await sitting.press("u")
        await sitting.choose("pass")
        await sitting.press("ctrl+r")
        assert WORDS("redo-nothing") in sitting.notices()
        assert [tag_of(entry.move) for entry in sitting.match.entries] == ["pass"]

    runner.run(scene, new_table(people(2)))


def test_at_a_strict_table_a_revealed_card_ends_taking_back_and_it_is_said(runner: AppRunner) -> None:
    async def scene(sitting: Sitting) -> None:
        await reveal(sitting)
        before = position(sitting)
        await sitting.press("u")
        assert position(sitting) == before
        assert WORDS("undo-revealed") in sitting.notices()
        assert "A card has been revealed" in sitting.frame()

    runner.run(scene, new_table(people(2), free_undo=False))


def test_at_a_strict_table_ones_own_turn_can_be_taken_back_until_someone_else_has_decided(runner: AppRunner) -> None:
    async def scene(sitting: Sitting) -> None:
        first = sitting.match.decisions[0].seat
        start = position(sitting)
        await sitting.choose("pass")
        assert sitting.match.decisions[0].seat != first
        await sitting.press("u")
        assert position(sitting) == start
        assert sitting.table.scene.viewer == first

    runner.run(scene, new_table(people(3), free_undo=False))


def test_at_a_free_table_anything_can_be_taken_back(runner: AppRunner) -> None:
    async def scene(sitting: Sitting) -> None:
        start = position(sitting)
        await reveal(sitting)
        for _ in range(len(sitting.match.entries)):
            await sitting.press("u")
        assert position(sitting) == start

    runner.run(scene, new_table(people(2), free_undo=True))


def test_against_bots_undo_is_free_and_takes_their_answers_back(runner: AppRunner) -> None:
    async def scene(sitting: Sitting) -> None:
        start, decision = position(sitting), sitting.match.decisions[0]
        opening = len(sitting.match.entries)
        await sitting.choose("place")
        while sitting.match.decisions[0].asks != decision.asks:
            await sitting.press("home", "enter")
        answered = position(sitting)
        assert any(entry.seat != 0 for entry in sitting.match.entries[opening:])
        while position(sitting) != start:
            await sitting.press("u")
        assert len(sitting.match.entries) == opening
        while position(sitting) != answered:
            await sitting.press("ctrl+r")
        assert sitting.table.mode.chooser.selection.options

    runner.run(scene, new_table(people(1, bots=1), free_undo=False, seed=3))


def test_undo_after_the_end_takes_the_last_decision_back(runner: AppRunner) -> None:
    async def scene(sitting: Sitting) -> None:
        while not sitting.match.is_over:
            await sitting.choose("pass")
        await sitting.press("escape")
        played = len(sitting.match.entries)
        await sitting.press("u")
        assert not sitting.match.is_over
        assert len(sitting.match.entries) == played - 1
        await sitting.choose("pass")
        assert isinstance(sitting.app.screen, ScoresScreen)
        assert WORDS("scores-final") in sitting.frame()

    runner.run(scene, new_table(people(2)))


def test_what_was_taken_back_is_remembered_by_the_record(runner: AppRunner) -> None:
    async def scene(sitting: Sitting) -> None:
        chance = Random(1)
        for _ in range(12):
            await sitting.press(chance.choice(["home", "enter", "home", "enter", "2", "u", "ctrl+r"]))
        kept.append(position(sitting))
        await sitting.press("q")

    async def again(sitting: Sitting) -> None:
        await sitting.press("c")
        assert position(sitting) == kept[0]

    kept: list[bytes] = []
    runner.run(scene, new_table(people(2)))
    runner.run(again)
