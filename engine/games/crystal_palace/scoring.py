"""The end of the game (section 10 of the rules), itemised; and the standings it leads to."""

from typing import TYPE_CHECKING, NamedTuple

from engine.agenda import Rule
from engine.standings import Standings, tally

from . import events, loans
from .parts import BUZZ, EMPTY, EMPTY_SPACES, LOANS, MARKET, NOBODY, OBJECTIVE, POINTS, REPAID

if TYPE_CHECKING:
    from .state import State


class Settlement(NamedTuple):
    """What a player's goods and money become at the end."""

    sold: int
    """Pounds for gears, energy and newspapers."""
    repaid: tuple[int, ...]
    """The loans that are repaid, dearest first."""
    notes: int
    """Empty research spaces that are covered."""
    pounds: int
    """What is left."""


def settlement(state: "State", seat: int) -> Settlement:
    """Sell all goods, repay loans, cover spaces, in this order (R44, R45)."""
    player, parts = state.players[seat], state.box.components
    sold = (player.gears + player.energy + player.newspapers) * parts.final.sale
    pounds = player.pounds + sold
    open_ = loans.open_loans(state, seat)
    repaid = tuple(open_[: pounds // parts.loans.repay])
    pounds -= len(repaid) * parts.loans.repay
    notes = min(player.cells.count(EMPTY), pounds // parts.final.note)
    return Settlement(sold, repaid, notes, pounds - notes * parts.final.note)


def buzz_points(state: "State") -> list[int]:
    """Return the points of every seat for the buzz track: tied players add up their places and share (R46, R67)."""
    scale = state.box.components.final.buzz_vp
    points = [0] * len(state.players)
    groups = [[seat] for seat in state.arrivals]
    others = [seat for seat in range(len(state.players)) if seat not in state.arrivals]
    spaces = sorted({state.players[seat].buzz for seat in others}, reverse=True)
    groups += [[seat for seat in others if state.players[seat].buzz == space] for space in spaces]
    place = 0
    for group in groups:
        share = sum(scale[place : place + len(group)]) // len(group)
        for seat in group:
            points[seat] = share
        place += len(group)
    return points


def market_points(state: "State") -> list[int]:
    """Return the points of every seat for the highest assistants of the Black Market (R47)."""
    points = [0] * len(state.players)
    highest = [owner for owner in reversed(state.market) if owner != NOBODY]
    for owner, vp in zip(highest, state.box.components.final.market_vp, strict=False):
        points[owner] += vp
    return points


def final_points(state: "State", seat: int, buzz: list[int], market: list[int]) -> list[int]:
    """Itemise what the end of the game brings a seat, in the order of `POINTS`."""
    box, player = state.box, state.players[seat]
    settled = settlement(state, seat)
    points = [0] * len(POINTS)
    points[BUZZ] = buzz[seat]
    points[MARKET] = market[seat]
    if player.level:
        points[OBJECTIVE] = box.objectives[player.nation].gives[player.level - 1]
    still_open = loans.open_loans(state, seat)[len(settled.repaid) :]
    repaid = sum(cell >= REPAID for cell in (*player.cells, *player.beside)) + len(settled.repaid)
    points[LOANS] = -sum(still_open) - repaid * box.components.loans.repaid
    empty = player.cells.count(EMPTY) - settled.notes - player.notes
    points[EMPTY_SPACES] = empty * box.components.final.empty_space_vp
    return points


class FinalScoring(Rule, frozen=True, tag="final-scoring"):
    """After phase 6 of the last round; nobody decides anything (R67)."""

    def run(self, state: "State") -> None:
        """Settle what all players own, score every line and name the winners."""
        buzz, market = buzz_points(state), market_points(state)
        for seat in state.order:
            player = state.players[seat]
            gained = final_points(state, seat, buzz, market)
            settled = settlement(state, seat)
            player.gears = player.energy = player.newspapers = 0
            if settled.sold:
                state.tell(events.SoldOut(seat, settled.sold))
            for vp in settled.repaid:
                loans.turn_over(state, seat, vp)
                state.tell(events.Repaid(seat, state.box.components.loans.repay, vp))
            player.notes, player.pounds = settled.notes, settled.pounds
            if settled.notes:
                state.tell(events.NotesLaid(seat, settled.notes))
            for line, vp in enumerate(gained):
                player.points[line] += vp
                if vp:
                    state.tell(events.Scored(seat, POINTS[line], vp))
        result = standings(state, over=True)
        state.tell(events.GameEnded(result.winners, result.decided_by))


def expected_points(state: "State") -> list[list[int]]:
    """Itemise for every seat what the end would bring now."""
    buzz, market = buzz_points(state), market_points(state)
    return [final_points(state, seat, buzz, market) for seat in range(len(state.players))]


def standings(state: "State", over: bool) -> Standings:
    """Rank the seats by points; tied players share (R49). During play: as if the game ended now."""
    expected = [] if over else expected_points(state)
    return tally(state.players, POINTS, BUZZ, expected, [()] * len(state.players))
