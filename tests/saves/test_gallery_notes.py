"""Comments on the games of the gallery: every one is at a move of its game, in every language; broken files."""

from pathlib import Path

import pytest

from engine.game import CATALOGUE
from saves.gallery import annotated, folder
from saves.gallery.notes import SUFFIX, NotesError, path_of_notes, read_notes
from saves.records.journal import Journal

FEWEST, MOST = 25, 42

GOOD = """
moves = 10
[[note]]
at = 0
en = "First."
fr = "D'abord."
[[note]]
at = 10
en = "Last."
fr = "Enfin."
"""


def moves_of(record: Path) -> int:
    return len(Journal.open(record, read_only=True).match.entries)


def test_every_game_has_an_annotated_one_of_strong_players() -> None:
    for key in CATALOGUE:
        record = annotated(key)
        assert record is not None
        header = Journal.open(record, read_only=True).header
        assert header.game == key
        assert all(seat.player.startswith("master@") for seat in header.seats)
    assert annotated("nim") is None


@pytest.mark.parametrize("key", CATALOGUE)
def test_its_notes_are_at_moves_of_every_round_and_say_something_in_every_language(key: str) -> None:
    record = annotated(key)
    assert record is not None
    match = Journal.open(record, read_only=True).match
    notes = read_notes(record, len(match.entries))
    assert FEWEST <= len(notes) <= MOST
    assert {match.entries[max(at - 1, 0)].round for at in notes} == set(range(1, match.game.rounds + 1))
    assert list(notes)[-1] == len(match.entries), "the last one says how the game was decided"
    for note in notes.values():
        texts = {note.in_language(language) for language in ("en", "fr")}
        assert len(texts) == 2
        assert all(len(text) > 40 and "  " not in text for text in texts)


@pytest.mark.parametrize("path", sorted(folder().glob(f"*{SUFFIX}")), ids=lambda path: path.name)
def test_every_file_of_notes_belongs_to_a_game(path: Path) -> None:
    record = path.with_name(path.name.removesuffix(SUFFIX) + ".pavilion")
    assert path_of_notes(record) == path
    assert read_notes(record, moves_of(record))


@pytest.mark.parametrize("language", ["en", "fr"])
def test_notes_are_by_the_number_of_the_move_and_a_game_may_have_none(tmp_path: Path, language: str) -> None:
    record = tmp_path / "evening.pavilion"
    assert read_notes(record, 10) == {}
    path_of_notes(record).write_text(GOOD, encoding="utf-8")
    notes = read_notes(record, 10)
    assert list(notes) == [0, 10]
    assert notes[0].in_language(language) == {"en": "First.", "fr": "D'abord."}[language]


@pytest.mark.parametrize(
    ("right", "wrong", "problem"),
    [
        ("moves = 10", "moves = 9", "evening.notes.toml: moves: the notes are for a game of 9 moves, not 10"),
        ("at = 10", "at = 11", "evening.notes.toml: note 2: at: 11 is not among the 10 moves"),
        ("at = 10", "at = 0", "evening.notes.toml: note 2: at: 0 is not after the note before"),
        ("at = 0", "at = -1", "evening.notes.toml: note 1: at: -1 is not after the note before"),
        ('fr = "Enfin."', "", "evening.notes.toml: note 2: Object missing required field `fr`"),
        ('fr = "Enfin."', "fr = 3", "evening.notes.toml: note 2: fr: Expected `str`, got `int`"),
        ('fr = "Enfin."', 'de = "Ende."', "evening.notes.toml: note 2: "),
        ('en = "Last."', 'en = "Last.', "evening.notes.toml: Illegal character"),
    ],
)
def test_a_broken_file_names_the_file_the_note_and_what_is_wrong(
    tmp_path: Path, right: str, wrong: str, problem: str
) -> None:
    record = tmp_path / "evening.pavilion"
    path_of_notes(record).write_text(GOOD.replace(right, wrong, 1), encoding="utf-8")
    with pytest.raises(NotesError) as caught:
        read_notes(record, 10)
    assert str(caught.value).startswith(problem)


def test_a_file_that_is_no_text_is_named(tmp_path: Path) -> None:
    record = tmp_path / "evening.pavilion"
    path_of_notes(record).write_bytes(b"\xff\xfe")
    with pytest.raises(NotesError, match=r"evening\.notes\.toml: "):
        read_notes(record, 10)
