"""Numbers written into the text of a file of weights; its order and comments stay."""

import re
import tomllib
from collections.abc import Mapping
from typing import Any

import tomlkit

from engine.weights import laid_over
from tests.fit.numbers import SEATS, Place

HEADER_WITHOUT_SPACE = re.compile(r"^(?!#)(.+\n)(?=\[\w)", re.MULTILINE)
"""A line right above the header of a table: tomlkit sets tables that it adds between others without a blank line."""


def changed(text: str, numbers: Mapping[Place, float], seats: int | None = None) -> str:
    """Return the text with other numbers; with `seats`, in tables for that number of seats, made where needed."""
    document: Any = tomlkit.parse(text)
    if seats is None:
        for place, number in numbers.items():
            _within(document, place[:-1])[place[-1]] = number
        return tomlkit.dumps(document)
    own = f"{SEATS}{seats}"
    if own not in document:
        document[own] = tomlkit.table(is_super_table=True)
    tables = tomllib.loads(text)
    values = laid_over(tables, tables.get(own, {}))
    for place, number in numbers.items():
        _within(values, place[:-1])[place[-1]] = number
        key = tuple(part for part in place if isinstance(part, str))
        table = document[own]
        for name in key[:-1]:
            if name not in table:
                table[name] = tomlkit.table()
            table = table[name]
        # A list is replaced as a whole.
        table[key[-1]] = _within(values, key)
    return HEADER_WITHOUT_SPACE.sub(r"\1\n", tomlkit.dumps(document))


def _within(tables: Any, place: Place) -> Any:
    for part in place:
        tables = tables[part]
    return tables
