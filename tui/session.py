"""Session: everything one player's app is given. Several sessions can live in one process."""

from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING, Any

from saves.records.library import Library
from saves.records.record import Seat
from tui.drawing.glyphs import GLYPH_SETS, Glyphs
from tui.i18n.words import Words
from tui.settings import SettingsFile, language_of_environment

if TYPE_CHECKING:
    from tui.bots.external.seats import ExternalBotPolicy
    from tui.bots.pool import Bots


@dataclass(slots=True)
class NewGame:
    """Open the app at a fresh table."""

    game: str
    seats: tuple[Seat, ...]
    options: dict[str, str]
    seed: int
    corrections: dict[str, Any] | None = None
    free_undo: bool = True
    edition: str | None = None
    """The component values, if they are known already; else those that the corrections make of the newest."""


@dataclass(slots=True)
class ResumeGame:
    """Open the app at a saved game."""

    name: str


@dataclass(slots=True)
class ReplayGame:
    """Open the app at the replay of a record."""

    path: Path


Opening = NewGame | ResumeGame | ReplayGame


@dataclass(slots=True)
class Session:
    """The settings, words, saved games and bots of one app."""

    settings_file: SettingsFile
    library: Library
    bots: "Bots"
    ascii_only: bool = False
    """Asked for on the command line, whatever the settings say."""
    language_asked: str = ""
    corrections: dict[str, dict[str, Any]] = field(default_factory=dict)
    """Component corrections by game, from the command line."""
    programs: "ExternalBotPolicy | None" = None
    """What other people's programs may do here: without this, nothing."""
    language_of_terminal: str = ""
    """What a terminal elsewhere asks for; if nothing, the environment here does."""

    @property
    def settings(self) -> Any:
        """The player's preferences."""
        return self.settings_file.settings

    @property
    def language(self) -> str:
        """The language to speak: asked for, preferred, or the environment's."""
        asked = self.language_asked or self.settings.language or self.language_of_terminal
        return asked or language_of_environment()

    @property
    def words(self) -> Words:
        """The common words in the language of the session."""
        return Words(self.language)

    @property
    def glyphs(self) -> Glyphs:
        """The signs to draw with."""
        return GLYPH_SETS["ascii" if self.ascii_only else self.settings.glyphs]
