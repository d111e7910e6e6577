"""Section 9 and R11 to R13: loans."""

from engine.games.crystal_palace import loans, payments
from engine.games.crystal_palace.moves import Borrow, GiveUp, Repay
from engine.games.crystal_palace.parts import EMPTY, OPEN, REPAID
from tests.engine.conftest import Told
from tests.engine.crystal_palace.conftest import Position

RED, BLUE = range(2)


def placing(position: Position) -> Position:
    """Ask red for a placement, where asides are open."""
    position.dice(RED, 3).placing()
    return position


def test_a_loan_brings_ten_pounds_and_covers_a_space(table: type[Position], told: Told) -> None:
    position = placing(table(2).give(RED, tiles=["G01"]))
    before = position.state.revealed
    (borrowed,) = told(position.play(Borrow()), "borrowed")
    assert borrowed.pounds == 10
    assert borrowed.vp in (8, 9, 10)
    assert position.player(RED).pounds == 50
    assert position.player(RED).cells[:3] == [position.box.tile_of["G01"], OPEN + borrowed.vp, EMPTY]
    assert sum(position.state.pool) == 29
    assert position.state.revealed > before, "chance was at work"


def test_R11_loans_are_drawn_without_replacement(table: type[Position]) -> None:
    position = placing(table(2))
    drawn = []
    for _ in range(30):
        position.play(Borrow())
    drawn = position.loans(RED)
    assert sorted(drawn) == [8] * 10 + [9] * 10 + [10] * 10
    assert drawn != sorted(drawn), "in random order"
    assert position.state.pool == [0, 0, 0]
    assert position.refuses(Borrow()), "none is left to take freely"


def test_R11_with_an_empty_pool_forced_loans_cost_ten(table: type[Position]) -> None:
    position = table(2).give(RED, loans=[8] * 10 + [9] * 10 + [10] * 10, pounds=0, gears=0, energy=0)
    position.run(payments.Due(RED, 12, 0, 0, 0, "salaries"))
    assert position.asks is None
    assert position.player(RED).beside[-2:] == (OPEN + 10, OPEN + 10)
    assert position.player(RED).pounds == 8


def test_R11_the_same_seed_draws_the_same_loans(table: type[Position]) -> None:
    first, second = placing(table(2, seed=9)), placing(table(2, seed=9))
    for position in (first, second):
        position.play(*[Borrow()] * 6)
    assert first.loans(RED) == second.loans(RED)


def test_R12_on_a_full_board_the_borrower_chooses_which_tile_goes(table: type[Position], told: Told) -> None:
    tiles = ["G01", "G02", "G19"]
    position = placing(table(2).give(RED, tiles=tiles, loans=[8] * 7))
    position.play(Borrow())
    assert (position.asks, position.moves()) == ("loan-space", [GiveUp(tile) for tile in tiles])
    assert position.asides() == []
    events = position.play(GiveUp("G02"))
    assert [event.tile for event in told(events, "tile-discarded")] == ["G02"]
    assert position.tiles(RED) == ["G01", "G19"]
    assert len(position.loans(RED)) == 8
    assert position.asks == "placement"
    assert position.state.gone == [position.box.tile_of["G02"]]


def test_R12_a_last_tile_goes_without_asking_and_then_loans_lie_beside(table: type[Position]) -> None:
    position = placing(table(2).give(RED, tiles=["G19"], loans=[8] * 9))
    position.play(Borrow())
    assert position.tiles(RED) == []
    position.play(Borrow())
    assert len(position.player(RED).beside) == 1
    assert all(cell >= OPEN for cell in position.player(RED).cells)
    assert position.expected(RED, "empty-spaces") == 0
    position.give(RED, pounds=0, gears=0, energy=0)
    assert len(position.loans(RED)) == 11
    assert position.expected(RED, "loans") == -sum(position.loans(RED)), "the one beside counts, too"


def test_R13_a_repaid_tile_keeps_its_space_and_cannot_be_turned_back(table: type[Position], told: Told) -> None:
    position = placing(table(2).give(RED, loans=[8, 10, 9], pounds=25))
    events = position.play(Repay(10))
    assert [(event.pounds, event.vp) for event in told(events, "repaid")] == [(10, 10)]
    assert position.player(RED).cells[:3] == [OPEN + 8, REPAID + 10, OPEN + 9]
    position.play(Repay(8))
    assert position.refuses(Repay(9)), "£5 are left"
    assert position.refuses(Repay(10)), "it is repaid already"
    assert position.player(RED).pounds == 5
    pool = list(position.state.pool)
    position.play(Borrow())
    assert sum(position.state.pool) == sum(pool) - 1, "a new shortage needs a new loan"
    assert len(position.loans(RED)) == 2


def test_a_loan_beside_the_board_can_be_repaid(table: type[Position]) -> None:
    position = placing(table(2).give(RED, loans=[8] * 10 + [9]))
    assert position.player(RED).beside == (OPEN + 9,)
    position.play(Repay(9))
    assert position.player(RED).beside == (REPAID + 9,)
    assert loans.open_loans(position.state, RED) == [8] * 10
