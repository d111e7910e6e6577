"""The arena's worker process: plays the games it is asked for until its input closes."""

from collections.abc import Iterator

import msgspec

from tui.arena.games import Outcome, play_game
from tui.arena.plan import Broken, GameResult, Plan
from tui.bots.frames import run_worker


class GameRequest(msgspec.Struct, frozen=True, array_like=True):
    """A game to play, by its number in a plan."""

    plan: Plan
    number: int


class GameReply(msgspec.Struct, frozen=True, array_like=True):
    """The outcome of a game: its result, or how it broke."""

    result: GameResult | None = None
    broken: Broken | None = None

    @property
    def outcome(self) -> Outcome:
        """Whichever of the two is set."""
        outcome = self.result or self.broken
        assert outcome is not None
        return outcome


def answers(request: GameRequest) -> Iterator[GameReply]:
    """Play a game and yield the only reply."""
    outcome = play_game(request.plan, request.number)
    yield GameReply(result=outcome) if isinstance(outcome, GameResult) else GameReply(broken=outcome)


def main() -> None:
    """Run the worker."""
    run_worker(GameRequest, answers)


if __name__ == "__main__":
    main()
