"""Metrics: what conditions and effects count, evaluated at the moment they are asked for."""

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from .box import Row
from .parts import EMPTY, OPEN, Player, is_tile
from .vocabulary import METRICS, Metric

if TYPE_CHECKING:
    from .state import State


def tiles(player: Player) -> list[int]:
    """List the research tiles on a player's board."""
    return [cell for cell in player.cells if is_tile(cell)]


def _permanent(state: "State", seat: int, permanent: bool) -> int:
    kinds = state.box.tile_is_permanent
    return sum(kinds[tile] == permanent for tile in tiles(state.players[seat]))


_MEASURES: Final[dict[Metric, Callable[["State", int], int]]] = {
    "characters": lambda state, seat: len(state.players[seat].characters),
    "prototypes": lambda state, seat: len(state.players[seat].prototypes),
    "cards": lambda state, seat: len(state.players[seat].characters) + len(state.players[seat].prototypes),
    "patents": lambda state, seat: len(state.players[seat].patents),
    "shares": lambda state, seat: len(state.players[seat].shares),
    "research": lambda state, seat: len(tiles(state.players[seat])),
    "research_permanent": lambda state, seat: _permanent(state, seat, True),
    "research_immediate": lambda state, seat: _permanent(state, seat, False),
    "westminster": lambda state, seat: state.players[seat].westminster,
    "newspapers": lambda state, seat: state.players[seat].newspapers,
    "income": lambda state, seat: state.box.income[state.players[seat].income],
    "gears": lambda state, seat: state.players[seat].gears,
    "energy": lambda state, seat: state.players[seat].energy,
    "resources": lambda state, seat: state.players[seat].gears + state.players[seat].energy,
    "dice": lambda state, seat: state.players[seat].usable + state.players[seat].gained,
    "buzz": lambda state, seat: state.players[seat].buzz,
    "market_assistants": lambda state, seat: state.market.count(seat),
}
_BY_NUMBER: Final = tuple(_MEASURES[name] for name in METRICS)


def metric(state: "State", seat: int, name: Metric) -> int:
    """Count what a metric counts for a seat now."""
    return _MEASURES[name](state, seat)


def counts(state: "State", seat: int) -> tuple[int, ...]:
    """Return all that metrics count for a seat now, in the order of `METRICS`; faster than one by one."""
    player, is_permanent = state.players[seat], state.box.tile_is_permanent
    characters, prototypes = len(player.characters), len(player.prototypes)
    kinds = [is_permanent[cell] for cell in player.cells if EMPTY < cell < OPEN]
    permanent = sum(kinds)
    return (
        characters,
        prototypes,
        characters + prototypes,
        len(player.patents),
        len(player.shares),
        len(kinds),
        permanent,
        len(kinds) - permanent,
        player.westminster,
        player.newspapers,
        state.box.income[player.income],
        player.gears,
        player.energy,
        player.gears + player.energy,
        player.usable + player.gained,
        player.buzz,
        state.market.count(seat),
    )


def level(state: "State", seat: int, row: Row) -> int:
    """Return the highest level of a row whose threshold a seat reaches; 0 for none."""
    reached = _BY_NUMBER[row.metric](state, seat)
    return sum([reached >= threshold for threshold in row.thresholds])


def reaches(state: "State", seat: int, row: Row, level_: int) -> bool:
    """Whether a seat meets the condition of a level, counted from 1."""
    return _BY_NUMBER[row.metric](state, seat) >= row.thresholds[level_ - 1]
