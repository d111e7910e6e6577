"""Game: the catalogue, options, moves from plain data."""

import msgspec
import pytest

from engine.agenda import tag_of
from engine.game import CATALOGUE, OptionsError, UnknownGameError, game
from engine.games.bruxelles1897.moves import Assign, Pass, Send

GAME = game("bruxelles1897")


@pytest.mark.parametrize("key", CATALOGUE)
def test_every_game_of_the_catalogue_loads_once(key: str) -> None:
    assert game(key) is game(key)
    assert (game(key).key, game(key).title) == (key, CATALOGUE[key])


def test_an_unknown_game_names_those_there_are() -> None:
    with pytest.raises(UnknownGameError, match=r"'chess'.*bruxelles1897"):
        game("chess")


@pytest.mark.parametrize("seats", [0, 1, 5])
def test_other_numbers_of_seats_are_refused(seats: int) -> None:
    with pytest.raises(OptionsError, match=f"2 to 4 seats, not {seats}"):
        GAME.new(seats)


def test_options_have_defaults_and_choices() -> None:
    assert GAME.variants() == {"area_action": ("strict", "optional"), "tracks": ("five", "eight", "slow")}
    assert GAME.read_options(None) == GAME.read_options({}) == GAME.options()
    assert GAME.read_options({"tracks": "eight"}) == GAME.options(tracks="eight")
    assert GAME.read_options(GAME.options(tracks="eight")).tracks == "eight"


@pytest.mark.parametrize(
    ("options", "words"),
    [
        ({"speed": "fast"}, r"no option 'speed'.*area_action, tracks"),
        ({"tracks": "six"}, r"tracks is one of five, eight, slow, not 'six'"),
        ({"tracks": ["five"]}, r"tracks is one of five, eight, slow"),
        (["tracks"], r"named values"),
        (3, r"named values"),
    ],
)
def test_wrong_options_say_what_would_be_right(
    options: dict[str, list[str] | str] | int | list[str], words: str
) -> None:
    with pytest.raises(OptionsError, match=words):
        GAME.new(3, options)


def test_moves_are_read_from_plain_data() -> None:
    assert GAME.read_move(["assign", "1/3", 3]) == Assign("1/3", 3)
    assert GAME.read_move(["send", ["1/3", "2/4"]]) == Send(("1/3", "2/4"))
    assert GAME.read_move(["pass"]) == Pass()


@pytest.mark.parametrize(
    "raw", [["fly"], ["assign", "1/3"], ["assign", "1/3", 3, 4], ["assign", "1/3", "3"], ["pass", 1], [], 3, None]
)
def test_what_is_no_move_is_not_read(raw: int | list[int | str] | None) -> None:
    with pytest.raises(msgspec.ValidationError):
        GAME.read_move(raw)


def test_a_clone_lives_on_its_own() -> None:
    state = GAME.new(3, seed=1)
    clone = GAME.clone(state)
    assert clone == state
    GAME.play(clone, Pass())
    assert clone != state


def test_questions_and_tags_are_distinct() -> None:
    tags = [choice.__struct_config__.tag for choice in GAME.choices]
    assert len(tags) == len(set(tags)) == 12
    assert tag_of(GAME.decisions(GAME.new(2))[0].step) in tags
