"""Whether a player knows a game: one never played is introduced. It is kept with the settings."""

import asyncio

from saves.problems import SavesError
from tui.screens import brief_wait
from tui.session import Session
from tui.settings import Settings, SettingsFile


def note_as_played(file: SettingsFile, game: str) -> None:
    """Save that a game has been played, or at least begun."""
    if game not in file.settings.played:
        file.change("played", (*file.settings.played, game))


def is_known(settings: Settings, game: str) -> bool:
    """Whether the settings know that a game was played, or that something of it was learnt."""
    lessons = (*settings.learnt, *settings.lessons_begun)
    return game in (*settings.played, settings.game) or any(name.startswith(f"{game}/") for name in lessons)


async def is_new_to(session: Session, game: str) -> bool:
    """Whether a player never played a game: neither the settings nor the saved games know of it.

    A library that takes its time counts as one that has such a game: nobody is interrupted later on.
    """
    if is_known(session.settings, game):
        return False
    try:
        async with asyncio.timeout(brief_wait.LONGEST_WAIT):
            found = await asyncio.to_thread(_is_saved, session, game)
    except TimeoutError:
        return False
    if found:
        note_as_played(session.settings_file, game)
    return not found


def _is_saved(session: Session, game: str) -> bool:
    try:
        return any(entry.game == game for entry in session.library.entries())
    except SavesError:
        return False
