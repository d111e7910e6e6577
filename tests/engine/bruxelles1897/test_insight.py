"""The evaluation item by item, and the numbers it is made of."""

import math
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

from engine.chance import Dice
from engine.game import game

GAME = game("bruxelles1897")
NAMES = (None, "2026-11")

BEFORE_THE_FIT = "2026-11"
"""Weights without numbers that blur what a thing is worth by itself."""


def played_on(seats: int, moves: int) -> Any:
    """Return a position after moves drawn at random; passing is rare."""
    dice, state = Dice(moves), GAME.new(seats, None, seed=moves)
    for _ in range(moves):
        answers = GAME.decisions(state)[0].moves
        GAME.apply(state, answers[dice.below(max(1, len(answers) - 1))])
    return state


def positions(seats: int, tracks: str = "five") -> Iterator[Any]:
    """Yield positions from all over a random game, up to its end."""
    dice, state = Dice(seats), GAME.new(seats, {"tracks": tracks}, seed=seats)
    while state.agenda:
        yield state
        answers = GAME.decisions(state)[0].moves
        GAME.apply(state, answers[dice.below(max(1, len(answers) - 1))])
    yield state


def changed(value: Any, place: tuple[Any, ...], by: float) -> Any:
    """Return weights with one number changed."""
    if not place:
        return value + by
    first, *rest = place
    if isinstance(value, tuple):
        return (*value[:first], changed(value[first], tuple(rest), by), *value[first + 1 :])
    return msgspec.structs.replace(value, **{first: changed(getattr(value, first), tuple(rest), by)})


def places(value: Any) -> Iterator[tuple[Any, ...]]:
    """Yield the place of every number of weights."""
    if isinstance(value, float):
        yield ()
        return
    parts = enumerate(value) if isinstance(value, tuple) else msgspec.structs.asdict(value).items()
    for key, part in parts:
        yield from ((key, *rest) for rest in places(part))


def numbers(weights: Any) -> Iterator[float]:
    """Yield every number of weights."""
    for place in places(weights):
        value = weights
        for key in place:
            value = value[key] if isinstance(value, tuple) else getattr(value, key)
        yield value


BEFORE_FITTING = [
    ((2, 15), [45.44325982, 53.7083]),
    ((2, 45), [49.493746169, 39.884046169]),
    ((2, 75), [37.605810538, 53.139986201]),
    ((2, 100), [59.640998613, 50.45690971]),
    ((3, 22), [22.694642789, 33.764652774, 28.047295534]),
    ((3, 67), [37.341336693, 39.128138382, 31.130950092]),
    ((3, 112), [37.250238129, 29.672084977, 35.041583666]),
    ((3, 130), [51.535, 43.061256527, 47.852026906]),
    ((4, 30), [47.618441497, 29.978384062, 25.185105, 34.229132099]),
    ((4, 80), [57.260006169, 36.070991555, 29.976201708, 43.852521777]),
    ((4, 110), [39.463145401, 29.719958929, 17.4169592, 38.558819193]),
    ((4, 150), [39.41, 38.931924032, 59.346375494, 63.8]),
    ((4, 180), [30.59625, 20.065, 31.735, 34.39]),
]
"""The evaluation of positions by the hand-written numbers, recorded while they were part of the code."""


@pytest.mark.parametrize(("position", "looks"), BEFORE_FITTING)
def test_the_weights_of_2026_11_judge_as_they_did(position: tuple[int, int], looks: list[float]) -> None:
    state = played_on(*position)
    found = [sum(GAME.terms(state, seat, "2026-11").values()) for seat in range(len(looks))]
    assert found == pytest.approx(looks, abs=1e-8)


@pytest.mark.parametrize("seats", GAME.seats)
@pytest.mark.parametrize("tracks", ["five", "slow"])
def test_the_items_add_up_and_do_not_depend_on_who_else_is_asked_about(seats: int, tracks: str) -> None:
    weights = GAME.weights.of(seats)
    for state in positions(seats, tracks):
        together = GAME.appraise(state, weights, range(seats))
        assert [GAME.appraise(state, weights, (seat,))[0] for seat in range(seats)] == together
        assert [list(GAME.terms(state, seat).values()) for seat in range(seats)] == together
        assert [GAME.insight(state, seat) for seat in range(seats)] == list(map(sum, together))
        if state.agenda:
            assert [items[0] for items in together] == [player.vp for player in state.players]


@pytest.mark.parametrize("seats", GAME.seats)
@pytest.mark.parametrize("name", NAMES)
def test_every_weight_is_a_number(seats: int, name: str | None) -> None:
    found = list(numbers(GAME.weights.raw(seats, name)))
    assert len(found) > 50
    assert all(map(math.isfinite, found))


def test_what_a_seat_gains_is_booked_where_a_player_looks_for_it() -> None:
    def gains() -> set[str]:
        after = GAME.terms(state, 0, BEFORE_THE_FIT)
        return {name for name, points in after.items() if points > before[name] + 1e-9}

    state = GAME.new(2, None, seed=1)
    player = state.players[0]
    before = GAME.terms(state, 0, BEFORE_THE_FIT)
    player.materials[0] += 1
    assert gains() == {"materials"}
    before = GAME.terms(state, 0, BEFORE_THE_FIT)
    player.artworks[0] += 1
    assert gains() == {"artworks"}
    before = GAME.terms(state, 0, BEFORE_THE_FIT)
    player.money += 1
    assert gains() == {"money"}
    before = GAME.terms(state, 0, BEFORE_THE_FIT)
    state.expo = 0
    assert gains() == {"expo"}
    before = GAME.terms(state, 0, BEFORE_THE_FIT)
    player.prison[2], player.hand[2] = 0, 1
    assert gains() >= {"architects", "prison"}
    before = GAME.terms(state, 0, BEFORE_THE_FIT)
    player.steps[2] += 1
    assert gains() == {"coats-of-arms", "tracks"}


def test_a_space_that_lacks_a_card_is_not_waited_for() -> None:
    state = GAME.new(3, None, seed=1)
    area = state.area
    column = range(0, len(area.cards), 4)
    for space in column:
        area.cards[space] = -1
    area.owners[0], area.values[0] = 0, 3
    won = GAME.terms(state, 0)["columns"]
    area.values[0] = 5
    assert GAME.terms(state, 0)["columns"] == pytest.approx(won)


WITHOUT_EFFECT = {
    # More than four architects around a coat of arms, or a lead that only a complete one can have.
    *[("arms", "lead", mine, best) for mine in range(5) for best in range(5) if mine + best > 3],
    # A column is decided when no card is left in it.
    ("columns", "point", 0),
    # In the last round it is known what the nobles cost, and no visit is to come.
    ("upkeep", "franc", 0),
    ("nobles", "visits", 0),
    # It scales other numbers, which may all be 0.
    ("area", "reach"),
}
"""Numbers that have a place in a table, but no use."""


def test_every_number_counts_somewhere() -> None:
    raw, sampled = GAME.weights.raw(4), []
    for seed in range(10):
        dice, state = Dice(seed), GAME.new(4, None, seed=seed)
        while state.agenda:
            if dice.below(3) == 0:
                sampled.append(GAME.clone(state))
            answers = GAME.decisions(state)[0].moves
            GAME.apply(state, answers[dice.below(max(1, len(answers) - 1))])

    sampled[0].players[0].artworks = [1, 1, 1, 1]  # which is rare at random

    def looks(weights: Any) -> Iterator[Any]:
        prepared = GAME.weights.prepare(weights, 4)
        return (GAME.appraise(state, prepared, range(4)) for state in sampled)

    before = list(looks(raw))
    idle = {
        place
        for place in places(raw)
        if all(now == then for now, then in zip(looks(changed(raw, place, 0.01)), before, strict=True))
    }
    assert idle <= WITHOUT_EFFECT


def test_an_area_that_offers_something_is_worth_more_to_a_seat_that_can_use_it() -> None:
    raw = GAME.weights.raw(2, BEFORE_THE_FIT)
    for name in ("house", "noble", "colour", "material", "money"):
        raw = changed(raw, ("area", name, 0), 10.0 - getattr(raw.area, name)[0])
    prepared = GAME.weights.prepare(raw, 2)
    architects = GAME.term_names.index("architects")

    def offered(state: Any) -> float:
        return float(GAME.appraise(state, prepared, (0,))[0][architects])

    state = GAME.new(2, None, seed=1)
    state.round = 4
    box, cards = state.box, state.area.cards
    state.area.cards = [box.first_code[5] if card >= 0 else card for card in cards]
    nothing = offered(state)
    free = next(space for space, card in enumerate(cards) if card >= 0)
    player = state.players[0]
    reached = 10.0 * GAME.weights.prepare(raw, 2).outlook(state.edition, "five", 4).reach[sum(player.hand)]
    for type_, use in ((2, player.materials), (4, player.artworks)):
        state.area.cards[free] = box.first_code[type_]
        assert offered(state) == pytest.approx(nothing)
        use[0] += 1
        assert offered(state) == pytest.approx(nothing + reached)
        use[0] -= 1
    for type_, own in ((0, player.artworks), (3, player.nobles)):
        state.area.cards[free] = box.first_code[type_] + 1
        assert offered(state) == pytest.approx(nothing + reached)
        own[1] += 1
        assert offered(state) == pytest.approx(nothing)
        own[1] -= 1
    player.passed = True
    assert offered(state) == 0


def test_the_turn_counts_only_where_it_opens() -> None:
    prepared = GAME.weights.prepare(changed(GAME.weights.raw(2), ("turn", "to_move", 3), 10.0), 2)
    item = GAME.term_names.index("to-move")
    state = GAME.new(2, None, seed=1)
    seat = GAME.decisions(state)[0].seat
    opens = [GAME.appraise(state, prepared, (each,))[0][item] for each in (seat, 1 - seat)]
    assert opens[0] - opens[1] >= 9
    GAME.apply(state, GAME.decisions(state)[0].moves[0])
    assert not GAME.decisions(state)[0].opens_turn
    assert [items[item] for items in GAME.appraise(state, prepared, (0, 1))] == [0, 0]
