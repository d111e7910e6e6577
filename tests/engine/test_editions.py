"""Editions: shipped component values, and those an owner of the box corrects."""

import tomllib
from importlib import resources
from pathlib import Path
from typing import Any

import msgspec
import pytest

from engine.components import SOURCES, ComponentsError, laid_over, plain_fingerprint, read
from engine.editions import Editions, UnknownEditionError
from engine.game import CATALOGUE, game
from engine.games.bruxelles1897.box import Box
from engine.games.bruxelles1897.components import ActionValues, Components
from engine.games.bruxelles1897.moves import Send, Visit

GAME = game("bruxelles1897")
FOLDER = resources.files("engine.games.bruxelles1897")
TEXT = (FOLDER / "components.toml").read_text(encoding="utf-8")


def made(folder: Path, text: str) -> Editions[Box]:
    """Editions of a folder whose newest is this text."""
    (folder / "components.toml").write_text(text, encoding="utf-8")
    return Editions(folder, Components, Box)


@pytest.fixture
def editions() -> Editions[Box]:
    return Editions(FOLDER, Components, Box)


def test_every_shipped_table_names_its_source(editions: Editions[Box]) -> None:
    shipped = tomllib.loads(TEXT)
    sources = editions[editions.standard()].sources
    assert {name: sources[name] for name in shipped} == {name: table["source"] for name, table in shipped.items()}
    assert all(table["source"] in SOURCES for table in shipped.values())


def test_an_entry_and_a_key_may_have_sources_of_their_own(tmp_path: Path) -> None:
    text = TEXT.replace("[final]\n", '[final]\nsources = { expo_vp = "single" }\n')
    text = text.replace('"metal", "metal"], count = 2', '"metal", "metal"], count = 2, source = "owner"')
    text = text.replace("[setup]\n", '[setup]\nsources.prison.2 = "ruling"\n')
    editions = made(tmp_path, text)
    box = editions[editions.standard()]
    assert [box.sources[path] for path in ("final", "final.expo_vp", "final.material_vp")] == [
        "rulebook",
        "single",
        "rulebook",
    ]
    assert box.sources["materials.metal+metal"] == box.sources["materials.metal+metal.count"] == "owner"
    assert box.sources["materials.wood+wood"] == box.sources["materials"]
    assert [box.sources[f"setup.prison.{seats}"] for seats in (2, 3)] == ["ruling", "rulebook"]
    assert box.components == GAME.editions[GAME.editions.standard()].components, "sources are no values"
    with pytest.raises(KeyError, match="cards"):
        box.sources["cards.count"]


def test_the_shipped_edition_has_one_fingerprint(editions: Editions[Box]) -> None:
    assert editions.standard() == GAME.editions.standard()
    assert editions.corrected(None) == editions.corrected({}) == editions.standard()
    assert editions.corrections(editions.standard()) is None


def test_corrections_are_laid_over_the_shipped_values(editions: Editions[Box]) -> None:
    fingerprint = editions.corrected({"actions": {"sale_money": 4}, "tracks": {"five": {"prestige": [0, 1, 3]}}})
    box, shipped = editions[fingerprint], editions[editions.standard()]
    assert fingerprint != editions.standard()
    assert box.fingerprint == fingerprint
    assert box.actions.sale_money == 4
    assert box.actions.stock_exchange_money == shipped.actions.stock_exchange_money
    assert box.ladders["five"] == ((1, 2, 3, 4, 5), (1, 2, 3, 4, 5), (0, 1, 3))
    assert box.ladders["eight"] == shipped.ladders["eight"]
    assert shipped.actions.sale_money == 3, "the shipped edition stays as it is"


def test_different_corrections_have_different_fingerprints(editions: Editions[Box]) -> None:
    values = [{"actions": {"sale_money": amount}} for amount in range(8)]
    fingerprints = {editions.corrected(value) for value in values}
    assert len(fingerprints) == 8
    assert editions.corrected({"actions": {"sale_money": 3}}) == editions.standard(), "no correction at all"


def test_corrections_are_remembered(editions: Editions[Box]) -> None:
    corrections = {"final": {"expo_vp": 3}, "layout": {"2": {"rows": 4}}}
    fingerprint = editions.corrected(corrections)
    assert editions.corrections(fingerprint) == corrections
    assert Editions(FOLDER, Components, Box).corrected(editions.corrections(fingerprint)) == fingerprint


def test_a_whole_list_is_replaced_not_merged(editions: Editions[Box]) -> None:
    fingerprint = editions.corrected({"setup": {"money_by_turn_order": [9, 9, 9, 9, 9]}})
    assert editions[fingerprint].components.setup.money_by_turn_order == (9, 9, 9, 9, 9)


def test_an_owner_may_name_himself_as_the_source(editions: Editions[Box]) -> None:
    fingerprint = editions.corrected({"bonus": {"source": "owner", "bonus_prestige": {"endgame": "noble"}}})
    assert editions[fingerprint].sources["bonus"] == "owner"


def test_the_source_an_owner_names_holds_for_what_is_corrected(editions: Editions[Box]) -> None:
    corrections = {"tracks": {"source": "owner", "five": {"nobility": [1, 2, 3, 4, 6]}}}
    sources = editions[editions.corrected(corrections)].sources
    assert sources["tracks.five.nobility"] == sources["tracks.five.prestige"] == "owner"
    assert sources["tracks.eight.nobility"] == "rulebook"


@pytest.mark.parametrize(
    ("corrections", "named"),
    [
        ({"cards": {"count": 1}}, ["[cards]", "no table"]),
        ({"cards": 3}, ["[cards]", "no table"]),
        ({"actions": {"sale_monney": 4}}, ["[actions]", "sale_monney"]),
        ({"actions": {"sale_money": "four"}}, ["[actions.sale_money]", "int"]),
        ({"actions": {"sale_money": 4.5}}, ["[actions.sale_money]", "int"]),
        ({"actions": {"sale_money": -1}}, ["[actions.sale_money]", ">= 0"]),
        ({"actions": 5}, ["[actions]", "table"]),
        ({"actions": {"sale_money": {"amount": 4}}}, ["[actions.sale_money]", "not a table"]),
        ({"actions": {"source": "hearsay"}}, ["[actions]", "source", "rulebook"]),
        ({"actions": {"source": 3}}, ["[actions]", "source", "rulebook"]),
        ({"actions": {"sources": {"sale_money": "hearsay"}}}, ["[actions]", "source", "rulebook"]),
        ({"actions": {"sources": {"sail_money": "owner"}}}, ["[actions]", "sail_money", "not there"]),
        ({"actions": {"sources": "owner"}}, ["[actions]", "sources", "table"]),
        ({"nobles": {"horta": {"source": "hearsay"}}}, ["[nobles.horta]", "source", "rulebook"]),
        ({"artworks": {"blue": {"count": 0}}}, ["[artworks.blue.count]", ">= 1"]),
        ({"artworks": {"red": {"cuont": 2}}}, ["[artworks.red]", "cuont"]),
        ({"artworks": {"violet": {}}}, ["[artworks.violet]", "count"]),
        ({"nobles": {"horta": {"effect": {"advance": "fame"}}}}, ["[nobles.horta.effect.advance]", "fame"]),
        ({"nobles": {"buls": {"upkeep": -2}}}, ["[nobles.buls.upkeep]", ">= 0"]),
        ({"layout": {"4": {"rows": 1}}}, ["[layout.4.rows]", ">= 2"]),
        ({"layout": {"two": {"rows": 3}}}, ["[layout]"]),
        ({"layout": {"2": {"neutral_cells": [[4, 1]]}}}, ["[layout.2.neutral_cells]", "4,1"]),
        ({"tracks": {"five": {"nobility": [0, 1, 2]}}}, ["[tracks.five.nobility[0]]", ">= 1"]),
        ({"tracks": {"eight": {"prestige": [1, -2]}}}, ["[tracks.eight.prestige[1]]", ">= 0"]),
        ({"tracks": {"five": {"architecture": [1]}}}, ["[tracks.five.architecture]", "2"]),
        ({"setup": {"noble": "leopold"}}, ["[setup.noble]", "leopold", "horta"]),
        ({"setup": {"prison": {"3": ["2/6"]}}}, ["[setup.prison.3]", "2/6"]),
        ({"setup": {"prison": {"2": ["2/5", "2/5"]}}}, ["[setup.prison.2]", "2/5"]),
        ({"setup": {"money_by_turn_order": [4, 5, 6]}}, ["[setup.money_by_turn_order]", "4"]),
        ({"bonus": {"fifth": {"immediate": {}, "endgame": "money"}}}, ["[bonus]", "not 5"]),
        ({"nobles": {"brugmann": {"count": 3}}}, ["[nobles.brugmann.count]"]),
        ({"artworks": {"horta": {"count": 1}}}, ["horta", "two different"]),
        ({"final": {"bonus_money_unit": 0}}, ["[final.bonus_money_unit]", ">= 1"]),
    ],
)
def test_values_that_cannot_be_played_are_refused_by_table_and_key(
    editions: Editions[Box], corrections: dict[str, dict[str, Any] | int], named: list[str]
) -> None:
    with pytest.raises(ComponentsError) as refused:
        editions.corrected(corrections)
    for word in named:
        assert word in str(refused.value)
    assert set(editions) <= {editions.standard()}, "nothing was registered"


def test_an_edition_nobody_registered_is_not_known(editions: Editions[Box]) -> None:
    with pytest.raises(ComponentsError, match="0123456789ab"):
        editions["0123456789ab"]


def test_a_shipped_table_without_source_is_refused(tmp_path: Path) -> None:
    text = TEXT.replace('source = "rulebook"\nstock_exchange_money', "stock_exchange_money")
    with pytest.raises(ComponentsError, match=r"\[actions\].*source"):
        made(tmp_path, text).standard()


def test_tables_of_two_editions_run_side_by_side() -> None:
    rich = GAME.editions.corrected({"actions": {"stock_exchange_money": 50}})
    tables = [GAME.new(3, seed=4), GAME.new(3, seed=4, edition=rich)]
    assert [state.edition for state in tables] == [GAME.editions.standard(), rich]
    for move in (Visit("stock_exchange"), Send(("1/3",))):
        gained = [GAME.play(state, move) for state in tables]
    assert [events[-1].money for events in gained] == [5, 50]
    assert GAME.decode(GAME.encode(tables[1])).box.actions.stock_exchange_money == 50


def test_a_corrected_game_can_be_played_to_its_end() -> None:
    edition = GAME.editions.corrected({"round": {"rounds": 2}, "layout": {"3": {"rows": 5, "drawn_per_type": 4}}})
    state = GAME.new(3, seed=2, edition=edition)
    assert len(state.area.cards) == 20
    while state.agenda:
        GAME.play(state, GAME.decisions(state)[0].moves[-1])
        assert GAME.check(state) == []
    assert state.round == 2


# Editions shipped before


@pytest.mark.parametrize("key", CATALOGUE)
def test_every_older_edition_has_the_fingerprint_its_name_says(key: str) -> None:
    editions = game(key).editions
    for fingerprint, number in editions.older().items():
        assert editions._fingerprint(editions.shipped(fingerprint)) == fingerprint
        assert editions.number(fingerprint) == number
        assert editions[fingerprint].fingerprint == fingerprint
    assert list(editions.older().values()) == list(range(1, editions.newest_number()))


@pytest.fixture
def reissued(tmp_path: Path) -> tuple[str, Editions[Box]]:
    """A folder in which the values of today are the first edition, and sales bring a franc more in the second."""
    (tmp_path / "editions").mkdir()
    first = made(tmp_path, TEXT).standard()
    (tmp_path / "editions" / f"1-{first}.toml").write_text(TEXT, encoding="utf-8")
    return first, made(tmp_path, TEXT.replace("sale_money = 3", "sale_money = 4"))


def test_an_older_edition_is_found_by_its_fingerprint(reissued: tuple[str, Editions[Box]]) -> None:
    first, editions = reissued
    assert editions.standard() != first
    assert editions.find(first, None) == first
    assert [editions[each].actions.sale_money for each in (first, editions.standard())] == [3, 4]
    assert [editions.number(each) for each in (first, editions.standard())] == [1, 2]


def test_corrections_of_an_older_edition_are_laid_over_that_one(reissued: tuple[str, Editions[Box]]) -> None:
    _, later = reissued
    corrections = {"actions": {"pass_first": 7}}
    fingerprint = Editions(FOLDER, Components, Box).corrected(corrections)
    assert later.corrected(corrections) != fingerprint
    assert later.find(fingerprint, corrections) == fingerprint
    assert later[fingerprint].actions.sale_money == 3
    assert later.corrections(fingerprint) == corrections
    assert later.number(fingerprint) == 1
    with pytest.raises(UnknownEditionError):
        later.find("0123456789ab", corrections)
    with pytest.raises(ComponentsError, match="no table"):
        later.find(fingerprint, {"cards": 3})


def test_corrections_that_correct_nothing_leave_the_shipped_edition_as_it_is(editions: Editions[Box]) -> None:
    nothing = {"actions": {"sale_money": 3}}
    assert editions.find(editions.standard(), nothing) == editions.standard()
    assert editions.corrections(editions.standard()) is None


def test_corrections_to_a_default_are_known_by_the_fingerprint_they_had_before_defaults(
    editions: Editions[Box],
) -> None:
    corrections = {"nobles": {"horta": {"effect": {"gain_money": 0, "draw_materials": 0}}, "source": "owner"}}
    first = next(iter(editions.older()))
    values = laid_over(editions.shipped(first), corrections)
    once = plain_fingerprint(values)
    assert once != editions._fingerprint(values)
    assert editions.find(once, corrections) == once
    assert editions.number(once) == 1


@pytest.mark.parametrize(
    ("key", "path", "source"),
    [
        ("bruxelles1897", "artworks", "single"),
        ("bruxelles1893", "figures.empain.upkeep", "reconstructed"),
        ("crystal_palace", "pieces.research_spaces", "single"),
        ("crystal_palace", "characters.sherlock_holmes.vp", "reconstructed"),
    ],
)
def test_what_became_known_of_sources_holds_for_older_editions_too(key: str, path: str, source: str) -> None:
    editions = game(key).editions
    first = next(iter(editions.older()))
    assert editions[first].sources[path] == editions[editions.standard()].sources[path] == source


def test_another_game_like_an_old_one_takes_the_newest_edition(reissued: tuple[str, Editions[Box]]) -> None:
    first, later = reissued
    assert later.renewed(first) == later.standard()
    corrections = {"actions": {"pass_first": 7}}
    old = later.find(Editions(FOLDER, Components, Box).corrected(corrections), corrections)
    renewed = later.renewed(old)
    assert later[renewed].actions.sale_money == 4
    assert later[renewed].actions.pass_first == 7


def test_a_new_key_that_says_its_default_makes_no_new_edition(tmp_path: Path) -> None:
    """Older files read with the default of a key they did not know, and the fingerprint of the newest stays."""
    actions = msgspec.defstruct("ActionValues", [("tip", int, 1)], bases=(ActionValues,), frozen=True, kw_only=True)
    extras = msgspec.defstruct("Extras", [("cats", int, 2)], frozen=True)
    wider = msgspec.defstruct(
        "Components",
        [("actions", actions), ("extras", extras, extras())],
        bases=(Components,),
        frozen=True,
        kw_only=True,
    )
    plain, said, changed = (tmp_path / name for name in ("plain", "said", "changed"))
    table = '\n[extras]\nsource = "owner"\ncats = '
    for folder, tip, cats in ((plain, "", ""), (said, "\ntip = 1", f"{table}2"), (changed, "\ntip = 2", f"{table}2")):
        folder.mkdir()
        text = TEXT.replace("sale_money = 3", f"sale_money = 3{tip}") + cats
        (folder / "components.toml").write_text(text, encoding="utf-8")

    def fingerprint(folder: Path) -> str:
        return Editions(folder, wider, lambda values, _: read(values, wider)).standard()

    assert fingerprint(plain) == GAME.editions.standard()
    assert fingerprint(said) == fingerprint(plain)
    assert fingerprint(changed) != fingerprint(plain)
