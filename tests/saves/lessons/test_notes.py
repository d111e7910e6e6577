"""The notes of first games: sound, short, about what their game has, and reached when the game is played."""

from functools import cache
from random import Random
from textwrap import wrap
from typing import Any

import pytest

from engine.agenda import tag_of
from engine.game import CATALOGUE, game
from engine.games.crystal_palace.events import Arrived, MarketCleared
from engine.match import Match
from saves.lessons.files import LessonError, lessons
from saves.lessons.model import Lesson
from saves.lessons.notes import Note, notes, read

NARROWEST, MOST_LINES = 26, 6
"""Columns of the decision panel in the smallest window, and the lines that leave room for question and key there."""
REPORT, REPORT_LINES = 72, 3
"""Columns of a report there, and lines of a comment."""
RARE = {"pushed-down", "market-cleared", "arrived-own"}
"""What random players of Crystal Palace hardly ever bring about."""

SOUND = """
[[note]]
key = "first"
asks = "turn"
when = { round = 1, artworks = { at_least = 1 } }
en = "One."
fr = "Un."

[[note]]
key = "second"
event = "column-won"
seat = "me"
col = [1, 4]
en = "Two."
fr = "Deux."
"""


def test_no_file_is_broken_and_every_question_has_a_note() -> None:
    for key in CATALOGUE:
        asked = {note.asks for note in notes(key)}
        assert {choice.__struct_config__.tag for choice in game(key).choices} <= asked
        assert any(note.event == "game-ended" for note in notes(key))


def test_the_notes_are_no_lesson() -> None:
    for key in CATALOGUE:
        assert all(isinstance(each, Lesson) for each in lessons(key))


@pytest.mark.parametrize("key", CATALOGUE)
def test_every_text_fits_its_place_in_both_languages(key: str) -> None:
    for note in notes(key):
        for text in (note.en, note.fr):
            assert text.strip()
            assert len(wrap(text, NARROWEST)) <= MOST_LINES, (note.key, text)
            assert len(wrap(f"· {text}", REPORT)) <= REPORT_LINES, (note.key, text)


def test_a_sound_file_is_read() -> None:
    first, second = read(SOUND, "bruxelles1897")
    assert first.text.in_language("fr") == "Un."
    assert second.fields == {"seat": "me", "col": [1, 4]}


@pytest.mark.parametrize(
    ("old", "new", "expected"),
    [
        ('asks = "turn"', "asks = 3", "note 'first'.asks: Expected `str`, got `int`"),
        ('fr = "Deux."', "", "note 'second': Object missing required field `fr`"),
        ('key = "second"', "", "note 2: Object missing required field `key`"),
        ('key = "second"', 'key = "first"', "note 'first': another note has this key"),
        ('asks = "turn"', 'asks = "juggling"', "note 'first': no question 'juggling'"),
        ('asks = "turn"', 'asks = "turn"\nevent = "sold"', "note 'first': it is about a question or an"),
        ('"column-won"', '"flood"', "note 'second': no event 'flood'"),
        ("col = [1, 4]", "row = 2", "note 'second': no field 'row' of the event"),
        ("round = 1", "weather = 1", "note 'first': no fact 'weather'"),
        ("round = 1", 'round = "one"', "note 'first'.when[...]: Expected `int | object`, got `str`"),
        ("at_least = 1", "at_most = 1", "note 'first'.when[...]: Object contains unknown field `at_most`"),
        ("[[note]]", "[[note]", ""),
    ],
)
def test_a_broken_file_names_the_note_and_what_is_wrong(old: str, new: str, expected: str) -> None:
    with pytest.raises(LessonError) as caught:
        read(SOUND.replace(old, new), "bruxelles1897")
    assert str(caught.value).startswith(f"bruxelles1897/notes.toml: {expected}")


def test_a_game_without_notes_has_none() -> None:
    assert notes("nim") == []


@cache
def reached(key: str, games: int = 240) -> frozenset[str]:
    """Play games at random, for two to four seats, and return the notes that seat 0 would have had."""
    rules, found = game(key), set()
    for seed in range(games):
        luck, match = Random(seed), Match(rules, rules.new(2 + seed % 3, {}, seed), {0})
        while not match.is_over:
            for decision in (each for each in match.decisions if each.seat == 0):
                found |= {note.key for note in notes_of(key) if note.is_about_question(rules, match.state, decision)}
            decision = match.decisions[0]
            for event in match.play(_any(luck, decision, is_thrifty=seed % 2 == 0), decision.seat):
                found |= {note.key for note in notes_of(key) if note.is_about_event(rules, match.state, 0, event)}
    return frozenset(found)


@cache
def notes_of(key: str) -> list[Note]:
    return notes(key)


def _any(luck: Random, decision: Any, is_thrifty: bool) -> Any:
    """Draw an answer; now and then a free action, and for the thrifty the lowest dice."""
    if is_thrifty and tag_of(decision.moves[0]) == "set-dice":
        return min(decision.moves, key=lambda move: sum(move.values))
    return luck.choice([*decision.moves, *(decision.asides if luck.random() < 0.15 else ())])


@pytest.mark.parametrize("key", CATALOGUE)
def test_every_note_comes_sooner_or_later(key: str) -> None:
    missing = {note.key for note in notes(key)} - reached(key)
    assert missing <= RARE


def test_what_hardly_ever_happens_is_explained_when_it_does() -> None:
    rules, by_key = game("crystal_palace"), {note.key: note for note in notes("crystal_palace")}
    state = rules.new(2, {}, 1)
    assert by_key["market-cleared"].is_about_event(rules, state, 0, MarketCleared(1, 3))
    assert by_key["arrived-own"].is_about_event(rules, state, 0, Arrived(0, 1))
    assert not by_key["arrived-own"].is_about_event(rules, state, 1, Arrived(0, 1))
    assert by_key["pushed-down"].asks == "pushed-down"


def test_conditions_tell_positions_apart() -> None:
    rules = game("bruxelles1897")
    two, three = (Match(rules, rules.new(seats, {}, 1), {0}) for seats in (2, 3))
    first = next(note for note in notes("bruxelles1897") if note.key == "turn-first-round-of-two")
    assert first.is_about_question(rules, two.state, two.decisions[0])
    assert not first.is_about_question(rules, three.state, three.decisions[0])
