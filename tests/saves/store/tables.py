"""Tables for tests of a store."""

from typing import Any

from saves.store import NewTable, StoredCard


def new_table(name: str = "abc", word: str = "", **card: Any) -> NewTable:
    return NewTable(name, 1, '{"game":"x"}', word, a_card(**card))


def a_card(
    status: str = "open", owner: str = "Ann", players: tuple[str, ...] = ("Ann",), summary: str = "{}", **more: Any
) -> StoredCard:
    return StoredCard(status, owner, players, summary, **more)
