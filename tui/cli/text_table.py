"""Tables as lines of text: columns fit their content, or the window where that is narrower. Fast for long tables."""

from collections.abc import Iterable, Sequence
from itertools import zip_longest

NARROWEST = 8
"""Smallest width of a column, however narrow the window is."""


def text_table(
    headings: Sequence[str],
    rows: Sequence[Sequence[str]],
    width: int,
    ascii_only: bool,
    numbers: Sequence[int] = (),
) -> list[str]:
    """Format a table in lines of at most `width` columns: top, headings, rule, rows and bottom.

    Cells that do not fit are wrapped. `numbers` are the columns to align to the right.
    """
    edge, between = ("|", " | ") if ascii_only else (" ", "   ")
    widths = [max(map(cells, column)) for column in zip(headings, *rows, strict=True)]
    widths = _narrow(widths, width - 2 * len(edge) - len(between) * (len(widths) - 1))
    if ascii_only:
        rule = end = "+" + "-+-".join("-" * each for each in widths) + "+"
    else:
        rule, end = " " + "─" * (sum(widths) + len(between) * (len(widths) - 1)), ""
    lines = [end, *_format_row(headings, widths, edge, between, numbers), rule]
    for row in rows:
        lines += _format_row(row, widths, edge, between, numbers)
    return [*lines, end]


def cells(text: str) -> int:
    """Return the width of a text in the terminal, in columns."""
    if text.isascii():
        return len(text)
    from rich.cells import cell_len

    return cell_len(text)


def _narrow(widths: Sequence[int], room: int) -> list[int]:
    """Narrow the widest columns until all fit or have the smallest width; the first, a name, comes last."""
    first, *narrowed = widths
    while first + sum(narrowed) > room and max(narrowed, default=0) > NARROWEST:
        narrowed[narrowed.index(max(narrowed))] -= 1
    return [max(min(first, room - sum(narrowed)), NARROWEST), *narrowed]


def _format_row(
    row: Sequence[str], widths: Sequence[int], edge: str, between: str, numbers: Sequence[int]
) -> Iterable[str]:
    """Yield the lines of a row, as many as its longest cell needs."""
    columns = [_wrap(text, width) for text, width in zip(row, widths, strict=True)]
    for texts in zip_longest(*columns, fillvalue=""):
        blanks = [" " * (width - cells(text)) for text, width in zip(texts, widths, strict=True)]
        aligned = [
            blank + text if index in numbers else text + blank
            for index, (text, blank) in enumerate(zip(texts, blanks, strict=True))
        ]
        yield (edge + between.join(aligned) + edge).rstrip()


def _wrap(text: str, width: int) -> list[str]:
    """Wrap a text between words, and inside words that are too long for a line."""
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
