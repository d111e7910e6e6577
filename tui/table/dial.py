"""Dial: several values set together, such as dice, before they are answered with as one move."""

from dataclasses import dataclass, field


@dataclass
class Dial:
    """Values from 1 up to `highest`, one of them under the hand."""

    values: list[int]
    highest: int
    index: int = field(default=0)

    def step(self, by: int) -> None:
        """Go to the next value, round the ends."""
        self.index = (self.index + by) % len(self.values)

    def turn(self, by: int) -> None:
        """Turn the value under the hand up or down."""
        self.set(self.values[self.index] + by)

    def set(self, value: int) -> None:
        """Set the value under the hand, as far as there is such a value."""
        self.values[self.index] = min(max(value, 1), self.highest)
