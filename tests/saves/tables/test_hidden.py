"""What a seat or a watcher may see of a shared table: what others have sealed, and the piles, are not in it at all."""

from typing import Any

import msgspec
import pytest

from engine.game import CATALOGUE, AnyGame
from engine.games.crystal_palace.moves import NEWSPAPERS_FOR_A_DIE, SetDice
from saves.tables import SharedTable, acts
from saves.tables.entries import MoveEntry, Undo
from saves.tables.seen import SeenMatch
from tests.saves.tables.in_memory import TableInMemory, begun

LOW, HIGH, MIXED = SetDice((1, 1, 1, 1)), SetDice((6, 6, 6, 6)), SetDice((5, 3, 2, 1))


def sealed() -> TableInMemory:
    """Return a table where two of three players have set their dice."""
    shared = begun("crystal_palace", ("Ann", "Bob", "Cleo"))
    shared.play(MIXED, 0)
    shared.play(HIGH, 2)
    return shared


def whole(match: SeenMatch) -> bytes:
    """Return everything that a view holds, except its own seat's legal moves."""
    others = [decision for decision in match.decisions if decision.seat != match.seat]
    past = [match.state_before(number) for number in range(len(match.entries) + 1)]
    return msgspec.json.encode([match.state, match.entries, others, past])


def test_others_sealed_dice_are_nowhere_in_a_view() -> None:
    table = sealed().table
    own, other, watcher = (whole(table.seen_by(seat)) for seat in (0, 1, None))
    assert b"5,3,2,1" in own
    assert b"6,6,6,6" not in own
    assert b"6,6,6,6" in whole(table.seen_by(2))
    for view in (other, watcher):
        assert b"5,3,2,1" not in view
        assert b"6,6,6,6" not in view


def test_a_sealed_move_keeps_its_place_in_the_history_and_says_nothing_else() -> None:
    seen = sealed().table.seen_by(1)
    assert [(entry.seat, entry.move, entry.events, entry.before) for entry in seen.entries] == [
        (0, None, (), b""),
        (2, None, (), b""),
    ]


def rich() -> TableInMemory:
    """Return a table where every player can afford to buy a die."""
    shared = begun("crystal_palace", ("Ann", "Bob", "Cleo"))
    match = shared.table.match
    for player in match.state.players:
        player.newspapers = 9
    match.set_position(match.state)
    return shared


def told(shared: TableInMemory, seat: int | None) -> bytes:
    """Return everything that a seat, or a watcher, can find out about a table."""
    table = shared.table
    notes = [(note.entry, table.seen_by(seat).count(note.moves)) for note in table.notes]
    return whole(table.seen_by(seat)) + msgspec.json.encode([notes, table.turn(), table.since])


def test_R01_nobody_can_tell_that_a_die_is_bought_before_it_is_shown() -> None:
    thrifty, buyer = rich(), rich()
    for seat in (1, 2, None):
        assert told(buyer, seat) == told(thrifty, seat)
    buyer.play(NEWSPAPERS_FOR_A_DIE, 0)
    version = buyer.table.version
    for seat in (1, 2, None):
        assert told(buyer, seat) == told(thrifty, seat), "while she is still asked"
    assert [entry.move for entry in buyer.table.seen_by(0).entries] == [NEWSPAPERS_FOR_A_DIE]
    assert len(buyer.table.seen_by(1).state_before(0).players) == 3
    thrifty.play(HIGH, 2)
    buyer.play(HIGH, 2)
    buyer.do(acts.undo, "Ann")
    buyer.play(NEWSPAPERS_FOR_A_DIE, 0)
    assert not buyer.table.has_changed_for(1, version)
    for seat in (1, 2, None):
        assert told(buyer, seat) == told(thrifty, seat), "after she has thought better of it, and again"
    thrifty.play(MIXED, 0)
    buyer.play(SetDice((6, 5, 4, 3, 2)), 0)
    for seat in (1, 2, None):
        assert told(buyer, seat) == told(thrifty, seat), "when she has set them"
    buyer.play(LOW, 1)
    moves = [NEWSPAPERS_FOR_A_DIE, SetDice((6, 5, 4, 3, 2))]
    assert [entry.move for entry in buyer.table.seen_by(1).entries if entry.seat == 0][:2] == moves, "the reveal"


def test_a_sealed_choice_that_is_withdrawn_is_noted_and_disturbs_nobody_else() -> None:
    shared = sealed()
    version = shared.table.version
    shared.do(acts.undo, "Ann")
    assert [note.entry for note in shared.table.notes[-1:]] == [Undo(0, 1)]
    assert shared.table.has_changed_for(0, version)
    assert not shared.table.has_changed_for(1, version)


def test_the_reveal_shows_the_dice_to_everyone() -> None:
    shared = sealed()
    shared.play(LOW, 1)
    for seat in (0, 1, 2, None):
        moves = [entry.move for entry in shared.table.seen_by(seat).entries]
        assert moves[:3] == [MIXED, HIGH, LOW]


def test_what_others_seal_does_not_make_a_choice_stale() -> None:
    shared = begun("crystal_palace", ("Ann", "Bob", "Cleo"))
    seen = shared.table.version
    shared.do(acts.play, "Cleo", HIGH, seen)
    shared.do(acts.play, "Ann", MIXED, seen)
    assert not shared.table.has_changed_for(1, seen)
    asked = shared.table.since
    shared.do(acts.play, "Bob", LOW, seen)
    assert shared.table.since > asked
    assert shared.table.has_changed_for(0, shared.table.version - 1)


def test_who_is_still_to_seal_has_been_asked_since_the_beginning() -> None:
    shared = begun("crystal_palace", ("Ann", "Bob", "Cleo"))
    asked = shared.table.since
    shared.play(MIXED, 0)
    assert shared.table.turn() == (1, 2)
    assert shared.table.since == asked


def test_a_sealed_choice_is_withdrawn_and_those_of_others_stay() -> None:
    shared = sealed()
    assert shared.do(acts.undo, "Ann") == [Undo(0, 2), MoveEntry(2, msgspec.to_builtins(HIGH))]
    assert [entry.seat for entry in shared.table.match.entries] == [2]
    assert [entry.move for entry in shared.table.seen_by(2).entries] == [HIGH]
    assert shared.table.turn() == (0, 1)
    assert shared.folded_again().match.state == shared.table.match.state
    assert b"6,6,6,6" not in whole(shared.table.seen_by(0))


def test_what_others_could_answer_in_secret_is_not_listed() -> None:
    shared = begun("crystal_palace", ("Ann", "Bob"))
    own, other = shared.table.seen_by(0).decisions
    assert (own.seat, other.seat) == (0, 1)
    assert own.moves
    assert not other.moves
    assert not any(decision.moves for decision in shared.table.seen_by(None).decisions)


@pytest.mark.parametrize("game", CATALOGUE)
def test_a_view_is_what_the_game_lets_a_seat_see_now_and_before(game: str) -> None:
    shared = begun(game, ("Ann", "Bob"), bots=1)
    shared.play_on(40)
    match = shared.table.match
    rules: AnyGame = match.game
    for seat in (0, 1, None):
        seen = shared.table.seen_by(seat)
        assert seen.state == rules.seen_by(match.state, seat)
        assert seen.state.dice == 0
        for index in (0, 7, 40):
            assert seen.state_before(index) == rules.seen_by(match.state_before(index), seat)
        assert [entry.seat for entry in seen.entries] == [entry.seat for entry in match.entries]
        assert not any(entry.before for entry in seen.entries)
        assert seen.humans == {0, 1}
        assert seen.is_over == match.is_over


def test_a_view_says_what_may_be_undone_and_cannot_be_played() -> None:
    shared = begun()
    shared.play()
    seat = shared.table.match.entries[-1].seat
    seen = shared.table.seen_by(seat)
    assert seen.undo_refusal(seat) == shared.table.match.undo_refusal(seat)
    assert not seen.can_redo
    shared.do(acts.undo, str(shared.table.chairs[seat].player))
    assert shared.table.seen_by(seat).can_redo
    calls: list[Any] = [lambda: seen.play(shared.decision().moves[0]), lambda: seen.take_back(1), seen.redo]
    calls.append(lambda: seen.undo(seat))
    for call in calls:
        with pytest.raises(TypeError):
            call()


def test_a_view_is_made_once_for_each_moment() -> None:
    shared = begun()
    table: SharedTable = shared.table
    assert table.seen_by(0) is table.seen_by(0)
    assert table.seen_by(0) is not table.seen_by(1)
    shared.play()
    assert shared.table.seen_by(0) is not table.seen_by(0)


def test_the_seed_is_told_when_the_game_is_over() -> None:
    shared = begun()
    assert (shared.table.header.seed, shared.table.public_header.seed) == (7, 0)
    shared.play_on()
    assert shared.table.public_header == shared.table.header
