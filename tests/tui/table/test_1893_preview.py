"""Previews of Bruxelles 1893: what they promise happens, what is hidden stays hidden, what a bid or a sale is worth."""

from collections.abc import Iterator
from functools import partial
from random import Random
from typing import Any

import pytest

from engine.agenda import tag_of
from engine.chance import Dice
from engine.game import game
from engine.games.bruxelles1893 import moves, resolution
from engine.games.bruxelles1893.components import COLOURS
from tests.tui.table import tables
from tui.boards import boards
from tui.i18n.words import LANGUAGES, Words
from tui.table.preview import MOST_FACTS, preview

KEY = "bruxelles1893"
GAME, BOARDS = game(KEY), boards(KEY)
WORDS = Words("en", KEY, strict=True)
scene_at = partial(tables.scene_at, key=KEY)
random_states = partial(tables.random_states, key=KEY)
TABLES = pytest.mark.parametrize("seats", GAME.seats)


def said(state: Any, move: Any, words: Words | None = None, final: bool = True) -> list[tuple[str, str]]:
    return preview(scene_at(state, words), BOARDS, move, final)


def asking(asks: str, seats: int) -> Any:
    """Return a position of a random game at which a question is asked."""
    return next(
        state
        for seed in range(20)
        for state in random_states(seats, seed=seed, every=1)
        if state.agenda and GAME.decisions(state)[0].asks == asks
    )


def choice_of_sale() -> Any:
    """Return a position at which the cursor is moved before one of several colours is sold."""
    state = asking("cursor", 3)
    seat = GAME.decisions(state)[0].seat
    state.shop = [[COLOURS.index("pink")], []]
    state.players[seat].works = [1, 2, 0, 1, 0]
    return state


@TABLES
def test_the_order_of_the_piles_changes_no_word_of_a_preview(seats: int) -> None:
    chance = Random(seats)
    for state in random_states(seats, seed=seats, every=9):
        for decision in GAME.decisions(state):
            view = GAME.seen_by(state, decision.seat)
            other = GAME.imagine(view, Dice(chance.randrange(99)))
            for move in chance.sample(list(decision.moves), min(4, len(decision.moves))):
                assert said(state, move) == said(other, move), move


def test_a_draw_is_announced_and_not_looked_at() -> None:
    """Performing the workshop draws works: their colours are told after the move, and only then."""
    drawing = 0
    for seed in range(3):
        for state in random_states(3, seed=seed, every=1):
            for decision in GAME.decisions(state):
                for move in decision.moves:
                    if move != moves.Perform("workshop"):
                        continue
                    drawing += 1
                    text = " ".join(line for line, _ in said(state, move))
                    assert WORDS("preview-reveals") in text
                    for colour in COLOURS:
                        assert WORDS.name("colour", colour) not in text
    assert drawing > 3


@TABLES
def test_a_preview_is_what_then_happens(seats: int) -> None:
    told = 0
    chance, state = Random(seats), GAME.new(seats, seed=seats)
    while state.agenda:
        decision = GAME.decisions(state)[0]
        move = chance.choice(decision.moves)
        scene, before = scene_at(state), GAME.clone(state)
        lines = [line for line, _ in preview(scene, BOARDS, move, True)]
        happened = GAME.apply(state, move)
        if before.revealed != state.revealed:
            assert WORDS("preview-reveals") in lines
            continue
        for event in happened[:MOST_FACTS]:
            assert scene.words.describe("preview", event, scene.player) in lines[0]
            told += 1
        points = [GAME.standings(each).of(decision.seat).total for each in (before, state)]
        gain = WORDS("preview-standing", before=points[0], after=points[1])
        assert (gain in lines) == (points[0] != points[1])
    assert told > 40


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seats", [2, 5])
def test_previews_have_words_for_everything_and_change_nothing(seats: int, language: str) -> None:
    words = Words(language, KEY, strict=True)
    kinds = set()
    for state in random_states(seats, seed=seats, every=8, options={"strips": "mixed"}):
        before = GAME.encode(state)
        for decision in GAME.decisions(state):
            for move in decision.moves[:12]:
                kinds.add(tag_of(move))
                assert all(line.strip() for line, _ in said(state, move, words))
        assert GAME.encode(state) == before
    assert kinds >= {"place", "bid", "visit", "pass", "perform"}


def bids(seats: int, games: int) -> Iterator[tuple[Any, Any, int, list[int]]]:
    """Yield scenes of random games with a bid, its column, and who would lead there if nobody else came."""
    for seed in range(games):
        for state in random_states(seats, seed=seed, every=1):
            if not state.agenda or GAME.decisions(state)[0].asks != "stake":
                continue
            scene = scene_at(state)
            col = scene.decision.step.space % state.box.columns
            for move in scene.decision.moves[:9]:
                after = GAME.clone(state)
                GAME.apply(after, move)
                yield scene, move, col, resolution.column_leaders(after, col)


@pytest.mark.parametrize("seats", [2, 4])
def test_a_bid_says_what_it_would_win(seats: int) -> None:
    """Alone, tied or behind: as the auction would end if nobody else came."""
    outcomes = set()
    for scene, move, col, leaders in bids(seats, games=6):
        text, seat = BOARDS.outlook(scene, move), scene.decision.seat
        others = [scene.player(each) for each in leaders if each != seat]
        outcome = "behind" if seat not in leaders else "ties" if others else "alone"
        outcomes.add(outcome)
        assert f"column {'ABCDE'[col]}" in text
        assert all(name in text for name in others)
        assert ("lead" in text and "still" not in text and "tie" not in text) == (outcome == "alone"), text
        assert ("tie" in text) == (outcome == "ties"), text
    assert outcomes == {"alone", "ties", "behind"}


@pytest.mark.parametrize("seats", [3, 5])
def test_a_bid_shows_what_is_left_and_how_the_column_would_stand(seats: int) -> None:
    """Every amount of the list says so, as the auction would end if nobody else came."""
    ends = set()
    for scene, move, _, leaders in bids(seats, games=4):
        label, seat = BOARDS.label(scene, move), scene.decision.seat
        left = scene.state.players[seat].money - move.money
        assert label.startswith(f"{WORDS('board-money', money=move.money)}, {left} left: ")
        signs = [scene.glyphs.seats[each] for each in leaders if each != seat]
        end = label.partition(": ")[2]
        assert all(sign in end for sign in signs)
        assert (end == "in the lead") == (leaders == [seat])
        assert end.startswith("tie") == (seat in leaders and len(leaders) > 1)
        ends.add(end.split()[0])
    assert {"in", "tie"} < ends


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_place_of_the_cursor_says_what_each_sellable_colour_would_bring(language: str) -> None:
    words = Words(language, KEY, strict=True)
    state = choice_of_sale()
    scene = scene_at(state, words)
    works = state.players[scene.decision.seat].works
    shown = {slot[-1] for slot in state.shop if slot}
    for move in scene.decision.moves:
        text = " ".join(line for line, _ in preview(scene, BOARDS, move, True))
        square = state.box.square(move.row, move.col)
        for colour, key in enumerate(COLOURS):
            money, vp = state.box.sale_values[square][colour]
            name = words(f"colour-{key}.short")
            offer = f"{name} {words('effect-money', money=money)} {words('effect-vp', vp=vp)}"
            assert (offer in text) == (works[colour] > 0 and colour not in shown), (offer, text)


def test_a_sale_that_was_previewed_brings_what_it_said() -> None:
    """From the cursor's place through the colour to the money in the purse."""
    state = choice_of_sale()
    seat, shift = GAME.decisions(state)[0].seat, GAME.decisions(state)[0].moves[-1]
    player = state.players[seat]
    before = player.money, player.vp
    text = " ".join(line for line, _ in said(state, shift))
    GAME.apply(state, shift)
    sell = GAME.decisions(state)[0].moves[-1]
    label = BOARDS.label(scene_at(state), sell)
    GAME.apply(state, sell)
    money, vp = player.money - before[0], player.vp - before[1]
    gain = f"{WORDS('effect-money', money=money)} {WORDS('effect-vp', vp=vp)}"
    assert gain in label
    assert f"{WORDS(f'colour-{sell.colour}.short')} {gain}" in text


def test_where_only_one_colour_can_be_sold_its_sale_is_previewed_at_once() -> None:
    state = choice_of_sale()
    seat = GAME.decisions(state)[0].seat
    state.players[seat].works = [1, 2, 0, 0, 0]
    for move in GAME.decisions(state)[0].moves:
        money, vp = state.box.sale_values[state.box.square(move.row, move.col)][COLOURS.index("blue")]
        text = " ".join(line for line, _ in said(state, move))
        assert f"{WORDS('effect-money', money=money)} {WORDS('effect-vp', vp=vp)}" in text


def test_without_a_decision_there_is_nothing_to_preview() -> None:
    *_, over = random_states(2, seed=1, every=500)
    assert said(over, None) == []
