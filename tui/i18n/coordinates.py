"""Coordinates: the names of the spaces of a grid, columns by letters and rows by numbers, both from 1."""

from string import ascii_uppercase


def column_name(col: int) -> str:
    """Return the letter of a column; beyond the alphabet its number."""
    return ascii_uppercase[col - 1] if 0 < col <= len(ascii_uppercase) else str(col)


def space_name(col: int, row: int) -> str:
    """Return the name of a space, such as `B3`."""
    return f"{column_name(col)}{row}"


def crossing_name(col: int, row: int) -> str:
    """Return the name of the point where four spaces meet, by its first and last one: `B3–C4`."""
    return f"{space_name(col, row)}–{space_name(col + 1, row + 1)}"
