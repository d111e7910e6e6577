"""The shape of a state: the lengths and value ranges of its lists. A state of another shape was tampered with."""

from collections.abc import Iterable, Sequence

from .components import ACTIONS, BOARD_ROWS, COLOURS, CUBES, LOCATIONS, TRACKS
from .parts import ABSENT, BONUS, FIGURES, NEUTRAL, NO_CARD, NO_SHIELD, NOBODY, PILES, POINTS, STOCK, UNKNOWN, USED
from .state import State

NEEDLES = 2


def misshapen(state: State) -> list[str]:
    """List the parts of a state whose length or values do not fit the components."""
    seats = len(state.players)
    if seats not in state.box.components.neutral:
        return [f"{seats} players"]
    # Values are checked only if all lists have the right length.
    return [*_lengths(state)] or [*_values(state)]


def _lengths(state: State) -> Iterable[str]:
    box, board = state.box, state.board
    lengths: list[tuple[str, int, Sequence[Sequence[object]]]] = [
        ("board", box.spaces, (state.actions, board.owners, board.bids, board.buildings)),
        ("bonuses", box.columns, (state.bonuses,)),
        ("uses", len(LOCATIONS), (state.uses,)),
        ("shop", box.components.workshop.shop_slots, (state.shop,)),
        ("compass", len(box.tiles), (state.compass,)),
        ("needles", NEEDLES, (state.needles,)),
        ("supply", len(CUBES), (state.supply,)),
        ("piles", len(PILES), (state.piles,)),
        ("discards", len(PILES) - 1, (state.discards,)),
    ]
    for seat, player in enumerate(state.players):
        lengths += [
            (f"seat {seat}", len(LOCATIONS), (player.brussels,)),
            (f"seat {seat}", len(COLOURS), (player.works,)),
            (f"seat {seat}", len(CUBES), (player.cubes,)),
            (f"seat {seat}", len(box.figures), (player.figures,)),
            (f"seat {seat}", len(TRACKS), (player.steps,)),
            (f"seat {seat}", len(BOARD_ROWS), (player.rows,)),
            (f"seat {seat}", len(POINTS), (player.points,)),
        ]
    for name, length, lists in lengths:
        if any(len(each) != length for each in lists):
            yield f"{name}: a list is not {length} long"
    if len(state.display) > len(box.theatre_costs):
        yield f"{len(state.display)} figures in the theatre"


def _values(state: State) -> Iterable[str]:
    box, board, seats = state.box, state.board, len(state.players)
    cards = [*(card for player in state.players for row in (player.won, *player.rows) for card in row)]
    ranges: list[tuple[str, Iterable[int], int, int]] = [
        ("action", state.actions, 0, len(ACTIONS)),
        ("owner", board.owners, NEUTRAL, seats),
        ("builder", board.buildings, NOBODY, seats),
        ("shield", [state.shield], NO_SHIELD, len(box.shields)),
        ("stock card", [state.stock], NO_CARD, len(box.stock)),
        ("stock card", [*state.piles[STOCK], *state.discards[STOCK]], 0, len(box.stock)),
        ("bonus card", state.bonuses, NO_CARD, len(box.bonuses)),
        ("bonus card", [*state.piles[BONUS], *state.discards[BONUS], *cards], 0, len(box.bonuses)),
        ("figure", [*state.piles[FIGURES], *state.discards[FIGURES], *state.display], 0, len(box.figures)),
        ("work", [*state.piles[-1], *(work for slot in state.shop for work in slot)], 0, len(COLOURS)),
        ("use", state.uses, 0, seats * box.components.player.assistants + 1),
        ("taker", state.exhibitions, 0, seats),
        ("needle", state.needles, 0, len(box.tiles)),
        ("first player", [state.first], 0, seats),
        ("round", [state.round], 1, box.rounds + 1),
        *(("standing of a figure", player.figures, ABSENT, USED + 1) for player in state.players),
        *_values_of_steps(state),
    ]
    for name, values, low, high in ranges:
        if any(not low <= value < high for value in values):
            yield f"no such {name}"


def _values_of_steps(state: State) -> Iterable[tuple[str, Iterable[int], int, int]]:
    """Yield what the steps on the agenda name besides seats."""
    box = state.box
    named = {
        "space": (0, box.spaces),
        "action": (0, len(ACTIONS)),
        "figure": (0, len(box.figures)),
        "card": (0, len(box.bonuses)),
        "colour": (0, len(COLOURS)),
        "rows": (0, len(BOARD_ROWS)),
        "drawn": (UNKNOWN, len(COLOURS)),
    }
    for step in state.agenda:
        for field in step.__struct_fields__:
            value = getattr(step, field)
            if field in named:
                low, high = named[field]
                yield f"{field} of a step", value if isinstance(value, tuple) else (value,), low, high
            elif field == "tied":
                yield "tied seat", [seat for seat, _ in value], 0, len(state.players)
                yield "tied card", [card for _, card in value], 0, len(box.bonuses)
