"""Previews: what they promise happens, and what is hidden stays hidden."""

from typing import Any

import pytest

from engine.chance import Dice
from tests.tui.table.tables import BOARDS, GAME, gallery_match, random_states, scene_at
from tui.i18n.words import LANGUAGES, Words
from tui.table.preview import MOST_FACTS, preview

TABLES = pytest.mark.parametrize("seats", GAME.seats)


def said(state: Any, move: Any, words: Words | None = None, final: bool = True) -> list[tuple[str, str]]:
    return preview(scene_at(state, words), BOARDS, move, final)


def reveals(state: Any, move: Any) -> bool:
    after = GAME.clone(state)
    GAME.apply(after, move)
    return bool(after.revealed != state.revealed)


@TABLES
def test_the_order_of_the_piles_changes_no_word_of_a_preview(seats: int) -> None:
    for state in random_states(seats, seed=seats, every=5):
        for decision in GAME.decisions(state):
            view = GAME.seen_by(state, decision.seat)
            for chance in (1, 2):
                other = GAME.imagine(view, Dice(chance))
                for move in decision.moves[::3]:
                    assert said(state, move) == said(other, move), move


@TABLES
def test_a_move_that_draws_names_no_card_it_would_draw(seats: int) -> None:
    """Also by name: the cards drawn are told in the log after the move, and only there."""
    words = Words("en", GAME.key, strict=True)
    drawing = 0
    for seed in range(4):
        for state in random_states(seats, seed=seed, every=2):
            for decision in GAME.decisions(state):
                for move in decision.moves:
                    if reveals(state, move):
                        after = GAME.clone(state)
                        drawn = {card for event in GAME.apply(after, move) for card in getattr(event, "cards", ())}
                        text = " ".join(line for line, _ in said(state, move))
                        drawing += bool(drawn)
                        for card in drawn:
                            assert words.name("card", card) not in text
    assert drawing


@TABLES
def test_a_preview_is_what_then_happens(seats: int) -> None:
    words = Words("en", GAME.key, strict=True)
    told = 0
    match = gallery_match(seats)
    for index, entry in enumerate(match.entries):
        state, after = match.state_before(index), match.state_before(index + 1)
        lines = [line for line, _ in said(state, entry.move)]
        if after.revealed != state.revealed:
            assert words("preview-reveals") in lines
            continue
        scene = scene_at(state)
        for event in entry.events[:MOST_FACTS]:
            assert words.describe("preview", event, scene.player) in lines[0]
            told += 1
        points = [GAME.standings(each).of(entry.seat).total for each in (state, after)]
        gain = words("preview-standing", before=points[0], after=points[1])
        assert (gain in lines) == (points[0] != points[1])
    assert told > 20


@TABLES
def test_a_preview_changes_nothing(seats: int) -> None:
    for state in random_states(seats, seed=5, every=9):
        before = GAME.encode(state)
        for decision in GAME.decisions(state):
            for move in decision.moves:
                said(state, move)
        assert GAME.encode(state) == before


@pytest.mark.parametrize("language", LANGUAGES)
def test_previews_have_words_for_everything(language: str) -> None:
    words = Words(language, GAME.key, strict=True)
    for state in random_states(3, seed=3, every=4):
        for decision in GAME.decisions(state):
            for move in decision.moves:
                assert all(line.strip() and "⟨" not in line for line, _ in said(state, move, words))


def test_a_revelation_is_said_to_be_final_only_where_it_is() -> None:
    words = Words("en", GAME.key, strict=True)
    state = next(
        state
        for state in random_states(2, seed=1, every=1)
        if any(reveals(state, move) for move in GAME.decisions(state)[0].moves)
    )
    move = next(move for move in GAME.decisions(state)[0].moves if reveals(state, move))
    assert words("preview-reveals") in [line for line, _ in said(state, move, final=True)]
    assert words("preview-reveals-free") in [line for line, _ in said(state, move, final=False)]


def test_without_a_decision_there_is_nothing_to_preview() -> None:
    *_, over = random_states(2, seed=1, every=50)
    assert said(over, None) == []
