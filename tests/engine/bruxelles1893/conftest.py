"""Positions for the tests of the rules: built from a bare table on which nothing is made or lost."""

from collections.abc import Mapping
from typing import Any

import pytest

from engine.games.bruxelles1893 import GAME, moves, turn
from engine.games.bruxelles1893.components import (
    ACTIONS,
    BLACK,
    BOARD_ROWS,
    COLOURS,
    CUBES,
    LOCATIONS,
    TILES,
    TRACKS,
)
from engine.games.bruxelles1893.parts import (
    ABSENT,
    BONUS,
    FIGURES,
    NEUTRAL,
    NO_CARD,
    NOBODY,
    POINTS,
    SALES,
    STOCK,
    UPRIGHT,
    USED,
    WORKS,
)
from engine.games.bruxelles1893.state import State
from tests.engine.positions import Playing, some

STANDING = {"upright": UPRIGHT, "used": USED}


class Position(Playing):
    """A table to set up by hand and to play on through the public interface, checked after every move.

    It starts bare: round 1, seat 0 to play, nobody owns a work or a cube, the piles are sorted. The strips lie in the
    order of the rules, so the board reads (W workshop, S sale, T theatre, M materials, C construction)

        W S T M C
        S W C T M
        T M S C W
        M C W S T
        C T M W S

    and the bracket on shield 4-4 opens rows 1 to 4 and columns 1 to 4. The needles point at wood and any_noble.
    Spaces are written (row, column) as in the rules.
    """

    game = GAME
    state: State

    def __init__(self, seats: int, **options: str) -> None:
        self.state = state = GAME.new(seats, options, seed=1)
        self.box = state.box
        state.first = 0
        state.actions = tuple(action for strip in self.box.strips["basic"] for action in strip)
        state.compass = tuple(range(len(TILES)))
        state.needles = [*self.box.needle_start]
        for seat, player in enumerate(state.players):
            player.money = self.box.components.player.money_by_turn_order[seat]
            for colour, count in enumerate(player.works):
                state.piles[WORKS] += [colour] * count
            player.works = [0] * len(COLOURS)
        state.piles[STOCK].append(state.stock)
        for pile in state.piles:
            pile.sort()
        self.stock("stock_1")
        self.bonuses("bonus_1", "bonus_5", "bonus_9", "bonus_13", "bonus_20")
        self.display("solvay", "buls", "empain", "albert")
        self.open(4, 4)
        self.turn_of(0)

    # Setting up

    def turn_of(self, seat: int) -> "Position":
        """Make it the turn of this seat."""
        self.state.agenda = [turn.Turn(seat)]
        return self

    def last_to_play(self, seat: int) -> "Position":
        """Make it the turn of this seat, all others having passed; the one before it took the exhibition tile."""
        for other, player in enumerate(self.state.players):
            player.passed = other != seat
        self.exhibition((seat - 1) % len(self.state.players))
        return self.turn_of(seat)

    def passed(self, *seats: int) -> "Position":
        """Mark these seats as passed, in this order."""
        for seat in seats:
            self.state.players[seat].passed = True
        return self.exhibition(seats[0])

    def exhibition(self, seat: int) -> "Position":
        """Hand this seat the exhibition tile of the round."""
        del self.state.exhibitions[self.state.round - 1 :]
        self.state.exhibitions.append(seat)
        return self

    def round(self, number: int, *tiles: int) -> "Position":
        """Set the round; these seats took the exhibition tiles before it, or else the last seat did."""
        last = len(self.state.players) - 1
        self.state.round = number
        self.state.exhibitions = [*tiles] or [last] * (number - 1)
        return self

    def open(self, row: int, col: int) -> "Position":
        """Lay the bracket on a shield."""
        self.state.shield = self.box.shield(row, col)
        return self

    def stock(self, name: str) -> "Position":
        """Set the stock card of the round."""
        pile = self.state.piles[STOCK]
        if self.state.stock != NO_CARD and self.state.stock not in pile:
            pile.append(self.state.stock)
        self.state.stock = self.box.stock.index(name)
        pile.remove(self.state.stock)
        return self

    def next_stock(self, name: str) -> "Position":
        """Put this stock card on top of its pile."""
        pile, card = self.state.piles[STOCK], self.box.stock.index(name)
        pile.remove(card)
        pile.append(card)
        return self

    def bonuses(self, *names: str) -> "Position":
        """Lay these bonus cards under the columns, from left to right."""
        pile = self.state.piles[BONUS]
        pile += [card for card in self.state.bonuses if card != NO_CARD]
        self.state.bonuses = [self.box.bonuses.index(name) for name in names]
        for card in self.state.bonuses:
            pile.remove(card)
        pile.sort()
        return self

    def display(self, *names: str) -> "Position":
        """Show these figures in the theatre from the right, the cheapest first."""
        self.state.piles[FIGURES] += self.state.display
        self.state.display = []
        for name in names:
            self._fetch_figure(name)
            self.state.display.append(self.box.figures.index(name))
        return self

    def deck(self, *top: str) -> "Position":
        """Put these figures on top of their deck: the first named is drawn first."""
        for name in reversed(top):
            self._fetch_figure(name)
            self.state.piles[FIGURES].append(self.box.figures.index(name))
        return self

    def no_deck(self, *discarded: str) -> "Position":
        """Leave no figure in the deck; in the discard lie these, the rest goes to players who do not have them yet."""
        rest = self.state.piles[FIGURES] + self.state.discards[FIGURES]
        self.state.piles[FIGURES], self.state.discards[FIGURES] = [], []
        for name in discarded:
            rest.remove(self.box.figures.index(name))
            self.state.discards[FIGURES].append(self.box.figures.index(name))
        for figure in rest:
            holder = next(player for player in reversed(self.state.players) if player.figures[figure] == ABSENT)
            holder.figures[figure] = USED
        return self

    def works_pile(self, *top: str, only: bool = False) -> "Position":
        """Put these works on top of the stack, the first named first; with `only`, the rest goes to the last seat."""
        pile = self.state.piles[WORKS]
        for name in top:
            pile.remove(COLOURS.index(name))
        if only:
            for colour in pile:
                self.state.players[-1].works[colour] += 1
            pile.clear()
        pile += [COLOURS.index(name) for name in reversed(top)]
        return self

    def shop(self, *slots: tuple[str, ...]) -> "Position":
        """Fill the slots of the shop with these works, the visible one last."""
        self.state.shop = [[COLOURS.index(name) for name in slot] for slot in slots]
        for slot in slots:
            for name in slot:
                self._fetch_work(name)
        return self

    def cursor(self, row: int, col: int) -> "Position":
        """Put the centre of the cursor on a square."""
        self.state.cursor = self.box.square(row, col)
        return self

    def needles(self, one: str, other: str) -> "Position":
        """Point the needles at these tiles, which lie on opposite spaces."""
        rest = [tile for tile in range(len(TILES)) if TILES[tile] not in (one, other)]
        half = len(TILES) // 2
        self.state.compass = (
            TILES.index(one),
            *rest[: half - 1],
            TILES.index(other),
            *rest[half - 1 :],
        )
        self.state.needles = [0, half]
        return self

    def uses(self, location: str, count: int) -> "Position":
        """Set how often a Brussels location was used this round."""
        self.state.uses[LOCATIONS.index(location)] = count
        return self

    def give(
        self,
        seat: int,
        money: int | None = None,
        works: Mapping[str, int] | None = None,
        cubes: Mapping[str, int] | None = None,
        figures: Mapping[str, str] | None = None,
        levels: Mapping[str, int] | None = None,
        tucked: Mapping[str, tuple[str, ...]] | None = None,
        vp: int | None = None,
    ) -> "Position":
        """Set what a seat owns; what is not named stays. Pieces come from piles and supply and go back there."""
        player = self.state.players[seat]
        if money is not None:
            player.money = money
        if works is not None:
            for colour, count in enumerate(player.works):
                self._return_works(colour, count)
            player.works = [works.get(name, 0) for name in COLOURS]
            for name, count in works.items():
                for _ in range(count):
                    self._fetch_work(name)
        if cubes is not None:
            for kind, name in enumerate(CUBES):
                self.state.supply[kind] += player.cubes[kind] - cubes.get(name, 0)
                player.cubes[kind] = cubes.get(name, 0)
        if figures is not None:
            self._figures(seat, figures)
        for track, level in (levels or {}).items():
            number = TRACKS.index(track)
            player.steps[number] = self.box.tracks[number].index(level)
        for board_row, cards in (tucked or {}).items():
            row = BOARD_ROWS.index(board_row)
            numbers = tuple(self.box.bonuses.index(name) for name in cards)
            player.rows = tuple(numbers if each == row else there for each, there in enumerate(player.rows))
            for card in numbers:
                self.state.piles[BONUS].remove(card)
        if vp is not None:
            player.points = [0] * len(POINTS)
            player.points[SALES] = vp
        return self

    def leave(self, holder: int, **cubes: int) -> "Position":
        """Leave only these cubes of the kinds named in the supply; a seat holds the rest."""
        for name, count in cubes.items():
            kind = CUBES.index(name)
            self.state.players[holder].cubes[kind] += self.state.supply[kind] - count
            self.state.supply[kind] = count
        return self

    def assistants(
        self, seat: int, reserve: int | None = None, courthouse: int | None = None, **brussels: int
    ) -> "Position":
        """Put assistants of a seat to Brussels locations and into the courthouse (or the reserve): the rest follows."""
        player = self.state.players[seat]
        player.brussels = [brussels.get(location, 0) for location in LOCATIONS]
        free = self.box.components.player.assistants - sum(player.brussels) - self.state.board.owners.count(seat)
        if reserve is not None:
            player.reserve, player.courthouse = reserve, free - reserve
        else:
            player.courthouse = player.courthouse if courthouse is None else courthouse
            player.reserve = free - player.courthouse
        assert min(player.reserve, player.courthouse) >= 0
        return self

    def stand(self, placed: Mapping[tuple[int, int], tuple[int, int]]) -> "Position":
        """Stand assistants of seats, out of their reserves or else the courthouse, on spaces: (seat, bid)."""
        for (row, col), (seat, bid) in placed.items():
            space, player = self.box.cell(row, col), self.state.players[seat]
            self.state.board.owners[space] = seat
            self.state.board.bids[space] = bid
            if player.reserve:
                player.reserve -= 1
            else:
                player.courthouse -= 1
        return self

    def neutral(self, *spaces: tuple[int, int]) -> "Position":
        """Stand the neutral assistants of the seats, in order, on spaces."""
        for seat, (row, col) in enumerate(spaces):
            self.state.board.owners[self.box.cell(row, col)] = NEUTRAL
            self.state.players[seat].neutral -= 1
        return self

    def built(self, seat: int, *spaces: tuple[int, int]) -> "Position":
        """Put buildings of a seat on spaces."""
        for row, col in spaces:
            assert self.state.board.buildings[self.box.cell(row, col)] == NOBODY
            self.state.board.buildings[self.box.cell(row, col)] = seat
        self.state.players[seat].built += len(spaces)
        return self

    # Playing

    def place(self, row: int, col: int, bid: int = 1) -> list[Any]:
        """Place an assistant with a bid, as far as the question whether the action is performed."""
        told = self.play(moves.Place(row, col))
        return told + self.play(moves.Bid(bid)) if self.asks == "stake" else told

    def act(self, row: int, col: int, bid: int = 1) -> list[Any]:
        """Place an assistant with a bid and begin the action of the space."""
        told = self.place(row, col, bid)
        return told + self.play(moves.Perform(self.action(row, col)))

    # Looking

    def works(self, seat: int) -> dict[str, int]:
        """The works of a seat by colour, without those it has none of."""
        return some(COLOURS, self.player(seat).works)

    def cubes(self, seat: int) -> dict[str, int]:
        """The cubes of a seat by kind, without those it has none of."""
        return some(CUBES, self.player(seat).cubes)

    def supply(self) -> dict[str, int]:
        """The cubes in the supply."""
        return dict(zip(CUBES, self.state.supply, strict=True))

    def figures(self, seat: int) -> dict[str, str]:
        """The figures of a seat and how they stand."""
        words = {standing: word for word, standing in STANDING.items()}
        held = zip(self.box.figures, self.player(seat).figures, strict=True)
        return {name: words[standing] for name, standing in held if standing != ABSENT}

    def level(self, seat: int, track: str) -> int:
        """The level of a seat on a track."""
        return self.state.level(seat, TRACKS.index(track))

    def action(self, row: int, col: int) -> str:
        """The action of a space."""
        return ACTIONS[self.state.actions[self.box.cell(row, col)]]

    def owner(self, row: int, col: int) -> int:
        """Whose assistant stands on a space."""
        return int(self.state.board.owners[self.box.cell(row, col)])

    def bid(self, row: int, col: int) -> int:
        """The money under the assistant on a space."""
        return int(self.state.board.bids[self.box.cell(row, col)])

    def building(self, row: int, col: int) -> int:
        """Whose building stands on a space."""
        return int(self.state.board.buildings[self.box.cell(row, col)])

    def shown(self) -> list[str]:
        """The figures in the theatre from the right."""
        return [self.box.figures[figure] for figure in self.state.display]

    def shop_shows(self) -> list[str]:
        """The visible works in the shop."""
        return [COLOURS[slot[-1]] for slot in self.state.shop if slot]

    def centre(self) -> tuple[int, int]:
        """Row and column of the cursor's centre."""
        row, col = divmod(self.state.cursor, self.box.grid)
        return row + 1, col + 1

    def pointed_at(self) -> set[str]:
        """The tiles at which the needles point."""
        return {TILES[self.state.compass[space]] for space in self.state.needles}

    def discarded(self, pile: int) -> list[str]:
        """The discard of figures, stock cards or bonus cards, the last card last."""
        names = (self.box.figures, self.box.stock, self.box.bonuses)[pile]
        return [names[card] for card in self.state.discards[pile]]

    def tucked(self, seat: int) -> dict[str, list[str]]:
        """The bonus cards under the rows of a seat's board, without empty rows."""
        rows = zip(BOARD_ROWS, self.player(seat).rows, strict=True)
        return {name: [self.box.bonuses[card] for card in cards] for name, cards in rows if cards}

    def line(self, seat: int, key: str) -> int:
        """One line of a seat's score."""
        items = GAME.standings(self.state).of(seat).items
        return next(int(item.points) for item in items if item.key == key)

    def _figures(self, seat: int, wanted: Mapping[str, str]) -> None:
        player = self.state.players[seat]
        for figure, name in enumerate(self.box.figures):
            if figure == self.box.first_figure:
                player.figures[figure] = STANDING[wanted.get(name, "upright")]
                continue
            if player.figures[figure] != ABSENT:
                self.state.piles[FIGURES].append(figure)
            player.figures[figure] = ABSENT
            if name in wanted:
                self._fetch_figure(name)
                player.figures[figure] = STANDING[wanted[name]]

    def _fetch_figure(self, name: str) -> None:
        """Take a figure out of the deck, or else the discard."""
        figure = self.box.figures.index(name)
        for cards in (self.state.piles[FIGURES], self.state.discards[FIGURES]):
            if figure in cards:
                cards.remove(figure)
                return
        raise AssertionError(f"no {name} is left")

    def _fetch_work(self, name: str) -> None:
        if COLOURS.index(name) == BLACK:
            assert self.state.blacks
            self.state.blacks -= 1
        else:
            self.state.piles[WORKS].remove(COLOURS.index(name))

    def _return_works(self, colour: int, count: int) -> None:
        if colour == BLACK:
            self.state.blacks += count
        else:
            self.state.piles[WORKS] += [colour] * count


@pytest.fixture
def table() -> type[Position]:
    """Set up a bare table: `table(3)`, `table(2, strips="expert")`."""
    return Position
