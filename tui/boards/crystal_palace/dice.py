"""What dice that are being set come to: their cost, the slots they open, and what the others can set."""

from collections.abc import Sequence

from engine.games.crystal_palace import salaries
from engine.games.crystal_palace.state import State
from tui.table.scene import Scene

from . import look


def lines(scene: Scene[State], values: Sequence[int]) -> list[tuple[str, str]]:
    """Describe these values of the dice, the important things first, each line with its ink."""
    words, state, seat = scene.words, scene.state, scene.decider
    player, total = state.players[seat], sum(values)
    left = player.pounds - total
    said = [(words("dial-sum", sum=total), "ink"), (words("dial-cost", pounds=total), "ink")]
    if left >= 0:
        said.append((words("dial-left", pounds=left, have=player.pounds), "good"))
    else:
        said.append((words("dial-left.missing", pounds=-left), "bad"))
        loans = -(left // state.box.components.loans.cash)
        least, most = look.loan_range(state)
        said.append((words("dial-loans", count=loans, least=least, most=most), "bad"))
    reached = state.boards.reached
    opened = ", ".join(
        f"{value}{scene.glyphs.arrow}{len(reached[value])}" for value in sorted(set(values), reverse=True)
    )
    said.append((words("dial-slots", values=opened, count=len(state.boards.lows)), "ink"))
    due = salaries.due(state, seat)
    said.append((words("dial-later", income=state.box.income[player.income], pay=due), "ink"))
    rivals = [
        words(
            "dial-rival",
            sign=scene.glyphs.seats[rival],
            count=state.players[rival].usable,
            pounds=state.players[rival].pounds,
        )
        for rival in range(len(state.players))
        if rival != seat
    ]
    said.append((f" {scene.glyphs.dot} ".join(rivals), "faint"))
    return [*said, (words("dial-first"), "faint"), (words("dial-keys"), "faint")]
