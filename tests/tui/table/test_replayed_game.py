"""A game that was played, at any of its moves."""

import pytest

from saves.gallery import folder
from saves.records.journal import Journal
from tui.table.replayed_game import ReplayedGame


@pytest.fixture
def game() -> ReplayedGame:
    return ReplayedGame(Journal.open(folder() / "bruxelles1897-two-seats.pavilion", read_only=True))


def test_it_stays_between_the_first_and_the_last_move(game: ReplayedGame) -> None:
    game.go(-5)
    assert game.index == 0
    game.go(game.count + 5)
    assert game.index == game.count
    assert game.is_at_end
    assert game.decision() is None


def test_turns_and_rounds_begin_where_the_moves_say(game: ReplayedGame) -> None:
    entries = game.match.entries
    game.go_to_turn(1)
    assert entries[game.index].opens_turn
    game.go_to_round(1)
    assert entries[game.index].round == entries[game.index - 1].round + 1
    game.go_to_round(-1)
    assert game.index == 0


def test_the_decision_is_the_one_that_the_next_move_answered(game: ReplayedGame) -> None:
    game.go(10)
    decision = game.decision()
    assert decision is not None
    assert (decision.seat, decision.asks) == (game.match.entries[10].seat, game.match.entries[10].asks)


def test_what_hides_something_cannot_be_told(game: ReplayedGame) -> None:
    assert game.can_tell_story
    assert not ReplayedGame(game.shown, is_complete=False).can_tell_story
