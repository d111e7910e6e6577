"""Answers that stand out: those with a letter, those that would do nothing, and the one the cursor starts on."""

from collections.abc import Sequence

from engine.games.bruxelles1893 import materials, moves
from engine.games.bruxelles1893.components import COURTHOUSE, JOKER, LOCATIONS, TRACKS
from engine.games.bruxelles1893.moves import AnyMove
from engine.games.bruxelles1893.parts import ABSENT, Player
from engine.games.bruxelles1893.state import State
from tui.table.scene import Scene

from . import gains

LOCATION_LETTERS = dict(zip(LOCATIONS, "asdf", strict=True))
PASS_LETTER = "p"


def letter(move: AnyMove) -> str:
    """Return the letter of a standing choice: a visit to Brussels, or to pass."""
    match move:
        case moves.Visit(location):
            return LOCATION_LETTERS[location]
        case moves.Pass():
            return PASS_LETTER
    return ""


def is_idle(scene: Scene[State], move: AnyMove) -> bool:
    """Whether a move would do nothing for its player: an action or an effect that is not possible."""
    state, seat = scene.state, scene.decider
    match move:
        case moves.Place(row, col):
            action = state.actions[state.box.cell(row, col)]
            return is_placing(scene) and action not in gains.usable_actions(scene, seat)
        case moves.Activate(figure):
            return _is_void(state, seat, state.box.figures.index(figure))
        case moves.Approach(figure):  # one without an effect may still be worth keeping
            number = state.box.figures.index(figure)
            return _is_void(state, seat, number) and state.players[seat].figures[number] != ABSENT
        case moves.Use(powers):
            return all(_is_power_void(state, state.players[seat], power) for power in powers)
    return False


def idle_spaces(scene: Scene[State]) -> set[int]:
    """Return the spaces that may be chosen, but whose actions would do nothing."""
    if not is_placing(scene):
        return set()
    usable = gains.usable_actions(scene, scene.decider)
    return {space for space, action in enumerate(scene.state.actions) if action not in usable}


def is_placing(scene: Scene[State]) -> bool:
    """Whether a player chooses a space for an assistant that acts there."""
    return scene.decision is not None and scene.decision.asks == "turn"


def begins_at(scene: Scene[State], answers: Sequence[AnyMove]) -> int:
    """Return the first answer that does something; passing and idle moves only where there is nothing else."""
    useful = [index for index, move in enumerate(answers) if not is_idle(scene, move)]
    lasting = [index for index in useful if not isinstance(answers[index], moves.Pass | moves.Decline | moves.Done)]
    return next(iter(lasting or useful), 0)


def _is_power_void(state: State, player: Player, power: str) -> bool:
    return not player.courthouse if power == COURTHOUSE else _is_at_top(state, player, power)


def _is_at_top(state: State, player: Player, track: str) -> bool:
    number = TRACKS.index(track)
    return player.steps[number] == len(state.box.tracks[number]) - 1


def _is_void(state: State, seat: int, figure: int) -> bool:
    """Whether a public figure would bring a player nothing now."""
    effect, player = state.box.effects[figure], state.players[seat]
    return not (
        effect.gain_money
        or effect.vp
        or (effect.jokers and state.supply[JOKER])
        or ((effect.nobles or effect.nobles_for_a_joker) and materials.nobles_left(state))
        or (effect.advance and not _is_at_top(state, player, effect.advance))
        or (effect.release and player.courthouse)
    )
