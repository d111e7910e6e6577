"""The list of saved games on the command line, as a table and as JSON."""

import os
from collections.abc import Sequence
from datetime import UTC, datetime
from functools import cache
from pathlib import Path
from typing import Any

import click
import msgspec

from engine.game import CATALOGUE
from saves.problems import Notice
from saves.records.entry import ListedGame
from tui.cli.localized import CommonOptions
from tui.cli.printing import print_list
from tui.i18n.words import Words


def print_entries(entries: Sequence[ListedGame], folder: Path, common: CommonOptions, trash: bool = False) -> None:
    """Print saved games as a table; those in the trash with the time of deletion."""
    standings = _Standings(common.words)
    rows = [
        (
            entry.shown_name,
            CATALOGUE.get(entry.game, entry.game),
            ", ".join(seat.name for seat in entry.seats),
            standings.of(entry),
            datetime.fromtimestamp(entry.deleted if trash else entry.modified).strftime("%Y-%m-%d %H:%M"),
        )
        for entry in entries
    ]
    columns = ("name", "game", "seats", "standing", "deleted" if trash else "played")
    nothing = common.words("cli-trash-empty" if trash else "cli-no-saves", folder=str(folder))
    print_list(columns, rows, nothing, common)


def print_entries_as_json(entries: Sequence[ListedGame], trash: bool = False) -> None:
    """Print saved games as one JSON list."""
    listed = []
    for entry in entries:
        fields: dict[str, Any] = {
            "name": readable(entry.name),
            "path": readable(str(entry.path)),
            "game": entry.game,
            "seats": entry.seats,
            "options": entry.options,
            "created": entry.created,
            "edition": entry.edition,
            "rules": entry.rules,
            "round": entry.round,
            "moves": entry.moves,
            "finished": entry.finished,
            "winners": entry.winners,
            "scores": entry.scores,
            "problem": None if entry.problem is None else problem_as_json(entry.problem),
            "recoverable": entry.recoverable,
        }
        if trash:
            fields["deleted"] = datetime.fromtimestamp(entry.deleted, UTC).strftime("%Y-%m-%dT%H:%M:%SZ")
        listed.append(fields)
    click.echo(json_text(listed))


def problem_as_json(problem: Notice) -> dict[str, str | int]:
    """Return a problem with a record as an object: its kind and its arguments."""
    return {"kind": problem.kind, **problem.arguments}


def json_text(value: Any) -> str:
    """Encode a value as JSON, with an escape for every control character."""
    text = msgspec.json.encode(value).decode()
    return text if text.isprintable() else "".join(sign if sign.isprintable() else _escaped(sign) for sign in text)


def readable(name: str) -> str:
    """Return the name of a file as text, with a replacement character for each invalid byte."""
    return name if name.isascii() else os.fsencode(name).decode(errors="replace")


def _escaped(sign: str) -> str:
    units = sign.encode("utf-16-be")
    return "".join(f"\\u{units[at]:02x}{units[at + 1]:02x}" for at in range(0, len(units), 2))


class _Standings:
    """Formats the progress of games; each sentence is cached, because formatting takes time."""

    def __init__(self, words: Words) -> None:
        self._words = words
        self._won = cache(self._format_won)
        self._underway = cache(self._format_underway)

    def of(self, entry: ListedGame) -> str:
        """Return the result or progress of a game, or the problem with it."""
        if entry.problem is not None:
            return self._words.notice(entry.problem)
        if entry.finished:
            return self._won(tuple(entry.seats[seat].name for seat in entry.winners))
        return self._underway(entry.round, entry.moves)

    def _format_won(self, winners: tuple[str, ...]) -> str:
        return self._words("cli-finished", winners=self._words.listed(winners), count=len(winners))

    def _format_underway(self, number: int, moves: int) -> str:
        return self._words("cli-underway", round=number, moves=moves)
