"""The rules of the games as they are written: Markdown, one page per game and language."""

from importlib import resources

from tui.i18n.typography import typeset


def rules_source(game: str, language: str) -> str:
    """Return the rules of a game in Markdown, with an id on every heading."""
    path = resources.files(__package__) / "locales" / language / "rules" / f"{game}.md"
    return typeset(path.read_text(encoding="utf-8"), language)
