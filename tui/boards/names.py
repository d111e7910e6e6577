"""Names of players in little room: whole, or shortened so that they stay apart."""

from collections.abc import Sequence

from rich.cells import cell_len, set_cell_size


def distinct_names(names: Sequence[str], width: int) -> list[str]:
    """Return names in at most `width` cells each: whole, by the words that fit, or with a full stop for the rest.

    Names that would become equal keep their ends, too.
    """
    short = [_shortened(name, width) for name in names]
    for tail in range(1, width - 2):
        equal = {text for text in short if short.count(text) > 1}
        if not equal:
            break
        short = [
            _with_end(name, width, tail) if text in equal and cell_len(name) > width else text
            for name, text in zip(names, short, strict=True)
        ]
    return short


def _shortened(name: str, width: int) -> str:
    if cell_len(name) <= width:
        return name
    parts = name.split(" ")
    for count in range(len(parts) - 1, 0, -1):
        text = " ".join(parts[:count])
        if cell_len(text) <= width:
            return text
    return _cut(name, width - 1) + "."


def _with_end(name: str, width: int, tail: int) -> str:
    return f"{_cut(name, width - 1 - cell_len(name[-tail:]))}.{name[-tail:]}"


def _cut(text: str, width: int) -> str:
    return set_cell_size(text, max(width, 0)).rstrip()
