"""Assistant actions (section 7 of the rules): the objective, or the Black Market; used at once or lost."""

from typing import TYPE_CHECKING, Any, Final

from . import black_market, events, metrics
from .moves import DECLINE, Decline, Promote
from .questions import Question

if TYPE_CHECKING:
    from .state import State

PROMOTE: Final = Promote()


def can_be_promoted(state: "State", seat: int) -> bool:
    """Whether the condition of the next objective level holds now: no level is skipped, none is lost (R20)."""
    player = state.players[seat]
    objective = state.box.objectives[player.nation]
    if player.level == len(objective.thresholds):
        return False
    return metrics.reaches(state, seat, objective, player.level + 1)


class AssistantAction(Question, frozen=True, tag="assistant-action"):
    """What an assistant action is used for. Without a legal use it is skipped (R61)."""

    free: bool
    """Whether the Black Market costs nothing."""

    def moves(self, state: "State") -> list[Any]:
        """List the uses; declining is always possible (R60)."""
        uses: list[Any] = [PROMOTE] if can_be_promoted(state, self.seat) else []
        uses += black_market.uses(state, self.seat)
        uses.append(DECLINE)
        return uses

    def answer(self, state: "State", move: Any) -> None:
        """Carry it out."""
        if type(move) is Promote:
            player = state.players[self.seat]
            player.level += 1
            state.tell(events.ObjectiveReached(self.seat, player.level))
        elif type(move) is not Decline:
            black_market.use(state, self.seat, move, self.free)
