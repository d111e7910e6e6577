from pathlib import Path

import msgspec
import pytest

from engine.game import CATALOGUE, game
from saves.gallery import gallery, make
from saves.records.entry import ListedGame
from saves.records.following import result
from saves.records.journal import Journal
from saves.records.library import Library
from saves.records.record import Checkpoint, Ended, Seat, digest, read

GALLERY = gallery()


def test_the_gallery_has_a_game_for_every_number_of_seats() -> None:
    for key in CATALOGUE:
        assert {len(entry.seats) for entry in GALLERY if entry.game == key} == set(game(key).seats)
    assert set(make.GAMES) == {entry.name for entry in GALLERY}
    for entry in GALLERY:
        assert entry.problem is None
        assert entry.finished
        assert entry.round == game(entry.game).rounds


@pytest.mark.parametrize("entry", GALLERY, ids=[entry.name for entry in GALLERY])
def test_a_gallery_game_replays_to_its_recorded_final_state(entry: ListedGame) -> None:
    lines = read(entry.path).good_lines()
    final, end = lines[-2:]
    assert isinstance(final, Checkpoint)
    assert isinstance(end, Ended)
    journal = Journal.open(entry.path, read_only=True)
    match = journal.match
    assert journal.read_only
    assert journal.notices == []
    assert match.is_over
    assert digest(match.state) == final.digest
    assert match.state == msgspec.convert(final.state, type=match.game.state_type)
    assert result(match.game.standings(match.state)) == end.end
    for index in range(len(match.entries) + 1):
        assert match.game.check(match.state_before(index)) == []


def test_a_gallery_game_can_be_continued_by_a_person(tmp_path: Path) -> None:
    entry = GALLERY[0]
    before = entry.path.read_bytes()
    seats = (Seat("Moi", "human"), *entry.seats[1:])
    with Library(tmp_path).branch(entry.path, 5, seats=seats) as journal:
        assert journal.match.humans == {0}
        journal.play(journal.match.decision.moves[0])
    assert entry.path.read_bytes() == before


def test_the_games_can_be_played_anew(tmp_path: Path) -> None:
    path = tmp_path / "bruxelles1897-quick.pavilion"
    make.play(path, 5, (Seat("Un", "apprentice"), Seat("Deux", "apprentice")))
    with Journal.open(path) as journal:
        assert journal.match.is_over
        assert journal.header.created == make.CREATED


def test_a_game_keeps_its_moves_as_long_as_they_are_legal(tmp_path: Path) -> None:
    frozen = Path(__file__).parents[1] / "frozen" / "0.1.0" / "records"
    for name, kept in (("bruxelles1897-two-seats", True), ("crystal_palace-two-seats", False)):
        seed, seats = make.GAMES[name]
        before, path = frozen / f"{name}.pavilion", tmp_path / f"{name}.pavilion"
        assert make.play_again(path, seed, seats, before) is kept
        edition = read(path).header.edition
        assert edition == game(read(path).header.game).editions.standard() != read(before).header.edition


def test_the_gallery_is_of_the_newest_edition() -> None:
    for entry in GALLERY:
        assert read(entry.path).header.edition == game(entry.game).editions.standard()
