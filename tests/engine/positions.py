"""What the positions of all games share: playing on through the public interface, and looking at what is asked."""

from typing import Any, ClassVar

from engine.agenda import IllegalMoveError


class Playing:
    """A table that is played on through the public interface, checked after every move. Each game sets up its own."""

    game: ClassVar[Any]
    state: Any

    @property
    def seat(self) -> int:
        """Whose decision it is."""
        return int(self.game.decisions(self.state)[0].seat)

    @property
    def asks(self) -> str | None:
        """What is asked, or None when nothing is."""
        decisions = self.game.decisions(self.state)
        return decisions[0].asks if decisions else None

    def moves(self) -> list[Any]:
        """What may be played now."""
        return list(self.game.decisions(self.state)[0].moves)

    def play(self, *chosen: Any, seat: int | None = None) -> list[Any]:
        """Play moves one after the other and give all that happened."""
        assert self.game.check(self.state) == [], "the position was set up wrongly"
        told: list[Any] = []
        for move in chosen:
            told += self.game.play(self.state, move, seat)
            assert self.game.check(self.state) == []
        return told

    def refuses(self, move: Any, kind: str = "move", seat: int | None = None) -> bool:
        """Whether a move is refused with that reason and leaves no trace."""
        before = self.game.encode(self.state)
        try:
            self.game.play(self.state, move, seat)
        except IllegalMoveError as refused:
            return refused.kind == kind and self.game.encode(self.state) == before
        return False

    def player(self, seat: int) -> Any:
        """All that lies before a seat."""
        return self.state.players[seat]


def some(names: tuple[str, ...], counts: list[int]) -> dict[str, int]:
    """Count things by name, without those there are none of."""
    return {name: count for name, count in zip(names, counts, strict=True) if count}
