"""Rules that change: a new version, and what it does differently."""

from typing import Any

import pytest

from engine.game import AnyGame, Game, game

BRUXELLES = "bruxelles1897"


def raise_rules_version(monkeypatch: pytest.MonkeyPatch) -> int:
    """Raise the version of the rules of Bruxelles 1897, and return it."""
    rules = game(BRUXELLES)
    monkeypatch.setattr(rules, "rules_version", rules.rules_version + 1)
    return rules.rules_version


def pay_when_round_begins(monkeypatch: pytest.MonkeyPatch, number: int) -> None:
    """Change the rules: every player gets a franc more when this round begins, so that later states differ."""
    raise_rules_version(monkeypatch)
    plain = Game.apply

    def changed(self: AnyGame, state: Any, move: Any, seat: int | None = None) -> list[Any]:
        before = state.round
        events = plain(self, state, move, seat)
        if before == number - 1 and state.round == number:
            for player in state.players:
                player.money += 1
        return events

    monkeypatch.setattr(Game, "apply", changed)
