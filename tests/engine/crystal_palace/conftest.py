"""Positions for the tests of the rules: built from a bare table on which nothing is made or lost."""

from collections.abc import Mapping, Sequence
from typing import Any

import pytest

from engine import agenda
from engine.games.crystal_palace import GAME, actions, placement, scoring
from engine.games.crystal_palace.components import LOCATIONS
from engine.games.crystal_palace.parts import (
    CHARACTERS,
    EMPTY,
    GREEN,
    NOBODY,
    OPEN,
    PATENTS,
    POINTS,
    PURPLE_BLUE,
    PURPLE_ORANGE,
    REPAID,
    START,
    die,
    is_tile,
)
from engine.games.crystal_palace.state import State
from tests.engine.positions import Playing

NATIONS = ("france", "japan", "spain", "italy", "netherlands")
"""One of each board, by seat."""


class Position(Playing):
    """A table to set up by hand and to play on through the public interface, checked after every move.

    It starts bare: round 1, no card displayed, no die anywhere, everybody as at the start of the game. Steps are run
    on an agenda of their own (`run`), so that a test sees the end of what it is about.
    """

    game = GAME
    state: State

    def __init__(
        self, seats: int, corrections: Mapping[str, Any] | None = None, seed: int = 1, edition: str | None = None
    ) -> None:
        edition = GAME.editions.corrected(corrections) if corrections else edition
        self.state = GAME.new(seats, seed=seed, edition=edition)
        self.box, self.boards = self.state.box, self.state.boards
        state = self.state
        state.agenda = []
        for number, shown in ((PATENTS, state.patents), (CHARACTERS, state.characters), (GREEN, state.tiles)):
            state.piles[number] += shown
            shown[:] = [EMPTY] * len(shown)
        state.shares[:] = [EMPTY] * len(state.shares)
        state.editor = self.box.editors.index("1A")
        state.flyers = tuple(self.box.flyers.index(name) for name in ("blue1", "green1", "purple1"))
        for seat, player in enumerate(state.players):
            player.nation = self.box.nations.index(NATIONS[seat])
            self.dice(seat)

    # Setting up

    def give(
        self,
        seat: int,
        *,
        patents: Sequence[str] = (),
        prototypes: Sequence[str] = (),
        characters: Sequence[str] = (),
        new: int = 0,
        shares: Sequence[str] = (),
        tiles: Sequence[str] = (),
        loans: Sequence[int] = (),
        repaid: Sequence[int] = (),
        nation: str | None = None,
        pays: int | None = None,
        vp: int | None = None,
        **fields: Any,
    ) -> "Position":
        """Deal a seat cards, tiles and loans, and set plain fields (pounds, gears, buzz…).

        The last `new` characters were recruited this round; `pays` puts the income pawn on the space of so many pounds.
        """
        state, player = self.state, self.state.players[seat]
        for patent in (*patents, *prototypes):
            state.piles[PATENTS].remove(self.box.patent_of[patent])
        player.patents += tuple(self.box.patent_of[patent] for patent in patents)
        player.prototypes += tuple(self.box.patent_of[patent] for patent in prototypes)
        for character in characters:
            state.piles[CHARACTERS].remove(self.box.character_of[character])
        player.characters += tuple(self.box.character_of[character] for character in characters)
        player.recruited = new
        player.shares += tuple(self.box.share_of[share] for share in shares)
        for tile in tiles:
            self._onto_board(seat, self._fetch_tile(tile))
        for vp_ in loans:
            self._onto_board(seat, OPEN + self._fetch_loan(vp_))
        for vp_ in repaid:
            self._onto_board(seat, REPAID + self._fetch_loan(vp_))
        if nation is not None:
            self._nation(seat, self.box.nations.index(nation))
        if pays is not None:
            player.income = self.box.income.index(pays)
        if vp is not None:
            player.points = [0] * len(POINTS)
            player.points[START] = vp
        for name, value in fields.items():
            assert hasattr(player, name), name
            setattr(player, name, value)
        return self

    def dice(self, seat: int, *values: int, gained: int = 0) -> "Position":
        """Hand a seat these dice to place; the others stay in reserve."""
        player = self.state.players[seat]
        player.dice = tuple(sorted(values, reverse=True))
        player.usable = len(values)
        player.gained = gained
        player.reserve = self.box.components.pieces.dice - len(values) - gained - player.ticketed
        return self

    def show(
        self,
        patents: Sequence[str] = (),
        characters: Sequence[str] = (),
        tiles: Sequence[str] = (),
        shares: Sequence[str] = (),
    ) -> "Position":
        """Lay cards and tiles on the displays, from the left."""
        state = self.state
        for at, patent in enumerate(patents):
            state.patents[at] = self.box.patent_of[patent]
            state.piles[PATENTS].remove(state.patents[at])
        for at, character in enumerate(characters):
            state.characters[at] = self.box.character_of[character]
            state.piles[CHARACTERS].remove(state.characters[at])
        for at, tile in enumerate(tiles):
            state.tiles[at] = self._fetch_tile(tile)
        for at, share in enumerate(shares):
            state.shares[at] = self.box.share_of[share]
        return self

    def pile(self, number: int, *top: str) -> "Position":
        """Put these on top of a pile: the first named is drawn first."""
        of = {PATENTS: self.box.patent_of, CHARACTERS: self.box.character_of}.get(number, self.box.tile_of)
        for name in reversed(top):
            self.state.piles[number].remove(of[name])
            self.state.piles[number].append(of[name])
        return self

    def only_in_pile(self, number: int, *left: str) -> "Position":
        """Leave only these tiles in a pile; the others leave the game."""
        pile = self.state.piles[number]
        kept = [self.box.tile_of[name] for name in reversed(left)]
        self.state.gone += [tile for tile in pile if tile not in kept]
        pile[:] = kept
        return self

    def market(self, owners: Mapping[int, int], banner: int | None = None) -> "Position":
        """Put assistants on spaces of the Black Market, counted from 1."""
        for space, seat in owners.items():
            self.state.market[space - 1] = seat
            self.state.players[seat].assistants -= 1
        if banner is not None:
            self.state.banner = banner
        return self

    def round(self, number: int) -> "Position":
        """Set the round."""
        self.state.round = number
        return self

    def editor(self, name: str) -> "Position":
        """Choose the side of the editor tile."""
        self.state.editor = self.box.editors.index(name)
        return self

    def flyers(self, *names: str) -> "Position":
        """Choose the flyers, blue, green and purple."""
        self.state.flyers = tuple(map(self.box.flyers.index, names))
        return self

    def lay_dice(self, location: str, dice: Mapping[int, tuple[int, int]]) -> "Position":
        """Put dice of seats, besides those they have, on placement slots of a location: slot → (seat, value)."""
        first = self.boards.slots[LOCATIONS.index(location)].start
        for slot, (seat, value) in dice.items():
            self.state.placed[first + slot - 1] = die(seat, value)
            player = self.state.players[seat]
            player.usable += 1
            player.reserve -= 1
            if player.reserve < 0:
                player.reserve += 1
                player.gained -= 1
        return self

    def order(self, *seats: int) -> "Position":
        """Set the turn order."""
        self.state.order = seats
        return self

    def phase(self, number: int, stage: int = 0, turn: int = NOBODY) -> "Position":
        """Set where in the round the position is."""
        self.state.phase, self.state.stage, self.state.turn = number, stage, turn
        return self

    # Playing

    def run(self, *steps: Any) -> list[Any]:
        """Run steps on an agenda of their own, as far as the first question, and give what happened."""
        self.state.agenda = list(reversed(steps))
        agenda.advance(self.state)
        told, self.state.news = self.state.news, []
        assert GAME.check(self.state) == [], "the position was set up wrongly"
        return told

    def placing(self, *seats: int) -> list[Any]:
        """Begin phase 2 in this order, or in that of the seats."""
        self.state.order = seats or tuple(range(len(self.state.players)))
        self.phase(2)
        return self.run(placement.NextPlacement(0))

    def acting(self, location: str, dice: Mapping[int, tuple[int, int]]) -> list[Any]:
        """Plan the actions of dice at one location."""
        self.lay_dice(location, dice).phase(3)
        return self.run(actions.NextDie(LOCATIONS.index(location), 1000))

    # Looking

    def asides(self) -> list[Any]:
        """What may be done besides."""
        return list(GAME.decisions(self.state)[0].asides)

    def vp(self, seat: int) -> int:
        """The score of a seat."""
        return self.state.players[seat].vp

    def line(self, seat: int, key: str) -> int:
        """One line of a seat's score sheet."""
        return self.state.players[seat].points[POINTS.index(key)]

    def expected(self, seat: int, key: str) -> int:
        """The same line if the game ended now."""
        items = scoring.standings(self.state, over=False).of(seat).items
        return next(item.points for item in items if item.key == key)

    def pays(self, seat: int) -> int:
        """What the income space of a seat pays."""
        return self.box.income[self.state.players[seat].income]

    def tiles(self, seat: int) -> list[str]:
        """The research tiles of a seat."""
        return [self.box.tiles[cell] for cell in self.player(seat).cells if is_tile(cell)]

    def loans(self, seat: int) -> list[int]:
        """The open loans of a seat, on its board or beside it."""
        player = self.player(seat)
        return [cell - OPEN for cell in (*player.cells, *player.beside) if OPEN <= cell < REPAID]

    def names(self, kind: str, numbers: Sequence[int]) -> list[str]:
        """Name cards: "patents", "characters", "tiles" or "shares"."""
        return [getattr(self.box, kind)[number] for number in numbers if number != EMPTY]

    def spaces(self) -> dict[int, int]:
        """Who stands on which space of the Black Market, counted from 1."""
        return {space: owner for space, owner in enumerate(self.state.market, 1) if owner != NOBODY}

    # Finding things

    def _fetch_tile(self, name: str) -> int:
        tile = self.box.tile_of[name]
        for number in (GREEN, PURPLE_BLUE, PURPLE_ORANGE):
            if tile in self.state.piles[number]:
                self.state.piles[number].remove(tile)
                return tile
        raise AssertionError(f"no {name} is left")

    def _nation(self, seat: int, nation: int) -> None:
        """Deal a board to a seat; who has it already gets the other one."""
        board, player = self.box.nation_boards[nation], self.state.players[seat]
        for other in self.state.players:
            if self.box.nation_boards[other.nation] == board:
                other.nation = player.nation
        player.nation = nation

    def _fetch_loan(self, vp: int) -> int:
        self.state.pool[self.box.loans.index(vp)] -= 1
        return vp

    def _onto_board(self, seat: int, thing: int) -> None:
        player = self.state.players[seat]
        if EMPTY in player.cells:
            player.cells[player.cells.index(EMPTY)] = thing
        else:
            player.beside = (*player.beside, thing)


@pytest.fixture
def table() -> type[Position]:
    """Set up a bare table: `table(3)`, `table(2, {"loans": {"cash": 9}})`."""
    return Position
