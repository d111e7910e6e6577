"""Session: what the app of one player works with. Several sessions can share a process."""

from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING, Any

from saves.records.library import Library
from saves.records.record import Seat
from tui.drawing.glyphs import GLYPH_SETS, Glyphs
from tui.i18n.words import Words
from tui.keymap import Bound, Keymap
from tui.settings import SettingsFile, language_of_environment

if TYPE_CHECKING:
    from tui.bots.external.seats import ExternalBotPolicy
    from tui.bots.pool import Bots


@dataclass(slots=True)
class NewGame:
    """Open the app with a new game."""

    game: str
    seats: tuple[Seat, ...]
    options: dict[str, str]
    seed: int
    corrections: dict[str, Any] | None = None
    free_undo: bool = True
    edition: str | None = None
    """The edition of the component values, if it is known already; else the newest with the corrections."""


@dataclass(slots=True)
class ResumeGame:
    """Open the app with a saved game."""

    name: str


@dataclass(slots=True)
class ReplayGame:
    """Open the app with the replay of a record."""

    path: Path


@dataclass(slots=True)
class Learn:
    """Open the app with the course of a game, or of the one played last."""

    game: str | None = None


Opening = NewGame | ResumeGame | ReplayGame | Learn


@dataclass(slots=True)
class Session:
    """The settings, words, saved games and bots of one app."""

    settings_file: SettingsFile
    library: Library
    bots: "Bots"
    ascii_only: bool = False
    """Whether the command line asks for plain ASCII, which comes before the settings."""
    language_asked: str = ""
    """The language that the command line asks for, which comes before the settings."""
    corrections: dict[str, dict[str, Any]] = field(default_factory=dict)
    """Component corrections by game, from the command line."""
    programs: "ExternalBotPolicy | None" = None
    """How programs may play here; without it, none may."""
    is_on_console: bool = False
    """Whether the terminal is the console of Linux, whose fonts lack most signs."""
    keymap: Keymap = field(default_factory=Keymap)
    """The player's own keys."""
    language_of_terminal: str = ""
    """The language of a remote terminal; if empty, the environment decides."""

    @property
    def settings(self) -> Any:
        """The player's preferences."""
        return self.settings_file.settings

    @property
    def language(self) -> str:
        """The language: asked for, set, or that of the environment."""
        asked = self.language_asked or self.settings.language or self.language_of_terminal
        return asked or language_of_environment()

    @property
    def bound_keys(self) -> Bound:
        """The keys of the actions that the player's layout or file has changed."""
        return self.keymap.bound(self.settings.keys)

    @property
    def words(self) -> Words:
        """The common words in the language of the session."""
        return Words(self.language)

    @property
    def glyphs(self) -> Glyphs:
        """The signs to draw with."""
        usual = "ascii" if self.is_on_console else "unicode"
        return GLYPH_SETS["ascii" if self.ascii_only else self.settings.glyphs or usual]
