"""What holds in every game: played at random with fixed seeds at every number of players, asides included."""

from collections.abc import Iterator
from itertools import permutations
from typing import Any

import msgspec
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from engine.agenda import Decision, IllegalMoveError
from engine.chance import Dice, scatter
from engine.games.crystal_palace import GAME
from engine.games.crystal_palace.moves import SetDice
from engine.games.crystal_palace.state import State

quiet = settings(
    derandomize=True,
    database=None,
    deadline=None,
    max_examples=25,
    suppress_health_check=[HealthCheck.too_slow],
)
"""Hypothesis without a clock and without files: the same examples in every run."""

every_table = pytest.mark.parametrize("seats", GAME.seats)
LONGEST = 1500
"""More moves than any game takes: the longest seen, with asides, are below 1000."""
ASIDES = 2
"""Asides in a row: a random player of asides would borrow for ever."""


def random_game(seats: int, seed: int, asides: int = ASIDES) -> Iterator[tuple[State, Decision, Any]]:
    """Play at random from a seed, any open seat first; give the state before every move with its decision and move."""
    state, dice = GAME.new(seats, seed=seed), Dice(scatter(seed))
    left = asides
    for _ in range(LONGEST):
        decisions = GAME.decisions(state)
        if not decisions:
            return
        decision = decisions[dice.below(len(decisions))]
        if left and decision.asides and dice.below(4) == 0:
            left -= 1
            move = decision.asides[dice.below(len(decision.asides))]
        else:
            left = asides
            move = decision.moves[dice.below(len(decision.moves))]
        yield state, decision, move
        GAME.play(state, move, decision.seat)
    raise AssertionError(f"no end after {LONGEST} moves")


@every_table
def test_nothing_is_made_or_lost_and_every_game_ends(seats: int) -> None:
    for seed in range(9):
        state = GAME.new(seats, seed=seed)
        for state, decision, _ in random_game(seats, seed):
            assert GAME.check(state) == []
            assert decision.moves
            assert decision.opens_turn or len(decision.moves) > 1 or decision.asides
        assert GAME.check(state) == []
        standings = GAME.standings(state)
        assert standings.over
        assert standings.winners
        assert sorted(standing.seat for standing in standings.seats) == list(range(seats))


@every_table
def test_every_listed_move_and_aside_applies(seats: int) -> None:
    for number, (state, decision, _) in enumerate(random_game(seats, seed=11)):
        if number % 3 and decision.asks != "purchase":
            continue
        packed = GAME.encode(state)
        listed = [*decision.moves, *decision.asides]
        for move in listed if len(listed) < 50 else listed[::20]:
            tried = GAME.decode(packed)
            GAME.play(tried, move, decision.seat)
            assert GAME.check(tried) == []
            assert GAME.read_move(msgspec.to_builtins(move)) == move


def all_moves_met() -> list[Any]:
    """Collect every move offered in a few games: most are illegal most of the time."""
    met = {}
    for seed in range(2):
        for _, decision, _ in random_game(5, seed):
            if decision.asks != "dice-setting":
                met.update(dict.fromkeys([*decision.moves, *decision.asides]))
    return [*met, SetDice((6, 6, 6, 6)), SetDice((9, 9, 9, 9)), SetDice(())]


MET = all_moves_met()


@every_table
def test_illegal_moves_are_refused_and_change_nothing(seats: int) -> None:
    refused = 0
    for number, (state, decision, move) in enumerate(random_game(seats, seed=12)):
        if number % 23:
            continue
        before = GAME.encode(state)
        legal = {*decision.moves, *decision.asides}
        for wrong in MET:
            if wrong in legal:
                continue
            with pytest.raises(IllegalMoveError) as problem:
                GAME.play(state, wrong, decision.seat)
            assert problem.value.kind == "move"
            refused += 1
        if decision.sealed:
            continue
        with pytest.raises(IllegalMoveError) as problem:
            GAME.play(state, move, (decision.seat + 1) % seats)
        assert problem.value.kind == "seat"
        assert GAME.encode(state) == before
    assert refused > 1000


@every_table
def test_packing_and_unpacking_is_identity(seats: int) -> None:
    for number, (state, _, _) in enumerate(random_game(seats, seed=13)):
        if number % 3:
            continue
        packed = GAME.encode(state)
        assert GAME.decode(packed) == state
        assert GAME.encode(GAME.decode(packed)) == packed
        from_text = msgspec.json.decode(msgspec.json.encode(state), type=GAME.state_type)
        assert GAME.encode(from_text) == packed


@every_table
def test_a_clone_is_equal_and_shares_nothing_that_changes(seats: int) -> None:
    for state, decision, move in random_game(seats, seed=14):
        packed = GAME.encode(state)
        clone = GAME.clone(state)
        assert GAME.encode(clone) == packed
        events = GAME.play(clone, move, decision.seat)
        assert GAME.encode(state) == packed
        other = GAME.decode(packed)
        assert GAME.apply(other, move, decision.seat) == events
        assert GAME.encode(other) == GAME.encode(clone)
        assert msgspec.json.decode(msgspec.json.encode(events), type=list[GAME.event_type]) == events  # type: ignore[name-defined]


@every_table
def test_the_same_seed_and_moves_give_the_same_bytes(seats: int) -> None:
    first = [(GAME.encode(state), decision.seat, move) for state, decision, move in random_game(seats, seed=15)]
    replayed = GAME.new(seats, seed=15)
    for packed, seat, move in first:
        assert GAME.encode(replayed) == packed
        GAME.play(replayed, GAME.read_move(msgspec.to_builtins(move)), seat)
    assert GAME.decisions(replayed) == []
    assert GAME.encode(GAME.new(seats, seed=16)) != first[0][0]


@every_table
def test_the_order_of_sealing_does_not_matter(seats: int) -> None:
    """Whenever dice are set in a game, every order of arrival (the first twelve) gives the same bytes."""
    rounds = 0
    for state, decision, _ in random_game(seats, seed=17):
        if decision.asks != "dice-setting" or any(player.sealed or player.bought for player in state.players):
            continue
        rounds += 1
        chance = Dice(scatter(rounds))
        answers = []
        for each in GAME.decisions(state):
            bought = [*each.asides][: chance.below(2)]
            ways = state.box.settings(state.players[each.seat].usable + len(bought))
            answers.append([*bought, ways[chance.below(len(ways))]])
        ends = set()
        for order in list(permutations(range(seats)))[:12]:
            tried = GAME.clone(state)
            for seat in order:
                for move in answers[seat]:
                    GAME.play(tried, move, seat)
            ends.add(GAME.encode(tried))
        assert len(ends) == 1
    assert rounds == 5


@every_table
def test_a_view_holds_no_secret(seats: int) -> None:
    """States that differ in what nobody may know look the same."""
    for number, (state, _, _) in enumerate(random_game(seats, seed=18)):
        if number % 2:
            continue
        for seat in (None, *range(seats)):
            view = GAME.encode(GAME.seen_by(state, seat))
            twin = GAME.imagine(GAME.seen_by(state, seat), Dice(scatter(number)))
            assert GAME.check(twin) == []
            assert GAME.encode(GAME.seen_by(twin, seat)) == view


@every_table
def test_what_a_seat_imagines_plays_on_like_the_truth_until_something_is_revealed(seats: int) -> None:
    """Play the same move in truth and in imagination: while nothing is revealed the seat sees the same.

    What another seat seals is not known to the imagination; whatever it seals there must look the same.
    """
    compared = 0
    for number, (state, decision, move) in enumerate(random_game(seats, seed=19)):
        for seat in range(seats):
            truth = GAME.clone(state)
            imagined = GAME.imagine(GAME.seen_by(state, seat), Dice(scatter(number)))
            told = GAME.play(truth, move, decision.seat)
            played = move
            if decision.sealed and decision.seat != seat and isinstance(move, SetDice):
                ways = imagined.box.settings(imagined.players[decision.seat].usable)
                played = ways[number % len(ways)]
            told_too = GAME.play(imagined, played, decision.seat)
            if truth.revealed == state.revealed:
                assert imagined.revealed == truth.revealed
                assert told_too == told
                assert GAME.encode(GAME.seen_by(imagined, seat)) == GAME.encode(GAME.seen_by(truth, seat))
                compared += 1
    assert compared > 300


def test_every_question_is_asked_and_every_kind_of_move_and_event_occurs() -> None:
    """In random games or, for the rarest, in the tests of the rules."""
    asked: set[str] = set()
    moves: set[type] = set()
    events: set[type] = set()
    for seats in GAME.seats:
        for seed in range(10):
            for state, decision, move in random_game(seats, 100 + seed):
                asked.add(decision.asks)
                moves.add(type(move))
                events.update(type(event) for event in GAME.apply(GAME.clone(state), move, decision.seat))
    tags = {choice.__struct_config__.tag for choice in GAME.choices}
    assert asked <= tags
    assert tags - asked <= {"pushed-down", "pocket-watch", "tile-space", "discount"}
    assert moves == set(GAME.move_type.__args__)
    rare = {"MarketCleared", "PileEmpty", "ActionLost", "Arrived", "WatchUsed", "NoSlotFits", "NoRoom", "TileDiscarded"}
    rare.add("NotesLaid")
    assert {event.__name__ for event in set(GAME.event_type.__args__) - events} <= rare


@quiet
@given(data=st.data())
def test_any_line_of_play_is_sound_and_comes_back_from_its_record(data: st.DataObject) -> None:
    """Hypothesis picks seats, seed and every answer, and would shrink a failure to its shortest line."""
    seats = data.draw(st.sampled_from(GAME.seats))
    seed = data.draw(st.integers())
    state = GAME.new(seats, seed=seed)
    record = []
    for pick in data.draw(st.lists(st.integers(min_value=0, max_value=10**6), max_size=120)):
        decisions = GAME.decisions(state)
        if not decisions:
            break
        decision = decisions[pick % len(decisions)]
        listed = [*decision.moves, *decision.asides]
        move = listed[pick // 7 % len(listed)]
        GAME.play(state, move, decision.seat)
        record.append((decision.seat, msgspec.json.encode(move)))
        assert GAME.check(state) == []
    again = GAME.new(seats, seed=seed)
    for seat, line in record:
        GAME.play(again, msgspec.json.decode(line, type=GAME.move_type), seat)
    assert GAME.encode(again) == GAME.encode(state)


@quiet
@given(raw=st.recursive(st.none() | st.booleans() | st.integers() | st.text(max_size=5), st.lists, max_leaves=5))
def test_whatever_is_played_nothing_but_a_legal_move_changes_the_state(raw: Any) -> None:
    state = GAME.new(3, seed=2)
    before = GAME.encode(state)
    with pytest.raises((IllegalMoveError, msgspec.ValidationError)):
        GAME.play(state, GAME.read_move(raw) if isinstance(raw, list) else raw)
    assert GAME.encode(state) == before
