"""Style sheets for many apps: what one of them has parsed is parsed for all that wear the same theme."""

from collections.abc import Hashable

from textual.cache import LRUCache
from textual.css.model import RuleSet
from textual.css.types import CSSLocation

from tui.textual_private import RuleParsingStylesheet

MOST_SOURCES = 1024
"""Some sixty sources for each theme, with and without colours."""

_PARSED: LRUCache[Hashable, list[RuleSet]] = LRUCache(MOST_SOURCES)
"""Rules by what they were made of. Nothing changes a rule, so apps may share it."""


class SharedStylesheet(RuleParsingStylesheet):
    """A style sheet that looks first whether another app has read the same: parsing is a third of a session's start."""

    def __init__(self, *, variables: dict[str, str]) -> None:
        super().__init__(variables=variables)
        self._wearing = frozenset(variables.items())

    def set_variables(self, variables: dict[str, str]) -> None:
        """Wear another theme."""
        super().set_variables(variables)
        self._wearing = frozenset(variables.items())

    def reparse(self) -> None:
        """Read everything again in the new theme."""
        self.parse()

    def parse_rules(
        self, css: str, read_from: CSSLocation, is_default_rules: bool, tie_breaker: int, scope: str
    ) -> list[RuleSet]:
        """Parse one source of rules, unless another app has."""
        key = (self._wearing, css, read_from, is_default_rules, tie_breaker, scope)
        rules = _PARSED.get(key)
        if rules is None:
            rules = super().parse_rules(css, read_from, is_default_rules, tie_breaker, scope)
            _PARSED[key] = rules
        return rules
