"""Whole evenings of Bruxelles 1893 by the keyboard alone, from the front door to the final scores."""

from tests.tui.table.evenings import spend
from tests.tui.table.kinds import is_played
from tests.tui.table.tables import AppRunner, Sitting
from tests.tui.table.tables_1893 import GAME, answer, choose, play_to_the_end, table_of, to_turn
from tui.screens.rules import RulesScreen


def test_a_whole_game_against_a_bot_from_home_to_scores_to_replay_and_home_again(runner: AppRunner) -> None:
    spend(runner, GAME, 1, play_to_the_end)


def test_a_french_evening_with_four_bots(runner: AppRunner) -> None:
    async def scene(sitting: Sitting) -> None:
        def look() -> None:
            text = sitting.frame()
            assert "⟨" not in text
            assert not {" BF", " VP"} & {text[at : at + 3] for at in range(len(text))}

        await to_turn(sitting)
        assert "Manche 1/5" in sitting.frame()
        look()
        for key in ("f3", "f4", "f5", "f6", "f2", "i", "right", "down", "escape", "S", "escape", "L", "escape"):
            await sitting.press(key)
            look()
        await sitting.press("f1")
        assert isinstance(sitting.app.screen, RulesScreen)
        look()
        await sitting.press("escape", "question_mark")
        look()
        await sitting.press("escape")
        while sitting.match.state.round == 1:
            if sitting.match.decisions[0].asks == "turn" and len(sitting.match.entries) > 40:
                await choose(sitting, lambda move: move == GAME.read_move(["pass"]))
            else:
                await answer(sitting)
            look()

    runner.run(scene, table_of(1, bots=4), language="fr")


def test_a_hot_seat_of_five_passes_the_keyboard_round(runner: AppRunner) -> None:
    async def scene(sitting: Sitting) -> None:
        deciders = []
        for _ in range(5):
            await to_turn(sitting)
            decision = sitting.match.decisions[0]
            deciders.append(decision.seat)
            assert sitting.table.scene.viewer == decision.seat
            assert sitting.table.view.decision.heading.endswith(sitting.table.scene.player(decision.seat))
            await answer(sitting)
        assert sorted(deciders) == list(range(5))

    runner.run(scene, table_of(5))


def test_leaving_in_the_middle_of_an_action_and_coming_back_to_the_same_question(runner: AppRunner) -> None:
    seen: list[object] = []

    def position(sitting: Sitting) -> list[object]:
        match = sitting.match
        return [GAME.encode(match.state), match.decisions[0].asks, sitting.labels(), sitting.table.narrator.lines]

    async def first(sitting: Sitting) -> None:
        await to_turn(sitting)
        await answer(sitting)
        assert sitting.match.decisions[0].asks == "stake"
        seen.extend(position(sitting))
        await sitting.press("q", "q")

    async def second(sitting: Sitting) -> None:
        await sitting.press("c")
        assert is_played(sitting.app.screen)
        assert position(sitting) == seen
        await sitting.press("escape")
        assert sitting.match.decisions[0].opens_turn

    runner.run(first, table_of(1, bots=1))
    runner.run(second)
