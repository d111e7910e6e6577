"""A whole evening by the keyboard alone, whatever the game: from the front door to the final scores and home again."""

from collections.abc import Awaitable, Callable

from engine.game import AnyGame
from saves.records.journal import Journal
from tests.tui.table.kinds import is_played, is_replay
from tests.tui.table.tables import AppRunner, Sitting
from tui.screens.home import HomeScreen
from tui.screens.new_game import NewGameScreen


def spend(runner: AppRunner, game: AnyGame, card: int, play_to_the_end: Callable[[Sitting], Awaitable[None]]) -> None:
    """Take the game's card on the New game screen, play against a bot, read the scores, watch the replay, and leave."""

    async def scene(sitting: Sitting) -> None:
        await sitting.press("n")
        assert isinstance(sitting.app.screen, NewGameScreen)
        await sitting.press("up", *["right"] * card, "down", "down", "down", "left", "s")
        assert is_played(sitting.app.screen)
        table = sitting.table
        assert table.source.journal.header.game == game.key
        assert [seat.player for seat in table.source.journal.header.seats] == ["human", "apprentice"]
        await play_to_the_end(sitting)
        match = table.match
        assert match.is_over
        assert match.state.round == game.rounds
        text = sitting.frame()
        assert table.scene.words("scores-final") in text
        for standing in game.standings(match.state).seats:
            assert table.scene.player(standing.seat) in text
            assert str(standing.total) in text
        await sitting.press("p")
        assert is_replay(sitting.app.screen)
        assert f"0/{len(match.entries)}" in sitting.frame()
        for _ in range(game.rounds):
            await sitting.press("right", "pagedown")
            assert "⟨" not in sitting.frame()
        await sitting.press("end")
        assert f"{len(match.entries)}/{len(match.entries)}" in sitting.frame()
        await sitting.press("q")
        assert sitting.app.screen is table
        await sitting.press("q")
        assert isinstance(sitting.app.screen, HomeScreen)

    runner.run(scene)
    (entry,) = runner.library.list()
    with Journal.open(runner.library.folder / f"{entry.name}.pavilion") as kept:
        assert kept.match.is_over
        assert not kept.read_only
        assert not kept.notices
        assert game.check(kept.match.state) == []
