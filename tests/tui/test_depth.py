"""Inheritance is shallow: behaviour is shared by composition."""

import importlib
import inspect
import pkgutil
from collections.abc import Iterator, Sized

import tui

DEEPEST = 2


def classes() -> Iterator[type]:
    """Yield every class that the package defines."""
    for found in pkgutil.walk_packages(tui.__path__, "tui."):
        yield from classes_in(importlib.import_module(found.name), found.name)


def classes_in(scope: object, module: str) -> Iterator[type]:
    """Yield the classes that a module defines, in itself or in a class of its own."""
    for kind in vars(scope).values():
        if inspect.isclass(kind) and kind.__module__ == module and kind is not scope:
            yield kind
            yield from classes_in(kind, module)


def is_ours(kind: type) -> bool:
    return kind.__module__.partition(".")[0] == tui.__name__ and not getattr(kind, "_is_protocol", False)


def depth(kind: type) -> int:
    """Return how many classes of the package stand in one line of inheritance, from this one up; no protocols."""
    return is_ours(kind) + max((depth(base) for base in kind.__bases__), default=0)


def test_no_class_of_ours_is_more_than_two_deep() -> None:
    found = set(classes())
    assert len(found) > 100
    deep = {f"{kind.__module__}.{kind.__qualname__}": depth(kind) for kind in found if depth(kind) > DEEPEST}
    assert not deep


def test_the_depth_of_a_class_counts_one_line_of_inheritance() -> None:
    first = type("First", (Sized,), {"__module__": "tui.example"})
    second = type("Second", (first, Iterator), {"__module__": "tui.example"})
    beside = type("Beside", (), {"__module__": "tui.example"})
    assert depth(type("Third", (beside, second), {"__module__": "tui.example"})) == 3
    assert depth(type("Elsewhere", (second,), {"__module__": "tests.example"})) == 2
