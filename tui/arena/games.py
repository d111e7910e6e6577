"""A single game of a simulation, played to its end in this process. Needs only the engine: workers start quickly."""

from collections.abc import Sequence
from contextlib import ExitStack
from typing import Any

from engine import bots
from engine.game import AnyGame, game
from tui.arena.plan import Broken, Failure, GameResult, Plan
from tui.bots.external.bot import ExternalBot, ExternalBotError, is_command

Outcome = GameResult | Broken


def play_game(plan: Plan, number: int) -> Outcome:
    """Play one game of a plan to its end. Each bot sees only what its seat may see."""
    fixture = plan.fixture(number)
    seats = tuple(plan.bots[player] for player in fixture.players)
    moves = 0
    try:
        rules = game(plan.game)
        state = rules.new(len(seats), plan.options, fixture.seed, rules.editions.corrected(plan.corrections))
        problems = rules.check(state) if plan.check else []
        with _Players(plan, rules, seats) as players:
            while not problems and (decisions := rules.decisions(state)):
                seat = decisions[0].seat
                moves += 1
                rules.play(state, players.choose(rules.seen_by(state, seat), seat, moves), seat)
                if plan.check:
                    problems = rules.check(state)
        if problems:
            return Broken(fixture.seed, moves, "; ".join(problems))
        return _result(rules, state, fixture.seed, seats, moves, players.failures)
    except Exception as error:  # whatever breaks a game is reported with the seed and the move that reproduce it
        return Broken(fixture.seed, moves, f"{type(error).__name__}: {error}")


class _Players:
    """The players of one game: our bots, and external bots with a stand-in for when they fail."""

    def __init__(self, plan: Plan, rules: AnyGame, seats: tuple[str, ...]) -> None:
        self._plan = plan
        self._rules = rules
        self._seats = seats
        self._external = {
            seat: ExternalBot(player, plan.seconds) for seat, player in enumerate(seats) if is_command(player)
        }
        self._open_bots = ExitStack()
        self.failures: list[Failure] = []

    def __enter__(self) -> "_Players":
        for bot in self._external.values():
            self._open_bots.enter_context(bot)
        return self

    def __exit__(self, *_: object) -> None:
        self._open_bots.close()

    def choose(self, view: Any, seat: int, move: int) -> Any:
        """Return a seat's answer; `move` is the number of the decision, noted with a failure."""
        bot = self._external.get(seat)
        if bot is None:
            return bots.choose(self._seats[seat], self._rules, view, seat)
        if not bot.given_up:
            try:
                return bot.choose(self._rules, view, seat)
            except ExternalBotError as error:
                self.failures.append(Failure(seat, move, error.kind, error.detail))
        return bots.choose(self._plan.stand_in, self._rules, view, seat)


def _result(
    rules: AnyGame, state: Any, seed: int, seats: tuple[str, ...], moves: int, failures: Sequence[Failure]
) -> GameResult:
    standings = rules.standings(state)
    scores = tuple(standings.of(seat).total for seat in range(len(seats)))
    return GameResult(rules.key, seed, seats, scores, tuple(sorted(standings.winners)), moves, tuple(failures))
