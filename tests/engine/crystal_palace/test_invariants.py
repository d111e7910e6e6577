"""Section 14: what `check` finds broken, so that a state that was tampered with is refused."""

from collections.abc import Callable
from typing import Any

import msgspec
import pytest

from engine.games.crystal_palace import GAME, dice, effects, loans, placement, research
from engine.games.crystal_palace.moves import Done, SetDice
from engine.games.crystal_palace.parts import EMPTY, OPEN, REPAID, die
from engine.games.crystal_palace.state import State

RED, BLUE, YELLOW = range(3)


def player(**fields: Any) -> Callable[[State], None]:
    """Set fields of red."""

    def damage(state: State) -> None:
        for name, value in fields.items():
            assert hasattr(state.players[RED], name)
            setattr(state.players[RED], name, value)

    return damage


def table_(**fields: Any) -> Callable[[State], None]:
    """Set fields of the table."""

    def damage(state: State) -> None:
        for name, value in fields.items():
            assert hasattr(state, name)
            setattr(state, name, value)

    return damage


def cell(value: int) -> Callable[[State], None]:
    def damage(state: State) -> None:
        state.players[RED].cells[0] = value

    return damage


def longer(name: str) -> Callable[[State], None]:
    def damage(state: State) -> None:
        values = getattr(state, name)
        setattr(state, name, [*values, -1] if isinstance(values, list) else (*values, 0))

    return damage


def shorter(name: str) -> Callable[[State], None]:
    def damage(state: State) -> None:
        setattr(state, name, getattr(state, name)[:-1])

    return damage


def step(step_: Any) -> Callable[[State], None]:
    def damage(state: State) -> None:
        state.agenda.append(step_)

    return damage


def lose_a_patent(state: State) -> None:
    state.piles[0].pop(3)


def make_a_patent(state: State) -> None:
    state.players[BLUE].patents = (state.piles[0][0],)


def lose_a_character(state: State) -> None:
    state.characters[0] = EMPTY


def make_a_character(state: State) -> None:
    state.piles[1].append(state.characters[0])


def a_tile_twice(state: State) -> None:
    state.gone.append(state.tiles[0])


def a_tile_in_another_pile(state: State) -> None:
    state.piles[3].append(state.piles[2].pop())


def a_patent_nobody_knows(state: State) -> None:
    state.piles[0][0] = 77


def a_share_of_another_round(state: State) -> None:
    state.shares[0] = 14


def a_share_twice(state: State) -> None:
    state.players[RED].shares = (state.shares[0],)


def full_market(state: State) -> None:
    state.market = [RED] * 5 + [BLUE]
    state.players[RED].assistants, state.players[BLUE].assistants = 0, 4


def an_assistant_too_many(state: State) -> None:
    state.market[0] = RED


def a_loan_from_nowhere(state: State) -> None:
    state.players[RED].cells[3] = OPEN + 9


def a_loan_too_few(state: State) -> None:
    state.pool[1] -= 1


def a_slot_left_out(state: State) -> None:
    state.acting[1] = die(RED, 3)
    state.players[RED].dice = state.players[RED].dice[1:]


def too_low_a_die(state: State) -> None:
    state.placed[0] = die(RED, 1)


def a_die_too_many(state: State) -> None:
    state.placed[3] = die(RED, 3)


def the_same_board_twice(state: State) -> None:
    state.players[RED].nation = state.players[BLUE].nation


@pytest.mark.parametrize(
    ("damage", "names"),
    [
        (player(newspapers=8), "newspapers is 8"),
        (player(newspapers=-1), "newspapers is -1"),
        (player(pounds=-1), "pounds is -1"),
        (player(gears=-1), "gears is -1"),
        (player(energy=-2), "energy is -2"),
        (player(westminster=6), "westminster is 6"),
        (player(westminster=0), "westminster is 0"),
        (player(buzz=41), "buzz is 41"),
        (player(buzz=40), "arrivals"),
        (player(income=15), "income is 15"),
        (player(income=-1), "income is -1"),
        (player(level=4), "level is 4"),
        (player(nation=10), "nation is 10"),
        (player(usable=5), "dice"),
        (player(reserve=1, gained=0), "5 dice"),
        (player(reserve=-1, gained=3), "reserve is -1"),
        (player(ticketed=1, reserve=1), "tickets"),
        (player(dice=(3, 4, 2, 1)), "dice (3, 4, 2, 1)"),
        (player(dice=(7, 4, 2, 1)), "dice (7, 4, 2, 1)"),
        (player(dice=(4, 2, 1)), "dice in play"),
        (player(sealed=(1, 1, 1, 1)), "dice are sealed"),
        (player(bought=1), "dice are sealed"),
        (player(bought=3), "bought is 3"),
        (player(assistants=4), "5 assistants"),
        (player(assistants=6), "assistants is 6"),
        (player(tokens=(5,), buzz=10), "buzz tokens on (5,)"),
        (player(tokens=(7,)), "buzz tokens on (7,)"),
        (player(tokens=(4, 7, 14), buzz=20), "buzz tokens"),
        (player(tokens=(4, 4), buzz=20), "buzz tokens"),
        (player(beside=(OPEN + 8,)), "loan"),
        (player(beside=(3,)), "beside"),
        (player(characters=(30,)), "cards (30,)"),
        (player(patents=(-1,)), "cards (-1,)"),
        (player(shares=(15,)), "cards (15,)"),
        (player(recruited=1), "recruited is 1"),
        (player(built=1), "built is 1"),
        (player(helped=(3,)), "help of (3,)"),
        (player(notes=1), "1 notes"),
        (player(cells=[EMPTY] * 9), "9 research spaces"),
        (player(points=[5]), "1 lines"),
        (cell(45), "tile"),
        (cell(-2), "research spaces"),
        (cell(OPEN + 7), "research spaces"),
        (cell(REPAID + 11), "research spaces"),
        (a_loan_from_nowhere, "loan 9: 11 of 10"),
        (a_loan_too_few, "loan 9: 9 of 10"),
        (table_(pool=[11, 9, 10]), "loan 8"),
        (lose_a_patent, "patent"),
        (make_a_patent, "2 of 1"),
        (lose_a_character, "character"),
        (make_a_character, "2 of 1"),
        (a_patent_nobody_knows, "77"),
        (a_tile_twice, "2 of 1"),
        (a_tile_in_another_pile, "lies in pile purple_blue"),
        (a_share_of_another_round, "later round"),
        (a_share_twice, "2 of 1"),
        (full_market, "the market is full"),
        (an_assistant_too_many, "seat 0: 7 assistants"),
        (table_(market=[5] + [-1] * 5), "market"),
        (table_(banner=3), "banner is 3"),
        (table_(round=6), "round is 6"),
        (table_(round=0), "round is 0"),
        (table_(phase=8), "phase is 8"),
        (table_(stage=5), "stage is 5"),
        (table_(turn=3), "turn is 3"),
        (table_(watch=4), "watch is 4"),
        (table_(editor=8), "editor is 8"),
        (table_(dice=1 << 48), "dice is"),
        (table_(order=(0, 1, 1)), "order"),
        (table_(flyers=(4, 0, 8)), "another colour"),
        (table_(arrivals=(RED,)), "arrivals"),
        (table_(arrivals=(7,)), "arrivals (7,)"),
        (table_(tickets=(die(RED, 6),)), "tickets"),
        (table_(tickets=(die(RED, 9),)), "tickets"),
        (table_(tickets=tuple([die(RED, 1)] * 4)), "4 tickets"),
        (table_(under=[31, 0, 0, 0, 0]), "known cards under pile patents"),
        (too_low_a_die, "a die 1 lies on slot 0"),
        (a_die_too_many, "5 dice in play"),
        (a_slot_left_out, "an action slot of patent_office was left out"),
        (the_same_board_twice, "the same board"),
        (longer("placed"), "placed has 28 entries, not 27"),
        (longer("acting"), "acting has"),
        (longer("spots"), "spots has"),
        (longer("patents"), "patents has 5 entries, not 4"),
        (longer("tiles"), "tiles has"),
        (longer("shares"), "shares has"),
        (longer("characters"), "characters has"),
        (longer("market"), "market has 7 entries, not 6"),
        (longer("pool"), "pool has"),
        (longer("under"), "under has"),
        (longer("flyers"), "flyers has"),
        (shorter("piles"), "piles has 4 entries, not 5"),
        (shorter("players"), "placed has 27 entries, not 26"),
        (step(placement.Placement(3)), "step Placement has seat 3"),
        (step(placement.Placement(-1)), "step Placement has seat -1"),
        (step(placement.DieChoice(0, 99)), "has slot 99"),
        (step(effects.Carry(0, 9999, 0)), "has effect 9999"),
        (step(research.Lay(0, 45)), "has tile 45"),
        (step(research.DrawnTile(0, (1, 2), 5)), "has pile 5"),
        (step(loans.LoanSpace(0, OPEN + 8)), "loan 8: 11 of 10"),
        (step(dice.DiceSetting(0)), "dice lie about before the round"),
    ],
)
def test_check_names_what_is_broken(damage: Callable[[State], None], names: str) -> None:
    state = GAME.new(3, seed=6)
    for seat in range(3):
        GAME.play(state, SetDice((4, 3, 2, 1)), seat)
    while GAME.decisions(state)[0].asks != "placement":
        GAME.play(state, Done())
    assert GAME.check(state) == []
    damage(state)
    problems = GAME.check(state)
    assert problems
    assert names in "; ".join(problems)


def test_a_state_with_too_few_or_too_many_players_is_refused() -> None:
    state = GAME.new(2, seed=1)
    state.players.pop()
    assert GAME.check(state) == ["1 players"]
    state = GAME.new(5, seed=1)
    state.players.append(state.players[0])
    assert GAME.check(state) == ["6 players"]


def test_dice_set_in_secret_are_counted() -> None:
    state = GAME.new(2, seed=1)
    state.players[RED].sealed = (6, 6)
    assert GAME.check(state) == ["seat 0: 2 dice are set"]
    state.players[RED].sealed = (7, 6, 1, 1)
    assert "sealed dice" in GAME.check(state)[0]


def test_any_field_that_is_taken_away_is_noticed_by_the_decoder() -> None:
    state = msgspec.to_builtins(GAME.new(3, seed=1))
    for name in list(state):
        damaged = {key: value for key, value in state.items() if key != name}
        with pytest.raises(msgspec.ValidationError):
            msgspec.convert(damaged, type=GAME.state_type)
