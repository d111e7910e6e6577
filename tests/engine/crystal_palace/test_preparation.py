"""Phase 7: the next round."""

from engine.games.crystal_palace import preparation, revenue
from engine.games.crystal_palace.events import MarketShifted, RoundBegan
from engine.games.crystal_palace.moves import Done
from engine.games.crystal_palace.parts import CHARACTERS, EMPTY, GREEN, PATENTS, die
from tests.engine.conftest import Told
from tests.engine.crystal_palace.conftest import Position

RED, BLUE = range(2)
PATENTS_SHOWN = ["audio_book", "hydraulic_crane", "ice_machine", "smog_filter"]


def next_round(position: Position) -> list[MarketShifted | RoundBegan]:
    return position.run(preparation.NextRound())


def test_dice_come_back_but_for_ticketed_ones(table: type[Position]) -> None:
    position = table(2).dice(RED, 5, 3, gained=1)
    position.lay_dice("westminster", {1: (RED, 6)})
    position.state.tickets = (die(RED, 4),)
    player = position.player(RED)
    player.ticketed, player.reserve, player.passed = 1, player.reserve - 1, True
    next_round(position)
    assert (player.usable, player.gained, player.ticketed, player.reserve) == (4, 0, 1, 1)
    assert (player.dice, player.passed) == ((), False)
    assert set(position.state.placed) == set(position.state.acting) == {EMPTY}


def test_R66_leftover_cards_go_under_the_pile_the_leftmost_highest(table: type[Position]) -> None:
    position = table(2).show(patents=PATENTS_SHOWN, characters=["levi_strauss", "michael_bass"])
    position.state.patents[1] = EMPTY
    position.give(RED).state.players[RED].patents = (position.box.patent_of["hydraulic_crane"],)
    top = position.state.piles[PATENTS][-4:]
    next_round(position)
    assert position.state.patents == top[::-1], "dealt from left to right"
    assert position.names("patents", position.state.piles[PATENTS][:3]) == ["smog_filter", "ice_machine", "audio_book"]
    assert position.names("characters", position.state.piles[CHARACTERS][:2]) == ["michael_bass", "levi_strauss"]
    assert position.state.under[PATENTS] == 3


def test_leftover_tiles_and_shares_leave_the_game(table: type[Position]) -> None:
    position = table(3).show(tiles=["G01", "G02", "G03"], shares=["spring1849-1", "spring1849-2"])
    next_round(position)
    assert position.names("tiles", position.state.gone) == ["G01", "G02", "G03"]
    assert len(position.state.tiles) == 3
    assert len(position.state.piles[GREEN]) == 26
    assert all(name.startswith("autumn1849") for name in position.names("shares", position.state.shares))
    assert len(position.state.shares) == 2


def test_R51_piles_recycle_and_green_tiles_suffice(table: type[Position]) -> None:
    """At five players four green tiles are shown in each of five rounds: twenty of thirty-two."""
    position = table(5)
    preparation.deal(position.state)
    for _ in range(4):
        next_round(position)
    assert position.state.round == 5
    assert len(position.state.piles[GREEN]) == 32 - 20
    assert len(position.state.piles[PATENTS]) == 25
    assert len(position.state.piles[CHARACTERS]) == 25


def test_limits_of_a_round_begin_anew(table: type[Position]) -> None:
    position = table(2).give(RED, characters=["captain_nemo"], new=1, helped=(16,))
    position.give(RED, prototypes=["audio_book"], built=1)
    next_round(position)
    player = position.player(RED)
    assert (player.recruited, player.built, player.helped) == (0, 0, ())
    assert position.asks == "dice-setting"
    assert (position.state.phase, position.state.round) == (1, 2)


def test_the_market_shifts_and_the_banner_is_refilled(table: type[Position], told: Told) -> None:
    position = table(2).market({2: RED, 5: BLUE}, banner=0)
    events = next_round(position)
    assert position.spaces() == {1: RED, 4: BLUE}
    assert position.state.banner == 2
    assert len(told(events, "market-shifted")) == 1


def test_R66_phase_7_comes_in_its_order(table: type[Position], told: Told) -> None:
    position = table(2).round(4)
    events = next_round(position)
    names = [type(event).__name__ for event in events]
    assert names == ["MarketShifted", "RoundBegan"]
    assert [(event.round, event.name) for event in told(events, "round-began")] == [(5, "spring1851")]


def test_after_round_5_the_game_ends_without_phase_7(table: type[Position], told: Told) -> None:
    position = table(2).round(5).market({3: RED})
    position.order(RED, BLUE).run(revenue.EndOfRound())
    assert position.asks is None
    assert position.state.round == 5
    assert position.spaces() == {3: RED}
    position = table(2).round(4)
    position.run(revenue.EndOfRound())
    assert position.asks == "dice-setting"
    assert position.refuses(Done())
