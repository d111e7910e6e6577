"""The names that bots play under: of their own, told apart, and the same for the same seed."""

from importlib import resources
from itertools import combinations

import pytest

from engine.bots.spec import LEVELS
from engine.game import CATALOGUE
from saves.names import folded, name_problem
from saves.records.record import HUMAN, Seat
from tui.bots.names import is_named_by_level, own_names, with_level
from tui.i18n.words import LANGUAGES, Words

LONGEST = 10


def pool(language: str) -> list[str]:
    return Words(language, strict=True)("bot-names").split()


@pytest.mark.parametrize("language", LANGUAGES)
def test_names_are_short_and_begin_differently(language: str) -> None:
    names = pool(language)
    assert len(names) >= 20
    assert all(len(name) <= LONGEST and name.isascii() and name.isalpha() for name in names)
    assert len({name[0] for name in names}) == len(names)
    assert all(name_problem(name) is None for name in names)


def test_languages_share_no_name() -> None:
    for one, other in combinations(LANGUAGES, 2):
        assert not set(pool(one)) & set(pool(other))


@pytest.mark.parametrize("game", CATALOGUE)
def test_no_bot_is_called_like_something_of_a_game(game: str) -> None:
    for language in LANGUAGES:
        file = resources.files("tui.i18n") / "locales" / language / f"{game}.ftl"
        words = set("".join(sign if sign.isalpha() else " " for sign in file.read_text(encoding="utf-8")).split())
        for each in LANGUAGES:
            assert not words & set(pool(each)), language


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_seed_names_all_bots_of_a_table_and_always_so(language: str) -> None:
    words = Words(language)
    tables = [own_names(words, seed, ["Anna", None, None, None, None]) for seed in range(300)]
    assert tables == [own_names(words, seed, ["Anna", None, None, None, None]) for seed in range(300)]
    for names in tables:
        assert names[0] == "Anna"
        assert len({folded(name)[0] for name in names}) == 5
    assert {name for names in tables for name in names[1:]} >= set(pool(language)) - {"Agatha", "Achille"}


def test_names_that_people_typed_stay_and_are_not_given_to_bots() -> None:
    words = Words("en")
    taken = own_names(words, 7, [None, None])[1]
    names = own_names(words, 7, [taken.upper(), None])
    assert names[0] == taken.upper()
    assert folded(names[1]) != folded(taken)
    assert own_names(words, 7, ["", None])[0] == ""


def test_a_bot_keeps_its_name_when_another_seat_changes_hands() -> None:
    words = Words("en")
    before = own_names(words, 7, ["Xenia", None, None])
    assert own_names(words, 7, ["Xenia", None, "Quincy"])[1] == before[1]


@pytest.mark.parametrize(
    ("seat", "shown"),
    [
        (Seat("Odette", "clerk"), "Odette (clerk)"),
        (Seat("Odette", "master@2s"), "Odette (master 2 s)"),
        (Seat("Anna", HUMAN), "Anna"),
        (Seat("bot.py", "cmd:./bot.py"), "bot.py"),
        (Seat("Clerk", "clerk"), "Clerk"),
        (Seat("Journeyman 2", "journeyman"), "Journeyman 2"),
        (Seat("Compagnon 3", "journeyman"), "Compagnon 3"),
        (Seat("Clerk", "master"), "Clerk (master)"),
    ],
)
def test_the_level_is_behind_the_name_unless_it_is_the_name(seat: Seat, shown: str) -> None:
    assert with_level(Words("en"), seat) == shown


def test_only_bots_are_named_by_level() -> None:
    assert not is_named_by_level(Seat("Clerk", HUMAN))
    for level in LEVELS:
        assert is_named_by_level(Seat(f"{level.capitalize()} 4", level))
