"""The rules of the games as they are written in Markdown: in two minutes, then the reference."""

from importlib import resources

from tui.i18n.typography import typeset

TWO_MINUTES = "two-minutes"
"""The id of the page that the rules begin with: the game in two minutes."""


def rules_source(game: str, language: str) -> str:
    """Return the rules of a game in Markdown, with an id on every heading: first in two minutes, then the reference."""
    return f"{two_minutes_source(game, language)}\n{_read(game, language)}"


def two_minutes_source(game: str, language: str) -> str:
    """Return the page that explains a game in two minutes."""
    return _read(f"{game}-{TWO_MINUTES}", language)


def _read(name: str, language: str) -> str:
    path = resources.files(__package__) / "locales" / language / "rules" / f"{name}.md"
    return typeset(path.read_text(encoding="utf-8"), language)
