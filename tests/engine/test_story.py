"""The story of a game: which turns are judged, what is taken over from before, and what is told of."""

import random
from collections.abc import Sequence
from statistics import mean

import msgspec
import pytest

from engine.bots.thought import Foreseen, Prospect, Thought
from engine.game import CATALOGUE, game
from engine.match import Match
from engine.story import MOST, Judgement, Moment, Story, Verdict, judged, position, turns, why


def played(key: str = "bruxelles1897", moves: int = 10_000, seed: int = 3, seats: int = 2) -> Match:
    """Play a game at random, asides now and then."""
    rules, chance = game(key), random.Random(seed)
    match = Match(rules, rules.new(seats, seed=seed))
    for _ in range(moves):
        if match.decision is None:
            break
        decision = chance.choice(match.decisions)
        answers = decision.asides if decision.asides and chance.random() < 0.1 else decision.moves
        match.play(chance.choice(list(answers)), decision.seat)
    return match


def judgement(story: Story, at: int, chances: tuple[float, ...], gain: float = 0.0, tries: int = 50) -> Judgement:
    """Judge a turn: the move played is so much better than the next best, or so much worse than the best."""
    entry = story.entries[at]
    state = story.game.decode(entry.before)
    decision = next(each for each in story.game.decisions(state) if each.seat == entry.seat)
    other = next(move for move in decision.moves if move != entry.move)
    chance = chances[entry.seat]
    mine, best = Prospect(entry.move, tries, chance, 1.0), Prospect(other, 50, chance - gain, 1.0)
    prospects = (mine, best) if gain >= 0 else (best, mine)
    return judged(at, entry, Thought(entry.seat, 100, chances, prospects), len(story.entries))


@pytest.mark.parametrize("key", CATALOGUE)
def test_only_openings_of_turns_that_were_a_choice_are_judged(key: str) -> None:
    match = played(key)
    found = turns(match)
    assert len(found) > 10
    for at, entry in enumerate(match.entries):
        decisions = match.game.decisions(match.state_before(at))
        decision = next(each for each in decisions if each.seat == entry.seat)
        is_turn = decision.opens_turn and len(decision.moves) > 1 and entry.move not in decision.asides
        assert (at in found) == is_turn


def test_a_choice_that_is_still_a_secret_is_not_judged() -> None:
    match = played("crystal_palace", moves=1)
    assert match.entries[0].sealed
    assert turns(match) == []
    while match.is_sealed(match.entries[0]):
        decision = match.decisions[0]
        match.play(decision.moves[0], decision.seat)
    assert 0 in turns(match)


def test_every_so_many_turns_are_judged_first_and_none_is_left_out() -> None:
    story = Story(played())
    order = story.missing()
    assert sorted(order) == story.turns
    assert order[:3] == [story.turns[0], story.turns[8], story.turns[16]]
    story.adopt([judgement(story, order[0], (0.5, 0.5))])
    assert story.missing() == order[1:]


def test_chances_are_told_in_order_and_end_with_who_won() -> None:
    match = played()
    story = Story(match)
    later, sooner = story.turns[5], story.turns[2]
    story.adopt([judgement(story, later, (0.6, 0.4)), judgement(story, sooner, (0.3, 0.7))])
    points = story.points()
    assert [point.at for point in points] == [sooner, later, len(match.entries)]
    assert points[0].chances == (0.3, 0.7)
    winners = match.game.standings(match.state).winners
    assert [seat for seat in (0, 1) if points[-1].chances[seat]] == list(winners)
    assert sum(points[-1].chances) == pytest.approx(1)


def test_a_game_under_way_has_no_end_yet() -> None:
    story = Story(played(moves=30))
    assert story.points() == []
    assert story.moments() == []
    assert not story.is_complete


def test_what_no_longer_fits_the_game_is_not_taken_over() -> None:
    match = played(moves=40)
    before = Story(match)
    kept = [judgement(before, at, (0.5, 0.5)) for at in before.turns]
    before.adopt(kept)
    assert before.is_complete
    match.take_back(len(match.entries) - before.turns[-1])
    state = match.decision
    assert state is not None
    other = next(move for move in state.moves if move != before.entries[before.turns[-1]].move)
    match.play(other, state.seat)
    after = Story(match)
    after.adopt(kept)
    assert sorted(after.judged) == before.turns[:-1]
    assert after.missing() == [before.turns[-1]]
    assert position(match.entries[-1]) != kept[-1].position


def test_judgements_of_another_number_of_seats_are_not_taken_over() -> None:
    story = Story(played(moves=40))
    story.adopt([judgement(story, story.turns[0], (0.5, 0.3, 0.2))])
    assert not story.judged


def turning_points(story: Story) -> list[Moment]:
    return [moment for moment in story.moments() if moment.kind == "turning"]


def judge_all(story: Story, chances: Sequence[tuple[float, ...]], gains: dict[int, float] | None = None) -> None:
    """Judge the first turns of a story; some of the moves were better than the next best, or worse than the best."""
    given = gains or {}
    turns_ = zip(story.turns, chances, strict=False)
    story.adopt(judgement(story, at, each, given.get(number, 0.0)) for number, (at, each) in enumerate(turns_))


def level(story: Story, seat: int, chance: float) -> tuple[float, ...]:
    """Return chances of which a seat has one, and the others share the rest."""
    rest = (1 - chance) / (story.seats - 1)
    return tuple(chance if each == seat else rest for each in range(story.seats))


def test_chances_are_averages_so_that_they_do_not_depend_on_whose_turn_it_is() -> None:
    story = Story(played(moves=60))
    firsts = [0.6 if story.entries[at].seat == 0 else 0.4 for at in story.turns]
    judge_all(story, [(first, 1 - first) for first in firsts])
    numbers = range(3, len(story.turns))
    assert all(
        story.points()[number].chances[0] == pytest.approx(mean(firsts[number - 3 : number + 1])) for number in numbers
    )
    assert turning_points(story) == []


@pytest.mark.parametrize(("after", "gain"), [(0.2, -0.3), (0.8, 0.2)])
def test_a_turning_point_is_a_lasting_change_at_the_decision_that_explains_it(after: float, gain: float) -> None:
    story = Story(played(moves=80))
    turn = story.turns[8]
    mover = story.entries[turn].seat
    chances = [level(story, mover, 0.5)] * 9 + [level(story, mover, after)] * 9
    judge_all(story, chances, {8: gain, 9: -0.02})
    (moment,) = turning_points(story)
    assert (moment.at, moment.seat, moment.mover) == (turn, mover, mover)
    assert [moment.before, moment.after] == pytest.approx([0.5, after])


def test_a_decision_against_the_change_does_not_explain_it() -> None:
    story = Story(played(moves=80))
    mover = story.entries[story.turns[8]].seat
    chances = [level(story, mover, 0.5)] * 9 + [level(story, mover, 0.8)] * 9
    judge_all(story, chances, {8: -0.3})
    (moment,) = turning_points(story)
    assert moment.mover is None, "a poor decision of those who rise"


def test_of_several_seats_the_one_that_changed_most_is_named_and_the_rival_who_made_the_difference() -> None:
    story = Story(played(moves=200, seats=3))
    turn = story.turns[10]
    mover = story.entries[turn].seat
    seat = (mover + 1) % 3
    chances = [level(story, seat, 0.3)] * 11 + [level(story, seat, 0.6)] * 12
    judge_all(story, chances, {10: -0.2})
    (moment,) = turning_points(story)
    assert (moment.at, moment.seat, moment.mover) == (turn, seat, mover)
    assert [moment.before, moment.after] == pytest.approx([0.3, 0.6])


def test_turning_points_are_in_the_order_of_the_game_and_few() -> None:
    story = Story(played())
    firsts = [0.5] * 6 + [0.6] * 6 + [0.8] * 6 + [0.5] * 6 + [0.2] * 6
    judge_all(story, [(first, 1 - first) for first in firsts])
    found = turning_points(story)
    assert len(found) == MOST
    assert [moment.at for moment in found] == [story.turns[number] for number in (11, 17, 23)]


def test_as_long_as_turns_between_are_not_judged_nobody_knows_whose_doing_a_change_was() -> None:
    story = Story(played(moves=60))
    story.adopt(judgement(story, story.turns[number], (first, 1 - first)) for number, first in ((0, 0.5), (8, 0.9)))
    assert not turning_points(story)
    assert len(story.points()) == 2


def test_the_best_decision_is_the_one_that_was_hardest_to_replace_and_the_worst_gave_most_away() -> None:
    story = Story(played(moves=80))
    gains = [0.2, -0.3, 0.0, 0.01, -0.01, 0.1]
    story.adopt(judgement(story, at, (0.5, 0.5), gain) for at, gain in zip(story.turns, gains, strict=False))
    best = [moment for moment in story.moments() if moment.kind == "best"]
    worst = [moment for moment in story.moments() if moment.kind == "worst"]
    assert [moment.at for moment in best] == [story.turns[0], story.turns[5]]
    assert [moment.at for moment in worst] == [story.turns[1]]
    assert worst[0].before - worst[0].after == pytest.approx(0.3)
    assert worst[0].seat == story.entries[story.turns[1]].seat


def test_of_a_move_that_was_hardly_tried_nobody_knows_what_it_cost() -> None:
    story = Story(played(moves=80))
    first, second = story.turns[:2]
    hardly = judgement(story, first, (0.5, 0.5), -0.3, tries=1)
    story.adopt([hardly, judgement(story, second, (0.1, 0.9))])
    assert story.cost(hardly) == 0, "another search does not measure the same"


def test_a_judgement_keeps_the_lead_of_each_move_item_by_item_and_the_line_of_the_best() -> None:
    story = Story(played())
    at = story.turns[0]
    entry, names = story.entries[at], story.game.term_names
    decision = next(each for each in story.game.decisions(story.game.decode(entry.before)) if each.seat == entry.seat)
    other = next(move for move in decision.moves if move != entry.move)
    zeros = (0.0,) * (len(names) - 1)
    prospects = (
        Prospect(other, 90, 0.6, 4.0, (Foreseen(entry.seat, entry.move),), (4.0, *zeros)),
        Prospect(entry.move, 50, 0.5, 1.0, (), (1.0, *zeros)),
    )
    found = judged(at, entry, Thought(entry.seat, 140, (0.5, 0.5), prospects), len(story.entries), names)
    assert found.played is not None
    assert found.best.terms == {names[0]: 4.0, **dict.fromkeys(names[1:], 0.0)}
    assert found.best.line == [[entry.seat, *msgspec.to_builtins(entry.move)]]
    assert found.played.line == [], "nobody asks what a worse move leads to"
    reason = why(found.best, found.played)
    assert reason is not None
    assert [(gain.term, gain.points) for gain in reason.gains] == [(names[0], 3.0)]


def test_there_is_no_reason_for_what_was_hardly_tried_or_judged_without_items() -> None:
    best, other = Verdict(["a"], 90, 0.6, 3.0, {"arms": 3.0}), Verdict(["b"], 90, 0.5, 1.0, {"arms": 1.0})
    assert why(best, other) is not None
    assert why(best, msgspec.structs.replace(other, tries=2)) is None
    assert why(best, msgspec.structs.replace(other, terms={})) is None
    assert why(best, None) is None


def test_the_costliest_decisions_are_those_of_the_seats_asked_about_the_worst_first() -> None:
    story = Story(played())
    mine = [at for at in story.turns if story.entries[at].seat == 0][:6]
    theirs = next(at for at in story.turns if story.entries[at].seat == 1)
    gains = (-0.1, -0.3, 0.2, -0.01, -0.2, -0.15)
    story.adopt([judgement(story, at, (0.5, 0.5), gain) for at, gain in zip(mine, gains, strict=True)])
    story.adopt([judgement(story, theirs, (0.5, 0.5), -0.4)])
    assert [each.at for each in story.costliest({0})] == [mine[1], mine[4], mine[5]]
    assert [each.at for each in story.costliest({1})] == [theirs]
    assert story.costliest(()) == []


def test_a_move_hardly_tried_and_a_sealed_one_are_no_costly_decisions() -> None:
    story = Story(played("crystal_palace"))
    sealed = next(at for at in story.turns if story.entries[at].sealed)
    hardly = next(at for at in story.turns if not story.entries[at].sealed)
    story.adopt([judgement(story, sealed, (0.5, 0.5), -0.4), judgement(story, hardly, (0.5, 0.5), -0.4, tries=2)])
    assert len(story.judged) == 2
    assert story.costliest({0, 1}) == []
    story.adopt([judgement(story, hardly, (0.5, 0.5), -0.4)])
    assert [each.at for each in story.costliest({0, 1})] == [hardly]
