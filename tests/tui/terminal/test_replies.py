"""Replies about the background: taken out of what is typed, however they arrive, and no key is lost or moved."""

from itertools import product

import pytest
from textual import constants, events

from tui import textual_private
from tui.terminal.messages import BackgroundReported
from tui.terminal.replies import PATIENCE, Background, Replies
from tui.textual_private import KeyParser

WHITE, BLACK = "\x1b]11;rgb:ffff/ffff/ffff", "\x1b]11;rgb:0000/0000/0000"
ENDS = ("\x07", "\x1b\\")
Found = list[str | Background]


def taken(*pieces: str, now: float = 0.0) -> Found:
    replies = Replies()
    replies.expect(0.0)
    found: Found = [each for piece in pieces for each in replies.take(piece, now)]
    held = replies.release(now + 1.0, 0.5)
    return joined([*found, held] if held else found)


def joined(found: Found) -> Found:
    """What was typed in one piece, as far as no reply stands between."""
    together: Found = []
    for each in found:
        if isinstance(each, str) and together and isinstance(together[-1], str):
            together[-1] += each
        else:
            together.append(each)
    return together


@pytest.mark.parametrize(("reply", "end"), product((WHITE, BLACK), ENDS))
def test_a_reply_is_found_wherever_it_is_split(reply: str, end: str) -> None:
    whole = f"ab{reply}{end}cd"
    expected: Found = ["ab", Background(*(float(reply is WHITE),) * 3), "cd"]
    for cut in range(len(whole) + 1):
        assert taken(whole[:cut], whole[cut:]) == expected, cut
    assert taken(*whole) == expected


@pytest.mark.parametrize(
    "typed",
    ["abc", "\x1b", "\x1b[A", "\x1b]", "\x1b]1", "\x1b\x1b", "\x1b\x1b[A", "\x1b]11;rgb", "\x1b[200~\x1b]11;x\x1b[201~"]
)  # fmt: skip
def test_keys_come_out_as_they_went_in(typed: str) -> None:
    assert taken(typed) == taken(*typed) == [typed]
    assert taken(*typed, WHITE + "\x07") == [typed, Background(1, 1, 1)]


@pytest.mark.parametrize(
    ("colour", "light"),
    [
        ("rgb:fdfd/f6f6/e3e3", True),
        ("rgb:ff/ff/ff", True),
        ("rgb:f/f/f", True),
        ("rgba:FFFF/FFFF/FFFF/8000", True),
        ("rgb:0000/2b2b/3636", False),
        ("rgb:1d/1f/21", False),
        ("rgb:8000/0000/8000", False),
    ],
)
def test_light_and_dark_are_told_apart(colour: str, light: bool) -> None:
    [found] = taken(f"\x1b]11;{colour}\x07")
    assert isinstance(found, Background)
    assert found.is_light == light


def test_after_the_reply_and_after_a_while_everything_is_typed() -> None:
    replies = Replies()
    assert list(replies.take("\x1b]11", 0.0)) == ["\x1b]11"]
    replies.expect(0.0)
    assert list(replies.take(WHITE + "\x07", PATIENCE - 0.1)) == [Background(1, 1, 1)]
    assert list(replies.take("\x1b", PATIENCE - 0.1)) == ["\x1b"], "there is one reply"
    replies.expect(0.0)
    assert list(replies.take("\x1b", PATIENCE)) == ["\x1b"]


# In the parser of keys


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> list[float]:
    """A clock for the replies and for Textual's parser, set by hand."""
    now = [100.0]
    monkeypatch.setattr(textual_private, "monotonic", lambda: now[0])
    monkeypatch.setattr("textual._parser.get_time", lambda: now[0])
    return now


def names(messages: object) -> list[str]:
    return [each.key if isinstance(each, events.Key) else type(each).__name__ for each in messages]  # type: ignore[attr-defined]


def test_the_parser_reports_the_background_among_the_keys(clock: list[float]) -> None:
    parser = KeyParser()
    parser.expect_reply()
    assert names(parser.feed(f"a{WHITE}\x1b\\\x1b[Ab")) == ["a", "BackgroundReported", "up", "b"]
    [reported] = [each for each in _again(WHITE + "\x07") if isinstance(each, BackgroundReported)]
    assert reported.background.is_light


def _again(typed: str) -> list[object]:
    parser = KeyParser()
    parser.expect_reply()
    return list(parser.feed(typed))


def test_escape_is_reported_as_soon_as_ever(clock: list[float]) -> None:
    parser = KeyParser()
    parser.expect_reply()
    assert names(parser.feed("\x1b")) == []
    assert names(parser.tick()) == []
    clock[0] += constants.ESCAPE_DELAY
    assert names(parser.tick()) == ["escape"]


def test_a_parser_that_expects_nothing_reads_keys_only(clock: list[float]) -> None:
    parser = KeyParser()
    assert names(parser.feed("\x1b[B")) == ["down"]
    assert "BackgroundReported" not in names(parser.feed(WHITE + "\x07"))
