"""Chapters 1, 2 and 4 of the rules: components, the shape of the area, set-up."""

from typing import Any

import pytest
from msgspec import structs

from engine import bots
from engine.game import OptionsError, game
from engine.games.bruxelles1897.majority import shields
from engine.games.bruxelles1897.moves import Pass
from engine.games.bruxelles1897.parts import NEUTRAL, NO_CARD, NOBODY
from engine.games.bruxelles1897.state import State
from tests.engine.bruxelles1897.conftest import Position

GAME = game("bruxelles1897")
BOX = GAME.editions[GAME.editions.standard()]
PARTS = BOX.components


def types_in_area(state: State) -> list[int]:
    return [BOX.cards[card].type for card in state.area.cards if card != NO_CARD]


def all_seeds(seats: int) -> list[State]:
    return [GAME.new(seats, seed=seed) for seed in range(40)]


def test_cards_add_up_to_the_printed_totals() -> None:
    def total(group: dict[str, Any]) -> int:
        return sum(kind.count for kind in group.values())

    assert total(PARTS.artworks) == 12
    assert total(PARTS.materials) == 12
    assert total(PARTS.houses) == 16
    assert total(PARTS.nobles) == 19
    assert total(PARTS.architects) == 7
    assert {name: kind.count for name, kind in PARTS.architects.items()} == {"1/3": 4, "2/4": 2, "2/5": 1}
    assert {name: kind.faces for name, kind in PARTS.architects.items()} == {
        "1/3": (1, 3),
        "2/4": (2, 4),
        "2/5": (2, 5),
    }
    assert set(PARTS.artworks) == {"blue", "red", "yellow", "green"}
    assert {kind.count for kind in PARTS.artworks.values()} == {3}
    assert {kind.count for kind in PARTS.houses.values()} == {4}
    assert {name: kind.count for name, kind in PARTS.nobles.items()} == {
        "brugmann": 4,
        "albert": 3,
        "buls": 3,
        "horta": 3,
        "hankar": 3,
        "vandervelde": 3,
    }


def test_material_cards_are_the_six_pairs_twice() -> None:
    assert {name: (kind.icons, kind.count) for name, kind in PARTS.materials.items()} == {
        "metal+metal": (("metal", "metal"), 2),
        "stone+stone": (("stone", "stone"), 2),
        "wood+wood": (("wood", "wood"), 2),
        "metal+stone": (("metal", "stone"), 2),
        "metal+wood": (("metal", "wood"), 2),
        "stone+wood": (("stone", "wood"), 2),
    }


def test_bonus_cards_pair_the_halves_as_reconstructed() -> None:
    halves = {
        name: (card.immediate.advance or card.immediate.release, card.endgame) for name, card in PARTS.bonus.items()
    }
    assert halves == {
        "bonus_architecture": ("architecture", "money"),
        "bonus_nobility": ("nobility", "artwork"),
        "bonus_prestige": ("prestige", "house"),
        "bonus_prison": (1, "noble"),
    }


def test_ladders_start_at_one_and_nobility_ends_at_five() -> None:
    five, eight = BOX.ladders["five"], BOX.ladders["eight"]
    assert five == ((1, 2, 3, 4, 5),) * 3
    assert eight == (tuple(range(1, 9)), (1, 2, 3, 4, 5), tuple(range(1, 9)))


def test_slow_ladders_take_two_steps_for_most_levels_of_prestige() -> None:
    assert BOX.ladders["slow"] == ((1, 2, 3, 4, 5), (1, 2, 3, 4, 5), (1, 1, 2, 2, 3, 3, 4))
    assert GAME.new(3).options.tracks == "five", "short ladders stay the usual ones"


def test_edition_1_has_no_slow_ladders() -> None:
    first = GAME.editions["e5369f274f8a"]
    assert set(first.ladders) == {"five", "eight"}
    assert structs.replace(PARTS, tracks=structs.replace(PARTS.tracks, slow=None)) == first.components
    with pytest.raises(OptionsError, match=r"edition 1 of the values has no tracks 'slow'; it has five, eight"):
        GAME.new(3, {"tracks": "slow"}, edition=first.fingerprint)
    state = GAME.new(3, {"tracks": "eight"}, edition=first.fingerprint)
    state.options = structs.replace(state.options, tracks="slow")
    assert GAME.check(state) == ["no tracks 'slow' in the edition"]


@pytest.mark.parametrize(
    ("path", "source"),
    [
        *((table, "single") for table in ("artworks", "materials", "houses", "nobles", "architects")),
        ("nobles.albert.count", "single"),
        ("nobles.albert.effect", "rulebook"),
        ("layout", "rulebook"),
        ("tracks.slow.nobility", "rulebook"),
        ("tracks.slow.prestige", "reconstructed"),
    ],
)
def test_sources_of_edition_2(path: str, source: str) -> None:
    assert BOX.sources[path] == source


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_games_with_slow_ladders_can_be_played_to_the_end(seats: int) -> None:
    state = GAME.new(seats, {"tracks": "slow"}, seed=seats)
    while state.agenda:
        decision = GAME.decisions(state)[0]
        view = GAME.seen_by(state, decision.seat)
        GAME.play(state, bots.choose("apprentice", GAME, view, decision.seat))
        assert GAME.check(state) == []
    assert state.round == 4


def test_D1_three_players() -> None:
    for state in all_seeds(3):
        for offset, seat in enumerate(state.seats_from(state.first)):
            player = state.players[seat]
            assert dict(zip(BOX.architects, player.hand, strict=True)) == {"1/3": 4, "2/4": 1, "2/5": 0}
            assert dict(zip(BOX.architects, player.prison, strict=True)) == {"1/3": 0, "2/4": 1, "2/5": 1}
            assert player.money == 4 + offset
        assert len(state.area.cards) == 12
        assert NO_CARD not in state.area.cards


def test_D2_two_players() -> None:
    for state in all_seeds(2):
        for offset, seat in enumerate(state.seats_from(state.first)):
            player = state.players[seat]
            assert dict(zip(BOX.architects, player.hand, strict=True)) == {"1/3": 4, "2/4": 2, "2/5": 0}
            assert dict(zip(BOX.architects, player.prison, strict=True)) == {"1/3": 0, "2/4": 0, "2/5": 1}
            assert player.money == 4 + offset
        corners = [BOX.cell(3, 1), BOX.cell(3, 4)]
        assert [cell for cell, owner in enumerate(state.area.owners) if owner == NEUTRAL] == corners
        assert [state.area.values[cell] for cell in corners] == [2, 2]
        assert len(types_in_area(state)) == 10


def test_D3_four_players() -> None:
    for state in all_seeds(4):
        assert len(types_in_area(state)) == 16
        in_piles = sum(map(len, state.piles)) + sum(map(len, state.discards))
        in_area = sum(type_ < 4 for type_ in types_in_area(state))
        # Sixteen of the four types were drawn; those that were not dealt lie on the discards, with at most four
        # Money cards and the Expo card beside them five cards in all.
        assert in_piles + in_area == 12 + 12 + 16 + 15
        left_over = (
            sum(map(len, state.discards)) + (4 - types_in_area(state).count(4)) + (5 not in types_in_area(state))
        )
        assert left_over == 5
        assert [state.players[seat].money for seat in state.seats_from(state.first)] == [4, 5, 6, 7]


@pytest.mark.parametrize(("seats", "spare"), [(2, 0), (3, 0), (4, 0)])
def test_every_player_starts_with_an_upright_brugmann_and_none_is_in_the_pile(
    table: type[Position], seats: int, spare: int
) -> None:
    position = table(seats)
    for seat in range(seats):
        assert position.nobles(seat) == {"brugmann": "upright"}
        assert [position.level(seat, track) for track in ("architecture", "nobility", "prestige")] == [1, 1, 1]
        assert position.player(seat).vp == 0
    assert position.piled("noble").count("brugmann") == spare
    assert len(position.piled("noble")) == 15


@pytest.mark.parametrize("pile", range(4))
def test_every_pile_is_shuffled(pile: int) -> None:
    orders = {tuple(state.piles[pile]) for state in all_seeds(3)}
    assert len(orders) > 35
    assert all(list(order) != sorted(order) for order in orders)


def test_the_expo_card_is_nobodys_at_the_start() -> None:
    assert all(state.expo == NOBODY for state in all_seeds(3))


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_any_seat_may_be_first(seats: int) -> None:
    states = all_seeds(seats)
    assert {state.first for state in states} == set(range(seats))
    assert all(GAME.decisions(state)[0].seat == state.first for state in states)


@pytest.mark.parametrize(("seats", "rows", "shield_count"), [(2, 3, 6), (3, 3, 6), (4, 4, 9)])
def test_the_area_is_a_rectangle_of_four_columns(seats: int, rows: int, shield_count: int) -> None:
    state = GAME.new(seats, seed=3)
    assert len(state.area.cards) == rows * 4
    crests = list(shields(state))
    assert len(crests) == shield_count
    row, col, cells = crests[-1]
    assert (row, col) == (rows - 1, 3)
    corners = [(row, col), (row, col + 1), (row + 1, col), (row + 1, col + 1)]
    assert list(cells) == [BOX.cell(*corner) for corner in corners]


def test_R31_the_two_neutrals_never_meet() -> None:
    state = GAME.new(2, seed=5)
    neutral = [cell for cell, owner in enumerate(state.area.owners) if owner == NEUTRAL]
    assert len(neutral) == 2
    assert len({cell % 4 for cell in neutral}) == 2
    for _, _, cells in shields(state):
        assert sum(cell in cells for cell in neutral) <= 1


def test_R01_money_is_a_number_and_the_bank_never_runs_dry(table: type[Position]) -> None:
    position = table(4)
    for seat in range(4):
        position.give(seat, money=100)  # far more than 23 Money cards can show
    # With three types gone, the pool of nobles, Money and Expo cards is dealt whole.
    for type_ in ("artwork", "material", "house"):
        position.hoard(0, type_)
    position.play(Pass(), Pass(), Pass(), Pass())
    assert position.state.round == 2
    assert [position.player(seat).money for seat in range(4)] == [103, 101, 101, 101]
    assert position.state.area.cards.count(BOX.money_card) == 4


def test_R43_nothing_limits_what_a_player_holds(table: type[Position]) -> None:
    position = table(3).give(0, money=500).hoard(0, "artwork", left=("red",)).hoard(0, "material", left=("wood+wood",))
    position.hoard(0, "house", left=("house_d",))
    position.lay({(1, 1): "red"}).place(1, 1)
    assert sum(position.player(0).artworks) == 12
    position.turn_of(0).lay({(1, 2): "wood+wood"}).place(1, 2)
    assert sum(position.player(0).materials) == 12
    assert position.player(0).money == 498
    position.turn_of(0).lay({(1, 3): "house_d"}).place(1, 3)
    position.play(position.moves()[0])
    assert sum(position.player(0).houses) == 16
