"""GameSetup: who sits down, and what a table is opened with."""

import pytest

from engine.bots.levels import BEGINNERS
from tui.bots.names import own_names
from tui.i18n.words import Words
from tui.screens.game_setup import GameSetup, SeatSetup, wrong_name, wrong_seed
from tui.session import Session

WORDS = Words("en", strict=True)


def test_the_first_table_is_for_one_person_and_the_bot_for_beginners(session: Session) -> None:
    setup = GameSetup.like_last_time(session)
    assert setup.count == 2
    assert setup.company() == (("human", "Anna"), (BEGINNERS, ""))
    assert len(setup.chairs) == 4


@pytest.mark.parametrize(
    "company",
    [
        (("human", "A"),),
        (("human", "A"), ("oracle", "")),
        tuple(("human", name) for name in "ABCDE"),
    ],
)
def test_a_company_that_cannot_sit_down_is_forgotten(session: Session, company: tuple[tuple[str, str], ...]) -> None:
    session.settings.company = company
    assert GameSetup.like_last_time(session).company() == (("human", "Anna"), (BEGINNERS, ""))


def test_the_last_company_stays_and_further_seats_are_for_its_last_bot(session: Session) -> None:
    session.settings.company = (("human", "Anna"), ("apprentice", ""), ("journeyman", ""))
    setup = GameSetup.like_last_time(session)
    assert setup.company() == session.settings.company
    assert [chair.player for chair in setup.chairs] == ["human", "apprentice", "journeyman", "journeyman"]
    setup.choose_game("crystal_palace")
    assert setup.chairs[-1].player == "journeyman"


def test_people_without_a_name_are_called_something(session: Session) -> None:
    session.settings.name = ""
    setup = GameSetup.like_last_time(session)
    setup.count = 3
    setup.chairs = [SeatSetup("apprentice"), SeatSetup(), SeatSetup(), SeatSetup()]
    assert [seat.name for seat in setup.seats(WORDS)][1:] == ["Player 2", "Player 3"]


def test_people_of_one_name_are_numbered(session: Session) -> None:
    setup = GameSetup.like_last_time(session)
    setup.count = 4
    setup.chairs = [SeatSetup("human", name) for name in ("Ann", "Ann 2", "Ann", "Bob")]
    assert [seat.name for seat in setup.seats(WORDS)] == ["Ann", "Ann 2", "Ann 3", "Bob"]


def test_bots_are_named_by_the_seed_in_the_language_of_the_player(session: Session) -> None:
    setup = GameSetup.like_last_time(session)
    setup.count = 4
    setup.chairs = [SeatSetup("human", "Ann"), SeatSetup("master"), SeatSetup("clerk"), SeatSetup("clerk")]
    setup.seed = "7"
    names = [seat.name for seat in setup.seats(WORDS)]
    assert names == own_names(WORDS, 7, ["Ann", None, None, None])
    assert setup.table(session).seats == setup.seats(WORDS)
    french = [seat.name for seat in setup.seats(Words("fr"))]
    assert french == own_names(Words("fr"), 7, ["Ann", None, None, None])
    setup.chairs[1].player = "apprentice"
    assert [seat.name for seat in setup.seats(WORDS)] == names, "the level changes, the name stays"


def test_the_names_shown_before_the_game_are_those_in_the_game(session: Session) -> None:
    setup = GameSetup.like_last_time(session)
    shown = setup.seats(WORDS)
    table = setup.table(session)
    assert table.seats == shown
    assert table.seed == setup.chosen_seed


def test_the_table_gets_what_was_chosen(session: Session) -> None:
    session.corrections = {"bruxelles1897": {"some": "table"}}
    setup = GameSetup.like_last_time(session)
    setup.seed = "007"
    setup.options["tracks"] = "eight"
    table = setup.table(session)
    assert (table.game, table.seed, table.free_undo) == ("bruxelles1897", 7, True)
    assert table.options == {"area_action": "strict", "tracks": "eight"}
    assert table.corrections == {"some": "table"}


def test_another_game_keeps_the_company_and_resets_the_variants(session: Session) -> None:
    setup = GameSetup.like_last_time(session)
    setup.count, setup.options["tracks"] = 3, "eight"
    setup.choose_game("bruxelles1897")
    assert setup.count == 3
    assert setup.options["tracks"] == "five"
    assert setup.company()[0] == ("human", "Anna")


def test_seeds_and_names_are_checked() -> None:
    assert wrong_seed("", WORDS) == wrong_seed("0", WORDS) == wrong_seed(str(2**53 - 1), WORDS) == ""
    assert "“x”" in wrong_seed("x", WORDS)
    assert wrong_seed("9" * 5000, WORDS)
    assert wrong_seed("²", WORDS)
    assert wrong_name("Zoé", WORDS) == wrong_name("", WORDS) == ""
    assert "20" in wrong_name("x" * 21, WORDS)


@pytest.mark.parametrize(("remembered", "chosen"), [("bruxelles1897", "bruxelles1897"), ("chess", "bruxelles1897")])
def test_the_game_of_the_last_time_is_offered_if_it_is_still_there(
    session: Session, remembered: str, chosen: str
) -> None:
    session.settings.game = remembered
    assert GameSetup.like_last_time(session).game_key == chosen
