"""Match: playing, undo and redo, and looking back."""

from typing import Any

import pytest

from engine.agenda import IllegalMoveError
from engine.game import Game, game
from engine.games import crystal_palace
from engine.games.bruxelles1897.moves import Assign, Pass, Perform, Place, Send, Take, Visit
from engine.games.crystal_palace.moves import SetDice, Trade
from engine.match import Match, UndoRefusedError

GAME = game("bruxelles1897")
PALACE = crystal_palace.GAME

EXCHANGE = (Visit("stock_exchange"), Send(("1/3",)))
DRAW = (Visit("cinquantenaire"), Send(("1/3",)), Perform("creation"))
"""Actions of a first visit: one that reveals nothing, and one that turns cards up."""


def match(*humans: int, seats: int = 3, **settings: bool) -> Match:
    """Start a game in which seat 0 plays first and the first two artworks of the pile differ."""
    state = GAME.new(seats, seed=1)
    while state.first != 0 or state.piles[0][-1] == state.piles[0][-2]:
        state = GAME.new(seats, seed=state.dice)
    return Match(GAME, state, humans, **settings)


def play(match: Match, *moves: Any) -> None:
    for move in moves:
        match.play(move)


def test_playing_keeps_a_history() -> None:
    game_on = match(0, 1, 2)
    events = game_on.play(EXCHANGE[0])
    assert events == ()
    events = game_on.play(EXCHANGE[1], seat=0)
    assert [type(event).__name__ for event in events] == ["Visited", "Gained"]
    first, second = game_on.entries
    assert (first.seat, first.asks, first.opens_turn, first.round) == (0, "turn", True, 1)
    assert (second.asks, second.opens_turn, second.move) == ("delegation", False, EXCHANGE[1])
    assert second.events == events
    assert game_on.decision is not None
    assert game_on.decision.seat == 1


@pytest.mark.parametrize(
    ("move", "seat", "kind"), [(Pass(), 2, "seat"), (Place(9, 9), 0, "move"), (Take("red"), None, "move")]
)
def test_an_illegal_move_changes_nothing_and_keeps_redo(move: Any, seat: int | None, kind: str) -> None:
    game_on = match(0, 1, 2)
    game_on.play(EXCHANGE[0])
    game_on.undo(0)
    before = GAME.encode(game_on.state)
    with pytest.raises(IllegalMoveError) as refused:
        game_on.play(move, seat)
    assert refused.value.kind == kind
    assert GAME.encode(game_on.state) == before
    assert game_on.entries == []
    assert game_on.can_redo


def test_undo_goes_back_one_decision_at_a_time() -> None:
    game_on = match(0, 1, 2)
    start = GAME.encode(game_on.state)
    play(game_on, *EXCHANGE)
    assert game_on.undo(0) == 1
    assert game_on.decision is not None
    assert game_on.decision.asks == "delegation"
    assert game_on.undo(0) == 1
    assert GAME.encode(game_on.state) == start
    assert game_on.undo_refusal(0) == "nothing"


def test_undo_takes_the_replies_of_bots_back_with_it() -> None:
    game_on = match(0, 2)
    play(game_on, *EXCHANGE)
    play(game_on, Pass())  # the bot of seat 1
    assert game_on.decision is not None
    assert game_on.decision.seat == 2
    assert game_on.undo(0) == 2
    assert game_on.decision.asks == "delegation"
    assert game_on.decision.seat == 0


def test_undo_stops_before_the_decision_of_another_human() -> None:
    game_on = match(0, 1)
    play(game_on, *EXCHANGE, Pass())
    before = GAME.encode(game_on.state)
    assert game_on.undo_refusal(0) == "other_human"
    with pytest.raises(UndoRefusedError) as refused:
        game_on.undo(0)
    assert refused.value.reason == "other_human"
    assert GAME.encode(game_on.state) == before
    assert len(game_on.entries) == 3
    assert game_on.undo(1) == 1, "the one who decided last may"


def test_undo_stops_at_a_revelation() -> None:
    game_on = match(0, 1)
    play(game_on, *DRAW)
    assert game_on.decision is not None
    assert game_on.decision.asks == "selection"
    assert game_on.undo_refusal(0) == "revealed"
    with pytest.raises(UndoRefusedError) as refused:
        game_on.undo(0)
    assert refused.value.reason == "revealed"


def test_what_was_decided_after_a_revelation_can_be_taken_back() -> None:
    game_on = match(0, 1)
    play(game_on, *DRAW)
    at_the_cards = GAME.encode(game_on.state)
    game_on.play(game_on.decision.moves[0])
    assert game_on.undo(0) == 1
    assert GAME.encode(game_on.state) == at_the_cards
    assert game_on.undo_refusal(0) == "revealed"


def test_a_revelation_by_a_bot_stops_undo_too() -> None:
    game_on = match(0, 2)
    play(game_on, *EXCHANGE, *DRAW)
    assert game_on.undo_refusal(0) == "revealed"


def test_a_revelation_matters_before_the_decision_it_came_from() -> None:
    """Drawing comes from naming the action; what lies before is out of reach as well."""
    game_on = match(0, 1)
    play(game_on, *DRAW[:2])
    assert game_on.undo_refusal(0) is None
    play(game_on, DRAW[2])
    assert game_on.undo_refusal(0) == "revealed"


def test_one_may_return_to_a_move_as_far_as_undo_after_undo_leads() -> None:
    strict = match(0, 1)
    play(strict, *EXCHANGE)
    assert strict.may_return(0, 0)
    assert not strict.may_return(0, 2), "nothing to take back"
    play(strict, Pass())
    assert not strict.may_return(0, 0), "another human has decided since"
    revealed = match(0, 1)
    play(revealed, *DRAW)
    revealed.play(revealed.decision.moves[0])
    assert revealed.undo_refusal(0) is None
    assert not revealed.may_return(0, 0), "something was revealed on the way"
    assert revealed.may_return(0, 3)
    alone = match(0)
    play(alone, *DRAW)
    assert alone.may_return(0, 0)


def test_a_new_area_is_a_revelation() -> None:
    game_on = match(0, 1, seats=2)
    play(game_on, Pass(), Pass())
    assert game_on.state.round == 2
    assert game_on.undo_refusal(1) == "revealed"


def test_nobody_takes_back_what_he_did_not_decide() -> None:
    game_on = match(0, 1)
    assert game_on.undo_refusal(0) == "nothing"
    play(game_on, Pass())
    assert game_on.undo_refusal(1) == "other_human"
    game_on = match(1)
    play(game_on, Pass())
    assert game_on.undo_refusal(1) == "nothing"


def test_a_single_human_against_bots_undoes_freely() -> None:
    game_on = match(0)
    start = GAME.encode(game_on.state)
    play(game_on, *DRAW)
    game_on.play(game_on.decision.moves[0])
    while game_on.decision.seat != 0 or game_on.state.round == 1:
        game_on.play(Pass())
    assert len(game_on.entries) > 5
    count = 0
    while game_on.undo_refusal(0) is None:
        game_on.undo(0)
        count += 1
    assert GAME.encode(game_on.state) == start
    assert count == 5, "four decisions of the first turn and the pass"
    assert game_on.undo_refusal(0) == "nothing"


def test_a_table_may_allow_free_undo() -> None:
    game_on = match(0, 1, free_undo=True)
    start = GAME.encode(game_on.state)
    play(game_on, *DRAW)
    game_on.play(game_on.decision.moves[0])
    play(game_on, Pass())
    assert game_on.undo(0) == 2
    while game_on.undo_refusal(0) is None:
        game_on.undo(0)
    assert GAME.encode(game_on.state) == start


def test_redo_plays_again_what_undo_took_back() -> None:
    game_on = match(0, 2)
    play(game_on, *EXCHANGE, Pass())
    end, entries = GAME.encode(game_on.state), list(game_on.entries)
    game_on.undo(0)
    game_on.undo(0)
    assert game_on.can_redo
    again = game_on.redo()
    assert [entry.move for entry in again] == [EXCHANGE[0]]
    again = game_on.redo()
    assert [entry.move for entry in again] == [EXCHANGE[1], Pass()]
    assert GAME.encode(game_on.state) == end
    assert game_on.entries == entries
    assert not game_on.can_redo
    with pytest.raises(UndoRefusedError) as refused:
        game_on.redo()
    assert refused.value.reason == "nothing"


def test_redo_repeats_chance_exactly() -> None:
    game_on = match(0)
    play(game_on, *DRAW)
    end = GAME.encode(game_on.state)
    game_on.undo(0)
    game_on.redo()
    assert GAME.encode(game_on.state) == end


def test_a_new_move_forgets_what_was_undone() -> None:
    game_on = match(0, 1)
    play(game_on, *EXCHANGE)
    game_on.undo(0)
    game_on.play(Send(("2/4",)))
    assert not game_on.can_redo


def test_take_back_asks_for_no_permission() -> None:
    game_on = match(0, 1)
    start = GAME.encode(game_on.state)
    play(game_on, *DRAW)
    game_on.take_back(3)
    assert GAME.encode(game_on.state) == start
    assert len(game_on.redo()) == 3
    for count in (0, -1, 4):
        with pytest.raises(UndoRefusedError):
            game_on.take_back(count)
    assert len(game_on.entries) == 3


def test_looking_back() -> None:
    game_on = match(0, 1, 2)
    states = [GAME.encode(game_on.state)]
    for move in (*EXCHANGE, Pass()):
        game_on.play(move)
        states.append(GAME.encode(game_on.state))
    assert [GAME.encode(game_on.state_before(index)) for index in range(4)] == states
    looked_at = game_on.state_before(3)
    GAME.play(looked_at, Pass())
    assert GAME.encode(game_on.state) == states[3], "the present is only copied"
    told = list(game_on.events_since(1))
    assert [(entry.seat, type(event).__name__) for entry, event in told] == [
        (0, "Visited"),
        (0, "Gained"),
        (1, "Passed"),
    ]
    assert list(game_on.events_since(3)) == []


def test_the_last_human() -> None:
    game_on = match(0)
    assert game_on.last_human_seat() is None
    play(game_on, *EXCHANGE, Pass())
    assert game_on.last_human_seat() == 0


def test_the_end() -> None:
    game_on = match(0, 1, seats=2)
    while not game_on.is_over:
        assert game_on.decision is not None
        game_on.play(game_on.decision.moves[-1])
    assert game_on.decision is None
    assert game_on.decisions == []
    with pytest.raises(IllegalMoveError) as refused:
        game_on.play(Pass())
    assert refused.value.kind == "over"
    with pytest.raises(IllegalMoveError) as refused:
        game_on.play(Pass(), seat=1)
    assert refused.value.kind == "over"
    game_on.take_back(1)
    assert not game_on.is_over


def test_a_half_made_placement_is_taken_back() -> None:
    game_on = match(0, 1)
    start = GAME.encode(game_on.state)
    game_on.play(next(move for move in game_on.decision.moves if isinstance(move, Place)))
    assert Assign("1/3", 1) in game_on.decision.moves
    game_on.undo(0)
    assert GAME.encode(game_on.state) == start


# Sealed choices


LOW, HIGH, MIXED = SetDice((1, 1, 1, 1)), SetDice((6, 6, 6, 6)), SetDice((5, 3, 2, 1))
BUY_DIE = Trade("newspapers", "die")


def sealing(*humans: int, seats: int = 4, **settings: Any) -> Match:
    """Start a game in which everybody sets dice in secret; seat 0 could buy one."""
    state = PALACE.new(seats, seed=1)
    state.players[0].newspapers = 4
    return Match(PALACE, state, humans, **settings)


def test_a_sealed_choice_is_withdrawn_without_losing_those_of_others() -> None:
    game_on = sealing(0, 1, 2, 3)
    game_on.play(LOW, seat=0)
    game_on.play(HIGH, seat=2)
    game_on.play(MIXED, seat=1)
    assert game_on.undo_refusal(0) is None
    assert game_on.undo(0) == 3
    assert [player.sealed for player in game_on.state.players] == [(), (5, 3, 2, 1), (6, 6, 6, 6), ()]
    assert [(entry.seat, entry.move) for entry in game_on.entries] == [(2, HIGH), (1, MIXED)]
    assert [each.seat for each in game_on.decisions] == [0, 3]
    assert not game_on.can_redo, "the others' choices were played again since"
    game_on.play(MIXED, seat=0)
    game_on.play(LOW, seat=3)
    other = sealing(0, 1, 2, 3)
    for seat, move in ((1, MIXED), (3, LOW), (0, MIXED), (2, HIGH)):
        other.play(move, seat=seat)
    assert PALACE.encode(game_on.state) == PALACE.encode(other.state)


def test_everybody_may_withdraw_in_any_order() -> None:
    game_on = sealing(0, 1, 2, 3)
    start = PALACE.encode(game_on.state)
    for seat in (3, 0, 1):
        game_on.play(LOW, seat=seat)
    for seat in (0, 3, 1):
        game_on.undo(seat)
    assert PALACE.encode(game_on.state) == start
    assert game_on.entries == []


def test_the_last_one_to_seal_withdraws_and_redoes_as_ever() -> None:
    game_on = sealing(0, 1, 2, 3)
    game_on.play(LOW, seat=0)
    game_on.play(HIGH, seat=2)
    sealed = PALACE.encode(game_on.state)
    assert game_on.undo(2) == 1
    assert game_on.can_redo
    assert [entry.move for entry in game_on.redo()] == [HIGH]
    assert PALACE.encode(game_on.state) == sealed


def test_a_die_bought_in_secret_is_withdrawn_step_by_step() -> None:
    game_on = sealing(0, 1)
    start = PALACE.encode(game_on.state)
    game_on.play(BUY_DIE, seat=0)
    game_on.play(LOW, seat=1)
    game_on.play(SetDice((6, 1, 1, 1, 1)), seat=0)
    assert all(game_on.is_sealed(entry) for entry in game_on.entries)
    assert game_on.undo(0) == 1
    assert game_on.state.players[0].bought == 1
    assert game_on.undo(0) == 2
    assert game_on.state.players[0].bought == 0
    assert game_on.state.players[1].sealed == (1, 1, 1, 1)
    assert game_on.undo_refusal(0) == "other_human", "nothing of its own is left, and others have decided"
    game_on.undo(1)
    assert PALACE.encode(game_on.state) == start


def test_after_the_reveal_nothing_is_withdrawn() -> None:
    game_on = sealing(0, 1, seats=2)
    game_on.play(LOW, seat=1)
    game_on.play(HIGH, seat=0)
    assert game_on.undo_refusal(0) == "revealed"
    assert game_on.undo_refusal(1) == "other_human"
    assert [entry.sealed for entry in game_on.entries] == [True, True]
    assert not any(game_on.is_sealed(entry) for entry in game_on.entries), "everybody has seen them"


def test_what_bots_sealed_stays_when_a_person_withdraws() -> None:
    game_on = sealing(0, 1)
    for seat in (0, 2, 3):
        game_on.play(LOW, seat=seat)
    assert game_on.undo(0) == 3
    assert [entry.seat for entry in game_on.entries] == [2, 3]
    assert [each.seat for each in game_on.decisions] == [0, 1]


def test_a_single_person_goes_back_before_the_reveal_freely() -> None:
    game_on = sealing(0, seats=3)
    start = PALACE.encode(game_on.state)
    game_on.play(LOW, seat=0)
    game_on.play(HIGH, seat=1)
    game_on.play(HIGH, seat=2)
    assert game_on.state.players[0].dice == (1, 1, 1, 1)
    assert game_on.undo(0) == 3, "the bots answer again"
    assert PALACE.encode(game_on.state) == start


def test_an_open_decision_is_not_reached_past_what_others_sealed() -> None:
    """Red's last open decision lies in the round before; the new displays were revealed since."""
    game_on = sealing(0, 1, seats=2)
    while game_on.state.round == 1:
        game_on.play(game_on.decision.moves[-1])
    game_on.play(LOW, seat=1)
    assert game_on.undo_refusal(0) == "other_human"
    assert game_on.undo_refusal(1) is None


def test_a_copy_goes_its_own_way() -> None:
    game_on = match(0, 1, 2, free_undo=True)
    play(game_on, *EXCHANGE)
    game_on.undo(0)
    copy = game_on.copy()
    assert (copy.state, copy.entries, copy.humans, copy.free_undo) == (
        game_on.state,
        game_on.entries,
        frozenset({0, 1, 2}),
        True,
    )
    before = GAME.encode(game_on.state)
    copy.redo()
    play(copy, *copy.decision.moves[:1])
    assert GAME.encode(game_on.state) == before
    assert len(copy.entries) > len(game_on.entries)
    assert game_on.can_redo


# Once per position


def counting(monkeypatch: pytest.MonkeyPatch, name: str) -> list[str]:
    """Note every call of a method of the game."""
    calls: list[str] = []
    plain = getattr(Game, name)

    def counted(*arguments: Any) -> Any:
        calls.append(name)
        return plain(*arguments)

    monkeypatch.setattr(Game, name, counted)
    return calls


def test_decisions_are_computed_once_per_position(monkeypatch: pytest.MonkeyPatch) -> None:
    rules = game("bruxelles1897")
    match = Match(rules, rules.new(2, seed=1), humans={0, 1})
    calls = counting(monkeypatch, "decisions")
    first = match.decisions
    assert match.decisions is first
    assert match.copy().decisions is first
    match.play(first[0].moves[0])
    assert match.decisions is not first
    match.undo(0)
    assert match.decisions == first
    assert len(calls) == 3


def test_a_prepared_move_is_carried_out_once(monkeypatch: pytest.MonkeyPatch) -> None:
    rules = game("bruxelles1897")
    match, other = (Match(rules, rules.new(2, seed=1), humans={0, 1}) for _ in range(2))
    calls = counting(monkeypatch, "apply")
    move = match.decisions[0].moves[0]
    after = match.prepare(move, 0)
    assert not match.entries
    copy = match.copy()
    assert copy.play(move, 0) == other.play(move, 0)
    assert copy.state is after
    assert copy.state == other.state
    assert copy.entries == other.entries
    assert len(calls) == 2
    match.play(move, 0)  # the copy has used what was prepared
    assert match.state == copy.state
    assert match.state is not copy.state


def test_a_prepared_move_is_forgotten_when_another_is_played() -> None:
    rules = game("bruxelles1897")
    match = Match(rules, rules.new(2, seed=1), humans={0, 1}, free_undo=True)
    first, second = match.decisions[0].moves[:2]
    wrong = match.prepare(first, 0)
    match.play(second, 0)
    assert match.entries[-1].move == second
    match.undo(0)
    match.play(first, 0)
    assert match.state is not wrong
    with pytest.raises(IllegalMoveError):
        match.prepare("nothing", 0)
