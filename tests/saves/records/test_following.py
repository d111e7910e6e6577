"""Following the lines of a game: what is known to agree, and how far to go back when a line does not fit."""

import msgspec
import pytest

from engine.game import game
from engine.match import Match
from saves.records.following import Follower, MismatchError, agrees
from saves.records.record import Checkpoint, Line, Played, Undone, checkpoint, digest

RULES = game("bruxelles1897")


def begun() -> Match:
    return Match(RULES, RULES.new(2, seed=3), humans=(0, 1), free_undo=True)


def moves(match: Match, count: int) -> list[Line]:
    """Play the first legal move several times and return the lines."""
    lines: list[Line] = []
    for _ in range(count):
        decision = match.decision
        assert decision is not None
        move = decision.moves[0]
        match.play(move, decision.seat)
        lines.append(Played(decision.seat, msgspec.to_builtins(move)))
    return lines


def wrong(match: Match) -> Checkpoint:
    """Return a checkpoint that the moves do not lead to."""
    state = {**RULES.state_to_data(match.state), "first": 1 - match.state.first}
    return Checkpoint(match.state.round, state, digest(state))


def follow(lines: list[Line]) -> tuple[Follower, int, MismatchError]:
    """Follow lines up to the first that does not fit, and go back."""
    follower = Follower(begun())
    for number, line in enumerate(lines):
        try:
            follower.take(number, line)
        except MismatchError as misfit:
            return follower, follower.return_to_agreement(misfit), misfit
    raise AssertionError("everything fits")


def test_a_position_that_disagrees_leads_back_to_the_last_one_that_agreed() -> None:
    match = begun()
    lines = moves(match, 6)
    lines.append(checkpoint(RULES, match.state))
    lines += moves(match, 4)
    lines.append(wrong(match))
    follower, last, misfit = follow(lines)
    assert (misfit.kind, last, len(follower.match.entries)) == ("digest", 6, 6)
    assert not follower.match.can_redo


def test_without_a_position_that_agreed_it_leads_back_to_the_beginning() -> None:
    match = begun()
    lines = [*moves(match, 5), wrong(match)]
    follower, last, _ = follow(lines)
    assert (last, len(follower.match.entries)) == (-1, 0)


def test_an_undo_to_before_the_last_position_is_where_doubt_begins() -> None:
    match = begun()
    lines = moves(match, 8)
    lines.append(checkpoint(RULES, match.state))
    match.take_back(5)
    lines.append(Undone(5))
    undone = len(lines) - 1
    lines += moves(match, 7)
    lines.append(wrong(match))
    follower, last, _ = follow(lines)
    assert (last, len(follower.match.entries)) == (undone, 3)


def test_a_move_that_is_not_legal_leaves_all_before_it_and_nothing_to_redo() -> None:
    match = begun()
    lines = moves(match, 6)
    match.take_back(2)
    lines += [Undone(2), Played(0, ["nothing"])]
    follower, last, misfit = follow(lines)
    assert (misfit.kind, last, len(follower.match.entries)) == ("illegal-move", 6, 4)
    assert not follower.match.can_redo


def test_a_position_that_was_changed_is_damage_and_no_matter_of_rules() -> None:
    match = begun()
    line = checkpoint(RULES, match.state)
    _, _, misfit = follow([Checkpoint(line.round, {**line.state, "first": 1 - match.state.first}, line.digest)])
    assert misfit.kind == "bad-checkpoint"
    assert not misfit.may_be_rules


@pytest.mark.parametrize("change", [{"round": 2}, {"players": []}, {"unheard_of": 1}])
def test_states_agree_only_in_everything_that_was_written(change: dict[str, object]) -> None:
    state = begun().state
    written = RULES.state_to_data(state)
    assert agrees(RULES, written, state)
    assert agrees(RULES, {key: value for key, value in written.items() if key not in change}, state)
    assert not agrees(RULES, {**written, **change}, state)
