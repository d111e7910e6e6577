"""6 London Times: buzz for the level reached in the editor's row of the round."""

from typing import TYPE_CHECKING

from . import buzz, events, metrics

if TYPE_CHECKING:
    from .state import State


def possible(state: "State", seat: int) -> bool:
    """Whether the action can be carried out: always, even at level 0 (R58)."""
    return True


def reached(state: "State", seat: int) -> tuple[int, int]:
    """Return the level a seat has reached in this round's row, and the buzz it brings."""
    row = state.box.editor_rows[state.editor][state.round - 1]
    level = metrics.level(state, seat, row)
    return level, row.gives[level - 1] if level else 0


def act(state: "State", seat: int, value: int) -> None:
    """Advance by the number of the level."""
    level, steps = reached(state, seat)
    state.tell(events.Published(seat, level, steps))
    if steps:
        state.then(buzz.BuzzMove(seat, steps))
