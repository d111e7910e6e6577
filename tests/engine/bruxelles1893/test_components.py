"""Chapter 2 of the rules: the components, and what is refused."""

import tomllib
from importlib import resources
from pathlib import Path
from typing import Any

import pytest

from engine.components import ComponentsError
from engine.editions import Editions
from engine.games.bruxelles1893 import GAME
from engine.games.bruxelles1893.box import Box
from engine.games.bruxelles1893.components import ACTIONS, COLOURS, Components
from engine.games.bruxelles1893.moves import Visit

FOLDER = resources.files("engine.games.bruxelles1893")
TEXT = (FOLDER / "components.toml").read_text(encoding="utf-8")
BOX = GAME.editions[GAME.editions.standard()]
PARTS = BOX.components


@pytest.fixture
def editions() -> Editions[Box]:
    return Editions(FOLDER, Components, Box)


@pytest.mark.parametrize("side", ["basic", "expert"])
def test_TV33_shipped_strips_have_25_squares_per_side_with_each_action_five_times(side: str) -> None:
    squares = [action for strip in PARTS.strips.values() for action in getattr(strip, side)]
    assert len(squares) == 25
    assert {action: squares.count(action) for action in ACTIONS} == dict.fromkeys(ACTIONS, 5)


def test_TV33_cards_and_tiles_add_up() -> None:
    assert sum(figure.count for figure in PARTS.figures.values()) == 26
    assert len(PARTS.bonus) == 25
    assert len(PARTS.stock) == 12
    assert sum(BOX.art) == 30


def test_shipped_basic_strips_show_each_action_once_in_every_row_and_column() -> None:
    for strip in PARTS.strips.values():
        assert sorted(strip.basic) == sorted(ACTIONS)
    for col in range(5):
        assert sorted(strip.basic[col] for strip in PARTS.strips.values()) == sorted(ACTIONS)


def test_expert_strips_repeat_an_action_and_every_column_shows_one_three_times() -> None:
    for strip in PARTS.strips.values():
        assert len(set(strip.expert)) == 4
    for col in range(5):
        column = [strip.expert[col] for strip in PARTS.strips.values()]
        assert max(map(column.count, column)) == 3
    for half in (slice(0, 3), slice(2, 5)):
        shown = [action for strip in PARTS.strips.values() for action in strip.expert[half]]
        assert all(shown.count(action) >= 2 for action in ACTIONS)


def test_figures_cost_what_the_books_leave_to_see() -> None:
    assert {name: (figure.count, figure.upkeep) for name, figure in PARTS.figures.items()} == {
        "brugmann": (5, 1),
        "solvay": (3, 2),
        "buls": (3, 3),
        "empain": (3, 2),
        "vandevelde": (3, 4),
        "albert": (3, 4),
        "vandervelde": (3, 3),
        "maeterlinck": (3, 5),
    }


def test_bonus_cards_as_reconstructed() -> None:
    cards = PARTS.bonus.values()
    assert sum(card.vp for card in cards) == 20
    assert sum(card.manneken for card in cards) == 19
    assert [card.mode for card in cards].count("choose") == 6
    pairs = {frozenset(card.powers) for card in cards if card.mode == "choose"}
    assert len(pairs) == 6
    assert all(len(pair) == 2 for pair in pairs)
    assert sum(card.amount == 2 for card in cards) == 7
    singles = [card for card in cards if card.mode == "all" and card.amount == 1]
    for power in ("city_hall", "royal_palace", "architect", "courthouse"):
        extras = [(card.vp, card.manneken) for card in singles if card.powers == (power,)]
        assert extras == [(2, 0), (1, 1), (0, 2)]


def test_stock_cards_as_reconstructed() -> None:
    assert [card.money for card in PARTS.stock.values()] == [4, 5, 5, 6, 6, 6, 6, 7, 7, 7, 8, 8]
    means = {}
    for seats in range(2, 6):
        sizes = []
        for lines in BOX.open[seats]:
            areas = [len(BOX.shields[BOX.shield(line.row, line.col)].area) for line in lines]
            assert areas[0] == areas[1], "both shields open areas of one size"
            sizes.append(areas[0])
        means[seats] = round(sum(sizes) / len(sizes), 1)
    assert means == {2: 10.0, 3: 12.2, 4: 13.3, 5: 14.7}


def test_every_colour_starts_alike_and_the_grid_rises_to_the_edges() -> None:
    values = BOX.sale_values[BOX.cursor_start]
    assert values == ((1, 4), (1, 4), (1, 4), (1, 4), (0, 2))
    assert BOX.sale_values[BOX.square(2, 2)][COLOURS.index("blue")] == (4, 8)
    assert BOX.sale_values[BOX.square(6, 6)][COLOURS.index("yellow")] == (4, 8)
    assert len(BOX.sale_values) == 25


def test_every_shipped_table_names_its_source(editions: Editions[Box]) -> None:
    shipped = tomllib.loads(TEXT)
    sources = editions[editions.standard()].sources
    assert {name: sources[name] for name in shipped} == {name: table["source"] for name, table in shipped.items()}
    assert BOX.sources["figures"] == "rulebook"
    assert BOX.sources["bonus"] == "reconstructed"
    assert BOX.sources["colours"] == "single"


def test_which_upkeep_and_which_copies_are_reconstructed() -> None:
    upkeep = {name for name in BOX.figures if BOX.sources[f"figures.{name}.upkeep"] == "reconstructed"}
    copies = {name for name in BOX.figures if BOX.sources[f"figures.{name}.count"] == "reconstructed"}
    assert upkeep == {"vandevelde", "empain"}
    assert copies == {*BOX.figures} - {"brugmann"}
    assert BOX.sources["figures.vandevelde.effect"] == "rulebook"


def test_edition_2_changes_no_value() -> None:
    assert GAME.editions["b839cbd73f19"].components == PARTS
    assert GAME.editions.standard() != "b839cbd73f19"


def test_an_owner_may_show_actions_as_often_as_his_strips_do() -> None:
    """No rulebook says how often a side shows an action: only lengths and names are checked."""
    sides = {"basic": ["sale"] * 5, "expert": ["theatre", "theatre", "sale", "sale", "materials"]}
    edition = GAME.editions.corrected({"strips": {"strip_2": sides}})
    assert GAME.editions[edition].components.strips["strip_2"].basic == ("sale",) * 5
    for side in ("basic", "expert"):
        state = GAME.new(2, {"strips": side}, seed=3, edition=edition)
        while state.agenda:
            GAME.play(state, GAME.decisions(state)[0].moves[0])
            assert GAME.check(state) == []


def test_single_values_can_be_corrected(editions: Editions[Box]) -> None:
    fingerprint = editions.corrected(
        {
            "stock": {"stock_7": {"money": 9, "shields": {"3": ["1-1", "2-3"]}}},
            "figures": {"buls": {"upkeep": 2}},
            "bonus": {"source": "owner", "bonus_18": {"vp": 2}},
        }
    )
    box = editions[fingerprint]
    assert box.stock_money[6] == 9
    assert [(move.row, move.col) for move in box.open[3][6]] == [(1, 1), (2, 3)]
    assert box.open[4] == BOX.open[4]
    assert box.upkeep[box.figures.index("buls")] == 2
    assert box.bonus_parts[17].vp == 2
    assert box.bonus_parts[16] == BOX.bonus_parts[16]


@pytest.mark.parametrize(
    ("corrections", "named"),
    [
        ({"strips": {"strip_2": {"basic": ["sale"] * 6}}}, ["[strips.strip_2.basic]", "5 squares"]),
        ({"strips": {"strip_2": {"expert": ["sale"] * 4}}}, ["[strips.strip_2.expert]", "5 squares"]),
        ({"strips": {"strip_2": {"expert": ["sail"] * 5}}}, ["[strips.strip_2.expert[0]]", "sail"]),
        ({"strips": {"strip_6": {"basic": list(ACTIONS), "expert": list(ACTIONS)}}}, ["[strips]", "5", "not 6"]),
        ({"stock": {"stock_13": {"money": 3, "shields": {}}}}, ["[stock]", "12", "not 13"]),
        ({"stock": {"stock_3": {"shields": {"4": ["1-1", "5-1"]}}}}, ["[stock.stock_3.shields.4]", "5-1"]),
        ({"stock": {"stock_3": {"shields": {"4": ["1-1", "1-1"]}}}}, ["[stock.stock_3.shields.4]", "the same"]),
        ({"stock": {"stock_3": {"shields": {"4": ["1-1"]}}}}, ["[stock.stock_3.shields.4]", "length 2"]),
        ({"stock": {"stock_3": {"shields": {"4": ["1-1", "4"]}}}}, ["[stock.stock_3.shields.4[1]]", "regex"]),
        ({"stock": {"stock_3": {"money": 0}}}, ["[stock.stock_3.money]", ">= 1"]),
        ({"figures": {"buls": {"count": 4}}}, ["[figures]", "26", "not 27"]),
        ({"figures": {"buls": {"upkeep": -1}}}, ["[figures.buls.upkeep]", ">= 0"]),
        ({"figures": {"buls": {"effect": {"advance": "fame"}}}}, ["[figures.buls.effect.advance]", "fame"]),
        ({"figures": {"brugmann": {"count": 4}, "buls": {"count": 4}}}, ["[figures.brugmann.count]"]),
        ({"bonus": {"bonus_26": {"mode": "all"}}}, ["[bonus.bonus_26]", "powers"]),
        ({"bonus": {"bonus_4": {"powers": []}}}, ["[bonus.bonus_4.powers]", "1"]),
        ({"bonus": {"bonus_4": {"powers": ["park"]}}}, ["[bonus.bonus_4.powers[0]]", "park"]),
        ({"art": {"black": 5}}, ["[art]", "30", "not 29"]),
        ({"art": {"red": 5}}, ["[art]", "red"]),
        ({"workshop": {"rows_bf": [1, 2, 3]}}, ["[workshop.rows_bf]", "7", "not 3"]),
        ({"workshop": {"cols_vp": [1] * 8}}, ["[workshop.cols_vp]", "7", "not 8"]),
        ({"workshop": {"cursor_start": [1, 4]}}, ["[workshop.cursor_start]"]),
        ({"workshop": {"cursor_size": 4}}, ["[workshop.cursor_size]"]),
        ({"workshop": {"squares": {"blue": [2, 0]}}}, ["[workshop.squares.blue]", "outside"]),
        ({"workshop": {"squares": {"blue": [0, 0]}}}, ["[workshop.squares.blue]", "another colour"]),
        ({"compass": {"tiles": ["wood", "stone", "iron"]}}, ["[compass.tiles]", "6", "not 3"]),
        ({"compass": {"tiles": ["wood", "wood", "iron", "bf3", "empty", "stone"]}}, ["[compass.tiles]", "wood"]),
        ({"compass": {"needle_start": [2, 2]}}, ["[compass.needle_start]"]),
        ({"compass": {"needle_start": [2, 7]}}, ["[compass.needle_start]"]),
        ({"exhibition": {"years": [1893]}}, ["[exhibition.years]", "5", "not 1"]),
        ({"construction": {"bonus_vp": [5]}}, ["[construction.bonus_vp]", "6", "not 1"]),
        ({"construction": {"units": [1] * 6}}, ["[construction.units[0]]", ">= 2"]),
        ({"game": {"rounds": 6}, "exhibition": {"years": [0] * 6}}, ["[game.rounds]", "bonus"]),
        ({"game": {"rounds": 13}, "exhibition": {"years": [0] * 13}}, ["[game.rounds]", "stock"]),
        ({"player": {"figure": "leopold"}}, ["[player.figure]", "leopold", "albert"]),
        ({"player": {"money_by_turn_order": [5, 6]}}, ["[player.money_by_turn_order]", "5"]),
        ({"player": {"assistants_in_courthouse": 8}}, ["[player.assistants_in_courthouse]", "7"]),
        ({"player": {"works": 5}}, ["[player.works]"]),
        ({"colours": {"players": ["red", "red", "blue", "green", "yellow"]}}, ["[colours.players]", "5"]),
        ({"tracks": {"royal_palace": [0, 1]}}, ["[tracks.royal_palace[0]]", ">= 1"]),
        ({"tracks": {"architect": [1]}}, ["[tracks.architect]", "2"]),
        ({"brussels": {"uses_per_step": {"4": 0}}}, ["[brussels.uses_per_step.4]", ">= 1"]),
        ({"final": {"money_per_set": 0}}, ["[final.money_per_set]", ">= 1"]),
        ({"final": {"sets": 4}}, ["[final]", "sets"]),
        ({"cards": {"count": 1}}, ["[cards]", "no table"]),
    ],
)
def test_values_that_cannot_be_played_are_refused_by_table_and_key(
    editions: Editions[Box], corrections: dict[str, dict[str, Any]], named: list[str]
) -> None:
    with pytest.raises(ComponentsError) as refused:
        editions.corrected(corrections)
    for word in named:
        assert word in str(refused.value)


@pytest.mark.parametrize(
    ("line", "named"),
    [
        (', 5 = ["1-1", "1-4"]', "[stock.stock_3.shields.5]"),
        ("3 = 1, ", "[brussels.uses_per_step.3]"),
        ("4 = 0\n", "[neutral.4]"),
    ],
)
def test_a_missing_number_of_players_is_named(line: str, named: str, tmp_path: Path) -> None:
    shipped = TEXT
    at = shipped.index("stock_3 = ") if "1-1" in line else 0
    text = shipped[:at] + shipped[at:].replace(line, "", 1)
    (tmp_path / "components.toml").write_text(text, encoding="utf-8")
    with pytest.raises(ComponentsError) as refused:
        Editions(tmp_path, Components, Box).standard()
    assert named in str(refused.value)


def test_a_corrected_game_can_be_played_to_its_end() -> None:
    edition = GAME.editions.corrected(
        {
            "game": {"rounds": 2},
            "exhibition": {"years": [1893, 1910]},
            "neutral": {"3": 1},
            "bonus": {"bonus_1": {"powers": ["city_hall", "courthouse"]}},
        }
    )
    state = GAME.new(3, seed=2, edition=edition)
    asked = set()
    while state.agenda:
        asked.add(GAME.decisions(state)[0].asks)
        moves = GAME.decisions(state)[0].moves
        GAME.play(state, moves[len(moves) // 2])
        assert GAME.check(state) == []
    assert state.round == 2
    assert "neutral" in asked


def test_tables_of_two_editions_run_side_by_side() -> None:
    rich = GAME.editions.corrected({"stock": {name: {"money": 50} for name in BOX.stock}})
    tables = [GAME.new(3, seed=4), GAME.new(3, seed=4, edition=rich)]
    gained = []
    for state in tables:
        GAME.play(state, GAME.decisions(state)[0].moves[0])
        gained.append(GAME.play(state, Visit("exchange"))[-1].money)
    assert gained[0] < 10
    assert gained[1] == 50
