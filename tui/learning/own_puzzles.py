"""Puzzles from an own game: the decisions that gave away most, as the story judged them."""

from collections.abc import Collection

from engine.bots.reasons import compared
from engine.match import Match
from engine.story import Judgement, Story, Verdict
from saves.practice.model import Judged
from saves.practice.run import PuzzleRun
from saves.records.record import Header
from tui.table.puzzle_game import Task


def seats_of_person(header: Header, viewer: int) -> set[int]:
    """Return the seats whose decisions are asked about: those of the only person, or the viewer's of several."""
    humans = set(header.humans)
    return humans & {viewer} if len(humans) > 1 else humans


def own_tasks(story: Story, header: Header, seats: Collection[int]) -> list[Task]:
    """Return the costliest decisions of some seats as puzzles, the worst first."""
    found = story.costliest(seats)
    return [_task(story, header, judgement, place, len(found)) for place, judgement in enumerate(found, 1)]


def _task(story: Story, header: Header, judgement: Judgement, place: int, count: int) -> Task:
    entry, played = story.entries[judgement.at], judgement.played
    assert played is not None
    match = Match(story.game, story.game.decode(entry.before), {entry.seat}, free_undo=True)
    match.entries = list(story.entries[: judgement.at])
    best = judgement.best
    others = [each for each in (judgement.next, played) if each is not None and each.move != best.move]
    answers = [Judged(each.move, each.chance, each.lead, _why(each, best), each.line) for each in (best, *others)]
    run = PuzzleRun(match, entry.seat, [best.move], answers)
    gains = {name: points - played.terms.get(name, 0.0) for name, points in best.terms.items()}
    theme = max(gains, key=gains.__getitem__, default="")
    return Task(run, header, place, count, theme, played.move, terms=best.terms)


def _why(verdict: Verdict, best: Verdict) -> dict[str, float]:
    """Return the items that set a move apart from the best."""
    return {gain.term: gain.points for gain in compared(verdict.terms, best.terms).gains} if best.terms else {}
