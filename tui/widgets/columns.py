"""Columns: the cells of a row, side by side in a given width."""

from collections.abc import Sequence

from textual.content import Content

REST = 0
"""The width of the one column that takes the space left over."""
MARGIN = 1
"""Free cells at the end of a row."""


def columns(cells: Sequence[tuple[Content, int]], width: int, gap: int = 2) -> Content:
    """Set cells of given widths side by side, `gap` apart; one of them has the width `REST`."""
    rest = width - sum(each for _, each in cells) - gap * (len(cells) - 1) - MARGIN
    return Content(" " * gap).join(cell.truncate(max(each or rest, 1), ellipsis=True, pad=True) for cell, each in cells)
