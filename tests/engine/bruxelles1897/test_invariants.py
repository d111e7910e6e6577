"""Chapter 14 of the rules: what `check` finds broken."""

from collections.abc import Callable

import pytest

from engine.game import game
from engine.games.bruxelles1897.parts import NEUTRAL, NOBODY, UPRIGHT
from engine.games.bruxelles1897.state import State
from tests.engine.bruxelles1897.conftest import Position

GAME = game("bruxelles1897")


def lose_a_card(state: State) -> None:
    state.piles[0].pop()


def make_a_card(state: State) -> None:
    state.discards[1].append(state.box.code["wood+wood"])


def second_brugmann(state: State) -> None:
    state.piles[3].append(state.box.code["brugmann"])


def lose_an_architect(state: State) -> None:
    state.players[1].hand[0] -= 1


def make_an_architect(state: State) -> None:
    state.players[2].prison[2] += 1


def owe_money(state: State) -> None:
    state.players[0].money = -1


def two_expos(state: State) -> None:
    state.area.cards[0] = state.area.cards[1] = state.box.expo_card


def held_and_lying_expo(state: State) -> None:
    state.area.cards[0] = state.box.expo_card
    state.expo = 1


def too_much_money_in_the_area(state: State) -> None:
    state.area.cards[:4] = [state.box.money_card] * 4


def fewer_than_none(state: State) -> None:
    state.players[0].artworks[0] = -1
    state.piles[0].append(state.box.code["blue"])


def a_noble_from_nowhere(state: State) -> None:
    state.players[0].nobles[state.box.nobles.index("horta")] = UPRIGHT


def a_short_list(state: State) -> None:
    state.players[1].materials.pop()


def a_long_area(state: State) -> None:
    state.area.values.append(1)


def a_bonus_card_twice(state: State) -> None:
    state.bonuses[0] = state.bonuses[1]


def no_such_step(state: State) -> None:
    state.players[0].steps[2] = 9


def used_less_than_never(state: State) -> None:
    state.uses[1] = -1


def no_such_card(state: State) -> None:
    state.piles[2].append(999)


def swap_cards_between_piles(state: State) -> None:
    artworks, materials = state.piles[:2]
    artworks[0], materials[0] = materials[0], artworks[0]


def an_expo_among_the_artworks(state: State) -> None:
    state.discards[0].append(state.box.expo_card)


def a_blank_card(state: State) -> None:
    state.piles[0].append(-1)


def no_such_face(state: State) -> None:
    state.area.values[0] = 9


def an_architect_on_a_card(state: State) -> None:
    state.players[0].hand[0] -= 1
    state.area.cards[0] = state.box.money_card
    state.area.owners[0], state.area.kinds[0], state.area.values[0] = 0, 0, state.box.faces[0][0]


def a_neutral_architect_among_three(state: State) -> None:
    state.area.owners[0], state.area.values[0] = NEUTRAL, state.box.components.neutral.value


def a_lonely_player(state: State) -> None:
    del state.players[1:]


@pytest.mark.parametrize(
    ("damage", "names"),
    [
        (a_short_list, "seat 1: a list is not 6 long"),
        (a_long_area, "area: a list is not 12 long"),
        (a_bonus_card_twice, "bonus cards"),
        (no_such_step, "no such step"),
        (used_less_than_never, "no such use"),
        (no_such_card, "a pile of house cards holds others"),
        (swap_cards_between_piles, "a pile of artwork cards holds others; a pile of material cards holds others"),
        (an_expo_among_the_artworks, "a pile of artwork cards holds others"),
        (a_blank_card, "a pile of artwork cards holds others"),
        (no_such_face, "space 0 of the area"),
        (an_architect_on_a_card, "space 0 of the area"),
        (a_neutral_architect_among_three, "space 0 of the area"),
        (a_lonely_player, "1 players"),
        (lose_a_card, "artwork"),
        (make_a_card, "wood+wood"),
        (second_brugmann, "brugmann"),
        (lose_an_architect, "seat 1 has 3 architects 1/3"),
        (make_an_architect, "seat 2 has 2 architects 2/5"),
        (owe_money, "seat 0 has -1 money"),
        (two_expos, "Expo"),
        (held_and_lying_expo, "Expo"),
        (too_much_money_in_the_area, "Money"),
        (fewer_than_none, "fewer than no cards"),
        (a_noble_from_nowhere, "horta"),
    ],
)
def test_check_names_what_is_broken(table: type[Position], damage: Callable[[State], None], names: str) -> None:
    position = table(3)
    assert GAME.check(position.state) == []
    damage(position.state)
    assert names in "; ".join(GAME.check(position.state))


def test_neutral_architects_stay_where_they_are(table: type[Position]) -> None:
    position = table(2)
    cell = position.state.area.owners.index(NEUTRAL)
    position.state.area.owners[cell] = NOBODY
    assert GAME.check(position.state) == [f"space {cell} of the area cannot be so"]
