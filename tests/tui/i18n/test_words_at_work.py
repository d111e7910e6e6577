"""Words as the interface uses them: a whole game told, effects with their numbers, plurals, names, faults."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import tui
from engine.chance import Dice
from engine.game import CATALOGUE, game
from engine.games.bruxelles1893 import events as bruxelles1893
from engine.games.bruxelles1897 import box as bruxelles1897_box
from engine.games.bruxelles1897 import components as bruxelles1897
from tests.tui.table.tables import scene_at
from tui.boards import boards
from tui.i18n.words import LANGUAGES, MessageError, UnknownLanguageError, Words, slug

NAMES = ("Anna", "Émile", "Zoë", "O'Hara")


def tag(struct: Any) -> str:
    return str(struct.__struct_config__.tag)


@pytest.fixture(params=LANGUAGES)
def language(request: pytest.FixtureRequest) -> str:
    return str(request.param)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_whole_game_is_told_without_a_fault(seats: int, language: str) -> None:
    """Play at random; say every question, move and event in strict words, as the interface does."""
    rules = game("bruxelles1897")
    words = Words(language, rules.key, strict=True)
    state = rules.new(seats, {"area_action": "optional"}, seed=seats)
    dice = Dice(seats)
    keys = re.compile(r"\b(house_\w|bonus_\w+|stock_exchange|city_hall|metal\+|stone\+|wood\+)")
    said: set[Any] = set()
    while decisions := rules.decisions(state):
        decision = decisions[0]
        words(f"ask-{decision.asks}")
        words(f"wait-{decision.asks}", seat=NAMES[decision.seat])
        for move in decision.moves:
            if move in said:
                continue
            said.add(move)
            label = boards(rules.key).label(scene_at(state, words), move)
            assert not keys.search(label), label
            assert len(label) <= 25 or tag(move) == "spend", label
        for event in rules.play(state, decision.moves[dice.below(len(decision.moves))]):
            for kind in ("event", "preview"):
                line = words.describe(kind, event, NAMES.__getitem__)
                assert not keys.search(line), line
    assert len(said) > 40


def test_components_give_their_own_effects_every_number(language: str) -> None:
    """What `.effect`, `.upper` and `.lower` ask for are fields of the components: the interface need not know which."""
    words = Words(language, "bruxelles1897", strict=True)
    box = bruxelles1897_box.EDITIONS[bruxelles1897_box.EDITIONS.standard()]
    numbers = {**words.arguments(box.actions), **words.arguments(box.final)}
    for card in box.cards:
        about = dict(numbers)
        if card.type == bruxelles1897.NOBLE:
            noble = box.noble_parts[card.index]
            about |= {**words.arguments(noble), **words.arguments(noble.effect)}
            assert words("card-noble.effect", **about)
        assert words(f"card-{slug(card.key)}.effect", **about)
    for key, bonus in box.components.bonus.items():
        assert words(f"bonus-{slug(key)}.upper", **words.arguments(bonus.immediate))
        assert words(f"bonus-{slug(key)}.lower", **numbers, **words.arguments(bonus))
    for key, architect in box.components.architects.items():
        assert words(f"architect-{slug(key)}.effect", **words.arguments(architect))
    for location in bruxelles1897.LOCATIONS:
        assert words(f"location-{slug(location)}.effect", **numbers)
    for track in bruxelles1897.TRACKS:
        assert words(f"track-{track}.effect")
    for action in (*bruxelles1897.ACTIONS, "exhibition"):
        assert words(f"action-{action}.effect", **numbers)


def test_corrected_numbers_and_pairings_are_told_as_corrected() -> None:
    words = Words("en", "bruxelles1897", strict=True)
    corrections = {"actions": {"sale_money": 8}, "bonus": {"bonus_prison": {"endgame": "money"}}}
    box = bruxelles1897_box.EDITIONS[bruxelles1897_box.EDITIONS.corrected(corrections)]
    assert "8 BF" in words("card-money.effect", **words.arguments(box.actions))
    lower = words(
        "bonus-bonus-prison.lower",
        **words.arguments(box.final),
        **words.arguments(box.components.bonus["bonus_prison"]),
    )
    assert lower == words("endgame-money.effect", **words.arguments(box.final))


def test_french_names_of_artworks_and_houses_suit_the_articles_before_them() -> None:
    words = Words("fr", "bruxelles1897")
    box = bruxelles1897_box.EDITIONS[bruxelles1897_box.EDITIONS.standard()]
    assert all(words.name("card", key).startswith("Œuvre ") for key in box.artworks)
    assert all(words.name("card", key).startswith("Maison ") for key in box.houses)


@pytest.mark.parametrize(
    ("language", "count", "text"),
    [
        ("en", 1, "1 space is left."),
        ("en", 2, "2 spaces are left."),
        ("fr", 1, "1 case libre."),
        ("fr", 2, "2 cases libres."),
    ],
)
def test_plurals(language: str, count: int, text: str) -> None:
    assert Words(language, "bruxelles1897", strict=True)("inspect-column.left", count=count) == text


@pytest.mark.parametrize(("amount", "text"), [(3, "+3 BF"), (0, "+0 BF"), (-2, "-2 BF")])
def test_gains_and_losses_show_their_sign(amount: int, text: str) -> None:
    assert Words("en", "bruxelles1897", strict=True)("effect-money", money=amount) == text


@pytest.mark.parametrize(
    ("language", "names", "text"),
    [
        ("en", [], ""),
        ("en", ["Ann"], "Ann"),
        ("en", ["Ann", "Bob", "Cy"], "Ann, Bob and Cy"),
        ("fr", ["1/3", "2/4", "1/3"], "2 × 1/3 et 2/4"),
    ],
)
def test_names_are_joined_and_equal_ones_counted(language: str, names: list[str], text: str) -> None:
    assert Words(language).listed(names) == text


def test_a_component_of_an_owners_own_is_called_by_its_key() -> None:
    assert Words("fr", "bruxelles1897").name("architect", "3/6") == "3/6"


def test_a_component_without_a_name_of_its_own_is_called_as_its_kind_until_it_is_given_one(language: str) -> None:
    words = Words(language, "bruxelles1893", strict=True)
    won = bruxelles1893.AuctionWon(0, 3, 5, "bonus_13")
    kind = words("bonus")
    powers = words.listed([words.name("power", "city_hall"), words.name("power", "architect")], "either")
    named = words.naming({("bonus", "bonus_13"): powers})
    assert words.name("bonus", "bonus_13") == kind
    assert words.describe("event", won, NAMES.__getitem__).endswith(f"{kind}.")
    assert named.describe("event", won, NAMES.__getitem__).endswith(f"{powers}.")
    assert named.name("bonus", "bonus_14") == kind
    assert words.name("bonus", "bonus_13") == kind


@pytest.mark.parametrize(
    ("game_", "field", "text"),
    [("bruxelles1897", "metal+wood", "Metal + wood"), ("bruxelles1893", "wood", "1 wood")],
)
def test_a_field_is_named_as_its_game_names_it(game_: str, field: str, text: str) -> None:
    """Materials are cards in one game and cubes in another."""
    gathered = bruxelles1893.Gathered(0, (field,))
    assert Words("en", game_, strict=True).arguments(gathered)["materials"] == text


def test_a_missing_message_is_seen_by_a_player_and_refused_by_strict_words() -> None:
    assert Words("en")("no-such-message") == "⟨no-such-message⟩"
    with pytest.raises(MessageError, match="no-such-message"):
        Words("en", strict=True)("no-such-message")
    with pytest.raises(MessageError, match="record-missing"):
        Words("en", strict=True)("record-missing")


def test_an_unknown_language_names_those_there_are() -> None:
    with pytest.raises(UnknownLanguageError, match="en, fr"):
        Words("nl")


def test_words_of_a_game_keep_the_common_ones() -> None:
    words = Words("fr").game("bruxelles1897")
    assert words.language == "fr"
    assert words.has("record-missing")
    assert words.has("card-horta.effect")
    assert not words.has("card-horta.smell")
    assert not Words("fr").has("card-horta")


def spoken(source: str) -> Iterator[str]:
    """The ids that code asks `words` for, where they are written out."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Call) and node.args and ast.unparse(node.func).split(".")[-1] == "words":
            asked = node.args[0]
            for text in (asked.body, asked.orelse) if isinstance(asked, ast.IfExp) else (asked,):
                if isinstance(text, ast.Constant) and isinstance(text.value, str):
                    yield text.value


def test_every_id_written_in_the_interface_has_its_words(language: str) -> None:
    """The boards of a game speak in its words, everything else in words that every game has."""
    house = Path(tui.__path__[0])
    modules = {module: module.relative_to(house).parts for module in house.rglob("*.py")}
    for key in CATALOGUE:
        words, ids = Words(language, key), set()
        for module, parts in modules.items():
            if parts[0] != "boards" or len(parts) == 2 or parts[1] == key:
                ids |= set(spoken(module.read_text(encoding="utf-8")))
        assert len(ids) > 20
        assert sorted(id_ for id_ in ids if not words.has(id_)) == []
