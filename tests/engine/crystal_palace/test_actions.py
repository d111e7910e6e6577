"""Phase 3: the order of dice, slots, compensation, and the locations without spots."""

import pytest

from engine.games.crystal_palace import actions, income, reform_club, salaries
from engine.games.crystal_palace.components import LOCATIONS
from engine.games.crystal_palace.moves import (
    Accept,
    Act,
    Borrow,
    Decline,
    GiveUp,
    Hire,
    Pass,
    Pick,
    Recruit,
    TakePatent,
    TakeShare,
    TakeTile,
    UseTile,
)
from engine.games.crystal_palace.parts import EMPTY
from tests.engine.conftest import Told
from tests.engine.crystal_palace.conftest import Position

RED, BLUE, YELLOW, GREEN_ = range(4)
SHOWN = ["audio_book", "hydraulic_crane", "ice_machine", "smog_filter"]


# The order


def test_T08_actions_at_westminster(table: type[Position], told: Told) -> None:
    """Two slots: £1 for the first, £2 to pay in the second, and £1 for the die that finds none."""
    position = table(4).give(YELLOW, westminster=2)
    events = position.acting("westminster", {1: (BLUE, 5), 2: (YELLOW, 5), 3: (RED, 3)})
    assert (position.asks, position.seat) == ("action", BLUE)
    events += position.play(Act())
    assert (position.player(BLUE).pounds, position.player(BLUE).westminster) == (40 + 1 + 2, 2)
    assert position.seat == YELLOW
    events += position.play(Act())
    player = position.player(YELLOW)
    assert (player.pounds, player.energy, player.westminster) == (38, 2, 3)
    assert position.asks is None
    assert (position.player(RED).pounds, position.player(RED).westminster) == (41, 1)
    assert [(event.seat, event.pounds) for event in told(events, "compensated")] == [(RED, 1)]


def test_dice_act_from_the_highest_to_the_lowest_and_R07_equal_ones_from_the_left(table: type[Position]) -> None:
    position = table(4).show(patents=[*SHOWN, "beer_glass_counter"])
    dice = {1: (RED, 5), 2: (BLUE, 6), 3: (YELLOW, 5), 4: (BLUE, 5), 5: (RED, 1)}
    position.acting("patent_office", dice)
    first = position.boards.slots[0].start
    assert [slot - first + 1 for slot in actions.resolution_order(position.state, 0)] == [2, 1, 3, 4, 5]
    seats = []
    while position.asks == "action":
        seats.append(position.seat)
        position.play(Act())
        if position.asks == "patent-choice":
            position.play(position.moves()[0])
    assert seats == [BLUE, RED, YELLOW, BLUE]
    assert position.player(RED).pounds == 41, "four slots, five dice"


def test_R06_a_passed_die_leaves_the_slot_to_later_dice_and_gets_nothing(table: type[Position], told: Told) -> None:
    position = table(2)
    events = position.acting("westminster", {1: (RED, 6), 2: (BLUE, 5), 3: (RED, 4)})
    events += position.play(Pass())
    assert [(event.seat, event.value) for event in told(events, "action-passed")] == [(RED, 6)]
    assert position.player(RED).pounds == 40
    position.play(Act())
    assert position.player(BLUE).pounds == 43, "the first slot was still free"
    assert (position.asks, position.seat) == ("action", RED), "passing concerned only the other die"


def test_R15_no_compensation_after_a_voluntary_pass(table: type[Position], told: Told) -> None:
    position = table(2)
    events = position.acting("westminster", {1: (RED, 6)}) + position.play(Pass())
    assert not told(events, "compensated")
    assert position.player(RED).pounds == 40


def test_R65_compensation_with_jennings(table: type[Position]) -> None:
    position = table(2).give(RED, characters=["george_jennings"]).show(shares=["spring1849-1"])
    position.acting("bank_of_england", {1: (BLUE, 6), 2: (RED, 4)})
    position.play(Act())
    assert position.player(RED).pounds == 43
    position = table(2).give(RED, characters=["george_jennings"], new=1).show(shares=["spring1849-1"])
    position.acting("bank_of_england", {1: (BLUE, 6), 2: (RED, 4)})
    position.play(Act())
    assert position.player(RED).pounds == 41, "not in the round of recruiting"


def test_R65_abilities_of_different_characters_add_up_and_are_their_owners_alone(table: type[Position]) -> None:
    corrections = {
        "characters": {
            "michael_bass": {
                "recurring": {
                    "phase": 3,
                    "effect": [{"modifier": {"kind": "no_slot_compensation", "pounds": 2}}],
                }
            }
        }
    }
    position = table(3, corrections).give(RED, characters=["george_jennings", "michael_bass"])
    position.acting("westminster", {1: (BLUE, 6), 2: (BLUE, 5), 3: (RED, 3)})
    position.play(Act(), Act())
    assert position.player(RED).pounds == 45
    position = table(3, corrections).give(RED, characters=["george_jennings", "michael_bass"])
    position.acting("westminster", {1: (RED, 6), 2: (RED, 5), 3: (BLUE, 3)})
    position.play(Act(), Act())
    assert position.player(BLUE).pounds == 41


def test_R14_the_slot_counts_not_the_player(table: type[Position]) -> None:
    """One player may fill both bonus slots of the Patent Office."""
    position = table(2).show(patents=SHOWN)
    position.acting("patent_office", {1: (RED, 6), 2: (RED, 5), 3: (RED, 4)})
    for patent in SHOWN[:3]:
        position.play(Act(), TakePatent(patent))
    assert position.player(RED).newspapers == 2
    assert len(position.player(RED).patents) == 3


def test_the_bonus_comes_before_the_action(table: type[Position]) -> None:
    """The first slot of the London Times gives a newspaper, which the editor's row then counts."""
    position = table(2).editor("2B").round(2)
    position.acting("london_times", {1: (RED, 4)})
    position.play(Act())
    assert (position.player(RED).newspapers, position.player(RED).buzz) == (1, 2)


# 1 Patent Office


def test_T09_patent_office(table: type[Position], told: Told) -> None:
    position = table(2).show(patents=SHOWN)
    position.acting("patent_office", {1: (BLUE, 6), 2: (BLUE, 4)})
    events = position.play(Act())
    assert position.player(BLUE).newspapers == 1
    assert position.moves() == [TakePatent(patent) for patent in SHOWN]
    events += position.play(TakePatent("audio_book"))
    assert position.player(BLUE).pounds == 40
    assert not told(events, "paid")
    assert (position.asks, position.seat) == ("action", BLUE), "the second die acts at once"
    position.play(Act())
    assert position.moves() == [TakePatent(patent) for patent in SHOWN[1:]]
    position.play(TakePatent("smog_filter"))
    assert position.names("patents", position.player(BLUE).patents) == ["audio_book", "smog_filter"]
    assert position.player(BLUE).newspapers == 2


def test_gaps_are_not_refilled(table: type[Position]) -> None:
    position = table(2).show(patents=SHOWN)
    position.acting("patent_office", {1: (RED, 6)})
    position.play(Act(), TakePatent("hydraulic_crane"))
    assert position.state.patents[1] == EMPTY


def test_R21_the_top_card_of_a_pile_is_never_taken(table: type[Position]) -> None:
    position = table(2).show(patents=SHOWN)
    position.acting("patent_office", {1: (RED, 6)})
    position.play(Act())
    top = position.box.patents[position.state.piles[0][-1]]
    assert position.refuses(TakePatent(top))
    position = table(2).show(characters=["levi_strauss", "sherlock_holmes"])
    position.acting("reform_club", {1: (RED, 6)})
    position.play(Act())
    top = position.box.characters[position.state.piles[1][-1]]
    assert position.refuses(Recruit(top))


# 2 British Museum


def test_T10_british_museum(table: type[Position]) -> None:
    position = table(3).show(tiles=["G19", "G01", "G02"])
    position.acting("british_museum", {1: (BLUE, 5), 2: (YELLOW, 4)})
    position.play(Act(), TakeTile("G19"))
    assert position.tiles(BLUE) == ["G19"]
    assert position.pays(BLUE) == 4, "a permanent tile waits for phase 6"
    position.play(Act())
    assert position.player(YELLOW).pounds == 38, "the second slot costs £2"
    position.play(TakeTile("G02"))
    player = position.player(YELLOW)
    assert (player.gears, player.pounds) == (2, 40)
    assert position.tiles(YELLOW) == ["G02"], "it goes on filling its space"


def test_the_other_tile_of_T10_gives_newspapers_and_buzz(table: type[Position]) -> None:
    position = table(3).show(tiles=["G19", "G01", "G02"])
    position.acting("british_museum", {1: (BLUE, 5)})
    position.play(Act(), TakeTile("G01"))
    assert position.player(BLUE).newspapers == 2
    assert position.asks == "token", "space 4 has an illustration"
    position.play(Decline())
    assert position.player(BLUE).buzz == 4


FULL = ["G02", "G03", "G19", "G20", "G21", "G22", "G23", "G24", "G25"]


def test_a_full_board_replaces_an_own_tile_never_a_loan(table: type[Position]) -> None:
    position = table(2).give(RED, tiles=FULL, loans=[8]).show(tiles=["G26", "G27", "G28"])
    position.acting("british_museum", {1: (RED, 5)})
    position.play(Act(), TakeTile("G27"))
    assert (position.asks, position.moves()) == ("tile-space", [GiveUp(tile) for tile in FULL])
    position.play(GiveUp("G19"))
    assert "G19" not in position.tiles(RED)
    assert position.tiles(RED)[2] == "G27"
    assert position.loans(RED) == [8]


def test_R58_only_passing_is_legal_with_nothing_but_loans(table: type[Position], told: Told) -> None:
    position = table(2).give(RED, loans=[8] * 9 + [9]).show(tiles=["G26", "G27", "G28"])
    events = position.acting("british_museum", {1: (RED, 5)})
    assert position.asks is None
    assert [event.location for event in told(events, "action-passed")] == ["british_museum"]


def test_R58_the_museum_is_lost_if_its_own_cost_fills_the_board_with_loans(table: type[Position], told: Told) -> None:
    """Red has one tile and nine loans, and no money for the second slot."""
    position = table(2).give(RED, tiles=["G19"], loans=[8] * 9, pounds=0, gears=0, energy=0)
    position.show(tiles=["G26", "G27", "G28"])
    position.acting("british_museum", {1: (BLUE, 6), 2: (RED, 5)})
    position.play(Act(), TakeTile("G26"))
    events = position.play(Act())
    assert [event.location for event in told(events, "action-lost")] == ["british_museum"]
    assert position.tiles(RED) == []
    assert len(position.loans(RED)) == 10


def test_R58_a_loan_taken_meanwhile_can_cost_the_tile(table: type[Position], told: Told) -> None:
    position = table(2).give(RED, tiles=["G19"], loans=[8] * 9).show(tiles=["G26", "G27", "G28"])
    position.acting("british_museum", {1: (RED, 5)})
    position.play(Act())
    assert position.asks == "displayed-tile"
    events = position.play(Borrow())
    assert position.asks is None
    assert len(told(events, "no-room")) == 1


def test_R58_pass_or_slot_is_decided_before_the_bonus(table: type[Position]) -> None:
    position = table(2).show(patents=SHOWN)
    position.acting("patent_office", {1: (RED, 6)})
    assert position.moves() == [Act(), Pass()]
    position.play(Act())
    assert position.refuses(Pass())


# 3 Bank of England


def test_T11_bank(table: type[Position], told: Told) -> None:
    position = table(3).show(shares=["spring1849-2", "spring1849-3"])
    position.acting("bank_of_england", {1: (YELLOW, 5)})
    position.play(Act())
    assert position.moves() == [TakeShare("spring1849-2"), TakeShare("spring1849-3")]
    score, space = position.vp(YELLOW), position.player(YELLOW).income
    position.play(TakeShare("spring1849-2"))
    assert position.vp(YELLOW) == score + 1
    assert position.player(YELLOW).income == space + 5
    assert position.names("shares", position.player(YELLOW).shares) == ["spring1849-2"]


def test_T30_above_twelve(table: type[Position]) -> None:
    position = table(2).give(RED, pays=12)
    income.advance(position.state, RED, 2)
    assert position.pays(RED) == 12
    assert position.player(RED).pounds == 42


# 4 Westminster


def test_T12_westminster_top(table: type[Position]) -> None:
    for option, energy, buzz in ((1, 2, 0), (2, 1, 2)):
        position = table(2).give(RED, westminster=5)
        position.acting("westminster", {1: (RED, 5)})
        position.play(Act())
        assert (position.asks, position.moves()) == ("alternative", [Pick(1), Pick(2)])
        position.play(Pick(option))
        player = position.player(RED)
        assert (player.pounds, player.westminster, player.energy, player.buzz) == (41, 5, energy, buzz)


@pytest.mark.parametrize(("space", "gains"), [(1, {"pounds": 2}), (2, {"energy": 1}), (4, {"buzz": 2})])
def test_every_westminster_space_brings_its_bonus_once(
    table: type[Position], space: int, gains: dict[str, int]
) -> None:
    position = table(2).give(RED, westminster=space, pounds=0)
    position.acting("westminster", {1: (RED, 5)})
    position.play(Act())
    player = position.player(RED)
    assert player.westminster == space + 1
    assert player.pounds == 1 + gains.get("pounds", 0)
    assert player.energy == 1 + gains.get("energy", 0)
    assert player.buzz == gains.get("buzz", 0)


def test_westminster_4_uses_a_green_bonus_that_still_works_later(table: type[Position]) -> None:
    position = table(2).give(RED, westminster=3, tiles=["G21"], pounds=0)
    position.acting("westminster", {1: (RED, 5)})
    position.play(Act())
    assert (position.asks, position.moves()) == ("green-bonus", [UseTile("G21"), Decline()])
    position.play(UseTile("G21"))
    assert position.player(RED).pounds == 3
    assert position.tiles(RED) == ["G21"]


# 5 Reform Club


def test_T13_reform_club(table: type[Position], told: Told) -> None:
    position = table(2).round(3).show(characters=["charlotte_bronte", "levi_strauss"])
    position.give(BLUE, gears=2, energy=1, prototypes=["audio_book"], pounds=0)
    position.acting("reform_club", {1: (BLUE, 6)})
    score = position.vp(BLUE)
    events = position.play(Act())
    assert position.player(BLUE).buzz == 1
    events += position.play(Recruit("charlotte_bronte"))
    assert (position.player(BLUE).gears, position.player(BLUE).energy) == (0, 0)
    events += position.play(Accept())
    assert position.asks == "assistant-action"
    events += position.play(Hire())
    assert position.spaces() == {1: BLUE}
    assert position.player(BLUE).pounds == 0
    assert position.vp(BLUE) == score + 10 + 4
    assert [(event.patent, event.character, event.vp) for event in told(events, "linked")] == [
        ("audio_book", "charlotte_bronte", 4)
    ]
    assert position.names("characters", position.player(BLUE).characters) == ["charlotte_bronte"]


@pytest.mark.parametrize(("round_", "vp"), [(1, 12), (2, 12), (3, 10), (4, 10), (5, 8)])
def test_points_of_the_year(table: type[Position], round_: int, vp: int) -> None:
    position = table(2).round(round_).give(RED, gears=2)
    assert reform_club.worth(position.state, RED, position.box.character_of["charlotte_bronte"]) == (vp, 0)


def test_R34_immediate_effects_are_optional(table: type[Position]) -> None:
    position = table(2).show(characters=["levi_strauss"])
    position.acting("reform_club", {1: (RED, 6)})
    position.play(Act())
    assert (position.asks, position.moves()) == ("immediate-effect", [Accept(), Decline()])
    position.play(Decline())
    assert position.player(RED).pounds == 40
    assert position.names("characters", position.player(RED).characters) == ["levi_strauss"]


def test_R30_each_link_scores_once_for_every_own_partner(table: type[Position], told: Told) -> None:
    """Victoria is linked with the teapot and the palace: four points each."""
    patents = ["self_pouring_teapot", "crystal_palace"]
    position = table(2).show(characters=["queen_victoria"]).give(RED, prototypes=patents, gears=3)
    position.give(BLUE, prototypes=["audio_book"])
    victoria = position.box.character_of["queen_victoria"]
    assert reform_club.worth(position.state, RED, victoria) == (15, 8)
    assert reform_club.worth(position.state, BLUE, victoria) == (15, 0), "only on one's own side"
    position.acting("reform_club", {1: (RED, 6)})
    events = position.play(Act(), Decline())
    assert [event.patent for event in told(events, "linked")] == patents
    assert position.line(RED, "links") == 8
    assert position.line(RED, "characters") == 15


def test_R31_a_character_does_not_count_itself(table: type[Position]) -> None:
    """France's first level asks for one character; Brontë's own assistant action comes too early for her."""
    position = table(2).show(characters=["charlotte_bronte"]).give(RED, gears=2)
    position.acting("reform_club", {1: (RED, 6)})
    position.play(Act(), Accept())
    assert position.asks == "assistant-action"
    assert position.moves() == [Hire(), Decline()]


def test_R37_recruits_are_paid_and_help_in_the_same_round(table: type[Position], told: Told) -> None:
    position = table(2).give(RED, characters=["michael_bass"], new=1, pounds=10).order(RED, BLUE)
    assert salaries.due(position.state, RED) == 2
    position.run(salaries.Salaries(RED), salaries.Help(RED))
    assert position.player(RED).pounds == 8
    position.play(position.moves()[0])
    assert position.player(RED).pounds == 10


# 6 London Times


def test_T14_london_times(table: type[Position], told: Told) -> None:
    position = table(3).round(2).give(YELLOW, characters=["levi_strauss", "sherlock_holmes"], prototypes=["audio_book"])
    position.acting("london_times", {1: (YELLOW, 5)})
    events = position.play(Act())
    assert position.player(YELLOW).newspapers == 1
    assert [(event.level, event.buzz) for event in told(events, "published")] == [(3, 4)]
    assert position.player(YELLOW).buzz == 4


@pytest.mark.parametrize(("cards", "level", "buzz"), [(0, 0, 0), (1, 1, 2), (2, 2, 3), (3, 3, 4), (4, 3, 4)])
def test_the_highest_level_reached_counts_and_level_0_is_legal_R58(
    table: type[Position], told: Told, cards: int, level: int, buzz: int
) -> None:
    people = ["levi_strauss", "sherlock_holmes", "michael_bass", "adolphe_sax"][:cards]
    position = table(2).round(2).give(RED, characters=people)
    position.acting("london_times", {1: (RED, 5)})
    events = position.play(Act())
    assert [(event.level, event.buzz) for event in told(events, "published")] == [(level, buzz)]
    assert position.player(RED).buzz == buzz


def test_all_locations_are_visited_in_order(table: type[Position]) -> None:
    """A die of red at every location acts from 1 to 8."""
    position = table(5)
    position.show(
        patents=SHOWN, tiles=["G02", "G03"], shares=["spring1849-1"], characters=["levi_strauss", "michael_bass"]
    )
    for number, location in enumerate(LOCATIONS):
        seat = number % 5
        position.lay_dice(location, {1: (seat, 6)})
    position.run(actions.Begin())
    visited = []
    while position.asks == "action":
        visited.append(position.boards.location_of[position.state.agenda[-1].slot])
        position.play(Pass())
    assert visited == list(range(8))
