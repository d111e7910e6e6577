"""Whole evenings of Crystal Palace by the keyboard alone, in English and French, in Unicode and ASCII."""

from functools import partial

import pytest

from tests.tui.table.evenings import spend
from tests.tui.table.kinds import is_played
from tests.tui.table.looking import assert_ascii, tour
from tests.tui.table.tables import SIZES, AppRunner, Sitting
from tests.tui.table.tables_crystal_palace import (
    GAME,
    answer,
    asks,
    play_to_the_end,
    table_of,
    to_placing,
    until_asked,
)
from tui.screens.home import HomeScreen
from tui.screens.rules import RulesScreen


def test_a_whole_game_against_a_bot_from_home_to_scores_to_replay_and_home_again(runner: AppRunner) -> None:
    spend(runner, GAME, 2, play_to_the_end)


def test_a_french_round_with_four_bots(runner: AppRunner) -> None:
    async def scene(sitting: Sitting) -> None:
        def look() -> None:
            text = sitting.frame()
            assert "⟨" not in text
            assert " VP" not in text
            assert "Manche" in text or not is_played(sitting.app.screen)

        look()
        assert "Coût" in sitting.frame()
        await to_placing(sitting)
        await tour(sitting, "f3 f4 f5 f2 i right down escape x escape S escape L escape", look)
        await sitting.press("f1")
        assert isinstance(sitting.app.screen, RulesScreen)
        look()
        await sitting.press("escape")
        while sitting.match.state.round == 1:
            await answer(sitting)
            look()
        assert "automne 1849" in " ".join(text for _, text in sitting.table.narrator.lines).lower()

    runner.run(scene, table_of(1, bots=4), language="fr")


@pytest.mark.parametrize("size", [SIZES["small"], SIZES["middle"]], ids=["small", "middle"])
def test_ascii_tables_use_nothing_else(runner: AppRunner, size: tuple[int, int]) -> None:
    language = "fr" if size == SIZES["middle"] else "en"

    async def scene(sitting: Sitting) -> None:
        assert_ascii(sitting)  # a curtain
        await sitting.press("enter", "up")
        assert_ascii(sitting)
        await to_placing(sitting)
        look = partial(assert_ascii, sitting)
        await tour(sitting, "right f3 f4 f5 f2 i down space escape escape x escape S escape", look)
        await until_asked(sitting, lambda: asks(sitting) == "action")
        assert_ascii(sitting)

    runner.run(scene, table_of(5), size=size, ascii_only=True, language=language)


def test_leaving_between_two_sealed_choices_and_coming_back(runner: AppRunner) -> None:
    """The one who has sealed dice keeps them; the other is asked behind a curtain."""

    async def first(sitting: Sitting) -> None:
        await sitting.press("enter", "6", "6", "1", "1", "enter", "enter")
        assert asks(sitting) == "dice-setting"
        await sitting.press("q")
        assert isinstance(sitting.app.screen, HomeScreen)

    async def second(sitting: Sitting) -> None:
        await sitting.press("c", "enter")
        assert asks(sitting) == "dice-setting"
        sealed = [player.sealed for player in sitting.match.state.players]
        assert sorted(sealed, reverse=True) == [(6, 6, 1, 1), ()]
        await sitting.press("enter")
        assert sorted(max(player.dice) for player in sitting.match.state.players) == [3, 6]

    runner.run(first, table_of(2))
    runner.run(second)
