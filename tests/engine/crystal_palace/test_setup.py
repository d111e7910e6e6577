"""Sections 1 and 2 of the rules: what lies ready."""

import pytest

from engine.games.crystal_palace import GAME
from engine.games.crystal_palace.parts import CHARACTERS, EMPTY, GREEN, NOBODY, PATENTS, PURPLE_BLUE, PURPLE_ORANGE

SEATS = range(2, 6)
DISPLAYED = {2: (4, 3, 1, 4), 3: (4, 3, 2, 4), 4: (5, 3, 2, 5), 5: (5, 4, 3, 5)}
"""Patents, research tiles, shares and characters by number of players."""


@pytest.mark.parametrize("seats", SEATS)
def test_everybody_starts_alike(seats: int) -> None:
    state = GAME.new(seats, seed=3)
    assert len(state.players) == seats
    for player in state.players:
        assert (player.pounds, player.gears, player.energy, player.newspapers) == (40, 1, 1, 0)
        assert (player.usable, player.reserve, player.gained, player.ticketed) == (4, 2, 0, 0)
        assert (player.assistants, player.level, player.westminster, player.buzz) == (5, 0, 1, 0)
        assert state.box.income[player.income] == 4
        assert player.income == 6
        assert player.vp == 5
        assert player.cells == [EMPTY] * 10
        assert player.tokens == player.patents == player.characters == player.shares == ()
    assert state.market == [NOBODY] * (6 if seats < 4 else 8)
    assert state.banner == (2 if seats < 4 else 3)
    assert state.pool == [10, 10, 10]
    assert (state.watch, state.tickets, state.arrivals) == (NOBODY, (), ())
    assert (state.round, state.phase) == (1, 1)


@pytest.mark.parametrize("seats", SEATS)
def test_displays_are_dealt(seats: int) -> None:
    state = GAME.new(seats, seed=4)
    patents, tiles, shares, characters = DISPLAYED[seats]
    assert len(state.patents) == patents
    assert len(state.piles[PATENTS]) == 30 - patents
    assert len(state.characters) == characters
    assert len(state.piles[CHARACTERS]) == 30 - characters
    assert len(state.tiles) == tiles
    assert len(state.piles[GREEN]) == 32 - tiles
    assert len(state.shares) == shares
    assert all(state.box.share_parts[share].round == "spring1849" for share in state.shares)
    assert (len(state.piles[PURPLE_BLUE]), len(state.piles[PURPLE_ORANGE])) == (7, 6)
    assert all(state.box.tiles[tile].startswith("G") for tile in (*state.tiles, *state.piles[GREEN]))
    assert all(state.box.tiles[tile].startswith("B") for tile in state.piles[PURPLE_BLUE])
    assert all(state.box.tiles[tile].startswith("O") for tile in state.piles[PURPLE_ORANGE])


def test_chance_decides_boards_editor_and_flyers() -> None:
    states = [GAME.new(5, seed=seed) for seed in range(60)]
    box = states[0].box
    for state in states:
        boards = [box.nation_boards[player.nation] for player in state.players]
        assert sorted(boards) == [1, 2, 3, 4, 5]
    assert {box.nations[player.nation] for state in states for player in state.players} == set(box.nations)
    assert {state.editor for state in states} == set(range(8))
    assert {flyer for state in states for flyer in state.flyers} == set(range(11))
    assert all(
        [box.components.flyers[box.flyers[flyer]].colour for flyer in state.flyers] == ["blue", "green", "purple"]
        for state in states
    )
    assert len({tuple(state.patents) for state in states}) == 60


def test_R52_two_players_see_one_share_and_one_slot() -> None:
    state = GAME.new(2, seed=5)
    assert len(state.shares) == 1
    assert len(state.boards.actions[2]) == 1


@pytest.mark.parametrize(
    ("seats", "actions"),
    [
        (2, (3, 2, 1, 2, 3, 2, 2, 3)),
        (3, (3, 2, 2, 2, 3, 2, 2, 3)),
        (4, (4, 2, 2, 2, 4, 3, 3, 4)),
        (5, (4, 3, 3, 3, 4, 3, 3, 4)),
    ],
)
def test_action_slots_by_number_of_players(seats: int, actions: tuple[int, ...]) -> None:
    boards = GAME.new(seats).boards
    assert tuple(map(len, boards.actions)) == actions
    assert all(len(slots) > len(acting) for slots, acting in zip(boards.slots, boards.actions, strict=True))


@pytest.mark.parametrize(
    ("seats", "location", "bonuses"),
    [
        (2, 0, ("+1 newspapers", "+1 newspapers", "")),
        (5, 0, ("+1 newspapers", "+1 newspapers", "", "")),
        (2, 1, ("", "-2 pounds")),
        (3, 1, ("", "-2 pounds")),
        (4, 1, ("", "")),
        (5, 1, ("", "", "-2 pounds")),
        (2, 2, ("",)),
        (3, 2, ("", "-2 pounds")),
        (4, 2, ("", "")),
        (5, 2, ("", "", "-2 pounds")),
        (2, 3, ("+1 pounds", "-2 pounds")),
        (4, 3, ("+1 pounds", "-2 pounds")),
        (5, 3, ("+1 pounds", "", "-2 pounds")),
        (3, 4, ("+1 buzz", "+1 buzz", "")),
        (4, 4, ("+1 buzz", "+1 buzz", "", "")),
        (2, 5, ("+1 newspapers", "-2 pounds")),
        (4, 5, ("+1 newspapers", "", "-2 pounds")),
        (3, 6, ("", "-2 pounds")),
        (5, 6, ("", "", "-2 pounds")),
        (2, 7, ("", "", "")),
        (4, 7, ("", "", "", "")),
    ],
)
def test_bonuses_and_costs_of_action_slots(seats: int, location: int, bonuses: tuple[str, ...]) -> None:
    state = GAME.new(seats)

    def written(effect: int) -> str:
        if effect < 0:
            return ""
        (operation,) = state.box.effects[effect].operations
        sign = "-" if type(operation).__name__ == "Lose" else "+"
        fields = [(name, getattr(operation, name)) for name in operation.__struct_fields__]
        return " ".join(f"{sign}{amount} {name}" for name, amount in fields if amount)

    found = tuple(written(state.boards.bonuses[slot]) for slot in state.boards.actions[location])
    assert found == bonuses


def test_R16_the_port_is_location_7_and_waterloo_location_8() -> None:
    boards = GAME.new(4).boards
    assert [spot.key for spot in boards.spots if spot.location == 6] == [
        "two_assistant_actions",
        "two_gears",
        "new_die",
        "new_die_for_2_pounds",
        "ticket",
    ]
    assert [spot.key for spot in boards.spots if spot.location == 7] == [
        "two_energy",
        "energy_and_green",
        "energy_and_two_buzz",
        "green_or_two_buzz",
    ]
    few = [spot.key for spot in GAME.new(3).boards.spots]
    assert "new_die_for_2_pounds" not in few
    assert "green_or_two_buzz" not in few
    assert len(few) == 7


def test_a_game_takes_two_to_five() -> None:
    assert list(GAME.seats) == [2, 3, 4, 5]
    assert GAME.variants() == {}
    assert GAME.read_options({}) == GAME.options()
