"""Settings: what a player prefers, kept between sessions."""

import os
from pathlib import Path
from typing import Literal

import msgspec
import platformdirs

SPEEDS = {"slow": 1.6, "normal": 0.8, "fast": 0.3, "instant": 0.0}
"""Seconds that each of a bot's moves stays in sight."""
HINT_SECONDS = {"quick": 2.0, "normal": 6.0, "thorough": 20.0}
"""Seconds that the master thinks about a hint."""
THEMES = ("horta", "hankar", "paxton", "contrast")


class Settings(msgspec.Struct, forbid_unknown_fields=False):
    """The choices of the Settings screen. An empty language follows the environment."""

    language: Literal["", "en", "fr"] = ""
    theme: Literal["horta", "hankar", "paxton", "contrast"] = "horta"
    speed: Literal["slow", "normal", "fast", "instant"] = "normal"
    confirm: Literal["pass", "never"] = "pass"
    """Whether a move that ends your round is asked about once more."""
    keys: Literal["arrows", "hjkl"] = "arrows"
    glyphs: Literal["unicode", "ascii"] = "unicode"
    windows: bool = False
    """Whether one is asked when all that could be done is to exchange something."""
    free_undo: bool = True
    """Whether people at one keyboard may take back more than the rules of undo allow."""
    hints: Literal["quick", "normal", "thorough"] = "normal"
    teacher: bool = False
    """Whether a word is said when the master saw something much better."""
    bell: bool = True
    """Whether the terminal rings when it is one's turn at a shared table."""
    table: str = ""
    """The shared table one was at when the session ended without leaving it."""
    name: str = ""
    """The name last sat down under."""
    game: str = ""
    """The game last set up."""
    company: tuple[tuple[str, str], ...] = ()
    """Who sat at the last new table: "human" or the level of a bot, and the name a person gave."""


class SettingsFile:
    """The settings on disk. A file that cannot be read is kept aside, never overwritten."""

    def __init__(self, path: Path | None = None) -> None:
        self.path = path or default_path()
        self.problem = ""
        self.settings = self._read()

    def _read(self) -> Settings:
        try:
            return msgspec.json.decode(self.path.read_bytes(), type=Settings)
        except FileNotFoundError:
            return Settings()
        except (OSError, msgspec.DecodeError) as wrong:
            self.problem = str(wrong)
            return Settings()

    def save(self) -> None:
        """Write the settings whole or not at all; what could not be read before is kept beside them."""
        try:
            self.path.parent.mkdir(parents=True, exist_ok=True)
            if self.problem and self.path.exists():
                self.path.replace(self.path.with_suffix(".unreadable.json"))
                self.problem = ""
            fresh = self.path.with_suffix(".new")
            fresh.write_bytes(msgspec.json.format(msgspec.json.encode(self.settings)))
            fresh.replace(self.path)
        except OSError as wrong:
            self.problem = str(wrong)


def default_path() -> Path:
    """Give where the settings are kept; `PAVILION_CONFIG` names another folder."""
    folder = os.environ.get("PAVILION_CONFIG") or platformdirs.user_config_dir("pavilion")
    return Path(folder) / "settings.json"


def language_of_environment() -> str:
    """Give the language the environment asks for, or English."""
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if value := os.environ.get(variable):
            return "fr" if value.startswith("fr") else "en"
    return "en"
