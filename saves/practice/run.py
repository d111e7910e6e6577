"""A puzzle being tried: its position, and what becomes of an answer. It knows no terminal."""

from collections.abc import Sequence
from typing import Any

import msgspec
from msgspec.structs import replace

from engine.agenda import Decision
from engine.bots.reasons import Gain, Reason
from engine.match import Match
from saves.positions import Position, PositionError, RawMove
from saves.practice.files import PuzzleError, PuzzleFile
from saves.practice.model import EQUAL_CHANCE, EQUAL_LEAD, Judged, Puzzle


class PuzzleRun:
    """A decision of a player's until the best answer is found.

    Other answers are carried out as well: `is_astray` is true until `take_back`.
    """

    def __init__(self, match: Match, player: int, solutions: Sequence[RawMove], answers: Sequence[Judged]) -> None:
        """Ask the player for the decision that is open; `answers` are those judged already, the best first."""
        self.match = match
        self.player = player
        self.at = len(match.entries)
        """How many moves were played before."""
        self._solutions = list(solutions)
        self._judged = {_key(each.move): each for each in answers}
        self.best = answers[0]
        self.chosen: RawMove | None = None
        """The answer that is on the board; None while it is asked for."""
        self.is_done = False
        """Whether the best answer has been found."""
        self.is_missed = False
        """Whether another answer was given before, or the best one was shown."""

    @property
    def decision(self) -> Decision | None:
        """The open decision; None after an answer. Free actions would change what answers are worth: there are none."""
        if self.chosen is not None:
            return None
        asked = next(each for each in self.match.decisions if each.seat == self.player)
        return replace(asked, asides=())

    @property
    def is_astray(self) -> bool:
        """Whether an answer that is not the best waits to be taken back."""
        return self.chosen is not None and not self.is_done and self.judged is not None

    @property
    def judged(self) -> Judged | None:
        """What is known about the answer on the board; None without one, or if it must be judged first."""
        return self._judged.get(_key(self.chosen)) if self.chosen is not None else None

    @property
    def solution(self) -> Any:
        """The best answer."""
        return self.match.game.read_move(self._solutions[0])

    def of(self, raw: RawMove) -> Judged | None:
        """Return what is known about an answer."""
        return self._judged.get(_key(raw))

    def why(self, judged: Judged) -> Reason:
        """Return why an answer is worse than the best."""
        rest = judged.lead - self.best.lead - sum(judged.why.values())
        return Reason(tuple(Gain(term, points) for term, points in judged.why.items()), rest)

    def answer(self, move: Any) -> None:
        """Carry an answer out; if nothing is known about it, `judge` follows."""
        self.chosen = msgspec.to_builtins(move)
        self.match.prepare(move, self.player)  # on a copy: what is shown is known by the state it was drawn from
        self.match.play(move, self.player)
        self._settle()

    def judge(self, judged: Judged) -> None:
        """Note what was found out about an answer."""
        self._judged[_key(judged.move)] = judged
        best = self.best
        if best.lead - judged.lead <= EQUAL_LEAD and best.chance - judged.chance <= EQUAL_CHANCE:
            self._solutions.append(judged.move)
        self._settle()

    def take_back(self) -> None:
        """Undo an answer that is not the best."""
        if self.chosen is not None and not self.is_done:
            self.match.drop_after(self.at)
            self.chosen = None

    def _settle(self) -> None:
        self.is_done = self.chosen in self._solutions
        self.is_missed = self.is_missed or self.is_astray


def laid_out(file: PuzzleFile, game_key: str, puzzle: Puzzle) -> PuzzleRun:
    """Lay out the position of a puzzle; raises `PuzzleError`, which names the file, the puzzle and what is wrong."""
    source = file.sources[puzzle.seed]
    place = f"{file.name}: puzzle {puzzle.key}"
    moves = source.moves[: puzzle.at]
    position = Position(game_key, source.seats, source.seed, puzzle.player, moves, source.edition, source.options)
    try:
        match = position.laid_out()
    except PositionError as wrong:
        raise PuzzleError(f"{place}: {wrong}") from None
    rules = match.game
    asked = next((each for each in match.decisions if each.seat == puzzle.player), None)
    if asked is None:
        raise PuzzleError(f"{place}: seat {puzzle.player} has nothing to decide")
    for judged in puzzle.answers:
        try:
            is_legal = rules.read_move(judged.move) in asked.moves
        except ValueError:
            is_legal = False
        if not is_legal:
            raise PuzzleError(f"{place}: {_key(judged.move)} is not an answer to {asked.asks!r}")
    if puzzle.theme not in rules.term_names:
        raise PuzzleError(f"{place}: no theme {puzzle.theme!r}")
    return PuzzleRun(match, puzzle.player, puzzle.solutions, puzzle.answers)


def _key(raw: RawMove) -> str:
    return msgspec.json.encode(raw).decode()
