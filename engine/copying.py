"""Fast copies of states: a function generated once for each type of state, without a detour through bytes.

What can change (lists, dictionaries, Structs that are not frozen) is copied; what cannot (numbers, words, tuples,
frozen Structs) is shared. That takes half the time of packing and unpacking, and bots copy a lot.
"""

import types
from collections.abc import Callable
from typing import Any, Literal, TypeVar, Union, get_args, get_origin, get_type_hints

import msgspec

StateT = TypeVar("StateT")


def copier(state_type: type[StateT]) -> Callable[[StateT], StateT]:
    """Generate the function that copies values of a type; raises `TypeError` if one of its parts cannot be copied."""
    names: dict[str, Any] = {}
    source = f"lambda state: {_copy_of('state', state_type, names, 0)}"
    write: Callable[[StateT], StateT] = eval(source, names)  # the source is made of field and class names alone
    return write


def _copy_of(value: str, kind: Any, names: dict[str, Any], depth: int) -> str:
    """Return the expression that copies `value`, itself an expression; `names` collects what it refers to."""
    if _never_changes(kind):
        return value
    origin, arguments = get_origin(kind), get_args(kind)
    each = f"each{depth}"
    if origin is list:
        copied = _copy_of(each, arguments[0], names, depth + 1)
        return f"[*{value}]" if copied == each else f"[{copied} for {each} in {value}]"
    if origin is dict and _never_changes(arguments[0]):
        copied = _copy_of(each, arguments[1], names, depth + 1)
        return f"{{**{value}}}" if copied == each else f"{{key: {copied} for key, {each} in {value}.items()}}"
    if isinstance(kind, type) and issubclass(kind, msgspec.Struct):
        hints = get_type_hints(kind)
        names[kind.__name__] = kind
        fields = (_copy_of(f"{value}.{name}", hints[name], names, depth) for name in kind.__struct_fields__)
        return f"{kind.__name__}({', '.join(fields)})"
    raise TypeError(f"a state may not hold {kind}")


def _never_changes(kind: Any) -> bool:
    """Whether values of a type can be shared; `Any` stands for the news, which are frozen. A state holds no floats."""
    if kind in (int, str, bool, type(None), Any):
        return True
    origin = get_origin(kind)
    if origin is Literal:
        return True
    if origin in (tuple, Union, types.UnionType):
        return all(_never_changes(part) for part in get_args(kind) if part is not Ellipsis)
    return isinstance(kind, type) and issubclass(kind, msgspec.Struct) and kind.__struct_config__.frozen
