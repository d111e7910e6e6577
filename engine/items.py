"""The items of an evaluation once a game is over: the lines of the final scoring under what estimated them before."""

from collections.abc import Mapping, Sequence


def itemised(terms: Sequence[str], lines: Mapping[int, str], points: Sequence[int]) -> list[float]:
    """Return the points of a score sheet item by item: those of `lines` under their items, all others under the first.

    A line that leads to the end can so be compared with one that does not.
    """
    items = [0.0] * len(terms)
    for line, amount in enumerate(points):
        items[terms.index(lines[line]) if line in lines else 0] += amount
    return items
