"""Columns: the cells of a row, side by side in a given width."""

from collections.abc import Sequence

from textual.content import Content

REST = 0
"""The width of the one column that takes the space left over."""
MARGIN = 1
"""Free cells at the end of a row."""


def columns(cells: Sequence[tuple[Content, int]], width: int, gap: int = 2, keeps_ends: bool = False) -> Content:
    """Set cells of given widths side by side, `gap` apart; one of them has the width `REST`.

    With `keeps_ends`, a long text in that one is cut in the middle.
    """
    rest = max(width - sum(each for _, each in cells) - gap * (len(cells) - 1) - MARGIN, 1)
    fitted = [(cut_middle(cell, rest) if keeps_ends and each == REST else cell, each or rest) for cell, each in cells]
    return Content(" " * gap).join(cell.truncate(each, ellipsis=True, pad=True) for cell, each in fitted)


def cut_middle(text: Content, width: int) -> Content:
    """Cut a text to a width in its middle, so that names with the same beginning can be told apart by their ends."""
    if text.cell_length <= width:
        return text
    end = len(text)
    while end and text[end - 1 :].cell_length <= width * 3 // 5:
        end -= 1
    tail = text[end:]
    return text.truncate(max(width - tail.cell_length, 1), ellipsis=True) + tail
