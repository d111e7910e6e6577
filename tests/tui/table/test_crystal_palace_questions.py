"""What the questions of Crystal Palace say: where a choice comes from, who waits to act, and what is worth nothing."""

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from engine.games.crystal_palace import actions, black_market, effects, moves
from engine.games.crystal_palace.components import LOCATIONS
from engine.games.crystal_palace.parts import EMPTY, NOBODY, die, value_of
from engine.games.crystal_palace.state import State
from saves.lessons.files import lessons
from saves.lessons.model import Lesson
from saves.lessons.run import LessonRun
from tests.tui.table.tables import SIZES, drawn, places, scene_at
from tests.tui.table.tables_crystal_palace import BOARDS, GAME, KEY
from tui.boards.crystal_palace import forecast
from tui.i18n.words import LANGUAGES, Words


def decisions(seats: int, seed: int) -> Iterator[tuple[State, Any]]:
    """Every position of a random game with its decision; the state goes on afterwards."""
    chance, state = Random(seed), GAME.new(seats, seed=seed)
    while state.agenda:
        decision = GAME.decisions(state)[0]
        yield state, decision
        GAME.apply(state, chance.choice(decision.moves), decision.seat)


def placing(seats: int = 3) -> State:
    found: State = next(state for state, decision in decisions(seats, 1) if decision.asks == "placement")
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_question_names_the_card_tile_or_location_it_comes_from(language: str) -> None:
    words = Words(language, KEY, strict=True)
    named = set()
    for seed in range(6):
        for state, decision in decisions(4, seed):
            if not words.has(f"ask-{decision.asks}.from"):
                continue
            scene = scene_at(state, words, key=KEY)
            asked, plain, step = BOARDS.question(scene, decision.asks), words(f"ask-{decision.asks}"), decision.step
            if asked != plain:
                named.add(decision.asks)
            match decision.asks:
                case "target" | "discount":
                    assert words.name("patent", state.box.patents[step.patent]) in asked
                case "immediate-effect":
                    assert words.name("character", state.box.characters[step.character]) in asked
                case "action":
                    location = LOCATIONS[state.boards.location_of[step.slot]]
                    assert words.name("location", location) in asked
                case "alternative" | "bargain":
                    assert isinstance(step, effects.Alternative | effects.Bargain)
                    assert asked != plain
    assert {"alternative", "assistant-action", "green-bonus", "target", "action", "purchase", "token"} <= named


def test_dice_that_wait_to_act_are_in_order_and_those_that_acted_are_not_among_them() -> None:
    met = 0
    for state, decision in decisions(5, seed=2):
        if decision.asks != "action":
            continue
        here = actions.acting_location(state)
        assert here is not None
        assert here == state.boards.location_of[decision.step.slot]
        waiting = actions.waiting(state, here)
        order = [(-value_of(state.placed[slot]), slot) for slot in (decision.step.slot, *waiting)]
        assert order == sorted(order)
        assert not any(actions.waiting(state, location) for location in range(here))
        for location in range(here + 1, len(LOCATIONS)):
            assert actions.waiting(state, location) == actions.resolution_order(state, location)
        met += len(waiting) > 0
        canvas = drawn(scene_at(state, key=KEY), SIZES["middle"])["locations"][1]
        place = canvas.spots[f"forecast-{LOCATIONS[here]}"]
        shown = "".join(canvas.chars[place.y][place.x : place.right])
        assert str(value_of(state.placed[decision.step.slot])) in shown
    assert met > 3


def test_a_slot_that_brings_nothing_is_idle_and_one_with_an_assistant_never_is() -> None:
    state = placing()
    seat, boards = state.turn, state.boards
    location = LOCATIONS.index("bank_of_england")
    slots = boards.slots[location]
    rival = (seat + 1) % len(state.players)
    for slot in slots[:-1]:
        state.placed[slot] = die(rival, 6)
    state.players[seat].dice = (1,)
    last = slots[-1]
    assert boards.slot_costs[last] >= state.box.components.slots.compensation
    move = moves.Place("bank_of_england", len(slots))
    scene = scene_at(state, key=KEY)
    assert forecast.outcome(state, seat, last, 1).slot is None
    assert BOARDS.is_idle(scene, move)
    for slot in slots[:-1]:
        state.placed[slot] = EMPTY
    assert not BOARDS.is_idle(scene, move)
    helped = next(slot for slot in range(len(boards.lows)) if boards.assistants[slot])
    assert not forecast.is_idle(state, seat, helped)


def test_a_space_of_the_market_is_not_called_free_beside_its_price() -> None:
    state = placing()
    state.market[:] = [NOBODY] * len(state.market)
    words = Words("en", KEY, strict=True)
    for space in range(len(state.market)):
        lines = BOARDS.inspect(scene_at(state, key=KEY), f"space-{space + 1}").lines
        assert not any("It is free" in line for line in lines)
        assert words("inspect-space.cost", cost=state.boards.market_costs[space]) in lines
    assert black_market.lowest_free(state) == 0


def test_each_slot_carries_its_number_where_there_is_room_and_else_the_row_the_first() -> None:
    for seats, size, carried in ((3, "small", True), (5, "small", False), (5, "middle", True), (5, "large", True)):
        scene = scene_at(placing(seats), key=KEY)
        assert scene.decision is not None
        spots = [BOARDS.spots(scene, move)[0] for move in scene.decision.moves[:-1]]
        scene.numbers = {spot: f"{number:02d}" for number, spot in enumerate(spots, 1)}
        canvas = drawn(scene, SIZES[size])["locations"][1]
        for spot, number in scene.numbers.items():
            place = canvas.spots[spot]
            assert (number in "".join(canvas.chars[place.y][place.x : place.right])) == carried
        rows = {canvas.spots[spot].y: number for spot, number in reversed(scene.numbers.items())}
        for y, first in rows.items():
            assert first in "".join(canvas.chars[y])
        assert set(spots) <= set(places(scene, SIZES[size]))


def test_the_cursor_starts_on_oneself_for_a_gift_and_on_a_rival_for_harm() -> None:
    """The first lesson's position: one prototype costs a player £3, the other pays £8."""
    [lesson] = [each for each in lessons(KEY) if isinstance(each, Lesson) and each.key == "build"]
    run = LessonRun(lesson)
    starts: dict[int, Any] = {}
    for _ in range(4):
        decision, state = run.decision, run.match.state
        assert decision is not None
        if decision.asks == "target":
            scene = scene_at(state, key=KEY)
            index = BOARDS.begins_at(scene, decision.moves)
            starts[len(starts)] = decision.moves[index]
        run.answer(run.main_answer())
    assert starts == {0: moves.PlayOn(1), 1: moves.PlayOn(0)}
