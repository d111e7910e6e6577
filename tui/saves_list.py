"""The list of saved games at the command line."""

from collections.abc import Sequence
from datetime import datetime
from pathlib import Path

import click
import msgspec

from engine.game import CATALOGUE
from saves.entry import Entry
from tui.printing import print_list
from tui.speaking import Asked
from tui.words import Words


def print_entries(entries: Sequence[Entry], folder: Path, asked: Asked) -> None:
    """Print saved games as a table, the one played last first."""
    words = asked.words
    rows = [
        (
            entry.name,
            CATALOGUE.get(entry.game, entry.game),
            ", ".join(seat.name for seat in entry.seats),
            _standing(entry, words),
            datetime.fromtimestamp(entry.modified).strftime("%Y-%m-%d %H:%M"),
        )
        for entry in entries
    ]
    columns = ("name", "game", "seats", "standing", "played")
    print_list(columns, rows, words("cli-no-saves", folder=str(folder)), asked)


def print_entries_as_json(entries: Sequence[Entry]) -> None:
    """Print saved games as one JSON list."""
    listed = [
        {
            "name": entry.name,
            "path": str(entry.path),
            "game": entry.game,
            "seats": entry.seats,
            "options": entry.options,
            "created": entry.created,
            "round": entry.round,
            "moves": entry.moves,
            "finished": entry.finished,
            "winners": entry.winners,
            "scores": entry.scores,
            "problem": None if entry.problem is None else {"kind": entry.problem.kind, **entry.problem.arguments},
            "recoverable": entry.recoverable,
        }
        for entry in entries
    ]
    click.echo(msgspec.json.encode(listed))


def _standing(entry: Entry, words: Words) -> str:
    if entry.problem is not None:
        return words(f"record-{entry.problem.kind}", **entry.problem.arguments)
    if entry.finished:
        winners = words.listed([entry.seats[seat].name for seat in entry.winners])
        return words("cli-finished", winners=winners, count=len(entry.winners))
    return words("cli-underway", round=entry.round, moves=entry.moves)
