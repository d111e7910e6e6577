"""Finding puzzles in games of the master: positions where looking one turn ahead goes wrong, and thinking finds out.

Every position passes cheap tests first. The numbers here decide what a puzzle is; CONTRIBUTING says what they cost.
"""

from collections.abc import Collection, Iterable, Iterator
from typing import Any

import msgspec

from engine import bots
from engine.agenda import Decision
from engine.bots.reasons import compared
from engine.bots.spec import LEVELS
from engine.bots.thought import Prospect, Thought, amended
from engine.game import AnyGame
from engine.match import Match
from saves.practice.model import EQUAL_CHANCE, EQUAL_LEAD, SEARCHING, TRIES, Judged, Puzzle, Source

USUAL = {"bruxelles1897": 300, "bruxelles1893": 150, "crystal_palace": 200}
"""The usual thinking, in iterations: what the master tries in its second for a decision, on the machine that made the
puzzles. Counted in iterations, puzzles come out the same on every machine."""
LONG = 3
"""How many times the usual thinking a solution is verified with."""
QUICK = 10
"""The part of the usual thinking with which the games are played and positions are picked: one in this many."""
BY_THE_WAY = 10
"""Iterations for the decisions of those games that no puzzle can ask about."""
ALONE = 60
"""Iterations about an answer alone that the long search hardly tried; what it tried at least as often is known."""

RIVALS = 5
"""How many answers are searched alone before the long search, the best first: most surprises show here already."""

FEWEST, MOST = 3, 60
"""Answers to choose from."""
LEAST_LEAD = 0.8
"""Points by which a solution is better than every other answer."""
LEAST_CHANCE = 0.015
"""The chance of winning by which it is better. With four rounds to come, this is about a point."""
SOLUTIONS = 3
"""A puzzle with more solutions than this is none."""
PICKED, EARLIER = 0.3, 0.6
"""The part of these margins that the quick search, and then the usual one, must see for a longer one to follow."""

FROM_ONE_GAME = 10
FROM_ONE_ROUND = 3
"""Most puzzles from one game, and from one round of it."""
LAST_CHANCE = 0.97
"""A seat this likely to win, or to lose, has nothing to puzzle about."""


class Candidate(msgspec.Struct, frozen=True):
    """A position that may become a puzzle."""

    at: int
    state: Any
    seat: int
    decision: Decision
    glance: Any


class Played(msgspec.Struct, frozen=True):
    """A game of the master, and the positions in it that may become puzzles."""

    source: Source
    candidates: list[Candidate]


def played(game: AnyGame, seats: int, seed: int) -> Played:
    """Have the master play a game quickly against itself; keep the positions a look one turn ahead misjudges."""
    match = Match(game, game.new(seats, None, seed))
    edition, quick = match.state.edition, USUAL[game.key] // QUICK
    candidates = []
    while (decision := match.decision) is not None:
        view = game.seen_by(match.state, decision.seat)
        if _may_ask(match, decision):
            thought = _thought(game, view, decision.seat, quick)
            move = bots.picked(game, view, thought)
            glance = _missed(game, view, thought, decision)
            if glance is not None:
                state = game.clone(match.state)
                candidates.append(Candidate(len(match.entries), state, decision.seat, decision, glance))
        else:
            move = bots.choose(f"master@{BY_THE_WAY}", game, view, decision.seat)
        match.play(move, decision.seat)
    last = max((each.at for each in candidates), default=0)
    moves = [[entry.seat, *msgspec.to_builtins(entry.move)] for entry in match.entries[:last]]
    return Played(Source(seed, seats, edition, moves), candidates)


def _missed(game: AnyGame, view: Any, thought: Thought, decision: Decision) -> Any:
    """Return what a look one turn ahead would choose, if an answer that stands out is another one; else None."""
    if not _stands_out(thought, decision, PICKED):
        return None
    glance = bots.choose("journeyman", game, view, decision.seat)
    return glance if glance in decision.moves and glance not in _solutions(thought, decision) else None


def puzzles(
    game: AnyGame,
    source: Source,
    candidates: Collection[Candidate],
    full: Collection[str] = (),
    known: Collection[Puzzle] = (),
) -> Iterator[Puzzle]:
    """Verify candidates and yield the puzzles among them.

    Themes in `full` have enough puzzles already; `known` are those found earlier in the same game.
    """
    found = list(known)
    for candidate in candidates:
        of_round = [each for each in found if each.round == candidate.state.round]
        if len(found) >= FROM_ONE_GAME or len(of_round) >= FROM_ONE_ROUND:
            continue
        puzzle = verified(game, source, candidate, full)
        if puzzle is not None and not any(_alike(puzzle, each) for each in of_round):
            found.append(puzzle)
            yield puzzle


def _alike(puzzle: Puzzle, other: Puzzle) -> bool:
    """Whether a seat would have to find the same answer again."""
    return puzzle.player == other.player and puzzle.solutions[0] == other.solutions[0]


def verified(game: AnyGame, source: Source, candidate: Candidate, full: Collection[str] = ()) -> Puzzle | None:
    """Return the puzzle of a position if its solution stands up to long thinking, else None."""
    seat, decision, glance = candidate.seat, candidate.decision, candidate.glance
    view = game.seen_by(candidate.state, seat)
    usual = _thought(game, view, seat, USUAL[game.key], salt=1)
    if not _stands_out(usual, decision, EARLIER) or glance in _solutions(usual, decision):
        return None
    if _theme(game, usual, glance) in full:
        return None
    glances = [bots.choose("journeyman", game, view, seat, salt) for salt in range(TRIES)]
    if any(each in _solutions(usual, decision) for each in glances):
        return None
    rivals = sorted(usual.prospects[1:], key=_value, reverse=True)[:RIVALS]
    usual = _amended(game, view, usual, [each.move for each in rivals])
    if not _stands_out(usual, decision, EARLIER) or glance in _solutions(usual, decision):
        return None
    thought = _thought(game, view, seat, USUAL[game.key] * LONG, salt=2)
    if not _stands_out(thought, decision, EARLIER) or thought.prospects[0].move not in _solutions(usual, decision):
        return None
    thought = _amended(game, view, thought, decision.moves)
    solutions = _solutions(thought, decision)
    if not _stands_out(thought, decision) or any(each in solutions for each in (glance, *glances)):
        return None
    return Puzzle(
        key=f"{source.seed}-{candidate.at}",
        seed=source.seed,
        at=candidate.at,
        player=seat,
        round=candidate.state.round,
        solutions=[msgspec.to_builtins(move) for move in solutions],
        glance=msgspec.to_builtins(glance),
        theme=_theme(game, thought, glance),
        found=found_by(game, view, seat, solutions),
        answers=_answers(game, thought, decision),
    )


def found_by(game: AnyGame, view: Any, seat: int, solutions: Collection[Any]) -> dict[str, int]:
    """Count how often each level finds one of the solutions, of `TRIES`."""
    found = {}
    for level in LEVELS:
        name = f"{level}@{USUAL[game.key]}" if level == SEARCHING[-1] else level
        answers = [bots.choose(name, game, view, seat, salt) for salt in range(10, 10 + TRIES)]
        found[level] = sum(answer in solutions for answer in answers)
    return found


def _thought(game: AnyGame, view: Any, seat: int, iterations: int, salt: int = 0, only: Any = None) -> Thought:
    [thought] = bots.consider(f"master@{iterations}", game, view, seat, salt, only=only)
    return thought


def _may_ask(match: Match, decision: Decision) -> bool:
    """Whether a decision can be asked about: one that opens a turn, of one seat alone, with enough answers."""
    alone = len(match.decisions) == 1 and not decision.sealed
    return alone and decision.opens_turn and FEWEST <= len(decision.moves) <= MOST


def _stands_out(thought: Thought, decision: Decision, part: float = 1.0) -> bool:
    """Whether an answer is better than every other by the margins, or this part of them, and not all is decided."""
    best = thought.prospects[0]
    if best.move not in decision.moves or not 1 - LAST_CHANCE <= best.chance <= LAST_CHANCE:
        return False
    solutions = _solutions(thought, decision)
    others = [each for each in thought.prospects if each.move in decision.moves and each.move not in solutions]
    return (
        len(solutions) <= SOLUTIONS
        and bool(others)
        and all(
            best.lead - each.lead >= part * LEAST_LEAD and best.chance - each.chance >= part * LEAST_CHANCE
            for each in others
        )
    )


def _solutions(thought: Thought, decision: Decision) -> list[Any]:
    """Return the best answer and those that are equally good."""
    best = thought.prospects[0]
    return [
        each.move
        for each in thought.prospects
        if each.move in decision.moves
        and best.lead - each.lead <= EQUAL_LEAD
        and best.chance - each.chance <= EQUAL_CHANCE
    ]


def _amended(game: AnyGame, view: Any, thought: Thought, moves: Iterable[Any]) -> Thought:
    """Search answers alone that were hardly tried: the few tries of a neglected answer say little about it."""
    for move in moves:
        known = thought.of(move)
        if known is None or known.tries < ALONE:
            thought = amended(thought, _thought(game, view, thought.seat, ALONE, salt=3, only=move))
    return thought


def _value(prospect: Prospect) -> tuple[float, float]:
    return prospect.chance, prospect.lead


def _theme(game: AnyGame, thought: Thought, glance: Any) -> str:
    """Return the item in which the best answer is most ahead of what a look one turn ahead would choose."""
    other = thought.of(glance)
    terms = other.terms if other is not None else [0.0] * len(game.term_names)
    gains = [own - theirs for own, theirs in zip(thought.prospects[0].terms, terms, strict=True)]
    return game.term_names[gains.index(max(gains))]


def _answers(game: AnyGame, thought: Thought, decision: Decision) -> list[Judged]:
    """Return what was found about every answer, the best first."""
    best, *others = [each for each in thought.prospects if each.move in decision.moves]
    others.sort(key=_value, reverse=True)
    return [_judged(game, each, best) for each in (best, *others)]


def _judged(game: AnyGame, prospect: Prospect, best: Prospect) -> Judged:
    reason = compared(_terms(game, prospect), _terms(game, best))
    return Judged(
        move=msgspec.to_builtins(prospect.move),
        chance=round(prospect.chance, 3),
        lead=round(prospect.lead, 2),
        why={gain.term: round(gain.points, 2) for gain in reason.gains},
        line=prospect.raw_line,
    )


def _terms(game: AnyGame, prospect: Prospect) -> dict[str, float]:
    return dict(zip(game.term_names, prospect.terms, strict=True))
