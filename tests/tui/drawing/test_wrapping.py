"""Wrapping: lines break where a reader expects it."""

from tui.drawing.wrapping import wrap


def test_lines_are_as_long_as_there_is_room() -> None:
    assert wrap("one two three four", 9) == ["one two", "three", "four"]
    assert wrap("", 9) == []


def test_french_signs_stay_with_their_words() -> None:
    assert wrap("Il préfère « Argent » : 29 %", 12) == ["Il préfère", "« Argent » :", "29 %"]
    assert wrap("ici : 0 → 2", 8) == ["ici :", "0 → 2"]
    assert wrap("Vraiment ? Oui ! Oh", 11) == ["Vraiment ?", "Oui ! Oh"]
