"""Positions as lessons and puzzles hold them: a new game and the moves played in it, laid out by playing them."""

from typing import Any

import msgspec

from engine.game import game
from engine.match import Match

RawMove = list[Any]
"""A move as records write it: `["place", 1, 1]`."""
SeatMove = list[Any]
"""A seat and its move: `[1, "place", 1, 4]`."""


class PositionError(Exception):
    """A position cannot be laid out; the message says what is wrong, and with which move."""


class Position(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A new game and the moves played in it."""

    game: str
    seats: int
    seed: int
    player: int
    """The seat of the person who is to go on from there."""
    moves: list[SeatMove]
    edition: str = ""
    """The edition of the component values, if not the newest."""
    options: dict[str, str] = {}

    def laid_out(self) -> Match:
        """Return the game with its moves played; raises `PositionError`."""
        try:
            rules = game(self.game)
            state = rules.new(self.seats, self.options, self.seed, self.edition or None)
        except (LookupError, ValueError) as wrong:
            raise PositionError(str(wrong)) from None
        match = Match(rules, state, {self.player}, free_undo=True)
        for number, each in enumerate(self.moves, 1):
            try:
                seat, *raw = each
                match.play(rules.read_move(raw), seat)
            except ValueError as wrong:
                raise PositionError(f"move {number}: {wrong}") from None
        return match
