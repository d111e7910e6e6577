"""Weights prepared for a number of seats: what they make of each moment of a game, looked up instead of computed."""

from typing import TYPE_CHECKING, Final

from . import prototypes, salaries
from .box import Box
from .loans import LoanSpace
from .prospects import MOST_LOANS, Offers, Prospects
from .worths import BuzzTable, Worths, buzz_prospects, income_prospects

if TYPE_CHECKING:
    from .state import State
    from .weights import Weights

BUZZ_AHEAD: Final = 5
"""Steps ahead on the buzz track from which the worth of one step is estimated."""
MOST_MOMENTS: Final = 500
MOST_PROSPECTS: Final = 5000
"""How many moments, and prospects of players, are kept; then they are forgotten all at once."""


class Moment:
    """A moment of a game: its round, phase and stage, and what things are worth then."""

    def __init__(self, prepared: "Prepared", state: "State") -> None:
        box, phase, stage = state.box, state.phase, state.stage
        self.weights = weights = prepared.weights
        self.box = box
        self.boards = box.boards[prepared.seats]
        self.phase = phase
        self.left = left = len(box.rounds) - state.round
        """Rounds to come."""
        self.builds = left + (phase <= prototypes.PHASE)
        """How often prototypes will still be built."""
        self.greens = left + (phase < 6 or stage < 3)
        """How often green effects will still work."""
        self.payouts = weights.buzz.scale[left] * (left + (phase < 6 or stage < 4))
        """What to multiply by what illustrations with a token bring in a round."""
        self.helps = left + (phase < salaries.PHASE)
        """How often characters will still help."""
        self.worths = prepared.worths(box, self.builds, self.greens, left)
        scale, incomes = weights.income.scale[left], income_prospects(weights, box)[left + (phase < 6 or stage < 1)]
        self.incomes = tuple(scale * income for income in incomes)
        """By space, what the income track brings."""
        highest, numbers = box.components.dice.highest, weights.dice
        self.chances = tuple(1.0 - numbers.crowd * (highest - value) / (highest - 1) for value in range(highest + 1))
        """By value, the chance that a die in hand finds a slot."""
        self.values = (0.0, *numbers.value)
        """By value, what a die in hand is worth besides; 0 for one that is not known."""
        self.ticket = box.ticket_vp[state.round - 1] - numbers.ticket * self.worths.die
        """What a ticket brings besides the value of the die."""
        self._look_up_numbers()
        self._look_up_buzz(prepared.buzz(box, state.flyers))

    def _look_up_numbers(self) -> None:
        """Look up the numbers of this round, and multiply those that belong together."""
        weights, left, boards = self.weights, self.left, self.boards
        dice, loans, characters = weights.dice, weights.loans, weights.characters
        self.on_board, self.in_hand = dice.on_board[left], dice.hand * dice.in_hand[left]
        """What to multiply the worth of dice by, on the board and in hand."""
        self.printed, self.repayable = loans.printed, loans.repayable[left]
        counted = [loans.count[min(number, len(loans.count) - 1)] for number in range(MOST_LOANS)]
        self.loans = tuple(sum(counted[:number]) + number * loans.open[left] for number in range(MOST_LOANS + 1))
        """By open loans, what they bring besides their printed cost."""
        self.space = self.worths.empty_space + weights.research.space[left]
        """An empty research space."""
        self.green = self.greens * weights.research.scale[left]
        """What to multiply by what green tiles bring in a round."""
        self.help = self.helps * characters.scale[left]
        """What to multiply by what characters bring in a round."""
        self.held = characters.held[left]
        self.due = characters.due[left] - characters.salary * self.worths.pound * left
        """A pound of salaries."""
        self.patents, self.prototype = weights.patents.scale[left], weights.patents.prototype[left]
        self.westminster = weights.westminster.space * left + weights.westminster.position[left]
        """A space of Westminster."""
        market, final = weights.black_market, self.box.components.final
        self.supply, self.assistant = market.supply[left], market.scale[left]
        self.top = tuple(market.top[left] * vp for vp in final.market_vp)
        """What the highest assistants, from the top, will bring in the end."""
        lead = weights.buzz.lead[left]
        self.lead = tuple(
            tuple(
                lead * sum(final.buzz_vp[ahead : ahead + beside]) / max(1, beside) for beside in range(boards.seats + 1)
            )
            for ahead in range(boards.seats)
        )
        """By seats ahead and beside on the buzz track, itself included, what the race for the final points brings."""

    def _look_up_buzz(self, table: BuzzTable) -> None:
        buzz, left, phase, last = self.weights.buzz, self.left, self.phase, self.box.buzz_length
        to_come = 0.0 if phase > 3 else buzz.during_actions if phase == 3 else 1.0
        scale, position = buzz.scale[left], buzz.position[left]
        self.buzz = tuple(
            tuple(
                scale * (now * (1.0 - to_come) + later * to_come) + position * space
                for space, (now, later) in enumerate(zip(*rows, strict=True))
            )
            for rows in zip(table[left], table[left + 1], strict=True)
        )
        """By tokens left and space, what flyers and tokens still to be laid bring."""
        self.buzz_steps = tuple(
            tuple(
                (row[min(space + BUZZ_AHEAD, last)] - row[space]) / BUZZ_AHEAD + buzz.race[left]
                for space in range(last + 1)
            )
            for row in table[left if phase > 3 else left + 1]
        )
        """By tokens left and space, what a step brings."""


class Prepared:
    """Weights for a number of seats, with what was made of them so far."""

    def __init__(self, weights: "Weights", seats: int) -> None:
        self.weights = weights
        self.seats = seats
        self._moments: dict[tuple[str, int, int, int, tuple[int, ...]], Moment] = {}
        self._prospects: dict[tuple[object, ...], Prospects] = {}
        self._offers: dict[tuple[object, ...], Offers] = {}
        self._worths: dict[tuple[str, int, int, int], Worths] = {}
        self._buzz: dict[tuple[str, tuple[int, ...]], BuzzTable] = {}

    def moment(self, state: "State") -> Moment:
        """Return the moment of a state."""
        key = (state.edition, state.round, state.phase, state.stage, state.flyers)
        moment = self._moments.get(key)
        if moment is None:
            if len(self._moments) >= MOST_MOMENTS:
                self._moments.clear()
                self._buzz.clear()
            moment = self._moments[key] = Moment(self, state)
        return moment

    def prospects(self, moment: Moment, state: "State", seat: int) -> Prospects:
        """Return the prospects of a player: found again if nothing they depend on has changed."""
        player = state.players[seat]
        cells = (*player.cells, *player.beside)
        if type(state.agenda[-1]) is LoanSpace and state.agenda[-1].seat == seat:
            cells += (state.agenda[-1].loan,)
        is_setting = moment.phase == 1
        key = (
            moment,
            player.pounds,
            player.gears,
            player.energy,
            player.newspapers,
            player.usable,
            player.gained,
            player.bought,
            player.reserve > 0,
            player.westminster,
            player.income,
            player.buzz,
            player.tokens,
            cells,
            player.patents,
            player.prototypes,
            player.characters,
            len(player.shares),
            player.nation,
            player.level,
            player.assistants,
            player.built,
            state.market.count(seat),
            (player.sealed, player.dice) if is_setting else None,
        )
        prospects = self._prospects.get(key)
        if prospects is None:
            if len(self._prospects) >= MOST_PROSPECTS:
                self._prospects.clear()
                self._offers.clear()
            is_planning = is_setting and not player.sealed and not player.dice
            prospects = self._prospects[key] = Prospects(moment, state, seat, cells, is_planning, self._offers_to)
        return prospects

    def _offers_to(self, key: tuple[object, ...]) -> Offers:
        """Return what is known of what locations would bring to players who are alike in all that matters there."""
        offers = self._offers.get(key)
        if offers is None:
            offers = self._offers[key] = ({}, [])
        return offers

    def worths(self, box: Box, builds: int, greens: int, left: int) -> Worths:
        """Return what things are worth at a time of the game."""
        key = (box.fingerprint, builds, greens, left)
        worths = self._worths.get(key)
        if worths is None:
            worths = self._worths[key] = Worths(self.weights, box, self.seats, builds, greens, left)
        return worths

    def buzz(self, box: Box, flyers: tuple[int, ...]) -> BuzzTable:
        """Return what flyers and tokens still to be laid bring."""
        key = (box.fingerprint, flyers)
        table = self._buzz.get(key)
        if table is None:
            table = self._buzz[key] = buzz_prospects(self.weights, box, flyers, lambda *at: self.worths(box, *at))
        return table
