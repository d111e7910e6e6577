"""Tables as lines of text: columns as wide as what is in them, or narrower where the window is. Quick for thousands."""

from collections.abc import Iterable, Sequence
from itertools import zip_longest

NARROWEST = 8
"""Columns that a cell keeps, however narrow the window is."""


def text_table(
    headings: Sequence[str],
    rows: Sequence[Sequence[str]],
    width: int,
    ascii_only: bool,
    numbers: Sequence[int] = (),
) -> list[str]:
    """Set a table in lines of at most `width` columns: a rule or blank, the headings, a rule, the rows, and an end.

    What does not fit is wrapped. `numbers` are the columns to align to the right.
    """
    edge, between = ("|", " | ") if ascii_only else (" ", "   ")
    widths = [max(map(cells, column)) for column in zip(headings, *rows, strict=True)]
    widths = _narrowed(widths, width - 2 * len(edge) - len(between) * (len(widths) - 1))
    if ascii_only:
        rule = end = "+" + "-+-".join("-" * each for each in widths) + "+"
    else:
        rule, end = " " + "─" * (sum(widths) + len(between) * (len(widths) - 1)), ""
    lines = [end, *_set(headings, widths, edge, between, numbers), rule]
    for row in rows:
        lines += _set(row, widths, edge, between, numbers)
    return [*lines, end]


def cells(text: str) -> int:
    """Return how many columns of a terminal a text takes."""
    if text.isascii():
        return len(text)
    from rich.cells import cell_len

    return cell_len(text)


def _narrowed(widths: Sequence[int], room: int) -> list[int]:
    """Take from the widest columns until all fit, or are as narrow as can be read: from the first, a name, last."""
    first, *narrowed = widths
    while first + sum(narrowed) > room and max(narrowed, default=0) > NARROWEST:
        narrowed[narrowed.index(max(narrowed))] -= 1
    return [max(min(first, room - sum(narrowed)), NARROWEST), *narrowed]


def _set(row: Sequence[str], widths: Sequence[int], edge: str, between: str, numbers: Sequence[int]) -> Iterable[str]:
    """Set a row in as many lines as its longest cell needs."""
    columns = [_wrapped(text, width) for text, width in zip(row, widths, strict=True)]
    for texts in zip_longest(*columns, fillvalue=""):
        blanks = [" " * (width - cells(text)) for text, width in zip(texts, widths, strict=True)]
        aligned = [
            blank + text if index in numbers else text + blank
            for index, (text, blank) in enumerate(zip(texts, blanks, strict=True))
        ]
        yield (edge + between.join(aligned) + edge).rstrip()


def _wrapped(text: str, width: int) -> list[str]:
    """Break a text between words, and within those that are too long for a line."""
    if cells(text) <= width:
        return [text]
    lines = [""]
    for word in filter(None, text.split(" ")):
        if lines[-1] and cells(lines[-1]) + 1 + cells(word) <= width:
            lines[-1] += f" {word}"
            continue
        if lines[-1]:
            lines.append("")
        for sign in word:
            if cells(lines[-1]) + cells(sign) > width:
                lines.append("")
            lines[-1] += sign
    return lines
