"""What is dropped of a flood: keys, and never a part of a bracketed paste."""

import pytest

from tui.serve.flood import MOST_KEYS, PASTE_END, PASTE_START, PasteTracker, without_flood

FLOOD = "x" * (MOST_KEYS + 1)
PASTE = PASTE_START + "y" * 1000 + PASTE_END


@pytest.mark.parametrize(
    ("typed", "is_in_paste", "left"),
    [
        ("x" * MOST_KEYS, False, "x" * MOST_KEYS),
        (FLOOD, False, ""),
        ("\x1b[B" * MOST_KEYS, False, "\x1b[B" * MOST_KEYS),
        ("\x1b[<64;10;10M" * MOST_KEYS, False, "\x1b[<64;10;10M" * MOST_KEYS),
        ("\x1b[B" * (MOST_KEYS + 1), False, ""),
        (PASTE + "x", False, PASTE + "x"),
        (FLOOD, True, FLOOD),
        (FLOOD + PASTE_END + FLOOD, True, FLOOD + PASTE_END),
        (FLOOD + PASTE + "x", False, PASTE),
        (FLOOD + PASTE_START + FLOOD, False, PASTE_START + FLOOD),
        (FLOOD + PASTE_START[:4], False, PASTE_START[:4]),
    ],
    ids=range(11),
)
def test_too_many_keys_are_dropped(typed: str, is_in_paste: bool, left: str) -> None:
    assert without_flood(typed, is_in_paste) == left


def test_a_paste_is_recognised_character_by_character() -> None:
    tracker = PasteTracker()
    inside = []
    for character in "x" + PASTE_START + "y" + PASTE_END:
        tracker.read(character)
        inside.append(tracker.is_inside)
    assert inside == [False] * 6 + [True] * 7 + [False]
