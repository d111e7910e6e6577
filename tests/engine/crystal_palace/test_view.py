"""Hidden information: what a seat sees, and worlds that agree with it."""

import pytest

from engine.chance import Dice, scatter
from engine.games.crystal_palace import GAME, preparation
from engine.games.crystal_palace.moves import SetDice, TakeTile, Trade
from engine.games.crystal_palace.parts import CHARACTERS, GREEN, PATENTS, PURPLE_BLUE
from engine.games.crystal_palace.research import _draw
from engine.games.crystal_palace.state import State
from engine.games.crystal_palace.view import HIDDEN
from tests.engine.crystal_palace.conftest import Position

RED, BLUE, YELLOW = range(3)


def setting(table: type[Position], **fields: int) -> State:
    """Ask three players to set dice."""
    state: State = GAME.new(3, seed=5)
    for name, value in fields.items():
        setattr(state.players[RED], name, value)
    return state


def test_sealed_dice_are_seen_by_their_owner_alone(table: type[Position]) -> None:
    state = setting(table, newspapers=4)
    GAME.play(state, Trade("newspapers", "die"), RED)
    GAME.play(state, SetDice((6, 5, 4, 3, 2)), RED)
    GAME.play(state, SetDice((2, 2, 1, 1)), YELLOW)
    views = {seat: GAME.seen_by(state, seat) for seat in (RED, BLUE, YELLOW, None)}
    assert [player.sealed for player in views[RED].players] == [(6, 5, 4, 3, 2), (), HIDDEN]
    assert views[RED].players[RED].bought == 1
    assert [player.sealed for player in views[YELLOW].players] == [HIDDEN, (), (2, 2, 1, 1)]
    for seat in (BLUE, None):
        assert [player.sealed for player in views[seat].players] == [HIDDEN, (), HIDDEN]
    for seat in (BLUE, YELLOW, None):
        assert views[seat].players[RED].bought == 0
        assert views[seat].players[RED].newspapers == 4
    assert state.players[RED].sealed == (6, 5, 4, 3, 2), "the table itself stays as it is"
    assert [each.seat for each in GAME.decisions(views[RED])] == [BLUE], "who has sealed is seen"


def test_whatever_another_seals_looks_the_same(table: type[Position]) -> None:
    views = set()
    for values in ((6, 6, 6, 6), (1, 1, 1, 1), (5, 3, 2, 1)):
        state = setting(table)
        GAME.play(state, SetDice(values), RED)
        views.add(GAME.encode(GAME.seen_by(state, BLUE)))
    state = setting(table, newspapers=0)
    state.players[RED].newspapers = 4
    other = setting(table, newspapers=4)
    GAME.play(other, Trade("newspapers", "die"), RED)
    assert len(views) == 1
    assert GAME.encode(GAME.seen_by(state, BLUE)) == GAME.encode(GAME.seen_by(other, BLUE))


@pytest.mark.parametrize("seat", [RED, None])
def test_the_order_of_piles_and_the_dice_of_chance_are_hidden(table: type[Position], seat: int | None) -> None:
    state = GAME.new(3, seed=8)
    view = GAME.seen_by(state, seat)
    assert view.dice == 0
    for number, pile in enumerate(view.piles):
        hidden = pile[:-1] if number in (PATENTS, CHARACTERS) else pile
        assert hidden == sorted(hidden)
        assert sorted(pile) == sorted(state.piles[number])
        assert pile != state.piles[number]


def test_R21_the_top_cards_of_the_face_up_piles_are_public(table: type[Position]) -> None:
    state = GAME.new(3, seed=8)
    view = GAME.seen_by(state, BLUE)
    for number in (PATENTS, CHARACTERS):
        assert view.piles[number][-1] == state.piles[number][-1]
    worlds = [GAME.imagine(view, Dice(scatter(seed))) for seed in range(8)]
    assert {world.piles[PATENTS][-1] for world in worlds} == {state.piles[PATENTS][-1]}
    assert len({tuple(world.piles[PATENTS]) for world in worlds}) == 8
    assert len({tuple(world.piles[GREEN]) for world in worlds}) == 8


def test_what_was_put_under_a_pile_in_the_open_is_known(table: type[Position]) -> None:
    position = table(2).pile(PURPLE_BLUE, "B3", "B7")
    _draw(position.state, RED, PURPLE_BLUE)
    position.run(*position.state.agenda)
    position.play(TakeTile("B3"))
    position.show(patents=["audio_book", "ice_machine"]).run(preparation.NextRound())
    view = GAME.seen_by(position.state, BLUE)
    assert position.names("tiles", view.piles[PURPLE_BLUE][:1]) == ["B7"]
    assert position.names("patents", view.piles[PATENTS][:2]) == ["ice_machine", "audio_book"]
    for seed in range(6):
        world = GAME.imagine(view, Dice(scatter(seed)))
        assert position.names("tiles", world.piles[PURPLE_BLUE][:1]) == ["B7"]
        assert world.piles[PATENTS][:2] == position.state.piles[PATENTS][:2]


def test_a_pile_whose_cards_are_all_known_has_nothing_to_hide(table: type[Position]) -> None:
    position = table(2)
    position.state.under[PATENTS] = len(position.state.piles[PATENTS])
    view = GAME.seen_by(position.state, RED)
    assert view.piles[PATENTS] == position.state.piles[PATENTS]


def test_imagined_dice_are_legal_and_differ(table: type[Position]) -> None:
    state = setting(table)
    GAME.play(state, SetDice((6, 6, 1, 1)), RED)
    view = GAME.seen_by(state, BLUE)
    worlds = [GAME.imagine(view, Dice(scatter(seed))) for seed in range(30)]
    assert all(GAME.check(world) == [] for world in worlds)
    assert len({world.players[RED].sealed for world in worlds}) > 15
    assert all(len(world.players[RED].sealed) == 4 for world in worlds)
    assert all(world.players[BLUE].sealed == () for world in worlds)
    assert GAME.encode(GAME.seen_by(worlds[0], BLUE)) == GAME.encode(view)


def test_events_and_moves_before_the_reveal_tell_nothing(table: type[Position]) -> None:
    state = setting(table, newspapers=7)
    decision = GAME.decisions(state)[RED]
    assert decision.sealed, "whoever shows moves can tell that this one is a secret"
    assert GAME.play(state, Trade("newspapers", "die"), RED) == []
    (told,) = GAME.play(state, SetDice((6, 5, 4, 3, 2)), RED)
    assert [getattr(told, name) for name in told.__struct_fields__] == [RED]
