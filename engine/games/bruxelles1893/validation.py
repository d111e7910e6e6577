"""Checks across the tables of the components file."""

from collections.abc import Sequence

import msgspec

from engine.components import ComponentsError

from .components import COLOURS, SEAT_COUNTS, Components, shield_place


def validate(parts: Components) -> None:
    """Refuse values that cannot be played with, naming the table and the key."""
    _validate_counts(parts)
    _validate_strips(parts)
    _validate_numbers_of_players(parts)
    _validate_players(parts)
    _validate_workshop(parts)
    _validate_compass(parts)


def _validate_counts(parts: Components) -> None:
    contents = parts.contents
    works = sum(msgspec.structs.astuple(parts.art))
    figures = sum(figure.count for figure in parts.figures.values())
    for table, there, meant, what in (
        ("strips", len(parts.strips), contents.strips, "strips"),
        ("stock", len(parts.stock), contents.stock_cards, "cards"),
        ("figures", figures, contents.figure_cards, "cards"),
        ("bonus", len(parts.bonus), contents.bonus_cards, "cards"),
        ("art", works, contents.works, "works of art"),
        ("compass.tiles", len(parts.compass.tiles), contents.compass_tiles, "tiles"),
        ("exhibition.years", len(parts.exhibition.years), parts.game.rounds, "tiles"),
        ("construction.bonus_vp", len(parts.construction.bonus_vp), len(parts.construction.units), "tiles"),
    ):
        if there != meant:
            raise ComponentsError(f"[{table}]: there are {meant} {what}, not {there}")
    rounds = parts.game.rounds
    if rounds > contents.stock_cards:
        raise ComponentsError(f"[game.rounds]: the stock cards are enough for {contents.stock_cards} rounds")
    if rounds * contents.squares_per_strip > contents.bonus_cards:
        raise ComponentsError(f"[game.rounds]: the bonus cards are not enough for {rounds} rounds")


def _validate_strips(parts: Components) -> None:
    """Check the lengths only: no rulebook says how often a side shows an action."""
    contents = parts.contents
    for name, strip in parts.strips.items():
        for side, squares in (("basic", strip.basic), ("expert", strip.expert)):
            if len(squares) != contents.squares_per_strip:
                raise ComponentsError(f"[strips.{name}.{side}]: a strip has {contents.squares_per_strip} squares")


def _validate_numbers_of_players(parts: Components) -> None:
    crossings = (parts.contents.strips - 1, parts.contents.squares_per_strip - 1)
    for seats in SEAT_COUNTS:
        for table, known in (("neutral", parts.neutral), ("brussels.uses_per_step", parts.brussels.uses_per_step)):
            if seats not in known:
                raise ComponentsError(f"[{table}.{seats}]: the value for {seats} players is missing")
        for name, card in parts.stock.items():
            where = f"[stock.{name}.shields.{seats}]"
            if seats not in card.shields:
                raise ComponentsError(f"{where}: the line for {seats} players is missing")
            if len(set(card.shields[seats])) < len(card.shields[seats]):
                raise ComponentsError(f"{where}: the two shields are the same")
            for shield in card.shields[seats]:
                if any(number > most for number, most in zip(shield_place(shield), crossings, strict=True)):
                    raise ComponentsError(f"{where}: there is no shield {shield}")


def _validate_players(parts: Components) -> None:
    most_seats = SEAT_COUNTS[-1]
    player = parts.player
    if player.figure not in parts.figures:
        raise ComponentsError(f"[player.figure]: no figure {player.figure!r}; there are {', '.join(parts.figures)}")
    if parts.figures[player.figure].count < most_seats:
        raise ComponentsError(f"[figures.{player.figure}.count]: every player needs one")
    if len(player.money_by_turn_order) < most_seats:
        raise ComponentsError(f"[player.money_by_turn_order]: {most_seats} amounts are needed")
    if player.assistants_in_courthouse > player.assistants:
        raise ComponentsError(f"[player.assistants_in_courthouse]: a player has {player.assistants} assistants")
    if player.works * most_seats > sum(msgspec.structs.astuple(parts.art)) - parts.art.black:
        raise ComponentsError("[player.works]: there are not so many works of art")
    if len(set(parts.colours.players)) < most_seats:
        raise ComponentsError(f"[colours.players]: {most_seats} different colours are needed")


def _validate_workshop(parts: Components) -> None:
    workshop = parts.workshop
    for key, values in (("rows_bf", workshop.rows_bf), ("cols_vp", workshop.cols_vp)):
        if len(values) != workshop.grid:
            raise ComponentsError(f"[workshop.{key}]: the grid has {workshop.grid} of them, not {len(values)}")
    if workshop.cursor_size % 2 == 0 or workshop.cursor_size > workshop.grid:
        raise ComponentsError("[workshop.cursor_size]: the cursor needs a centre and must fit into the grid")
    margin = workshop.cursor_size // 2
    if not all(margin < number <= workshop.grid - margin for number in workshop.cursor_start):
        raise ComponentsError("[workshop.cursor_start]: there the cursor leaves the grid")
    squares: Sequence[tuple[int, int]] = msgspec.structs.astuple(workshop.squares)
    for colour, square in zip(COLOURS, squares, strict=True):
        if max(map(abs, square)) > margin:
            raise ComponentsError(f"[workshop.squares.{colour}]: it lies outside the cursor")
        if squares.count(square) > 1:
            raise ComponentsError(f"[workshop.squares.{colour}]: another colour lies there")


def _validate_compass(parts: Components) -> None:
    compass = parts.compass
    for tile in compass.tiles:
        if compass.tiles.count(tile) > 1:
            raise ComponentsError(f"[compass.tiles]: {tile} is there twice")
    first, second = compass.needle_start
    if first == second or max(first, second) > len(compass.tiles):
        raise ComponentsError(f"[compass.needle_start]: two different spaces from 1 to {len(compass.tiles)} are needed")
