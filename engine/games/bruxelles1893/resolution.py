"""Phase C, the resolution, in five steps: auctions, first player, bonus cards, shields, Brussels."""

from typing import TYPE_CHECKING

from engine.agenda import Choice, Rule
from engine.games.bruxelles import leading

from . import end_of_turn, events, figures, scoring
from .components import BOARD_ROWS, CITY_HALL, COURTHOUSE, TRACKS
from .moves import Tuck, Use
from .parts import BONUS, NO_CARD, NOBODY, SHIELDS

if TYPE_CHECKING:
    from .state import State


def column_sums(state: "State", col: int) -> dict[int, int]:
    """Add the bids of a column (from 0) by seat; neutral assistants hold none (R47)."""
    sums: dict[int, int] = {}
    owners, bids = state.board.owners, state.board.bids
    for space in state.box.column_spaces[col]:
        owner = owners[space]
        if owner >= 0:
            sums[owner] = sums.get(owner, 0) + bids[space]
    return sums


def column_leaders(state: "State", col: int) -> list[int]:
    """List the seats with the highest total of a column, clockwise from the first player: all who tie."""
    return leading(column_sums(state, col), state.first, len(state.players))


def is_complete(state: "State", shield: int) -> bool:
    """Whether four assistants, neutral ones included, surround a shield."""
    owners = state.board.owners
    one, two, three, four = state.box.shields[shield].spaces
    return not (owners[one] == NOBODY or owners[two] == NOBODY or owners[three] == NOBODY or owners[four] == NOBODY)


def shield_leaders(state: "State", shield: int) -> list[int]:
    """List the seats with most assistants around a shield, complete or not; bids do not matter.

    If the neutral colour leads alone, nobody scores; a player who ties with it does.
    """
    board = state.board.owners
    owners = [board[space] for space in state.box.shields[shield].spaces]
    counts = {owner: owners.count(owner) for owner in owners if owner != NOBODY}
    return leading(counts, state.first, len(state.players))


def manneken(state: "State", seat: int) -> int:
    """Count a seat's Manneken-Pis of this round: on the bonus cards won, and on the exhibition tile."""
    box = state.box
    count = sum(box.bonus_parts[card].manneken for card in state.players[seat].won)
    if len(state.exhibitions) == state.round and state.exhibitions[-1] == seat:
        count += box.components.exhibition.manneken
    return count


def brussels_leaders(state: "State") -> list[int]:
    """List the seats with most assistants on the Brussels board; nobody if all have none."""
    counts = {seat: sum(player.brussels) for seat, player in enumerate(state.players)}
    return leading(counts, state.first, len(state.players)) if any(counts.values()) else []


class Auctions(Rule, frozen=True, tag="auctions"):
    """Step 1: the strictly highest total of a column takes the card; a tie gives the power without the card."""

    def run(self, state: "State") -> None:
        """Go through the columns from left to right and plan the other four steps."""
        box = state.box
        tied: list[tuple[int, int]] = []
        for col, card in enumerate(state.bonuses):
            sums = column_sums(state, col)
            leaders = leading(sums, state.first, len(state.players))
            if not leaders:
                state.tell(events.NoBids(col + 1))
                continue
            state.bonuses[col] = NO_CARD
            if len(leaders) == 1:
                seat = leaders[0]
                state.players[seat].won += (card,)
                state.tell(events.AuctionWon(seat, col + 1, sums[seat], box.bonuses[card]))
            else:
                state.discards[BONUS].append(card)
                for seat in leaders:
                    tied.append((seat, card))
                    state.tell(events.AuctionTied(seat, col + 1, sums[seat], box.bonuses[card]))
        state.then(FirstPlayer(), BonusCards(tuple(tied)), Shields(), Brussels(), EndOfRound())


class FirstPlayer(Rule, frozen=True, tag="name-first-player"):
    """Step 2: most Manneken-Pis of this round."""

    def run(self, state: "State") -> None:
        """Move the pawn; a tie goes to the first in turn order after the current first player, who comes last (R48)."""
        seats = state.seats_from((state.first + 1) % len(state.players))
        counts = [manneken(state, seat) for seat in seats]
        state.first = seats[counts.index(max(counts))]
        state.tell(events.FirstPlayerNamed(state.first, max(counts)))


class BonusCards(Rule, frozen=True, tag="bonus-cards"):
    """Step 3: every card won is used or tucked, every tie gives its power; clockwise from the new first player."""

    tied: tuple[tuple[int, int], ...]

    def run(self, state: "State") -> None:
        """Ask seat by seat."""
        for seat in state.seats_from(state.first):
            if state.players[seat].won:
                state.then(BonusCard(seat, ()))
            state.then(*(TiedPower(seat, card) for winner, card in self.tied if winner == seat))


class BonusCard(Choice, frozen=True, tag="bonus-card"):
    """What becomes of the first of the cards won: its power, or under which row it is tucked."""

    rows: tuple[int, ...]
    """Rows that got a card this round already."""

    def moves(self, state: "State") -> tuple[Use | Tuck, ...]:
        """List its powers, void or not (R39, R55), and, with a VP symbol, the rows without a card of this round."""
        box = state.box
        card = state.players[self.seat].won[0]
        options: tuple[Use | Tuck, ...] = box.uses[card]
        if box.bonus_parts[card].vp:
            options += tuple([move for row, move in enumerate(box.tuck) if row not in self.rows])
        return options

    def play(self, state: "State", move: Use | Tuck) -> None:
        """Use or tuck the card, and continue with the next."""
        player = state.players[self.seat]
        card, player.won = player.won[0], player.won[1:]
        rows = self.rows
        if type(move) is Tuck:
            row = BOARD_ROWS.index(move.board_row)
            rows = (*rows, row)
            player.rows = tuple([(*cards, card) if each == row else cards for each, cards in enumerate(player.rows)])
            symbols = scoring.symbols(state, self.seat, row)
            state.tell(events.Tucked(self.seat, state.box.bonuses[card], move.board_row, symbols))
        else:
            assert type(move) is Use
            state.discards[BONUS].append(card)
            _use(state, self.seat, card, move)
        if player.won:
            state.then(BonusCard(self.seat, rows))


class TiedPower(Choice, frozen=True, tag="tied-power"):
    """Which power of a card a player who tied for it gets; the card itself is gone (R55)."""

    card: int

    def moves(self, state: "State") -> tuple[Use, ...]:
        """List its powers."""
        return state.box.uses[self.card]

    def play(self, state: "State", move: Use) -> None:
        """Use it."""
        _use(state, self.seat, self.card, move)


def _use(state: "State", seat: int, card: int, move: Use) -> None:
    """Carry out the central power of a bonus card."""
    box = state.box
    amount = box.bonus_parts[card].amount
    state.tell(events.PowerUsed(seat, box.bonuses[card], move.powers))
    for power in move.powers:
        if power == COURTHOUSE:
            figures.release(state, seat, amount)
        else:
            figures.advance(state, seat, TRACKS.index(power), amount)


class Shields(Rule, frozen=True, tag="shields"):
    """Step 4: around every complete shield, those with most assistants score their level at the City Hall."""

    def run(self, state: "State") -> None:
        """Score; all who tie score in full."""
        box = state.box
        for number in box.area_shields[state.shield]:
            if is_complete(state, number):
                shield = box.shields[number]
                for seat in shield_leaders(state, number):
                    vp = state.level(seat, CITY_HALL)
                    state.players[seat].points[SHIELDS] += vp
                    state.tell(events.Honoured(seat, shield.row, shield.col, vp))


class Brussels(Rule, frozen=True, tag="brussels"):
    """Step 5: the players with most assistants on the Brussels board each lose one of them to the courthouse."""

    def run(self, state: "State") -> None:
        """Move the assistants; they are alike, so it does not matter from which location."""
        leaders = brussels_leaders(state)
        for seat in leaders:
            player = state.players[seat]
            player.brussels[next(place for place, count in enumerate(player.brussels) if count)] -= 1
            player.courthouse += 1
            state.tell(events.Detained(seat))
        if not leaders:
            state.tell(events.NobodyDetained())


class EndOfRound(Rule, frozen=True, tag="end-of-round"):
    """After the last round the final scoring follows, without an end-of-turn phase."""

    def run(self, state: "State") -> None:
        """Plan what comes next."""
        state.then(scoring.FinalScoring() if state.round == state.box.rounds else end_of_turn.EndOfTurn())
