"""The judge: a game's evaluation with the weights a bot plays by."""

from collections.abc import Sequence
from typing import Any

from engine.game import AnyGame


class Judge:
    """Estimates the final points of seats: those of today's weights, or of earlier ones by name."""

    __slots__ = ("_appraise", "_weights", "everyone", "game")

    def __init__(self, game: AnyGame, seats: int, weights: str | None = None) -> None:
        self.game = game
        self.everyone = range(seats)
        self._appraise = game.appraise
        self._weights = game.weights.of(seats, weights)

    def look(self, state: Any, seat: int) -> float:
        """Estimate the final points of one seat."""
        return sum(self._appraise(state, self._weights, (seat,))[0])

    def looks(self, state: Any, seats: Sequence[int] | None = None) -> list[float]:
        """Estimate the final points of some seats, by default of all."""
        return [sum(items) for items in self._appraise(state, self._weights, self.everyone if seats is None else seats)]

    def rivals_of(self, seat: int) -> list[int]:
        """Return the other seats."""
        return [other for other in self.everyone if other != seat]

    def strongest_rival(self, state: Any, seat: int) -> int:
        """Return the other seat that can expect the most points."""
        rivals = self.rivals_of(seat)
        if len(rivals) == 1:
            return rivals[0]
        looks = self.looks(state, rivals)
        return rivals[looks.index(max(looks))]

    def items(self, state: Any) -> Sequence[Sequence[float]]:
        """Estimate the final points of every seat, item by item in the order of `Game.term_names`."""
        return self._appraise(state, self._weights, self.everyone)
