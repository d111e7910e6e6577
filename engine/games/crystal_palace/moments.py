"""Weights prepared for a number of seats: what they make of each moment of a game, looked up instead of computed."""

from typing import TYPE_CHECKING, Final

from . import prototypes, salaries
from .box import Box
from .loans import LoanSpace
from .prospects import Offers, Prospects
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
        self.payouts = left + (phase < 6 or stage < 4)
        """How often illustrations will still pay."""
        self.helps = left + (phase < salaries.PHASE)
        """How often characters will still help."""
        self.worths = prepared.worths(box, self.builds, self.greens, left)
        self.incomes = income_prospects(weights, box)[left + (phase < 6 or stage < 1)]
        """By space, what the income track brings."""
        highest, numbers = box.components.dice.highest, weights.dice
        self.chances = tuple(1.0 - numbers.crowd * (highest - value) / (highest - 1) for value in range(highest + 1))
        """By value, the chance that a die in hand finds a slot."""
        self.on_board, self.in_hand = numbers.on_board[left], numbers.hand * numbers.in_hand[left]
        """What to multiply the worth of dice by, on the board and in hand."""
        self.values = (0.0, *numbers.value)
        """By value, what a die in hand is worth besides; 0 for one that is not known."""
        self.ticket = box.ticket_vp[state.round - 1] - numbers.ticket * self.worths.die
        """What a ticket brings besides the value of the die."""
        self._look_up_buzz(prepared.buzz(box, state.flyers))

    def _look_up_buzz(self, table: BuzzTable) -> None:
        buzz, left, phase, last = self.weights.buzz, self.left, self.phase, self.box.buzz_length
        to_come = 0.0 if phase > 3 else buzz.during_actions if phase == 3 else 1.0
        self.buzz = tuple(
            tuple(now * (1.0 - to_come) + later * to_come for now, later in zip(*rows, strict=True))
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
