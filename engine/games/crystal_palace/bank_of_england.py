"""3 Bank of England: take a displayed share; income and score advance by its numbers."""

from typing import TYPE_CHECKING

from . import events, income
from .moves import TakeShare
from .parts import EMPTY, SHARES, is_bare
from .questions import Question

if TYPE_CHECKING:
    from .state import State


def possible(state: "State", seat: int) -> bool:
    """Whether a share lies open."""
    return not is_bare(state.shares)


def act(state: "State", seat: int, value: int) -> None:
    """Offer the seat a share."""
    state.then(ShareChoice(seat))


class ShareChoice(Question, frozen=True, tag="share-choice"):
    """Which share is taken."""

    def moves(self, state: "State") -> list[TakeShare]:
        """List the displayed ones."""
        take_share = state.box.take_share
        return [take_share[share] for share in state.shares if share != EMPTY]

    def answer(self, state: "State", move: TakeShare) -> None:
        """Take it and advance."""
        share = state.box.share_of[move.share]
        state.shares[state.shares.index(share)] = EMPTY
        player, parts = state.players[self.seat], state.box.share_parts[share]
        player.shares = (*player.shares, share)
        player.points[SHARES] += parts.vp
        state.tell(events.ShareTaken(self.seat, move.share, parts.vp))
        income.advance(state, self.seat, parts.income)
