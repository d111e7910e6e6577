"""Dial: several values, such as those of dice, set together and answered as one move."""

from dataclasses import dataclass, field


@dataclass
class Dial:
    """Values from 1 to `highest`, one of them selected."""

    values: list[int]
    highest: int
    index: int = field(default=0)

    def step(self, by: int) -> None:
        """Select the next value, wrapping at the ends."""
        self.index = (self.index + by) % len(self.values)

    def turn(self, by: int) -> None:
        """Change the selected value."""
        self.set(self.values[self.index] + by)

    def set(self, value: int) -> None:
        """Set the selected value, limited to the range."""
        self.values[self.index] = min(max(value, 1), self.highest)
