"""Style sheets for many apps in one process: rules parsed for one app are shared by all with the same theme."""

from collections.abc import Hashable

from textual.cache import LRUCache
from textual.css.model import RuleSet
from textual.css.types import CSSLocation

from tui.textual_private import RuleParsingStylesheet

MOST_SOURCES = 1024
"""About sixty sources for each theme, with and without colours."""

_PARSED: LRUCache[Hashable, list[RuleSet]] = LRUCache(MOST_SOURCES)
"""Parsed rules by source and variables. Rules are never modified, so apps can share them."""


class SharedStylesheet(RuleParsingStylesheet):
    """A style sheet with a cache for the whole process: parsing takes a third of a session's start."""

    def __init__(self, *, variables: dict[str, str] | None = None) -> None:
        super().__init__(variables=variables)
        self._theme_key = frozenset((variables or {}).items())

    def set_variables(self, variables: dict[str, str]) -> None:
        """Use the variables of another theme."""
        super().set_variables(variables)
        self._theme_key = frozenset(variables.items())

    def reparse(self) -> None:
        """Parse all sources again with the current variables."""
        self.parse()

    def parse_rules(
        self, css: str, read_from: CSSLocation, is_default_rules: bool, tie_breaker: int, scope: str
    ) -> list[RuleSet]:
        """Return the rules of a source, from the cache if another app has parsed it."""
        key = (self._theme_key, css, read_from, is_default_rules, tie_breaker, scope)
        rules = _PARSED.get(key)
        if rules is None:
            rules = super().parse_rules(css, read_from, is_default_rules, tie_breaker, scope)
            _PARSED[key] = rules
        return rules
