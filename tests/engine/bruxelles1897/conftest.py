"""Positions for the tests of the rules: built from a bare table on which nothing is made or lost."""

from collections.abc import Mapping
from typing import Any

import pytest

from engine.game import game
from engine.games.bruxelles1897 import moves, turn
from engine.games.bruxelles1897.components import ARTWORK, HOUSE, LOCATIONS, MATERIAL, NOBLE, PILES, TRACKS, TYPES
from engine.games.bruxelles1897.parts import (
    ABSENT,
    BUILDING,
    NO_CARD,
    POINTS,
    TILTED,
    UPRIGHT,
)
from engine.games.bruxelles1897.state import State
from tests.engine.positions import Playing, some

GAME = game("bruxelles1897")


class Position(Playing):
    """A table to set up by hand and to play on through the public interface, checked after every move.

    It starts bare: round 1, seat 0 to play, every card in its pile, every space of the area blank (R06) but for the
    neutral architects. Spaces are written (row, column) as in the rules.
    """

    game = GAME
    state: State

    def __init__(self, seats: int, **options: str) -> None:
        self.state = GAME.new(seats, options, seed=1)
        self.box = self.state.box
        self.state.first = 0
        for seat, player in enumerate(self.state.players):
            player.money = self.box.components.setup.money_by_turn_order[seat]
        for cell, card in enumerate(self.state.area.cards):
            self._put_away(card)
            self.state.area.cards[cell] = NO_CARD
        for pile, discard in zip(self.state.piles, self.state.discards, strict=True):
            pile += discard
            discard.clear()
            pile.sort()
        self.bonuses("bonus_architecture", "bonus_nobility", "bonus_prestige", "bonus_prison")
        self.turn_of(0)

    # Setting up

    def turn_of(self, seat: int) -> "Position":
        """Make it the turn of this seat."""
        self.state.agenda = [turn.Turn(seat)]
        return self

    def last_to_play(self, seat: int) -> "Position":
        """Make it the turn of this seat, all others having passed."""
        for other, player in enumerate(self.state.players):
            player.passed = other != seat
        return self.turn_of(seat)

    def passed(self, *seats: int) -> "Position":
        """Mark these seats as passed."""
        for seat in seats:
            self.state.players[seat].passed = True
        return self

    def round(self, number: int) -> "Position":
        """Set the round."""
        self.state.round = number
        return self

    def bonuses(self, *names: str) -> "Position":
        """Lay the bonus cards under the columns, from left to right."""
        self.state.bonuses = [self.box.bonuses.index(name) for name in names]
        return self

    def uses(self, location: str, count: int) -> "Position":
        """Set how often a Brussels card was used this round."""
        self.state.uses[LOCATIONS.index(location)] = count
        return self

    def give(
        self,
        seat: int,
        money: int | None = None,
        artworks: Mapping[str, int] | None = None,
        materials: Mapping[str, int] | None = None,
        houses: Mapping[str, int] | None = None,
        nobles: Mapping[str, str] | None = None,
        levels: Mapping[str, int] | None = None,
        vp: int | None = None,
        expo: bool = False,
    ) -> "Position":
        """Set what a seat owns; what is not named stays. Cards come from the piles and go back there."""
        player = self.state.players[seat]
        if money is not None:
            player.money = money
        for type_, names, held, wanted in (
            (ARTWORK, self.box.artworks, player.artworks, artworks),
            (MATERIAL, self.box.materials, player.materials, materials),
            (HOUSE, self.box.houses, player.houses, houses),
        ):
            if wanted is not None:
                for index, count in enumerate(held):
                    self.state.piles[type_] += [self.box.code[names[index]]] * count
                held[:] = [wanted.get(name, 0) for name in names]
                for name, count in wanted.items():
                    for _ in range(count):
                        self._fetch(name)
        if nobles is not None:
            self._nobles(seat, nobles)
        for track, level in (levels or {}).items():
            number = TRACKS.index(track)
            player.steps[number] = self.box.ladders[self.state.options.tracks][number].index(level)
        if vp is not None:
            player.points = [0] * len(POINTS)
            player.points[BUILDING] = vp
        if expo:
            self.state.expo = seat
        return self

    def architects(
        self, seat: int, hand: tuple[str, ...] | None = None, prison: tuple[str, ...] = (), **brussels: tuple[str, ...]
    ) -> "Position":
        """Put architects in prison and to Brussels cards; in hand are these (the others go to prison), or the rest."""
        player = self.state.players[seat]
        free = [kind.count for kind in self.box.components.architects.values()]
        for owner, kind in zip(self.state.area.owners, self.state.area.kinds, strict=True):
            if owner == seat:
                free[kind] -= 1
        player.prison = self._counted(prison)
        player.brussels = [self._counted(brussels.get(location, ())) for location in LOCATIONS]
        taken = [player.prison, *player.brussels]
        rest = [count - sum(group[kind] for group in taken) for kind, count in enumerate(free)]
        if hand is not None:
            player.hand = self._counted(hand)
            player.prison = [
                held + left - kept for held, left, kept in zip(player.prison, rest, player.hand, strict=True)
            ]
        else:
            player.hand = rest
        assert min(*player.hand, *player.prison) >= 0, "more architects than a player has"
        return self

    def lay(self, cards: Mapping[tuple[int, int], str]) -> "Position":
        """Lay action cards on spaces of the area."""
        for (row, col), name in cards.items():
            if name not in ("money", "expo"):
                self._fetch(name)
            self.state.area.cards[self.box.cell(row, col)] = self.box.code[name]
        return self

    def stand(self, placed: Mapping[tuple[int, int], tuple[int, str, int]]) -> "Position":
        """Stand architects of seats, out of their hands or else their prisons, on spaces: (seat, kind, value)."""
        for (row, col), (seat, name, value) in placed.items():
            player, kind, area = self.state.players[seat], self.box.architects.index(name), self.state.area
            source = player.hand if player.hand[kind] else player.prison
            assert source[kind], f"seat {seat} has no {name} left"
            assert value in self.box.faces[kind]
            source[kind] -= 1
            cell = self.box.cell(row, col)
            area.owners[cell], area.kinds[cell], area.values[cell] = seat, kind, value
        return self

    def pile(self, type_: str, *top: str) -> "Position":
        """Put these cards on top of a pile: the first named is drawn first."""
        for name in reversed(top):
            self._fetch(name)
            self.state.piles[TYPES.index(type_)].append(self.box.code[name])
        return self

    def only_in_pile(self, type_: str, *left: str) -> "Position":
        """Leave only these cards in a pile; the rest goes to the discard."""
        number = TYPES.index(type_)
        self.state.discards[number] += self.state.piles[number]
        self.state.piles[number] = []
        for name in reversed(left):
            self.state.discards[number].remove(self.box.code[name])
            self.state.piles[number].append(self.box.code[name])
        return self

    def hoard(self, seat: int, type_: str, left: tuple[str, ...] = ()) -> "Position":
        """Deal a seat every artwork, material or house of a type but these, which stay in the pile."""
        number = TYPES.index(type_)
        player = self.state.players[seat]
        held = (player.artworks, player.materials, player.houses)[number]
        for code in self.state.piles[number] + self.state.discards[number]:
            held[self.box.cards[code].index] += 1
        self.state.piles[number], self.state.discards[number] = [], []
        for name in reversed(left):
            held[self.box.cards[self.box.code[name]].index] -= 1
            self.state.piles[number].append(self.box.code[name])
        return self

    # Playing

    def place(self, row: int, col: int, architect: str = "1/3", value: int = 1) -> list[Any]:
        """Carry an Art Nouveau action out as far as its first own question."""
        told = self.play(moves.Place(row, col))
        return told + self.play(moves.Assign(architect, value)) if self.asks == "assignment" else told

    def visit(self, location: str, *architects: str) -> list[Any]:
        """Send architects to a Brussels card, as far as the card's first own question."""
        told = self.play(moves.Visit(location))
        return told + self.play(moves.Send(architects)) if self.asks == "delegation" else told

    # Looking

    def hand(self, seat: int) -> dict[str, int]:
        """The architects in hand by kind."""
        return dict(zip(self.box.architects, self.player(seat).hand, strict=True))

    def prison(self, seat: int) -> dict[str, int]:
        """The architects in prison by kind, without those that have none."""
        return some(self.box.architects, self.player(seat).prison)

    def owns(self, seat: int, type_: str) -> dict[str, int]:
        """The artworks, materials or houses of a seat, without those it has none of."""
        player = self.player(seat)
        names, held = {
            "artwork": (self.box.artworks, player.artworks),
            "material": (self.box.materials, player.materials),
            "house": (self.box.houses, player.houses),
        }[type_]
        return some(names, held)

    def nobles(self, seat: int) -> dict[str, str]:
        """The nobles of a seat and how they stand."""
        words = {UPRIGHT: "upright", TILTED: "tilted"}
        held = zip(self.box.nobles, self.player(seat).nobles, strict=True)
        return {name: words[standing] for name, standing in held if standing != ABSENT}

    def level(self, seat: int, track: str) -> int:
        """The level of a seat on a ladder."""
        return self.state.level(seat, TRACKS.index(track))

    def card(self, row: int, col: int) -> str | None:
        """The action card on a space."""
        code = self.state.area.cards[self.box.cell(row, col)]
        return None if code == NO_CARD else self.box.cards[code].key

    def owner(self, row: int, col: int) -> int:
        """Who has an architect on a space."""
        return self.state.area.owners[self.box.cell(row, col)]

    def discarded(self, type_: str) -> list[str]:
        """The discard of a type, the last card last."""
        return [self.box.cards[code].key for code in self.state.discards[TYPES.index(type_)]]

    def piled(self, type_: str) -> list[str]:
        """The pile of a type in the order it will be drawn."""
        return [self.box.cards[code].key for code in reversed(self.state.piles[TYPES.index(type_)])]

    def line(self, seat: int, key: str) -> int:
        """One line of a seat's score."""
        items = GAME.standings(self.state).of(seat).items
        return next(item.points for item in items if item.key == key)

    def _nobles(self, seat: int, wanted: Mapping[str, str]) -> None:
        player = self.state.players[seat]
        start = self.box.nobles[self.box.first_noble]
        for index, name in enumerate(self.box.nobles):
            if name == start:
                player.nobles[index] = UPRIGHT if wanted.get(name, "upright") == "upright" else TILTED
                continue
            if player.nobles[index] != ABSENT:
                self.state.piles[NOBLE].append(self.box.code[name])
            player.nobles[index] = ABSENT
            if name in wanted:
                self._fetch(name)
                player.nobles[index] = {"upright": UPRIGHT, "tilted": TILTED}[wanted[name]]

    def _fetch(self, name: str) -> None:
        """Take a card out of its pile, or else its discard."""
        code = self.box.code[name]
        type_ = self.box.cards[code].type
        for cards in (self.state.piles[type_], self.state.discards[type_]):
            if code in cards:
                cards.remove(code)
                return
        raise AssertionError(f"no {name} is left")

    def _put_away(self, card: int) -> None:
        if card != NO_CARD and self.box.cards[card].type < PILES:
            self.state.piles[self.box.cards[card].type].append(card)

    def _counted(self, names: tuple[str, ...]) -> list[int]:
        return [names.count(kind) for kind in self.box.architects]


@pytest.fixture
def table() -> type[Position]:
    """Set up a bare table: `table(3)`, `table(2, area_action="optional")`."""
    return Position
