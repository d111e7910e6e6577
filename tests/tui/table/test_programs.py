"""Other people's programs at the table: they play, they fail, and nobody's command runs without being asked about."""

import sys
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from saves.records.record import Seat
from tests.tui.processes import is_running, wait_until
from tests.tui.table.kinds import is_played
from tests.tui.table.tables import GAME, AppRunner, Sitting, new_table
from tui.bots.external.seats import ExternalBotPolicy
from tui.screens.dialogs import Confirm
from tui.screens.home import HomeScreen
from tui.session import NewGame, ResumeGame, Session

EXAMPLE = Path(__file__).parents[2] / "example_bot.py"
PERSON_FIRST, PROGRAM_FIRST = (
    next(seed for seed in range(99) if GAME.decisions(GAME.new(2, seed=seed))[0].seat == seat) for seat in (0, 1)
)


class HouseWithPrograms(AppRunner):
    """A runner whose sessions let programs do what `programs` says."""

    programs: ExternalBotPolicy | None = None

    def session(self, *arguments: Any, **more: Any) -> Session:
        given = super().session(*arguments, **more)
        given.programs = self.programs
        return given


@pytest.fixture
def runner(tmp_path: Path) -> HouseWithPrograms:
    return HouseWithPrograms(tmp_path)


@pytest.fixture
def program(tmp_path: Path) -> Callable[[str], str]:
    """Write a program that leaves a trace when it starts and does something with each question."""

    def write(deed: str) -> str:
        file = tmp_path / "rover.py"
        started = f"open({str(tmp_path / 'started')!r}, 'a').write(str(os.getpid()) + '\\n')"
        loop = f"for line in sys.stdin:\n    asked = json.loads(line)['choose']\n    {deed}\n"
        file.write_text(f"import json, os, sys, time\n{started}\n{loop}")
        return f"cmd:{sys.executable} -I -S {file}"

    return write


ANSWERS = "print(json.dumps({'play': asked['moves'][0]}), flush=True)"


def starts(tmp_path: Path) -> list[int]:
    """Every process the program was, so far."""
    file = tmp_path / "started"
    return [int(line) for line in file.read_text().split()] if file.exists() else []


def are_started(tmp_path: Path, number: int) -> bool:
    return len(starts(tmp_path)) == number


def all_gone(pids: list[int]) -> bool:
    return not any(map(is_running, pids))


def see_them_gone(pids: list[int]) -> None:
    assert pids
    wait_until(lambda: all_gone(pids))


def table_with(player: str, seed: int = PROGRAM_FIRST) -> NewGame:
    return new_table((Seat("Ann", "human"), Seat("Rover", player)), seed)


def trusting(player: str, **more: Any) -> ExternalBotPolicy:
    return ExternalBotPolicy(stand_in="apprentice", consent={player: True}, **more)


def test_a_program_plays_at_the_table_and_ends_with_it(
    runner: HouseWithPrograms, program: Callable[[str], str], tmp_path: Path
) -> None:
    player = program(ANSWERS)
    runner.programs = trusting(player)

    async def scene(sitting: Sitting) -> None:
        for _ in range(3):
            await sitting.play_turn()
        assert sum(entry.seat == 1 for entry in sitting.match.entries) >= 3
        assert sitting.notices() == []
        assert len(starts(tmp_path)) == 1
        assert sitting.table.source.journal.header.seats[1] == Seat("Rover", player)

    runner.run(scene, table_with(player))
    see_them_gone(starts(tmp_path))


def test_the_example_plays_a_whole_game_at_the_table(runner: HouseWithPrograms) -> None:
    player = f"cmd:{sys.executable} {EXAMPLE}"
    runner.programs = trusting(player)

    async def scene(sitting: Sitting) -> None:
        table = sitting.table
        while not table.match.is_over:
            await sitting.press("home", "enter")
        assert not sitting.notices()
        assert any(entry.seat == 1 for entry in table.match.entries)

    runner.run(scene, table_with(player))


@pytest.mark.parametrize(
    ("deed", "says"),
    [
        ("print('hm', flush=True)", "Rover: it sent an invalid answer: “hm”."),
        ("print(json.dumps({'play': ['fly']}), flush=True)", "Rover: it chose an illegal move"),
        ("sys.exit('no idea')", "Rover: it stopped (1: no idea)."),
        ("time.sleep(3600)", "Rover: it did not answer within 0.2 seconds."),
    ],
)
def test_a_program_that_fails_is_named_and_its_stand_in_plays(
    runner: HouseWithPrograms, program: Callable[[str], str], tmp_path: Path, deed: str, says: str
) -> None:
    player = program(deed)
    runner.programs = trusting(player, seconds=0.2 if "sleep" in deed else 60)

    async def scene(sitting: Sitting) -> None:
        while not any("plays the rest" in notice for notice in sitting.notices()):
            await sitting.play_turn()
        first, last = sitting.notices()
        assert first.startswith(says)
        assert first.endswith("Apprentice plays this move.")
        assert last.endswith("Apprentice plays the rest of the game.")
        before = starts(tmp_path)
        await sitting.play_turn()
        assert len(sitting.notices()) == 2
        assert starts(tmp_path) == before

    runner.run(scene, table_with(player))


def test_what_fails_is_told_in_french(runner: HouseWithPrograms, program: Callable[[str], str]) -> None:
    player = program("sys.exit(4)")
    runner.programs = trusting(player)

    async def scene(sitting: Sitting) -> None:
        assert sitting.notices()[0] == "Rover\u00a0: il s'est arrêté (4). Apprenti joue ce coup à sa place."

    runner.run(scene, table_with(player), language="fr")


def test_leaving_ends_a_program_that_thinks(
    runner: HouseWithPrograms, program: Callable[[str], str], tmp_path: Path
) -> None:
    player = program("time.sleep(3600)")
    runner.programs = trusting(player, seconds=3600)

    async def scene(sitting: Sitting) -> None:
        await sitting.until(lambda: bool(starts(tmp_path)))
        await sitting.pilot.press("q")
        await sitting.until(lambda: isinstance(sitting.app.screen, HomeScreen))
        await sitting.until(lambda: all_gone(starts(tmp_path)))

    runner.run(scene, table_with(player), patient=False)


def test_taking_back_ends_the_thought_and_the_program_is_asked_anew(
    runner: HouseWithPrograms, program: Callable[[str], str], tmp_path: Path
) -> None:
    player = program("time.sleep(3600)")
    runner.programs = trusting(player, seconds=3600)

    async def scene(sitting: Sitting) -> None:
        table = sitting.table
        for number in (1, 2):
            while table.match.decision.seat == 0:
                await sitting.pilot.press("home", "enter")
            await sitting.until(partial(are_started, tmp_path, number))
            await sitting.pilot.press("u")
            await sitting.until(lambda: bool(table.mode.chooser.selection.options))
            await sitting.until(lambda: all_gone(starts(tmp_path)))
        assert sitting.notices() == []

    runner.run(scene, table_with(player, PERSON_FIRST))


# Records


def kept_table(runner: AppRunner, player: str) -> ResumeGame:
    journal = runner.library.create(GAME.key, (Seat("Ann", "human"), Seat("Rover", player)), seed=PROGRAM_FIRST)
    journal.close()
    return ResumeGame(journal.path.stem)


def test_a_record_runs_nothing_before_the_player_agrees(
    runner: HouseWithPrograms, program: Callable[[str], str], tmp_path: Path
) -> None:
    player = program(ANSWERS)
    runner.programs = ExternalBotPolicy(stand_in="apprentice")

    async def scene(sitting: Sitting) -> None:
        await sitting.until(lambda: isinstance(sitting.app.screen, Confirm))
        asked = sitting.app.screen.question  # type: ignore[attr-defined]
        assert player.removeprefix("cmd:") in asked
        assert "Rover" in asked
        assert "Apprentice instead" in sitting.frame()
        await sitting.pilot.pause(0.1)
        assert starts(tmp_path) == []
        await sitting.press("y")
        await sitting.rest()
        assert is_played(sitting.app.screen)
        await sitting.play_turn()
        assert len(starts(tmp_path)) == 1
        assert sitting.notices() == []

    runner.run(scene, kept_table(runner, player))
    see_them_gone(starts(tmp_path))


@pytest.mark.parametrize("key", ["n", "escape"])
def test_who_declines_plays_against_the_stand_in(
    runner: HouseWithPrograms, program: Callable[[str], str], tmp_path: Path, key: str
) -> None:
    player = program(ANSWERS)
    runner.programs = ExternalBotPolicy(stand_in="apprentice")

    async def scene(sitting: Sitting) -> None:
        await sitting.until(lambda: isinstance(sitting.app.screen, Confirm))
        await sitting.press(key)
        await sitting.rest()
        await sitting.play_turn()
        await sitting.play_turn()
        assert is_played(sitting.app.screen), "asked once only"
        assert any(entry.seat == 1 for entry in sitting.match.entries)
        assert sitting.notices() == ["Rover: Apprentice plays, because external bots are not allowed here."]
        assert starts(tmp_path) == []

    runner.run(scene, kept_table(runner, player))


def test_a_session_without_programs_runs_none_and_does_not_ask(
    runner: HouseWithPrograms, program: Callable[[str], str], tmp_path: Path
) -> None:
    async def scene(sitting: Sitting) -> None:
        assert is_played(sitting.app.screen)
        assert any("external bots are not allowed here" in notice for notice in sitting.notices())
        assert starts(tmp_path) == []

    runner.run(scene, kept_table(runner, program(ANSWERS)))


def test_a_command_too_long_to_be_shown_is_never_run(
    runner: HouseWithPrograms, program: Callable[[str], str], tmp_path: Path
) -> None:
    player = program(ANSWERS) + " " + "x" * 300
    runner.programs = ExternalBotPolicy(stand_in="apprentice")

    async def scene(sitting: Sitting) -> None:
        assert is_played(sitting.app.screen)
        assert any("external bots are not allowed here" in notice for notice in sitting.notices())
        assert starts(tmp_path) == []

    runner.run(scene, kept_table(runner, player))
