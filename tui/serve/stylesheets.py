"""Style sheets for many apps in one process: all apps with the same theme share one."""

from pathlib import Path, PurePath
from typing import Any

from textual.cache import LRUCache
from textual.css.stylesheet import Stylesheet

MOST_THEMES = 32
"""Each theme counts twice, with and without colours."""

_CONTENTS: LRUCache[frozenset[tuple[str, str]], dict[str, Any]] = LRUCache(MOST_THEMES)
"""The attributes of the style sheets, by the variables of their theme."""


class SharedStylesheet(Stylesheet):
    """A style sheet whose sources, rules and caches are those of every app with the same theme.

    Reading, parsing and sorting the rules takes longer than all else that a session does before its first picture. An
    app adds the sources of its widgets as it mounts them; those of another app's widgets match nothing in this one.
    """

    def __init__(self, *, variables: dict[str, str] | None = None) -> None:
        self._share(variables or {})

    def set_variables(self, variables: dict[str, str]) -> None:
        """Use the variables of another theme, for the same sources."""
        sources = dict(self.source)
        self._share(variables)
        for read_from, source in sources.items():
            self.add_source(source.content, read_from, source.is_defaults, source.tie_breaker, source.scope)

    def read(self, filename: str | PurePath) -> None:
        """Read a file that no app has read yet."""
        if not self.has_source(str(Path(filename).resolve())):
            super().read(filename)

    def reparse(self) -> None:
        """Do nothing: each theme has rules of its own, and they are parsed when they are next used."""

    def _share(self, variables: dict[str, str]) -> None:
        theme = frozenset(variables.items())
        contents = _CONTENTS.get(theme)
        if contents is None:
            self.__dict__ = {}
            super().__init__(variables=variables)
            _CONTENTS[theme] = self.__dict__
        else:
            self.__dict__ = contents
