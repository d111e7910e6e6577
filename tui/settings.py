"""Settings: the preferences of a player, saved between sessions."""

import os
from codecs import BOM_UTF8
from collections.abc import Mapping
from datetime import date
from pathlib import Path
from typing import Any

import msgspec
import platformdirs

from saves.practice.schedule import Memory
from saves.problems import shown, why
from tui.drawing.glyphs import GLYPH_SETS
from tui.i18n.words import LANGUAGES
from tui.layouts import LAYOUTS
from tui.themes import THEMES

SPEEDS = {"slow": 1.6, "normal": 0.8, "fast": 0.3, "instant": 0.0}
"""Seconds for which each move of a bot is shown, by speed."""
HINT_SECONDS = {"quick": 2.0, "normal": 6.0, "thorough": 20.0}
"""Seconds for which the master thinks about a hint."""

CHOICES: dict[str, tuple[str, ...]] = {
    "language": ("", *LANGUAGES),
    "theme": THEMES,
    "glyphs": ("", *GLYPH_SETS),
    "speed": tuple(SPEEDS),
    "confirm": ("pass", "never"),
    "keys": tuple(LAYOUTS),
    "hints": tuple(HINT_SECONDS),
    "reports": ("wait", "quick"),
}
"""The values of the settings that have several."""


class Settings(msgspec.Struct):
    """The choices of the Settings screen. An empty language follows the environment."""

    language: str = ""
    theme: str = THEMES[0]
    speed: str = "normal"
    confirm: str = "pass"
    """Whether to ask before a move that ends the round of a player."""
    keys: str = "arrows"
    glyphs: str = ""
    """Empty for what the terminal can show."""
    windows: bool = False
    """Whether to ask when an exchange is all that could be done."""
    free_undo: bool = True
    """Whether players at one keyboard may take back more than the rules of undo allow."""
    hints: str = "normal"
    teacher: bool = False
    """Whether to point out when the master saw a much better move."""
    reports: str = "wait"
    """Whether the report of a round waits until it has been read; otherwise the log tells it."""
    bell: bool = True
    """Whether the terminal rings when it is the player's turn at a shared table."""
    notifications: bool = True
    """Whether the terminal notifies a player who looks elsewhere when it is their turn."""
    window_title: bool = True
    """Whether the title of the window tells whose turn it is."""
    clipboard: bool = True
    """Whether positions, records and invitations can be copied to the clipboard."""
    learnt: tuple[str, ...] = ()
    """The lessons that have been done, each by its game and key."""
    lessons_begun: dict[str, list[Any]] = {}
    """The answers given in lessons that were left, by game and key."""
    notes_shown: tuple[str, ...] = ()
    """The notes of first games that have been read, each by its game and key."""
    guided: dict[str, bool] = {}
    """The first games, by game and when they began, each with whether its guide is on."""
    played: tuple[str, ...] = ()
    """The games that have been begun; another one is introduced when it is chosen."""
    practice: dict[str, Memory] = {}
    """The puzzles that have been tried, by game and key."""
    practised: date | None = None
    """The last day on which the puzzle of the day was tried."""
    table: str = ""
    """The shared table to return to after a lost connection."""
    name: str = ""
    """The name the player last used."""
    game: str = ""
    """The game last set up."""
    company: tuple[tuple[str, str], ...] = ()
    """The players of the last new game: "human" or the level of a bot, and the name typed for a person."""


class SettingsFile:
    """The settings on disk. A file that cannot be read is kept aside, never overwritten.

    What this version does not know stays in the file: settings of a newer one, and values until they are changed here.
    """

    def __init__(self, path: Path | None = None) -> None:
        self.path = path or default_path()
        self.problem = ""
        """Why the file could not be read or written."""
        self.is_new = False
        """Whether there was no file yet."""
        self._is_unreadable = False
        self._unknown_values: dict[str, Any] = {}
        self._unknown_settings: dict[str, Any] = {}
        self.settings = self._read()

    @property
    def ignored(self) -> dict[str, str]:
        """The settings whose values are not known here, each with its value as the file has it."""
        return {name: shown(msgspec.json.encode(value).decode(), 40) for name, value in self._unknown_values.items()}

    def change(self, name: str, value: Any) -> None:
        """Change a setting and save it."""
        setattr(self.settings, name, value)
        self._unknown_values.pop(name, None)
        self.save()

    def save(self) -> None:
        """Write the settings whole or not at all; a file that could not be read is kept beside them."""
        values = msgspec.to_builtins(self.settings)
        usual = msgspec.to_builtins(Settings())
        unchanged = {name: value for name, value in self._unknown_values.items() if values[name] == usual[name]}
        try:
            self.path.parent.mkdir(parents=True, exist_ok=True)
            if self._is_unreadable and self.path.exists():
                from saves.records.files import unused  # brings the rules of the games with it

                self.path.replace(unused(self.path.with_suffix(".unreadable.json")))
            self._is_unreadable = False
            fresh = self.path.with_suffix(".new")
            fresh.write_bytes(msgspec.json.format(msgspec.json.encode(values | unchanged | self._unknown_settings)))
            fresh.replace(self.path)
            self.is_new = False
        except OSError as wrong:
            self.problem = why(wrong)
        else:
            self.problem = ""

    def _read(self) -> Settings:
        try:
            found = msgspec.json.decode(self.path.read_bytes().removeprefix(BOM_UTF8), type=dict[str, Any])
        except FileNotFoundError:
            self.is_new = True
            return Settings()
        except (OSError, msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as wrong:
            self._is_unreadable = True
            self.problem = why(wrong) if isinstance(wrong, OSError) else shown(str(wrong))
            return Settings()
        known: dict[str, Any] = {}
        for field in msgspec.structs.fields(Settings):
            if field.name in found:
                value = found.pop(field.name)
                try:
                    known[field.name] = _checked(field, value)
                except msgspec.ValidationError:
                    self._unknown_values[field.name] = value
        self._unknown_settings = found
        return Settings(**known)


def _checked(field: msgspec.structs.FieldInfo, value: Any) -> Any:
    """Return the value of a setting; raises `ValidationError` if it has no such value."""
    checked = msgspec.convert(value, type=field.type)
    if field.name in CHOICES and checked not in CHOICES[field.name]:
        raise msgspec.ValidationError(field.name)
    return checked


def default_path() -> Path:
    """Return the folder of the settings file; `PAVILION_CONFIG` names another one."""
    folder = os.environ.get("PAVILION_CONFIG") or platformdirs.user_config_dir("pavilion")
    return Path(folder) / "settings.json"


def language_of_environment() -> str:
    """Return the language the environment asks for, or English."""
    return language_of_locale(os.environ) or "en"


def language_of_locale(environment: Mapping[str, str]) -> str:
    """Return the language that the locale in an environment asks for; empty if we do not have it."""
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if locale := environment.get(variable):
            return next((language for language in LANGUAGES if locale.lower().startswith(language)), "")
    return ""
