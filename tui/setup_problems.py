"""Setup problems: what is wrong with a player's settings and keys, in their language."""

from collections.abc import Iterator

from tui.session import Session

MOST_LINES = 3
"""Lines of the player's keys that are reported one by one."""


def settings_problem(session: Session) -> Iterator[str]:
    """Return why the settings could not be read or written, if they could not."""
    if why := session.settings_file.problem:
        yield session.words("settings-problem", why=why)


def ignored_settings(session: Session) -> Iterator[str]:
    """Name the settings whose values are not known here."""
    words = session.words
    for name, value in session.settings_file.ignored.items():
        label = f"settings-{name.replace('_', '-')}"
        setting = words(label) if words.has(label) else name
        yield words("settings-ignored", setting=setting, value=value)


def key_problems(session: Session) -> Iterator[str]:
    """Return what is left out of the player's keys, and how much more there is."""
    words = session.words
    problems = session.keymap.problems(session.settings.keys)
    yield from (problem.text(words) for problem in problems[:MOST_LINES])
    if (more := len(problems) - MOST_LINES) > 0:
        yield words("keymap-more", count=more)
