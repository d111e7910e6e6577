"""The lines of a log: what the moves brought, with what was remarked between them."""

from collections.abc import Callable, Sequence
from typing import Any

from engine.match import Entry
from tui.table.source import Remark
from tui.widgets.log import Line


class LogLines:
    """Puts every move into words once. A sealed move has no events before it is revealed, and new ones then."""

    def __init__(self) -> None:
        self._known: list[tuple[tuple[Any, ...], list[Line]]] = []

    def forget(self) -> None:
        """Find words for everything again the next time."""
        self._known = []

    def lines(
        self,
        entries: Sequence[Entry],
        sentences: Callable[[tuple[Any, ...]], list[Line]],
        remarks: Sequence[Remark] = (),
    ) -> list[Line]:
        """List the lines up to the last of some moves. What was remarked after them is told in any case."""
        known = self._known
        del known[len(entries) :]
        for index, entry in enumerate(entries):
            if index == len(known):
                known.append((entry.events, sentences(entry.events)))
            elif known[index][0] is not entry.events:
                known[index] = (entry.events, sentences(entry.events))
        # What was undone leaves its remarks at the end.
        between: dict[int, list[Line]] = {}
        for number, line in remarks:
            between.setdefault(min(number, len(entries)), []).append(line)
        lines: list[Line] = []
        for index in range(len(entries) + 1):
            lines += between.get(index, ())
            if index < len(entries):
                lines += known[index][1]
        return lines
