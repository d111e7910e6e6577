"""What holds in every game: played at random with fixed seeds, over every number of seats and every option."""

from collections.abc import Iterator
from itertools import product
from typing import Any

import msgspec
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from engine.agenda import Decision, IllegalMoveError
from engine.chance import Dice, scatter
from engine.game import CATALOGUE, AnyGame, game

quiet = settings(
    derandomize=True,
    database=None,
    deadline=None,
    max_examples=60,
    suppress_health_check=[HealthCheck.too_slow],
)
"""Hypothesis without a clock and without files: the same examples in every run."""

OWN_PROPERTIES = {"crystal_palace"}
"""Games held to the same properties in a folder of their own: asides, and seats that decide at once, ask for more."""
GAMES = {key: game(key) for key in CATALOGUE if key not in OWN_PROPERTIES}
TABLES = [
    (key, seats, dict(zip(rules.variants(), values, strict=True)))
    for key, rules in GAMES.items()
    for seats in rules.seats
    for values in product(*rules.variants().values())
]
every_table = pytest.mark.parametrize(
    ("key", "seats", "options"), TABLES, ids=[f"{key}-{seats}-{'-'.join(opts.values())}" for key, seats, opts in TABLES]
)
every_game = pytest.mark.parametrize("key", GAMES)
LONGEST = 400
"""More moves than any game takes: the longest seen are about 310."""
MOVES_PER_TABLE = 5000
"""How long every table is played on, game after game."""
RARE = {
    "bruxelles1897": {"NothingDrawn"},
    "bruxelles1893": {"NoWorkLeft", "Renewed"},
}
"""Events that hardly ever happen at random; the tests of the rules bring them about."""


def random_game(
    rules: AnyGame, seats: int, options: dict[str, str] | None, seed: int
) -> Iterator[tuple[Any, Decision, Any]]:
    """Play at random from a seed; give the state before every move with its decision and the move to be played."""
    state, dice = rules.new(seats, options, seed), Dice(scatter(seed))
    for _ in range(LONGEST):
        decisions = rules.decisions(state)
        if not decisions:
            return
        decision = decisions[0]
        move = decision.moves[dice.below(len(decision.moves))]
        yield state, decision, move
        rules.play(state, move, decision.seat)
    raise AssertionError(f"no end after {LONGEST} moves")


def all_moves_met(rules: AnyGame) -> list[Any]:
    """Collect every move offered in a few games: most are illegal most of the time."""
    met = {}
    for seed in range(3):
        for _, decision, _ in random_game(rules, rules.seats[-1], None, seed):
            met.update(dict.fromkeys(decision.moves))
    return list(met)


@every_table
def test_nothing_is_made_or_lost_and_every_game_ends(key: str, seats: int, options: dict[str, str]) -> None:
    rules = GAMES[key]
    seed = played = 0
    while played < MOVES_PER_TABLE:
        seed += 1
        state = None
        for state, decision, _ in random_game(rules, seats, options, seed):
            assert rules.check(state) == []
            assert decision.moves
            assert decision.opens_turn or len(decision.moves) > 1 or decision.step.waits(state)
            played += 1
        assert rules.check(state) == []
        assert rules.decisions(state) == []
        standings = rules.standings(state)
        assert standings.over
        assert standings.winners
        assert sorted(standing.seat for standing in standings.seats) == list(range(seats))


@every_table
def test_every_listed_move_applies(key: str, seats: int, options: dict[str, str]) -> None:
    rules = GAMES[key]
    for state, decision, _ in random_game(rules, seats, options, seed=11):
        packed = rules.encode(state)
        for move in decision.moves:
            tried = rules.decode(packed)
            rules.play(tried, move, decision.seat)
            assert rules.check(tried) == []
            assert rules.read_move(msgspec.to_builtins(move)) == move


@every_table
def test_illegal_moves_are_refused_and_change_nothing(key: str, seats: int, options: dict[str, str]) -> None:
    rules = GAMES[key]
    known = all_moves_met(rules)
    refused = 0
    for number, (state, decision, move) in enumerate(random_game(rules, seats, options, seed=12)):
        if number % 7:
            continue
        before = rules.encode(state)
        for wrong in known:
            if wrong in decision.moves:
                continue
            with pytest.raises(IllegalMoveError) as problem:
                rules.play(state, wrong)
            assert problem.value.kind == "move"
            refused += 1
        with pytest.raises(IllegalMoveError) as problem:
            rules.play(state, move, (decision.seat + 1) % seats)
        assert problem.value.kind == "seat"
        assert rules.encode(state) == before
    assert refused > 100


@every_table
def test_packing_and_unpacking_is_identity(key: str, seats: int, options: dict[str, str]) -> None:
    rules = GAMES[key]
    for state, _, _ in random_game(rules, seats, options, seed=13):
        packed = rules.encode(state)
        assert rules.decode(packed) == state
        assert rules.encode(rules.decode(packed)) == packed
        text = msgspec.json.encode(state)
        from_text = msgspec.json.decode(text, type=rules.state_type)
        assert from_text == state
        assert rules.encode(from_text) == packed


@every_table
def test_a_clone_is_equal_and_shares_nothing_that_changes(key: str, seats: int, options: dict[str, str]) -> None:
    rules = GAMES[key]
    for state, _, move in random_game(rules, seats, options, seed=14):
        packed = rules.encode(state)
        clone = rules.clone(state)
        assert rules.encode(clone) == packed
        events = rules.play(clone, move)
        assert rules.encode(state) == packed
        other = rules.decode(packed)
        assert rules.apply(other, move) == events
        assert rules.encode(other) == rules.encode(clone)


@every_table
def test_the_same_seed_and_moves_give_the_same_bytes(key: str, seats: int, options: dict[str, str]) -> None:
    rules = GAMES[key]
    first = [(rules.encode(state), move) for state, _, move in random_game(rules, seats, options, seed=15)]
    replayed = rules.new(seats, options, 15)
    for packed, move in first:
        assert rules.encode(replayed) == packed
        rules.play(replayed, rules.read_move(msgspec.to_builtins(move)))
    assert rules.decisions(replayed) == []
    other_seed = rules.new(seats, options, 16)
    assert rules.encode(other_seed) != first[0][0]


@every_table
def test_events_can_be_saved(key: str, seats: int, options: dict[str, str]) -> None:
    rules = GAMES[key]
    for state, _, move in random_game(rules, seats, options, seed=17):
        events = rules.play(rules.clone(state), move)
        assert msgspec.json.decode(msgspec.json.encode(events), type=list[rules.event_type]) == events  # type: ignore[name-defined]


@every_table
def test_a_view_holds_no_secret(key: str, seats: int, options: dict[str, str]) -> None:
    """States that differ in the dice and in the order of the piles alone look the same to everybody."""
    rules = GAMES[key]
    for number, (state, _, _) in enumerate(random_game(rules, seats, options, seed=18)):
        twin = rules.clone(state)
        dice = Dice(scatter(number))
        for pile in twin.piles:
            dice.shuffle(pile)
        twin.dice = dice.state
        for seat in (None, *range(seats)):
            view = rules.seen_by(state, seat)
            assert rules.encode(view) == rules.encode(rules.seen_by(twin, seat))
            assert view.dice == 0
            assert all(pile == sorted(pile) for pile in view.piles)


@every_table
def test_what_a_seat_imagines_plays_on_like_the_truth_until_something_is_revealed(
    key: str, seats: int, options: dict[str, str]
) -> None:
    rules = GAMES[key]
    compared = 0
    for number, (state, decision, move) in enumerate(random_game(rules, seats, options, seed=19)):
        for seat in range(seats):
            truth = rules.clone(state)
            imagined = rules.imagine(rules.seen_by(state, seat), Dice(scatter(number)))
            assert rules.check(imagined) == []
            assert rules.encode(rules.seen_by(imagined, seat)) == rules.encode(rules.seen_by(truth, seat))
            if move not in rules.decisions(imagined)[0].moves:
                # The one who decides knows something this seat does not, and so imagined otherwise.
                assert seat != decision.seat
                continue
            told = rules.play(truth, move, decision.seat)
            told_too = rules.play(imagined, move, decision.seat)
            if truth.revealed == state.revealed:
                assert imagined.revealed == truth.revealed
                assert told_too == told
                assert rules.encode(rules.seen_by(imagined, seat)) == rules.encode(rules.seen_by(truth, seat))
                compared += 1
    assert compared > 100


@every_game
def test_imagined_worlds_differ(key: str) -> None:
    rules = GAMES[key]
    view = rules.seen_by(rules.new(3, seed=1), 0)
    worlds = [rules.imagine(view, Dice(scatter(seed))) for seed in range(20)]
    assert len({world.dice for world in worlds}) == 20
    for world in worlds:
        world.dice = 0
    assert len(set(map(rules.encode, worlds))) == 20, "the worlds differ in more than their dice"
    assert rules.encode(view) == rules.encode(rules.seen_by(rules.new(3, seed=1), 0)), "the view stays as it is"


@every_game
def test_every_question_is_asked_and_every_kind_of_move_and_event_occurs(key: str) -> None:
    rules = GAMES[key]
    asked: set[type] = set()
    moves: set[type] = set()
    events: set[type] = set()
    for seats, seed, values in product(rules.seats, range(6), product(*rules.variants().values())):
        for state, decision, move in random_game(rules, seats, dict(zip(rules.variants(), values, strict=True)), seed):
            asked.add(type(decision.step))
            moves.add(type(move))
            events.update(type(event) for event in rules.play(rules.clone(state), move))
    assert asked == set(rules.choices)
    assert moves == set(rules.move_type.__args__)
    never = {event.__name__ for event in set(rules.event_type.__args__) - events}
    assert never <= RARE[key]


@every_game
@quiet
@given(data=st.data())
def test_any_line_of_play_is_sound_and_comes_back_from_its_record(key: str, data: st.DataObject) -> None:
    """Hypothesis picks seats, options, seed and every answer, and would shrink a failure to its shortest line."""
    rules = GAMES[key]
    seats = data.draw(st.sampled_from(rules.seats))
    options = {name: data.draw(st.sampled_from(values)) for name, values in rules.variants().items()}
    seed = data.draw(st.integers())
    state = rules.new(seats, options, seed)
    record = []
    for pick in data.draw(st.lists(st.integers(min_value=0, max_value=10**6), max_size=120)):
        decisions = rules.decisions(state)
        if not decisions:
            break
        move = decisions[0].moves[pick % len(decisions[0].moves)]
        rules.play(state, move, decisions[0].seat)
        record.append(msgspec.json.encode(move))
        assert rules.check(state) == []
    again = rules.new(seats, options, seed)
    for line in record:
        rules.play(again, msgspec.json.decode(line, type=rules.move_type))
    assert rules.encode(again) == rules.encode(state)


@every_game
@quiet
@given(raw=st.recursive(st.none() | st.booleans() | st.integers() | st.text(max_size=5), st.lists, max_leaves=5))
def test_whatever_is_played_nothing_but_a_legal_move_changes_the_state(key: str, raw: Any) -> None:
    rules = GAMES[key]
    state = rules.new(3, seed=2)
    before = rules.encode(state)
    with pytest.raises((IllegalMoveError, msgspec.ValidationError)):
        rules.play(state, rules.read_move(raw) if isinstance(raw, list) else raw)
    assert rules.encode(state) == before
