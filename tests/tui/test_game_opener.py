"""Opening games: who sits at a table that follows from another."""

import pytest
from textual.pilot import Pilot

from engine.game import game
from saves.records.record import HUMAN, Header, Seat
from tests.tui.conftest import Visit
from tests.tui.screens.looking import app_of
from tests.tui.table.kinds import journal_of
from tui.bots.names import own_names
from tui.screens import game_setup
from tui.session import NewGame, Session
from tui.widgets.text_line import TextLine

ANNA = Seat("Anna", HUMAN)


@pytest.fixture(autouse=True)
def _same_seed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tui.game_opener.new_seed", lambda: 7)
    monkeypatch.setattr(game_setup, "new_seed", lambda: 7)


def new_game(*seats: Seat) -> NewGame:
    return NewGame("bruxelles1897", seats, {}, seed=3)


def seats_after_rematch(visit: Visit, *seats: Seat) -> tuple[Seat, ...]:
    found: list[Header] = []

    async def scene(pilot: Pilot[None]) -> None:
        app_of(pilot).rematch(journal_of(pilot.app.screen).header)
        await pilot.pause()
        found.append(journal_of(pilot.app.screen).header)

    visit(scene, opening=new_game(*seats))
    return found[0].seats


def test_a_rematch_is_with_the_same_players(visit: Visit) -> None:
    seats = (ANNA, Seat("Odette", "clerk"), Seat("Bob", HUMAN), Seat("Firmin", "apprentice"))
    assert seats_after_rematch(visit, *seats) == seats


def test_a_rematch_gives_bots_named_by_level_names_of_their_own(visit: Visit, session: Session) -> None:
    seats = (ANNA, Seat("Clerk", "clerk"), Seat("Apprenti 2", "apprentice"), Seat("Odette", "clerk"))
    names = own_names(session.words, 7, ["Anna", None, None, "Odette"])
    found = seats_after_rematch(visit, *seats)
    assert [seat.name for seat in found] == names
    assert [seat.player for seat in found] == [seat.player for seat in seats]


def test_a_player_who_continues_a_game_of_bots_keeps_their_name(visit: Visit, session: Session) -> None:
    seats = (Seat("Anna", "apprentice"), Seat("anna", "apprentice"), Seat("Clerk", "apprentice"))
    journal = session.library.create("bruxelles1897", seats, seed=3, name="bots")
    first = game("bruxelles1897").decisions(journal.match.state)[0].seat
    journal.close()

    async def scene(pilot: Pilot[None]) -> None:
        app_of(pilot).open_replay(session.library.folder / "bots.pavilion")
        await pilot.pause()
        app_of(pilot).continue_from(pilot.app.screen.source.as_shown(), 0)  # type: ignore[attr-defined]
        await pilot.pause()
        found = journal_of(pilot.app.screen).header.seats
        assert found[first] == ANNA
        assert sum(seat.name.casefold() == "anna" for seat in found) == 1
        assert ("Clerk" in [seat.name for seat in found]) == (first != 2), "old names stay"

    visit(scene)


def test_a_copy_is_offered_under_a_name_that_is_free(visit: Visit, session: Session) -> None:
    async def scene(pilot: Pilot[None]) -> None:
        own = journal_of(pilot.app.screen).path.stem
        for number in (2, 3):
            await pilot.press("ctrl+s")
            assert pilot.app.screen.query_one(TextLine).value == f"{own}-{number}"
            await pilot.press("enter")
            await pilot.pause()
        assert sorted(session.library.names()) == [own, f"{own}-2", f"{own}-3"]

    visit(scene, opening=new_game(ANNA, Seat("Bob", HUMAN)))
