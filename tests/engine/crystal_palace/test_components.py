"""Section 11: the components, what is checked when they load, and correcting them."""

import tomllib
from importlib import resources
from typing import Any

import pytest
from msgspec import structs

from engine.components import SOURCES, ComponentsError
from engine.editions import Editions
from engine.games.crystal_palace import GAME
from engine.games.crystal_palace.box import Box
from engine.games.crystal_palace.components import Components, Share
from engine.games.crystal_palace.vocabulary import EffectStep

FOLDER = resources.files("engine.games.crystal_palace")
TEXT = (FOLDER / "components.toml").read_text(encoding="utf-8")
BOX = GAME.editions[GAME.editions.standard()]
FIRST = GAME.editions["aeabc1f42161"]


@pytest.fixture(scope="module")
def editions() -> Editions[Box]:
    return Editions(FOLDER, Components, Box)


def test_every_table_names_its_source() -> None:
    shipped = tomllib.loads(TEXT)
    assert {name: BOX.sources[name] for name in shipped} == {name: table["source"] for name, table in shipped.items()}
    assert set(BOX.sources.values()) <= set(SOURCES)
    assert BOX.sources["action_slots"] == "rulebook"
    assert BOX.sources["placement_slots"] == "reconstructed"


@pytest.mark.parametrize(
    ("path", "source"),
    [
        ("characters.sherlock_holmes", "reconstructed"),
        ("pieces.research_spaces", "single"),
        ("pieces.dice", "rulebook"),
        ("loans.emergency", "ruling"),
        ("loans.repaid", "rulebook"),
        ("assistants.free_covers_climb", "ruling"),
        ("contents.research.green", "rulebook"),
        ("contents.research.purple_blue", "reconstructed"),
        ("contents.research.purple_orange", "reconstructed"),
        ("slots.banner_gears", "reconstructed"),
        ("slots.compensation", "rulebook"),
        ("tickets.vp.1850", "rulebook"),
        ("tickets.vp.1849", "reconstructed"),
        ("nations.france", "single"),
        ("nations.japan", "reconstructed"),
    ],
)
def test_single_values_have_sources_of_their_own(path: str, source: str) -> None:
    assert BOX.sources[path] == source


def test_what_edition_2_changes() -> None:
    first, parts = FIRST.components, BOX.components
    changed = [
        (first.assistants.free_covers_climb, parts.assistants.free_covers_climb),
        (first.shares["spring1849-1"], parts.shares["spring1849-1"]),
        (first.characters["sherlock_holmes"].vp, parts.characters["sherlock_holmes"].vp),
        (first.patents["time_machine"].vp, parts.patents["time_machine"].vp),
        (first.patents["stereoscope"].vp, parts.patents["stereoscope"].vp),
    ]
    assert changed == [
        (True, False),
        (Share("spring1849", income=6, vp=0), Share("spring1849", income=3, vp=3)),
        ({1849: 4, 1850: 3, 1851: 3}, {1849: 3, 1850: 3, 1851: 4}),
        ({1849: 9, 1850: 7, 1851: 5}, {1849: 7, 1850: 7, 1851: 7}),
        ({1849: 4, 1850: 3, 1851: 2}, {1849: 3, 1850: 3, 1851: 3}),
    ]
    later = structs.replace(
        first,
        assistants=parts.assistants,
        shares={**first.shares, "spring1849-1": parts.shares["spring1849-1"]},
        characters={**first.characters, "sherlock_holmes": parts.characters["sherlock_holmes"]},
        patents={**first.patents, **{key: parts.patents[key] for key in ("time_machine", "stereoscope")}},
    )
    assert later == parts, "and nothing else"


def test_every_share_brings_income_and_points() -> None:
    assert all(share.income and share.vp for share in BOX.components.shares.values())


def test_the_box_is_complete() -> None:
    assert len(BOX.patents) == len(BOX.characters) == 30
    assert len(BOX.tiles) == 45
    assert len(BOX.shares) == 15
    assert len(BOX.flyers) == 11
    assert len(BOX.editors) == 8
    assert len(BOX.nations) == 10
    assert BOX.rounds == ("spring1849", "autumn1849", "spring1850", "autumn1850", "spring1851")
    assert BOX.years == (1849, 1849, 1850, 1850, 1851)


def test_links_are_mutual() -> None:
    pairs = {(patent, link) for patent, links in enumerate(BOX.patent_links) for link in links}
    assert len(pairs) == 38
    assert pairs == {(link, character) for character, links in enumerate(BOX.character_links) for link in links}
    assert all(1 <= len(links) <= 2 for links in (*BOX.patent_links, *BOX.character_links))


def test_what_the_rulebook_tells_of_single_cards() -> None:
    parts = BOX.components
    drill = parts.patents["steam_dental_drill"]
    assert (drill.no, drill.cost.gears, drill.cost.energy) == (1, 2, 1)
    assert drill.vp == {1849: 9, 1850: 7, 1851: 5}
    assert drill.links == ("august_borsig",)
    holmes = parts.characters["sherlock_holmes"]
    assert (holmes.no, holmes.salary, holmes.vp) == (3, (4, 3, 2, 1, 0), {1849: 3, 1850: 3, 1851: 4})
    assert parts.patents["thinking_machine"].no == 13
    assert parts.nations["france"].vp == (1, 4, 7)
    assert parts.shares["spring1849-2"].income == 5
    assert {tile for tile in BOX.tiles if BOX.sources[f"research.{tile}"] == "rulebook"} == {"G01", "G02", "G19"}


def test_single_values_can_be_corrected(editions: Editions[Box]) -> None:
    corrections = {
        "patents": {"audio_book": {"vp": {"1850": 6}, "cost": {"gears": 2}}},
        "placement_slots": {"bank_of_england": {"2": {"1": {"min": 5}}}},
        "black_market": {"4-5": {"8": {"cost": 9}}},
        "loans": {"repaid": 4},
    }
    box = editions[editions.corrected(corrections)]
    number = box.patent_of["audio_book"]
    assert box.patent_vp[number] == (4, 4, 6, 6, 2)
    assert (box.patent_prices[number].gears, box.patent_prices[number].energy) == (2, 1)
    assert box.boards[2].lows[box.boards[2].slots[2].start] == 5
    assert box.boards[5].market_costs[-1] == 9
    assert box.boards[3].market_costs == BOX.boards[3].market_costs
    assert box.components.loans.repaid == 4


def test_a_corrected_game_can_be_played_to_its_end() -> None:
    edition = GAME.editions.corrected(
        {"calendar": {"years": {}}, "start": {"pounds": 12}, "pieces": {"buzz_tokens": 3}}
    )
    state = GAME.new(3, seed=2, edition=edition)
    while state.agenda:
        GAME.play(state, GAME.decisions(state)[0].moves[0])
        assert GAME.check(state) == []
    assert state.round == 5


@pytest.mark.parametrize(
    ("corrections", "named"),
    [
        (
            {"patents": {"audio_book": {"effect": [{"explode": {"pounds": 1}}]}}},
            ["patents.audio_book.effect", "explode"],
        ),
        ({"research": {"G05": {"effect": [{"gain": {"pound": 1}}]}}}, ["research.G05.effect", "pound"]),
        (
            {"research": {"G05": {"effect": [{"gain": {"vp": 1}, "die": {"count": 1}}]}}},
            ["research.G05.effect[0]", "gain, die"],
        ),
        ({"research": {"G05": {"effect": [{}]}}}, ["research.G05.effect[0]", "nothing"]),
        ({"research": {"G05": {"effect": [{"choose": [[{"gain": {"vp": 1}}]]}]}}}, ["research.G05.effect", "2"]),
        ({"research": {"G05": {"effect": [{"choose": [[{}], []]}]}}}, ["research.G05.effect[0].choose", "nothing"]),
        (
            {"research": {"G05": {"effect": [{"per": {"count": "hats", "each": 1, "gain": {}}}]}}},
            ["research.G05", "hats"],
        ),
        ({"research": {"G05": {"effect": [{"research": {"from": "attic"}}]}}}, ["research.G05", "attic"]),
        (
            {"research": {"G05": {"effect": [{"exchange": {"pay": {"vp": 1}, "get": {}, "max": 1}}]}}},
            ["research.G05.effect[0].exchange.pay.vp"],
        ),
        (
            {"research": {"G05": {"effect": [{"modifier": {"kind": "initiative", "add": 1}}]}}},
            ["research.G05.effect[0].modifier", "phase 1"],
        ),
        (
            {
                "characters": {
                    "michael_bass": {"recurring": {"effect": [{"modifier": {"kind": "prototype_vp", "vp": 1}}]}}
                }
            },
            ["characters.michael_bass.recurring", "phase 5"],
        ),
        (
            {"characters": {"captain_nemo": {"recurring": {"effect": [{"gain": {"vp": 1}}]}}}},
            ["characters.captain_nemo.recurring.effect", "standing abilities"],
        ),
        (
            {
                "characters": {
                    "joseph_paxton": {
                        "recurring": {"effect": [{"modifier": {"kind": "prototype_discount", "gears": 1}}]}
                    }
                }
            },
            ["characters.joseph_paxton", "per_round"],
        ),
        (
            {"characters": {"michael_bass": {"recurring": {"phase": 6}}}},
            ["characters.michael_bass.recurring.phase", "5"],
        ),
        ({"patents": {"audio_book": {"links": ["levi_strauss"]}}}, ["patents.audio_book.links", "levi_strauss"]),
        ({"patents": {"audio_book": {"links": ["nobody"]}}}, ["patents.audio_book.links", "nobody"]),
        ({"characters": {"levi_strauss": {"links": []}}}, ["riveted_trouser_press.links", "levi_strauss"]),
        ({"patents": {"audio_book": {"vp": {"1852": 3}}}}, ["patents.audio_book.vp", "1849, 1850, 1851"]),
        ({"patents": {"audio_book": {"no": 3}}}, ["[patents]", "1 to 30"]),
        ({"patents": {"perpetuum_mobile": {"no": 31}}}, ["patents", "perpetuum_mobile"]),
        ({"characters": {"levi_strauss": {"salary": [1, 1, 1]}}}, ["characters.levi_strauss.salary", "5"]),
        ({"research": {"G05": {"pile": "purple_blue"}}}, ["[research]", "green"]),
        ({"research": {"G99": {"pile": "green", "kind": "permanent", "effect": []}}}, ["[research]", "33"]),
        ({"shares": {"spring1849-1": {"round": "spring1850"}}}, ["[shares]", "spring1849"]),
        ({"shares": {"spring1849-1": {"round": "winter1849"}}}, ["shares", "winter1849"]),
        ({"flyers": {"blue1": {"colour": "red"}}}, ["flyers.blue1.colour", "red"]),
        ({"flyers": {"blue1": {"colour": "green"}}}, ["[flyers]", "blue"]),
        ({"editors": {"1A": {"spring1849": {"metric": "hats"}}}}, ["editors.1A.spring1849", "hats"]),
        ({"editors": {"1A": {"spring1849": {"thresholds": [3, 4, 6]}}}}, ["editors.1A.spring1849", "westminster", "6"]),
        ({"editors": {"1A": {"spring1849": {"thresholds": [2, 2, 3]}}}}, ["editors.1A.spring1849", "more than"]),
        (
            {"editors": {"1A": {"winter": {"metric": "buzz", "thresholds": [1, 2, 3], "buzz": [1, 2, 3]}}}},
            ["editors.1A"],
        ),
        ({"nations": {"italy": {"thresholds": [10, 20, 41]}}}, ["nations.italy.thresholds", "buzz", "41"]),
        ({"nations": {"japan": {"thresholds": [4, 5, 7]}}}, ["nations.japan.thresholds", "dice", "7"]),
        ({"nations": {"italy": {"board": 1}}}, ["nations", "board"]),
        (
            {"placement_slots": {"bank_of_england": {"2": {"4": {"min": 1}}}}},
            ["placement_slots.bank_of_england.2", "1, 2, 3"],
        ),
        (
            {"placement_slots": {"bank_of_england": {"2": {"1": {"min": 0}}}}},
            ["placement_slots.bank_of_england.2.1.min"],
        ),
        ({"placement_slots": {"palace": {"2-5": {"1": {"min": 1}}}}}, ["[placement_slots]", "patent_office"]),
        ({"placement_slots": {"westminster": {"6": {"1": {"min": 1}}}}}, ["placement_slots.westminster", "'6'"]),
        (
            {"placement_slots": {"westminster": {"2-3": {"1": {"min": 1}}}}},
            ["placement_slots.westminster", "2 players", "twice"],
        ),
        ({"action_slots": {"bank_of_england": {"2": {"2": []}}}}, ["display.bank_of_england.2", "2 action slots"]),
        ({"display": {"westminster": {"2-5": 3}}}, ["[display]"]),
        ({"spots": {"port_of_london": {"two_gears": {"players": "3-9"}}}}, ["spots.port_of_london.two_gears", "3-9"]),
        ({"spots": {"palace": {}}}, ["[spots]", "port_of_london"]),
        ({"spots": {"port_of_london": {"two_energy": {"players": "2-5", "effect": []}}}}, ["[spots]", "two_energy"]),
        ({"westminster": {"bonuses": {"7": []}}}, ["westminster.bonuses"]),
        ({"income": {"start": 15}}, ["income.start", "15"]),
        ({"income": {"values": [3, 1]}}, ["income"]),
        ({"income": {"red": 15}}, ["income.red"]),
        ({"buzz": {"length": 30}}, ["buzz.length", "36"]),
        ({"flyer_spaces": {"blue": 7}}, ["flyer_spaces", "7"]),
        ({"start": {"dice": 7}}, ["start.dice"]),
        ({"tickets": {"count": 4}}, ["tickets.count"]),
        ({"tickets": {"vp": {"1849": "six"}}}, ["tickets.vp"]),
        ({"start": {"newspapers": 8}}, ["start.newspapers"]),
        ({"selling": {"gear": 6}}, ["[selling]"]),
        ({"loans": {"cash": 11}}, ["loans.repay"]),
        ({"loans": {"tiles": {"100": 1}}}, ["loans.tiles"]),
        ({"dice": {"highest": 10}}, ["dice.highest"]),
        ({"slots": {"banner_gears": {"2": 1}}}, ["slots.banner_gears", "twice"]),
        ({"black_market": {"2-3": {"8": {"cost": 1, "benefit": []}}}}, ["black_market.2-3"]),
    ],
)
def test_components_that_cannot_be_played_are_refused_by_table_and_key(
    editions: Editions[Box], corrections: dict[str, dict[str, dict[str, Any] | int | list[int]]], named: list[str]
) -> None:
    known = set(editions)
    with pytest.raises(ComponentsError) as refused:
        editions.corrected(corrections)
    for word in named:
        assert word in str(refused.value), str(refused.value)
    assert set(editions) <= known | {editions.standard()}, "nothing was registered"


def test_effects_remember_what_they_belong_to() -> None:
    effect = BOX.effects[BOX.tile_effects[BOX.tile_of["G01"]]]
    assert (effect.origin, effect.key) == ("tile", "G01")
    assert [type(operation).__name__ for operation in effect.operations] == ["Gain", "Advance"]
    choice = BOX.effects[BOX.westminster_top_effect].operations[0]
    assert [BOX.effects[option].origin for option in choice.options] == ["westminster", "westminster"]


def test_a_step_names_its_kind() -> None:
    assert EffectStep(token="pocket_watch").kinds() == ["token"]
    assert EffectStep().kinds() == []
