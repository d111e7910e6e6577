"""Selection: the answers to a decision, the one under the cursor, and moving between places on the table."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Literal

from textual.geometry import Region

from engine.agenda import Move

Direction = Literal["up", "down", "left", "right"]


@dataclass(frozen=True, slots=True)
class Option:
    """One legal answer: the move, its label in the list and its spots on the boards."""

    move: Move
    label: str
    spots: tuple[str, ...]
    key: str = ""
    """What is typed to choose it: a number or a letter. It stays the same as long as the question does."""
    is_idle: bool = False
    """Whether it would do nothing for its player but take the place."""


def keys(letters: Sequence[str], amounts: Sequence[int | None]) -> list[str]:
    """Return what is typed for each answer: its letter, its amount, or its number among those that have no letter.

    Numbers and amounts are written with as many digits as the longest has: they are typed as they are shown.
    """
    plain = [place for place, letter in enumerate(letters) if not letter]
    values = [amounts[place] for place in plain]
    if not all(value is not None and value >= 0 for value in values):
        values = list(range(1, len(plain) + 1))
    width = len(str(max((value or 0 for value in values), default=0)))
    found = list(letters)
    for place, value in zip(plain, values, strict=True):
        found[place] = f"{value or 0:0{width}d}"
    return found


@dataclass
class Selection:
    """The options of a decision; a narrowed selection shows only those of one spot."""

    options: list[Option] = field(default_factory=list)
    index: int = 0
    narrowed: str | None = None

    @property
    def shown(self) -> list[Option]:
        """The options in the list now."""
        if self.narrowed is None:
            return self.options
        return self.at(self.narrowed)

    @property
    def current(self) -> Option | None:
        """The option under the cursor."""
        shown = self.shown
        return shown[self.index] if 0 <= self.index < len(shown) else None

    @property
    def lit(self) -> set[str]:
        """The spots at which an option can be chosen."""
        return {option.spots[0] for option in self.shown if option.spots}

    @property
    def is_on_boards(self) -> bool:
        """Whether to choose on the boards rather than in the list: most options have a spot of their own."""
        anchors = [option.spots[0] for option in self.options if option.spots]
        return len(anchors) * 2 > len(self.options) and len(set(anchors)) == len(anchors)

    def at(self, spot: str) -> list[Option]:
        """List the options chosen at a spot."""
        return [option for option in self.options if option.spots and option.spots[0] == spot]

    def select_spot(self, spot: str) -> bool:
        """Put the cursor on the first option of a spot."""
        for index, option in enumerate(self.shown):
            if option.spots and option.spots[0] == spot:
                self.index = index
                return True
        return False

    @property
    def numbers(self) -> dict[str, str]:
        """What is typed at each lit spot: the key of its first option."""
        found: dict[str, str] = {}
        for option in self.shown:
            if option.spots:
                found.setdefault(option.spots[0], option.key)
        return found

    def typed(self, text: str) -> list[Option]:
        """List the options whose key begins with what was typed."""
        return [option for option in self.shown if text and option.key.startswith(text)]

    def step(self, by: int) -> None:
        """Move the cursor through the list, wrapping at the ends."""
        if self.shown:
            self.index = (self.index + by) % len(self.shown)

    def narrow(self, spot: str) -> None:
        """Show only the options of a spot."""
        self.narrowed, self.index = spot, 0

    def widen(self) -> None:
        """Show all options again and keep the cursor on the current one."""
        current = self.current
        self.narrowed = None
        self.index = self.options.index(current) if current in self.options else 0


def nearest(start: Region, places: Mapping[str, Region], direction: Direction) -> str | None:
    """Return the place an arrow key leads to: the nearest ahead, straight ones first."""
    best: tuple[float, str] | None = None
    for name, place in places.items():
        if place == start:
            continue
        across, along = _offset(start, place, direction)
        if along <= 0:
            continue
        distance = along + 3 * across
        if best is None or distance < best[0]:
            best = (distance, name)
    return best[1] if best else None


def _offset(start: Region, place: Region, direction: Direction) -> tuple[float, float]:
    """Return the distance across and along the direction; columns count half, as a cell is half as wide as high."""
    overlap_rows = min(start.bottom, place.bottom) > max(start.y, place.y)
    overlap_columns = min(start.right, place.right) > max(start.x, place.x)
    horizontal = (place.x + place.width / 2 - start.x - start.width / 2) / 2
    vertical = place.y + place.height / 2 - start.y - start.height / 2
    match direction:
        case "left":
            return (0 if overlap_rows else abs(vertical)), 0 if overlap_columns and not overlap_rows else -horizontal
        case "right":
            return (0 if overlap_rows else abs(vertical)), 0 if overlap_columns and not overlap_rows else horizontal
        case "up":
            return (0 if overlap_columns else abs(horizontal)), 0 if overlap_rows else -vertical
        case "down":
            return (0 if overlap_columns else abs(horizontal)), 0 if overlap_rows else vertical
