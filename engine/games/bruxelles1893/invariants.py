"""What holds after every move: nothing is made or lost (chapter 5 of the rules)."""

from collections import Counter
from collections.abc import Iterable

from .components import BLACK, COLOURS, CUBES
from .parts import ABSENT, BONUS, FIGURES, NEUTRAL, NO_CARD, NO_SHIELD, STOCK, UNKNOWN, WORKS
from .sale import Shop
from .shape import misshapen
from .state import State
from .theatre import Enlistment
from .workshop import Workshop


def broken(state: State) -> list[str]:
    """List what does not hold. If the shape of a state is wrong, nothing else is checked."""
    return misshapen(state) or [
        *_assistants(state),
        *_board(state),
        *_cards(state),
        *_works(state),
        *_materials(state),
        *_places(state),
    ]


def _assistants(state: State) -> Iterable[str]:
    parts = state.box.components
    owners = state.board.owners
    for seat, player in enumerate(state.players):
        total = player.reserve + player.courthouse + sum(player.brussels) + owners.count(seat)
        if total != parts.player.assistants:
            yield f"seat {seat} has {total} assistants"
        if min(player.reserve, player.courthouse, *player.brussels) < 0:
            yield f"seat {seat} has fewer than no assistants somewhere"
    kept = [player.neutral for player in state.players]
    neutrals = parts.neutral[len(state.players)] * len(state.players)
    if sum(kept) + owners.count(NEUTRAL) != neutrals or min(kept) < 0:
        yield f"there are {sum(kept) + owners.count(NEUTRAL)} neutral assistants, not {neutrals}"


def _board(state: State) -> Iterable[str]:
    board = state.board
    for space, (owner, bid) in enumerate(zip(board.owners, board.bids, strict=True)):
        if (owner >= 0) != (bid > 0):
            yield f"space {space} has a bid of {bid} for {owner}"
    area = () if state.shield == NO_SHIELD else state.box.shields[state.shield].area
    for space, owner in enumerate(board.owners):
        if (owner >= 0 or owner == NEUTRAL) and space not in area:
            yield f"space {space} is not open but has an assistant"
    for seat, player in enumerate(state.players):
        built = board.buildings.count(seat)
        if built != player.built or built > len(state.box.units):
            yield f"seat {seat} has {built} buildings on the board and {player.built} built"
        if player.money < 0:
            yield f"seat {seat} has {player.money} money"


def _cards(state: State) -> Iterable[str]:
    box = state.box
    figures = Counter([*state.piles[FIGURES], *state.discards[FIGURES], *state.display])
    figures.update(step.figure for step in state.agenda if isinstance(step, Enlistment))
    bonuses = Counter([*state.piles[BONUS], *state.discards[BONUS], *state.bonuses])
    stock = Counter([*state.piles[STOCK], *state.discards[STOCK], state.stock])
    for player in state.players:
        figures.update(figure for figure, standing in enumerate(player.figures) if standing != ABSENT)
        bonuses.update(player.won)
        for row in player.rows:
            bonuses.update(row)
    for figure, name in enumerate(box.figures):
        expected = len(state.players) if figure == box.first_figure else box.figure_parts[figure].count
        if figures[figure] != expected:
            yield f"figure {name}: {figures[figure]} of {expected} cards"
    for name, cards, names in (("bonus", bonuses, box.bonuses), ("stock", stock, box.stock)):
        cards.pop(NO_CARD, None)
        for card, key in enumerate(names):
            if cards[card] != 1:
                yield f"{name} card {key}: {cards[card]} of 1"


def _works(state: State) -> Iterable[str]:
    works = Counter(state.piles[WORKS])
    works[BLACK] += state.blacks
    for slot in state.shop:
        works.update(slot)
    for step in state.agenda:
        if isinstance(step, Workshop):
            works.update(tile for tile in step.drawn if tile != UNKNOWN)
        elif isinstance(step, Shop):
            works[step.colour] += 1
    for seat, player in enumerate(state.players):
        for colour, count in enumerate(player.works):
            works[colour] += count
            if count < 0:
                yield f"seat {seat} has {count} works {COLOURS[colour]}"
    for colour, name in enumerate(COLOURS):
        if works[colour] != state.box.art[colour]:
            yield f"works {name}: {works[colour]} of {state.box.art[colour]}"
    shown = [slot[-1] for slot in state.shop if slot]
    if len(set(shown)) < len(shown):
        yield "the shop shows one colour twice"


def _materials(state: State) -> Iterable[str]:
    for kind, name in enumerate(CUBES):
        held = [state.supply[kind], *(player.cubes[kind] for player in state.players)]
        if sum(held) != state.box.supply[kind] or min(held) < 0:
            yield f"{name}: {held} cubes in the supply and with the players, {state.box.supply[kind]} in the box"


def _places(state: State) -> Iterable[str]:
    box = state.box
    if len(set(state.needles)) < len(state.needles):
        yield "both needles point at one space"
    if sorted(state.compass) != sorted(box.tiles):
        yield "the compass has lost a tile"
    if state.cursor not in box.sale_values:
        yield f"the cursor is out of the grid: {state.cursor}"
    if not state.round - 1 <= len(state.exhibitions) <= state.round:
        yield f"{len(state.exhibitions)} exhibition tiles are taken in round {state.round}"
    for seat, player in enumerate(state.players):
        for track, step in enumerate(player.steps):
            if not 0 <= step < len(box.tracks[track]):
                yield f"seat {seat} is beyond a track"
