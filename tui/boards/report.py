"""The report of a round's end: what was settled, in sections of lines, before the next round begins."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class ReportLine:
    """A line of a report in cells that stand under each other; signs of seats take the colours of their seats."""

    cells: tuple[str, ...]
    is_heading: bool = False
    """Whether the cells name what stands below them."""
    is_own: bool = False
    """Whether it is about the viewer."""


@dataclass(frozen=True, slots=True)
class ReportSection:
    """One step of settling a round, such as the columns or the coats of arms: who won what, and why."""

    title: str
    lines: tuple[ReportLine, ...]
    spots: tuple[str, ...] = ()
    """Where it happened on the boards; replays mark these places."""


@dataclass(frozen=True, slots=True)
class Report:
    """Everything that was settled at the end of a round, in the order of the rules."""

    title: str
    sections: tuple[ReportSection, ...]
    following: str = ""
    """What comes next, such as the last round and what is different in it."""
