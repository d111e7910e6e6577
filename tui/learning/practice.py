"""What a player has practised: which puzzles are solved, due or next, and that of the day. Kept with the settings."""

from collections.abc import Collection
from dataclasses import dataclass
from datetime import date

from engine.game import CATALOGUE
from saves.practice import schedule
from saves.practice.files import PuzzleFile, puzzles_of
from saves.practice.model import DIFFICULTIES, Puzzle
from tui.settings import Settings, SettingsFile


@dataclass(frozen=True, slots=True)
class Progress:
    """How far a player is with the puzzles of a game."""

    solved: int
    due: int
    count: int


def ordered(file: PuzzleFile) -> list[Puzzle]:
    """Return puzzles in the order they are practised: the easy ones first."""
    return sorted(file.puzzles, key=lambda each: DIFFICULTIES.index(each.difficulty))


def name_of(game: str, key: str) -> str:
    """Return the name of a puzzle in the settings."""
    return f"{game}/{key}"


def names_of(game: str) -> list[str]:
    """Return the names of a game's puzzles, in the order they are practised."""
    return [name_of(game, each.key) for each in ordered(puzzles_of(game))]


def progress(settings: Settings, game: str, today: date) -> Progress:
    """Return how far a player is with the puzzles of a game."""
    names, memories = names_of(game), settings.practice
    solved = sum(name in memories and memories[name].is_solved for name in names)
    return Progress(solved, len(schedule.due(memories, names, today)), len(names))


def next_name(settings: Settings, game: str, today: date, without: Collection[str] = ()) -> str | None:
    """Return what to practise next; None if everything else is solved or waits for its day."""
    return schedule.next_puzzle(settings.practice, names_of(game), today, without)


def daily_name(settings: Settings, today: date, games: Collection[str]) -> str | None:
    """Return the puzzle of the day, of one of some games; None if it was tried already, or there is none."""
    if settings.practised == today:
        return None
    names = [name for game in CATALOGUE if game in games for name in names_of(game)]
    return schedule.of_the_day(settings.practice, names, today)


def known_games(settings: Settings) -> list[str]:
    """Return the games a player knows enough to be asked about: those of which a lesson or a puzzle has been done."""
    learnt = {name.partition("/")[0] for name in (*settings.learnt, *settings.practice)}
    return [game for game in CATALOGUE if game in learnt]


def note_answer(file: SettingsFile, name: str, is_right: bool, today: date) -> None:
    """Save how the first answer to a puzzle went."""
    memories = file.settings.practice
    file.change("practice", {**memories, name: schedule.after_answer(memories.get(name), is_right, today)})


def note_daily(file: SettingsFile, today: date) -> None:
    """Save that the puzzle of the day was tried."""
    if file.settings.practised != today:
        file.change("practised", today)
