"""Whole evenings by the keyboard alone: from the front door to the final scores, and back another day."""

import pytest

from saves.records.journal import Journal
from tests.tui.table.evenings import spend
from tests.tui.table.kinds import is_played
from tests.tui.table.tables import GAME, AppRunner, Sitting, new_table, people
from tui.screens.home import HomeScreen
from tui.screens.scores import ScoresScreen
from tui.session import ResumeGame


async def play_to_the_end(sitting: Sitting, turns_each_round: int = 1) -> None:
    """Take a turn or two in every round, the first answer to every question, and then pass."""
    taken: dict[tuple[int, int], int] = {}
    while not isinstance(sitting.app.screen, ScoresScreen):
        match = sitting.match
        decision = match.decisions[0]
        turn = match.state.round, decision.seat
        if decision.opens_turn and taken.get(turn, 0) >= turns_each_round:
            await sitting.choose("pass")
        else:
            taken[turn] = taken.get(turn, 0) + decision.opens_turn
            await sitting.press("home", "enter")


def test_a_whole_game_against_a_bot_from_home_to_scores_to_replay_and_home_again(runner: AppRunner) -> None:
    spend(runner, GAME, 0, play_to_the_end)


def test_a_hot_seat_of_three_people_passes_the_keyboard_round(runner: AppRunner) -> None:
    async def scene(sitting: Sitting) -> None:
        deciders = []
        for _ in range(3):
            decision = sitting.match.decisions[0]
            deciders.append(decision.seat)
            name = sitting.table.scene.player(decision.seat)
            assert sitting.table.scene.viewer == decision.seat
            assert sitting.table.view.decision.heading.endswith(name)
            await sitting.play_turn()
        assert sorted(deciders) == [0, 1, 2]
        await play_to_the_end(sitting, turns_each_round=0)
        assert sitting.match.is_over
        await sitting.press("escape")
        assert is_played(sitting.app.screen)
        assert sitting.table.scene.words("phase-over") in sitting.frame()

    runner.run(scene, new_table(people(3)))


def test_a_french_evening(runner: AppRunner) -> None:
    async def scene(sitting: Sitting) -> None:
        assert "Nouvelle partie" in sitting.frame()
        await sitting.press("n", "down", "down", "left", "s")
        assert "Manche 1/4" in sitting.frame()
        assert "⟨" not in sitting.frame()
        for _ in range(2):
            await sitting.play_turn()
            assert "⟨" not in sitting.frame()
        await sitting.press("i", "right")
        assert "⟨" not in sitting.frame()
        await sitting.press("escape", "S")
        assert "PV" in sitting.frame() or "Points" in sitting.frame()
        await sitting.press("escape", "L")
        assert "⟨" not in sitting.frame()
        await sitting.press("escape", "question_mark")
        assert "⟨" not in sitting.frame()
        await sitting.press("escape")
        await play_to_the_end(sitting, turns_each_round=0)
        assert "⟨" not in sitting.frame()

    runner.run(scene, language="fr")


def test_leaving_in_the_middle_of_an_action_and_coming_back_to_the_same_question(runner: AppRunner) -> None:
    seen: list[object] = []

    def position(sitting: Sitting) -> list[object]:
        match = sitting.match
        return [match.game.encode(match.state), match.decisions[0].asks, sitting.labels(), sitting.table.narrator.lines]

    async def first(sitting: Sitting) -> None:
        await sitting.play_turn()
        while sitting.match.decisions[0].opens_turn:
            await sitting.press("enter")
        assert not sitting.match.decisions[0].opens_turn
        seen.extend(position(sitting))
        await sitting.press("q")
        assert isinstance(sitting.app.screen, HomeScreen)
        await sitting.press("q")

    async def second(sitting: Sitting) -> None:
        await sitting.press("c")
        assert is_played(sitting.app.screen)
        assert position(sitting) == seen
        assert not sitting.table.source.journal.read_only
        await sitting.press("escape")
        assert sitting.match.decisions[0].opens_turn

    runner.run(first, new_table(people(1, bots=1)))
    runner.run(second)


def test_quitting_from_the_table_at_once_loses_nothing(runner: AppRunner) -> None:
    played = []

    async def scene(sitting: Sitting) -> None:
        await sitting.press("enter")
        played.append(len(sitting.match.entries))
        await sitting.pilot.press("ctrl+q")

    async def again(sitting: Sitting) -> None:
        assert len(sitting.match.entries) == played[0] > 0

    runner.run(scene, new_table(people(1, bots=1)))
    (entry,) = runner.library.list()
    runner.run(again, ResumeGame(entry.name))


def test_a_rematch_seats_the_same_players_at_a_new_table(runner: AppRunner) -> None:
    async def scene(sitting: Sitting) -> None:
        first = sitting.table.source.journal
        await play_to_the_end(sitting, turns_each_round=0)
        await sitting.press("r")
        await sitting.rest()
        second = sitting.table.source.journal
        assert second.path != first.path
        assert second.header.seats == first.header.seats
        assert len(second.match.entries) == 0

    runner.run(scene, new_table(people(2)))
    assert len(runner.library.list()) == 2


def test_a_copy_is_kept_under_another_name_and_the_game_goes_on(runner: AppRunner) -> None:
    async def scene(sitting: Sitting) -> None:
        await sitting.play_turn()
        table = sitting.table
        await sitting.press("ctrl+s", *["backspace"] * 40, "b", "i", "s", "enter")
        assert sitting.table is table
        assert any("bis" in notice for notice in sitting.notices())
        await sitting.play_turn()
        kept = Journal.open(runner.library.folder / "bis.pavilion")
        assert 0 < len(kept.match.entries) < len(table.match.entries)
        kept.close()

    runner.run(scene, new_table(people(2)))


@pytest.mark.parametrize("confirm", ["pass", "never"])
def test_a_pass_is_asked_about_once_more_if_wished(runner: AppRunner, confirm: str) -> None:
    async def scene(sitting: Sitting) -> None:
        await sitting.choose("pass")
        if confirm == "pass":
            assert not sitting.match.entries
            assert "Press again" in sitting.frame()
            await sitting.press("escape")
            assert "Press again" not in sitting.frame()
            await sitting.press("enter", "enter")
        assert len(sitting.match.entries) == 1

    runner.run(scene, new_table(people(2)), confirm=confirm)


def test_a_pass_that_is_all_one_can_do_is_asked_about_once(runner: AppRunner) -> None:
    async def scene(sitting: Sitting) -> None:
        sitting.match.state.players[0].hand = [0] * len(sitting.match.state.players[0].hand)
        sitting.match.set_position(sitting.match.state)
        sitting.table.mode.present()
        assert len(sitting.table.mode.chooser.selection.options) == 1
        await sitting.press("enter")
        assert len(sitting.match.entries) == 1

    runner.run(scene, new_table(people(2)), confirm="pass")
