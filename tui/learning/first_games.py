"""First games: which saved games have a guide, which notes a player has read, and what opens such a game."""

from collections.abc import Iterable
from typing import Protocol

from engine.bots.spec import LEVELS
from saves.lessons.notes import Note
from saves.records.record import HUMAN, Seat
from tui.bots.names import own_names
from tui.screens.game_setup import new_seed
from tui.session import NewGame, Session
from tui.settings import Settings, SettingsFile

FIRST_GAME = "first-game"
"""The name of a first game among the lessons that have been done."""


class Begun(Protocol):
    """A game by when it began: the header of its record, or the record in a list."""

    @property
    def game(self) -> str:
        """The key of the game."""

    @property
    def created(self) -> str:
        """When it began; copies and renamed records keep it."""


def new_first_game(session: Session, game: str) -> NewGame:
    """Return a game for one person and the weakest bot."""
    words, seed = session.words, new_seed()
    name = session.settings.name or words("cli-player", number=1)
    names = own_names(words, seed, [name, None])
    seats = (Seat(names[0], HUMAN), Seat(names[1], LEVELS[0]))
    return NewGame(game, seats, {}, seed)


def is_guided(settings: Settings, game: Begun) -> bool:
    """Whether a game is a first game, its guide on or off."""
    return _name(game) in settings.guided


def is_on(settings: Settings, game: Begun) -> bool:
    """Whether the guide of a game is on."""
    return settings.guided.get(_name(game), False)


def turn(file: SettingsFile, game: Begun, on: bool) -> None:
    """Turn the guide of a game on or off, and save that."""
    file.change("guided", {**file.settings.guided, _name(game): on})


def is_shown(settings: Settings, game: str, note: Note) -> bool:
    """Whether the player has read a note."""
    return f"{game}/{note.key}" in settings.notes_shown


def note_as_shown(file: SettingsFile, game: str, notes: Iterable[Note]) -> None:
    """Save that notes have been shown."""
    shown = file.settings.notes_shown
    file.change("notes_shown", (*shown, *(f"{game}/{each.key}" for each in notes)))


def is_finished(settings: Settings, game: str) -> bool:
    """Whether a first game has been played to the end."""
    return f"{game}/{FIRST_GAME}" in settings.learnt


def note_as_finished(file: SettingsFile, game: str) -> None:
    """Save that a first game has been played to the end."""
    if not is_finished(file.settings, game):
        file.change("learnt", (*file.settings.learnt, f"{game}/{FIRST_GAME}"))


def _name(game: Begun) -> str:
    return f"{game.game}/{game.created}"
