"""Control sequences: nothing that a text holds begins or ends one."""

from base64 import b64decode

import pytest

from tui.terminal import sequences

HOSTILE = "An\x1b]0;evil\x07na\x9c\x9b2J\r\nB\u202eob\x00\ud800"


@pytest.mark.parametrize(
    ("sequence", "begin"),
    [
        (sequences.title(HOSTILE), "\x1b]2;"),
        (sequences.notification(HOSTILE), "\x1b]9;"),
        (sequences.titled_notification("Pavilion", HOSTILE), "\x1b]777;notify;Pavilion;"),
    ],
)
def test_control_characters_of_names_are_left_out(sequence: str, begin: str) -> None:
    assert sequence.startswith(begin)
    assert sequence.endswith("\x07")
    inside = sequence[len(begin) : -1]
    assert inside.isprintable()
    assert inside.encode("utf-8")
    assert inside.replace(",", ";") == "An]0;evilna2J Bob"


def test_long_texts_are_cut() -> None:
    assert sequences.plain("x" * 1000) == "x" * (sequences.LONGEST_TEXT - 1) + "…"
    assert sequences.plain("  a \t\n b ") == "a b"


def test_a_notification_never_begins_with_a_number() -> None:
    """OSC 9;4 is a bar of progress to some terminals, and OSC 9;2 a dialog."""
    assert sequences.notification("4;1;50").startswith("\x1b]9;· 4")
    assert sequences.notification("Your turn") == "\x1b]9;Your turn\x07"


def test_semicolons_end_no_part_of_a_titled_notification() -> None:
    assert sequences.titled_notification("a;b", "c;d") == "\x1b]777;notify;a,b;c,d\x07"


def test_a_copy_carries_any_text() -> None:
    text = "Été\x1b\x07\n" * 20
    sequence = sequences.copy(text)
    assert sequence is not None
    assert sequence.startswith("\x1b]52;c;")
    assert sequence.endswith("\x07")
    assert b64decode(sequence[7:-1]).decode() == text


def test_what_is_too_long_is_not_copied() -> None:
    longest = sequences.LONGEST_COPY // 4 * 3
    assert sequences.copy("x" * longest) is not None
    assert sequences.copy("x" * (longest + 3)) is None
